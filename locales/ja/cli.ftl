## The frame of what the command line says. Names of commands, options and files stay as they are.

cli-error = エラー：{ $message }
cli-no-language = 言語{ $language }はありません。使える言語：{ $known }
cli-no-folder = フォルダー{ $folder }がありません

## The games on the disk.

cli-games-newer = { $folder }のゲームは、より新しいバージョンのHexfolkのものです
cli-games-older = { $folder }のゲームは古いバージョンのものです。サーバーを一度起動すると新しくなります
cli-games-none = { $folder }にゲームがありません：{ $why }
cli-games-problem = { $folder }のゲーム：{ $why }
cli-games-unkept = { $folder }にゲームを保存できません：{ $why }
cli-database-missing = データベースがありません
cli-database-foreign = ゲームが入っていません
cli-backup-failed = コピーを作れませんでした：{ $why }
cli-backup-there = { $file }はすでにあります
cli-backup-unwritable = コピーを書き込めません
cli-backup-damaged = コピーが壊れています
cli-backup-made = { $file }：テーブル{ $tables }個、項目{ $entries }件。確認済みです。
cli-cleanup-would = 削除されるもの：テーブル{ $tables }個と、終わったテーブル{ $talks }個のチャット。
cli-cleanup-gone = テーブル{ $tables }個とチャット{ $lines }行を削除し、{ $size } MiBが空きました。

## Tables and bans. A single word here heads a column.

cli-who = 対象
cli-until = 期限
cli-since = 開始
cli-note = メモ
cli-number = 番号
cli-mark = 印
cli-state = 状態
cli-people = 人
cli-bots = Bot
cli-entries = 項目
cli-made = 作成
cli-last-action = 最終操作
cli-chair = 席
cli-name = 名前
cli-person = 人
cli-host = ホスト
cli-conceded = 投了
cli-state-lobby = ロビー
cli-state-playing = ゲーム中
cli-state-over = 終了
cli-state-closed = 閉鎖
cli-state-paused = 一時停止
cli-kind-open = 空き
cli-kind-person = 人
cli-kind-bot = Bot
cli-table = テーブル{ $table }：{ $state }、ゲーム{ $game }、速さ{ $pace }
cli-table-turn = テーブル{ $table }：{ $state }、ゲーム{ $game }、手番{ $turn }、速さ{ $pace }
cli-table-log = 作成{ $date }、項目{ $entries }件、最後は{ $ago }
cli-table-options = 設定：{ $options }
cli-no-table = テーブル{ $table }はありません
cli-table-busy = テーブル{ $table }は動きが多くて閉じられません。もう一度お試しください
cli-table-closed = テーブルを閉じました。
cli-table-closed-before = テーブルはすでに閉じられていました。
cli-ban-lifted = 解除まで
cli-ban-person = 人{ $person }
cli-ban-made = 禁止{ $number }：{ $who }、{ $date }まで。
cli-ban-made-endless = 禁止{ $number }：{ $who }、解除されるまで。
cli-ban-unknown = 禁止{ $number }はありません
cli-ban-is-lifted = 禁止{ $number }を解除しました。
cli-ban-both = --daysと--untilは同時に使えません
cli-ban-past = その時刻はもう過ぎています
cli-ban-everybody = それでは全員になってしまいます
cli-ban-nonsense = アドレスでもネットワークでも人のIDでもありません（IDは0-9とa-fを{ $least }文字以上）
cli-ban-several = { $who }：この文字で始まるIDの人が複数います
cli-ban-nobody = { $who }：この文字で始まるIDの人はいません

## Records.

cli-record-no-text = { $file }は記録ではありません：テキストではありません
cli-record-too-long = { $file }：記録としては長すぎます
cli-record-running = このゲームはまだ続いています。終わってから振り返れます
cli-replay-title = 項目{ $entries }件、手番{ $turns }回
cli-seat = 席
cli-player = プレイヤー
cli-bot = Bot
cli-points = 点
cli-wins = 勝ち
cli-replay-unfinished = このゲームは最後まで行われていません。
cli-no-seat = 席{ $seat }はありません
cli-verified = 検証済み：{ $given }
cli-recomputed-not-verified = 再計算できましたが、検証はできません：{ $given }。サーバーが抽選の結果を選べたことになります
cli-recomputed = 再計算済み：すべての抽選は秘密の値から導かれます。Botだけのゲームでは、そこに誰も加わりません
cli-unpublished = 検証できません：秘密の値が公開されていません。ゲームの途中か、記録が途切れています
cli-unsealed = 検証できません：ルールどおりですが、乱数がどこから来たのかを示すものがありません
cli-gave-one = 唯一の人がバイト列を出しました
cli-gave-not-one = 唯一の人はバイト列を出しませんでした
cli-gave-all = { $people }人全員がバイト列を出しました
cli-gave-some = { $people }人中{ $gave }人がバイト列を出しました
cli-gave-none = { $people }人の誰もバイト列を出しませんでした

## A game looked at in the terminal.

watch-keys = space 再生 · ←→ 一手 · ↑↓ 手番 · [ ] 出来事 · home end · 数字 enter: その手番へ · + - 速さ · e 視点 · q 終了
watch-turn = 手番{ $turn }
watch-turn-points = 手番{ $turn }、得点{ $points }
watch-founding = 初期配置
watch-founding-seats = 初期配置、{ $seats }席
watch-dice = サイコロ{ $dice }
watch-bank = 銀行{ $cards }
watch-deck = 山札{ $cards }
watch-eyes = 視点：{ $who }
watch-eyes-all = 全員
watch-eyes-spectator = 観戦者
watch-seat = 席{ $seat }
watch-head-points = 点
watch-head-knights = 騎士
watch-head-road = 街道
watch-head-cards = 手札
watch-head-development = 発展
watch-from = { $who }から{ $what }
watch-a-card = カード1枚
watch-hands-over = { $who }が{ $cards }を渡す
watch-award-route = 最長交易路：{ $who }
watch-award-army = 最大騎士力：{ $who }
watch-nobody = なし
watch-wins = { $points }点で勝利

## Islands and maps.

cli-id = ID
cli-players = 人数
cli-hexes = タイル
cli-islands = 島
cli-ports = 港
cli-target = 目標
cli-map-error = エラー
cli-map-warning = 注意
cli-map-good = 問題なし、タイル{ $hexes }枚、{ $least }〜{ $most }人用
cli-map-good-islands = 問題なし、タイル{ $hexes }枚、島{ $islands }つ、{ $least }〜{ $most }人用
cli-no-island = 島{ $island }はありません。あるもの：{ $known }
cli-no-island-or-file = { $island }という島もファイルもありません。島：{ $known }
cli-no-text = { $file }はテキストではありません
cli-beginner-deal = 初心者向けの配置はstandard19だけにあります
cli-option-refused = ほかの設定と合いません（{ $code }）

## The server.

cli-no-address = アドレスがありません
cli-bad-address = { $address }はアドレスでもネットワークでもありません
cli-stopped = Hexfolkを終了しました。ゲームは{ $folder }に保存され、次の起動で続きます。
cli-taken = { $host }のポート{ $port }で待ち受けできません：別のプログラムが使っています
cli-unheard = { $host }のポート{ $port }で待ち受けできません：{ $why }
cli-figures = 統計：{ $address }

## Games among bots.

cli-bots-for = { $players }人のゲームにBotが{ $bots }体です
cli-no-bot = Bot{ $bot }はありません。使えるのは{ $known }、自作のものはモジュール{ ":" }名前
cli-bad-bot = { $bot }はモジュール{ ":" }名前の形になっていません
cli-worker-ended = 作業プロセスが終了しました
cli-journal-none = { $file }はアリーナの記録ファイルではありません
cli-journal-game = { $file }、{ $line }行目：このアリーナのゲームではありません
cli-journal-other = { $file }は別のアリーナの記録ファイルです：{ $field }はそこでは{ $there }、ここでは{ $here }です
cli-stalled = HexfolkのBotが動かなくなりました：{ $why }
cli-games = ゲーム
cli-games-on = { $island }で{ $players }人のゲームを{ $games }回
cli-games-dealt = { $games }：島の配置{ $islands }通り、{ $rotations }巡
cli-share = 割合
cli-victories = 勝利
cli-rating = レート
cli-offers = 提案
cli-offers-taken = 承認
cli-finished = { $games }ゲームが終了
cli-resumed = うち{ $games }ゲームは途中経過の記録から
cli-trades = プレイヤー間の交易：1ゲームに{ $trades }回
cli-turns = 手番：中央値{ $median }、99 %は{ $most }以内
cli-speed = { $seconds }秒、毎秒{ $rate }ゲーム（{ $rules }）
cli-compiled = コンパイル版
cli-interpreted = インタープリター版
cli-lost-moves = { $bot }は{ $moves }手を失いました（{ $kinds }）。最初：{ $first }

## Names of phases, as the terminal shows them.

watch-phase-found_settlement = 最初の開拓地
watch-phase-found_road = 最初の街道
watch-phase-before_roll = サイコロの前
watch-phase-discard = 捨てるカードの選択
watch-phase-robber = 盗賊
watch-phase-rob = カードを奪う
watch-phase-main = 交易と建設
watch-phase-free_road = 無料の街道
watch-phase-sign_up = 特別建設への参加
watch-phase-special = 特別建設
watch-phase-over = 終了

## Records that cannot be read.

cli-record-fault = 記録{ $line }行目：{ $why }
cli-fault-there = { $why }（「{ $found }」）
cli-verify-fault = { $file }の{ $line }行目：{ $why }

## 負荷をかけたサーバー。

load-tables = { $seats }人のテーブル{ $tables }卓
load-title = { $tables }、毎秒の予定操作数：{ $rate }
load-title-kills = { $tables }、サーバーの強制終了：{ $kills }回
load-what = 項目
load-measured = 測定値
load-found = 結果
load-actions = 操作
load-actions-in = { $seconds }秒で{ $actions }回
load-actions-a-second = 毎秒の操作数
load-wait = 予定から全席に届くまで、p50
load-worst = 最悪
load-games-finished = 終わったゲーム
load-resyncs = 送り直した状態
load-errors = エラー
load-memory-table = テーブル1卓のメモリー
load-memory-seat = 1席のメモリー
load-server-busy = サーバーが使うプロセッサー数
load-players-busy = プレイヤー側が使うプロセッサー数
load-average = 開始前の平均負荷
load-actions-everywhere = 全席に届いた操作
load-acked = 確認を返したメッセージ
load-finding-missing = 確認を返したが、ログにないもの
load-finding-twice = 二度行われたもの
load-finding-unasked = 行われたが、確認を返していないもの
load-finding-unfolded = ログの意味が通らないテーブル
load-finding-otherwise = 違うものを見た人
load-longest-open = サーバーが待ち受けるまでの最長時間
load-longest-back = 全員が戻るまでの最長時間
load-seconds = { $seconds }秒
load-milliseconds = { $time } ms
load-kib = { $size } KiB
load-server-said = サーバーの出力：
load-stage = { $what }：{ $total }
load-stage-made = テーブルの作成
load-stage-laid = テーブルの準備
load-stage-start = サーバーの起動
load-stage-taken = テーブルの読み込み
load-stage-enter = 人の入室
load-stage-play = プレイ
load-stage-killing = プレイとサーバーの強制終了
load-stage-log = ログの読み取り
load-own-pin = --pinは専用のサーバーでのみ使えます
load-own-kills = --killsと--seconds 0は専用のサーバーでのみ使えます
load-kills-time = --killsには時間が必要です：--seconds
load-pin-system = --pinはこのシステムでは使えません
load-pin-two = --pinには2つのプロセッサーが必要です
load-trouble-scheme = { $scheme }は使えません：http://127.0.0.1:PORT
load-trouble-port = ポートが正しくありません
load-trouble-far = 負荷をかけられるのはこのコンピューターのサーバーだけです：127.0.0.1、[::1]、localhost
load-trouble-outside = { $seconds }秒以内に{ $people }人のうち{ $away }人が入れません
load-trouble-ended = サーバーが動いていません：{ $said }
load-trouble-mute = サーバーが動いておらず、何も出力していません
load-trouble-busy = { $address }はこれほど多くのテーブルを調べません
load-trouble-silent = { $address }が応答しません：{ $why }
load-trouble-tableless = { $address }がテーブルを作りません：{ $why }
load-trouble-table = { $address }がテーブル{ $table }で応答しません
load-trouble-refused = { $address }に拒否されました：{ $refusal }
