## Taking back, giving up, and ending a game by agreement.

undo = Desfazer
undo-settle = Desfazer: aldeia
undo-road = Desfazer: estrada
undo-city = Desfazer: cidade
undo-bank = Desfazer: { $cards } por { $wanted }

## The log.

event-undo_settle = { $player } desfaz uma aldeia: { $place }
event-undo_road = { $player } desfaz uma estrada
event-undo_city = { $player } desfaz uma cidade: { $place }
event-undo_bank = { $player } desfaz uma troca com o banco: { $cards } por { $wanted }
event-concede = { $player } desiste; um bot continua
event-agreed = Todos concordam: o jogo termina sem vencedor

## Giving up, and a proposal to end.

conceded = desistiu
ending-title = Salvar ou terminar o jogo
ending-save = Salvar para outra noite
ending-save-help = O jogo para se todos concordarem em um minuto e continua quando todos voltarem. Ele fica na página inicial.
ending-save-ask = Propor salvar o jogo?
ending-save-sure = Propor
ending-end = Propor o fim
ending-end-help = O jogo termina sem vencedor se todos concordarem em um minuto.
ending-end-ask = Propor o fim do jogo?
ending-end-sure = Propor
ending-concede = Desistir
ending-concede-help = Um bot joga no seu lugar até o fim. Você só poderá assistir, e isso não pode ser desfeito.
ending-concede-ask = Desistir mesmo?
ending-concede-sure = Desistir de vez
proposal-end = { $player } propõe terminar o jogo sem vencedor ({ $agreed } de { $needed } concordam).
proposal-save = { $player } propõe salvar o jogo para outra noite ({ $agreed } de { $needed } concordam).
proposal-resume = { $player } propõe continuar sem quem falta ({ $agreed } de { $needed } concordam).
proposal-replace = { $player } propõe que um bot jogue por { $other } até a volta ({ $agreed } de { $needed } concordam).
proposal-agree = Concordar
proposal-refuse = Não
proposal-withdraw = Retirar

## Why something was refused.

refused-undo_off = Nesta mesa não se desfaz nada.
refused-undo_nothing = Não há nada para desfazer. Vale para o que você acabou de construir ou trocar com o banco.
refused-undo_final = Tarde demais para desfazer: houve uma carta, os dados ou outro jogador no meio.
refused-conceded = Você desistiu deste jogo. Um bot joga no seu lugar.
refused-proposal_open = Já há uma proposta. Responda a ela primeiro.
refused-proposal_wait = Sua proposta acabou de ser recusada. Espere um minuto antes da próxima.
refused-proposal_none = Esta proposta não está mais aberta.

## The rule of a table.

option-undo = Desfazer
option-undo-help = O que se acabou de construir ou trocar com o banco pode ser desfeito, enquanto não houver uma carta, os dados ou outro jogador no meio.
refused-proposal_no_say = Você não vota nesta proposta: ela é sobre você, ou um bot joga no seu lugar.
refused-saved_already = O jogo já está salvo.
refused-saved_not = O jogo não está salvo: ele continua.
refused-saved_few = Poucos voltaram. Para continuar, mais da metade dos jogadores precisa estar aqui.
refused-saved_missing = Nem todos voltaram. Proponha continuar sem quem falta.
refused-replace_early = Espere mais { $seconds } segundos antes de pedir um bot.
refused-replace_not_waiting = O jogo não espera por este jogador, ou um bot já joga.

## A saved game, somebody silent, somebody away.
saved-on = Salvo para outra noite.
saved-missing = Ainda faltam: { $players }
saved-resume = Continuar sem eles
saved-few = { $count ->
    [one] Para continuar sem os outros, falta voltar mais uma pessoa.
   *[other] Para continuar sem os outros, faltam voltar mais { $count } pessoas.
}
silent = Todos esperam { $player }.
silent-replace = Deixar um bot jogar
away-until = ausente, um bot joga em { $time }
