## A página inicial: as próprias mesas.

mine-title = Suas mesas
mine-due = Sua vez de jogar
mine-wait = É o seu turno
mine-turn = Vez de { $player }
mine-playing = A partida continua
mine-saved = Salva para outra noite
mine-paused = Em pausa
mine-lobby = Na sala
mine-go = Continuar
mine-all = Mostrar todas as { $tables } mesas
mine-few = Mostrar menos
mine-finished = Partidas terminadas
mine-with = Com { $names }
mine-won-you = Você venceu
mine-won-other = { $name } venceu
mine-won-nobody = Sem vencedor
mine-report = Análise
mine-remove = Remover
mine-remove-which = Remover da sua lista a partida com { $names }
mine-removed = Removida da sua lista.

## Mesas abertas.

open-title = Mesas abertas
open-none = Ninguém tem uma mesa aberta agora. Prepare uma mesa e torne-a pública, e ela aparecerá aqui.
open-stale = Não foi possível carregar a lista agora. Ela volta sozinha.
open-of = Mesa de { $name }
open-nameless = Mesa sem pessoas
open-seats = Lugares ocupados: { $taken } de { $players }
open-target = { $count ->
    [one] até { $count } ponto
   *[other] até { $count } pontos
}
open-clock = { $time } por turno
open-no-clock = sem limite de tempo
open-join = Entrar
open-watch = Assistir
open-playing = A partida está em andamento.
open-full = Todos os lugares estão ocupados.

public = Mesa pública
public-help = Todos neste servidor a veem na lista de mesas abertas e podem entrar. Caso contrário, só entra quem tem o link ou o código.
public-is = Esta mesa é pública: aparece na lista de mesas abertas.

## Um código para ditar e códigos QR.

code-title = Entrar com um código
code-go = Ir
invite-code = Código para ditar
invite-qr = Código QR do link desta mesa

## A mesma pessoa em outro aparelho.

device-title = Jogar em outro aparelho
device-help = Abra este link no outro aparelho ou aponte a câmera dele para a imagem. Funciona uma vez, por 10 minutos. Quem o abrir joga como você, então não o passe a mais ninguém.
device-help-local = Abra este link em outro navegador neste aparelho. Funciona uma vez, por 10 minutos. Quem o abrir joga como você, então não o passe a mais ninguém.
device-local = Para os seus outros aparelhos, inicie o jogo com HOST=0.0.0.0 e crie o link na página do endereço que então aparecer.
device-link = Link para seu outro aparelho
device-qr = Código QR do link para seu outro aparelho
device-over = Os 10 minutos passaram: o link não funciona mais.
device-new = Novo link
device-count = { $count ->
    [one] Você joga em { $count } aparelho.
   *[other] Você joga em { $count } aparelhos.
}
device-dismiss = Desconectar outros aparelhos
device-dismiss-ask = Desconectar todos os seus outros aparelhos? Suas mesas ficam aqui; os outros aparelhos deixarão de mostrá-las.
device-dismiss-sure = Desconectar
device-dismissed = Todos os outros aparelhos foram desconectados.
device-page-title = Continuar neste aparelho
device-page-as = No outro aparelho você se chama { $name }. Aqui você pode continuar com o mesmo nome, nas mesmas mesas.
device-page-as-nameless = Aqui você pode continuar como no outro aparelho, nas mesmas mesas.
device-page-tables = { $count ->
    [one] Você tem { $count } mesa própria neste aparelho. Ela não será mais mostrada aqui.
   *[other] Você tem { $count } mesas próprias neste aparelho. Elas não serão mais mostradas aqui.
}
device-page-go = Continuar como { $name }
device-page-go-nameless = Continuar
device-page-same = Você já joga como { $name } neste aparelho. Abra o link em outro.
device-page-same-nameless = O link foi criado neste aparelho. Abra-o em outro.
device-page-again = Para um novo link, abra a página inicial no aparelho em que você jogou antes e escolha “Jogar em outro aparelho”.

bye-signed_out = Outro aparelho seu desconectou este. Agora você joga aqui como visitante.

refused-link_used = Este link já foi usado.
refused-link_expired = Este link tem mais de 10 minutos e não funciona mais.
refused-link_unknown = Este link não leva a lugar nenhum. Talvez haja um mais novo, ou falte uma parte dele.
refused-code_unknown = Nenhuma mesa tem este código. Confira as letras ou peça o link.
refused-table_unlisted = Esta mesa não está mais aberta a todos. Escolha outra.
