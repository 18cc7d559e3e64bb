# Pourquoi une partie enregistrée, une source de dés ou un bot ne se lit pas.
# $token est ce qui se trouve à cet endroit de l’enregistrement.

## En-têtes

reason-bad-header = Cet en-tête ne se lit pas.
reason-bad-header-name = « { $name } » ne peut pas nommer un en-tête : il faut des lettres et des chiffres, une majuscule d’abord.
reason-header-after-turns = L’en-tête { $name } doit se trouver au-dessus des tours.
reason-duplicate-header = L’en-tête { $name } figure deux fois.
reason-missing-header = Il manque l’en-tête { $name }.
reason-unknown-game = Il n’y a pas de jeu « { $game } ».
reason-rules-without-version = Les règles ne disent pas leur version ; sans elle, la partie pourrait un jour se lire autrement.
reason-rules-of-another-game = Ces règles sont celles d’un autre jeu que « { $game } ».
reason-only-a-view = C’est la partie vue par { $seat }, pas la partie entière ; on ne peut pas la rejouer.
reason-wrong-result = La partie ne s’est pas terminée par « { $given } ».

## Tours

reason-no-actor = Rien ne dit qui joue « { $token } ».
reason-wrong-actor = « { $token } » n’est pas la place qui joue ici.
reason-wrong-turn-number = « { $token } » n’est pas le numéro de ce tour.
reason-wrong-checksum = « { $token } » ne correspond pas au score.
reason-unexpected-token = « { $token } » n’est pas ce qui découle de ce qui précède.
reason-event-missing = Rien ne suit « { $token } ».
reason-text-after-end = La partie est finie, et pourtant voici « { $token } ».
reason-z-missing = Un tour est perdu ici, et son Z manque.
reason-z-unexpected = Il y a un Z, mais aucun tour n’est perdu ici.
reason-comment-not-closed = Un commentaire commence ici et ne finit jamais.
reason-stray-bracket = Il y a ici « { $token } » tout seul.

## Dés et bots

reason-no-such-dice = Il n’y a pas de dés « { $text } ». Au choix : { $known }.
reason-seed-not-text = La graine { $text } n’est pas un texte.
reason-script-ended = { $throws ->
    [one] Le script est fini ; il contenait { $throws } lancer.
   *[other] Le script est fini ; il contenait { $throws } lancers.
}
reason-no-such-bot = Il n’y a pas de bot « { $text } ». { $guess ->
    [yes] Est-ce bot:{ $nearest } ?
   *[no] Au choix : { $bots }, sur le modèle de bot:bold.
}
reason-bot-takes-no-number = « { $text } » ne va pas : seul bot:{ $bot } prend un nombre.
reason-bot-number-unreadable = « { $number } » n’est pas un nombre. Le modèle : bot:hold@300.
reason-bot-needs-values = bot:exact ne peut pas jouer à { $rules } ici : personne n’a encore résolu ces règles. Prenez un autre bot.
