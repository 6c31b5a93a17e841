## Settings of this browser: how it looks, moves and speaks.

settings = Configurações
theme-contrast-light = Alto contraste, claro
theme-contrast-dark = Alto contraste, escuro
motion = Animações
motion-auto = Como no aparelho
motion-less = O mínimo possível

## Time for who needs more of it.

pace-help = Os bots lentos também esperam até dois minutos pela sua resposta a uma oferta.
