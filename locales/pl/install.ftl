## The game as an app of the device; the device shows the description.

install-description = Gra o zasiedlaniu wyspy dla dwóch do ośmiu ludzi i botów.
install-title = Na twoim urządzeniu
install-help = Hexfolk otwiera się wtedy z ekranu głównego, we własnym oknie i z całym ekranem dla wyspy.
install-go = Zainstaluj
install-ios = W Safari: „Udostępnij”, a potem „Do ekranu początkowego”.
install-done = Zainstalowano. Znajdziesz grę wśród aplikacji.

## A new version of the client.

update-title = Jest nowa wersja.
update-now = Wczytaj
update-later = Później

## Without a connection.

offline-title = Brak połączenia
offline-help = W tej chwili nie można stąd połączyć się z serwerem gry. Trwające gry są na nim zachowane razem z twoim miejscem; włączony zegar idzie dalej.
offline-can = Co działa w tym czasie
offline-map = Zostaje w tej przeglądarce i zostanie sprawdzona, gdy połączenie wróci.
offline-again = Spróbuj ponownie
offline-trying = Próbujemy…
offline-failed = Wciąż brak połączenia.
offline-auto = Ta strona otworzy się sama, gdy tylko serwer odpowie.
offline-bar = Brak połączenia. To, co widać, może być nieaktualne.
cookies-needed = Przeglądarka nie pozwala tej stronie zapisywać plików cookie. Bez nich żadne miejsce nie może być twoje: zezwól na nie i wczytaj stronę ponownie.
