# Quand encaisser, et ce que vaut chaque choix au jeu parfait.

## Feuilles pour une vraie table

bank-title = { $game } ({ $rules }) : quand encaisser
bank-for-points = Points
bank-lost = { $lost ->
    [one] 1 perdu
   *[other] { $lost } perdus
}
bank-scores = { $mine }–{ $theirs }
bank-hand = { $dice } : { $hand }
bank-hand-points = { $dice } : { $hand } ({ $points })
bank-never = –
bank-always = toujours
bank-note = { $mark } Pas de seuil : encaisse avec { $ranges } ; sinon, lance.
bank-range = { $first }–{ $last }
bank-from = { $first } ou plus
bank-how = Selon les dés restants : encaisse dès que le total du tour atteint ces points ; en dessous, relance. « – » : relance toujours.
bank-how-hand = Après le nombre de dés restants figure ce qui est mis de côté, car les dés suivants peuvent s’y joindre.
bank-how-points = Points : ce qui rapporte le plus en moyenne, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points par tour.
bank-how-lost = « 1 perdu » : de même après autant de tours perdus d’affilée.
bank-how-scores = Selon les scores, le tien d’abord : ce qui gagne le plus souvent à deux, et combien de fois. Qui commence gagne { $chance } des parties.
ride-note = { $mark } Pas de seuil : reprends avec { $ranges } ; sinon, lance tous les dés.
ride-how = Selon les dés que l’autre a laissés : reprends-les s’ils viennent avec au moins autant de points ; avec moins, lance tous les dés. « – » : ne les reprends jamais ; vide : rien ne peut avoir été laissé.

## Quand enterrer

bury-title = { $game } ({ $rules }) : quand enterrer
bury-for-points = Pour les points ({ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } par tour)
bury-scores = { $mine }–{ $theirs } (gagne { $chance })
column-throws = Lancers
bury-how = Quand une pierre tombale se montre et que tu as assez placé : enterre avec autant de points ou plus ; avec moins, relance. Lignes : lancers faits ce tour. Colonnes : dés du milieu qu’aurait un autre lancer. « – » : relance toujours ; vide : n’arrive presque jamais.
bury-right = La vérité dépend aussi des os qui sont là : ces feuilles nomment le meilleur choix dans au moins { $right } des cas.
bury-how-scores = Scores : le tien d’abord. Qui commence gagne { $chance } des parties.

## Conseil dans une position

advice-scores = { $game } : { $mine } contre { $theirs }
advice-offer = Reste : { dice-count }, { points }
advice-turn = Ce tour : { points }
advice-throw = Lancé : { $dice }
advice-place = placer { $bones }
advice-bury = enterrer
advice-you = Toi
advice-other = L’autre
advice-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
column-choice = Choix
