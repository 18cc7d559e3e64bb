# La pagina delle regole di qualsiasi regolamento. Una riga, un messaggio; sceglie `pushluck.rulebook`.

rule-sources = Fonti:
rule-legend = Il segno dopo ogni regola dice da dove viene:
rule-mark-source = fonte
rule-mark-published = pubblicato
rule-mark-table = tavolo
rule-mark-changed = cambiato
rule-meaning-source = lo dice la fonte.
rule-meaning-published = la fonte non lo dice, ma lo dice un’altra descrizione pubblicata dello stesso gioco.
rule-meaning-table = la fonte non lo dice; a questo tavolo è così.
rule-meaning-changed = la fonte dice altro; a questo tavolo è stato cambiato.

## Titoli

rule-heading-aim = Lo scopo
rule-heading-seats = Chi gioca e in che ordine
rule-heading-turn = Un turno
rule-heading-points = Quanto valgono i dadi
rule-heading-keeping = Mettere da parte i dadi
rule-heading-joining = Unire dadi di più lanci
rule-heading-hot-dice = La mano piena
rule-heading-banking = Incassare
rule-heading-busting = Perdere il turno
rule-heading-finish = La fine della partita
rule-heading-leftovers = I dadi rimasti
rule-heading-manners = Imbrogli e buone maniere

## Lo scopo

rule-aim = { $kind ->
    [first] Incassare { $target } punti prima di chiunque altro.
    [exact] Arrivare a { $target } punti esatti.
    [extended] Arrivare a { $target } punti esatti; chi li supera va avanti fino a { $extended }.
    [rounds] Avere il punteggio più alto dopo { $rounds } giri.
   *[last-turns] Avere il punteggio più alto quando qualcuno ha incassato { $target } punti e si sono giocati gli ultimi turni.
}

## Chi gioca e in che ordine

rule-seats = { $range ->
    [one] Per { $least } persone.
   *[many] Da { $least } a { $most } persone.
}
rule-direction = { $direction ->
    [clockwise] Si gioca in senso orario, verso sinistra.
   *[counter_clockwise] Si gioca in senso antiorario, verso destra.
}
rule-start = { $start ->
    [roll_off] Ogni persona lancia un dado e comincia il più alto.
    [youngest] Comincia la persona più giovane.
    [random] Si tira a sorte chi comincia.
   *[first_seat] Comincia chi siede al primo posto.
}
rule-start-tied = In caso di parità in testa, si rilancia tra chi è pari.

## Un turno

rule-throw-all = { $dice ->
    [one] Il turno comincia lanciando l’unico dado.
   *[other] Il turno comincia lanciando tutti e { $dice } i dadi.
}
rule-choose = Dopo ogni lancio si mettono da parte dadi che fanno punti, e i loro punti si aggiungono al totale del turno. Poi si incassa quel totale, oppure si lanciano i dadi rimasti.
rule-at-risk = Finché non sono incassati, i punti del turno si possono perdere.

## Quanto valgono i dadi

rule-single = { $points ->
    [0] Un { $face } da solo non vale niente.
   *[other] Ogni { $face } vale { points }.
}
rule-triple = { $points ->
    [0] Da 2 a 6, tre dadi uguali non fanno tris.
   *[other] Da 2 a 6, un tris vale { $points } volte la sua faccia: tre 2 fanno { $low }, tre 6 fanno { $high }.
}
rule-triple-ones = { $points ->
    [0] Gli 1 contano sempre uno per uno, quanti che siano.
   *[other] Tre 1 valgono { points }.
}
rule-fives = { $fives ->
    [set] Tre o più 5 messi da parte insieme contano sempre come un tris, anche se uno per uno varrebbero di più.
   *[singles] I 5 contano sempre uno per uno, mai come un tris.
}
rule-more = { $more ->
    [none] Quattro o più dadi uguali non valgono di più: tre di loro fanno il tris.
    [same] Quattro o più dadi uguali valgono quanto tre.
    [once] Quattro o più dadi uguali valgono { points } più di tre, quanti che siano.
    [per_die] Oltre il terzo, ogni dado uguale aggiunge { points }.
    [linear] Oltre il terzo, ogni dado uguale aggiunge ancora una volta il valore dei tre.
   *[double] Oltre il terzo, ogni dado uguale raddoppia il valore.
}
rule-more-fixed = { $sizes } dadi uguali valgono { points }, qualunque sia la faccia.
rule-more-table = { $sizes } dadi uguali valgono, dagli 1 ai 6: { $values }.
rule-more-no-set = { $sizes } dadi uguali non fanno combinazione.
rule-straight = { $adds ->
    [yes] La scala { $dice } vale { $base }, più i suoi 1 e 5: { points } in tutto.
   *[no] La scala { $dice } vale { points }.
}
rule-three-pairs = { $adds ->
    [yes] Tre coppie valgono { points }, più i loro 1 e 5.
   *[no] Tre coppie valgono { points }.
}
rule-pairs = { $pairs ->
    [distinct] Le tre coppie devono mostrare tre facce diverse.
    [four_and_two] Anche quattro dadi uguali e una coppia contano come tre coppie.
   *[any] Anche quattro dadi uguali e una coppia contano come tre coppie, e così pure sei dadi uguali.
}
rule-two-triples = { $adds ->
    [yes] Due tris valgono { points }, più i loro 1 e 5.
    [no] Due tris valgono { points }.
   *[sum] Due tris valgono la somma dei due.
}
rule-full-house = { $adds ->
    [yes] Un full (tris e coppia) vale { points }, più il tris.
   *[no] Un full (tris e coppia) vale { points }.
}
rule-absent = In questo gioco non ci sono: { $names }.
rule-best-split = Quando i dadi si possono leggere in più modi, conta il migliore.
rule-table-caption = Alcuni lanci, e il meglio che se ne può mettere da parte:
rule-table-throw = lancio
rule-table-kept = da parte
rule-table-points = punti
rule-table-why = perché
rule-table-nothing = niente
rule-table-lost = il turno è perso
rule-table-free = si rilanciano tutti i dadi
rule-table-won = la partita è vinta

## Mettere da parte i dadi

rule-keep = { $keep ->
    [any] A ogni lancio bisogna mettere da parte almeno un dado o una combinazione che fa punti, a scelta.
    [all] A ogni lancio bisogna mettere da parte tutti i dadi che fanno punti; non c’è scelta.
   *[all_if_all_score] A ogni lancio bisogna mettere da parte almeno un dado o una combinazione che fa punti. Se fa punti tutto il lancio, va messo da parte tutto.
}
rule-keep-example = { $count ->
    [one] In { $throw } si mette da parte { $choices }.
   *[other] In { $throw } si può mettere da parte { $choices }.
}
rule-keep-choice = { $dice } ({ $points })

## Unire dadi di più lanci

rule-join = { $join ->
    [never] Dadi di lanci diversi non formano mai una combinazione insieme.
    [best] I dadi messi da parte dopo l’ultimo lancio di tutti i dadi formano la mano. I dadi nuovi contano insieme alla mano o per conto loro, come vale di più.
   *[extend] Dadi uguali messi da parte insieme ne accolgono altri della stessa faccia nei lanci seguenti. Per il resto, dadi di lanci diversi non si combinano.
}
rule-join-example = Un esempio: la mano è { $hand } e vale { $held }; il lancio mostra { $throw }. Con { $dice } da parte la mano vale { $total }; per conto loro, quei dadi la porterebbero solo a { $apart }.

## La mano piena

rule-hot-dice = { $rule ->
    [may_bank] Quando tutti i dadi sono da parte, in uno o più lanci, si può incassare o rilanciarli tutti.
   *[must_throw] Quando tutti i dadi sono da parte, in uno o più lanci, bisogna rilanciarli tutti, volenti o nolenti.
}
rule-hot-dice-bonus = Una mano piena vale { points } in più.

## Incassare

rule-bank-free = Non c’è un minimo, né per entrare in gioco né per incassare.
rule-opening = Per incassare la prima volta servono almeno { points } in un solo turno: così si entra in gioco.
rule-minimum = Per incassare servono ogni volta almeno { points }.
rule-multiple = Si incassano solo multipli di { $step }.
rule-dice-out = Per incassare bisogna aver messo da parte almeno { dice-count } dopo l’ultimo lancio di tutti i dadi.
rule-beat-previous = Per incassare bisogna battere quanto ha appena incassato chi giocava prima.

## Perdere il turno

rule-bust = { $safe ->
    [yes] Quando in un lancio niente fa punti, il turno finisce e i suoi punti sono persi. Quel che è incassato resta.
   *[no] Quando in un lancio niente fa punti, il turno finisce e i suoi punti sono persi.
}
rule-bust-called-zonk = Un turno così è una Z: sul foglio si scrive Z e non 0.
rule-bust-called-zonk-original = Un turno così si chiama zonk.
rule-bust-called-zonk-five = { rule-bust-called-zonk-original }
rule-bust-called-farkle = Un turno così si chiama farkle.
rule-bust-called-farkle-facebook = { rule-bust-called-farkle }
rule-bust-called-farkle-minimal = { rule-bust-called-farkle }
rule-bust-called-zilch = Un turno così si chiama zilch.
rule-first-throw-points = { $when ->
    [first] Ma quando al primo lancio di un turno niente fa punti, si ricevono { points } e si rilanciano tutti i dadi.
   *[fresh] Ma quando a un lancio di tutti i dadi niente fa punti, si ricevono { points } e si rilanciano tutti.
}
rule-first-throw-fine = { $when ->
    [first] Quando al primo lancio di un turno niente fa punti, il punteggio perde anche { points }.
   *[fresh] Quando a un lancio di tutti i dadi niente fa punti, il punteggio perde anche { points }.
}
rule-first-throw-lose-all = { $when ->
    [first] Quando al primo lancio di un turno niente fa punti, si perde anche tutto il punteggio.
   *[fresh] Quando a un lancio di tutti i dadi niente fa punti, si perde anche tutto il punteggio.
}
rule-instant = { $count ->
    [one] Un solo { $face } in un lancio ferma subito il turno, qualunque cosa mostrino gli altri dadi.
    [2] Due o più { $face } nello stesso lancio fermano subito il turno, qualunque cosa mostrino gli altri dadi.
   *[other] Almeno { $count } dadi con { $face } nello stesso lancio fermano subito il turno, qualunque cosa mostrino gli altri.
} { $loses ->
    [turn] I punti del turno sono persi.
   *[game] I punti del turno sono persi, e con loro tutto il punteggio.
}
rule-instant-called-doom = Sono i dadi maledetti.
rule-instant-thrown = Per questo contano solo i dadi appena lanciati, non quelli già da parte.
rule-streak = Il { $streak }º turno perso di fila { $takes ->
    [points] costa anche { points } del punteggio.
   *[score] costa anche tutto il punteggio.
} { $after ->
    [restart] Poi si ricomincia a contare.
   *[every] E così ogni altro turno perso di seguito.
}
rule-floor = Nessuna penalità porta un punteggio sotto { $floor }.
rule-chances = { $join ->
    [never] La probabilità di perdere il turno con un lancio:
   *[hand] La probabilità di perdere il turno con un lancio, quando i dadi della mano non aiutano:
}
rule-chances-dice = dadi
rule-chances-exact = esatta
rule-chances-percent = in percentuale
rule-chances-instant = { $count ->
    [one] per un { $face }
    [2] per due o più { $face }
   *[other] per almeno { $count } dadi con { $face }
}

## La fine della partita

rule-target = { $landing ->
    [at_least] Si arriva al traguardo incassando quanto basta per avere { $target } punti o più.
   *[exact] Si arriva al traguardo solo incassando quanto basta per avere { $target } punti esatti.
}
rule-overshoot-lost = Chi supererebbe il traguardo non incassa niente: il turno è perso.
rule-overshoot-extended = Superarlo vale, e la partita va avanti fino a { $extended }.
rule-extended-landing = { $landing ->
    [at_least] Lì basta raggiungere o superare { $extended } per vincere.
   *[exact] Lì per vincere bisogna arrivare a { $extended } esatti; oltre, non si incassa niente.
}
rule-after-overshoot = { $after ->
    [both] Anche allora chi è ancora sotto { $target } può vincere arrivandoci in modo esatto.
   *[extended_only] Da quel momento con { $target } non vince più nessuno.
}
rule-when-tested = Conta il punteggio a punti incassati, mai quello a metà turno.
rule-last-round = { $last ->
    [none] Chi ci riesce vince, e la partita finisce subito.
    [finish_round] Il giro si gioca fino in fondo, così tutti hanno lo stesso numero di turni. Tra i punteggi arrivati al traguardo vince il più alto.
    [one_turn_each] Ogni altra persona gioca ancora un turno. Tra i punteggi arrivati al traguardo vince il più alto.
   *[until_beaten] Ogni altra persona gioca ancora un turno per battere il punteggio più alto. Chi ci riesce passa in testa e gli altri possono riprovare, finché nessuno ci riesce più.
}
rule-rounds = La partita finisce al più tardi dopo { $rounds } giri. Vince il punteggio più alto.
rule-tie = { $tie ->
    [leader] { $kind ->
        [rounds] A parità di punteggio vince chi viene prima nell’ordine di gioco.
       *[race] A parità di punteggio vince chi ci è arrivato prima.
    }
    [shared] A parità di punteggio la vittoria è condivisa.
   *[overtime] A parità di punteggio chi è pari gioca un altro turno, finché la parità si rompe.
}
rule-instant-win = { $any ->
    [yes] Almeno { $count } dadi uguali nello stesso lancio vincono la partita all’istante.
   *[no] Almeno { $count } dadi con { $face } nello stesso lancio vincono la partita all’istante.
}

## I dadi rimasti

rule-ride = { $allowed ->
    [yes] Invece di ricominciare da capo si possono lanciare i dadi lasciati da chi giocava prima. Allora anche i punti che ha appena incassato entrano nel totale del turno, e si possono perdere con quello.
   *[no] Ogni turno ricomincia da capo: da chi giocava prima non si riprende niente.
}
rule-ride-bonus = Se quel lancio fa punti, vale { points } in più.

## Imbrogli e buone maniere

rule-cheating = { $cheating ->
    [yes] Barare fa parte del gioco, finché nessuno se ne accorge.
   *[no] In questo gioco non si bara.
}
rule-cheat-turn = { $dice ->
    [placed] Girare un dado: dopo un osso che il lancio mostrava davvero se ne può aggiungere un altro, girato su una faccia del suo dado che non mostrava.
   *[kept] Girare un dado: insieme ai dadi che fanno punti se ne può spingere nell’angolo uno in più, girato su una faccia che non mostrava.
}
rule-cheat-turn-limit = { $dice ->
    [placed] Un solo dado per lancio.
   *[kept] Un solo dado per lancio, e solo insieme a un dado che fa punti davvero.
}
rule-cheat-count = Conto falso: quando si incassa, si può dichiarare un totale diverso da quello che vale l’angolo.
rule-cheat-count-limit = Un conto falso è un multiplo di { $unit }. È falso anche quello troppo basso.
rule-call = Gli altri possono gridare all’imbroglio da quando i dadi sono messi da parte fino al primo lancio del turno dopo. A giudicare è il tavolo.
rule-caught = Imbroglio scoperto: tutto il turno è una Z, e quel che ha fatto incassare viene ripreso.
rule-uncaught = Imbroglio passato inosservato: i punti dichiarati restano per sempre, e poi la partita registrata dice la verità.
rule-wrong-call = { $price ->
    [none] Un’accusa sbagliata non costa niente.
    [turn] Un’accusa sbagliata costa una Z al turno dopo.
   *[points] Un’accusa sbagliata costa { points }.
}
rule-last-bank = Un conto che farebbe finire la partita è valido quando nessuno ha più da ridire, o dopo un’accusa sbagliata.
rule-faults = { $etiquette ->
    [yes] I falli al tavolo contano: ognuno fa di un turno una Z.
   *[no] I falli al tavolo non contano.
}
rule-fault-off-table = Un dado finisce fuori dal tavolo durante il lancio: questo turno è una Z.
rule-fault-out-of-turn = Lanciare quando non è il proprio turno costa una Z.
rule-fault-when = La Z per un lancio fuori turno cade sul turno seguente di chi l’ha fatto.
rule-fault-no-score = Nel lancio niente fa punti: questo turno è una Z.
rule-fault-away = Non essere di nuovo al tavolo quando arriva il proprio turno: quel turno è una Z.
rule-strict = { $strict ->
    [yes] Il tavolo è severo: chiunque può prendere i dadi in qualsiasi momento, e fuori turno è un fallo.
   *[no] Il tavolo è amichevole: un lancio fuori turno lo rifiuta e basta.
}

## Pig

rule-pig-turn = Si lancia l’unico dado quante volte si vuole. Ogni faccia da 2 a 6 aggiunge il suo numero al totale del turno.
rule-pig-bank = Dopo un lancio così si può incassare il totale del turno invece di rilanciare.
rule-pig-bust = Un 1 ferma il turno e i suoi punti sono persi. Quel che è incassato resta.
