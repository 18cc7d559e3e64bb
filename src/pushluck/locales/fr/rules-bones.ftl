# La page de règles de Rolling Bones.

## Titres

rule-heading-bones-dice = Les dés
rule-heading-bones-body = Le corps
rule-heading-bones-misplacing = Les os qui ne vont pas
rule-heading-bones-burying = Enterrer le squelette
rule-heading-bones-post-op = Relancer : le post-op
rule-heading-bones-points = Ce que vaut un squelette

## Les dés

rule-bones-dice = Il y a { $dice } dés : { $each } gauches, { $each } droits et { $each } du milieu.
rule-bones-middle = Les faces d’un dé du milieu : { $bones }.
rule-bones-side = Les faces d’un dé gauche : { $bones }. Un dé droit montre les mêmes os du côté droit.
rule-bones-own-side = La gauche et la droite sont celles du squelette.

## Le corps

rule-bones-sections = Le squelette a cinq parties : deux bras, deux jambes et le thorax.
rule-bones-thorax = Le thorax, de haut en bas : { $bones }. Chacun de ces os s’attache au suivant.
rule-bones-arm = Un bras tient à la cage thoracique : humérus, avant-bras, main.
rule-bones-leg = Une jambe tient au bassin : fémur, tibia, pied.
rule-bones-hat = Le chapeau va sur le crâne, et nulle part ailleurs.
rule-bones-no-gaps = Il n’y a pas de trou : les os placés dans un tour forment un seul squelette, chacun attaché à un autre.
rule-bones-first = Le premier os est libre. Un seul dé par place.

## Un tour

rule-bones-pre-op = Le tour commence par un lancer des { $dice } dés : le pré-op.
rule-bones-place = { $place ->
    [one] Après chaque lancer, il faut ajouter au squelette au moins un des dés qui se montrent ; davantage, c’est au choix.
   *[all] Après chaque lancer, il faut ajouter au squelette tous les dés qui vont.
}
rule-bones-hat-counts = Un chapeau mis sur le crâne compte comme un dé ajouté.
rule-bones-stay = Les os placés restent. Seul le chapeau peut être ôté, avant le lancer suivant.
rule-bones-lift = Le chapeau ne s’ôte que pour relancer, même si rien d’autre n’a été ajouté : il faut alors payer et lancer, et le tour ne peut pas finir avant.

## Les os qui ne vont pas

rule-bones-misplace = Si aucun des dés qui se montrent ne peut être ajouté à sa place, il faut ajouter un os là où il ne va pas, comme un pied au bout de la colonne vertébrale.
rule-bones-misplace-choice = On choisit l’os, et une place ouverte qui touche le squelette.
rule-bones-blocks = { $blocks ->
    [yes] Rien ne peut s’attacher au-delà d’un os mal placé.
   *[no] D’autres os peuvent s’attacher à un os mal placé comme s’il était le bon.
}
rule-bones-waived = Si aucun os ne se montre, ou si aucune place n’est ouverte, il n’y a rien à ajouter.

## Enterrer le squelette

rule-bones-bury = Tant qu’une pierre tombale se montre, une fois les os ajoutés, on peut finir le tour et encaisser ce que vaut le squelette.
rule-bones-shows-now = Elle doit se montrer maintenant : celle d’un lancer passé ne compte pas, car tous les dés libres sont relancés.
rule-bones-gravestone-chance = La probabilité qu’un lancer montre une pierre tombale :
rule-bones-middle-dice = dés du milieu

## Relancer

rule-bones-price = Sinon, ou par choix, on relance tous les dés libres. Il faut d’abord mettre des dés hors jeu : { $second } avant le deuxième lancer du tour, { $third } avant le troisième, { $fourth } avant le quatrième, et ainsi de suite.
rule-bones-pay-with = { $dice ->
    [unplaced] Seuls des dés libres peuvent être mis hors jeu.
   *[any] On peut mettre hors jeu des dés libres, et aussi des os du squelette tant qu’il reste d’un seul tenant.
}
rule-bones-out = Les dés mis hors jeu le sont pour le reste du tour, quoi qu’ils montrent, et ne coûtent pas de points. Il doit rester au moins un dé à lancer.
rule-bones-lost = Pas de pierre tombale, et pas de quoi payer : le tour finit et ne vaut rien.
rule-bones-must-end = Une pierre tombale, et pas de quoi payer : le tour finit et compte.

## Ce que vaut un squelette

rule-bones-complete = Chaque partie complète vaut { points }.
rule-bones-part = Chaque os d’une partie incomplète vaut { points }.
rule-bones-misplaced = Chaque os mal placé coûte { points }.
rule-bones-misplaced-in = Un os mal placé ne rapporte rien à la partie où il se trouve. Le chapeau lui-même ne rapporte rien non plus.
rule-bones-hat-times = { $times ->
    [1] Un squelette qui porte le chapeau ne vaut pas plus qu’un autre.
    [2] Un squelette qui porte le chapeau vaut le double.
   *[other] Un squelette qui porte le chapeau vaut { $times } fois plus.
}
rule-bones-hat-minus = Le chapeau multiplie aussi les points perdus.
rule-bones-floor = { $floor ->
    [yes] Aucun tour ne vaut moins que rien.
   *[no] Un tour peut valoir moins que rien, et alors le score baisse.
}
rule-bones-examples = Quelques squelettes :
rule-bones-column-skeleton = squelette
rule-bones-column-hat = chapeau
rule-bones-column-points = points
rule-bones-example-part = { $name } ({ $points })
rule-bones-hat-on = { $on ->
    [yes] oui
   *[no] non
}
