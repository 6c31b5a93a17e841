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
ending-title = Terminar o jogo antes
ending-propose = Propor o fim
ending-propose-help = O jogo termina sem vencedor se todos concordarem em um minuto.
ending-propose-ask = Propor o fim do jogo?
ending-propose-sure = Propor
ending-concede = Desistir
ending-concede-help = Um bot joga no seu lugar até o fim. Você só poderá assistir, e isso não pode ser desfeito.
ending-concede-ask = Desistir mesmo?
ending-concede-sure = Desistir de vez
proposal = { $player } propõe terminar o jogo sem vencedor ({ $agreed } de { $needed } concordam).
proposal-agree = Concordar
proposal-refuse = Continuar
proposal-withdraw = Retirar

## Why something was refused.

refused-undo_off = Nesta mesa não se desfaz nada.
refused-undo_nothing = Não há nada para desfazer. Vale para o que você acabou de construir ou trocar com o banco.
refused-undo_final = Tarde demais para desfazer: houve uma carta, os dados ou outro jogador no meio.
refused-conceded = Você desistiu deste jogo. Um bot joga no seu lugar.
refused-proposal_open = Já há uma proposta de terminar. Responda a ela primeiro.
refused-proposal_wait = Sua proposta acabou de ser recusada. Espere um minuto antes da próxima.
refused-proposal_none = Esta proposta não está mais aberta.

## The rule of a table.

option-undo = Desfazer
option-undo-help = O que se acabou de construir ou trocar com o banco pode ser desfeito, enquanto não houver uma carta, os dados ou outro jogador no meio.
