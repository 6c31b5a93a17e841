## The game as an app of the device; the device shows the description.

install-description = Un gioco in cui si colonizza un’isola, per due-otto persone e bot.
install-title = Sul tuo dispositivo
install-help = Hexfolk si apre allora dalla schermata Home, in una finestra tutta sua e con lo schermo intero per l’isola.
install-go = Installa
install-ios = In Safari: «Condividi», poi «Aggiungi alla schermata Home».
install-done = Installato. Lo trovi tra le tue app.

## A new version of the client.

update-title = C’è una nuova versione.
update-now = Caricala
update-later = Più tardi

## Without a connection.

offline-title = Nessuna connessione
offline-help = In questo momento il server del gioco non è raggiungibile da qui. Le partite in corso restano lì, con il tuo posto; un orologio avviato continua.
offline-can = Che cosa funziona intanto
offline-map = Resta in questo browser e viene controllata quando torna la connessione.
offline-again = Riprova
offline-trying = Un attimo …
offline-failed = Ancora nessuna connessione.
offline-auto = Questa pagina si apre da sola appena il server risponde.
offline-bar = Nessuna connessione. Quello che vedi può non essere aggiornato.
