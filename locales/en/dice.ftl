## How numbers are rolled: two dice, or a deck of their throws.

dice-title = Dice
dice-normal = Normal
dice-normal-help = Two dice. No roll depends on the ones before.
dice-balanced = Balanced
dice-balanced-help = A deck of 36 cards, one for every throw of two dice from 1–1 to 6–6. Each roll draws a card without putting it back; when 12 are left, all 36 are shuffled again. So the numbers even out sooner.
dice-soft = Soft sevens
dice-soft-help = A 7 within 2 rolls of the last 7 is put back once, and a card is drawn again.
dice-calm = No early 7
dice-calm-rounds = { $rounds ->
    [0] Off
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
dice-calm-help = In so many first rounds, a 7 is put back until another number comes.
dice-in-play = Balanced dice: { dice-balanced-help }
