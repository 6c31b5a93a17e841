## Settings of this browser: how it looks, moves and speaks.

settings = Impostazioni
theme-contrast-light = Alto contrasto, chiaro
theme-contrast-dark = Alto contrasto, scuro
motion = Animazioni
motion-auto = Come sul dispositivo
motion-less = Il minimo possibile

## Time for who needs more of it.

pace-help = I bot lenti aspettano inoltre fino a due minuti la tua risposta a un’offerta.
