## Edytor map.

editor-title = Edytor map
editor-start = Narysuj mapę
editor-start-help = Narysuj własną wyspę i zagraj na niej z innymi.
editor-mode = Widok
editor-mode-draw = Rysowanie
editor-mode-trial = Próba
editor-field = Obszar rysowania
editor-field-help = Strzałki przesuwają kursor; z klawiszem Shift malują po drodze. Enter lub spacja używa narzędzia. Litery ustawiają teren: R losowy, F las, H wzgórza, P pastwisko, A pole uprawne, M góry, D pustynia, G złoże złota, L jezioro, S morze. Delete wymazuje. Cyfry ustalają liczbę, kropka ją zwalnia. N wyklucza rozstawienie przy polu. Ctrl+Z cofa, Ctrl+Y ponawia.
editor-grid = Pola mapy
editor-coast = Krawędzie wybrzeża
editor-cell = Rząd { $row }, kolumna { $column }: { $what }
editor-side = Krawędź { $side }, rząd { $row }, kolumna { $column }: { $what }
editor-side-ne = północno-wschodnia
editor-side-e = wschodnia
editor-side-se = południowo-wschodnia
editor-side-sw = południowo-zachodnia
editor-side-w = zachodnia
editor-side-nw = północno-zachodnia
editor-nothing = puste
editor-random = losowy
editor-has-number = liczba { $number }
editor-has-no-start = bez startu

## Narzędzia.

editor-tools = Narzędzia
editor-tool-kind = Co rysować
editor-tool-terrain = Teren
editor-tool-terrain-help = Maluj, przeciągając. Pola losowe dostają teren dopiero przy rozkładaniu wyspy.
editor-tool-number = Liczby
editor-tool-number-help = Dotknij pola, aby ustalić jego liczbę. Wszystkie inne liczby są losowane.
editor-tool-port = Porty
editor-tool-port-help = Dotknij kółka na wybrzeżu, aby ustalić tam port. Wszystkie inne porty są losowane.
editor-tool-noStart = Bez startu
editor-tool-noStart-help = Dotknij pól, przy których w fazie rozstawienia nie wolno stawiać osad.
editor-tool-hand = Przesuń widok
editor-tool-hand-help = Przeciągaj, aby się rozejrzeć. Dwa palce lub kółko myszy przybliżają i oddalają przy każdym narzędziu.
editor-erase = Wymaż
editor-dealt = Losowana
editor-no-port = bez portu
editor-port-any = port ogólny
editor-port-wood = port drewna
editor-port-brick = port gliny
editor-port-wool = port wełny
editor-port-grain = port zboża
editor-port-ore = port rudy

## Cała mapa.

editor-actions = Cała mapa
editor-undo = Cofnij
editor-undone = Cofnięto
editor-redo = Ponów
editor-redone = Ponowiono
editor-turn = Obróć o 60 stopni
editor-mirror-sideways = Odbij w poziomie
editor-mirror-over = Odbij w pionie
editor-move-left = Przesuń w lewo
editor-move-right = Przesuń w prawo
editor-move-up = Przesuń w górę
editor-move-down = Przesuń w dół
editor-clear = Wyczyść wszystko
editor-map = Mapa
editor-name = Nazwa mapy
editor-untitled = Moja wyspa
editor-least = Najmniej graczy
editor-most = Najwięcej graczy

## Co jest rozkładane.

editor-pools = Pula do rozłożenia
editor-fill = Wypełnij za mnie
editor-fill-help = Tereny, liczby i porty są wtedy dobierane do rysunku w zwykłych proporcjach. Gdy zmienisz którąkolwiek ilość, resztę też ustalasz ręcznie.
editor-pool-terrain = Teren na polach losowych: { $count }
editor-pool-numbers = Liczby: { $count }
editor-pool-ports = Porty: { $count }
editor-fewer = Mniej o 1: { $what }
editor-more = Więcej o 1: { $what }

## Co serwer mówi o rysunku.

editor-check = Sprawdzenie
editor-check-empty = Nic tu jeszcze nie ma. Namaluj trochę lądu.
editor-check-busy = Sprawdzanie…
editor-check-good = Na tej mapie można grać.
editor-check-errors = { $count ->
    [one] Aby grać na tej mapie, trzeba zmienić { $count } rzecz.
    [few] Aby grać na tej mapie, trzeba zmienić { $count } rzeczy.
    [many] Aby grać na tej mapie, trzeba zmienić { $count } rzeczy.
   *[other] Aby grać na tej mapie, trzeba zmienić { $count } rzeczy.
}
editor-check-warnings = { $count ->
    [one] Na tej mapie można grać. { $count } rzecz, o której warto wiedzieć:
    [few] Na tej mapie można grać. { $count } rzeczy, o których warto wiedzieć:
    [many] Na tej mapie można grać. { $count } rzeczy, o których warto wiedzieć:
   *[other] Na tej mapie można grać. { $count } rzeczy, o których warto wiedzieć:
}
editor-error = Błąd:
editor-warning = Uwaga:
editor-finding-other = Coś jest tu nie tak ({ $code }).
editor-show = Pokaż
editor-show-what = Pokaż na mapie: { $what }
editor-fact-land = { $count ->
    [one] { $count } pole lądu
    [few] { $count } pola lądu
    [many] { $count } pól lądu
   *[other] { $count } pola lądu
}
editor-fact-islands = { $count ->
    [one] { $count } wyspa
    [few] { $count } wyspy
    [many] { $count } wysp
   *[other] { $count } wyspy
}
editor-fact-sites = { $count ->
    [one] { $count } miejsce do rozstawienia
    [few] { $count } miejsca do rozstawienia
    [many] { $count } miejsc do rozstawienia
   *[other] { $count } miejsca do rozstawienia
}
editor-fact-most = { $most ->
    [0] za mało miejsca
   *[other] miejsce dla { $most } graczy
}

## Rozłożenie na próbę.

editor-trial-picture = Wyspa w układzie numer { $seed }
editor-seed = Numer układu
editor-style = Rodzaj układu
editor-deal-again = Rozłóż ponownie

## Skąd mapy się biorą i dokąd trafiają.

editor-open = Otwórz
editor-open-empty = Pusty obszar
editor-open-file = Z pliku…
editor-open-kept = Zapisane w tej przeglądarce
editor-open-packaged = Mapy z gry
editor-discard = Usuń
editor-discard-what = Usuń: { $name }
editor-opened-undo = Twój rysunek nie był zapisany. Możesz go przywrócić przyciskiem „Cofnij”.
editor-keeping = Zapisywanie i gra
editor-state-empty = Nowa mapa
editor-state-saved = Zapisano
editor-state-draft = Nie zapisano. Ta przeglądarka przechowuje szkic.
editor-state-lost = Nie zapisano, a ta przeglądarka nie przechowa szkicu: przed wyjściem zapisz plik.
editor-save = Zapisz
editor-saved = Mapa { $name } jest zapisana w tej przeglądarce.
editor-not-saved = Ta przeglądarka niczego nie przechowuje. Zapisz mapę jako plik.
editor-download = Zapisz jako plik
editor-downloaded = Plik { $name } jest wśród pobranych.
editor-play = Zagraj na tej mapie
editor-share = Udostępnij
editor-share-help = Link zawiera całą mapę. Kto go otworzy, może ją obejrzeć, zmienić i na niej zagrać.
editor-share-link = Link do mapy
editor-link-opened = To jest mapa z linku.
editor-link-opened-undo = To jest mapa z linku. Przyciskiem „Cofnij” przywrócisz własny rysunek.
editor-link-long = Mapa jest za długa na link. Przekaż ją jako plik.
editor-link-way = Ten link pochodzi z nowszej wersji gry i nie można go odczytać.
editor-link-broken = Ten link jest uszkodzony: brakuje jego części. Poproś o niego jeszcze raz.
editor-unread-toml = To nie jest plik mapy: nie można odczytać wiersza { $line }.
editor-unread-empty = W tym pliku nie ma mapy (wiersz { $line }).
editor-unread-size = Ta mapa jest za duża dla edytora (wiersz { $line }).
editor-unread-letter = W wierszu { $line } jest znak, który nie jest ani terenem, ani liczbą.
editor-unread-column = W wierszu { $line } litera stoi między dwiema kolumnami: sąsiednie pola są o dwie kolumny od siebie, a każdy rząd jest przesunięty o jedną.
editor-unread-field = W wierszu { $line } jest coś, czego nie ma żadna mapa.
