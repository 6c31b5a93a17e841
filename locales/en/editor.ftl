## The map editor.

editor-title = Map editor
editor-start = Draw a map
editor-start-help = Draw your own island, and play it with others.
editor-mode = View
editor-mode-draw = Draw
editor-mode-trial = Try a deal
editor-field = Drawing field
editor-field-help = Arrow keys move; with Shift they paint along. Enter or the space bar uses the tool. Letters set a terrain: R random, F forest, H hills, P pasture, A field, M mountains, D desert, G gold field, L lake, S sea. Delete erases. Digits fix a number, a full stop frees it. N marks a hex without a start. Ctrl+Z undoes, Ctrl+Y redoes.
editor-grid = Cells of the map
editor-coast = Sides of the coast
editor-cell = Row { $row }, column { $column }: { $what }
editor-side = { $side } side of row { $row }, column { $column }: { $what }
editor-side-ne = North-east
editor-side-e = East
editor-side-se = South-east
editor-side-sw = South-west
editor-side-w = West
editor-side-nw = North-west
editor-nothing = empty
editor-random = random
editor-has-number = number { $number }
editor-has-no-start = no start

## Tools.

editor-tools = Tools
editor-tool-kind = What to draw
editor-tool-terrain = Terrain
editor-tool-terrain-help = Paint by dragging. Random hexes get their terrain when the island is dealt.
editor-tool-number = Numbers
editor-tool-number-help = Tap a hex to fix its number. All other numbers are dealt.
editor-tool-port = Ports
editor-tool-port-help = Tap a circle on the coast to fix a port there. All other ports are dealt.
editor-tool-noStart = No start
editor-tool-noStart-help = Tap hexes around which nobody may found a settlement at the start.
editor-tool-hand = Move view
editor-tool-hand-help = Drag to look around. Two fingers or the mouse wheel zoom, whatever the tool.
editor-erase = Erase
editor-dealt = Dealt
editor-no-port = no port
editor-port-any = any resource
editor-port-wood = wood port
editor-port-brick = brick port
editor-port-wool = wool port
editor-port-grain = grain port
editor-port-ore = ore port

## The whole map.

editor-actions = The whole map
editor-undo = Undo
editor-undone = Undone
editor-redo = Redo
editor-redone = Redone
editor-turn = Turn by 60 degrees
editor-mirror-sideways = Mirror left and right
editor-mirror-over = Mirror top and bottom
editor-move-left = Move left
editor-move-right = Move right
editor-move-up = Move up
editor-move-down = Move down
editor-clear = Clear everything
editor-map = The map
editor-name = Name of the map
editor-untitled = My island
editor-least = Fewest players
editor-most = Most players

## What is dealt.

editor-pools = What is dealt
editor-fill = Fill in for me
editor-fill-help = Terrain, numbers and ports then follow the drawing by the usual shares. Change a count, and all is in your hands.
editor-pool-terrain = Terrain on random hexes: { $count }
editor-pool-numbers = Numbers: { $count }
editor-pool-ports = Ports: { $count }
editor-fewer = One less: { $what }
editor-more = One more: { $what }

## What the server says about the drawing.

editor-check = Check
editor-check-empty = Nothing is drawn yet. Paint some land.
editor-check-busy = Checking…
editor-check-good = This map can be played.
editor-check-errors = { $count ->
    [one] { $count } thing must change before this map can be played.
   *[other] { $count } things must change before this map can be played.
}
editor-check-warnings = { $count ->
    [one] This map can be played. { $count } thing to know:
   *[other] This map can be played. { $count } things to know:
}
editor-error = Error:
editor-warning = Note:
editor-finding-other = Something is wrong here ({ $code }).
editor-show = Show
editor-show-what = Show on the map: { $what }
editor-fact-land = { $count ->
    [one] { $count } hex of land
   *[other] { $count } hexes of land
}
editor-fact-islands = { $count ->
    [one] { $count } island
   *[other] { $count } islands
}
editor-fact-sites = { $count ->
    [one] { $count } place to start
   *[other] { $count } places to start
}
editor-fact-most = { $most ->
    [0] too little room
   *[other] room for { $most } players
}

## A deal for a look.

editor-trial-picture = The island as deal number { $seed } makes it
editor-seed = Deal number
editor-style = Way of dealing
editor-deal-again = Deal again

## Where maps come from and go.

editor-open = Open
editor-open-empty = Empty field
editor-open-file = From a file…
editor-open-kept = Saved in this browser
editor-open-packaged = Maps of the game
editor-discard = Delete
editor-discard-what = Delete { $name }
editor-opened-undo = Your drawing was not saved. Undo brings it back.
editor-keeping = Save and play
editor-state-empty = A new map
editor-state-saved = Saved
editor-state-draft = Not saved. This browser keeps the draft.
editor-state-lost = Not saved, and this browser keeps no draft: save a file before you leave.
editor-save = Save
editor-saved = { $name } is saved in this browser.
editor-not-saved = This browser keeps nothing. Save a file instead.
editor-download = Save as file
editor-downloaded = { $name } is saved among your downloads.
editor-play = Play on this map
editor-share = Share
editor-share-help = The link holds the whole map. Whoever opens it can look at it, change it and play on it.
editor-share-link = Link to the map
editor-link-opened = This is the map from the link.
editor-link-opened-undo = This is the map from the link. Undo brings your own drawing back.
editor-link-long = The map is too long for a link. Pass it on as a file.
editor-link-way = This link is of a newer version of the game and cannot be read.
editor-link-broken = The link is broken: something of it is missing. Ask for it again.
editor-unread-toml = This is no map file: line { $line } cannot be read.
editor-unread-empty = This file has no map in it (line { $line }).
editor-unread-size = This map is too large for the editor (line { $line }).
editor-unread-letter = Line { $line } of the map has a character that is no terrain and no number.
editor-unread-column = In line { $line } a letter lies between two columns: neighbours are two columns apart, and every row is shifted by one.
editor-unread-field = Line { $line } says something that no map has.
