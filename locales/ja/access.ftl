## Settings of this browser: how it looks, moves and speaks.

settings = 設定
theme-contrast-light = ハイコントラスト（ライト）
theme-contrast-dark = ハイコントラスト（ダーク）
motion = アニメーション
motion-auto = 端末の設定に合わせる
motion-less = できるだけ少なく

## Time for who needs more of it.

pace-help = 「ゆっくり」のBotは、提案への返事も最長2分待ちます。
