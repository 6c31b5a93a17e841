## Taking back, giving up, and ending a game by agreement.

undo = Cofnij
undo-settle = Cofnij: osada
undo-road = Cofnij: droga
undo-city = Cofnij: miasto
undo-bank = Cofnij: { $cards } za { $wanted }

## The log.

event-undo_settle = { $player } cofa osadę: { $place }
event-undo_road = { $player } cofa drogę
event-undo_city = { $player } cofa miasto: { $place }
event-undo_bank = { $player } cofa wymianę z bankiem: { $cards } za { $wanted }
event-concede = { $player } poddaje się; dalej gra bot
event-agreed = Wszyscy się zgadzają: gra kończy się bez zwycięzcy

## Giving up, and a proposal to end.

conceded = gra poddana
ending-title = Wcześniejszy koniec gry
ending-propose = Zaproponuj koniec
ending-propose-help = Gra skończy się bez zwycięzcy, jeśli wszyscy zgodzą się w ciągu minuty.
ending-propose-ask = Zaproponować koniec gry?
ending-propose-sure = Zaproponuj
ending-concede = Poddaj się
ending-concede-help = Bot dokończy grę za ciebie. Będzie można tylko oglądać, a tego nie da się cofnąć.
ending-concede-ask = Na pewno poddać grę?
ending-concede-sure = Poddaj ostatecznie
proposal = { $player } proponuje skończyć grę bez zwycięzcy (zgoda: { $agreed } z { $needed }).
proposal-agree = Zgoda
proposal-refuse = Gramy dalej
proposal-withdraw = Wycofaj

## Why something was refused.

refused-undo_off = Przy tym stole nie ma cofania.
refused-undo_nothing = Nie ma czego cofnąć. Można cofnąć to, co właśnie zbudowano lub wymieniono z bankiem.
refused-undo_final = Za późno na cofnięcie: w międzyczasie była karta, rzut kośćmi albo ruch innego gracza.
refused-conceded = Ta gra została przez ciebie poddana. Za ciebie gra bot.
refused-proposal_open = Jest już propozycja końca gry. Najpierw na nią odpowiedz.
refused-proposal_wait = Twoja propozycja została przed chwilą odrzucona. Odczekaj minutę przed następną.
refused-proposal_none = Ta propozycja nie jest już aktualna.

## The rule of a table.

option-undo = Cofanie
option-undo-help = To, co właśnie zbudowano lub wymieniono z bankiem, można cofnąć, dopóki nie było karty, rzutu kośćmi ani ruchu innego gracza.
