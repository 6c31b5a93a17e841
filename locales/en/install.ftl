## The game as an app of the device; the device shows the description.

install-description = A game of settling an island, for two to eight people and bots.
install-title = On your device
install-help = Hexfolk opens from the home screen then, in a window of its own and with the whole screen for the island.
install-go = Install
install-ios = In Safari: “Share”, then “Add to Home Screen”.
install-done = Installed. You find it among your apps.

## A new version of the client.

update-title = There is a new version.
update-now = Load it
update-later = Later

## Without a connection.

offline-title = No connection
offline-help = The server of the game cannot be reached from here just now. Running games are kept there, with your chair; a clock that runs goes on.
offline-can = What works meanwhile
offline-map = It is kept in this browser, and checked when the connection is back.
offline-again = Try again
offline-trying = Trying…
offline-failed = Still no connection.
offline-auto = This page opens by itself as soon as the server answers.
offline-bar = No connection. What you see may be old.
cookies-needed = Your browser does not let this page keep cookies. Without them no seat can be yours: allow them and load the page again.
