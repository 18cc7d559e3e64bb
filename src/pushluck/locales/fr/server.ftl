# La table en ligne.

## Les gens, les liens et les codes

reason-name-empty = Un nom a besoin d’au moins un signe visible.
reason-name-too-long = Un nom a { $most } caractères au plus ; celui-ci en a { $given }.
reason-name-is-bot = Les noms en { $prefix } sont ceux des bots. Choisis-en un autre.
reason-code-unreadable = Un code a { $digits } chiffres, par exemple 1234 5678.
reason-no-such-code = Aucune table ouverte n’a ce code. Vérifie les chiffres ou demande le lien.
reason-no-such-pairing = Ce code n’est pas bon, ou ne l’est plus : il sert une seule fois, pendant cinq minutes. Demandes-en un autre sur ton autre appareil.
reason-no-such-table = Il n’y a pas de table à ce lien. Demande un nouveau lien ou ouvre une table.
reason-no-such-match = Cette partie n’a pas été jouée à cette table.
reason-no-spectators = Cette table joue sans public. Prends une place pour entrer.

## Ce qui n’est pas possible à une table

reason-match-is-on = Une partie est en cours. Attends qu’elle finisse.
reason-table-full = Les { $seats } places sont prises.
reason-not-host = Seul l’hôte de la table peut faire cela.
reason-not-seated = Tu n’as pas de place à cette table. Assieds-toi d’abord.
reason-kick-yourself = Tu ne peux pas te renvoyer. Pour partir, quitte la table.
reason-nobody-to-stand-in-for = Un bot ne remplace, en cours de partie, qu’une personne absente ou partie.
reason-no-person-there = Personne à cette place ne peut devenir l’hôte. Choisis quelqu’un qui est à la table.
reason-no-match-is-on = Aucune partie n’est en cours.
reason-clock-too-short = L’horloge donne au moins { $least } secondes par décision, ou 0 pour jouer sans horloge.
reason-see-first = Personne ne sait d’avance ce que cela donnera. Joue cela seul, regarde ce qui en sort, puis continue.

## Les requêtes

reason-message-unreadable = Ce message ne se lit pas : { $why }
reason-message-too-large = Cette requête est trop grande.
reason-nothing-here = Il n’y a rien à cette adresse.
reason-method-not-allowed = Cette adresse n’accepte pas de requête { $method }.
reason-server-fault = Quelque chose a mal tourné ici, et ce n’est pas ta faute. Réessaie dans un instant.

## La conduite à une table, en une ligne

table-conduct = { $strict ->
    [yes] Table stricte
   *[no] Table amicale
} ; { $cheating ->
    [yes] on a le droit de tricher tant qu’on n’est pas pris, et une accusation à tort { $wrong ->
        [turn] coûte le tour suivant
        [points] coûte des points
       *[none] ne coûte rien
    }.
   *[no] on ne triche pas.
}

## Limites et sécurité

reason-foreign-origin = Cette page n’appartient pas au serveur qu’elle interroge. Ouvre la table à l’adresse du serveur lui-même.
reason-too-many-requests = C’était trop à la fois. Attends un instant et réessaie.
reason-too-many-connections = Trop de connexions sont ouvertes depuis ton réseau. Ferme quelques pages et réessaie.
reason-server-leaving = Le serveur s’arrête un instant. Réessaie bientôt.

## Ce qui est gardé

reason-store-unavailable = La table n’atteint pas sa base de données. Ce qui a été joué est en sécurité ; réessaie dans un instant.
reason-store-full = Le serveur n’a plus de place pour le noter, donc rien ne s’est passé. C’est à la personne qui tient le serveur d’en libérer.
reason-database-too-new = La base de données vient d’une version plus récente de Pushluck. Installe cette version-là ou une plus récente.
reason-bad-database-url = Ce n’est pas l’adresse d’une base de données. Écris sqlite:////dossier/tables.db ou postgresql://utilisateur@hôte/nom.

## pushluck serve

serve-open = Les tables sont ouvertes : { $address }
serve-close = Ctrl-C les ferme. Les parties sont gardées.
reason-server-not-installed = La table en ligne demande quelques paquets de plus : { $command }
reason-server-not-started = Le serveur n’a pas pu démarrer ; le journal ci-dessus dit pourquoi.
reason-workers-need-redis = Plusieurs processus sur un fichier SQLite ne peuvent pas se dire ce qui se passe. Ajoute --redis, prends PostgreSQL, ou laisse --workers à 1.
reason-database-unreachable = La base de données { $url } ne répond pas.
reason-port-in-use = Le port { $port } est pris par un autre programme. Choisis-en un autre avec --port.
reason-port-forbidden = Le système ne te laisse pas ouvrir le port { $port }. Choisis-en un à partir de 1024.
reason-bad-port = Il n’y a pas de port { $port } ; les ports vont jusqu’à 65535.
reason-no-such-host = Cette machine n’a pas d’adresse { $host }.
reason-bad-redis-url = Un Redis se nomme par une URL comme redis://localhost:6379/0.
reason-bad-origin = { $given } n’est pas l’adresse d’un serveur, comme https://dice.example.
reason-bad-limit = { $given } n’est pas une limite ; écris NOM=NOMBRE, au moins 1, avec un nom parmi { $limits }.
reason-not-one-of = { $option } accepte { $values }, pas { $given }.

## À la connexion

reason-stale = La partie a continué entre-temps. Regarde de nouveau et décide.
reason-hello-first = Un client commence par dire bonjour (hello).
reason-message-not-text = Les messages sont du texte ; celui-ci n’en est pas.
reason-too-many-messages = C’était trop d’un coup. Attends un instant et réessaie.
reason-another-connection-is-active = Tu joues depuis une autre fenêtre ou un autre appareil. Reprends la main ici pour jouer d’ici.
reason-dice-are-thrown-here = À cette table, c’est le serveur qui lance les dés ; personne ne peut dire ce qu’ils montrent.
reason-faults-are-found-here = La table voit elle-même ces fautes ; personne n’a à les signaler.
