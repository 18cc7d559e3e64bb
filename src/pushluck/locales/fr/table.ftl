# La table dans le terminal.

play-you = Toi
play-welcome = { $title }
play-cheating-on = À cette table, on a le droit de tricher tant qu’on n’est pas pris.
play-cheating-off = Table honnête : on ne triche pas.
play-house-rule = Règle maison : { $field } = { $value }
play-dice-typed = Lance de vrais dés et tape ce qu’ils montrent, par exemple 114562.
play-dice-seeded = Les dés suivent la graine { $seed } : chacun pourra les vérifier.
play-resumed = La partie reprend où elle s’était arrêtée. Elle est gardée dans { $path }
play-help-hint = Tape h pour les touches, ? pour les règles.

play-score = { $name } { $score }
play-scores = Scores : { $scores }
play-keep-which = { $choices ->
    [one] Ces dés sont à mettre de côté ; appuie sur Entrée :
   *[other] Quels dés mets-tu de côté ? Tape un numéro, ou Entrée pour le premier :
}
play-offer = { $number }) { $dice } pour { points } : { $why } ; { $hot ->
    [yes] main pleine : les { $left } dés à relancer
   *[no] { $left ->
        [one] il reste 1 dé
       *[other] il reste { $left } dés
    }
}
play-decide-throw = t) Lancer { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} : { $risk } de risque de perdre { $total }
play-decide-bank = b) Encaisser { $total } : le score serait de { $score }
play-decide-undo = u) Remettre les dés et choisir à nouveau
play-ride-or-throw = Il reste des dés du tour précédent. Comment commences-tu ? Tape un numéro, ou Entrée pour le premier :
play-fresh = 1) Lancer les { $dice } dés
play-ride = 2) Reprendre { points } et lancer { $dice ->
    [one] le dé qui reste
   *[other] les { $dice } dés qui restent
} : { $risk } de risque
play-prompt = { $name } :
play-prompt-throw = { $name }, Entrée pour lancer :
play-who-is-first = Qui est la personne la plus jeune, qui commence ?
play-accept-or-call = Ce compte mettrait fin à la partie. a) accepter, c) crier à la triche
play-ask-dice = { $name } : { $dice ->
    [one] que montre le dé ?
   *[other] que montrent les { $dice } dés ?
}
play-ask-call = { $name } : Entrée pour laisser passer ce tour, ou c pour crier à la triche :
play-ask-turned = Personne ne regarde. Quel dé retournes-tu ? Tape 3>1 pour changer un 3 en 1, ou Entrée pour renoncer :
play-ask-count = Personne ne regarde. Quel total annonces-tu ? Tape les points, ou Entrée pour renoncer :
play-cannot-turn = Ce dé ne se retourne pas ainsi : prends-en un qui est sur la table, avec un dé qui marque.
play-no-cheat = Pas de triche, alors.
play-keys =
    Entrée lancer, ou mettre de côté le premier choix
    1 2 3  mettre de côté ce choix ; k15 met de côté un 1 et un 5
    t      lancer
    b      encaisser
    u      remettre les derniers dés mis de côté, avant de relancer
    s      feuille de score
    ?      les règles exactes de cette table
    q      quitter ; la partie est gardée pour plus tard
    Quand la triche est permise :
    x      tricher : retourner un dé ou annoncer un faux compte
    c      crier à la triche ; s2 c le fait pour la place 2
    a      accepter un dernier compte
    z:off_table, s2 z:out_of_turn, s2 z:away signalent une faute
play-not-saved = La partie n’a pas pu être enregistrée ({ $why }). Elle continue, avec un nouvel essai à chaque coup.
play-kept-in = La partie est gardée dans { $path }
play-left = La partie est gardée. Pour la reprendre : pushluck play --resume --save { $path }
play-left-unsaved = La partie n’est pas enregistrée en entier : { $path } s’arrête au dernier coup qui a pu l’être.

## Ce que les autres voient à une table où l’on triche

happened-kept-unpriced = { $you ->
    [yes] Tu mets de côté { $dice }.
   *[no] { $name } met de côté { $dice }.
}

## Refus

reason-nothing-to-put-back = On ne peut remettre des dés qu’après les avoir mis de côté et avant de relancer.
reason-no-such-number = Il n’y a pas de choix { $given } : tape un numéro de 1 à { $most }.
reason-nothing-to-resume = Aucune partie n’attend d’être reprise. Pour en commencer une : pushluck play zonk
reason-seat-without-name = La place { $seat } n’a pas de nom : sépare les noms par des virgules, comme Ada,bot:bold.
reason-say-what-to-do = Tape t pour lancer ou b pour encaisser ; h montre toutes les touches.

## Les robots

play-bot = { $bot } { $what }.
bot-beginner = regarde les points, pas les dés qui restent, et se trompe parfois
bot-careful = encaisse tôt : un tour perdu lui coûte plus que de raison
bot-bold = lance quand d’autres encaissent
bot-hold = encaisse dès que le total du tour suffit
bot-expected = joue le meilleur tour espéré, exactement
bot-exact = a résolu le jeu : en tête-à-tête, nul ne gagne plus souvent
bot-cheat = joue comme bold, et triche quand personne ne semble regarder

## La dalle de Rolling Bones

bones-free-left = Gauche : { $bones }
bones-free-right = Droite : { $bones }
bones-free-middle = Milieu : { $bones }
bones-times = { $times } × { $bone }
bones-slab = Sur la dalle : { $bones }.
bones-missing = Il manque : { $sections }.
bones-missing-part = { $section } ({ $count })
bones-slab-empty = La dalle est vide ; n’importe quel os peut être le premier.
bones-wrong = { $bone }, à l’emplacement : { $slot }
bones-right-side = droite
bones-left-side = gauche
bones-add-which = Que poses-tu ? Tape un numéro, ou plusieurs à la suite, ou Entrée pour le premier :
bones-add = { $number }) { $bone } : le squelette vaut alors { $worth }
bones-lift = l) Ôter le chapeau pour relancer : le tour ne pourra plus finir avec ce lancer
bones-throw = t) Sortir { $price } et lancer les { $dice } autres : jusqu’à { $chance } de chances d’une pierre tombale
bones-bury = b) Enterrer le squelette pour { $worth } : le score serait de { $score }
bones-must-lift = Aucune pierre tombale, et les { $price } dés d’un nouveau lancer ne se paient qu’avec le dé du chapeau. Entrée pour l’enlever :
bones-no-gravestone = Aucune pierre tombale en vue : le tour ne peut pas finir ici.
bones-put-out-which = Quels dés sors-tu ? { $price ->
    [one] Il en faut 1 :
   *[other] Il en faut { $price } :
}
bones-put-out-prompt = Numéro, ou Entrée pour le premier :
bones-dice-left = { $count } gauche
bones-dice-right = { $count } droite
bones-dice-middle = { $count } milieu
bones-turn = { $number }) changer { $die } en { $face }
bones-ask-turned = Personne ne regarde. Quel os glisses-tu ? Tape un numéro, ou Entrée pour renoncer :
