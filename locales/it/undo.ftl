## Taking back, giving up, and ending a game by agreement.

undo = Annulla
undo-settle = Annulla: colonia
undo-road = Annulla: strada
undo-city = Annulla: città
undo-bank = Annulla: { $cards } per { $wanted }

## The log.

event-undo_settle = { $player } annulla la colonia: { $place }
event-undo_road = { $player } annulla la strada
event-undo_city = { $player } annulla la città: { $place }
event-undo_bank = { $player } annulla lo scambio con la banca: { $cards } per { $wanted }
event-concede = { $player } si arrende; continua un bot
event-agreed = Sono tutti d’accordo: la partita finisce senza vincitore

## Giving up, and a proposal to end.

conceded = ha rinunciato
ending-title = Salvare o finire la partita
ending-save = Salva per un’altra sera
ending-save-help = La partita si ferma se tutti accettano entro un minuto e continua quando tutti sono tornati. La trovi nella pagina iniziale.
ending-save-ask = Proporre di salvare la partita?
ending-save-sure = Proponi
ending-end = Proponi di finire
ending-end-help = La partita finisce senza vincitore se tutti accettano entro un minuto.
ending-end-ask = Proporre di finire la partita?
ending-end-sure = Proponi
ending-concede = Arrenditi
ending-concede-help = Un bot gioca al tuo posto fino alla fine. Potrai solo guardare, e non si torna indietro.
ending-concede-ask = Vuoi davvero arrenderti?
ending-concede-sure = Sì, mi arrendo
proposal-end = { $player } propone di finire la partita senza vincitore (favorevoli: { $agreed } su { $needed }).
proposal-save = { $player } propone di salvare la partita per un’altra sera (favorevoli: { $agreed } su { $needed }).
proposal-resume = { $player } propone di continuare senza chi manca (favorevoli: { $agreed } su { $needed }).
proposal-replace = { $player } propone che un bot giochi al posto di { $other } fino al suo ritorno (favorevoli: { $agreed } su { $needed }).
proposal-agree = Accetta
proposal-refuse = No
proposal-withdraw = Ritira

## Why something was refused.

refused-undo_off = A questo tavolo non si annulla.
refused-undo_nothing = Non c’è niente da annullare. Si annulla solo ciò che hai appena costruito o scambiato con la banca.
refused-undo_final = Troppo tardi per annullare: nel frattempo è uscita una carta, si sono tirati i dadi o ha giocato qualcun altro.
refused-conceded = Hai rinunciato a questa partita. Un bot gioca al tuo posto.
refused-proposal_open = C’è già una proposta in corso. Prima rispondi a quella.
refused-proposal_wait = La tua proposta è stata appena rifiutata. Aspetta un minuto prima della prossima.
refused-proposal_none = Questa proposta non è più aperta.

## The rule of a table.

option-undo = Annullare una mossa
option-undo-help = Ciò che si è appena costruito o scambiato con la banca si può annullare, finché non esce una carta, non si tirano i dadi e non gioca nessun altro.
refused-proposal_no_say = Su questa proposta non hai voto: riguarda te, o un bot gioca al tuo posto.
refused-saved_already = La partita è già salvata.
refused-saved_not = La partita non è salvata: continua.
refused-saved_few = Non c’è ancora abbastanza gente. Per continuare deve esserci più della metà dei giocatori.
refused-saved_missing = Non sono tornati tutti. Proponi di continuare senza chi manca.
refused-replace_early = Aspetta ancora { $seconds } secondi prima di chiedere un bot.
refused-replace_not_waiting = La partita non sta aspettando questo giocatore, oppure un bot gioca già al suo posto.

## A saved game, somebody silent, somebody away.
saved-on = Salvata per un’altra sera.
saved-missing = Mancano ancora: { $players }
saved-resume = Continua senza di loro
saved-few = { $count ->
    [one] Per continuare senza gli altri deve tornare ancora una persona.
   *[other] Per continuare senza gli altri devono tornare ancora { $count } persone.
}
silent = Tutti aspettano { $player }.
silent-replace = Fai giocare un bot
away-until = assente, un bot gioca tra { $time }
