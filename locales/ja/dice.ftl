## 数字の出し方：サイコロ2個、またはその目のカード。

dice-title = サイコロ
dice-normal = 通常
dice-normal-help = サイコロ2個です。どの目も、前の目に左右されません。
dice-balanced = バランス
dice-balanced-help = サイコロ2個の目（1–1から6–6まで）を1枚ずつ書いた36枚の山札です。1回ごとに1枚引き、戻しません。残り12枚になったら36枚すべてを混ぜ直します。目のかたよりが早くならされます。
dice-soft = 7をひかえめに
dice-soft-help = 前の7から2回以内に7を引くと、1度だけ山札に戻して引き直します。
dice-calm = 序盤の7なし
dice-calm-rounds = { $rounds ->
    [0] オフ
   *[other] { $rounds }巡
}
dice-calm-help = 最初のこの巡数のあいだは、7以外が出るまで山札に戻して引き直します。
dice-in-play = バランスサイコロ：{ dice-balanced-help }
