## The chat of a table.

chat = Chat
chat-empty = Ninguém disse nada ainda.
chat-write = Escreva para a mesa
chat-send = Enviar
chat-phrases = Frases rápidas
chat-closed = Só quem joga pode escrever aqui.
chat-settings = Configurações do chat
chat-aloud = O leitor de tela lê as novas mensagens
chat-mute = Silenciar
chat-muted = Em silêncio
chat-mute-who = Silenciar { $name }
chat-watcher = Alguém assistindo
chat-watcher-named = { $name } (assistindo)
chat-spoken = { $name } diz: { $text }

## Quick phrases: every reader sees them in their own language.

saying-hello = Olá!
saying-good_luck = Boa sorte a todos!
saying-well_played = Boa jogada!
saying-thanks = Valeu!
saying-sorry = Desculpe!
saying-moment = Um momento, estou pensando.
saying-trade = Alguém quer trocar?
saying-no_deal = É pouco para mim.
saying-lucky = Que sorte!
saying-unlucky = Que azar!
saying-not_me = Por favor, não me roubem!
saying-good_game = Boa partida!
saying-thumbs_up = 👍
saying-smile = 😄
saying-surprise = 😮
saying-sad = 😢

## Why something was not said.

refused-chat_closed = Nesta mesa só quem joga pode escrever. Você pode continuar lendo.
refused-chat_empty = Não há nada para ler nesta mensagem. Escreva algo primeiro.
refused-chat_long = Esta mensagem é longa demais. Encurte-a para no máximo { $most } caracteres.
refused-chat_fast = Você está escrevendo rápido demais. Espere um momento e tente de novo.

## The rule of a table.

option-watchers_chat = Quem assiste pode escrever
option-watchers_chat-help = Quem só assiste também pode escrever no chat, não apenas ler.
