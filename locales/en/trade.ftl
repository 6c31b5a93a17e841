## Answers to offers, gifts, and who does not trade this turn.

offers-until = Open until this turn ends
offers-until-bot = Open until the bot goes on; it waits a little for answers
gift-given = Gift
gift-asked = Gift wanted
trade-gift-given = Offer as a gift
trade-gift-asked = Ask for a gift
trade-repeat = Once more:
trade-repeat-one = Offer again: { $give } for { $want }
not-trading = Not trading this turn
not-trading-list = Not trading this turn: { $players }
not-trading-help = Every offer of this turn is refused for you at once.
said = “{ $words }”
said-apart = not trading this turn

## Why a bot refuses: reason-<code>. Only what everybody can see.

reason-too_close = you are too close to winning
reason-helps_you_more = that helps you more than me
reason-not_for_that = not for that price
reason-no_use = I have no use for that

## Gifts in the log.

event-offer-gift = { $player } offers a gift: { $cards }
event-offer-asked = { $player } asks for a gift: { $wanted }
event-trade-gift = { $player } gives { $other } a gift: { $cards }
event-trade-asked = { $other } gives { $player } a gift: { $wanted }

## Why something was refused.

refused-own_turn = In your own turn the offers are yours. Wait for another player’s turn.
