## Hints: what a master would do, and why.

advice-ask = Hint
advice-ask-keys = Hint: what would a master do? (Alt+H)
advice-thinking = Thinking about a hint…
advice-close = Close the hint
advice-spoken = Hint. { $what }. { $why }
advice-what = { $action }: { $detail }
advice-offer = Offer a trade
advice-counter = Make a counter-offer
advice-corners = The best intersections
advice-corners-help = Average yield in 36 rolls. Choose one, then confirm it.
advice-corner = { $rank }. { $place }: { $cards }

## What something is for.

goal-settle = a settlement
goal-road = a longer route
goal-city = a city
goal-buy = a development card

## Why.

advice-wins = It wins the game.
advice-settle_yields = It brings { $cards } on average in 36 rolls.
advice-settle_new = It brings what you do not earn yet: { $cards } in 36 rolls.
advice-settle_port = It has a port you can use, and brings { $cards } in 36 rolls.
advice-road_to_site = It leads to a good place: { $place } ({ $cards } in 36 rolls).
advice-road_route_award = It brings you the Longest Trade Route with { $number } roads.
advice-road_route = It makes your route { $number } roads long.
advice-road_room = It keeps a way open for later.
advice-city_doubles = It doubles the yield of this intersection: { $cards } more in 36 rolls.
advice-buy_army = It may be a knight: { $number } more for the Largest Army.
advice-buy_crowded = You hold { $number } cards, and a seven would cost you half of them.
advice-buy_open = It is the best use of these cards now. Chance of a victory point card: { $number } in 100.
advice-knight_own_hex = The robber stands on a hex of yours.
advice-knight_award = It brings you the Largest Army.
advice-knight_army = It leads to the Largest Army: { $number } more after it.
advice-knight_leader = It slows down { $player }, who leads.
advice-knight_steal = It brings you a card of another player.
advice-roads_to_site = They lead to a good place: { $place } ({ $cards } in 36 rolls).
advice-roads_route = They make your route longer.
advice-plenty_completes = With { $cards } you can pay for { $goal }.
advice-plenty_short = These cards are hard for you to come by.
advice-monopoly_completes = The others hold { $cards }: enough for { $goal }.
advice-monopoly_many = You need these cards, and the others hold some.
advice-robber_own_hex = It leaves your own hex, and costs { $player } { $number } cards in 36 rolls.
advice-robber_leader = There it costs { $player } { $number } cards in 36 rolls.
advice-robber_idle = There it does you no harm.
advice-rob_leader = { $player } leads. Cards in hand: { $number }.
advice-rob_most = { $player } is the best choice. Cards in hand: { $number }.
advice-rob_only = Only { $player } can be robbed here.
advice-discard_keep = So you keep { $cards } for { $goal }.
advice-discard_most = You can spare these best.
advice-bank_completes = Then you can pay for { $goal }.
advice-bank_towards = { $cards }: you need that more than what you give for it.
advice-offer_lacks = You lack { $cards } for { $goal }.
advice-offer_open = { $cards }: you need that more than what you give for it.
advice-counter_better = For { $cards } the trade is worth it to you.
advice-deal_completes = Then you can pay for { $goal }.
advice-deal_helps = What you get is worth more to you than what you give.
advice-refuse_close = { $player } is close to winning and should get no help.
advice-refuse_unpayable = You lack { $cards } for it.
advice-refuse_keep = You need { $cards } yourself for { $goal }.
advice-refuse_little = It gains you too little.
advice-withdraw_none = No answer to it helps you.
advice-sign_up_builds = You can build something before your next turn.
advice-pass_nothing = There is nothing worth building now.
advice-roll_first = Everything else comes after the roll.
advice-roll_keep = Your cards are better kept for later.
advice-end_saves = Save for { $goal }. Still missing: { $cards }.
advice-end_nothing = Nothing more is worth doing in this turn.

## Why there is no hint.

refused-hints_off = This table plays without hints.
refused-hint_fast = Hints come one at a time. Wait a few seconds before the next.
refused-hint_wait = Wait for the answers to your offer first.
refused-hint_none = There is no hint for this moment. Try again after the next move.

## The rule of a table.

option-hints = Hints
option-hints-help = Each player may ask what a master would do, and why. Nobody else sees it.
