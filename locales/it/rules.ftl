## Le regole, in una pagina. Tutti i numeri vengono dal gioco stesso.

rules-title = Le regole
rules-lead = Tutto il gioco in una pagina: che cosa c’è sul tavolo, che cosa fai nel tuo turno e come si vince. Per cominciare leggi fino a «Costruire»; il resto può aspettare finché non ti serve.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-search-some = Parti trovate:
rules-search-none = Nessun risultato. Prova con un’altra parola.
rules-to-strategy = Strategia: probabilità e consigli
rules-players = Giocatori
rules-from-to = { $from }–{ $to }
rules-resource-cost = { $resource }: { $count }

rules-road = Strada
rules-settlement = Colonia
rules-city = Città
rules-development = Carta sviluppo

terrain-forest = Bosco
terrain-hills = Collina
terrain-pasture = Pascolo
terrain-field = Campo
terrain-mountains = Montagna
terrain-desert = Deserto

## Lo scopo.

rules-goal = Scopo del gioco
rules-goal-text = Da { $players_least } a { $players_most } giocatori colonizzano un’isola; ognuno può essere una persona o un bot. La terra dà risorse, e le risorse diventano strade, colonie, città e carte sviluppo.
rules-goal-win = Chi ha { $target } punti vittoria nel proprio turno vince subito. Un tavolo può scegliere un altro numero, da { $target_low } a { $target_high }.
rules-goal-table = Che cosa dà punti vittoria
rules-points = Punti
rules-points-card = Carta punto vittoria

## I pezzi e le carte.

rules-pieces = Pezzi e carte
rules-pieces-own = Ogni giocatore ha una riserva di pezzi del suo colore. Finiti i pezzi di un tipo, non se ne costruiscono altri; per il resto, in un turno si costruisce quanto si vuole. Una colonia che diventa città torna nella riserva.
rules-pieces-table = Pezzi di ogni giocatore
rules-pieces-number = Numero
rules-pieces-bank = La banca tiene carte risorsa di cinque tipi e un mazzo mescolato di carte sviluppo. Quante sono dipende dal numero dei giocatori.
rules-bank-table = Le carte della banca
rules-bank-each = Carte di ogni risorsa
rules-bank-deck = Carte sviluppo

## L’isola.

rules-island = L’isola
rules-island-hexes = L’isola è fatta di esagoni. Ogni tipo di terreno dà una risorsa; il deserto non ne dà nessuna.
rules-terrain-table = Che cosa danno i terreni
rules-terrain = Terreno
rules-gives = Dà
rules-nothing = nulla
rules-island-tokens = Su ogni esagono tranne il deserto c’è un segnalino numerato, da 2 a 12 senza il 7: l’esagono dà la sua risorsa quando esce il suo numero. I puntini sotto il numero sono le sue probabilità su { $throws }: più puntini ha, più spesso esce. Il 6 e l’8 ne hanno più di tutti e sono rossi.
rules-island-lines = Si costruisce sulle linee. Colonie e città stanno sugli incroci, dove si toccano fino a tre esagoni; le strade stanno sui lati tra due incroci.
rules-island-ports = Sulla costa ci sono i porti. Un porto appartiene a un lato della costa e serve entrambi i suoi incroci. In un porto generico si scambia qualsiasi risorsa { $port_rate }:1, in un porto di risorsa la sua { $own_port_rate }:1.
rules-island-robber = Il brigante comincia sul deserto: se ce n’è più d’uno, su uno a caso; se non ce n’è nessuno, accanto all’isola.
rules-island-sizes = Il tabellone standard cresce con il numero dei giocatori.
rules-sizes-table = I tabelloni standard
rules-sizes-hexes = Esagoni
rules-sizes-tokens = Segnalini numerati
rules-sizes-ports = Porti generici
rules-sizes-own = Porti di risorsa
rules-sizes-intersections = Incroci
rules-island-shuffled = Terreni, numeri e tipi di porto vengono mescolati a ogni partita. Due numeri rossi non si toccano mai. I porti sono distribuiti in modo uniforme lungo la costa; non ce ne sono due che servono lo stesso incrocio o incroci vicini.
rules-island-others = Al posto del tabellone standard si può scegliere una di { $islands } altre isole, da { $island_smallest } a { $island_largest } esagoni, o disegnarne una propria. Anche lì la banca, il mazzo e la fase di costruzione speciale dipendono dal numero dei giocatori; tutto ciò che sta sul tabellone dipende dall’isola. Alcune isole hanno laghi: accanto a un lago si può costruire, ma non ha numero né porti, non dà nulla e non accoglie mai il brigante. I giacimenti d’oro hanno un numero, ma in questo gioco non danno nulla.
rules-fig-island = Una disposizione fissa, quella per principianti: { $hexes } esagoni, di cui { $tokens } con un segnalino numerato, e { $ports } porti, di cui { $generic } generici. La barca di un porto mostra quale risorsa prende.
rules-fig-island-alt = Un’isola rotonda di esagoni con boschi, colline, pascoli, campi, montagne e un deserto. Sugli esagoni ci sono segnalini numerati, lungo la costa le barche indicano i porti.

## La fondazione.

rules-founding = Fondazione
rules-founding-order = I posti e il giocatore iniziale vengono sorteggiati. In quell’ordine ogni giocatore piazza una colonia e una strada che la tocca. Poi c’è un secondo giro in ordine inverso: l’ultimo giocatore piazza due volte di fila, il giocatore iniziale per ultimo.
rules-founding-distance-title = La regola della distanza
rules-founding-distance = Una colonia non può mai stare su un incrocio se su uno degli incroci vicini, che sono al massimo tre, c’è un edificio. Non importa di chi sia. La regola vale per tutta la partita.
rules-founding-place = Una colonia ha bisogno di terra accanto al suo incrocio; va bene anche sulla costa o ai margini di un deserto. La seconda strada deve toccare la seconda colonia.
rules-founding-income = La seconda colonia rende subito: una carta per ogni esagono intorno che dà qualcosa.
rules-founding-begin = Poi il giocatore iniziale tira i dadi e si continua nell’ordine dei posti.
rules-fig-who = In queste figure due giocatori si chiamano come gli emblemi sui loro edifici: { $one } e { $other }.
rules-fig-distance = La colonia di { $one } chiude a tutti i { $barred } incroci segnati con una croce. Su quelli con un cerchio si può ancora costruire.
rules-fig-distance-alt = Sette esagoni con una colonia nel mezzo. I suoi { $barred } incroci vicini sono segnati con una croce, tutti gli altri come liberi.
rules-fig-founding = La seconda colonia sta tra bosco, pascolo e campo, e rende subito { $cards } carte.
rules-fig-founding-alt = Una colonia con una strada dove si incontrano tre esagoni. Su ciascuno dei tre c’è +1 con la sua risorsa: legno, lana e grano.

## Il turno.

rules-turn = Il turno
rules-turn-lead = Il tuo turno ha tre parti:
rules-turn-roll = Tirare: tiri due dadi, e la somma vale per tutti. Porta la produzione o, con un 7, il brigante.
rules-turn-trade = Scambiare con gli altri giocatori, con la banca e nei porti.
rules-turn-build = Costruire, e comprare carte sviluppo.
rules-turn-mixed = Dopo il tiro puoi scambiare e costruire nell’ordine che vuoi e quante volte vuoi. Il turno lo chiudi tu; se c’è un limite di tempo, allo scadere lo chiude l’orologio.
rules-turn-before = Prima del tiro puoi soltanto giocare una carta sviluppo, che sarà l’unica di questo turno. Prima del tiro non si scambia e non si costruisce.
rules-turn-special = Da { $special_from } giocatori in su, a ogni turno segue una fase di costruzione speciale.

## La produzione.

rules-production = Produzione
rules-production-text = Ogni esagono con il numero uscito dà la sua risorsa a tutti gli edifici intorno: una carta per una colonia, due per una città. Raccolgono tutti, chiunque abbia tirato.
rules-production-robber = L’esagono con il brigante non dà nulla.
rules-production-short = Se la banca non ha abbastanza carte di una risorsa per tutti quelli a cui spettano, nessuno ne riceve. Se però spettano a un solo giocatore, riceve ciò che resta. Vale per ogni risorsa separatamente.
rules-fig-production = È uscito un 8. La colonia di { $one } riceve { $one_cards } carta dal bosco, la città di { $other } { $other_cards } carte dalla montagna.
rules-fig-production-alt = Due esagoni con il numero 8 sono evidenziati: un bosco con accanto una colonia, segnata +1 legno, e una montagna con accanto una città, segnata +2 minerale.

## Il sette e il brigante.

rules-seven = Il sette e il brigante
rules-seven-lead = Con un 7 nessun esagono dà nulla. Succede invece questo, nell’ordine:
rules-seven-discard = Scarto: ogni giocatore con più di { $hand_limit } carte risorsa ne scarta la metà, arrotondata per difetto. Di { $hand_over } carte se ne vanno { $hand_gone }. Ognuno sceglie le proprie, tutti insieme, e tutti le vedono quando anche l’ultimo ha finito. Le carte sviluppo non contano.
rules-seven-move = Spostamento: chi ha tirato sposta il brigante su un altro esagono di terra. Non può restare dov’è. Sono permessi i deserti, gli esagoni propri e quelli senza edifici; i laghi no.
rules-seven-steal = Furto: chi ha tirato ruba poi una carta a caso a un giocatore che lì ha un edificio, e sceglie a chi se sono più d’uno. Non si può scegliere chi non ha carte risorsa. La carta la vedono solo loro due.
rules-seven-stay = Lì il brigante resta fino al prossimo 7 o al prossimo cavaliere, e il suo esagono non dà nulla. Un cavaliere lo sposta e ruba allo stesso modo, ma nessuno scarta.
rules-friendly = Brigante amichevole
rules-friendly-text = Se il tavolo gioca con il Brigante amichevole, questo non può andare su un esagono presso il quale ha un edificio qualcuno con al massimo { $friendly_points } punti visibili. Così sono protetti tutti, anche chi lo sposta, dal 7 e dai cavalieri. Sono visibili tutti i punti tranne quelli delle carte punto vittoria nascoste.
rules-friendly-flee = Se non resta nessun altro esagono, va su un altro deserto, anche accanto a giocatori protetti; resta dov’è solo se non c’è un altro deserto. Chi è protetto non viene mai derubato. Su un’isola senza deserto in quel caso non si muove, e nessuno viene derubato. Si scarta comunque.
rules-fig-friendly = { $one } ha solo { $one_points } punti: ogni esagono presso un suo edificio è vietato a tutti (croce), anche a { $one }. { $other }, con { $other_points } punti, non è protetto: il brigante può andare sugli esagoni con un cerchio.
rules-fig-friendly-alt = Il brigante sta su un deserto. Degli altri esagoni, { $barred } hanno una croce, quelli intorno alle due colonie di { $one }. Gli altri { $allowed } hanno un cerchio; due di questi toccano edifici di { $other }.
rules-fig-robber = { $other } ha spostato il brigante sulla montagna e ha rubato una carta a { $one }. Poi è uscito un 8: la montagna non dà nulla, il bosco con l’altro 8 rende a { $other }.
rules-fig-robber-alt = Il brigante sta su una montagna con il numero 8. La colonia accanto è segnata +0, e −1 per la carta rubata. Un’altra colonia, presso un bosco con il numero 8, è segnata +1 legno.

## Lo scambio.

rules-trade = Scambio
rules-trade-when = Si scambia solo nel proprio turno, dopo il tiro. Gli altri scambiano con te, non tra loro.
rules-trade-players = Con gli altri giocatori
rules-trade-offer = Offri carte in cambio di carte, in qualsiasi rapporto, a tutto il tavolo. Gli altri accettano, rifiutano o ti fanno una controfferta, e possono cambiare risposta finché non viene usata. Tu scegli tra chi accetta, o prendi una controfferta.
rules-trade-limits = Puoi offrire solo ciò che hai, e accettare solo se hai ciò che è richiesto; al momento dello scambio le due mani vengono controllate di nuovo. Ogni giocatore può avere al massimo { $most_offers } offerte e controfferte proprie aperte. Si scambiano solo carte risorsa: niente carte sviluppo, pezzi o promesse.
rules-trade-gift = Una delle due parti può restare vuota: è un regalo, che va comunque accettato. La stessa risorsa non può stare da entrambe le parti.
rules-trade-end = Un’offerta che chi l’ha fatta non può più pagare viene ritirata subito. Una carta sviluppo giocata e la fine del turno chiudono tutte le offerte.
rules-trade-bots = Anche i bot scambiano; giudicano ogni offerta da ciò che serve a loro.
rules-trade-bank = Con la banca e nei porti
rules-trade-rate = Per { $bank_rate } carte uguali la banca ti dà una carta di un altro tipo. Con un edificio presso un porto generico bastano { $port_rate } carte uguali; presso un porto di risorsa, { $own_port_rate } della sua risorsa. Vale sempre il tuo rapporto migliore, dal momento in cui l’edificio è costruito.
rules-trade-stock = La banca deve avere la carta che vuoi. Puoi scambiare con lei quante volte vuoi.
rules-fig-ports = La colonia di { $one } a sinistra sta presso un porto generico: { $port_rate } carte uguali per una. Quella a destra sta presso un porto del minerale: { $own_port_rate } minerale per un’altra carta.
rules-fig-ports-alt = Due colonie sulla costa, ognuna all’estremità di un molo. La barca a sinistra dice { $port_rate }:1 per qualsiasi risorsa, quella a destra { $own_port_rate }:1 per il minerale.

## Costruire.

rules-building = Costruire
rules-building-costs = Quanto costa costruire
rules-cost = Costo
rules-cost-total = Carte
rules-building-road = Una strada sta su un lato libero, con terra almeno da una parte, e deve toccare una tua strada, colonia o città. Non può proseguire oltre un incrocio dove un altro giocatore ha un edificio.
rules-building-settlement = Una colonia va su un incrocio libero a cui porta una tua strada. Vale la regola della distanza.
rules-building-city = Una città sostituisce una tua colonia, anche nello stesso turno. Da allora raccoglie due carte invece di una.
rules-building-last = Quando tutte le { $settlements } colonie sono sul tabellone, devi trasformarne una in città prima di poterne costruire un’altra.

## Le carte sviluppo.

rules-cards = Carte sviluppo
rules-cards-buy = Compri la prima carta di un mazzo mescolato all’inizio. Solo tu la vedi; gli altri vedono quante ne hai. Puoi comprarne quante ne puoi pagare, finché il mazzo dura.
rules-cards-play = In ogni tuo turno puoi giocare una carta, prima o dopo il tiro, ma non una comprata nello stesso turno. Le carte comprate nella fase di costruzione speciale si possono giocare nel tuo turno successivo.
rules-cards-table = Quante ce ne sono di ogni carta
rules-card-knight = Sposta il brigante e ruba una carta, come con un 7 ma senza scarti. Il cavaliere resta scoperto davanti a te e conta per la Cavalleria più forte. Si conta prima di tutto il resto, e può dare subito la vittoria.
rules-card-point = Non si gioca mai. Vale subito un punto, resta nascosta e conta per vincere.
rules-card-roads = Piazza due strade senza pagare, una dopo l’altra e secondo le regole normali. Devi piazzarle entrambe; una sola se ti resta un solo pezzo o un solo posto.
rules-card-plenty = Prendi dalla banca esattamente due carte a scelta, uguali o diverse; una sola se la banca ne ha una sola.
rules-card-monopoly = Nomina una risorsa: tutti gli altri giocatori ti danno tutte le loro carte di quel tipo.
rules-cards-gone = Le carte giocate escono dal gioco, solo i cavalieri restano in vista. Costruzione di strade non si può giocare senza un pezzo e un posto, Abbondanza non con la banca vuota.

## La fase di costruzione speciale.

rules-special = Fase di costruzione speciale
rules-special-text = Da { $special_from } giocatori in su, dopo ogni turno gli altri possono costruire e comprare. Chi vuole partecipare lo dice, dall’inizio del turno fino a { $grace } secondi dopo la sua fine; fino ad allora si può anche cambiare idea. L’attesa finisce appena tutti hanno risposto.
rules-special-order = Chi partecipa agisce nell’ordine dei posti, a partire dal giocatore dopo quello che ha chiuso il turno. Quest’ultimo è escluso; chi avrà il turno seguente partecipa. Ognuno agisce una volta.
rules-special-limits = Si possono costruire strade, colonie e città e comprare carte sviluppo. Non si scambia e non si gioca nessuna carta. I riconoscimenti possono passare di mano subito, ma in questa fase nessuno vince: per vincere servono i punti all’inizio del proprio turno.
rules-fig-special = Il turno di { $other } è finito. Partecipano { $first }, { $second } e { $third }, { $passed } no. I numeri dicono in quale ordine costruiscono.
rules-fig-special-alt = Cinque colonie lungo la costa, in senso orario secondo l’ordine dei posti: { $one }, { $other }, { $first }, { $passed }, { $second }. Accanto a { $first } c’è un 1, accanto a { $second } un 2, accanto a { $third } un 3.

## I riconoscimenti.

rules-awards = Riconoscimenti
rules-route-first = { $route_points } punti al primo giocatore con una strada ininterrotta di almeno { $route_least } tratti. Conta il percorso più lungo che segue le tue strade senza usarne nessuna due volte. Le diramazioni non si sommano, ma il percorso può ripassare per un incrocio e può essere un anello.
rules-route-cut = Un edificio di un altro giocatore sul percorso lo interrompe, ma un percorso può finire lì. I tuoi edifici non interrompono.
rules-route-take = Solo una strada davvero più lunga toglie il riconoscimento a chi lo ha; a parità resta dov’è.
rules-route-lose = Dopo ogni nuova strada e ogni interruzione: chi ha il riconoscimento e ha ancora la strada più lunga lo tiene. Altrimenti va all’unico giocatore con la strada più lunga; se più giocatori sono alla pari, viene messo da parte finché uno non è da solo in testa. Con meno di { $route_least } tratti non lo ha nessuno.
rules-army-first = { $army_points } punti al primo giocatore che ha giocato { $army_least } cavalieri; poi a chi ne ha giocati più di chi ha il riconoscimento.
rules-fig-route = A sinistra: { $fork_roads } strade, ma alla diramazione conta solo un ramo, quindi la lunghezza è { $fork }. A destra: un anello con una coda; il percorso segue la coda e fa il giro, quindi contano tutte le { $ring_roads } strade.
rules-fig-route-alt = Due figure. A sinistra, quattro strade in una linea che alla fine si divide. A destra, sei strade intorno a un esagono e altre due che vi portano.
rules-fig-broken = A sinistra: { $before } strade di { $one } in fila. A destra: { $other } ha costruito una colonia sul percorso e lo ha diviso in { $after } e { $rest }. Ora ne contano { $after }.
rules-fig-broken-alt = Due figure della stessa linea di { $before } strade. In quella a destra c’è sopra la colonia di un altro giocatore.

## La fine.

rules-end = Fine della partita
rules-end-text = La partita finisce nel momento in cui il giocatore di turno ha i punti per vincere. Le carte punto vittoria nascoste contano, e non bisogna annunciare nulla.
rules-end-other = Chi arriva ai punti nel turno di un altro vince all’inizio del proprio turno successivo, prima del tiro, se li ha ancora. Poiché può vincere solo il giocatore di turno, non ci sono parità.
rules-end-early = Una partita finisce senza vincitore se tutte le persone al tavolo sono d’accordo. Chi si arrende lascia il posto a un bot.
rules-end-summary = Dopo, un resoconto mostra i dadi, l’andamento della partita e tutte le carte nascoste.

## Chi sa che cosa.

rules-secrets = Chi sa che cosa
rules-secrets-all = Tutti sanno quante carte risorsa e quante carte sviluppo ha ogni giocatore; quali carte vengono dalla produzione, dalla banca e dagli scambi; quali vengono pagate, date o scartate; tutte le offerte aperte e le risposte; e i punti visibili. Chi sta attento può quindi tenere il conto.
rules-secrets-some = Una carta rubata la conoscono solo chi l’ha presa e chi l’ha persa. Solo tu conosci le carte sviluppo che non hai giocato.
rules-secrets-none = Nessuno conosce l’ordine del mazzo o i tiri che verranno, e nemmeno i bot. Ciò che un bot vede non gli dice mai chi è una persona.

## Le opzioni di un tavolo.

rules-options = Opzioni di un tavolo
rules-options-lead = Le sceglie chi prepara il tavolo. Tutti le vedono nella lobby prima che la partita cominci.
rules-usual = Di solito: { $value }
rules-choices = A scelta: { $values }
rules-isle = { $name }: { $hexes } esagoni, { $least }–{ $most } giocatori
rules-option-preset = Un tipo di partita imposta più opzioni insieme. Le puoi comunque cambiare una per una.
rules-option-players = Persone e bot insieme. Il numero decide la grandezza del tabellone standard, la banca e il mazzo, e da { $special_from } in su c’è una fase di costruzione speciale. I posti ancora liberi all’inizio diventano bot.
rules-option-island = Il tabellone standard segue il numero dei giocatori. Si può anche scegliere una delle isole qui sotto, farne sorteggiare una adatta o usare una mappa propria.
rules-option-soft_sevens = Solo con i dadi bilanciati. Vale la seconda carta, anche se è di nuovo un 7.
rules-option-no_early_seven = Solo con i dadi bilanciati, da 0 a { $calm_most } giri. Un giro è un turno di ogni giocatore.
rules-option-target = La lobby avverte se sull’isola scelta tanti punti sono difficili o impossibili da raggiungere.
rules-option-turn_time = L’orologio vale per tutto il turno, e nella fondazione per una colonia con la sua strada. Si ferma mentre devono agire altri; ognuno di loro ha { $answer } secondi, o il tempo di un turno se è più breve. A un tavolo senza limite di tempo sono { $unhurried } secondi, e chi lì gioca da solo con i bot ha tutto il tempo che vuole. Lo stesso tempo ha chi agisce nella fase di costruzione speciale. I bot non hanno orologio.
rules-option-turn_time-up = Allo scadere il gioco fa il necessario e nulla di più: ritira le offerte aperte, tira i dadi, sorteggia gli scarti e chi viene derubato, mette il brigante dove blocca il minor numero di tuoi puntini, annulla le strade gratuite non ancora piazzate e chiude il turno. Nella fondazione prende l’incrocio libero con più puntini.
rules-option-turn_time-away = Se ti scadono { $lapses } turni di fila, o se manchi per { $missing } secondi, un bot gioca al tuo posto finché non torni, purché al tavolo ci siano altre persone.
rules-option-spare_time = Si usa solo quando il tempo del turno è finito, e solo per i turni.
rules-option-robber-off = Senza il brigante, un 7 porta comunque gli scarti, a meno che non siano esclusi anche quelli. Un cavaliere allora conta per la Cavalleria più forte e non fa altro.
rules-option-award-off = Se il riconoscimento è escluso, non esiste: niente punti e nessuna indicazione.
rules-option-gifts = Senza regali, entrambi i lati di un’offerta devono avere almeno una carta.
rules-option-bank_shown = Se non si vedono, si possono comunque ricavare da ciò che tutti vedono.
rules-option-undo = Nel tuo turno, quando agisci nella fase di costruzione speciale e nella fondazione puoi annullare, passo per passo, la tua ultima costruzione, l’ultimo scambio con la banca o l’ultima strada gratuita. Tutto torna esattamente com’era, riconoscimenti compresi, e le offerte aperte si chiudono. Ciò che è venuto prima di un tiro, di una carta sviluppo comprata o giocata, di un furto, di un’azione di un altro giocatore o della fine del turno è definitivo. Le tue offerte a cui nessuno ha risposto non lo impediscono.
rules-option-pace = Cambia solo la velocità con cui i bot agiscono, non quanto giocano bene. I bot lenti, inoltre, aspettano fino a due minuti le risposte delle persone a un’offerta, tutti gli altri 12 secondi.

## I dadi bilanciati.

rules-balanced = I dadi bilanciati passo per passo
rules-balanced-deck = C’è un mazzo di { $deck_cards } carte, una per ogni combinazione di due dadi da 1–1 a 6–6; { $deck_sevens } di loro danno 7. All’inizio della partita ci sono tutte.
rules-balanced-early = Per un tiro si pesca una delle carte che restano, ciascuna con la stessa probabilità. Nei giri senza 7 iniziale partecipano solo quelle che non sono un 7; è come rimettere ogni 7 nel mazzo finché esce un altro numero.
rules-balanced-soft = Con i sette attenuati: se uno degli ultimi { $soft_rolls } tiri è stato un 7 e la carta pescata è un 7, la si rimette e si pesca ancora una volta tra le stesse carte. Questa seconda carta vale, qualunque sia.
rules-balanced-lay = La carta mostra entrambi i dadi. Viene messa da parte e non torna nel mazzo.
rules-balanced-shuffle = Appena restano solo { $deck_kept } carte, si rimescolano tutte e { $deck_cards }. Così nessuno può prevedere le ultime contando.
rules-balanced-known = Non c’è un ordine nascosto: ogni carta viene pescata solo quando serve. Tutti possono calcolare quali carte restano; nessuno sa quale viene dopo.
rules-balanced-effect = Ogni somma esce tanto spesso quanto con i dadi, ma in modo più uniforme: su { $deck_drawn } tiri i conteggi hanno solo il { $scatter } della varianza dei dadi. Le serie restano possibili. Con i sette attenuati o i giri senza 7, i 7 sono più rari e tutti gli altri numeri un po’ più frequenti.

## Il caso verificabile.

rules-chance = Caso verificabile
rules-chance-seal = Prima di una partita con persone il caso viene sigillato: il server estrae un segreto e ne mostra un’impronta, e ogni browser aggiunge un suo numero. Posti, isola, ogni tiro, ogni carta rubata e ogni carta sviluppo derivano da tutto questo insieme. Così nessuno li può scegliere da solo, nemmeno il server.
rules-chance-compare = Durante la partita tutti vedono la stessa impronta nella scheda «Tavolo». Potete leggervela a vicenda.
rules-chance-check = Dopo la partita il segreto viene pubblicato. Il tuo browser ricalcola ogni estrazione e dice nel resoconto se sono tutte giuste.
rules-chance-limits = Che cosa questo non impedisce: chi gestisce il server possiede il segreto durante la partita e potrebbe sbirciare in anticipo. Non giocare per denaro con sconosciuti.
