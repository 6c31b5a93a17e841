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
history-streak = Sequência de vitórias atual
history-best-streak = Maior sequência de vitórias
history-won-of = Vencidas: { $won } de { $games }
history-players = { $players } jogadores
history-list = Partidas, da mais recente
history-place = { $place }º lugar de { $players }
history-unknown = Resultado não recuperável
history-turns = { $count ->
    [0] { $count } turnos
    [one] { $count } turno
   *[other] { $count } turnos
}
history-nameless = Alguém que já saiu
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
history-take = Baixe suas partidas
history-json = Como JSON
history-csv = Como tabela (CSV)
history-records = As gravações (ZIP)
history-records-help = As gravações são das suas últimas 100 partidas; cada uma pode ser revista, verificada e recalculada só com o Hexfolk.
history-clear = Remover todas as partidas
history-clear-sure = { $count ->
    [one] Remover { $count } partida para sempre? Seu nome não aparecerá mais nela, para ninguém.
   *[other] Remover todas as { $count } partidas para sempre? Seu nome não aparecerá mais nelas, para ninguém.
}
history-clear-help = As partidas ficam para quem jogou com você, sem o seu nome. Antes, baixe o que quiser guardar.
