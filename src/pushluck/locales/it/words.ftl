# I nomi delle cose e le espressioni a cui i messaggi di ogni file possono rimandare.

points = { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}
lost-points = { $lost ->
    [one] { $lost } punto
    [many] { $lost } di punti
   *[other] { $lost } punti
}
dice-count = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
seat = Posto { $number }

## Le chiuse che dicono che cosa andrebbe bene

would-do = { $doing ->
    [dice] Puoi mettere da parte { $choices }.
    [acts] Puoi { $choices }.
   *[none] { "" }
}
more-choices = { $choices } o altri
did-you-mean = { $guess ->
    [yes] Forse { $nearest }?
   *[no] { "" }
}

## Le azioni, all’infinito: «Puoi …»

action-t = lanciare
action-b = incassare
action-r = riprendere i dadi rimasti
action-c = gridare all’imbroglio
action-a = accettare il conto
action-z-owed = saltare questo turno
action-z-off-table = segnalare un dado fuori dal tavolo
action-z-out-of-turn = segnalare un lancio fuori turno
action-z-away = segnalare un’assenza
action-keep = mettere da parte { $dice }
action-turn = mettere da parte { $dice }, con un dado girato da { $die } a { $face }
action-declare = incassare dichiarando { points }
action-first = far cominciare { $seat }

## Le combinazioni

combination-single = { $face }
combination-of-a-kind = { $count ->
    [3] tre { $face }
    [4] quattro { $face }
    [5] cinque { $face }
    [6] sei { $face }
   *[other] { $count } { $face }
}
combination-straight-low = scala 1–5
combination-straight-high = scala 2–6
combination-straight-full = scala 1–6
combination-three-pairs = tre coppie
combination-two-triples = due tris
combination-full-house = full
combination-hot-dice = premio per la mano piena
combination-ride = premio per la ripresa
