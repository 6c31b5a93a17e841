## Answers to offers, gifts, and who does not trade this turn.

offers-until = この手番の終わりまで有効
offers-until-bot = Botが次へ進むまで有効（返事を少し待ちます）
gift-given = 贈り物
gift-asked = 贈り物を希望
trade-gift-given = 贈り物として提案
trade-gift-asked = 贈り物を頼む
trade-repeat = もう一度：
trade-repeat-one = もう一度提案：{ $give }を渡して{ $want }をもらう
not-trading = この手番は交易しない
not-trading-list = この手番は交易しません：{ $players }
not-trading-help = この手番の提案はすべて、自動的に拒否されます。
said = 「{ $words }」
said-apart = この手番は交易しない

## Why a bot refuses: reason-<code>. Only what everybody can see.

reason-too_close = あなたはもう勝ちそうなので
reason-helps_you_more = 私よりあなたの得になるので
reason-not_for_that = その条件では応じられません
reason-no_use = 私には使い道がないので

## Gifts in the log.

event-offer-gift = { $player }が贈り物を提案：{ $cards }
event-offer-asked = { $player }が贈り物を希望：{ $wanted }
event-trade-gift = { $player }から{ $other }に贈り物：{ $cards }
event-trade-asked = { $other }から{ $player }に贈り物：{ $wanted }

## Why something was refused.

refused-own_turn = 自分の手番では、提案するのはあなたです。ほかの人の手番までお待ちください。
