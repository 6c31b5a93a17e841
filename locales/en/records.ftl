## A record that cannot be read.

record-fault = Line { $line }: { $why }
record-fault-record_action = This is not a move of the game.
record-fault-record_after_end = Nothing may stand below the end.
record-fault-record_clock = The clock does something else here.
record-fault-record_deal = These draws do not deal this island.
record-fault-record_draw = These draws do not belong here.
record-fault-record_entry = This is not a line of a game.
record-fault-record_header = Either the options or the island are not those of the game.
record-fault-record_illegal = The rules do not allow this move here.
record-fault-record_island = This island is not known.
record-fault-record_line = Something else is expected here. Is a part missing?
record-fault-record_result = The game ends otherwise than it says here.
record-fault-record_rules = It was played by rules that this version does not have.
record-fault-record_seal = This is not a seal of chance.
record-fault-record_seat = This is not a player.
record-fault-record_seats = There are too few or too many players.
record-fault-record_times = The times do not fit the lines of play.
record-fault-record_too_long = It is too long for a record.
record-fault-record_version = This is not a record of Hexfolk, or one of a newer version.
record-fault-record_text = This is not text.
record-fault-unknown = It cannot be read.

record-title = Open a record
record-about = Choose the file of a recorded game to see its summary. Nothing is kept of it on the server.
record-choose = Choose a file
record-reading = The game is being played again…
record-other = Another record
