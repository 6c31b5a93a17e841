## After the game.

report-won = { $name } wins
report-won-you = You win!
report-unfinished = The game ended without a winner
report-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
report-again = Play again
report-board = See the board
report-back = See the summary
report-table = As a table
report-player = Player

report-points = Points
report-place = Place
report-total = Total
report-settlements = Settlements
report-cities = Cities
report-cards = Victory point cards
report-route = Longest Trade Route
report-army = Largest Army

report-course = Course of the game
report-course-help = Points at the end of each turn, hidden cards included. The dotted line is the goal of { $target }.
report-course-label = Line chart: points of every player over { $turns } turns. The numbers are in the table below.
report-turn = Turn

report-dice = Dice
report-dice-help = { $rolls ->
    [one] { $rolls } roll, and what was to be expected of it.
   *[other] { $rolls } rolls, and what was to be expected of them.
}
report-dice-label = Bar chart: how often each sum came up in { $rolls } rolls. The numbers are in the table below.
report-dice-sum = Sum
report-dice-came = Came up
report-dice-due = Expected

report-received = Production
report-received-help = Resource cards from hexes, the start included.
report-flows = All other cards
report-from-cards = From development cards
report-traded-in = Received in trade
report-traded-out = Given in trade
report-bank-in = From the bank
report-bank-out = To the bank
report-stolen = Stolen
report-robbed = Lost to the robber
report-discarded = Discarded
