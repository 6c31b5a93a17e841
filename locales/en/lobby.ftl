## The start page.

start-title = Settle an island together
start-lead = Gather, trade and build on an island that is new every time. Two to eight people and bots at one table, right here in the browser.
start-play = Play now
start-play-help = { $bots ->
    [one] Against { $bots } bot. You can begin at once.
   *[other] Against { $bots } bots. You can begin at once.
}
start-new = New table
start-new-help = Choose the rules and invite others with a link.
start-making = One moment…

how-title = How it goes
how-collect = Gather
how-collect-help = Every turn begins with two dice. Hexes with that number give wood, brick, wool, grain or ore to the settlements and cities beside them.
how-trade = Trade
how-trade-help = Offer the others what you can spare. The bank and ports take part, at fixed rates.
how-build = Build
how-build-help = Roads lead to new intersections, settlements grow into cities. Development cards bring knights and surprises.
how-win = Win
how-win-help = Settlements, cities, the Longest Trade Route and the Largest Army bring victory points. Whoever has 10 in their own turn wins.

## A new table.

new-title = New table
name = Your name
name-guest = Guest { $number }
new-chairs = Who plays
new-chairs-help = Chairs for people stay open until somebody joins; at the start, open chairs become bots.
new-chair = Chair { $number }
new-chair-person = Person
new-submit = Set up the table
new-reset = Back to the usual rules

## The rules of a table.

option-players = Players
option-players-help = { $players ->
    [2] The small island, for a quick duel.
    [3] The island of 19 hexes.
    [4] The island of 19 hexes.
    [5] The larger island of 30 hexes, with a special building phase.
    [6] The larger island of 30 hexes, with a special building phase.
   *[other] The great island of 44 hexes, with a special building phase.
}
option-target = Points to win
option-target-help = 10 is usual. With 8 a game is shorter, with 12 or more it is a long evening.
option-turn_time = Time for a turn
option-turn_time-help = Everybody sees how much is left. When it is up, the game does what must be done and goes on.
option-spare_time = Spare time
option-spare_time-help = A stock of time that each player has for the whole game. It is used when the time for a turn is up.
time-seconds = { $number } s
time-minutes = { $number } min
time-none = None
option-rules = Rules
option-robber = Robber
option-robber-help = A 7 or a knight moves it: it blocks a hex and steals a card. Without it, nothing is blocked and nothing stolen.
option-friendly_robber = Friendly Robber
option-friendly_robber-help = It keeps away from players with at most 2 visible points.
option-friendly_robber-idle = Only with the robber.
option-discard = Discard on a 7
option-discard-help = Whoever holds more than 7 resource cards discards half of them, rounded down.
option-route_award = Longest Trade Route
option-route_award-help = 2 points for the longest continuous road, from 5 on.
option-army_award = Largest Army
option-army_award-help = 2 points for the most knights played, from 3 on.
option-special_building = Special building phase
option-special_building-help = After each turn the other players may build and buy, one after another.
option-special_building-idle = Only with 5 or more players.
option-gifts = Gifts
option-gifts-help = A trade may give something for nothing.
option-bank_shown = Bank counts shown
option-bank_shown-help = Everybody sees how many cards the bank still has.

hint-idle-knights = Without robber and Largest Army, knights do nothing.

pace = Pace of the bots
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once

## The lobby of a table.

lobby = Lobby
lobby-host-help = This is your table: set the rules, invite others, begin.
lobby-guest-help = Take a chair and wait for the start.
lobby-chairs = At the table
lobby-rules = Rules of this table
lobby-stand = Leave the chair
lobby-start = Start the game
lobby-start-open = Open chairs become bots. Seating is drawn at the start.
lobby-start-full = { $people ->
    [one] You play against bots. Seating is drawn at the start.
   *[other] All chairs are taken. Seating is drawn at the start.
}
lobby-wait = The host starts the game.
lobby-watchers = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}

join-title = Join in
join = Take a chair
join-full = All chairs are taken.

chair-open = Open chair
chair-away = away
chair-came = { $count ->
    [one] { $names } has joined.
   *[other] { $names } have joined.
}
chair-left = { $count ->
    [one] { $names } has left.
   *[other] { $names } have left.
}

colour-title = Your colour
colour-taken = { $name } has it

invite-title = Invite others
invite-link = Link to this table
invite-copy = Copy
invite-copied = The link is copied.
invite-select = The link is selected: copy it from here.
invite-share = Share
invite-text = Play a game of Hexfolk with me!
invite-local = This link works on this device only. For others, start the game with HOST=0.0.0.0 and open the page under the address that is shown then.

room-title = Table { $id }
room-your-turn = Your move
