## ゲームの前：すべてのブラウザーが乱数に加わります。

seal-title = みんなでシャッフル
seal-lead = すべてのブラウザーが自分の乱数を少しずつ加えるので、サイコロの目を選べる人はいません。
seal-who = 参加者
seal-waiting = シャッフル中
seal-pledged = 準備完了
seal-revealed = 完了
seal-missing = 不参加
seal-bot = Bot
seal-commitment = サーバーが事前に確定した値：

## ゲーム中、情報の中に。

chance-title = 乱数の照合コード
chance-compare = 互いに読み上げてください。全員が同じコードを見ていれば、サーバーは全員に同じものを示しています。
chance-gave = { $names }、合わせて{ $count }人のブラウザーが乱数に加わりました。
chance-missing = { $names }からは、時間内に何も届きませんでした。
chance-after = ゲームのあとで秘密の値が公開され、誰でもすべての目を計算し直せます。
chance-secret = 公開された秘密の値：
chance-none = このゲームの乱数は、始まる前に封印されていないため、計算し直せません。
chance-doubt-own = あなたのブラウザーが送った数と、サーバーがあなたの名前で示す数が違います。
chance-doubt-left_out = あなたのブラウザーが送った数は使われませんでした。遅れて届いたか、別の端末が参加しています。
chance-doubt-pledges = サーバーが今示している確定値が、数の公開前と違います。
chance-doubt-bytes = 誰かの数が、そのブラウザーが事前に確定したものと違います。
chance-doubt-transcript = 始めにあなたのブラウザーに示されたものと、今公開されているものが違います。

## ゲームの後：ブラウザーがすべてを計算し直します。

verify-title = 乱数は公正でしたか？
verify-checking = このブラウザーが、すべての抽選を計算し直しています。
verify-verified = 確認済み：{ $draws }回の抽選はすべて、ゲームの前に決まった値から導かれます。
verify-gave = { $people }人中{ $gave }人が自分の数を加えたので、一人で抽選の結果を選べる人はいませんでした。
verify-recomputed = 計算し直しました：{ $draws }回の抽選はすべて、サーバーの秘密の値から導かれます。ただし、人のブラウザーは一つも加わっていないため、秘密の値を作った側は都合のよいものを選べたはずです。
verify-unpublished = このゲームの秘密の値は、まだ公開されていません。
verify-unsealed = このゲームの乱数は、始まる前に封印されていないため、抽選の結果がどこから来たのか誰にも分かりません。
verify-differs = 確認できません。記録の{ $line }行目で初めて食い違います：{ $why }
verify-why-read = 意味が通りません。
verify-why-commitment = 秘密の値が、サーバーが事前に確定したものと違います。
verify-why-pledge = この数は、ブラウザーが事前に確定したものと違います。
verify-why-island = 島が、選ばれた島や抽選の結果と違います。
verify-why-key = 抽選がほとんど一致しません。秘密の値、設定、島、参加者のいずれかが、このゲームのものではありません。
verify-why-seats = ゲームの参加者と席が合いません。
verify-why-seating = 手番の順が、抽選の結果と違います。
verify-why-missing = ここに抽選が足りません。
verify-why-draw = { $found }とありますが、秘密の値から導かれるのは{ $due }です。
verify-unreachable = 記録を取得できなかったため、何も確認できていません。
verify-retry = もう一度試す
verify-kept-agrees = あなたのブラウザーは、ゲームの前に示されたものを保存しています。すべて一致しました。
verify-kept-none = あなたのブラウザーには、このゲームの始めの記録がありません。その場にいなかったか、すでに消えています。
verify-how = しくみ
verify-how-secret = ゲームの前に、サーバーは秘密の値を引き、その照合コードを示しました。それ以降、別の値に替えることはできません。
verify-how-bytes = 次に、各ブラウザーが自分の数を引きました。まず照合コードだけを送り、全員が送り終えてから数を送りました。そのため、ほかの人の数を見てから選ぶことは誰にもできません。
verify-how-draws = 配られたタイル、サイコロの目、奪われたカード、発展カードはすべて、秘密の値とこれらの数から導かれます。秘密の値はゲームのあとで公開され、あなたのブラウザーがすべてを計算し直しました。
verify-limits = これでは分からないこと
verify-limit-host = サーバーを動かす人は、ゲーム中も秘密の値を持っていて、先を見ることができます。知らない人とお金を賭けて遊ばないでください。
verify-limit-shown = サーバーは、人によって違うものを示すこともできます。そのため、ゲームの始めに照合コードを互いに読み上げられるようになっています。
verify-limit-withheld = サーバーと組んだ人は、最後の瞬間に自分の数を出さないことで、2通りの抽選の流れのどちらかを選べます。数が足りないことは、全員に見えます。
verify-limit-bots = Botだけのゲームでは、サーバーがすべてを一人で選びます。計算し直すことはできますが、公正かどうかは別の話です。
verify-limit-rules = このページが確かめるのは乱数で、行動は確かめません。ダウンロードした記録で「hexfolk verify」を実行すると、ゲーム全体もルールどおりに再現されます。
verify-fingerprint = 照合コード

## サーバーが受け付けない理由。

refused-sealing = まもなくゲームが始まるため、今はテーブルの設定を変えられません。
refused-seal_over = このゲームの乱数に加わるには遅すぎます。
refused-seal_pledged = あなたの別の端末がすでに参加しています。
refused-seal_bad = これは、ゲームの乱数に加えられません。
