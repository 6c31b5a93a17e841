## The game as an app of the device; the device shows the description.

install-description = Um jogo de colonizar uma ilha, para duas a oito pessoas e bots.
install-title = No seu aparelho
install-help = O Hexfolk passa a abrir pela tela inicial, em uma janela própria e com a tela inteira para a ilha.
install-go = Instalar
install-ios = No Safari: “Compartilhar” e depois “Adicionar à Tela de Início”.
install-done = Instalado. Ele está entre os seus aplicativos.

## A new version of the client.

update-title = Há uma nova versão.
update-now = Carregar
update-later = Mais tarde

## Without a connection.

offline-title = Sem conexão
offline-help = O servidor do jogo não pode ser alcançado daqui neste momento. As partidas em andamento ficam guardadas nele, com o seu lugar; um relógio que está correndo continua.
offline-can = O que funciona enquanto isso
offline-map = Ele fica neste navegador e é verificado quando a conexão voltar.
offline-again = Tentar de novo
offline-trying = Tentando …
offline-failed = Ainda sem conexão.
offline-auto = Esta página abre sozinha assim que o servidor responder.
offline-bar = Sem conexão. O que você vê pode estar desatualizado.
