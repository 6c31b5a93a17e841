## After the game.

report-won = { $name }さんの勝ち
report-won-you = あなたの勝ちです！
report-unfinished = 勝者なしでゲームが終わりました
report-turns = { $count }手番
report-again = もう一度遊ぶ
report-board = 盤面を見る
report-back = まとめを見る
report-table = 表で見る
report-player = プレイヤー

report-points = 得点
report-place = 順位
report-total = 合計
report-settlements = 開拓地
report-cities = 都市
report-cards = 勝利点カード
report-route = 最長交易路
report-army = 最大騎士力

report-course = ゲームの流れ
report-course-help = 各手番の終わりの得点です（伏せたカードを含む）。点線は目標の{ $target }点です。
report-course-label = 折れ線グラフ：{ $turns }手番にわたる各プレイヤーの得点。数値は下の表にあります。
report-turn = 手番

report-dice = サイコロ
report-dice-help = { $rolls }回の結果と、期待される回数です。
report-dice-label = 棒グラフ：{ $rolls }回のうち、それぞれの目の合計が出た回数。数値は下の表にあります。
report-dice-sum = 合計
report-dice-came = 出た回数
report-dice-due = 期待値

report-received = 産出
report-received-help = タイルから得た資源カードです（開始時の分を含む）。
report-flows = そのほかのカード
report-from-cards = 発展カードから
report-traded-in = 交易で得た
report-traded-out = 交易で渡した
report-bank-in = 銀行から
report-bank-out = 銀行へ
report-stolen = 奪った
report-robbed = 盗賊に奪われた
report-discarded = 捨てた
