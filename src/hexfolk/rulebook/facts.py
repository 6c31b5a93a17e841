"""The numbers that the pages tell, each read from the code that plays by it."""

from collections import Counter
from fractions import Fraction
from functools import cache
from typing import Final, TypeAlias

import msgspec

from hexfolk.core import army, building, cards, dice, robber, route, trade
from hexfolk.core import terrain as terrains
from hexfolk.core.ids import Bundle
from hexfolk.core.island import Island, land_hexes
from hexfolk.core.options import HIGHEST_TARGET, LOWEST_TARGET, MOST_CALM_ROUNDS, Options
from hexfolk.core.port import ANY_PORT
from hexfolk.core.production import bank_for
from hexfolk.core.resource import KINDS, NAMES, unpack
from hexfolk.islands import catalogue, standard_for, topology_of
from hexfolk.rulebook.stage import Stage
from hexfolk.table.clock import ANSWER, LAPSES, UNHURRIED
from hexfolk.table.settings import Settings
from hexfolk.view.messages.table import OptionsView

PLAYERS: Final = range(2, 9)
SUMS: Final = range(2, 13)
THROWS: Final = 36
Facts: TypeAlias = dict[str, int]


class Size(msgspec.Struct, frozen=True):
    """What numbers of players share: bank, deck by kind of card, and standard board."""

    least: int
    most: int
    bank: int
    deck: list[int]
    island: str
    hexes: int
    terrain: dict[str, int]
    tokens: int
    ports: int
    """Generic ones."""
    own_ports: int
    """Those of a resource."""
    intersections: int


class Isle(msgspec.Struct, frozen=True):
    """An island of the game by its key."""

    key: str
    hexes: int
    least: int
    most: int


class Chance(msgspec.Struct, frozen=True):
    """A sum of two dice and how many of the 36 throws give it."""

    sum: int
    throws: int

    @property
    def share(self) -> float:
        return self.throws / THROWS

    @property
    def fraction(self) -> str:
        return f"{self.throws}/{THROWS}"

    @property
    def reduced(self) -> str:
        """The same in lowest terms; empty if it is so already."""
        lowest = Fraction(self.throws, THROWS)
        return "" if lowest.denominator == THROWS else f"{lowest.numerator}/{lowest.denominator}"


def costs() -> dict[str, dict[str, int]]:
    """Cards by resource of everything that is built or bought (B5)."""
    bundles: dict[str, Bundle] = {
        "road": building.ROAD_COST,
        "settlement": building.SETTLEMENT_COST,
        "city": building.CITY_COST,
        "development": cards.COST,
    }
    return {thing: dict(zip(NAMES, unpack(bundle), strict=True)) for thing, bundle in bundles.items()}


@cache
def sizes() -> list[Size]:
    """By groups of players that share everything, from the smallest on (B3, B4, B7)."""
    found: list[Size] = []
    for players in PLAYERS:
        size = _size(players)
        if found and msgspec.structs.replace(size, least=found[-1].least, most=found[-1].most) == found[-1]:
            found[-1] = msgspec.structs.replace(found[-1], most=players)
        else:
            found.append(size)
    return found


def _size(players: int) -> Size:
    key = standard_for(players)
    island = catalogue()[key]
    terrain = Counter(terrains.NAMES[kind] for kind in island.terrain_pool)
    ports = island.all_ports()
    return Size(
        least=players,
        most=players,
        bank=int(bank_for(players)),
        deck=cards.deck_for(players),
        island=key,
        hexes=land_hexes(island),
        terrain={name: terrain[name] for name in terrains.NAMES if terrain[name]},
        tokens=len(island.all_numbers()),
        ports=ports.count(ANY_PORT),
        own_ports=len(ports) - ports.count(ANY_PORT),
        intersections=int(topology_of(key).node_count),
    )


def isles() -> list[Isle]:
    """The islands beside the standard board, the smallest first."""
    return [_isle(key, island) for key, island in catalogue().items() if not key.startswith("standard")]


def _isle(key: str, island: Island) -> Isle:
    return Isle(key, land_hexes(island), island.players[0], island.players[1])


def resource_of(terrain: str) -> str:
    """What a terrain gives (B6); empty for one that gives nothing."""
    kind = terrains.NAMES.index(terrain)
    return NAMES[kind] if kind < KINDS else ""


def chances() -> list[Chance]:
    """All sums of two dice."""
    throws = Counter(one + other for one in range(1, 7) for other in range(1, 7))
    return [Chance(total, throws[total]) for total in SUMS]


def default_of(option: str) -> bool | int | str:
    """What a table plays by if nobody chooses."""
    value: bool | int | str = getattr(OptionsView(), option)
    return value


@cache
def facts() -> Facts:
    """Every number that stands in a sentence, by its name there."""
    usual, islands, settings = Options(), isles(), Settings()
    limit = int(robber.HAND_LIMIT)
    return {
        "players_least": PLAYERS[0],
        "players_most": PLAYERS[-1],
        "target": int(usual.target),
        "target_low": LOWEST_TARGET,
        "target_high": HIGHEST_TARGET,
        "roads": int(building.ROADS),
        "settlements": int(building.SETTLEMENTS),
        "cities": int(building.CITIES),
        "throws": THROWS,
        "islands": len(islands),
        "island_smallest": islands[0].hexes,
        "island_largest": islands[-1].hexes,
        "hand_limit": limit,
        "hand_over": limit + 2,
        "hand_gone": (limit + 2) // 2,
        "friendly_points": int(robber.FRIENDLY_POINTS),
        "bank_rate": int(trade.BANK_RATE),
        "port_rate": int(trade.PORT_RATE),
        "own_port_rate": int(trade.RESOURCE_PORT_RATE),
        "most_offers": int(trade.MOST_OFFERS),
        "route_least": int(route.SHORTEST),
        "route_points": int(route.AWARD_POINTS),
        "settlement_points": Stage.worth("settlement"),
        "city_points": Stage.worth("city"),
        "card_points": Stage.worth("point"),
        "army_least": int(army.SMALLEST),
        "army_points": int(army.AWARD_POINTS),
        "special_from": next(players for players in PLAYERS if Options(players=players).slots),
        "grace": round(settings.grace),
        "answer": round(ANSWER),
        "unhurried": round(UNHURRIED),
        "lapses": LAPSES,
        "missing": round(settings.missing),
        "deck_cards": int(dice.CARDS),
        "deck_kept": int(dice.KEPT),
        "deck_drawn": int(dice.DRAWN),
        "deck_sevens": int(dice.size(dice.SEVENS)),
        "soft_rolls": int(dice.SOFT_ROLLS),
        "calm_most": MOST_CALM_ROUNDS,
    }
