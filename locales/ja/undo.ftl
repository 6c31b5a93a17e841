## Taking back, giving up, and ending a game by agreement.

undo = 取り消す
undo-settle = 開拓地を取り消す
undo-road = 街道を取り消す
undo-city = 都市を取り消す
undo-bank = 取り消す：{ $cards }を渡して{ $wanted }

## The log.

event-undo_settle = { $player }が開拓地を取り消し：{ $place }
event-undo_road = { $player }が街道を取り消し
event-undo_city = { $player }が都市を取り消し：{ $place }
event-undo_bank = { $player }が銀行との交易を取り消し：渡した{ $cards }、もらった{ $wanted }
event-concede = { $player }が投了、以後はBotが代行
event-agreed = 全員が同意し、勝者なしで終了

## Giving up, and a proposal to end.

conceded = 投了
ending-title = 保存または終了
ending-save = 保存して別の日に再開
ending-save-help = 1分以内に全員が同意するとゲームが止まり、全員が戻ると再開できます。保存したゲームはトップページにあります。
ending-save-ask = ゲームの保存を提案しますか？
ending-save-sure = 提案する
ending-end = 終了を提案
ending-end-help = 1分以内に全員が同意すると、勝者なしでゲームが終わります。
ending-end-ask = ゲームの終了を提案しますか？
ending-end-sure = 提案する
ending-concede = 投了
ending-concede-help = 最後までBotが代わりに操作します。あなたは観戦だけになり、取り消せません。
ending-concede-ask = 本当に投了しますか？
ending-concede-sure = 投了する
proposal-end = { $player }が、勝者なしで終了することを提案しています（{ $needed }人中{ $agreed }人が同意）。
proposal-save = { $player }が、保存して別の日に再開することを提案しています（{ $needed }人中{ $agreed }人が同意）。
proposal-resume = { $player }が、いない人を待たずに続けることを提案しています（{ $needed }人中{ $agreed }人が同意）。
proposal-replace = { $player }が、{ $other }が戻るまでBotに任せることを提案しています（{ $needed }人中{ $agreed }人が同意）。
proposal-agree = 同意する
proposal-refuse = 反対
proposal-withdraw = 取り下げる

## Why something was refused.

refused-undo_off = このテーブルでは、行動を取り消せません。
refused-undo_nothing = 取り消せるものがありません。取り消せるのは、直前の建設か銀行との交易です。
refused-undo_final = もう取り消せません。そのあとに、カード、サイコロ、またはほかのプレイヤーの行動がありました。
refused-conceded = このゲームは投了しました。最後までBotが代わりに操作します。
refused-proposal_open = すでに提案があります。先にそれに答えてください。
refused-proposal_wait = あなたの提案は先ほど反対されました。次の提案まで1分お待ちください。
refused-proposal_none = この提案はもう終わっています。

## The rule of a table.

option-undo = 取り消し
option-undo-help = 直前の建設や銀行との交易は、カード、サイコロ、ほかのプレイヤーの行動が間に入らないかぎり、取り消せます。
refused-proposal_no_say = この提案には答えられません。あなたについての提案か、Botがあなたの代わりに操作しているためです。
refused-saved_already = ゲームはすでに保存されています。
refused-saved_not = ゲームは保存されておらず、続いています。
refused-saved_few = 戻った人が少なすぎます。続けるにはプレイヤーの過半数が必要です。
refused-saved_missing = まだ全員が戻っていません。いない人を待たずに続けることを提案してください。
refused-replace_early = Botに任せるには、あと{ $seconds }秒お待ちください。
refused-replace_not_waiting = ゲームはこのプレイヤーを待っていないか、すでにBotが代わりに操作しています。

## A saved game, somebody silent, somebody away.
saved-on = 保存中です。別の日に再開できます。
saved-missing = まだ来ていません：{ $players }
saved-resume = 待たずに続ける
saved-few = 待たずに続けるには、あと{ $count }人必要です。
silent = 全員が{ $player }を待っています。
silent-replace = Botに任せる
away-until = 離席中、{ $time }後にBotが代行
