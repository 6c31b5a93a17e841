## Una partita finita in cifre: la sua pagina, anche senza script e su carta.

summary-won = Vince { $name }
summary-unfinished = La partita è finita senza vincitore
summary-seat = Giocatore { $number }
summary-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
summary-title = Resoconto di una partita
summary-record = Scarica la registrazione
summary-in-language = Questa pagina in altre lingue
summary-table = Come tabella
summary-player = Giocatore
summary-place = Posizione
summary-points = Punti
summary-total = Totale
summary-settlements = Colonie
summary-cities = Città
summary-point-cards = Carte punto vittoria

summary-standing = Classifica finale
summary-standing-help = Da dove vengono i punti di ogni giocatore.

summary-course = Punti turno per turno
summary-course-help = Punti alla fine di ogni turno, carte nascoste comprese. La linea punteggiata è il traguardo di { $target }. Segni: V per la Via commerciale più lunga, C per la Cavalleria più forte, una stella per la vittoria.
summary-course-label = Grafico a linee: punti di ogni giocatore in { $turns } turni. I numeri sono nella tabella qui sotto.
summary-turn = Turno
summary-marks = Eventi
summary-event = Evento
summary-mark-settle = Colonia
summary-mark-city = Città
summary-mark-point = Carta punto vittoria
summary-mark-route = Via commerciale più lunga
summary-mark-route_lost = Via commerciale più lunga persa
summary-mark-army = Cavalleria più forte
summary-mark-army_lost = Cavalleria più forte persa
summary-mark-win = Vittoria
summary-sign-route = V
summary-sign-army = C

summary-dice = Dadi
summary-dice-help = { $rolls ->
    [one] { $rolls } tiro, e ciò che ci si poteva aspettare.
   *[other] { $rolls } tiri, e ciò che ci si poteva aspettare.
}
summary-dice-label = Grafico a barre: quante volte è uscita ogni somma in { $rolls } tiri. I numeri sono nella tabella qui sotto.
summary-dice-sum = Somma
summary-dice-came = Volte
summary-dice-due = Attese
summary-dice-share = Su { $among } partite con dadi onesti e altrettanti tiri, circa { $count } risultano squilibrate almeno quanto questa.
summary-dice-never = Su 1000 partite con dadi onesti e altrettanti tiri, neppure una risulta squilibrata quanto questa.
summary-dice-even = Le somme sono uscite in modo sorprendentemente equilibrato.
summary-dice-usual = Non è niente di insolito.
summary-dice-uncommon = Non è comune, ma ogni tanto succede.
summary-dice-rare = È raro. Ma su moltissime partite capita anche questo.
summary-dice-few = I tiri sono troppo pochi per dire se sia insolito.
summary-dice-balanced = Erano dadi bilanciati, che si allontanano dalle attese meno di quelli onesti.
summary-dice-share-balanced = Su { $among } partite con questi dadi e altrettanti tiri, circa { $count } risultano squilibrate almeno quanto questa.
summary-dice-never-balanced = Su 1000 partite con questi dadi e altrettanti tiri, neppure una risulta squilibrata quanto questa.

summary-luck = Fortuna con i dadi
summary-luck-help = Quanto le colonie e le città di ogni giocatore rendono in media in altrettanti tiri, e quanto hanno reso con le somme uscite. Ciò che era bloccato dal brigante, o mancava alla banca, non è stato ricevuto. La fondazione non conta.
summary-luck-label = Grafico a barre: carte dai dadi accanto a quelle attese, per ogni giocatore. I numeri sono nella tabella qui sotto.
summary-luck-expected = Attese
summary-luck-thrown = Dai dadi
summary-luck-difference = Differenza
summary-luck-blocked = Bloccate dal brigante
summary-luck-short = Mancanti alla banca
summary-luck-received = Ricevute

summary-gained = Carte ottenute
summary-gained-label = Grafico a barre: carte ottenute da ogni giocatore, divise per provenienza. I numeri sono nella tabella qui sotto.
summary-from-start = Fondazione
summary-from-production = Produzione
summary-from-bank = Banca
summary-from-trade = Scambi
summary-from-robber = Brigante
summary-from-cards = Carte sviluppo
summary-by-resource = Per risorsa
summary-lost = Carte cedute e perse
summary-to-built = Costruzioni e acquisti
summary-to-bank = Banca
summary-to-trade = Scambi
summary-to-robber = Brigante
summary-to-cards = Monopolio
summary-to-discard = Scartate

summary-trades = Scambi tra giocatori
summary-trades-help = { $count ->
    [one] { $count } scambio. In ogni riga, quante carte in più di quelle date quel giocatore ha avuto dal giocatore della colonna; sotto, avute : date.
   *[other] { $count } scambi. In ogni riga, quante carte in più di quelle date quel giocatore ha avuto dal giocatore della colonna; sotto, avute : date.
}
summary-trades-none = Nessuno ha scambiato con un altro giocatore.

summary-awards = Via commerciale più lunga e Cavalleria più forte
summary-awards-help = Chi aveva i riconoscimenti, e in quali turni.
summary-awards-label = Linea del tempo: chi aveva i riconoscimenti turno per turno. I numeri sono nella tabella qui sotto.
summary-awards-none = Nessuno ne ha avuto uno.
summary-award = Riconoscimento
summary-first = Dal turno
summary-last = Al turno
summary-most = Strade o cavalieri
summary-longest = Via più lunga
summary-knights = Cavalieri giocati

summary-pace = Tempo usato
summary-pace-help = Quanto la partita ha aspettato ogni giocatore. Le pause e le attese di oltre dieci minuti non contano.
summary-pace-label = Grafico a barre: tempo usato da ogni giocatore. I numeri sono nella tabella qui sotto.
summary-pace-total = Tempo
summary-pace-decisions = Decisioni
summary-pace-average = In media
summary-pace-longest = Massimo
