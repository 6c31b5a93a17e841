## 数字の出し方：サイコロ2個、またはその目のカード。

dice-title = サイコロ
dice-normal = 通常
dice-normal-help = サイコロ2個を振ります。どの目も、前の目に左右されません。
dice-balanced = バランス
dice-balanced-help = サイコロ2個の目の組み合わせ（1と1から6と6まで）を1つずつ書いた、36枚の山札を使います。1回ごとに1枚引いて戻さず、残り12枚になったら36枚すべてを混ぜ直します。目のかたよりが早くならされます。
dice-soft = 7を控えめに
dice-soft-help = 前の7から2回以内にまた7を引いたら、1度だけ山札に戻して引き直します。
dice-calm = 序盤の7なし
dice-calm-rounds = { $rounds ->
    [0] オフ
   *[other] { $rounds }巡
}
dice-calm-help = 最初の何巡かは、7を引いたら7以外が出るまで山札に戻して引き直します。
dice-in-play = バランスサイコロ：{ dice-balanced-help }
