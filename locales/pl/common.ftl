## Words of the game, used on every page.

hexfolk = Hexfolk

resource-wood = Drewno
resource-brick = Glina
resource-wool = Wełna
resource-grain = Zboże
resource-ore = Ruda

card-knight = Rycerz
card-point = Punkt zwycięstwa
card-roads = Budowa dróg
card-plenty = Obfitość
card-monopoly = Monopol

award-route = Najdłuższy szlak handlowy
award-army = Największa armia

## The marks of a seat: a colour and an emblem.

colour-lemon = Cytrynowy
colour-navy = Granatowy
colour-rust = Rdzawy
colour-mint = Miętowy
colour-orchid = Orchideowy
colour-teal = Morski
colour-ink = Atramentowy
colour-olive = Oliwkowy

emblem-sun = Słońce
emblem-anchor = Kotwica
emblem-flame = Płomień
emblem-drop = Kropla
emblem-flower = Kwiat
emblem-wave = Fala
emblem-moon = Księżyc
emblem-leaf = Liść

## On every page.

language = Język
theme = Wygląd
theme-auto = Jak w urządzeniu
theme-light = Jasny
theme-dark = Ciemny
home = Strona główna
skip-to-content = Przejdź do treści
close = Zamknij
cancel = Anuluj
yes = Tak
no = Nie
you = Ty
bot = Bot
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}

## The connection to the server.

connection-connecting = Łączenie ze stołem…
connection-away = Połączenie zostało przerwane. Próbujemy ponownie; niczego nie tracisz.
connection-back = Połączono ponownie.
connection-retry = Spróbuj teraz
bye-restart = Serwer uruchamia się ponownie. Za chwilę wrócisz do gry.

page-lost = Tu nic nie ma
page-lost-help = Ten adres donikąd nie prowadzi. Być może stół dawno zamknięto.

page-barred = Brak wstępu
table-closed = Gospodarz tego serwera zamknął ten stół. Możesz go oglądać, ale nie da się dalej grać. Załóż nowy stół albo zapytaj gospodarza.
