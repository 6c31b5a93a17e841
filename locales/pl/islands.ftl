## The islands: their names, and what is special about each.

island-standard = Standardowa plansza
island-standard-idea = Klasyczny kształt: 19, 30 lub 44 pola, zależnie od liczby graczy.
island-standard19 = Standardowa plansza, 19 pól
island-standard19-idea = Klasyczny kształt dla dwóch, trzech lub czterech graczy.
island-standard30 = Standardowa plansza, 30 pól
island-standard30-idea = Klasyczny kształt dla pięciu lub sześciu graczy.
island-standard44 = Standardowa plansza, 44 pola
island-standard44-idea = Klasyczny kształt dla siedmiu lub ośmiu graczy.
island-lagoon = Laguna
island-lagoon-idea = Wąski pierścień lądu wokół okrągłej laguny; każdy ma sąsiadów z obu stron.
island-crescent = Półksiężyc
island-crescent-idea = Półksiężyc otwarty na wschód; lądem z jednego rogu do drugiego jest daleko.
island-hourglass = Klepsydra
island-hourglass-idea = Dwa szerokie końce i przewężenie szerokości trzech pól.
island-cross = Krzyż
island-cross-idea = Cztery ramiona wokół małego środka; o środek warto walczyć.
island-dumbbell = Hantle
island-dumbbell-idea = Dwie okrągłe części połączone przesmykiem z trzech pól.
island-diamond = Romb
island-diamond-idea = Wysoki romb, ostro zakończony na północy i południu.
island-peninsula = Półwysep
island-peninsula-idea = Stały ląd na zachodzie i długi jęzor ziemi na wschodzie.
island-spiral = Spirala
island-spiral-idea = Jedno długie ramię owija się wokół zatoki; morze jest zawsze blisko.
island-triangle = Trójkąt
island-triangle-idea = Szerokie południowe wybrzeże i samotny północny kraniec.
island-corners = Cztery rogi
island-corners-idea = Cztery równe wyspy wokół jednej złotej wysepki.
island-coast = Długie wybrzeże
island-coast-idea = Pas szerokości trzech pól; handel płynie na wschód i zachód.
island-lakes = Pojezierze
island-lakes-idea = Siedem małych jezior rozsianych po lądzie jak ciemne pola szachownicy.
island-serpent = Wąż
island-serpent-idea = Gruba litera S z dwiema głębokimi zatokami.
island-lands = Dwa lądy
island-lands-idea = Dwa równe lądy naprzeciw siebie, rozdzielone kanałem.
island-strait = Długa cieśnina
island-strait-idea = Dwa długie wybrzeża i trzy wysepki na wodzie między nimi.
island-archipelago = Archipelag
island-archipelago-idea = Dziewięć rozrzuconych wysp; woda dzieli niemal wszystkich.
island-volcano = Wulkan
island-volcano-idea = Jałowy krater, wokół ruda i glina, a dalej ziemie uprawne.
island-star = Gwiazda
island-star-idea = Sześć spokojnych ramion i zatłoczony środek.
island-butterfly = Motyl
island-butterfly-idea = Dwie pary skrzydeł i wąski tułów.
island-atoll = Atol
island-atoll-idea = Szeroki pierścień o grubości dwóch pól wokół wewnętrznego morza.
island-twin = Bliźniacze jeziora
island-twin-idea = Wielka plansza, a w głębi lądu dwa jeziora.
island-giant = Olbrzymia kraina
island-giant-idea = Sześciokąt o boku pięciu pól: miejsca starczy dla wszystkich.

## What the checker of maps finds: finding-<code>. What is wrong, then what to do.

finding-island_toml = To nie jest poprawny TOML: { $kind ->
    [value] to nie jest wartość
    [twice] to jest podane dwa razy
    [open] tekst lub lista nie ma końca
    [character] ten znak nie może tu stać
    [deep] liczba jest za długa albo listy są zagnieżdżone zbyt głęboko
   *[statement] to nie jest wiersz „pole = wartość”
}.
finding-island_too_long = Plik jest dłuższy niż { $most } znaków. Mapa potrzebuje znacznie mniej.
finding-island_unreadable = Nie można odczytać pliku: { $detail }.
finding-island_encoding = Plik nie jest tekstem UTF-8.
finding-island_field_missing = Brakuje pola „{ $field }”.
finding-island_field_unknown = Nie ma pola „{ $field }”. Sprawdź pisownię albo je usuń.
finding-island_field = „{ $field }” ma złą postać. Zobacz, jak zapisują to inne mapy.
finding-island_count = „{ $field }” musi być liczbą całkowitą od 0 do { $most }.
finding-island_id = Identyfikator musi być jednym słowem: najwyżej { $most } liter, cyfr i podkreśleń, ale nie „standard”.
finding-island_name = Nazwa musi być zwykłym tekstem: najwyżej { $most } znaków.
finding-island_players = Liczba graczy to najmniejsza i największa wartość, obie od 2 do 8.
finding-island_target = Cel musi być liczbą od { $low } do { $high }.
finding-island_seafaring = „seafaring” wymaga „use” (optional lub required) oraz „target”.
finding-island_letter = „{ $letter }” nie jest terenem. Użyj ? F H P A M D G L S albo spacji.
finding-island_column = Ta litera stoi między kolumnami: sąsiedzi w wierszu są oddaleni o dwie kolumny, a następny wiersz jest przesunięty o jedną.
finding-island_empty = Nie ma lądu. Narysuj co najmniej jedno pole.
finding-island_size = Za dużo pozycji: { $given }, a może być najwyżej { $most }.
finding-island_terrain_sum = Tereny dla pól losowych: podano { $given }, potrzeba { $needed }.
finding-island_number_sum = Żetony z liczbą dla pól dających plony: podano { $given }, potrzeba { $needed }.
finding-island_no_start = W tym miejscu nie ma lądu. Miejsce to [q, r]: połowa różnicy kolumny i wiersza, a potem wiersz.
finding-island_apart = Ten ląd jest odcięty. Połącz go lądem albo narysuj między nimi morze literą S.
finding-island_sea_apart = To morze niczego nie dotyka. Usuń je albo narysuj, co leży pomiędzy.
finding-island_resource = Nic nie daje surowca: { $resource ->
    [wood] drewno (las)
    [brick] glina (wzgórza)
    [wool] wełna (pastwisko)
    [grain] zboże (pole uprawne)
   *[ore] ruda (góry)
}. Dodaj takie pole.
finding-island_red = Czerwonych żetonów 6 i 8 nie da się wszystkich rozdzielić. Weź ich mniej albo narysuj więcej lądu.
finding-island_ports = Nie wszystkie porty mieszczą się na wybrzeżu w odstępach. Weź ich mniej albo narysuj dłuższe wybrzeże.
finding-island_room = Za mało miejsca dla { $players } graczy. Liczba osad, po których może zabraknąć miejsca do rozstawienia: { $found }, a powinno być: { $needed }. Wyspa wystarczy dla { $most }.
finding-island_narrow = Będzie ciasno. Pól: { $hexes }, graczy: { $players }; lepiej, by pól było { $needed }.
finding-island_no_desert = Nie ma pustyni, więc zbójca zaczyna obok planszy.
finding-island_no_ports = Nie ma portów.
finding-island_islet = Wyspa, która ma { $hexes ->
    [one] { $hexes } pole
    [few] { $hexes } pola
    [many] { $hexes } pól
   *[other] { $hexes } pola
}, jest za mała, by się na niej rozwijać. Rozważ oznaczenie jej „Bez startu” (w pliku: no_start).
finding-island_gold = Złoto w grze podstawowej nic nie daje. Rozważ oznaczenie go „Bez startu” (w pliku: no_start).
finding-island_id_taken = W grze jest już inna wyspa o identyfikatorze „{ $id }”. Wybierz inny.
finding-island_line = Ten wiersz jest dłuższy niż { $most } znaków.
finding-island_number_mark = „{ $letter }” nie jest liczbą. Użyj 2 3 4 5 6 8 9, a dla 10, b dla 11, c dla 12 albo kropki.
finding-island_number_place = Liczba { $number } nie może tu leżeć. Połóż ją na polu, które coś daje.
finding-island_desert_room = Pustynie i złoża złota do rozłożenia: { $given }, ale pól losowych bez ustalonej liczby jest tylko { $needed }. Zwolnij kilka liczb.
finding-island_red_beside = Ustalone czerwone liczby, 6 i 8, leżą tu obok siebie.
finding-island_red_gold = Ustalona czerwona liczba, 6 lub 8, leży tu na złocie.
finding-island_port = To nie jest port: potrzebuje rodzaju, q, r i krawędzi, jak w ["any", 0, 2, "nw"].
finding-island_port_place = Po tej stronie nie ma wybrzeża, więc nie może tu być portu. Przesuń go lub usuń.
finding-island_port_near = Ten port leży za blisko innego: między nimi muszą być dwie krawędzie. Przesuń lub usuń jeden.
