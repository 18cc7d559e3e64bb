# Che cosa ha di speciale ogni gioco, in una riga.

preset-zonk = Tutti i dadi che fanno punti vanno messi da parte, con 10.000 esatti si vince, e barare fa parte del gioco.
preset-zonk-original = Lo Zonk del 1978: per fermarsi servono 300 punti e quattro dadi da parte.
preset-zonk-five = Lo Zonk con cinque dadi: le scale fanno punti, e cinque dadi uguali valgono mille volte la loro faccia.
preset-doom = Una corsa a 100.000: i dadi da parte si uniscono ai lanci seguenti, e due 6 in un lancio fanno perdere il turno.
preset-farkle = Il Farkle in scatola: tanti dadi uguali, tre coppie e scala valgono molto, e con 500 punti si entra in gioco.
preset-farkle-minimal = Fanno punti solo gli 1, i 5 e i tris, e vince chi arriva per primo a 10.000.
preset-farkle-facebook = Sotto 300 non si incassa, e ogni terzo farkle di fila costa 500.
preset-zilch = Sei dadi senza punti valgono 500 e un altro lancio; ogni terzo zilch di fila costa 500.
preset-kingdom-come = I dadi delle taverne di Kingdom Come: le scale corte fanno punti, ogni dado in più raddoppia il tris, e con 4.000 si vince.
preset-ten-thousand = Con 1.000 punti si entra in gioco, il full fa punti, e si possono riprendere i dadi rimasti.
preset-dix-mille = Servono 10.000 punti esatti: chi li supera perde il turno, e un primo lancio senza punti costa 1.000.
preset-zehntausend = Sotto 500 non si incassa, e ogni dado oltre il tris aggiunge 1.000.
preset-greed = Dieci dadi insieme, e tris che crescono di lancio in lancio.
preset-hot-dice = Con 1.000 punti si entra in gioco, e un dado uguale in un lancio seguente raddoppia il tris.
preset-pig = Un dado e una decisione: rilanciare o incassare. Un 1 fa perdere il turno.
preset-bones = Si monta uno scheletro con diciotto dadi d’osso, cappello compreso, e lo si seppellisce finché si vede una lapide.
