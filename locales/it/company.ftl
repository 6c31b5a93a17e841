## Who is at the table, and what the host may do about it.

chair-host = Ospita il tavolo
chair-ready = Può iniziare
chair-not-ready = Non può ancora iniziare
chair-locked = Posto chiuso
chair-locked-help = All’inizio diventa un bot
chair-sit = Siediti qui
chair-kind = Chi gioca qui ({ $look })
chair-kind-open = Libero
chair-kind-locked = Chiuso
chair-more = Altro su { $name }
chair-hand-over = Affida il tavolo
chair-kick = Manda via
chair-kick-help = Chi viene mandato via può sedersi di nuovo qui solo se lo permetti.

host-you = Ora ospiti tu.
host-now = Ora ospita { $name }.

look-title = Il tuo aspetto
emblem-title = Il tuo emblema
emblem-help = Sarà tuo ai prossimi tavoli, se nessuno lì ce l’ha.

level-title = Livello dei bot
level-easy = Facile
level-standard = Normale
level-hard = Difficile
level-master = Maestro
level-easy-bot = Bot facile
level-standard-bot = Bot normale
level-hard-bot = Bot difficile
level-master-bot = Bot maestro
level-easy-help = I bot facili giocano con buon senso, ma si lasciano sfuggire qualcosa e scambiano volentieri.
level-standard-help = I bot normali pianificano, scambiano e si difendono.
level-hard-help = I bot difficili prevedono un giro e contrattano.
level-master-help = I maestri guardano più avanti e ponderano ogni scelta.
level-help = Vale per i nuovi bot e per quelli che giocano al posto di chi manca.

trait-bargain = ama gli affari
trait-haggler = chiede sempre un po’ di più
trait-brisk = decide in fretta
trait-thoughtful = ci pensa su
trait-plain = dice sì o no

ready = Possiamo iniziare
ready-help = Chi ospita vede che puoi iniziare.
ready-said = Si può iniziare. Premi di nuovo se ti serve ancora un momento.
ready-again = Le regole sono cambiate. Guardale e conferma di nuovo che puoi iniziare.
ready-missing = { $count ->
    [one] Non può ancora iniziare: { $names }.
   *[other] Non possono ancora iniziare: { $names }.
}
ready-all = Tutti possono iniziare.
start-not-ready = { $count ->
    [one] { $names } non può ancora iniziare. Iniziare lo stesso?
   *[other] { $names } non possono ancora iniziare. Iniziare lo stesso?
}
start-anyway = Inizia lo stesso
start-wait = Aspetta

watching-and = { $count ->
    [one] { $names } e { $count } persona senza nome.
   *[other] { $names } e { $count } persone senza nome.
}
watching-until = Chi guarda esce quando inizia la partita: a questo tavolo si gioca senza spettatori.
barred-title = Mandati via
barred-let = Lascia sedere di nuovo
kicked-title = Chi ospita ti ha mandato via
kicked-help = Puoi sederti di nuovo a questo tavolo solo se chi ospita lo permette.
join-locked = Nessun posto è libero: chi ospita tiene chiusi quelli rimasti.
join-watch = Puoi restare a guardare.
join-leave = A questo tavolo si gioca senza spettatori: esci quando inizia la partita.

closed-title = Questa partita si gioca senza spettatori
closed-help = La vede solo chi gioca. Quando è finita puoi entrare di nuovo.
closed-again = Guarda di nuovo

option-watchers = Spettatori
option-watchers-help = Chi ha il link può guardare la partita. Altrimenti la vede solo chi gioca.

## Sets of rules to begin with.

preset-title = Tipo di partita
preset-classic = Gioco base
preset-classic-help = Le regole usuali, due minuti per turno.
preset-quick = Veloce
preset-quick-help = A 8 punti, un minuto per turno.
preset-beginners = Principianti
preset-beginners-help = Un’isola ben equilibrata, Brigante amichevole, senza orologio.
preset-big = Tavolo grande
preset-big-help = Da 6 a 8 giocatori, costruzione speciale, 90 secondi per turno e un minuto di riserva.
preset-own = Scelta propria
preset-own-help = Scelta propria: come l’hai impostata qui sotto.

refused-barred = Chi ospita ti ha mandato via. Puoi sederti di nuovo solo con il suo permesso.
refused-seat_locked = Questo posto è chiuso. Scegline un altro.
refused-emblem_taken = Qualcun altro ha questo emblema. Scegline un altro.
refused-emblem_unknown = Questo emblema non esiste. Scegli uno degli otto.
refused-nobody_there = Su questo posto non siede più nessun altro.
refused-not_barred = Questa persona può già sedersi di nuovo.
refused-not_ready = { $people ->
    [one] { $people } persona non può ancora iniziare. Aspetta o inizia lo stesso.
   *[other] { $people } persone non possono ancora iniziare. Aspetta o inizia lo stesso.
}

hint-target_hard = Qui è difficile arrivare a tanti punti: nella maggior parte delle partite tra bot nessuno ci è riuscito in 60 giri. Scegli meno punti, una mappa più grande o più riconoscimenti.
hint-target_impossible = Qui nessuno può arrivare a tanti punti. Scegli meno punti o una mappa più grande.
