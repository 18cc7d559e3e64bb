# La pagina delle regole di Rolling Bones.

## Titoli

rule-heading-bones-dice = I dadi
rule-heading-bones-body = Il corpo
rule-heading-bones-misplacing = Le ossa che non vanno
rule-heading-bones-burying = Seppellire lo scheletro
rule-heading-bones-post-op = Rilanciare: il post-op
rule-heading-bones-points = Quanto vale uno scheletro

## I dadi

rule-bones-dice = I dadi sono { $dice }: { $each } sinistri, { $each } destri e { $each } di mezzo.
rule-bones-middle = Le facce di un dado di mezzo: { $bones }.
rule-bones-side = Le facce di un dado sinistro: { $bones }. Un dado destro mostra le stesse ossa del lato destro.
rule-bones-own-side = Sinistra e destra sono quelle dello scheletro.

## Il corpo

rule-bones-sections = Lo scheletro ha cinque parti: due braccia, due gambe e il torace.
rule-bones-thorax = Il torace, dall’alto in basso: { $bones }. Ognuno si attacca al seguente.
rule-bones-arm = Un braccio si attacca alla gabbia toracica: omero, avambraccio, mano.
rule-bones-leg = Una gamba si attacca al bacino: femore, tibia, piede.
rule-bones-hat = Il cappello va sul cranio e da nessun’altra parte.
rule-bones-no-gaps = Non ci sono vuoti: le ossa messe in un turno formano un solo scheletro, ognuna attaccata a un’altra.
rule-bones-first = Il primo osso è a scelta. Un solo dado per posto.

## Un turno

rule-bones-pre-op = Il turno comincia con un lancio di tutti e { $dice } i dadi: il pre-op.
rule-bones-place = { $place ->
    [one] Dopo ogni lancio va aggiunto allo scheletro almeno uno dei dadi che si vedono; di più, a scelta.
   *[all] Dopo ogni lancio vanno aggiunti allo scheletro tutti i dadi che trovano posto.
}
rule-bones-hat-counts = Un cappello messo sul cranio conta come un dado aggiunto.
rule-bones-stay = Le ossa messe restano. Solo il cappello si può togliere, prima del lancio seguente.
rule-bones-lift = Il cappello si toglie solo per rilanciare, anche se non è stato aggiunto altro: poi bisogna pagare e lanciare, e il turno non può finire prima.

## Le ossa che non vanno

rule-bones-misplace = Se nessuno dei dadi che si vedono si può aggiungere al suo posto, bisogna aggiungere un osso dove non va, come un piede in fondo alla colonna vertebrale.
rule-bones-misplace-choice = Si sceglie l’osso, e un posto aperto che tocca lo scheletro.
rule-bones-blocks = { $blocks ->
    [yes] Oltre un osso fuori posto non si può attaccare niente.
   *[no] A un osso fuori posto si possono attaccare altre ossa come se fosse quello giusto.
}
rule-bones-waived = Se non si vede nessun osso, o se nessun posto è aperto, non c’è niente da aggiungere.

## Seppellire lo scheletro

rule-bones-bury = Finché si vede una lapide, aggiunte le ossa, si può finire il turno e incassare quanto vale lo scheletro.
rule-bones-shows-now = La lapide deve vedersi adesso: una di un lancio passato non conta, perché tutti i dadi liberi si rilanciano.
rule-bones-gravestone-chance = La probabilità che un lancio mostri una lapide:
rule-bones-middle-dice = dadi di mezzo

## Rilanciare

rule-bones-price = Altrimenti, o per scelta, si rilanciano tutti i dadi liberi. Prima si mettono dadi fuori gioco: { $second } prima del secondo lancio del turno, { $third } prima del terzo, { $fourth } prima del quarto, e così via.
rule-bones-pay-with = { $dice ->
    [unplaced] Si possono mettere fuori gioco solo dadi liberi.
   *[any] Si possono mettere fuori gioco dadi liberi, e anche ossa dello scheletro, purché resti tutto d’un pezzo.
}
rule-bones-out = I dadi fuori gioco lo sono per il resto del turno, qualunque cosa mostrino, e non costano punti. Deve restare almeno un dado da lanciare.
rule-bones-lost = Niente lapide, e niente con cui pagare: il turno finisce e non vale niente.
rule-bones-must-end = Una lapide, e niente con cui pagare: il turno finisce e conta.

## Quanto vale uno scheletro

rule-bones-complete = Ogni parte completa vale { points }.
rule-bones-part = Ogni osso di una parte incompleta vale { points }.
rule-bones-misplaced = Ogni osso fuori posto costa { points }.
rule-bones-misplaced-in = Un osso fuori posto non dà niente alla parte in cui si trova. Nemmeno il cappello in sé dà punti.
rule-bones-hat-times = { $times ->
    [1] Uno scheletro con il cappello non vale più di un altro.
    [2] Uno scheletro con il cappello vale il doppio.
   *[other] Uno scheletro con il cappello vale { $times } volte tanto.
}
rule-bones-hat-minus = Il cappello moltiplica anche i punti persi.
rule-bones-floor = { $floor ->
    [yes] Nessun turno vale meno di niente.
   *[no] Un turno può valere meno di niente, e allora il punteggio scende.
}
rule-bones-examples = Alcuni scheletri:
rule-bones-column-skeleton = scheletro
rule-bones-column-hat = cappello
rule-bones-column-points = punti
rule-bones-example-part = { $name } ({ $points })
rule-bones-hat-on = { $on ->
    [yes] sì
   *[no] no
}
