# Ce qu'affichent les commandes du terminal, et pourquoi elles ne peuvent pas faire ce qui a été tapé.

## Colonnes

column-preset = Jeu
column-name = Nom
column-special = Particularités
column-source = D’où viennent les règles
column-keep = À mettre de côté
column-points = Points
column-made-of = Détail
column-dice-left = Dés restants
column-bank = Encaisser
column-dice = Dés
column-lost = Tour perdu
column-instant = dont aussitôt
column-hot-dice = Main pleine
column-mean = Points en moyenne
column-bot = Bot
column-wins = Victoires
column-interval = intervalle à 95 %
column-turns = Tours par partie
column-points-per-turn = Points par tour
column-busts = Tours perdus
column-mean-bank = Encaissé en moyenne
column-hot-dice-per-turn = Mains pleines par tour

## Ce que vaut un lancer

score-throw = { $game } : { $dice }
score-hand = Déjà de côté : { $dice }, qui valent { $points }
score-no-score = Rien ne marque : le tour est perdu.
score-instant = { $limit } dés ou plus qui montrent { $face } mettent aussitôt fin au tour, et en voici { $count }. { $loses ->
    [game] Tout le score est perdu.
   *[turn] Le tour est perdu.
}
score-first-throw = Rien ne marque : le tour est perdu. Au premier lancer d’un tour, cela coûte en plus { $costs ->
    [fine] { points }
   *[lose_all] tout le score
}.
score-free-throw = Rien ne marque, mais au premier lancer d’un tour cela rapporte { points } et tous les dés à relancer.
score-wins = Ce lancer gagne aussitôt la partie.
score-part = { $name } ({ $points })
score-parts = { $times } × { $name } ({ $points })
score-whole-hand = avec les dés de côté : { $parts }
score-hot-dice = aucun : les { $dice } à relancer
score-may-bank = oui
batch-failures = { $count ->
    [one] Une ligne est restée sans réponse.
   *[other] { $count } lignes sont restées sans réponse.
}

## Simulations

simulate-title = { $game } : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
simulate-unfinished = { $games ->
    [one] Une partie ne finissait pas et a été abandonnée.
   *[other] { $games } parties ne finissaient pas et ont été abandonnées.
}
simulate-interval = { $low } à { $high }
simulate-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Parties enregistrées

replay-title = { $game } ({ $rules }) : { $players }
replay-turn = Tour { $number } : { $name }
failure-expected = Attendu : { $hints }.

## La feuille de score

sheet-round = Manche
sheet-score = { $score } ({ $change })
sheet-z = Z

## Échecs

failure-help = Pour en savoir plus : { $command }
failure-interrupted = Arrêté.
failure-disk-full = Le disque est plein ; tout n’a pas pu être écrit.
failure-no-file = Le fichier { $path } n’existe pas.
failure-folder = { $path } est un dossier, pas un fichier.
failure-no-access = { $path } ne peut pas être ouvert : l’accès est refusé.
failure-system = Le système refuse : { $what }.
failure-fault = C’est une erreur de Pushluck, pas la tienne ({ $what }). Merci de la signaler.

reason-no-such-option = Il n’y a pas d’option { $option }. { did-you-mean }
reason-no-such-command = Il n’y a pas de commande { $command }. { did-you-mean }
reason-option-value = Il manque une valeur à { $option }, ou bien cette option n’en prend pas.
reason-argument-missing = Il manque { $argument }.
reason-unexpected-argument = { $argument } est de trop.
reason-options-exclude = Choisis : { $options }.
reason-bad-number = { $option } demande un nombre entier d’au moins { $least }, pas { $given }.
reason-preset-missing = Quelles règles ? Nomme un jeu comme zonk, ou un fichier avec --rules.
reason-preset-and-rules-file = Le fichier contient des règles de { $found }, pas de { $preset }. Laisse l’un des deux de côté.
reason-line-not-utf-8 = Cette ligne n’est pas du texte en UTF-8.
reason-no-scoring-dice = Dans { $preset }, on ne met pas de dés de côté : il n’y a rien à compter.
reason-hand-points-without-hand = Des points pour des dés mis de côté ? Dis lesquels avec --hand.
reason-hand-points-missing = { $hand } ne marque pas en un seul lancer : dis avec --hand-points ce que cela vaut.
reason-impossible-number-of-dice = { $most ->
    [0] Avec ces dés de côté, il n’en reste aucun à lancer.
    [1] Ici on lance un seul dé, pas { $given }.
   *[other] Ici on lance de 1 à { $most } dés, pas { $given }.
}
reason-not-json = Ce n’est pas du JSON, à partir du caractère { $place }.
reason-not-an-object = Une ligne est un objet JSON avec { $keys }.
reason-unknown-key = Une question n’a pas de { $key }, seulement { $keys }.
reason-not-dice = { $key } doit être un texte de dés comme "114562".
reason-not-points = { $key } doit être un nombre entier d’au moins 0.
