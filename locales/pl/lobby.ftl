## The start page.

start-title = Zasiedlcie razem wyspę
start-lead = Zbieraj surowce, handluj i buduj na wyspie, która za każdym razem jest inna. Od dwóch do ośmiu ludzi i botów przy jednym stole, tutaj, w przeglądarce.
start-play = Zagraj teraz
start-play-help = { $bots ->
    [one] Przeciwko { $bots } botowi. Gra zaczyna się od razu.
    [few] Przeciwko { $bots } botom. Gra zaczyna się od razu.
    [many] Przeciwko { $bots } botom. Gra zaczyna się od razu.
   *[other] Przeciwko { $bots } botom. Gra zaczyna się od razu.
}
start-new = Nowy stół
start-new-help = Wybierz zasady i zaproś innych, wysyłając link.
start-making = Chwileczkę…

how-title = Jak się gra
how-collect = Zbieraj
how-collect-help = Każda tura zaczyna się od rzutu dwiema kośćmi. Pola z wyrzuconą liczbą dają sąsiednim osadom i miastom drewno, glinę, wełnę, zboże lub rudę.
how-trade = Handluj
how-trade-help = Oferuj innym to, czego masz za dużo. Z bankiem i w portach wymieniasz po stałym kursie.
how-build = Buduj
how-build-help = Drogi prowadzą do nowych skrzyżowań, a osady rozrastają się w miasta. Karty rozwoju przynoszą rycerzy i niespodzianki.
how-win = Wygraj
how-win-help = Osady, miasta, Najdłuższy szlak handlowy i Największa armia dają punkty zwycięstwa. Wygrywa ten, kto w swojej turze ma ich 10.

## A new table.

new-title = Nowy stół
name = Twoje imię
name-guest = Gość { $number }
new-chairs = Kto gra
new-chairs-help = Miejsca dla ludzi czekają, aż ktoś dołączy; na początku gry wolne miejsca zajmują boty.
new-chair = Miejsce { $number }
new-chair-person = Człowiek
new-submit = Załóż stół
new-reset = Przywróć zwykłe zasady

## The rules of a table.

option-players = Gracze
option-players-help = { $players ->
    [2] Mała wyspa, na szybki pojedynek.
    [3] Wyspa z 19 pól.
    [4] Wyspa z 19 pól.
    [5] Większa wyspa z 30 pól, z fazą budowy specjalnej.
    [6] Większa wyspa z 30 pól, z fazą budowy specjalnej.
   *[other] Wielka wyspa z 44 pól, z fazą budowy specjalnej.
}
option-target = Punkty do zwycięstwa
option-target-help = Zwykle 10. Przy 8 gra jest krótsza, a od 12 wzwyż zajmuje cały wieczór.
option-turn_time = Czas na turę
option-turn_time-help = Wszyscy widzą, ile czasu zostało. Gdy się skończy, gra sama robi to, co konieczne, i toczy się dalej.
option-spare_time = Zapas czasu
option-spare_time-help = Dodatkowy czas na całą grę, z którego każdy gracz może skorzystać, gdy zabraknie mu czasu w turze.
time-seconds = { $number } s
time-minutes = { $number } min
time-none = Brak
option-rules = Zasady
option-robber = Zbójca
option-robber-help = Przesuwa go siódemka albo rycerz: blokuje pole i kradnie kartę. Bez niego nikt nic nie blokuje ani nie kradnie.
option-friendly_robber = Przyjazny zbójca
option-friendly_robber-help = Omija graczy, którzy mają najwyżej 2 widoczne punkty.
option-friendly_robber-idle = Tylko ze zbójcą.
option-discard = Odrzucanie kart przy siódemce
option-discard-help = Kto ma więcej niż 7 kart surowców, odrzuca połowę, zaokrągloną w dół.
option-route_award = Najdłuższy szlak handlowy
option-route_award-help = 2 punkty za najdłuższą ciągłą drogę: co najmniej 5 odcinków.
option-army_award = Największa armia
option-army_award-help = 2 punkty za najwięcej zagranych rycerzy: co najmniej 3.
option-special_building = Faza budowy specjalnej
option-special_building-help = Po każdej turze pozostali gracze mogą po kolei budować i kupować.
option-special_building-idle = Tylko od 5 graczy.
option-gifts = Prezenty
option-gifts-help = W wymianie wolno dać coś za nic.
option-bank_shown = Jawny stan banku
option-bank_shown-help = Wszyscy widzą, ile kart zostało w banku.

hint-idle-knights = Bez zbójcy i Największej armii rycerze nic nie dają.

pace = Tempo botów
pace-slow = Wolne
pace-normal = Zwykłe
pace-fast = Szybkie
pace-instant = Natychmiastowe

## The lobby of a table.

lobby = Lobby
lobby-host-help = To twój stół: ustal zasady, zaproś innych i zacznij.
lobby-guest-help = Zajmij miejsce i poczekaj na rozpoczęcie gry.
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
chair-away = poza stołem
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
invite-copied = Link został skopiowany.
invite-select = Link jest zaznaczony: skopiuj go stąd.
invite-share = Udostępnij
invite-text = Zagraj ze mną w Hexfolk!
invite-local = Ten link działa tylko na tym urządzeniu. Aby zaprosić innych, uruchom grę z HOST=0.0.0.0 i otwórz stronę pod adresem, który się wtedy pojawi.

room-title = Stół { $id }
room-your-turn = Twój ruch
