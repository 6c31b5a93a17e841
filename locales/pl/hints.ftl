## Hints: what a master would do, and why.

advice-ask = Podpowiedź
advice-ask-keys = Podpowiedź: co zrobiłby mistrz? (Alt+H)
advice-thinking = Szukamy podpowiedzi…
advice-close = Zamknij podpowiedź
advice-spoken = Podpowiedź. { $what }. { $why }
advice-what = { $action } – { $detail }
advice-offer = Zaproponuj wymianę
advice-counter = Złóż kontrofertę
advice-corners = Najlepsze skrzyżowania
advice-corners-help = Średnie plony w 36 rzutach. Wybierz skrzyżowanie i potwierdź.
advice-corner = { $rank }. { $place }: { $cards }

## What something is for.

goal-settle = osadę
goal-road = dłuższy szlak
goal-city = miasto
goal-buy = kartę rozwoju

## Why.

advice-wins = Ten ruch wygrywa grę.
advice-settle_yields = Przynosi średnio w 36 rzutach: { $cards }.
advice-settle_new = Przynosi to, czego jeszcze nie zbierasz. W 36 rzutach: { $cards }.
advice-settle_port = Ma port, który ci się przyda, a w 36 rzutach przynosi: { $cards }.
advice-road_to_site = Prowadzi w dobre miejsce: { $place } (w 36 rzutach: { $cards }).
advice-road_route_award = Daje ci Najdłuższy szlak handlowy o długości { $number }.
advice-road_route = Twój szlak będzie miał długość { $number }.
advice-road_room = Zostawia otwartą drogę na później.
advice-city_doubles = Podwaja plony tego skrzyżowania. W 36 rzutach dochodzi: { $cards }.
advice-buy_army = To może być rycerz. Do Największej armii potrzeba ci jeszcze: { $number }.
advice-buy_crowded = Masz na ręce { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}, a siódemka zabrałaby ci połowę.
advice-buy_open = To teraz najlepszy użytek z tych kart. Szansa na kartę punktu zwycięstwa: { $number }%.
advice-knight_own_hex = Zbójca stoi na twoim polu.
advice-knight_award = Daje ci Największą armię.
advice-knight_army = Przybliża do Największej armii. Potem zabraknie jeszcze: { $number }.
advice-knight_leader = Spowalnia lidera, którym jest { $player }.
advice-knight_steal = Przynosi ci kartę innego gracza.
advice-roads_to_site = Prowadzą w dobre miejsce: { $place } (w 36 rzutach: { $cards }).
advice-roads_route = Wydłużają twój szlak.
advice-plenty_completes = Te karty wystarczą na { $goal }: { $cards }.
advice-plenty_short = Te karty zdobywasz najtrudniej.
advice-monopoly_completes = Inni mają karty, które wystarczą na { $goal }: { $cards }.
advice-monopoly_many = Potrzebujesz tych kart, a inni gracze je mają.
advice-robber_own_hex = Zbójca schodzi z twojego pola, a { $player } traci w 36 rzutach { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
advice-robber_leader = W tym miejscu { $player } traci w 36 rzutach { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
advice-robber_idle = Tam zbójca ci nie szkodzi.
advice-rob_leader = Prowadzi { $player }. Na ręce ma { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
advice-rob_most = Najbardziej opłaca się { $player }. Na ręce ma { $number ->
    [one] { $number } kartę
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}.
advice-rob_only = W grę wchodzi tu tylko { $player }.
advice-discard_keep = W ten sposób na { $goal } zostaje ci: { $cards }.
advice-discard_most = Bez tych kart najłatwiej się obejdziesz.
advice-bank_completes = Potem stać cię na { $goal }.
advice-bank_towards = To przyda ci się bardziej niż to, co oddajesz: { $cards }.
advice-offer_lacks = Na { $goal } brakuje ci: { $cards }.
advice-offer_open = To przyda ci się bardziej niż to, co oddajesz: { $cards }.
advice-counter_better = Wymiana opłaca ci się za: { $cards }.
advice-deal_completes = Potem stać cię na { $goal }.
advice-deal_helps = To, co dostajesz, jest dla ciebie warte więcej niż to, co oddajesz.
advice-refuse_close = { $player } jest o krok od zwycięstwa. Lepiej nie pomagać.
advice-refuse_unpayable = Brakuje ci do tego: { $cards }.
advice-refuse_keep = Te karty są ci potrzebne na { $goal }: { $cards }.
advice-refuse_little = Za mało na tym zyskujesz.
advice-withdraw_none = Żadna z odpowiedzi ci nie pomaga.
advice-sign_up_builds = Możesz coś zbudować jeszcze przed swoją następną turą.
advice-pass_nothing = Nie ma teraz nic, co warto zbudować.
advice-roll_first = Najpierw rzut, potem wszystko inne.
advice-roll_keep = Twoje karty lepiej zachować na później.
advice-end_saves = Oszczędzaj na { $goal }. Wciąż brakuje: { $cards }.
advice-end_nothing = W tej turze nic więcej się nie opłaca.

## Why there is no hint.

refused-hints_off = Przy tym stole gra się bez podpowiedzi.
refused-hint_fast = Podpowiedzi nie można brać jedna po drugiej. Poczekaj kilka sekund.
refused-hint_wait = Najpierw poczekaj na odpowiedzi na swoją ofertę.
refused-hint_none = Na tę chwilę nie ma podpowiedzi. Spróbuj po następnym ruchu.

## The rule of a table.

option-hints = Podpowiedzi
option-hints-help = Każdy gracz może zapytać, co zrobiłby mistrz i dlaczego. Nikt inny tego nie widzi.
