# Le pagine di aiuto dei comandi. Si leggono senza Fluent: ogni messaggio è una riga di testo semplice.

help-usage = Uso:
help-commands = Comandi:
help-arguments = Argomenti:
help-options = Opzioni:
help-help = Mostra questa pagina.
help-version = Mostra la versione.

help-pushluck = Giochi di dadi in cui si sfida la fortuna: Zonk, Doom e tutte le regole della casa della famiglia. Per giocare subito: pushluck play zonk
help-play = Giocare contro i bot o tra amici
help-presets = Elencare i giochi tra cui scegliere
help-rules = Mostrare le regole di un gioco, anche con i tuoi cambiamenti
help-score = Dire quanto vale un lancio di dadi veri
help-odds = Mostrare che cosa rischia un lancio, per numero di dadi
help-replay = Raccontare turno per turno una partita registrata
help-simulate = Far giocare ai bot molte partite e contare chi vince
help-serve = Aprire tavoli in rete, per giocare tra amici con un link

help-presets-more = Elenca i giochi: come si chiamano, che cosa hanno di particolare e da dove vengono le regole.
help-rules-more = Mostra le regole di un gioco, di un file, o di uno dei due con qualche cambiamento. Per scrivere regole tue salva ciò che stampa --toml, modificalo e rileggilo con --rules.
help-score-more = Mostra tutto ciò che puoi mettere da parte in un lancio, quanto vale e perché, e se poi puoi incassare. I dadi si scrivono 114562 o 1 1 4 5 6 2.
help-odds-more = Mostra per numero di dadi, senza dadi già messi da parte: il rischio che il lancio perda il turno, la probabilità della mano piena e la media della scelta migliore in punti.
help-replay-more = Racconta turno per turno una partita registrata, con il foglio dei punti. Di un file danneggiato racconta ciò che si legge e dice che cosa non va nel resto.
help-simulate-more = Fa giocare ai bot molte partite con queste regole e mostra quanto vince ogni posto e come vanno i suoi turni. Lo stesso seme dà le stesse partite.
help-serve-more = Apre tavoli in rete, ai quali si entra con un link. A casa non serve altro; aggiungi --host 0.0.0.0 per far entrare i telefoni di casa. Ogni opzione può anche venire da una variabile d’ambiente: PUSHLUCK_PORT per --port.

help-argument-preset = Un gioco come zonk; l’elenco: pushluck presets
help-argument-dice = Che cosa mostrano i dadi
help-argument-record = File di una partita registrata; - per lo standard input

help-option-lang = Lingua; altrimenti quella del sistema
help-option-json = Stampare JSON, per i programmi
help-option-rules = Leggere le regole da un file, invece di PRESET
help-option-set = Cambiare una regola, come finish.target=5000; si può ripetere
help-option-toml = Stampare le regole come dati che --rules rilegge
help-option-markdown = Stampare la pagina in Markdown
help-option-hand = Dadi messi da parte dall’ultimo lancio di tutti i dadi
help-option-hand-points = Quanto valgono questi; altrimenti quanto fanno insieme
help-option-batch = Rispondere ai lanci dello standard input, un oggetto JSON per riga, per i programmi
help-option-from = Primo turno da raccontare
help-option-seats = Chi gioca, posto per posto, separati da virgole: nomi di persone, o bot come bot:bold
help-option-dice = Da dove vengono i lanci: system, seed:TESTO per controllarli dopo, o typed per dadi veri
help-option-resume = Riprendere l’ultima partita non finita, o quella di --save
help-option-save = File in cui la partita è conservata
help-option-plain = Solo righe di testo, senza disegni dei dadi
help-option-pace = Pausa dopo ogni mossa di un bot, in secondi
help-option-bots = I bot per posto, separati da virgole, come bot:bold,bot:careful
help-option-games = Numero di partite; altrimenti 1000
help-option-seed = Testo che decide i dadi; altrimenti 1
help-option-jobs = Numero di processi che giocano; altrimenti 1
help-option-host = Indirizzo su cui ascoltare; altrimenti 127.0.0.1, solo questa macchina
help-option-port = Porta su cui ascoltare, 0 per una qualsiasi libera; altrimenti 8000
help-option-database = Dove si conservano i tavoli; altrimenti un file SQLite nella tua cartella
help-option-workers = Numero di processi che servono; altrimenti 1
help-option-redis = Un Redis che porta gli avvisi tra i processi; con PostgreSQL non serve
help-option-public-url = Indirizzo a cui si raggiunge il server, come https://dice.example
help-option-origins = Altri indirizzi le cui pagine possono usare il server, separati da virgole
help-option-trusted-proxies = Proxy a cui si crede quando dicono chi chiede, separati da virgole; altrimenti quelli di questa macchina
help-option-grace = Secondi per cui una connessione persa tiene il posto; altrimenti 60
help-option-keep-days = Cancellare i tavoli che nessuno tocca da tanti giorni; altrimenti 0, mai
help-option-limits = Limiti da cambiare, separati da virgole, come sockets_per_address=20
help-option-open = Apre la pagina nel browser di questa macchina
help-option-metrics = Chi può leggere /metrics; altrimenti loopback, solo questa macchina
help-option-log-format = Come si scrive il registro; altrimenti text in un terminale e json altrove
help-option-log-level = Che cosa si registra come minimo; altrimenti info
