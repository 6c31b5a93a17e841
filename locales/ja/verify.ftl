## ゲームの前：すべてのブラウザが運に加わります。

seal-title = みんなでシャッフル
seal-lead = すべてのブラウザが少しずつ偶然を加えるので、サイコロの目を誰も選べません。
seal-who = 参加している人
seal-waiting = シャッフル中
seal-pledged = 準備完了
seal-revealed = 完了
seal-missing = 不参加
seal-bot = Bot
seal-commitment = サーバーの約束：

## ゲーム中、情報の中に。

chance-title = 運の指紋
chance-compare = 互いに読み上げてください。全員が同じものを見ていれば、サーバーは全員に同じものを見せています。
chance-gave = { $names }、合わせて{ $count }台のブラウザが運に加わりました。
chance-missing = { $names }からは時間内に何も届きませんでした。
chance-after = ゲームの後に秘密が公開され、誰でもすべての目を計算し直せます。
chance-secret = 公開された秘密：
chance-none = このゲームの運は始まる前に封印されていないので、計算し直せません。
chance-doubt-own = あなたのブラウザが送った数と、サーバーがあなたの名前で示す数が違います。
chance-doubt-left_out = あなたのブラウザが送ったものは数えられませんでした。遅れて届いたか、別の端末が参加しています。
chance-doubt-pledges = サーバーが示す約束が、数の公開前と違います。
chance-doubt-bytes = 誰かの数が、そのブラウザが約束したものと違います。
chance-doubt-transcript = ゲームの始めにあなたのブラウザに示されたものと、今公開されているものが違います。

## ゲームの後：ブラウザがすべてを計算し直します。

verify-title = 運は公平でしたか？
verify-checking = このブラウザがすべての抽選を計算し直しています。
verify-verified = 確認済み：{ $draws }回の抽選はすべて、ゲームの前に決まったことから導かれます。
verify-gave = { $people }人中{ $gave }人が自分の数を加えたので、誰も一人で抽選を選べませんでした。
verify-recomputed = 再計算済み：{ $draws }回の抽選はすべてサーバーの秘密から導かれます。ただし人のブラウザは一つも加わっていないので、秘密を作った側は都合のよいものを選べたはずです。
verify-unpublished = このゲームの秘密はまだ公開されていません。
verify-unsealed = このゲームの運は始まる前に封印されていないので、抽選がどこから来たのか誰にも分かりません。
verify-differs = 確認できません。記録の{ $line }行目で初めて食い違います：{ $why }
verify-why-read = 意味をなしません。
verify-why-commitment = 秘密が、サーバーの約束したものと違います。
verify-why-pledge = この数は、ブラウザが約束したものと違います。
verify-why-island = 島が、選ばれた島や抽選の結果と違います。
verify-why-key = 抽選がほとんど一致しません。秘密、オプション、島、参加者のいずれかがこのゲームのものではありません。
verify-why-seats = ゲームの参加者と席が合いません。
verify-why-seating = 手番の順が、抽選の結果と違います。
verify-why-missing = ここに抽選が足りません。
verify-why-draw = { $found }とありますが、秘密から導かれるのは{ $due }です。
verify-unreachable = 記録を取得できなかったので、何も確認していません。
verify-retry = もう一度試す
verify-kept-agrees = あなたのブラウザはゲームの前に示されたものを保存しており、すべて一致します。
verify-kept-none = あなたのブラウザにはこのゲームの始めの保存がありません。その場にいなかったか、忘れています。
verify-how = しくみ
verify-how-secret = ゲームの前にサーバーは秘密を引き、その指紋を示しました。それ以降、別の秘密に替えることはできません。
verify-how-bytes = 次に各ブラウザが自分の数を引きました。まず指紋だけを送り、全員が送ってから数を送りました。だから他の人を待ってから選ぶことは誰にもできません。
verify-how-draws = 配られたタイル、サイコロの目、盗まれたカード、発展カードはすべて、秘密とこれらの数から導かれます。秘密はゲームの後に公開され、あなたのブラウザが自分ですべてを計算し直しました。
verify-limits = これでは分からないこと
verify-limit-host = サーバーを動かす人はゲーム中に秘密を持っており、先を見ることもできます。知らない人とお金を賭けて遊ばないでください。
verify-limit-shown = サーバーは人によって違うものを見せることもできます。そのため、ゲームの始めに指紋を互いに読み上げられるようになっています。
verify-limit-withheld = サーバーと組んだ人は、最後の瞬間に自分の数を出さないことで、二通りの運の流れから選べます。数が足りないことは全員に見えます。
verify-limit-bots = Botだけのゲームではサーバーがすべてを一人で選びます。計算し直すことはできますが、公平とは別の話です。
verify-limit-rules = このページは運を確かめ、行動は確かめません。ダウンロードした記録に「hexfolk verify」を使うと、ゲーム全体もルールどおりに再現されます。
verify-fingerprint = 指紋

## サーバーが受け付けない理由。

refused-sealing = まもなくゲームが始まります。今は卓の何も変えられません。
refused-seal_over = このゲームの運に加わるには遅すぎます。
refused-seal_pledged = あなたの別の端末がすでに参加しています。
refused-seal_bad = これはゲームの運に加えられません。
