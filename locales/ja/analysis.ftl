## A finished game looked back on.

analysis-title = 分析
analysis-about = 全員の手札を知る名人から見た、手番ごとの形勢です。卓では誰もそこまで知りませんでした。
analysis-start = ゲームを分析する
analysis-start-help = 数秒かかります。結果は保存されます。
analysis-waiting = ほかのゲームを待っています。この前に{ $ahead }件
analysis-running = 分析しています：{ $share }
analysis-done = 分析ができました。
analysis-again = もう一度試す
analysis-loading = 分析を探しています…
analysis-empty = 分析するには短すぎるゲームです。
replay-tab-analysis = 分析

## The curve.

analysis-curve = 勝率の推移
analysis-curve-label = 折れ線グラフ：{ $turns }手番にわたる各プレイヤーの勝率。数値は下の表にあります。
analysis-table = 表で見る
analysis-slider = ゲームの時点
analysis-end = 終局
analysis-founding = 初期配置 { $number }
analysis-stands = { $moment }。{ $chances }
analysis-chance = { $player } { $chance }
analysis-player = プレイヤー{ $number }
analysis-see = リプレイで見る

## The turning points.

analysis-turning = 転機
analysis-turning-help = 勝率が最も動いた場面です。
analysis-change = { $player }：{ $before } → { $after }
turning-dash = 最後の手番で{ $player }が一気に{ $number }点を取り、勝ちました。
turning-founding = { $player }が最初の開拓地を置く：{ $place }。36回で{ $cards }。
turning-route_first = { $player }が最初に最長交易路を獲得。
turning-route_taken = { $player }が{ $other }から最長交易路を奪う。
turning-route_lost = { $player }が最長交易路を失い、今は誰のものでもない。
turning-army_first = { $player }が最初に最大騎士力を獲得。
turning-army_taken = { $player }が{ $other }から最大騎士力を奪う。
turning-monopoly = 独占：{ $player }がほかの全員から{ $cards }を集める。
turning-trade_winner = 勝者を助けた交換：{ $other }が{ $player }に{ $cards }を渡し{ $wanted }を得る。
turning-trade = { $other }が{ $player }に{ $cards }を渡し{ $wanted }を得る。
turning-seven_discard = 間の悪い7：{ $player }が{ $cards }を捨てる。
turning-seven = { $player }が7を出す：誰も何も得られず、盗賊が動く。
turning-streak = 幸運が続く：{ $player }が{ $rolls }回の出目で{ $number }枚を得る。
turning-roll_gave = 出目{ $number }で{ $player }が{ $cards }を得る。
turning-roll_empty = 出目{ $number }で{ $player }は何も得られない。
turning-roll = { $player }の出目は{ $number }。
turning-robber_blocks = { $player }が盗賊を{ $place }へ：{ $other }は36回で{ $number }枚を失う。
turning-robber_moves = { $player }が盗賊を動かす。
turning-robbed = 響いた盗み：{ $player }が{ $other }からカードを1枚奪う。
turning-settle_last = { $player }が{ $other }に残された最後の場所を取る：{ $place }。
turning-settle = { $player }が開拓地を建てる：{ $place }。36回で{ $cards }。
turning-city = { $player }が都市を建てる：36回で{ $cards }増える。
turning-buy_point = { $player }が勝利点カードを引く。
turning-buy = { $player }が発展カードを買う。
turning-plenty = 豊作：{ $player }が銀行から{ $cards }を取る。
turning-roads = { $player }が街道を2本、無料で置く。
turning-road = { $player }が街道を建て、道の長さは{ $number }に。
turning-bank = { $player }が銀行から{ $wanted }と引き換えに{ $cards }を得る。
turning-end = { $player }ができることを残して手番を終える。
turning-shift = 流れが{ $player }に傾く。

## What a master would have done.

opinion-ask = 名人ならどうした？
opinion-thinking = 名人が考えています…
opinion-played = { $player }の手
opinion-clock = 時間切れ：{ $player }の代わりに自動で進行
opinion-advised = 名人の手
opinion-same = 名人も同じ手を選びます。
opinion-chance = 勝率
opinion-even = どちらもほぼ同じです。
opinion-better = 名人の手のほうが{ $points }ポイント上です。
opinion-worse = 改めて調べると、実際の手のほうが{ $points }ポイント上です。
opinion-incomparable = 提案は数値で比べられません。結果はほかの人しだいです。
opinion-knows = そのとき{ $player }が知り得たこと（ほかの人の手札を除く）で判断しています。

## Why there is none.

refused-analysis_busy = 分析が混み合っています。1分ほどしてからもう一度お試しください。
refused-analysis_late = 分析に時間がかかりすぎたため、中止しました。
refused-analysis_died = 分析が途中で止まりました。
refused-analysis_failed = このゲームは分析できませんでした。
refused-analysis_none = この場面について名人から言うことはありません。
