# Ce qui est écrit sur les graphiques.

plot-chances-title = { $game } : qui gagne
plot-chances-about = Les chances de qui va jouer, quand les deux jouent au mieux
plot-turns-title = { $game } : encaisser ou lancer
plot-turns-about = Ce qui gagne le plus souvent, selon les dés restants, contre un score de { $score }
plot-turns-about-pig = Ce qui gagne le plus souvent, selon le score de l’adversaire
plot-your-score = Votre score
plot-their-score = Le score de l’adversaire
plot-turn-total = Total du tour
plot-dice = { $dice ->
    [one] { $dice } dé restant
   *[other] { $dice } dés restants
}
plot-against = Contre { $score }
plot-bank = encaisser
plot-throw = lancer
plot-depends = selon les dés gardés
plot-reaches = atteint { $score }

plot-bones-title = { $game } : enterrer ou lancer
plot-bones-about = Ce qui gagne le plus dès qu’une pierre tombale se montre, à { $mine } contre { $theirs }
plot-bones-points = Points du squelette
plot-bones-free = Dés libres
plot-bones-bury = enterrer
plot-bones-depends = selon les os
plot-bones-throws = { $throws ->
    [one] Après { $throws } lancer
   *[other] Après { $throws } lancers
}
