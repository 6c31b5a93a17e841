## Hints: what a master would do, and why.

advice-ask = Dica
advice-ask-keys = Dica: o que um mestre faria? (Alt+H)
advice-thinking = Pensando em uma dica…
advice-close = Fechar a dica
advice-spoken = Dica. { $what }. { $why }
advice-what = { $action }: { $detail }
advice-offer = Ofereça uma troca
advice-counter = Faça uma contraoferta
advice-corners = Os melhores cruzamentos
advice-corners-help = Produção média em 36 rolagens. Escolha um e confirme.
advice-corner = { $rank }. { $place }: { $cards }

## What something is for.

goal-settle = uma aldeia
goal-road = uma rota mais longa
goal-city = uma cidade
goal-buy = uma carta de desenvolvimento

## Why.

advice-wins = Assim você vence a partida.
advice-settle_yields = Rende em média { $cards } em 36 rolagens.
advice-settle_new = Rende o que você ainda não produz: { $cards } em 36 rolagens.
advice-settle_port = Tem um porto útil para você e rende { $cards } em 36 rolagens.
advice-road_to_site = Leva a um bom lugar: { $place } ({ $cards } em 36 rolagens).
advice-road_route_award = Dá a você a Rota Comercial Mais Longa, com { $number } estradas.
advice-road_route = Sua rota chega a { $number } estradas.
advice-road_room = Mantém um caminho aberto para depois.
advice-city_doubles = Dobra a produção deste cruzamento: mais { $cards } em 36 rolagens.
advice-buy_army = Pode ser um cavaleiro: para o Maior Exército { $number ->
    [one] falta { $number }
   *[other] faltam { $number }
}.
advice-buy_crowded = Você tem { $number } cartas, e um sete custaria metade delas.
advice-buy_open = É o melhor uso dessas cartas agora. Chance de uma carta de ponto de vitória: { $number } em 100.
advice-knight_own_hex = O ladrão está em um hexágono seu.
advice-knight_award = Dá a você o Maior Exército.
advice-knight_army = Aproxima você do Maior Exército: depois { $number ->
    [one] falta { $number }
   *[other] faltam { $number }
}.
advice-knight_leader = Atrasa { $player }, que está na frente.
advice-knight_steal = Traz para você uma carta de outro jogador.
advice-roads_to_site = Levam a um bom lugar: { $place } ({ $cards } em 36 rolagens).
advice-roads_route = Aumentam a sua rota.
advice-plenty_completes = Com { $cards } você pode pagar { $goal }.
advice-plenty_short = São as cartas que você mais tem dificuldade de conseguir.
advice-monopoly_completes = Os outros têm { $cards }: basta para { $goal }.
advice-monopoly_many = Você precisa dessas cartas, e os outros têm algumas.
advice-robber_own_hex = Sai do seu hexágono e custa a { $player } { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
} em 36 rolagens.
advice-robber_leader = Ali custa a { $player } { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
} em 36 rolagens.
advice-robber_idle = Ali não prejudica você.
advice-rob_leader = { $player } está na frente. Cartas na mão: { $number }.
advice-rob_most = { $player } é a melhor escolha. Cartas na mão: { $number }.
advice-rob_only = Aqui só se pode roubar de { $player }.
advice-discard_keep = Assim você guarda { $cards } para { $goal }.
advice-discard_most = São as cartas que menos farão falta.
advice-bank_completes = Depois você pode pagar { $goal }.
advice-bank_towards = Você precisa mais de { $cards } do que daquilo que dá em troca.
advice-offer_lacks = Para { $goal } ainda falta: { $cards }.
advice-offer_open = Você precisa mais de { $cards } do que daquilo que dá em troca.
advice-counter_better = Por { $cards } a troca vale a pena.
advice-deal_completes = Depois você pode pagar { $goal }.
advice-deal_helps = O que você recebe vale mais para você do que o que dá.
advice-refuse_close = { $player } está perto de vencer: melhor não ajudar.
advice-refuse_unpayable = Você não tem as cartas: falta { $cards }.
advice-refuse_keep = É melhor guardar { $cards } para { $goal }.
advice-refuse_little = Você ganha pouco demais com isso.
advice-withdraw_none = Nenhuma resposta ajuda você.
advice-sign_up_builds = Você pode construir algo antes do seu próximo turno.
advice-pass_nothing = Agora não há nada que valha a pena construir.
advice-roll_first = Todo o resto vem depois da rolagem.
advice-roll_keep = É melhor guardar as suas cartas para depois.
advice-end_saves = Guarde as cartas para { $goal }. Ainda falta: { $cards }.
advice-end_nothing = Neste turno não vale a pena fazer mais nada.

## Why there is no hint.

refused-hints_off = Nesta mesa se joga sem dicas.
refused-hint_fast = Uma dica de cada vez. Espere alguns segundos.
refused-hint_wait = Espere primeiro as respostas à sua oferta.
refused-hint_none = Não há dica para este momento. Tente de novo depois da próxima jogada.

## The rule of a table.

option-hints = Dicas
option-hints-help = Cada jogador pode perguntar o que um mestre faria, e por quê. Ninguém mais vê.
