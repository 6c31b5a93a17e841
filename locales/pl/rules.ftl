## Zasady na jednej stronie. Wszystkie liczby pochodzą z samej gry.

rules-title = Zasady
rules-lead = Cała gra na jednej stronie: co leży na stole, co robisz w swojej turze i jak się wygrywa. Na początek przeczytaj do „Budowania”; reszta może poczekać, aż będzie potrzebna.
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-search-some = Znalezione fragmenty:
rules-search-none = Nic nie znaleziono. Spróbuj innego słowa.
rules-to-strategy = Strategia: prawdopodobieństwa i rady
rules-players = Gracze
rules-from-to = { $from }–{ $to }
rules-resource-cost = { $resource }: { $count }

rules-road = Droga
rules-settlement = Osada
rules-city = Miasto
rules-development = Karta rozwoju

terrain-forest = Las
terrain-hills = Wzgórza
terrain-pasture = Pastwisko
terrain-field = Pole uprawne
terrain-mountains = Góry
terrain-desert = Pustynia

## Cel.

rules-goal = Cel gry
rules-goal-text = Wyspę zasiedla od { $players_least } do { $players_most } graczy; każdym z nich może być człowiek albo bot. Ziemia daje surowce, a surowce zamieniają się w drogi, osady, miasta i karty rozwoju.
rules-goal-win = Kto w swojej turze ma { $target } punktów zwycięstwa, od razu wygrywa. Stół może wybrać inną liczbę, od { $target_low } do { $target_high }.
rules-goal-table = Za co są punkty zwycięstwa
rules-points = Punkty
rules-points-card = Karta punktu zwycięstwa

## Pionki i karty.

rules-pieces = Pionki i karty
rules-pieces-own = Każdy gracz ma zapas pionków w swoim kolorze. Czego zabraknie, tego nie można już budować; poza tym nic nie ogranicza, ile zbudujesz w turze. Osada, która staje się miastem, wraca do zapasu.
rules-pieces-table = Pionki każdego gracza
rules-pieces-number = Liczba
rules-pieces-bank = W banku leżą karty pięciu surowców i potasowana talia kart rozwoju. Ile ich jest, zależy od liczby graczy.
rules-bank-table = Karty banku
rules-bank-each = Karty każdego surowca
rules-bank-deck = Karty rozwoju

## Wyspa.

rules-island = Wyspa
rules-island-hexes = Wyspa składa się z pól. Każdy rodzaj terenu daje jeden surowiec, a pustynia nie daje żadnego.
rules-terrain-table = Co dają tereny
rules-terrain = Teren
rules-gives = Daje
rules-nothing = nic
rules-island-tokens = Na każdym polu oprócz pustyni leży żeton z liczbą, od 2 do 12 bez 7: pole daje swój surowiec, gdy wypadnie jego liczba. Kropki pod liczbą to jej szanse na { $throws }: im więcej kropek, tym częściej wypada. 6 i 8 mają ich najwięcej i są czerwone.
rules-island-lines = Buduje się na liniach. Osady i miasta stoją na skrzyżowaniach, gdzie stykają się najwyżej trzy pola; drogi leżą na krawędziach między dwoma skrzyżowaniami.
rules-island-ports = Na wybrzeżu są porty. Port należy do jednej krawędzi wybrzeża i służy obu jej skrzyżowaniom. W porcie ogólnym wymienia się dowolny surowiec po kursie { $port_rate }:1, w porcie surowca tylko ten surowiec, po kursie { $own_port_rate }:1.
rules-island-robber = Zbójca zaczyna na pustyni: na losowej, jeśli jest ich kilka, a obok wyspy, jeśli nie ma żadnej.
rules-island-sizes = Standardowa plansza rośnie z liczbą graczy.
rules-sizes-table = Plansze standardowe
rules-sizes-hexes = Pola
rules-sizes-tokens = Żetony z liczbami
rules-sizes-ports = Porty ogólne
rules-sizes-own = Porty surowców
rules-sizes-intersections = Skrzyżowania
rules-island-shuffled = Tereny, liczby i rodzaje portów tasuje się przed każdą grą. Dwie czerwone liczby nigdy się nie stykają. Porty są rozmieszczone równomiernie wzdłuż wybrzeża; żadne dwa nie służą temu samemu skrzyżowaniu ani skrzyżowaniom sąsiednim.
rules-island-others = Zamiast standardowej planszy możecie wybrać jedną z wysp o wielkości od { $island_smallest } do { $island_largest } pól (jest ich { $islands }) albo narysować własną. Także tam bank, talia i faza budowy specjalnej zależą od liczby graczy, a wszystko, co leży na planszy, zależy od wyspy. Niektóre wyspy mają jeziora: przy jeziorze wolno budować, ale nie ma ono liczby ani portów, niczego nie daje i nigdy nie wchodzi na nie zbójca. Złoża złota mają liczbę, ale w tej grze nic nie dają.
rules-fig-island = Jeden stały układ, ten dla początkujących: pól { $hexes }, w tym z żetonem z liczbą { $tokens }; portów { $ports }, w tym ogólnych { $generic }. Łódź portu pokazuje, jaki surowiec przyjmuje.
rules-fig-island-alt = Okrągła wyspa z pól: lasy, wzgórza, pastwiska, pola uprawne, góry i pustynia. Na polach leżą żetony z liczbami, łodzie wzdłuż wybrzeża oznaczają porty.

## Rozstawienie.

rules-founding = Rozstawienie
rules-founding-order = Miejsca i gracza rozpoczynającego wyznacza losowanie. Po kolei każdy gracz stawia osadę i stykającą się z nią drogę. Potem jest druga runda w odwrotnej kolejności: ostatni gracz stawia dwa razy z rzędu, a gracz rozpoczynający jako ostatni.
rules-founding-distance-title = Zasada odstępu
rules-founding-distance = Osada nigdy nie może stanąć na skrzyżowaniu, jeśli na którymś z sąsiednich skrzyżowań, a jest ich najwyżej trzy, stoi budynek. Nie ma znaczenia czyj. Zasada obowiązuje przez całą grę.
rules-founding-place = Osada potrzebuje lądu przy swoim skrzyżowaniu; wystarczy skrzyżowanie na wybrzeżu albo przy pustyni. Druga droga musi dotykać drugiej osady.
rules-founding-income = Druga osada od razu daje plony: jedną kartę za każde pole wokół niej, które coś daje.
rules-founding-begin = Potem gracz rozpoczynający rzuca kośćmi i gra toczy się w kolejności miejsc.
rules-fig-who = Na tych obrazkach dwaj gracze nazywają się tak jak emblematy na ich budynkach: { $one } i { $other }.
rules-fig-distance = Osada gracza { $one } zamyka wszystkim skrzyżowania oznaczone krzyżykiem (jest ich { $barred }). Na tych z kółkiem wolno jeszcze postawić osadę.
rules-fig-distance-alt = Siedem pól z osadą pośrodku. Sąsiednie skrzyżowania, { $barred }, są przekreślone, wszystkie inne oznaczone jako wolne.
rules-fig-founding = Druga osada stoi między lasem, pastwiskiem i polem uprawnym. Karty, które daje od razu: { $cards }.
rules-fig-founding-alt = Osada z drogą w rogu trzech pól. Na każdym z nich jest +1 z jego surowcem: drewno, wełna i zboże.

## Tura.

rules-turn = Tura
rules-turn-lead = Twoja tura ma trzy części:
rules-turn-roll = Rzut: rzucasz dwiema kośćmi, a ich suma liczy się dla wszystkich. Przynosi plony albo, przy 7, zbójcę.
rules-turn-trade = Handel z innymi graczami, z bankiem i w portach.
rules-turn-build = Budowanie i kupowanie kart rozwoju.
rules-turn-mixed = Po rzucie możesz handlować i budować w dowolnej kolejności i dowolnie często. Turę kończysz samodzielnie; jeśli przy stole działa zegar, najpóźniej zakończy ją zegar.
rules-turn-before = Przed rzutem wolno tylko zagrać jedną kartę rozwoju, i jest to wtedy jedyna karta w tej turze. Przed rzutem się nie handluje i nie buduje.
rules-turn-special = Od { $special_from } graczy po każdej turze następuje faza budowy specjalnej.

## Plony.

rules-production = Plony
rules-production-text = Każde pole z wyrzuconą liczbą daje swój surowiec wszystkim budynkom wokół: jedną kartę osadzie, dwie miastu. Zbierają wszyscy, niezależnie od tego, kto rzucał.
rules-production-robber = Pole ze zbójcą nic nie daje.
rules-production-short = Jeśli bankowi nie starcza kart surowca dla wszystkich, którym się należą, nikt ich nie dostaje. Jeśli jednak należą się tylko jednemu graczowi, dostaje on to, co zostało. Każdy surowiec rozpatruje się osobno.
rules-fig-production = Wypadło 8. Osada gracza { $one } dostaje karty z lasu: { $one_cards }, miasto gracza { $other } karty z gór: { $other_cards }.
rules-fig-production-alt = Dwa pola z liczbą 8 są podświetlone: las z osadą obok, oznaczoną +1 drewno, i góry z miastem obok, oznaczonym +2 ruda.

## Siódemka i zbójca.

rules-seven = Siódemka i zbójca
rules-seven-lead = Przy 7 żadne pole nic nie daje. Zamiast tego, po kolei:
rules-seven-discard = Odrzucanie: każdy gracz, który ma więcej niż { $hand_limit } kart surowców, odrzuca połowę, zaokrągloną w dół. Z { $hand_over } kart znikają { $hand_gone }. Każdy wybiera swoje, wszyscy naraz, a wszyscy je widzą, gdy skończy ostatni. Karty rozwoju się nie liczą.
rules-seven-move = Przesunięcie: kto rzucał, przesuwa zbójcę na inne pole lądu. Zbójca nie może zostać na miejscu. Wolno wybrać pustynię, własne pole i pole bez budynków, ale nie jezioro.
rules-seven-steal = Kradzież: potem bierze losową kartę od jednego gracza, który ma tam budynek, i wybiera od kogo, jeśli jest ich kilku. Nie można wybrać kogoś bez kart surowców. Kartę widzą tylko oni dwaj.
rules-seven-stay = Tam zbójca zostaje do następnej 7 albo rycerza, a jego pole nic nie daje. Rycerz przesuwa go i kradnie tak samo, ale nikt nie odrzuca kart.
rules-friendly = Przyjazny zbójca
rules-friendly-text = Jeśli stół gra z Przyjaznym zbójcą, nie może on wejść na pole, przy którym ma budynek ktoś, kto ma najwyżej { $friendly_points } widoczne punkty. Chroni to wszystkich, także przesuwającego, przed siódemką i przed rycerzami. Widoczne są wszystkie punkty oprócz tych z ukrytych kart punktów zwycięstwa.
rules-friendly-flee = Jeśli nie zostaje żadne inne pole, idzie na inną pustynię, nawet obok chronionych graczy; zostaje na miejscu tylko wtedy, gdy innej pustyni nie ma. Chronionych graczy nigdy się nie okrada. Na wyspie bez pustyni w takim razie się nie rusza i nikt nie jest okradany. Karty odrzuca się mimo to.
rules-fig-friendly = { $one } ma tylko { $one_points } punkty. Każde pole przy budynku tego gracza jest zamknięte (krzyżyk), także dla niego samego. { $other } ma { $other_points } punkty i nie jest pod ochroną: na pola z kółkiem zbójca może wejść.
rules-fig-friendly-alt = Zbójca stoi na pustyni. Z pozostałych pól krzyżyk mają te wokół dwóch osad gracza { $one }, razem { $barred }. Kółko mają wszystkie inne, razem { $allowed }; przy dwóch z nich stoją budynki gracza { $other }.
rules-fig-robber = { $other } przesuwa zbójcę na góry i zabiera kartę graczowi { $one }. Potem wypada 8: góry nic nie dają, a las z drugą ósemką daje kartę graczowi { $other }.
rules-fig-robber-alt = Zbójca stoi na górach z liczbą 8. Osada obok jest oznaczona +0 oraz −1 za skradzioną kartę. Inna osada, przy lesie z liczbą 8, jest oznaczona +1 drewno.

## Handel.

rules-trade = Handel
rules-trade-when = Handlujesz tylko w swojej turze, po rzucie. Inni handlują z tobą, nie między sobą.
rules-trade-players = Z innymi graczami
rules-trade-offer = Oferujesz karty za karty, w dowolnej proporcji, wszystkim przy stole. Inni przyjmują, odrzucają albo składają ci kontrofertę i mogą zmienić odpowiedź, dopóki nie zostanie użyta. Wybierasz spośród tych, którzy przyjęli, albo bierzesz kontrofertę.
rules-trade-limits = Możesz oferować tylko to, co masz, a przyjąć tylko wtedy, gdy masz to, czego ktoś chce; w chwili wymiany obie ręce są sprawdzane jeszcze raz. Każdy gracz może mieć otwarte najwyżej { $most_offers } własne oferty i kontroferty. Wymienia się tylko karty surowców: żadnych kart rozwoju, pionków ani obietnic.
rules-trade-gift = Jedna strona może być pusta: to prezent, ale i jego przyjęcie wymaga zgody. Ten sam surowiec nie może być po obu stronach.
rules-trade-end = Oferta, której autor nie może już opłacić, jest od razu wycofywana. Zagranie karty rozwoju i koniec tury zamykają wszystkie oferty.
rules-trade-bots = Boty też handlują; oceniają każdą ofertę według własnych potrzeb.
rules-trade-bank = Z bankiem i w portach
rules-trade-rate = Za { $bank_rate } jednakowe karty bank daje jedną kartę innego rodzaju. Z budynkiem przy porcie ogólnym wystarczą { $port_rate } jednakowe karty, przy porcie surowca { $own_port_rate } karty jego surowca. Zawsze liczy się twój najlepszy kurs, od chwili, gdy budynek stoi.
rules-trade-stock = Bank musi mieć kartę, której chcesz. Możesz z nim wymieniać dowolnie często.
rules-fig-ports = Lewa osada gracza { $one } stoi przy porcie ogólnym: { $port_rate } jednakowe karty za jedną. Prawa stoi przy porcie rudy: { $own_port_rate } rudy za jedną inną kartę.
rules-fig-ports-alt = Dwie osady na wybrzeżu, każda na końcu pomostu. Na łodzi po lewej jest { $port_rate }:1 za dowolny surowiec, na łodzi po prawej { $own_port_rate }:1 za rudę.

## Budowanie.

rules-building = Budowanie
rules-building-costs = Ile kosztuje budowanie
rules-cost = Koszt
rules-cost-total = Karty
rules-building-road = Droga leży na wolnej krawędzi, z lądem przynajmniej po jednej stronie, i musi dotykać twojej drogi, osady albo miasta. Nie może iść dalej przez skrzyżowanie, na którym stoi budynek innego gracza.
rules-building-settlement = Osada staje na wolnym skrzyżowaniu, do którego prowadzi twoja droga. Obowiązuje zasada odstępu.
rules-building-city = Miasto zastępuje twoją osadę, nawet w tej samej turze. Odtąd zbiera dwie karty zamiast jednej.
rules-building-last = Gdy wszystkie osady stoją na planszy ({ $settlements }), trzeba jedną zamienić w miasto, zanim zbuduje się następną.

## Karty rozwoju.

rules-cards = Karty rozwoju
rules-cards-buy = Kupujesz wierzchnią kartę talii potasowanej na początku. Widzisz ją tylko ty; inni widzą, ile masz kart. Możesz kupić tyle, na ile cię stać, dopóki starcza talii.
rules-cards-play = W każdej swojej turze możesz zagrać jedną kartę, przed rzutem albo po nim, ale nie kupioną w tej samej turze. Karty kupione w fazie budowy specjalnej można zagrać w swojej następnej turze.
rules-cards-table = Liczba kart każdego rodzaju
rules-card-knight = Przesuń zbójcę i weź kartę, jak przy 7, ale bez odrzucania. Rycerz zostaje odkryty przed tobą i liczy się do Największej armii. Liczy się to najpierw i może dać zwycięstwo.
rules-card-point = Nigdy się jej nie zagrywa. Od razu daje jeden punkt, pozostaje ukryta i liczy się do zwycięstwa.
rules-card-roads = Postaw dwie drogi bez płacenia, jedną po drugiej, według zwykłych zasad. Trzeba postawić obie; jedną, jeśli został tylko jeden pionek albo jedno miejsce.
rules-card-plenty = Weź z banku dokładnie dwie dowolne karty, jednakowe albo różne; jedną, jeśli bank ma tylko jedną.
rules-card-monopoly = Wybierz surowiec: wszyscy inni gracze oddają ci wszystkie swoje karty tego surowca.
rules-cards-gone = Zagrane karty wychodzą z gry, tylko rycerze zostają na widoku. Budowy dróg nie można zagrać bez pionka i miejsca, Obfitości przy pustym banku.

## Faza budowy specjalnej.

rules-special = Faza budowy specjalnej
rules-special-text = Od { $special_from } graczy pozostali mogą po każdej turze budować i kupować. Kto chce, zgłasza się od początku tury aż do { $grace } sekund po jej końcu; do tego czasu można też zmienić zdanie. Czekanie kończy się, gdy tylko wszyscy odpowiedzą.
rules-special-order = Zgłoszeni działają w kolejności miejsc, począwszy od gracza po tym, którego tura się skończyła. On sam jest pominięty; gracz, którego tura przyjdzie teraz, bierze udział. Każdy działa raz.
rules-special-limits = Wolno budować drogi, osady i miasta oraz kupować karty rozwoju. Nie ma handlu i nie zagrywa się kart. Specjalna punktacja może od razu zmienić właściciela, ale nikt w tej fazie nie wygrywa: do tego trzeba mieć punkty na początku własnej tury.
rules-fig-special = Tura gracza { $other } się skończyła. Zgłosili się { $first }, { $second } i { $third }, { $passed } nie. Liczby mówią, w jakiej kolejności budują.
rules-fig-special-alt = Pięć osad wzdłuż wybrzeża, zgodnie z ruchem wskazówek zegara w kolejności miejsc: { $one }, { $other }, { $first }, { $passed }, { $second }. Obok osady gracza { $first } jest 1, obok { $second } jest 2, obok { $third } jest 3.

## Specjalna punktacja.

rules-awards = Specjalna punktacja
rules-route-first = { $route_points } punkty dla pierwszego gracza z ciągłą drogą o długości co najmniej { $route_least }. Liczy się najdłuższa trasa po twoich drogach, która żadnej drogi nie używa dwa razy. Rozgałęzienia się nie sumują, ale trasa może znów przejść przez to samo skrzyżowanie i może być pierścieniem.
rules-route-cut = Budynek innego gracza na trasie przerywa ją, choć trasa może się na nim kończyć. Własne budynki nie przerywają.
rules-route-take = Tylko droga naprawdę dłuższa odbiera tę punktację; przy remisie nic się nie zmienia.
rules-route-lose = Po każdej nowej drodze i każdym przerwaniu: kto ją ma i nadal ma najdłuższą drogę, zatrzymuje ją. W przeciwnym razie przechodzi na jedynego gracza z najdłuższą drogą; jeśli jest ich kilku, odkłada się ją, aż ktoś będzie prowadził sam. Poniżej { $route_least } nie ma jej nikt.
rules-army-first = { $army_points } punkty dla pierwszego gracza, który zagrał { $army_least } rycerzy; później dla tego, kto zagrał ich więcej niż dotychczasowy właściciel.
rules-fig-route = Po lewej: dróg jest { $fork_roads }, ale na rozgałęzieniu liczy się tylko jedna odnoga, więc długość wynosi { $fork }. Po prawej: pierścień z ogonem; trasa idzie ogonem i raz dookoła, więc liczą się wszystkie drogi: { $ring_roads }.
rules-fig-route-alt = Dwa obrazki. Po lewej cztery drogi w linii, która na końcu się rozgałęzia. Po prawej sześć dróg wokół pola i dwie kolejne, które do niego prowadzą.
rules-fig-broken = Po lewej: drogi gracza { $one } w jednej linii, { $before }. Po prawej: { $other } stawia osadę na trasie i dzieli ją na { $after } i { $rest }. Teraz liczą się { $after }.
rules-fig-broken-alt = Dwa obrazki tej samej linii dróg, { $before }. Na prawym stoi na niej osada innego gracza.

## Koniec.

rules-end = Koniec gry
rules-end-text = Gra kończy się w chwili, gdy gracz, którego jest tura, ma punkty do zwycięstwa. Ukryte karty punktów zwycięstwa się liczą i niczego nie trzeba ogłaszać.
rules-end-other = Kto zdobędzie je w cudzej turze, wygrywa na początku swojej następnej tury, przed rzutem, jeśli nadal ma punkty. Ponieważ wygrać może tylko gracz, którego jest tura, remisów nie ma.
rules-end-early = Gra kończy się bez zwycięzcy, jeśli zgodzą się wszyscy ludzie przy stole. Kto się poddaje, zostawia swoje miejsce botowi.
rules-end-summary = Potem podsumowanie pokazuje kości, przebieg gry i wszystkie ukryte karty.

## Kto co wie.

rules-secrets = Kto co wie
rules-secrets-all = Wszyscy wiedzą, ile kart surowców i kart rozwoju ma każdy gracz; które karty pochodzą z plonów, banku i handlu; które zapłacono, oddano lub odrzucono; znają wszystkie otwarte oferty i odpowiedzi oraz widoczne punkty. Kto uważa, może więc liczyć karty.
rules-secrets-some = Skradzioną kartę znają tylko złodziej i okradziony. Niezagrane karty rozwoju znasz tylko ty.
rules-secrets-none = Nikt nie zna kolejności talii ani przyszłych rzutów, żaden bot też nie. To, co widzi bot, nigdy mu nie mówi, kto jest człowiekiem.

## Opcje stołu.

rules-options = Opcje stołu
rules-options-lead = Wybiera je ten, kto przygotowuje stół. Wszyscy widzą je w lobby, zanim gra się zacznie.
rules-usual = Zwykle: { $value }
rules-choices = Do wyboru: { $values }
rules-isle = { $name }: { $hexes ->
    [one] { $hexes } pole
    [few] { $hexes } pola
    [many] { $hexes } pól
   *[other] { $hexes } pola
}, { $least }–{ $most } graczy
rules-option-preset = Rodzaj gry ustawia kilka opcji naraz. Każdą z nich można potem zmienić.
rules-option-players = Ludzie i boty razem. Od ich liczby zależą wielkość standardowej planszy, bank i talia, a od { $special_from } graczy jest faza budowy specjalnej. Miejsca wolne na początku gry zajmują boty.
rules-option-island = Standardowa plansza zależy od liczby graczy. Możecie też wziąć jedną z wysp poniżej, wylosować pasującą albo użyć własnej mapy.
rules-option-soft_sevens = Tylko z wyrównanymi kośćmi. Liczy się druga karta, nawet jeśli to znów 7.
rules-option-no_early_seven = Tylko z wyrównanymi kośćmi, od 0 do { $calm_most } rund. Runda to jedna tura każdego gracza.
rules-option-target = Lobby ostrzega, jeśli na wybranej wyspie tyle punktów trudno zdobyć albo jest to niemożliwe.
rules-option-turn_time = Zegar obejmuje całą turę, a w rozstawieniu osadę z jej drogą. Stoi, gdy muszą działać inni; każdy z nich ma { $answer } sekund albo czas tury, jeśli jest krótszy. Przy stole bez zegara to { $unhurried } sekund, a kto gra tam sam z botami, ma tyle czasu, ile chce. Tyle samo ma każdy w fazie budowy specjalnej. Boty nie mają zegara.
rules-option-turn_time-up = Gdy czas minie, gra robi to, co konieczne, i nic więcej: wycofuje otwarte oferty, rzuca kośćmi, losuje karty do odrzucenia i okradanego gracza, stawia zbójcę tam, gdzie zasłoni najmniej twoich kropek, niepostawione darmowe drogi przepadają, a tura się kończy. W rozstawieniu zajmuje wolne skrzyżowanie z największą liczbą kropek.
rules-option-turn_time-away = Jeśli skończy ci się czas w { $lapses } turach z rzędu albo nie ma cię przez { $missing } sekund, gra za ciebie bot do twojego powrotu, o ile przy stole są inni ludzie.
rules-option-spare_time = Zużywa się dopiero, gdy minie czas tury, i tylko na tury.
rules-option-robber-off = Bez zbójcy siódemka nadal oznacza odrzucanie kart, chyba że i ono jest wyłączone. Rycerz liczy się wtedy do Największej armii i nie robi nic innego.
rules-option-award-off = Jeśli ta specjalna punktacja jest wyłączona, to jej nie ma: ani punktów, ani oznaczenia.
rules-option-gifts = Bez prezentów po obu stronach oferty musi być co najmniej jedna karta.
rules-option-bank_shown = Jeśli go nie widać, i tak można go obliczyć z tego, co widzą wszyscy.
rules-option-undo = W swojej turze, w swojej kolejce fazy budowy specjalnej i w rozstawieniu możesz cofnąć krok po kroku swoją ostatnią budowę, wymianę z bankiem albo darmową drogę. Wszystko jest potem dokładnie tak jak przedtem, razem ze specjalną punktacją, a otwarte oferty zostają zamknięte. Co było przed rzutem, kupieniem lub zagraniem karty rozwoju, kradzieżą, czymkolwiek, co zrobił inny gracz, albo końcem tury, jest ostateczne. Własne oferty, na które nikt nie odpowiedział, nie przeszkadzają.
rules-option-pace = Zmienia to tylko szybkość botów, a nie to, jak dobrze grają. Wolne boty czekają też do dwóch minut na odpowiedzi ludzi na ofertę, wszystkie inne 12 sekund.

## Wyrównane kości.

rules-balanced = Wyrównane kości krok po kroku
rules-balanced-deck = Jest talia { $deck_cards } kart, po jednej na każdy rzut dwiema kośćmi od 1–1 do 6–6; siódemek jest w niej { $deck_sevens }. Na początku gry są w niej wszystkie.
rules-balanced-early = Przy rzucie losuje się jedną z kart, które zostały, każdą z tą samą szansą. W rundach bez wczesnych siódemek biorą udział tylko karty, które nie są siódemkami; to tak, jakby każdą siódemkę odkładać do talii, aż wypadnie inna liczba.
rules-balanced-soft = Z łagodnymi siódemkami: jeśli wśród { $soft_rolls } ostatnich rzutów była siódemka, a wylosowana karta jest siódemką, wraca ona do talii i losuje się jeszcze raz z tych samych kart. Ta druga karta się liczy, jakakolwiek jest.
rules-balanced-lay = Karta pokazuje obie kości. Odkłada się ją na bok i nie wraca ona do talii.
rules-balanced-shuffle = Gdy zostaje tylko { $deck_kept } kart, tasuje się wszystkie { $deck_cards }. Dlatego nikt nie odgadnie ostatnich kart przez liczenie.
rules-balanced-known = Ukrytej kolejności nie ma: każdą kartę losuje się dopiero wtedy, gdy jest potrzebna. Każdy może obliczyć, które karty zostały; nikt nie wie, która przyjdzie.
rules-balanced-effect = Każda suma wypada tak często jak z kośćmi, ale równiej: w { $deck_drawn } rzutach liczby wystąpień mają tylko { $scatter } wariancji kości. Serie są nadal możliwe. Z łagodnymi siódemkami albo rundami bez siódemek siódemki są rzadsze, a wszystkie inne liczby nieco częstsze.

## Sprawdzalny los.

rules-chance = Losowanie, które można sprawdzić
rules-chance-seal = Przed grą z ludźmi losowanie jest pieczętowane: serwer losuje sekret i pokazuje jego odcisk, a każda przeglądarka dokłada własną liczbę. Z tego wszystkiego razem wynikają miejsca, wyspa, każdy rzut, każda skradziona karta i każda karta rozwoju. Nikt nie może więc wybrać ich sam, nawet serwer.
rules-chance-compare = Podczas gry wszyscy widzą ten sam odcisk w zakładce „Stół”. Możecie go sobie nawzajem przeczytać.
rules-chance-check = Po grze sekret zostaje ogłoszony. Twoja przeglądarka przelicza wtedy każde losowanie i mówi w podsumowaniu, czy wszystko się zgadza.
rules-chance-limits = Przed czym to nie chroni: kto prowadzi serwer, zna w czasie gry sekret i mógłby zaglądać w przyszłość. Nie grajcie o pieniądze z nieznajomymi.
