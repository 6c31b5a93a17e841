## The start page.

start-title = Zasiedlcie razem wyspę
start-lead = Zbieraj, handluj i buduj na wyspie, która za każdym razem jest inna. Od dwóch do ośmiu osób i botów przy jednym stole, tutaj, w przeglądarce.
start-play = Graj od razu
start-play-help = { $bots ->
    [one] Przeciwko { $bots } botowi. Zaczynasz natychmiast.
    [few] Przeciwko { $bots } botom. Zaczynasz natychmiast.
    [many] Przeciwko { $bots } botom. Zaczynasz natychmiast.
   *[other] Przeciwko { $bots } botom. Zaczynasz natychmiast.
}
start-new = Nowy stół
start-new-help = Wybierz zasady i zaproś innych linkiem.
start-making = Chwileczkę…

how-title = Jak się gra
how-collect = Zbieraj
how-collect-help = Każda tura zaczyna się rzutem dwiema kośćmi. Pola z tą liczbą dają drewno, glinę, wełnę, zboże lub rudę sąsiednim osadom i miastom.
how-trade = Handluj
how-trade-help = Oferuj innym to, czego masz za dużo. Bank i porty też handlują, po stałych kursach.
how-build = Buduj
how-build-help = Drogi prowadzą do nowych skrzyżowań, osady rozrastają się w miasta. Karty rozwoju przynoszą rycerzy i niespodzianki.
how-win = Wygraj
how-win-help = Osady, miasta, Najdłuższy szlak handlowy i Największa armia dają punkty zwycięstwa. Wygrywa ten, kto ma ich 10 w swojej turze.

## A new table.

new-title = Nowy stół
name = Twoje imię
name-guest = Gość
new-chairs = Kto gra
new-chairs-help = Miejsca dla osób czekają, aż ktoś dołączy; na początku gry wolne miejsca zajmują boty.
new-chair = Miejsce { $number }
new-chair-person = Osoba
new-submit = Otwórz stół
new-reset = Przywróć zwykłe zasady

## The rules of a table.

option-players = Gracze
option-players-help = { $players ->
    [2] Mała wyspa, na szybki pojedynek.
    [3] Wyspa z 19 pól.
    [4] Wyspa z 19 pól.
    [5] Większa wyspa z 30 pól, z fazą budowy specjalnej.
    [6] Większa wyspa z 30 pól, z fazą budowy specjalnej.
   *[other] Wielka wyspa z 44 pól, z fazą budowy specjalnej.
}
option-target = Punkty do zwycięstwa
option-target-help = Zwykle 10. Do 8 gra się krócej, od 12 w górę to gra na cały wieczór.
option-turn_time = Czas na turę
option-turn_time-help = Wszyscy widzą, ile zostało. Gdy czas minie, gra sama robi to, co konieczne, i toczy się dalej.
option-spare_time = Zapas czasu
option-spare_time-help = Tyle każdy gracz może zużyć ponad czas swoich tur, raz na całą grę.
time-seconds = { $number } s
time-minutes = { $number } min
time-none = Bez
option-rules = Zasady
option-robber = Zbójca
option-robber-help = Przesuwa go siódemka albo rycerz: blokuje pole i kradnie kartę. Bez niego nic nie jest blokowane ani kradzione.
option-friendly_robber = Przyjazny zbójca
option-friendly_robber-help = Omija graczy, którzy mają najwyżej 2 widoczne punkty.
option-friendly_robber-idle = Tylko ze zbójcą.
option-discard = Odrzucanie przy siódemce
option-discard-help = Kto ma więcej niż 7 kart surowców, odrzuca połowę, zaokrągloną w dół.
option-route_award = Najdłuższy szlak handlowy
option-route_award-help = 2 punkty za najdłuższą ciągłą drogę, od długości 5.
option-army_award = Największa armia
option-army_award-help = 2 punkty za najwięcej zagranych rycerzy, od 3.
option-special_building = Faza budowy specjalnej
option-special_building-help = Po każdej turze pozostali gracze mogą po kolei budować i kupować.
option-special_building-idle = Tylko od 5 graczy.
option-gifts = Prezenty
option-gifts-help = W wymianie wolno dać coś za nic.
option-bank_shown = Widoczny stan banku
option-bank_shown-help = Wszyscy widzą, ile kart zostało w banku.

hint-idle-knights = Bez zbójcy i Największej armii rycerze nic nie dają.

pace = Tempo botów
pace-slow = Wolne
pace-normal = Zwykłe
pace-fast = Szybkie
pace-instant = Natychmiastowe

## The lobby of a table.

lobby = Lobby
lobby-host-help = To twój stół: ustal zasady, zaproś innych i zacznij.
lobby-guest-help = Zajmij miejsce i poczekaj na początek gry.
lobby-chairs = Przy stole
lobby-rules = Zasady tego stołu
lobby-stand = Zwolnij miejsce
lobby-start = Rozpocznij grę
lobby-start-open = Wolne miejsca zajmą boty. Kolejność miejsc zostanie wylosowana na początku.
lobby-start-full = { $people ->
    [one] Grasz przeciwko botom. Kolejność miejsc zostanie wylosowana na początku.
    [few] Wszystkie miejsca są zajęte. Kolejność zostanie wylosowana na początku.
    [many] Wszystkie miejsca są zajęte. Kolejność zostanie wylosowana na początku.
   *[other] Wszystkie miejsca są zajęte. Kolejność zostanie wylosowana na początku.
}
lobby-wait = Grę rozpoczyna gospodarz stołu.
lobby-watchers = { $count ->
    [one] Ogląda { $count } osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
}

join-title = Dołącz
join = Zajmij miejsce
join-full = Wszystkie miejsca są zajęte.

chair-open = Wolne miejsce
chair-away = nieobecny
chair-came = { $count ->
    [one] Do stołu dołącza { $names }.
    [few] Do stołu dołączają { $names }.
    [many] Do stołu dołączają { $names }.
   *[other] Do stołu dołączają { $names }.
}
chair-left = { $count ->
    [one] Od stołu odchodzi { $names }.
    [few] Od stołu odchodzą { $names }.
    [many] Od stołu odchodzą { $names }.
   *[other] Od stołu odchodzą { $names }.
}

colour-title = Twój kolor
colour-taken = zajęty: { $name }

invite-title = Zaproś innych
invite-link = Link do tego stołu
invite-copy = Kopiuj
invite-copied = Link skopiowany.
invite-select = Link jest zaznaczony: skopiuj go stąd.
invite-share = Udostępnij
invite-text = Zagraj ze mną w Hexfolk!
invite-local = Ten link działa tylko na tym urządzeniu. Aby zaprosić innych, uruchom grę z HOST=0.0.0.0 i otwórz stronę pod adresem, który się wtedy pojawi.

room-title = Stół { $id }
room-your-turn = Twój ruch
