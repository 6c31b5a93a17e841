## A finished game in figures: its page, which also works without script and on paper.

summary-won = { $name } wins
summary-unfinished = The game ended without a winner
summary-seat = Player { $number }
summary-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
summary-title = Summary of a game
summary-record = Download the record
summary-in-language = This page in other languages
summary-table = As a table
summary-player = Player
summary-place = Place
summary-points = Points
summary-total = Total
summary-settlements = Settlements
summary-cities = Cities
summary-point-cards = Victory point cards

summary-standing = Final table
summary-standing-help = What the points of each player came from.

summary-course = Points over the turns
summary-course-help = Points at the end of each turn, hidden cards included. The dotted line is the goal of { $target }. Marks: R for the Longest Trade Route, A for the Largest Army, a star for the victory.
summary-course-label = Line chart: points of every player over { $turns } turns. The numbers are in the table below.
summary-turn = Turn
summary-marks = Events
summary-event = Event
summary-mark-settle = Settlement
summary-mark-city = City
summary-mark-point = Victory point card
summary-mark-route = Longest Trade Route
summary-mark-route_lost = Longest Trade Route lost
summary-mark-army = Largest Army
summary-mark-army_lost = Largest Army lost
summary-mark-win = Victory
summary-sign-route = R
summary-sign-army = A

summary-dice = Dice
summary-dice-help = { $rolls ->
    [one] { $rolls } roll, and what was to be expected of it.
   *[other] { $rolls } rolls, and what was to be expected of them.
}
summary-dice-label = Bar chart: how often each sum came up in { $rolls } rolls. The numbers are in the table below.
summary-dice-sum = Sum
summary-dice-came = Came up
summary-dice-due = Expected
summary-dice-share = Of { $among } games with fair dice and as many rolls, about { $count } come out at least as uneven as this one.
summary-dice-never = Of 1000 games with fair dice and as many rolls, not even one comes out as uneven as this one.
summary-dice-even = The sums came out remarkably evenly.
summary-dice-usual = That is nothing unusual.
summary-dice-uncommon = That is uncommon, but happens now and then.
summary-dice-rare = That is rare, but among very many games it does happen.
summary-dice-few = There were too few rolls to say whether that is unusual.
summary-dice-balanced = These were balanced dice, which keep closer to what is expected than fair ones do.
summary-dice-share-balanced = Of { $among } games with such dice and as many rolls, about { $count } come out at least as uneven as this one.
summary-dice-never-balanced = Of 1000 games with such dice and as many rolls, not even one comes out as uneven as this one.

summary-luck = Luck with the dice
summary-luck-help = What the settlements and cities of each player bring on average in as many rolls, and what the sums that came up were worth there. What stood under the robber, or was not left in the bank, was not received. The set-up is not counted.
summary-luck-label = Bar chart: cards by the dice beside those expected, for every player. The numbers are in the table below.
summary-luck-expected = Expected
summary-luck-thrown = By the dice
summary-luck-difference = Difference
summary-luck-blocked = Blocked by the robber
summary-luck-short = Missing in the bank
summary-luck-received = Received

summary-gained = Cards gained
summary-gained-label = Bar chart: cards gained by every player, by where they came from. The numbers are in the table below.
summary-from-start = Set-up
summary-from-production = Production
summary-from-bank = Bank
summary-from-trade = Trades
summary-from-robber = Robber
summary-from-cards = Development cards
summary-by-resource = By resource
summary-lost = Cards given away and lost
summary-to-built = Building and buying
summary-to-bank = Bank
summary-to-trade = Trades
summary-to-robber = Robber
summary-to-cards = Monopoly
summary-to-discard = Discarded

summary-trades = Trade between players
summary-trades-help = { $count ->
    [one] { $count } trade. In each row, what that player got from the player of the column beyond what was given, and below it: got : given.
   *[other] { $count } trades. In each row, what that player got from the player of the column beyond what was given, and below it: got : given.
}
summary-trades-none = Nobody traded with another player.

summary-awards = Longest Trade Route and Largest Army
summary-awards-help = Who held the awards in which turns.
summary-awards-label = Time line: who held the awards from turn to turn. The numbers are in the table below.
summary-awards-none = Nobody held one of them.
summary-award = Award
summary-first = From turn
summary-last = To turn
summary-most = Roads or knights
summary-longest = Longest route
summary-knights = Knights played

summary-pace = Time used
summary-pace-help = How long the game waited for each player. Pauses and waits of more than ten minutes are left out.
summary-pace-label = Bar chart: time used by every player. The numbers are in the table below.
summary-pace-total = Time
summary-pace-decisions = Decisions
summary-pace-average = On average
summary-pace-longest = Longest
