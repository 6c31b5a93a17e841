## What `hexfolk --help` tells. The first line of a command's help stands in lists of commands; every line is a
## paragraph. Names of commands and options, file names and values stay as they are.

help-hexfolk = Hexfolk: si colonizza un’isola, da 2 a 8 persone e bot.
help-help = Mostra questo messaggio ed esce.
help-version = Mostra la versione, e se le regole sono compilate.
help-lang = La lingua dei testi, per esempio it o pt-BR; se manca, quella del sistema.

## What stands for a value.

metavar-number = NUMERO
metavar-text = TESTO
metavar-file = FILE
metavar-files = FILE…
metavar-folder = CARTELLA
metavar-tag = LINGUA
metavar-seconds = SECONDI
metavar-rounds = GIRI
metavar-line = RIGA
metavar-seat = POSTO
metavar-id = ID
metavar-who = PERSONA|INDIRIZZO|RETE
metavar-network = INDIRIZZO|RETE
metavar-island = ID|FILE
metavar-svg = FILE.svg
metavar-bots = NOME[,NOME…]
metavar-line-up = NOME,NOME…
metavar-url = URL

## Options of several commands.

help-data = Cartella in cui stanno le partite.
help-json = Un oggetto JSON al posto di una tabella.
help-json-tables = Un oggetto JSON al posto delle tabelle.
help-json-object = Un oggetto JSON al posto delle righe.
help-json-list = Una lista di oggetti JSON al posto di una tabella.
help-json-lines = Una lista di oggetti JSON al posto delle righe.

## Games among bots.

help-players = Posti al tavolo.
help-seed = Lo stesso seme dà ovunque le stesse partite.
help-board = Isola, o file di una mappa (.toml); «standard» si adatta al numero di giocatori.
help-workers = Processi; i risultati non ne dipendono.
help-deadline = Quanto può pensare un bot esterno prima di perdere la mossa.
help-turn-cap = Abbandona una partita dopo tanti turni.
help-target = Punti per vincere.
help-target-default = quelli suggeriti dall’isola
help-deal = Come si distribuisce l’isola.
help-dice = Due dadi, o un mazzo dei loro 36 tiri.
help-soft-sevens = Dadi bilanciati: un 7 entro due tiri dal precedente viene rimesso una volta nel mazzo.
help-no-early-seven = Dadi bilanciati: niente 7 in tanti giri iniziali, al massimo tre.
help-rule-friendly-robber = Il brigante risparmia chi ha al massimo due punti.
help-rule-robber = Se c’è il brigante.
help-rule-discard = Se un 7 costa metà della mano a chi ha più di sette carte.
help-rule-route-award = Due punti per la via commerciale più lunga.
help-rule-army-award = Due punti per la cavalleria più forte.
help-rule-special-building = Si costruisce tra un turno e l’altro, da cinque giocatori in su.
help-rule-gifts = Se un lato di uno scambio può restare vuoto.
help-rule-bank-shown = Se si vedono le carte della banca; ai bot non importa.
help-sim = Fa giocare i bot tra loro, e conta.
help-sim-games = Quante partite.
help-sim-bots = Un bot per tutti i posti, o uno per posto: { $bots }, uno installato, o modulo:nome.
help-sim-record = Scrive la registrazione dell’ultima partita in questo file.
help-sim-verifiable = Il caso deriva da un segreto sigillato, come ai tavoli; l’ordine di gioco è estratto.
help-arena =
    Fa competere i bot ad armi pari.

    Ogni isola, con i suoi dadi, è giocata una volta in ogni rotazione della formazione: tutti avanzano di un posto finché ognuno è tornato al suo. Ognuna di queste è una partita. Con --players 4, a,b,c,d e a,b,b,b hanno quattro rotazioni, a,b (cioè a,b,a,b) ne ha due: --games 400 sono 100 isole, o 200. Si gioca anche ciò che resta dell’ultima isola.

    La quota di vittorie di un nome si conta per ogni posto che occupa e per partita: dove tutti sono pari, è uno diviso il numero di giocatori. Gli intervalli al 95 % sono quelli di Wilson, più larghi dove le isole differiscono più di quanto farebbe il caso. I rating sono di openskill, da 25 per tutti: prima chi vince, poi gli altri secondo i punti. I risultati dipendono soltanto dal seme, tranne i tempi e i bot esterni che arrivano troppo tardi.
help-arena-bots = La formazione: un bot per posto, o meno, che si ripetono. Ognuno è uno tra { $bots }, uno installato, o modulo:nome.
help-arena-games = Quante partite, arrotondate per eccesso perché ogni isola sia giocata in ogni rotazione.
help-arena-journal = Annota ogni partita in questo file e, se c’è già, continua da dove finisce.

## Records.

help-analyse =
    Rivede una partita finita: probabilità e svolte.

    FILE è la sua registrazione (- legge lo standard input). Mostra la probabilità di vittoria di ogni giocatore durante la partita, come la vede un maestro che conosce tutte le mani, e i cinque momenti che l’hanno cambiata di più. Con le regole compilate bastano secondi, altrimenti minuti.

    Una partita in corso è rifiutata, come una registrazione senza senso, con codice di uscita 1.
help-analyse-json = Un oggetto JSON, con ogni punto della curva.
help-analyse-line = Invece, che cosa avrebbe fatto un maestro a questa riga della registrazione.
help-replay =
    Rigioca una registrazione e mostra i punti finali.

    FILE è la registrazione (- legge lo standard input). Con --watch la mostra mossa per mossa: lo spazio avvia e ferma, le frecce vanno di passo in passo e di turno in turno, [ e ] di evento in evento. Dove non c’è un terminale le mosse sono raccontate riga per riga.

    Una registrazione senza senso, che infrange una regola o finisce diversamente da come dice, è rifiutata con la riga e il motivo, e codice di uscita 1.
help-replay-watch = Guarda la partita passo per passo, con i tasti.
help-replay-eyes = Con --watch, di chi si vedono le carte: all (tutti), spectator (chi guarda), o il numero di un posto.
help-replay-from = Con --watch, la riga della registrazione da cui cominciare.
help-replay-speed = Con --watch, quanto va veloce.
help-report =
    Crea il resoconto di una registrazione come un solo file HTML.

    FILE è la registrazione (- legge lo standard input). Alla pagina non servono rete, script o altri file. Una registrazione senza senso, che infrange una regola o finisce diversamente da come dice, è rifiutata con la riga e il motivo, codice di uscita 1, e nessuna pagina.
help-report-output = Dove va la pagina (- scrive sullo standard output).
help-verify =
    Ricalcola ogni estrazione di una registrazione, e la rigioca secondo le regole.

    FILE è la registrazione (- legge lo standard input). Gli esiti:

    verificata: ogni estrazione deriva dal segreto per cui c’era l’impegno e dai byte delle persone.
    ricalcolata: lo stesso, ma nessuna persona ha dato byte; chi ha creato il segreto poteva scegliere le estrazioni.
    non verificabile: la registrazione non era sigillata, o il suo segreto non è pubblicato (codice di uscita 3).
    Altrimenti la prima riga che non torna, e perché (codice di uscita 1).

## Islands and maps.

help-maps =
    Elenca le isole del gioco; controlla o disegna una mappa.

    Una mappa è un file di testo; docs/maps.md dice come scriverla.
help-maps-check =
    Dice se ogni mappa è giocabile, o che cosa non va.

    Ogni messaggio indica file, riga e colonna. Codice di uscita 1 se una mappa ha un errore; gli avvisi non contano.
help-maps-draw =
    Disegna un’isola come immagine SVG.

    È una di quelle del gioco, con il suo ID, o la mappa in un FILE.
help-maps-output = Dove scrivere l’immagine; se manca, sullo standard output.
help-maps-seed = Seme della distribuzione.
help-maps-undealt = Disegna la mappa com’è nel suo file, senza distribuire nulla.

## The server and its tables.

help-serve =
    Offre il gioco ai browser, finché non lo si interrompe.

    Solo su questo computer, se --host non dice altro: 0.0.0.0 lo apre alla rete di casa e mostra l’indirizzo, anche come codice QR.
help-serve-host = Indirizzo su cui ascoltare.
help-serve-port = Porta; 0: una libera qualsiasi.
help-serve-keep-days = Elimina i tavoli non finiti che nessuno ha toccato da tanti giorni; 0: mai.
help-serve-trust-proxy = Crede a X-Forwarded-For e X-Forwarded-Proto da qui; none: da nessuno. Si può ripetere.
help-serve-exempt = Nessun limite per questo indirizzo o questa rete. Si può ripetere.
help-serve-sockets = Schede del browser che un indirizzo può tenere aperte insieme.
help-serve-metrics-port = Offre le cifre per Prometheus su questa porta; 0: una libera qualsiasi. Se manca, niente cifre.
help-serve-metrics-host = Indirizzo su cui si offrono le cifre.
help-serve-log-format = Forma del log.
help-serve-log-level = Da quale livello si scrive nel log.
help-tables =
    Elenca tutti i tavoli, a partire da quello in cui è successo qualcosa per ultimo.

    Funziona accanto a un server acceso. Un ID apre il tavolo a chi lo ha: tieni l’elenco per te. La sigla è il nome del tavolo nel log del server.
help-tables-state = Solo i tavoli in questo stato; si può dare più volte.
help-table =
    Mostra un tavolo: i posti, le opzioni, la lunghezza del suo registro.

    L’id breve di una persona, che sta accanto al suo posto, la indica in `hexfolk ban`. Con --close al tavolo non si può più fare nulla; guardarlo sì.
help-table-close = Chiude il tavolo per sempre; un server acceso lo dice a chi gioca.
help-ban =
    Elenca le esclusioni; esclude persone o indirizzi, e li riammette.

    Un server acceso si adegua in pochi secondi, e lo dice agli interessati nella loro lingua.
help-ban-add =
    Esclude una persona, un indirizzo o una rete.

    Una persona è indicata dal suo id breve, come lo mostra `hexfolk table ID`. Fino a revoca, se --days o --until non dicono quando finisce.
help-ban-days = Per tanti giorni.
help-ban-until = Fino a questo momento (UTC).
help-ban-note = Perché; solo per te.
help-ban-lift =
    Riammette qualcuno.

    NUMERO è quello dell’esclusione, come lo elenca `hexfolk ban`.
help-backup =
    Copia tutte le partite in un nuovo file, e controlla la copia.

    Anche mentre il server è acceso. Per ripristinarla ferma il server, svuota la cartella dei dati e metti lì la copia con il nome hexfolk.sqlite3.
help-cleanup =
    Elimina i tavoli mai finiti che non servono più a nessuno.

    Se ne vanno quando non vi succede nulla da tanti giorni quanti dice --days. Le partite finite restano, come registrazioni; la chat dei loro tavoli se ne va dopo lo stesso tempo. Poi il file è rimpicciolito quanto si può. Un server acceso fa lo stesso una volta al giorno, tranne l’ultima cosa.
help-cleanup-days = Da quanti giorni non deve essere successo nulla.
help-cleanup-dry-run = Dice soltanto che cosa verrebbe eliminato.

## A server put under load.

help-load =
    Mette un server sotto carico, e misura.

    Persone simulate giocano a molti tavoli su socket veri, e si misura quanto aspettano. Un’azione conta dal momento in cui era dovuta fino a quando l’aggiornamento è arrivato a ogni posto del suo tavolo. Con --kills il codice di uscita è 1 se qualcosa che il server aveva confermato è perso o fatto due volte.
help-load-tables = Quanti tavoli.
help-load-seats = Persone a ogni tavolo.
help-load-seconds = Quanto giocano; 0 misura soltanto la memoria dei tavoli.
help-load-rate = Azioni al secondo, su tutti i tavoli. Arrivano a caso, che il server regga il passo o no.
help-load-rate-default = mezza azione per tavolo
help-load-ahead = Server proprio: le partite sono già avanti fino a tante mosse.
help-load-seed = Delle partite già avanti e di ciò che le persone scelgono.
help-load-address = Un server già acceso su questo computer; nessun altro è messo sotto carico.
help-load-address-default = un server proprio, in una cartella temporanea
help-load-pin = Server proprio: riceve un processore, le persone un altro.
help-load-kills = Server proprio: è ucciso tante volte lungo la strada, poi il suo log è confrontato con le conferme.

## The frame of help.

usage-usage = Uso: { $command }
usage-options = Opzioni:
usage-commands = Comandi:
usage-some-options = [OPZIONI]
usage-a-command = COMANDO [ARGOMENTI]…
usage-some-command = [COMANDO] [ARGOMENTI]…
usage-default = predefinito: { $default }
usage-required = obbligatorio

## Complaints about the form of a command line.

usage-try = Aiuto: «{ $command } { $option }».
usage-aborted = Interrotto!
usage-bad-value = Valore non valido: { $message }
usage-bad-value-of = Valore non valido per { $param_hint }: { $message }
usage-missing-command = Manca il comando.
usage-missing-option = Manca l’opzione { $name }.
usage-missing-argument = Manca l’argomento { $name }.
usage-no-option = L’opzione { $name } non esiste.
usage-no-command = Il comando { $name } non esiste.
usage-meant = { $number ->
    [one] Forse { $names }?
   *[other] Forse uno di questi: { $names }?
}
usage-extra = Troppi argomenti: { $args }
usage-needs-value = L’opzione { $name } richiede un valore.
usage-takes-no-value = L’opzione { $name } non accetta un valore.
usage-no-choice = { $value } non è tra { $choices }.
usage-no-format = { $value } non ha una delle forme { $formats }.
usage-no-number = { $number_type ->
    [float] { $value } non è un numero.
   *[integer] { $value } non è un numero intero.
}
usage-no-range = { $value } è fuori dall’intervallo { $range }.
usage-path-missing = { $name ->
    [Directory] La cartella { $filename } non esiste.
   *[other] Il file { $filename } non esiste.
}
usage-path-file = { $filename } è un file, non una cartella.
usage-path-folder = { $filename } è una cartella, non un file.
usage-path-unreadable = { $filename } non si può leggere.
usage-path-unwritable = { $filename } non si può scrivere.
usage-no-opening = { $filename } non si può aprire: { $message }
usage-unknown-error = errore sconosciuto
