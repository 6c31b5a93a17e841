## The frame of what the command line says. Names of commands, options and files stay as they are.

cli-error = Error: { $message }
cli-no-language = there is no language { $language }; known: { $known }
cli-no-folder = there is no folder { $folder }

## The games on the disk.

cli-games-newer = the games in { $folder } are of a later version of Hexfolk
cli-games-older = the games in { $folder } are of an earlier version: start the server once, and it brings them up to date
cli-games-none = no games in { $folder }: { $why }
cli-games-problem = the games in { $folder }: { $why }
cli-games-unkept = cannot keep games in { $folder }: { $why }
cli-database-missing = there is no database
cli-database-foreign = it holds no games
cli-backup-failed = no backup was made: { $why }
cli-backup-there = { $file } is there already
cli-backup-unwritable = the copy cannot be written
cli-backup-damaged = the copy is damaged
cli-backup-made = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, checked.
cli-cleanup-would = Would go: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and the chat of { $talks ->
    [one] { $talks } finished one
   *[other] { $talks } finished ones
}.
cli-cleanup-gone = Gone: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} of chat; { $size } MiB are free again.

## Tables and bans. A single word here heads a column.

cli-who = who
cli-until = until
cli-since = since
cli-note = note
cli-number = number
cli-mark = mark
cli-state = state
cli-people = people
cli-bots = bots
cli-entries = entries
cli-made = made
cli-last-action = last action
cli-chair = chair
cli-name = name
cli-person = person
cli-host = host
cli-conceded = conceded
cli-state-lobby = lobby
cli-state-playing = playing
cli-state-over = over
cli-state-closed = closed
cli-state-paused = paused
cli-kind-open = open
cli-kind-person = person
cli-kind-bot = bot
cli-table = Table { $table }: { $state }, game { $game }, pace { $pace }
cli-table-turn = Table { $table }: { $state }, game { $game }, turn { $turn }, pace { $pace }
cli-table-log = Made { $date }; { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, the last { $ago }
cli-table-options = Options: { $options }
cli-no-table = there is no table { $table }
cli-table-busy = table { $table } is too busy to be closed: try again
cli-table-closed = The table is closed.
cli-table-closed-before = The table was closed before.
cli-ban-lifted = lifted
cli-ban-person = person { $person }
cli-ban-made = Ban { $number }: { $who }, until { $date }.
cli-ban-made-endless = Ban { $number }: { $who }, until it is lifted.
cli-ban-unknown = there is no ban { $number }
cli-ban-is-lifted = Ban { $number } is lifted.
cli-ban-both = --days and --until exclude each other
cli-ban-past = this moment is over
cli-ban-everybody = this is everybody
cli-ban-nonsense = no address, no network, and no id of a person (at least { $least } of the digits 0-9 and a-f)
cli-ban-several = { $who }: more than one person’s id begins so
cli-ban-nobody = { $who }: nobody’s id begins so

## Records.

cli-record-no-text = { $file } is no record: it is not text
cli-record-too-long = { $file }: too long for a record
cli-record-running = this game goes on: it is looked back on when it is over
cli-replay-title = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
cli-seat = seat
cli-player = player
cli-bot = bot
cli-points = points
cli-wins = wins
cli-replay-unfinished = This game was not finished.
cli-no-seat = no seat { $seat }
cli-verified = verified: { $given }
cli-recomputed-not-verified = recomputed, but not verified: { $given }, so the server could choose the draws
cli-recomputed = recomputed: every draw follows from the secret, in which bots alone have no say
cli-unpublished = not verifiable: no secret is published; the game is running, or the record was cut off
cli-unsealed = not verifiable: played by the rules, but nothing tells where its chance came from
cli-gave-one = the only person gave bytes
cli-gave-not-one = the only person gave no bytes
cli-gave-all = all { $people } people gave bytes
cli-gave-some = { $gave } of { $people } people gave bytes
cli-gave-none = none of { $people } people gave bytes

## A game looked at in the terminal.

watch-keys = space play · ←→ step · ↑↓ turn · [ ] event · home end · digits enter: to a turn · + - speed · e eyes · q quit
watch-turn = turn { $turn }
watch-turn-points = turn { $turn }, points { $points }
watch-founding = founding
watch-founding-seats = founding, { $seats } seats
watch-dice = dice { $dice }
watch-bank = bank { $cards }
watch-deck = deck { $cards }
watch-eyes = eyes: { $who }
watch-eyes-all = all
watch-eyes-spectator = spectator
watch-seat = seat { $seat }
watch-head-points = pts
watch-head-knights = kn
watch-head-road = road
watch-head-cards = cards
watch-head-development = development
watch-from = { $what } from { $who }
watch-a-card = a card
watch-hands-over = { $who } hands over { $cards }
watch-award-route = Longest Trade Route: { $who }
watch-award-army = Largest Army: { $who }
watch-nobody = nobody
watch-wins = wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Islands and maps.

cli-id = id
cli-players = players
cli-hexes = hexes
cli-islands = islands
cli-ports = ports
cli-target = target
cli-map-error = error
cli-map-warning = warning
cli-map-good = good, { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} for { $least } to { $most } players
cli-map-good-islands = good, { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} on { $islands ->
    [one] { $islands } island
   *[other] { $islands } islands
} for { $least } to { $most } players
cli-no-island = there is no island { $island }; known: { $known }
cli-no-island-or-file = there is no island and no file { $island }; islands: { $known }
cli-no-text = { $file } is not text
cli-beginner-deal = the beginner deal is for standard19 only
cli-option-refused = this does not fit the others ({ $code })

## The server.

cli-no-address = an address is missing
cli-bad-address = { $address } is no address and no network
cli-stopped = Hexfolk has stopped. The games are kept in { $folder } and go on at the next start.
cli-taken = cannot listen on { $host } port { $port }: another program listens there
cli-unheard = cannot listen on { $host } port { $port }: { $why }
cli-figures = Figures: { $address }

## Games among bots.

cli-bots-for = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} for { $players } players
cli-no-bot = there is no bot { $bot }; known: { $known }, and module:name for your own
cli-bad-bot = { $bot } does not have the form module:name
cli-worker-ended = a worker process has ended
cli-journal-none = { $file } is no journal of an arena
cli-journal-game = { $file }, line { $line }: not a game of this arena
cli-journal-other = { $file } is the journal of another arena: { $field } is { $there } there and { $here } here
cli-stalled = one of Hexfolk’s own bots has got stuck: { $why }
cli-games = games
cli-games-on = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $players } on { $island }
cli-games-dealt = { $games }: { $islands } dealt, { $rotations ->
    [one] { $rotations } rotation
   *[other] { $rotations } rotations
}
cli-share = share
cli-victories = wins
cli-rating = rating
cli-offers = offers
cli-offers-taken = taken
cli-finished = { $games } finished
cli-resumed = { $games } of them from the journal
cli-trades = trades between players: { $trades } a game
cli-turns = turns: median { $median }, 99 % within { $most }
cli-speed = { $seconds } s, { $rate } games a second ({ $rules })
cli-compiled = compiled
cli-interpreted = interpreted
cli-lost-moves = { $bot } lost { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} ({ $kinds }); first: { $first }

## Names of phases, as the terminal shows them.

watch-phase-found_settlement = first settlements
watch-phase-found_road = first roads
watch-phase-before_roll = before the roll
watch-phase-discard = discarding
watch-phase-robber = robber
watch-phase-rob = robbing
watch-phase-main = trade and building
watch-phase-free_road = free roads
watch-phase-sign_up = sign-up for building
watch-phase-special = special building
watch-phase-over = over

## Records that cannot be read.

cli-record-fault = record, line { $line }: { $why }
cli-fault-there = { $why } (“{ $found }”)
cli-verify-fault = { $file }, line { $line }: { $why }

## A server under load.

load-tables = { $tables ->
    [one] { $tables } table of { $seats }
   *[other] { $tables } tables of { $seats }
}
load-title = { $tables }, actions due a second: { $rate }
load-title-kills = { $tables }, server killed: { $kills }×
load-what = what
load-measured = measured
load-found = found
load-actions = actions
load-actions-in = { $actions } in { $seconds } s
load-actions-a-second = actions a second
load-wait = due until at every seat, p50
load-worst = worst
load-games-finished = games finished
load-resyncs = states sent anew
load-errors = errors
load-memory-table = memory of a table
load-memory-seat = memory of a seat
load-server-busy = processors the server keeps busy
load-players-busy = processors the players keep busy
load-average = load average before
load-actions-everywhere = actions at every seat
load-acked = messages acked
load-finding-missing = acked, but not in the log
load-finding-twice = done twice
load-finding-unasked = done, but not acked
load-finding-unfolded = tables whose log makes no sense
load-finding-otherwise = people who saw something else
load-longest-open = longest until the server listened
load-longest-back = longest until all were back
load-seconds = { $seconds } s
load-milliseconds = { $time } ms
load-kib = { $size } KiB
load-server-said = The server said:
load-stage = { $what }: { $total }
load-stage-made = tables made
load-stage-laid = tables laid out
load-stage-start = server starts
load-stage-taken = tables taken up
load-stage-enter = people come in
load-stage-play = they play
load-stage-killing = they play, the server is killed
load-stage-log = the log is read
load-own-pin = --pin is for a server of its own
load-own-kills = --kills and --seconds 0 are for a server of its own
load-kills-time = --kills needs time: --seconds
load-pin-system = --pin does not work on this system
load-pin-two = --pin needs two processors
load-trouble-scheme = { $scheme } is not spoken here: http://127.0.0.1:PORT
load-trouble-port = the port makes no sense
load-trouble-far = only servers on this machine are put under load: 127.0.0.1, [::1] or localhost
load-trouble-outside = within { $seconds } s, { $away } of { $people } people do not get in
load-trouble-ended = the server does not run: { $said }
load-trouble-mute = the server does not run, and says nothing
load-trouble-busy = { $address } does not look up so many tables
load-trouble-silent = { $address } does not answer: { $why }
load-trouble-tableless = { $address } makes no table: { $why }
load-trouble-table = { $address } does not answer at table { $table }
load-trouble-refused = { $address } refuses: { $refusal }
