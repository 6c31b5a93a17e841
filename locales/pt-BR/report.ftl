## After the game.

report-again = Jogar de novo
report-board = Ver o tabuleiro
report-back = Ver a análise
report-link = Link desta partida
