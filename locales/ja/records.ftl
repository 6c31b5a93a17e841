## 読み込めない記録。

record-fault = { $line }行目：{ $why }
record-fault-record_action = これはゲームの行動ではありません。
record-fault-record_after_end = 終わりより後には何も書けません。
record-fault-record_clock = 時計の動作が、ここでの記述と違います。
record-fault-record_deal = この抽選からは、この島になりません。
record-fault-record_draw = この抽選は、ここに合いません。
record-fault-record_entry = これはゲームの記録の行ではありません。
record-fault-record_header = 設定か島が、このゲームのものではありません。
record-fault-record_illegal = この行動は、ここではルール上できません。
record-fault-record_island = この島は見つかりません。
record-fault-record_line = ここには別のものが必要です。一部が欠けていませんか？
record-fault-record_result = ゲームの終わり方が、ここの記述と違います。
record-fault-record_rules = このバージョンにないルールで遊ばれています。
record-fault-record_seal = これは乱数の封印ではありません。
record-fault-record_seat = これはプレイヤーではありません。
record-fault-record_seats = プレイヤーが少なすぎるか多すぎます。
record-fault-record_times = 時間の数がゲームの行と合いません。
record-fault-record_too_long = 記録としては長すぎます。
record-fault-record_version = Hexfolkの記録ではないか、新しいバージョンの記録です。
record-fault-record_text = テキストではありません。
record-fault-unknown = 読み込めません。

record-title = 記録を開く
record-about = 記録したゲームのファイルを選ぶと、そのまとめを見られます。サーバーには何も残りません。
record-choose = ファイルを選ぶ
record-reading = ゲームを再現しています…
record-other = 別の記録
