## Who is at the table, and what the host may do about it.

chair-host = Comanda a mesa
chair-ready = Deu o ok
chair-not-ready = Falta o ok
chair-locked = Lugar fechado
chair-locked-help = No início, um bot ocupa este lugar
chair-sit = Sentar aqui
chair-kind = Quem joga aqui ({ $look })
chair-kind-open = Livre
chair-kind-locked = Fechado
chair-more = Mais sobre { $name }
chair-hand-over = Passar o comando
chair-kick = Retirar
chair-kick-help = Quem for retirado só volta a sentar aqui se você deixar.

host-you = Agora você comanda a mesa.
host-now = Agora { $name } comanda a mesa.

look-title = Seu visual
emblem-title = Seu emblema
emblem-help = Será seu nas próximas mesas, se lá ninguém já o tiver.

level-title = Nível dos bots
level-easy = Fácil
level-standard = Normal
level-hard = Difícil
level-master = Mestre
level-easy-bot = Bot fácil
level-standard-bot = Bot normal
level-hard-bot = Bot difícil
level-master-bot = Bot mestre
level-easy-help = Bots fáceis jogam com bom senso, mas deixam passar coisas; gostam de trocar.
level-standard-help = Bots normais planejam, trocam e se defendem.
level-hard-help = Bots difíceis pensam uma rodada à frente e sabem negociar.
level-master-help = Mestres pensam mais longe e pesam cada escolha.
level-help = Vale para os bots novos e para os que jogam no lugar de alguém.

trait-bargain = adora um bom negócio
trait-haggler = pede sempre um pouco mais
trait-brisk = decide depressa
trait-thoughtful = pensa com calma
trait-plain = diz sim ou não

ready = Por mim, pode começar
ready-help = Quem comanda a mesa vê que você deu o ok.
ready-said = Você deu o ok. Aperte de novo se precisar de mais um momento.
ready-again = As regras mudaram. Veja como ficaram e, se concordar, dê o ok de novo.
ready-missing = { $count ->
    [one] Falta o ok de { $names }.
   *[other] Falta o ok de { $names }.
}
ready-all = Todos deram o ok.
start-not-ready = { $count ->
    [one] Falta o ok de { $names }. Começar mesmo assim?
   *[other] Falta o ok de { $names }. Começar mesmo assim?
}
start-anyway = Começar mesmo assim
start-wait = Esperar

watching-and = { $count ->
    [one] { $names } e { $count } pessoa sem nome.
   *[other] { $names } e { $count } pessoas sem nome.
}
watching-until = Quem assiste sai quando a partida começa: esta mesa joga sem plateia.
barred-title = Pessoas retiradas
barred-let = Deixar voltar
kicked-title = Quem comanda a mesa retirou você
kicked-help = Você só volta a sentar nesta mesa se quem a comanda deixar.
join-locked = Não há lugar livre: quem comanda a mesa mantém fechados os que sobraram.
join-watch = Você pode ficar e assistir.
join-leave = Esta mesa joga sem plateia: você sai quando a partida começa.

closed-title = Esta partida é jogada sem plateia
closed-help = Só quem joga vê a partida. Quando ela acabar, você pode entrar de novo.
closed-again = Verificar de novo

option-watchers = Plateia
option-watchers-help = Quem tem o link pode assistir à partida. Sem isso, só quem joga a vê.

## Sets of rules to begin with.

preset-title = Tipo de partida
preset-classic = Clássico
preset-classic-help = As regras de sempre, dois minutos por turno.
preset-quick = Rápida
preset-quick-help = Até 8 pontos, um minuto por turno.
preset-beginners = Iniciantes
preset-beginners-help = Uma ilha bem equilibrada, Ladrão Amigável, sem limite de tempo.
preset-big = Mesa grande
preset-big-help = De 6 a 8 jogadores, construção extra, 90 segundos por turno e um minuto de reserva para cada um.
preset-own = Sob medida
preset-own-help = Sob medida: como você definiu abaixo.

refused-barred = Quem comanda a mesa retirou você. Você só volta a sentar se essa pessoa permitir.
refused-seat_locked = Este lugar está fechado. Escolha outro.
refused-emblem_taken = Outra pessoa tem este emblema. Escolha outro.
refused-emblem_unknown = Esse emblema não existe. Escolha um dos oito.
refused-nobody_there = Não há mais outra pessoa neste lugar.
refused-not_barred = Essa pessoa já pode sentar de novo.
refused-not_ready = { $people ->
    [one] Falta o ok de { $people } pessoa. Espere, ou comece mesmo assim.
   *[other] Falta o ok de { $people } pessoas. Espere, ou comece mesmo assim.
}

hint-target_hard = É difícil chegar a tantos pontos aqui: na maioria das partidas entre bots, ninguém conseguiu em 60 rodadas. Escolha menos pontos, um mapa maior ou mais pontuações especiais.
hint-target_impossible = Aqui ninguém consegue chegar a tantos pontos. Escolha menos pontos ou um mapa maior.
