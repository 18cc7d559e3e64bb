# Che cosa stampano i comandi del terminale, e perché non possono fare ciò che è stato scritto.

## Colonne

column-preset = Gioco
column-name = Nome
column-special = Particolarità
column-source = Da dove vengono le regole
column-keep = Da mettere da parte
column-points = Punti
column-made-of = Dettaglio
column-dice-left = Dadi rimasti
column-bank = Incassare
column-dice = Dadi
column-lost = Turno perso
column-instant = di cui subito
column-hot-dice = Mano piena
column-mean = Punti in media
column-bot = Bot
column-wins = Vittorie
column-interval = intervallo al 95%
column-turns = Turni a partita
column-points-per-turn = Punti a turno
column-busts = Turni persi
column-mean-bank = Incasso medio
column-hot-dice-per-turn = Mani piene a turno

## Quanto vale un lancio

score-throw = { $game }: { $dice }
score-hand = Già da parte: { $dice }, che valgono { $points }
score-no-score = Niente segna: il turno è perso.
score-instant = { $limit } o più dadi che mostrano { $face } chiudono subito il turno, e qui sono { $count }. { $loses ->
    [game] Si perde tutto il punteggio.
   *[turn] Il turno è perso.
}
score-first-throw = Niente segna: il turno è perso. Al primo lancio di un turno costa anche { $costs ->
    [fine] { points }
   *[lose_all] tutto il punteggio
}.
score-free-throw = Niente segna, ma al primo lancio di un turno questo rende { points } e si rilanciano tutti i dadi.
score-wins = Questo lancio vince subito la partita.
score-part = { $name } ({ $points })
score-parts = { $times } × { $name } ({ $points })
score-whole-hand = con i dadi da parte: { $parts }
score-hot-dice = nessuno: si rilanciano tutti e { $dice }
score-may-bank = sì
batch-failures = { $count ->
    [one] Una riga è rimasta senza risposta.
   *[other] { $count } righe sono rimaste senza risposta.
}

## Simulazioni

simulate-title = { $game }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
simulate-unfinished = { $games ->
    [one] Una partita non finiva ed è stata lasciata.
   *[other] { $games } partite non finivano e sono state lasciate.
}
simulate-interval = da { $low } a { $high }
simulate-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Partite registrate

replay-title = { $game } ({ $rules }): { $players }
replay-turn = Turno { $number }: { $name }
failure-expected = Ci si aspettava: { $hints }.

## Il foglio dei punti

sheet-round = Giro
sheet-score = { $score } ({ $change })
sheet-z = Z

## Errori

failure-help = Per saperne di più: { $command }
failure-interrupted = Interrotto.
failure-disk-full = Il disco è pieno; non è stato possibile scrivere tutto.
failure-no-file = Il file { $path } non esiste.
failure-folder = { $path } è una cartella, non un file.
failure-no-access = { $path } non si può aprire: accesso negato.
failure-system = Il sistema rifiuta: { $what }.
failure-fault = È un errore di Pushluck, non tuo ({ $what }). Segnalalo, per favore.

reason-no-such-option = L’opzione { $option } non esiste. { did-you-mean }
reason-no-such-command = Il comando { $command } non esiste. { did-you-mean }
reason-option-value = A { $option } manca un valore, oppure è un’opzione che non ne vuole.
reason-argument-missing = Manca { $argument }.
reason-unexpected-argument = { $argument } è di troppo.
reason-options-exclude = Scegline uno: { $options }.
reason-bad-number = { $option } vuole un numero intero di almeno { $least }, non { $given }.
reason-preset-missing = Quali regole? Indica un gioco come zonk, o un file con --rules.
reason-preset-and-rules-file = Il file contiene regole di { $found }, non di { $preset }. Togli uno dei due.
reason-line-not-utf-8 = Questa riga non è testo in UTF-8.
reason-no-scoring-dice = In { $preset } non si mettono dadi da parte: non c’è niente da contare.
reason-hand-points-without-hand = Punti per dadi messi da parte? Di’ quali con --hand.
reason-hand-points-missing = { $hand } non segna in un solo lancio: di’ con --hand-points quanto vale.
reason-impossible-number-of-dice = { $most ->
    [0] Con quei dadi da parte non ne resta nessuno da lanciare.
    [one] Qui si lancia un solo dado, non { $given }.
   *[other] Qui si lanciano da 1 a { $most } dadi, non { $given }.
}
reason-not-json = Questo non è JSON, dal carattere { $place } in poi.
reason-not-an-object = Una riga è un oggetto JSON con { $keys }.
reason-unknown-key = Una domanda non ha { $key }, ma solo { $keys }.
reason-not-dice = { $key } deve essere un testo di dadi come "114562".
reason-not-points = { $key } deve essere un numero intero di almeno 0.
