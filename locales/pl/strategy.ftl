## Strona ze strategią.

strategy-title = Strategia
strategy-lead = Trochę rachunków i trochę doświadczenia. Nic z tego nie jest zasadą, ale pomaga od pierwszej osady.
strategy-to-rules = Zasady

strategy-odds = Jak często wypada każda liczba
strategy-odds-text = Dwie kości mogą upaść na { $throws } sposobów, wszystkie jednakowo prawdopodobne. Tabela mówi, ile z nich daje sumę; kropki na żetonie to ta sama liczba.
strategy-odds-table = Prawdopodobieństwa wszystkich sum dwóch kości
strategy-sum = Suma
strategy-fraction = Ułamek
strategy-percent = Procent
strategy-dots = Kropki
strategy-no-token = bez żetonu
strategy-odds-red = 6 albo 8 wypada w { $red } rzutów, 7 w { $seven }. W rundzie czterech graczy co najmniej jedna siódemka wypada w { $round } przypadków.
strategy-odds-memory = Kości nie mają pamięci: po trzech rzutach bez 8 następna ósemka nie jest bardziej prawdopodobna. Inaczej jest z wyrównanymi kośćmi, gdzie liczba, która wypadła, przez pewien czas nie ma swojej karty w talii. Tam liczenie się opłaca.
strategy-fig-odds = Sposoby na wyrzucenie każdej sumy. Każdy kwadrat to jeden rzut; wszystkich jest { $throws }.
strategy-fig-odds-alt = Wykres słupkowy, liczba sposobów dla sum od 2 do 12: 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1.

strategy-founding = Rozstawienie
strategy-founding-dots = Licz kropki. Suma kropek wokół skrzyżowania mówi, ile kart średnio daje tam osada w { $throws } rzutach. Na zwykłej wyspie najwięcej to { $best }; od 10 w górę miejsce jest dobre.
strategy-fig-corners = Miejsce gracza { $one }: kropki { $good }, rodzaje terenu { $kinds }. Miejsce gracza { $other }: kropki { $poor }. W { $throws } rzutach daje to { $good } kart w porównaniu z { $poor }.
strategy-fig-corners-alt = Dwie osady: jedna między trzema polami z dobrymi liczbami, oznaczona { $good }, i jedna przy pustyni, oznaczona { $poor }.
strategy-founding-numbers = Wybieraj różne liczby. Przy 6 i 8 coś wypada częściej niż przy dwóch szóstkach, choć suma kart jest ta sama.
strategy-founding-kinds = Patrz na obie osady razem. Drewno i glina pozwalają wcześnie się rozrastać; zboże i ruda przynoszą później miasta i karty. Czego nie masz wcale, to musisz zdobyć handlem; port albo nadmiar czegoś, czego potrzebują inni, jest wtedy wart kilku kropek.
strategy-founding-rare = Sprawdź, czego na tej wyspie jest mało. Surowiec, który leży tylko na 3 i 11, jest w handlu wart więcej niż ten, który leży na 6.
strategy-founding-road = Skieruj pierwszą drogę ku miejscu na trzecią osadę, a nie ku takiemu, które sąsiad zajmie przed tobą. Drogi ku wybrzeżu prowadzą do portów, drogi ku środkowi do innych graczy.

strategy-plans = Plany, które działają
strategy-plans-roads = Rozrastać się: drewno i glina. Pięć osad i Najdłuższy szlak handlowy to razem { $spread } punktów, resztę dają dwa lub trzy miasta. To wymaga miejsca, więc zacznij wcześnie.
strategy-plans-cities = Rosnąć: zboże i ruda. Miasta zbierają podwójnie i nie potrzebują nowego miejsca. Z odrobiną wełny przychodzą też karty rozwoju.
strategy-plans-port = Handlować: dużo jednego surowca i jego port. Kurs { $own_port_rate }:1 zamienia dobre pole we wszystko, czego trzeba, i nikogo nie musisz o nic prosić.
strategy-plans-change = Nie trzymaj się planu, który zepsuły kości albo inni gracze. To, na co cię teraz stać i co cię przybliża do celu, rzadko jest błędem.

strategy-trade = Jak handlować
strategy-trade-ask = Pytaj. Większość graczy handluje mniej, niż by mogła. Uczciwa wymiana, dzięki której obie strony coś zbudują, jest lepsza niż jakakolwiek pojedyncza karta, bo pozostali nic z niej nie mają.
strategy-trade-leader = Nie handluj z kimś, kto zaraz wygra, cokolwiek oferuje. A gdy to ty jesteś o krok od wygranej, licz na porty i bank.
strategy-trade-price = Ile warta jest karta, zależy od tego, co dzięki niej zbudujesz. Dwie karty za tę jedną, której brakuje do miasta, to tanio; kurs { $bank_rate } za jedną w banku pokazuje, jaka cena jest najgorsza.
strategy-trade-watch = Patrz, co zbierają inni: plony, zapłaty i wymiany są jawne. Często wiesz, co ktoś ma i na co oszczędza.

strategy-robber = Siódemka i zbójca
strategy-robber-hand = Gdy masz więcej niż { $hand_limit } kart, każdy cudzy rzut to ryzyko { $seven }. Buduj albo wymieniaj, zanim skończysz turę, albo ryzykuj świadomie, gdy stawką jest miasto.
strategy-robber-where = Stawiaj zbójcę na polu, na którym najwięcej kropek ma ten, kto prowadzi, a ty nie masz nic. Zabranie surowca, którego ktoś zaraz potrzebuje, boli bardziej niż jedna skradziona karta.
strategy-robber-knight = Zachowaj rycerza na chwilę, gdy zbójca stanie na twoim najlepszym polu, i zagraj go przed rzutem: pole da plony już w tej turze.

strategy-cards = Karty rozwoju
strategy-cards-odds = W nowej talii dla { $from }–{ $to } graczy jest { $deck } kart, w tym rycerzy { $knights } i punktów zwycięstwa { $points }: szanse { $knight_share } i { $point_share } na kartę.
strategy-cards-when = Karty to dobry użytek z tego, co zostaje, i jedyna droga do punktów, których nikt nie widzi. Rzadko warto odkładać dla nich miasto.
strategy-cards-monopoly = Monopol zagraj, gdy plony właśnie przyniosły dużo jednego surowca. Obfitość, gdy od razu coś dzięki niej zbudujesz, a Budowę dróg, gdy dzięki niej zajmiesz miejsce albo zdobędziesz Najdłuższy szlak handlowy przed kimś innym.

strategy-end = Pod koniec
strategy-end-count = W każdej rundzie licz punkty innych: widoczne i ukryte karty, które mogą mieć. Komu brakuje dwóch punktów, ten często wygrywa w jednej turze.
strategy-end-awards = Obie specjalne punktacje razem to { $awards } punkty. O jednego rycerza albo o dwie drogi więcej i przechodzą na ciebie: żaden inny krok nie przynosi tyle naraz.
strategy-end-cut = Osada we właściwym miejscu przerywa szlak handlowy. Szukaj takich miejsc, zanim będą potrzebne, i zamykaj luki we własnym szlaku.
strategy-end-hide = Zachowaj karty punktów zwycięstwa i pełną rękę na jedną wielką ostatnią turę. Z kimś, o kim wiadomo, że prowadzi, nikt już nie handluje, a zbójca idzie do niego.

strategy-many = W pięć osób i więcej
strategy-many-text = Między dwiema twoimi turami jest wiele rzutów. Zgłaszaj się do fazy budowy specjalnej, gdy możesz budować: ręka pozostaje mała, a miejsce bezpieczne. I zakładaj osady tam, gdzie liczby są dobre, bo miejsca szybko ubywa.
