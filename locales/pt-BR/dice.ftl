## De onde vêm os números: de dois dados ou de um baralho com suas rolagens.

dice-title = Dados
dice-normal = Normais
dice-normal-help = Dois dados. Nenhuma rolagem depende das anteriores.
dice-balanced = Equilibrados
dice-balanced-help = Um baralho de 36 cartas, uma para cada combinação de dois dados, de 1–1 a 6–6. A cada rolagem sai uma carta, que não volta ao baralho; quando restam 12, todas as 36 são embaralhadas de novo. Assim os números se equilibram mais cedo.
dice-soft = Setes suaves
dice-soft-help = Um 7 que sai até 2 rolagens depois do anterior volta uma vez ao baralho, e tira-se outra carta.
dice-calm = Sem 7 no começo
dice-calm-rounds = { $rounds ->
    [0] Não
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}
dice-calm-help = Nas primeiras rodadas escolhidas, um 7 volta ao baralho até sair outro número.
dice-in-play = Dados equilibrados: { dice-balanced-help }
