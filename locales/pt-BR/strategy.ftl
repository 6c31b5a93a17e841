## A página de estratégia.

strategy-title = Estratégia
strategy-lead = Um pouco de cálculo e um pouco de experiência. Nada disto é regra, mas ajuda desde a primeira aldeia.
strategy-to-rules = As regras

strategy-odds = Com que frequência sai cada número
strategy-odds-text = Dois dados podem cair de { $throws } modos, todos igualmente prováveis. A tabela diz quantos deles dão uma soma; as bolinhas de uma ficha numérica indicam esse mesmo número.
strategy-odds-table = Probabilidades de todas as somas de dois dados
strategy-sum = Soma
strategy-fraction = Fração
strategy-percent = Por cento
strategy-dots = Bolinhas
strategy-no-token = sem ficha
strategy-odds-red = Um 6 ou um 8 sai em { $red } das rolagens; um 7, em { $seven }. Em uma rodada de quatro jogadores há pelo menos um 7 em { $round } dos casos.
strategy-odds-memory = Dados não têm memória: depois de três rolagens sem um 8, o próximo 8 não é mais provável. É diferente com dados equilibrados, em que um número que saiu fica um tempo fora do baralho. Ali contar compensa.
strategy-fig-odds = Os modos de obter cada soma. Cada quadrado é uma das { $throws } combinações.
strategy-fig-odds-alt = Um gráfico de barras das somas de 2 a 12: 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 modos.

strategy-founding = Fundação
strategy-founding-dots = Conte as bolinhas. A soma das bolinhas ao redor de um cruzamento diz quantas cartas uma aldeia rende ali em { $throws } rolagens, em média. { $best } é o máximo em uma ilha comum; de 10 em diante é bom.
strategy-fig-corners = O lugar de { $one } tem { $good } bolinhas em { $kinds } tipos de terreno, o de { $other } tem { $poor }. Em { $throws } rolagens são { $good } cartas contra { $poor }.
strategy-fig-corners-alt = Duas aldeias: uma entre três hexágonos com bons números, marcada { $good }, e uma junto a um deserto, marcada { $poor }.
strategy-founding-numbers = Prefira números diferentes. Com um 6 e um 8 sai alguma coisa mais vezes do que com dois 6, embora a soma das cartas seja a mesma.
strategy-founding-kinds = Olhe as duas aldeias juntas. Madeira e argila deixam crescer cedo; trigo e minério trazem depois cidades e cartas. O que faltar de todo terá de vir de trocas: nesse caso um porto, ou bastante de algo de que os outros precisam, compensa algumas bolinhas a menos.
strategy-founding-rare = Veja o que é raro nesta ilha. Um recurso que só está em 3 e 11 vale mais nas trocas do que um que está em um 6.
strategy-founding-road = Aponte a primeira estrada para o lugar da sua terceira aldeia, e não para um que um vizinho vai ocupar antes. Estradas para a costa encontram portos; para o meio, encontram os outros.

strategy-plans = Planos que funcionam
strategy-plans-roads = Espalhar-se: madeira e argila. Cinco aldeias e a Rota Comercial Mais Longa dão { $spread } pontos; duas ou três cidades dão o resto. Isso pede espaço, então comece cedo.
strategy-plans-cities = Crescer: trigo e minério. Cidades recebem em dobro e não pedem mais espaço. Com um pouco de lã vêm também cartas de desenvolvimento.
strategy-plans-port = Comerciar: bastante de um recurso e o porto dele. A { $own_port_rate }:1, um bom hexágono vira tudo de que você precisa, sem pedir a ninguém.
strategy-plans-change = Não se agarre a um plano que os dados ou os outros estragaram. O que você pode pagar já e leva mais perto da vitória raramente é um erro.

strategy-trade = Trocar
strategy-trade-ask = Pergunte. A maioria troca menos do que poderia. Uma troca justa que completa uma construção para os dois vale mais do que qualquer carta avulsa, porque os outros não ganham nada com ela.
strategy-trade-leader = Não troque com quem está para vencer, ofereça o que oferecer. E, quando esse jogador for você, conte com os portos e o banco.
strategy-trade-price = O valor de uma carta depende do que ela completa. Duas cartas pela que completa uma cidade é um bom preço; { $bank_rate } por uma, no banco, é o pior de todos.
strategy-trade-watch = Observe o que os outros juntam: tudo o que é produzido, pago e trocado é aberto. Muitas vezes você sabe o que alguém tem e para que está guardando.

strategy-robber = O sete e o ladrão
strategy-robber-hand = Com mais de { $hand_limit } cartas, cada rolagem de outro jogador é um risco de { $seven }. Construa ou troque antes de encerrar o turno, ou aceite o risco sabendo o que faz quando uma cidade está em jogo.
strategy-robber-where = Ponha o ladrão no hexágono com mais bolinhas de quem lidera, e onde você não tem nada. Tirar o recurso de que alguém precisa logo dói mais do que uma só carta roubada.
strategy-robber-knight = Guarde um cavaleiro para quando o ladrão estiver no seu melhor hexágono, e jogue-o antes de rolar: o hexágono já rende neste turno.

strategy-cards = Cartas de desenvolvimento
strategy-cards-odds = Em um baralho novo para { $from } a { $to } jogadores, de { $deck } cartas { $knights } são cavaleiros e { $points } são pontos de vitória: chances de { $knight_share } e { $point_share } por carta.
strategy-cards-when = Cartas são um bom uso do que sobra, e o único caminho para pontos que ninguém vê. Raramente vale adiar uma cidade por elas.
strategy-cards-monopoly = Jogue Monopólio quando acabou de sair muito de um recurso. Jogue Fartura quando ela completa algo na hora, e Construção de estradas quando ela leva você antes dos outros a um lugar ou à Rota Comercial Mais Longa.

strategy-end = Perto do fim
strategy-end-count = A cada rodada, conte os pontos dos outros: os visíveis mais as cartas escondidas que podem ter. Quem está a dois pontos muitas vezes vence em um turno.
strategy-end-awards = As duas pontuações especiais juntas valem { $awards } pontos. Um cavaleiro a mais ou duas estradas a mais as tiram de quem as tem e as dão a você: nenhum outro passo traz tanto de uma vez.
strategy-end-cut = Uma aldeia no lugar certo corta uma rota comercial. Procure esses lugares antes de precisar deles, e feche as brechas da sua.
strategy-end-hide = Guarde cartas de ponto de vitória e uma mão cheia para um grande último turno. Quem todos sabem que está na frente fica sem trocas e vira alvo do ladrão.

strategy-many = Com cinco jogadores ou mais
strategy-many-text = Entre dois turnos seus há muitas rolagens. Participe da fase de construção extra quando puder construir: a mão fica pequena e o lugar, garantido. E funde onde os números são bons, pois o espaço acaba depressa.
