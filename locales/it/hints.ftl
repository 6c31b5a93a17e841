## Hints: what a master would do, and why.

advice-ask = Consiglio
advice-ask-keys = Consiglio: che cosa farebbe un maestro? (Alt+H)
advice-thinking = Cerco un consiglio…
advice-close = Chiudi il consiglio
advice-spoken = Consiglio. { $what }. { $why }
advice-what = { $action }: { $detail }
advice-offer = Offri uno scambio
advice-counter = Fai una controfferta
advice-corners = Gli incroci migliori
advice-corners-help = Resa media in 36 tiri. Scegline uno e poi conferma.
advice-corner = { $rank }. { $place }: { $cards }

## What something is for.

goal-settle = una colonia
goal-road = una via più lunga
goal-city = una città
goal-buy = una carta sviluppo

## Why.

advice-wins = Così vinci la partita.
advice-settle_yields = Rende in media { $cards } in 36 tiri.
advice-settle_new = Rende ciò che ancora non produci: { $cards } in 36 tiri.
advice-settle_port = Ha un porto che ti serve e rende { $cards } in 36 tiri.
advice-road_to_site = Porta a un buon posto: { $place } ({ $cards } in 36 tiri).
advice-road_route_award = Ti dà la Via commerciale più lunga con { $number } strade.
advice-road_route = La tua via arriva a { $number } strade.
advice-road_room = Lascia una via aperta per dopo.
advice-city_doubles = Raddoppia la resa di questo incrocio: { $cards } in più in 36 tiri.
advice-buy_army = Può essere un cavaliere: per la Cavalleria più forte { $number ->
    [one] ne manca { $number }
   *[other] ne mancano { $number }
}.
advice-buy_crowded = Hai { $number } carte, e un sette te ne costerebbe la metà.
advice-buy_open = È l’uso migliore di queste carte adesso. Probabilità di una carta punto vittoria: { $number } su 100.
advice-knight_own_hex = Il brigante è su un tuo esagono.
advice-knight_award = Ti dà la Cavalleria più forte.
advice-knight_army = Ti avvicina alla Cavalleria più forte: poi { $number ->
    [one] ne manca ancora { $number }
   *[other] ne mancano ancora { $number }
}.
advice-knight_leader = Rallenta { $player }, che è in testa.
advice-knight_steal = Ti porta una carta di un altro giocatore.
advice-roads_to_site = Portano a un buon posto: { $place } ({ $cards } in 36 tiri).
advice-roads_route = Allungano la tua via.
advice-plenty_completes = Con { $cards } puoi pagare { $goal }.
advice-plenty_short = Sono carte che ti arrivano a fatica.
advice-monopoly_completes = Gli altri hanno { $cards }: bastano per { $goal }.
advice-monopoly_many = Ti servono queste carte, e gli altri ne hanno.
advice-robber_own_hex = Libera il tuo esagono e a { $player } costa { $number ->
    [one] { $number } carta
   *[other] { $number } carte
} in 36 tiri.
advice-robber_leader = Lì a { $player } costa { $number ->
    [one] { $number } carta
   *[other] { $number } carte
} in 36 tiri.
advice-robber_idle = Lì non ti fa danno.
advice-rob_leader = { $player } è in testa. Carte in mano: { $number }.
advice-rob_most = Conviene rubare a { $player }. Carte in mano: { $number }.
advice-rob_only = Qui si può derubare solo { $player }.
advice-discard_keep = Così conservi { $cards } per { $goal }.
advice-discard_most = Sono le carte di cui puoi fare a meno più facilmente.
advice-bank_completes = Poi puoi pagare { $goal }.
advice-bank_towards = Hai più bisogno di { $cards } che di ciò che dai in cambio.
advice-offer_lacks = Per { $goal } manca ancora: { $cards }.
advice-offer_open = Hai più bisogno di { $cards } che di ciò che dai in cambio.
advice-counter_better = Per { $cards } lo scambio ti conviene.
advice-deal_completes = Poi puoi pagare { $goal }.
advice-deal_helps = Ciò che ricevi vale per te più di ciò che dai.
advice-refuse_close = { $player } sta per vincere: meglio non dare aiuto.
advice-refuse_unpayable = Non hai le carte: manca { $cards }.
advice-refuse_keep = Meglio tenere { $cards } per { $goal }.
advice-refuse_little = Ci guadagni troppo poco.
advice-withdraw_none = Nessuna risposta ti conviene.
advice-sign_up_builds = Puoi costruire qualcosa prima del tuo prossimo turno.
advice-pass_nothing = Adesso non c’è niente che valga la pena costruire.
advice-roll_first = Tutto il resto viene dopo il tiro.
advice-roll_keep = Le tue carte è meglio tenerle per dopo.
advice-end_saves = Metti da parte le carte per { $goal }. Manca ancora: { $cards }.
advice-end_nothing = In questo turno non c’è altro che convenga.

## Why there is no hint.

refused-hints_off = A questo tavolo si gioca senza consigli.
refused-hint_fast = Un consiglio alla volta. Aspetta qualche secondo.
refused-hint_wait = Aspetta prima le risposte alla tua offerta.
refused-hint_none = Per questo momento non c’è un consiglio. Riprova dopo la prossima mossa.

## The rule of a table.

option-hints = Consigli
option-hints-help = Ogni giocatore può chiedere che cosa farebbe un maestro, e perché. Nessun altro lo vede.
