## Choosing a map, and how it is dealt.

map-title = Mapa
map-choose = Wybierz mapę
map-change = Wybierz inną mapę
map-take = Graj na tej mapie
map-cancel = Anuluj
map-random = Losowa mapa
map-random-idea = Na początku gry losuje się jedną z map dla { $players } graczy.
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
map-tight = Mapa dla najwyżej { $most } graczy: dla { $players } będzie ciasno.
map-fallback = Mapa { $name } nie nadaje się dla { $players } graczy: gracie znów na standardowej planszy.
map-unnamed = Mapa bez nazwy
map-own-title = Twoje mapy
map-own-none = Tu pojawią się mapy zapisane w edytorze.
map-own-idea = Mapa narysowana przez gracza.
map-open-file = Otwórz plik mapy
map-make = Stwórz własną mapę
facts-map = Mapa: { $name }

deal-title = Układ wyspy
deal-random = Losowy
deal-random-help = Tereny i liczby są tasowane. Czerwone liczby nigdy się nie stykają.
deal-spread = Rozproszony
deal-spread-help = Nigdy więcej niż trzy połączone pola tego samego terenu.
deal-balanced = Wyważony
deal-balanced-help = Jak rozproszony, a liczby leżą tak, by żaden surowiec i żadna część wyspy nie wypadły słabo.
deal-beginner = Dla początkujących
deal-beginner-help = Jeden stały układ, w którym każdy ma dobry start.
deal-beginner-idle = Tylko na standardowej planszy dla 2–4 graczy.
