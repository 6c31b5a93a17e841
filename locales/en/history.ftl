## One's own finished games, for oneself alone.

history-title = Your games
history-start = Your games
history-start-help = All that you have finished, with totals; only you see them.
history-lead = All games that you have finished, at every table and on every device of yours. Only you see this list.
history-none = You have not finished a game yet. When you have, it will stand here.
history-totals = Totals
history-games = Games
history-wins = Wins
history-with-people = With other people
history-with-bots = With bots only
history-streak = Wins in a row now
history-best-streak = Most wins in a row
history-won-of = { $won } of { $games } won
history-players = { $players } players
history-list = Games, the last first
history-place = Place { $place } of { $players }
history-unknown = Could not be counted
history-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
history-nameless = Somebody who has left
history-seat-points = { $name }: { $points }
history-remove-which = Remove the game of { $date } from your history
history-sure = Remove this game for good? Your name will stand in it no more, for nobody.
history-keep = Keep it
history-removed = { $count ->
    [one] { $count } game removed.
   *[other] { $count } games removed.
}
history-more = Show earlier games
history-shown = { $shown } of { $games } shown
history-take = Download your games
history-json = As JSON
history-csv = As a table (CSV)
history-records = The records (ZIP)
history-records-help = The records are those of your last 100 games; each can be watched, checked and counted again with Hexfolk alone.
history-clear = Remove all games
history-clear-sure = { $count ->
    [one] Remove { $count } game for good? Your name will stand in it no more, for nobody.
   *[other] Remove all { $count } games for good? Your name will stand in them no more, for nobody.
}
history-clear-help = The games stay for those who played with you, without your name. Before that, download what you want to keep.
