## Własne zakończone gry, tylko dla siebie.

history-title = Twoje gry
history-start = Twoje gry
history-start-help = Wszystkie zakończone gry i statystyki; widzisz je tylko ty.
history-lead = Wszystkie zakończone gry, przy każdym stole i na każdym twoim urządzeniu. Tę listę widzisz tylko ty.
history-none = Nie masz jeszcze zakończonej gry. Gdy jakąś skończysz, pojawi się tutaj.
history-totals = Razem
history-games = Gry
history-wins = Wygrane
history-with-people = Z innymi osobami
history-with-bots = Tylko z botami
history-streak = Obecna seria wygranych
history-best-streak = Najdłuższa seria wygranych
history-won-of = Wygrane: { $won } z { $games }
history-players = Graczy: { $players }
history-list = Gry od najnowszej
history-place = { $place }. miejsce na { $players }
history-unknown = Nie udało się policzyć wyniku
history-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
history-nameless = Ktoś, kto odszedł
history-seat-points = { $name }: { $points }
history-remove-which = Usuń z historii grę z { $date }
history-sure = Usunąć tę grę na zawsze? Twojego imienia nikt już w niej nie zobaczy.
history-keep = Zostaw
history-removed = { $count ->
    [one] Usunięto { $count } grę.
    [few] Usunięto { $count } gry.
    [many] Usunięto { $count } gier.
   *[other] Usunięto { $count } gry.
}
history-more = Pokaż wcześniejsze gry
history-shown = Pokazano { $shown } z { $games }
history-take = Pobierz swoje gry
history-json = Jako JSON
history-csv = Jako tabela (CSV)
history-records = Zapisy gier (ZIP)
history-records-help = To zapisy twoich ostatnich 100 gier; każdą można obejrzeć, sprawdzić i policzyć od nowa w samym Hexfolk.
history-clear = Usuń wszystkie gry
history-clear-sure = { $count ->
    [one] Usunąć { $count } grę na zawsze? Twojego imienia nikt już w niej nie zobaczy.
    [few] Usunąć wszystkie { $count } gry na zawsze? Twojego imienia nikt już w nich nie zobaczy.
    [many] Usunąć wszystkie { $count } gier na zawsze? Twojego imienia nikt już w nich nie zobaczy.
   *[other] Usunąć wszystkie { $count } gry na zawsze? Twojego imienia nikt już w nich nie zobaczy.
}
history-clear-help = Gry zostają u tych, którzy w nich grali, bez twojego imienia. Najpierw pobierz to, co chcesz zachować.
