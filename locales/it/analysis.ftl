## A finished game looked back on.

analysis-title = Analisi
analysis-about = L’andamento della partita, turno per turno, secondo un maestro che vede le carte di tutti. Al tavolo nessuno ne sapeva tanto.
analysis-start = Analizza la partita
analysis-start-help = Ci vogliono alcuni secondi; il risultato resta salvato.
analysis-waiting = In coda. Partite prima di questa: { $ahead }
analysis-running = Analisi in corso: { $share }
analysis-done = L’analisi è pronta.
analysis-again = Riprova
analysis-loading = Cerco l’analisi…
analysis-empty = Si è giocato troppo poco per un’analisi.
replay-tab-analysis = Analisi

## The curve.

analysis-curve = Probabilità di vittoria
analysis-curve-label = Grafico a linee: la probabilità di vittoria di ogni giocatore in { $turns } turni. I numeri sono nella tabella qui sotto.
analysis-table = Come tabella
analysis-slider = Momento della partita
analysis-end = Fine
analysis-founding = Fondazione, colonia { $number }
analysis-stands = { $moment }. { $chances }
analysis-chance = { $player } { $chance }
analysis-player = Giocatore { $number }
analysis-see = Vedi nel replay

## The turning points.

analysis-turning = Svolte
analysis-turning-help = I momenti in cui le probabilità sono cambiate di più.
analysis-change = { $player }: { $before } → { $after }
turning-dash = Nell’ultimo turno { $player } fa { $number } punti e vince.
turning-founding = { $player } fonda una colonia: { $place }. Rende { $cards } in 36 tiri.
turning-route_first = La Via commerciale più lunga viene assegnata per la prima volta: la ottiene { $player }.
turning-route_taken = { $player } toglie a { $other } la Via commerciale più lunga.
turning-route_lost = { $player } perde la Via commerciale più lunga, e ora non l’ha nessuno.
turning-army_first = La Cavalleria più forte viene assegnata per la prima volta: la ottiene { $player }.
turning-army_taken = { $player } toglie a { $other } la Cavalleria più forte.
turning-monopoly = Monopolio: { $player } riceve { $cards } dagli altri.
turning-trade_winner = Uno scambio che ha aiutato chi ha vinto: { $other } dà a { $player } { $cards } per { $wanted }.
turning-trade = { $other } dà a { $player } { $cards } per { $wanted }.
turning-seven_discard = Un sette nel momento sbagliato: { $player } scarta { $cards }.
turning-seven = { $player } tira un sette: nessuno riceve nulla e il brigante si sposta.
turning-streak = Una serie fortunata: in { $rolls } tiri { $player } riceve { $number } carte.
turning-roll_gave = Esce { $number }: { $player } riceve { $cards }.
turning-roll_empty = Esce { $number }: { $player } non riceve nulla.
turning-roll = { $player } tira { $number }.
turning-robber_blocks = { $player } manda il brigante su { $place }: a { $other } costa { $number ->
    [one] { $number } carta
   *[other] { $number } carte
} in 36 tiri.
turning-robber_moves = { $player } sposta il brigante.
turning-robbed = Un furto che ha pesato: { $player } ruba una carta a { $other }.
turning-settle_last = { $player } occupa l’ultimo posto che { $other } poteva raggiungere: { $place }.
turning-settle = { $player } costruisce una colonia: { $place }. Rende { $cards } in 36 tiri.
turning-city = { $player } costruisce una città: { $cards } in più in 36 tiri.
turning-buy_point = { $player } pesca una carta punto vittoria.
turning-buy = { $player } compra una carta sviluppo.
turning-plenty = Abbondanza: { $player } prende { $cards } dalla banca.
turning-roads = { $player } piazza due strade gratis.
turning-road = { $player } costruisce una strada: ora la sua via conta { $number } strade.
turning-bank = { $player } riceve dalla banca { $cards } per { $wanted }.
turning-end = { $player } termina il turno senza fare tutto il possibile.
turning-shift = La partita volge a favore di { $player }.

## What a master would have done.

opinion-ask = Che cosa avrebbe fatto un maestro?
opinion-thinking = Un maestro sta pensando…
opinion-played = { $player } ha giocato
opinion-clock = Tempo scaduto: per { $player } ha giocato l’orologio
opinion-advised = Un maestro
opinion-same = Un maestro avrebbe fatto lo stesso.
opinion-chance = Probabilità di vittoria
opinion-even = Le due mosse più o meno si equivalgono.
opinion-better = La mossa del maestro è migliore di { $points } punti percentuali.
opinion-worse = A un secondo esame, la mossa giocata è migliore di { $points } punti percentuali.
opinion-incomparable = Le offerte non si possono confrontare in cifre: il risultato dipende dagli altri.
opinion-knows = In base a ciò che { $player } poteva sapere in quel momento, senza vedere le carte degli altri.

## Why there is none.

refused-analysis_busy = Si stanno analizzando molte partite. Riprova tra un minuto.
refused-analysis_late = L’analisi è durata troppo ed è stata interrotta. Riprova più tardi.
refused-analysis_died = L’analisi si è interrotta. Riprova.
refused-analysis_failed = Non è stato possibile analizzare questa partita.
refused-analysis_none = Un maestro non ha nulla da dire su questo momento.
