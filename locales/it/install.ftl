## The game as an app of the device; the device shows the description.

install-description = Colonizza un’isola: un gioco per due-otto giocatori, persone o bot.
install-title = Sul tuo dispositivo
install-help = Così Hexfolk si apre dalla schermata Home, in una finestra tutta sua e con lo schermo intero per l’isola.
install-go = Installa
install-ios = In Safari: «Condividi», poi «Aggiungi alla schermata Home».
install-done = Installato. Lo trovi tra le tue app.

## A new version of the client.

update-title = C’è una nuova versione.
update-now = Aggiorna
update-later = Più tardi

## Without a connection.

offline-title = Nessuna connessione
offline-help = In questo momento il server del gioco non è raggiungibile. Le partite in corso restano lì, con il tuo posto; se c’è un limite di tempo, l’orologio continua a correre.
offline-can = Che cosa puoi fare intanto
offline-map = Resta in questo browser e viene controllata quando torna la connessione.
offline-again = Riprova
offline-trying = Un attimo…
offline-failed = Ancora nessuna connessione.
offline-auto = Questa pagina si apre da sola appena il server risponde.
offline-bar = Nessuna connessione. Ciò che vedi potrebbe non essere aggiornato.
cookies-needed = Il tuo browser non permette a questa pagina di conservare i cookie. Senza, nessun posto può essere tuo: consentili e ricarica la pagina.
