## The table screen: lists and small words.

list-comma = {", "}
list-and = { $first } e { $last }
nothing = niente
count-wood = { $count } legno
count-brick = { $count } argilla
count-wool = { $count } lana
count-grain = { $count } grano
count-ore = { $count } minerale

# Resources and land in the middle of a sentence.
good-wood = legno
good-brick = argilla
good-wool = lana
good-grain = grano
good-ore = minerale
land-forest = bosco
land-hills = collina
land-pasture = pascolo
land-field = campo
land-mountains = montagna
land-desert = deserto
land-lake = lago
land-sea = mare
land-gold = giacimento d’oro

## Places on the island.

hex-number = { $terrain } { $number }
port-any = porto { $rate }:1
port-of = porto { $rate }:1 ({ $resource })
corner-between = incrocio tra { $places }
corner-with-port = { $corner }, { $port }
edge-between = lato tra { $places }
label-spot = { $label } ({ $number } di { $all })

## The board.

table-heading = Tavolo di gioco
table-loading = Il tavolo viene preparato…
leave-table = Lascia il tavolo
board = Isola
board-help = Le frecce vanno al posto più vicino, Invio sceglie, Esc torna indietro, più e meno ingrandiscono e riducono.
zoom = Ingrandimento
zoom-in = Più vicino
zoom-out = Più lontano
zoom-reset = Isola intera

## Whom the table waits for.

do-found_settlement = Piazza una colonia
do-found_road = Piazza una strada accanto alla nuova colonia
do-before_roll = Tocca a te: tira i dadi
do-discard = È uscito un 7: scarta { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
do-robber = Sposta il brigante
do-rob = Scegli a chi rubare una carta
do-main = Tocca a te: scambia o costruisci
do-free_road = Piazza una strada gratuita (ancora { $number })
do-sign_up = Costruzione speciale: partecipa o passa
do-special = Costruzione speciale: costruisci o termina
do-answer = { $player } ti propone uno scambio: rispondi
wait-found_settlement = { $players } piazza una colonia
wait-found_road = { $players } piazza una strada
wait-before_roll = Si attende il tiro di { $players }
wait-discard = Si attendono gli scarti: { $players }
wait-robber = { $players } sposta il brigante
wait-rob = { $players } sceglie a chi rubare una carta
wait-main = È il turno di { $players }
wait-free_road = { $players } piazza una strada gratuita
wait-sign_up = Costruzione speciale, si attende: { $players }
wait-special = { $players } costruisce nella fase speciale
wait-answers = Si attendono risposte all’offerta: { $players }
wait-won = { $player } ha vinto
wait-over = La partita è finita
turn-number = Turno { $number }
founding = Fondazione
target = a { $count } punti
offers-open = { $count ->
    [one] { $count } offerta per te
   *[other] { $count } offerte per te
}
sending = Invio…

## Players and their facts.

players = Giocatori
seat-number = Giocatore { $number }
away = assente
state-substitute = gioca un bot
state-turn = di turno
state-must = deve agire
fact-points = { $count ->
    [one] { $count } punto vittoria
   *[other] { $count } punti vittoria
}
fact-cards = { $count ->
    [one] { $count } carta risorsa
   *[other] { $count } carte risorsa
}
fact-development = { $count ->
    [one] { $count } carta sviluppo
   *[other] { $count } carte sviluppo
}
fact-knights = { $count ->
    [one] { $count } cavaliere giocato
   *[other] { $count } cavalieri giocati
}
fact-knights-award = { $count ->
    [one] { $count } cavaliere giocato
   *[other] { $count } cavalieri giocati
} – Cavalleria più forte
fact-route = Strada più lunga: { $count }
fact-route-award = Strada di { $count } – Via commerciale più lunga
fact-signed = Partecipa alla costruzione speciale
fact-passed = Non partecipa alla costruzione speciale
fact-discard = deve scartare { $count }
left-road = { $count ->
    [one] { $count } strada in riserva
   *[other] { $count } strade in riserva
}
left-settlement = { $count ->
    [one] { $count } colonia in riserva
   *[other] { $count } colonie in riserva
}
left-city = { $count } città in riserva
column-player = Giocatore
column-points = Punti vittoria
column-cards = Carte risorsa
column-development = Carte sviluppo
column-knights = Cavalieri giocati
column-route = Strada più lunga
column-roads = Strade in riserva
column-settlements = Colonie in riserva
column-cities = Città in riserva
facts = Tavolo
facts-help = I punti degli altri non comprendono le carte punto vittoria nascoste. Di strade, colonie e città si contano i pezzi ancora in riserva.
island-in-words = L’isola in parole
words-settlement = colonia di { $player }
words-city = città di { $player }
words-robber = brigante
words-here = { $place }: { $here }
dice-shown = Dadi: { $first } e { $second }, in tutto { $sum }

## Bank and costs.

bank = Banca
bank-hidden = nascosta a questo tavolo
deck = { $count ->
    [one] { $count } carta nel mazzo sviluppo
   *[other] { $count } carte nel mazzo sviluppo
}
costs = Costi
cost-road = Strada
cost-settle = Colonia
cost-city = Città (su una colonia)
cost-buy = Carta sviluppo

## Hand, cards and actions.

hand = { $count ->
    [one] La tua mano, { $count } carta
   *[other] La tua mano, { $count } carte
}
held-card = { $card }, { $count }
actions = Azioni
all-actions = Tutte le azioni
action-road = Strada
action-settle = Colonia
action-city = Città
action-buy = Compra carta
action-play = Gioca carta
action-trade = Scambio
action-roll = Tira
action-end = Fine turno
action-signup = Partecipa
action-pass = Passa
always-pass = Passa sempre
special-title = Costruzione speciale
special-signed = Costruzione speciale: partecipi
special-passed = Costruzione speciale: passi
choose-settle = { $count ->
    [one] Scegli l’incrocio evidenziato
   *[other] Scegli uno dei { $count } incroci
}
choose-road = { $count ->
    [one] Scegli il lato evidenziato
   *[other] Scegli uno dei { $count } lati
}
choose-city = { $count ->
    [one] Scegli la colonia che diventa città
   *[other] Scegli quale delle { $count } colonie diventa città
}
choose-robber = Scegli un esagono per il brigante
choose-nearer = Ora è più vicino: tocca il posto
confirm = Conferma
confirm-settle = Colonia qui: { $place }?
confirm-road = Strada qui: { $place }?
confirm-city = Città qui: { $place }?
confirm-robber = Brigante su { $place }?
discard-title = { $count ->
    [one] Scarta { $count } carta
   *[other] Scarta { $count } carte
}
discard-left = { $count ->
    [one] ancora { $count } carta da scegliere
   *[other] ancora { $count } carte da scegliere
}
discard-ready = Scelta completa
discard-do = Scarta
one-more = Aggiungi { $resource }
one-less = Togli { $resource }
victim-title = A chi rubi una carta?
card-play = Gioca: { $card }
card-knight-help = Sposta il brigante e ruba una carta a chi lì accanto ha un edificio. Conta per la Cavalleria più forte.
card-roads-help = Piazza due strade gratis.
card-plenty-help = Prendi dalla banca due carte a scelta.
card-monopoly-help = Nomina una risorsa: tutti gli altri ti danno tutte le loro carte di quel tipo.
card-point-help = Vale subito un punto vittoria e resta nascosta. Non si gioca mai.
plenty-take = { $count ->
    [one] Prendi { $count } carta
   *[other] Prendi { $count } carte
}
victory = { $player } conquista l’isola!
victory-mine = Hai conquistato l’isola!
see-summary = Vai al resoconto
look-at-board = Guarda il tabellone
watching = Stai guardando questo tavolo.

## Trade.

trade-give = Dai
trade-want = Ricevi
trade-add-give = Dai { $resource } in più, ora { $count } su { $held }
trade-add-want = Chiedi { $resource } in più, ora { $count }
trade-ask = Proponi ai giocatori
trade-bank = Banca
trade-clear = Azzera
trade-help = Tocca le carte da entrambe le parti. Un rapporto come 3:1 aggiunge ciò che la banca chiede per una carta.
trade-counter-to = Controfferta a { $player }
trade-send-counter = Invia controfferta
bank-rate = Banca: { $rate } { $resource } per una carta
bank-rate-best = Banca: { $rate } { $resource } per una carta, il tuo rapporto migliore
offers = Offerte
offer = offre
counter-offer = fa una controfferta
offer-you-give = Dai
offer-you-get = Ricevi
offer-gives = Dà
offer-wants = Vuole
offer-accept = Accetta
offer-refuse = Rifiuta
offer-counter = Controfferta
offer-withdraw = Ritira
trade-with = Scambia con { $player }
counter-take = Accetta questa
answer-yes = { $player } accetta
answer-no = { $player } rifiuta
answer-counter = { $player } fa una controfferta
answer-open = { $player } non ha ancora risposto

## The list of all actions.

list-empty = Per ora non devi fare nulla.
# Above the places that an action can be done at.
list-island = Oppure scegli il posto sull’isola.
list-swap = { $give } per { $want }
list-offer = { $player }: dai { $give }, ricevi { $want }
list-roll = Tira i dadi
list-settle = Costruisci una colonia
list-road = Costruisci una strada
list-city = Costruisci una città
list-robber = Sposta il brigante
list-rob = Ruba una carta a
list-discard = Scarta
list-buy = Compra una carta sviluppo
list-knight = Gioca un cavaliere
list-roads = Gioca Costruzione di strade
list-plenty = Gioca Abbondanza
list-monopoly = Gioca Monopolio
list-bank = Scambia con la banca
list-accept = Accetta un’offerta
list-trade = Concludi uno scambio
list-refuse = Rifiuta un’offerta
list-withdraw = Ritira un’offerta
list-signup = Partecipa alla costruzione speciale
list-pass = Rinuncia alla costruzione speciale
list-end = Termina il turno

## The log.

talk = Registro e scambi
log = Registro
log-empty = Non è ancora successo nulla.
verbosity = Il lettore di schermo legge
verbosity-all = tutto
verbosity-mine = ciò che mi riguarda
verbosity-few = solo quando tocca a me
event-turn = Turno { $number }: { $player }
event-settle = { $player } costruisce una colonia: { $place }
event-road = { $player } costruisce una strada
event-road-free = { $player } costruisce una strada gratuita
event-city = { $player } costruisce una città: { $place }
event-roll = { $player } tira { $sum } ({ $first } + { $second })
event-produce = { $player } riceve { $cards }
event-short = La banca è a corto di { $resource }
event-income = { $player } comincia con { $cards }
event-discard = { $player } scarta { $cards }
event-robber = { $player } sposta il brigante: { $place }
event-steal = { $player } ruba { $cards } a { $other }
event-steal-hidden = { $player } ruba una carta a { $other }
event-buy = { $player } compra una carta sviluppo
event-buy-known = { $player } compra una carta sviluppo: { $card }
event-play = { $player } gioca { $card }
event-plenty = { $player } prende { $cards } dalla banca
event-monopoly = { $player } prende tutte le carte { $resource }: { $number }
event-hand_over = { $player } consegna { $cards } a { $other }
event-bank = { $player } dà alla banca { $cards } per { $wanted }
event-offer = { $player } offre { $cards } per { $wanted }
event-counter = { $player } fa una controfferta: { $cards } per { $wanted }
event-accept = { $player } accetta
event-refuse = { $player } rifiuta
event-withdraw = { $player } ritira un’offerta
event-trade = { $player } dà a { $other } { $cards } per { $wanted }
event-award-route = { $player } ottiene la Via commerciale più lunga
event-award-army = { $player } ottiene la Cavalleria più forte
event-award-route-aside = Ora nessuno ha la Via commerciale più lunga
event-award-army-aside = Ora nessuno ha la Cavalleria più forte
event-sign_up = { $player } partecipa alla costruzione speciale
event-pass = { $player } non partecipa alla costruzione speciale
event-slot = Costruzione speciale: { $player }
event-time_up = Tempo scaduto: { $player }
event-forfeit = { $number ->
    [one] { $player } perde { $number } strada gratuita: il tempo è scaduto
   *[other] { $player } perde { $number } strade gratuite: il tempo è scaduto
}
event-win = { $player } vince con { $number } punti

## Why an action is closed now.

off-watching = Stai solo guardando.
off-no_card = Non hai carte da giocare.

## Refusals without words of their own.

refused-unknown = Non ha funzionato ({ $code }). Ricarica la pagina e riprova.

## The clock and pauses.

time-left = Tempo rimasto: { $time }
time-spare = Tempo di riserva rimasto: { $time }
time-stands = Orologio fermo, tempo rimasto: { $time }
time-warning = Restano { $seconds } secondi
substitute-you = Da troppo tempo non fai una mossa. Finché ci sono gli altri, un bot gioca al tuo posto.
substitute-back = Ci sono
pause-on = La partita è in pausa.
pause-resume = Riprendi
pause-ask = Chiedi una pausa
pause-asked = Pausa? { $players }
pause-waiting = Hai chiesto una pausa. Comincia quando tutti sono d’accordo.
pause-agree = D’accordo
pause-decline = Non ora
pause-withdraw = Lascia stare

## Sounds.

sound-mute = Silenzia il tavolo
sound-on = Suoni attivi
sound-off = Suoni disattivati
sound-volume = Volume dei suoni
