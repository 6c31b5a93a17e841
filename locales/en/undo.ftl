## Taking back, giving up, and ending a game by agreement.

undo = Take back
undo-settle = Take back: settlement
undo-road = Take back: road
undo-city = Take back: city
undo-bank = Take back: { $cards } for { $wanted }

## The log.

event-undo_settle = { $player } takes back a settlement: { $place }
event-undo_road = { $player } takes back a road
event-undo_city = { $player } takes back a city: { $place }
event-undo_bank = { $player } takes back a bank trade: { $cards } for { $wanted }
event-concede = { $player } gives up; a bot plays on
event-agreed = All agree: the game ends without a winner

## Giving up, and a proposal to end.

conceded = gave up
ending-title = End the game early
ending-propose = Propose to end
ending-propose-help = The game ends without a winner if everybody agrees within a minute.
ending-propose-ask = Propose to end the game?
ending-propose-sure = Propose it
ending-concede = Give up
ending-concede-help = A bot plays your seat to the end. You can only watch then, and this cannot be taken back.
ending-concede-ask = Really give up?
ending-concede-sure = Give up for good
proposal = { $player } proposes to end the game without a winner ({ $agreed } of { $needed } agree).
proposal-agree = Agree
proposal-refuse = Play on
proposal-withdraw = Withdraw

## Why something was refused.

refused-undo_off = This table plays without taking back.
refused-undo_nothing = There is nothing to take back. It goes for what you have just built or traded with the bank.
refused-undo_final = Too late to take back: a card, the dice or another player came in between.
refused-conceded = You have given up this game. A bot plays your seat.
refused-proposal_open = There is a proposal to end already. Answer it first.
refused-proposal_wait = Your proposal was refused a moment ago. Wait a minute before the next one.
refused-proposal_none = This proposal is no longer open.

## The rule of a table.

option-undo = Taking back
option-undo-help = What one has just built or traded with the bank can be taken back, as long as no card, no dice and no other player came in between.
