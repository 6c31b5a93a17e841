## Prima della partita: ogni browser contribuisce al caso.

seal-title = Mescoliamo insieme
seal-lead = Ogni browser aggiunge un po’ di caso: così nessuno può scegliere come cadranno i dadi.
seal-who = Chi partecipa
seal-waiting = sta mescolando
seal-pledged = è a posto
seal-revealed = ha finito
seal-missing = non partecipa
seal-bot = è un bot
seal-commitment = Il server si è impegnato con:

## Durante la partita, tra i dati.

chance-title = Impronta del caso
chance-compare = Leggetevela a vicenda. Se tutti vedete la stessa, il server ha mostrato a tutti la stessa cosa.
chance-gave = { $count ->
    [one] Il browser di { $names } ha contribuito al caso.
   *[other] I browser di { $names } hanno contribuito al caso.
}
chance-missing = Da { $names } non è arrivato nulla in tempo.
chance-after = Dopo la partita il segreto viene pubblicato e tutti possono ricalcolare ogni tiro.
chance-secret = Il segreto, ora pubblicato:
chance-none = Il caso di questa partita non è stato sigillato prima dell’inizio, quindi non si può ricalcolare.
chance-doubt-own = Il tuo browser ha inviato numeri diversi da quelli che il server mostra sotto il tuo nome.
chance-doubt-left_out = Ciò che il tuo browser ha inviato non è stato contato: è arrivato troppo tardi, o da un altro tuo dispositivo.
chance-doubt-pledges = Il server mostra ora impegni diversi da quelli mostrati prima che i numeri fossero rivelati.
chance-doubt-bytes = I numeri di qualcuno non sono quelli per cui il suo browser si era impegnato.
chance-doubt-transcript = All’inizio al tuo browser è stato mostrato altro rispetto a ciò che è pubblicato ora.

## Dopo la partita: il browser ricalcola tutto.

verify-title = Il caso è stato onesto?
verify-checking = Ogni estrazione viene ricalcolata in questo browser.
verify-verified = Verificato: { $draws ->
    [one] l’unica estrazione deriva
   *[other] tutte le { $draws } estrazioni derivano
} da ciò che era stato fissato prima dell’inizio.
verify-gave = Persone che hanno aggiunto un numero proprio: { $gave } su { $people }. Così nessuno ha potuto scegliere le estrazioni da solo.
verify-recomputed = Ricalcolato: { $draws ->
    [one] l’unica estrazione deriva
   *[other] tutte le { $draws } estrazioni derivano
} dal segreto del server. Ma nessuna persona vi ha contribuito con il suo browser, quindi chi ha creato il segreto poteva sceglierne uno a piacere.
verify-unpublished = Il segreto di questa partita non è ancora stato pubblicato.
verify-unsealed = Il caso di questa partita non è stato sigillato prima dell’inizio, quindi nessuno può dire da dove vengano le estrazioni.
verify-differs = Non verificato. La riga { $line } della registrazione è la prima che differisce: { $why }
verify-why-read = non ha senso.
verify-why-commitment = il segreto non è quello per cui il server si era impegnato.
verify-why-pledge = questi numeri non sono quelli per cui il browser si era impegnato.
verify-why-island = l’isola non è quella scelta o estratta.
verify-why-key = quasi nessuna estrazione coincide: il segreto, le opzioni, le isole o i partecipanti non sono quelli della partita.
verify-why-seats = i partecipanti non corrispondono ai posti della partita.
verify-why-seating = l’ordine di gioco non è quello estratto.
verify-why-missing = qui manca un’estrazione.
verify-why-draw = c’è scritto { $found }, mentre dal segreto deriva { $due }.
verify-unreachable = Non è stato possibile ottenere la registrazione, quindi non è stato controllato nulla.
verify-retry = Riprova
verify-kept-agrees = Il tuo browser ha conservato ciò che gli era stato mostrato prima della partita, e tutto coincide.
verify-kept-none = Il tuo browser non ha conservato nulla dell’inizio di questa partita: non c’era, oppure l’ha dimenticato.
verify-how = Come funziona
verify-how-secret = Prima della partita il server ha estratto un segreto e ne ha mostrato un’impronta. Da allora non poteva più prenderne un altro.
verify-how-bytes = Poi ogni browser ha estratto un proprio numero. Prima ne ha inviato solo un’impronta e, quando tutti l’avevano fatto, il numero. Così nessuno poteva aspettare gli altri e poi scegliere.
verify-how-draws = Ogni esagono disposto, tiro, carta rubata e carta sviluppo deriva dal segreto e da tutti questi numeri. Il segreto è stato pubblicato dopo la partita e il tuo browser ha ricalcolato tutto da solo.
verify-limits = Che cosa questo non dimostra
verify-limit-host = Chi gestisce il server possiede il segreto durante la partita e potrebbe sbirciare in anticipo. Non giocare per denaro con sconosciuti.
verify-limit-shown = Un server potrebbe mostrare una cosa a un giocatore e un’altra a un altro. Per questo potete leggervi l’impronta quando la partita comincia.
verify-limit-withheld = Qualcuno d’accordo con il server potrebbe trattenere il proprio numero all’ultimo momento e scegliere così tra due corsi del caso. Tutti gli altri vedono che manca.
verify-limit-bots = In una partita di soli bot il server sceglie tutto da sé: si può ricalcolare, ma che sia onesto è un’altra cosa.
verify-limit-rules = Questa pagina controlla il caso e non le mosse. «hexfolk verify» sulla registrazione scaricata rigioca anche tutta la partita secondo le regole.
verify-fingerprint = Impronta

## Perché il server non lo accetta.

refused-sealing = La partita sta per cominciare: ora al tavolo non si può cambiare nulla.
refused-seal_over = È troppo tardi per contribuire al caso di questa partita.
refused-seal_pledged = Un altro tuo dispositivo partecipa già.
refused-seal_bad = Questo non può contribuire al caso di una partita.
