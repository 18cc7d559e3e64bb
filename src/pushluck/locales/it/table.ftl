# Il tavolo nel terminale.

play-you = Tu
play-welcome = { $title }
play-cheating-on = A questo tavolo si può barare, purché non ci si faccia scoprire.
play-cheating-off = Tavolo onesto: qui non si bara.
play-house-rule = Regola della casa: { $field } = { $value }
play-dice-typed = Lancia dadi veri e scrivi che cosa mostrano, per esempio 114562.
play-dice-seeded = I dadi seguono il seme { $seed }: chiunque potrà controllarli.
play-resumed = La partita riprende da dove si era fermata. È conservata in { $path }
play-help-hint = Scrivi h per i tasti, ? per le regole.

play-score = { $name } { $score }
play-scores = Punteggi: { $scores }
play-keep-which = { $choices ->
    [one] Questi dadi vanno messi da parte; premi Invio:
   *[other] Quali dadi metti da parte? Scrivi un numero, o premi Invio per il primo:
}
play-offer = { $number }) { $dice } per { points }: { $why }; { $hot ->
    [yes] mano piena: si rilanciano tutti e { $left }
   *[no] { $left ->
        [one] resta 1 dado
       *[other] restano { $left } dadi
    }
}
play-decide-throw = t) Lanciare { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}: { $risk } di rischio di perdere { $total }
play-decide-bank = b) Incassare { $total }: il punteggio sarebbe { $score }
play-decide-undo = u) Rimettere i dadi e scegliere di nuovo
play-ride-or-throw = Chi giocava prima ha lasciato dei dadi. Come cominci? Scrivi un numero, o premi Invio per il primo:
play-fresh = 1) Lanciare tutti e { $dice } i dadi
play-ride = 2) Riprendere { points } e lanciare { $dice ->
    [one] il dado rimasto
   *[other] i { $dice } dadi rimasti
}: { $risk } di rischio
play-prompt = { $name }:
play-prompt-throw = { $name }, premi Invio per lanciare:
play-who-is-first = Chi è la persona più giovane, che comincia?
play-accept-or-call = Questo conto chiuderebbe la partita. a) accettarlo, c) gridare all’imbroglio
play-ask-dice = { $name }: { $dice ->
    [one] che cosa mostra il dado?
   *[other] che cosa mostrano i { $dice } dadi?
}
play-ask-call = { $name }: Invio per lasciar passare il turno, o c per gridare all’imbroglio:
play-ask-turned = Nessuno guarda. Quale dado giri? Scrivi 3>1 per fare di un 3 un 1, o Invio per rinunciare:
play-ask-count = Nessuno guarda. Quale totale dichiari? Scrivi i punti, o Invio per rinunciare:
play-cannot-turn = Quel dado non si può girare così: scegline uno sul tavolo, insieme a un dado che fa punti.
play-no-cheat = Niente imbrogli, allora.
play-keys =
    Invio  lanciare, o mettere da parte la prima scelta
    1 2 3  mettere da parte quella scelta; k15 mette da parte un 1 e un 5
    t      lanciare
    b      incassare
    u      rimettere gli ultimi dadi messi da parte, prima di rilanciare
    s      foglio dei punti
    ?      le regole esatte di questo tavolo
    q      uscire; la partita resta conservata
    Dove si può barare:
    x      barare: girare un dado o dichiarare un conto falso
    c      gridare all’imbroglio; s2 c lo fa per il posto 2
    a      accettare un ultimo conto
    z:off_table, s2 z:out_of_turn, s2 z:away segnalano un fallo
play-not-saved = Non è stato possibile salvare la partita ({ $why }). Si continua, e a ogni mossa si riprova.
play-kept-in = La partita è conservata in { $path }
play-left = La partita è conservata. Per riprenderla: pushluck play --resume --save { $path }
play-left-unsaved = La partita non è salvata per intero: { $path } arriva all’ultima mossa che si è potuta salvare.

## Che cosa vedono gli altri dove si può barare

happened-kept-unpriced = { $you ->
    [yes] Metti da parte { $dice }.
   *[no] { $name } mette da parte { $dice }.
}

## Rifiuti

reason-nothing-to-put-back = I dadi si possono rimettere solo dopo averli messi da parte e prima di rilanciare.
reason-no-such-number = La scelta { $given } non c’è: scrivi un numero da 1 a { $most }.
reason-nothing-to-resume = Nessuna partita da riprendere. Per cominciarne una: pushluck play zonk
reason-seat-without-name = Il posto { $seat } non ha nome: separa i nomi con virgole, come Ada,bot:bold.
reason-say-what-to-do = Scrivi t per lanciare o b per incassare; h mostra tutti i tasti.

## I bot

play-bot = { $bot } { $what }.
bot-beginner = guarda i punti, non i dadi rimasti, e ogni tanto sbaglia
bot-careful = incassa presto: un turno perso gli pesa più del dovuto
bot-bold = lancia dove altri incassano
bot-hold = incassa appena il totale del turno basta
bot-expected = gioca il turno atteso migliore, esattamente
bot-exact = ha risolto il gioco: uno contro uno, nessuno vince più spesso
bot-cheat = gioca come bold, e bara quando crede che nessuno guardi

## La lastra di Rolling Bones

bones-free-left = Sinistra: { $bones }
bones-free-right = Destra: { $bones }
bones-free-middle = Centro: { $bones }
bones-times = { $times } × { $bone }
bones-slab = Sulla lastra: { $bones }.
bones-missing = Mancano: { $sections }.
bones-missing-part = { $section } ({ $count })
bones-slab-empty = La lastra è vuota: qualsiasi osso può essere il primo.
bones-wrong = { $bone }, nel posto: { $slot }
bones-right-side = destra
bones-left-side = sinistra
bones-add-which = Che cosa aggiungi? Scrivi un numero, o più d’uno di seguito, o premi Invio per il primo:
bones-add = { $number }) { $bone }: lo scheletro vale allora { $worth }
bones-lift = l) Togliere il cappello per rilanciare: il turno non potrà più finire con questo lancio
bones-throw = t) Metterne fuori { $price } e lanciare gli altri { $dice }: fino a { $chance } di probabilità di una lapide
bones-bury = b) Seppellire lo scheletro per { $worth }: il punteggio sarebbe { $score }
bones-must-lift = Nessuna lapide, e i { $price } dadi per un altro lancio si pagano solo con il dado del cappello. Premi Invio per toglierlo:
bones-no-gravestone = Nessuna lapide in vista: il turno non può finire qui.
bones-put-out-which = Quali dadi metti fuori? { $price ->
    [one] Ne serve 1:
   *[other] Ne servono { $price }:
}
bones-put-out-prompt = Numero, o Invio per il primo:
bones-dice-left = { $count } di sinistra
bones-dice-right = { $count } di destra
bones-dice-middle = { $count } del centro
bones-turn = { $number }) girare { $die } in { $face }
bones-ask-turned = Nessuno guarda. Quale osso infili? Scrivi un numero, o Invio per rinunciare:
