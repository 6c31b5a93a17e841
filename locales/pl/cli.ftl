## The frame of what the command line says. Names of commands, options and files stay as they are.

cli-error = Błąd: { $message }
cli-no-language = nie ma języka { $language }; dostępne: { $known }
cli-no-folder = nie ma folderu { $folder }

## The games on the disk.

cli-games-newer = gry w { $folder } pochodzą z nowszej wersji Hexfolk
cli-games-older = gry w { $folder } pochodzą ze starszej wersji: uruchom raz serwer, a je zaktualizuje
cli-games-none = nie ma gier w { $folder }: { $why }
cli-games-problem = gry w { $folder }: { $why }
cli-games-unkept = nie można przechowywać gier w { $folder }: { $why }
cli-database-missing = nie ma bazy danych
cli-database-foreign = nie zawiera żadnych gier
cli-backup-failed = kopia nie powstała: { $why }
cli-backup-there = { $file } już istnieje
cli-backup-unwritable = nie można zapisać kopii
cli-backup-damaged = kopia jest uszkodzona
cli-backup-made = { $file }: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
}, { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
}, kopia sprawdzona.
cli-cleanup-would = Do usunięcia: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
} i czat { $talks ->
    [one] { $talks } zakończonego
    [few] { $talks } zakończonych
    [many] { $talks } zakończonych
   *[other] { $talks } zakończonego
}.
cli-cleanup-gone = Usunięto: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
} i { $lines ->
    [one] { $lines } wiersz
    [few] { $lines } wiersze
    [many] { $lines } wierszy
   *[other] { $lines } wiersza
} czatu; zwolniono { $size } MiB.

## Tables and bans. A single word here heads a column.

cli-who = kto
cli-until = do
cli-since = od
cli-note = notatka
cli-number = numer
cli-mark = znak
cli-state = stan
cli-people = osoby
cli-bots = boty
cli-entries = wpisy
cli-made = powstał
cli-last-action = ostatni ruch
cli-chair = miejsce
cli-name = imię
cli-person = osoba
cli-host = gospodarz
cli-conceded = gra poddana
cli-state-lobby = lobby
cli-state-playing = w grze
cli-state-over = koniec
cli-state-closed = zamknięty
cli-state-paused = pauza
cli-kind-open = wolne
cli-kind-person = osoba
cli-kind-bot = bot
cli-table = Stół { $table }: { $state }, gra { $game }, tempo { $pace }
cli-table-turn = Stół { $table }: { $state }, gra { $game }, tura { $turn }, tempo { $pace }
cli-table-log = Utworzono { $date }; { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
}, ostatni { $ago }
cli-table-options = Opcje: { $options }
cli-no-table = nie ma stołu { $table }
cli-table-busy = przy stole { $table } za dużo się dzieje, by go zamknąć: spróbuj ponownie
cli-table-closed = Stół jest zamknięty.
cli-table-closed-before = Stół był już zamknięty.
cli-ban-lifted = odwołania
cli-ban-person = osoba { $person }
cli-ban-made = Blokada { $number }: { $who }, do { $date }.
cli-ban-made-endless = Blokada { $number }: { $who }, do odwołania.
cli-ban-unknown = nie ma blokady { $number }
cli-ban-is-lifted = Blokada { $number } jest zdjęta.
cli-ban-both = --days i --until wykluczają się nawzajem
cli-ban-past = ta chwila już minęła
cli-ban-everybody = to byliby wszyscy
cli-ban-nonsense = ani adres, ani sieć, ani identyfikator osoby (co najmniej { $least } z cyfr 0-9 i a-f)
cli-ban-several = { $who }: tak zaczynają się identyfikatory kilku osób
cli-ban-nobody = { $who }: tak nie zaczyna się żaden identyfikator

## Records.

cli-record-no-text = { $file } to nie zapis gry: to nie jest tekst
cli-record-too-long = { $file }: za długi jak na zapis gry
cli-record-running = ta gra jeszcze trwa: można ją obejrzeć dopiero po zakończeniu
cli-replay-title = { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisu
}, { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
cli-seat = miejsce
cli-player = gracz
cli-bot = bot
cli-points = punkty
cli-wins = wygrywa
cli-replay-unfinished = Ta gra nie została dokończona.
cli-no-seat = nie ma miejsca { $seat }
cli-verified = zweryfikowano: { $given }
cli-recomputed-not-verified = przeliczono, ale nie zweryfikowano: { $given }, więc serwer mógł wybrać losowania
cli-recomputed = przeliczono: każde losowanie wynika z sekretu; w grze samych botów nikt inny się do niego nie dokłada
cli-unpublished = nie do zweryfikowania: sekret nie jest ujawniony; gra trwa albo zapis jest ucięty
cli-unsealed = nie do zweryfikowania: grano zgodnie z zasadami, ale nic nie mówi, skąd wzięły się losowania
cli-gave-one = jedyna osoba dołożyła bajty
cli-gave-not-one = jedyna osoba nie dołożyła bajtów
cli-gave-all = wszystkie osoby ({ $people }) dołożyły bajty
cli-gave-some = bajty dołożyło { $gave } z { $people } osób
cli-gave-none = żadna z { $people } osób nie dołożyła bajtów

## A game looked at in the terminal.

watch-keys = spacja graj · ←→ krok · ↑↓ tura · [ ] zdarzenie · home end · cyfry enter: do tury · + - tempo · e widok · q wyjście
watch-turn = tura { $turn }
watch-turn-points = tura { $turn }, punkty { $points }
watch-founding = rozstawienie
watch-founding-seats = rozstawienie, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}
watch-dice = kości { $dice }
watch-bank = bank { $cards }
watch-deck = talia { $cards }
watch-eyes = widok: { $who }
watch-eyes-all = wszyscy
watch-eyes-spectator = widz
watch-seat = miejsce { $seat }
watch-head-points = pkt
watch-head-knights = ryc
watch-head-road = droga
watch-head-cards = karty
watch-head-development = rozwój
watch-from = { $what } od: { $who }
watch-a-card = karta
watch-hands-over = { $who } oddaje: { $cards }
watch-award-route = Najdłuższy szlak handlowy: { $who }
watch-award-army = Największa armia: { $who }
watch-nobody = nikt
watch-wins = wygrywa, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

## Islands and maps.

cli-id = id
cli-players = gracze
cli-hexes = pola
cli-islands = wyspy
cli-ports = porty
cli-target = cel
cli-map-error = błąd
cli-map-warning = uwaga
cli-map-good = dobrze, { $hexes ->
    [one] { $hexes } pole
    [few] { $hexes } pola
    [many] { $hexes } pól
   *[other] { $hexes } pola
} dla { $least }–{ $most } graczy
cli-map-good-islands = dobrze, { $hexes ->
    [one] { $hexes } pole
    [few] { $hexes } pola
    [many] { $hexes } pól
   *[other] { $hexes } pola
} na { $islands ->
    [one] { $islands } wyspie
    [few] { $islands } wyspach
    [many] { $islands } wyspach
   *[other] { $islands } wyspy
} dla { $least }–{ $most } graczy
cli-no-island = nie ma wyspy { $island }; znane: { $known }
cli-no-island-or-file = nie ma wyspy ani pliku { $island }; wyspy: { $known }
cli-no-text = { $file } to nie tekst
cli-beginner-deal = układ dla początkujących istnieje tylko dla standard19
cli-option-refused = to nie pasuje do reszty ({ $code })

## The server.

cli-no-address = brakuje adresu
cli-bad-address = { $address } to ani adres, ani sieć
cli-stopped = Hexfolk się zatrzymał. Gry są zachowane w { $folder } i po następnym uruchomieniu toczą się dalej.
cli-taken = nie można nasłuchiwać pod adresem { $host }, port { $port }: nasłuchuje tam już inny program
cli-unheard = nie można nasłuchiwać pod adresem { $host }, port { $port }: { $why }
cli-figures = Statystyki: { $address }

## Games among bots.

cli-bots-for = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
} na { $players ->
    [one] { $players } gracza
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
cli-no-bot = nie ma bota { $bot }; dostępne: { $known }, a własne jako moduł:nazwa
cli-bad-bot = { $bot } nie ma postaci moduł:nazwa
cli-worker-ended = proces roboczy się zakończył
cli-journal-none = { $file } nie jest dziennikiem areny
cli-journal-game = { $file }, wiersz { $line }: to nie jest gra tej areny
cli-journal-other = { $file } to dziennik innej areny: { $field } ma tam wartość { $there }, a tu { $here }
cli-stalled = jeden z botów Hexfolk się zaciął: { $why }
cli-games = gry
cli-games-on = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, graczy: { $players }, wyspa: { $island }
cli-games-dealt = { $games }: rozdania { $islands }, { $rotations ->
    [one] { $rotations } rotacja
    [few] { $rotations } rotacje
    [many] { $rotations } rotacji
   *[other] { $rotations } rotacji
}
cli-share = udział
cli-victories = wygrane
cli-rating = ranking
cli-offers = oferty
cli-offers-taken = przyjęte
cli-finished = dokończone: { $games }
cli-resumed = z dziennika: { $games }
cli-trades = wymiany między graczami: { $trades } na grę
cli-turns = tury: mediana { $median }, 99 % do { $most }
cli-speed = { $seconds } s, gry na sekundę: { $rate } ({ $rules })
cli-compiled = skompilowane
cli-interpreted = interpretowane
cli-lost-moves = { $bot }: { $moves ->
    [one] stracony { $moves } ruch
    [few] stracone { $moves } ruchy
    [many] straconych { $moves } ruchów
   *[other] stracone { $moves } ruchu
} ({ $kinds }); pierwszy: { $first }

## Names of phases, as the terminal shows them.

watch-phase-found_settlement = pierwsze osady
watch-phase-found_road = pierwsze drogi
watch-phase-before_roll = przed rzutem
watch-phase-discard = odrzucanie kart
watch-phase-robber = zbójca
watch-phase-rob = kradzież
watch-phase-main = handel i budowa
watch-phase-free_road = darmowe drogi
watch-phase-sign_up = zgłoszenia do budowy
watch-phase-special = budowa specjalna
watch-phase-over = koniec

## Records that cannot be read.

cli-record-fault = zapis gry, wiersz { $line }: { $why }
cli-fault-there = { $why } („{ $found }”)
cli-verify-fault = { $file }, wiersz { $line }: { $why }

## Serwer pod obciążeniem.

load-tables = { $tables ->
    [one] { $tables } stół, przy nim { $seats }
    [few] { $tables } stoły, przy każdym { $seats }
    [many] { $tables } stołów, przy każdym { $seats }
   *[other] { $tables } stołu, przy każdym { $seats }
}
load-title = { $tables }; akcje na sekundę: { $rate }
load-title-kills = { $tables }; serwer zabity: { $kills }×
load-what = co
load-measured = zmierzono
load-found = znaleziono
load-actions = akcje
load-actions-in = { $actions } w { $seconds } s
load-actions-a-second = akcje na sekundę
load-wait = od terminu do każdego miejsca, p50
load-worst = najgorszy wynik
load-games-finished = gry ukończone
load-resyncs = stany wysłane od nowa
load-errors = błędy
load-memory-table = pamięć stołu
load-memory-seat = pamięć miejsca
load-server-busy = procesory zajęte przez serwer
load-players-busy = procesory zajęte przez graczy
load-average = średnie obciążenie przedtem
load-actions-everywhere = akcje, które dotarły na każde miejsce
load-acked = potwierdzone wiadomości
load-finding-missing = potwierdzone, ale nie ma ich w dzienniku
load-finding-twice = wykonane dwa razy
load-finding-unasked = wykonane, ale niepotwierdzone
load-finding-unfolded = stoły, których dziennik nie ma sensu
load-finding-otherwise = ludzie, którzy widzieli coś innego
load-longest-open = najdłużej, aż serwer zaczął słuchać
load-longest-back = najdłużej, aż wszyscy wrócili
load-seconds = { $seconds } s
load-milliseconds = { $time } ms
load-kib = { $size } KiB
load-server-said = Serwer powiedział:
load-stage = { $what }: { $total }
load-stage-made = stoły utworzone
load-stage-laid = stoły przygotowane
load-stage-start = serwer startuje
load-stage-taken = stoły wczytane
load-stage-enter = ludzie wchodzą
load-stage-play = ludzie grają
load-stage-killing = ludzie grają, serwer jest zabijany
load-stage-log = czytanie dziennika
load-own-pin = --pin działa tylko z własnym serwerem
load-own-kills = --kills i --seconds 0 działają tylko z własnym serwerem
load-kills-time = --kills wymaga czasu: --seconds
load-pin-system = --pin nie działa w tym systemie
load-pin-two = --pin wymaga dwóch procesorów
load-trouble-scheme = { $scheme } tu nie działa: http://127.0.0.1:PORT
load-trouble-port = ten port nie ma sensu
load-trouble-far = obciążać można tylko serwery na tym komputerze: 127.0.0.1, [::1] lub localhost
load-trouble-outside = w ciągu { $seconds } s nie weszło osób: { $away } z { $people }
load-trouble-ended = serwer nie działa: { $said }
load-trouble-mute = serwer nie działa i nic nie mówi
load-trouble-busy = { $address } nie wyszukuje tylu stołów
load-trouble-silent = { $address } nie odpowiada: { $why }
load-trouble-tableless = { $address } nie tworzy stołu: { $why }
load-trouble-table = { $address } nie odpowiada przy stole { $table }
load-trouble-refused = { $address } odmawia: { $refusal }
