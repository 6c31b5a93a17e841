"""From the lobby into a game, and back to it after the end."""

from msgspec.structs import replace

from hexfolk.core.chance import Chance
from hexfolk.core.errors import BadIsland
from hexfolk.core.own import OWN
from hexfolk.table.choices import check_options
from hexfolk.table.entries import Chair, Returned, Started
from hexfolk.table.game import begin
from hexfolk.table.ground import bad_map
from hexfolk.table.lobby import Lobby, check_game, check_host, check_in_lobby, emblems
from hexfolk.table.names import free_bot_name
from hexfolk.table.refusal import Refusal


def ask_start(lobby: Lobby, person: str, strategy: str, chance: Chance, anyway: bool = False) -> Started:
    """Begin the game: open chairs become bots', the order of play is drawn, the island is dealt.

    Everybody must be ready, unless it is to begin ``anyway``.
    """
    check_in_lobby(lobby)
    check_host(lobby, person)
    options = check_options(lobby.options, lobby.map)
    unready = sum(not lobby.is_ready(seat) for seat in range(len(lobby.chairs)))
    if unready and not anyway:
        raise Refusal("not_ready", people=unready)
    chairs = fill_chairs(lobby.chairs, strategy)
    island = lobby.options.island
    try:
        own_map = lobby.map if island == OWN else ""
        return begin(lobby.game + 1, options, island, chairs, chance, own_map)
    except BadIsland as problem:
        raise bad_map(problem.code, 0, 0, problem.facts) from None


def fill_chairs(chairs: list[Chair], strategy: str) -> list[Chair]:
    """The chairs of a game: open ones become bots', and emblems stay whatever the order of play."""
    filled: list[Chair] = []
    taken = [chair.name for chair in chairs if chair.kind != "open"]
    for chair, emblem in zip(chairs, emblems(chairs), strict=True):
        kept = replace(chair, emblem=None if emblem == chair.colour else emblem)
        if chair.kind == "open":
            taken.append(free_bot_name(taken))
            kept = replace(kept, kind="bot", name=taken[-1], bot=strategy, filled=True)
        filled.append(kept)
    return filled


def ask_again(lobby: Lobby, person: str, game: int | None = None) -> Returned:
    """Back to the lobby after the end of game ``game``: any who played may ask."""
    check_game(lobby, game)
    if lobby.state != "over":
        raise Refusal("not_over")
    if lobby.chair_of(person) is None and person != lobby.host:
        raise Refusal("not_seated")
    return Returned()
