## The start page.

start-title = みんなで島を開拓しよう
start-lead = 毎回姿を変える島で、資源を集め、交易し、建設しましょう。人とBotを合わせて2〜8人、ブラウザーですぐに遊べます。
start-play = 今すぐ遊ぶ
start-play-help = Bot{ $bots }体が相手です。すぐに始まります。
start-new = 新しいテーブル
start-new-help = ルールを決めて、リンクで友だちを招待します。
start-making = お待ちください…

how-title = 遊び方
how-collect = 集める
how-collect-help = 手番の最初にサイコロを2個振ります。出た目の数字のタイルから、隣り合う開拓地と都市に木材、レンガ、羊毛、小麦、鉱石が入ります。
how-trade = 交易する
how-trade-help = 余った資源を出して、ほかのプレイヤーに交易を提案します。銀行や港とは、決まったレートで交易できます。
how-build = 建てる
how-build-help = 街道は新しい交差点へ続き、開拓地は都市に育ちます。発展カードには騎士や思わぬ効果が隠れています。
how-win = 勝つ
how-win-help = 開拓地、都市、最長交易路、最大騎士力が勝利点になります。自分の手番で10点に達した人の勝ちです。

## A new table.

new-title = 新しいテーブル
name = あなたの名前
name-guest = ゲスト{ $number }
new-chairs = 参加者
new-chairs-help = 人の席は、誰かが座るまで空いたままです。開始時に空いている席にはBotが入ります。
new-chair = 席{ $number }
new-chair-person = 人
new-submit = テーブルを作る
new-reset = 標準のルールに戻す

## The rules of a table.

option-players = プレイヤー数
option-players-help = { $players ->
    [2] 小さな島で手早く対決します。
    [3] タイル19枚の島です。
    [4] タイル19枚の島です。
    [5] タイル30枚の広い島で、特別建設フェイズがあります。
    [6] タイル30枚の広い島で、特別建設フェイズがあります。
   *[other] タイル44枚の大きな島で、特別建設フェイズがあります。
}
option-target = 勝利に必要な点
option-target-help = 標準は10点です。8点なら短めに、12点以上ならじっくり遊べます。
option-turn_time = 手番の時間
option-turn_time-help = 残り時間は全員に見えます。時間切れになると、必要な処理を自動で行って先へ進みます。
option-spare_time = 予備時間
option-spare_time-help = 手番の時間が足りないときに使える予備の時間です。1ゲームを通してこの長さまで使えます。
time-seconds = { $number }秒
time-minutes = { $number }分
time-none = なし
option-rules = ルール
option-robber = 盗賊
option-robber-help = 7の目か騎士で動き、タイルをふさいでカードを1枚奪います。オフなら、タイルはふさがれず、カードも奪われません。
option-friendly_robber = やさしい盗賊
option-friendly_robber-help = 見えている勝利点が2点以下のプレイヤーには近づきません。
option-friendly_robber-idle = 盗賊がいるときだけ選べます。
option-discard = 7で捨て札
option-discard-help = 資源カードを8枚以上持っている人は、半分（端数切り捨て）を捨てます。
option-route_award = 最長交易路
option-route_award-help = 5本以上つながった最も長い街道に2点が付きます。
option-army_award = 最大騎士力
option-army_award-help = 騎士を3枚以上、最も多く使った人に2点が付きます。
option-special_building = 特別建設フェイズ
option-special_building-help = 手番が終わるたびに、ほかのプレイヤーが順番に建設と購入をできます。
option-special_building-idle = 5人以上のときだけ選べます。
option-gifts = 贈り物
option-gifts-help = 見返りなしでカードを渡す交易を認めます。
option-bank_shown = 銀行の残りを表示
option-bank_shown-help = 銀行に残っているカードの枚数が全員に見えます。

hint-idle-knights = 盗賊も最大騎士力もないと、騎士に効果はありません。

pace = Botの速さ
pace-slow = ゆっくり
pace-normal = ふつう
pace-fast = 速い
pace-instant = 待ち時間なし

## The lobby of a table.

lobby = ロビー
lobby-host-help = あなたのテーブルです。ルールを決め、友だちを招待して、ゲームを始めましょう。
lobby-guest-help = 席に着いて、ゲームの開始をお待ちください。
lobby-chairs = 席
lobby-rules = このテーブルのルール
lobby-stand = 席を離れる
lobby-start = ゲームを始める
lobby-start-open = 空いている席にはBotが入ります。席順は開始時に抽選します。
lobby-start-full = { $people ->
    [1] Botと対戦します。席順は開始時に抽選します。
   *[other] 満席です。席順は開始時に抽選します。
}
lobby-wait = ホストがゲームを始めます。
lobby-watchers = { $count }人が観戦しています。

join-title = 参加する
join = 席に着く
join-full = 満席です。

chair-open = 空席
chair-away = 離席中
chair-came = { $names }さん（{ $count }人）が席に着きました
chair-left = { $names }さん（{ $count }人）が席を離れました

colour-title = あなたの色
colour-taken = { $name }さんが使用中

invite-title = 友だちを招待
invite-link = このテーブルへのリンク
invite-copy = コピー
invite-copied = リンクをコピーしました
invite-select = リンクを選択しました。ここからコピーしてください。
invite-share = 共有
invite-text = 一緒にHexfolkで遊びませんか？
invite-local = このリンクはこの端末でしか使えません。友だちを招待するには、HOST=0.0.0.0を付けてゲームを起動し、そのとき表示されるアドレスでこのページを開いてください。

room-title = テーブル{ $id }
room-your-turn = あなたの番
