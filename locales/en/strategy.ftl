## The strategy page.

strategy-title = Strategy
strategy-lead = A little arithmetic and some experience. None of this is a rule, but it helps from the first settlement on.
strategy-to-rules = The rules

strategy-odds = How often each number comes
strategy-odds-text = Two dice can fall in { $throws } ways, all equally likely. The table says how many of them give a sum; the dots on a number token are the same number.
strategy-odds-table = Probabilities of all sums of two dice
strategy-sum = Sum
strategy-fraction = Fraction
strategy-percent = Per cent
strategy-dots = Dots
strategy-no-token = no token
strategy-odds-red = A 6 or an 8 comes in { $red } of all rolls, a 7 in { $seven }. In a round of four players there is at least one 7 in { $round } of all cases.
strategy-odds-memory = Dice have no memory: after three rolls without an 8, the next 8 is not any more likely. It is different with balanced dice, where a number that came is out of the deck for a while. There, counting pays.
strategy-fig-odds = The ways to roll each sum. Each square is one of the { $throws } throws.
strategy-fig-odds-alt = A bar chart of the sums from 2 to 12: 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 ways.

strategy-founding = Founding
strategy-founding-dots = Count dots. The sum of the dots around an intersection is how many cards a settlement there yields in { $throws } rolls on average. { $best } is the most that an ordinary island allows; anything from 10 on is good.
strategy-fig-corners = The place of { $one } has { $good } dots on { $kinds } kinds of terrain, the place of { $other } has { $poor }. In { $throws } rolls that is { $good } cards against { $poor }.
strategy-fig-corners-alt = Two settlements: one between three hexes with high numbers, marked { $good }, and one at a desert, marked { $poor }.
strategy-founding-numbers = Prefer different numbers. With 6 and 8 something comes more often than with 6 and 6, even though the sum of cards is the same.
strategy-founding-kinds = Look at both settlements together. Wood and brick let you expand early; grain and ore bring cities and cards later. What you lack entirely you will have to trade for, so a port or plenty of something that others need is then worth a few dots.
strategy-founding-rare = See what is rare on this island. A resource that lies only on 3s and 11s is worth more in trade than one that lies on a 6.
strategy-founding-road = Point your first road at the place where your third settlement should stand, and not at one that a neighbour will take before you. Roads towards the coast find ports; roads towards the middle meet the others.

strategy-plans = Plans that work
strategy-plans-roads = Spread out: wood and brick. Five settlements and the Longest Trade Route are { $spread } points, two or three cities make up the rest. It needs room, so begin early.
strategy-plans-cities = Grow: grain and ore. Cities collect double and need no more room. Development cards come along for a little wool.
strategy-plans-port = Trade: plenty of one resource and its port. { $own_port_rate }:1 turns a good hex into all that you need, without asking anybody.
strategy-plans-change = Do not hold on to a plan that the dice or the others have spoiled. Whatever you can pay now and brings you nearer is rarely wrong.

strategy-trade = Trading
strategy-trade-ask = Ask. Most players trade less than they could. A fair swap that completes a building for both is better for you than any single card, because the other players get nothing.
strategy-trade-leader = Do not trade with whoever is about to win, whatever they offer. And when you are that player yourself, rely on ports and on the bank.
strategy-trade-price = What a card is worth depends on what it completes. Two cards for the one that makes a city are cheap; { $bank_rate } for one at the bank shows what the worst price is.
strategy-trade-watch = Watch what others collect: all that is produced, paid and traded is open. You often know what somebody holds, and what they are saving for.

strategy-robber = Seven and robber
strategy-robber-hand = With more than { $hand_limit } cards every roll of another player is a risk of { $seven }. Build or trade down before you end your turn, or accept the risk with open eyes when a city is at stake.
strategy-robber-where = Put the robber on the hex with the most dots of whoever leads, and where you have nothing yourself. Taking the resource away that somebody needs next hurts more than a single stolen card.
strategy-robber-knight = Keep a knight for when the robber stands on your best hex, and play it before you roll: the hex then pays already in this turn.

strategy-cards = Development cards
strategy-cards-odds = In a fresh deck for { $from } to { $to } players, { $knights } of { $deck } cards are knights and { $points } are victory points: chances of { $knight_share } and { $point_share } per card.
strategy-cards-when = Cards are a good use of what is left over, and the only way to points that nobody sees. They are seldom worth delaying a city for.
strategy-cards-monopoly = Play Monopoly when much of a resource has just been produced. Play Plenty when it completes something at once, and Road building when it reaches a place or the Longest Trade Route before somebody else.

strategy-end = Towards the end
strategy-end-count = Count the points of the others in every round: visible points plus the hidden cards that they might hold. Whoever is two points away can often win in one turn.
strategy-end-awards = Both awards together are worth { $awards } points. A knight more or two roads more take them from their holder and give them to you: no other step brings so much at once.
strategy-end-cut = A settlement in the right place cuts a trade route. Look for such places before you need one, and close the gaps in your own route.
strategy-end-hide = Keep victory point cards and a full hand for one big last turn. Who is known to be in front is not traded with any more, and gets the robber.

strategy-many = With five players and more
strategy-many-text = Between two of your turns there are many rolls. Sign up for the special building phase when you can build: it keeps your hand small and your place safe. And found where the numbers are good, for room runs out quickly.
