## First steps: a first game that is taught, and what helps at every table.

learn-title = First steps
learn-start = First steps
learn-start-help = New here? Your first game in five minutes, one step at a time.
learn-continue = Go on with your first steps
learn-making = Laying out the island…
learn-coach = Your next step
learn-welcome = Welcome! Settlements bring cards, and cards build more. Whoever has five points first wins. Nothing can go wrong here: let us begin.
learn-begin = Begin
learn-show = Show me
learn-more = Leave or begin again
learn-again = Begin again
learn-leave = Leave
# $done and $all are numbers of things to learn.
learn-progress = { $done } of { $all } steps learned
learn-dice = In this lesson the dice are laid down, so that everything comes up. In your own games they are chance that you can check.

## What comes next. $player is the other player; $cost, $give and $want are cards; $button is the name of a button.

learn-step-found_first = Put your first settlement on the marked intersection. It touches three hexes: when one of their numbers is rolled, you get its card.
learn-step-road_first = A road goes with it. The marked one leads to good land.
learn-step-found_second = Now your second settlement. The marked intersection brings { $want }, which you do not get yet. It pays at once.
learn-step-found_second-other = Now your second settlement. It pays at once: a card from each hex around it.
learn-step-road_second = And its road: the marked one, for example.
learn-step-wait = { $player } plays now. Every roll pays all who live beside its number, you too.
learn-step-roll = Your turn: roll the dice.
learn-step-roll-first = Your turn. First you roll, then you may trade and build. Roll the dice!
learn-step-road = Build a road, for { $cost }: choose “{ $button }”, then the marked edge.
learn-step-road-here = Now the marked edge.
learn-step-settle = Build a settlement, for { $cost }: choose “{ $button }”, then the marked intersection.
learn-step-settle-here = Now the marked intersection.
learn-step-city = Make a settlement a city, for { $cost }. It counts two points and gets twice the cards. Choose “{ $button }”.
learn-step-city-here = Now the marked settlement.
learn-step-buy = Buy a development card, for { $cost }: choose “{ $button }”. Only you will see it.
learn-step-offer = You lack { $want }, and { $player } has some. Offer { $give } for it: choose “{ $button }”.
learn-step-offer-terms = Put { $give } on your side and { $want } on the other. Then choose “{ $button }”.
learn-step-answer = { $player } is thinking it over.
learn-step-conclude = { $player } agrees! Seal the deal: “{ $button }”.
learn-step-bank = You lack { $want }. The bank gives it for { $give }: choose “{ $button }”.
learn-step-bank-port = You lack { $want }. Your port gives it for { $give }: choose “{ $button }”.
learn-step-bank-terms = You lack { $want }; the bank gives it for { $give }. Put both on the table, then choose “{ $button }”.
learn-step-discard = A seven! Whoever holds more than seven cards gives up half. Choose yours.
learn-step-robber = A seven! Nobody gets cards, and you move the robber. On the marked hex it stops { $player }, and you take a card.
learn-step-rob = From whom do you take a card?
learn-step-free_road = This road is free. The marked edge is a good place.
learn-step-end = Nothing more to do for now. Choose “{ $button }”.
learn-step-end-road = For a road you still lack { $want }. The next rolls help: choose “{ $button }”.
learn-step-end-settle = For a settlement you still lack { $want }. The next rolls help: choose “{ $button }”.
learn-step-end-city = For a city you still lack { $want }. The next rolls help: choose “{ $button }”.
learn-step-end-buy = For a development card you still lack { $want }. The next rolls help: choose “{ $button }”.
learn-step-over = The game is over.

## Praise, when something was done for the first time.

learn-goal-found = Well placed: two settlements, two points.
learn-goal-roll = That is how cards come in.
learn-goal-road = Your road stands!
learn-goal-trade = A fair deal!
learn-goal-settle = A third settlement, a third point!
learn-goal-robber = Well aimed!
learn-goal-bank = The bank always trades.
learn-goal-buy = A card of your own!
learn-goal-buy-point = A victory point! It counts at once, and nobody sees it.
learn-goal-city = A city!

## The end of it.

learn-won = You have won!
learn-won-help = Roll, trade, build, mind the robber: that is the game. A full one goes to ten points, with two more for the Longest Trade Route and two for the Largest Army.
learn-play = Now play against bots
learn-once-more = Once more
learn-rules = Read the rules

## At every table: costs, and what one can do now.

help-now = What can I do now?
help-costs = Costs
help-cost-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
help-cost-maybe = a point, perhaps
help-possible = Possible now
help-not-now = Not now
# $cards are cards in words.
help-lack = You lack { $cards }.

## What a place yields.

# $number is how many dots there are around a place, out of 36.
spot-dots = { $number ->
    [one] { $number } dot
   *[other] { $number } dots
}
spot-nothing = nothing
spot-leads = It leads to:
spot-leads-to = It leads to: { $places }.
spot-hit = It stops { $players }.
spot-hit-nobody = Nobody lives here.
