## La pagina iniziale: i propri tavoli.

mine-title = I tuoi tavoli
mine-due = Tocca a te
mine-wait = È il tuo turno
mine-turn = È il turno di { $player }
mine-playing = La partita è in corso
mine-saved = Salvata per un’altra sera
mine-paused = In pausa
mine-lobby = Nella lobby
mine-go = Continua
mine-all = Mostra tutti i { $tables } tavoli
mine-few = Mostra di meno
mine-finished = Partite finite
mine-with = Con { $names }
mine-won-you = Hai vinto
mine-won-other = Ha vinto { $name }
mine-won-nobody = Senza vincitore
mine-report = Resoconto
mine-remove = Rimuovi
mine-remove-which = Rimuovi dalla tua lista la partita con { $names }
mine-removed = Rimossa dalla tua lista.

## I tavoli aperti.

open-title = Tavoli aperti
open-none = In questo momento nessuno ha un tavolo aperto. Prepara un tavolo e rendilo pubblico: comparirà qui.
open-stale = In questo momento la lista non è raggiungibile. Tornerà da sola.
open-of = Tavolo di { $name }
open-nameless = Tavolo senza persone
open-seats = Posti occupati: { $taken } su { $players }
open-target = { $count ->
    [one] a { $count } punto
   *[other] a { $count } punti
}
open-clock = { $time } per turno
open-no-clock = senza limite di tempo
open-join = Siediti
open-watch = Guarda
open-playing = La partita è in corso.
open-full = Tutti i posti sono occupati.

public = Tavolo pubblico
public-help = Chiunque su questo server lo vede nella lista dei tavoli aperti e può sedersi. Altrimenti entra solo chi ha il link o il codice.
public-is = Questo tavolo è pubblico: compare nella lista dei tavoli aperti.

## Un codice da dire a voce, e codici QR.

code-title = Entra con un codice
code-go = Vai
invite-code = Codice da dire a voce
invite-qr = Codice QR del link a questo tavolo

## La stessa persona su un altro dispositivo.

device-title = Gioca su un altro dispositivo
device-help = Apri questo link sull’altro dispositivo, o inquadra l’immagine con la sua fotocamera. Funziona una volta sola, per 10 minuti. Chi lo apre gioca come te: non darlo a nessun altro.
device-help-local = Apri questo link in un altro browser su questo dispositivo. Funziona una volta sola, per 10 minuti. Chi lo apre gioca come te: non darlo a nessun altro.
device-local = Per gli altri tuoi dispositivi, avvia il gioco con HOST=0.0.0.0 e crea il link nella pagina con l’indirizzo che compare allora.
device-link = Link per il tuo altro dispositivo
device-qr = Codice QR del link per il tuo altro dispositivo
device-over = I 10 minuti sono passati: il link non funziona più.
device-new = Nuovo link
device-count = { $count ->
    [one] Giochi su { $count } dispositivo.
   *[other] Giochi su { $count } dispositivi.
}
device-dismiss = Disconnetti gli altri dispositivi
device-dismiss-ask = Disconnettere tutti gli altri tuoi dispositivi? I tuoi tavoli restano qui; gli altri dispositivi non li mostreranno più.
device-dismiss-sure = Disconnettili
device-dismissed = Tutti gli altri dispositivi sono disconnessi.
device-page-title = Continua su questo dispositivo
device-page-as = Sull’altro dispositivo ti chiami { $name }. Qui puoi continuare con lo stesso nome, agli stessi tavoli.
device-page-as-nameless = Qui puoi continuare come sull’altro dispositivo, agli stessi tavoli.
device-page-tables = { $count ->
    [one] Su questo dispositivo hai { $count } tavolo tuo. Qui non comparirà più.
   *[other] Su questo dispositivo hai { $count } tavoli tuoi. Qui non compariranno più.
}
device-page-go = Continua come { $name }
device-page-go-nameless = Continua
device-page-same = Su questo dispositivo giochi già come { $name }. Apri il link su un altro.
device-page-same-nameless = Il link è stato creato su questo dispositivo. Aprilo su un altro.
device-page-again = Per un nuovo link, apri la pagina iniziale sul dispositivo su cui hai giocato prima e scegli «Gioca su un altro dispositivo».

bye-signed_out = Un altro tuo dispositivo ha disconnesso questo. Ora qui giochi come nuovo ospite.

refused-link_used = Questo link è già stato usato.
refused-link_expired = Questo link ha più di 10 minuti e non funziona più.
refused-link_unknown = Questo link non porta da nessuna parte. Forse ce n’è uno più recente, o ne manca un pezzo.
refused-code_unknown = Nessun tavolo ha questo codice. Ricontrolla le lettere, o chiedi il link.
refused-table_unlisted = Questo tavolo non è più aperto a tutti. Scegline un altro.
