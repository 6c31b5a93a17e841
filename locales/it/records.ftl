## Una registrazione che non si può leggere.

record-fault = Riga { $line }: { $why }
record-fault-record_action = Questa non è una mossa del gioco.
record-fault-record_after_end = Sotto la fine non può esserci nulla.
record-fault-record_clock = Qui l’orologio dice altro.
record-fault-record_deal = Queste estrazioni non danno quest’isola.
record-fault-record_draw = Qui queste estrazioni sono fuori posto.
record-fault-record_entry = Questa non è una riga di una partita.
record-fault-record_header = Le opzioni o l’isola non sono quelle del gioco.
record-fault-record_illegal = Le regole non permettono questa mossa qui.
record-fault-record_island = Quest’isola non è conosciuta.
record-fault-record_line = Qui dovrebbe esserci altro. Manca una parte?
record-fault-record_result = La partita finisce in modo diverso da quanto dice qui.
record-fault-record_rules = È stata giocata con regole che questa versione non conosce.
record-fault-record_seal = Questo non è un sigillo del caso.
record-fault-record_seat = Questo non è un giocatore.
record-fault-record_seats = I giocatori sono troppo pochi o troppi.
record-fault-record_times = I tempi non corrispondono alle righe di gioco.
record-fault-record_too_long = È troppo lunga per una registrazione.
record-fault-record_version = Non è una registrazione di Hexfolk, o è di una versione più nuova.
record-fault-record_text = Non è un testo.
record-fault-unknown = Non si può leggere.

record-title = Apri una registrazione
record-about = Scegli il file di una partita registrata per vederne il resoconto. Sul server non ne resta nulla.
record-choose = Scegli un file
record-reading = La partita viene rigiocata…
record-other = Un’altra registrazione
