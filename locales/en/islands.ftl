## The islands: their names, and what is special about each.

island-standard = Standard board
island-standard-idea = The classic shape, of 19, 30 or 44 hexes as the players need.
island-standard19 = Standard board, 19 hexes
island-standard19-idea = The classic shape for two to four players.
island-standard30 = Standard board, 30 hexes
island-standard30-idea = The classic shape for five and six players.
island-standard44 = Standard board, 44 hexes
island-standard44-idea = The classic shape for seven and eight players.
island-lagoon = Lagoon
island-lagoon-idea = A thin ring of land around a round lagoon; everyone is a neighbour twice over.
island-crescent = Crescent
island-crescent-idea = A half moon open to the east; by land its two horns are far apart.
island-hourglass = Hourglass
island-hourglass-idea = Two broad ends, and a waist three hexes wide.
island-cross = Cross
island-cross-idea = Four arms around a small centre; the crossing is worth a fight.
island-dumbbell = Dumbbell
island-dumbbell-idea = Two round lobes, joined by a path of three hexes.
island-diamond = Diamond
island-diamond-idea = A tall diamond with sharp tips in the north and the south.
island-peninsula = Peninsula
island-peninsula-idea = A mainland in the west, and a long finger of land to the east.
island-spiral = Spiral
island-spiral-idea = One long arm winds around an inner bay; the sea is never far.
island-triangle = Triangle
island-triangle-idea = A broad south coast and a lonely northern tip.
island-corners = Four Corners
island-corners-idea = Four equal islands around a single islet of gold.
island-coast = Long Coast
island-coast-idea = A strip three hexes deep; trade runs east and west.
island-lakes = Lakeland
island-lakes-idea = Seven small lakes, spread through the land like the dark squares of a chequerboard.
island-serpent = Serpent
island-serpent-idea = A thick letter S with two deep bays.
island-lands = Two Lands
island-lands-idea = Two equal lands face each other across a channel.
island-strait = Long Strait
island-strait-idea = Two long coasts, and three islets in the water between them.
island-archipelago = Archipelago
island-archipelago-idea = Nine scattered islands; water parts almost everyone.
island-volcano = Volcano
island-volcano-idea = A barren crater ringed by ore and brick, with farmland further out.
island-star = Star
island-star-idea = Six quiet points, and a crowded middle.
island-butterfly = Butterfly
island-butterfly-idea = Two pairs of wings on a narrow body.
island-atoll = Atoll
island-atoll-idea = A broad ring, two hexes thick, around an inner sea.
island-twin = Twin Lakes
island-twin-idea = A great board with two lakes sunk into it.
island-giant = Giant Land
island-giant-idea = A hexagon with sides of five: room for everyone.

## What the checker of maps finds: finding-<code>. What is wrong, then what to do.

finding-island_toml = This is no valid TOML: { $kind ->
    [value] this is no value
    [twice] this is said twice
    [open] a text or a list is not closed
    [character] a character that may not stand here
    [deep] a number is too long, or lists are too deep
   *[statement] this is no line “field = value”
}.
finding-island_too_long = The file is longer than { $most } characters. A map needs far less.
finding-island_unreadable = The file cannot be read: { $detail }.
finding-island_encoding = The file is no UTF-8 text.
finding-island_field_missing = The field “{ $field }” is missing.
finding-island_field_unknown = There is no field “{ $field }”. Check the spelling, or remove it.
finding-island_field = “{ $field }” has the wrong form. See how other maps write it.
finding-island_count = “{ $field }” must be a whole number from 0 to { $most }.
finding-island_id = The id must be one word of at most { $most } letters, digits and underscores, and not “standard”.
finding-island_name = The name must be plain text of at most { $most } characters.
finding-island_players = The players are a lowest and a highest number between 2 and 8.
finding-island_target = The target must be a number from { $low } to { $high }.
finding-island_seafaring = “seafaring” needs “use”, optional or required, and “target”.
finding-island_letter = “{ $letter }” is no terrain. Use one of ? F H P A M D G L S, or a blank.
finding-island_column = This letter lies between two columns: neighbours in a row are two columns apart, and the next row is shifted by one.
finding-island_empty = There is no land. Draw at least one hex.
finding-island_size = Too many positions: { $given }, and at most { $most } are possible.
finding-island_terrain_sum = Terrains for the open hexes: { $given } given, { $needed } needed.
finding-island_number_sum = Number tokens for the producing hexes: { $given } given, { $needed } needed.
finding-island_no_start = No land hex lies at this place. A place is [q, r]: half of column minus row, then the row.
finding-island_apart = This land is cut off. Connect it by land, or draw the sea between as S.
finding-island_sea_apart = This sea touches nothing else. Remove it, or draw what lies between.
finding-island_resource = Nothing gives { $resource ->
    [wood] wood (forest)
    [brick] brick (hills)
    [wool] wool (pasture)
    [grain] grain (fields)
   *[ore] ore (mountains)
}. Add such a hex.
finding-island_red = The red tokens 6 and 8 cannot all be kept apart. Take fewer of them, or draw more land.
finding-island_ports = The ports do not all find a place apart on the coast. Take fewer of them, or draw a longer coast.
finding-island_room = Too little room for { $players } players: after { $found } settlements there may be no place left to start, and it should be { $needed }. The island is enough for { $most }.
finding-island_narrow = It will be cramped: { $hexes } hexes for { $players } players, and { $needed } would be better.
finding-island_no_desert = There is no desert, so the robber starts beside the board.
finding-island_no_ports = There are no ports.
finding-island_islet = An island of { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} is too small to grow on. Consider marking it “No start” (in the file: no_start).
finding-island_gold = Gold yields nothing in the base game. Consider marking it “No start” (in the file: no_start).
finding-island_id_taken = The game has another island with the id “{ $id }”. Choose another one.
finding-island_line = This line is longer than { $most } characters.
finding-island_number_mark = “{ $letter }” is no number. Use one of 2 3 4 5 6 8 9, a for 10, b for 11, c for 12, or a full stop.
finding-island_number_place = The number { $number } cannot lie here. Put it on a hex that yields something.
finding-island_desert_room = Deserts and gold fields to deal: { $given }, but only { $needed } random hexes are without a fixed number. Free some numbers.
finding-island_red_beside = Fixed red numbers, 6 and 8, lie side by side here.
finding-island_red_gold = A fixed red number, 6 or 8, lies on gold here.
finding-island_port = This is no port: it needs a kind, q, r and a side, as in ["any", 0, 2, "nw"].
finding-island_port_place = There is no coast on this side, so no port can be here. Move or remove it.
finding-island_port_near = This port is too near to another one: two edges must lie between. Move or remove one.
