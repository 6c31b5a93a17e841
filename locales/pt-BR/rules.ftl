## As regras, em uma página. Todos os números vêm do próprio jogo.

rules-title = As regras
rules-lead = O jogo inteiro em uma página: o que há na mesa, o que você faz no seu turno e como se vence. Para começar, leia até “Construir”; o resto pode esperar até você precisar.
rules-contents = Índice
rules-search = Buscar nas regras
rules-search-some = Partes encontradas:
rules-search-none = Nada encontrado. Tente outra palavra.
rules-to-strategy = Estratégia: probabilidades e conselhos
rules-players = Jogadores
rules-from-to = { $from }–{ $to }
rules-resource-cost = { $resource }: { $count }

rules-road = Estrada
rules-settlement = Aldeia
rules-city = Cidade
rules-development = Carta de desenvolvimento

terrain-forest = Floresta
terrain-hills = Colinas
terrain-pasture = Pasto
terrain-field = Campo
terrain-mountains = Montanhas
terrain-desert = Deserto

## O objetivo.

rules-goal = Objetivo do jogo
rules-goal-text = De { $players_least } a { $players_most } jogadores povoam uma ilha; cada um pode ser uma pessoa ou um bot. A terra dá recursos, e os recursos viram estradas, aldeias, cidades e cartas de desenvolvimento.
rules-goal-win = Quem tem { $target } pontos de vitória no próprio turno vence na hora. Uma mesa pode escolher outro número, de { $target_low } a { $target_high }.
rules-goal-table = O que dá pontos de vitória
rules-points = Pontos
rules-points-card = Carta de ponto de vitória

## Peças e cartas.

rules-pieces = Peças e cartas
rules-pieces-own = Cada jogador tem um estoque de peças da sua cor. O que acabou não pode mais ser construído; fora isso, nada limita quanto se constrói em um turno. Uma aldeia que vira cidade volta para o estoque.
rules-pieces-table = Peças de cada jogador
rules-pieces-number = Número
rules-pieces-bank = O banco guarda cartas de recurso de cinco tipos e um baralho embaralhado de cartas de desenvolvimento. Quantas são depende do número de jogadores.
rules-bank-table = As cartas do banco
rules-bank-each = Cartas de cada recurso
rules-bank-deck = Cartas de desenvolvimento

## A ilha.

rules-island = A ilha
rules-island-hexes = A ilha é feita de hexágonos. Cada tipo de terreno dá um recurso; o deserto não dá nenhum.
rules-terrain-table = O que os terrenos dão
rules-terrain = Terreno
rules-gives = Dá
rules-nothing = nada
rules-island-tokens = Em cada hexágono, menos no deserto, há uma ficha numérica, de 2 a 12 sem o 7: o hexágono dá seu recurso quando sai o número dele. As bolinhas sob o número são suas chances em { $throws }: quanto mais bolinhas, mais vezes ele sai. O 6 e o 8 têm mais do que todos e são vermelhos.
rules-island-lines = Constrói-se nas linhas. Aldeias e cidades ficam nos cruzamentos, onde se encontram até três hexágonos; as estradas ficam nas bordas entre dois cruzamentos.
rules-island-ports = Na costa há portos. Um porto pertence a uma borda da costa e serve aos dois cruzamentos dela. Em um porto geral troca-se qualquer recurso a { $port_rate }:1; em um porto de recurso, o seu a { $own_port_rate }:1.
rules-island-robber = O ladrão começa no deserto: em um deles, ao acaso, se houver vários; ao lado da ilha, se não houver nenhum.
rules-island-sizes = O tabuleiro padrão cresce com o número de jogadores.
rules-sizes-table = Os tabuleiros padrão
rules-sizes-hexes = Hexágonos
rules-sizes-tokens = Fichas numéricas
rules-sizes-ports = Portos gerais
rules-sizes-own = Portos de recurso
rules-sizes-intersections = Cruzamentos
rules-island-shuffled = Terrenos, números e tipos de porto são embaralhados a cada partida. Dois números vermelhos nunca se tocam. Os portos são espalhados por igual ao longo da costa; não há dois que sirvam ao mesmo cruzamento ou a cruzamentos vizinhos.
rules-island-others = Em vez do tabuleiro padrão, pode-se escolher uma de { $islands } outras ilhas, de { $island_smallest } a { $island_largest } hexágonos, ou desenhar a própria. Nelas, banco, baralho e fase de construção extra continuam dependendo do número de jogadores; tudo o que está no tabuleiro depende da ilha. Algumas ilhas têm lagos: pode-se construir ao lado de um lago, mas ele não tem número nem portos, não dá nada e nunca recebe o ladrão. Campos de ouro têm número, mas não dão nada neste jogo.
rules-fig-island = Uma montagem fixa, a de iniciantes: { $hexes } hexágonos, { $tokens } deles com ficha numérica, e { $ports } portos, { $generic } deles gerais. O barco de um porto mostra que recurso ele aceita.
rules-fig-island-alt = Uma ilha redonda de hexágonos com florestas, colinas, pastos, campos, montanhas e um deserto. Há fichas numéricas nos hexágonos, e barcos ao longo da costa marcam os portos.

## A fundação.

rules-founding = Fundação
rules-founding-order = Os lugares e o jogador inicial são sorteados. Nessa ordem, cada jogador coloca uma aldeia e uma estrada que a toca. Depois há uma segunda rodada em ordem inversa: o último jogador coloca duas vezes seguidas, e o jogador inicial por último.
rules-founding-distance-title = A regra da distância
rules-founding-distance = Uma aldeia nunca pode ficar em um cruzamento se houver uma construção em um dos cruzamentos vizinhos, que são no máximo três. Não importa de quem ela seja. A regra vale a partida inteira.
rules-founding-place = Uma aldeia precisa de terra junto ao seu cruzamento; a costa ou a beira de um deserto também servem. A segunda estrada deve tocar a segunda aldeia.
rules-founding-income = Sua segunda aldeia rende na hora: uma carta por hexágono ao redor que dê alguma coisa.
rules-founding-begin = Então o jogador inicial rola os dados, e a partida segue na ordem dos lugares.
rules-fig-who = Nestas figuras, dois jogadores têm o nome dos emblemas de suas construções: { $one } e { $other }.
rules-fig-distance = A aldeia de { $one } fecha para todos os { $barred } cruzamentos marcados com uma cruz. Nos que têm um círculo, ainda se pode construir.
rules-fig-distance-alt = Sete hexágonos com uma aldeia no meio. Os { $barred } cruzamentos vizinhos estão riscados; todos os outros estão marcados como livres.
rules-fig-founding = A segunda aldeia fica entre floresta, pasto e campo, e rende { $cards } cartas na hora.
rules-fig-founding-alt = Uma aldeia com uma estrada onde três hexágonos se encontram. Em cada um deles há +1 com o seu recurso: madeira, lã e trigo.

## O turno.

rules-turn = O turno
rules-turn-lead = Seu turno tem três partes:
rules-turn-roll = Rolar: você rola dois dados, e a soma vale para todos. Ela traz a produção ou, com um 7, o ladrão.
rules-turn-trade = Trocar com os outros jogadores, com o banco e nos portos.
rules-turn-build = Construir e comprar cartas de desenvolvimento.
rules-turn-mixed = Depois de rolar, você pode trocar e construir em qualquer ordem e quantas vezes quiser. É você quem encerra o turno; se há limite de tempo, o relógio o encerra quando o tempo acaba.
rules-turn-before = Antes de rolar, você só pode jogar uma carta de desenvolvimento, que será a única deste turno. Antes de rolar não se troca nem se constrói.
rules-turn-special = Com { $special_from } ou mais jogadores, cada turno é seguido de uma fase de construção extra.

## A produção.

rules-production = Produção
rules-production-text = Cada hexágono com o número que saiu dá seu recurso a todas as construções ao redor: uma carta para uma aldeia, duas para uma cidade. Todos recebem, não importa quem rolou.
rules-production-robber = O hexágono com o ladrão não dá nada.
rules-production-short = Se o banco não tem cartas de um recurso para todos os que deveriam receber, ninguém recebe. Mas, se só um jogador deveria receber, ele fica com o que resta. Isso vale para cada recurso em separado.
rules-fig-production = Saiu um 8. A aldeia de { $one } recebe { $one_cards } carta da floresta; a cidade de { $other }, { $other_cards } cartas das montanhas.
rules-fig-production-alt = Dois hexágonos com o número 8 estão em destaque: uma floresta com uma aldeia ao lado, marcada +1 madeira, e montanhas com uma cidade ao lado, marcada +2 minério.

## O sete e o ladrão.

rules-seven = O sete e o ladrão
rules-seven-lead = Com um 7, nenhum hexágono dá nada. Em vez disso, nesta ordem:
rules-seven-discard = Descarte: cada jogador com mais de { $hand_limit } cartas de recurso descarta metade delas, arredondada para baixo. De { $hand_over } cartas saem { $hand_gone }. Cada um escolhe as suas, todos ao mesmo tempo, e todos as veem quando o último termina. Cartas de desenvolvimento não contam.
rules-seven-move = Movimento: quem rolou move o ladrão para outro hexágono de terra. Ele não pode ficar onde está. Desertos, hexágonos próprios e hexágonos sem construções são permitidos; lagos, não.
rules-seven-steal = Roubo: quem rolou rouba depois uma carta, ao acaso, de um jogador que tenha uma construção ali; se houver vários, escolhe de quem. Quem não tem cartas de recurso não pode ser escolhido. Só os dois veem a carta.
rules-seven-stay = Ali o ladrão fica até o próximo 7 ou cavaleiro, e o hexágono não rende nada. Um cavaleiro o move e rouba do mesmo modo, mas ninguém descarta.
rules-friendly = Ladrão Amigável
rules-friendly-text = Se a mesa joga com o Ladrão Amigável, ele não pode ir para um hexágono junto ao qual tenha uma construção alguém com no máximo { $friendly_points } pontos visíveis. Isso protege todos, inclusive quem o move, do 7 e dos cavaleiros. Todos os pontos são visíveis, menos os das cartas de ponto de vitória escondidas.
rules-friendly-flee = Se não resta outro hexágono, ele vai para outro deserto, mesmo ao lado de jogadores protegidos; só fica onde está se não houver outro deserto. Jogadores protegidos nunca são roubados. Em uma ilha sem deserto ele então não se move, e ninguém é roubado. Os descartes acontecem do mesmo jeito.
rules-fig-friendly = { $one } tem só { $one_points } pontos: todo hexágono junto a uma construção sua está proibido (cruz), até para { $one }. { $other }, com { $other_points } pontos, não tem proteção: o ladrão pode ir para os hexágonos com um círculo.
rules-fig-friendly-alt = O ladrão está em um deserto. Dos outros hexágonos, { $barred } estão riscados, os que ficam em volta das duas aldeias de { $one }. Os outros { $allowed } têm um círculo; dois deles tocam construções de { $other }.
rules-fig-robber = { $other } moveu o ladrão para as montanhas e roubou uma carta de { $one }. Depois saiu um 8: as montanhas não dão nada, a floresta com o outro 8 rende a { $other }.
rules-fig-robber-alt = O ladrão está em montanhas com o número 8. A aldeia ao lado está marcada +0, e −1 pela carta roubada. Outra aldeia, junto a uma floresta com o número 8, está marcada +1 madeira.

## As trocas.

rules-trade = Trocas
rules-trade-when = Você só troca no seu turno, depois de rolar. Os outros trocam com você, não entre si.
rules-trade-players = Com os outros jogadores
rules-trade-offer = Você oferece cartas por cartas, em qualquer proporção, à mesa toda. Os outros aceitam, recusam ou fazem uma contraoferta, e podem mudar a resposta até ela ser usada. Você escolhe entre os que aceitaram, ou fica com uma contraoferta.
rules-trade-limits = Você só pode oferecer o que tem, e só aceitar se tem o que é pedido; na hora da troca, as duas mãos são conferidas de novo. Cada jogador pode ter no máximo { $most_offers } ofertas e contraofertas próprias abertas. Só se trocam cartas de recurso: nada de cartas de desenvolvimento, peças ou promessas.
rules-trade-gift = Um lado pode ficar vazio: é um presente, que mesmo assim precisa ser aceito. O mesmo recurso não pode estar dos dois lados.
rules-trade-end = Uma oferta que quem a fez já não pode pagar é retirada na hora. Jogar uma carta de desenvolvimento e o fim do turno fecham todas as ofertas.
rules-trade-bots = Os bots também trocam; julgam cada oferta por aquilo de que eles mesmos precisam.
rules-trade-bank = Com o banco e nos portos
rules-trade-rate = Por { $bank_rate } cartas iguais o banco dá uma carta de outro tipo. Com uma construção em um porto geral, bastam { $port_rate } cartas iguais; em um porto de recurso, { $own_port_rate } do seu recurso. Vale sempre a sua melhor taxa, a partir do momento em que a construção existe.
rules-trade-stock = O banco precisa ter a carta que você quer. Você pode trocar com ele quantas vezes quiser.
rules-fig-ports = A aldeia de { $one } à esquerda fica em um porto geral: { $port_rate } cartas iguais por uma. A da direita fica em um porto de minério: { $own_port_rate } de minério por uma outra carta.
rules-fig-ports-alt = Duas aldeias na costa, cada uma na ponta de um píer. O barco da esquerda diz { $port_rate }:1 para qualquer recurso; o da direita, { $own_port_rate }:1 para minério.

## Construir.

rules-building = Construir
rules-building-costs = Quanto custa construir
rules-cost = Custo
rules-cost-total = Cartas
rules-building-road = Uma estrada fica em uma borda livre, com terra em pelo menos um lado, e deve tocar uma estrada, aldeia ou cidade sua. Ela não pode seguir por um cruzamento onde outro jogador tem uma construção.
rules-building-settlement = Uma aldeia vai em um cruzamento livre aonde chega uma estrada sua. Vale a regra da distância.
rules-building-city = Uma cidade substitui uma aldeia sua, até no mesmo turno. Daí em diante ela recebe duas cartas em vez de uma.
rules-building-last = Quando todas as { $settlements } aldeias estão no tabuleiro, é preciso transformar uma em cidade antes de construir outra.

## As cartas de desenvolvimento.

rules-cards = Cartas de desenvolvimento
rules-cards-buy = Você compra a carta de cima de um baralho embaralhado no início. Só você a vê; os outros veem quantas cartas você tem. Pode comprar quantas puder pagar, enquanto houver baralho.
rules-cards-play = Em cada turno seu você pode jogar uma carta, antes ou depois de rolar, mas nenhuma comprada no mesmo turno. Cartas compradas na fase de construção extra podem ser jogadas no seu próximo turno.
rules-cards-table = Quantas há de cada carta
rules-card-knight = Mova o ladrão e roube uma carta, como com um 7, mas sem descartes. O cavaleiro fica virado para cima à sua frente e conta para o Maior Exército. Isso é contado antes de tudo e já pode dar a vitória.
rules-card-point = Nunca é jogada. Vale um ponto na hora, fica escondida e conta para vencer.
rules-card-roads = Coloque duas estradas sem pagar, uma após a outra e pelas regras normais. É preciso colocar as duas; só uma se resta só uma peça ou só um lugar.
rules-card-plenty = Pegue do banco exatamente duas cartas à escolha, iguais ou diferentes; uma se o banco só tem uma.
rules-card-monopoly = Escolha um recurso: todos os outros jogadores entregam a você todas as cartas desse tipo.
rules-cards-gone = Cartas jogadas saem do jogo, só os cavaleiros ficam à vista. Construção de estradas não pode ser jogada sem peça e lugar; Fartura, não com o banco vazio.

## A fase de construção extra.

rules-special = Fase de construção extra
rules-special-text = Com { $special_from } ou mais jogadores, os outros podem construir e comprar depois de cada turno. Quem quiser participar avisa, do início do turno até { $grace } segundos depois do fim; até lá também se pode mudar de ideia. A espera acaba assim que todos respondem.
rules-special-order = Quem participa age na ordem dos lugares, começando pelo jogador depois daquele cujo turno acabou. Este fica de fora; quem tem o próximo turno participa. Cada um age uma vez.
rules-special-limits = Pode-se construir estradas, aldeias e cidades e comprar cartas de desenvolvimento. Não há trocas, e nenhuma carta é jogada. As pontuações especiais podem mudar de mãos na hora, mas ninguém vence nesta fase: para isso é preciso ter os pontos no início do próprio turno.
rules-fig-special = O turno de { $other } acabou. { $first }, { $second } e { $third } participam, { $passed } não. Os números dizem em que ordem constroem.
rules-fig-special-alt = Cinco aldeias ao longo da costa, em sentido horário na ordem dos lugares: { $one }, { $other }, { $first }, { $passed }, { $second }. Ao lado de { $first } há um 1, ao lado de { $second } um 2, ao lado de { $third } um 3.

## As pontuações especiais.

rules-awards = Pontuações especiais
rules-route-first = { $route_points } pontos para o primeiro jogador com uma estrada contínua de pelo menos { $route_least } trechos. Conta o caminho mais longo pelas suas estradas que não usa nenhuma delas duas vezes. Bifurcações não se somam, mas o caminho pode passar de novo por um cruzamento e pode ser um anel.
rules-route-cut = Uma construção de outro jogador no caminho o corta, mas um caminho pode terminar ali. As suas próprias não cortam.
rules-route-take = Só uma estrada realmente mais longa tira a pontuação de quem a tem; em caso de empate, ela fica onde está.
rules-route-lose = Depois de cada estrada nova e de cada corte: quem tem a pontuação e ainda a estrada mais longa fica com ela. Senão, ela vai para o único jogador com a estrada mais longa; se vários empatam, fica de lado até que um esteja sozinho à frente. Com menos de { $route_least } trechos, ninguém a tem.
rules-army-first = { $army_points } pontos para o primeiro jogador que jogar { $army_least } cavaleiros; depois, para quem jogar mais do que quem tem a pontuação.
rules-fig-route = À esquerda: { $fork_roads } estradas, mas na bifurcação só conta um ramo, então o comprimento é { $fork }. À direita: um anel com uma cauda; o caminho segue a cauda e dá uma volta, então contam todas as { $ring_roads } estradas.
rules-fig-route-alt = Duas figuras. À esquerda, quatro estradas em uma linha que se divide no fim. À direita, seis estradas em volta de um hexágono e mais duas que levam a ele.
rules-fig-broken = À esquerda: { $before } estradas de { $one } em linha. À direita: { $other } construiu uma aldeia no caminho e o cortou em { $after } e { $rest }. Agora contam { $after }.
rules-fig-broken-alt = Duas figuras da mesma linha de { $before } estradas. Na da direita, há uma aldeia de outro jogador sobre ela.

## O fim.

rules-end = Fim da partida
rules-end-text = A partida acaba no momento em que o jogador do turno tem os pontos para vencer. Cartas de ponto de vitória escondidas contam, e não é preciso anunciar nada.
rules-end-other = Quem chega aos pontos no turno de outro vence no início do seu próximo turno, antes de rolar, se ainda os tiver. Como só o jogador do turno pode vencer, não há empates.
rules-end-early = Uma partida acaba sem vencedor se todas as pessoas à mesa concordam. Quem desiste deixa o lugar para um bot.
rules-end-summary = Depois, uma análise mostra os dados, o andamento da partida e todas as cartas escondidas.

## Quem sabe o quê.

rules-secrets = Quem sabe o quê
rules-secrets-all = Todos sabem quantas cartas de recurso e de desenvolvimento cada jogador tem; quais cartas vêm da produção, do banco e das trocas; quais são pagas, dadas ou descartadas; todas as ofertas abertas e respostas; e os pontos visíveis. Quem presta atenção pode, portanto, contar.
rules-secrets-some = Só quem roubou e quem foi roubado conhecem a carta roubada. Só você conhece as cartas de desenvolvimento que não jogou.
rules-secrets-none = Ninguém conhece a ordem do baralho nem as próximas rolagens, e os bots também não. O que um bot vê nunca lhe diz quem é uma pessoa.

## As opções de uma mesa.

rules-options = Opções de uma mesa
rules-options-lead = Quem prepara a mesa as escolhe. Todos as veem na sala antes de a partida começar.
rules-usual = Padrão: { $value }
rules-choices = À escolha: { $values }
rules-isle = { $name }: { $hexes } hexágonos, { $least }–{ $most } jogadores
rules-option-preset = Um tipo de partida define várias opções de uma vez. Você ainda pode mudar cada uma delas.
rules-option-players = Pessoas e bots juntos. O número decide o tamanho do tabuleiro padrão, o banco e o baralho, e com { $special_from } ou mais há uma fase de construção extra. Lugares ainda livres no início viram bots.
rules-option-island = O tabuleiro padrão segue o número de jogadores. Também se pode usar uma das ilhas abaixo, sortear uma que sirva ou usar um mapa próprio.
rules-option-soft_sevens = Só com dados equilibrados. A segunda carta vale, mesmo que seja outro 7.
rules-option-no_early_seven = Só com dados equilibrados, de 0 a { $calm_most } rodadas. Uma rodada é um turno de cada jogador.
rules-option-target = A sala avisa se tantos pontos são difíceis ou impossíveis de alcançar na ilha escolhida.
rules-option-turn_time = O relógio vale para o turno inteiro e, na fundação, para uma aldeia com sua estrada. Ele para enquanto outros precisam agir; cada um deles tem { $answer } segundos, ou o tempo de um turno, se for mais curto. Em uma mesa sem limite de tempo são { $unhurried } segundos, e quem joga ali sozinho com bots tem todo o tempo que quiser. O mesmo tempo tem quem age na fase de construção extra. Bots não têm relógio.
rules-option-turn_time-up = Quando o tempo acaba, o jogo faz o que é preciso e nada mais: retira as ofertas abertas, rola os dados, sorteia os descartes e quem é roubado, leva o ladrão para onde bloqueia menos bolinhas suas, cancela as estradas grátis ainda não colocadas e encerra o turno. Na fundação, ocupa o cruzamento livre com mais bolinhas.
rules-option-turn_time-away = Se o tempo acabar em { $lapses } turnos seguidos seus, ou se você ficar fora por { $missing } segundos, um bot joga por você até a sua volta, desde que haja outras pessoas à mesa.
rules-option-spare_time = Só é usado quando o tempo do turno acabou, e só para turnos.
rules-option-robber-off = Sem o ladrão, um 7 ainda traz os descartes, a não ser que eles também estejam desligados. Um cavaleiro conta então para o Maior Exército e não faz mais nada.
rules-option-award-off = Se a pontuação está desligada, ela não existe: nem pontos, nem indicação.
rules-option-gifts = Sem presentes, os dois lados de uma oferta precisam ter pelo menos uma carta.
rules-option-bank_shown = Se não aparecem, ainda podem ser calculadas pelo que todos veem.
rules-option-undo = No seu turno, na sua vez da fase de construção extra e na fundação, você pode desfazer, passo a passo, sua última construção, troca com o banco ou estrada grátis. Tudo fica exatamente como antes, inclusive as pontuações especiais, e as ofertas abertas se fecham. O que veio antes de uma rolagem, de uma carta de desenvolvimento comprada ou jogada, de um roubo, de algo que outro jogador fez ou do fim do turno é definitivo. Ofertas suas a que ninguém respondeu não atrapalham.
rules-option-pace = Isso só muda a rapidez com que os bots agem, não quão bem jogam. Além disso, os bots lentos esperam até dois minutos pelas respostas das pessoas a uma oferta; todos os outros, 12 segundos.

## Os dados equilibrados.

rules-balanced = Dados equilibrados, passo a passo
rules-balanced-deck = Há um baralho de { $deck_cards } cartas, uma para cada combinação de dois dados de 1–1 a 6–6; { $deck_sevens } delas dão 7. No início da partida todas estão nele.
rules-balanced-early = Para uma rolagem, tira-se uma das cartas que restam, cada uma com a mesma chance. Nas rodadas sem 7 no começo, só participam as que não são um 7; é o mesmo que devolver cada 7 até sair outro número.
rules-balanced-soft = Com setes suaves: se uma das últimas { $soft_rolls } rolagens foi um 7 e a carta tirada é um 7, ela volta, e tira-se mais uma vez uma das mesmas cartas. Essa segunda carta vale, seja qual for.
rules-balanced-lay = A carta mostra os dois dados. Ela é posta de lado e não volta.
rules-balanced-shuffle = Assim que restam só { $deck_kept } cartas, todas as { $deck_cards } são embaralhadas de novo. Assim ninguém pode prever as últimas contando.
rules-balanced-known = Não há ordem escondida: cada carta só é tirada quando é necessária. Todos podem calcular quais cartas restam; ninguém sabe qual vem a seguir.
rules-balanced-effect = Cada soma sai tantas vezes quanto com dados, mas de modo mais parelho: em { $deck_drawn } rolagens, as contagens têm só { $scatter } da variância dos dados. Sequências ainda são possíveis. Com setes suaves ou rodadas sem 7, os setes são mais raros e todos os outros números um pouco mais frequentes.

## O acaso verificável.

rules-chance = Acaso verificável
rules-chance-seal = Antes de uma partida com pessoas, o acaso é selado: o servidor sorteia um segredo e mostra uma impressão digital dele, e cada navegador acrescenta um número próprio. Lugares, ilha, cada rolagem, cada carta roubada e cada carta de desenvolvimento resultam de tudo isso junto. Assim ninguém pode escolhê-los sozinho, nem mesmo o servidor.
rules-chance-compare = Durante a partida todos veem a mesma impressão digital na aba “Mesa”. Vocês podem lê-la uns aos outros.
rules-chance-check = Depois da partida o segredo é publicado. Seu navegador recalcula então cada sorteio e diz na análise se todos estão certos.
rules-chance-limits = O que isso não impede: quem mantém o servidor tem o segredo durante a partida e poderia espiar o que vem. Não jogue por dinheiro com desconhecidos.
