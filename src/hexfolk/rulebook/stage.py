"""Small positions for examples: pieces are put down by the rules themselves, which also say what follows."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, final

from hexfolk.core import building, founding, production, robber, route, special
from hexfolk.core.board import Board, parse_board
from hexfolk.core.cards import POINT_CARD
from hexfolk.core.game import Classic
from hexfolk.core.map_reading import parse_island
from hexfolk.core.options import Options
from hexfolk.core.resource import NAMES, ONE, unpack
from hexfolk.core.state import HAND, HELD, ROUTE, State, give_cards
from hexfolk.core.topology import NONE, Topology
from hexfolk.core.victory import points
from hexfolk.view.board import view_board
from hexfolk.view.game import view_game
from hexfolk.view.messages.board import BoardView
from hexfolk.view.messages.game import GameView

RULES: Final = Classic()
TWO: Final = Options(players=2)


def drawn_topology(rows: str, numbers: list[str]) -> Topology:
    """The shape of an island whose terrain is fixed, in the letters of map files."""
    tokens = "\n".join(f"{number} = {times}" for number, times in Counter(numbers).items())
    head = f'id = "example"\nplayers = [2, 8]\nmap = """\n{rows}\n"""\n'
    text = f"{head}[terrain]\n[numbers]\n{tokens}\n[ports]\n"
    return Topology(parse_island(text))


@final
class Stage:
    """A position on an island of a few hexes, of two players where the options say no other number.

    ``hexes`` says terrain and number of each, in reading order (``F8 D``); ``ports`` the coast edges with
    their kind, as records write them; ``robber`` is a hex.
    """

    def __init__(
        self,
        rows: str,
        hexes: str,
        ports: str = "",
        robber_at: str = "-",
        options: Options = TWO,
    ) -> None:
        numbers = [word[1:] for word in hexes.split(" ") if word[1:]]
        self.topology = drawn_topology(rows, numbers)
        self.board: Board = parse_board(self.topology, f"example | {hexes} | {ports} | {robber_at}")
        self.state: State = RULES.new_game(self.board, options)

    # --- places -------------------------------------------------------------------------------

    def corner(self, h: int, place: int) -> int:
        """An intersection of a hex, clockwise from north."""
        return int(self.topology.hex_nodes[6 * h + place % 6])

    def ring(self, h: int, first: int = 0) -> list[int]:
        """All six intersections of a hex and the first once more."""
        return [self.corner(h, first + place) for place in range(7)]

    def edge(self, one: int, other: int) -> int:
        """The edge between two neighbouring intersections."""
        ends = self.topology.edge_ends
        return next(
            e for e in range(len(ends) // 2) if {int(ends[2 * e]), int(ends[2 * e + 1])} == {one, other}
        )

    def neighbours(self, node: int) -> list[int]:
        return [int(n) for n in self.topology.node_nodes[3 * node : 3 * node + 3] if n != NONE]

    def around(self, node: int) -> list[int]:
        """The hexes that meet at an intersection."""
        return [int(h) for h in self.topology.node_hexes[3 * node : 3 * node + 3] if h != NONE]

    # --- pieces -------------------------------------------------------------------------------

    def settle(self, seat: int, *nodes: int) -> None:
        for node in nodes:
            building.place_settlement(self.state, seat, node, None)
            route.after_building(self.state, seat, node, None)

    def grow(self, seat: int, node: int) -> None:
        """A settlement that has become a city."""
        self.settle(seat, node)
        building.place_city(self.state, seat, node, None)

    def pave(self, seat: int, *nodes: int) -> None:
        """Roads along intersections one after another."""
        for one, other in pairwise(nodes):
            edge = self.edge(one, other)
            building.place_road(self.state, seat, edge, False, None)
            route.after_road(self.state, seat, edge, None)

    @classmethod
    def worth(cls, what: str) -> int:
        """Points that a settlement, a city or a point card gives by itself."""
        stage = cls(" F", "F8")
        node = stage.corner(0, 0)
        if what == "settlement":
            stage.settle(0, node)
        elif what == "city":
            stage.grow(0, node)
        else:
            stage.state.v[stage.state.at(0) + HELD] += ONE[POINT_CARD]
        return int(points(stage.state, 0))

    # --- what the rules say -------------------------------------------------------------------

    def too_close(self) -> list[int]:
        """Intersections that the distance rule bars."""
        nodes = range(int(self.topology.node_count))
        return [n for n in nodes if founding.site_fault(self.state, n) == "too_close"]

    def free(self) -> list[int]:
        """Intersections on which somebody may found."""
        return [n for n in range(int(self.topology.node_count)) if founding.site_fault(self.state, n) == ""]

    def income(self, seat: int, node: int) -> dict[str, int]:
        """Cards that a second settlement yields there."""
        before = self._hand(seat)
        founding.pay_income(self.state, seat, node, None)
        return self._gained(seat, before)

    def roll(self, number: int) -> list[dict[str, int]]:
        """Cards that a roll gives, by seat."""
        before = [self._hand(seat) for seat in range(self.state.players)]
        production.produce(self.state, number, None)
        return [self._gained(seat, hand) for seat, hand in enumerate(before)]

    def robbed(self, h: int, mover: int) -> list[int]:
        """Seats that the robber on a hex may take a card from, if everybody has one."""
        for seat in range(self.state.players):
            give_cards(self.state, seat, ONE[0])
        self.state.robber, self.state.on_turn = h, mover
        return [seat for seat in range(self.state.players) if robber.is_victim(self.state, seat, h)]

    def standing(self, seat: int) -> int:
        """Points of a player."""
        return int(points(self.state, seat))

    def may_take_robber(self) -> list[int]:
        """Hexes that the robber may be moved to."""
        return [h for h in range(int(self.topology.hex_count)) if robber.move_fault(self.state, h) == ""]

    def builders(self, on_turn: int, signed_up: Sequence[int]) -> list[int]:
        """Who builds after that turn, in order, of those who signed up at any moment of it."""
        self.state.on_turn = on_turn
        for seat in range(self.state.players):
            if seat != on_turn:
                special.answer(self.state, seat, seat in signed_up, None)
        order: list[int] = []
        while special.open_slot(self.state, order[-1] if order else on_turn, None):
            order.append(int(self.state.builder))
        return order

    def route(self, seat: int) -> int:
        """Length of a player's longest route."""
        return int(self.state.v[self.state.at(seat) + ROUTE])

    def _hand(self, seat: int) -> list[int]:
        return unpack(self.state.v[self.state.at(seat) + HAND])

    def _gained(self, seat: int, before: list[int]) -> dict[str, int]:
        gained = [after - then for after, then in zip(self._hand(seat), before, strict=True)]
        return {name: number for name, number in zip(NAMES, gained, strict=True) if number}

    # --- for drawing --------------------------------------------------------------------------

    def view(self) -> tuple[BoardView, GameView]:
        """The position as pictures are made of it."""
        return view_board(self.board), view_game(RULES.observe(self.state, -1), 0, 0)
