## Uma partida terminada em números: sua página, também sem script e no papel.

summary-won = { $name } vence
summary-unfinished = A partida terminou sem vencedor
summary-seat = Jogador { $number }
summary-turns = { $count ->
    [0] { $count } turnos
    [one] { $count } turno
   *[other] { $count } turnos
}
summary-title = Análise de uma partida
summary-record = Baixar a gravação
summary-in-language = Esta página em outros idiomas
summary-table = Como tabela
summary-player = Jogador
summary-place = Posição
summary-points = Pontos
summary-total = Total
summary-settlements = Aldeias
summary-cities = Cidades
summary-point-cards = Cartas de ponto de vitória

summary-standing = Classificação final
summary-standing-help = De onde vieram os pontos de cada jogador.

summary-course = Pontos turno a turno
summary-course-help = Pontos ao fim de cada turno, com as cartas escondidas. A linha pontilhada é a meta de { $target }. Marcas: R para a Rota Comercial Mais Longa, E para o Maior Exército, uma estrela para a vitória.
summary-course-label = Gráfico de linhas: pontos de cada jogador em { $turns } turnos. Os números estão na tabela abaixo.
summary-turn = Turno
summary-marks = Eventos
summary-event = Evento
summary-mark-settle = Aldeia
summary-mark-city = Cidade
summary-mark-point = Carta de ponto de vitória
summary-mark-route = Rota Comercial Mais Longa
summary-mark-route_lost = Rota Comercial Mais Longa perdida
summary-mark-army = Maior Exército
summary-mark-army_lost = Maior Exército perdido
summary-mark-win = Vitória
summary-sign-route = R
summary-sign-army = E

summary-dice = Dados
summary-dice-help = { $rolls ->
    [0] { $rolls } rolagens, e o que se podia esperar.
    [one] { $rolls } rolagem, e o que se podia esperar.
   *[other] { $rolls } rolagens, e o que se podia esperar.
}
summary-dice-label = Gráfico de barras: quantas vezes cada soma saiu em { $rolls } rolagens. Os números estão na tabela abaixo.
summary-dice-sum = Soma
summary-dice-came = Vezes
summary-dice-due = Esperado
summary-dice-share = De { $among } partidas com dados honestos e o mesmo número de rolagens, cerca de { $count } saem pelo menos tão desiguais quanto esta.
summary-dice-never = De 1000 partidas com dados honestos e o mesmo número de rolagens, nem uma sai tão desigual quanto esta.
summary-dice-even = As somas saíram surpreendentemente equilibradas.
summary-dice-usual = Não é nada incomum.
summary-dice-uncommon = É pouco comum, mas acontece de vez em quando.
summary-dice-rare = É raro. Mas, em muitíssimas partidas, acontece também.
summary-dice-few = Foram poucas rolagens para dizer se isso é incomum.
summary-dice-balanced = Eram dados equilibrados, que se afastam menos do esperado do que os honestos.
summary-dice-share-balanced = De { $among } partidas com esses dados e o mesmo número de rolagens, cerca de { $count } saem pelo menos tão desiguais quanto esta.
summary-dice-never-balanced = De 1000 partidas com esses dados e o mesmo número de rolagens, nem uma sai tão desigual quanto esta.

summary-luck = Sorte nos dados
summary-luck-help = Quanto as aldeias e cidades de cada jogador rendem em média no mesmo número de rolagens, e quanto renderam com as somas que saíram. O que estava bloqueado pelo ladrão, ou faltou no banco, não foi recebido. A fundação não conta.
summary-luck-label = Gráfico de barras: cartas pelos dados ao lado das esperadas, de cada jogador. Os números estão na tabela abaixo.
summary-luck-expected = Esperadas
summary-luck-thrown = Pelos dados
summary-luck-difference = Diferença
summary-luck-blocked = Bloqueadas pelo ladrão
summary-luck-short = Em falta no banco
summary-luck-received = Recebidas

summary-gained = Cartas obtidas
summary-gained-label = Gráfico de barras: cartas obtidas por cada jogador, conforme a origem. Os números estão na tabela abaixo.
summary-from-start = Fundação
summary-from-production = Produção
summary-from-bank = Banco
summary-from-trade = Trocas
summary-from-robber = Ladrão
summary-from-cards = Cartas de desenvolvimento
summary-by-resource = Por recurso
summary-lost = Cartas entregues e perdidas
summary-to-built = Construções e compras
summary-to-bank = Banco
summary-to-trade = Trocas
summary-to-robber = Ladrão
summary-to-cards = Monopólio
summary-to-discard = Descartadas

summary-trades = Trocas entre jogadores
summary-trades-help = { $count ->
    [0] { $count } trocas. Em cada linha, quantas cartas esse jogador recebeu do jogador da coluna a mais do que deu; embaixo, recebidas : dadas.
    [one] { $count } troca. Em cada linha, quantas cartas esse jogador recebeu do jogador da coluna a mais do que deu; embaixo, recebidas : dadas.
   *[other] { $count } trocas. Em cada linha, quantas cartas esse jogador recebeu do jogador da coluna a mais do que deu; embaixo, recebidas : dadas.
}
summary-trades-none = Ninguém trocou com outro jogador.

summary-awards = Rota Comercial Mais Longa e Maior Exército
summary-awards-help = Quem tinha as pontuações especiais, e em quais turnos.
summary-awards-label = Linha do tempo: quem tinha as pontuações especiais turno a turno. Os números estão na tabela abaixo.
summary-awards-none = Ninguém teve nenhuma delas.
summary-award = Pontuação especial
summary-first = Do turno
summary-last = Ao turno
summary-most = Estradas ou cavaleiros
summary-longest = Rota mais longa
summary-knights = Cavaleiros jogados

summary-pace = Tempo usado
summary-pace-help = Quanto a partida esperou por cada jogador. Pausas e esperas de mais de dez minutos não contam.
summary-pace-label = Gráfico de barras: tempo usado por cada jogador. Os números estão na tabela abaixo.
summary-pace-total = Tempo
summary-pace-decisions = Decisões
summary-pace-average = Em média
summary-pace-longest = Máximo
