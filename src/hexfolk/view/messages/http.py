"""Requests over HTTP and their answers."""

from typing import Literal

import msgspec

from hexfolk.view.messages.board import BoardView, IslandView
from hexfolk.view.messages.table import OptionsView
from hexfolk.view.messages.words import Caution, Pace


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables."""

    name: str
    options: OptionsView = OptionsView()
    bots: list[int] = []
    """Which chairs are bots; chair 0 is the maker's."""
    pace: Pace = "normal"
    start: bool = False
    """Begin at once (open chairs become bots)."""
    map: str = ""
    """The text of an own map, if the options name one."""
    colour: int | None = None
    """The maker's, as in ``Sit``."""
    emblem: int | None = None
    public: bool = False
    """Whether it stands on the list of open tables."""


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lesson: a first game that is taught."""

    name: str
    colour: int | None = None
    emblem: int | None = None
    instead: str = ""
    """The id of an own lesson that is not wanted any more: it is removed."""


class TableMade(msgspec.Struct, frozen=True):
    id: str
    path: str


class OptionsTrial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/look: what do these options bring with them, before there is a table?"""

    options: OptionsView
    map: str = ""
    """The text of an own map, if the options name one."""


class OptionsLooked(msgspec.Struct, frozen=True):
    cautions: list[Caution]


class IslandList(msgspec.Struct, frozen=True):
    """GET /api/islands: every island of the catalogue."""

    islands: list[IslandView]


class MapLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/islands/look: what is this map, before it goes to a table?"""

    text: str


class MapLooked(msgspec.Struct, frozen=True):
    island: IslandView
    picture: str
    """The island undealt, as SVG."""


class MapText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/islands/check: what is wrong with this map while it is drawn?"""

    text: str


class FindingView(msgspec.Struct, frozen=True):
    """Something about a map: ``finding-<code>`` is a Fluent key, ``args`` its variables.

    ``line`` and ``column`` count from 1, 0 where it has no place in the text.
    """

    severity: Literal["error", "warning"]
    code: str
    line: int
    column: int
    args: dict[str, str | int]


class PoolsView(msgspec.Struct, frozen=True):
    """What is dealt: counts by terrain, number and kind of port; those of 0 are left out."""

    terrain: dict[str, int]
    numbers: dict[str, int]
    ports: dict[str, int]


class MapFacts(msgspec.Struct, frozen=True):
    """What was counted on a map: hexes of land, pieces of land, intersections where one may begin."""

    land: int
    islands: int
    sites: int
    most: int | None
    """For how many players there is always room, 0 for none; None while the map cannot be read."""


class MapCheck(msgspec.Struct, frozen=True):
    """The findings, gravest first; the rest as far as the map can be read."""

    findings: list[FindingView]
    facts: MapFacts | None
    coast: list[tuple[int, int, str]]
    """Sides on which ports can be built: q and r of the land hex, and the side (ne, e, se, sw, w, nw)."""
    fill: PoolsView | None
    """The pools that the formulas give for this map, beside what is fixed on it."""


class MapTrial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/islands/preview: deal this map. The same seed gives the same deal."""

    text: str
    seed: int = 0
    style: str = "random"


class MapDealt(msgspec.Struct, frozen=True):
    board: BoardView


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/records/summary: what does this record come to?"""

    text: str


class BadRecordView(msgspec.Struct, frozen=True):
    """A record that cannot be read, or breaks the rules: the first line that is wrong.

    ``record-fault-<code>`` is a Fluent key; ``detail`` is for whoever wrote the record.
    """

    code: str
    line: int
    detail: str


class LanguageChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/language: what somebody reads from now on, on all their devices."""

    language: str
    """Its tag, as in ``pt-BR``."""


class LanguageChosen(msgspec.Struct, frozen=True):
    """GET /api/language: what who asks has chosen on any of their devices."""

    language: str | None


class Problem(msgspec.Struct, frozen=True):
    """Any refused HTTP request."""

    code: str
    args: dict[str, str | int] = {}
