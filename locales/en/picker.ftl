## Choosing a map, and how it is dealt.

map-title = Map
map-choose = Choose a map
map-change = Choose another map
map-take = Take this map
map-cancel = Cancel
map-random = Random map
map-random-idea = One that is made for { $players } players is drawn when the game begins.
map-all = { $count ->
    [one] Show all maps ({ $count } more)
   *[other] Show all maps ({ $count } more)
}
map-players = { $from }–{ $to } players
map-players-just = { $players } players
map-hexes = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
map-islands = { $count ->
    [one] { $count } island
   *[other] { $count } islands
}
map-lakes = { $count ->
    [one] { $count } lake
   *[other] { $count } lakes
}
map-ports = { $count ->
    [one] { $count } port
   *[other] { $count } ports
}
map-target = { $count } points
map-why-few = Made for { $least } players and more.
map-why-many = Has room for { $most } players at most.
map-tight = Made for up to { $most } players: with { $players } it gets tight.
map-fallback = { $name } does not suit { $players } players: you play on the standard board again.
map-unnamed = Map without a name
map-own-title = Your own maps
map-own-none = Maps that you save in the editor are listed here.
map-own-idea = A map drawn by a player.
map-open-file = Open a map file
map-make = Make your own map
facts-map = Map: { $name }

deal-title = Deal of the island
deal-random = At random
deal-random-help = Terrain and numbers are shuffled. Red numbers never touch.
deal-spread = Spread
deal-spread-help = Never four connected hexes of the same terrain.
deal-balanced = Balanced
deal-balanced-help = Like Spread, with the numbers laid so that no resource and no intersection comes off badly.
deal-beginner = For beginners
deal-beginner-help = One fixed layout in which everybody can start well.
deal-beginner-idle = Only on the standard board with 2 to 4 players.
