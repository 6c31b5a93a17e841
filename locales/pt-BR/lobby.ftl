## The start page.

start-title = Povoe uma ilha em boa companhia
start-lead = Colete, troque e construa em uma ilha nova a cada partida. De dois a oito jogadores, pessoas ou bots, na mesma mesa e direto no navegador.
start-play = Jogar agora
start-play-help = { $bots ->
    [one] Contra { $bots } bot. Começa na hora.
   *[other] Contra { $bots } bots. Começa na hora.
}
start-new = Nova mesa
start-new-help = Escolha as regras e convide quem quiser com um link.
start-making = Um momento…

how-title = Como se joga
how-collect = Colete
how-collect-help = Cada turno começa com dois dados. Os hexágonos com o número que sair dão madeira, argila, lã, trigo ou minério às aldeias e cidades vizinhas.
how-trade = Troque
how-trade-help = Ofereça aos outros o que você tem de sobra. O banco e os portos também trocam, a taxas fixas.
how-build = Construa
how-build-help = Estradas levam a novos cruzamentos, aldeias viram cidades. Cartas de desenvolvimento trazem cavaleiros e surpresas.
how-win = Vença
how-win-help = Aldeias, cidades, a Rota Comercial Mais Longa e o Maior Exército dão pontos de vitória. Vence quem tiver 10 no próprio turno.

## A new table.

new-title = Nova mesa
name = Seu nome
name-guest = Visitante { $number }
new-chairs = Quem joga
new-chairs-help = Os lugares para pessoas ficam livres até alguém entrar; no início da partida, os lugares livres viram bots.
new-chair = Lugar { $number }
new-chair-person = Pessoa
new-submit = Abrir a mesa
new-reset = Voltar às regras de sempre

## The rules of a table.

option-players = Jogadores
option-players-help = { $players ->
    [2] A ilha pequena, para um duelo rápido.
    [3] A ilha de 19 hexágonos.
    [4] A ilha de 19 hexágonos.
    [5] A ilha maior, de 30 hexágonos, com fase de construção extra.
    [6] A ilha maior, de 30 hexágonos, com fase de construção extra.
   *[other] A grande ilha de 44 hexágonos, com fase de construção extra.
}
option-target = Pontos para vencer
option-target-help = O usual é 10. Com 8 a partida é mais curta; com 12 ou mais, dura a noite toda.
option-turn_time = Tempo por turno
option-turn_time-help = Todos veem quanto resta. Quando acaba, o jogo faz o que é preciso e segue.
option-spare_time = Tempo de reserva
option-spare_time-help = Uma reserva de tempo que cada um tem para a partida inteira: é usada quando o tempo do turno não basta.
time-seconds = { $number } s
time-minutes = { $number } min
time-none = Nenhum
option-rules = Regras
option-robber = Ladrão
option-robber-help = Um 7 ou um cavaleiro o movem: ele bloqueia um hexágono e rouba uma carta. Sem ele, nada é bloqueado nem roubado.
option-friendly_robber = Ladrão Amigável
option-friendly_robber-help = Ele fica longe de quem tem no máximo 2 pontos visíveis.
option-friendly_robber-idle = Só com o ladrão.
option-discard = Descarte no 7
option-discard-help = Quem tem mais de 7 cartas de recurso descarta metade delas, arredondada para baixo.
option-route_award = Rota Comercial Mais Longa
option-route_award-help = 2 pontos para a estrada contínua mais longa, a partir de 5 trechos.
option-army_award = Maior Exército
option-army_award-help = 2 pontos para quem jogou mais cavaleiros, a partir de 3.
option-special_building = Fase de construção extra
option-special_building-help = Depois de cada turno, os outros jogadores podem construir e comprar, um após o outro.
option-special_building-idle = Só com 5 ou mais jogadores.
option-gifts = Presentes
option-gifts-help = Em uma troca, pode-se dar algo sem pedir nada em troca.
option-bank_shown = Cartas do banco à mostra
option-bank_shown-help = Todos veem quantas cartas o banco ainda tem.

hint-idle-knights = Sem ladrão e sem Maior Exército, os cavaleiros não servem para nada.

pace = Ritmo dos bots
pace-slow = Lento
pace-normal = Normal
pace-fast = Rápido
pace-instant = Imediato

## The lobby of a table.

lobby = Sala
lobby-host-help = Esta mesa é sua: escolha as regras, convide outras pessoas e comece.
lobby-guest-help = Escolha um lugar e espere o início.
lobby-chairs = À mesa
lobby-rules = Regras desta mesa
lobby-stand = Deixar o lugar
lobby-start = Começar a partida
lobby-start-open = Os lugares livres viram bots. A ordem dos lugares é sorteada no início.
lobby-start-full = { $people ->
    [one] Você joga contra bots. A ordem dos lugares é sorteada no início.
   *[other] Todos os lugares estão ocupados. A ordem é sorteada no início.
}
lobby-wait = Quem comanda a mesa dá início à partida.
lobby-watchers = { $count ->
    [0] { $count } pessoas estão assistindo.
    [one] { $count } pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
}

join-title = Entrar na mesa
join = Ocupar um lugar
join-full = Todos os lugares estão ocupados.

chair-open = Lugar livre
chair-away = ausente
chair-came = { $count ->
    [one] { $names } entrou na mesa.
   *[other] { $names } entraram na mesa.
}
chair-left = { $count ->
    [one] { $names } saiu da mesa.
   *[other] { $names } saíram da mesa.
}

colour-title = Sua cor
colour-taken = já é de { $name }

invite-title = Convide outras pessoas
invite-link = Link desta mesa
invite-copy = Copiar
invite-copied = Link copiado.
invite-select = O link está selecionado: copie daqui.
invite-share = Compartilhar
invite-text = Jogue uma partida de Hexfolk comigo!
invite-local = Este link só funciona neste aparelho. Para convidar outras pessoas, inicie o jogo com HOST=0.0.0.0 e abra a página pelo endereço que então aparecer.

room-title = Mesa { $id }
room-your-turn = Sua vez
