## Zapis gry, którego nie da się odczytać.

record-fault = Wiersz { $line }: { $why }
record-fault-record_action = To nie jest ruch w grze.
record-fault-record_after_end = Po zakończeniu nic już nie może stać.
record-fault-record_clock = Zegar robi tu coś innego.
record-fault-record_deal = Te losowania nie dają tej wyspy.
record-fault-record_draw = Te losowania tu nie pasują.
record-fault-record_entry = To nie jest wiersz zapisu gry.
record-fault-record_header = Opcje albo wyspa nie pochodzą z tej gry.
record-fault-record_illegal = Zasady nie pozwalają tu na ten ruch.
record-fault-record_island = Ta wyspa jest nieznana.
record-fault-record_line = Tu powinno stać coś innego. Czy nie brakuje fragmentu?
record-fault-record_result = Gra kończy się inaczej, niż tu napisano.
record-fault-record_rules = Grano według zasad, których ta wersja nie ma.
record-fault-record_seal = To nie jest pieczęć losowości.
record-fault-record_seat = To nie jest gracz.
record-fault-record_seats = Graczy jest za mało albo za dużo.
record-fault-record_times = Liczba czasów nie zgadza się z wierszami gry.
record-fault-record_too_long = To za długie na zapis gry.
record-fault-record_version = To nie jest zapis Hexfolk albo pochodzi z nowszej wersji.
record-fault-record_text = To nie jest tekst.
record-fault-unknown = Nie da się tego odczytać.

record-title = Otwórz zapis gry
record-about = Wybierz plik z zapisem gry, aby zobaczyć jej podsumowanie. Na serwerze nic z niego nie zostanie.
record-choose = Wybierz plik
record-reading = Gra jest odtwarzana…
record-other = Inny zapis
