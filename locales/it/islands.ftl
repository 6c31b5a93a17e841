## The islands: their names, and what is special about each.

island-standard = Tabellone standard
island-standard-idea = La forma classica, di 19, 30 o 44 esagoni secondo il numero dei giocatori.
island-standard19 = Tabellone standard, 19 esagoni
island-standard19-idea = La forma classica per due, tre o quattro giocatori.
island-standard30 = Tabellone standard, 30 esagoni
island-standard30-idea = La forma classica per cinque o sei giocatori.
island-standard44 = Tabellone standard, 44 esagoni
island-standard44-idea = La forma classica per sette o otto giocatori.
island-lagoon = Laguna
island-lagoon-idea = Un sottile anello di terra intorno a una laguna: qui si è vicini da due lati.
island-crescent = Mezzaluna
island-crescent-idea = Una mezzaluna aperta a est; via terra le due punte sono lontane.
island-hourglass = Clessidra
island-hourglass-idea = Due estremità larghe e una strettoia di tre esagoni.
island-cross = Croce
island-cross-idea = Quattro bracci intorno a un piccolo centro: per l’incrocio vale la pena lottare.
island-dumbbell = Manubrio
island-dumbbell-idea = Due lobi rotondi uniti da un passaggio di tre esagoni.
island-diamond = Rombo
island-diamond-idea = Un alto rombo con punte aguzze a nord e a sud.
island-peninsula = Penisola
island-peninsula-idea = La terraferma a ovest e una lunga lingua di terra verso est.
island-spiral = Spirale
island-spiral-idea = Un lungo braccio si avvolge intorno a una baia: il mare non è mai lontano.
island-triangle = Triangolo
island-triangle-idea = Un’ampia costa a sud e una punta solitaria a nord.
island-corners = Quattro angoli
island-corners-idea = Quattro isole uguali intorno a un solo isolotto d’oro.
island-coast = Costa lunga
island-coast-idea = Una striscia profonda tre esagoni: i commerci corrono da est a ovest.
island-lakes = Terra dei laghi
island-lakes-idea = Sette piccoli laghi sparsi nella terra come le caselle scure di una scacchiera.
island-serpent = Serpente
island-serpent-idea = Una grossa lettera S con due baie profonde.
island-lands = Due terre
island-lands-idea = Due terre uguali si guardano attraverso un canale.
island-strait = Stretto lungo
island-strait-idea = Due lunghe coste e tre isolotti nell’acqua che le divide.
island-archipelago = Arcipelago
island-archipelago-idea = Nove isole sparse: l’acqua divide quasi tutti.
island-volcano = Vulcano
island-volcano-idea = Un cratere arido, cinto di minerale e argilla; più in là, terre coltivate.
island-star = Stella
island-star-idea = Sei punte tranquille e un centro affollato.
island-butterfly = Farfalla
island-butterfly-idea = Due paia d’ali su un corpo sottile.
island-atoll = Atollo
island-atoll-idea = Un largo anello, spesso due esagoni, intorno a un mare interno.
island-twin = Laghi gemelli
island-twin-idea = Un grande tabellone con due laghi al suo interno.
island-giant = Terra gigante
island-giant-idea = Un esagono di lato cinque: c’è posto per tutti.

## What the checker of maps finds: finding-<code>. What is wrong, then what to do.

finding-island_toml = Questo non è TOML valido: { $kind ->
    [value] questo non è un valore
    [twice] questo è detto due volte
    [open] un testo o un elenco non è chiuso
    [character] qui non può stare questo carattere
    [deep] un numero è troppo lungo, o gli elenchi sono troppo annidati
   *[statement] questa non è una riga «campo = valore»
}.
finding-island_too_long = Il file supera { $most } caratteri. A una mappa ne bastano molti meno.
finding-island_unreadable = Il file non si può leggere: { $detail }.
finding-island_encoding = Il file non è un testo UTF-8.
finding-island_field_missing = Manca il campo «{ $field }».
finding-island_field_unknown = Non esiste un campo «{ $field }». Controlla come è scritto, oppure toglilo.
finding-island_field = «{ $field }» ha una forma sbagliata. Guarda come lo scrivono le altre mappe.
finding-island_count = «{ $field }» deve essere un numero intero da 0 a { $most }.
finding-island_id = L’id deve essere una sola parola di { $most } caratteri al massimo, con lettere, cifre e trattini bassi, e non «standard».
finding-island_name = Il nome deve essere un testo semplice di { $most } caratteri al massimo.
finding-island_players = I giocatori sono un minimo e un massimo tra 2 e 8.
finding-island_target = Il traguardo deve essere un numero da { $low } a { $high }.
finding-island_seafaring = «seafaring» vuole «use», optional o required, e «target».
finding-island_letter = «{ $letter }» non è un terreno. Usa ? F H P A M D G L S oppure uno spazio.
finding-island_column = Questa lettera sta tra due colonne: i vicini di riga distano due colonne e la riga seguente è spostata di una.
finding-island_empty = Non c’è terra. Disegna almeno un esagono.
finding-island_size = Troppe posizioni: { $given }, al massimo { $most }.
finding-island_terrain_sum = Terreni per gli esagoni casuali: indicati { $given }, necessari { $needed }.
finding-island_number_sum = Segnalini numerati per gli esagoni produttivi: indicati { $given }, necessari { $needed }.
finding-island_no_start = Qui non c’è terra. Un posto è [q, r]: metà di colonna meno riga, poi la riga.
finding-island_apart = Questa terra è isolata. Collegala via terra, o disegna il mare in mezzo con S.
finding-island_sea_apart = Questo mare non tocca nient’altro. Toglilo, o disegna ciò che sta in mezzo.
finding-island_resource = Niente produce { $resource ->
    [wood] legno (bosco)
    [brick] argilla (collina)
    [wool] lana (pascolo)
    [grain] grano (campo)
   *[ore] minerale (montagna)
}. Aggiungi un esagono adatto.
finding-island_red = I segnalini rossi 6 e 8 non si possono separare tutti. Mettine meno, o disegna più terra.
finding-island_ports = Non tutti i porti trovano un posto distanziato sulla costa. Mettine meno, o disegna una costa più lunga.
finding-island_room = Poco spazio per { $players } giocatori: dopo { $found } colonie può non restare un posto per fondarne altre, e dovrebbero essere { $needed }. L’isola basta per { $most }.
finding-island_narrow = Si starà stretti: { $hexes } esagoni per { $players } giocatori; meglio { $needed }.
finding-island_no_desert = Non c’è un deserto: il brigante inizia accanto al tabellone.
finding-island_no_ports = Non ci sono porti.
finding-island_islet = Un’isola di { $hexes ->
    [one] { $hexes } esagono
   *[other] { $hexes } esagoni
} è troppo piccola per ingrandirsi. Valuta se segnarla «Senza fondazione» (nel file: no_start).
finding-island_gold = L’oro non produce nulla nel gioco base. Valuta se segnarlo «Senza fondazione» (nel file: no_start).
finding-island_id_taken = Il gioco ha già un’altra isola con l’id «{ $id }». Scegline un altro.
finding-island_line = Questa riga supera { $most } caratteri.
finding-island_number_mark = «{ $letter }» non è un numero. Usa 2 3 4 5 6 8 9, a per 10, b per 11, c per 12, oppure un punto.
finding-island_number_place = Il numero { $number } non può stare qui. Mettilo su un esagono che produce qualcosa.
finding-island_desert_room = Deserti e giacimenti d’oro da distribuire: { $given }, ma gli esagoni casuali senza un numero fissato sono solo { $needed }. Libera qualche numero.
finding-island_red_beside = Qui numeri rossi fissati, 6 e 8, sono uno accanto all’altro.
finding-island_red_gold = Qui un numero rosso fissato, 6 o 8, sta sull’oro.
finding-island_port = Questo non è un porto: servono un tipo, q, r e un lato, come in ["any", 0, 2, "nw"].
finding-island_port_place = Su questo lato non c’è costa, quindi non può esserci un porto. Spostalo o toglilo.
finding-island_port_near = Questo porto è troppo vicino a un altro: in mezzo devono esserci due lati. Spostane o togline uno.
