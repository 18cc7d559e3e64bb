# Il tavolo in rete.

## Persone, link e codici

reason-name-empty = Un nome vuole almeno un segno visibile.
reason-name-too-long = Un nome ha al massimo { $most } caratteri; questo ne ha { $given }.
reason-name-is-bot = I nomi che cominciano con { $prefix } sono dei bot. Scegline un altro.
reason-code-unreadable = Un codice ha { $digits } cifre, per esempio 1234 5678.
reason-no-such-code = Nessun tavolo aperto ha questo codice. Ricontrolla le cifre o chiedi il link.
reason-no-such-pairing = Questo codice non va, o non va più: vale una volta sola, per cinque minuti. Chiedine un altro sull’altro dispositivo.
reason-no-such-table = A questo link non c’è nessun tavolo. Chiedi un nuovo link o apri un tavolo tuo.
reason-no-such-match = Questo tavolo non ha giocato questa partita.
reason-no-spectators = Questo tavolo gioca senza pubblico. Per entrare, prendi posto.

## Che cosa non si può fare a un tavolo

reason-match-is-on = È in corso una partita. Aspetta che finisca.
reason-table-full = Tutti i posti ({ $seats }) sono occupati.
reason-not-host = Lo può fare solo chi ospita il tavolo.
reason-not-seated = Non hai un posto a questo tavolo. Prima siediti.
reason-kick-yourself = Non puoi mandare via te. Per andartene, lascia il tavolo.
reason-nobody-to-stand-in-for = Un bot sostituisce, durante una partita, solo chi è assente o se n’è andato.
reason-no-person-there = A quel posto non c’è nessuno che possa ospitare. Scegli una persona che è al tavolo.
reason-no-match-is-on = Nessuna partita è in corso.
reason-clock-too-short = L’orologio dà almeno { $least } secondi per decidere, oppure 0 per giocare senza.
reason-see-first = Nessuno può sapere prima che cosa ne verrà. Gioca questo da solo, guarda che cosa succede e poi continua.

## Le richieste

reason-message-unreadable = Questo messaggio non si legge: { $why }
reason-message-too-large = Questa richiesta è troppo grande.
reason-nothing-here = A questo indirizzo non c’è niente.
reason-method-not-allowed = Questo indirizzo non accetta richieste { $method }.
reason-server-fault = Qui qualcosa è andato storto, e non per colpa tua. Riprova tra un momento.

## Come ci si comporta a un tavolo, in una riga

table-conduct = { $strict ->
    [yes] Tavolo severo
   *[no] Tavolo amichevole
}: { $cheating ->
    [yes] si può barare, purché non ci si faccia scoprire, e un’accusa sbagliata { $wrong ->
        [turn] costa il turno seguente
        [points] costa punti
       *[none] non costa niente
    }.
   *[no] non si bara.
}

## Limiti e sicurezza

reason-foreign-origin = Questa pagina non appartiene al server a cui si rivolge. Apri il tavolo all’indirizzo del server stesso.
reason-too-many-requests = Era troppo in una volta. Aspetta un momento e riprova.
reason-too-many-connections = Dalla tua rete sono aperte troppe connessioni. Chiudi qualche pagina e riprova.
reason-server-leaving = Il server si ferma per un momento. Riprova tra poco.

## Che cosa si conserva

reason-store-unavailable = Il tavolo non raggiunge il suo database. Quello che è stato giocato è al sicuro; riprova tra un momento.
reason-store-full = Il server non ha più spazio per annotarlo, quindi non è successo niente. Chi gestisce il server deve fare posto.
reason-database-too-new = Il database viene da una versione più recente di Pushluck. Installa quella versione o una successiva.
reason-bad-database-url = Questo non è l’indirizzo di un database. Scrivi sqlite:////cartella/tavoli.db o postgresql://utente@host/nome.

## pushluck serve

serve-open = I tavoli sono aperti: { $address }
serve-close = Ctrl-C li chiude. Le partite restano conservate.
reason-server-not-installed = Il tavolo in rete ha bisogno di qualche pacchetto in più: { $command }
reason-server-not-started = Il server non è riuscito a partire; il registro qui sopra dice perché.
reason-workers-need-redis = Più processi su un file SQLite non possono dirsi che cosa succede. Aggiungi --redis, usa PostgreSQL, o lascia --workers a 1.
reason-database-unreachable = Il database { $url } non risponde.
reason-port-in-use = La porta { $port } è occupata da un altro programma. Scegline un’altra con --port.
reason-port-forbidden = Il sistema non ti lascia aprire la porta { $port }. Scegline una da 1024 in su.
reason-bad-port = Non esiste una porta { $port }; le porte arrivano a 65535.
reason-no-such-host = Questa macchina non ha un indirizzo { $host }.
reason-bad-redis-url = Un Redis si indica con un URL come redis://localhost:6379/0.
reason-bad-origin = { $given } non è l’indirizzo di un server, come https://dice.example.
reason-bad-limit = { $given } non è un limite; scrivi NOME=NUMERO, almeno 1, con un nome tra { $limits }.
reason-not-one-of = { $option } accetta { $values }, non { $given }.

## Alla connessione

reason-stale = Intanto la partita è andata avanti. Guarda di nuovo e decidi.
reason-hello-first = Un client comincia salutando (hello).
reason-message-not-text = I messaggi sono testo; questo non lo è.
reason-too-many-messages = Troppo in una volta. Aspetta un momento e riprova.
reason-another-connection-is-active = Stai giocando da un’altra finestra o da un altro dispositivo. Riprendi il gioco qui per giocare da qui.
reason-dice-are-thrown-here = A questo tavolo i dadi li tira il server; nessuno può dire che cosa mostrano.
reason-faults-are-found-here = Questi falli li vede il tavolo da solo; nessuno deve segnalarli.
