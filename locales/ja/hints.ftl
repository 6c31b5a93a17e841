## Hints: what a master would do, and why.

advice-ask = ヒント
advice-ask-keys = ヒント：名人ならどうする？（Alt+H）
advice-thinking = ヒントを考えています…
advice-close = ヒントを閉じる
advice-spoken = ヒント。{ $what }。{ $why }
advice-what = { $action }：{ $detail }
advice-offer = 交易を提案する
advice-counter = 逆提案をする
advice-corners = おすすめの交差点
advice-corners-help = サイコロ36回あたりの平均産出です。場所を選んでから決定してください。
advice-corner = { $rank }位：{ $place }（{ $cards }）

## What something is for.

goal-settle = 開拓地
goal-road = 交易路の延長
goal-city = 都市
goal-buy = 発展カード

## Why.

advice-wins = これで勝てます。
advice-settle_yields = サイコロ36回あたり平均{ $cards }を産出します。
advice-settle_new = まだ手に入らないものが手に入ります：36回あたり{ $cards }。
advice-settle_port = 役に立つ港があり、36回あたり{ $cards }を産出します。
advice-road_to_site = よい場所につながります：{ $place }（36回あたり{ $cards }）。
advice-road_route_award = 長さ{ $number }で最長交易路が手に入ります。
advice-road_route = あなたの交易路の長さが{ $number }になります。
advice-road_room = あとで伸ばせる道を残せます。
advice-city_doubles = この交差点の産出が2倍になります：36回あたり{ $cards }増えます。
advice-buy_army = 騎士かもしれません。最大騎士力まであと{ $number }枚です。
advice-buy_crowded = 手札が{ $number }枚あります。7が出ると半分を失います。
advice-buy_open = 今のカードのいちばんよい使い道です。勝利点カードが出る確率は{ $number }%です。
advice-knight_own_hex = 盗賊があなたのタイルにいます。
advice-knight_award = 最大騎士力が手に入ります。
advice-knight_army = 最大騎士力に近づきます。そのあとは残り{ $number }枚です。
advice-knight_leader = 先頭の{ $player }の足を止められます。
advice-knight_steal = ほかのプレイヤーのカードが手に入ります。
advice-roads_to_site = よい場所につながります：{ $place }（36回あたり{ $cards }）。
advice-roads_route = 交易路が長くなります。
advice-plenty_completes = { $cards }があれば、{ $goal }に必要な分がそろいます。
advice-plenty_short = あなたには手に入りにくいカードです。
advice-monopoly_completes = ほかのプレイヤーが{ $cards }を持っていて、{ $goal }に必要な分がそろいます。
advice-monopoly_many = あなたに必要なカードを、ほかのプレイヤーが持っています。
advice-robber_own_hex = 盗賊があなたのタイルから離れ、{ $player }は36回あたり{ $number }枚を失います。
advice-robber_leader = そこなら{ $player }が36回あたり{ $number }枚を失います。
advice-robber_idle = そこなら、あなたに害はありません。
advice-rob_leader = { $player }が先頭です。手札は{ $number }枚です。
advice-rob_most = { $player }がいちばんの狙い目です。手札は{ $number }枚です。
advice-rob_only = ここで奪える相手は{ $player }だけです。
advice-discard_keep = { $goal }のための{ $cards }を手元に残せます。
advice-discard_most = 手放しても、いちばん惜しくないカードです。
advice-bank_completes = これで{ $goal }に必要な分がそろいます。
advice-bank_towards = 渡すものより{ $cards }のほうが必要です。
advice-offer_lacks = { $goal }に{ $cards }が足りません。
advice-offer_open = 渡すものより{ $cards }のほうが必要です。
advice-counter_better = { $cards }がもらえるなら、あなたの得になります。
advice-deal_completes = これで{ $goal }に必要な分がそろいます。
advice-deal_helps = もらうもののほうが、渡すものより価値があります。
advice-refuse_close = { $player }はもうすぐ勝ちそうです。助けないほうがよいでしょう。
advice-refuse_unpayable = { $cards }が足りません。
advice-refuse_keep = { $cards }は、{ $goal }のためにあなたが必要です。
advice-refuse_little = 得るものが少なすぎます。
advice-withdraw_none = あなたの得になる返事がありません。
advice-sign_up_builds = 次の手番の前に何かを建てられます。
advice-pass_nothing = 今、建てる価値のあるものはありません。
advice-roll_first = ほかのことはサイコロを振ったあとです。
advice-roll_keep = カードはあとに取っておくほうがよいでしょう。
advice-end_saves = { $goal }のために取っておきましょう。足りないもの：{ $cards }。
advice-end_nothing = この手番に、ほかにする価値のあることはありません。

## Why there is no hint.

refused-hints_off = このテーブルはヒントなしで遊びます。
refused-hint_fast = ヒントを続けて求めることはできません。数秒お待ちください。
refused-hint_wait = 先に、提案への返事をお待ちください。
refused-hint_none = 今はヒントがありません。次の行動のあとで、もう一度お試しください。

## The rule of a table.

option-hints = ヒント
option-hints-help = 名人ならどうするかを、理由とともに聞けます。ほかの人には見えません。
