## Skąd biorą się liczby: z dwóch kości albo z talii ich rzutów.

dice-title = Kości
dice-normal = Zwykłe
dice-normal-help = Dwie kości. Żaden rzut nie zależy od poprzednich.
dice-balanced = Wyrównane
dice-balanced-help = Talia 36 kart, po jednej na każdy wynik rzutu dwiema kośćmi, od 1–1 do 6–6. Każdy rzut to dobranie karty, która nie wraca do talii; gdy zostanie ich 12, tasuje się wszystkie 36. Dzięki temu liczby szybciej się wyrównują.
dice-soft = Łagodne siódemki
dice-soft-help = Siódemka dobrana w ciągu 2 rzutów od poprzedniej wraca jeden raz do talii, a karta jest dobierana ponownie.
dice-calm = Bez wczesnych siódemek
dice-calm-rounds = { $rounds ->
    [0] Nie
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
dice-calm-help = Przez tyle pierwszych rund siódemka wraca do talii, aż pojawi się inna liczba.
dice-in-play = Wyrównane kości: { dice-balanced-help }
