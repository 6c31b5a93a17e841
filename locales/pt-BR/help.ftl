## What `hexfolk --help` tells. The first line of a command's help stands in lists of commands; every line is a
## paragraph. Names of commands and options, file names and values stay as they are.

help-hexfolk = Hexfolk: um jogo de colonizar uma ilha, para 2 a 8 pessoas e bots.
help-help = Mostra esta mensagem e sai.
help-version = Mostra a versão, e se as regras estão compiladas.
help-lang = O idioma dos textos, como en ou pt-BR; sem esta opção, o do sistema.

## What stands for a value.

metavar-number = NÚMERO
metavar-text = TEXTO
metavar-file = ARQUIVO
metavar-files = ARQUIVO…
metavar-folder = PASTA
metavar-tag = IDIOMA
metavar-seconds = SEGUNDOS
metavar-rounds = RODADAS
metavar-line = LINHA
metavar-seat = LUGAR
metavar-id = ID
metavar-who = PESSOA|ENDEREÇO|REDE
metavar-network = ENDEREÇO|REDE
metavar-island = ID|ARQUIVO
metavar-svg = ARQUIVO.svg
metavar-bots = NOME[,NOME…]
metavar-line-up = NOME,NOME…
metavar-url = URL

## Options of several commands.

help-data = Pasta onde ficam as partidas.
help-json = Um objeto JSON em vez de uma tabela.
help-json-tables = Um objeto JSON em vez de tabelas.
help-json-object = Um objeto JSON em vez de linhas.
help-json-list = Uma lista de objetos JSON em vez de uma tabela.
help-json-lines = Uma lista de objetos JSON em vez de linhas.

## Games among bots.

help-players = Lugares à mesa.
help-seed = A mesma semente dá as mesmas partidas em qualquer lugar.
help-board = Ilha, ou arquivo de um mapa (.toml); “standard” se adapta ao número de jogadores.
help-workers = Processos; os resultados não dependem deles.
help-deadline = Quanto tempo um bot externo pode pensar antes de perder a jogada.
help-turn-cap = Desiste de uma partida depois de tantos turnos.
help-target = Pontos para vencer.
help-target-default = o que a ilha sugere
help-deal = Como a ilha é distribuída.
help-dice = Dois dados, ou um baralho das suas 36 rolagens.
help-soft-sevens = Dados equilibrados: um 7 até duas rolagens depois do anterior volta uma vez ao baralho.
help-no-early-seven = Dados equilibrados: sem 7 em tantas rodadas iniciais, três no máximo.
help-rule-friendly-robber = O ladrão poupa quem tem no máximo dois pontos.
help-rule-robber = Se há ladrão.
help-rule-discard = Se um 7 custa metade da mão a quem tem mais de sete cartas.
help-rule-route-award = Dois pontos para a rota comercial mais longa.
help-rule-army-award = Dois pontos para o maior exército.
help-rule-special-building = Construção entre os turnos, com cinco jogadores ou mais.
help-rule-gifts = Se um lado de uma troca pode ficar vazio.
help-rule-bank-shown = Se as pessoas veem as cartas do banco; para os bots tanto faz.
help-sim = Faz bots jogarem partidas entre si, e conta.
help-sim-games = Quantas partidas.
help-sim-bots = Um bot para todos os lugares, ou um por lugar: { $bots }, um instalado, ou módulo:nome.
help-sim-record = Grava a última partida neste arquivo.
help-sim-verifiable = O acaso decorre de um segredo selado, como nas mesas; a ordem de jogo é sorteada.
help-arena =
    Faz bots competirem em condições iguais.

    Cada ilha, com os seus dados, é jogada uma vez em cada rotação da formação: todos avançam um lugar até cada um voltar ao seu. Cada uma delas é uma partida. Com --players 4, a,b,c,d e a,b,b,b têm quatro rotações e a,b (ou seja, a,b,a,b) tem duas: --games 400 são 100 ilhas, ou 200. O que resta da última ilha também é jogado.

    A parte de vitórias de um nome é contada por lugar que ele ocupa e por partida: onde todos são iguais, é um dividido pelo número de jogadores. Os intervalos de 95 % são os de Wilson, mais largos onde as ilhas diferem mais do que o acaso explica. Os ratings são do openskill, a partir de 25 para todos: primeiro quem vence, os outros pelos pontos. Os resultados dependem só da semente, exceto os tempos e os bots externos que se atrasam.
help-arena-bots = A formação: um bot por lugar, ou menos, que se repetem. Cada um é { $bots }, um instalado, ou módulo:nome.
help-arena-games = Quantas partidas, arredondadas para cima para que cada ilha seja jogada em cada rotação.
help-arena-journal = Anota cada partida neste arquivo e, se ele já existe, continua de onde ele termina.

## Records.

help-analyse =
    Revê uma partida encerrada: chances e viradas.

    ARQUIVO é a gravação dela (- lê a entrada padrão). Mostra a chance de vitória de cada jogador ao longo da partida, como a vê um mestre que conhece todas as mãos, e os cinco momentos que mais mudaram. Com as regras compiladas leva segundos, sem isso minutos.

    Uma partida que continua é recusada, assim como uma gravação sem sentido, com código de saída 1.
help-analyse-json = Um objeto JSON, com cada ponto da curva.
help-analyse-line = Em vez disso, o que um mestre teria feito nesta linha da gravação.
help-replay =
    Joga uma gravação de novo e mostra os pontos finais.

    ARQUIVO é a gravação (- lê a entrada padrão). Com --watch ela é mostrada jogada por jogada: espaço inicia e para, as setas vão de passo em passo e de turno em turno, [ e ] de evento em evento. Onde não há terminal, as jogadas são contadas linha por linha.

    Uma gravação sem sentido, que quebra uma regra ou termina de modo diferente do que diz, é recusada com a linha e o motivo, e código de saída 1.
help-replay-watch = Mostra a partida passo a passo, com teclas.
help-replay-eyes = Com --watch, de quem se veem as cartas: all (todos), spectator (quem assiste), ou o número de um lugar.
help-replay-from = Com --watch, a linha da gravação em que começar.
help-replay-speed = Com --watch, a velocidade.
help-report =
    Faz a análise de uma gravação como um só arquivo HTML.

    ARQUIVO é a gravação (- lê a entrada padrão). A página não precisa de rede, de script nem de outro arquivo. Uma gravação sem sentido, que quebra uma regra ou termina de modo diferente do que diz, é recusada com a linha e o motivo, código de saída 1, e nenhuma página.
help-report-output = Para onde vai a página (- escreve na saída padrão).
help-verify =
    Recalcula cada sorteio de uma gravação, e a joga de novo pelas regras.

    ARQUIVO é a gravação (- lê a entrada padrão). Os resultados:

    verificada: cada sorteio decorre do segredo com que houve compromisso e dos bytes das pessoas.
    recalculada: o mesmo, mas nenhuma pessoa deu bytes; quem fez o segredo poderia escolher os sorteios.
    não verificável: a gravação não foi selada, ou o segredo dela não foi publicado (código de saída 3).
    Senão, a primeira linha que difere, e por quê (código de saída 1).

## Islands and maps.

help-maps =
    Lista as ilhas do jogo; confere ou desenha um mapa.

    Um mapa é um arquivo de texto; docs/maps.md diz como escrever um.
help-maps-check =
    Diz se cada mapa pode ser jogado, ou o que está errado.

    Cada mensagem indica arquivo, linha e coluna. Código de saída 1 se algum mapa tem um erro; avisos não contam.
help-maps-draw =
    Desenha uma ilha como imagem SVG.

    É uma das ilhas do jogo, pelo ID, ou o mapa de um ARQUIVO.
help-maps-output = Onde gravar a imagem; sem esta opção, na saída padrão.
help-maps-seed = Semente da distribuição.
help-maps-undealt = Desenha o mapa como está no arquivo, sem distribuir nada.

## The server and its tables.

help-serve =
    Oferece o jogo aos navegadores até ser interrompido.

    Só neste computador, se --host não disser outra coisa: 0.0.0.0 abre o jogo à rede de casa e mostra o endereço, também como código QR.
help-serve-host = Endereço em que escutar.
help-serve-port = Porta; 0: qualquer uma livre.
help-serve-keep-days = Remove mesas não encerradas em que ninguém tocou há tantos dias; 0: nunca.
help-serve-trust-proxy = Acredita em X-Forwarded-For e X-Forwarded-Proto vindos daqui; none: de ninguém. Pode ser repetida.
help-serve-exempt = Sem limites para este endereço ou esta rede. Pode ser repetida.
help-serve-sockets = Abas do navegador que um endereço pode ter abertas ao mesmo tempo.
help-serve-metrics-port = Oferece números para o Prometheus nesta porta; 0: qualquer uma livre. Sem esta opção, desligado.
help-serve-metrics-host = Endereço em que os números são oferecidos.
help-serve-log-format = Forma do log.
help-serve-log-level = A partir de que nível se escreve no log.
help-tables =
    Lista todas as mesas, primeiro aquela em que algo aconteceu por último.

    Funciona ao lado de um servidor em execução. Um ID abre a mesa a quem o tem: guarde a lista para si. A marca é o nome da mesa no log do servidor.
help-tables-state = Só mesas neste estado; pode ser dada mais de uma vez.
help-table =
    Mostra uma mesa: os lugares, as opções, o tamanho do log.

    O id curto de uma pessoa, ao lado do seu lugar, a indica em `hexfolk ban`. Com --close nada mais pode ser feito na mesa; olhar, sim.
help-table-close = Fecha a mesa de vez; um servidor em execução avisa quem joga.
help-ban =
    Lista os bloqueios; bloqueia pessoas ou endereços, e os deixa entrar de novo.

    Um servidor em execução acompanha em poucos segundos, e avisa as pessoas afetadas no idioma delas.
help-ban-add =
    Bloqueia uma pessoa, um endereço ou uma rede.

    Uma pessoa é indicada pelo id curto, como `hexfolk table ID` o mostra. Até ser revogado, se --days ou --until não disser quando termina.
help-ban-days = Por tantos dias.
help-ban-until = Até este momento (UTC).
help-ban-note = Por quê; só para você.
help-ban-lift =
    Deixa alguém entrar de novo.

    NÚMERO é o do bloqueio, como `hexfolk ban` o lista.
help-backup =
    Copia todas as partidas para um arquivo novo, e confere a cópia.

    Também com o servidor em execução. Para restaurar a cópia, pare o servidor, esvazie a pasta de dados e ponha a cópia lá como hexfolk.sqlite3.
help-cleanup =
    Remove mesas nunca encerradas de que ninguém mais precisa.

    Elas saem quando nada acontece nelas há tantos dias quantos diz --days. Partidas encerradas ficam, como gravações; o chat das suas mesas sai depois do mesmo tempo. Depois o arquivo é reduzido ao mínimo. Um servidor em execução faz o mesmo uma vez por dia, menos esse último passo.
help-cleanup-days = Há quantos dias nada deve ter acontecido.
help-cleanup-dry-run = Só diz o que sairia.

## A server put under load.

help-load =
    Põe um servidor sob carga, e mede.

    Pessoas simuladas jogam em muitas mesas por sockets de verdade, e se mede quanto esperam. Uma ação conta desde o momento em que era devida até a atualização chegar a cada lugar da mesa. Com --kills o código de saída é 1 quando algo que o servidor confirmou se perdeu ou foi feito duas vezes.
help-load-tables = Quantas mesas.
help-load-seats = Pessoas em cada mesa.
help-load-seconds = Quanto tempo jogam; 0 mede só a memória das mesas.
help-load-rate = Ações por segundo, em todas as mesas. Elas chegam ao acaso, quer o servidor acompanhe ou não.
help-load-rate-default = meia ação por mesa
help-load-ahead = Servidor próprio: as partidas já avançaram até tantas jogadas.
help-load-seed = Das partidas já avançadas e do que as pessoas escolhem.
help-load-address = Um servidor já em execução neste computador; nenhum outro é posto sob carga.
help-load-address-default = um servidor próprio, em uma pasta temporária
help-load-pin = Servidor próprio: recebe um processador, as pessoas outro.
help-load-kills = Servidor próprio: é morto tantas vezes no caminho, e depois o seu log é comparado com as confirmações.

## The frame of help.

usage-usage = Uso: { $command }
usage-options = Opções:
usage-commands = Comandos:
usage-some-options = [OPÇÕES]
usage-a-command = COMANDO [ARGUMENTOS]…
usage-some-command = [COMANDO] [ARGUMENTOS]…
usage-default = padrão: { $default }
usage-required = exigida

## Complaints about the form of a command line.

usage-try = Ajuda: “{ $command } { $option }”.
usage-aborted = Interrompido!
usage-bad-value = Valor inválido: { $message }
usage-bad-value-of = Valor inválido para { $param_hint }: { $message }
usage-missing-command = Falta o comando.
usage-missing-option = Falta a opção { $name }.
usage-missing-argument = Falta o argumento { $name }.
usage-no-option = Não existe a opção { $name }.
usage-no-command = Não existe o comando { $name }.
usage-meant = { $number ->
    [one] Seria { $names }?
   *[other] Seria algum destes: { $names }?
}
usage-extra = Argumentos demais: { $args }
usage-needs-value = A opção { $name } exige um valor.
usage-takes-no-value = A opção { $name } não aceita um valor.
usage-no-choice = { $value } não está entre { $choices }.
usage-no-format = { $value } não tem nenhuma das formas { $formats }.
usage-no-number = { $number_type ->
    [float] { $value } não é um número.
   *[integer] { $value } não é um número inteiro.
}
usage-no-range = { $value } está fora do intervalo { $range }.
usage-path-missing = { $name ->
    [Directory] A pasta { $filename } não existe.
   *[other] O arquivo { $filename } não existe.
}
usage-path-file = { $filename } é um arquivo, não uma pasta.
usage-path-folder = { $filename } é uma pasta, não um arquivo.
usage-path-unreadable = Não é possível ler { $filename }.
usage-path-unwritable = Não é possível gravar { $filename }.
usage-no-opening = Não é possível abrir { $filename }: { $message }
usage-unknown-error = erro desconhecido
