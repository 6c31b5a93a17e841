## Przed grą: każda przeglądarka dokłada się do losu.

seal-title = Wspólne tasowanie
seal-lead = Każda przeglądarka dokłada własną odrobinę przypadku, żeby nikt nie mógł wybrać, jak upadną kości.
seal-who = Kto bierze udział
seal-waiting = jeszcze tasuje
seal-pledged = czeka na innych
seal-revealed = ma już potasowane
seal-missing = nie bierze udziału
seal-bot = to bot
seal-commitment = Serwer z góry zobowiązał się do wartości:

## W czasie gry, wśród danych.

chance-title = Odcisk losowania
chance-compare = Przeczytajcie go sobie nawzajem. Jeśli wszyscy widzicie to samo, serwer wszystkim pokazał to samo.
chance-gave = { $count ->
    [one] Do losowania dołożyła się przeglądarka gracza { $names }.
    [few] Do losowania dołożyły się przeglądarki graczy { $names }.
    [many] Do losowania dołożyły się przeglądarki graczy { $names }.
   *[other] Do losowania dołożyły się przeglądarki graczy { $names }.
}
chance-missing = Nic nie dotarło na czas od: { $names }.
chance-after = Po grze serwer ogłosi sekret i każdy będzie mógł przeliczyć każdy rzut.
chance-secret = Sekret, już ogłoszony:
chance-none = Losowanie w tej grze nie zostało z góry zapieczętowane, więc nie można go przeliczyć.
chance-doubt-own = Twoja przeglądarka wysłała inne liczby niż te, które serwer pokazuje przy twoim imieniu.
chance-doubt-left_out = To, co wysłała twoja przeglądarka, nie liczyło się: przyszło za późno albo gra już z innego twojego urządzenia.
chance-doubt-pledges = Serwer pokazuje teraz inne zobowiązania niż przed ujawnieniem liczb.
chance-doubt-bytes = Czyjeś liczby nie są tymi, do których zobowiązała się jego przeglądarka.
chance-doubt-transcript = Na początku twoja przeglądarka zobaczyła co innego, niż jest ogłoszone teraz.

## Po grze: przeglądarka przelicza wszystko.

verify-title = Czy losowanie było uczciwe?
verify-checking = Ta przeglądarka przelicza każde losowanie od nowa.
verify-verified = Sprawdzone: { $draws ->
    [one] jedyne losowanie wynika
    [few] wszystkie { $draws } losowania wynikają
    [many] wszystkie { $draws } losowań wynika
   *[other] wszystkie { $draws } losowania wynikają
} z tego, co ustalono przed początkiem gry.
verify-gave = Własne liczby dołożyło { $gave } z { $people } osób, więc nikt nie mógł sam wybrać wyników.
verify-recomputed = Przeliczone: { $draws ->
    [one] jedyne losowanie wynika
    [few] wszystkie { $draws } losowania wynikają
    [many] wszystkie { $draws } losowań wynika
   *[other] wszystkie { $draws } losowania wynikają
} z sekretu serwera. Nie dołożyła się jednak przeglądarka żadnej osoby, więc ten, kto ułożył sekret, mógł wybrać taki, jaki chciał.
verify-unpublished = Sekret tej gry nie został jeszcze ogłoszony.
verify-unsealed = Losowanie w tej grze nie zostało z góry zapieczętowane, więc nikt nie wie, skąd wzięły się wyniki.
verify-differs = Nie potwierdzono. Pierwszą różnicę ma wiersz { $line } zapisu: { $why }
verify-why-read = nie ma sensu.
verify-why-commitment = sekret nie jest tym, do którego zobowiązał się serwer.
verify-why-pledge = te liczby nie są tymi, do których zobowiązała się przeglądarka.
verify-why-island = wyspa nie jest tą, którą wybrano lub wylosowano.
verify-why-key = prawie żadne losowanie się nie zgadza: sekret, opcje, wyspy albo uczestnicy nie pochodzą z tej gry.
verify-why-seats = uczestnicy gry nie pasują do miejsc.
verify-why-seating = kolejność gry nie jest tą, którą wylosowano.
verify-why-missing = brakuje tu losowania.
verify-why-draw = stoi tu { $found }, a z sekretu wynika { $due }.
verify-unreachable = Nie udało się pobrać zapisu, więc nic nie sprawdzono. Spróbuj ponownie.
verify-retry = Spróbuj ponownie
verify-kept-agrees = Twoja przeglądarka zachowała to, co pokazano jej przed grą, i wszystko się zgadza.
verify-kept-none = Twoja przeglądarka nie ma nic z początku tej gry: nie było jej przy tym albo o tym zapomniała.
verify-how = Jak to działa
verify-how-secret = Przed grą serwer wylosował sekret i pokazał jego odcisk. Od tej chwili nie mógł już użyć innego.
verify-how-bytes = Potem każda przeglądarka wylosowała własną liczbę. Najpierw wysłała tylko jej odcisk, a gdy zrobiły to wszystkie, samą liczbę. Nikt więc nie mógł poczekać na innych i dopiero wtedy wybrać.
verify-how-draws = Każde rozłożone pole, każdy rzut, skradziona karta i karta rozwoju wynika z sekretu i wszystkich tych liczb. Sekret ogłoszono po grze, a twoja przeglądarka sama wszystko przeliczyła.
verify-limits = Czego to nie dowodzi
verify-limit-host = Kto prowadzi serwer, zna w czasie gry sekret i mógłby zaglądać w przyszłość. Nie grajcie o pieniądze z nieznajomymi.
verify-limit-shown = Serwer mógłby jednemu graczowi pokazać to, a drugiemu tamto. Dlatego na początku gry możecie przeczytać sobie odcisk.
verify-limit-withheld = Ktoś, kto jest w zmowie z serwerem, mógłby w ostatniej chwili zatrzymać swoją liczbę i tak wybrać jeden z dwóch przebiegów losowania. Wszyscy inni widzą, że jej brakuje.
verify-limit-bots = W grze samych botów serwer wybiera wszystko sam: da się to przeliczyć, ale to jeszcze nie dowód uczciwości.
verify-limit-rules = Ta strona sprawdza losowanie, a nie ruchy. Polecenie „hexfolk verify” na pobranym zapisie rozgrywa też całą grę jeszcze raz według zasad.
verify-fingerprint = Odcisk

## Dlaczego serwer tego nie przyjmuje.

refused-sealing = Gra zaraz się zacznie: przy stole nie można teraz niczego zmienić.
refused-seal_over = Jest za późno, żeby dołożyć się do losowania w tej grze.
refused-seal_pledged = W losowaniu bierze już udział inne twoje urządzenie.
refused-seal_bad = Tego nie można dołożyć do losowania.
