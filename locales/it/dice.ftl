## Come escono i numeri: due dadi, o un mazzo dei loro tiri.

dice-title = Dadi
dice-normal = Normali
dice-normal-help = Due dadi. Nessun tiro dipende dai precedenti.
dice-balanced = Bilanciati
dice-balanced-help = Un mazzo di 36 carte, una per ogni combinazione di due dadi, da 1–1 a 6–6. A ogni tiro si pesca una carta senza rimetterla nel mazzo; quando ne restano 12, si rimescolano tutte e 36. Così i numeri si equilibrano prima.
dice-soft = Sette attenuati
dice-soft-help = Un 7 che esce entro 2 tiri dal precedente viene rimesso nel mazzo, una volta sola, e si pesca di nuovo.
dice-calm = Niente 7 all’inizio
dice-calm-rounds = { $rounds ->
    [0] No
    [one] { $rounds } giro
   *[other] { $rounds } giri
}
dice-calm-help = Nei primi giri, tanti quanti indicati, un 7 viene rimesso nel mazzo finché non esce un altro numero.
dice-in-play = Dadi bilanciati: { dice-balanced-help }
