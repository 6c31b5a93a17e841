## Le pagine delle regole: le parole che servono al browser.

rules-link = Regole
rules-beside = Regole (in una nuova scheda)
rules-about = { $option }: che cosa dicono le regole (in una nuova scheda)
