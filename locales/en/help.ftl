## What `hexfolk --help` tells. The first line of a command's help stands in lists of commands; every line is a
## paragraph. Names of commands and options, file names and values stay as they are.

help-hexfolk = Hexfolk: a game of settling an island, for 2 to 8 people and bots.
help-help = Show this message and exit.
help-version = Show the version, and whether the rules are compiled.
help-lang = The language of what is said, as en or pt-BR; that of the system if left out.

## What stands for a value.

metavar-number = NUMBER
metavar-text = TEXT
metavar-file = FILE
metavar-files = FILE…
metavar-folder = FOLDER
metavar-tag = TAG
metavar-seconds = SECONDS
metavar-rounds = ROUNDS
metavar-line = LINE
metavar-seat = SEAT
metavar-id = ID
metavar-who = PERSON|ADDRESS|NETWORK
metavar-network = ADDRESS|NETWORK
metavar-island = ID|FILE
metavar-svg = FILE.svg
metavar-bots = NAME[,NAME…]
metavar-line-up = NAME,NAME…
metavar-url = URL

## Options of several commands.

help-data = Folder where the games are kept.
help-json = One JSON object instead of a table.
help-json-tables = One JSON object instead of tables.
help-json-object = A JSON object instead of lines.
help-json-list = A list of JSON objects instead of a table.
help-json-lines = A list of JSON objects instead of lines.

## Games among bots.

help-players = Seats at the table.
help-seed = The same seed gives the same games everywhere.
help-board = Island, or a map file (.toml); “standard” fits the players.
help-workers = Processes; results do not depend on them.
help-deadline = How long a foreign bot may think before it loses the move.
help-turn-cap = Give a game up after so many turns.
help-target = Points to win.
help-target-default = what the island suggests
help-deal = How the island is dealt.
help-dice = Two dice, or a deck of their 36 throws.
help-soft-sevens = Balanced dice: a 7 within two rolls of the last is put back once.
help-no-early-seven = Balanced dice: no 7 in so many first rounds, up to three.
help-rule-friendly-robber = The robber spares players with at most two points.
help-rule-robber = Whether there is a robber.
help-rule-discard = Whether a 7 costs half of a hand of more than seven cards.
help-rule-route-award = Two points for the longest trade route.
help-rule-army-award = Two points for the largest army.
help-rule-special-building = Building between turns with five players and more.
help-rule-gifts = Whether one side of a trade may be empty.
help-rule-bank-shown = Whether people see what the bank holds; bots do not care.
help-sim = Let bots play games against each other, and count.
help-sim-games = How many games.
help-sim-bots = One bot for all seats, or one a seat: { $bots }, an installed one, or module:name.
help-sim-record = Write the record of the last game to this file.
help-sim-verifiable = Let chance follow from a sealed secret, as at tables; the order of play is drawn.
help-arena =
    Let bots compete on equal terms.

    Every island, with its dice, is played once in every rotation of the line-up: all move on by one seat until everybody is where they were. Each of these is one game. With --players 4, a,b,c,d and a,b,b,b have four rotations and a,b (which is a,b,a,b) two: --games 400 is 100 islands, or 200. What is left of the last island is played too.

    A win share is the wins of a name for each seat that it holds and game: one in so many players where all are equal. The 95 % intervals are Wilson’s, wider where islands differ more than chance lets them. Ratings are openskill’s, from 25 for everybody: the winner first, the others by points. Results depend on the seed alone, but for times, and for foreign bots that come too late.
help-arena-bots = The line-up: a bot for each seat, or fewer that repeat. Each is one of { $bots }, an installed one, or module:name.
help-arena-games = How many games, rounded up so that every island is played in every rotation.
help-arena-journal = Note every game in this file, and go on where it ends if it is there.

## Records.

help-analyse =
    Look back on a finished game: chances and turning points.

    FILE is its record (- reads standard input). Shows every player’s chance to win over the game, as a master sees it who knows all hands, and the five moments that changed most. It takes some seconds where the rules are compiled, minutes where not.

    A game that goes on is refused, and so is a record that makes no sense, with exit code 1.
help-analyse-json = One JSON object, with every point of the curve.
help-analyse-line = Instead, what a master would have done at this line of the record.
help-replay =
    Play a record again, and show the final points.

    FILE is the record (- reads standard input). With --watch it is shown move by move: space plays and stops, the arrow keys go from step to step and from turn to turn, [ and ] from event to event. Where there is no terminal the moves are told line by line.

    A record that makes no sense, breaks a rule or ends otherwise than it says is refused with the line and the reason, and exit code 1.
help-replay-watch = Look at the game step by step, with keys.
help-replay-eyes = With --watch, whose cards are seen: all, spectator, or the number of a seat.
help-replay-from = With --watch, the line of the record to begin at.
help-replay-speed = With --watch, how fast it plays.
help-report =
    Make the summary of a record as one HTML file.

    FILE is the record (- reads standard input). The page needs no network, no script and no other file. A record that makes no sense, breaks a rule or ends otherwise than it says is refused with the line and the reason, exit code 1, and no page.
help-report-output = Where the page goes (- writes standard output).
help-verify =
    Recompute every draw of a record, and play it again by the rules.

    FILE is the record (- reads standard input). What comes out:

    verified: every draw follows from the secret that was committed to and from people’s bytes.
    recomputed: the same, but no person gave bytes; whoever made the secret could choose the draws.
    not verifiable: the record was not sealed, or its secret is not published (exit code 3).
    Otherwise the first line that differs, and why (exit code 1).

## Islands and maps.

help-maps =
    List the islands of the game; check or draw a map.

    A map is a file of text; docs/maps.md tells how to write one.
help-maps-check =
    Say whether each map can be played, or what is wrong.

    Every message names file, line and column. Exit code 1 if any map has an error; warnings do not count.
help-maps-draw =
    Draw an island as an SVG picture.

    It is one of the game by its ID, or the map in a FILE.
help-maps-output = Where to write the picture; standard output if left out.
help-maps-seed = Seed of the deal.
help-maps-undealt = Draw the map as its file has it, with nothing dealt.

## The server and its tables.

help-serve =
    Serve the game to browsers until interrupted.

    On this machine only, unless --host says otherwise: 0.0.0.0 opens it to the home network and shows the address, also as a QR code.
help-serve-host = Address to listen on.
help-serve-port = Port; 0: any free.
help-serve-keep-days = Remove unfinished tables that nobody has touched for so many days; 0: never.
help-serve-trust-proxy = Believe X-Forwarded-For and X-Forwarded-Proto from here; none: from nobody. May be repeated.
help-serve-exempt = No limits for this address or network. May be repeated.
help-serve-sockets = Browser tabs that one address may have open at once.
help-serve-metrics-port = Serve figures for Prometheus on this port; 0: any free. Off if left out.
help-serve-metrics-host = Address on which the figures are served.
help-serve-log-format = Form of the log.
help-serve-log-level = From where it is logged.
help-tables =
    List all tables, the one at which something happened last first.

    Works beside a running server. An ID opens a table to whoever has it: keep the list to yourself. The mark is what the server’s log calls the table.
help-tables-state = Only tables in this state; may be given more than once.
help-table =
    Show a table: its chairs, its options, the length of its log.

    The short id of a person, as it stands at their chair, names them in `hexfolk ban`. With --close nothing can be done at the table any more; it can still be looked at.
help-table-close = End the table for good; a running server tells its players.
help-ban =
    List who is banned; ban people or addresses, and let them in again.

    A running server follows within a few seconds, and tells whom it concerns in their language.
help-ban-add =
    Ban a person, an address or a network.

    A person is named by their short id, as `hexfolk table ID` shows it. Until the ban is lifted, unless --days or --until says when it ends.
help-ban-days = For so many days.
help-ban-until = Up to this moment (UTC).
help-ban-note = Why; for you alone.
help-ban-lift =
    Let somebody in again.

    NUMBER is that of the ban, as `hexfolk ban` lists it.
help-backup =
    Copy all games into a new file, and look the copy over.

    Also while the server runs. To restore the copy, stop the server, empty the data folder, and put the copy there as hexfolk.sqlite3.
help-cleanup =
    Remove tables that were never finished and that nobody needs any more.

    They go when nothing has happened at them for --days days. Finished games are kept, as records; the chat of their tables goes after the same time. Then the file is made as small as it can be. A running server does the same once a day, but for the last.
help-cleanup-days = How long nothing must have happened.
help-cleanup-dry-run = Only say what would go.

## A server put under load.

help-load =
    Put a server under load, and measure.

    People play at many tables over real sockets, and how long they wait is measured. An action counts from the moment when it was due until its update has come to every seat of its table. With --kills the exit code is 1 when anything that the server acked is lost or done twice.
help-load-tables = How many tables.
help-load-seats = People at each table.
help-load-seconds = How long they play; 0 measures only the memory of the tables.
help-load-rate = Actions a second, over all tables. They come due by chance, whether the server keeps up or not.
help-load-rate-default = half an action a table
help-load-ahead = Own server: games have gone on for up to so many moves.
help-load-seed = Of the games played ahead and of what people choose.
help-load-address = A server on this machine that runs already; no other is put under load.
help-load-address-default = a server of its own, in a temporary folder
help-load-pin = Own server: it gets one processor, the people another.
help-load-kills = Own server: it is killed so many times on the way, and then its log is held against its acks.

## The frame of help.

usage-usage = Usage: { $command }
usage-options = Options:
usage-commands = Commands:
usage-some-options = [OPTIONS]
usage-a-command = COMMAND [ARGS]…
usage-some-command = [COMMAND] [ARGS]…
usage-default = default: { $default }
usage-required = required

## Complaints about the form of a command line.

usage-try = Try “{ $command } { $option }” for help.
usage-aborted = Aborted!
usage-bad-value = Invalid value: { $message }
usage-bad-value-of = Invalid value for { $param_hint }: { $message }
usage-missing-command = Missing command.
usage-missing-option = Missing option { $name }.
usage-missing-argument = Missing argument { $name }.
usage-no-option = No such option { $name }.
usage-no-command = No such command { $name }.
usage-meant = { $number ->
    [one] Did you mean { $names }?
   *[other] Did you mean one of { $names }?
}
usage-extra = Too many arguments: { $args }
usage-needs-value = Option { $name } requires a value.
usage-takes-no-value = Option { $name } does not take a value.
usage-no-choice = { $value } is not one of { $choices }.
usage-no-format = { $value } does not have one of the forms { $formats }.
usage-no-number = { $number_type ->
    [float] { $value } is not a number.
   *[integer] { $value } is not a whole number.
}
usage-no-range = { $value } is not in the range { $range }.
usage-path-missing = { $name ->
    [Directory] The folder { $filename } does not exist.
   *[other] The file { $filename } does not exist.
}
usage-path-file = { $filename } is a file, not a folder.
usage-path-folder = { $filename } is a folder, not a file.
usage-path-unreadable = { $filename } cannot be read.
usage-path-unwritable = { $filename } cannot be written.
usage-no-opening = { $filename } cannot be opened: { $message }
usage-unknown-error = unknown error
