## Taking back, giving up, and ending a game by agreement.

undo = 取り消す
undo-settle = 取り消す：開拓地
undo-road = 取り消す：街道
undo-city = 取り消す：都市
undo-bank = 取り消す：{ $cards }と{ $wanted }の交換

## The log.

event-undo_settle = { $player }が開拓地を取り消しました：{ $place }
event-undo_road = { $player }が街道を取り消しました
event-undo_city = { $player }が都市を取り消しました：{ $place }
event-undo_bank = { $player }が銀行との交易を取り消しました：{ $cards }と{ $wanted }
event-concede = { $player }が投了しました。Botが引き継ぎます
event-agreed = 全員が同意しました。勝者なしでゲームを終了します

## Giving up, and a proposal to end.

conceded = 投了
ending-title = 保存または終了
ending-save = また今度のために保存
ending-save-help = 1分以内に全員が同意するとゲームが止まり、全員が戻ると再開できます。トップページから開けます。
ending-save-ask = ゲームの保存を提案しますか？
ending-save-sure = 提案する
ending-end = 終了を提案
ending-end-help = 1分以内に全員が同意すると、勝者なしでゲームが終わります。
ending-end-ask = ゲームの終了を提案しますか？
ending-end-sure = 提案する
ending-concede = 投了
ending-concede-help = 最後までBotがあなたの席で遊びます。その後は観戦だけになり、取り消せません。
ending-concede-ask = 本当に投了しますか？
ending-concede-sure = 投了する
proposal-end = { $player }が勝者なしの終了を提案しています（{ $needed }人中{ $agreed }人が同意）。
proposal-save = { $player }がまた今度のための保存を提案しています（{ $needed }人中{ $agreed }人が同意）。
proposal-resume = { $player }がいない人を待たずに続けることを提案しています（{ $needed }人中{ $agreed }人が同意）。
proposal-replace = { $player }が、{ $other }が戻るまでBotに代わってもらうことを提案しています（{ $needed }人中{ $agreed }人が同意）。
proposal-agree = 同意する
proposal-refuse = 反対
proposal-withdraw = 取り下げる

## Why something was refused.

refused-undo_off = このテーブルでは取り消しができません。
refused-undo_nothing = 取り消せるものがありません。取り消せるのは、直前の建設か銀行との交易です。
refused-undo_final = もう取り消せません。その後にカード、サイコロ、または他のプレイヤーの行動がありました。
refused-conceded = このゲームは投了しました。Botがあなたの席で遊んでいます。
refused-proposal_open = すでに提案があります。先にそれに答えてください。
refused-proposal_wait = 提案は先ほど拒否されました。次の提案まで1分お待ちください。
refused-proposal_none = この提案はもう終わっています。

## The rule of a table.

option-undo = 取り消し
option-undo-help = 直前の建設や銀行との交易は、カード、サイコロ、他のプレイヤーの行動が間に入らないかぎり取り消せます。
refused-proposal_no_say = この提案には投票できません。あなたについての提案か、Botがあなたの代わりにプレイしています。
refused-saved_already = ゲームはすでに保存されています。
refused-saved_not = ゲームは保存されていません。続いています。
refused-saved_few = 戻った人が少なすぎます。続けるにはプレイヤーの過半数が必要です。
refused-saved_missing = まだ全員が戻っていません。いない人を待たずに続けることを提案できます。
refused-replace_early = Botに代わってもらうには、あと{ $seconds }秒お待ちください。
refused-replace_not_waiting = ゲームはこのプレイヤーを待っていないか、すでにBotがプレイしています。

## A saved game, somebody silent, somebody away.
saved-on = また今度のために保存されています。
saved-missing = まだ来ていません：{ $players }
saved-resume = 待たずに続ける
saved-few = 待たずに続けるには、あと{ $count }人必要です。
silent = 全員が{ $player }を待っています。
silent-replace = Botに代わってもらう
away-until = 離席中、{ $time }後にBotが代行
