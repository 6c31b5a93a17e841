## Answers to offers, gifts, and who does not trade this turn.

offers-until = Aperte fino alla fine di questo turno
offers-until-bot = Aperte finché il bot non prosegue: aspetta un po’ le risposte
gift-given = Regalo
gift-asked = Chiede un regalo
trade-gift-given = Offri in regalo
trade-gift-asked = Chiedi in regalo
trade-repeat = Di nuovo:
trade-repeat-one = Offri di nuovo: { $give } per { $want }
not-trading = Questo turno non scambio
not-trading-list = Non scambiano in questo turno: { $players }
not-trading-help = Ogni offerta di questo turno viene rifiutata subito per conto tuo.
said = «{ $words }»
said-apart = non scambia in questo turno

## Why a bot refuses: reason-<code>. Only what everybody can see.

reason-too_close = ti manca troppo poco per vincere
reason-helps_you_more = aiuta più te che me
reason-not_for_that = non a quel prezzo
reason-no_use = non mi serve

## Gifts in the log.

event-offer-gift = { $player } offre in regalo { $cards }
event-offer-asked = { $player } chiede in regalo { $wanted }
event-trade-gift = { $player } regala a { $other } { $cards }
event-trade-asked = { $other } regala a { $player } { $wanted }

## Why something was refused.

refused-own_turn = Nel tuo turno le offerte le fai tu. Aspetta il turno di un altro.
