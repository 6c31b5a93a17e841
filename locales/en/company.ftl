## Who is at the table, and what the host may do about it.

chair-host = Host
chair-ready = Ready
chair-not-ready = Not ready yet
chair-locked = Locked chair
chair-locked-help = A bot takes it at the start
chair-sit = Sit here
chair-kind = Who plays here ({ $look })
chair-kind-open = Open
chair-kind-locked = Locked
chair-more = More about { $name }
chair-hand-over = Make host
chair-kick = Send off
chair-kick-help = Whoever is sent off can sit down here again only if you let them.

host-you = You are the host now.
host-now = { $name } is the host now.

look-title = How you look
emblem-title = Your emblem
emblem-help = Yours at the next tables, unless somebody there has it.

level-title = Level of the bots
level-easy = Easy
level-standard = Standard
level-hard = Hard
level-master = Master
level-easy-bot = Bot, easy
level-standard-bot = Bot, standard
level-hard-bot = Bot, hard
level-master-bot = Bot, master
level-easy-help = Easy bots play sensibly, overlook things and like to trade.
level-standard-help = Standard bots plan, trade and defend themselves.
level-hard-help = Hard bots look a round ahead and bargain.
level-master-help = Masters look ahead further and take their time over every choice.
level-help = This applies to new bots, and to those that play on for people.

trait-bargain = likes a bargain
trait-haggler = asks for a little more
trait-brisk = quick to decide
trait-thoughtful = takes time to think
trait-plain = says yes or no

ready = I am ready
ready-help = The host sees that you can begin.
ready-said = The host can begin. Press again if you need a moment more.
ready-again = The host has changed the rules. Look at them and say again when you are ready.
ready-missing = { $count ->
    [one] Not ready yet: { $names }.
   *[other] Not ready yet: { $names }.
}
ready-all = Everybody is ready.
start-not-ready = { $count ->
    [one] { $names } is not ready yet. Begin anyway?
   *[other] { $names } are not ready yet. Begin anyway?
}
start-anyway = Begin anyway
start-wait = Wait

watching-and = { $count ->
    [one] { $names } and { $count } without a name.
   *[other] { $names } and { $count } without a name.
}
watching-until = They leave when the game begins: this table plays without watchers.
barred-title = Sent off
barred-let = Let sit down again
kicked-title = The host has sent you off
kicked-help = You can sit down at this table again only if the host lets you.
join-locked = No chair is open: the host keeps the free ones locked.
join-watch = You can stay and watch.
join-leave = This table plays without watchers: you leave when the game begins.

closed-title = This game is played without watchers
closed-help = Only those who play see it. When it is over you can come in again.
closed-again = Look again

option-watchers = Watchers
option-watchers-help = Whoever has the link may look on at the game. Without, only those who play see it.

## Sets of rules to begin with.

preset-title = Kind of game
preset-classic = Classic
preset-classic-help = The usual rules, two minutes a turn.
preset-quick = Quick
preset-quick-help = To 8 points, one minute a turn.
preset-beginners = Beginners
preset-beginners-help = A well-balanced island, the Friendly Robber, no clock.
preset-big = Big table
preset-big-help = 6 to 8 players, special building, 90 seconds a turn and one minute to spare.
preset-own = Own mix
preset-own-help = Own mix: as you have set it below.

refused-barred = The host has sent you off. You can sit down here again only if the host lets you.
refused-seat_locked = The host has locked this chair. Choose another.
refused-emblem_taken = Somebody else has this emblem. Choose another.
refused-emblem_unknown = There is no such emblem. Choose one of the eight.
refused-nobody_there = Nobody else sits on this chair any more.
refused-not_barred = This person may already sit down again.
refused-not_ready = { $people ->
    [one] { $people } person is not ready yet. Wait, or begin anyway.
   *[other] { $people } people are not ready yet. Wait, or begin anyway.
}

hint-target_hard = So many points are hard to reach here: in most games of bots nobody got that far in 60 rounds. Choose fewer points, a larger map or more awards.
hint-target_impossible = Nobody can reach so many points here. Choose fewer points or a larger map.
