"""What is asked while a map is drawn or a table set up: is it a map, how is it dealt, what does it bring?

Nothing is kept. The work is done beside the event loop, a few pieces at a time; whoever comes to a full
workshop is asked to come again.
"""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from hexfolk import pools
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.errors import BadIsland, BadOption
from hexfolk.core.fixed import SIDES
from hexfolk.core.hexgrid import DIRECTIONS, Position
from hexfolk.core.island import land_hexes
from hexfolk.core.moorings import port_coasts
from hexfolk.core.own import own_island
from hexfolk.core.topology import Topology
from hexfolk.survey import land_groups, survey
from hexfolk.table.choices import check_options
from hexfolk.table.ground import bad_map
from hexfolk.table.reach import cautions
from hexfolk.table.refusal import Refusal
from hexfolk.view.board import view_board
from hexfolk.view.messages.http import (
    FindingView,
    MapCheck,
    MapDealt,
    MapFacts,
    MapText,
    MapTrial,
    OptionsLooked,
    OptionsTrial,
    PoolsView,
)

# Pieces of work at once, and how many may wait for their turn.
AT_ONCE: Final = 2
MOST_WAITING: Final = 16
# Nobody reads on after that many.
MOST_FINDINGS: Final = 60
MOST_SEED: Final = 2**48

Made = TypeVar("Made")


class Workshop:
    """Checks and trial deals of maps that are being drawn."""

    def __init__(self) -> None:
        self._benches = asyncio.Semaphore(AT_ONCE)
        self._inside = 0

    async def check(self, asked: MapText) -> MapCheck:
        """Everything about a map text. Raises ``Refusal`` if too much is asked at once."""
        return await self._work(lambda: check_map(asked.text))

    async def preview(self, asked: MapTrial) -> MapDealt:
        """The map dealt. Raises ``Refusal`` also if it cannot be dealt."""
        return await self._work(lambda: deal_map(asked))

    async def weigh(self, asked: OptionsTrial) -> OptionsLooked:
        """What options bring with them. Raises ``Refusal`` also if a table may not have them."""
        return await self._work(lambda: weigh(asked))

    async def _work(self, piece: Callable[[], Made]) -> Made:
        if self._inside >= AT_ONCE + MOST_WAITING:
            raise Refusal("too_fast")
        self._inside += 1
        try:
            async with self._benches:
                return await asyncio.to_thread(piece)
        finally:
            self._inside -= 1


def check_map(text: str) -> MapCheck:
    """The findings of a map text, and what can be told of its shape."""
    found = survey(text)
    findings = [
        FindingView(finding.severity, finding.code, finding.line, finding.column, finding.args)
        for finding in sorted(found.findings, key=lambda finding: finding.severity)[:MOST_FINDINGS]
    ]
    island = found.sketch
    if island is None:
        return MapCheck(findings, None, [], None)
    topology = Topology(island)
    terrain, numbers, ports = pools.fill(topology)
    facts = MapFacts(
        land=land_hexes(island),
        islands=len(land_groups(island)),
        sites=sum(int(word).bit_count() for word in topology.start_sites),
        most=found.facts.most_players if found.facts is not None else None,
    )
    return MapCheck(findings, facts, coast_sides(topology), PoolsView(terrain, numbers, ports))


def weigh(asked: OptionsTrial) -> OptionsLooked:
    """What the table of such options would be told. Raises ``Refusal``."""
    check_options(asked.options, asked.map)
    return OptionsLooked(cautions(asked.options, asked.map))


def coast_sides(topology: Topology) -> list[tuple[int, int, str]]:
    """The sides of land hexes on which ports can be built, in the order of the map."""
    sides: list[tuple[Position, int]] = []
    for coast in port_coasts(topology):
        for edge, water in coast:
            land = next(p for p in topology.edge_names[edge] if p != water)
            sides.append((land, DIRECTIONS.index((water[0] - land[0], water[1] - land[1]))))
    return [(q, r, SIDES[side]) for (r, q), side in sorted(sides)]


def deal_map(asked: MapTrial) -> MapDealt:
    """A map text dealt in one of the ways of dealing. Raises ``Refusal``."""
    if not 0 <= asked.seed < MOST_SEED:
        raise Refusal("option", field="seed")
    try:
        board = deal(Topology(own_island(asked.text)), Seeded(asked.seed), asked.style)
    except BadIsland as problem:
        raise bad_map(problem.code, problem.line, problem.column, problem.facts) from None
    except BadOption:
        raise Refusal("option", field="deal") from None
    return MapDealt(view_board(board))
