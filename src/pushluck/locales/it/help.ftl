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

help-presets-more = Elenca i giochi: come si chiamano, che cosa hanno di particolare e da dove vengono le regole.
help-rules-more = Mostra le regole di un gioco, di un file, o di uno dei due con qualche cambiamento. Per scrivere regole tue salva ciò che stampa --toml, modificalo e rileggilo con --rules.
help-score-more = Mostra tutto ciò che puoi mettere da parte in un lancio, quanto vale e perché, e se poi puoi incassare. I dadi si scrivono 114562 o 1 1 4 5 6 2.
help-odds-more = Mostra per numero di dadi, senza dadi già messi da parte: il rischio che il lancio perda il turno, la probabilità della mano piena e la media della scelta migliore in punti.
help-replay-more = Racconta turno per turno una partita registrata, con il foglio dei punti. Di un file danneggiato racconta ciò che si legge e dice che cosa non va nel resto.
help-simulate-more = Fa giocare ai bot molte partite con queste regole e mostra quanto vince ogni posto e come vanno i suoi turni. Lo stesso seme dà le stesse partite.

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
