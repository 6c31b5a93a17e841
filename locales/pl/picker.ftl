## Choosing a map, and how it is dealt.

map-title = Mapa
map-choose = Wybierz mapę
map-change = Wybierz inną mapę
map-take = Weź tę mapę
map-cancel = Anuluj
map-random = Losowa mapa
map-random-idea = Na początku gry losuje się jedną z map dla { $players } graczy.
map-all = { $count ->
    [one] Pokaż wszystkie mapy (jeszcze { $count })
    [few] Pokaż wszystkie mapy (jeszcze { $count })
    [many] Pokaż wszystkie mapy (jeszcze { $count })
   *[other] Pokaż wszystkie mapy (jeszcze { $count })
}
map-players = { $from }–{ $to } graczy
map-players-just = { $players } graczy
map-hexes = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
map-islands = { $count ->
    [one] { $count } wyspa
    [few] { $count } wyspy
    [many] { $count } wysp
   *[other] { $count } wyspy
}
map-lakes = { $count ->
    [one] { $count } jezioro
    [few] { $count } jeziora
    [many] { $count } jezior
   *[other] { $count } jeziora
}
map-ports = { $count ->
    [one] { $count } port
    [few] { $count } porty
    [many] { $count } portów
   *[other] { $count } portu
}
map-target = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
map-why-few = Dla co najmniej { $least } graczy.
map-why-many = Miejsce dla najwyżej { $most } graczy.
map-tight = Dla najwyżej { $most } graczy: w { $players } osób będzie ciasno.
map-fallback = { $name } nie nadaje się dla { $players } graczy: gracie znów na standardowej planszy.
map-unnamed = Mapa bez nazwy
map-own-title = Twoje mapy
map-own-none = Tu pojawią się mapy, które zapiszesz w edytorze.
map-own-idea = Mapa narysowana przez gracza.
map-open-file = Otwórz plik mapy
map-make = Stwórz własną mapę
facts-map = Mapa: { $name }

deal-title = Rozłożenie wyspy
deal-random = Losowe
deal-random-help = Tereny i liczby są tasowane. Czerwone liczby nigdy się nie stykają.
deal-spread = Rozproszone
deal-spread-help = Nigdy czterech połączonych pól tego samego terenu.
deal-balanced = Wyważone
deal-balanced-help = Rozproszone, a liczby leżą tak, by żaden surowiec i żaden zakątek nie wypadł słabo.
deal-beginner = Dla początkujących
deal-beginner-help = Jeden stały układ, w którym każdy może dobrze zacząć.
deal-beginner-idle = Tylko na standardowej planszy, dla 2–4 graczy.
