## Strona główna: własne stoły.

mine-title = Twoje stoły
mine-due = Twój ruch
mine-wait = Trwa twoja tura
mine-turn = Teraz gra { $player }
mine-playing = Gra trwa
mine-saved = Zapisana na inny wieczór
mine-paused = Pauza
mine-lobby = W lobby
mine-go = Graj dalej
mine-all = Pokaż wszystkie stoły: { $tables }
mine-few = Pokaż mniej
mine-finished = Zakończone gry
mine-with = W grze: { $names }
mine-won-you = Wygrana!
mine-won-other = Wygrywa { $name }
mine-won-nobody = Bez zwycięzcy
mine-report = Podsumowanie
mine-remove = Usuń
mine-remove-which = Usuń z listy grę, w której grają: { $names }
mine-removed = Usunięto z listy.

## Otwarte stoły.

open-title = Otwarte stoły
open-none = Nie ma teraz otwartych stołów. Załóż stół i ustaw go jako publiczny, a pojawi się tutaj.
open-stale = Nie udało się pobrać listy. Odświeży się sama.
open-of = Stół gracza { $name }
open-nameless = Stół bez ludzi
open-seats = zajęte miejsca: { $taken } z { $players }
open-target = { $count ->
    [one] do { $count } punktu
    [few] do { $count } punktów
    [many] do { $count } punktów
   *[other] do { $count } punktu
}
open-clock = { $time } na turę
open-no-clock = bez zegara
open-join = Dołącz
open-watch = Oglądaj
open-playing = Gra trwa.
open-full = Wszystkie miejsca są zajęte.

public = Stół publiczny
public-help = Widzą go wszyscy na tym serwerze na liście otwartych stołów i każdy może dołączyć. Bez tego wejdą tylko osoby, które mają link lub kod.
public-is = Ten stół jest publiczny: widać go na liście otwartych stołów.

## Kod do podyktowania i kody QR.

code-title = Dołącz z kodem
code-go = Dalej
invite-code = Kod do podyktowania
invite-qr = Kod QR z linkiem do tego stołu

## Ta sama osoba na innym urządzeniu.

device-title = Graj na innym urządzeniu
device-help = Otwórz ten link na drugim urządzeniu albo skieruj jego aparat na obrazek. Link działa tylko raz, przez 10 minut. Kto go otworzy, będzie grać jako ty, więc nie dawaj go nikomu innemu.
device-help-local = Otwórz ten link w innej przeglądarce na tym urządzeniu. Link działa tylko raz, przez 10 minut. Kto go otworzy, będzie grać jako ty, więc nie dawaj go nikomu innemu.
device-local = Aby grać na innych urządzeniach, uruchom grę z HOST=0.0.0.0 i utwórz link na stronie pod adresem, który się wtedy pojawi.
device-link = Link dla twojego drugiego urządzenia
device-qr = Kod QR z linkiem dla twojego drugiego urządzenia
device-over = Minęło 10 minut i link już nie działa.
device-new = Nowy link
device-count = { $count ->
    [one] Grasz na { $count } urządzeniu.
    [few] Grasz na { $count } urządzeniach.
    [many] Grasz na { $count } urządzeniach.
   *[other] Grasz na { $count } urządzenia.
}
device-dismiss = Wyloguj inne urządzenia
device-dismiss-ask = Wylogować wszystkie inne twoje urządzenia? Twoje stoły zostaną na tym urządzeniu, a z innych znikną.
device-dismiss-sure = Wyloguj je
device-dismissed = Wszystkie inne urządzenia są wylogowane.
device-page-title = Graj dalej na tym urządzeniu
device-page-as = Na drugim urządzeniu grasz jako { $name }. Tutaj możesz grać dalej pod tym samym imieniem, przy tych samych stołach.
device-page-as-nameless = Tutaj możesz grać dalej tak jak na drugim urządzeniu, przy tych samych stołach.
device-page-tables = { $count ->
    [one] Na tym urządzeniu masz { $count } własny stół. Nie będzie go już tu widać.
    [few] Na tym urządzeniu masz { $count } własne stoły. Nie będzie ich już tu widać.
    [many] Na tym urządzeniu masz { $count } własnych stołów. Nie będzie ich już tu widać.
   *[other] Na tym urządzeniu masz { $count } własnego stołu. Nie będzie ich już tu widać.
}
device-page-go = Graj dalej jako { $name }
device-page-go-nameless = Graj dalej
device-page-same = Na tym urządzeniu już grasz jako { $name }. Otwórz link na innym.
device-page-same-nameless = Ten link powstał na tym urządzeniu. Otwórz go na innym.
device-page-again = Aby dostać nowy link, otwórz stronę główną na urządzeniu, na którym już grasz, i wybierz „Graj na innym urządzeniu”.

bye-signed_out = Inne twoje urządzenie wylogowało to urządzenie. Tutaj jesteś teraz nowym gościem.

refused-link_used = Ten link został już użyty.
refused-link_expired = Ten link ma ponad 10 minut i już nie działa.
refused-link_unknown = Ten link donikąd nie prowadzi. Być może powstał już nowszy albo brakuje fragmentu adresu.
refused-code_unknown = Żaden stół nie ma tego kodu. Sprawdź litery jeszcze raz albo poproś o link.
refused-table_unlisted = Ten stół nie jest już otwarty dla wszystkich. Wybierz inny.
