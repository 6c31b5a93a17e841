## The chat of a table.

chat = チャット
chat-empty = まだ誰も発言していません。
chat-write = テーブルに発言
chat-send = 送信
chat-phrases = 定型文
chat-closed = 発言できるのはプレイヤーだけです。
chat-settings = チャットの設定
chat-aloud = 新しいメッセージをスクリーンリーダーで読み上げる
chat-mute = ミュート
chat-muted = ミュート中
chat-mute-who = { $name }をミュート
chat-watcher = 観戦者
chat-watcher-named = { $name }（観戦中）
chat-spoken = { $name }：{ $text }

## Quick phrases: every reader sees them in their own language.

saying-hello = こんにちは！
saying-good_luck = みなさん、よろしくお願いします！
saying-well_played = お見事！
saying-thanks = ありがとう！
saying-sorry = ごめんなさい！
saying-moment = 少し考えさせてください。
saying-trade = 誰か交易しませんか？
saying-no_deal = それでは足りません。
saying-lucky = ついてる！
saying-unlucky = ついてない！
saying-not_me = 私から奪わないで！
saying-good_game = 楽しいゲームでした！
saying-thumbs_up = 👍
saying-smile = 😄
saying-surprise = 😮
saying-sad = 😢

## Why something was not said.

refused-chat_closed = このテーブルで発言できるのはプレイヤーだけです。チャットを読むことはできます。
refused-chat_empty = メッセージが空です。何か書いてください。
refused-chat_long = メッセージが長すぎます。{ $most }文字以内にしてください。
refused-chat_fast = 送信が速すぎます。少し待ってから、もう一度お試しください。

## The rule of a table.

option-watchers_chat = 観戦者の発言
option-watchers_chat-help = 観戦者も、チャットを読むだけでなく書くことができます。
