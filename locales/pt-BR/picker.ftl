## Choosing a map, and how it is dealt.

map-title = Mapa
map-choose = Escolha um mapa
map-change = Escolher outro mapa
map-take = Escolher este mapa
map-cancel = Cancelar
map-random = Mapa sorteado
map-random-idea = No começo da partida é sorteado um mapa feito para { $players } jogadores.
map-all = { $count ->
    [one] Mostrar todos os mapas (mais { $count })
   *[other] Mostrar todos os mapas (mais { $count })
}
map-players = { $from }–{ $to } jogadores
map-players-just = { $players } jogadores
map-hexes = { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
}
map-islands = { $count ->
    [one] { $count } ilha
   *[other] { $count } ilhas
}
map-lakes = { $count ->
    [0] { $count } lagos
    [one] { $count } lago
   *[other] { $count } lagos
}
map-ports = { $count ->
    [0] { $count } portos
    [one] { $count } porto
   *[other] { $count } portos
}
map-target = { $count } pontos
map-why-few = Feito para { $least } jogadores ou mais.
map-why-many = Cabem no máximo { $most } jogadores.
map-tight = Feito para até { $most } jogadores: com { $players } fica apertado.
map-fallback = { $name } não serve para { $players } jogadores: a partida volta ao tabuleiro padrão.
map-unnamed = Mapa sem nome
map-own-title = Seus mapas
map-own-none = Aqui aparecem os mapas que você salvar no editor.
map-own-idea = Um mapa desenhado por um jogador.
map-open-file = Abrir um arquivo de mapa
map-make = Criar seu próprio mapa
facts-map = Mapa: { $name }

deal-title = Distribuição da ilha
deal-random = Aleatória
deal-random-help = Terrenos e números são embaralhados. Números vermelhos nunca se tocam.
deal-spread = Mista
deal-spread-help = Nunca quatro hexágonos ligados com o mesmo terreno.
deal-balanced = Equilibrada
deal-balanced-help = Como a mista, e com os números dispostos de modo que nenhum recurso e nenhum cruzamento fique para trás.
deal-beginner = Para iniciantes
deal-beginner-help = Uma montagem fixa em que todos podem começar bem.
deal-beginner-idle = Só no tabuleiro padrão, de 2 a 4 jogadores.
