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
ending-title = Save or end the game
ending-save = Save for another evening
ending-save-help = The game stops if everybody agrees within a minute, and goes on when all are back. You find it on the front page.
ending-save-ask = Propose to save the game?
ending-save-sure = Propose it
ending-end = Propose to end
ending-end-help = The game ends without a winner if everybody agrees within a minute.
ending-end-ask = Propose to end the game?
ending-end-sure = Propose it
ending-concede = Give up
ending-concede-help = A bot plays your seat to the end. You can only watch then, and this cannot be taken back.
ending-concede-ask = Really give up?
ending-concede-sure = Give up for good
proposal-end = { $player } proposes to end the game without a winner ({ $agreed } of { $needed } agree).
proposal-save = { $player } proposes to save the game for another evening ({ $agreed } of { $needed } agree).
proposal-resume = { $player } proposes to go on without those who are missing ({ $agreed } of { $needed } agree).
proposal-replace = { $player } proposes that a bot plays for { $other } until they are back ({ $agreed } of { $needed } agree).
proposal-agree = Agree
proposal-refuse = No
proposal-withdraw = Withdraw

## Why something was refused.

refused-undo_off = This table plays without taking back.
refused-undo_nothing = There is nothing to take back. You can take back only what you have just built or traded with the bank.
refused-undo_final = Too late to take back: a card, the dice or another player came in between.
refused-conceded = You have given up this game. A bot plays your seat.
refused-proposal_open = There is a proposal already. Answer it first.
refused-proposal_wait = Your proposal was refused a moment ago. Wait a minute before the next one.
refused-proposal_none = This proposal is no longer open.

## The rule of a table.

option-undo = Taking back
option-undo-help = What one has just built or traded with the bank can be taken back, as long as no card, no dice and no other player came in between.
refused-proposal_no_say = You have no say in this proposal: it is about you, or a bot plays for you.
refused-saved_already = The game is saved already.
refused-saved_not = The game is not saved: it goes on.
refused-saved_few = Too few are back. More than half of the players must be here to go on.
refused-saved_missing = Not all are back. Propose to go on without those who are missing.
refused-replace_early = Wait another { $seconds } seconds before you ask for a bot.
refused-replace_not_waiting = The game does not wait for this player, or a bot plays already.

## A saved game, somebody silent, somebody away.
saved-on = Saved for another evening.
saved-missing = Not here yet: { $players }
saved-resume = Go on without them
saved-few = { $count ->
    [one] One more must be back to go on without the others.
   *[other] { $count } more must be back to go on without the others.
}
silent = All are waiting for { $player }.
silent-replace = Let a bot play
away-until = away, a bot plays in { $time }
