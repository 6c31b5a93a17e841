## Words of the game, used on every page.

hexfolk = Hexfolk

resource-wood = Legno
resource-brick = Argilla
resource-wool = Lana
resource-grain = Grano
resource-ore = Minerale

card-knight = Cavaliere
card-point = Punto vittoria
card-roads = Costruzione di strade
card-plenty = Abbondanza
card-monopoly = Monopolio

award-route = Via commerciale più lunga
award-army = Cavalleria più forte

## The marks of a seat: a colour and an emblem.

colour-lemon = Limone
colour-navy = Blu notte
colour-rust = Ruggine
colour-mint = Menta
colour-orchid = Orchidea
colour-teal = Ottanio
colour-ink = Inchiostro
colour-olive = Oliva

emblem-sun = Sole
emblem-anchor = Ancora
emblem-flame = Fiamma
emblem-drop = Goccia
emblem-flower = Fiore
emblem-wave = Onda
emblem-moon = Luna
emblem-leaf = Foglia

## On every page.

language = Lingua
theme = Aspetto
theme-auto = Come sul dispositivo
theme-light = Chiaro
theme-dark = Scuro
home = Pagina iniziale
skip-to-content = Vai al contenuto
close = Chiudi
cancel = Annulla
yes = Sì
no = No
you = Tu
bot = Bot
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

## The connection to the server.

connection-connecting = Connessione al tavolo…
connection-away = La connessione è caduta. Nuovo tentativo in corso: non perdi nulla.
connection-back = Di nuovo in linea.
connection-retry = Riprova ora
bye-restart = Il server si sta riavviando. Tra un attimo torni in gioco.

page-lost = Qui non c’è nulla
page-lost-help = L’indirizzo non porta da nessuna parte. Forse il tavolo è chiuso da tempo.

page-barred = Accesso negato
table-closed = Il gestore di questo server ha chiuso questo tavolo. Puoi guardarlo, ma non continuare a giocare. Apri un nuovo tavolo o chiedi al gestore.
sentence-after = { $first } { $next }
