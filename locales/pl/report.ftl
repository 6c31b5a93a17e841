## After the game.

report-won = Wygrywa { $name }
report-won-you = Zwycięstwo jest twoje!
report-unfinished = Gra skończyła się bez zwycięzcy
report-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
report-again = Zagraj jeszcze raz
report-board = Zobacz planszę
report-back = Zobacz podsumowanie
report-table = Jako tabela
report-player = Gracz

report-points = Punkty
report-place = Pozycja
report-total = Razem
report-settlements = Osady
report-cities = Miasta
report-cards = Karty punktów zwycięstwa
report-route = Najdłuższy szlak handlowy
report-army = Największa armia

report-course = Przebieg gry
report-course-help = Punkty na koniec każdej tury, razem z zakrytymi kartami. Kropkowana linia to cel: { $target }.
report-course-label = Wykres liniowy: punkty każdego gracza, liczba tur: { $turns }. Liczby są w tabeli poniżej.
report-turn = Tura

report-dice = Kości
report-dice-help = { $rolls ->
    [one] { $rolls } rzut i to, czego należało się spodziewać.
    [few] { $rolls } rzuty i to, czego należało się spodziewać.
    [many] { $rolls } rzutów i to, czego należało się spodziewać.
   *[other] { $rolls } rzutu i to, czego należało się spodziewać.
}
report-dice-label = Wykres słupkowy: ile razy wypadła każda suma, liczba rzutów: { $rolls }. Liczby są w tabeli poniżej.
report-dice-sum = Suma
report-dice-came = Wypadło
report-dice-due = Oczekiwano

report-received = Plony
report-received-help = Karty surowców z pól, razem z początkowymi.
report-flows = Wszystkie inne karty
report-from-cards = Z kart rozwoju
report-traded-in = Otrzymane w wymianie
report-traded-out = Oddane w wymianie
report-bank-in = Z banku
report-bank-out = Do banku
report-stolen = Ukradzione
report-robbed = Zabrane przez zbójcę
report-discarded = Odrzucone
