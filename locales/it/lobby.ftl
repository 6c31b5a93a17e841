## The start page.

start-title = Colonizza un’isola in buona compagnia
start-lead = Raccogli, scambia e costruisci su un’isola sempre nuova. Da due a otto giocatori, persone o bot, allo stesso tavolo e direttamente nel browser.
start-play = Gioca subito
start-play-help = Contro { $bots } bot. Si comincia all’istante.
start-new = Nuovo tavolo
start-new-help = Scegli le regole e invita chi vuoi con un link.
start-making = Un momento…

how-title = Come si gioca
how-collect = Raccogli
how-collect-help = Ogni turno comincia con due dadi. Gli esagoni con il numero uscito danno legno, argilla, lana, grano o minerale alle colonie e alle città vicine.
how-trade = Scambia
how-trade-help = Offri agli altri quello che ti avanza. Anche la banca e i porti scambiano, a rapporti fissi.
how-build = Costruisci
how-build-help = Le strade portano a nuovi incroci, le colonie diventano città. Le carte sviluppo portano cavalieri e sorprese.
how-win = Vinci
how-win-help = Colonie, città, la Via commerciale più lunga e la Cavalleria più forte danno punti vittoria. Vince chi ne ha 10 nel proprio turno.

## A new table.

new-title = Nuovo tavolo
name = Il tuo nome
name-guest = Ospite { $number }
new-chairs = Chi gioca
new-chairs-help = I posti per le persone restano liberi finché qualcuno non si siede; all’inizio della partita i posti liberi diventano bot.
new-chair = Posto { $number }
new-chair-person = Persona
new-submit = Apri il tavolo
new-reset = Torna alle regole di sempre

## The rules of a table.

option-players = Giocatori
option-players-help = { $players ->
    [2] L’isola piccola, per una sfida veloce.
    [3] L’isola da 19 esagoni.
    [4] L’isola da 19 esagoni.
    [5] L’isola più ampia, da 30 esagoni, con la fase di costruzione speciale.
    [6] L’isola più ampia, da 30 esagoni, con la fase di costruzione speciale.
   *[other] La grande isola da 44 esagoni, con la fase di costruzione speciale.
}
option-target = Punti per vincere
option-target-help = Di solito sono 10. Con 8 la partita è più breve, da 12 in su dura tutta la sera.
option-turn_time = Tempo per un turno
option-turn_time-help = Tutti vedono quanto resta. Allo scadere il gioco fa da sé il necessario e prosegue.
option-spare_time = Tempo di riserva
option-spare_time-help = Una scorta di tempo che ognuno ha per tutta la partita: si consuma quando quello del turno non basta.
time-seconds = { $number } s
time-minutes = { $number } min
time-none = Nessuno
option-rules = Regole
option-robber = Brigante
option-robber-help = Si sposta con un 7 o con un cavaliere, blocca un esagono e ruba una carta. Senza brigante nulla viene bloccato né rubato.
option-friendly_robber = Brigante amichevole
option-friendly_robber-help = Sta lontano da chi ha al massimo 2 punti visibili.
option-friendly_robber-idle = Solo con il brigante.
option-discard = Scarto con il 7
option-discard-help = Chi ha più di 7 carte risorsa ne scarta la metà, arrotondata per difetto.
option-route_award = Via commerciale più lunga
option-route_award-help = 2 punti per la strada ininterrotta più lunga, da 5 tratti in su.
option-army_award = Cavalleria più forte
option-army_award-help = 2 punti a chi ha giocato più cavalieri, almeno 3.
option-special_building = Fase di costruzione speciale
option-special_building-help = Dopo ogni turno gli altri giocatori possono costruire e comprare, uno dopo l’altro.
option-special_building-idle = Solo con 5 o più giocatori.
option-gifts = Regali
option-gifts-help = In uno scambio si può dare qualcosa senza chiedere nulla in cambio.
option-bank_shown = Carte della banca visibili
option-bank_shown-help = Tutti vedono quante carte restano alla banca.

hint-idle-knights = Senza brigante e senza Cavalleria più forte i cavalieri non servono a nulla.

pace = Ritmo dei bot
pace-slow = Lento
pace-normal = Normale
pace-fast = Veloce
pace-instant = Immediato

## The lobby of a table.

lobby = Lobby
lobby-host-help = Questo tavolo è tuo: scegli le regole, invita gli altri e inizia.
lobby-guest-help = Siediti e aspetta l’inizio.
lobby-chairs = Al tavolo
lobby-rules = Regole di questo tavolo
lobby-stand = Lascia il posto
lobby-start = Inizia la partita
lobby-start-open = I posti liberi diventano bot. L’ordine dei posti viene sorteggiato all’inizio.
lobby-start-full = { $people ->
    [one] Giochi contro i bot. L’ordine dei posti viene sorteggiato all’inizio.
   *[other] Tutti i posti sono occupati. L’ordine viene sorteggiato all’inizio.
}
lobby-wait = Chi ospita il tavolo dà inizio alla partita.
lobby-watchers = { $count ->
    [one] { $count } persona sta guardando.
   *[other] { $count } persone stanno guardando.
}

join-title = Partecipa
join = Siediti
join-full = Tutti i posti sono occupati.

chair-open = Posto libero
chair-away = assente
chair-came = { $count ->
    [one] { $names } prende posto al tavolo.
   *[other] { $names } prendono posto al tavolo.
}
chair-left = { $count ->
    [one] { $names } ha lasciato il tavolo.
   *[other] { $names } hanno lasciato il tavolo.
}

colour-title = Il tuo colore
colour-taken = già di { $name }

invite-title = Invita gli altri
invite-link = Link a questo tavolo
invite-copy = Copia
invite-copied = Link copiato.
invite-select = Il link è selezionato: copialo da qui.
invite-share = Condividi
invite-text = Gioca una partita a Hexfolk con me!
invite-local = Questo link funziona solo su questo dispositivo. Per gli altri, avvia il gioco con HOST=0.0.0.0 e apri la pagina con l’indirizzo che compare allora.

room-title = Tavolo { $id }
room-your-turn = Tocca a te
