## The chat of a table.

chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-write = Napisz do stołu
chat-send = Wyślij
chat-phrases = Szybkie zwroty
chat-closed = Tutaj mogą pisać tylko gracze.
chat-settings = Ustawienia czatu
chat-aloud = Odczytuj nowe wiadomości czytnikiem ekranu
chat-mute = Wycisz
chat-muted = Wyciszono
chat-mute-who = Wycisz: { $name }
chat-watcher = Ktoś z widzów
chat-watcher-named = { $name } (ogląda)
chat-spoken = { $name } mówi: { $text }

## Quick phrases: every reader sees them in their own language.

saying-hello = Cześć!
saying-good_luck = Powodzenia wszystkim!
saying-well_played = Dobrze zagrane!
saying-thanks = Dziękuję!
saying-sorry = Przepraszam!
saying-moment = Chwileczkę, zastanawiam się.
saying-trade = Ktoś chce się wymienić?
saying-no_deal = To dla mnie za mało.
saying-lucky = Ale szczęście!
saying-unlucky = Ale pech!
saying-not_me = Tylko nie okradaj mnie!
saying-good_game = Dobra gra!
saying-thumbs_up = 👍
saying-smile = 😄
saying-surprise = 😮
saying-sad = 😢

## Why something was not said.

refused-chat_closed = Przy tym stole mogą pisać tylko gracze. Możesz czytać, co piszą.
refused-chat_empty = Ta wiadomość jest pusta. Najpierw coś napisz.
refused-chat_long = Ta wiadomość jest za długa. Skróć ją (limit znaków: { $most }).
refused-chat_fast = Piszesz bardzo szybko. Poczekaj chwilę i spróbuj ponownie.

## The rule of a table.

option-watchers_chat = Widzowie mogą pisać
option-watchers_chat-help = Widzowie mogą pisać na czacie, a nie tylko go czytać.
