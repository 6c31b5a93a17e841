## マップエディター。

editor-title = マップエディター
editor-start = マップを描く
editor-start-help = 自分の島を描いて、みんなで遊べます。
editor-mode = 表示
editor-mode-draw = 描く
editor-mode-trial = 配置を試す
editor-field = 描画エリア
editor-field-help = 矢印キーで移動し、Shiftを押しながらだと塗りながら移動します。Enterかスペースでツールを使います。文字キーで地形を置きます：R ランダム、F 森林、H 丘陵、P 牧草地、A 畑、M 山地、D 砂漠、G 金鉱、L 湖、S 海。Deleteで消します。数字キーで数字を固定、ピリオドで解除。Nで初期配置できないタイルにします。Ctrl+Zで元に戻し、Ctrl+Yでやり直します。
editor-grid = マップのマス
editor-coast = 海岸の辺
editor-cell = { $row }行{ $column }列：{ $what }
editor-side = { $row }行{ $column }列の{ $side }の辺：{ $what }
editor-side-ne = 北東
editor-side-e = 東
editor-side-se = 南東
editor-side-sw = 南西
editor-side-w = 西
editor-side-nw = 北西
editor-nothing = 空き
editor-random = ランダム
editor-has-number = 数字{ $number }
editor-has-no-start = 開始不可

## ツール。

editor-tools = ツール
editor-tool-kind = 描くもの
editor-tool-terrain = 地形
editor-tool-terrain-help = ドラッグして塗ります。ランダムのタイルの地形は、島を配るときに決まります。
editor-tool-number = 数字
editor-tool-number-help = タイルをタップすると数字を固定します。ほかの数字はランダムに配られます。
editor-tool-port = 港
editor-tool-port-help = 海岸の丸をタップすると、そこに港を固定します。ほかの港はランダムに配られます。
editor-tool-noStart = 開始不可
editor-tool-noStart-help = 初期配置で開拓地を置けないようにするタイルをタップします。
editor-tool-hand = 表示を動かす
editor-tool-hand-help = ドラッグで見回します。どのツールでも、2本の指かホイールで拡大・縮小できます。
editor-erase = 消す
editor-dealt = ランダム
editor-no-port = 港なし
editor-port-any = 汎用の港
editor-port-wood = 木材の港
editor-port-brick = レンガの港
editor-port-wool = 羊毛の港
editor-port-grain = 小麦の港
editor-port-ore = 鉱石の港

## マップ全体。

editor-actions = マップ全体
editor-undo = 元に戻す
editor-undone = 元に戻しました
editor-redo = やり直す
editor-redone = やり直しました
editor-turn = 60度回す
editor-mirror-sideways = 左右を反転
editor-mirror-over = 上下を反転
editor-move-left = 左へ動かす
editor-move-right = 右へ動かす
editor-move-up = 上へ動かす
editor-move-down = 下へ動かす
editor-clear = すべて消す
editor-map = マップ
editor-name = マップの名前
editor-untitled = 私の島
editor-least = 最少人数
editor-most = 最多人数

## 配るもの。

editor-pools = 配るもの
editor-fill = 自動で決める
editor-fill-help = 地形、数字、港の数が、描いた島に合わせて標準の割合で決まります。どれかの数を変えると、あとは手動になります。
editor-pool-terrain = ランダムのタイルの地形：{ $count }
editor-pool-numbers = 数字：{ $count }
editor-pool-ports = 港：{ $count }
editor-fewer = 1つ減らす：{ $what }
editor-more = 1つ増やす：{ $what }

## 描いたマップについてのサーバーの判定。

editor-check = チェック
editor-check-empty = まだ何も描かれていません。陸を塗ってください。
editor-check-busy = チェックしています…
editor-check-good = このマップで遊べます。
editor-check-errors = このマップで遊ぶには、{ $count }か所を直す必要があります。
editor-check-warnings = このマップで遊べます。知っておくこと（{ $count }件）：
editor-error = エラー：
editor-warning = 注意：
editor-finding-other = ここに問題があります（{ $code }）。
editor-show = 見る
editor-show-what = マップで見る：{ $what }
editor-fact-land = 陸のタイル{ $count }枚
editor-fact-islands = 島{ $count }つ
editor-fact-sites = 初期配置できる場所{ $count }か所
editor-fact-most = { $most ->
    [0] 広さが足りません
   *[other] { $most }人まで遊べる広さ
}

## 試しの配置。

editor-trial-picture = { $seed }番の配置での島
editor-seed = 配置の番号
editor-style = 配置の種類
editor-deal-again = もう一度配る

## マップの出どころと行き先。

editor-open = 開く
editor-open-empty = 何もない状態
editor-open-file = ファイルから…
editor-open-kept = このブラウザーに保存したもの
editor-open-packaged = ゲームのマップ
editor-discard = 削除
editor-discard-what = { $name }を削除
editor-opened-undo = 描いていたマップは保存されていませんでした。「元に戻す」で戻せます。
editor-keeping = 保存とゲーム
editor-state-empty = 新しいマップ
editor-state-saved = 保存済み
editor-state-draft = まだ保存していません。下書きはこのブラウザーに残ります。
editor-state-lost = まだ保存しておらず、このブラウザーには下書きも残りません。ページを離れる前に、ファイルに保存してください。
editor-save = 保存
editor-saved = { $name }をこのブラウザーに保存しました
editor-not-saved = このブラウザーには保存できません。ファイルに保存してください。
editor-download = ファイルに保存
editor-downloaded = { $name }をダウンロードしました
editor-play = このマップで遊ぶ
editor-share = 共有
editor-share-help = リンクにマップ全体が入っています。開いた人は見たり、変えたり、遊んだりできます。
editor-share-link = マップのリンク
editor-link-opened = リンクから開いたマップです。
editor-link-opened-undo = リンクから開いたマップです。「元に戻す」で、描いていたマップに戻ります。
editor-link-long = マップが大きすぎてリンクにできません。ファイルで渡してください。
editor-link-way = このリンクは新しいバージョンのもので、読み込めません。
editor-link-broken = リンクの一部が欠けていて、開けません。もう一度送ってもらってください。
editor-unread-toml = マップファイルではありません：{ $line }行目が読み込めません。
editor-unread-empty = このファイルにはマップがありません（{ $line }行目）。
editor-unread-size = このマップはエディターには大きすぎます（{ $line }行目）。
editor-unread-letter = { $line }行目に、地形でも数字でもない文字があります。
editor-unread-column = { $line }行目で、文字が列の間にあります。隣どうしは2列離れ、行ごとに1列ずれます。
editor-unread-field = { $line }行目には、マップにない項目が書かれています。
