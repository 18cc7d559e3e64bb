# Quando incassare, e quanto vale ogni scelta con il gioco perfetto.

## Fogli per un tavolo vero

bank-title = { $game } ({ $rules }): quando incassare
bank-for-points = Punti
bank-lost = { $lost ->
    [one] 1 perso
   *[other] { $lost } persi
}
bank-scores = { $mine }–{ $theirs }
bank-hand = { $dice }: { $hand }
bank-hand-points = { $dice }: { $hand } ({ $points })
bank-never = –
bank-always = sempre
bank-note = { $mark } Nessuna soglia: incassa con { $ranges }; altrimenti lancia.
bank-range = { $first }–{ $last }
bank-from = { $first } o più
bank-how = Secondo i dadi rimasti: incassa quando il turno ha almeno questi punti; con meno, rilancia. «–»: rilancia sempre.
bank-how-hand = Dopo il numero di dadi rimasti c’è quello che è messo da parte, perché i dadi seguenti possono aggiungersi.
bank-how-points = Punti: quello che rende di più in media, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti a turno.
bank-how-lost = «1 perso»: lo stesso dopo altrettanti turni persi di fila.
bank-how-scores = Secondo i punteggi, il tuo per primo: quello che vince più spesso in due, e quanto spesso. Chi comincia vince il { $chance } delle partite.
ride-note = { $mark } Nessuna soglia: riprendi con { $ranges }; altrimenti lancia tutti i dadi.
ride-how = Secondo i dadi che l’altro ha lasciato: riprendili se portano almeno questi punti; con meno, lancia tutti i dadi. «–»: non riprenderli mai; vuoto: non può essere rimasto niente.

## Quando seppellire

bury-title = { $game } ({ $rules }): quando seppellire
bury-for-points = Per i punti ({ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } a turno)
bury-scores = { $mine }–{ $theirs } (vince il { $chance })
column-throws = Lanci
bury-how = Quando si vede una lapide e hai messo abbastanza ossa al loro posto: seppellisci con questi punti o più; con meno, rilancia. Righe: lanci fatti nel turno. Colonne: dadi di mezzo che avrebbe un altro lancio. «–»: rilancia sempre; vuoto: non capita quasi mai.
bury-right = La verità dipende anche da quali ossa ci sono: questi fogli nominano la scelta migliore almeno nel { $right } dei casi.
bury-how-scores = Punteggi: il tuo per primo. Chi comincia vince il { $chance } delle partite.

## Consigli in una posizione

advice-scores = { $game }: { $mine } contro { $theirs }
advice-offer = Restano: { dice-count }, { points }
advice-turn = Questo turno: { points }
advice-throw = Lancio: { $dice }
advice-place = mettere al loro posto { $bones }
advice-bury = seppellire
advice-you = Tu
advice-other = L’altro
advice-chance = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
column-choice = Scelta
