## The islands: their names, and what is special about each.

island-standard = Tabuleiro padrão
island-standard-idea = A forma clássica, com 19, 30 ou 44 hexágonos conforme o número de jogadores.
island-standard19 = Tabuleiro padrão, 19 hexágonos
island-standard19-idea = A forma clássica para dois a quatro jogadores.
island-standard30 = Tabuleiro padrão, 30 hexágonos
island-standard30-idea = A forma clássica para cinco ou seis jogadores.
island-standard44 = Tabuleiro padrão, 44 hexágonos
island-standard44-idea = A forma clássica para sete ou oito jogadores.
island-lagoon = Lagoa
island-lagoon-idea = Um anel fino de terra em volta de uma lagoa; todos são vizinhos pelos dois lados.
island-crescent = Meia-lua
island-crescent-idea = Uma meia-lua aberta para o leste; por terra, as duas pontas ficam longe uma da outra.
island-hourglass = Ampulheta
island-hourglass-idea = Duas pontas largas e uma cintura de três hexágonos.
island-cross = Cruz
island-cross-idea = Quatro braços em volta de um pequeno centro: o cruzamento vale a disputa.
island-dumbbell = Haltere
island-dumbbell-idea = Dois lóbulos redondos ligados por um caminho de três hexágonos.
island-diamond = Losango
island-diamond-idea = Um losango alto, de pontas agudas ao norte e ao sul.
island-peninsula = Península
island-peninsula-idea = O continente a oeste e um longo dedo de terra para o leste.
island-spiral = Espiral
island-spiral-idea = Um braço comprido dá voltas em torno de uma baía; o mar nunca está longe.
island-triangle = Triângulo
island-triangle-idea = Uma costa larga ao sul e uma ponta solitária ao norte.
island-corners = Quatro Cantos
island-corners-idea = Quatro ilhas iguais em volta de uma única ilhota de ouro.
island-coast = Costa Longa
island-coast-idea = Uma faixa de três hexágonos de largura; o comércio corre de leste a oeste.
island-lakes = Terra dos Lagos
island-lakes-idea = Sete pequenos lagos espalhados pela terra como as casas escuras de um tabuleiro de xadrez.
island-serpent = Serpente
island-serpent-idea = Uma grossa letra S com duas baías profundas.
island-lands = Duas Terras
island-lands-idea = Duas terras iguais, frente a frente, separadas por um canal.
island-strait = Estreito Longo
island-strait-idea = Duas costas compridas e três ilhotas na água entre elas.
island-archipelago = Arquipélago
island-archipelago-idea = Nove ilhas espalhadas; a água separa quase todos.
island-volcano = Vulcão
island-volcano-idea = Uma cratera árida cercada de minério e argila, com terras de cultivo mais adiante.
island-star = Estrela
island-star-idea = Seis pontas tranquilas e um centro disputado.
island-butterfly = Borboleta
island-butterfly-idea = Dois pares de asas em um corpo estreito.
island-atoll = Atol
island-atoll-idea = Um anel largo, de dois hexágonos de espessura, em volta de um mar interior.
island-twin = Lagos Gêmeos
island-twin-idea = Um grande tabuleiro com dois lagos em seu interior.
island-giant = Terra Gigante
island-giant-idea = Um hexágono com cinco de lado: há lugar para todos.

## What the checker of maps finds: finding-<code>. What is wrong, then what to do.

finding-island_toml = Isto não é TOML válido: { $kind ->
    [value] isto não é um valor
    [twice] isto foi dito duas vezes
    [open] um texto ou uma lista ficou em aberto
    [character] este caractere não pode estar aqui
    [deep] um número é longo demais, ou há listas demais umas dentro das outras
   *[statement] esta não é uma linha “campo = valor”
}.
finding-island_too_long = O arquivo passa de { $most } caracteres. Um mapa precisa de bem menos.
finding-island_unreadable = Não é possível ler o arquivo: { $detail }.
finding-island_encoding = O arquivo não é um texto UTF-8.
finding-island_field_missing = Falta o campo “{ $field }”.
finding-island_field_unknown = Não existe o campo “{ $field }”. Confira a grafia ou remova-o.
finding-island_field = “{ $field }” está na forma errada. Veja como os outros mapas o escrevem.
finding-island_count = “{ $field }” deve ser um número inteiro de 0 a { $most }.
finding-island_id = O id deve ser uma só palavra de até { $most } letras, algarismos e sublinhados, e não “standard”.
finding-island_name = O nome deve ser um texto simples de até { $most } caracteres.
finding-island_players = Os jogadores são um número mínimo e um máximo entre 2 e 8.
finding-island_target = A meta deve ser um número de { $low } a { $high }.
finding-island_seafaring = “seafaring” precisa de “use”, optional ou required, e de “target”.
finding-island_letter = “{ $letter }” não é um terreno. Use ? F H P A M D G L S ou um espaço.
finding-island_column = Esta letra está entre duas colunas: vizinhos na linha ficam a duas colunas de distância, e a linha seguinte é deslocada em uma.
finding-island_empty = Não há terra. Desenhe pelo menos um hexágono.
finding-island_size = Posições demais: { $given }, e o máximo é { $most }.
finding-island_terrain_sum = Terrenos para os hexágonos aleatórios: { $given } indicados, { $needed } necessários.
finding-island_number_sum = Fichas numéricas para os hexágonos produtivos: { $given } indicadas, { $needed } necessárias.
finding-island_no_start = Não há terra neste lugar. Um lugar é [q, r]: metade de coluna menos linha, depois a linha.
finding-island_apart = Esta terra está isolada. Ligue-a por terra ou desenhe o mar no meio com S.
finding-island_sea_apart = Este mar não toca em mais nada. Remova-o ou desenhe o que fica no meio.
finding-island_resource = Nada produz { $resource ->
    [wood] madeira (floresta)
    [brick] argila (colinas)
    [wool] lã (pasto)
    [grain] trigo (campo)
   *[ore] minério (montanhas)
}. Acrescente um hexágono assim.
finding-island_red = Não dá para separar todas as fichas vermelhas 6 e 8. Use menos delas ou desenhe mais terra.
finding-island_ports = Nem todos os portos encontram lugar espaçado na costa. Use menos deles ou desenhe uma costa mais longa.
finding-island_room = Pouco espaço para { $players } jogadores: depois de { $found } aldeias pode não sobrar lugar para fundar outras, e deveriam ser { $needed }. A ilha basta para { $most }.
finding-island_narrow = Vai ficar apertado: { $hexes } hexágonos para { $players } jogadores; o melhor seriam { $needed }.
finding-island_no_desert = Não há deserto, então o ladrão começa ao lado do tabuleiro.
finding-island_no_ports = Não há portos.
finding-island_islet = Uma ilha de { $hexes ->
    [one] { $hexes } hexágono
   *[other] { $hexes } hexágonos
} é pequena demais para crescer. Considere marcá-la como “Sem fundação” (no arquivo: no_start).
finding-island_gold = O ouro não produz nada no jogo clássico. Considere marcá-lo como “Sem fundação” (no arquivo: no_start).
finding-island_id_taken = O jogo já tem outra ilha com o id “{ $id }”. Escolha outro.
finding-island_line = Esta linha passa de { $most } caracteres.
finding-island_number_mark = “{ $letter }” não é um número. Use 2 3 4 5 6 8 9, a para 10, b para 11, c para 12 ou um ponto.
finding-island_number_place = O número { $number } não pode ficar aqui. Ponha-o em um hexágono que produza algo.
finding-island_desert_room = Desertos e campos de ouro a distribuir: { $given }, mas só { $needed } hexágonos aleatórios estão sem número fixo. Libere alguns números.
finding-island_red_beside = Números vermelhos fixos, 6 e 8, ficam lado a lado aqui.
finding-island_red_gold = Um número vermelho fixo, 6 ou 8, fica sobre ouro aqui.
finding-island_port = Isto não é um porto: são precisos um tipo, q, r e uma borda, como em ["any", 0, 2, "nw"].
finding-island_port_place = Não há litoral nesta borda, então não pode haver porto. Mova-o ou retire-o.
finding-island_port_near = Este porto está perto demais de outro: deve haver duas bordas entre eles. Mova ou retire um.
