## Taking back, giving up, and ending a game by agreement.

undo = Desfazer
undo-settle = Desfazer: aldeia
undo-road = Desfazer: estrada
undo-city = Desfazer: cidade
undo-bank = Desfazer: { $cards } por { $wanted }

## The log.

event-undo_settle = { $player } desfaz a aldeia: { $place }
event-undo_road = { $player } desfaz a estrada
event-undo_city = { $player } desfaz a cidade: { $place }
event-undo_bank = { $player } desfaz a troca com o banco: { $cards } por { $wanted }
event-concede = { $player } desiste; um bot continua
event-agreed = Todos concordam: a partida termina sem vencedor

## Giving up, and a proposal to end.

conceded = desistiu
ending-title = Salvar ou terminar a partida
ending-save = Salvar para outra noite
ending-save-help = A partida para se todos concordarem em um minuto e continua quando todos voltarem. Ela fica na página inicial.
ending-save-ask = Propor salvar a partida?
ending-save-sure = Propor
ending-end = Propor o fim
ending-end-help = A partida termina sem vencedor se todos concordarem em um minuto.
ending-end-ask = Propor o fim da partida?
ending-end-sure = Propor
ending-concede = Desistir
ending-concede-help = Um bot joga no seu lugar até o fim. Você só poderá assistir, e isso não pode ser desfeito.
ending-concede-ask = Desistir mesmo?
ending-concede-sure = Desistir de vez
proposal-end = { $player } propõe terminar a partida sem vencedor (a favor: { $agreed } de { $needed }).
proposal-save = { $player } propõe salvar a partida para outra noite (a favor: { $agreed } de { $needed }).
proposal-resume = { $player } propõe continuar sem quem falta (a favor: { $agreed } de { $needed }).
proposal-replace = { $player } propõe que um bot jogue no lugar de { $other } até que volte (a favor: { $agreed } de { $needed }).
proposal-agree = Concordar
proposal-refuse = Não
proposal-withdraw = Retirar

## Why something was refused.

refused-undo_off = Nesta mesa não se desfaz nada.
refused-undo_nothing = Não há nada para desfazer. Só se desfaz o que você acabou de construir ou trocar com o banco.
refused-undo_final = Tarde demais para desfazer: nesse meio-tempo saiu uma carta, os dados foram rolados ou outra pessoa jogou.
refused-conceded = Você desistiu desta partida. Um bot joga no seu lugar.
refused-proposal_open = Já há uma proposta em votação. Responda a ela primeiro.
refused-proposal_wait = Sua proposta acabou de ser recusada. Espere um minuto antes da próxima.
refused-proposal_none = Esta proposta não está mais aberta.

## The rule of a table.

option-undo = Desfazer uma jogada
option-undo-help = O que se acabou de construir ou trocar com o banco pode ser desfeito, enquanto não sair uma carta, os dados não forem rolados e ninguém mais jogar.
refused-proposal_no_say = Você não vota nesta proposta: ela é sobre você, ou um bot joga no seu lugar.
refused-saved_already = A partida já está salva.
refused-saved_not = A partida não está salva: ela continua.
refused-saved_few = Ainda falta gente. Para continuar, mais da metade dos jogadores precisa estar aqui.
refused-saved_missing = Nem todos voltaram. Proponha continuar sem quem falta.
refused-replace_early = Espere mais { $seconds } segundos antes de pedir um bot.
refused-replace_not_waiting = A partida não está esperando este jogador, ou um bot já joga no lugar dele.

## A saved game, somebody silent, somebody away.
saved-on = Salva para outra noite.
saved-missing = Ainda faltam: { $players }
saved-resume = Continuar sem eles
saved-few = { $count ->
    [one] Para continuar sem os outros, falta voltar mais uma pessoa.
   *[other] Para continuar sem os outros, faltam voltar mais { $count } pessoas.
}
silent = Todos estão esperando { $player }.
silent-replace = Deixar um bot jogar
away-until = ausente, um bot joga em { $time }
