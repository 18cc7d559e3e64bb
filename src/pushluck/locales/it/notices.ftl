# Che cosa succede al tavolo stesso. Lo dice anche la pagina del browser: questo file non rimanda a nessun altro.

notice-sat = { $name } prende posto.
notice-left = { $name } lascia il tavolo.
notice-returned = { $name } è di nuovo qui.
notice-kicked = { $name } non è più al tavolo: l’ha deciso chi ospita.
notice-stands-in = { $bot } gioca al posto di { $name }.
notice-host = Adesso ospita { $name }.
notice-moved = { $name } cambia posto.
notice-settings = Chi ospita ha cambiato le impostazioni del tavolo.
notice-began = Comincia la partita { $number }.
notice-ended = Chi ospita ha chiuso la partita. Non la vince nessuno.
notice-away = { $name } si assenta.
notice-idle = { $name } ha lasciato scadere l’orologio { $turns } volte di fila.
