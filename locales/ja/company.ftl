## Who is at the table, and what the host may do about it.

chair-host = ホスト
chair-ready = 準備完了
chair-not-ready = 準備中
chair-locked = ロックされた席
chair-locked-help = 開始時にBotが入ります
chair-sit = ここに座る
chair-kind = この席のプレイヤー（{ $look }）
chair-kind-open = 空き
chair-kind-locked = ロック
chair-more = { $name }さんへの操作
chair-hand-over = ホストを譲る
chair-kick = 席から外す
chair-kick-help = 席から外された人は、あなたが許すまでこのテーブルの席に着けません。

host-you = あなたがホストになりました
host-now = { $name }さんがホストになりました

look-title = あなたの見た目
emblem-title = あなたの紋章
emblem-help = 次のテーブルでも使われます。ほかの人が使っているときは、別の紋章になります。

level-title = Botの強さ
level-easy = やさしい
level-standard = 標準
level-hard = 強い
level-master = 名人
level-easy-bot = Bot（やさしい）
level-standard-bot = Bot（標準）
level-hard-bot = Bot（強い）
level-master-bot = Bot（名人）
level-easy-help = やさしいBotは手堅く遊び、交易を好みますが、見落としもあります。
level-standard-help = 標準のBotは計画を立て、交易し、身を守ります。
level-hard-help = 強いBotは1巡先を読み、駆け引きをします。
level-master-help = 名人はさらに先を読み、一手ごとによく考えます。
level-help = 新しく入るBotと、人の代わりに操作するBotに使われます。

trait-bargain = 取引好き
trait-haggler = 少し多めに求める
trait-brisk = 決断が早い
trait-thoughtful = じっくり考える
trait-plain = 返事は「はい」か「いいえ」

ready = 準備完了
ready-help = 始められることがホストに伝わります。
ready-said = ホストはゲームを始められます。まだ時間が必要なときは、もう一度押してください。
ready-again = ホストがルールを変えました。確かめてから、もう一度「準備完了」を押してください。
ready-missing = まだ準備中（{ $count }人）：{ $names }さん
ready-all = 全員の準備が整いました。
start-not-ready = { $names }さん（{ $count }人）はまだ準備中です。それでも始めますか？
start-anyway = それでも始める
start-wait = 待つ

watching-and = { $names }さんと、名前のない{ $count }人。
watching-until = このテーブルは観戦なしなので、ゲームが始まると観戦者は退出になります。
barred-title = 席から外された人
barred-let = また座れるようにする
kicked-title = ホストに席から外されました
kicked-help = ホストが許すまで、このテーブルの席には着けません。
join-locked = 空席はありません。残りの席はホストがロックしています。
join-watch = このまま観戦できます。
join-leave = このテーブルは観戦なしなので、ゲームが始まると退出になります。

closed-title = このゲームは観戦なしで行われています
closed-help = 見られるのはプレイヤーだけです。ゲームが終わると、また入れます。
closed-again = もう一度確かめる

option-watchers = 観戦
option-watchers-help = リンクを持つ人は、誰でもゲームを観戦できます。オフなら、プレイヤーだけが見られます。

## Sets of rules to begin with.

preset-title = ゲームの種類
preset-classic = クラシック
preset-classic-help = 標準のルールで、手番は2分です。
preset-quick = クイック
preset-quick-help = 8点先取で、手番は1分です。
preset-beginners = 初心者向け
preset-beginners-help = バランスのよい島とやさしい盗賊で、時間制限なしです。
preset-big = 大人数
preset-big-help = 6〜8人、特別建設フェイズあり、手番は90秒、予備時間は1分です。
preset-own = カスタム
preset-own-help = カスタム：下で選んだとおりに遊びます。

refused-barred = ホストに席から外されました。ホストが許すまで席に着けません。
refused-seat_locked = その席はロックされています。別の席を選んでください。
refused-emblem_taken = その紋章は使われています。別の紋章を選んでください。
refused-emblem_unknown = その紋章はありません。8種類から選んでください。
refused-nobody_there = その席には、もう誰もいません。
refused-not_barred = その人は、もう席に着けます。
refused-not_ready = まだ準備中の人が{ $people }人います。待つか、そのまま始めてください。

hint-target_hard = ここではこの点数に届きにくいです。Bot同士のゲームの多くで、60巡のうちに誰も届きませんでした。点数を減らすか、広いマップや称号を選んでください。
hint-target_impossible = ここでは、この点数には誰も届きません。点数を減らすか、広いマップを選んでください。
