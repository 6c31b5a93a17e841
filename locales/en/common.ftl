## Words of the game, used on every page.

hexfolk = Hexfolk

resource-wood = Wood
resource-brick = Brick
resource-wool = Wool
resource-grain = Grain
resource-ore = Ore

card-knight = Knight
card-point = Victory point
card-roads = Road building
card-plenty = Plenty
card-monopoly = Monopoly

award-route = Longest Trade Route
award-army = Largest Army

## The marks of a seat: a colour and an emblem.

colour-lemon = Lemon
colour-navy = Navy
colour-rust = Rust
colour-mint = Mint
colour-orchid = Orchid
colour-teal = Teal
colour-ink = Ink
colour-olive = Olive

emblem-sun = Sun
emblem-anchor = Anchor
emblem-flame = Flame
emblem-drop = Drop
emblem-flower = Flower
emblem-wave = Wave
emblem-moon = Moon
emblem-leaf = Leaf

## On every page.

language = Language
theme = Appearance
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
home = Start page
skip-to-content = Skip to content
close = Close
cancel = Cancel
yes = On
no = Off
you = You
bot = Bot
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## The connection to the server.

connection-connecting = Connecting to the table…
connection-away = The connection was lost. Trying again; nothing of yours is lost.
connection-back = Connected again.
connection-retry = Try now
bye-restart = The server is restarting. You will be back in a moment.

page-lost = There is nothing here
page-lost-help = The address leads nowhere. The table may be long over.

page-barred = No entry
table-closed = The host of this server has closed this table. You can look at it, but not play on. Begin a new table, or ask the host.
sentence-after = { $first } { $next }
