## The frame of what the command line says. Names of commands, options and files stay as they are.

cli-error = Erro: { $message }
cli-no-language = não há o idioma { $language }; disponíveis: { $known }
cli-no-folder = não existe a pasta { $folder }

## The games on the disk.

cli-games-newer = as partidas em { $folder } são de uma versão mais nova do Hexfolk
cli-games-older = as partidas em { $folder } são de uma versão anterior: inicie o servidor uma vez e ele as atualiza
cli-games-none = nenhuma partida em { $folder }: { $why }
cli-games-problem = as partidas em { $folder }: { $why }
cli-games-unkept = não é possível guardar partidas em { $folder }: { $why }
cli-database-missing = não há banco de dados
cli-database-foreign = não contém partidas
cli-backup-failed = nenhuma cópia foi feita: { $why }
cli-backup-there = { $file } já existe
cli-backup-unwritable = não é possível gravar a cópia
cli-backup-damaged = a cópia está danificada
cli-backup-made = { $file }: { $tables ->
    [0] { $tables } mesas
    [one] { $tables } mesa
   *[other] { $tables } mesas
} com { $entries ->
    [0] { $entries } entradas
    [one] { $entries } entrada
   *[other] { $entries } entradas
}, cópia conferida.
cli-cleanup-would = Sairiam: { $tables ->
    [0] { $tables } mesas
    [one] { $tables } mesa
   *[other] { $tables } mesas
} e o chat de { $talks ->
    [0] { $talks } mesas encerradas
    [one] { $talks } mesa encerrada
   *[other] { $talks } mesas encerradas
}.
cli-cleanup-gone = Removidas: { $tables ->
    [0] { $tables } mesas
    [one] { $tables } mesa
   *[other] { $tables } mesas
} e { $lines ->
    [0] { $lines } linhas
    [one] { $lines } linha
   *[other] { $lines } linhas
} de chat; { $size } MiB livres de novo.

## Tables and bans. A single word here heads a column.

cli-who = quem
cli-until = até
cli-since = desde
cli-note = nota
cli-number = número
cli-mark = marca
cli-state = estado
cli-people = pessoas
cli-bots = bots
cli-entries = entradas
cli-made = criada
cli-last-action = última ação
cli-chair = lugar
cli-name = nome
cli-person = pessoa
cli-host = comanda a mesa
cli-conceded = desistiu
cli-state-lobby = sala
cli-state-playing = em jogo
cli-state-over = encerrada
cli-state-closed = fechada
cli-state-paused = em pausa
cli-kind-open = livre
cli-kind-person = pessoa
cli-kind-bot = bot
cli-table = Mesa { $table }: { $state }, partida { $game }, ritmo { $pace }
cli-table-turn = Mesa { $table }: { $state }, partida { $game }, turno { $turn }, ritmo { $pace }
cli-table-log = Criada em { $date }; { $entries ->
    [0] { $entries } entradas
    [one] { $entries } entrada
   *[other] { $entries } entradas
}, a última { $ago }
cli-table-options = Opções: { $options }
cli-no-table = não existe a mesa { $table }
cli-table-busy = a mesa { $table } está ocupada demais para ser fechada: tente de novo
cli-table-closed = A mesa está fechada.
cli-table-closed-before = A mesa já estava fechada.
cli-ban-lifted = revogação
cli-ban-person = pessoa { $person }
cli-ban-made = Bloqueio { $number }: { $who }, até { $date }.
cli-ban-made-endless = Bloqueio { $number }: { $who }, até ser revogado.
cli-ban-unknown = não existe o bloqueio { $number }
cli-ban-is-lifted = O bloqueio { $number } foi revogado.
cli-ban-both = --days e --until se excluem
cli-ban-past = este momento já passou
cli-ban-everybody = assim seriam todos
cli-ban-nonsense = nem endereço, nem rede, nem id de uma pessoa (no mínimo { $least } dos dígitos 0-9 e a-f)
cli-ban-several = { $who }: os ids de várias pessoas começam assim
cli-ban-nobody = { $who }: nenhum id começa assim

## Records.

cli-record-no-text = { $file } não é uma gravação: não é texto
cli-record-too-long = { $file }: longo demais para uma gravação
cli-record-running = esta partida ainda continua: ela só é revista quando termina
cli-replay-title = { $entries ->
    [0] { $entries } entradas
    [one] { $entries } entrada
   *[other] { $entries } entradas
}, { $turns ->
    [0] { $turns } turnos
    [one] { $turns } turno
   *[other] { $turns } turnos
}
cli-seat = lugar
cli-player = jogador
cli-bot = bot
cli-points = pontos
cli-wins = vence
cli-replay-unfinished = Esta partida não foi terminada.
cli-no-seat = não existe o lugar { $seat }
cli-verified = verificada: { $given }
cli-recomputed-not-verified = recalculada, mas não verificada: { $given }, então o servidor poderia escolher os sorteios
cli-recomputed = recalculada: cada sorteio decorre do segredo, no qual os bots sozinhos não têm influência
cli-unpublished = não verificável: nenhum segredo foi publicado; a partida continua ou a gravação foi cortada
cli-unsealed = não verificável: jogada pelas regras, mas nada diz de onde veio o acaso
cli-gave-one = a única pessoa deu bytes
cli-gave-not-one = a única pessoa não deu bytes
cli-gave-all = todas as { $people } pessoas deram bytes
cli-gave-some = { $gave } de { $people } pessoas deram bytes
cli-gave-none = nenhuma das { $people } pessoas deu bytes

## A game looked at in the terminal.

watch-keys = espaço toca · ←→ passo · ↑↓ turno · [ ] evento · home fim · dígitos enter: ao turno · + - velocidade · e olhos · q sair
watch-turn = turno { $turn }
watch-turn-points = turno { $turn }, pontos { $points }
watch-founding = fundação
watch-founding-seats = fundação, { $seats } lugares
watch-dice = dados { $dice }
watch-bank = banco { $cards }
watch-deck = baralho { $cards }
watch-eyes = olhos: { $who }
watch-eyes-all = todos
watch-eyes-spectator = espectador
watch-seat = lugar { $seat }
watch-head-points = pts
watch-head-knights = cav
watch-head-road = rota
watch-head-cards = cartas
watch-head-development = desenvolvimento
watch-from = { $what } de { $who }
watch-a-card = uma carta
watch-hands-over = { $who } entrega { $cards }
watch-award-route = Rota Comercial Mais Longa: { $who }
watch-award-army = Maior Exército: { $who }
watch-nobody = ninguém
watch-wins = vence com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

## Islands and maps.

cli-id = id
cli-players = jogadores
cli-hexes = hexágonos
cli-islands = ilhas
cli-ports = portos
cli-target = meta
cli-map-error = erro
cli-map-warning = aviso
cli-map-good = tudo certo, { $hexes ->
    [0] { $hexes } hexágonos
    [one] { $hexes } hexágono
   *[other] { $hexes } hexágonos
} para { $least } a { $most } jogadores
cli-map-good-islands = tudo certo, { $hexes ->
    [0] { $hexes } hexágonos
    [one] { $hexes } hexágono
   *[other] { $hexes } hexágonos
} em { $islands ->
    [0] { $islands } ilhas
    [one] { $islands } ilha
   *[other] { $islands } ilhas
} para { $least } a { $most } jogadores
cli-no-island = não existe a ilha { $island }; ilhas: { $known }
cli-no-island-or-file = não existe ilha nem arquivo { $island }; ilhas: { $known }
cli-no-text = { $file } não é texto
cli-beginner-deal = a distribuição para iniciantes existe só para standard19
cli-option-refused = isto não combina com o resto ({ $code })

## The server.

cli-no-address = falta um endereço
cli-bad-address = { $address } não é endereço nem rede
cli-stopped = O Hexfolk parou. As partidas estão guardadas em { $folder } e continuam no próximo início.
cli-taken = não é possível escutar em { $host }, porta { $port }: outro programa já escuta ali
cli-unheard = não é possível escutar em { $host }, porta { $port }: { $why }
cli-figures = Estatísticas: { $address }

## Games among bots.

cli-bots-for = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} para { $players } jogadores
cli-no-bot = não há o bot { $bot }; disponíveis: { $known }, e módulo:nome para os próprios
cli-bad-bot = { $bot } não tem a forma módulo:nome
cli-worker-ended = um processo de trabalho terminou
cli-journal-none = { $file } não é o diário de uma arena
cli-journal-game = { $file }, linha { $line }: não é uma partida desta arena
cli-journal-other = { $file } é o diário de outra arena: { $field } é { $there } lá e { $here } aqui
cli-stalled = um dos bots do Hexfolk travou: { $why }
cli-games = partidas
cli-games-on = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} de { $players } em { $island }
cli-games-dealt = { $games }: { $islands } ilhas, { $rotations ->
    [one] { $rotations } rotação
   *[other] { $rotations } rotações
}
cli-share = parcela
cli-victories = vitórias
cli-rating = rating
cli-offers = ofertas
cli-offers-taken = aceitas
cli-finished = { $games } terminadas
cli-resumed = { $games } delas do diário
cli-trades = trocas entre jogadores: { $trades } por partida
cli-turns = turnos: mediana { $median }, 99% até { $most }
cli-speed = { $seconds } s, { $rate } partidas por segundo ({ $rules })
cli-compiled = compilado
cli-interpreted = interpretado
cli-lost-moves = { $bot } perdeu { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
} ({ $kinds }); a primeira: { $first }

## Names of phases, as the terminal shows them.

watch-phase-found_settlement = primeiras aldeias
watch-phase-found_road = primeiras estradas
watch-phase-before_roll = antes de rolar
watch-phase-discard = descarte
watch-phase-robber = ladrão
watch-phase-rob = roubo
watch-phase-main = comércio e construção
watch-phase-free_road = estradas grátis
watch-phase-sign_up = quem constrói?
watch-phase-special = construção extra
watch-phase-over = fim

## Records that cannot be read.

cli-record-fault = gravação, linha { $line }: { $why }
cli-fault-there = { $why } (“{ $found }”)
cli-verify-fault = { $file }, linha { $line }: { $why }

## Um servidor sob carga.

load-tables = { $tables ->
    [one] { $tables } mesa de { $seats }
   *[other] { $tables } mesas de { $seats }
}
load-title = { $tables }, ações previstas por segundo: { $rate }
load-title-kills = { $tables }, servidor morto: { $kills }×
load-what = o quê
load-measured = medido
load-found = encontrado
load-actions = ações
load-actions-in = { $actions } em { $seconds } s
load-actions-a-second = ações por segundo
load-wait = do momento previsto até cada lugar, p50
load-worst = pior
load-games-finished = partidas terminadas
load-resyncs = estados enviados de novo
load-errors = erros
load-memory-table = memória de uma mesa
load-memory-seat = memória de um lugar
load-server-busy = processadores ocupados pelo servidor
load-players-busy = processadores ocupados pelos jogadores
load-average = carga média antes
load-actions-everywhere = ações que chegaram a cada lugar
load-acked = mensagens confirmadas
load-finding-missing = confirmadas, mas fora do log
load-finding-twice = feitas duas vezes
load-finding-unasked = feitas, mas não confirmadas
load-finding-unfolded = mesas cujo log não faz sentido
load-finding-otherwise = pessoas que viram outra coisa
load-longest-open = máximo até o servidor escutar
load-longest-back = máximo até todos voltarem
load-seconds = { $seconds } s
load-milliseconds = { $time } ms
load-kib = { $size } KiB
load-server-said = O servidor disse:
load-stage = { $what }: { $total }
load-stage-made = mesas criadas
load-stage-laid = mesas preparadas
load-stage-start = o servidor inicia
load-stage-taken = mesas retomadas
load-stage-enter = as pessoas entram
load-stage-play = elas jogam
load-stage-killing = elas jogam, o servidor é morto
load-stage-log = o log é lido
load-own-pin = --pin é para um servidor próprio
load-own-kills = --kills e --seconds 0 são para um servidor próprio
load-kills-time = --kills precisa de tempo: --seconds
load-pin-system = --pin não funciona neste sistema
load-pin-two = --pin precisa de dois processadores
load-trouble-scheme = { $scheme } não é aceito aqui: http://127.0.0.1:PORTA
load-trouble-port = a porta não faz sentido
load-trouble-far = só servidores neste computador são postos sob carga: 127.0.0.1, [::1] ou localhost
load-trouble-outside = em { $seconds } s, { $away } de { $people } pessoas não conseguem entrar
load-trouble-ended = o servidor não está em execução: { $said }
load-trouble-mute = o servidor não está em execução e não diz nada
load-trouble-busy = { $address } não procura tantas mesas
load-trouble-silent = { $address } não responde: { $why }
load-trouble-tableless = { $address } não cria mesa: { $why }
load-trouble-table = { $address } não responde na mesa { $table }
load-trouble-refused = { $address } recusa: { $refusal }
