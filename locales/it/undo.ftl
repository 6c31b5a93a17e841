## Taking back, giving up, and ending a game by agreement.

undo = Annulla
undo-settle = Annulla: colonia
undo-road = Annulla: strada
undo-city = Annulla: città
undo-bank = Annulla: { $cards } per { $wanted }

## The log.

event-undo_settle = { $player } annulla una colonia: { $place }
event-undo_road = { $player } annulla una strada
event-undo_city = { $player } annulla una città: { $place }
event-undo_bank = { $player } annulla uno scambio con la banca: { $cards } per { $wanted }
event-concede = { $player } si arrende; continua un bot
event-agreed = Tutti d’accordo: la partita finisce senza vincitore

## Giving up, and a proposal to end.

conceded = si è arreso
ending-title = Finire prima la partita
ending-propose = Proponi di finire
ending-propose-help = La partita finisce senza vincitore se tutti accettano entro un minuto.
ending-propose-ask = Proporre di finire la partita?
ending-propose-sure = Proponi
ending-concede = Arrenditi
ending-concede-help = Un bot gioca al tuo posto fino alla fine. Potrai solo guardare, e non si può annullare.
ending-concede-ask = Vuoi davvero arrenderti?
ending-concede-sure = Arrenditi per sempre
proposal = { $player } propone di finire la partita senza vincitore (d’accordo { $agreed } su { $needed }).
proposal-agree = Accetta
proposal-refuse = Si continua
proposal-withdraw = Ritira

## Why something was refused.

refused-undo_off = A questo tavolo non si annulla.
refused-undo_nothing = Non c’è niente da annullare. Vale per ciò che hai appena costruito o scambiato con la banca.
refused-undo_final = Troppo tardi per annullare: nel frattempo ci sono stati una carta, i dadi o un altro giocatore.
refused-conceded = Ti sei arreso in questa partita. Un bot gioca al tuo posto.
refused-proposal_open = C’è già una proposta di finire. Rispondi prima a quella.
refused-proposal_wait = La tua proposta è stata appena rifiutata. Aspetta un minuto prima della prossima.
refused-proposal_none = Questa proposta non è più aperta.

## The rule of a table.

option-undo = Annullare
option-undo-help = Ciò che si è appena costruito o scambiato con la banca si può annullare, finché non ci sono stati di mezzo una carta, i dadi o un altro giocatore.
