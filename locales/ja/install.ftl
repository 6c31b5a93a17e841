## The game as an app of the device; the device shows the description.

install-description = 人とBot、2〜8人で島を開拓するゲーム
install-title = この端末にインストール
install-help = ホーム画面から独立したウィンドウで開き、画面全体を島に使えます。
install-go = インストール
install-ios = Safariでは「共有」から「ホーム画面に追加」を選びます。
install-done = インストールしました。アプリの一覧にあります。

## A new version of the client.

update-title = 新しいバージョンがあります
update-now = 読み込む
update-later = あとで

## Without a connection.

offline-title = 接続なし
offline-help = 今はここからゲームのサーバーに接続できません。進行中のゲームとあなたの席はサーバーに残っています。動いている時計は止まりません。
offline-can = その間にできること
offline-map = このブラウザーに保存され、接続が戻るとチェックされます。
offline-again = もう一度試す
offline-trying = 接続しています…
offline-failed = まだ接続できません。
offline-auto = サーバーが応答すると、このページは自動で開きます。
offline-bar = 接続できません。表示が古い可能性があります。
cookies-needed = このブラウザーでは、このページの Cookie が使えません。Cookie がないと席を確保できません。許可してから、ページを読み込み直してください。
