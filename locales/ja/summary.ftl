## 終わったゲームの数字。スクリプトなしでも、紙の上でも読めるページ。

summary-won = { $name }の勝ち
summary-unfinished = 勝者なしで終了
summary-seat = プレイヤー{ $number }
summary-turns = { $count }手番
summary-title = ゲームのまとめ
summary-record = 記録をダウンロード
summary-in-language = このページをほかの言語で
summary-table = 表で見る
summary-player = プレイヤー
summary-place = 順位
summary-points = 勝利点
summary-total = 合計
summary-settlements = 開拓地
summary-cities = 都市
summary-point-cards = 勝利点カード

summary-standing = 最終結果
summary-standing-help = それぞれの勝利点の内訳です。

summary-course = 勝利点の推移
summary-course-help = 各手番の終わりの勝利点で、伏せたカードも含みます。点線は目標の{ $target }点です。印は、「路」が最長交易路、「騎」が最大騎士力、星が勝利です。
summary-course-label = 折れ線グラフ：{ $turns }手番にわたる各プレイヤーの勝利点。数値は下の表にあります。
summary-turn = 手番
summary-marks = 出来事
summary-event = 出来事
summary-mark-settle = 開拓地
summary-mark-city = 都市
summary-mark-point = 勝利点カード
summary-mark-route = 最長交易路
summary-mark-route_lost = 最長交易路の喪失
summary-mark-army = 最大騎士力
summary-mark-army_lost = 最大騎士力の喪失
summary-mark-win = 勝利
summary-sign-route = 路
summary-sign-army = 騎

summary-dice = サイコロ
summary-dice-help = サイコロを{ $rolls }回振った結果と、期待される回数です。
summary-dice-label = 棒グラフ：{ $rolls }回振ったときの各合計の回数。数値は下の表にあります。
summary-dice-sum = 合計
summary-dice-came = 出た回数
summary-dice-due = 期待される回数
summary-dice-share = 公正なサイコロを同じ回数振るゲームが{ $among }回あれば、およそ{ $count }回は、このゲームと同じかそれ以上に偏ります。
summary-dice-never = 公正なサイコロを同じ回数振るゲームが1000回あっても、これほど偏るものは1回もありません。
summary-dice-even = 出目の偏りは、驚くほど小さいものでした。
summary-dice-usual = 珍しいことではありません。
summary-dice-uncommon = あまりないことですが、ときには起こります。
summary-dice-rare = 珍しいことです。とても多くのゲームの中には、こうしたものもあります。
summary-dice-few = 振った回数が少なく、珍しいかどうかは分かりません。
summary-dice-balanced = バランスサイコロを使いました。公正なサイコロよりも、期待される回数に近い出目になります。
summary-dice-share-balanced = このサイコロを同じ回数振るゲームが{ $among }回あれば、およそ{ $count }回は、このゲームと同じかそれ以上に偏ります。
summary-dice-never-balanced = このサイコロを同じ回数振るゲームが1000回あっても、これほど偏るものは1回もありません。

summary-luck = サイコロの運
summary-luck-help = 同じ回数振ったときに各プレイヤーの開拓地と都市が平均して産出する枚数と、実際の出目で産出した枚数です。盗賊に止められた分や、銀行に足りなかった分は受け取れません。初期配置は数えません。
summary-luck-label = 棒グラフ：各プレイヤーの出目による枚数と、平均の枚数。数値は下の表にあります。
summary-luck-expected = 平均の枚数
summary-luck-thrown = 出目による枚数
summary-luck-difference = 差
summary-luck-blocked = 盗賊が止めた分
summary-luck-short = 銀行に足りなかった分
summary-luck-received = 受け取った枚数

summary-gained = 得たカード
summary-gained-label = 棒グラフ：各プレイヤーが得たカードの内訳。数値は下の表にあります。
summary-from-start = 初期配置
summary-from-production = 産出
summary-from-bank = 銀行
summary-from-trade = 交易
summary-from-robber = 盗賊
summary-from-cards = 発展カード
summary-by-resource = 資源ごと
summary-lost = 手放したカード
summary-to-built = 建設と購入
summary-to-bank = 銀行
summary-to-trade = 交易
summary-to-robber = 盗賊
summary-to-cards = 独占
summary-to-discard = 捨て札

summary-trades = プレイヤーどうしの交易
summary-trades-help = 交易は{ $count }回。各行のプレイヤーが、列の相手から受け取った枚数と渡した枚数の差です。下の段は「受け取った枚数：渡した枚数」です。
summary-trades-none = プレイヤーどうしの交易はありませんでした。

summary-awards = 最長交易路と最大騎士力
summary-awards-help = どの手番に、誰が称号を持っていたかです。
summary-awards-label = 年表：手番ごとの称号の持ち主。数値は下の表にあります。
summary-awards-none = 称号を得た人はいませんでした。
summary-award = 称号
summary-first = 開始手番
summary-last = 終了手番
summary-most = 街道または騎士
summary-longest = 最長の交易路
summary-knights = 使った騎士

summary-pace = 使った時間
summary-pace-help = ゲームが各プレイヤーを待った時間です。一時停止と、10分を超える待ち時間は除きます。
summary-pace-label = 棒グラフ：各プレイヤーが使った時間。数値は下の表にあります。
summary-pace-total = 時間
summary-pace-decisions = 決断の数
summary-pace-average = 平均
summary-pace-longest = 最長
