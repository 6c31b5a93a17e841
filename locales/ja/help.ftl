## What `hexfolk --help` tells. The first line of a command's help stands in lists of commands; every line is a
## paragraph. Names of commands and options, file names and values stay as they are.

help-hexfolk = Hexfolk：島を開拓するゲーム。2〜8人とBotで遊べます。
help-help = この説明を表示して終了します。
help-version = バージョンと、ルールがコンパイル済みかどうかを表示します。
help-lang = 表示する言語（jaやpt-BRなど）。省略するとシステムの言語になります。

## What stands for a value.

metavar-number = 数
metavar-text = 文字列
metavar-file = ファイル
metavar-files = ファイル…
metavar-folder = フォルダー
metavar-tag = 言語
metavar-seconds = 秒数
metavar-rounds = 巡数
metavar-line = 行
metavar-seat = 席
metavar-id = ID
metavar-who = 人|アドレス|ネットワーク
metavar-network = アドレス|ネットワーク
metavar-island = ID|ファイル
metavar-svg = ファイル{ ".svg" }
metavar-bots = 名前[,名前…]
metavar-line-up = 名前{ "," }名前…
metavar-url = URL

## Options of several commands.

help-data = ゲームを保存しているフォルダー。
help-json = 表の代わりに、JSONオブジェクト1つで出力します。
help-json-tables = いくつかの表の代わりに、JSONオブジェクト1つで出力します。
help-json-object = 文章の代わりに、JSONオブジェクトで出力します。
help-json-list = 表の代わりに、JSONオブジェクトのリストで出力します。
help-json-lines = 文章の代わりに、JSONオブジェクトのリストで出力します。

## Games among bots.

help-players = テーブルの席の数。
help-seed = シード。同じ値なら、どこでも同じゲームになります。
help-board = 島、またはマップのファイル（.toml）。「standard」は人数に合う盤面です。
help-workers = プロセスの数。結果には影響しません。
help-deadline = 外部のBotが考えてよい時間。過ぎるとその手を失います。
help-turn-cap = この手番数でゲームを打ち切ります。
help-target = 勝利に必要な点。
help-target-default = 島のすすめる点
help-deal = 島の配置のしかた。
help-dice = サイコロ2個、またはその36通りの目の山札。
help-soft-sevens = バランスのサイコロ：前の7から2回以内に出た7を、1度だけ山札に戻します。
help-no-early-seven = バランスのサイコロ：最初のこの巡数（3まで）は7が出ません。
help-rule-friendly-robber = 2点以下のプレイヤーには盗賊が近づきません。
help-rule-robber = 盗賊がいるかどうか。
help-rule-discard = 7で、手札が8枚以上なら半分を捨てるかどうか。
help-rule-route-award = 最長交易路に2点が付くかどうか。
help-rule-army-award = 最大騎士力に2点が付くかどうか。
help-rule-special-building = 5人以上のとき、手番の間に建設できるかどうか。
help-rule-gifts = 交易の片側が空でもよいかどうか。
help-rule-bank-shown = 銀行の残りが人に見えるかどうか。Botには関係ありません。
help-sim = Botどうしでゲームを行い、結果を集計します。
help-sim-games = ゲームの数。
help-sim-bots = 全席に同じBot、または席ごとに1つ：{ $bots }、インストール済みのもの、またはモジュール{ ":" }名前。
help-sim-record = 最後のゲームの記録をこのファイルに書き込みます。
help-sim-verifiable = テーブルと同じく、封印した秘密の値から乱数を導きます。手番の順も抽選します。
help-arena =
    Botを同じ条件で競わせます。

    どの島も、サイコロの目ごと、顔ぶれの並びを変えて1回ずつ行います。全員が1席ずつずれていき、元の席に戻るまでで、その1回が1ゲームです。--players 4なら、a,b,c,dとa,b,b,bの並びは4通り、a,b（つまりa,b,a,b）は2通りなので、--games 400では島が100または200になります。最後の島の残りも行います。

    勝率は、その名前が占める席とゲームごとの勝ちの割合です。全員が互角なら、1を人数で割った値になります。95 %区間はWilsonのもので、島の差が偶然より大きいところでは広くなります。レーティングはopenskillのもので、全員25から始まり、勝者が先、ほかは点の順です。結果はシードだけで決まります。ただし、時間と、間に合わなかった外部のBotは別です。
help-arena-bots = 顔ぶれ：席ごとに1つ。少なければ繰り返します。それぞれ{ $bots }、インストール済みのもの、またはモジュール{ ":" }名前。
help-arena-games = ゲームの数。どの島もすべての並びで行えるように切り上げます。
help-arena-journal = 各ゲームをこのファイルに書き留めます。すでにあれば、その続きから始めます。

## Records.

help-analyse =
    終わったゲームを振り返ります。勝率と転機を示します。

    「ファイル」はその記録です（-なら標準入力）。全員の手札を知る名人の目で見た各プレイヤーの勝率の推移と、最も大きく動いた5つの場面を表示します。ルールがコンパイル済みなら数秒、そうでなければ数分かかります。

    続いているゲームや、意味の通らない記録は受け付けず、終了コードは1になります。
help-analyse-json = 曲線のすべての点を、JSONオブジェクト1つで出力します。
help-analyse-line = 代わりに、記録のこの行で名人ならどうしたかを示します。
help-replay =
    記録をもう一度たどり、最後の点を表示します。

    「ファイル」は記録です（-なら標準入力）。--watchを付けると一手ずつ見られます。スペースで再生と停止、矢印キーで一手ごとと手番ごと、[ と ] で出来事ごとに動きます。端末でなければ、手を1行ずつ書き出します。

    意味の通らない記録、ルールに反する記録、書かれているとおりに終わらない記録は、行と理由を示して受け付けず、終了コードは1になります。
help-replay-watch = キー操作で、ゲームを一手ずつ見ます。
help-replay-eyes = --watchで、誰の手札を見るか：all（全員）、spectator（観戦者）、または席の番号。
help-replay-from = --watchで、記録のどの行から始めるか。
help-replay-speed = --watchで、再生の速さ。
help-report =
    記録のまとめを、1つのHTMLファイルにします。

    「ファイル」は記録です（-なら標準入力）。できたページには、ネットワークもスクリプトもほかのファイルも要りません。意味の通らない記録、ルールに反する記録、書かれているとおりに終わらない記録は、行と理由を示して受け付けず、ページを作らずに終了コード1で終わります。
help-report-output = ページの書き込み先（-なら標準出力）。
help-verify =
    記録の抽選をすべて計算し直し、ルールどおりにたどります。

    「ファイル」は記録です（-なら標準入力）。結果は次のいずれかです。

    検証済み：どの抽選も、事前に確定した秘密の値と、人の出したバイト列から導かれます。
    再計算済み：同じですが、バイト列を出した人がいません。秘密の値を作った側は抽選を選べました。
    検証できません：封印されていない記録か、秘密の値が公開されていません（終了コード3）。
    それ以外は、最初に食い違う行とその理由（終了コード1）。

## Islands and maps.

help-maps =
    ゲームの島を一覧します。マップの検査や描画もできます。

    マップはテキストのファイルです。書き方はdocs/maps.mdにあります。
help-maps-check =
    それぞれのマップで遊べるか、どこに問題があるかを示します。

    どのメッセージにもファイル、行、桁が付きます。エラーのあるマップがあれば終了コードは1です。警告は数えません。
help-maps-draw =
    島をSVGの絵にします。

    ゲームの島ならID、そうでなければマップのファイルを指定します。
help-maps-output = 絵の書き込み先。省略すると標準出力になります。
help-maps-seed = 配置のシード。
help-maps-undealt = 何も配らず、ファイルにあるとおりにマップを描きます。

## The server and its tables.

help-serve =
    中断されるまで、ブラウザーでゲームを遊べるようにします。

    --hostを付けなければ、このコンピューターだけで遊べます。0.0.0.0にすると家庭内のネットワークに開き、アドレスをQRコードでも表示します。
help-serve-host = 待ち受けるアドレス。
help-serve-port = ポート。0なら空いているもの。
help-serve-keep-days = この日数のあいだ誰も触れなかった未完のテーブルを削除します。0なら削除しません。
help-serve-trust-proxy = ここからのX-Forwarded-ForとX-Forwarded-Protoを信じます。noneなら誰も信じません。繰り返し指定できます。
help-serve-exempt = このアドレスやネットワークには制限をかけません。繰り返し指定できます。
help-serve-sockets = 1つのアドレスが同時に開けるブラウザーのタブの数。
help-serve-metrics-port = Prometheus用の数値をこのポートで出します。0なら空いているもの。省略すると出しません。
help-serve-metrics-host = その数値を出すアドレス。
help-serve-log-format = ログの形式。
help-serve-log-level = ログに書く最低のレベル。
help-tables =
    すべてのテーブルを、最後に動きのあったものから順に一覧します。

    サーバーの動作中にも使えます。IDを知る人は誰でもテーブルを開けるので、一覧は人に見せないでください。「印」はサーバーのログでのテーブルの呼び名です。
help-tables-state = この状態のテーブルだけ。繰り返し指定できます。
help-table =
    テーブルの席、設定、ログの長さを表示します。

    席に並ぶ人の短いIDは、「hexfolk ban」でその人を指すのに使えます。--closeを付けると、そのテーブルではもう何もできなくなります。見ることはできます。
help-table-close = テーブルを完全に閉じます。動作中のサーバーがプレイヤーに知らせます。
help-ban =
    入室禁止を一覧します。人やアドレスの禁止と解除もできます。

    動作中のサーバーには数秒で反映され、本人にはその人の言語で知らせます。
help-ban-add =
    人、アドレス、ネットワークの入室を禁止します。

    人は、「hexfolk table ID」で表示される短いIDで指定します。--daysか--untilで期限を決めなければ、解除するまで続きます。
help-ban-days = この日数だけ。
help-ban-until = この時刻まで（UTC）。
help-ban-note = 理由。自分だけに見えます。
help-ban-lift =
    また入れるようにします。

    「数」は、「hexfolk ban」で一覧される禁止の番号です。
help-backup =
    すべてのゲームを新しいファイルにコピーし、コピーを確認します。

    サーバーの動作中にも使えます。元に戻すときは、サーバーを止め、データのフォルダーを空にして、コピーをhexfolk.sqlite3という名前で置いてください。
help-cleanup =
    最後まで行われず、もう誰にも要らないテーブルを削除します。

    --daysの日数のあいだ何も起きなかったテーブルが消えます。終わったゲームは記録として残り、そのテーブルのチャットは同じ期間の後に消えます。その後、ファイルをできるだけ小さくします。動作中のサーバーも、最後のこと以外は1日に1回行います。
help-cleanup-days = 何も起きていない日数。
help-cleanup-dry-run = 何が消えるかを示すだけにします。

## A server put under load.

help-load =
    サーバーに負荷をかけて測ります。

    多くのテーブルで実際のソケットを通して遊び、どれだけ待たされるかを測ります。操作の時間は、行うはずの時刻から、テーブルの全席に更新が届くまでです。--killsでは、サーバーが確認を返したものが失われたり2度行われたりすると、終了コードが1になります。
help-load-tables = テーブルの数。
help-load-seats = 各テーブルの人数。
help-load-seconds = 遊ぶ時間。0ならテーブルのメモリーだけを測ります。
help-load-rate = 全テーブルでの1秒あたりの操作の数。サーバーが追いつくかどうかによらず、不規則に起こります。
help-load-rate-default = テーブルごとに0.5回
help-load-ahead = 専用のサーバー：ゲームは最大でこの手数まで進んでいます。
help-load-seed = 先に進めたゲームと、人の選択のシード。
help-load-address = このコンピューターですでに動いているサーバー。ほかのサーバーに負荷はかけません。
help-load-address-default = 一時フォルダーの専用サーバー
help-load-pin = 専用のサーバー：サーバーと人に、別々のプロセッサーを割り当てます。
help-load-kills = 専用のサーバー：途中でこの回数だけ強制終了し、その後、ログを返した確認と照らし合わせます。

## The frame of help.

usage-usage = 使い方：{ $command }
usage-options = オプション：
usage-commands = コマンド：
usage-some-options = [オプション]
usage-a-command = コマンド [引数]…
usage-some-command = [コマンド] [引数]…
usage-default = 既定値：{ $default }
usage-required = 必須

## Complaints about the form of a command line.

usage-try = 使い方は「{ $command } { $option }」で確認できます。
usage-aborted = 中断しました
usage-bad-value = 値が正しくありません：{ $message }
usage-bad-value-of = { $param_hint }の値が正しくありません：{ $message }
usage-missing-command = コマンドがありません。
usage-missing-option = オプション{ $name }がありません。
usage-missing-argument = 引数{ $name }がありません。
usage-no-option = オプション{ $name }はありません。
usage-no-command = コマンド{ $name }はありません。
usage-meant = { $number ->
   *[other] もしかして：{ $names }
}
usage-extra = 引数が多すぎます：{ $args }
usage-needs-value = オプション{ $name }には値が必要です。
usage-takes-no-value = オプション{ $name }に値は付けられません。
usage-no-choice = { $value }は{ $choices }のどれでもありません。
usage-no-format = { $value }は{ $formats }のどの形でもありません。
usage-no-number = { $number_type ->
    [float] { $value }は数ではありません。
   *[integer] { $value }は整数ではありません。
}
usage-no-range = { $value }は範囲{ $range }の外です。
usage-path-missing = { $name ->
    [Directory] フォルダー{ $filename }はありません。
   *[other] ファイル{ $filename }はありません。
}
usage-path-file = { $filename }はファイルです。フォルダーではありません。
usage-path-folder = { $filename }はフォルダーです。ファイルではありません。
usage-path-unreadable = { $filename }は読み込めません。
usage-path-unwritable = { $filename }は書き込めません。
usage-no-opening = { $filename }を開けません：{ $message }
usage-unknown-error = 不明なエラー
