## A finished game looked back on.

analysis-title = 分析
analysis-about = 全員の手札を知っている名人から見た、手番ごとの形勢です。テーブルでは、誰もそこまで知りませんでした。
analysis-start = ゲームを分析する
analysis-start-help = 数秒かかります。結果は保存されます。
analysis-waiting = 順番待ちです。この前に{ $ahead }件あります
analysis-running = ゲームを分析しています：{ $share }
analysis-done = 分析ができました
analysis-again = もう一度試す
analysis-loading = 分析を探しています…
analysis-empty = 分析するには短すぎるゲームです。
replay-tab-analysis = 分析

## The curve.

analysis-curve = 勝率の推移
analysis-curve-label = 折れ線グラフ：{ $turns }手番にわたる各プレイヤーの勝率。数値は下の表にあります。
analysis-table = 表で見る
analysis-slider = ゲームの場面
analysis-end = 終了
analysis-founding = 初期配置、開拓地{ $number }
analysis-stands = { $moment }：{ $chances }
analysis-chance = { $player } { $chance }
analysis-player = プレイヤー{ $number }
analysis-see = リプレイで見る

## The turning points.

analysis-turning = 転機
analysis-turning-help = 勝率が最も動いた場面です。
analysis-change = { $player }：{ $before } → { $after }
turning-dash = 最後の手番で{ $player }が一気に{ $number }点を取り、勝ちました。
turning-founding = { $player }が最初の開拓地を置きました：{ $place }。36回あたり{ $cards }を産出します。
turning-route_first = { $player }が最初に最長交易路を獲得しました。
turning-route_taken = { $player }が{ $other }から最長交易路を奪いました。
turning-route_lost = { $player }が最長交易路を失い、誰のものでもなくなりました。
turning-army_first = { $player }が最初に最大騎士力を獲得しました。
turning-army_taken = { $player }が{ $other }から最大騎士力を奪いました。
turning-monopoly = 独占：{ $player }がほかの全員から{ $cards }を集めました。
turning-trade_winner = 勝者を助けた交易：{ $other }が{ $player }に{ $cards }を渡し、{ $wanted }をもらいました。
turning-trade = { $other }が{ $player }に{ $cards }を渡し、{ $wanted }をもらいました。
turning-seven_discard = 間の悪い7：{ $player }が{ $cards }を捨てました。
turning-seven = { $player }が7を出し、誰も何も得られず、盗賊が動きました。
turning-streak = 続いた幸運：{ $player }が{ $rolls }回のサイコロで{ $number }枚を得ました。
turning-roll_gave = { $number }の目で、{ $player }が{ $cards }を得ました。
turning-roll_empty = { $number }の目で、{ $player }は何も得られませんでした。
turning-roll = { $player }が{ $number }の目を出しました。
turning-robber_blocks = { $player }が盗賊を{ $place }に動かし、{ $other }は36回あたり{ $number }枚を失うことになりました。
turning-robber_moves = { $player }が盗賊を動かしました。
turning-robbed = 響いた盗み：{ $player }が{ $other }からカードを1枚奪いました。
turning-settle_last = { $player }が、{ $other }に残された最後の場所を取りました：{ $place }。
turning-settle = { $player }が開拓地を建てました：{ $place }。36回あたり{ $cards }を産出します。
turning-city = { $player }が都市を建て、36回あたり{ $cards }増えました。
turning-buy_point = { $player }が勝利点カードを引きました。
turning-buy = { $player }が発展カードを買いました。
turning-plenty = 豊作：{ $player }が銀行から{ $cards }を取りました。
turning-roads = { $player }が街道を2本、無料で置きました。
turning-road = { $player }が街道を敷き、交易路の長さが{ $number }になりました。
turning-bank = { $player }が銀行に{ $wanted }を渡し、{ $cards }を得ました。
turning-end = { $player }が、できることを残して手番を終えました。
turning-shift = 流れが{ $player }に傾きました。

## What a master would have done.

opinion-ask = 名人ならどうした？
opinion-thinking = 名人が考えています…
opinion-played = { $player }の手
opinion-clock = 時間切れ：{ $player }の代わりに自動で進行
opinion-advised = 名人の手
opinion-same = 名人も同じ手を選びます。
opinion-chance = 勝率
opinion-even = どちらの手もほぼ互角です。
opinion-better = 名人の手のほうが、勝率が{ $points }ポイント高くなります。
opinion-worse = 改めて調べると、実際の手のほうが勝率が{ $points }ポイント高くなります。
opinion-incomparable = 提案は数値で比べられません。結果は、ほかの人しだいだからです。
opinion-knows = そのとき{ $player }が知り得たことだけで判断しています。ほかの人の手札は含みません。

## Why there is none.

refused-analysis_busy = 分析が混み合っています。1分ほど待ってから、もう一度お試しください。
refused-analysis_late = 分析に時間がかかりすぎたため、中止しました。あとでもう一度お試しください。
refused-analysis_died = 分析が途中で止まりました。もう一度お試しください。
refused-analysis_failed = このゲームは分析できませんでした。
refused-analysis_none = この場面について名人から言うことはありません。
