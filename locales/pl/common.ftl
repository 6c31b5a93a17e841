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
theme-auto = Jak w urządzeniu
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
connection-away = Utracono połączenie. Próbujemy je przywrócić – nic nie przepadnie.
connection-back = Połączenie przywrócone.
connection-retry = Spróbuj teraz
bye-restart = Serwer uruchamia się ponownie. Gra wróci za chwilę.

page-lost = Tu nic nie ma
page-lost-help = Ten adres donikąd nie prowadzi. Być może stołu dawno już nie ma.

page-barred = Brak wstępu
table-closed = Administrator serwera zamknął ten stół. Możesz go oglądać, ale nie można już przy nim grać. Załóż nowy stół albo skontaktuj się z administratorem.
sentence-after = { $first } { $next }
