# Ce que chaque jeu a de particulier, en une ligne.

preset-zonk = Tous les dés qui marquent sont mis de côté, on gagne à 10 000 tout juste, et tricher fait partie du jeu.
preset-zonk-original = Le Zonk de 1978 : pour s’arrêter, il faut 300 points et quatre dés de côté.
preset-zonk-five = Le Zonk à cinq dés : les suites marquent, et cinq dés identiques valent mille fois leur face.
preset-doom = Une course à 100 000 : les dés de côté se joignent aux lancers suivants, et deux 6 dans un lancer font perdre le tour.
preset-farkle = Le Farkle en boîte : grands ensembles, trois paires et suite paient bien, et 500 points font entrer en jeu.
preset-farkle-minimal = Seuls les 1, les 5 et les brelans marquent, et qui atteint 10 000 en premier gagne.
preset-farkle-facebook = On n’encaisse rien sous 300, et chaque troisième farkle d’affilée coûte 500.
preset-zilch = Six dés qui ne marquent pas rapportent 500 et un lancer de plus ; chaque troisième zilch d’affilée coûte 500.
preset-kingdom-come = Les dés des tavernes de Kingdom Come : les petites suites marquent, chaque dé de plus double un brelan, et on gagne à 4 000.
preset-ten-thousand = 1 000 points font entrer en jeu, le full marque, et on peut reprendre les dés laissés.
preset-dix-mille = Il faut tomber juste sur 10 000 : dépasser fait perdre le tour, et un premier lancer sans rien coûte 1 000.
preset-zehntausend = On n’encaisse rien sous 500, et chaque dé au-delà du brelan ajoute 1 000.
preset-greed = Dix dés d’un coup, et des ensembles qui grandissent de lancer en lancer.
preset-hot-dice = 1 000 points font entrer en jeu, et un dé de même face au lancer suivant double un brelan.
preset-pig = Un dé, une décision : relancer ou encaisser. Un 1 fait perdre le tour.
preset-bones = Monter un squelette avec dix-huit dés d’os, chapeau compris, et l’enterrer tant qu’une pierre tombale se montre.
