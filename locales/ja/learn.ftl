## First steps: a first game that is taught, and what helps at every table.

learn-title = はじめの一歩
learn-start = はじめの一歩
learn-start-help = はじめての方はこちらから。最初のゲームを、5分ほどで順を追って体験できます。
learn-continue = はじめの一歩を続ける
learn-making = 島を用意しています…
learn-coach = 次にすること
learn-welcome = ようこそ！開拓地からカードが入り、カードでさらに建てられます。先に5点に届けば勝ちです。ここで失敗することはありません。始めましょう。
learn-begin = 始める
learn-show = 場所を示す
learn-more = やめる・最初から
learn-again = 最初から
learn-leave = やめる
# $done and $all are numbers of things to learn.
learn-progress = { $all }項目中{ $done }項目を習得
learn-dice = このレッスンのサイコロの目は、すべてを体験できるように決めてあります。普段のゲームの目は無作為で、公正だったかどうかをあとで確かめられます。

## What comes next. $player is the other player; $cost, $give and $want are cards; $button is the name of a button.

learn-step-found_first = 印の付いた交差点に最初の開拓地を置きましょう。3枚のタイルに接していて、どれかの数字が出るとカードがもらえます。
learn-step-road_first = 開拓地には街道が1本付きます。印の付いた辺の街道は、よい土地へ続きます。
learn-step-found_second = 次は2つ目の開拓地です。印の付いた交差点では、まだもらえない{ $want }が手に入ります。カードはすぐもらえます。
learn-step-found_second-other = 次は2つ目の開拓地です。周りのタイルから、すぐにカードが1枚ずつもらえます。
learn-step-road_second = この開拓地にも街道を置きましょう。たとえば印の付いた辺です。
learn-step-wait = { $player }の手番です。どの目でも、その数字の隣に建物がある全員がカードをもらえます。あなたもです。
learn-step-roll = あなたの手番です。サイコロを振りましょう。
learn-step-roll-first = あなたの手番です。まずサイコロを振り、それから交易と建設をします。サイコロを振りましょう。
learn-step-road = { $cost }で街道を敷きましょう。「{ $button }」を選び、次に印の付いた辺を選びます。
learn-step-road-here = 印の付いた辺を選びましょう。
learn-step-settle = { $cost }で開拓地を建てましょう。「{ $button }」を選び、次に印の付いた交差点を選びます。
learn-step-settle-here = 印の付いた交差点を選びましょう。
learn-step-city = { $cost }で開拓地を都市にできます。2点になり、カードも2倍です。「{ $button }」を選びましょう。
learn-step-city-here = 印の付いた開拓地を選びましょう。
learn-step-buy = { $cost }で発展カードを買いましょう。「{ $button }」を選びます。見えるのはあなただけです。
learn-step-offer = { $want }が足りません。{ $player }が持っているので、{ $give }と引き換えに頼みましょう。「{ $button }」を選びます。
learn-step-offer-terms = 渡す側に{ $give }、もらう側に{ $want }を置き、「{ $button }」を選びます。
learn-step-answer = { $player }が考えています。
learn-step-conclude = { $player }が承認しました！「{ $button }」で成立です。
learn-step-bank = { $want }が足りません。銀行なら{ $give }でもらえます。「{ $button }」を選びましょう。
learn-step-bank-port = { $want }が足りません。あなたの港があれば、銀行で{ $give }と交換できます。「{ $button }」を選びましょう。
learn-step-bank-terms = { $want }が足りません。銀行なら{ $give }と交換できます。渡すカードともらうカードを選んでから、「{ $button }」を選びます。
learn-step-discard = 7が出ました！8枚以上持つ人は半分を捨てます。捨てるカードを選びましょう。
learn-step-robber = 7が出ました！産出はなく、あなたが盗賊を動かします。印の付いたタイルに置くと、{ $player }の産出が止まり、カードを1枚奪えます。
learn-step-rob = 誰からカードを奪いますか？
learn-step-free_road = この街道は無料です。印の付いた辺がよい場所です。
learn-step-end = 今はもうすることがありません。「{ $button }」を選びましょう。
learn-step-end-road = 街道にはあと{ $want }が足りません。次の目を待ちましょう。「{ $button }」を選びます。
learn-step-end-settle = 開拓地にはあと{ $want }が足りません。次の目を待ちましょう。「{ $button }」を選びます。
learn-step-end-city = 都市にはあと{ $want }が足りません。次の目を待ちましょう。「{ $button }」を選びます。
learn-step-end-buy = 発展カードにはあと{ $want }が足りません。次の目を待ちましょう。「{ $button }」を選びます。
learn-step-over = ゲームは終了しました。

## Praise, when something was done for the first time.

learn-goal-found = よい場所です。開拓地2つで2点です。
learn-goal-roll = こうしてカードが入ります。
learn-goal-road = 街道ができました！
learn-goal-trade = よい交易です！
learn-goal-settle = 3つ目の開拓地、3点目です！
learn-goal-robber = 狙いどおりです！
learn-goal-bank = 銀行はいつでも応じます。
learn-goal-buy = あなたのカードです！
learn-goal-buy-point = 勝利点カードでした！すぐに1点になり、ほかの人には見えません。
learn-goal-city = 都市です！

## The end of it.

learn-won = あなたの勝ちです！
learn-won-help = サイコロを振り、交易し、建て、盗賊に気を配る。これがこのゲームです。ふつうは10点まで競い、最長交易路と最大騎士力がそれぞれ2点になります。
learn-play = Botと対戦する
learn-once-more = もう一度
learn-rules = ルールを読む

## At every table: costs, and what one can do now.

help-now = 今できることは？
help-costs = 費用
help-cost-points = { $count }点
help-cost-maybe = 1点かも
help-possible = 今できます
help-not-now = 今はできないこと
# $cards are cards in words.
help-lack = 足りないカード：{ $cards }

## What a place yields.

# $number is how many dots there are around a place, out of 36.
spot-dots = ドット{ $number }個
spot-nothing = なし
spot-leads = 行き先：
spot-hit = { $players }の産出が止まります。
spot-hit-nobody = ここには誰の建物もありません。
