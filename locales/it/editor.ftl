## L’editor di mappe.

editor-title = Editor di mappe
editor-start = Disegna una mappa
editor-start-help = Disegna la tua isola e giocaci con gli altri.
editor-mode = Vista
editor-mode-draw = Disegna
editor-mode-trial = Prova una distribuzione
editor-field = Campo di disegno
editor-field-help = Le frecce spostano il cursore; con Maiusc dipingono lungo il percorso. Invio o la barra spaziatrice usano lo strumento. Le lettere mettono un terreno: R casuale, F bosco, H collina, P pascolo, A campo, M montagna, D deserto, G giacimento d’oro, L lago, S mare. Canc cancella. Le cifre fissano un numero, il punto lo libera. N segna un esagono senza fondazione. Ctrl+Z annulla, Ctrl+Y ripete.
editor-grid = Caselle della mappa
editor-coast = Lati della costa
editor-cell = Riga { $row }, colonna { $column }: { $what }
editor-side = Lato { $side } di riga { $row }, colonna { $column }: { $what }
editor-side-ne = nord-est
editor-side-e = est
editor-side-se = sud-est
editor-side-sw = sud-ovest
editor-side-w = ovest
editor-side-nw = nord-ovest
editor-nothing = vuota
editor-random = casuale
editor-has-number = numero { $number }
editor-has-no-start = senza fondazione

## Strumenti.

editor-tools = Strumenti
editor-tool-kind = Che cosa disegnare
editor-tool-terrain = Terreno
editor-tool-terrain-help = Dipingi trascinando. Gli esagoni casuali ricevono il terreno quando l’isola viene distribuita.
editor-tool-number = Numeri
editor-tool-number-help = Tocca un esagono per fissarne il numero. Tutti gli altri numeri vengono distribuiti.
editor-tool-port = Porti
editor-tool-port-help = Tocca un cerchio sulla costa per fissare lì un porto. Tutti gli altri porti vengono distribuiti.
editor-tool-noStart = Senza fondazione
editor-tool-noStart-help = Tocca gli esagoni attorno ai quali nessuno può mettere la sua prima o seconda colonia.
editor-tool-hand = Sposta la vista
editor-tool-hand-help = Trascina per guardarti attorno. Due dita o la rotella ingrandiscono, con qualsiasi strumento.
editor-erase = Cancella
editor-dealt = Distribuito
editor-no-port = nessun porto
editor-port-any = porto generico
editor-port-wood = porto del legno
editor-port-brick = porto dell’argilla
editor-port-wool = porto della lana
editor-port-grain = porto del grano
editor-port-ore = porto del minerale

## Tutta la mappa.

editor-actions = Tutta la mappa
editor-undo = Annulla
editor-undone = Annullato
editor-redo = Ripeti
editor-redone = Ripetuto
editor-turn = Ruota di 60 gradi
editor-mirror-sideways = Specchia sinistra e destra
editor-mirror-over = Specchia sopra e sotto
editor-move-left = Sposta a sinistra
editor-move-right = Sposta a destra
editor-move-up = Sposta in alto
editor-move-down = Sposta in basso
editor-clear = Cancella tutto
editor-map = La mappa
editor-name = Nome della mappa
editor-untitled = La mia isola
editor-least = Giocatori, almeno
editor-most = Giocatori, al massimo

## Che cosa viene distribuito.

editor-pools = Che cosa viene distribuito
editor-fill = Compila automaticamente
editor-fill-help = Terreni, numeri e porti seguono il disegno nelle proporzioni abituali. Se cambi una quantità, da lì in poi decidi tutto tu.
editor-pool-terrain = Terreno sugli esagoni casuali: { $count }
editor-pool-numbers = Numeri: { $count }
editor-pool-ports = Porti: { $count }
editor-fewer = Uno in meno: { $what }
editor-more = Uno in più: { $what }

## Che cosa dice il server del disegno.

editor-check = Controllo
editor-check-empty = Non c’è ancora nulla. Dipingi un po’ di terra.
editor-check-busy = Controllo in corso…
editor-check-good = Su questa mappa si può giocare.
editor-check-errors = { $count ->
    [one] Prima di giocare su questa mappa bisogna cambiare { $count } cosa.
   *[other] Prima di giocare su questa mappa bisogna cambiare { $count } cose.
}
editor-check-warnings = { $count ->
    [one] Su questa mappa si può giocare. { $count } cosa da sapere:
   *[other] Su questa mappa si può giocare. { $count } cose da sapere:
}
editor-error = Errore:
editor-warning = Nota:
editor-finding-other = Qui c’è qualcosa di sbagliato ({ $code }).
editor-show = Mostra
editor-show-what = Mostra sulla mappa: { $what }
editor-fact-land = { $count ->
    [one] { $count } esagono di terra
   *[other] { $count } esagoni di terra
}
editor-fact-islands = { $count ->
    [one] { $count } isola
   *[other] { $count } isole
}
editor-fact-sites = { $count ->
    [one] { $count } incrocio per la fondazione
   *[other] { $count } incroci per la fondazione
}
editor-fact-most = { $most ->
    [0] troppo poco spazio
   *[other] spazio per { $most } giocatori
}

## Una prova di distribuzione.

editor-trial-picture = L’isola secondo la distribuzione numero { $seed }
editor-seed = Distribuzione numero
editor-style = Modo di distribuire
editor-deal-again = Distribuisci ancora

## Da dove vengono le mappe e dove vanno.

editor-open = Apri
editor-open-empty = Campo vuoto
editor-open-file = Da un file…
editor-open-kept = Salvate in questo browser
editor-open-packaged = Mappe del gioco
editor-discard = Elimina
editor-discard-what = Elimina { $name }
editor-opened-undo = Il tuo disegno non era salvato. «Annulla» lo riporta.
editor-keeping = Salva e gioca
editor-state-empty = Una mappa nuova
editor-state-saved = Salvata
editor-state-draft = Non salvata. Questo browser conserva la bozza.
editor-state-lost = Non salvata, e questo browser non conserva bozze: prima di uscire, salvala in un file.
editor-save = Salva
editor-saved = { $name } è salvata in questo browser.
editor-not-saved = Questo browser non conserva nulla. Salva la mappa in un file.
editor-download = Salva come file
editor-downloaded = { $name } è tra i tuoi download.
editor-play = Gioca su questa mappa
editor-share = Condividi
editor-share-help = Il link contiene tutta la mappa. Chi lo apre può guardarla, cambiarla e giocarci.
editor-share-link = Link alla mappa
editor-link-opened = Questa è la mappa del link.
editor-link-opened-undo = Questa è la mappa del link. «Annulla» riporta il tuo disegno.
editor-link-long = La mappa è troppo lunga per un link. Passala come file.
editor-link-way = Questo link è di una versione più nuova del gioco e non si può leggere.
editor-link-broken = Il link è incompleto: ne manca una parte. Chiedilo di nuovo.
editor-unread-toml = Questo non è un file di mappa: la riga { $line } non si può leggere.
editor-unread-empty = In questo file non c’è una mappa (riga { $line }).
editor-unread-size = Questa mappa è troppo grande per l’editor (riga { $line }).
editor-unread-letter = Nella riga { $line } c’è un carattere che non è né un terreno né un numero.
editor-unread-column = Nella riga { $line } una lettera sta fra due colonne: i vicini distano due colonne, e ogni riga è spostata di una.
editor-unread-field = La riga { $line } dice qualcosa che nessuna mappa ha.
