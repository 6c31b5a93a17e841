## Words of the game, used on every page.

hexfolk = Hexfolk

resource-wood = 木材
resource-brick = レンガ
resource-wool = 羊毛
resource-grain = 小麦
resource-ore = 鉱石

card-knight = 騎士
card-point = 勝利点
card-roads = 街道建設
card-plenty = 豊作
card-monopoly = 独占

award-route = 最長交易路
award-army = 最大騎士力

## The marks of a seat: a colour and an emblem.

colour-lemon = レモン
colour-navy = 紺
colour-rust = さび色
colour-mint = ミント
colour-orchid = ラン
colour-teal = 青緑
colour-ink = 墨
colour-olive = オリーブ

emblem-sun = 太陽
emblem-anchor = いかり
emblem-flame = 炎
emblem-drop = しずく
emblem-flower = 花
emblem-wave = 波
emblem-moon = 月
emblem-leaf = 葉

## On every page.

language = 言語
theme = 外観
theme-auto = 端末の設定に合わせる
theme-light = ライト
theme-dark = ダーク
home = トップページ
skip-to-content = 本文へ移動
close = 閉じる
cancel = キャンセル
yes = オン
no = オフ
you = あなた
bot = Bot
points = { $count }点

## The connection to the server.

connection-connecting = テーブルに接続しています…
connection-away = 接続が切れました。再接続しています。ゲームの内容は失われません。
connection-back = 再接続しました
connection-retry = 今すぐ再試行
bye-restart = サーバーを再起動しています。まもなくゲームに戻れます。

page-lost = ページが見つかりません
page-lost-help = このアドレスには何もありません。テーブルはすでに終了しているのかもしれません。

page-barred = 入室できません
table-closed = サーバーの管理者がこのテーブルを閉じました。見ることはできますが、続きは遊べません。新しいテーブルを作るか、管理者に問い合わせてください。
sentence-after = { $first }{ $next }
