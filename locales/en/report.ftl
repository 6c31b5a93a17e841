## After the game.

report-again = Play again
report-board = See the board
report-back = See the summary
report-link = Link of this game
