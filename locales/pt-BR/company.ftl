## Who is at the table, and what the host may do about it.

chair-host = Comanda a mesa
chair-ready = Pode começar
chair-not-ready = Ainda não pode começar
chair-locked = Lugar fechado
chair-locked-help = No início, vira um bot
chair-sit = Sentar aqui
chair-kind = Quem joga aqui ({ $look })
chair-kind-open = Livre
chair-kind-locked = Fechado
chair-more = Mais sobre { $name }
chair-hand-over = Passar a mesa
chair-kick = Retirar
chair-kick-help = Quem for retirado só volta a sentar aqui se você deixar.

host-you = Agora você comanda a mesa.
host-now = Agora { $name } comanda a mesa.

look-title = Seu visual
emblem-title = Seu emblema
emblem-help = Será seu nas próximas mesas, se ninguém lá o tiver.

level-title = Nível dos bots
level-easy = Fácil
level-standard = Normal
level-hard = Difícil
level-master = Mestre
level-easy-bot = Bot fácil
level-standard-bot = Bot normal
level-hard-bot = Bot difícil
level-master-bot = Bot mestre
level-easy-help = Bots fáceis jogam com bom senso, deixam passar coisas e gostam de trocar.
level-standard-help = Bots normais planejam, trocam e se defendem.
level-hard-help = Bots difíceis preveem uma rodada e negociam.
level-master-help = Mestres olham mais adiante e pesam cada escolha.
level-help = Vale para bots novos e para os que jogam no lugar de alguém.

trait-bargain = adora um bom negócio
trait-haggler = pede sempre um pouco mais
trait-brisk = decide depressa
trait-thoughtful = pensa com calma
trait-plain = diz sim ou não

ready = Podemos começar
ready-help = Quem comanda a mesa vê que você pode começar.
ready-said = A partida pode começar. Aperte de novo se precisar de mais um momento.
ready-again = As regras mudaram. Veja como ficaram e confirme de novo que pode começar.
ready-missing = { $count ->
    [one] Ainda não pode começar: { $names }.
   *[other] Ainda não podem começar: { $names }.
}
ready-all = Todos podem começar.
start-not-ready = { $count ->
    [one] { $names } ainda não pode começar. Começar mesmo assim?
   *[other] { $names } ainda não podem começar. Começar mesmo assim?
}
start-anyway = Começar mesmo assim
start-wait = Esperar

watching-and = { $count ->
    [one] { $names } e { $count } pessoa sem nome.
   *[other] { $names } e { $count } pessoas sem nome.
}
watching-until = Quem assiste sai quando a partida começa: esta mesa joga sem plateia.
barred-title = Retirados
barred-let = Deixar sentar de novo
kicked-title = Quem comanda a mesa retirou você
kicked-help = Você só volta a sentar nesta mesa se quem a comanda deixar.
join-locked = Não há lugar livre: os que sobraram estão fechados.
join-watch = Você pode ficar e assistir.
join-leave = Esta mesa joga sem plateia: você sai quando a partida começa.

closed-title = Esta partida é jogada sem plateia
closed-help = Só quem joga vê a partida. Quando ela acabar, você pode entrar de novo.
closed-again = Ver de novo

option-watchers = Plateia
option-watchers-help = Quem tem o link pode assistir à partida. Sem isso, só quem joga a vê.

## Sets of rules to begin with.

preset-title = Tipo de partida
preset-classic = Clássico
preset-classic-help = As regras de sempre, dois minutos por turno.
preset-quick = Rápida
preset-quick-help = Até 8 pontos, um minuto por turno.
preset-beginners = Iniciantes
preset-beginners-help = Uma ilha bem equilibrada, Ladrão Amigável, sem relógio.
preset-big = Mesa grande
preset-big-help = De 6 a 8 jogadores, construção extra, 90 segundos por turno e um minuto de reserva.
preset-own = Mistura própria
preset-own-help = Mistura própria: como você definiu abaixo.

refused-barred = Quem comanda a mesa retirou você. Você só volta a sentar se essa pessoa deixar.
refused-seat_locked = Este lugar está fechado. Escolha outro.
refused-emblem_taken = Outra pessoa tem este emblema. Escolha outro.
refused-emblem_unknown = Esse emblema não existe. Escolha um dos oito.
refused-nobody_there = Ninguém mais está neste lugar.
refused-not_barred = Essa pessoa já pode sentar de novo.
refused-not_ready = { $people ->
    [one] { $people } pessoa ainda não pode começar. Espere, ou comece mesmo assim.
   *[other] { $people } pessoas ainda não podem começar. Espere, ou comece mesmo assim.
}

hint-target_hard = Tantos pontos são difíceis aqui: na maioria das partidas entre bots, ninguém chegou lá em 60 rodadas. Escolha menos pontos, um mapa maior ou mais pontuações especiais.
hint-target_impossible = Ninguém consegue tantos pontos aqui. Escolha menos pontos ou um mapa maior.
