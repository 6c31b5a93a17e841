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
ending-title = Zapisz lub zakończ grę
ending-save = Zapisz na inny wieczór
ending-save-help = Gra zatrzyma się, jeśli wszyscy zgodzą się w ciągu minuty, i ruszy dalej, gdy wszyscy wrócą. Znajdziesz ją na stronie głównej.
ending-save-ask = Zaproponować zapisanie gry?
ending-save-sure = Zaproponuj
ending-end = Zaproponuj koniec
ending-end-help = Gra skończy się bez zwycięzcy, jeśli wszyscy zgodzą się w ciągu minuty.
ending-end-ask = Zaproponować koniec gry?
ending-end-sure = Zaproponuj
ending-concede = Poddaj się
ending-concede-help = Bot dokończy grę za ciebie. Będzie można tylko oglądać, a tego nie da się cofnąć.
ending-concede-ask = Na pewno poddać grę?
ending-concede-sure = Poddaj ostatecznie
proposal-end = { $player } proponuje skończyć grę bez zwycięzcy (zgoda: { $agreed } z { $needed }).
proposal-save = { $player } proponuje zapisać grę na inny wieczór (zgoda: { $agreed } z { $needed }).
proposal-resume = { $player } proponuje grać dalej bez nieobecnych (zgoda: { $agreed } z { $needed }).
proposal-replace = { $player } proponuje, by do powrotu gracza { $other } grał bot (zgoda: { $agreed } z { $needed }).
proposal-agree = Zgoda
proposal-refuse = Nie
proposal-withdraw = Wycofaj

## Why something was refused.

refused-undo_off = Przy tym stole nie ma cofania.
refused-undo_nothing = Nie ma czego cofnąć. Można cofnąć to, co właśnie zbudowano lub wymieniono z bankiem.
refused-undo_final = Za późno na cofnięcie: w międzyczasie była karta, rzut kośćmi albo ruch innego gracza.
refused-conceded = Ta gra została przez ciebie poddana. Za ciebie gra bot.
refused-proposal_open = Jest już propozycja. Najpierw na nią odpowiedz.
refused-proposal_wait = Twoja propozycja została przed chwilą odrzucona. Odczekaj minutę przed następną.
refused-proposal_none = Ta propozycja nie jest już aktualna.

## The rule of a table.

option-undo = Cofanie
option-undo-help = To, co właśnie zbudowano lub wymieniono z bankiem, można cofnąć, dopóki nie było karty, rzutu kośćmi ani ruchu innego gracza.
refused-proposal_no_say = Nie głosujesz nad tą propozycją: dotyczy ciebie albo gra za ciebie bot.
refused-saved_already = Gra jest już zapisana.
refused-saved_not = Gra nie jest zapisana: toczy się dalej.
refused-saved_few = Wróciło za mało osób. Aby grać dalej, musi być więcej niż połowa graczy.
refused-saved_missing = Nie wszyscy wrócili. Zaproponuj grę bez nieobecnych.
refused-replace_early = Odczekaj jeszcze { $seconds } s, zanim poprosisz o bota.
refused-replace_not_waiting = Gra nie czeka na tego gracza albo gra już za niego bot.

## A saved game, somebody silent, somebody away.
saved-on = Zapisano na inny wieczór.
saved-missing = Jeszcze nie ma: { $players }
saved-resume = Graj dalej bez nich
saved-few = { $count ->
    [one] Aby grać dalej bez reszty, musi wrócić jeszcze jedna osoba.
    [few] Aby grać dalej bez reszty, muszą wrócić jeszcze { $count } osoby.
    [many] Aby grać dalej bez reszty, musi wrócić jeszcze { $count } osób.
   *[other] Aby grać dalej bez reszty, musi wrócić jeszcze { $count } osoby.
}
silent = Wszyscy czekają na: { $player }.
silent-replace = Niech gra bot
away-until = nieobecny, bot zagra za { $time }
