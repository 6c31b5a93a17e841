## The game as an app of the device; the device shows the description.

install-description = Povoe uma ilha: um jogo para dois a oito jogadores, pessoas ou bots.
install-title = No seu aparelho
install-help = Assim o Hexfolk abre pela tela inicial, em uma janela própria e com a tela inteira para a ilha.
install-go = Instalar
install-ios = No Safari: “Compartilhar” e depois “Adicionar à Tela de Início”.
install-done = Instalado. Ele está entre os seus aplicativos.

## A new version of the client.

update-title = Há uma nova versão.
update-now = Atualizar
update-later = Mais tarde

## Without a connection.

offline-title = Sem conexão
offline-help = No momento não dá para alcançar o servidor do jogo. As partidas em andamento ficam guardadas nele, com o seu lugar; se houver limite de tempo, o relógio continua correndo.
offline-can = O que você pode fazer enquanto isso
offline-map = Ele fica neste navegador e é verificado quando a conexão voltar.
offline-again = Tentar de novo
offline-trying = Tentando…
offline-failed = Ainda sem conexão.
offline-auto = Esta página abre sozinha assim que o servidor responder.
offline-bar = Sem conexão. O que você vê pode estar desatualizado.
cookies-needed = Seu navegador não deixa esta página guardar cookies. Sem eles nenhum lugar pode ser seu: permita-os e recarregue a página.
