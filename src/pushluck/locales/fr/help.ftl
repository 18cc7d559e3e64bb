# Les pages d'aide des commandes. Elles sont lues sans Fluent : chaque message est une ligne de texte simple.

help-usage = Utilisation :
help-commands = Commandes :
help-arguments = Arguments :
help-options = Options :
help-help = Affiche cette page.
help-version = Affiche la version.

help-pushluck = Des jeux de dés où l’on tente sa chance : Zonk, Doom et toutes les règles maison de la famille. Pour jouer tout de suite : pushluck play zonk
help-play = Jouer contre des bots ou entre amis
help-presets = Lister les jeux proposés
help-rules = Afficher les règles d’un jeu, même avec tes propres changements
help-score = Dire ce que vaut un lancer de vrais dés
help-odds = Afficher les risques d’un lancer selon le nombre de dés
help-replay = Raconter une partie enregistrée, tour par tour
help-simulate = Faire jouer beaucoup de parties à des bots et compter les victoires
help-serve = Ouvrir des tables en ligne pour jouer entre amis par un lien

help-presets-more = Liste les jeux : leur nom, ce qu’ils ont de particulier et d’où viennent leurs règles.
help-rules-more = Affiche les règles d’un jeu, d’un fichier, ou des deux avec des changements. Pour écrire tes propres règles, enregistre ce qu’affiche --toml, modifie-le et relis-le avec --rules.
help-score-more = Affiche tout ce que tu peux mettre de côté dans un lancer, ce que cela vaut et pourquoi, et si tu peux encaisser ensuite. Les dés s’écrivent 114562 ou 1 1 4 5 6 2.
help-odds-more = Affiche, selon le nombre de dés et sans dé mis de côté avant : le risque que le lancer perde le tour, la chance de main pleine et la moyenne du meilleur choix en points.
help-replay-more = Raconte une partie enregistrée, tour par tour, avec sa feuille de score. D’un fichier abîmé, elle raconte ce qui se lit et dit ce qui ne va pas dans le reste.
help-simulate-more = Fait jouer beaucoup de parties à des bots selon ces règles et montre combien gagne chaque place et comment vont ses tours. La même graine donne les mêmes parties.
help-serve-more = Ouvre des tables en ligne, où un lien invite. À la maison, rien d’autre n’est nécessaire ; ajoute --host 0.0.0.0 pour laisser entrer les téléphones de la maison. Chaque option peut aussi venir d’une variable d’environnement : PUSHLUCK_PORT pour --port.

help-argument-preset = Un jeu comme zonk ; la liste : pushluck presets
help-argument-dice = Ce que montrent les dés
help-argument-record = Fichier d’une partie enregistrée ; - pour l’entrée standard

help-option-lang = Langue ; sinon celle du système
help-option-json = Afficher du JSON, pour les programmes
help-option-rules = Lire les règles dans un fichier, au lieu de PRESET
help-option-set = Changer une règle, comme finish.target=5000 ; peut être répété
help-option-toml = Afficher les règles en données que --rules relit
help-option-markdown = Afficher la page en Markdown
help-option-hand = Dés mis de côté depuis le dernier lancer de tous les dés
help-option-hand-points = Ce que ceux-ci valent ; sinon ce qu’ils marquent ensemble
help-option-batch = Répondre aux lancers de l’entrée standard, un objet JSON par ligne, pour les programmes
help-option-from = Premier tour à raconter
help-option-seats = Qui joue, place par place, séparés par des virgules : des noms, ou des bots comme bot:bold
help-option-dice = D’où viennent les lancers : system, seed:TEXTE pour les vérifier plus tard, ou typed pour de vrais dés
help-option-resume = Reprendre la dernière partie non terminée, ou celle de --save
help-option-save = Fichier où la partie est gardée
help-option-plain = Rien que des lignes de texte, sans dessin des dés
help-option-pace = Pause après chaque coup d’un bot, en secondes
help-option-bots = Les bots par place, séparés par des virgules, comme bot:bold,bot:careful
help-option-games = Nombre de parties ; sinon 1000
help-option-seed = Texte qui décide des dés ; sinon 1
help-option-jobs = Nombre de processus qui jouent ; sinon 1
help-option-host = Adresse d’écoute ; sinon 127.0.0.1, cette machine seulement
help-option-port = Port d’écoute, 0 pour n’importe lequel de libre ; sinon 8000
help-option-database = Où les tables sont gardées ; sinon un fichier SQLite dans ton dossier
help-option-workers = Nombre de processus qui servent ; sinon 1
help-option-redis = Un Redis qui porte les nouvelles entre processus ; inutile avec PostgreSQL
help-option-public-url = Adresse sous laquelle on atteint le serveur, comme https://dice.example
help-option-origins = Autres adresses dont les pages peuvent utiliser le serveur, séparées par des virgules
help-option-trusted-proxies = Mandataires que l’on croit quand ils disent qui demande, séparés par des virgules ; sinon ceux de cette machine
help-option-grace = Secondes pendant lesquelles une connexion perdue garde sa place ; sinon 60
help-option-keep-days = Effacer les tables que personne n’a touchées depuis tant de jours ; sinon 0, jamais
help-option-limits = Limites à changer, séparées par des virgules, comme sockets_per_address=20
help-option-open = Ouvre la page dans le navigateur de cette machine
help-option-metrics = Qui peut lire /metrics ; sinon loopback, cette machine seulement
help-option-log-format = Comment le journal est écrit ; sinon text dans un terminal et json ailleurs
help-option-log-level = Ce qui entre au moins dans le journal ; sinon info
