## Who is at the table, and what the host may do about it.

chair-host = Gospodarz
chair-ready = Można zaczynać
chair-not-ready = Jeszcze chwila
chair-locked = Miejsce zablokowane
chair-locked-help = Na początku gry zajmie je bot
chair-sit = Usiądź tutaj
chair-kind = Kto tu gra ({ $look })
chair-kind-open = Wolne
chair-kind-locked = Zablokowane
chair-more = Więcej: { $name }
chair-hand-over = Oddaj rolę gospodarza
chair-kick = Wyproś
chair-kick-help = Wyproszona osoba może tu znowu usiąść tylko za twoją zgodą.

host-you = Teraz gospodarzem stołu jesteś ty.
host-now = Teraz gospodarzem stołu jest { $name }.

look-title = Twój wygląd
emblem-title = Twój emblemat
emblem-help = Będzie twój także przy następnych stołach, jeśli nikt go tam nie ma.

level-title = Poziom botów
level-easy = Łatwy
level-standard = Zwykły
level-hard = Trudny
level-master = Mistrz
level-easy-bot = Bot (łatwy)
level-standard-bot = Bot (zwykły)
level-hard-bot = Bot (trudny)
level-master-bot = Bot (mistrz)
level-easy-help = Łatwe boty grają rozsądnie i chętnie handlują, ale czasem coś przeoczą.
level-standard-help = Zwykłe boty planują, handlują i bronią się.
level-hard-help = Trudne boty patrzą o rundę naprzód i targują się.
level-master-help = Mistrzowie patrzą jeszcze dalej i rozważają każdy wybór.
level-help = Dotyczy nowych botów oraz tych, które grają w zastępstwie ludzi.

trait-bargain = lubi dobić targu
trait-haggler = zawsze chce trochę więcej
trait-brisk = szybko decyduje
trait-thoughtful = lubi się zastanowić
trait-plain = mówi krótko: tak albo nie

ready = Możemy zaczynać
ready-help = Gospodarz zobaczy, że możesz zaczynać.
ready-said = Można zaczynać. Naciśnij jeszcze raz, jeśli potrzebujesz chwili.
ready-again = Gospodarz zmienił zasady. Przejrzyj je i potwierdź jeszcze raz, że możesz zaczynać.
ready-missing = { $count ->
    [one] Jeszcze chwili potrzebuje: { $names }.
    [few] Jeszcze chwili potrzebują: { $names }.
    [many] Jeszcze chwili potrzebują: { $names }.
   *[other] Jeszcze chwili potrzebują: { $names }.
}
ready-all = Wszyscy mogą zaczynać.
start-not-ready = { $count ->
    [one] Jeszcze chwili potrzebuje: { $names }. Zacząć mimo to?
    [few] Jeszcze chwili potrzebują: { $names }. Zacząć mimo to?
    [many] Jeszcze chwili potrzebują: { $names }. Zacząć mimo to?
   *[other] Jeszcze chwili potrzebują: { $names }. Zacząć mimo to?
}
start-anyway = Zacznij mimo to
start-wait = Czekaj

watching-and = { $count ->
    [one] { $names } i { $count } osoba bez imienia.
    [few] { $names } i { $count } osoby bez imienia.
    [many] { $names } i { $count } osób bez imienia.
   *[other] { $names } i { $count } osoby bez imienia.
}
watching-until = Gdy gra się zacznie, będą musieli wyjść: przy tym stole gra się bez widzów.
barred-title = Wyproszone osoby
barred-let = Pozwól znowu usiąść
kicked-title = Gospodarz wyprosił cię od stołu
kicked-help = Przy tym stole możesz znowu usiąść tylko za zgodą gospodarza.
join-locked = Nie ma wolnych miejsc: pozostałe zablokował gospodarz.
join-watch = Możesz zostać i oglądać.
join-leave = Przy tym stole gra się bez widzów: gdy gra się zacznie, trzeba będzie wyjść.

closed-title = Ta gra toczy się bez widzów
closed-help = Widzą ją tylko grający. Gdy się skończy, możesz tu znowu wejść.
closed-again = Sprawdź ponownie

option-watchers = Widzowie
option-watchers-help = Kto ma link, może oglądać grę. Bez tego widzą ją tylko grający.

## Sets of rules to begin with.

preset-title = Rodzaj gry
preset-classic = Gra podstawowa
preset-classic-help = Zwykłe zasady, dwie minuty na turę.
preset-quick = Szybka
preset-quick-help = Do 8 punktów, minuta na turę.
preset-beginners = Dla początkujących
preset-beginners-help = Dobrze wyważona wyspa, Przyjazny zbójca, bez zegara.
preset-big = Duży stół
preset-big-help = 6–8 graczy, budowa specjalna, 90 sekund na turę i minuta zapasu.
preset-own = Własny zestaw
preset-own-help = Własny zestaw: taki, jak ustawisz poniżej.

refused-barred = Gospodarz wyprosił cię od stołu. Możesz tu znowu usiąść tylko za jego zgodą.
refused-seat_locked = Gospodarz zablokował to miejsce. Wybierz inne.
refused-emblem_taken = Ktoś inny ma ten emblemat. Wybierz inny.
refused-emblem_unknown = Nie ma takiego emblematu. Wybierz jeden z ośmiu.
refused-nobody_there = Na tym miejscu nikogo już nie ma.
refused-not_barred = Ta osoba już może znowu usiąść.
refused-not_ready = { $people ->
    [one] { $people } osoba potrzebuje jeszcze chwili. Poczekaj albo zacznij mimo to.
    [few] { $people } osoby potrzebują jeszcze chwili. Poczekaj albo zacznij mimo to.
    [many] { $people } osób potrzebuje jeszcze chwili. Poczekaj albo zacznij mimo to.
   *[other] { $people } osoby potrzebuje jeszcze chwili. Poczekaj albo zacznij mimo to.
}

hint-target_hard = Tyle punktów trudno tu zdobyć: w większości gier samych botów nikt nie doszedł do nich w 60 rundach. Wybierz mniej punktów, większą mapę albo więcej specjalnych punktacji.
hint-target_impossible = Tylu punktów nikt tu nie zdobędzie. Wybierz mniej punktów albo większą mapę.
