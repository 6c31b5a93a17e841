## First steps: a first game that is taught, and what helps at every table.

learn-title = Pierwsze kroki
learn-start = Pierwsze kroki
learn-start-help = Jesteś tu po raz pierwszy? Pierwsza gra w pięć minut, krok po kroku.
learn-continue = Wróć do pierwszych kroków
learn-making = Układamy wyspę…
learn-coach = Następny krok
learn-welcome = Witaj! Osady przynoszą karty, a karty pozwalają budować dalej. Wygrywa ten, kto pierwszy zdobędzie pięć punktów. Tu nic nie może pójść źle: zaczynajmy.
learn-begin = Zaczynam
learn-show = Pokaż mi
learn-more = Wyjdź albo zacznij od nowa
learn-again = Zacznij od nowa
learn-leave = Wyjdź
# $done and $all are numbers of things to learn.
learn-progress = Poznane kroki: { $done } z { $all }
learn-dice = W tej lekcji rzuty są z góry ułożone, żeby wszystko się zdarzyło. W twoich grach rzuty są losowe, a ich uczciwość można po grze sprawdzić.

## What comes next. $player is the other player; $cost, $give and $want are cards; $button is the name of a button.

learn-step-found_first = Postaw pierwszą osadę na wskazanym skrzyżowaniu. Dotyka trzech pól: gdy wypadnie liczba któregoś z nich, dostajesz jego kartę.
learn-step-road_first = Do osady należy droga. Wskazana prowadzi ku dobrym polom.
learn-step-found_second = Teraz druga osada. Wskazane skrzyżowanie daje to, czego jeszcze nie dostajesz: { $want }. Plony są od razu.
learn-step-found_second-other = Teraz druga osada. Plony są od razu: po karcie z każdego pola wokół.
learn-step-road_second = Do niej też droga: na przykład wskazana.
learn-step-wait = Teraz gra { $player }. Każdy rzut daje karty wszystkim, którzy mają budynki przy tej liczbie, tobie też.
learn-step-roll = Twoja tura: rzuć kośćmi.
learn-step-roll-first = Twoja tura. Najpierw rzut, potem handel i budowa. Rzuć kośćmi!
learn-step-road = Zbuduj drogę (koszt: { $cost }): wybierz „{ $button }”, a potem wskazaną krawędź.
learn-step-road-here = Teraz wskazana krawędź.
learn-step-settle = Zbuduj osadę (koszt: { $cost }): wybierz „{ $button }”, a potem wskazane skrzyżowanie.
learn-step-settle-here = Teraz wskazane skrzyżowanie.
learn-step-city = Zamień osadę w miasto (koszt: { $cost }). Liczy się za dwa punkty i dostaje dwa razy więcej kart. Wybierz „{ $button }”.
learn-step-city-here = Teraz wskazana osada.
learn-step-buy = Kup kartę rozwoju (koszt: { $cost }): wybierz „{ $button }”. Zobaczysz ją tylko ty.
learn-step-offer = Brakuje ci: { $want }, a { $player } to ma. Zaproponuj w zamian: { $give }. Wybierz „{ $button }”.
learn-step-offer-terms = Połóż po swojej stronie: { $give }, a po drugiej: { $want }. Potem wybierz „{ $button }”.
learn-step-answer = { $player } się zastanawia.
learn-step-conclude = { $player } się zgadza! Dobij targu: „{ $button }”.
learn-step-bank = Brakuje ci: { $want }. W banku kosztuje to: { $give }. Wybierz „{ $button }”.
learn-step-bank-port = Brakuje ci: { $want }. Dzięki twojemu portowi w banku kosztuje to: { $give }. Wybierz „{ $button }”.
learn-step-bank-terms = Brakuje ci: { $want }. W banku kosztuje to: { $give }. Połóż jedno po stronie „Dostajesz”, drugie po stronie „Dajesz”, a potem wybierz „{ $button }”.
learn-step-discard = Siódemka! Kto ma więcej niż siedem kart, odrzuca połowę. Wybierz swoje karty.
learn-step-robber = Siódemka! Nikt nie dostaje kart, a ty przesuwasz zbójcę. Na wskazanym polu { $player } nic już nie dostanie, a ty bierzesz kartę.
learn-step-rob = Komu zabierasz kartę?
learn-step-free_road = Ta droga jest za darmo. Wskazana krawędź to dobre miejsce.
learn-step-end = Na razie nie ma nic więcej do zrobienia. Wybierz „{ $button }”.
learn-step-end-road = Do drogi brakuje ci jeszcze: { $want }. Następne rzuty pomogą: wybierz „{ $button }”.
learn-step-end-settle = Do osady brakuje ci jeszcze: { $want }. Następne rzuty pomogą: wybierz „{ $button }”.
learn-step-end-city = Do miasta brakuje ci jeszcze: { $want }. Następne rzuty pomogą: wybierz „{ $button }”.
learn-step-end-buy = Do karty rozwoju brakuje ci jeszcze: { $want }. Następne rzuty pomogą: wybierz „{ $button }”.
learn-step-over = Koniec gry.

## Praise, when something was done for the first time.

learn-goal-found = Dobre miejsca: dwie osady, dwa punkty.
learn-goal-roll = Tak zdobywa się karty.
learn-goal-road = Droga gotowa!
learn-goal-trade = Uczciwa wymiana!
learn-goal-settle = Trzecia osada, trzeci punkt!
learn-goal-robber = Celnie!
learn-goal-bank = Bank zawsze wymienia.
learn-goal-buy = Masz własną kartę!
learn-goal-buy-point = Punkt zwycięstwa! Liczy się od razu, a nikt go nie widzi.
learn-goal-city = Miasto!

## The end of it.

learn-won = Wygrywasz!
learn-won-help = Rzucać, handlować, budować i uważać na zbójcę: oto cała gra. Pełna gra toczy się do dziesięciu punktów; Najdłuższy szlak handlowy i Największa armia dają po dwa.
learn-play = Teraz zagraj z botami
learn-once-more = Jeszcze raz
learn-rules = Przeczytaj zasady

## At every table: costs, and what one can do now.

help-now = Co mogę teraz zrobić?
help-costs = Koszty
help-cost-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
help-cost-maybe = może punkt
help-possible = Możliwe teraz
help-not-now = Nie teraz
# $cards are cards in words.
help-lack = Brakuje ci: { $cards }.

## What a place yields.

# $number is how many dots there are around a place, out of 36.
spot-dots = { $number ->
    [one] { $number } kropka
    [few] { $number } kropki
    [many] { $number } kropek
   *[other] { $number } kropki
}
spot-nothing = nic
spot-leads = Prowadzi do:
spot-hit = Tu plony traci: { $players }.
spot-hit-nobody = Nikt tu nie mieszka.
