## The frame of what the command line says. Names of commands, options and files stay as they are.

cli-error = Errore: { $message }
cli-no-language = la lingua { $language } non c’è; lingue disponibili: { $known }
cli-no-folder = la cartella { $folder } non esiste

## The games on the disk.

cli-games-newer = le partite in { $folder } sono di una versione più recente di Hexfolk
cli-games-older = le partite in { $folder } sono di una versione precedente: avvia il server una volta e le aggiornerà
cli-games-none = nessuna partita in { $folder }: { $why }
cli-games-problem = le partite in { $folder }: { $why }
cli-games-unkept = impossibile conservare partite in { $folder }: { $why }
cli-database-missing = il database non c’è
cli-database-foreign = non contiene partite
cli-backup-failed = nessuna copia è stata fatta: { $why }
cli-backup-there = { $file } esiste già
cli-backup-unwritable = impossibile scrivere la copia
cli-backup-damaged = la copia è danneggiata
cli-backup-made = { $file }: { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
} con { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
}, copia verificata.
cli-cleanup-would = Verrebbero eliminati: { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
} e la chat di { $talks ->
    [one] { $talks } tavolo finito
   *[other] { $talks } tavoli finiti
}.
cli-cleanup-gone = Eliminati: { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
} e { $lines ->
    [one] { $lines } riga
   *[other] { $lines } righe
} di chat; { $size } MiB di nuovo liberi.

## Tables and bans. A single word here heads a column.

cli-who = chi
cli-until = fino a
cli-since = dal
cli-note = nota
cli-number = numero
cli-mark = sigla
cli-state = stato
cli-people = persone
cli-bots = bot
cli-entries = voci
cli-made = creato
cli-last-action = ultima azione
cli-chair = posto
cli-name = nome
cli-person = persona
cli-host = ospita
cli-conceded = ha rinunciato
cli-state-lobby = lobby
cli-state-playing = in gioco
cli-state-over = finito
cli-state-closed = chiuso
cli-state-paused = in pausa
cli-kind-open = libero
cli-kind-person = persona
cli-kind-bot = bot
cli-table = Tavolo { $table }: { $state }, partita { $game }, ritmo { $pace }
cli-table-turn = Tavolo { $table }: { $state }, partita { $game }, turno { $turn }, ritmo { $pace }
cli-table-log = Creato il { $date }; { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
}, l’ultima { $ago }
cli-table-options = Opzioni: { $options }
cli-no-table = il tavolo { $table } non esiste
cli-table-busy = il tavolo { $table } è troppo occupato per essere chiuso: riprova
cli-table-closed = Il tavolo è chiuso.
cli-table-closed-before = Il tavolo era già chiuso.
cli-ban-lifted = revoca
cli-ban-person = persona { $person }
cli-ban-made = Esclusione { $number }: { $who }, fino al { $date }.
cli-ban-made-endless = Esclusione { $number }: { $who }, fino a revoca.
cli-ban-unknown = l’esclusione { $number } non esiste
cli-ban-is-lifted = L’esclusione { $number } è revocata.
cli-ban-both = --days e --until si escludono a vicenda
cli-ban-past = questo momento è passato
cli-ban-everybody = così sarebbero tutti
cli-ban-nonsense = né un indirizzo, né una rete, né l’id di una persona (almeno { $least } tra le cifre 0-9 e le lettere a-f)
cli-ban-several = { $who }: gli id di più persone iniziano così
cli-ban-nobody = { $who }: nessun id inizia così

## Records.

cli-record-no-text = { $file } non è una registrazione: non è testo
cli-record-too-long = { $file }: troppo lungo per una registrazione
cli-record-running = questa partita è in corso: la si rivede quando è finita
cli-replay-title = { $entries ->
    [one] { $entries } voce
   *[other] { $entries } voci
}, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
cli-seat = posto
cli-player = giocatore
cli-bot = bot
cli-points = punti
cli-wins = vince
cli-replay-unfinished = Questa partita non è stata finita.
cli-no-seat = il posto { $seat } non esiste
cli-verified = verificata: { $given }
cli-recomputed-not-verified = ricalcolata, ma non verificata: { $given }, quindi il server poteva scegliere le estrazioni
cli-recomputed = ricalcolata: ogni estrazione deriva dal segreto, su cui i bot da soli non hanno influenza
cli-unpublished = non verificabile: nessun segreto è pubblicato; la partita è in corso o la registrazione è incompleta
cli-unsealed = non verificabile: giocata secondo le regole, ma nulla dice da dove venga il caso
cli-gave-one = l’unica persona ha dato byte
cli-gave-not-one = l’unica persona non ha dato byte
cli-gave-all = tutte e { $people } le persone hanno dato byte
cli-gave-some = { $gave } persone su { $people } hanno dato byte
cli-gave-none = nessuna delle { $people } persone ha dato byte

## A game looked at in the terminal.

watch-keys = spazio avvia · ←→ passo · ↑↓ turno · [ ] evento · home fine · cifre invio: al turno · + - velocità · e occhi · q esci
watch-turn = turno { $turn }
watch-turn-points = turno { $turn }, punti { $points }
watch-founding = fondazione
watch-founding-seats = fondazione, { $seats } posti
watch-dice = dadi { $dice }
watch-bank = banca { $cards }
watch-deck = mazzo { $cards }
watch-eyes = occhi: { $who }
watch-eyes-all = tutti
watch-eyes-spectator = spettatore
watch-seat = posto { $seat }
watch-head-points = pt
watch-head-knights = cav
watch-head-road = via
watch-head-cards = carte
watch-head-development = sviluppo
watch-from = { $what } da { $who }
watch-a-card = una carta
watch-hands-over = { $who } consegna { $cards }
watch-award-route = Via commerciale più lunga: { $who }
watch-award-army = Cavalleria più forte: { $who }
watch-nobody = nessuno
watch-wins = vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Islands and maps.

cli-id = id
cli-players = giocatori
cli-hexes = esagoni
cli-islands = isole
cli-ports = porti
cli-target = punti
cli-map-error = errore
cli-map-warning = avviso
cli-map-good = va bene, { $hexes ->
    [one] { $hexes } esagono
   *[other] { $hexes } esagoni
} per { $least }–{ $most } giocatori
cli-map-good-islands = va bene, { $hexes ->
    [one] { $hexes } esagono
   *[other] { $hexes } esagoni
} su { $islands ->
    [one] { $islands } isola
   *[other] { $islands } isole
} per { $least }–{ $most } giocatori
cli-no-island = l’isola { $island } non esiste; isole: { $known }
cli-no-island-or-file = né un’isola né un file si chiama { $island }; isole: { $known }
cli-no-text = { $file } non è testo
cli-beginner-deal = la disposizione per principianti esiste solo per standard19
cli-option-refused = questo non va d’accordo con il resto ({ $code })

## The server.

cli-no-address = manca un indirizzo
cli-bad-address = { $address } non è né un indirizzo né una rete
cli-stopped = Hexfolk è fermo. Le partite sono conservate in { $folder } e continuano al prossimo avvio.
cli-taken = impossibile ascoltare su { $host }, porta { $port }: la usa già un altro programma
cli-unheard = impossibile ascoltare su { $host }, porta { $port }: { $why }
cli-figures = Statistiche: { $address }

## Games among bots.

cli-bots-for = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bot
} per { $players } giocatori
cli-no-bot = il bot { $bot } non c’è; disponibili: { $known }, e modulo:nome per i propri
cli-bad-bot = { $bot } non ha la forma modulo:nome
cli-worker-ended = un processo di lavoro è terminato
cli-journal-none = { $file } non è il diario di un’arena
cli-journal-game = { $file }, riga { $line }: non è una partita di quest’arena
cli-journal-other = { $file } è il diario di un’altra arena: { $field } lì è { $there }, qui { $here }
cli-stalled = un bot di Hexfolk si è bloccato: { $why }
cli-games = partite
cli-games-on = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} in { $players } su { $island }
cli-games-dealt = { $games }: { $islands } isole, { $rotations ->
    [one] { $rotations } rotazione
   *[other] { $rotations } rotazioni
}
cli-share = quota
cli-victories = vittorie
cli-rating = rating
cli-offers = offerte
cli-offers-taken = accettate
cli-finished = { $games } finite
cli-resumed = { $games } delle quali dal diario
cli-trades = scambi tra giocatori: { $trades } a partita
cli-turns = turni: mediana { $median }, il 99% entro { $most }
cli-speed = { $seconds } s, { $rate } partite al secondo ({ $rules })
cli-compiled = compilato
cli-interpreted = interpretato
cli-lost-moves = { $bot } ha perso { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
} ({ $kinds }); la prima: { $first }

## Names of phases, as the terminal shows them.

watch-phase-found_settlement = prime colonie
watch-phase-found_road = prime strade
watch-phase-before_roll = prima del tiro
watch-phase-discard = scarto
watch-phase-robber = brigante
watch-phase-rob = furto
watch-phase-main = scambi e costruzione
watch-phase-free_road = strade gratuite
watch-phase-sign_up = chi costruisce?
watch-phase-special = costruzione speciale
watch-phase-over = finita

## Records that cannot be read.

cli-record-fault = registrazione, riga { $line }: { $why }
cli-fault-there = { $why } («{ $found }»)
cli-verify-fault = { $file }, riga { $line }: { $why }

## Un server sotto carico.

load-tables = { $tables ->
    [one] { $tables } tavolo da { $seats }
   *[other] { $tables } tavoli da { $seats }
}
load-title = { $tables }, azioni dovute al secondo: { $rate }
load-title-kills = { $tables }, server ucciso: { $kills }×
load-what = che cosa
load-measured = misurato
load-found = trovato
load-actions = azioni
load-actions-in = { $actions } in { $seconds } s
load-actions-a-second = azioni al secondo
load-wait = da quando dovuta a ogni posto, p50
load-worst = peggiore
load-games-finished = partite finite
load-resyncs = stati inviati da capo
load-errors = errori
load-memory-table = memoria di un tavolo
load-memory-seat = memoria di un posto
load-server-busy = processori occupati dal server
load-players-busy = processori occupati dai giocatori
load-average = carico medio prima
load-actions-everywhere = azioni giunte a ogni posto
load-acked = messaggi confermati
load-finding-missing = confermati, ma non nel log
load-finding-twice = eseguiti due volte
load-finding-unasked = eseguiti, ma non confermati
load-finding-unfolded = tavoli con un log senza senso
load-finding-otherwise = persone che hanno visto altro
load-longest-open = al massimo prima che il server ascoltasse
load-longest-back = al massimo prima del ritorno di tutti
load-seconds = { $seconds } s
load-milliseconds = { $time } ms
load-kib = { $size } KiB
load-server-said = Il server ha detto:
load-stage = { $what }: { $total }
load-stage-made = tavoli creati
load-stage-laid = tavoli preparati
load-stage-start = il server si avvia
load-stage-taken = tavoli ripresi
load-stage-enter = le persone entrano
load-stage-play = si gioca
load-stage-killing = si gioca, il server viene ucciso
load-stage-log = si legge il log
load-own-pin = --pin vale per un server proprio
load-own-kills = --kills e --seconds 0 valgono per un server proprio
load-kills-time = --kills ha bisogno di tempo: --seconds
load-pin-system = --pin non funziona su questo sistema
load-pin-two = --pin ha bisogno di due processori
load-trouble-scheme = { $scheme } non si parla qui: http://127.0.0.1:PORTA
load-trouble-port = la porta non ha senso
load-trouble-far = si mettono sotto carico solo server su questo computer: 127.0.0.1, [::1] o localhost
load-trouble-outside = entro { $seconds } s non riescono a entrare { $away } persone su { $people }
load-trouble-ended = il server non è in funzione: { $said }
load-trouble-mute = il server non è in funzione e non dice nulla
load-trouble-busy = { $address } non cerca così tanti tavoli
load-trouble-silent = { $address } non risponde: { $why }
load-trouble-tableless = { $address } non crea nessun tavolo: { $why }
load-trouble-table = { $address } non risponde al tavolo { $table }
load-trouble-refused = { $address } rifiuta: { $refusal }
