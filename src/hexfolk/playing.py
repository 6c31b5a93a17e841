"""One game in one object, for bot authors and researchers: rules, state, chance and record together."""

import secrets

from hexfolk.core.action import Action, parse_action
from hexfolk.core.board import Board
from hexfolk.core.chance import Chance, Recorder, Seeded
from hexfolk.core.deal import deal
from hexfolk.core.event import Event
from hexfolk.core.game import Classic
from hexfolk.core.island import Island
from hexfolk.core.map_text import island_text
from hexfolk.core.observation import Observation
from hexfolk.core.options import Options
from hexfolk.core.record import Record, Seat, replay
from hexfolk.core.record_reading import parse_record
from hexfolk.core.state import OVER, State
from hexfolk.core.topology import Topology
from hexfolk.core.victory import points
from hexfolk.islands import STANDARD, catalogue, choose, own_topology, topology_of
from hexfolk.render.svg import draw_position
from hexfolk.render.text import describe


class Game:
    """A game that is played by calling ``apply``. Seat 0 founds first.

    ``options`` default to the usual ones for ``players``; a ``seed`` gives the same island and
    the same chance everywhere. ``island`` is an id of the catalogue, ``standard``, ``random`` (one
    that fits is drawn), the text of a map file, or an island read from one. Raises BadOption for
    options out of range, KeyError for an unknown island, BadIsland for a map that makes no sense.
    """

    def __init__(
        self,
        players: int = 4,
        *,
        seed: int | None = None,
        island: str | Island = STANDARD,
        options: Options | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.options = options if options is not None else Options(players)
        source = chance if chance is not None else Seeded(secrets.randbits(48) if seed is None else seed)
        self.rules = Classic()
        self._chance = Recorder(source)
        topology = _shape(island, self.options.players, self._chance)
        drawn = self._chance.take()
        board = deal(topology, self._chance, self.options.deal)
        seats = [Seat("bot", "none", f"Seat {seat}") for seat in range(self.options.players)]
        self.record = Record(self.options, board, seats)
        self.record.drawn = drawn
        self.record.deal = self._chance.take()
        self.state: State = self.rules.new_game(board, self.options)

    @property
    def board(self) -> Board:
        return self.state.board

    @property
    def is_over(self) -> bool:
        return self.state.phase == OVER

    @property
    def winner(self) -> int | None:
        """The seat that won; None while the game runs."""
        return int(self.state.winner) if self.is_over else None

    @property
    def to_act(self) -> list[int]:
        """The seats that the game waits for, in the order in which simulations ask them; empty at the end."""
        return self.rules.must(self.state)

    def legal(self, seat: int) -> list[Action]:
        """Every action open to a seat, offers and counters left out. Raises Illegal for an unknown seat."""
        return self.rules.legal(self.state, seat)

    def apply(self, seat: int, action: Action | str) -> list[Event]:
        """Perform an action, given as such or in text form; returns what happened.

        Raises Illegal with the reason's code; the game is then as it was.
        """
        if not isinstance(action, (Action, str)):
            raise TypeError(f"an action or its text, not {action!r}")
        asked = parse_action(action) if isinstance(action, str) else action
        events: list[Event] = []
        self.rules.apply(self.state, seat, asked, self._chance, events)
        self.record.add(seat, asked, self._chance.take())
        if self.is_over:
            self.record.close(self.state)
        return events

    def observe(self, seat: int) -> Observation:
        """What a seat may know; -1 is a spectator."""
        return self.rules.observe(self.state, seat)

    def points(self, seat: int) -> int:
        """All points of a seat, hidden point cards included."""
        if not 0 <= seat < self.options.players:
            raise IndexError(f"no seat {seat} among {self.options.players}")
        return int(points(self.state, seat))

    def __str__(self) -> str:
        return describe(self.observe(-1))

    def _repr_svg_(self) -> str:
        """A notebook shows the island with all pieces."""
        return draw_position(self.observe(-1))


def _shape(island: str | Island, players: int, chance: Chance) -> Topology:
    """What ``island`` of a new game means."""
    if isinstance(island, Island):
        known = island.key in catalogue() and catalogue()[island.key] == island
        return topology_of(island.key) if known else own_topology(island_text(island))
    # Ids are one word; a map is drawn on several lines.
    if "\n" in island:
        return own_topology(island)
    return topology_of(choose(island, players, chance))


def read_record(text: str) -> tuple[Record, State]:
    """A record and the state that it replays to. Raises BadRecord with the line that is wrong."""
    record = parse_record(text, topology_of)
    return record, replay(record)
