## Choosing a map, and how it is dealt.

map-title = Mappa
map-choose = Scegli una mappa
map-change = Scegli un’altra mappa
map-take = Scegli questa mappa
map-cancel = Annulla
map-random = Mappa casuale
map-random-idea = All’inizio della partita se ne sorteggia una fatta per { $players } giocatori.
map-all = { $count ->
    [one] Mostra tutte le mappe (un’altra)
   *[other] Mostra tutte le mappe (altre { $count })
}
map-players = { $from }–{ $to } giocatori
map-players-just = { $players } giocatori
map-hexes = { $count ->
    [one] { $count } esagono
   *[other] { $count } esagoni
}
map-islands = { $count ->
    [one] { $count } isola
   *[other] { $count } isole
}
map-lakes = { $count ->
    [one] { $count } lago
   *[other] { $count } laghi
}
map-ports = { $count ->
    [one] { $count } porto
   *[other] { $count } porti
}
map-target = { $count } punti
map-why-few = Pensata per almeno { $least } giocatori.
map-why-many = Ci stanno al massimo { $most } giocatori.
map-tight = Pensata per un massimo di { $most } giocatori: in { $players } si sta stretti.
map-fallback = { $name } non va bene per { $players } giocatori: si torna al tabellone standard.
map-unnamed = Mappa senza nome
map-own-title = Le tue mappe
map-own-none = Qui compaiono le mappe che salvi nell’editor.
map-own-idea = Una mappa disegnata da un giocatore.
map-open-file = Apri un file di mappa
map-make = Crea una mappa tua
facts-map = Mappa: { $name }

deal-title = Distribuzione dell’isola
deal-random = Casuale
deal-random-help = Terreni e numeri vengono mescolati. I numeri rossi non si toccano mai.
deal-spread = Mista
deal-spread-help = Mai quattro esagoni collegati con lo stesso terreno.
deal-balanced = Equilibrata
deal-balanced-help = Come la mista, ma con i numeri disposti in modo che nessuna risorsa e nessun incrocio resti svantaggiato.
deal-beginner = Per principianti
deal-beginner-help = Una disposizione fissa in cui tutti possono partire bene.
deal-beginner-idle = Solo sul tabellone standard, da 2 a 4 giocatori.
