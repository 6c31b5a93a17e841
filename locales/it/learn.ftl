## First steps: a first game that is taught, and what helps at every table.

learn-title = Primi passi
learn-start = Primi passi
learn-start-help = È la prima volta? La prima partita in cinque minuti, un passo alla volta.
learn-continue = Continua i primi passi
learn-making = Prepariamo l’isola…
learn-coach = Il prossimo passo
learn-welcome = Ti diamo il benvenuto! Le colonie portano carte, e con le carte si costruisce ancora. Vince chi arriva per primo a cinque punti. Qui non si può sbagliare: cominciamo.
learn-begin = Comincia
learn-show = Mostrami
learn-more = Esci o ricomincia
learn-again = Ricomincia
learn-leave = Esci
# $done and $all are numbers of things to learn.
learn-progress = Passi imparati: { $done } su { $all }
learn-dice = In questa lezione i dadi sono già decisi, così capita tutto una volta. Nelle tue partite decide il caso, e lo puoi verificare.

## What comes next. $player is the other player; $cost, $give and $want are cards; $button is the name of a button.

learn-step-found_first = Piazza la prima colonia sull’incrocio indicato. Sta tra tre esagoni: quando esce il numero di uno di questi, ricevi la sua carta.
learn-step-road_first = Insieme si piazza una strada. Quella indicata porta verso buone terre.
learn-step-found_second = Ora la seconda colonia. L’incrocio indicato porta { $want }, che ancora ti manca. Rende subito.
learn-step-found_second-other = Ora la seconda colonia. Rende subito: una carta per ogni esagono intorno.
learn-step-road_second = E la sua strada: per esempio quella indicata.
learn-step-wait = Ora gioca { $player }. Ogni tiro rende a tutti quelli che hanno edifici accanto al numero, anche a te.
learn-step-roll = Tocca a te: tira i dadi.
learn-step-roll-first = Tocca a te. Prima si tirano i dadi, poi si può scambiare e costruire. Tira i dadi!
learn-step-road = Costruisci una strada, per { $cost }: scegli «{ $button }», poi il lato indicato.
learn-step-road-here = Ora il lato indicato.
learn-step-settle = Costruisci una colonia, per { $cost }: scegli «{ $button }», poi l’incrocio indicato.
learn-step-settle-here = Ora l’incrocio indicato.
learn-step-city = Trasforma una colonia in città, per { $cost }. Vale due punti e riceve il doppio delle carte. Scegli «{ $button }».
learn-step-city-here = Ora la colonia indicata.
learn-step-buy = Compra una carta sviluppo, per { $cost }: scegli «{ $button }». La vedi solo tu.
learn-step-offer = Ti manca { $want }, e { $player } ne ha. Offri in cambio { $give }: scegli «{ $button }».
learn-step-offer-terms = Metti { $give } dalla tua parte e { $want } dall’altra. Poi scegli «{ $button }».
learn-step-answer = { $player } ci sta pensando.
learn-step-conclude = { $player } accetta! Concludi lo scambio: «{ $button }».
learn-step-bank = Ti manca { $want }: dalla banca si ottiene con { $give }. Scegli «{ $button }».
learn-step-bank-port = Ti manca { $want }: con il tuo porto, alla banca bastano { $give }. Scegli «{ $button }».
learn-step-bank-terms = Metti { $give } dalla tua parte e { $want } dall’altra. Poi scegli «{ $button }».
learn-step-discard = Un sette! Chi ha più di sette carte ne scarta la metà. Scegli le tue.
learn-step-robber = Un sette! Nessuno riceve carte, e tu sposti il brigante. Sull’esagono indicato blocca { $player }, e tu rubi una carta.
learn-step-rob = A chi rubi una carta?
learn-step-free_road = Questa strada è gratis. Il lato indicato è un buon posto.
learn-step-end = Per ora non c’è altro da fare. Scegli «{ $button }».
learn-step-end-road = Per una strada ti manca ancora: { $want }. I prossimi tiri aiuteranno. Scegli «{ $button }».
learn-step-end-settle = Per una colonia ti manca ancora: { $want }. I prossimi tiri aiuteranno. Scegli «{ $button }».
learn-step-end-city = Per una città ti manca ancora: { $want }. I prossimi tiri aiuteranno. Scegli «{ $button }».
learn-step-end-buy = Per una carta sviluppo ti manca ancora: { $want }. I prossimi tiri aiuteranno. Scegli «{ $button }».
learn-step-over = La partita è finita.

## Praise, when something was done for the first time.

learn-goal-found = Ben scelto: due colonie, due punti.
learn-goal-roll = È così che arrivano le carte.
learn-goal-road = La strada è fatta!
learn-goal-trade = Un buon affare!
learn-goal-settle = Terza colonia, terzo punto!
learn-goal-robber = Ben mirato!
learn-goal-bank = La banca scambia sempre.
learn-goal-buy = Una carta tutta tua!
learn-goal-buy-point = Un punto vittoria! Conta subito, e nessuno lo vede.
learn-goal-city = Una città!

## The end of it.

learn-won = Hai vinto!
learn-won-help = Tirare, scambiare, costruire, badare al brigante: il gioco è tutto qui. Una partita intera va a dieci punti, e anche la Via commerciale più lunga e la Cavalleria più forte ne danno due ciascuna.
learn-play = Ora gioca contro i bot
learn-once-more = Ancora una volta
learn-rules = Leggi le regole

## At every table: costs, and what one can do now.

help-now = Che cosa posso fare ora?
help-costs = Costi
help-cost-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
help-cost-maybe = forse un punto
help-possible = Possibile ora
help-not-now = Non ora
# $cards are cards in words.
help-lack = Ti manca: { $cards }.

## What a place yields.

# $number is how many dots there are around a place, out of 36.
spot-dots = { $number ->
    [one] { $number } puntino
   *[other] { $number } puntini
}
spot-nothing = niente
spot-leads = Porta a:
spot-leads-to = Porta a: { $places }.
spot-hit = Blocca { $players }.
spot-hit-nobody = Qui non abita nessuno.
