## ルールのページのうち、ブラウザーに必要な言葉。

rules-link = ルール
rules-beside = ルール（新しいタブ）
rules-about = { $option }：ルールの説明（新しいタブ）
