## トップページ：自分のテーブル

mine-title = あなたのテーブル
mine-due = あなたの番
mine-wait = あなたの手番
mine-turn = { $player }の手番
mine-playing = ゲーム進行中
mine-saved = 保存中（別の日に再開）
mine-paused = 一時停止中
mine-lobby = ロビー
mine-go = 続ける
mine-all = テーブルをすべて表示（{ $tables }）
mine-few = 表示を減らす
mine-finished = 終わったゲーム
mine-with = { $names }との対戦
mine-won-you = あなたの勝ち
mine-won-other = { $name }の勝ち
mine-won-nobody = 勝者なし
mine-report = まとめ
mine-remove = 外す
mine-remove-which = { $names }とのゲームを一覧から外す
mine-removed = 一覧から外しました

## 公開テーブル

open-title = 公開テーブル
open-none = 今、公開されているテーブルはありません。テーブルを作って公開すると、ここに表示されます。
open-stale = 今は一覧を取得できません。自動的に再試行します。
open-of = { $name }さんのテーブル
open-nameless = 人のいないテーブル
open-seats = { $players }席中{ $taken }席が着席
open-target = { $count }点先取
open-clock = 1手番{ $time }
open-no-clock = 時間制限なし
open-join = 参加する
open-watch = 観戦する
open-playing = ゲーム進行中です。
open-full = 満席です。

public = 公開テーブル
public-help = このサーバーの公開テーブル一覧に表示され、誰でも参加できます。公開しなければ、リンクかコードを知っている人だけが入れます。
public-is = このテーブルは公開中で、公開テーブル一覧に表示されています。

## 口頭で伝えるコードとQRコード

code-title = コードで参加
code-go = 進む
invite-code = 口頭で伝えるコード
invite-qr = このテーブルへのリンクのQRコード

## 同じ人が別の端末で遊ぶ

device-title = 別の端末で遊ぶ
device-help = 別の端末でこのリンクを開くか、カメラでQRコードを読み取ってください。使えるのは10分以内に1回だけです。開いた人はあなたとして遊べるので、ほかの人には渡さないでください。
device-help-local = この端末の別のブラウザーでこのリンクを開いてください。使えるのは10分以内に1回だけです。開いた人はあなたとして遊べるので、ほかの人には渡さないでください。
device-local = 別の端末で遊ぶには、HOST=0.0.0.0を付けてゲームを起動し、そのとき表示されるアドレスのページでリンクを作ってください。
device-link = 別の端末用のリンク
device-qr = 別の端末用のリンクのQRコード
device-over = 10分が過ぎたため、このリンクは使えなくなりました。
device-new = 新しいリンク
device-count = { $count }台の端末で遊んでいます。
device-dismiss = ほかの端末をログアウト
device-dismiss-ask = ほかの端末をすべてログアウトしますか？テーブルはこの端末に残り、ほかの端末には表示されなくなります。
device-dismiss-sure = ログアウトする
device-dismissed = ほかの端末をすべてログアウトしました
device-page-title = この端末で続ける
device-page-as = もう一方の端末では「{ $name }」として遊んでいます。この端末でも、同じ名前、同じテーブルで続けられます。
device-page-as-nameless = この端末でも、もう一方の端末と同じテーブルで続けられます。
device-page-tables = この端末にはあなたのテーブルが{ $count }つあります。続けると、ここには表示されなくなります。
device-page-go = 「{ $name }」として続ける
device-page-go-nameless = 続ける
device-page-same = この端末ではすでに「{ $name }」として遊んでいます。リンクは別の端末で開いてください。
device-page-same-nameless = このリンクはこの端末で作られました。別の端末で開いてください。
device-page-again = 新しいリンクを作るには、これまで遊んでいた端末でトップページを開き、「別の端末で遊ぶ」を選んでください。

bye-signed_out = 別の端末からログアウトされました。この端末では新しいゲストになりました。

refused-link_used = このリンクはすでに使われています。
refused-link_expired = このリンクは作られてから10分を過ぎたため、使えません。
refused-link_unknown = このリンクは使えません。もっと新しいリンクがあるか、リンクの一部が欠けています。
refused-code_unknown = このコードのテーブルはありません。文字を確かめるか、リンクを送ってもらってください。
refused-table_unlisted = このテーブルはもう公開されていません。別のテーブルを選んでください。
