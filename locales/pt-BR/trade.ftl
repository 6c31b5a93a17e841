## Answers to offers, gifts, and who does not trade this turn.

offers-until = Abertas até o fim deste turno
offers-until-bot = Abertas até o bot seguir; ele espera um pouco pelas respostas
gift-given = Presente
gift-asked = Pede um presente
trade-gift-given = Oferecer de presente
trade-gift-asked = Pedir de presente
trade-repeat = De novo:
trade-repeat-one = Oferecer de novo: { $give } por { $want }
not-trading = Não troco neste turno
not-trading-list = Não trocam neste turno: { $players }
not-trading-help = Toda oferta deste turno é recusada na hora em seu nome.
said = “{ $words }”
said-apart = não troca neste turno

## Why a bot refuses: reason-<code>. Only what everybody can see.

reason-too_close = você está perto demais de vencer
reason-helps_you_more = isso ajuda mais a você do que a mim
reason-not_for_that = não por esse preço
reason-no_use = isso não me serve

## Gifts in the log.

event-offer-gift = { $player } oferece de presente { $cards }
event-offer-asked = { $player } pede de presente { $wanted }
event-trade-gift = { $player } dá de presente a { $other } { $cards }
event-trade-asked = { $other } dá de presente a { $player } { $wanted }

## Why something was refused.

refused-own_turn = No seu turno, quem oferece é você. Espere o turno de outra pessoa.
