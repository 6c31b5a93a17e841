## The chat of a table.

chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write to the table
chat-send = Send
chat-phrases = Quick phrases
chat-closed = Only players may write here.
chat-settings = Settings of the chat
chat-aloud = Have the screen reader say new messages
chat-mute = Mute
chat-muted = Muted
chat-mute-who = Mute { $name }
chat-watcher = Somebody watching
chat-watcher-named = { $name } (watching)
chat-spoken = { $name } says: { $text }

## Quick phrases: every reader sees them in their own language.

saying-hello = Hello!
saying-good_luck = Good luck, everyone!
saying-well_played = Well played!
saying-thanks = Thank you!
saying-sorry = Sorry!
saying-moment = One moment, I am thinking.
saying-trade = Does anybody want to trade?
saying-no_deal = That is too little for me.
saying-lucky = What luck!
saying-unlucky = What bad luck!
saying-not_me = Please do not rob me!
saying-good_game = Good game!
saying-thumbs_up = 👍
saying-smile = 😄
saying-surprise = 😮
saying-sad = 😢

## Why something was not said.

refused-chat_closed = Only players may write at this table. You can read along.
refused-chat_empty = There is nothing to read in this message. Write something first.
refused-chat_long = This message is too long. Shorten it to at most { $most } characters.
refused-chat_fast = You are writing very fast. Wait a moment and try again.

## The rule of a table.

option-watchers_chat = Watchers may write
option-watchers_chat-help = Who only watches may write in the chat, not just read it.
