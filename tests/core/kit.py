"""Positions made by hand, so that a test reads like the rule that it tests.

A ``Scene`` is a game in the main part of seat 0's first turn with nothing on the board yet, or one that is
still to be founded. Pieces and cards are put there by the rules' own functions; ``do`` plays an action from
its text with prepared draws and checks the books after it; ``refused`` and ``fails`` play one that must not
happen and must leave no trace.
"""

from functools import cache
from itertools import pairwise
from typing import final

import pytest

from hexfolk.core import army, building, cards, route
from hexfolk.core.action import parse_action
from hexfolk.core.board import Board, parse_board
from hexfolk.core.chance import DECK, DICE, THEFT, Chance, Draw, Scripted, Seeded
from hexfolk.core.deal import deal
from hexfolk.core.errors import BadDraw, Illegal
from hexfolk.core.event import Event
from hexfolk.core.game import Classic
from hexfolk.core.map_reading import parse_island
from hexfolk.core.observation import Observation
from hexfolk.core.options import Options, parse_options
from hexfolk.core.resource import NAMES, ONE, bundle_text, count, covers, pack, parse_bundle, unpack
from hexfolk.core.state import (
    DOUBT,
    HAND,
    HELD,
    KNIGHTS,
    MAIN,
    PHASES,
    POINTS,
    ROADS_LEFT,
    ROUTE,
    State,
    give_cards,
    hand_of,
    hand_size,
)
from hexfolk.core.topology import Topology
from hexfolk.core.victory import points
from hexfolk.islands import standard_for, topology_of
from tests.core import oracle

RULES = Classic()

# The 19 hexes of most tests. Hexes by number in reading order, the desert in the middle:
#
#         h0 F8   h1 A10  h2 P4
#      h3 M3   h4 H9   h5 F6   h6 A11
#   h7 P5   h8 A6   h9 D    h10 M10  h11 H8
#      h12 F4  h13 P2  h14 H9  h15 P12
#         h16 M5  h17 F3  h18 A11
HOME = (
    "standard19 | F8 A10 P4 M3 H9 F6 A11 P5 A6 D M10 H8 F4 P2 H9 P12 M5 F3 A11"
    " | e1? e4F e17? e48H e69? e68P e62? e35A e18M | h9"
)


def home() -> Board:
    return parse_board(topology_of("standard19"), HOME)


@cache
def dealt(players: int, seed: int = 1) -> Board:
    """A dealt standard board for a number of players."""
    return deal(topology_of(standard_for(players)), Seeded(seed))


def drawn_island(
    rows: str, terrain: str = "", numbers: str = "", ports: str = "", more: str = ""
) -> Topology:
    """The topology of a map drawn in a test; counts as ``forest=2 ore=1``."""

    def table(counts: str) -> str:
        return "\n".join(word.replace("=", " = ") for word in counts.split())

    return Topology(
        parse_island(
            f'id = "drawn"\nplayers = [2, 8]\n{more}\nmap = """\n{rows}\n"""\n[terrain]\n{table(terrain)}\n'
            f"[numbers]\n{table(numbers)}\n[ports]\n{table(ports)}\n"
        )
    )


def dice(first: int, second: int) -> list[Draw]:
    """The draws of a roll."""
    return [Draw(DICE, 6, first - 1), Draw(DICE, 6, second - 1)]


def throw(state: State, first: int, second: int) -> list[Draw]:
    """The draws of a roll in a position, whatever the dice; with balanced dice the card must be left."""
    if state.options.dice == "normal":
        return dice(first, second)
    cards = [(one, other) for one in range(1, 7) for other in range(1, 7)]
    left = [card for place, card in enumerate(cards) if int(state.throws) >> place & 1]
    if (int(state.turn) - 1) // int(state.players) < int(state.options.no_early_seven):
        left = [card for card in left if sum(card) != 7]
    draw = Draw(DICE, len(left), left.index((first, second)))
    return [draw, draw] if state.soft and first + second == 7 else [draw]


@final
class Scene:
    """A game under test. Seats are numbers, places are numbers, actions and cards are texts."""

    def __init__(
        self,
        players: int = 4,
        board: Board | None = None,
        founding: bool = False,
        **options: bool | int | str,
    ) -> None:
        words = [f"{name}={_word(value)}" for name, value in options.items()]
        self.options = _options(players, words)
        self.board = board if board is not None else (home() if players <= 4 else dealt(players))
        self.topology = self.board.topology
        self.state = RULES.new_game(self.board, self.options)
        if founding:
            return
        self.state.founded = 2 * players
        self.state.turn = 1
        self.state.rolled = 1
        self.state.phase = MAIN

    # --- places -------------------------------------------------------------------------------

    def corner(self, h: int, place: int) -> int:
        """An intersection of a hex, clockwise from north."""
        return int(self.topology.hex_nodes[6 * h + place % 6])

    def corners(self, h: int) -> list[int]:
        return [self.corner(h, place) for place in range(6)]

    def edge(self, one: int, other: int) -> int:
        """The edge between two neighbouring intersections."""
        (edge,) = (
            e
            for e in range(self.topology.edge_count)
            if {int(self.topology.edge_ends[2 * e]), int(self.topology.edge_ends[2 * e + 1])} == {one, other}
        )
        return edge

    def neighbours(self, node: int) -> list[int]:
        return [int(n) for n in self.topology.node_nodes[3 * node : 3 * node + 3] if n >= 0]

    # --- pieces -------------------------------------------------------------------------------

    def settle(self, seat: int, *nodes: int) -> None:
        for node in nodes:
            building.place_settlement(self.state, seat, node, None)
            route.after_building(self.state, seat, node, None)

    def city(self, seat: int, *nodes: int) -> None:
        for node in nodes:
            self.settle(seat, node)
            building.place_city(self.state, seat, node, None)

    def roads(self, seat: int, *nodes: int) -> None:
        """Roads along intersections one after another."""
        for one, other in pairwise(nodes):
            edge = self.edge(one, other)
            building.place_road(self.state, seat, edge, False, None)
            route.after_road(self.state, seat, edge, None)

    def open_knights(self, seat: int, number: int) -> None:
        """Knights that were played earlier."""
        for _ in range(number):
            self.hold(seat, "knight")
            before = self.state.played
            cards.lay_open(self.state, seat, cards.KNIGHT_CARD, None)
            army.after_knight(self.state, seat, None)
            self.state.played = before

    def use_up_roads(self, seat: int, left: int) -> None:
        """As if all but so many roads stood somewhere: only the supply is changed."""
        self.state.v[self.state.at(seat) + ROADS_LEFT] = left

    # --- cards --------------------------------------------------------------------------------

    def give(self, seat: int, text: str, unseen: bool = False) -> None:
        """Resource cards out of the bank; nobody else knows which if they are ``unseen``."""
        bundle = parse_bundle(text)
        assert covers(self.state.bank, bundle), "the bank has no such cards"
        self.state.bank -= bundle
        give_cards(self.state, seat, bundle)
        if unseen:
            for viewer in range(int(self.state.players)):
                self.state.v[self.state.at(seat) + DOUBT + viewer] += bundle

    def drain(self, name: str, left: int, to: int) -> None:
        """Leave so many cards of a kind in the bank; a player has the others."""
        self.give(to, f"{self.bank(name) - left}{name}" if self.bank(name) > left else "")

    def hold(self, seat: int, name: str, number: int = 1, fresh: bool = False) -> None:
        """Development cards out of the deck; ``fresh`` as if bought this turn."""
        card = cards.NAMES.index(name)
        assert count(self.state.deck, card) >= number, "the deck has no such cards"
        self.state.deck -= number * ONE[card]
        self.state.deck_left -= number
        self.state.v[self.state.at(seat) + HELD] += number * ONE[card]
        if fresh:
            self.state.fresh += number * ONE[card]
            self.state.bought += number

    # --- time ---------------------------------------------------------------------------------

    def before_roll(self, seat: int = 0) -> None:
        """The start of a seat's turn."""
        self.on_turn(seat)
        self.state.phase = PHASES.index("before_roll")
        self.state.rolled = 0

    def on_turn(self, seat: int) -> None:
        """The main part of a seat's turn."""
        if seat != self.state.on_turn:
            self.state.fresh = self.state.bought = 0
        self.state.on_turn = seat
        self.state.phase = MAIN
        self.state.rolled = 1

    # --- play ---------------------------------------------------------------------------------

    def do(self, seat: int, text: str, draws: list[Draw] | None = None) -> list[Event]:
        """Play an action: what happened. All draws must be used, and the books must be right after it."""
        trace: list[Event] = []
        script = Scripted(draws or [])
        RULES.apply(self.state, seat, parse_action(text), script, trace)
        assert script.used == len(script.draws), "draws were left over"
        oracle.check(self.state)
        return trace

    def refused(self, seat: int, text: str) -> str:
        """Why an action is refused. Nothing may have changed."""
        return refusal(self.state, seat, text)

    def fails(self, seat: int, text: str, draws: list[Draw]) -> None:
        """The source of chance fails: nothing may have changed."""
        before = self.state.to_bytes()
        trace: list[Event] = []
        with pytest.raises(BadDraw):
            RULES.apply(self.state, seat, parse_action(text), Scripted(draws), trace)
        assert self.state.to_bytes() == before, f"{text!r} was done by half"
        assert trace == []

    def roll(self, seat: int, first: int, second: int) -> list[Event]:
        self.before_roll(seat)
        return self.do(seat, "roll", throw(self.state, first, second))

    def seven(self, seat: int = 0) -> list[Event]:
        return self.roll(seat, 3, 4)

    def buy(self, seat: int, name: str) -> list[Event]:
        """Buy a development card that is to be of this name."""
        return self.do(seat, "buy", self.top(name))

    def top(self, name: str) -> list[Draw]:
        """The draw that takes a card of this name from the deck."""
        card = cards.NAMES.index(name)
        before = sum(unpack(self.state.deck)[:card])
        return [Draw(DECK, int(self.state.deck_left), before)]

    def theft(self, victim: int, name: str) -> list[Draw]:
        """The draw that takes a card of this name from a victim's hand."""
        hand = hand_of(self.state, victim)
        return [Draw(THEFT, sum(hand), sum(hand[: NAMES.index(name)]))]

    # --- what is ------------------------------------------------------------------------------

    def legal(self, seat: int, word: str = "") -> list[str]:
        """Texts of the legal actions of a seat, or of those that begin with a word."""
        texts = oracle.legal_texts(self.state, seat)
        return [text for text in texts if not word or text.split(" ")[0] == word]

    def sites(self, seat: int, word: str) -> set[int]:
        """The places of the legal actions of a word: ``settle``, ``road``, ``city`` or ``robber``."""
        return {int(text.split(" ")[1][1:]) for text in self.legal(seat, word)}

    def phase(self) -> str:
        return PHASES[self.state.phase]

    def must(self) -> list[int]:
        return RULES.must(self.state)

    def hand(self, seat: int) -> str:
        return bundle_text(pack(hand_of(self.state, seat)))

    def hand_size(self, seat: int) -> int:
        return int(hand_size(self.state, seat))

    def count(self, seat: int, name: str) -> int:
        return int(count(self.state.v[self.state.at(seat) + HAND], NAMES.index(name)))

    def held(self, seat: int, name: str) -> int:
        return int(count(self.state.v[self.state.at(seat) + HELD], cards.NAMES.index(name)))

    def knights(self, seat: int) -> int:
        return int(self.state.v[self.state.at(seat) + KNIGHTS])

    def bank(self, name: str) -> int:
        return self.bank_counts()[NAMES.index(name)]

    def bank_counts(self) -> list[int]:
        return unpack(self.state.bank)

    def visible(self, seat: int) -> int:
        return int(self.state.v[self.state.at(seat) + POINTS])

    def points(self, seat: int) -> int:
        return int(points(self.state, seat))

    def route(self, seat: int) -> int:
        return int(self.state.v[self.state.at(seat) + ROUTE])

    def winner(self) -> int:
        return int(self.state.winner)

    def see(self, seat: int) -> Observation:
        return RULES.observe(self.state, seat)


def refusal(state: State, seat: int, text: str, chance: Chance | None = None) -> str:
    """Why an action is refused. Asserts that it is, and that state and trace are as they were."""
    before = state.to_bytes()
    trace: list[Event] = []
    try:
        RULES.apply(state, seat, parse_action(text), chance or Scripted([]), trace)
    except Illegal as fault:
        assert state.to_bytes() == before, f"a refused {text!r} changed the state"
        assert trace == [], f"a refused {text!r} told of something"
        return fault.code
    raise AssertionError(f"{text!r} was not refused")


def kinds(trace: list[Event]) -> list[str]:
    return [event.kind for event in trace]


def only(trace: list[Event], kind: str) -> Event:
    (event,) = (event for event in trace if event.kind == kind)
    return event


def _word(value: bool | int | str) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _options(players: int, words: list[str]) -> Options:
    return parse_options(" ".join([f"players={players}", *words]))
