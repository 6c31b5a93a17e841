## Zapis gry, którego nie da się odczytać.

record-fault = Wiersz { $line }: { $why }
record-fault-record_action = To nie jest ruch w grze.
record-fault-record_after_end = Pod końcem nie może nic stać.
record-fault-record_clock = Zegar robi tu coś innego.
record-fault-record_deal = Te losowania nie dają tej wyspy.
record-fault-record_draw = Te losowania tu nie pasują.
record-fault-record_entry = To nie jest wiersz gry.
record-fault-record_header = To nie są opcje ani wyspa gry.
record-fault-record_illegal = Zasady nie pozwalają tu na ten ruch.
record-fault-record_island = Ta wyspa jest nieznana.
record-fault-record_line = Tu powinno stać coś innego. Czy brakuje części?
record-fault-record_result = Gra kończy się inaczej, niż tu napisano.
record-fault-record_rules = Grano według zasad, których ta wersja nie zna.
record-fault-record_seal = To nie jest pieczęć losu.
record-fault-record_seat = To nie jest gracz.
record-fault-record_seats = Graczy jest za mało albo za dużo.
record-fault-record_times = Czasy nie pasują do wierszy gry.
record-fault-record_too_long = To za długie na zapis gry.
record-fault-record_version = To nie jest zapis Hexfolk albo pochodzi z nowszej wersji.
record-fault-record_text = To nie jest tekst.
record-fault-unknown = Nie da się tego odczytać.

record-title = Otwórz zapis gry
record-about = Wybierz plik z zapisem gry, żeby zobaczyć jej podsumowanie. Na serwerze nic z niego nie zostaje.
record-choose = Wybierz plik
record-reading = Gra jest odtwarzana…
record-other = Inny zapis
