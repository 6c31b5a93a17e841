## The table screen: lists and small words.

list-comma = {", "}
list-and = { $first } i { $last }
nothing = nic
count-wood = { $count ->
    [one] { $count } drewno
    [few] { $count } drewna
    [many] { $count } drewna
   *[other] { $count } drewna
}
count-brick = { $count ->
    [one] { $count } glina
    [few] { $count } gliny
    [many] { $count } gliny
   *[other] { $count } gliny
}
count-wool = { $count ->
    [one] { $count } wełna
    [few] { $count } wełny
    [many] { $count } wełny
   *[other] { $count } wełny
}
count-grain = { $count ->
    [one] { $count } zboże
    [few] { $count } zboża
    [many] { $count } zboża
   *[other] { $count } zboża
}
count-ore = { $count ->
    [one] { $count } ruda
    [few] { $count } rudy
    [many] { $count } rudy
   *[other] { $count } rudy
}

# Resources and land in the middle of a sentence.
good-wood = drewno
good-brick = glina
good-wool = wełna
good-grain = zboże
good-ore = ruda
land-forest = las
land-hills = wzgórza
land-pasture = pastwisko
land-field = pole uprawne
land-mountains = góry
land-desert = pustynia
land-lake = jezioro
land-sea = morze
land-gold = złoże złota

## Places on the island.

hex-number = { $terrain } { $number }
port-any = port { $rate }:1
port-of = port { $rate }:1 ({ $resource })
corner-between = skrzyżowanie: { $places }
corner-with-port = { $corner }, { $port }
edge-between = krawędź: { $places }
label-spot = { $label } ({ $number } z { $all })

## The board.

table-heading = Stół gry
table-loading = Przygotowujemy stół…
leave-table = Odejdź od stołu
board = Wyspa
board-help = Strzałki prowadzą do najbliższego miejsca, Enter wybiera, Escape cofa, plus i minus przybliżają i oddalają widok.
zoom = Powiększenie
zoom-in = Przybliż
zoom-out = Oddal
zoom-reset = Cała wyspa

## Whom the table waits for.

do-found_settlement = Postaw osadę
do-found_road = Postaw drogę przy nowej osadzie
do-before_roll = Twoja tura: rzuć kośćmi
do-discard = Wypadła siódemka: odrzuć { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
do-robber = Przesuń zbójcę
do-rob = Wybierz, komu zabrać kartę
do-main = Twoja tura: handluj, buduj lub zakończ
do-free_road = Postaw darmową drogę (zostało: { $number })
do-sign_up = Budowa specjalna: zgłoś się albo spasuj
do-special = Budowa specjalna: buduj albo zakończ
do-answer = { $player } proponuje ci wymianę: odpowiedz
wait-found_settlement = { $players } stawia osadę
wait-found_road = { $players } stawia drogę
wait-before_roll = Czekamy na rzut: { $players }
wait-discard = Czekamy na odrzucenie kart: { $players }
wait-robber = { $players } przesuwa zbójcę
wait-rob = { $players } wybiera, komu zabrać kartę
wait-main = Teraz gra { $players }
wait-free_road = { $players } stawia darmową drogę
wait-sign_up = Budowa specjalna, czekamy na decyzję: { $players }
wait-special = { $players } buduje w fazie budowy specjalnej
wait-answers = Czekamy na odpowiedź na ofertę: { $players }
wait-won = { $player } wygrywa
wait-over = Koniec gry
turn-number = Tura { $number }
founding = Rozstawienie
target = do { $count } pkt
offers-open = { $count ->
    [one] { $count } oferta dla ciebie
    [few] { $count } oferty dla ciebie
    [many] { $count } ofert dla ciebie
   *[other] { $count } oferty dla ciebie
}
sending = Wysyłanie…

## Players and their facts.

players = Gracze
seat-number = Gracz { $number }
away = poza stołem
state-substitute = gra bot
state-turn = teraz gra
state-must = czas na ruch
fact-points = { $count ->
    [one] { $count } punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
    [many] { $count } punktów zwycięstwa
   *[other] { $count } punktu zwycięstwa
}
fact-cards = { $count ->
    [one] { $count } karta surowca
    [few] { $count } karty surowców
    [many] { $count } kart surowców
   *[other] { $count } karty surowców
}
fact-development = { $count ->
    [one] { $count } karta rozwoju
    [few] { $count } karty rozwoju
    [many] { $count } kart rozwoju
   *[other] { $count } karty rozwoju
}
fact-knights = { $count ->
    [one] { $count } zagrany rycerz
    [few] { $count } zagranych rycerzy
    [many] { $count } zagranych rycerzy
   *[other] { $count } zagranego rycerza
}
fact-knights-award = { $count ->
    [one] { $count } zagrany rycerz
    [few] { $count } zagranych rycerzy
    [many] { $count } zagranych rycerzy
   *[other] { $count } zagranego rycerza
} – Największa armia
fact-route = Najdłuższa droga: { $count }
fact-route-award = Droga o długości { $count } – Najdłuższy szlak handlowy
fact-signed = Zgłoszenie do budowy specjalnej
fact-passed = Pas w budowie specjalnej
fact-discard = do odrzucenia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
left-road = { $count ->
    [one] { $count } droga w zapasie
    [few] { $count } drogi w zapasie
    [many] { $count } dróg w zapasie
   *[other] { $count } drogi w zapasie
}
left-settlement = { $count ->
    [one] { $count } osada w zapasie
    [few] { $count } osady w zapasie
    [many] { $count } osad w zapasie
   *[other] { $count } osady w zapasie
}
left-city = { $count ->
    [one] { $count } miasto w zapasie
    [few] { $count } miasta w zapasie
    [many] { $count } miast w zapasie
   *[other] { $count } miasta w zapasie
}
column-player = Gracz
column-points = Punkty zwycięstwa
column-cards = Karty surowców
column-development = Karty rozwoju
column-knights = Zagrani rycerze
column-route = Najdłuższa droga
column-roads = Drogi w zapasie
column-settlements = Osady w zapasie
column-cities = Miasta w zapasie
facts = Stół
facts-help = Punkty innych graczy nie obejmują ich ukrytych kart punktów zwycięstwa. Drogi, osady i miasta to pionki, które zostały w zapasie.
island-in-words = Wyspa opisana słowami
words-settlement = osada: { $player }
words-city = miasto: { $player }
words-robber = zbójca
words-here = { $place }: { $here }
dice-shown = Kości: { $first } i { $second }, suma { $sum }

## Bank and costs.

bank = Bank
bank-hidden = ukryty przy tym stole
deck = { $count ->
    [one] { $count } karta w talii rozwoju
    [few] { $count } karty w talii rozwoju
    [many] { $count } kart w talii rozwoju
   *[other] { $count } karty w talii rozwoju
}
costs = Koszty
cost-road = Droga
cost-settle = Osada
cost-city = Miasto (w miejscu osady)
cost-buy = Karta rozwoju

## Hand, cards and actions.

hand = { $count ->
    [one] Twoja ręka: { $count } karta
    [few] Twoja ręka: { $count } karty
    [many] Twoja ręka: { $count } kart
   *[other] Twoja ręka: { $count } karty
}
held-card = { $card }, { $count }
actions = Akcje
all-actions = Wszystkie akcje
action-road = Droga
action-settle = Osada
action-city = Miasto
action-buy = Kup kartę
action-play = Zagraj kartę
action-trade = Handel
action-roll = Rzuć
action-end = Koniec tury
action-signup = Zgłoś się
action-pass = Spasuj
always-pass = Zawsze pasuj
special-title = Budowa specjalna
special-signed = Budowa specjalna: masz zgłoszenie
special-passed = Budowa specjalna: pasujesz
choose-settle = { $count ->
    [one] Podświetlono { $count } miejsce na osadę
    [few] Podświetlono { $count } miejsca na osadę
    [many] Podświetlono { $count } miejsc na osadę
   *[other] Podświetlono { $count } miejsca na osadę
}
choose-road = { $count ->
    [one] Podświetlono { $count } miejsce na drogę
    [few] Podświetlono { $count } miejsca na drogę
    [many] Podświetlono { $count } miejsc na drogę
   *[other] Podświetlono { $count } miejsca na drogę
}
choose-city = { $count ->
    [one] { $count } osada może stać się miastem
    [few] { $count } osady mogą stać się miastami
    [many] { $count } osad może stać się miastami
   *[other] { $count } osady może stać się miastami
}
choose-robber = Wybierz pole dla zbójcy
choose-nearer = Teraz jest bliżej: dotknij miejsca
confirm = Potwierdź
confirm-settle = Osada tutaj – { $place }?
confirm-road = Droga tutaj – { $place }?
confirm-city = Miasto tutaj – { $place }?
confirm-robber = Zbójca tutaj – { $place }?
discard-title = { $count ->
    [one] Odrzuć { $count } kartę
    [few] Odrzuć { $count } karty
    [many] Odrzuć { $count } kart
   *[other] Odrzuć { $count } karty
}
discard-left = { $count ->
    [one] Wybierz jeszcze { $count } kartę
    [few] Wybierz jeszcze { $count } karty
    [many] Wybierz jeszcze { $count } kart
   *[other] Wybierz jeszcze { $count } karty
}
discard-ready = Gotowe
discard-do = Odrzuć
one-more = Dodaj 1: { $resource }
one-less = Odejmij 1: { $resource }
victim-title = Komu zabierasz kartę?
card-play = Zagraj: { $card }
card-knight-help = Przesuń zbójcę i zabierz kartę graczowi, który ma przy nim budynek. Liczy się do Największej armii.
card-roads-help = Postaw dwie drogi za darmo.
card-plenty-help = Weź z banku dwie dowolne karty.
card-monopoly-help = Wybierz surowiec: wszyscy inni gracze oddają ci wszystkie jego karty.
card-point-help = Od razu liczy się jako jeden punkt zwycięstwa i pozostaje ukryta. Nie zagrywa się jej.
plenty-take = { $count ->
    [one] Weź { $count } kartę
    [few] Weź { $count } karty
    [many] Weź { $count } kart
   *[other] Weź { $count } karty
}
victory = { $player } zdobywa wyspę!
victory-mine = Zdobywasz wyspę!
see-summary = Zobacz podsumowanie
look-at-board = Obejrzyj planszę
watching = Oglądasz ten stół.

## Trade.

trade-give = Dajesz
trade-want = Dostajesz
trade-add-give = Daj o 1 więcej: { $resource }, teraz { $count } z { $held }
trade-add-want = Poproś o 1 więcej: { $resource }, teraz { $count }
trade-ask = Zapytaj graczy
trade-bank = Bank
trade-clear = Wyczyść
trade-help = Dotykaj kart po obu stronach. Kurs, na przykład 3:1, dodaje tyle kart, ile bank chce za jedną.
trade-counter-to = Kontroferta dla: { $player }
trade-send-counter = Wyślij kontrofertę
bank-rate = Kurs banku { $rate }:1 – { $resource }
bank-rate-best = Kurs banku { $rate }:1 – { $resource }, twój najlepszy
offers = Oferty
offer = składa ofertę
counter-offer = składa kontrofertę
offer-you-give = Dajesz
offer-you-get = Dostajesz
offer-gives = Daje
offer-wants = Chce
offer-accept = Przyjmij
offer-refuse = Odrzuć
offer-counter = Kontroferta
offer-withdraw = Wycofaj
trade-with = Wymiana: { $player }
counter-take = Przyjmij
answer-yes = { $player } przyjmuje
answer-no = { $player } odrzuca
answer-counter = { $player } składa kontrofertę
answer-open = { $player } jeszcze się zastanawia

## The list of all actions.

list-empty = Nie masz teraz nic do zrobienia.
# Above the places that an action can be done at.
list-island = Albo wybierz miejsce na wyspie.
list-swap = dajesz: { $give }, dostajesz: { $want }
list-offer = { $player } – dajesz: { $give }, dostajesz: { $want }
list-roll = Rzuć kośćmi
list-settle = Zbuduj osadę
list-road = Zbuduj drogę
list-city = Zbuduj miasto
list-robber = Przesuń zbójcę
list-rob = Zabierz kartę
list-discard = Odrzuć karty
list-buy = Kup kartę rozwoju
list-knight = Zagraj rycerza
list-roads = Zagraj budowę dróg
list-plenty = Zagraj obfitość
list-monopoly = Zagraj monopol
list-bank = Wymień z bankiem
list-accept = Przyjmij ofertę
list-trade = Dokonaj wymiany
list-refuse = Odrzuć ofertę
list-withdraw = Wycofaj ofertę
list-signup = Zgłoś się do budowy specjalnej
list-pass = Spasuj w budowie specjalnej
list-end = Zakończ turę

## The log.

talk = Dziennik i handel
log = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
verbosity = Czytnik ekranu czyta
verbosity-all = wszystko
verbosity-mine = to, co mnie dotyczy
verbosity-few = tylko gdy czekają na mnie
event-turn = Tura { $number }: { $player }
event-settle = { $player } buduje osadę – { $place }
event-road = { $player } buduje drogę
event-road-free = { $player } buduje darmową drogę
event-city = { $player } buduje miasto – { $place }
event-roll = { $player } wyrzuca { $sum } ({ $first } + { $second })
event-produce = { $player } otrzymuje: { $cards }
event-short = W banku brakuje surowca: { $resource }
event-income = { $player } dostaje na start: { $cards }
event-discard = { $player } odrzuca: { $cards }
event-robber = { $player } przesuwa zbójcę: { $place }
event-steal = { $player } kradnie: { $cards } (traci: { $other })
event-steal-hidden = { $player } kradnie kartę (traci ją { $other })
event-buy = { $player } kupuje kartę rozwoju
event-buy-known = { $player } kupuje kartę rozwoju: { $card }
event-play = { $player } zagrywa kartę: { $card }
event-plenty = { $player } bierze z banku: { $cards }
event-monopoly = { $player } ogłasza monopol: { $resource }, { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
event-hand_over = { $player } oddaje: { $cards } (dostaje: { $other })
event-bank = { $player } wymienia z bankiem – daje: { $cards }, dostaje: { $wanted }
event-offer = { $player } składa ofertę – daje: { $cards }, chce: { $wanted }
event-counter = { $player } składa kontrofertę – daje: { $cards }, chce: { $wanted }
event-accept = { $player } przyjmuje ofertę
event-refuse = { $player } odrzuca ofertę
event-withdraw = { $player } wycofuje ofertę
event-trade = Wymiana: { $player } daje: { $cards }, { $other } daje: { $wanted }
event-award-route = { $player } zdobywa Najdłuższy szlak handlowy
event-award-army = { $player } zdobywa Największą armię
event-award-route-aside = Nikt nie ma teraz Najdłuższego szlaku handlowego
event-award-army-aside = Nikt nie ma teraz Największej armii
event-sign_up = { $player } zgłasza się do budowy specjalnej
event-pass = { $player } pasuje w budowie specjalnej
event-slot = Budowa specjalna: { $player }
event-time_up = Koniec czasu: { $player }
event-forfeit = { $player } traci przez zegar { $number ->
    [one] { $number } darmową drogę
    [few] { $number } darmowe drogi
    [many] { $number } darmowych dróg
   *[other] { $number } darmowej drogi
}
event-win = { $player } wygrywa z wynikiem { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
}

## Why an action is closed now.

off-watching = Tylko oglądasz tę grę.
off-no_card = Nie masz karty do zagrania.

## Refusals without words of their own.

refused-unknown = To się nie udało ({ $code }). Odśwież stronę i spróbuj jeszcze raz.

## The clock and pauses.

time-left = Zostało { $time }
time-spare = Zostało { $time } dodatkowego czasu
time-stands = Zegar stoi, zostało { $time }
time-warning = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}
substitute-you = Od dłuższego czasu nic nie robisz. Dopóki przy stole są inni, gra za ciebie bot.
substitute-back = Wracam do gry
pause-on = Gra jest wstrzymana.
pause-resume = Wznów
pause-ask = Poproś o przerwę
pause-asked = Prośba o przerwę: { $players }
pause-waiting = Poproszono o przerwę. Zacznie się, gdy wszyscy się zgodzą.
pause-agree = Zgadzam się
pause-decline = Nie teraz
pause-withdraw = Jednak nie

## Sounds.

sound-mute = Wycisz stół
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
sound-volume = Głośność dźwięków
