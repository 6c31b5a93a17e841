## O editor de mapas.

editor-title = Editor de mapas
editor-start = Desenhe um mapa
editor-start-help = Desenhe sua própria ilha e jogue nela com outras pessoas.
editor-mode = Visão
editor-mode-draw = Desenhar
editor-mode-trial = Testar a distribuição
editor-field = Área de desenho
editor-field-help = As setas movem o cursor; com Shift, pintam pelo caminho. Enter ou a barra de espaço usam a ferramenta. As letras põem um terreno: R aleatório, F floresta, H colinas, P pasto, A campo, M montanhas, D deserto, G campo de ouro, L lago, S mar. Delete apaga. Os algarismos fixam um número, o ponto o libera. N marca um hexágono sem fundação. Ctrl+Z desfaz, Ctrl+Y refaz.
editor-grid = Casas do mapa
editor-coast = Bordas do litoral
editor-cell = Linha { $row }, coluna { $column }: { $what }
editor-side = Borda { $side } da linha { $row }, coluna { $column }: { $what }
editor-side-ne = nordeste
editor-side-e = leste
editor-side-se = sudeste
editor-side-sw = sudoeste
editor-side-w = oeste
editor-side-nw = noroeste
editor-nothing = vazia
editor-random = aleatório
editor-has-number = número { $number }
editor-has-no-start = sem fundação

## Ferramentas.

editor-tools = Ferramentas
editor-tool-kind = O que desenhar
editor-tool-terrain = Terreno
editor-tool-terrain-help = Pinte arrastando. Os hexágonos aleatórios recebem o terreno quando a ilha é distribuída.
editor-tool-number = Números
editor-tool-number-help = Toque em um hexágono para fixar seu número. Todos os outros números são distribuídos.
editor-tool-port = Portos
editor-tool-port-help = Toque em um círculo no litoral para fixar ali um porto. Todos os outros portos são distribuídos.
editor-tool-noStart = Sem fundação
editor-tool-noStart-help = Toque nos hexágonos em volta dos quais ninguém pode colocar a primeira ou a segunda aldeia.
editor-tool-hand = Mover a visão
editor-tool-hand-help = Arraste para olhar em volta. Dois dedos ou a roda do mouse dão zoom com qualquer ferramenta.
editor-erase = Apagar
editor-dealt = Distribuído
editor-no-port = nenhum porto
editor-port-any = porto geral
editor-port-wood = porto de madeira
editor-port-brick = porto de argila
editor-port-wool = porto de lã
editor-port-grain = porto de trigo
editor-port-ore = porto de minério

## O mapa inteiro.

editor-actions = O mapa inteiro
editor-undo = Desfazer
editor-undone = Desfeito
editor-redo = Refazer
editor-redone = Refeito
editor-turn = Girar 60 graus
editor-mirror-sideways = Espelhar esquerda e direita
editor-mirror-over = Espelhar em cima e embaixo
editor-move-left = Mover para a esquerda
editor-move-right = Mover para a direita
editor-move-up = Mover para cima
editor-move-down = Mover para baixo
editor-clear = Limpar tudo
editor-map = O mapa
editor-name = Nome do mapa
editor-untitled = Minha ilha
editor-least = Mínimo de jogadores
editor-most = Máximo de jogadores

## O que é distribuído.

editor-pools = O que é distribuído
editor-fill = Preencher automaticamente
editor-fill-help = Terrenos, números e portos acompanham o desenho nas proporções de costume. Se você mudar uma quantidade, daí em diante decide tudo.
editor-pool-terrain = Terreno nos hexágonos aleatórios: { $count }
editor-pool-numbers = Números: { $count }
editor-pool-ports = Portos: { $count }
editor-fewer = Um a menos: { $what }
editor-more = Um a mais: { $what }

## O que o servidor diz do desenho.

editor-check = Verificação
editor-check-empty = Ainda não há nada desenhado. Pinte um pouco de terra.
editor-check-busy = Verificando…
editor-check-good = Dá para jogar neste mapa.
editor-check-errors = { $count ->
    [one] É preciso mudar { $count } coisa antes de jogar neste mapa.
   *[other] É preciso mudar { $count } coisas antes de jogar neste mapa.
}
editor-check-warnings = { $count ->
    [one] Dá para jogar neste mapa. { $count } coisa a saber:
   *[other] Dá para jogar neste mapa. { $count } coisas a saber:
}
editor-error = Erro:
editor-warning = Nota:
editor-finding-other = Há algo errado aqui ({ $code }).
editor-show = Mostrar
editor-show-what = Mostrar no mapa: { $what }
editor-fact-land = { $count ->
    [0] { $count } hexágonos de terra
    [one] { $count } hexágono de terra
   *[other] { $count } hexágonos de terra
}
editor-fact-islands = { $count ->
    [0] { $count } ilhas
    [one] { $count } ilha
   *[other] { $count } ilhas
}
editor-fact-sites = { $count ->
    [0] { $count } cruzamentos para a fundação
    [one] { $count } cruzamento para a fundação
   *[other] { $count } cruzamentos para a fundação
}
editor-fact-most = { $most ->
    [0] espaço de menos
   *[other] espaço para { $most } jogadores
}

## Uma distribuição de teste.

editor-trial-picture = A ilha segundo a distribuição número { $seed }
editor-seed = Número da distribuição
editor-style = Modo de distribuir
editor-deal-again = Distribuir de novo

## De onde os mapas vêm e para onde vão.

editor-open = Abrir
editor-open-empty = Área vazia
editor-open-file = De um arquivo…
editor-open-kept = Salvos neste navegador
editor-open-packaged = Mapas do jogo
editor-discard = Excluir
editor-discard-what = Excluir { $name }
editor-opened-undo = Seu desenho não estava salvo. “Desfazer” o traz de volta.
editor-keeping = Salvar e jogar
editor-state-empty = Um mapa novo
editor-state-saved = Salvo
editor-state-draft = Não salvo. Este navegador guarda o rascunho.
editor-state-lost = Não salvo, e este navegador não guarda rascunhos: salve um arquivo antes de sair.
editor-save = Salvar
editor-saved = { $name } está salvo neste navegador.
editor-not-saved = Este navegador não guarda nada. Salve o mapa em um arquivo.
editor-download = Salvar como arquivo
editor-downloaded = { $name } está nos seus downloads.
editor-play = Jogar neste mapa
editor-share = Compartilhar
editor-share-help = O link contém o mapa inteiro. Quem o abrir pode ver o mapa, mudá-lo e jogar nele.
editor-share-link = Link do mapa
editor-link-opened = Este é o mapa do link.
editor-link-opened-undo = Este é o mapa do link. “Desfazer” traz seu desenho de volta.
editor-link-long = O mapa é longo demais para um link. Passe-o como arquivo.
editor-link-way = Este link é de uma versão mais nova do jogo e não pode ser lido.
editor-link-broken = O link está incompleto: falta uma parte dele. Peça-o de novo.
editor-unread-toml = Isto não é um arquivo de mapa: a linha { $line } não pode ser lida.
editor-unread-empty = Não há mapa neste arquivo (linha { $line }).
editor-unread-size = Este mapa é grande demais para o editor (linha { $line }).
editor-unread-letter = A linha { $line } tem um caractere que não é terreno nem número.
editor-unread-column = Na linha { $line } uma letra fica entre duas colunas: vizinhos ficam a duas colunas, e cada fileira é deslocada em uma.
editor-unread-field = A linha { $line } diz algo que nenhum mapa tem.
