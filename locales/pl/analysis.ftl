## A finished game looked back on.

analysis-title = Analiza
analysis-about = Jak stała gra, tura po turze, według mistrza, który zna wszystkie karty. Przy stole nikt nie wiedział tyle.
analysis-start = Analizuj grę
analysis-start-help = Potrwa to kilka sekund, a wynik zostanie zapisany.
analysis-waiting = Czeka na inne gry. Przed tą: { $ahead }
analysis-running = Analiza gry: { $share }
analysis-done = Analiza jest gotowa.
analysis-again = Spróbuj ponownie
analysis-loading = Szukanie analizy…
analysis-empty = Rozegrano za mało, aby to analizować.
replay-tab-analysis = Analiza

## The curve.

analysis-curve = Szanse na wygraną
analysis-curve-label = Wykres liniowy: szanse każdego gracza na wygraną, liczba tur: { $turns }. Liczby są w tabeli poniżej.
analysis-table = Jako tabela
analysis-slider = Moment gry
analysis-end = Koniec
analysis-founding = Rozstawienie, osada { $number }
analysis-stands = { $moment }. { $chances }
analysis-chance = { $player } { $chance }
analysis-player = Gracz { $number }
analysis-see = Zobacz w powtórce

## The turning points.

analysis-turning = Punkty zwrotne
analysis-turning-help = Momenty, w których szanse zmieniły się najbardziej.
analysis-change = { $player }: { $before } → { $after }
turning-dash = W ostatniej turze { $player } zdobywa punkty: { $number }, i wygrywa.
turning-founding = { $player } zakłada osadę: { $place }. W 36 rzutach przynosi: { $cards }.
turning-route_first = { $player } jako pierwszy gracz zdobywa Najdłuższy szlak handlowy.
turning-route_taken = { $player } przejmuje Najdłuższy szlak handlowy, traci go { $other }.
turning-route_lost = { $player } traci Najdłuższy szlak handlowy i nikt go teraz nie ma.
turning-army_first = { $player } jako pierwszy gracz zdobywa Największą armię.
turning-army_taken = { $player } przejmuje Największą armię, traci ją { $other }.
turning-monopoly = Monopol: { $player } zbiera od innych { $cards }.
turning-trade_winner = Wymiana, która pomogła zwycięzcy: { $other } daje { $cards }, { $player } daje { $wanted }.
turning-trade = Wymiana: { $other } daje { $cards }, { $player } daje { $wanted }.
turning-seven_discard = Siódemka w złej chwili: { $player } odrzuca { $cards }.
turning-seven = { $player } wyrzuca siódemkę: nikt nic nie dostaje, a zbójca się przesuwa.
turning-streak = Dobra passa: liczba rzutów: { $rolls }, { $player } zdobywa tyle kart: { $number }.
turning-roll_gave = Rzut { $number }: { $player } otrzymuje { $cards }.
turning-roll_empty = Rzut { $number }: { $player } nie dostaje nic.
turning-roll = { $player } wyrzuca { $number }.
turning-robber_blocks = { $player } wysyła zbójcę na { $place }: { $other } traci w 36 rzutach tyle kart: { $number }.
turning-robber_moves = { $player } przesuwa zbójcę.
turning-robbed = Kradzież, która zaważyła: { $player } zabiera kartę, traci { $other }.
turning-settle_last = { $player } zajmuje ostatnie miejsce w zasięgu, traci je { $other }: { $place }.
turning-settle = { $player } buduje osadę: { $place }. W 36 rzutach przynosi: { $cards }.
turning-city = { $player } buduje miasto. W 36 rzutach więcej o: { $cards }.
turning-buy_point = { $player } dobiera kartę z punktem zwycięstwa.
turning-buy = { $player } kupuje kartę rozwoju.
turning-plenty = Obfitość: { $player } bierze z banku { $cards }.
turning-roads = { $player } stawia dwie drogi za darmo.
turning-road = { $player } buduje drogę: długość szlaku to teraz { $number }.
turning-bank = { $player } dostaje od banku { $cards } za { $wanted }.
turning-end = { $player } kończy turę i czegoś nie wykorzystuje.
turning-shift = Gra obraca się na korzyść gracza { $player }.

## What a master would have done.

opinion-ask = Co zrobiłby mistrz?
opinion-thinking = Mistrz się zastanawia…
opinion-played = Zagranie: { $player }
opinion-clock = Koniec czasu: za gracza { $player } zagrał zegar
opinion-advised = Mistrz
opinion-same = Mistrz zrobiłby to samo.
opinion-chance = Szansa na wygraną
opinion-even = Oba są mniej więcej równie dobre.
opinion-better = Ruch mistrza jest lepszy o tyle punktów procentowych: { $points }.
opinion-worse = Po ponownym sprawdzeniu zagrany ruch jest lepszy o tyle punktów procentowych: { $points }.
opinion-incomparable = Ofert nie da się porównać liczbowo: wszystko zależy od innych.
opinion-knows = Według tego, co było wtedy wiadome graczowi { $player }, bez kart innych.

## Why there is none.

refused-analysis_busy = Trwa analiza wielu gier. Spróbuj ponownie za minutę.
refused-analysis_late = Analiza trwała zbyt długo i została przerwana.
refused-analysis_died = Analiza została przerwana.
refused-analysis_failed = Nie udało się przeanalizować tej gry.
refused-analysis_none = Mistrz nie ma nic do powiedzenia o tym momencie.
