## First steps: a first game that is taught, and what helps at every table.

learn-title = Primeiros passos
learn-start = Primeiros passos
learn-start-help = É a sua primeira vez? A primeira partida em cinco minutos, um passo de cada vez.
learn-continue = Continuar os primeiros passos
learn-making = Preparando a ilha…
learn-coach = O próximo passo
learn-welcome = Boas-vindas! Aldeias trazem cartas, e com cartas se constrói mais. Vence quem chegar primeiro a cinco pontos. Aqui nada pode dar errado: vamos começar.
learn-begin = Começar
learn-show = Mostrar
learn-more = Sair ou recomeçar
learn-again = Recomeçar
learn-leave = Sair
# $done and $all are numbers of things to learn.
learn-progress = Passos aprendidos: { $done } de { $all }
learn-dice = Nesta lição os dados já estão definidos, para que tudo apareça. Nas suas partidas quem decide é o acaso, e você pode verificá-lo.

## What comes next. $player is the other player; $cost, $give and $want are cards; $button is the name of a button.

learn-step-found_first = Coloque a primeira aldeia no cruzamento indicado. Ele toca três hexágonos: quando sair um dos números deles, você recebe a carta.
learn-step-road_first = Com ela vai uma estrada. A indicada leva a boas terras.
learn-step-found_second = Agora a segunda aldeia. O cruzamento indicado traz { $want }, que você ainda não recebe. Ela rende na hora.
learn-step-found_second-other = Agora a segunda aldeia. Ela rende na hora: uma carta de cada hexágono em volta.
learn-step-road_second = E a estrada dela: por exemplo, a indicada.
learn-step-wait = Agora joga { $player }. Cada rolagem rende a todos que têm construções junto ao número, a você também.
learn-step-roll = Sua vez: role os dados.
learn-step-roll-first = Sua vez. Primeiro você rola, depois pode trocar e construir. Role os dados!
learn-step-road = Construa uma estrada, por { $cost }: escolha “{ $button }” e depois a borda indicada.
learn-step-road-here = Agora a borda indicada.
learn-step-settle = Construa uma aldeia, por { $cost }: escolha “{ $button }” e depois o cruzamento indicado.
learn-step-settle-here = Agora o cruzamento indicado.
learn-step-city = Transforme uma aldeia em cidade, por { $cost }. Ela vale dois pontos e recebe o dobro de cartas. Escolha “{ $button }”.
learn-step-city-here = Agora a aldeia indicada.
learn-step-buy = Compre uma carta de desenvolvimento, por { $cost }: escolha “{ $button }”. Só você vai vê-la.
learn-step-offer = Falta { $want }, e { $player } tem. Ofereça { $give } em troca: escolha “{ $button }”.
learn-step-offer-terms = Coloque { $give } do seu lado e { $want } do outro. Depois escolha “{ $button }”.
learn-step-answer = { $player } está pensando.
learn-step-conclude = { $player } aceita! Feche a troca: “{ $button }”.
learn-step-bank = Falta { $want }: o banco dá em troca de { $give }. Escolha “{ $button }”.
learn-step-bank-port = Falta { $want }: com o seu porto, bastam { $give } no banco. Escolha “{ $button }”.
learn-step-bank-terms = Coloque { $give } do seu lado e { $want } do outro. Depois escolha “{ $button }”.
learn-step-discard = Um sete! Quem tem mais de sete cartas descarta a metade. Escolha as suas.
learn-step-robber = Um sete! Ninguém recebe cartas, e você move o ladrão. No hexágono indicado ele bloqueia { $player }, e você rouba uma carta.
learn-step-rob = De quem você rouba uma carta?
learn-step-free_road = Esta estrada é grátis. A borda indicada é um bom lugar.
learn-step-end = Por ora não há mais nada a fazer. Escolha “{ $button }”.
learn-step-end-road = Para uma estrada ainda falta: { $want }. As próximas rolagens ajudam. Escolha “{ $button }”.
learn-step-end-settle = Para uma aldeia ainda falta: { $want }. As próximas rolagens ajudam. Escolha “{ $button }”.
learn-step-end-city = Para uma cidade ainda falta: { $want }. As próximas rolagens ajudam. Escolha “{ $button }”.
learn-step-end-buy = Para uma carta de desenvolvimento ainda falta: { $want }. As próximas rolagens ajudam. Escolha “{ $button }”.
learn-step-over = A partida acabou.

## Praise, when something was done for the first time.

learn-goal-found = Bem escolhido: duas aldeias, dois pontos.
learn-goal-roll = É assim que chegam as cartas.
learn-goal-road = Sua estrada está pronta!
learn-goal-trade = Uma boa troca!
learn-goal-settle = Terceira aldeia, terceiro ponto!
learn-goal-robber = Boa pontaria!
learn-goal-bank = O banco sempre troca.
learn-goal-buy = Uma carta só sua!
learn-goal-buy-point = Um ponto de vitória! Conta na hora, e ninguém vê.
learn-goal-city = Uma cidade!

## The end of it.

learn-won = Você venceu!
learn-won-help = Rolar, trocar, construir, ficar de olho no ladrão: o jogo é esse. Uma partida completa vai até dez pontos, e a Rota Comercial Mais Longa e o Maior Exército também dão dois cada.
learn-play = Agora jogue contra os bots
learn-once-more = Mais uma vez
learn-rules = Ler as regras

## At every table: costs, and what one can do now.

help-now = O que posso fazer agora?
help-costs = Custos
help-cost-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
help-cost-maybe = talvez um ponto
help-possible = Possível agora
help-not-now = Agora não
# $cards are cards in words.
help-lack = Falta: { $cards }.

## What a place yields.

# $number is how many dots there are around a place, out of 36.
spot-dots = { $number ->
    [one] { $number } bolinha
   *[other] { $number } bolinhas
}
spot-nothing = nada
spot-leads = Leva a:
spot-leads-to = Leva a: { $places }.
spot-hit = Bloqueia { $players }.
spot-hit-nobody = Ninguém mora aqui.
