## Before a game: every browser adds to its chance.

seal-title = Shuffling together
seal-lead = Every browser adds a little chance of its own, so that nobody can choose how the dice will fall.
seal-who = Who takes part
seal-waiting = is shuffling
seal-pledged = is ready
seal-revealed = is done
seal-missing = takes no part
seal-bot = is a bot
seal-commitment = The server has committed itself to:

## During the game, among the facts.

chance-title = Fingerprint of the chance
chance-compare = Read it to each other. If all of you see the same, the server has shown all of you the same.
chance-gave = { $count ->
    [one] The browser of { $names } has added to the chance.
   *[other] The browsers of { $names } have added to the chance.
}
chance-missing = Nothing came in time from { $names }.
chance-after = After the game the secret is published, and everybody can recompute every roll.
chance-secret = The secret that is published now:
chance-none = The chance of this game was not sealed before it began, so it cannot be recomputed.
chance-doubt-own = Your browser sent other numbers than the server shows under your name.
chance-doubt-left_out = What your browser sent did not count: it came too late, or from another of your devices.
chance-doubt-pledges = The server shows other pledges now than before the numbers were revealed.
chance-doubt-bytes = Somebody’s numbers are not those that their browser had pledged.
chance-doubt-transcript = Your browser was shown something else at the start than what is published now.

## After the game: the browser recomputes it.

verify-title = Was chance fair?
verify-checking = Every draw is being recomputed in this browser.
verify-verified = Verified: { $draws ->
    [one] the one draw follows
   *[other] all { $draws } draws follow
} from what was settled before the game began.
verify-gave = { $gave } of { $people } people added numbers of their own, so nobody could choose the draws alone.
verify-recomputed = Recomputed: { $draws ->
    [one] the one draw follows
   *[other] all { $draws } draws follow
} from the server’s secret. But no person’s browser added to it, so whoever made the secret could have picked one to their liking.
verify-unpublished = The secret of this game has not been published yet.
verify-unsealed = The chance of this game was not sealed before it began, so nobody can tell where its draws came from.
verify-differs = Not verified. Line { $line } of the record is the first that differs: { $why }
verify-why-read = it makes no sense.
verify-why-commitment = the secret is not the one that the server had committed itself to.
verify-why-pledge = these numbers are not those that the browser had pledged.
verify-why-island = the island is not the one that was chosen or drawn.
verify-why-key = hardly any draw agrees, so the secret, the options, the islands or the members are not those of the game.
verify-why-seats = the members of the game do not fit its seats.
verify-why-seating = the order of play is not the one that was drawn.
verify-why-missing = a draw is missing here.
verify-why-draw = { $found } stands there, and { $due } follows from the secret.
verify-unreachable = The record could not be fetched, so nothing has been checked.
verify-retry = Try again
verify-kept-agrees = Your browser kept what it was shown before the game, and all of it agrees.
verify-kept-none = Your browser has kept nothing from the start of this game: it was not there, or has forgotten it.
verify-how = How this works
verify-how-secret = Before the game the server drew a secret and showed a fingerprint of it. From then on it could not take another secret.
verify-how-bytes = Then every browser drew a number of its own. First it sent only a fingerprint of it, and when all had done so, the number. So nobody could wait for the others and then choose.
verify-how-draws = Every dealt hex, roll, stolen card and development card follows from the secret and all these numbers. The secret was published after the game, and your browser has recomputed everything by itself.
verify-limits = What this does not show
verify-limit-host = Whoever runs the server holds the secret during the game and could look ahead. Do not play for money with strangers.
verify-limit-shown = A server could show one player this and another that. That is why you can read the fingerprint to each other when the game begins.
verify-limit-withheld = Somebody who works together with the server could hold their number back at the last moment, and so choose between two courses of chance. All others see that it is missing.
verify-limit-bots = In a game of bots alone the server chooses all by itself: that can be recomputed, but fair is another matter.
verify-limit-rules = This page checks the chance and not the moves. “hexfolk verify” on the downloaded record also plays the whole game again by the rules.
verify-fingerprint = Fingerprint

## Why the server does not take it.

refused-sealing = The game is about to begin: nothing can be changed at the table now.
refused-seal_over = It is too late to add to the chance of this game.
refused-seal_pledged = Another of your devices takes part already.
refused-seal_bad = This cannot be added to the chance of a game.
