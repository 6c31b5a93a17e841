## De onde vêm os números: de dois dados ou de um baralho com seus lances.

dice-title = Dados
dice-normal = Normais
dice-normal-help = Dois dados. Nenhum lance depende dos anteriores.
dice-balanced = Equilibrados
dice-balanced-help = Um baralho de 36 cartas, uma para cada lance de dois dados, de 1–1 a 6–6. A cada lance sai uma carta, que não volta; quando restam 12, todas as 36 são embaralhadas de novo. Assim os números se equilibram mais cedo.
dice-soft = Setes suaves
dice-soft-help = Um 7 até 2 lances depois do último volta uma vez ao baralho, e tira-se uma carta de novo.
dice-calm = Sem 7 no começo
dice-calm-rounds = { $rounds ->
    [0] Não
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}
dice-calm-help = Nas primeiras rodadas escolhidas, um 7 volta ao baralho até sair outro número.
dice-in-play = Dados equilibrados: { dice-balanced-help }
