# Les noms des choses, et les tournures auxquelles les messages de tous les fichiers peuvent renvoyer.

points = { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
}
lost-points = { $lost ->
    [one] { $lost } point
    [many] { $lost } de points
   *[other] { $lost } points
}
dice-count = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
seat = Place { $number }

## Les fins de phrase qui disent ce qui irait

would-do = { $doing ->
    [dice] Tu peux mettre de côté { $choices }.
    [acts] Tu peux { $choices }.
   *[none] { "" }
}
more-choices = { $choices } ou d’autres
did-you-mean = { $guess ->
    [yes] Est-ce { $nearest } ?
   *[no] { "" }
}

## Les actions, à l’infinitif : « Tu peux … »

action-t = lancer
action-b = encaisser
action-r = reprendre les dés laissés
action-c = crier à la triche
action-a = accepter le compte
action-z-owed = passer ce tour
action-z-off-table = signaler un dé tombé de la table
action-z-out-of-turn = signaler un lancer hors tour
action-z-away = signaler une absence
action-keep = mettre de côté { $dice }
action-turn = mettre de côté { $dice }, un { $die } retourné en { $face }
action-declare = encaisser en annonçant { points }
action-first = faire commencer { $seat }

## Les combinaisons

combination-single = { $face }
combination-of-a-kind = { $count ->
    [3] trois { $face }
    [4] quatre { $face }
    [5] cinq { $face }
    [6] six { $face }
   *[other] { $count } { $face }
}
combination-straight-low = suite 1–5
combination-straight-high = suite 2–6
combination-straight-full = suite 1–6
combination-three-pairs = trois paires
combination-two-triples = deux brelans
combination-full-house = full
combination-hot-dice = prime de main pleine
combination-ride = prime de reprise
