## The table screen: lists and small words.

list-comma = {", "}
list-and = { $first } e { $last }
nothing = nada
count-wood = { $count ->
    [0] { $count } madeiras
    [one] { $count } madeira
   *[other] { $count } madeiras
}
count-brick = { $count ->
    [0] { $count } argilas
    [one] { $count } argila
   *[other] { $count } argilas
}
count-wool = { $count ->
    [0] { $count } lãs
    [one] { $count } lã
   *[other] { $count } lãs
}
count-grain = { $count ->
    [0] { $count } trigos
    [one] { $count } trigo
   *[other] { $count } trigos
}
count-ore = { $count ->
    [0] { $count } minérios
    [one] { $count } minério
   *[other] { $count } minérios
}

# Resources and land in the middle of a sentence.
good-wood = madeira
good-brick = argila
good-wool = lã
good-grain = trigo
good-ore = minério
land-forest = floresta
land-hills = colinas
land-pasture = pasto
land-field = campo
land-mountains = montanhas
land-desert = deserto
land-lake = lago
land-sea = mar
land-gold = campo de ouro

## Places on the island.

hex-number = { $terrain } { $number }
port-any = porto { $rate }:1
port-of = porto { $rate }:1 de { $resource }
corner-between = cruzamento entre { $places }
corner-with-port = { $corner }, { $port }
edge-between = borda entre { $places }
label-spot = { $label } ({ $number } de { $all })

## The board.

table-heading = Mesa de jogo
table-loading = A mesa está sendo preparada…
leave-table = Sair da mesa
board = Ilha
board-help = As setas levam ao lugar mais próximo, Enter escolhe, Esc volta, mais e menos aproximam e afastam.
zoom = Zoom
zoom-in = Mais perto
zoom-out = Mais longe
zoom-reset = Ilha inteira

## Whom the table waits for.

do-found_settlement = Coloque uma aldeia
do-found_road = Coloque uma estrada junto da nova aldeia
do-before_roll = Sua vez: role os dados
do-discard = Saiu um sete: descarte { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
do-robber = Mova o ladrão
do-rob = Escolha de quem roubar uma carta
do-main = Sua vez: troque ou construa
do-free_road = Coloque uma estrada grátis (restantes: { $number })
do-sign_up = Construção extra: participe ou passe
do-special = Construção extra: construa ou encerre
do-answer = { $player } propõe uma troca: responda
wait-found_settlement = { $players } coloca uma aldeia
wait-found_road = { $players } coloca uma estrada
wait-before_roll = Esperando { $players } rolar os dados
wait-discard = Esperando os descartes: { $players }
wait-robber = { $players } move o ladrão
wait-rob = { $players } escolhe de quem roubar uma carta
wait-main = É a vez de { $players }
wait-free_road = { $players } coloca uma estrada grátis
wait-sign_up = Construção extra, esperando: { $players }
wait-special = { $players } constrói na fase extra
wait-answers = Esperando respostas à oferta: { $players }
wait-won = { $player } venceu
wait-over = A partida acabou
turn-number = Turno { $number }
founding = Fundação
target = até { $count } pontos
offers-open = { $count ->
    [one] { $count } oferta para você
   *[other] { $count } ofertas para você
}
sending = Enviando…

## Players and their facts.

players = Jogadores
seat-number = Jogador { $number }
away = ausente
state-substitute = um bot joga
state-turn = na vez
state-must = deve agir
fact-points = { $count ->
    [0] { $count } pontos de vitória
    [one] { $count } ponto de vitória
   *[other] { $count } pontos de vitória
}
fact-cards = { $count ->
    [0] { $count } cartas de recurso
    [one] { $count } carta de recurso
   *[other] { $count } cartas de recurso
}
fact-development = { $count ->
    [0] { $count } cartas de desenvolvimento
    [one] { $count } carta de desenvolvimento
   *[other] { $count } cartas de desenvolvimento
}
fact-knights = { $count ->
    [0] { $count } cavaleiros jogados
    [one] { $count } cavaleiro jogado
   *[other] { $count } cavaleiros jogados
}
fact-knights-award = { $count ->
    [one] { $count } cavaleiro jogado
   *[other] { $count } cavaleiros jogados
} – Maior Exército
fact-route = Estrada mais longa: { $count }
fact-route-award = Estrada de { $count } – Rota Comercial Mais Longa
fact-signed = Participa da construção extra
fact-passed = Não participa da construção extra
fact-discard = deve descartar { $count }
left-road = { $count ->
    [0] { $count } estradas no estoque
    [one] { $count } estrada no estoque
   *[other] { $count } estradas no estoque
}
left-settlement = { $count ->
    [0] { $count } aldeias no estoque
    [one] { $count } aldeia no estoque
   *[other] { $count } aldeias no estoque
}
left-city = { $count ->
    [0] { $count } cidades no estoque
    [one] { $count } cidade no estoque
   *[other] { $count } cidades no estoque
}
column-player = Jogador
column-points = Pontos de vitória
column-cards = Cartas de recurso
column-development = Cartas de desenvolvimento
column-knights = Cavaleiros jogados
column-route = Estrada mais longa
column-roads = Estradas no estoque
column-settlements = Aldeias no estoque
column-cities = Cidades no estoque
facts = Mesa
facts-help = Os pontos dos outros não incluem as cartas de ponto de vitória escondidas. Estradas, aldeias e cidades são as peças que ainda restam no estoque.
island-in-words = A ilha em palavras
words-settlement = aldeia de { $player }
words-city = cidade de { $player }
words-robber = ladrão
words-here = { $place }: { $here }
dice-shown = Dados: { $first } e { $second }, soma { $sum }

## Bank and costs.

bank = Banco
bank-hidden = não mostrado nesta mesa
deck = { $count ->
    [0] { $count } cartas no baralho de desenvolvimento
    [one] { $count } carta no baralho de desenvolvimento
   *[other] { $count } cartas no baralho de desenvolvimento
}
costs = Custos
cost-road = Estrada
cost-settle = Aldeia
cost-city = Cidade (sobre uma aldeia)
cost-buy = Carta de desenvolvimento

## Hand, cards and actions.

hand = { $count ->
    [0] Sua mão, { $count } cartas
    [one] Sua mão, { $count } carta
   *[other] Sua mão, { $count } cartas
}
held-card = { $card }, { $count }
actions = Ações
all-actions = Todas as ações
action-road = Estrada
action-settle = Aldeia
action-city = Cidade
action-buy = Comprar carta
action-play = Jogar carta
action-trade = Troca
action-roll = Rolar
action-end = Encerrar
action-signup = Participar
action-pass = Passar
always-pass = Sempre passar
special-title = Construção extra
special-signed = Construção extra: você participa
special-passed = Construção extra: você passa
choose-settle = { $count ->
    [one] Escolha o cruzamento em destaque
   *[other] Escolha um dos { $count } cruzamentos
}
choose-road = { $count ->
    [one] Escolha a borda em destaque
   *[other] Escolha uma das { $count } bordas
}
choose-city = { $count ->
    [one] Escolha a aldeia que vira cidade
   *[other] Escolha qual das { $count } aldeias vira cidade
}
choose-robber = Escolha um hexágono para o ladrão
choose-nearer = Agora está mais perto: toque no lugar
confirm = Confirmar
confirm-settle = Aldeia aqui: { $place }?
confirm-road = Estrada aqui: { $place }?
confirm-city = Cidade aqui: { $place }?
confirm-robber = Ladrão em { $place }?
discard-title = { $count ->
    [one] Descarte { $count } carta
   *[other] Descarte { $count } cartas
}
discard-left = { $count ->
    [0] falta escolher { $count } cartas
    [one] falta escolher { $count } carta
   *[other] falta escolher { $count } cartas
}
discard-ready = Tudo escolhido
discard-do = Descartar
one-more = Mais { $resource }
one-less = Menos { $resource }
victim-title = De quem roubar uma carta?
card-play = Jogar { $card }
card-knight-help = Mova o ladrão e roube uma carta de quem tem uma construção ali. Conta para o Maior Exército.
card-roads-help = Coloque duas estradas de graça.
card-plenty-help = Pegue do banco duas cartas à escolha.
card-monopoly-help = Escolha um recurso: todos os outros entregam a você as cartas que têm desse tipo.
card-point-help = Vale um ponto de vitória na hora e fica escondida. Nunca é jogada.
plenty-take = { $count ->
    [one] Pegar { $count } carta
   *[other] Pegar { $count } cartas
}
victory = { $player } conquista a ilha!
victory-mine = Você conquistou a ilha!
see-summary = Ver a análise
look-at-board = Olhar o tabuleiro
watching = Você está assistindo a esta mesa.

## Trade.

trade-give = Você dá
trade-want = Você recebe
trade-add-give = Dar mais { $resource }, agora { $count } de { $held }
trade-add-want = Pedir mais { $resource }, agora { $count }
trade-ask = Propor aos jogadores
trade-bank = Banco
trade-clear = Limpar
trade-help = Toque nas cartas dos dois lados. Uma taxa como 3:1 já coloca o que o banco pede por uma carta.
trade-counter-to = Contraoferta para { $player }
trade-send-counter = Enviar contraoferta
bank-rate = Banco: { $rate } de { $resource } por uma carta
bank-rate-best = Banco: { $rate } de { $resource } por uma carta, a sua melhor taxa
offers = Ofertas
offer = oferece
counter-offer = faz uma contraoferta
offer-you-give = Você dá
offer-you-get = Você recebe
offer-gives = Dá
offer-wants = Quer
offer-accept = Aceitar
offer-refuse = Recusar
offer-counter = Contraoferta
offer-withdraw = Retirar
trade-with = Trocar com { $player }
counter-take = Aceitar esta
answer-yes = { $player } aceita
answer-no = { $player } recusa
answer-counter = { $player } fez uma contraoferta
answer-open = { $player } ainda não respondeu

## The list of all actions.

list-empty = Nada para você fazer agora.
# Above the places that an action can be done at.
list-island = Ou escolha o lugar na ilha.
list-swap = { $give } por { $want }
list-offer = { $player }: você dá { $give }, recebe { $want }
list-roll = Rolar os dados
list-settle = Construir uma aldeia
list-road = Construir uma estrada
list-city = Construir uma cidade
list-robber = Mover o ladrão
list-rob = Roubar uma carta de
list-discard = Descartar
list-buy = Comprar uma carta de desenvolvimento
list-knight = Jogar um cavaleiro
list-roads = Jogar Construção de estradas
list-plenty = Jogar Fartura
list-monopoly = Jogar Monopólio
list-bank = Trocar com o banco
list-accept = Aceitar uma oferta
list-trade = Concluir uma troca
list-refuse = Recusar uma oferta
list-withdraw = Retirar uma oferta
list-signup = Participar da construção extra
list-pass = Não participar da construção extra
list-end = Encerrar o turno

## The log.

talk = Registro e trocas
log = Registro
log-empty = Ainda não aconteceu nada.
verbosity = O leitor de tela lê
verbosity-all = tudo
verbosity-mine = o que me interessa
verbosity-few = só quando é comigo
event-turn = Turno { $number }: { $player }
event-settle = { $player } constrói uma aldeia: { $place }
event-road = { $player } constrói uma estrada
event-road-free = { $player } constrói uma estrada grátis
event-city = { $player } constrói uma cidade: { $place }
event-roll = { $player } rola { $sum } ({ $first } + { $second })
event-produce = { $player } recebe { $cards }
event-short = Falta { $resource } no banco
event-income = { $player } começa com { $cards }
event-discard = { $player } descarta { $cards }
event-robber = { $player } move o ladrão: { $place }
event-steal = { $player } rouba { $cards } de { $other }
event-steal-hidden = { $player } rouba uma carta de { $other }
event-buy = { $player } compra uma carta de desenvolvimento
event-buy-known = { $player } compra uma carta de desenvolvimento: { $card }
event-play = { $player } joga { $card }
event-plenty = { $player } pega { $cards } do banco
event-monopoly = { $player } leva todas as cartas de { $resource }: { $number }
event-hand_over = { $player } entrega { $cards } a { $other }
event-bank = { $player } dá ao banco { $cards } por { $wanted }
event-offer = { $player } oferece { $cards } por { $wanted }
event-counter = { $player } faz uma contraoferta: { $cards } por { $wanted }
event-accept = { $player } aceita
event-refuse = { $player } recusa
event-withdraw = { $player } retira uma oferta
event-trade = { $player } dá a { $other } { $cards } por { $wanted }
event-award-route = { $player } fica com a Rota Comercial Mais Longa
event-award-army = { $player } fica com o Maior Exército
event-award-route-aside = Agora ninguém tem a Rota Comercial Mais Longa
event-award-army-aside = Agora ninguém tem o Maior Exército
event-sign_up = { $player } participa da construção extra
event-pass = { $player } não participa da construção extra
event-slot = Construção extra: { $player }
event-time_up = Tempo esgotado: { $player }
event-forfeit = { $number ->
    [one] { $player } perde { $number } estrada grátis: o tempo acabou
   *[other] { $player } perde { $number } estradas grátis: o tempo acabou
}
event-win = { $player } vence com { $number } pontos

## Why an action is closed now.

off-watching = Você só está assistindo.
off-no_card = Você não tem carta para jogar.

## Refusals without words of their own.

refused-unknown = Não deu certo ({ $code }). Recarregue a página e tente de novo.

## The clock and pauses.

time-left = Tempo restante: { $time }
time-spare = Tempo de reserva restante: { $time }
time-stands = Relógio parado, tempo restante: { $time }
time-warning = Restam { $seconds } segundos
substitute-you = Você ficou muito tempo sem jogar. Enquanto os outros estão aqui, um bot joga por você.
substitute-back = Estou aqui
pause-on = A partida está pausada.
pause-resume = Continuar
pause-ask = Pedir uma pausa
pause-asked = Pausa? { $players }
pause-waiting = Você pediu uma pausa. Ela começa quando todos concordarem.
pause-agree = Concordo
pause-decline = Agora não
pause-withdraw = Deixa pra lá

## Sounds.

sound-mute = Silenciar a mesa
sound-on = Som ligado
sound-off = Som desligado
sound-volume = Volume dos sons
