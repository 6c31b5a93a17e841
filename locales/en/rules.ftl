## The rules, on one page. All numbers come from the game itself.

rules-title = The rules
rules-lead = The whole game on one page: what lies on the table, what you do in your turn, and how you win. To begin, read as far as “Building”; the rest can wait until you need it.
rules-contents = Contents
rules-search = Search the rules
rules-search-some = Parts found:
rules-search-none = Nothing found. Try another word.
rules-to-strategy = Strategy: probabilities and advice
rules-players = Players
rules-from-to = { $from }–{ $to }
rules-resource-cost = { $resource }: { $count }

rules-road = Road
rules-settlement = Settlement
rules-city = City
rules-development = Development card

terrain-forest = Forest
terrain-hills = Hills
terrain-pasture = Pasture
terrain-field = Field
terrain-mountains = Mountains
terrain-desert = Desert

## Goal.

rules-goal = Goal of the game
rules-goal-text = { $players_least } to { $players_most } players settle an island; each of them may be a person or a bot. The land gives you resources, and resources become roads, settlements, cities and development cards.
rules-goal-win = Whoever has { $target } victory points in their own turn wins at once. A table may choose another number, from { $target_low } to { $target_high }.
rules-goal-table = What gives victory points
rules-points = Points
rules-points-card = Victory point card

## Pieces and cards.

rules-pieces = Pieces and cards
rules-pieces-own = Every player has a supply of pieces in their colour. What is used up cannot be built any more; apart from that, nothing limits how much you build in a turn. A settlement that becomes a city goes back to the supply.
rules-pieces-table = Pieces of every player
rules-pieces-number = Number
rules-pieces-bank = The bank holds resource cards of five kinds and a shuffled deck of development cards. How many there are depends on the number of players.
rules-bank-table = Cards of the bank
rules-bank-each = Cards of each resource
rules-bank-deck = Development cards

## The island.

rules-island = The island
rules-island-hexes = The island is made of hexes. Each kind of terrain gives one resource; the desert gives none.
rules-terrain-table = What the terrains give
rules-terrain = Terrain
rules-gives = Gives
rules-nothing = nothing
rules-island-tokens = On every hex but the desert lies a number token, from 2 to 12 without 7: a hex gives its resource when its number is rolled. The dots below the number are its chances in { $throws }: the more dots, the more often it comes. 6 and 8 have the most dots and are red.
rules-island-lines = You build on the lines. Settlements and cities stand on intersections, where up to three hexes meet; roads lie on the edges between two intersections.
rules-island-ports = On the coast there are ports. A port belongs to one edge of the coast and serves both its intersections. At a generic port you trade any resource { $port_rate }:1, at a resource port its own { $own_port_rate }:1.
rules-island-robber = The robber starts on the desert: on one of them at random if there are several, beside the island if there is none.
rules-island-sizes = The standard board grows with the number of players.
rules-sizes-table = The standard boards
rules-sizes-hexes = Hexes
rules-sizes-tokens = Number tokens
rules-sizes-ports = Generic ports
rules-sizes-own = Resource ports
rules-sizes-intersections = Intersections
rules-island-shuffled = Terrain, numbers and kinds of ports are shuffled for every game. Two red numbers never touch. Ports are spread evenly along the coast; no two serve the same intersection or neighbouring ones.
rules-island-others = Instead of the standard board you can choose one of { $islands } other islands, of { $island_smallest } to { $island_largest } hexes, or draw your own. There, bank, deck and special building phase still follow the number of players; everything on the board follows the island. Some islands have lakes: you may build beside one, but it has no number, yields nothing, has no ports and never takes the robber. Gold fields carry a number but yield nothing in this game.
rules-fig-island = One fixed deal, the one for beginners: { $hexes } hexes, { $tokens } of them with a number token, and { $ports } ports, { $generic } of them generic. The boat of a port shows which resource it takes.
rules-fig-island-alt = A round island of hexes with forest, hills, pastures, fields, mountains and a desert. Number tokens lie on the hexes, boats mark the ports along the coast.

## Founding.

rules-founding = Founding
rules-founding-order = Seating and starting player are drawn. In order, each player places a settlement and a road that touches it. Then there is a second round in reverse order: the last player places twice in a row, the starting player places last.
rules-founding-distance-title = The distance rule
rules-founding-distance = A settlement may never stand on an intersection if there is a building on one of its neighbouring intersections, of which there are at most three. It does not matter whose building it is. The rule holds for the whole game.
rules-founding-place = A settlement needs land at its intersection; the coast or the edge of a desert will do. The second road must touch the second settlement.
rules-founding-income = Your second settlement yields at once: one card for every hex around it that gives something.
rules-founding-begin = Then the starting player rolls the dice, and play goes on in seating order.
rules-fig-who = In these pictures two players are called by the emblems on their buildings: { $one } and { $other }.
rules-fig-distance = The settlement of { $one } bars the { $barred } intersections marked with a cross, for everybody. On those with a ring somebody may still settle.
rules-fig-distance-alt = Seven hexes with a settlement in the middle. Its { $barred } neighbouring intersections are crossed out; all the others are marked as free.
rules-fig-founding = The second settlement stands between forest, pasture and field, and yields { $cards } cards at once.
rules-fig-founding-alt = A settlement with a road where three hexes meet. On each of the three stands +1 with its resource: wood, wool and grain.

## The turn.

rules-turn = The turn
rules-turn-lead = Your turn has three parts:
rules-turn-roll = Roll: you roll two dice, and their sum counts for everybody. It brings production or, on a 7, the robber.
rules-turn-trade = Trade with the other players, the bank and at ports.
rules-turn-build = Build, and buy development cards.
rules-turn-mixed = After the roll you may trade and build in any order and as often as you like. You end your turn yourself; if the table plays with a clock, the clock ends it at the latest.
rules-turn-before = Before the roll you may only play one development card, which is then your one card of this turn. There is no trading or building before the roll.
rules-turn-special = With { $special_from } or more players, every turn is followed by a special building phase.

## Production.

rules-production = Production
rules-production-text = Every hex with the rolled number gives its resource to all buildings around it: one card for a settlement, two for a city. Everybody collects, whoever rolled.
rules-production-robber = The hex with the robber gives nothing.
rules-production-short = If the bank does not have enough cards of a resource for all who should get some, nobody gets any. But if only one player should get some, that player gets what is left. This is looked at for each resource by itself.
rules-fig-production = An 8 was rolled. The settlement of { $one } gets { $one_cards } card from the forest, the city of { $other } { $other_cards } cards from the mountains.
rules-fig-production-alt = Two hexes with the number 8 are lit: a forest with a settlement beside it, marked +1 wood, and mountains with a city beside them, marked +2 ore.

## Seven and robber.

rules-seven = Seven and robber
rules-seven-lead = On a 7 no hex gives anything. Instead, in this order:
rules-seven-discard = Discard: every player with more than { $hand_limit } resource cards discards half of them, rounded down. Of { $hand_over } cards { $hand_gone } go. Everybody chooses their own, all at the same time, and all see them when the last one is done. Development cards do not count.
rules-seven-move = Move: whoever rolled moves the robber to another land hex. It may not stay. Deserts, own hexes and hexes without buildings are allowed, lakes are not.
rules-seven-steal = Steal: they take one random card from one player with a building there, and choose whom if there are several. Players without resource cards cannot be chosen. Only the two of them see the card.
rules-seven-stay = There the robber stays until the next 7 or knight, and its hex yields nothing. A knight moves it and steals in the same way, but nobody discards.
rules-friendly = Friendly Robber
rules-friendly-text = If the table plays with the Friendly Robber, it may not move to a hex beside which somebody with at most { $friendly_points } visible points has a building. This protects everybody, the mover too, from sevens and from knights. All points are visible but those of hidden victory point cards.
rules-friendly-flee = If no other hex is left, it moves to another desert, even beside protected players; it stays where it is only if there is no other desert. Protected players are never robbed. On an island without a desert it does not move then, and nobody is robbed. Discards happen all the same.
rules-fig-friendly = { $one } has only { $one_points } points, so every hex with a building of theirs is barred (cross), for themselves too. { $other }, with { $other_points } points, is not protected: hexes with a ring may take the robber.
rules-fig-friendly-alt = The robber stands on a desert. Of the other hexes, { $barred } are crossed out, those around the two settlements of { $one }. The other { $allowed } have a ring; two of them touch buildings of { $other }.
rules-fig-robber = { $other } has moved the robber to the mountains and taken a card from { $one }. Then an 8 was rolled: the mountains give nothing, the forest with the other 8 pays { $other }.
rules-fig-robber-alt = The robber stands on mountains with the number 8. The settlement beside it is marked +0, and −1 for the stolen card. Another settlement, at a forest with the number 8, is marked +1 wood.

## Trade.

rules-trade = Trade
rules-trade-when = You trade only in your own turn, after the roll. The others trade with you, not among themselves.
rules-trade-players = With other players
rules-trade-offer = You offer cards for cards, in any ratio, to everybody at the table. The others accept, refuse or make you a counter-offer, and may change their answer until it is used. You choose among those who accept, or take a counter-offer.
rules-trade-limits = You can offer only what you hold, and accept only if you hold what is wanted; both hands are checked again at the exchange. Each player can have at most { $most_offers } own offers and counter-offers open. Only resource cards are traded: no development cards, no pieces, no promises.
rules-trade-gift = One side may be empty: that is a gift, which still has to be accepted. The same resource cannot be on both sides.
rules-trade-end = An offer that its maker can no longer pay is withdrawn at once. Playing a development card and the end of the turn close all offers.
rules-trade-bots = Bots trade too; they judge every offer by what they need themselves.
rules-trade-bank = With the bank and at ports
rules-trade-rate = For { $bank_rate } equal cards the bank gives you one card of another kind. With a building at a generic port, { $port_rate } equal cards are enough; at a resource port, { $own_port_rate } of its resource. Your best rate always counts, from the moment the building stands.
rules-trade-stock = The bank must have the card that you want. You may trade with it as often as you like.
rules-fig-ports = The left settlement of { $one } stands at a generic port: { $port_rate } equal cards for one. The right one stands at an ore port: { $own_port_rate } ore for one other card.
rules-fig-ports-alt = Two settlements on the coast, each at the end of a pier. The boat on the left says { $port_rate }:1 for any resource, the one on the right { $own_port_rate }:1 for ore.

## Building.

rules-building = Building
rules-building-costs = What building costs
rules-cost = Cost
rules-cost-total = Cards
rules-building-road = A road lies on a free edge with land on at least one side and must touch a road, settlement or city of yours. It cannot go on through an intersection where another player has a building.
rules-building-settlement = A settlement goes on a free intersection to which a road of yours leads. The distance rule holds.
rules-building-city = A city replaces one of your settlements, in the same turn if you like. From then on it collects two cards instead of one.
rules-building-last = When all { $settlements } settlements are on the board, you have to turn one into a city before you can build another.

## Development cards.

rules-cards = Development cards
rules-cards-buy = You buy the top card of a deck that was shuffled at the start. Only you see it; the others see how many cards you hold. You may buy as many as you can pay, while the deck lasts.
rules-cards-play = You may play one card in each of your turns, before or after the roll, but none that you bought in the same turn. Cards bought in the special building phase can be played in your next turn.
rules-cards-table = How many there are of each card
rules-card-knight = Move the robber and take a card, as on a 7 but without discards. The knight stays open before you and counts for the Largest Army. That is counted first and may win the game.
rules-card-point = Is never played. It counts one point at once, stays hidden, and counts for winning.
rules-card-roads = Place two roads without paying, one after the other and by the usual rules. You must place both; only one if there is just one piece or one place left.
rules-card-plenty = Take exactly two cards of your choice from the bank, equal or different; one if the bank has only one.
rules-card-monopoly = Name a resource: all other players give you all their cards of it.
rules-cards-gone = Played cards leave the game, only knights stay in sight. Road building cannot be played without a piece and a place, Plenty not with an empty bank.

## Special building phase.

rules-special = Special building phase
rules-special-text = With { $special_from } or more players, the others may build and buy after every turn. Whoever wants to signs up, from the start of the turn until { $grace } seconds after its end; until then you can also change your mind. The wait ends as soon as everybody has answered.
rules-special-order = Those who have signed up take their places in seating order, beginning with the player after the one whose turn has ended. That player is left out; the one whose turn comes next takes part. Everybody acts once.
rules-special-limits = You may build roads, settlements and cities and buy development cards. There is no trade, and no card is played. Awards can change hands at once, but nobody wins in this phase: for that you need the points at the start of your own turn.
rules-fig-special = The turn of { $other } has ended. { $first }, { $second } and { $third } have signed up, { $passed } has not. The numbers say in which order they build.
rules-fig-special-alt = Five settlements around the coast, clockwise in seating order: { $one }, { $other }, { $first }, { $passed }, { $second }. A 1 stands beside { $first }, a 2 beside { $second }, a 3 beside { $third }.

## Awards.

rules-awards = Awards
rules-route-first = { $route_points } points for the first player with a continuous road of at least { $route_least }. What counts is the longest way along your roads that uses no road twice. Forks do not add to it, but it may pass an intersection again and may be a ring.
rules-route-cut = A building of another player on the way cuts it, though a way may end there. Your own buildings do not cut.
rules-route-take = Only a strictly longer road takes the award from its holder; in a tie it stays.
rules-route-lose = After every new road and every cut: a holder who still has the longest road keeps the award. Otherwise it goes to the one player with the longest road; if several are equal, it is set aside until one is alone in front. With less than { $route_least } nobody has it.
rules-army-first = { $army_points } points for the first player who has played { $army_least } knights; later for whoever has played strictly more than the holder.
rules-fig-route = Left: { $fork_roads } roads, but at the fork only one branch counts, so the length is { $fork }. Right: a ring with a tail; the way goes along the tail and once around, so all { $ring_roads } roads count.
rules-fig-route-alt = Two pictures. Left, four roads in a line that forks at its end. Right, six roads around a hex and two more that lead to it.
rules-fig-broken = Left: { $before } roads of { $one } in a row. Right: { $other } has settled on the way and cut it into { $after } and { $rest }. Now { $after } count.
rules-fig-broken-alt = Two pictures of the same line of { $before } roads. In the right one a settlement of another player stands on it.

## The end.

rules-end = End of the game
rules-end-text = The game ends the moment the player on turn has the points to win. Hidden victory point cards count, and nothing has to be announced.
rules-end-other = Whoever gets there in another player’s turn wins at the start of their own next turn, before the roll, if they still have the points. Since only the player on turn can win, there are no ties.
rules-end-early = A game ends without a winner if all the people at the table agree. Whoever gives up leaves their seat to a bot.
rules-end-summary = Afterwards a summary shows the dice, the course of the game and all hidden cards.

## Who knows what.

rules-secrets = Who knows what
rules-secrets-all = Everybody knows how many resource cards and development cards each player holds; which cards come from production, the bank and trade; which are paid, given or discarded; all open offers and answers; and the visible points. So whoever pays attention can count along.
rules-secrets-some = Only thief and victim know a stolen card. Only you know the development cards that you have not played.
rules-secrets-none = Nobody knows the order of the deck or the dice to come, and neither does any bot. What a bot sees never tells it who is a person.

## Options of a table.

rules-options = Options of a table
rules-options-lead = Whoever sets up a table chooses these. Everybody sees them in the lobby before the game begins.
rules-usual = Usual: { $value }
rules-choices = To choose from: { $values }
rules-isle = { $name }: { $hexes } hexes, { $least }–{ $most } players
rules-option-preset = A kind of game sets several options at once. You can still change every one of them.
rules-option-players = People and bots together. The number decides the size of the standard board, the bank and the deck, and with { $special_from } or more there is a special building phase. Chairs that are still open at the start become bots.
rules-option-island = The standard board follows the number of players. You can also take one of the islands below, have one drawn that fits, or use a map of your own.
rules-option-soft_sevens = Only with balanced dice. The second card counts, even if it is a 7 again.
rules-option-no_early_seven = Only with balanced dice, for 0 to { $calm_most } rounds. A round is one turn of every player.
rules-option-target = The lobby warns if so many points are hard to reach, or out of reach, on the chosen island.
rules-option-turn_time = The clock covers the whole turn, and in the founding a settlement with its road. It stands still while others have to act; each of them has { $answer } seconds, or the time of a turn if that is shorter. At a table without a clock that is { $unhurried } seconds, and who plays alone with bots there has all the time in the world. A place in the special building phase lasts as long. Bots have no clock.
rules-option-turn_time-up = When the time is up, the game does what must be done and no more: open offers are withdrawn, the dice are rolled, discards and the victim are drawn at random, the robber goes where it blocks the least of your own dots, free roads that are not placed are lost, and the turn ends. In the founding it takes the free intersection with the most dots.
rules-option-turn_time-away = If { $lapses } turns in a row run out for you, or you are away for { $missing } seconds, a bot plays on until you are back, as long as other people are at the table.
rules-option-spare_time = It is only used once the time for the turn is up, and only for turns.
rules-option-robber-off = Without the robber, a 7 still brings the discards, unless they are switched off as well. A knight then counts for the Largest Army and does nothing else.
rules-option-award-off = If the award is switched off, it does not exist: no points, no display.
rules-option-gifts = Without gifts, both sides of an offer must have at least one card.
rules-option-bank_shown = If they are not shown, they can still be worked out from what everybody sees.
rules-option-undo = In your turn, in your place in the special building phase and in the founding you can take back, step by step, your own last building, bank trade or free road. Everything is then exactly as before, awards included, and open offers are closed. What came before a roll, a development card bought or played, a theft, anything another player did, or the end of the turn, is final. Own offers that nobody has answered do no harm.
rules-option-pace = This changes only how fast bots act, not how well they play. Slow bots also wait up to two minutes for people’s answers to an offer, all others 12 seconds.

## Balanced dice.

rules-balanced = Balanced dice, step by step
rules-balanced-deck = There is a deck of { $deck_cards } cards, one for every throw of two dice from 1–1 to 6–6, so { $deck_sevens } of them are a 7. At the start of the game all of them are in it.
rules-balanced-early = For a roll, one of the cards that are left is drawn, each equally likely. In the rounds without an early 7, only those that are not a 7 take part; that is the same as putting every 7 back until another number comes.
rules-balanced-soft = With soft sevens: if one of the last { $soft_rolls } rolls was a 7 and the drawn card is a 7, it goes back, and a card is drawn once more from the same cards. This second card counts, whatever it is.
rules-balanced-lay = The card shows both dice. It is laid aside and not put back.
rules-balanced-shuffle = As soon as only { $deck_kept } cards are left, all { $deck_cards } are shuffled again. So nobody can count out the last ones.
rules-balanced-known = There is no hidden order: every card is drawn only when it is needed. Everybody can work out which cards are left; nobody knows which comes next.
rules-balanced-effect = Each sum comes as often as with dice, but more evenly: over { $deck_drawn } rolls the counts have only { $scatter } of the variance of dice. Streaks remain possible. With soft sevens or rounds without a 7, sevens are rarer and all other numbers a little more frequent.

## Verifiable chance.

rules-chance = Verifiable chance
rules-chance-seal = Before a game with people begins, its chance is sealed: the server draws a secret and shows a fingerprint of it, and every browser adds a number of its own. Seating, island, every roll, every stolen card and every development card follow from all of these together. So nobody can choose them alone, not even the server.
rules-chance-compare = During the game everybody sees the same fingerprint under “Table”. You can read it to each other.
rules-chance-check = After the game the secret is published. Your browser then recomputes every draw and says in the summary whether all of them are right.
rules-chance-limits = What this does not prevent: whoever runs the server holds the secret during the game and could look ahead. Do not play for money with strangers.
