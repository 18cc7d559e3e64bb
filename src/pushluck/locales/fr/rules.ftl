# La page de règles de n’importe quel jeu de règles. Une ligne, un message ; `pushluck.rulebook` choisit.

rule-sources = Sources :
rule-legend = La marque après chaque règle dit d’où elle vient :
rule-mark-source = source
rule-mark-published = publié
rule-mark-table = table
rule-mark-changed = modifié
rule-meaning-source = la source le dit.
rule-meaning-published = la source n’en dit rien, mais une autre description publiée du même jeu le dit.
rule-meaning-table = la source n’en dit rien ; à cette table, c’est ainsi.
rule-meaning-changed = la source dit autre chose ; c’est modifié à cette table.

## Titres

rule-heading-aim = Le but
rule-heading-seats = Qui joue, et dans quel ordre
rule-heading-turn = Un tour
rule-heading-points = Ce que valent les dés
rule-heading-keeping = Mettre des dés de côté
rule-heading-joining = Réunir les dés de plusieurs lancers
rule-heading-hot-dice = La main pleine
rule-heading-banking = Encaisser
rule-heading-busting = Perdre le tour
rule-heading-finish = La fin de la partie
rule-heading-leftovers = Les dés laissés
rule-heading-manners = Triche et bonnes manières

## Le but

rule-aim = { $kind ->
    [first] Encaisser { $target } points avant tout le monde.
    [exact] Tomber juste sur { $target } points.
    [extended] Tomber juste sur { $target } points ; qui dépasse continue jusqu’à { $extended }.
    [rounds] Avoir le meilleur score au bout de { $rounds } tours de table.
   *[last-turns] Avoir le meilleur score une fois que quelqu’un a encaissé { $target } points et que les derniers tours sont joués.
}

## Qui joue, et dans quel ordre

rule-seats = { $range ->
    [one] Pour { $least } personnes.
   *[many] De { $least } à { $most } personnes.
}
rule-direction = { $direction ->
    [clockwise] On joue dans le sens des aiguilles d’une montre, vers la gauche.
   *[counter_clockwise] On joue dans le sens inverse des aiguilles d’une montre, vers la droite.
}
rule-start = { $start ->
    [roll_off] Chaque personne lance un dé, et le plus haut commence.
    [youngest] La personne la plus jeune commence.
    [random] Le sort décide qui commence.
   *[first_seat] La personne assise à la première place commence.
}
rule-start-tied = En cas d’égalité en tête, on relance entre ex æquo.

## Un tour

rule-throw-all = { $dice ->
    [one] Le tour commence par un lancer du seul dé.
   *[other] Le tour commence par un lancer des { $dice } dés.
}
rule-choose = Après chaque lancer, on met de côté des dés qui marquent ; leurs points s’ajoutent au total du tour. Puis on encaisse ce total, ou on lance les dés qui restent.
rule-at-risk = Tant qu’ils ne sont pas encaissés, les points du tour peuvent se perdre.

## Ce que valent les dés

rule-single = { $points ->
    [0] Un { $face } seul ne vaut rien.
   *[other] Chaque { $face } vaut { points }.
}
rule-triple = { $points ->
    [0] De 2 à 6, trois dés identiques ne font pas de brelan.
   *[other] De 2 à 6, un brelan vaut { $points } fois sa face : trois 2 font { $low }, trois 6 font { $high }.
}
rule-triple-ones = { $points ->
    [0] Les 1 comptent toujours un par un, quel que soit leur nombre.
   *[other] Trois 1 valent { points }.
}
rule-fives = { $fives ->
    [set] Trois 5 ou plus mis de côté ensemble comptent toujours comme un brelan, même s’ils vaudraient plus un par un.
   *[singles] Les 5 comptent toujours un par un, jamais comme un brelan.
}
rule-more = { $more ->
    [none] Quatre dés identiques ou plus ne valent pas mieux : trois d’entre eux font le brelan.
    [same] Quatre dés identiques ou plus valent autant que trois.
    [once] Quatre dés identiques ou plus valent { points } de plus que trois, quel que soit leur nombre.
    [per_die] Au-delà de trois, chaque dé identique ajoute { points }.
    [linear] Au-delà de trois, chaque dé identique ajoute encore une fois la valeur des trois.
   *[double] Au-delà de trois, chaque dé identique double la valeur.
}
rule-more-fixed = { $sizes } dés identiques valent { points }, quelle que soit leur face.
rule-more-table = { $sizes } dés identiques valent, des 1 aux 6 : { $values }.
rule-more-no-set = { $sizes } dés identiques ne font pas de combinaison.
rule-straight = { $adds ->
    [yes] La suite { $dice } vaut { $base }, et ses 1 et 5 en plus : { points } en tout.
   *[no] La suite { $dice } vaut { points }.
}
rule-three-pairs = { $adds ->
    [yes] Trois paires valent { points }, et leurs 1 et 5 en plus.
   *[no] Trois paires valent { points }.
}
rule-pairs = { $pairs ->
    [distinct] Les trois paires doivent montrer trois faces différentes.
    [four_and_two] Quatre dés identiques et une paire comptent aussi comme trois paires.
   *[any] Quatre dés identiques et une paire comptent aussi comme trois paires, et six dés identiques également.
}
rule-two-triples = { $adds ->
    [yes] Deux brelans valent { points }, et leurs 1 et 5 en plus.
    [no] Deux brelans valent { points }.
   *[sum] Deux brelans valent la somme des deux.
}
rule-full-house = { $adds ->
    [yes] Un full (brelan et paire) vaut { points }, et le brelan en plus.
   *[no] Un full (brelan et paire) vaut { points }.
}
rule-absent = Pas dans ce jeu : { $names }.
rule-best-split = Quand des dés peuvent se lire de plusieurs façons, c’est la meilleure qui compte.
rule-table-caption = Quelques lancers, et ce qu’on peut en tirer de mieux :
rule-table-throw = lancer
rule-table-kept = de côté
rule-table-points = points
rule-table-why = pourquoi
rule-table-nothing = rien
rule-table-lost = le tour est perdu
rule-table-free = on relance tous les dés
rule-table-won = la partie est gagnée

## Mettre des dés de côté

rule-keep = { $keep ->
    [any] À chaque lancer, il faut mettre de côté au moins un dé ou une combinaison qui marque, au choix.
    [all] À chaque lancer, il faut mettre de côté tous les dés qui marquent ; on n’a pas le choix.
   *[all_if_all_score] À chaque lancer, il faut mettre de côté au moins un dé ou une combinaison qui marque. Si tout le lancer marque, il faut tout mettre de côté.
}
rule-keep-example = { $count ->
    [one] Dans { $throw }, on met de côté { $choices }.
   *[other] Dans { $throw }, on peut mettre de côté { $choices }.
}
rule-keep-choice = { $dice } ({ $points })

## Réunir les dés de plusieurs lancers

rule-join = { $join ->
    [never] Des dés de lancers différents ne forment jamais de combinaison ensemble.
    [best] Les dés mis de côté depuis le dernier lancer de tous les dés forment la main. Les nouveaux dés comptent avec la main ou à part, au mieux.
   *[extend] Des dés identiques mis de côté ensemble en accueillent d’autres de même face aux lancers suivants. Autrement, des dés de lancers différents ne se combinent pas.
}
rule-join-example = Un exemple : la main est { $hand } et vaut { $held } ; le lancer montre { $throw }. Avec { $dice } de côté, la main vaut { $total } ; comptés à part, ces dés ne la porteraient qu’à { $apart }.

## La main pleine

rule-hot-dice = { $rule ->
    [may_bank] Quand tous les dés sont de côté, en un ou plusieurs lancers, on peut encaisser ou les relancer tous.
   *[must_throw] Quand tous les dés sont de côté, en un ou plusieurs lancers, il faut les relancer tous, bon gré mal gré.
}
rule-hot-dice-bonus = Une main pleine rapporte { points } de plus.

## Encaisser

rule-bank-free = Il n’y a pas de minimum, ni pour entrer en jeu ni pour encaisser.
rule-opening = Pour encaisser la première fois, il faut au moins { points } en un seul tour ; c’est ainsi qu’on entre en jeu.
rule-minimum = Pour encaisser, il faut chaque fois au moins { points }.
rule-multiple = On n’encaisse que des multiples de { $step }.
rule-dice-out = Pour encaisser, il faut avoir mis de côté au moins { dice-count } depuis le dernier lancer de tous les dés.
rule-beat-previous = Pour encaisser, il faut battre ce que la personne d’avant vient d’encaisser.

## Perdre le tour

rule-bust = { $safe ->
    [yes] Quand rien ne marque dans un lancer, le tour est fini et ses points sont perdus. Ce qui est encaissé reste acquis.
   *[no] Quand rien ne marque dans un lancer, le tour est fini et ses points sont perdus.
}
rule-bust-called-zonk = Un tel tour est un Z : sur la feuille, on écrit Z et non 0.
rule-bust-called-zonk-original = Un tel tour s’appelle un zonk.
rule-bust-called-zonk-five = { rule-bust-called-zonk-original }
rule-bust-called-farkle = Un tel tour s’appelle un farkle.
rule-bust-called-farkle-facebook = { rule-bust-called-farkle }
rule-bust-called-farkle-minimal = { rule-bust-called-farkle }
rule-bust-called-zilch = Un tel tour s’appelle un zilch.
rule-first-throw-points = { $when ->
    [first] Mais quand rien ne marque au premier lancer d’un tour, cela rapporte { points } et on relance tous les dés.
   *[fresh] Mais quand rien ne marque à un lancer de tous les dés, cela rapporte { points } et on les relance tous.
}
rule-first-throw-fine = { $when ->
    [first] Quand rien ne marque au premier lancer d’un tour, le score perd aussi { points }.
   *[fresh] Quand rien ne marque à un lancer de tous les dés, le score perd aussi { points }.
}
rule-first-throw-lose-all = { $when ->
    [first] Quand rien ne marque au premier lancer d’un tour, tout le score est perdu aussi.
   *[fresh] Quand rien ne marque à un lancer de tous les dés, tout le score est perdu aussi.
}
rule-instant = { $count ->
    [one] Un seul { $face } dans un lancer arrête net le tour, quoi que montrent les autres dés.
    [2] Deux { $face } ou plus dans un même lancer arrêtent net le tour, quoi que montrent les autres dés.
   *[other] { $count } dés ou plus qui montrent { $face } dans un même lancer arrêtent net le tour, quoi que montrent les autres.
} { $loses ->
    [turn] Les points du tour sont perdus.
   *[game] Les points du tour sont perdus, et tout le score avec eux.
}
rule-instant-called-doom = Ce sont les dés maudits.
rule-instant-thrown = On ne regarde pour cela que les dés tout juste lancés, pas ceux qui sont de côté.
rule-streak = { ORDINAL($streak) ->
    [one] Le { $streak }er tour perdu d’affilée
   *[other] Le { $streak }e tour perdu d’affilée
} { $takes ->
    [points] coûte aussi { points } du score.
   *[score] coûte aussi tout le score.
} { $after ->
    [restart] Puis on recommence à compter.
   *[every] Chaque tour perdu à la suite aussi.
}
rule-floor = Aucune pénalité ne fait tomber un score sous { $floor }.
rule-chances = { $join ->
    [never] Le risque de perdre le tour en un lancer :
   *[hand] Le risque de perdre le tour en un lancer, quand les dés de la main n’y peuvent rien :
}
rule-chances-dice = dés
rule-chances-exact = au juste
rule-chances-percent = en pourcentage
rule-chances-instant = { $count ->
    [one] à cause d’un { $face }
    [2] à cause de deux { $face } ou plus
   *[other] à cause de { $count } dés ou plus qui montrent { $face }
}

## La fin de la partie

rule-target = { $landing ->
    [at_least] On atteint le but en encaissant de quoi porter son score à { $target } points ou plus.
   *[exact] On n’atteint le but qu’en encaissant de quoi porter son score à { $target } points tout juste.
}
rule-overshoot-lost = Qui dépasserait le but n’encaisse rien : le tour est perdu.
rule-overshoot-extended = Le dépasser compte, et la partie continue jusqu’à { $extended }.
rule-extended-landing = { $landing ->
    [at_least] Là, il suffit d’atteindre ou de dépasser { $extended } pour gagner.
   *[exact] Là, il faut tomber juste sur { $extended } pour gagner ; au-delà, on n’encaisse rien.
}
rule-after-overshoot = { $after ->
    [both] Même alors, qui est encore sous { $target } peut gagner en y tombant juste.
   *[extended_only] Dès lors, { $target } ne fait plus gagner personne.
}
rule-when-tested = Ce qui compte, c’est le score une fois les points encaissés, jamais les points en cours de tour.
rule-last-round = { $last ->
    [none] Qui y parvient gagne, et la partie s’arrête aussitôt.
    [finish_round] On finit le tour de table, pour que tout le monde ait joué autant de fois. Parmi les scores qui ont atteint le but, le meilleur gagne.
    [one_turn_each] Toutes les autres personnes jouent encore un tour. Parmi les scores qui ont atteint le but, le meilleur gagne.
   *[until_beaten] Toutes les autres personnes jouent encore un tour pour battre le meilleur score. Qui y parvient prend la tête, et les autres peuvent réessayer, jusqu’à ce que plus personne n’y arrive.
}
rule-rounds = La partie s’arrête au plus tard après { $rounds } tours de table. Le meilleur score gagne.
rule-tie = { $tie ->
    [leader] { $kind ->
        [rounds] À score égal, la première personne dans l’ordre du jeu gagne.
       *[race] À score égal, le premier atteint gagne.
    }
    [shared] À score égal, on partage la victoire.
   *[overtime] À score égal, on rejoue un tour entre ex æquo, jusqu’à ce que l’égalité soit rompue.
}
rule-instant-win = { $any ->
    [yes] { $count } dés identiques ou plus dans un même lancer gagnent la partie sur-le-champ.
   *[no] { $count } dés ou plus qui montrent { $face } dans un même lancer gagnent la partie sur-le-champ.
}

## Les dés laissés

rule-ride = { $allowed ->
    [yes] Au lieu de repartir à neuf, on peut lancer les dés laissés par la personne d’avant. Les points qu’elle vient d’encaisser entrent alors aussi dans le total du tour, et peuvent se perdre avec lui.
   *[no] Chaque tour repart à neuf : on ne reprend rien à la personne d’avant.
}
rule-ride-bonus = Si ce lancer marque, il rapporte { points } de plus.

## Triche et bonnes manières

rule-cheating = { $cheating ->
    [yes] Tricher fait partie du jeu, tant que personne ne s’en aperçoit.
   *[no] Dans ce jeu, on ne triche pas.
}
rule-cheat-turn = { $dice ->
    [placed] Retourner un dé : après un os que le lancer a vraiment montré, on peut en ajouter un autre, retourné sur une face de son dé qu’il ne montrait pas.
   *[kept] Retourner un dé : avec les dés qui marquent, on peut en pousser un de plus dans le coin, retourné sur une face qu’il ne montrait pas.
}
rule-cheat-turn-limit = { $dice ->
    [placed] Un seul dé par lancer.
   *[kept] Un seul dé par lancer, et seulement en compagnie d’un dé qui marque vraiment.
}
rule-cheat-count = Faux compte : au moment d’encaisser, on peut annoncer un autre total que ce que vaut le coin.
rule-cheat-count-limit = Un faux compte est un multiple de { $unit }. En annoncer trop peu, c’est faux aussi.
rule-call = Les autres peuvent crier à la triche dès que des dés sont mis de côté, et jusqu’au premier lancer du tour suivant. C’est la table qui juge.
rule-caught = Triche découverte : tout le tour est un Z, et ce qu’il a fait encaisser est rendu.
rule-uncaught = Triche passée inaperçue : les points annoncés restent acquis, et la partie enregistrée dit alors la vérité.
rule-wrong-call = { $price ->
    [none] Accuser à tort ne coûte rien.
    [turn] Accuser à tort coûte un Z au tour suivant.
   *[points] Accuser à tort coûte { points }.
}
rule-last-bank = Un compte qui finirait la partie est valable quand tout le monde l’a accepté, ou après une accusation à tort.
rule-faults = { $etiquette ->
    [yes] Les fautes à table comptent : chacune fait d’un tour un Z.
   *[no] Les fautes à table ne comptent pas.
}
rule-fault-off-table = Un dé quitte la table pendant le lancer : ce tour est un Z.
rule-fault-out-of-turn = Lancer quand ce n’est pas son tour vaut un Z.
rule-fault-when = Le Z d’un lancer hors tour tombe sur le tour suivant de qui l’a commis.
rule-fault-no-score = Rien ne marque dans le lancer : ce tour est un Z.
rule-fault-away = Ne pas être de retour quand vient son tour : ce tour-là est un Z.
rule-strict = { $strict ->
    [yes] La table est stricte : tout le monde peut saisir les dés à tout moment, et c’est une faute hors de son tour.
   *[no] La table est amicale : elle refuse simplement un lancer hors tour.
}

## Pig

rule-pig-turn = On lance le seul dé autant de fois qu’on veut. Chaque face de 2 à 6 ajoute son nombre au total du tour.
rule-pig-bank = Après un tel lancer, on peut encaisser le total du tour au lieu de relancer.
rule-pig-bust = Un 1 arrête le tour, et ses points sont perdus. Ce qui est encaissé reste acquis.
