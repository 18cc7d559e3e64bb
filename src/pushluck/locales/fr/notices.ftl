# Ce qui arrive à la table elle-même. La page du navigateur le dit aussi : ce fichier ne renvoie à aucun autre.

notice-sat = { $name } prend place.
notice-left = { $name } quitte la table.
notice-returned = { $name } est de retour.
notice-kicked = { $name } n’est plus à la table : renvoi par l’hôte.
notice-stands-in = { $bot } joue pour { $name }.
notice-host = { $name } est maintenant l’hôte de la table.
notice-moved = { $name } change de place.
notice-settings = L’hôte a changé les réglages de la table.
notice-began = La partie { $number } commence.
notice-ended = L’hôte a mis fin à la partie. Personne ne la gagne.
notice-away = { $name } s’absente.
notice-idle = { $name } a laissé filer l’horloge { $turns } fois de suite.
