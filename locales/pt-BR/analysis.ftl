## A finished game looked back on.

analysis-title = Análise do mestre
analysis-about = O andamento da partida, turno a turno, na visão de um mestre que vê as cartas de todos. Ninguém à mesa sabia tanto.
analysis-start = Analisar com um mestre
analysis-start-help = Leva alguns segundos, e o resultado fica guardado.
analysis-waiting = Na fila. Partidas antes desta: { $ahead }
analysis-running = Análise em andamento: { $share }
analysis-done = A análise está pronta.
analysis-again = Tentar de novo
analysis-loading = Procurando a análise…
analysis-empty = Jogou-se pouco demais para uma análise.
replay-tab-analysis = Mestre

## The curve.

analysis-curve = Chances de vitória
analysis-curve-label = Gráfico de linhas: a chance de vitória de cada jogador ao longo de { $turns } turnos. Os números estão na tabela abaixo.
analysis-table = Como tabela
analysis-slider = Momento da partida
analysis-end = Fim
analysis-founding = Fundação, aldeia { $number }
analysis-stands = { $moment }. { $chances }
analysis-chance = { $player } { $chance }
analysis-player = Jogador { $number }
analysis-see = Ver no replay

## The turning points.

analysis-turning = Viradas
analysis-turning-help = Os momentos em que as chances mais mudaram.
analysis-change = { $player }: { $before } → { $after }
turning-dash = No último turno { $player } faz { $number } pontos e vence.
turning-founding = { $player } funda uma aldeia: { $place }. Rende { $cards } em 36 rolagens.
turning-route_first = A Rota Comercial Mais Longa sai pela primeira vez: fica com { $player }.
turning-route_taken = { $player } tira de { $other } a Rota Comercial Mais Longa.
turning-route_lost = { $player } perde a Rota Comercial Mais Longa, e agora ninguém a tem.
turning-army_first = O Maior Exército sai pela primeira vez: fica com { $player }.
turning-army_taken = { $player } tira de { $other } o Maior Exército.
turning-monopoly = Monopólio: { $player } recebe { $cards } dos outros.
turning-trade_winner = Uma troca que ajudou quem venceu: { $other } dá a { $player } { $cards } por { $wanted }.
turning-trade = { $other } dá a { $player } { $cards } por { $wanted }.
turning-seven_discard = Um sete na hora errada: { $player } descarta { $cards }.
turning-seven = { $player } rola um sete: ninguém recebe nada, e o ladrão se move.
turning-streak = Uma maré de sorte: em { $rolls } rolagens { $player } recebe { $number } cartas.
turning-roll_gave = Sai { $number }: { $player } recebe { $cards }.
turning-roll_empty = Sai { $number }: { $player } não recebe nada.
turning-roll = { $player } rola { $number }.
turning-robber_blocks = { $player } manda o ladrão para { $place }: isso custa a { $other } { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
} em 36 rolagens.
turning-robber_moves = { $player } move o ladrão.
turning-robbed = Um roubo que pesou: { $player } rouba uma carta de { $other }.
turning-settle_last = { $player } ocupa o último lugar que { $other } podia alcançar: { $place }.
turning-settle = { $player } constrói uma aldeia: { $place }. Rende { $cards } em 36 rolagens.
turning-city = { $player } constrói uma cidade: mais { $cards } em 36 rolagens.
turning-buy_point = { $player } compra uma carta de ponto de vitória.
turning-buy = { $player } compra uma carta de desenvolvimento.
turning-plenty = Fartura: { $player } pega { $cards } do banco.
turning-roads = { $player } coloca duas estradas de graça.
turning-road = { $player } constrói uma estrada: agora a rota tem { $number } estradas.
turning-bank = { $player } recebe do banco { $cards } por { $wanted }.
turning-end = { $player } encerra o turno sem fazer tudo o que podia.
turning-shift = A partida vira a favor de { $player }.

## What a master would have done.

opinion-ask = O que um mestre teria feito?
opinion-thinking = Um mestre está pensando…
opinion-played = { $player } jogou
opinion-clock = Tempo esgotado: o relógio jogou por { $player }
opinion-advised = Um mestre
opinion-same = Um mestre teria feito o mesmo.
opinion-chance = Chance de vitória
opinion-even = As duas jogadas se equivalem.
opinion-better = A jogada do mestre é superior em { $points } pontos percentuais.
opinion-worse = Olhando melhor, a jogada feita é superior em { $points } pontos percentuais.
opinion-incomparable = Ofertas não podem ser comparadas em números: o resultado depende dos outros.
opinion-knows = Pelo que { $player } podia saber naquele momento, sem ver as cartas dos outros.

## Why there is none.

refused-analysis_busy = Muitas partidas estão sendo analisadas. Tente de novo em um minuto.
refused-analysis_late = A análise demorou demais e foi interrompida. Tente de novo mais tarde.
refused-analysis_died = A análise foi interrompida. Tente de novo.
refused-analysis_failed = Não foi possível analisar esta partida.
refused-analysis_none = Um mestre não tem nada a dizer sobre este momento.
