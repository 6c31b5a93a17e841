## Przed grą: każda przeglądarka dokłada się do losu.

seal-title = Tasujemy razem
seal-lead = Każda przeglądarka dokłada odrobinę losu, żeby nikt nie mógł wybrać, jak upadną kości.
seal-who = Kto bierze udział
seal-waiting = tasuje
seal-pledged = gotowe
seal-revealed = zrobione
seal-missing = nie bierze udziału
seal-bot = jest botem
seal-commitment = Serwer zobowiązał się do:

## W czasie gry, wśród danych.

chance-title = Odcisk losu
chance-compare = Przeczytajcie go sobie nawzajem. Jeśli wszyscy widzicie to samo, serwer pokazał wszystkim to samo.
chance-gave = { $count ->
    [one] Do losu dołożyła się przeglądarka gracza { $names }.
    [few] Do losu dołożyły się przeglądarki graczy { $names }.
    [many] Do losu dołożyły się przeglądarki graczy { $names }.
   *[other] Do losu dołożyły się przeglądarki graczy { $names }.
}
chance-missing = Nic nie przyszło na czas od: { $names }.
chance-after = Po grze sekret zostanie ogłoszony i każdy będzie mógł przeliczyć każdy rzut.
chance-secret = Ogłoszony już sekret:
chance-none = Los tej gry nie został przed nią zapieczętowany, więc nie można go przeliczyć.
chance-doubt-own = Twoja przeglądarka wysłała inne liczby niż te, które serwer pokazuje przy twoim imieniu.
chance-doubt-left_out = To, co wysłała twoja przeglądarka, nie liczyło się: przyszło za późno albo z innego twojego urządzenia.
chance-doubt-pledges = Serwer pokazuje teraz inne zobowiązania niż przed ujawnieniem liczb.
chance-doubt-bytes = Czyjeś liczby nie są tymi, do których zobowiązała się przeglądarka.
chance-doubt-transcript = Na początku pokazano twojej przeglądarce co innego, niż jest ogłoszone teraz.

## Po grze: przeglądarka przelicza wszystko.

verify-title = Czy los był uczciwy?
verify-checking = Każde losowanie jest przeliczane w tej przeglądarce.
verify-verified = Sprawdzone: { $draws ->
    [one] jedyne losowanie wynika
    [few] wszystkie { $draws } losowania wynikają
    [many] wszystkie { $draws } losowań wynika
   *[other] wszystkie { $draws } losowania wynikają
} z tego, co ustalono przed początkiem gry.
verify-gave = Własne liczby dołożyło { $gave } z { $people } osób, więc nikt nie mógł wybrać losowań sam.
verify-recomputed = Przeliczone: { $draws ->
    [one] jedyne losowanie wynika
    [few] wszystkie { $draws } losowania wynikają
    [many] wszystkie { $draws } losowań wynika
   *[other] wszystkie { $draws } losowania wynikają
} z sekretu serwera. Nie dołożyła się jednak przeglądarka żadnej osoby, więc ten, kto ułożył sekret, mógł wybrać taki, jaki chciał.
verify-unpublished = Sekret tej gry nie został jeszcze ogłoszony.
verify-unsealed = Los tej gry nie został przed nią zapieczętowany, więc nikt nie wie, skąd pochodzą losowania.
verify-differs = Niesprawdzone. Pierwszą różnicę ma wiersz { $line } zapisu: { $why }
verify-why-read = nie ma sensu.
verify-why-commitment = sekret nie jest tym, do którego zobowiązał się serwer.
verify-why-pledge = te liczby nie są tymi, do których zobowiązała się przeglądarka.
verify-why-island = wyspa nie jest tą, którą wybrano lub wylosowano.
verify-why-key = prawie żadne losowanie się nie zgadza: sekret, opcje, wyspy albo uczestnicy nie są z tej gry.
verify-why-seats = uczestnicy gry nie pasują do miejsc.
verify-why-seating = kolejność gry nie jest tą, którą wylosowano.
verify-why-missing = brakuje tu losowania.
verify-why-draw = jest { $found }, a z sekretu wynika { $due }.
verify-unreachable = Nie udało się pobrać zapisu, więc nic nie sprawdzono.
verify-retry = Spróbuj ponownie
verify-kept-agrees = Twoja przeglądarka zachowała to, co pokazano jej przed grą, i wszystko się zgadza.
verify-kept-none = Twoja przeglądarka nie zachowała niczego z początku tej gry: nie było jej tam albo zapomniała.
verify-how = Jak to działa
verify-how-secret = Przed grą serwer wylosował sekret i pokazał jego odcisk. Od tej chwili nie mógł już wziąć innego.
verify-how-bytes = Potem każda przeglądarka wylosowała własną liczbę. Najpierw wysłała tylko jej odcisk, a gdy zrobiły to wszystkie, samą liczbę. Nikt więc nie mógł poczekać na innych i dopiero wtedy wybrać.
verify-how-draws = Każde rozłożone pole, każdy rzut, skradziona karta i karta rozwoju wynika z sekretu i wszystkich tych liczb. Sekret ogłoszono po grze, a twoja przeglądarka sama wszystko przeliczyła.
verify-limits = Czego to nie dowodzi
verify-limit-host = Kto prowadzi serwer, zna w czasie gry sekret i mógłby zaglądać w przyszłość. Nie grajcie o pieniądze z nieznajomymi.
verify-limit-shown = Serwer mógłby jednemu graczowi pokazać to, a drugiemu tamto. Dlatego na początku gry możecie przeczytać sobie odcisk.
verify-limit-withheld = Kto jest w zmowie z serwerem, mógłby w ostatniej chwili zatrzymać swoją liczbę i tak wybrać jeden z dwóch przebiegów losu. Wszyscy inni widzą, że jej brakuje.
verify-limit-bots = W grze samych botów serwer wybiera wszystko sam: da się to przeliczyć, ale uczciwość to inna sprawa.
verify-limit-rules = Ta strona sprawdza los, a nie ruchy. Polecenie „hexfolk verify” z pobranym zapisem rozgrywa też całą grę jeszcze raz według zasad.
verify-fingerprint = Odcisk

## Dlaczego serwer tego nie przyjmuje.

refused-sealing = Gra zaraz się zacznie: przy stole nie można teraz niczego zmienić.
refused-seal_over = Jest za późno, żeby dołożyć się do losu tej gry.
refused-seal_pledged = Bierze już udział inne twoje urządzenie.
refused-seal_bad = Tego nie można dołożyć do losu gry.
