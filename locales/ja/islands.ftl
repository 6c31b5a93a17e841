## The islands: their names, and what is special about each.

island-standard = スタンダード盤面
island-standard-idea = おなじみの形です。人数に合わせて、タイルが19枚、30枚、44枚になります。
island-standard19 = スタンダード盤面（タイル19枚）
island-standard19-idea = 2〜4人用の、おなじみの形です。
island-standard30 = スタンダード盤面（タイル30枚）
island-standard30-idea = 5〜6人用の、おなじみの形です。
island-standard44 = スタンダード盤面（タイル44枚）
island-standard44-idea = 7〜8人用の、おなじみの形です。
island-lagoon = ラグーン
island-lagoon-idea = 丸い潟を囲む、細い輪の島。両側のどちらからも相手がやって来ます。
island-crescent = 三日月
island-crescent-idea = 東に開いた半月形。陸路では両端が遠く離れています。
island-hourglass = 砂時計
island-hourglass-idea = 広い両端と、タイル3枚分のくびれ。
island-cross = 十字
island-cross-idea = 小さな中心から伸びる4本の腕。真ん中は争う価値があります。
island-dumbbell = ダンベル
island-dumbbell-idea = 2つの丸い土地を、タイル3枚の道がつなぎます。
island-diamond = ひし形
island-diamond-idea = 北と南がとがった縦長のひし形。
island-peninsula = 半島
island-peninsula-idea = 西に本土、東には細長く伸びる土地。
island-spiral = 渦巻き
island-spiral-idea = 長い腕が入り江を巻くように伸び、海はいつもすぐそば。
island-triangle = 三角形
island-triangle-idea = 広い南の海岸と、ぽつんと離れた北の端。
island-corners = 四つの隅
island-corners-idea = 金の小島を囲む、同じ大きさの4つの島。
island-coast = 長い海岸
island-coast-idea = 奥行きがタイル3枚の帯。交易は東西に走ります。
island-lakes = 湖水地方
island-lakes-idea = 市松模様のように散らばる、7つの小さな湖。
island-serpent = 大蛇
island-serpent-idea = 深い入り江が2つある、太いS字の島。
island-lands = 二つの大地
island-lands-idea = 海峡をはさんで向かい合う、同じ大きさの2つの土地。
island-strait = 長い海峡
island-strait-idea = 長い海岸が2つ、その間の海に小島が3つ。
island-archipelago = 群島
island-archipelago-idea = 散らばる9つの島。ほとんど誰とも海で隔てられます。
island-volcano = 火山
island-volcano-idea = 不毛の火口を鉱石とレンガの土地が囲み、その外に農地が広がります。
island-star = 星
island-star-idea = 静かな6つの先端と、混み合う中央。
island-butterfly = 蝶
island-butterfly-idea = 細い胴に2対の羽。
island-atoll = 環礁
island-atoll-idea = 内海を囲む、厚さがタイル2枚の広い輪。
island-twin = 双子の湖
island-twin-idea = 2つの湖を抱く大きな盤面。
island-giant = 巨大大陸
island-giant-idea = 一辺がタイル5枚の六角形。全員に十分な広さです。

## What the checker of maps finds: finding-<code>. What is wrong, then what to do.

finding-island_toml = 正しいTOMLではありません：{ $kind ->
    [value] これは値ではありません
    [twice] 同じものが二度書かれています
    [open] 文字列またはリストが閉じられていません
    [character] ここに置けない文字です
    [deep] 数値が長すぎるか、リストの入れ子が深すぎます
   *[statement] 「項目 = 値」の行ではありません
}。
finding-island_too_long = ファイルが{ $most }文字を超えています。マップにはもっと短くて十分です。
finding-island_unreadable = ファイルを読み込めません：{ $detail }。
finding-island_encoding = ファイルがUTF-8のテキストではありません。
finding-island_field_missing = 項目「{ $field }」がありません。
finding-island_field_unknown = 「{ $field }」という項目はありません。綴りを確かめるか、削除してください。
finding-island_field = 「{ $field }」の書き方が違います。ほかのマップを参考にしてください。
finding-island_count = 「{ $field }」は0から{ $most }までの整数にしてください。
finding-island_id = idは英数字と下線だけの、{ $most }文字以内の1語にしてください（「standard」は使えません）。
finding-island_name = 名前は{ $most }文字以内の普通のテキストにしてください。
finding-island_players = 人数は2から8までの最小と最大で示します。
finding-island_target = 目標点は{ $low }から{ $high }までの数にしてください。
finding-island_seafaring = 「seafaring」には「use」（optionalかrequired）と「target」が必要です。
finding-island_letter = 「{ $letter }」という地形はありません。?、F、H、P、A、M、D、G、L、S、空白のどれかを使ってください。
finding-island_column = この文字は列の間にあります。同じ行の隣は2列離れ、次の行は1列ずれます。
finding-island_empty = 陸地がありません。タイルを1つ以上描いてください。
finding-island_size = マスが多すぎます：{ $given }（最大{ $most }）。
finding-island_terrain_sum = ランダムのタイルに配る地形の数が合いません：指定{ $given }、必要{ $needed }。
finding-island_number_sum = 産出するタイルに配る数字チップの数が合いません：指定{ $given }、必要{ $needed }。
finding-island_no_start = この場所に陸地はありません。場所は[q, r]で表し、qは（列－行）÷2、rは行です。
finding-island_apart = この陸地は離れています。陸でつなぐか、間の海をSで描いてください。
finding-island_sea_apart = この海は何にも接していません。削除するか、間にあるものを描いてください。
finding-island_resource = { $resource ->
    [wood] 木材（森林）
    [brick] レンガ（丘陵）
    [wool] 羊毛（牧草地）
    [grain] 小麦（畑）
   *[ore] 鉱石（山地）
}が産出されません。その地形を加えてください。
finding-island_red = 赤い数字チップ（6と8）をすべて離して置けません。数を減らすか、陸地を増やしてください。
finding-island_ports = すべての港を間隔をあけて海岸に置けません。港を減らすか、海岸を長くしてください。
finding-island_room = { $players }人には狭すぎます。開拓地が{ $found }個置かれると、初期配置の場所がなくなることがあります（{ $needed }個必要）。この島で遊べるのは{ $most }人までです。
finding-island_narrow = 窮屈になります：{ $players }人でタイル{ $hexes }枚（{ $needed }枚以上が望ましい）。
finding-island_no_desert = 砂漠がないので、盗賊は盤の外から始まります。
finding-island_no_ports = 港がありません。
finding-island_islet = タイル{ $hexes }枚の島は小さすぎて発展できません。「開始不可」（ファイルではno_start）の指定を検討してください。
finding-island_gold = クラシックでは、金鉱は何も産出しません。「開始不可」（ファイルではno_start）の指定を検討してください。
finding-island_id_taken = id「{ $id }」の別の島がすでにあります。別のidにしてください。
finding-island_line = この行は{ $most }文字を超えています。
finding-island_number_mark = 「{ $letter }」は数字ではありません。2、3、4、5、6、8、9、10を表すa、11を表すb、12を表すc、またはピリオドを使ってください。
finding-island_number_place = 数字{ $number }はここに置けません。産出のあるタイルに置いてください。
finding-island_desert_room = 配る砂漠と金鉱は{ $given }、数字を固定していないランダムのタイルは{ $needed }しかありません。数字をいくつか解除してください。
finding-island_red_beside = 固定した赤い数字（6と8）が、ここで隣り合っています。
finding-island_red_gold = 固定した赤い数字（6か8）が、ここで金鉱の上にあります。
finding-island_port = 港として読めません。種類、q、r、辺が必要です。例：["any", 0, 2, "nw"]。
finding-island_port_place = この辺は海岸ではないので、港を置けません。動かすか取り除いてください。
finding-island_port_near = この港はほかの港に近すぎます。間に辺が2つ必要です。どちらかを動かすか取り除いてください。
