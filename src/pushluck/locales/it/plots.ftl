# Ciò che è scritto sui grafici.

plot-chances-title = { $game }: chi vince
plot-chances-about = Quanto vince chi deve giocare, se entrambi giocano al meglio
plot-turns-title = { $game }: incassare o lanciare
plot-turns-about = Che cosa vince più spesso, secondo i dadi rimasti, contro { $score } punti
plot-turns-about-pig = Che cosa vince più spesso, secondo il punteggio dell’altro
plot-your-score = Il tuo punteggio
plot-their-score = Il punteggio dell’altro
plot-turn-total = Totale del turno
plot-dice = { $dice ->
    [one] { $dice } dado rimasto
   *[other] { $dice } dadi rimasti
}
plot-against = Contro { $score }
plot-bank = incassare
plot-throw = lanciare
plot-depends = dipende dai dadi messi da parte
plot-reaches = arriva a { $score }

plot-bones-title = { $game }: seppellire o lanciare
plot-bones-about = Che cosa vince più spesso quando si vede una lapide, sul { $mine } a { $theirs }
plot-bones-points = Punti dello scheletro
plot-bones-free = Dadi liberi
plot-bones-bury = seppellire
plot-bones-depends = dipende dalle ossa
plot-bones-throws = { $throws ->
    [one] Dopo { $throws } lancio
   *[other] Dopo { $throws } lanci
}
