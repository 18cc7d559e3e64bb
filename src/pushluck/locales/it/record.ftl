# Perché una partita registrata, una fonte di dadi o un bot non si riesce a leggere.
# $token è quello che sta in quel punto della registrazione.

## Intestazioni

reason-bad-header = Questa intestazione non si riesce a leggere.
reason-bad-header-name = «{ $name }» non può essere il nome di un’intestazione: servono lettere e cifre, una maiuscola per prima.
reason-header-after-turns = L’intestazione { $name } deve stare sopra i turni.
reason-duplicate-header = L’intestazione { $name } c’è due volte.
reason-missing-header = Manca l’intestazione { $name }.
reason-unknown-game = Non c’è nessun gioco «{ $game }».
reason-rules-without-version = Alle regole manca la versione; senza, un giorno la partita potrebbe leggersi in altro modo.
reason-rules-of-another-game = Queste regole sono di un altro gioco, non di «{ $game }».
reason-only-a-view = È la partita vista da { $seat }, non la partita intera; non si può rigiocare.
reason-wrong-result = La partita non è finita con «{ $given }».

## Turni

reason-no-actor = Non è detto chi gioca «{ $token }».
reason-wrong-actor = «{ $token }» non è il posto che gioca qui.
reason-wrong-turn-number = «{ $token }» non è il numero di questo turno.
reason-wrong-checksum = «{ $token }» non torna con il punteggio.
reason-unexpected-token = «{ $token }» non è ciò che segue da quanto è successo finora.
reason-event-missing = Dopo «{ $token }» non c’è niente.
reason-text-after-end = La partita è finita, eppure c’è ancora «{ $token }».
reason-z-missing = Qui si perde un turno, e manca la sua Z.
reason-z-unexpected = C’è una Z, ma qui non si perde nessun turno.
reason-comment-not-closed = Qui comincia un commento che non finisce mai.
reason-stray-bracket = Qui c’è «{ $token }» senza compagna.

## Dadi e bot

reason-no-such-dice = Non ci sono dadi «{ $text }». A scelta: { $known }.
reason-seed-not-text = Il seme { $text } non è un testo.
reason-script-ended = { $throws ->
    [one] Il copione è finito: conteneva { $throws } lancio.
   *[other] Il copione è finito: conteneva { $throws } lanci.
}
reason-no-such-bot = Non c’è nessun bot «{ $text }». { $guess ->
    [yes] Forse bot:{ $nearest }?
   *[no] A scelta: { $bots }, come in bot:bold.
}
reason-bot-takes-no-number = «{ $text }» non va: solo bot:{ $bot } prende un numero.
reason-bot-number-unreadable = «{ $number }» non è un numero. Si scrive così: bot:hold@300.
reason-bot-needs-values = bot:exact qui non può giocare a { $rules }: nessuno ha ancora risolto queste regole. Scegli un altro bot.
