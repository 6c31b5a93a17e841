## The front page: one's own tables.

mine-title = Your tables
mine-due = Your turn
mine-wait = It is your turn
mine-turn = It is { $player }’s turn
mine-playing = The game goes on
mine-saved = Saved for another evening
mine-paused = Paused
mine-lobby = In the lobby
mine-go = Go on
mine-all = Show all { $tables } tables
mine-few = Show fewer
mine-finished = Finished games
mine-with = With { $names }
mine-won-you = You won
mine-won-other = { $name } won
mine-won-nobody = Without a winner
mine-report = Report
mine-remove = Remove
mine-remove-which = Remove the game with { $names } from your list
mine-removed = Removed from your list.

## Open tables.

open-title = Open tables
open-none = Nobody has an open table just now. Set up a table and make it public, and it stands here.
open-stale = The list cannot be reached just now. It comes back by itself.
open-of = { $name }’s table
open-nameless = A table without people
open-seats = { $taken } of { $players } chairs taken
open-target = { $count ->
    [one] to { $count } point
   *[other] to { $count } points
}
open-clock = { $time } a turn
open-no-clock = no clock
open-join = Join
open-watch = Watch
open-playing = The game is on.
open-full = All chairs are taken.

public = Public table
public-help = Everybody on this server sees it in the list of open tables and may join. Otherwise only who has the link or the code comes in.
public-is = This table is public: it stands in the list of open tables.

## A code to read aloud, and QR codes.

code-title = Join with a code
code-go = Go
invite-code = Code to read aloud
invite-qr = QR code of the link to this table

## The same person on another device.

device-title = Play on another device
device-help = Open this link on the other device, or point its camera at the picture. It works once, for 10 minutes. Whoever opens it plays as you, so give it to nobody else.
device-help-local = Open this link in another browser on this device. It works once, for 10 minutes. Whoever opens it plays as you, so give it to nobody else.
device-local = For your other devices, start the game with HOST=0.0.0.0 and make the link on the page under the address that is shown then.
device-link = Link for your other device
device-qr = QR code of the link for your other device
device-over = The 10 minutes are over: the link no longer works.
device-new = New link
device-count = { $count ->
    [one] You play on { $count } device.
   *[other] You play on { $count } devices.
}
device-dismiss = Sign out other devices
device-dismiss-ask = Sign out all your other devices? Your tables stay here, and the others no longer show them.
device-dismiss-sure = Sign them out
device-dismissed = All other devices are signed out.
device-page-title = Continue on this device
device-page-as = On your other device you are called { $name }. Here you can go on under the same name, at the same tables.
device-page-as-nameless = Here you can go on as on your other device, at the same tables.
device-page-tables = { $count ->
    [one] You have { $count } table of your own on this device. It will no longer be shown here.
   *[other] You have { $count } tables of your own on this device. They will no longer be shown here.
}
device-page-go = Go on as { $name }
device-page-go-nameless = Go on
device-page-same = You already play as { $name } on this device. Open the link on another one.
device-page-same-nameless = This is the device that the link was made on. Open it on another one.
device-page-again = For a new link, open the start page on the device where you have played before and choose “Play on another device”.

bye-signed_out = Another device of yours has signed this one out. Here you are a new guest now.

refused-link_used = This link has been used already.
refused-link_expired = This link is older than 10 minutes and no longer works.
refused-link_unknown = This link leads nowhere. There may be a newer one, or a part of it is missing.
refused-code_unknown = No table has this code. Look at the letters again, or ask for the link.
refused-table_unlisted = This table is no longer open to all. Choose another.
