## The table screen: lists and small words.

list-comma = {", "}
list-and = { $first } and { $last }
nothing = nothing
count-wood = { $count } wood
count-brick = { $count } brick
count-wool = { $count } wool
count-grain = { $count } grain
count-ore = { $count } ore

# Resources and land in the middle of a sentence.
good-wood = wood
good-brick = brick
good-wool = wool
good-grain = grain
good-ore = ore
land-forest = forest
land-hills = hills
land-pasture = pasture
land-field = field
land-mountains = mountains
land-desert = desert
land-lake = lake
land-sea = sea
land-gold = gold field

## Places on the island.

hex-number = { $terrain } { $number }
port-any = { $rate }:1 port
port-of = { $rate }:1 { $resource } port
corner-between = intersection between { $places }
corner-with-port = { $corner }, { $port }
edge-between = edge between { $places }
label-spot = { $label } ({ $number } of { $all })

## The board.

table-heading = Game table
table-loading = The table is being laid…
leave-table = Leave the table
board = Island
board-help = Arrow keys go to the nearest place, Enter chooses, Escape goes back, plus and minus zoom.
zoom = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-reset = Whole island

## Whom the table waits for.

do-found_settlement = Place a settlement
do-found_road = Place a road beside your new settlement
do-before_roll = Your turn: roll the dice
do-discard = A seven: discard { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
do-robber = Move the robber
do-rob = Choose whom to rob
do-main = Your turn: trade, build, or end it
do-free_road = Place a free road ({ $number } left)
do-sign_up = Special building: sign up or pass
do-special = Special building: build or finish
do-answer = { $player } offers you a trade: answer it
wait-found_settlement = { $players } places a settlement
wait-found_road = { $players } places a road
wait-before_roll = Waiting for { $players } to roll
wait-discard = Waiting for discards: { $players }
wait-robber = { $players } moves the robber
wait-rob = { $players } chooses whom to rob
wait-main = It is { $players }’s turn
wait-free_road = { $players } places a free road
wait-sign_up = Special building, waiting for: { $players }
wait-special = { $players } builds in the special phase
wait-answers = Waiting for answers to the offer: { $players }
wait-won = { $player } has won
wait-over = The game is over
turn-number = Turn { $number }
founding = Set-up
target = to { $count }
offers-open = { $count ->
    [one] { $count } offer for you
   *[other] { $count } offers for you
}
sending = Sending…

## Players and their facts.

players = Players
seat-number = Player { $number }
away = away
state-substitute = a bot plays on
state-turn = on turn
state-must = to act
fact-points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
fact-cards = { $count ->
    [one] { $count } resource card
   *[other] { $count } resource cards
}
fact-development = { $count ->
    [one] { $count } development card
   *[other] { $count } development cards
}
fact-knights = { $count ->
    [one] { $count } knight played
   *[other] { $count } knights played
}
fact-knights-award = { $count ->
    [one] { $count } knight played
   *[other] { $count } knights played
} – Largest Army
fact-route = Longest road of { $count }
fact-route-award = Road of { $count } – Longest Trade Route
fact-signed = Signed up for special building
fact-passed = Passed on special building
fact-discard = must discard { $count }
left-road = { $count ->
    [one] { $count } road left
   *[other] { $count } roads left
}
left-settlement = { $count ->
    [one] { $count } settlement left
   *[other] { $count } settlements left
}
left-city = { $count ->
    [one] { $count } city left
   *[other] { $count } cities left
}
column-player = Player
column-points = Victory points
column-cards = Resource cards
column-development = Development cards
column-knights = Knights played
column-route = Longest road
column-roads = Roads left
column-settlements = Settlements left
column-cities = Cities left
facts = Table
facts-help = Points of others do not count hidden victory point cards. Roads, settlements and cities are the pieces still in supply.
island-in-words = The island in words
words-settlement = settlement of { $player }
words-city = city of { $player }
words-robber = robber
words-here = { $place }: { $here }
dice-shown = Dice { $first } and { $second }, { $sum }

## Bank and costs.

bank = Bank
bank-hidden = not shown at this table
deck = { $count ->
    [one] { $count } card in the development deck
   *[other] { $count } cards in the development deck
}
costs = Costs
cost-road = Road
cost-settle = Settlement
cost-city = City (on a settlement)
cost-buy = Development card

## Hand, cards and actions.

hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
held-card = { $card }, { $count }
actions = Actions
all-actions = All actions
action-road = Road
action-settle = Settle{"\u00AD"}ment
action-city = City
action-buy = Buy card
action-play = Play card
action-trade = Trade
action-roll = Roll
action-end = End turn
action-signup = Sign up
action-pass = Pass
always-pass = Always pass
special-title = Special building
special-signed = Special building: you are signed up
special-passed = Special building: you pass
choose-settle = { $count ->
    [one] { $count } place for a settlement is lit
   *[other] { $count } places for a settlement are lit
}
choose-road = { $count ->
    [one] { $count } place for a road is lit
   *[other] { $count } places for a road are lit
}
choose-city = { $count ->
    [one] { $count } settlement can become a city
   *[other] { $count } settlements can become cities
}
choose-robber = Choose a hex for the robber
choose-nearer = Nearer now: tap the place
confirm = Confirm
confirm-settle = Settlement here: { $place }?
confirm-road = Road here: { $place }?
confirm-city = City here: { $place }?
confirm-robber = Robber to { $place }?
discard-title = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
discard-left = { $count ->
    [one] { $count } more to choose
   *[other] { $count } more to choose
}
discard-ready = Ready
discard-do = Discard
one-more = One more { $resource }
one-less = One less { $resource }
victim-title = Take a card from whom?
card-play = Play { $card }
card-knight-help = Move the robber and take a card from a player beside it. Counts for the Largest Army.
card-roads-help = Place two roads free of charge.
card-plenty-help = Take two cards of your choice from the bank.
card-monopoly-help = Name a resource: every other player gives you all of it.
card-point-help = Counts one victory point at once and stays hidden. It is never played.
plenty-take = { $count ->
    [one] Take { $count } card
   *[other] Take { $count } cards
}
victory = { $player } wins the island!
victory-mine = You win the island!
see-summary = See the summary
look-at-board = Look at the board
watching = You are watching this table.

## Trade.

trade-give = You give
trade-want = You get
trade-add-give = Give one more { $resource }, now { $count } of { $held }
trade-add-want = Ask for one more { $resource }, now { $count }
trade-ask = Ask players
trade-bank = Bank
trade-clear = Clear
trade-help = Tap cards on both sides. A rate such as 3:1 puts in what the bank wants for one card.
trade-counter-to = Counter-offer to { $player }
trade-send-counter = Send counter-offer
bank-rate = Bank rate { $rate } to 1 for { $resource }
bank-rate-best = Bank rate { $rate } to 1 for { $resource }, your best
offers = Offers
offer = offers
counter-offer = makes a counter-offer
offer-you-give = You give
offer-you-get = You get
offer-gives = Gives
offer-wants = Wants
offer-accept = Accept
offer-refuse = Refuse
offer-counter = Counter
offer-withdraw = Withdraw
trade-with = Trade with { $player }
counter-take = Take this
answer-yes = { $player } accepts
answer-no = { $player } refuses
answer-counter = { $player } made a counter-offer
answer-open = { $player } has not answered

## The list of all actions.

list-empty = Nothing to do for you now.
# Above the places that an action can be done at.
list-island = Or choose the place on the island.
list-swap = { $give } for { $want }
list-offer = { $player }: you give { $give }, you get { $want }
list-roll = Roll the dice
list-settle = Build a settlement
list-road = Build a road
list-city = Build a city
list-robber = Move the robber
list-rob = Take a card from
list-discard = Discard
list-buy = Buy a development card
list-knight = Play a knight
list-roads = Play road building
list-plenty = Play plenty
list-monopoly = Play monopoly
list-bank = Trade with the bank
list-accept = Accept an offer
list-trade = Carry out a trade
list-refuse = Refuse an offer
list-withdraw = Withdraw an offer
list-signup = Sign up for special building
list-pass = Pass on special building
list-end = End your turn

## The log.

talk = Log and trade
log = Log
log-empty = Nothing has happened yet.
verbosity = Screen reader says
verbosity-all = everything
verbosity-mine = what matters to me
verbosity-few = only when I am asked
event-turn = Turn { $number }: { $player }
event-settle = { $player } builds a settlement: { $place }
event-road = { $player } builds a road
event-road-free = { $player } builds a free road
event-city = { $player } builds a city: { $place }
event-roll = { $player } rolls { $sum } ({ $first } + { $second })
event-produce = { $player } receives { $cards }
event-short = The bank is short of { $resource }
event-income = { $player } starts with { $cards }
event-discard = { $player } discards { $cards }
event-robber = { $player } moves the robber: { $place }
event-steal = { $player } takes { $cards } from { $other }
event-steal-hidden = { $player } takes a card from { $other }
event-buy = { $player } buys a development card
event-buy-known = { $player } buys a development card: { $card }
event-play = { $player } plays { $card }
event-plenty = { $player } takes { $cards } from the bank
event-monopoly = { $player } claims all { $resource }: { $number }
event-hand_over = { $player } hands { $cards } to { $other }
event-bank = { $player } gives the bank { $cards } for { $wanted }
event-offer = { $player } offers { $cards } for { $wanted }
event-counter = { $player } makes a counter-offer: { $cards } for { $wanted }
event-accept = { $player } accepts
event-refuse = { $player } refuses
event-withdraw = { $player } withdraws an offer
event-trade = { $player } gives { $other } { $cards } for { $wanted }
event-award-route = { $player } takes the Longest Trade Route
event-award-army = { $player } takes the Largest Army
event-award-route-aside = Nobody holds the Longest Trade Route now
event-award-army-aside = Nobody holds the Largest Army now
event-sign_up = { $player } signs up for special building
event-pass = { $player } passes on special building
event-slot = Special building: { $player }
event-time_up = Time is up: { $player }
event-forfeit = { $number ->
    [one] { $player } loses { $number } free road to the clock
   *[other] { $player } loses { $number } free roads to the clock
}
event-win = { $player } wins with { $number } points

## Why an action is closed now.

off-watching = You are only watching.
off-no_card = You hold no card to play.

## Refusals without words of their own.

refused-unknown = That did not work ({ $code }). Reload the page and try again.

## The clock and pauses.

time-left = { $time } left
time-spare = { $time } of spare time left
time-stands = The clock stands still, with { $time } left
time-warning = { $seconds } seconds left
substitute-you = You were silent for too long. While others are here, a bot plays for you.
substitute-back = I am here
pause-on = The game is paused.
pause-resume = Go on
pause-ask = Ask for a pause
pause-asked = Pause? { $players }
pause-waiting = You asked for a pause. It begins when all agree.
pause-agree = Agree
pause-decline = Not now
pause-withdraw = Never mind

## Sounds.

sound-mute = Mute the table
sound-on = Sound is on
sound-off = Sound is off
sound-volume = Volume of sounds
