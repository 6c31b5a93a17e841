## After the game.

report-again = Zagraj jeszcze raz
report-board = Zobacz planszę
report-back = Zobacz podsumowanie
report-link = Link do tej gry
