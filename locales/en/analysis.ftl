## A finished game looked back on.

analysis-title = Analysis
analysis-about = How the game stood, turn by turn, as a master sees it who knows all hands. Nobody at the table knew so much.
analysis-start = Analyse the game
analysis-start-help = It takes a few seconds, and the result is kept.
analysis-waiting = Waiting in line. Games ahead of this one: { $ahead }
analysis-running = Analysing the game: { $share }
analysis-done = The analysis is ready.
analysis-again = Try again
analysis-loading = Looking for the analysis…
analysis-empty = Too little was played to be analysed.
replay-tab-analysis = Analysis

## The curve.

analysis-curve = Chances to win
analysis-curve-label = Line chart: the chance of every player to win over { $turns } turns. The numbers are in the table below.
analysis-table = As a table
analysis-slider = Moment of the game
analysis-end = End
analysis-founding = Set-up, settlement { $number }
analysis-stands = { $moment }. { $chances }
analysis-chance = { $player } { $chance }
analysis-player = Player { $number }
analysis-see = See it in the replay

## The turning points.

analysis-turning = Turning points
analysis-turning-help = The moments in which the chances changed most.
analysis-change = { $player }: { $before } → { $after }
turning-dash = In the last turn { $player } makes { $number } points, and wins.
turning-founding = { $player } founds a settlement: { $place }. It brings { $cards } in 36 rolls.
turning-route_first = { $player } is the first to take the Longest Trade Route.
turning-route_taken = { $player } takes the Longest Trade Route from { $other }.
turning-route_lost = { $player } loses the Longest Trade Route, and nobody has it now.
turning-army_first = { $player } is the first to get the Largest Army.
turning-army_taken = { $player } takes the Largest Army from { $other }.
turning-monopoly = Monopoly: { $player } collects { $cards } from the others.
turning-trade_winner = A trade that helped the winner: { $other } gives { $player } { $cards } for { $wanted }.
turning-trade = { $other } gives { $player } { $cards } for { $wanted }.
turning-seven_discard = A seven at a bad moment: { $player } discards { $cards }.
turning-seven = { $player } rolls a seven: nobody earns anything, and the robber moves.
turning-streak = A lucky streak: in { $rolls } rolls { $player } earns { $number } cards.
turning-roll_gave = The roll of { $number } brings { $player } { $cards }.
turning-roll_empty = The roll of { $number } brings { $player } nothing.
turning-roll = { $player } rolls { $number }.
turning-robber_blocks = { $player } sends the robber to { $place }: that costs { $other } { $number } cards in 36 rolls.
turning-robber_moves = { $player } moves the robber.
turning-robbed = A theft that counted: { $player } takes a card from { $other }.
turning-settle_last = { $player } takes the last place that { $other } could reach: { $place }.
turning-settle = { $player } builds a settlement: { $place }. It brings { $cards } in 36 rolls.
turning-city = { $player } builds a city: { $cards } more in 36 rolls.
turning-buy_point = { $player } draws a victory point card.
turning-buy = { $player } buys a development card.
turning-plenty = Plenty: { $player } takes { $cards } from the bank.
turning-roads = { $player } places two roads free of charge.
turning-road = { $player } builds a road: the route is { $number } long now.
turning-bank = { $player } gets { $cards } from the bank for { $wanted }.
turning-end = { $player } ends the turn, and leaves something undone.
turning-shift = The game turns in favour of { $player }.

## What a master would have done.

opinion-ask = What would a master have done?
opinion-thinking = A master is thinking…
opinion-played = { $player } played
opinion-clock = Time was up: the clock played for { $player }
opinion-advised = A master
opinion-same = A master would have done the same.
opinion-chance = Chance to win
opinion-even = Both are about as good.
opinion-better = The master’s move is better by { $points } percentage points.
opinion-worse = Looked at once more, the move played is better by { $points } percentage points.
opinion-incomparable = Offers cannot be compared in numbers: what comes of them is up to the others.
opinion-knows = Judged by what { $player } could know then, without the hands of the others.

## Why there is none.

refused-analysis_busy = Many games are being analysed. Try again in a minute.
refused-analysis_late = The analysis took too long and was stopped. Try again later.
refused-analysis_died = The analysis broke off. Try again.
refused-analysis_failed = This game could not be analysed.
refused-analysis_none = A master has nothing to say about this moment.
