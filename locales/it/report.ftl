## After the game.

report-again = Gioca ancora
report-board = Guarda il tabellone
report-back = Guarda il resoconto
report-link = Link di questa partita
