"""A position of the peer as a state of ours, with what one seat may know and no more.

The peer hands its whole state to whoever asks. Here it is read through one door: of the cards of other seats
only their number is ever taken, and of the deck only its height (``reader``). Our own judgement fills in
what the peer keeps otherwise: lengths of routes are measured on the board.
"""

from typing import Any, Final

from bench.peer.ground import RESOURCES, Ground
from hexfolk.core import building, route
from hexfolk.core.cards import deck_for
from hexfolk.core.game import Classic
from hexfolk.core.ids import Seat
from hexfolk.core.inventory import WHOLE
from hexfolk.core.options import Options
from hexfolk.core.resource import pack, unpack
from hexfolk.core.state import (
    BEFORE_ROLL,
    DISCARDING,
    DUE,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROAD,
    HAND,
    HELD,
    KNIGHTS,
    MAIN,
    MOVE_ROBBER,
    NOBODY,
    POINTS,
    ROADS_LEFT,
    ROUTE,
    State,
)

CARDS: Final = ("KNIGHT", "VICTORY_POINT", "ROAD_BUILDING", "YEAR_OF_PLENTY", "MONOPOLY")
"""The peer's development cards in the order of ours."""
HAND_LIMIT: Final = 7
_PHASES: Final = {
    "BUILD_INITIAL_SETTLEMENT": int(FOUND_SETTLEMENT),
    "BUILD_INITIAL_ROAD": int(FOUND_ROAD),
    "DISCARD": int(DISCARDING),
    "MOVE_ROBBER": int(MOVE_ROBBER),
}
RULES: Final = Classic()


class Table:
    """What stays the same through a game of the peer: ground, options, seats in the order of play."""

    def __init__(self, game: Any) -> None:
        state = game.state
        if state.discard_limit != HAND_LIMIT:
            raise ValueError(f"hands are cut above {HAND_LIMIT} cards, not {state.discard_limit}")
        self.ground = Ground(state.board.map)
        self.options = Options(
            len(state.colors), game.vps_to_win, friendly_robber=bool(state.friendly_robber)
        )
        self.seats: dict[Any, int] = {colour: seat for seat, colour in enumerate(state.colors)}
        self.blank = RULES.new_game(self.ground.board, self.options)


def rebuild(table: Table, game: Any, reader: Seat) -> State:
    """The position as ``reader`` knows it; with ``WHOLE`` all of it, which only a comparison may ask for."""
    peer = game.state
    state = table.blank.copy()
    _lay_pieces(table, peer, state)
    _tell_turn(table, peer, state)
    spent = [0] * len(CARDS)
    for seat in range(len(peer.colors)):
        at = int(state.at(seat))
        state.v[at + KNIGHTS] = _of(peer, seat, "PLAYED_KNIGHT")
        state.v[at + POINTS] = _of(peer, seat, "VICTORY_POINTS")
        state.v[at + DUE] = peer.discard_counts[seat]
        if reader in (seat, WHOLE):
            state.v[at + HAND] = pack([_of(peer, seat, f"{name}_IN_HAND") for name in RESOURCES])
            state.v[at + HELD] = pack([_of(peer, seat, f"{name}_IN_HAND") for name in CARDS])
        if _of(peer, seat, "HAS_ROAD"):
            state.route_holder = seat
        if _of(peer, seat, "HAS_ARMY"):
            state.army_holder = seat
        spent = [n + _of(peer, seat, f"PLAYED_{name}") for n, name in zip(spent, CARDS, strict=True)]
    state.bank = pack(list(peer.resource_freqdeck))
    state.spent = pack(spent)
    state.deck = 0
    state.deck_left = len(peer.development_listdeck)
    bought = _bought(peer)
    state.bought = len(bought)
    if reader in (peer.current_turn_index, WHOLE):
        state.fresh = pack([bought.count(name) for name in CARDS])
    if reader == WHOLE:
        state.deck = _deck_of(state)
    return state


def _deck_of(state: State) -> int:
    """What is left of the deck when nothing is hidden: all cards that are neither held nor played."""
    left = deck_for(state.players)
    for stack in [state.spent, *(state.v[state.at(seat) + HELD] for seat in range(int(state.players)))]:
        left = [n - cards for n, cards in zip(left, unpack(int(stack)), strict=True)]
    return pack(left)


def hand_sizes(game: Any) -> list[int]:
    """Resource cards in every hand, by seat."""
    return [_sum(game.state, seat, RESOURCES) for seat in range(len(game.state.colors))]


def held_sizes(game: Any) -> list[int]:
    """Unplayed development cards of every seat."""
    return [_sum(game.state, seat, CARDS) for seat in range(len(game.state.colors))]


def _of(peer: Any, seat: int, name: str) -> int:
    return int(peer.player_state[f"P{seat}_{name}"])


def _sum(peer: Any, seat: int, names: tuple[str, ...]) -> int:
    return sum(_of(peer, seat, f"{name}_IN_HAND") for name in names)


def _lay_pieces(table: Table, peer: Any, state: State) -> None:
    """Buildings, then roads, by the rules' own functions; the robber; the routes as they lie."""
    ground = table.ground
    for colour, seat in table.seats.items():
        pieces = peer.buildings_by_color[colour]
        for node in pieces.get("SETTLEMENT", ()):
            building.place_settlement(state, seat, ground.nodes[node], None)
        for node in pieces.get("CITY", ()):
            building.place_settlement(state, seat, ground.nodes[node], None)
            building.place_city(state, seat, ground.nodes[node], None)
    for colour, seat in table.seats.items():
        for ends in peer.buildings_by_color[colour].get("ROAD", ()):
            building.place_road(state, seat, ground.edge(ends), True, None)
    for seat in table.seats.values():
        state.v[state.at(seat) + ROUTE] = route.route_length(state, seat)
    state.robber = ground.hexes[peer.board.robber_coordinate]


def _tell_turn(table: Table, peer: Any, state: State) -> None:
    """Phase, whose turn it is, the dice, the set-up."""
    players = len(peer.colors)
    turn = peer.current_turn_index
    state.on_turn = turn
    settled = [
        record.action.value
        for record in peer.action_records[: 4 * players]
        if record.action.action_type.name == "BUILD_SETTLEMENT"
    ][: 2 * players]
    state.founded = len(settled)
    state.last_site = table.ground.nodes[settled[-1]] if settled else int(NOBODY)
    # In the set-up the turn passes between all but the two placements in a row.
    state.turn = 0 if peer.is_initial_build_phase else peer.num_turns - (2 * players - 2) + 1
    state.die1, state.die2 = _dice(peer)
    if peer.is_initial_build_phase:
        state.phase = _PHASES[peer.current_prompt.name]
        return
    state.rolled = _of(peer, turn, "HAS_ROLLED")
    state.played = _of(peer, turn, "HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN")
    if peer.current_prompt.name in _PHASES:
        state.phase = _PHASES[peer.current_prompt.name]
    elif peer.is_road_building:
        state.phase = int(FREE_ROAD)
        # The peer grants two, whatever is left of the supply.
        state.free_roads = min(peer.free_roads_available, int(state.v[state.at(turn) + ROADS_LEFT]))
    else:
        state.phase = int(MAIN if state.rolled else BEFORE_ROLL)


def _dice(peer: Any) -> tuple[int, int]:
    """The last roll, (0, 0) before the first."""
    for record in reversed(peer.action_records):
        if record.action.action_type.name == "ROLL":
            return (int(record.result[0]), int(record.result[1]))
    return (0, 0)


def _bought(peer: Any) -> list[str]:
    """The cards bought in this turn: how many everybody knows, which only the player on turn."""
    cards: list[str] = []
    for record in reversed(peer.action_records):
        word = record.action.action_type.name
        if word == "END_TURN":
            break
        if word == "BUY_DEVELOPMENT_CARD":
            cards.append(str(record.result))
    return cards
