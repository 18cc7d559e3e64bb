# Pourquoi une partie ne se résout pas.

reason-not-solved = Le jeu parfait n’est pas connu pour ces règles : il ne va pas jusqu’à { $field } tel que réglé ici.
reason-match-need-not-end = Avec ces règles, une partie peut ne jamais finir ; on ne connaît donc les chances de personne. { $field } en est une raison.
reason-damaged-table = Le fichier { $path } est abîmé. Supprimez-le, et ses règles seront résolues à nouveau.
reason-other-table = La table { $path } appartient à d’autres règles, ou à une autre version de Pushluck.
reason-solver-not-installed = Résoudre ces règles demande une partie de Pushluck qui n’est pas installée. Pour l’ajouter : pip install "{ $extra }"
reason-impossible-score = Personne ne peut avoir { $score } ici : les scores sont des multiples de { $unit }, et jamais sous { $least }.
reason-score-ends-match = Avec un score de { $score }, la partie est finie.
reason-impossible-busts = Les tours perdus d’affilée vont ici de 0 à { $most }.
reason-impossible-offer = Personne ne peut laisser ici { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} et { $points } points : il reste de { $fewest } à { $highest } dés, et les points sont un multiple de { $unit }, de { $least } à { $most }.
reason-impossible-turn = Un tour ne peut pas avoir { $total } points ici : c’est un multiple de { $unit }, et au moins les { $least } des dés mis de côté.
reason-hand-does-not-fit = Quand on lance autant de dés, { $kept ->
    [0] aucun n’est mis de côté
    [one] un seul est mis de côté
   *[other] { $kept } sont mis de côté
}, pas { $given }.
reason-option-for-other-game = { $option } ne veut rien dire à { $game }.
reason-bad-pair = { $option } demande deux nombres entiers séparés par une virgule, comme 4200,7000, pas { $given }.
reason-impossible-body = { $bones } n’est pas un squelette d’un seul tenant. Nomme chaque emplacement une fois, parmi { $slots }, et Y pour un chapeau sur le crâne K.
reason-impossible-bones = Au lancer { $throws } d’un tour, { $wanted } dés sont placés ou lancés, { $most } d’une sorte au plus ; il y en a { $given } ici.
reason-impossible-skeleton = Aucun tour ne mène à ce squelette avec ces dés : il n’y a donc rien à conseiller.
reason-no-such-event = La partie enregistrée a { $most } événements ; il n’y a pas de position après { $given }.
reason-only-two-seats = Le conseil exact est pour deux ; ici vous êtes { $players }.
reason-first-seat-open = On ne sait pas encore qui commence : il n’y a rien à conseiller.

## Résoudre

solve-running = { $game }, résolution en cours{ $sweep ->
    [1] { "" }
   *[other] , passage { $sweep }
}
solve-interrupted = Arrêté. Ce qui est résolu jusqu’ici est gardé, et la même commande reprend de là.
solve-title = { $game } ({ $rules }) : à deux, chacun au mieux
solve-first-wins = Qui commence gagne { NUMBER($percent, minimumFractionDigits: 8, maximumFractionDigits: 8) } % des parties, l’autre { NUMBER($other, minimumFractionDigits: 8, maximumFractionDigits: 8) } %.
solve-size = { $states } positions ; les équations sont vérifiées à { $residual } près.
solve-time = Résolu en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
solve-kept = Résolu auparavant sur cette machine, et gardé.
solve-solo-title = { $game } ({ $rules }) : en solo, pour le plus de points
solve-turns = Jusqu’au but, il faut au mieux { NUMBER($turns, minimumFractionDigits: 3, maximumFractionDigits: 3) } tours en moyenne.
