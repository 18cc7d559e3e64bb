# Il tavolo nel browser: come si chiamano i suoi comandi. Le frasi del gioco stanno negli altri file.

web-not-built = La pagina non è stata costruita. Esegui: make setup
web-guest = Ospite

## La connessione

web-connecting = Connessione…
web-lost = La connessione è caduta. Si torna subito…
web-lost-waiting = La connessione è caduta. La tua scelta è al sicuro e parte appena torna.
web-act-late = La tua scelta di prima è ancora in viaggio. Aspetta di vedere che cosa ne viene.
web-gone = Questo tavolo non c’è più.
web-gone-hint = Un tavolo a cui nessuno torna viene sparecchiato. Apparecchiarne uno nuovo è un attimo.
web-shut-out = Non hai più un posto a questo tavolo.
web-shut-out-hint = Il tuo posto è stato dato via. Un altro tavolo c’è sempre.
web-offline = Il server non risponde. Riprova tra un momento.
web-not-loaded = Non è stato possibile caricare questa parte della pagina.
web-try-again = Riprova
web-superseded = Stai giocando da un’altra finestra o da un altro dispositivo.
web-claim = Gioca da qui
web-outdated = C’è una versione più nuova di questa pagina.
web-reload = Caricala

## Verso altre cose

web-games = Giochi
web-friends = Amici
web-rules = Regole
web-print = Stampa
web-settings = Impostazioni
web-close = Chiudi
web-new-table = Nuovo tavolo
web-go-on = Riprendi l’ultima partita

## Chi gioca

web-scores = Punteggi
web-you = tu
web-bot = bot
bot-name-beginner = Matricola
bot-name-careful = Prudenza
bot-name-bold = Audacia
bot-name-hold = Costanza
bot-name-expected = Scienza
bot-name-exact = Esattezza
bot-name-cheat = Malizia
web-score-of = { $name }: { $score ->
    [one] { $score } punto
    [many] { $score } di punti
   *[other] { $score } punti
}{ $moves ->
    [yes] , di turno
   *[no] { "" }
}
web-dropped = connessione caduta
web-away = via dal tavolo
web-left = ha lasciato il tavolo
web-stood-in = gioca { $bot }
web-host = ospita
web-target = Traguardo: { $target }
web-targets = Traguardo: { $target }, poi { $extended }
web-watching = { $watching ->
    [one] { $watching } persona guarda
   *[other] { $watching } persone guardano
}
web-your-turn = Tocca a te
web-turn-of = Tocca a { $name }
web-your-turn-title = Tocca a te – { $title }
web-time-left = ancora { $time }

## I dadi

web-tray = Dadi sul tavolo
web-corner = Messi da parte
web-turn-total = Questo turno
web-total-of = { $points ->
    [one] { $points } punto in questo turno
    [many] { $points } di punti in questo turno
   *[other] { $points } punti in questo turno
}
web-add-up = Fai tu il conto
web-die = Dado { $number }: { $face }
web-die-kept = { $face }, messo da parte
web-die-hand = Un dado da lanciare
web-slab-empty = La lastra è vuota
web-left-mark = S
web-right-mark = D

## Che cosa fare

web-throw = Lancia { $dice }
web-throw-bare = Lancia
web-bust-risk = { PERCENT($risk) } di rischio
web-no-risk = senza rischio
web-gravestone = lapide: almeno { PERCENT($chance) }
web-bank = Incassa { $points }
web-bank-bare = Incassa
web-bury = Seppellisci per { $points }
web-bank-makes = arrivi a { $score }
web-bank-wins = e vinci
web-offers = Scegli che cosa mettere da parte
web-bones-offers = Scegli un osso da mettere
web-offer = Metti da parte { $dice }: { $why }, { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}
web-place = Metti { $bone }, { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}
web-lift-hat = Togli il cappello
web-misplace = { $bone } dove va { $slot }
web-left-to-throw = { $left ->
    [one] resta { $left } dado
   *[other] restano { $left } dadi
}
web-hot = mano piena
web-more = { $count ->
    [one] un altro
   *[other] altri { $count }
}
web-fewer = Meno
web-payments = Metti { $price ->
    [one] { $price } dado
   *[other] { $price } dadi
} fuori gioco e lancia
web-pay-left = { $count } di sinistra
web-pay-right = { $count } di destra
web-pay-middle = { $count } di mezzo
web-pay-slots = dalla lastra: { $bones }
web-ride = Riprendi { $points }, lancia { $dice }
web-accept = Accetta il conto
web-call = Grida all’imbroglio
web-owed = Salta questo turno
web-waiting = Si aspetta { $name }
web-type-faces = Che cosa mostrano i dadi?
web-enter-faces = Conferma

## Gli imbrogli

web-nobody-looks = Nessuno guarda
web-cheat-hint = Gli altri possono gridare all’imbroglio finché non comincia il turno dopo.
web-turn-die = Gira un { $die } in un { $face }
web-turn-keep = Metti da parte { $dice } per { $points }
web-declare-points = Punti
web-truth = In verità { $points }

## La fine

web-won-you = Vinci tu
web-won = Vince { $name }
web-nobody-won = Nessuno vince questa partita
web-again = Gioca ancora
web-again-host = { $name } può cominciare la prossima partita.
web-real-zonk = Questo era lo Zonk onesto. In quello vero si bara finché qualcuno non grida.
web-real-zonk-go = Giocalo
web-another-game = Un altro gioco
web-first-line = Metti da parte quello che fa punti, poi scegli: lanciare il resto, o incassare prima di perdere tutto.

## Prima della partita

web-lobby = A questo tavolo
web-start = Comincia
web-starts = La partita la comincia { $name }.
web-youngest = Chi è la persona più giovane, che comincia?
web-youngest-told = Comincia la persona più giovane: { $name } dice chi è.
web-seats-free = { $seats ->
    [one] { $seats } posto libero
   *[other] { $seats } posti liberi
}
web-table-full = I posti sono tutti presi. Puoi guardare.
web-needs-more = { $seats ->
    [one] Serve ancora { $seats } persona per cominciare.
   *[other] Servono ancora { $seats } persone per cominciare.
}
web-add-bot = Aggiungi un bot
web-send-away = Manda via { $name }
web-move-up = Sposta su { $name }
web-invite = Invita
web-invite-hint = Chi apre questo link o scrive questo codice può sedersi.
web-watch-hint = Chi apre questo link può guardare.
web-link = Il link
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-code = Codice
web-qr = Codice QR del link
web-sit-down = Siediti
web-your-name = Il tuo nome
web-you-watch = Stai guardando.
web-stand-up = Lascia il tavolo
web-take-back = Riprendi il tuo posto
web-end-match = Chiudi la partita
web-stand-in-for = Fai giocare un bot per { $name }
web-make-host = Affida il tavolo a { $name }
web-how = Come si gioca qui
web-clock = Tempo per ogni decisione
web-no-clock = Senza limite di tempo
web-stand-in = Gioca per chi è via
web-nobody = Nessuno
web-spectators = Altri possono guardare
web-real-dice = Lanciamo dadi veri
web-pace = I bot giocano
web-pace-quick = in fretta
web-pace-calm = con calma
web-pace-slow = piano

## Scegliere un gioco

web-play-bot = Contro un bot
web-play-friends = Tra amici
web-opponent = Avversario
web-cheating-table = Si può barare
web-players = Da { $least } a { $most } persone
web-have-code = Ho un codice
web-more-games = Le regole di altri tavoli
web-code-hint = Otto cifre, come 1234 5678
web-code-short = Un codice ha otto cifre.
web-find = Trova il tavolo
web-pair = Questo posto su un altro dispositivo
web-pair-hint = Apri { $address } sull’altro dispositivo e scrivi questo codice. Vale una volta, per cinque minuti.
web-pair-ask = Mostra un codice
web-pair-title = Riprendi un posto da un altro dispositivo
web-pair-take = Riprendi

## Preferenze

web-language = Lingua
web-automatic = Automatico
web-theme = Luce
web-theme-light = Giorno
web-theme-dark = Notte
web-motion = Movimento
web-motion-reduced = Ridotto
web-motion-full = Completo
web-volume = Suono
web-numerals = Cifre al posto dei punti
web-brief = Meno dettagli sugli altri
web-keys = Tasti
web-key-throw = lanciare
web-key-bank = incassare
web-key-choose = scegliere che cosa mettere da parte
web-key-call = gridare all’imbroglio
web-key-scores = sentire i punteggi
web-key-total = sentire i punti del turno
web-key-help = mostrare questi tasti

## Che cosa è successo

web-log = Che cosa è successo
web-log-empty = Ancora niente
web-copy-log = Copia tutto

## Reazioni

web-reactions = Mostra una reazione
web-mute = Nascondi le reazioni
web-clap = Bella mossa
web-gasp = Oh!
web-hurry = Dai
web-laugh = Ahah
web-sad = Ahimè
web-thanks = Grazie
web-reacted = { $name }: { $what }

## At the table

web-your-turn-named = Tocca a te, { $name }
web-you-left = Hai lasciato il tavolo. La partita va avanti senza di te.
web-zeros = { $count ->
    [one] niente nell’ultimo turno
   *[other] niente negli ultimi { $count } turni
}
web-sheet = Foglio dei punti
web-goal-extended = Superati i { $target }: ora si vince a { $extended }
web-goal-opening = { $points } per entrare in gioco
web-goal-last = Gli ultimi turni: { $name } conduce con { $score }
web-goal-overtime = Parità: un altro turno
web-place-where = Tocca dove va { $bone }
web-misplace-where = Tocca un posto sbagliato per { $bone }
web-faces-missing = { $count ->
    [one] manca 1 dado
   *[other] mancano { $count } dadi
}
web-faces-remove = Togli l’ultimo
web-no-turn = Questo dado non si può girare su niente che faccia punti.
web-clock-alert = Il tuo tempo sta per finire: { $seconds ->
    [one] ancora 1 secondo.
   *[other] ancora { $seconds } secondi.
}
web-dice-none = Non si vede nessun dado.
web-dice-show = Sul tavolo: { $dice }.
web-dice-aside = Messi da parte: { $dice }.
web-call-by = { $name } grida all’imbroglio
web-on-this-phone = Anche su questo dispositivo
web-add-here = Si siede qui
web-hand-over = Passa il telefono a { $name }.
web-i-am = Sono io, { $name }
web-notify = Avvisami quando tocca a me
web-notify-refused = Il browser non lo permette.
web-shortcuts = I tasti agiscono al tavolo
web-licences = Caratteri e codice di altri
web-key-press = premere ciò che è selezionato
web-key-turn = girare un dado di nascosto
web-key-repeat = riascoltare l’ultima frase
web-key-dice = ascoltare i dadi
web-chance = { PERCENT($chance) }
web-misplace-choose = Non va bene niente: scegli un osso da mettere fuori posto
