## Le proprie partite finite, solo per sé.

history-title = Le tue partite
history-start = Le tue partite
history-start-help = Tutte quelle che hai finito, con i totali; le vedi solo tu.
history-lead = Tutte le partite che hai finito, a ogni tavolo e su ogni tuo dispositivo. Solo tu vedi questo elenco.
history-none = Non hai ancora finito una partita. Quando succederà, la troverai qui.
history-totals = Totali
history-games = Partite
history-wins = Vittorie
history-with-people = Con altre persone
history-with-bots = Solo con bot
history-streak = Serie di vittorie in corso
history-best-streak = Serie di vittorie più lunga
history-won-of = Vinte: { $won } su { $games }
history-players = { $players } giocatori
history-list = Partite, dalla più recente
history-place = { $place }º posto su { $players }
history-unknown = Risultato non ricostruibile
history-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
history-nameless = Qualcuno che se n’è andato
history-seat-points = { $name }: { $points }
history-remove-which = Rimuovi dalla cronologia la partita del { $date }
history-sure = Rimuovere questa partita per sempre? Il tuo nome non vi comparirà più, per nessuno.
history-keep = Tienila
history-removed = { $count ->
    [one] { $count } partita rimossa.
   *[other] { $count } partite rimosse.
}
history-more = Mostra le partite precedenti
history-shown = { $shown } su { $games } mostrate
history-take = Scarica le tue partite
history-json = Come JSON
history-csv = Come tabella (CSV)
history-records = Le registrazioni (ZIP)
history-records-help = Le registrazioni sono quelle delle tue ultime 100 partite; ciascuna si può rivedere, verificare e ricalcolare con il solo Hexfolk.
history-clear = Rimuovi tutte le partite
history-clear-sure = { $count ->
    [one] Rimuovere { $count } partita per sempre? Il tuo nome non vi comparirà più, per nessuno.
   *[other] Rimuovere tutte le { $count } partite per sempre? Il tuo nome non vi comparirà più, per nessuno.
}
history-clear-help = Le partite restano a chi ha giocato con te, senza il tuo nome. Prima scarica ciò che vuoi conservare.
