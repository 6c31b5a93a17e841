## What `hexfolk --help` tells. The first line of a command's help stands in lists of commands; every line is a
## paragraph. Names of commands and options, file names and values stay as they are.

help-hexfolk = Hexfolk: gra o zasiedlaniu wyspy, dla 2–8 osób i botów.
help-help = Pokazuje ten opis i kończy.
help-version = Pokazuje wersję i to, czy zasady są skompilowane.
help-lang = Język tekstów, na przykład pl albo pt-BR; bez tej opcji język systemu.

## What stands for a value.

metavar-number = LICZBA
metavar-text = TEKST
metavar-file = PLIK
metavar-files = PLIK…
metavar-folder = FOLDER
metavar-tag = JĘZYK
metavar-seconds = SEKUNDY
metavar-rounds = RUNDY
metavar-line = WIERSZ
metavar-seat = MIEJSCE
metavar-id = ID
metavar-who = OSOBA|ADRES|SIEĆ
metavar-network = ADRES|SIEĆ
metavar-island = ID|PLIK
metavar-svg = PLIK.svg
metavar-bots = NAZWA[,NAZWA…]
metavar-line-up = NAZWA,NAZWA…
metavar-url = URL

## Options of several commands.

help-data = Folder, w którym są gry.
help-json = Jeden obiekt JSON zamiast tabeli.
help-json-tables = Jeden obiekt JSON zamiast tabel.
help-json-object = Obiekt JSON zamiast wierszy.
help-json-list = Lista obiektów JSON zamiast tabeli.
help-json-lines = Lista obiektów JSON zamiast wierszy.

## Games among bots.

help-players = Miejsca przy stole.
help-seed = To samo ziarno daje wszędzie te same gry.
help-board = Wyspa albo plik mapy (.toml); „standard” dobiera planszę do liczby graczy.
help-workers = Liczba procesów; wyniki od niej nie zależą.
help-deadline = Ile czasu ma obcy bot na ruch, zanim go straci.
help-turn-cap = Porzuca grę po tylu turach.
help-target = Punkty do zwycięstwa.
help-target-default = tyle, ile podpowiada wyspa
help-deal = Jak powstaje układ wyspy.
help-dice = Dwie kości albo talia ich 36 rzutów.
help-soft-sevens = Wyrównane kości: siódemka w dwóch rzutach po poprzedniej wraca raz do talii.
help-no-early-seven = Wyrównane kości: bez siódemek przez tyle pierwszych rund, najwyżej trzy.
help-rule-friendly-robber = Zbójca oszczędza graczy, którzy mają najwyżej dwa punkty.
help-rule-robber = Czy jest zbójca.
help-rule-discard = Czy siódemka kosztuje połowę ręki, w której jest ponad siedem kart.
help-rule-route-award = Dwa punkty za najdłuższy szlak handlowy.
help-rule-army-award = Dwa punkty za największą armię.
help-rule-special-building = Budowa między turami, od pięciu graczy.
help-rule-gifts = Czy jedna strona wymiany może być pusta.
help-rule-bank-shown = Czy ludzie widzą stan banku; botom jest to obojętne.
help-sim = Rozgrywa gry botów między sobą i liczy wyniki.
help-sim-games = Ile gier.
help-sim-bots = Jeden bot na wszystkie miejsca albo po jednym na miejsce: { $bots }, zainstalowany albo moduł:nazwa.
help-sim-record = Zapisuje ostatnią grę do tego pliku.
help-sim-verifiable = Los wynika z zapieczętowanego sekretu, jak przy stołach; kolejność gry jest losowana.
help-arena =
    Pozwala botom rywalizować na równych warunkach.

    Każda wyspa, razem z rzutami kości, jest rozgrywana raz w każdej rotacji składu: wszyscy przesuwają się o jedno miejsce, aż każdy wróci na swoje. Każda z tych rozgrywek to jedna gra. Przy --players 4 składy a,b,c,d i a,b,b,b mają cztery rotacje, a skład a,b (czyli a,b,a,b) dwie: --games 400 to 100 wysp albo 200. Rozgrywa się też to, co zostało z ostatniej wyspy.

    Udział wygranych nazwy liczy się na każde jej miejsce i na grę: przy równych szansach to jeden przez liczbę graczy. Przedziały 95 % są Wilsona, szersze tam, gdzie wyspy różnią się bardziej, niż pozwala na to los. Ratingi są z openskill, na początek 25 dla każdego: najpierw zwycięzca, potem pozostali według punktów. Wyniki zależą tylko od ziarna, z wyjątkiem czasów i obcych botów, które się spóźniają.
help-arena-bots = Skład: bot na każde miejsce albo mniej botów, które się powtarzają. Każdy z nich to { $bots }, bot zainstalowany albo moduł:nazwa.
help-arena-games = Ile gier; zaokrąglane w górę, by każda wyspa była rozegrana w każdej rotacji.
help-arena-journal = Notuje każdą grę w tym pliku, a jeśli plik już jest, zaczyna tam, gdzie się kończy.

## Records.

help-analyse =
    Przygląda się zakończonej grze: szanse i punkty zwrotne.

    PLIK to jej zapis (- czyta standardowe wejście). Pokazuje szanse każdego gracza na wygraną w trakcie gry, tak jak widzi je mistrz, który zna wszystkie karty, oraz pięć momentów, które zmieniły najwięcej. Przy skompilowanych zasadach trwa to kilka sekund, bez tego kilka minut.

    Gra, która jeszcze trwa, jest odrzucana, tak samo jak zapis bez sensu, z kodem wyjścia 1.
help-analyse-json = Jeden obiekt JSON, z każdym punktem krzywej.
help-analyse-line = Zamiast tego: co w tym wierszu zapisu zrobiłby mistrz.
help-replay =
    Odtwarza zapis gry i pokazuje końcowe punkty.

    PLIK to zapis (- czyta standardowe wejście). Z --watch widać grę ruch po ruchu: spacja uruchamia i zatrzymuje, strzałki prowadzą od kroku do kroku i od tury do tury, [ i ] od zdarzenia do zdarzenia. Bez terminala ruchy są wypisywane wiersz po wierszu.

    Zapis, który nie ma sensu, łamie zasady albo kończy się inaczej, niż sam podaje, jest odrzucany z numerem wiersza i powodem, z kodem wyjścia 1.
help-replay-watch = Pokazuje grę krok po kroku, sterowaną klawiszami.
help-replay-eyes = Z --watch: czyje karty widać: all (wszystkich), spectator (jak widz) albo numer miejsca.
help-replay-from = Z --watch: wiersz zapisu, od którego zacząć.
help-replay-speed = Z --watch: jak szybko się odtwarza.
help-report =
    Tworzy podsumowanie zapisu gry jako jeden plik HTML.

    PLIK to zapis (- czyta standardowe wejście). Strona nie potrzebuje sieci, skryptów ani innych plików. Zapis, który nie ma sensu, łamie zasady albo kończy się inaczej, niż sam podaje, jest odrzucany z numerem wiersza i powodem, z kodem wyjścia 1 i bez strony.
help-report-output = Dokąd trafia strona (- pisze na standardowe wyjście).
help-verify =
    Przelicza każde losowanie z zapisu i odtwarza go według zasad.

    PLIK to zapis (- czyta standardowe wejście). Możliwe wyniki:

    zweryfikowano: każde losowanie wynika z sekretu, do którego się zobowiązano, i z bajtów ludzi.
    przeliczono: to samo, ale nikt z ludzi nie dał bajtów; kto tworzył sekret, mógł wybrać losowania.
    nie do zweryfikowania: zapis nie był zapieczętowany albo jego sekret nie jest opublikowany (kod wyjścia 3).
    W innym razie pierwszy wiersz, który się nie zgadza, i powód (kod wyjścia 1).

## Islands and maps.

help-maps =
    Wypisuje wyspy gry; sprawdza lub rysuje mapę.

    Mapa to plik tekstowy; docs/maps.md mówi, jak ją napisać.
help-maps-check =
    Mówi, czy na każdej z map da się grać, albo co jest nie tak.

    Każdy komunikat podaje plik, wiersz i kolumnę. Kod wyjścia 1, jeśli któraś mapa ma błąd; ostrzeżenia się nie liczą.
help-maps-draw =
    Rysuje wyspę jako obraz SVG.

    Jest to jedna z wysp gry, podana przez ID, albo mapa z pliku PLIK.
help-maps-output = Dokąd zapisać obraz; bez tej opcji na standardowe wyjście.
help-maps-seed = Ziarno układu.
help-maps-undealt = Rysuje mapę taką, jaka jest w pliku, bez losowania układu.

## The server and its tables.

help-serve =
    Udostępnia grę przeglądarkom, aż do przerwania.

    Tylko na tym komputerze, chyba że --host mówi inaczej: 0.0.0.0 otwiera grę na sieć domową i pokazuje adres, także jako kod QR.
help-serve-host = Adres, na którym serwer nasłuchuje.
help-serve-port = Port; 0: dowolny wolny.
help-serve-keep-days = Usuwa niedokończone stoły, których nikt nie dotknął od tylu dni; 0: nigdy.
help-serve-trust-proxy = Wierzy nagłówkom X-Forwarded-For i X-Forwarded-Proto stąd; none: niczyim. Można powtarzać.
help-serve-exempt = Bez limitów dla tego adresu lub tej sieci. Można powtarzać.
help-serve-sockets = Ile kart przeglądarki może mieć naraz otwartych jeden adres.
help-serve-metrics-port = Udostępnia liczby dla Prometheusa na tym porcie; 0: dowolny wolny. Bez tej opcji wyłączone.
help-serve-metrics-host = Adres, na którym są te liczby.
help-serve-log-format = Postać dziennika.
help-serve-log-level = Od jakiego poziomu zapisuje się w dzienniku.
help-tables =
    Wypisuje wszystkie stoły, najpierw ten, przy którym coś się działo ostatnio.

    Działa obok uruchomionego serwera. ID otwiera stół każdemu, kto je ma: zachowaj listę dla siebie. Znak to nazwa stołu w dzienniku serwera.
help-tables-state = Tylko stoły w tym stanie; można podać więcej niż raz.
help-table =
    Pokazuje stół: miejsca, opcje, długość dziennika.

    Krótki identyfikator osoby, podany przy jej miejscu, służy do wskazania jej w `hexfolk ban`. Po --close przy stole nie można już nic zrobić; nadal można go oglądać.
help-table-close = Zamyka stół na dobre; uruchomiony serwer mówi o tym graczom.
help-ban =
    Wypisuje blokady; blokuje osoby lub adresy i wpuszcza je znowu.

    Uruchomiony serwer stosuje to w kilka sekund i mówi o tym, kogo to dotyczy, w jego języku.
help-ban-add =
    Blokuje osobę, adres lub sieć.

    Osobę wskazuje krótki identyfikator, który pokazuje `hexfolk table ID`. Blokada trwa do odwołania, chyba że --days lub --until mówi, kiedy się kończy.
help-ban-days = Na tyle dni.
help-ban-until = Do tej chwili (UTC).
help-ban-note = Powód; tylko dla ciebie.
help-ban-lift =
    Wpuszcza kogoś znowu.

    LICZBA to numer blokady, który wypisuje `hexfolk ban`.
help-backup =
    Kopiuje wszystkie gry do nowego pliku i sprawdza kopię.

    Także wtedy, gdy serwer działa. Aby przywrócić kopię, zatrzymaj serwer, opróżnij folder z danymi i umieść w nim kopię pod nazwą hexfolk.sqlite3.
help-cleanup =
    Usuwa nigdy nieukończone stoły, których już nikt nie potrzebuje.

    Znikają, gdy nic się przy nich nie dzieje przez tyle dni, ile podaje --days. Zakończone gry zostają jako zapisy; czat ich stołów znika po tym samym czasie. Potem plik jest zmniejszany, jak tylko się da. Uruchomiony serwer robi to samo raz dziennie, oprócz tego ostatniego.
help-cleanup-days = Od ilu dni nic nie może się dziać.
help-cleanup-dry-run = Tylko mówi, co by zniknęło.

## A server put under load.

help-load =
    Obciąża serwer i mierzy.

    Symulowani ludzie grają przy wielu stołach przez prawdziwe gniazda sieciowe, a mierzy się, jak długo czekają. Akcja liczy się od chwili, na którą przypadała, aż aktualizacja dotrze na każde miejsce przy jej stole. Z --kills kod wyjścia to 1, gdy coś, co serwer potwierdził, zginęło lub stało się dwa razy.
help-load-tables = Ile stołów.
help-load-seats = Ludzie przy każdym stole.
help-load-seconds = Jak długo grają; 0 mierzy tylko pamięć stołów.
help-load-rate = Akcje na sekundę, przy wszystkich stołach. Przypadają losowo, czy serwer nadąża, czy nie.
help-load-rate-default = pół akcji na stół
help-load-ahead = Własny serwer: gry mają już za sobą do tylu ruchów.
help-load-seed = Ziarno rozegranych wcześniej ruchów i tego, co wybierają ludzie.
help-load-address = Serwer, który już działa na tym komputerze; żadnego innego się nie obciąża.
help-load-address-default = własny serwer w folderze tymczasowym
help-load-pin = Własny serwer: dostaje jeden procesor, ludzie drugi.
help-load-kills = Własny serwer: jest po drodze tyle razy zabijany, a potem jego dziennik porównuje się z potwierdzeniami.

## The frame of help.

usage-usage = Użycie: { $command }
usage-options = Opcje:
usage-commands = Polecenia:
usage-some-options = [OPCJE]
usage-a-command = POLECENIE [ARGUMENTY]…
usage-some-command = [POLECENIE] [ARGUMENTY]…
usage-default = domyślnie: { $default }
usage-required = wymagane

## Complaints about the form of a command line.

usage-try = Pomoc: „{ $command } { $option }”.
usage-aborted = Przerwano!
usage-bad-value = Niewłaściwa wartość: { $message }
usage-bad-value-of = Niewłaściwa wartość { $param_hint }: { $message }
usage-missing-command = Brakuje polecenia.
usage-missing-option = Brakuje opcji { $name }.
usage-missing-argument = Brakuje argumentu { $name }.
usage-no-option = Nie ma opcji { $name }.
usage-no-command = Nie ma polecenia { $name }.
usage-meant = { $number ->
    [one] Może { $names }?
    [few] Może jedno z tych: { $names }?
    [many] Może jedno z tych: { $names }?
   *[other] Może jedno z tych: { $names }?
}
usage-extra = Za dużo argumentów: { $args }
usage-needs-value = Opcja { $name } wymaga wartości.
usage-takes-no-value = Opcja { $name } nie przyjmuje wartości.
usage-no-choice = { $value } to żadna z wartości { $choices }.
usage-no-format = { $value } nie ma żadnej z postaci { $formats }.
usage-no-number = { $number_type ->
    [float] { $value } nie jest liczbą.
   *[integer] { $value } nie jest liczbą całkowitą.
}
usage-no-range = { $value } jest poza zakresem { $range }.
usage-path-missing = { $name ->
    [Directory] Nie ma folderu { $filename }.
   *[other] Nie ma pliku { $filename }.
}
usage-path-file = { $filename } to plik, nie folder.
usage-path-folder = { $filename } to folder, nie plik.
usage-path-unreadable = Nie można odczytać { $filename }.
usage-path-unwritable = Nie można zapisać { $filename }.
usage-no-opening = Nie można otworzyć { $filename }: { $message }
usage-unknown-error = nieznany błąd
