## Choosing a map, and how it is dealt.

map-title = マップ
map-choose = マップを選ぶ
map-change = 別のマップを選ぶ
map-take = このマップにする
map-cancel = キャンセル
map-random = ランダムなマップ
map-random-idea = { $players }人向けのマップから、ゲーム開始時に1つを抽選します。
map-all = すべてのマップを表示（あと{ $count }）
map-players = { $from }〜{ $to }人
map-players-just = { $players }人
map-hexes = タイル{ $count }枚
map-islands = 島{ $count }つ
map-lakes = 湖{ $count }つ
map-ports = 港{ $count }つ
map-target = { $count }点
map-why-few = { $least }人以上向けです。
map-why-many = 遊べるのは{ $most }人までです。
map-tight = { $most }人まで向けです。{ $players }人では窮屈になります。
map-fallback = { $name }は{ $players }人には向きません。スタンダード盤面に戻しました。
map-unnamed = 名前のないマップ
map-own-title = 自分のマップ
map-own-none = エディターで保存したマップがここに並びます。
map-own-idea = プレイヤーが描いたマップです。
map-open-file = マップファイルを開く
map-make = 自分のマップを作る

deal-title = 島の配り方
deal-random = ランダム
deal-random-help = 地形と数字を混ぜて配ります。赤い数字は隣り合いません。
deal-spread = 分散
deal-spread-help = 同じ地形が4枚以上つながりません。
deal-balanced = バランス
deal-balanced-help = 分散に加えて、どの資源もどの場所も不利にならないように数字を置きます。
deal-beginner = 初心者向け
deal-beginner-help = 誰でもよいスタートを切れる固定の配置です。
deal-beginner-idle = スタンダード盤面（2〜4人）だけです。
