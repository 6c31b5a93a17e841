"""A table of another simulator, made by hand in its own form: maps, players and records as objects of names.

Corners get their numbers from where they lie in the plane, so that nothing here says which of ours they are.
"""

from collections import defaultdict
from collections.abc import Iterable
from enum import Enum
from math import cos, pi, sin, sqrt
from types import SimpleNamespace
from typing import Any, NamedTuple

NodeRef = Enum("NodeRef", ["NORTH", "NORTHEAST", "SOUTHEAST", "SOUTH", "SOUTHWEST", "NORTHWEST"])
Direction = Enum("Direction", ["EAST", "SOUTHEAST", "SOUTHWEST", "WEST", "NORTHWEST", "NORTHEAST"])
Color = Enum("Color", ["RED", "BLUE", "ORANGE", "WHITE"])
Word = Enum(
    "Word",
    "ROLL MOVE_ROBBER DISCARD_RESOURCE BUILD_ROAD BUILD_SETTLEMENT BUILD_CITY BUY_DEVELOPMENT_CARD"
    " PLAY_KNIGHT_CARD PLAY_YEAR_OF_PLENTY PLAY_MONOPOLY PLAY_ROAD_BUILDING MARITIME_TRADE"
    " OFFER_TRADE END_TURN",
)
Prompt = Enum(
    "Prompt", ["BUILD_INITIAL_SETTLEMENT", "BUILD_INITIAL_ROAD", "PLAY_TURN", "DISCARD", "MOVE_ROBBER"]
)
RESOURCES = ("WOOD", "BRICK", "SHEEP", "WHEAT", "ORE")
CARDS = ("KNIGHT", "YEAR_OF_PLENTY", "MONOPOLY", "ROAD_BUILDING", "VICTORY_POINT")
Cube = tuple[int, int, int]


class Act(NamedTuple):
    """An action as the other side has it."""

    color: Any
    action_type: Any
    value: Any


class Kept(NamedTuple):
    """An action and what came of it."""

    action: Act
    result: Any


def middle(cube: Cube) -> tuple[float, float]:
    """Where a tile lies: x east, y south, in sides."""
    x, _, z = cube
    return (sqrt(3) * (x + z / 2), 1.5 * z)


def corners(cube: Cube) -> list[tuple[float, float]]:
    """Its corners, clockwise from north."""
    x, y = middle(cube)
    turns = [(i - 1.5) * pi / 3 for i in range(6)]
    return [(round(x + cos(turn), 3) + 0.0, round(y + sin(turn), 3) + 0.0) for turn in turns]


def cubes(radius: int) -> list[Cube]:
    span = range(-radius, radius + 1)
    return [(x, -x - z, z) for x in span for z in span if abs(x + z) <= radius]


class Map:
    """An island around the middle; ``ports`` by the cube of their water: resource or None, and side."""

    def __init__(self, radius: int, ports: dict[Cube, tuple[str | None, Any]]) -> None:
        self.numbers: dict[tuple[float, float], int] = {}
        land = cubes(radius)
        # Dealt in a fixed order: a desert, then the resources in turn; numbers without a 7.
        numbers = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] * 2
        self.land_tiles = {
            cube: SimpleNamespace(
                resource=None if i == 0 else RESOURCES[i % 5],
                number=None if i == 0 else numbers[i],
                nodes=self.nodes(cube),
            )
            for i, cube in enumerate(land)
        }
        self.tiles: dict[Cube, Any] = dict(self.land_tiles)
        for cube, (resource, direction) in ports.items():
            self.tiles[cube] = SimpleNamespace(resource=resource, direction=direction, nodes=self.nodes(cube))

    def nodes(self, cube: Cube) -> dict[Any, int]:
        return {
            name: self.numbers.setdefault(point, len(self.numbers))
            for name, point in zip(NodeRef, corners(cube), strict=True)
        }

    def node(self, cube: Cube, corner: str) -> int:
        number: int = self.land_tiles[cube].nodes[NodeRef[corner]]
        return number


PORTS: dict[Cube, tuple[str | None, Any]] = {
    (3, -3, 0): ("ORE", Direction.WEST),
    (0, 3, -3): (None, Direction.SOUTHEAST),
}


class Table:
    """A game after the set-up, of Red and Blue in this order, with Red on turn and the dice thrown.

    ``do`` adds a record; everything else is an attribute that a test sets.
    """

    def __init__(self) -> None:
        self.map = Map(2, PORTS)
        player: dict[str, int | bool] = {
            "VICTORY_POINTS": 2,
            "ACTUAL_VICTORY_POINTS": 2,
            "HAS_ROAD": False,
            "HAS_ARMY": False,
            "HAS_ROLLED": False,
            "HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN": False,
        }
        player |= {f"{name}_IN_HAND": 0 for name in (*RESOURCES, *CARDS)}
        player |= {f"PLAYED_{name}": 0 for name in CARDS}
        self.players = {f"P{seat}_{key}": value for seat in range(2) for key, value in player.items()}
        self.players["P0_HAS_ROLLED"] = True
        pieces: dict[Any, Any] = {colour: defaultdict(list) for colour in (Color.RED, Color.BLUE)}
        self.state = SimpleNamespace(
            colors=(Color.RED, Color.BLUE),
            board=SimpleNamespace(map=self.map, robber_coordinate=(-2, 2, 0), road_lengths={}),
            player_state=self.players,
            buildings_by_color=pieces,
            resource_freqdeck=[19] * 5,
            development_listdeck=["KNIGHT"] * 25,
            action_records=[],
            discard_counts=[0, 0],
            current_turn_index=0,
            current_player_index=0,
            current_prompt=Prompt.PLAY_TURN,
            is_initial_build_phase=False,
            is_road_building=False,
            free_roads_available=0,
            num_turns=2,
            discard_limit=7,
            friendly_robber=False,
        )
        self.vps_to_win = 10
        # Red in the middle and the west, Blue in the east and south-east, each with a road.
        self.found(Color.RED, (0, 0, 0), "NORTH", "NORTHEAST")
        self.found(Color.BLUE, (2, -2, 0), "NORTH", "NORTHWEST")
        self.found(Color.BLUE, (0, -2, 2), "NORTH", "NORTHWEST")
        self.found(Color.RED, (-1, 0, 1), "SOUTH", "SOUTHWEST")
        self.do(Color.RED, "ROLL", None, (2, 3))

    def found(self, colour: Any, cube: Cube, corner: str, towards: str) -> None:
        here, there = self.map.node(cube, corner), self.map.node(cube, towards)
        road = (min(here, there), max(here, there))
        self.state.buildings_by_color[colour]["SETTLEMENT"].append(here)
        self.state.buildings_by_color[colour]["ROAD"].append(road)
        self.do(colour, "BUILD_SETTLEMENT", here)
        self.do(colour, "BUILD_ROAD", road)

    def do(self, colour: Any, word: str, value: Any, result: Any = None) -> None:
        self.state.action_records.append(Kept(Act(colour, Word[word], value), result))

    def give(self, seat: int, cards: Iterable[str]) -> None:
        """Cards into a hand, resources from the bank."""
        for name in cards:
            self.players[f"P{seat}_{name}_IN_HAND"] += 1
            if name in RESOURCES:
                self.state.resource_freqdeck[RESOURCES.index(name)] -= 1
            else:
                self.state.development_listdeck.pop()
