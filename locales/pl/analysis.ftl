## A finished game looked back on.

analysis-title = Analiza
analysis-about = Przebieg gry, tura po turze, w oczach mistrza, który zna wszystkie karty. Przy stole nikt nie wiedział tak dużo.
analysis-start = Analizuj grę
analysis-start-help = Potrwa to kilka sekund, a wynik zostanie zapisany.
analysis-waiting = W kolejce. Gry przed tą: { $ahead }
analysis-running = Analiza gry: { $share }
analysis-done = Analiza jest gotowa.
analysis-again = Spróbuj ponownie
analysis-loading = Szukamy analizy…
analysis-empty = Rozegrano za mało, aby było co analizować.
replay-tab-analysis = Analiza

## The curve.

analysis-curve = Szanse na wygraną
analysis-curve-label = Wykres liniowy: szanse każdego gracza na wygraną w kolejnych turach, liczba tur: { $turns }. Liczby są w tabeli poniżej.
analysis-table = Jako tabela
analysis-slider = Moment gry
analysis-end = Koniec
analysis-founding = Rozstawienie, osada { $number }
analysis-stands = { $moment }. { $chances }
analysis-chance = { $player } { $chance }
analysis-player = Gracz { $number }
analysis-see = Zobacz w powtórce

## The turning points.

analysis-turning = Punkty zwrotne
analysis-turning-help = Momenty, w których szanse zmieniły się najbardziej.
analysis-change = { $player }: { $before } → { $after }
turning-dash = Ostatnia tura: { $player } zdobywa { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
} i wygrywa.
turning-founding = { $player } zakłada osadę: { $place }. W 36 rzutach przynosi: { $cards }.
turning-route_first = { $player } jako pierwszy gracz zdobywa Najdłuższy szlak handlowy.
turning-route_taken = { $player } przejmuje Najdłuższy szlak handlowy, a { $other } go traci.
turning-route_lost = { $player } traci Najdłuższy szlak handlowy i nikt go teraz nie ma.
turning-army_first = { $player } jako pierwszy gracz zdobywa Największą armię.
turning-army_taken = { $player } przejmuje Największą armię, a { $other } ją traci.
turning-monopoly = Monopol: { $player } zbiera od innych: { $cards }.
turning-trade_winner = Wymiana, która pomogła zwycięzcy: { $other } daje: { $cards }, { $player } daje: { $wanted }.
turning-trade = Wymiana: { $other } daje: { $cards }, { $player } daje: { $wanted }.
turning-seven_discard = Siódemka w złej chwili: { $player } odrzuca: { $cards }.
turning-seven = { $player } wyrzuca siódemkę: nikt nic nie dostaje, a zbójca się przesuwa.
turning-streak = Dobra passa: { $player } zdobywa { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}; liczba rzutów: { $rolls }.
turning-roll_gave = Rzut { $number }: { $player } otrzymuje: { $cards }.
turning-roll_empty = Rzut { $number }: { $player } nie dostaje nic.
turning-roll = { $player } wyrzuca { $number }.
turning-robber_blocks = { $player } stawia zbójcę na polu: { $place }. { $other } traci przez to w 36 rzutach { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
turning-robber_moves = { $player } przesuwa zbójcę.
turning-robbed = Kradzież, która zaważyła: { $player } kradnie kartę, a { $other } ją traci.
turning-settle_last = Ostatnie miejsce w zasięgu gracza { $other } zajmuje { $player }: { $place }.
turning-settle = { $player } buduje osadę: { $place }. W 36 rzutach przynosi: { $cards }.
turning-city = { $player } buduje miasto. W 36 rzutach dochodzi: { $cards }.
turning-buy_point = { $player } dobiera kartę punktu zwycięstwa.
turning-buy = { $player } kupuje kartę rozwoju.
turning-plenty = Obfitość: { $player } bierze z banku: { $cards }.
turning-roads = { $player } stawia dwie drogi za darmo.
turning-road = { $player } buduje drogę: szlak ma teraz długość { $number }.
turning-bank = { $player } wymienia z bankiem – daje: { $wanted }, dostaje: { $cards }.
turning-end = { $player } kończy turę, nie wykorzystując wszystkich możliwości.
turning-shift = Od tej chwili przewagę zyskuje { $player }.

## What a master would have done.

opinion-ask = Co zrobiłby mistrz?
opinion-thinking = Mistrz się zastanawia…
opinion-played = Ruch: { $player }
opinion-clock = Koniec czasu – zegar zagrał za: { $player }
opinion-advised = Mistrz
opinion-same = Mistrz zrobiłby to samo.
opinion-chance = Szansa na wygraną
opinion-even = Oba ruchy są mniej więcej równie dobre.
opinion-better = Ruch mistrza jest lepszy o { $points } pkt proc.
opinion-worse = Po ponownym sprawdzeniu zagrany ruch okazuje się lepszy o { $points } pkt proc.
opinion-incomparable = Ofert nie da się porównać w liczbach: to, co z nich wyniknie, zależy od innych.
opinion-knows = Ocena opiera się na tym, co { $player } może w tej chwili wiedzieć, bez znajomości cudzych kart.

## Why there is none.

refused-analysis_busy = Trwa analiza wielu gier. Spróbuj ponownie za minutę.
refused-analysis_late = Analiza trwała zbyt długo i została przerwana. Spróbuj ponownie później.
refused-analysis_died = Analiza została przerwana. Spróbuj ponownie.
refused-analysis_failed = Nie udało się przeanalizować tej gry.
refused-analysis_none = O tej chwili mistrz nie ma nic do powiedzenia.
