## The table screen: lists and small words.

list-comma = 、
list-and = { $first }と{ $last }
nothing = なし
count-wood = 木材{ $count }枚
count-brick = レンガ{ $count }枚
count-wool = 羊毛{ $count }枚
count-grain = 小麦{ $count }枚
count-ore = 鉱石{ $count }枚

# Resources and land in the middle of a sentence.
good-wood = 木材
good-brick = レンガ
good-wool = 羊毛
good-grain = 小麦
good-ore = 鉱石
land-forest = 森林
land-hills = 丘陵
land-pasture = 牧草地
land-field = 畑
land-mountains = 山地
land-desert = 砂漠
land-lake = 湖
land-sea = 海
land-gold = 金鉱

## Places on the island.

hex-number = { $terrain }{ $number }
port-any = { $rate }:1の汎用の港
port-of = { $rate }:1の{ $resource }の港
corner-between = { $places }の交差点
corner-with-port = { $corner }（{ $port }）
edge-between = { $places }の辺
label-spot = { $label }（{ $all }か所中{ $number }番目）

## The board.

table-heading = ゲームテーブル
table-loading = テーブルを準備しています…
leave-table = テーブルを離れる
board = 島
board-help = 矢印キーで近くの場所へ移動、Enterで決定、Escで戻る、プラスとマイナスで拡大・縮小します。
zoom = 拡大・縮小
zoom-in = 拡大
zoom-out = 縮小
zoom-reset = 島全体

## Whom the table waits for.

do-found_settlement = 開拓地を置いてください
do-found_road = 開拓地につながる街道を置いてください
do-before_roll = あなたの手番：サイコロを振ってください
do-discard = 7の目：カードを{ $number }枚捨ててください
do-robber = 盗賊を動かしてください
do-rob = カードを奪う相手を選んでください
do-main = あなたの手番：交易と建設
do-free_road = 無料の街道を置いてください（残り{ $number }本）
do-sign_up = 特別建設：参加するかパスしてください
do-special = 特別建設：建設するか終えてください
do-answer = { $player }から交易の提案：返事をしてください
wait-found_settlement = { $players }が開拓地を置く番です
wait-found_road = { $players }が街道を置く番です
wait-before_roll = { $players }がサイコロを振る番です
wait-discard = カードを捨てるのを待っています：{ $players }
wait-robber = { $players }が盗賊を動かす番です
wait-rob = { $players }がカードを奪う相手を選んでいます
wait-main = { $players }の手番です
wait-free_road = { $players }が無料の街道を置く番です
wait-sign_up = 特別建設の返事を待っています：{ $players }
wait-special = { $players }が特別建設中です
wait-answers = 提案への返事を待っています：{ $players }
wait-won = { $player }の勝ちです
wait-over = ゲーム終了
turn-number = 手番{ $number }
founding = 初期配置
target = { $count }点先取
offers-open = あなたへの提案{ $count }件
sending = 送信中…

## Players and their facts.

players = プレイヤー
seat-number = プレイヤー{ $number }
away = 離席中
state-substitute = Botが代行中
state-turn = 手番
state-must = 行動待ち
fact-points = 勝利点{ $count }
fact-cards = 資源カード{ $count }枚
fact-development = 発展カード{ $count }枚
fact-knights = 使った騎士{ $count }枚
fact-knights-award = 使った騎士{ $count }枚、最大騎士力
fact-route = 最も長い街道{ $count }本
fact-route-award = 最も長い街道{ $count }本、最長交易路
fact-signed = 特別建設に参加
fact-passed = 特別建設をパス
fact-discard = あと{ $count }枚捨てる
left-road = 街道の残り{ $count }本
left-settlement = 開拓地の残り{ $count }個
left-city = 都市の残り{ $count }個
column-player = プレイヤー
column-points = 勝利点
column-cards = 資源カード
column-development = 発展カード
column-knights = 使った騎士
column-route = 最も長い街道
column-roads = 街道の残り
column-settlements = 開拓地の残り
column-cities = 都市の残り
facts = 一覧
facts-help = ほかのプレイヤーの勝利点に、伏せた勝利点カードは含まれません。街道、開拓地、都市は、ストックに残っている数です。
island-in-words = 言葉で見る島
words-settlement = { $player }の開拓地
words-city = { $player }の都市
words-robber = 盗賊
words-here = { $place }：{ $here }
dice-shown = サイコロ{ $first }と{ $second }、合計{ $sum }

## Bank and costs.

bank = 銀行
bank-hidden = このテーブルでは非公開
deck = 発展カードの山札{ $count }枚
costs = 費用
cost-road = 街道
cost-settle = 開拓地
cost-city = 都市（開拓地に重ねる）
cost-buy = 発展カード

## Hand, cards and actions.

hand = あなたの手札、{ $count }枚
held-card = { $card }、{ $count }枚
actions = 行動
all-actions = すべての行動
action-road = 街道
action-settle = 開拓地
action-city = 都市
action-buy = カード購{"\u2060"}入
action-play = カード使{"\u2060"}用
action-trade = 交易
action-roll = 振る
action-end = 手番終了
action-signup = 参加
action-pass = パス
always-pass = いつもパス
special-title = 特別建設
special-signed = 特別建設：参加します
special-passed = 特別建設：パスします
choose-settle = 光っている{ $count }か所に開拓地を置けます
choose-road = 光っている{ $count }か所に街道を置けます
choose-city = { $count }個の開拓地を都市にできます
choose-robber = 盗賊を置くタイルを選んでください
choose-nearer = 近づきました。場所をタップしてください
confirm = 決定
confirm-settle = { $place }に開拓地を置きますか？
confirm-road = { $place }に街道を置きますか？
confirm-city = { $place }を都市にしますか？
confirm-robber = 盗賊を{ $place }へ動かしますか？
discard-title = カードを{ $count }枚捨てる
discard-left = あと{ $count }枚選ぶ
discard-ready = 準備完了
discard-do = 捨てる
one-more = { $resource }を1枚増やす
one-less = { $resource }を1枚減らす
victim-title = 誰からカードを奪いますか？
card-play = { $card }を使う
card-knight-help = 盗賊を動かし、そのタイルに建物があるプレイヤー1人からカードを1枚奪います。最大騎士力に数えます。
card-roads-help = 街道を2本、無料で置きます。
card-plenty-help = 銀行から好きなカードを2枚取ります。
card-monopoly-help = 資源を1種類選び、ほかの全員からその資源カードをすべて受け取ります。
card-point-help = 引いたときから勝利点1点になり、伏せたまま持ちます。使うことはありません。
plenty-take = { $count }枚取る
victory = { $player }が島を制しました！
victory-mine = あなたが島を制しました！
see-summary = まとめを見る
look-at-board = 盤面を見る
watching = このテーブルを観戦しています。

## Trade.

trade-give = 渡すカード
trade-want = もらうカード
trade-add-give = 渡す{ $resource }を1枚増やす、今{ $held }枚中{ $count }枚
trade-add-want = もらう{ $resource }を1枚増やす、今{ $count }枚
trade-ask = 全員に提案
trade-bank = 銀行
trade-clear = クリア
trade-help = 両側のカードをタップしてください。3:1などのレートを押すと、銀行のカード1枚に必要な枚数が入ります。
trade-counter-to = { $player }への逆提案
trade-send-counter = 逆提案を送る
bank-rate = 銀行のレート、{ $resource }{ $rate }枚に1枚
bank-rate-best = 銀行のレート、{ $resource }{ $rate }枚に1枚、あなたの最良レート
offers = 提案
offer = からの提案
counter-offer = からの逆提案
offer-you-give = 渡す
offer-you-get = もらう
offer-gives = 渡す
offer-wants = 求める
offer-accept = 承認
offer-refuse = 拒否
offer-counter = 逆提案
offer-withdraw = 取り下げ
trade-with = { $player }と交易
counter-take = これを承認
answer-yes = { $player }は承認
answer-no = { $player }は拒否
answer-counter = { $player }は逆提案
answer-open = { $player }はまだ返事をしていません

## The list of all actions.

list-empty = 今できることはありません。
# Above the places that an action can be done at.
list-island = 島の上で場所を選ぶこともできます。
list-swap = { $give }を渡して{ $want }をもらう
list-offer = { $player }：{ $give }を渡して{ $want }をもらう
list-roll = サイコロを振る
list-settle = 開拓地を建てる
list-road = 街道を敷く
list-city = 都市を建てる
list-robber = 盗賊を動かす
list-rob = カードを奪う
list-discard = カードを捨てる
list-buy = 発展カードを買う
list-knight = 騎士を使う
list-roads = 街道建設を使う
list-plenty = 豊作を使う
list-monopoly = 独占を使う
list-bank = 銀行と交易する
list-accept = 提案を承認する
list-trade = 交易を成立させる
list-refuse = 提案を拒否する
list-withdraw = 提案を取り下げる
list-signup = 特別建設に参加する
list-pass = 特別建設をパスする
list-end = 手番を終える

## The log.

talk = 記録と交易
log = 記録
log-empty = まだ何も起きていません。
verbosity = スクリーンリーダーの読み上げ
verbosity-all = すべて
verbosity-mine = 自分に関わること
verbosity-few = 自分の番だけ
event-turn = 手番{ $number }：{ $player }
event-settle = { $player }が開拓地を建設：{ $place }
event-road = { $player }が街道を建設
event-road-free = { $player }が無料の街道を建設
event-city = { $player }が都市を建設：{ $place }
event-roll = { $player }の出目{ $sum }（{ $first }+{ $second }）
event-produce = { $player }が{ $cards }を獲得
event-short = 銀行の{ $resource }が不足
event-income = { $player }は{ $cards }で開始
event-discard = { $player }が捨て札：{ $cards }
event-robber = { $player }が盗賊を移動：{ $place }
event-steal = { $player }が{ $other }から奪ったカード：{ $cards }
event-steal-hidden = { $player }が{ $other }のカードを1枚獲得
event-buy = { $player }が発展カードを購入
event-buy-known = { $player }が発展カードを購入：{ $card }
event-play = { $player }が{ $card }を使用
event-plenty = { $player }が銀行から{ $cards }を獲得
event-monopoly = { $player }が{ $resource }を独占：{ $number }枚
event-hand_over = { $player }が{ $other }に渡したカード：{ $cards }
event-bank = { $player }が銀行と交易：{ $cards }を渡して{ $wanted }を獲得
event-offer = { $player }の提案：{ $cards }を渡して{ $wanted }を求める
event-counter = { $player }の逆提案：{ $cards }を渡して{ $wanted }を求める
event-accept = { $player }が提案を承認
event-refuse = { $player }が提案を拒否
event-withdraw = { $player }が提案を取り下げ
event-trade = { $player }が{ $other }と交易：{ $cards }を渡して{ $wanted }を獲得
event-award-route = { $player }が最長交易路を獲得
event-award-army = { $player }が最大騎士力を獲得
event-award-route-aside = 最長交易路の持ち主なし
event-award-army-aside = 最大騎士力の持ち主なし
event-sign_up = { $player }が特別建設に参加
event-pass = { $player }が特別建設をパス
event-slot = 特別建設：{ $player }
event-time_up = 時間切れ：{ $player }
event-forfeit = { $player }が時間切れで無料の街道{ $number }本を失う
event-win = { $player }が{ $number }点で勝利

## Why an action is closed now.

off-watching = 観戦中です。
off-no_card = 使えるカードがありません。

## Refusals without words of their own.

refused-unknown = うまくいきませんでした（{ $code }）。ページを再読み込みして、もう一度お試しください。

## The clock and pauses.

time-left = 残り{ $time }
time-spare = 予備時間の残り{ $time }
time-stands = 時計停止中、残り{ $time }
time-warning = 残り{ $seconds }秒です
substitute-you = しばらく操作がありません。ほかの人がいる間は、Botが代わりに操作します。
substitute-back = 戻る
pause-on = ゲームは一時停止中です。
pause-resume = 再開
pause-ask = 一時停止を提案
pause-asked = 一時停止の提案：{ $players }
pause-waiting = 一時停止を提案しました。全員が同意すると止まります。
pause-agree = 同意する
pause-decline = 今はしない
pause-withdraw = 取り下げる

## Sounds.

sound-mute = 効果音を消す
sound-on = 効果音オン
sound-off = 効果音オフ
sound-volume = 効果音の音量
