"""The island that a table is set to: what may be chosen, for how many, and what an own map must hold to."""

from typing import Final

from hexfolk import islands
from hexfolk.core.errors import BadIsland
from hexfolk.core.island import Island
from hexfolk.core.own import OWN, own_text
from hexfolk.core.topology import Topology
from hexfolk.survey import survey
from hexfolk.table.refusal import Refusal
from hexfolk.view.island import most_players
from hexfolk.view.messages.table import OptionsView

# An island named by these is settled when the game begins, so that it always fits.
BEGINNER: Final = "beginner"
BEGINNERS_BOARD: Final = "standard19"
SETTLED_LATE: Final = (islands.STANDARD, islands.RANDOM)


_sound: set[str] = set()
"""Maps looked over lately, as they are kept: the same map in other words is not looked over again."""


def read_map(text: str) -> Island:
    """An own map as it is kept. Raises ``Refusal`` with the reason and the place of what is wrong.

    That takes a moment for a map that was not seen lately: it is dealt and filled many times.
    """
    try:
        island = islands.own_topology(text).island
    except BadIsland as problem:
        raise bad_map(problem.code, problem.line, problem.column, problem.facts) from None
    kept = own_text(island)
    if kept not in _sound:
        for finding in survey(text).findings:
            if finding.severity == "error":
                raise bad_map(finding.code, finding.line, finding.column, finding.args)
        if len(_sound) >= islands.KEPT_MAPS:
            _sound.clear()
        _sound.add(kept)
    return island


def bad_map(reason: str, line: int, column: int, facts: dict[str, str | int]) -> Refusal:
    """What is said about a map that cannot be played on: ``facts`` fill the phrase of the reason."""
    place: dict[str, str | int] = {"line": line, "column": column}
    return Refusal("map_bad", reason=reason, **(facts | place))


def chosen_topology(options: OptionsView, text: str) -> Topology | None:
    """The shape of what was chosen by name; None if it is settled when the game begins.

    Raises ``Refusal`` if there is no such island, or no map where an own one was chosen.
    """
    if options.island in SETTLED_LATE:
        return None
    if options.island == OWN:
        if not text:
            raise Refusal("map_missing")
        read_map(text)
        return islands.own_topology(text)
    try:
        return islands.topology_of(options.island)
    except KeyError:
        raise Refusal("island_unknown") from None


def check_island(options: OptionsView, text: str) -> None:
    """Whether the island of a table takes its players. Raises ``Refusal``."""
    topology = chosen_topology(options, text)
    if options.deal == BEGINNER and _standard_board(options) != BEGINNERS_BOARD:
        raise Refusal("beginner_board")
    if topology is None:
        return
    least, most = topology.island.players[0], most_players(topology)
    if options.players < least:
        raise Refusal("island_large", least=least)
    if options.players > most:
        raise Refusal("island_small", most=most)


def _standard_board(options: OptionsView) -> str:
    """The island of a table, where ``standard`` stands for one of the boards."""
    if options.island == islands.STANDARD:
        return islands.standard_for(options.players)
    return options.island
