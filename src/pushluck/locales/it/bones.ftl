# Rolling Bones: le sue ossa, che cosa succede, e perché qualcosa non si può fare. Le regole hanno un file loro.
# Sinistra e destra sono quelle dello scheletro.

## Ossa e parti: in una frase, e da sole

bone-left-upper-arm = l’{ bone-short-left-upper-arm }
bone-left-forearm = l’{ bone-short-left-forearm }
bone-left-hand = la { bone-short-left-hand }
bone-left-thigh = il { bone-short-left-thigh }
bone-left-shin = la { bone-short-left-shin }
bone-left-foot = il { bone-short-left-foot }
bone-right-upper-arm = l’{ bone-short-right-upper-arm }
bone-right-forearm = l’{ bone-short-right-forearm }
bone-right-hand = la { bone-short-right-hand }
bone-right-thigh = il { bone-short-right-thigh }
bone-right-shin = la { bone-short-right-shin }
bone-right-foot = il { bone-short-right-foot }
bone-skull = il { bone-short-skull }
bone-ribcage = la { bone-short-ribcage }
bone-spine = la { bone-short-spine }
bone-pelvis = il { bone-short-pelvis }
bone-hat = il { bone-short-hat }
bone-gravestone = la { bone-short-gravestone }

bone-short-left-upper-arm = omero sinistro
bone-short-left-forearm = avambraccio sinistro
bone-short-left-hand = mano sinistra
bone-short-left-thigh = femore sinistro
bone-short-left-shin = tibia sinistra
bone-short-left-foot = piede sinistro
bone-short-right-upper-arm = omero destro
bone-short-right-forearm = avambraccio destro
bone-short-right-hand = mano destra
bone-short-right-thigh = femore destro
bone-short-right-shin = tibia destra
bone-short-right-foot = piede destro
bone-short-skull = cranio
bone-short-ribcage = gabbia toracica
bone-short-spine = colonna vertebrale
bone-short-pelvis = bacino
bone-short-hat = cappello
bone-short-gravestone = lapide

section-thorax = il torace
section-left-arm = il braccio sinistro
section-right-arm = il braccio destro
section-left-leg = la gamba sinistra
section-right-leg = la gamba destra

## Di che cosa sono fatti i punti di uno scheletro

combination-complete-thorax = torace completo
combination-complete-left-arm = braccio sinistro completo
combination-complete-right-arm = braccio destro completo
combination-complete-left-leg = gamba sinistra completa
combination-complete-right-leg = gamba destra completa
combination-part-of-thorax = { $count ->
    [one] 1 osso del torace
   *[other] { $count } ossa del torace
}
combination-part-of-left-arm = { $count ->
    [one] 1 osso del braccio sinistro
   *[other] { $count } ossa del braccio sinistro
}
combination-part-of-right-arm = { $count ->
    [one] 1 osso del braccio destro
   *[other] { $count } ossa del braccio destro
}
combination-part-of-left-leg = { $count ->
    [one] 1 osso della gamba sinistra
   *[other] { $count } ossa della gamba sinistra
}
combination-part-of-right-leg = { $count ->
    [one] 1 osso della gamba destra
   *[other] { $count } ossa della gamba destra
}
combination-misplaced = { $count ->
    [one] 1 osso fuori posto
   *[other] { $count } ossa fuori posto
}

## Le azioni, all’infinito: «Puoi …»

action-place = mettere al suo posto { $bone }
action-pY = mettere il cappello sul cranio
action-misplace = mettere { $bone } dove va { $slot }
action-l = togliere il cappello
action-put-out = mettere fuori gioco { $dice }
action-o = rilanciare
free-left = { $count ->
    [one] 1 dado sinistro
   *[other] { $count } dadi sinistri
}
free-right = { $count ->
    [one] 1 dado destro
   *[other] { $count } dadi destri
}
free-middle = { $count ->
    [one] 1 dado di mezzo
   *[other] { $count } dadi di mezzo
}

## Che cosa è successo

happened-threw-bones = { $you ->
    [yes] Il tuo lancio: { $bones }.
   *[no] { $name } lancia: { $bones }.
}
happened-placed = { $you ->
    [yes] Metti al suo posto { $bone }.
   *[no] { $name } mette al suo posto { $bone }.
}
happened-misplaced = { $you ->
    [yes] Metti { $bone } dove va { $slot }: costa { points }.
   *[no] { $name } mette { $bone } dove va { $slot }: costa { points }.
}
happened-wears-hat = { $you ->
    [yes] Metti il cappello sul cranio.
   *[no] { $name } mette il cappello sul cranio.
}
happened-lifts-hat = { $you ->
    [yes] Togli il cappello dal cranio.
   *[no] { $name } toglie il cappello dal cranio.
}
happened-put-out = { $dice ->
    [0] { $you ->
        [yes] Rilanci senza pagare niente.
       *[no] { $name } rilancia senza pagare niente.
    }
   *[other] { $you ->
        [yes] Metti fuori gioco { dice-count } per rilanciare.
       *[no] { $name } mette fuori gioco { dice-count } per rilanciare.
    }
}
happened-section-complete = Ecco { $section } al completo.

## Che cosa adesso non si può fare

reason-add-a-bone-first = Prima va aggiunto allo scheletro qualcosa di quel che si vede. { would-do }
reason-no-gravestone = { $price ->
    [0] Non si vede nessuna lapide: adesso il turno non può finire. Rilanciare non costa niente.
    [one] Non si vede nessuna lapide: adesso il turno non può finire. Rilanciare costa 1 dado.
   *[other] Non si vede nessuna lapide: adesso il turno non può finire. Rilanciare costa { $price } dadi.
}
reason-bone-not-thrown = Nei dadi liberi { $bone } non c’è. { would-do }
reason-slot-taken = Dove va { $bone } c’è già un osso. { would-do }
reason-bone-needs = Niente regge ancora { $bone }: prima serve { $needs }. { would-do }
reason-hat-needs-bare-skull = Il cappello va su un cranio nudo e da nessun’altra parte. { would-do }
reason-hat-was-lifted = { $price ->
    [0] Il cappello è stato tolto per rilanciare e il lancio è gratis: bisogna lanciare.
    [one] Il cappello è stato tolto per rilanciare: bisogna mettere fuori 1 dado.
   *[other] Il cappello è stato tolto per rilanciare: bisogna mettere fuori { $price } dadi.
}
reason-no-hat-to-lift = Lo scheletro non porta il cappello. { would-do }
reason-enough-was-added = Dopo il lancio qualcosa è già stato aggiunto: niente più può andare fuori posto. { would-do }
reason-correct-place-exists = Niente può andare fuori posto finché qualcosa trova il suo posto. { would-do }
reason-slot-not-open = Un osso deve toccare lo scheletro, e dove va { $slot } non si può attaccare. { would-do }
reason-cannot-pay = Rilanciare costa { $price } dei dadi liberi e ne serve ancora uno da lanciare, ma ce ne sono { $free }.
reason-put-out-more = { $missing ->
    [one] Metti fuori gioco ancora 1 dado: il prossimo lancio ne costa { $price }.
   *[other] Metti fuori gioco ancora { $missing } dadi: il prossimo lancio ne costa { $price }.
}
reason-put-out-fewer = Basta metterne fuori gioco { $price }, non { $given }: tanto costa il prossimo lancio.
reason-placed-bones-stay = Le ossa dello scheletro restano dove sono: metti fuori gioco { $price } dei dadi liberi.
reason-cannot-put-out = Quei dadi non si possono mettere fuori gioco: bisogna averli, e lo scheletro resta tutto d’un pezzo. Dadi liberi: { $free }.

## Che cosa non si riesce a leggere, e regole che si contraddicono

reason-unknown-bones-action = «{ $text }» qui non vuol dire niente. t lancia, b incassa, p con un osso (pK) lo mette al suo posto, e o con i tipi di dado (oLM) li mette fuori gioco.
reason-throws-are-free = { $field } e { $other } non possono valere 0 insieme: rilanciare non costerebbe mai niente.
