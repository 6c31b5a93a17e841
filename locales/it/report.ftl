## After the game.

report-won = Vince { $name }
report-won-you = Hai vinto!
report-unfinished = La partita è finita senza vincitori
report-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
report-again = Gioca ancora
report-board = Guarda il tabellone
report-back = Guarda il resoconto
report-table = In tabella
report-player = Giocatore

report-points = Punti
report-place = Posizione
report-total = Totale
report-settlements = Colonie
report-cities = Città
report-cards = Carte punto vittoria
report-route = Via commerciale più lunga
report-army = Cavalleria più forte

report-course = Andamento della partita
report-course-help = Punti alla fine di ogni turno, comprese le carte nascoste. La linea punteggiata è l’obiettivo di { $target }.
report-course-label = Grafico a linee: i punti di ogni giocatore in { $turns } turni. I numeri sono nella tabella qui sotto.
report-turn = Turno

report-dice = Dadi
report-dice-help = { $rolls ->
    [one] { $rolls } tiro e quello che c’era da aspettarsi.
   *[other] { $rolls } tiri e quello che c’era da aspettarsi.
}
report-dice-label = Grafico a barre: quante volte è uscita ogni somma in { $rolls } tiri. I numeri sono nella tabella qui sotto.
report-dice-sum = Somma
report-dice-came = Uscite
report-dice-due = Attese

report-received = Produzione
report-received-help = Carte risorsa date dagli esagoni, comprese quelle iniziali.
report-flows = Tutte le altre carte
report-from-cards = Da carte sviluppo
report-traded-in = Ricevute negli scambi
report-traded-out = Date negli scambi
report-bank-in = Dalla banca
report-bank-out = Alla banca
report-stolen = Rubate
report-robbed = Perse con il brigante
report-discarded = Scartate
