"""From the lobby into a game, and back to it after the end."""

from hexfolk.core.chance import Chance
from hexfolk.core.errors import BadIsland
from hexfolk.core.own import OWN
from hexfolk.table.choices import check_options
from hexfolk.table.entries import Chair, Returned, Started
from hexfolk.table.game import begin
from hexfolk.table.ground import bad_map
from hexfolk.table.lobby import Lobby, check_host, check_in_lobby
from hexfolk.table.names import free_bot_name
from hexfolk.table.refusal import Refusal


def ask_start(lobby: Lobby, person: str, strategy: str, chance: Chance) -> Started:
    """Begin the game: open chairs become bots', the order of play is drawn, the island is dealt."""
    check_in_lobby(lobby)
    check_host(lobby, person)
    options = check_options(lobby.options, lobby.map)
    chairs = fill_chairs(lobby.chairs, strategy)
    island = lobby.options.island
    try:
        own_map = lobby.map if island == OWN else ""
        return begin(lobby.game + 1, options, island, chairs, chance, own_map)
    except BadIsland as problem:
        raise bad_map(problem.code, 0, 0, problem.facts) from None


def fill_chairs(chairs: list[Chair], strategy: str) -> list[Chair]:
    """The chairs of a game: open ones become bots'."""
    filled = list(chairs)
    for i, chair in enumerate(filled):
        if chair.kind == "open":
            taken = [other.name for other in filled if other.kind != "open"]
            filled[i] = Chair(chair.colour, "bot", free_bot_name(taken), None, strategy)
    return filled


def ask_again(lobby: Lobby, person: str) -> Returned:
    """Back to the lobby after the end: any who played may ask."""
    if lobby.state != "over":
        raise Refusal("not_over")
    if lobby.chair_of(person) is None and person != lobby.host:
        raise Refusal("not_seated")
    return Returned()
