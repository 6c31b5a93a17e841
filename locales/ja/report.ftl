## After the game.

report-again = もう一度遊ぶ
report-board = 盤面を見る
report-back = まとめを見る
report-link = このゲームのリンク
