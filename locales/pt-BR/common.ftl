## Words of the game, used on every page.

hexfolk = Hexfolk

resource-wood = Madeira
resource-brick = Argila
resource-wool = Lã
resource-grain = Trigo
resource-ore = Minério

card-knight = Cavaleiro
card-point = Ponto de vitória
card-roads = Construção de estradas
card-plenty = Fartura
card-monopoly = Monopólio

award-route = Rota Comercial Mais Longa
award-army = Maior Exército

## The marks of a seat: a colour and an emblem.

colour-lemon = Amarelo-limão
colour-navy = Azul-marinho
colour-rust = Ferrugem
colour-mint = Menta
colour-orchid = Orquídea
colour-teal = Azul-petróleo
colour-ink = Nanquim
colour-olive = Oliva

emblem-sun = Sol
emblem-anchor = Âncora
emblem-flame = Chama
emblem-drop = Gota
emblem-flower = Flor
emblem-wave = Onda
emblem-moon = Lua
emblem-leaf = Folha

## On every page.

language = Idioma
theme = Aparência
theme-auto = Como no aparelho
theme-light = Claro
theme-dark = Escuro
home = Página inicial
skip-to-content = Ir para o conteúdo
close = Fechar
cancel = Cancelar
yes = Sim
no = Não
you = Você
bot = Bot
points = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}

## The connection to the server.

connection-connecting = Conectando à mesa…
connection-away = A conexão caiu. Tentando de novo; você não perde nada.
connection-back = Conectado de novo.
connection-retry = Tentar agora
bye-restart = O servidor está reiniciando. Você volta em instantes.

page-lost = Não há nada aqui
page-lost-help = Este endereço não leva a lugar nenhum. Talvez a mesa já tenha sido encerrada.

page-barred = Entrada não permitida
table-closed = O responsável por este servidor encerrou esta mesa. Você pode olhar, mas não continuar a jogar. Abra uma nova mesa ou fale com o responsável.
sentence-after = { $first } { $next }
