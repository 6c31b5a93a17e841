## La pagina della strategia.

strategy-title = Strategia
strategy-lead = Un po’ di calcolo e un po’ di esperienza. Niente di tutto questo è una regola, ma aiuta fin dalla prima colonia.
strategy-to-rules = Le regole

strategy-odds = Quanto spesso esce ogni numero
strategy-odds-text = Due dadi possono cadere in { $throws } modi, tutti ugualmente probabili. La tabella dice quanti di questi danno una somma; i puntini su un segnalino numerato indicano proprio quel numero.
strategy-odds-table = Probabilità di tutte le somme di due dadi
strategy-sum = Somma
strategy-fraction = Frazione
strategy-percent = Per cento
strategy-dots = Puntini
strategy-no-token = nessun segnalino
strategy-odds-red = Un 6 o un 8 esce nel { $red } dei tiri, un 7 nel { $seven }. In un giro di quattro giocatori esce almeno un 7 nel { $round } dei casi.
strategy-odds-memory = I dadi non hanno memoria: dopo tre tiri senza un 8, il prossimo 8 non è più probabile. È diverso con i dadi bilanciati, dove un numero uscito resta per un po’ fuori dal mazzo. Lì contare conviene.
strategy-fig-odds = I modi di ottenere ogni somma. Ogni quadrato è uno dei { $throws } tiri.
strategy-fig-odds-alt = Un grafico a colonne delle somme da 2 a 12: 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 modi.

strategy-founding = Fondazione
strategy-founding-dots = Conta i puntini. La somma dei puntini intorno a un incrocio dice quante carte rende lì una colonia in { $throws } tiri, in media. { $best } è il massimo su un’isola normale; da 10 in su è un buon posto.
strategy-fig-corners = Il posto di { $one } ha { $good } puntini su { $kinds } tipi di terreno, quello di { $other } ne ha { $poor }. In { $throws } tiri fanno { $good } carte contro { $poor }.
strategy-fig-corners-alt = Due colonie: una tra tre esagoni con buoni numeri, segnata { $good }, e una presso un deserto, segnata { $poor }.
strategy-founding-numbers = Preferisci numeri diversi. Con un 6 e un 8 esce qualcosa più spesso che con due 6, anche se la somma delle carte è la stessa.
strategy-founding-kinds = Guarda le due colonie insieme. Legno e argilla permettono di espandersi presto; grano e minerale portano poi città e carte. Ciò che ti manca del tutto lo dovrai scambiare: allora un porto, o l’abbondanza di qualcosa che serve agli altri, val bene qualche puntino in meno.
strategy-founding-rare = Guarda che cosa è raro su quest’isola. Una risorsa che sta solo su 3 e 11 vale di più negli scambi di una che sta su un 6.
strategy-founding-road = Rivolgi la prima strada verso il posto della tua terza colonia, e non verso uno che un vicino prenderà prima di te. Le strade verso la costa trovano porti; quelle verso il centro incontrano gli altri.

strategy-plans = Piani che funzionano
strategy-plans-roads = Espandersi: legno e argilla. Cinque colonie e la Via commerciale più lunga fanno { $spread } punti, due o tre città danno il resto. Serve spazio, quindi comincia presto.
strategy-plans-cities = Crescere: grano e minerale. Le città raccolgono il doppio e non chiedono altro spazio. Con un po’ di lana arrivano anche le carte sviluppo.
strategy-plans-port = Commerciare: una risorsa in abbondanza e il suo porto. Con { $own_port_rate }:1 un buon esagono diventa tutto ciò che ti serve, senza chiedere a nessuno.
strategy-plans-change = Non aggrapparti a un piano che i dadi o gli altri hanno rovinato. Ciò che puoi pagare subito e ti avvicina alla vittoria di rado è un errore.

strategy-trade = Scambiare
strategy-trade-ask = Chiedi. Quasi tutti scambiano meno di quanto potrebbero. Uno scambio equo che completa una costruzione a entrambi vale più di una carta qualsiasi, perché agli altri non porta nulla.
strategy-trade-leader = Non scambiare con chi sta per vincere, qualunque cosa offra. E quando tocca a te essere quel giocatore, conta sui porti e sulla banca.
strategy-trade-price = Il valore di una carta dipende da ciò che completa. Due carte per quella che ti dà una città sono un buon prezzo; le { $bank_rate } per una della banca sono il prezzo peggiore.
strategy-trade-watch = Osserva che cosa raccolgono gli altri: tutto ciò che viene prodotto, pagato e scambiato è visibile. Spesso sai che cosa qualcuno ha in mano e per che cosa risparmia.

strategy-robber = Il sette e il brigante
strategy-robber-hand = Con più di { $hand_limit } carte, ogni tiro di un altro giocatore è un rischio del { $seven }. Costruisci o scambia prima di chiudere il turno, oppure corri il rischio sapendo quel che fai, se è in gioco una città.
strategy-robber-where = Metti il brigante sull’esagono con più puntini di chi è in testa, e dove non hai nulla tu. Togliere la risorsa che a qualcuno serve subito fa più male di una singola carta rubata.
strategy-robber-knight = Tieni un cavaliere per quando il brigante sta sul tuo esagono migliore, e giocalo prima di tirare: l’esagono rende già in questo turno.

strategy-cards = Carte sviluppo
strategy-cards-odds = In un mazzo nuovo per { $from }–{ $to } giocatori, su { $deck } carte { $knights } sono cavalieri e { $points } punti vittoria: probabilità del { $knight_share } e del { $point_share } per carta.
strategy-cards-when = Le carte sono un buon uso di ciò che avanza, e l’unica via verso punti che nessuno vede. Di rado conviene rimandare una città per loro.
strategy-cards-monopoly = Gioca Monopolio quando di una risorsa ne è appena uscita molta. Gioca Abbondanza quando completa subito qualcosa, e Costruzione di strade quando ti fa arrivare prima di un altro in un posto o alla Via commerciale più lunga.

strategy-end = Verso la fine
strategy-end-count = A ogni giro conta i punti degli altri: quelli visibili più le carte nascoste che potrebbero avere. A chi mancano due punti basta spesso un solo turno.
strategy-end-awards = I due riconoscimenti insieme valgono { $awards } punti. Un cavaliere o due strade in più li tolgono a chi li ha e li danno a te: nessun altro passo porta tanto in una volta.
strategy-end-cut = Una colonia al posto giusto interrompe una via commerciale. Cerca questi posti prima che ti servano, e chiudi i varchi nella tua.
strategy-end-hide = Tieni le carte punto vittoria e una mano piena per un grande ultimo turno. Chi tutti sanno in testa resta senza scambi e diventa il bersaglio del brigante.

strategy-many = In cinque e più
strategy-many-text = Tra due tuoi turni ci sono molti tiri. Partecipa alla fase di costruzione speciale quando puoi costruire: la tua mano resta piccola e il tuo posto sicuro. E fonda dove i numeri sono buoni, perché lo spazio finisce in fretta.
