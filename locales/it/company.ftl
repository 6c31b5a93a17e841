## Who is at the table, and what the host may do about it.

chair-host = Ospita il tavolo
chair-ready = Ha dato l’ok
chair-not-ready = Manca l’ok
chair-locked = Posto chiuso
chair-locked-help = All’inizio ci si siede un bot
chair-sit = Siediti qui
chair-kind = Chi gioca qui ({ $look })
chair-kind-open = Libero
chair-kind-locked = Chiuso
chair-more = Altro su { $name }
chair-hand-over = Affida il tavolo
chair-kick = Manda via
chair-kick-help = Chi viene mandato via può sedersi di nuovo qui solo se lo permetti.

host-you = Ora questo tavolo lo ospiti tu.
host-now = Ora il tavolo lo ospita { $name }.

look-title = Il tuo aspetto
emblem-title = Il tuo emblema
emblem-help = Resterà tuo ai prossimi tavoli, se lì non ce l’ha già qualcun altro.

level-title = Livello dei bot
level-easy = Facile
level-standard = Normale
level-hard = Difficile
level-master = Maestro
level-easy-bot = Bot facile
level-standard-bot = Bot normale
level-hard-bot = Bot difficile
level-master-bot = Bot maestro
level-easy-help = I bot facili giocano con buon senso, ma qualcosa gli sfugge; scambiano volentieri.
level-standard-help = I bot normali pianificano, scambiano e si difendono.
level-hard-help = I bot difficili ragionano con un giro d’anticipo e sanno trattare.
level-master-help = I maestri guardano più lontano e ponderano ogni scelta.
level-help = Vale per i nuovi bot e per quelli che giocano al posto di chi manca.

trait-bargain = ama i buoni affari
trait-haggler = chiede sempre un po’ di più
trait-brisk = decide in fretta
trait-thoughtful = ci pensa su
trait-plain = dice sì o no

ready = Per me si può iniziare
ready-help = Chi ospita il tavolo vede che hai dato l’ok.
ready-said = Hai dato l’ok. Premi di nuovo se ti serve ancora un momento.
ready-again = Le regole sono cambiate. Guardale e, se ti vanno, dai di nuovo l’ok.
ready-missing = { $count ->
    [one] Manca l’ok di { $names }.
   *[other] Manca l’ok di { $names }.
}
ready-all = Hanno dato l’ok tutti.
start-not-ready = { $count ->
    [one] Manca l’ok di { $names }. Iniziare lo stesso?
   *[other] Manca l’ok di { $names }. Iniziare lo stesso?
}
start-anyway = Inizia lo stesso
start-wait = Aspetta

watching-and = { $count ->
    [one] { $names } e { $count } persona senza nome.
   *[other] { $names } e { $count } persone senza nome.
}
watching-until = Chi guarda esce quando inizia la partita: a questo tavolo si gioca senza spettatori.
barred-title = Persone mandate via
barred-let = Riammetti
kicked-title = Chi ospita il tavolo ti ha mandato via
kicked-help = Puoi sederti di nuovo a questo tavolo solo se chi lo ospita te lo permette.
join-locked = Nessun posto è libero: chi ospita il tavolo tiene chiusi quelli rimasti.
join-watch = Puoi restare a guardare.
join-leave = A questo tavolo si gioca senza spettatori: esci quando inizia la partita.

closed-title = Questa partita si gioca senza spettatori
closed-help = La vede solo chi gioca. Quando è finita puoi entrare di nuovo.
closed-again = Controlla di nuovo

option-watchers = Spettatori
option-watchers-help = Chi ha il link può guardare la partita. Altrimenti la vede solo chi gioca.

## Sets of rules to begin with.

preset-title = Tipo di partita
preset-classic = Gioco base
preset-classic-help = Le regole di sempre, due minuti per turno.
preset-quick = Veloce
preset-quick-help = A 8 punti, un minuto per turno.
preset-beginners = Principianti
preset-beginners-help = Un’isola ben equilibrata, Brigante amichevole, senza limite di tempo.
preset-big = Tavolo grande
preset-big-help = Da 6 a 8 giocatori, costruzione speciale, 90 secondi per turno e un minuto di riserva a testa.
preset-own = Su misura
preset-own-help = Su misura: come hai scelto qui sotto.

refused-barred = Chi ospita il tavolo ti ha mandato via. Puoi sederti di nuovo solo se te lo permette.
refused-seat_locked = Questo posto è chiuso. Scegline un altro.
refused-emblem_taken = Qualcun altro ha questo emblema. Scegline un altro.
refused-emblem_unknown = Questo emblema non esiste. Scegli uno degli otto.
refused-nobody_there = In questo posto non c’è più nessun altro.
refused-not_barred = Questa persona può già sedersi di nuovo.
refused-not_ready = { $people ->
    [one] Manca l’ok di { $people } persona. Aspetta o inizia lo stesso.
   *[other] Manca l’ok di { $people } persone. Aspetta o inizia lo stesso.
}

hint-target_hard = Qui è difficile arrivare a tanti punti: nella maggior parte delle partite tra bot nessuno ci è riuscito in 60 giri. Scegli meno punti, una mappa più grande o più riconoscimenti.
hint-target_impossible = Qui nessuno può arrivare a tanti punti. Scegli meno punti o una mappa più grande.
