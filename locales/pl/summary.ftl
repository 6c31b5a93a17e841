## Zakończona gra w liczbach: jej strona, także bez skryptów i na papierze.

summary-won = Wygrywa { $name }
summary-unfinished = Gra skończyła się bez zwycięzcy
summary-seat = Gracz { $number }
summary-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
summary-title = Podsumowanie gry
summary-record = Pobierz zapis gry
summary-in-language = Ta strona w innych językach
summary-table = Jako tabela
summary-player = Gracz
summary-place = Miejsce
summary-points = Punkty
summary-total = Razem
summary-settlements = Osady
summary-cities = Miasta
summary-point-cards = Karty punktów zwycięstwa

summary-standing = Wynik końcowy
summary-standing-help = Skąd wzięły się punkty każdego gracza.

summary-course = Punkty w kolejnych turach
summary-course-help = Punkty na koniec każdej tury, razem z ukrytymi kartami. Linia kropkowana to cel: { $target }. Znaki: S to Najdłuższy szlak handlowy, A to Największa armia, gwiazda to zwycięstwo.
summary-course-label = Wykres liniowy: punkty każdego gracza w kolejnych turach, liczba tur: { $turns }. Liczby są w tabeli poniżej.
summary-turn = Tura
summary-marks = Zdarzenia
summary-event = Zdarzenie
summary-mark-settle = Osada
summary-mark-city = Miasto
summary-mark-point = Karta punktu zwycięstwa
summary-mark-route = Najdłuższy szlak handlowy
summary-mark-route_lost = Najdłuższy szlak handlowy: utrata
summary-mark-army = Największa armia
summary-mark-army_lost = Największa armia: utrata
summary-mark-win = Zwycięstwo
summary-sign-route = S
summary-sign-army = A

summary-dice = Kości
summary-dice-help = { $rolls ->
    [one] { $rolls } rzut i to, czego można się było po nim spodziewać.
    [few] { $rolls } rzuty i to, czego można się było po nich spodziewać.
    [many] { $rolls } rzutów i to, czego można się było po nich spodziewać.
   *[other] { $rolls } rzutu i to, czego można się było po nich spodziewać.
}
summary-dice-label = Wykres słupkowy: ile razy wypadła każda suma, liczba rzutów: { $rolls }. Liczby są w tabeli poniżej.
summary-dice-sum = Suma
summary-dice-came = Wypadło
summary-dice-due = Oczekiwano
summary-dice-share = Na { $among } gier z uczciwymi kośćmi i taką samą liczbą rzutów około { $count } wypada co najmniej tak nierówno jak ta.
summary-dice-never = Na 1000 gier z uczciwymi kośćmi i taką samą liczbą rzutów ani jedna nie wypada tak nierówno jak ta.
summary-dice-even = Sumy wypadły wyjątkowo równo.
summary-dice-usual = To nic niezwykłego.
summary-dice-uncommon = To dość nietypowe, ale czasem się zdarza.
summary-dice-rare = To rzadkość. Wśród bardzo wielu gier trafiają się i takie.
summary-dice-few = Rzutów było za mało, by powiedzieć, czy to coś niezwykłego.
summary-dice-balanced = Grano wyrównanymi kośćmi, które trzymają się bliżej oczekiwań niż uczciwe.
summary-dice-share-balanced = Na { $among } gier z takimi kośćmi i taką samą liczbą rzutów około { $count } wypada co najmniej tak nierówno jak ta.
summary-dice-never-balanced = Na 1000 gier z takimi kośćmi i taką samą liczbą rzutów ani jedna nie wypada tak nierówno jak ta.

summary-luck = Szczęście w rzutach
summary-luck-help = Ile kart osady i miasta każdego gracza dają średnio przy tylu rzutach, a ile dały sumy, które wypadły. Kart zablokowanych przez zbójcę i takich, których zabrakło w banku, gracz nie otrzymał. Rozstawienie się nie liczy.
summary-luck-label = Wykres słupkowy: karty z rzutów obok oczekiwanych, dla każdego gracza. Liczby są w tabeli poniżej.
summary-luck-expected = Oczekiwane
summary-luck-thrown = Z rzutów
summary-luck-difference = Różnica
summary-luck-blocked = Zablokowane przez zbójcę
summary-luck-short = Zabrakło w banku
summary-luck-received = Otrzymane

summary-gained = Zdobyte karty
summary-gained-label = Wykres słupkowy: karty zdobyte przez każdego gracza według pochodzenia. Liczby są w tabeli poniżej.
summary-from-start = Rozstawienie
summary-from-production = Plony
summary-from-bank = Bank
summary-from-trade = Wymiany
summary-from-robber = Zbójca
summary-from-cards = Karty rozwoju
summary-by-resource = Według surowców
summary-lost = Karty oddane i stracone
summary-to-built = Budowa i zakupy
summary-to-bank = Bank
summary-to-trade = Wymiany
summary-to-robber = Zbójca
summary-to-cards = Monopol
summary-to-discard = Odrzucone

summary-trades = Handel między graczami
summary-trades-help = { $count ->
    [one] { $count } wymiana. W każdym wierszu: o ile kart więcej gracz dostał od gracza z kolumny, niż mu dał, a pod spodem dostał : dał.
    [few] { $count } wymiany. W każdym wierszu: o ile kart więcej gracz dostał od gracza z kolumny, niż mu dał, a pod spodem dostał : dał.
    [many] { $count } wymian. W każdym wierszu: o ile kart więcej gracz dostał od gracza z kolumny, niż mu dał, a pod spodem dostał : dał.
   *[other] { $count } wymiany. W każdym wierszu: o ile kart więcej gracz dostał od gracza z kolumny, niż mu dał, a pod spodem dostał : dał.
}
summary-trades-none = Nikt nie handlował z innym graczem.

summary-awards = Najdłuższy szlak handlowy i Największa armia
summary-awards-help = Kto i w których turach miał specjalną punktację.
summary-awards-label = Oś czasu: kto w kolejnych turach miał specjalną punktację. Liczby są w tabeli poniżej.
summary-awards-none = Nikt nie miał specjalnej punktacji.
summary-award = Specjalna punktacja
summary-first = Od tury
summary-last = Do tury
summary-most = Drogi lub rycerze
summary-longest = Najdłuższy szlak
summary-knights = Zagrani rycerze

summary-pace = Zużyty czas
summary-pace-help = Jak długo gra czekała na każdego gracza. Przerwy i czekanie dłuższe niż dziesięć minut się nie liczą.
summary-pace-label = Wykres słupkowy: czas zużyty przez każdego gracza. Liczby są w tabeli poniżej.
summary-pace-total = Czas
summary-pace-decisions = Decyzje
summary-pace-average = Średnio
summary-pace-longest = Najdłużej
