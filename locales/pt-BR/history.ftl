## As próprias partidas terminadas, só para si.

history-title = Suas partidas
history-start = Suas partidas
history-start-help = Todas as que você terminou, com totais; só você as vê.
history-lead = Todas as partidas que você terminou, em cada mesa e em cada aparelho seu. Só você vê esta lista.
history-none = Você ainda não terminou uma partida. Quando terminar, ela aparecerá aqui.
history-totals = Totais
history-games = Partidas
history-wins = Vitórias
history-with-people = Com outras pessoas
history-with-bots = Só com bots
history-streak = Vitórias seguidas agora
history-best-streak = Mais vitórias seguidas
history-won-of = { $won } de { $games } vencidas
history-players = { $players } jogadores
history-list = Partidas, da mais recente
history-place = Lugar { $place } de { $players }
history-unknown = Não foi possível contar
history-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
history-nameless = Alguém que saiu
history-seat-points = { $name }: { $points }
history-remove-which = Remover do histórico a partida de { $date }
history-sure = Remover esta partida para sempre? Seu nome não aparecerá mais nela, para ninguém.
history-keep = Manter
history-removed = { $count ->
    [one] { $count } partida removida.
   *[other] { $count } partidas removidas.
}
history-more = Mostrar partidas anteriores
history-shown = { $shown } de { $games } mostradas
history-take = Levar com você
history-json = Como JSON
history-csv = Como tabela (CSV)
history-records = Os registros (ZIP)
history-records-help = Os registros são os das suas últimas 100 partidas; com o próprio Hexfolk, cada um pode ser revisto, verificado e contado de novo.
history-clear = Remover todas as partidas
history-clear-sure = { $count ->
    [one] Remover { $count } partida para sempre? Seu nome não aparecerá mais nela, para ninguém.
   *[other] Remover todas as { $count } partidas para sempre? Seu nome não aparecerá mais nelas, para ninguém.
}
history-clear-help = As partidas ficam para quem jogou com você, sem o seu nome. Leve antes o que quiser guardar.
