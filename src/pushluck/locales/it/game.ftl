# Che cosa succede in una partita, e perché qualcosa non si può fare.
# $name è chi gioca; se $you è "yes" la frase si rivolge a quella persona.

## Che cosa è successo

happened-start-threw = { $you ->
    [yes] Per vedere chi comincia lanci un dado: { $faces }.
   *[no] Per vedere chi comincia { $name } lancia un dado: { $faces }.
}
happened-start-tied = Parità in testa: si rilancia.
happened-starts = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $name }.
}
happened-threw = { $you ->
    [yes] Il tuo lancio: { $faces }.
   *[no] { $name } lancia: { $faces }.
}
happened-kept = { $you ->
    [yes] Metti da parte { $dice } per { points }: fanno { $total } in questo turno.
   *[no] { $name } mette da parte { $dice } per { points }: fanno { $total } in questo turno.
}
happened-hot-dice = { $rule ->
    [must_throw] Mano piena: tutti e { $dice } i dadi vanno rilanciati.
   *[may_bank] Mano piena: tornano in gioco tutti e { $dice } i dadi.
}
happened-free-throw = Niente fa punti, ma qui vale { points } e si rilanciano tutti i dadi.
happened-bust = { $why ->
    [instant] Questi dadi perdono subito.
    [first-throw] Al primo lancio niente fa punti.
    [pig] Un 1 ferma il turno.
    [no-gravestone] Niente lapide, e niente con cui pagare un altro lancio.
   *[no-score] Niente fa punti.
} { $lost ->
    [0] { $you ->
        [yes] Il tuo turno è finito.
       *[no] Il turno di { $name } è finito.
    }
   *[other] { $you ->
        [yes] Perdi { lost-points }.
       *[no] { $name } perde { lost-points }.
    }
}
happened-penalty = { $you ->
    [yes] Ti costa { points }; il tuo punteggio è { $score }.
   *[no] A { $name } costa { points }; il punteggio è { $score }.
}
happened-banked = { $costs ->
    [yes] { $you ->
        [yes] Questo turno ti costa { lost-points }; il tuo punteggio è { $score }.
       *[no] Questo turno costa { lost-points } a { $name }; il punteggio è { $score }.
    }
   *[no] { $points ->
        [0] { $you ->
            [yes] Non incassi niente; il tuo punteggio resta { $score }.
           *[no] { $name } non incassa niente; il punteggio resta { $score }.
        }
       *[other] { $you ->
            [yes] Incassi { points }; il tuo punteggio è { $score }.
           *[no] { $name } incassa { points }; il punteggio è { $score }.
        }
    }
}
happened-overshot = Così si supera { $target }: { lost-points } in fumo.
happened-on-board = { $you ->
    [yes] Sei in gioco.
   *[no] { $name } entra in gioco.
}
happened-extended = { $you ->
    [yes] Hai superato il traguardo: si va avanti fino a { $target }.
   *[no] { $name } ha superato il traguardo: si va avanti fino a { $target }.
}
happened-rides = { $you ->
    [yes] Riprendi { dice-count } e { points }.
   *[no] { $name } riprende { dice-count } e { points }.
}
happened-last-round = { $you ->
    [yes] Arrivi a { $score }. Cominciano gli ultimi turni.
   *[no] { $name } arriva a { $score }. Cominciano gli ultimi turni.
}
happened-new-leader = { $you ->
    [yes] Passi in testa con { $score }. Chi insegue ha ancora un tentativo.
   *[no] { $name } passa in testa con { $score }. Chi insegue ha ancora un tentativo.
}
happened-overtime = Parità: { $seats } giocano un altro turno.
happened-instant-win = { $faces }: questi dadi vincono la partita all’istante.
happened-won = { $you ->
    [yes] Vinci con { $score }.
   *[no] { $name } vince con { $score }.
}

## Che cosa è successo a un tavolo dove si bara e si sbaglia

happened-turned = { $you ->
    [yes] Hai girato un dado da { $die } a { $face }.
   *[no] { $name } ha girato un dado da { $die } a { $face }.
}
happened-false-count = { $you ->
    [yes] Hai dichiarato { $declared }; l’angolo valeva { $real }.
   *[no] { $name } ha dichiarato { $declared }; l’angolo valeva { $real }.
}
happened-call-right = { $you ->
    [yes] Gridi all’imbroglio, e hai ragione: { $accused } ha barato.
   *[no] { $accusing ->
        [you] { $name } grida all’imbroglio, e ha ragione: hai barato.
       *[another] { $name } grida all’imbroglio, e ha ragione: { $accused } ha barato.
    }
}
happened-call-wrong = { $you ->
    [yes] Gridi all’imbroglio, ma { $accused } giocava pulito.
   *[no] { $accusing ->
        [you] { $name } grida all’imbroglio, ma giocavi pulito.
       *[another] { $name } grida all’imbroglio, ma { $accused } giocava pulito.
    }
}
happened-owes-turn = { $turns ->
    [one] { $you ->
        [yes] Il tuo prossimo turno sarà una Z.
       *[no] Il prossimo turno di { $name } sarà una Z.
    }
   *[other] { $you ->
        [yes] I tuoi prossimi { $turns } turni saranno una Z.
       *[no] I prossimi { $turns } turni di { $name } saranno una Z.
    }
}
happened-fault = { $why ->
    [off_table] { $you ->
        [yes] Un tuo dado è finito fuori dal tavolo.
       *[no] Un dado di { $name } è finito fuori dal tavolo.
    }
    [out_of_turn] { $you ->
        [yes] Hai lanciato fuori turno.
       *[no] { $name } ha lanciato fuori turno.
    }
   *[away] { $you ->
        [yes] Al tuo turno non c’eri.
       *[no] Al suo turno { $name } non c’era.
    }
}
happened-forfeit = { $why ->
    [owed] { $you ->
        [yes] Paghi un fallo di prima: questo turno è una Z.
       *[no] { $name } paga un fallo di prima: questo turno è una Z.
    }
   *[other] { $lost ->
        [0] { $you ->
            [yes] Il tuo turno è una Z.
           *[no] Il turno di { $name } è una Z.
        }
       *[other] { $you ->
            [yes] Il tuo turno è una Z: { lost-points } in fumo.
           *[no] Il turno di { $name } è una Z: { lost-points } in fumo.
        }
    }
}
happened-accepted = { $you ->
    [yes] Accetti il conto.
   *[no] { $name } accetta il conto.
}

## Che cosa adesso non si può fare

reason-other = Qui non si può ({ $reason }).
reason-match-over = La partita è finita.
reason-not-your-turn = È il turno di { $turn }.
reason-not-now = Adesso non si può. { would-do }
reason-throw-first = Prima lancia i dadi.
reason-throw-pending = I dadi stanno ancora rotolando.
reason-too-many-throws = Questi dadi possono cadere in { $throws } modi, troppi da provare uno per uno: al massimo { $most }.
reason-no-throw-pending = Adesso non si sta lanciando. { would-do }
reason-nothing-to-take-back = Non è ancora successo niente da annullare.
reason-keep-first = Prima metti da parte dei dadi. { would-do }
reason-keep-at-least-one = Metti da parte almeno un dado che fa punti. { would-do }
reason-die-not-thrown = Quel { $die } nel lancio non c’è. { would-do }
reason-die-does-not-score = Un { $die } qui non fa punti. { would-do }
reason-scoring-die-left = Anche un { $die } fa punti, e qui va messo da parte. { would-do }
reason-hot-dice-must-throw = Mano piena: vanno rilanciati tutti e { $dice } i dadi.
reason-opening-not-reached = Ancora { $missing } per entrare in gioco.
reason-minimum-not-reached = Ancora { $missing } per incassare: ne servono { $needed }.
reason-previous-not-beaten = Ancora { $missing } per incassare: ne servono { $needed } per battere il turno prima.
reason-not-a-multiple = Si incassano solo multipli di { $needed }: ancora { $missing }.
reason-too-few-dice-out = { $missing ->
    [one] Ancora un dado da mettere da parte prima di incassare.
   *[other] Ancora { $missing } dadi da mettere da parte prima di incassare.
}
reason-wrong-number-of-seats = Si gioca da { $least } a { $most }: in { $given } non si può.

## Imbrogli, accuse e falli che adesso non si possono fare

reason-cheating-is-off = A questo tavolo non si bara.
reason-etiquette-is-off = A questo tavolo non si contano i falli.
reason-no-die-to-turn = In questo gioco non c’è nessun dado da girare.
reason-cannot-turn-so = Adesso un dado non si può girare da { $die } a { $face }.
reason-one-die-a-throw = In questo lancio è già stato girato un dado.
reason-move-a-scoring-die-too = Un dado girato non va da solo: sposta anche un dado che fa punti davvero. { would-do }
reason-not-a-multiple-of-unit = Qui i punti vanno di { $unit } in { $unit }: a quel conto non crederebbe nessuno.
reason-that-is-the-true-count = È il conto vero. Incassa e basta.
reason-nothing-to-call = Adesso non c’è motivo di gridare all’imbroglio.
reason-already-judged = Il tavolo ha già giudicato: era gioco pulito.
reason-own-turn = Il proprio turno non si può accusare.
reason-nothing-to-accept = Non hai nessun conto da accettare.
reason-accept-or-call = Se questo conto passa, la partita è finita: accettalo o grida all’imbroglio.
reason-owes-a-turn = Questo turno è dovuto per un fallo di prima: è una Z. { would-do }
reason-not-this-fault-now = Adesso questo fallo non può succedere.

## Che cosa non si riesce a leggere

reason-unknown-action = «{ $text }» qui non vuol dire niente. t lancia, b incassa, e k con le facce (k15) mette da parte i dadi.
reason-no-such-face = Questi dadi non hanno il { $face }. Le loro facce: { $faces }.
reason-wrong-number-of-dice = { $expected ->
    [one] Si lancia un dado solo, non { $given }.
   *[other] Si lanciano { $expected } dadi, non { $given }.
}
reason-wrong-kinds-of-dice = I dadi in mano non possono mostrare { $faces } insieme.
reason-no-such-seat = «{ $text }» non è un posto. Ce ne sono { $seats }.
reason-no-such-language = «{ $given }» qui non si parla. A scelta: { $languages }.
