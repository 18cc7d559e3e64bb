# Che cosa non va nel nome di un regolamento, in una modifica o in un file di regole della casa.
# $field e $other sono nomi di campi come stanno in un file, per esempio finish.target.

## Nomi e modifiche

reason-no-such-preset = Nessun regolamento si chiama «{ $preset }». { did-you-mean }
reason-unreadable-rules = «{ $text }» non si legge come regolamento. Si scrive così: zonk@1(finish.target=5000).
reason-unreadable-change = «{ $text }» non si legge come modifica. Si scrive così: finish.target=5000.
reason-unknown-section = Non c’è nessuna sezione { $field }. { did-you-mean }
reason-unknown-field = Non c’è nessuna regola { $field }. { did-you-mean }
reason-ambiguous-field = { $field } può voler dire { $candidates }. Serve il nome intero.

## File

reason-unreadable-toml = Questo file non è TOML: guarda alla riga { $line }, colonna { $column }.
reason-not-utf-8 = Questo file non è un testo in UTF-8.
reason-base-or-game = Il file deve cominciare con una di queste righe: { $field } = "zonk@1" per modificare un regolamento pubblicato, oppure { $other } = "scoring" per un regolamento completo.
reason-no-such-game = Non c’è nessun gioco «{ $given }». Ci sono { $options }.
reason-base-keeps-its-name = Un file con una base dice solo che cosa si gioca diversamente: non può avere la sezione { $field }.
reason-not-a-section = { $field } deve essere una sezione con i suoi campi.
reason-missing-field = Manca { $field }.

## Valori

reason-not-an-option = { $field } non può essere «{ $given }». A scelta: { $options }.
reason-not-a-yes-or-no = { $field } è true o false, non «{ $given }».
reason-not-a-number = { $field } è un numero intero, non «{ $given }».
reason-not-a-text = { $field } è un testo tra virgolette, non «{ $given }».
reason-not-a-list = { $field } è un elenco come [1000, 2000, 3000], non «{ $given }».
reason-number-too-small = { $field } non può essere { $given }: il minimo è { $least }.
reason-number-too-large = { $field } non può essere { $given }: il massimo è { $most }.

## Contraddizioni

reason-no-number-of-seats = { $field } non deve superare { $other }.
reason-nothing-scores = Con questi punti nessun dado vale niente. Serve un valore per { $field } o per { $other }.
reason-too-few-dice = { $field } richiede più dadi di quanti ce ne sono ({ $other }).
reason-amount-missing = { $field } e { $other } vanno insieme: o tutti e due, o nessuno.
reason-amount-unused = Per via di { $other }, { $field } non servirebbe mai. Va messo a 0.
reason-too-few-totals = { $field } deve avere un valore per quattro dadi uguali, per cinque, e così via fino a { $other }.
reason-six-faces-a-row = Ogni riga di { $field } deve avere sei numeri, per le facce da 1 a 6.
reason-landing-and-overshoot = { $field } e { $other } si contraddicono: «counts» va con «at_least», gli altri due vanno con «exact».
reason-extended-target-too-low = { $field } deve essere maggiore di { $other }.
reason-target-cannot-be-hit = { $field } è { $target }, ma i punti vanno di { $unit } in { $unit }: non si può centrare in pieno, come vuole { $other }.
reason-target-and-multiple = { $field } deve essere un multiplo di { $other }, altrimenti non si può centrare in pieno.
reason-rounds-end-the-match = { $field } e { $other } farebbero finire la partita ciascuno a modo suo. Ne va tenuto uno.
reason-no-tie-possible = { $field } non ha parità da risolvere: con { $other } = "none" vince chi arriva per primo al traguardo.
reason-overtime-cannot-score = { $field } non può essere «overtime» se { $other } è «exact»: una volta sul traguardo nessuno potrebbe più fare punti.
reason-needs-more-than-target = { $field } è { $needed }, più di { $other }, che è { $target }.
reason-never-may-bank = Non si potrebbe mai incassare: { $field } e { $other } non lasciano nessuna mano che lo permetta.
reason-floor-above-start = { $field } non deve superare 0, il punteggio di partenza.
reason-strict-without-etiquette = { $field } ha bisogno di { $other }: un tavolo severo conta i falli.
reason-wrong-call-points = { $field } e { $other } vanno insieme: più di 0 se un’accusa sbagliata costa punti, altrimenti 0.
