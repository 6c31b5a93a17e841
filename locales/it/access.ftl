## Settings of this browser: how it looks, moves and speaks.

settings = Impostazioni
theme-contrast-light = Contrasto elevato, chiaro
theme-contrast-dark = Contrasto elevato, scuro
motion = Animazioni
motion-auto = Come il dispositivo
motion-less = Il meno possibile
