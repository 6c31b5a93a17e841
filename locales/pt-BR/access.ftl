## Settings of this browser: how it looks, moves and speaks.

settings = Configurações
theme-contrast-light = Alto contraste, claro
theme-contrast-dark = Alto contraste, escuro
motion = Animações
motion-auto = Como no aparelho
motion-less = O mínimo possível
