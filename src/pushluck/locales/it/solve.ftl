# Perché una partita non si riesce a risolvere.

reason-not-solved = Per queste regole il gioco perfetto non è noto: non arriva a { $field } così come è qui.
reason-match-need-not-end = Con queste regole una partita può non finire mai, quindi non si conoscono le probabilità di vittoria. { $field } è uno dei motivi.
reason-damaged-table = Il file { $path } è danneggiato. Eliminalo, e le sue regole verranno risolte di nuovo.
reason-other-table = La tabella { $path } è di altre regole, o di un’altra versione di Pushluck.
reason-solver-not-installed = Per risolvere queste regole serve una parte di Pushluck che non è installata. Per aggiungerla: pip install "{ $extra }"
reason-impossible-score = Qui nessuno può avere { $score }: i punteggi sono multipli di { $unit }, e mai sotto { $least }.
reason-score-ends-match = Con un punteggio di { $score } la partita è finita.
reason-impossible-busts = I turni persi di fila qui vanno da 0 a { $most }.
reason-impossible-offer = Qui nessuno può lasciare { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
} e { $points } punti: restano da { $fewest } a { $highest } dadi, e i punti sono un multiplo di { $unit }, da { $least } a { $most }.
reason-impossible-turn = Qui un turno non può avere { $total } punti: sono un multiplo di { $unit }, e almeno i { $least } dei dadi messi da parte.
reason-hand-does-not-fit = Quando si lanciano tanti dadi, { $kept ->
    [0] nessuno è messo da parte
    [one] uno solo è messo da parte
   *[other] ne sono messi da parte { $kept }
}, non { $given }.
reason-option-for-other-game = { $option } non vuol dire niente in { $game }.
reason-bad-pair = { $option } vuole due numeri interi separati da una virgola, come 4200,7000, non { $given }.
reason-impossible-body = { $bones } non è uno scheletro tutto d’un pezzo. Nomina ogni posto una volta, fra { $slots }, e Y per un cappello sul cranio K.
reason-impossible-bones = Al lancio { $throws } di un turno i dadi al loro posto o lanciati sono { $wanted }, al massimo { $most } per tipo; qui sono { $given }.
reason-impossible-skeleton = Nessun turno porta a questo scheletro con questi dadi: non c’è quindi niente da consigliare.
reason-no-such-event = La partita registrata ha { $most } eventi; non c’è una posizione dopo { $given }.
reason-only-two-seats = Il consiglio esatto è per due; qui siete in { $players }.
reason-first-seat-open = Non si sa ancora chi comincia, quindi non c’è niente da consigliare.

## Risolvere

solve-running = { $game }, in soluzione{ $sweep ->
    [1] { "" }
   *[other] , passata { $sweep }
}
solve-interrupted = Fermato. Quello che è risolto finora resta, e lo stesso comando riparte da lì.
solve-title = { $game } ({ $rules }): in due, ognuno al meglio
solve-first-wins = Chi comincia vince il { NUMBER($percent, minimumFractionDigits: 8, maximumFractionDigits: 8) }% delle partite, l’altro il { NUMBER($other, minimumFractionDigits: 8, maximumFractionDigits: 8) }%.
solve-size = { $states } posizioni; le equazioni valgono fino a { $residual }.
solve-time = Risolto in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
solve-kept = Già risolto su questa macchina, e conservato.
solve-solo-title = { $game } ({ $rules }): da soli, per il massimo dei punti
solve-turns = Fino al traguardo servono al meglio { NUMBER($turns, minimumFractionDigits: 3, maximumFractionDigits: 3) } turni in media.
