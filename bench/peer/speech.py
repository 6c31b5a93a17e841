"""The peer's actions in our words. An action of the peer is (colour, type, value).

Its one robber action names hex and victim; ours are two, so its translation is the hex, and whom to rob is
asked afterwards (``victim``).
"""

from typing import Any, Final

from bench.peer.ground import RESOURCES, Ground
from hexfolk.core import action as actions
from hexfolk.core.ids import Code
from hexfolk.core.resource import ONE

_BARE: Final = {
    "ROLL": int(actions.ROLL),
    "END_TURN": int(actions.END),
    "BUY_DEVELOPMENT_CARD": int(actions.BUY),
    "PLAY_KNIGHT_CARD": int(actions.KNIGHT),
    "PLAY_ROAD_BUILDING": int(actions.ROADS),
}
_AT_NODE: Final = {"BUILD_SETTLEMENT": int(actions.SETTLE), "BUILD_CITY": int(actions.CITY)}


def translate(ground: Ground, action: Any) -> Code:
    """The code of an action. Raises KeyError for what only trade between players knows."""
    word = action.action_type.name
    value = action.value
    if word in _BARE:
        return _BARE[word]
    if word in _AT_NODE:
        return actions.encode(_AT_NODE[word], ground.nodes[value])
    if word == "BUILD_ROAD":
        return actions.encode(actions.ROAD, ground.edge(value))
    if word == "MOVE_ROBBER":
        return actions.encode(actions.ROBBER, ground.hexes[value[0]])
    if word == "DISCARD_RESOURCE":
        return actions.encode(actions.DISCARD, bundle([value]))
    if word == "PLAY_YEAR_OF_PLENTY":
        return actions.encode(actions.PLENTY, bundle(value))
    if word == "PLAY_MONOPOLY":
        return actions.encode(actions.MONOPOLY, kind(value))
    if word == "MARITIME_TRADE":
        return actions.encode(actions.BANK, kind(value[0]) * int(actions.SEATS) + kind(value[-1]))
    raise KeyError(f"{word} is no action of a game without trade between players")


def victim(seats: dict[Any, int], action: Any) -> int:
    """The seat that a robber action robs, -1 for nobody; ``seats`` by colour."""
    robbed = action.value[1]
    return -1 if robbed is None else seats[robbed]


def kind(resource: str) -> int:
    """Our number of a resource."""
    return RESOURCES.index(resource)


def bundle(resources: Any) -> int:
    """Resources, one by one, as a bundle."""
    return sum(int(ONE[kind(resource)]) for resource in resources)
