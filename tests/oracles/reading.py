"""The table as a state of the game holds it: what the second rules are compared with."""

from collections import Counter

from hexfolk.core.action import SEATS
from hexfolk.core.bits import members
from hexfolk.core.board import Board, board_text
from hexfolk.core.offer import Offer as CoreOffer
from hexfolk.core.resource import unpack
from hexfolk.core.state import (
    ASIDE,
    CITIES_LEFT,
    DUE,
    HAND,
    HELD,
    KNIGHTS,
    PHASES,
    POINTS,
    ROADS_LEFT,
    ROUTE,
    SETTLEMENTS_LEFT,
    SIGN,
    State,
)
from tests.oracles.ground import Ground, ground_of
from tests.oracles.table import CARDS, KINDS, Cards, Offer, Player, Table, lay_out

ANSWERS = ("", "signup", "pass")


def new_table(state: State) -> Table:
    """The table at the start of the game that a state belongs to, from the texts of board and options."""
    ground, hexes, ports, robber = _board(state.board)
    options = state.options
    rules = {name for name, on in options.switches().items() if on}
    rules |= {"balanced"} if options.dice == "balanced" else set()
    rules |= {"soft_sevens"} if options.soft_sevens else set()
    calm = int(options.no_early_seven)
    return lay_out(ground, hexes, ports, rules, options.target, options.players, robber, calm)


def read_off(state: State) -> Table:
    """The same table as it lies now."""
    table = new_table(state)
    v = state.v
    table.players = [_player(state, seat) for seat in range(state.options.players)]
    table.bank = _counts(state.bank, KINDS)
    table.deck = _counts(state.deck, CARDS)
    table.spent = _counts(state.spent, CARDS)
    table.players[state.on_turn].fresh = _counts(state.fresh, CARDS)
    table.robber = int(state.robber)
    table.phase = PHASES[state.phase]
    table.turn, table.on_turn, table.builder = int(state.turn), int(state.on_turn), int(state.builder)
    table.placed, table.last_site = int(state.founded), int(state.last_site)
    table.rolled, table.played = state.rolled == 1, state.played == 1
    table.dice = (int(state.die1), int(state.die2))
    table.pile = pile_of(state)
    table.soft = int(state.soft)
    table.free_roads = int(state.free_roads)
    table.route_holder, table.army_holder = int(state.route_holder), int(state.army_holder)
    table.winner, table.next_offer = int(state.winner), int(state.next_offer)
    table.offers = [_offer(offer) for offer in state.offers]
    assert state.deck_left == table.deck.total()
    assert state.bought == table.players[state.on_turn].fresh.total()
    assert len(v) == state.weight + len(table.hexes)
    return table


def pile_of(state: State) -> set[tuple[int, int]]:
    """The throws that are left with balanced dice, by first and second die."""
    return {
        (first, second)
        for first in range(1, 7)
        for second in range(1, 7)
        if int(state.throws) >> (6 * (first - 1) + second - 1) & 1
    }


def sums(state: State) -> list[tuple[int, int]]:
    """Visible points and length of the route by seat, as the game keeps them."""
    return [
        (int(state.v[state.at(seat) + POINTS]), int(state.v[state.at(seat) + ROUTE]))
        for seat in range(int(state.players))
    ]


def _board(board: Board) -> tuple[Ground, list[tuple[str, int]], list[tuple[str, int]], int]:
    island = board.topology.island
    _, hexes, ports, robber = (part.strip() for part in board_text(board).split("|"))
    return (
        ground_of(tuple(island.cells), tuple(island.no_start)),
        [(word[0], int(word[1:] or 0)) for word in hexes.split()],
        [(word[-1], int(word[1:-1])) for word in ports.split()],
        -1 if robber == "-" else int(robber[1:]),
    )


def _counts(packed: int, names: tuple[str, ...]) -> Cards:
    return Counter({name: int(packed) >> 6 * i & 63 for i, name in enumerate(names)})


def _player(state: State, seat: int) -> Player:
    v, at, topology = state.v, int(state.at(seat)), state.board.topology
    nodes, edges = topology.node_words, topology.edge_words
    return Player(
        hand=_counts(v[at + HAND], KINDS),
        held=_counts(v[at + HELD], CARDS),
        aside=_bundle(int(v[at + ASIDE])),
        due=int(v[at + DUE]),
        knights=int(v[at + KNIGHTS]),
        supply={
            "road": int(v[at + ROADS_LEFT]),
            "settle": int(v[at + SETTLEMENTS_LEFT]),
            "city": int(v[at + CITIES_LEFT]),
        },
        roads=set(members(v, at + state.roads_at, edges)),
        settlements=set(members(v, at + state.settlements_at, nodes)),
        cities=set(members(v, at + state.cities_at, nodes)),
        answer=ANSWERS[v[at + SIGN]],
    )


def _bundle(bundle: int) -> Cards:
    return Counter(dict(zip(KINDS, unpack(bundle), strict=True)))


def _seats(mask: int) -> set[int]:
    return {seat for seat in range(SEATS) if mask >> seat & 1}


def _offer(offer: CoreOffer) -> Offer:
    return Offer(
        int(offer.number),
        int(offer.maker),
        int(offer.answers),
        _bundle(int(offer.give)),
        _bundle(int(offer.want)),
        _seats(int(offer.accepted)),
        _seats(int(offer.refused)),
    )
