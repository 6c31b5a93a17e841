## Taking back, giving up, and ending a game by agreement.

undo = Cofnij
undo-settle = Cofnij: osada
undo-road = Cofnij: droga
undo-city = Cofnij: miasto
undo-bank = Cofnij – oddane: { $cards }, wzięte: { $wanted }

## The log.

event-undo_settle = { $player } cofa osadę – { $place }
event-undo_road = { $player } cofa drogę
event-undo_city = { $player } cofa miasto – { $place }
event-undo_bank = { $player } cofa wymianę z bankiem – oddane: { $cards }, wzięte: { $wanted }
event-concede = { $player } poddaje grę; dalej gra bot
event-agreed = Wszyscy się zgadzają: gra kończy się bez zwycięzcy

## Giving up, and a proposal to end.

conceded = gra poddana
ending-title = Zapisz lub zakończ grę
ending-save = Zapisz na inny wieczór
ending-save-help = Gra zatrzyma się, jeśli wszyscy zgodzą się w ciągu minuty, i ruszy dalej, gdy wszyscy wrócą. Znajdziesz ją na stronie głównej.
ending-save-ask = Zaproponować zapisanie gry?
ending-save-sure = Zaproponuj
ending-end = Zaproponuj zakończenie
ending-end-help = Gra skończy się bez zwycięzcy, jeśli wszyscy zgodzą się w ciągu minuty.
ending-end-ask = Zaproponować zakończenie gry?
ending-end-sure = Zaproponuj
ending-concede = Poddaj grę
ending-concede-help = Bot dokończy grę za ciebie. Potem możesz już tylko oglądać i nie da się tego cofnąć.
ending-concede-ask = Na pewno poddać grę?
ending-concede-sure = Poddaję grę
proposal-end = { $player } proponuje zakończyć grę bez zwycięzcy (zgoda: { $agreed } z { $needed }).
proposal-save = { $player } proponuje zapisać grę na inny wieczór (zgoda: { $agreed } z { $needed }).
proposal-resume = { $player } proponuje grać dalej bez nieobecnych (zgoda: { $agreed } z { $needed }).
proposal-replace = { $player } proponuje, żeby do powrotu gracza { $other } grał za niego bot (zgoda: { $agreed } z { $needed }).
proposal-agree = Zgadzam się
proposal-refuse = Nie
proposal-withdraw = Wycofaj

## Why something was refused.

refused-undo_off = Przy tym stole nie można cofać ruchów.
refused-undo_nothing = Nie ma czego cofnąć. Cofnąć można tylko to, co właśnie zbudowano lub wymieniono z bankiem.
refused-undo_final = Za późno na cofnięcie: po drodze była karta, rzut kośćmi albo ruch innego gracza.
refused-conceded = Ta gra została przez ciebie poddana. Do końca gra za ciebie bot.
refused-proposal_open = Jest już inna propozycja. Najpierw na nią odpowiedz.
refused-proposal_wait = Twoja propozycja została przed chwilą odrzucona. Odczekaj minutę przed następną.
refused-proposal_none = Ta propozycja nie jest już aktualna.

## The rule of a table.

option-undo = Cofanie ruchów
option-undo-help = To, co właśnie zbudowano lub wymieniono z bankiem, można cofnąć, dopóki nie było karty, rzutu kośćmi ani ruchu innego gracza.
refused-proposal_no_say = Nie głosujesz nad tą propozycją: dotyczy ona ciebie albo gra za ciebie bot.
refused-saved_already = Gra jest już zapisana.
refused-saved_not = Gra nie jest zapisana: toczy się dalej.
refused-saved_few = Wróciło za mało osób. Aby grać dalej, musi być przy stole ponad połowa graczy.
refused-saved_missing = Nie wszyscy wrócili. Zaproponuj grę bez nieobecnych.
refused-replace_early = Zanim poprosisz o bota, odczekaj jeszcze { $seconds } s.
refused-replace_not_waiting = Gra nie czeka na tego gracza albo już gra za niego bot.

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
away-until = poza stołem, za { $time } zagra bot
