## The chat of a table.

chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-write = Scrivi al tavolo
chat-send = Invia
chat-phrases = Frasi pronte
chat-closed = Qui può scrivere solo chi gioca.
chat-settings = Impostazioni della chat
chat-aloud = Fai leggere i nuovi messaggi al lettore di schermo
chat-mute = Silenzia
chat-muted = In silenzio
chat-mute-who = Silenzia { $name }
chat-watcher = Qualcuno che guarda
chat-watcher-named = { $name } (guarda)
chat-spoken = { $name } dice: { $text }

## Quick phrases: every reader sees them in their own language.

saying-hello = Ciao!
saying-good_luck = Buona fortuna a tutti!
saying-well_played = Bella mossa!
saying-thanks = Grazie!
saying-sorry = Scusate!
saying-moment = Un momento, sto pensando.
saying-trade = Qualcuno vuole fare uno scambio?
saying-no_deal = Per me è troppo poco.
saying-lucky = Che fortuna!
saying-unlucky = Che sfortuna!
saying-not_me = Per favore, non derubatemi!
saying-good_game = Bella partita!
saying-thumbs_up = 👍
saying-smile = 😄
saying-surprise = 😮
saying-sad = 😢

## Why something was not said.

refused-chat_closed = A questo tavolo può scrivere solo chi gioca. Puoi comunque leggere.
refused-chat_empty = In questo messaggio non c’è niente da leggere. Scrivi prima qualcosa.
refused-chat_long = Questo messaggio è troppo lungo. Accorcialo a { $most } caratteri al massimo.
refused-chat_fast = Stai scrivendo molto in fretta. Aspetta un momento e riprova.

## The rule of a table.

option-watchers_chat = Chi guarda può scrivere
option-watchers_chat-help = Chi guarda soltanto può anche scrivere nella chat, non solo leggerla.
