## After the game.

report-won = { $name } venceu
report-won-you = Você venceu!
report-unfinished = A partida terminou sem vencedor
report-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
report-again = Jogar de novo
report-board = Ver o tabuleiro
report-back = Ver a análise
report-table = Em tabela
report-player = Jogador

report-points = Pontos
report-place = Posição
report-total = Total
report-settlements = Aldeias
report-cities = Cidades
report-cards = Cartas de ponto de vitória
report-route = Rota Comercial Mais Longa
report-army = Maior Exército

report-course = Andamento da partida
report-course-help = Pontos no fim de cada turno, incluindo as cartas ocultas. A linha pontilhada é a meta de { $target }.
report-course-label = Gráfico de linhas: pontos de cada jogador ao longo de { $turns } turnos. Os números estão na tabela abaixo.
report-turn = Turno

report-dice = Dados
report-dice-help = { $rolls ->
    [one] { $rolls } lançamento e o que era de se esperar.
   *[other] { $rolls } lançamentos e o que era de se esperar.
}
report-dice-label = Gráfico de barras: quantas vezes saiu cada soma em { $rolls } lançamentos. Os números estão na tabela abaixo.
report-dice-sum = Soma
report-dice-came = Saiu
report-dice-due = Esperado

report-received = Produção
report-received-help = Cartas de recurso vindas dos hexágonos, incluindo as iniciais.
report-flows = Todas as outras cartas
report-from-cards = De cartas de desenvolvimento
report-traded-in = Recebidas em trocas
report-traded-out = Dadas em trocas
report-bank-in = Do banco
report-bank-out = Para o banco
report-stolen = Roubadas
report-robbed = Perdidas para o ladrão
report-discarded = Descartadas
