# La table dans le navigateur : comment s’appellent ses commandes. Les phrases du jeu sont dans les autres fichiers.

web-not-built = La page n’a pas été construite. Lance : make setup
web-guest = Convive

## La connexion

web-connecting = Connexion…
web-lost = La connexion est perdue. On la rétablit…
web-lost-waiting = La connexion est perdue. Ton choix est gardé et partira dès son retour.
web-act-late = Ton choix précédent est encore en route. Attends de voir ce qu’il donne.
web-gone = Cette table n’existe plus.
web-gone-hint = Une table où personne ne revient est débarrassée. Une nouvelle est mise en un instant.
web-shut-out = Tu n’as plus de place à cette table.
web-shut-out-hint = Ta place a été rendue. Il y a toujours une autre table.
web-offline = Le serveur ne répond pas. Réessaie dans un instant.
web-not-loaded = Cette partie de la page n’a pas pu être chargée.
web-try-again = Réessayer
web-superseded = Tu joues depuis une autre fenêtre ou un autre appareil.
web-claim = Jouer ici
web-outdated = Une nouvelle version de cette page est prête.
web-reload = La charger

## Vers autre chose

web-games = Jeux
web-friends = Amis
web-rules = Règles
web-print = Imprimer
web-settings = Réglages
web-close = Fermer
web-new-table = Nouvelle table
web-go-on = Reprendre ta dernière partie

## Qui joue

web-scores = Scores
web-you = toi
web-bot = robot
bot-name-beginner = Novice
bot-name-careful = Prudence
bot-name-bold = Audace
bot-name-hold = Constance
bot-name-expected = Science
bot-name-exact = Justesse
bot-name-cheat = Malice
web-score-of = { $name } : { $score ->
    [one] { $score } point
    [many] { $score } de points
   *[other] { $score } points
}{ $moves ->
    [yes] , à qui c’est le tour
   *[no] { "" }
}
web-dropped = connexion perdue
web-away = absence
web-left = a quitté la table
web-stood-in = { $bot } joue
web-host = hôte
web-target = But : { $target }
web-targets = But : { $target }, puis { $extended }
web-watching = { $watching ->
    [one] { $watching } personne regarde
   *[other] { $watching } personnes regardent
}
web-your-turn = À toi de jouer
web-turn-of = À { $name } de jouer
web-your-turn-title = À toi – { $title }
web-time-left = encore { $time }

## Les dés

web-tray = Dés sur la table
web-corner = Mis de côté
web-turn-total = Ce tour
web-total-of = { $points ->
    [one] { $points } point ce tour-ci
    [many] { $points } de points ce tour-ci
   *[other] { $points } points ce tour-ci
}
web-add-up = À toi de compter
web-die = Dé { $number } : { $face }
web-die-kept = { $face }, mis de côté
web-die-hand = Un dé à lancer
web-slab-empty = La dalle est vide
web-left-mark = G
web-right-mark = D

## Que faire

web-throw = Lancer { $dice }
web-throw-bare = Lancer
web-bust-risk = { PERCENT($risk) } de risque
web-no-risk = sans risque
web-gravestone = pierre tombale : au moins { PERCENT($chance) }
web-bank = Encaisser { $points }
web-bank-bare = Encaisser
web-bury = Enterrer pour { $points }
web-bank-makes = score : { $score }
web-bank-wins = victoire
web-offers = Choisis ce que tu mets de côté
web-bones-offers = Choisis un os à placer
web-offer = Mettre de côté { $dice } : { $why }, { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
}
web-place = Placer { $bone }, { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
}
web-lift-hat = Ôter le chapeau
web-misplace = { $bone } là où va { $slot }
web-left-to-throw = { $left ->
    [one] reste { $left } dé
   *[other] restent { $left } dés
}
web-hot = main pleine
web-more = { $count } de plus
web-fewer = Moins
web-payments = Mettre { $price ->
    [one] { $price } dé
   *[other] { $price } dés
} hors jeu et lancer
web-pay-left = { $count } de gauche
web-pay-right = { $count } de droite
web-pay-middle = { $count } du milieu
web-pay-slots = sur la dalle : { $bones }
web-ride = Reprendre { $points }, lancer { $dice }
web-accept = Accepter le compte
web-call = Crier à la triche
web-owed = Passer ce tour
web-waiting = On attend { $name }
web-type-faces = Que montrent les dés ?
web-enter-faces = Valider

## La triche

web-nobody-looks = Personne ne regarde
web-cheat-hint = Les autres peuvent crier à la triche jusqu’au début du tour suivant.
web-turn-die = Retourner un { $die } en { $face }
web-turn-keep = Mettre de côté { $dice } pour { $points }
web-declare-points = Nombre de points
web-truth = En vérité { $points }

## La fin

web-won-you = Tu gagnes
web-won = { $name } gagne
web-nobody-won = Personne ne gagne cette partie
web-again = Rejouer
web-again-host = { $name } peut lancer la partie suivante.
web-real-zonk = C’était le Zonk honnête. Dans le vrai, on triche tant que personne ne crie.
web-real-zonk-go = Y jouer
web-another-game = Un autre jeu
web-first-line = Mets de côté ce qui marque, puis choisis : relancer le reste, ou encaisser avant de tout perdre.

## Avant la partie

web-lobby = À cette table
web-start = Commencer
web-starts = { $name } lance la partie.
web-youngest = Qui est la personne la plus jeune, qui commence ?
web-youngest-told = La personne la plus jeune commence : { $name } dit de qui il s’agit.
web-seats-free = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
}
web-table-full = Toutes les places sont prises. Tu peux regarder.
web-needs-more = { $seats ->
    [one] Il manque { $seats } personne pour commencer.
   *[other] Il manque { $seats } personnes pour commencer.
}
web-add-bot = Ajouter un robot
web-send-away = Renvoyer { $name }
web-move-up = Faire monter { $name }
web-invite = Inviter
web-invite-hint = Qui ouvre ce lien ou tape ce code peut s’asseoir.
web-watch-hint = Qui ouvre ce lien peut regarder.
web-link = Lien
web-copy = Copier
web-copied = Copié
web-share = Partager
web-code = Le code
web-qr = Code QR du lien
web-sit-down = S’asseoir
web-your-name = Ton nom
web-you-watch = Tu regardes.
web-stand-up = Quitter la table
web-take-back = Reprendre ta place
web-end-match = Arrêter la partie
web-stand-in-for = Laisser un robot jouer pour { $name }
web-make-host = Confier la table à { $name }
web-how = Comment on joue ici
web-clock = Temps pour chaque décision
web-no-clock = Sans limite de temps
web-stand-in = Joue en cas d’absence
web-nobody = Personne
web-spectators = On peut venir regarder
web-real-dice = On lance de vrais dés
web-pace = Les robots jouent
web-pace-quick = vite
web-pace-calm = tranquillement
web-pace-slow = lentement

## Choisir un jeu

web-play-bot = Contre un robot
web-play-friends = Entre amis
web-opponent = Adversaire
web-cheating-table = On peut tricher
web-players = De { $least } à { $most } personnes
web-have-code = J’ai un code
web-more-games = Les règles d’autres tables
web-code-hint = Huit chiffres, comme 1234 5678
web-code-short = Un code compte huit chiffres.
web-find = Trouver la table
web-pair = Cette place sur un autre appareil
web-pair-hint = Ouvre { $address } sur l’autre appareil et tape ce code. Il sert une fois, pendant cinq minutes.
web-pair-ask = Montrer un code
web-pair-title = Reprendre la place d’un autre appareil
web-pair-take = Reprendre

## Préférences

web-language = Langue
web-automatic = Automatique
web-theme = Lumière
web-theme-light = Jour
web-theme-dark = Nuit
web-motion = Mouvements
web-motion-reduced = Réduits
web-motion-full = Complets
web-volume = Son
web-numerals = Des chiffres au lieu des points
web-brief = Moins de détails sur les autres
web-keys = Touches
web-key-throw = lancer
web-key-bank = encaisser
web-key-choose = choisir ce qu’on met de côté
web-key-call = crier à la triche
web-key-scores = entendre les scores
web-key-total = entendre le total du tour
web-key-help = montrer ces touches

## Ce qui s’est passé

web-log = Ce qui s’est passé
web-log-empty = Rien encore
web-copy-log = Tout copier

## Réactions

web-reactions = Montrer une réaction
web-mute = Cacher les réactions
web-clap = Bravo
web-gasp = Oh !
web-hurry = Allez
web-laugh = Haha
web-sad = Hélas
web-thanks = Merci
web-reacted = { $name } : { $what }

## At the table

web-your-turn-named = À toi, { $name }
web-you-left = Tu as quitté la table. La partie continue sans toi.
web-zeros = { $count ->
    [one] rien au dernier tour
   *[other] rien aux { $count } derniers tours
}
web-sheet = Feuille de score
web-goal-extended = { $target } dépassé : il faut maintenant { $extended }
web-goal-opening = { $points } pour entrer en jeu
web-goal-last = Les derniers tours : { $name } mène avec { $score }
web-goal-overtime = Égalité : encore un tour
web-place-where = Touche l’endroit où va { $bone }
web-misplace-where = Touche une mauvaise place pour { $bone }
web-faces-missing = { $count ->
    [one] encore 1 dé
   *[other] encore { $count } dés
}
web-faces-remove = Effacer le dernier
web-no-turn = Ce dé ne peut être retourné sur rien qui marque.
web-clock-alert = Ton temps s’achève : { $seconds ->
    [one] encore { $seconds } seconde.
   *[other] encore { $seconds } secondes.
}
web-dice-none = Aucun dé ne se montre.
web-dice-show = Sur la table : { $dice }.
web-dice-aside = Mis de côté : { $dice }.
web-call-by = { $name } crie à la triche
web-on-this-phone = Aussi sur cet appareil
web-add-here = S’asseoir ici
web-hand-over = Passe le téléphone à { $name }.
web-i-am = C’est moi, { $name }
web-notify = Me prévenir quand c’est à moi
web-notify-refused = Le navigateur ne le permet pas.
web-shortcuts = Les touches agissent à la table
web-licences = Polices et code d’autrui
web-key-press = appuyer sur ce qui est choisi
web-key-turn = retourner un dé en cachette
web-key-repeat = réentendre la dernière phrase
web-key-dice = entendre les dés
web-chance = { PERCENT($chance) }
web-misplace-choose = Rien ne va : choisis un os à mal placer
