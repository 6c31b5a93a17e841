"""Whether a map file makes a table that can be played: faults with their places, and what the land is like.

For map makers, on the command line and in the editor. Any bytes may come in: what is too big, too
deep or no text at all is refused like any other fault, at once.
"""

from dataclasses import dataclass
from typing import Final, Literal

from hexfolk.core import resource, terrain
from hexfolk.core.bits import members
from hexfolk.core.board import RED
from hexfolk.core.chance import NUMBERS, Seeded, shuffle
from hexfolk.core.deal import deal
from hexfolk.core.errors import BadIsland
from hexfolk.core.hexgrid import Position, neighbour
from hexfolk.core.island import Island, land_hexes
from hexfolk.core.map_reading import LONGEST_MAP, Reading
from hexfolk.core.topology import NONE, Topology
from hexfolk.islands import catalogue

Severity = Literal["error", "warning"]

MOST_BYTES: Final = 4 * LONGEST_MAP
"""What a map file of LONGEST_MAP characters takes at most."""

# Hostile fillings of the starting sites, and how many sites must be left over when all have founded.
RANDOM_FILLINGS: Final = 60
GREEDY_FILLINGS: Final = 20
MARGIN: Final = 2
DEALS: Final = 20
MOST_PLAYERS: Final = 8
# Who founds on fewer hexes than this, cut off by water, does not get far.
SMALLEST_ISLAND: Final = 3
FEWEST_HEXES_EACH: Final = 4


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong (error) or looks wrong (warning). ``args`` fill the phrase ``finding-<code>``.

    Lines and columns count from 1.
    """

    severity: Severity
    code: str
    line: int
    column: int
    args: dict[str, str | int]


@dataclass(frozen=True)
class Facts:
    """What an island is like. ``hexes`` are land without lakes; ``islands`` counts them each, biggest first.

    ``worst_packing`` is the smallest number of settlements found after which no starting site is left, and
    ``most_players`` for how many players that is enough (0: for none).
    """

    hexes: int
    lakes: int
    positions: int
    islands: list[int]
    coasts: list[int]
    sites: int
    start_sites: int
    worst_packing: int
    most_players: int


@dataclass(frozen=True)
class Survey:
    """The outcome: ``island`` and ``facts`` are None unless the file says an island without a fault.

    ``sketch`` is its shape as far as it can be read, for those still drawing; its pools count for nothing.
    """

    findings: list[Finding]
    island: Island | None
    facts: Facts | None
    sketch: Island | None

    @property
    def playable(self) -> bool:
        """Whether a table may be made of it: no finding is an error."""
        return all(finding.severity != "error" for finding in self.findings)


def survey(source: str | bytes) -> Survey:
    """Look at a map file. Never raises, whatever is in it."""
    text = source if isinstance(source, str) else _decode(source)
    if isinstance(text, Finding):
        return Survey([text], None, None, None)
    reading = Reading(text)
    island = reading.island
    findings = [
        Finding("error", fault.code, fault.line, fault.column, fault.facts) for fault in reading.faults
    ]
    if island is None:
        return Survey(findings, None, None, reading.sketch)
    topology = Topology(island)
    groups = land_groups(island)
    letters = dict(island.cells)
    worst = worst_packing(topology)
    most_players = min(MOST_PLAYERS, (worst - MARGIN) // 2)
    facts = Facts(
        land_hexes(island),
        sum(1 for _, letter in island.cells if letter == "L"),
        len(island.cells),
        sorted((sum(1 for p in group if letters[p] != "L") for group in groups), reverse=True),
        sorted((len(coast) for coast in topology.coasts), reverse=True),
        len(members(topology.sites, 0, topology.node_words)),
        len(members(topology.start_sites, 0, topology.node_words)),
        worst,
        most_players if most_players >= 2 else 0,
    )
    findings += _look_at_land(island, groups, reading)
    findings += _look_at_deals(topology, reading)
    findings += _look_at_room(island, facts, reading)
    findings += _look_at_habits(island, groups, reading)
    findings.sort(key=lambda finding: (finding.line, finding.column))
    return Survey(findings, island, facts, reading.sketch)


def _decode(source: bytes) -> str | Finding:
    """Text of a file, or why it is none."""
    if len(source) > MOST_BYTES:
        return Finding("error", "island_too_long", 1, 1, {"most": LONGEST_MAP})
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = source[: error.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
        return Finding("error", "island_encoding", line, column, {})


def land_groups(island: Island) -> list[set[Position]]:
    """The islands of a map: connected hexes that are no sea, lakes included; in reading order."""
    return _groups({p for p, letter in island.cells if letter != "S"})


def _groups(positions: set[Position]) -> list[set[Position]]:
    found: list[set[Position]] = []
    left = set(positions)
    for start in sorted(positions):
        if start not in left:
            continue
        group, border = set[Position](), {start}
        while border:
            p = border.pop()
            group.add(p)
            border |= {q for q in (neighbour(p, i) for i in range(6)) if q in left and q not in group}
        left -= group
        found.append(group)
    return found


def worst_packing(topology: Topology) -> int:
    """The smallest number of settlements found after which no starting site is left (B17).

    By random fillings, and by greedy ones that spoil as many sites as they can with each settlement.
    """
    sites = members(topology.start_sites, 0, topology.node_words)
    spoils = {
        n: [m for m in (n, *(int(m) for m in topology.node_nodes[3 * n : 3 * n + 3])) if m != NONE]
        for n in sites
    }
    chance = Seeded(len(sites))
    worst = len(sites)
    for filling in range(RANDOM_FILLINGS + GREEDY_FILLINGS):
        order = shuffle(sites, NUMBERS, chance)
        worst = min(worst, _fill(order, spoils, greedy=filling >= RANDOM_FILLINGS))
    return worst


def _fill(order: list[int], spoils: dict[int, list[int]], greedy: bool) -> int:
    """How many settlements fit, taken in order; greedy: those first that spoil most."""
    free = set(order)
    settled = 0
    for least in (4, 3, 2, 1) if greedy else (1,):
        for n in order:
            if n in free and sum(m in free for m in spoils[n]) >= least:
                free.difference_update(spoils[n])
                settled += 1
    return settled


def _look_at_land(island: Island, groups: list[set[Position]], reading: Reading) -> list[Finding]:
    """Connected, or islands joined by sea; something of every resource."""
    whole = _groups({p for p, _ in island.cells})
    land = set[Position]().union(*groups)
    main = next(part for part in whole if part & land)
    findings: list[Finding] = []
    for part in whole:
        if part is not main:
            severity: Severity = "error" if part & land else "warning"
            code = "island_apart" if part & land else "island_sea_apart"
            findings.append(Finding(severity, code, *reading.spots[min(part & land or part)], {}))
    # An island where nobody may found is out of reach without ships: it must come from elsewhere.
    cells, barred = dict(island.cells), set(island.no_start)
    far = set[Position]().union(*(group for group in groups if group <= barred))
    letters = {letter for p, letter in island.cells if p not in far}
    hidden = sum(1 for p in far if cells[p] == terrain.RANDOM_LETTER)
    for kind, name in enumerate(resource.NAMES):
        if terrain.LETTERS[kind] not in letters and island.terrain_pool.count(kind) <= hidden:
            place = reading.places.key("terrain")
            findings.append(Finding("error", "island_resource", *place, {"resource": name}))
    return findings


def _look_at_deals(topology: Topology, reading: Reading) -> list[Finding]:
    """Deal it a few times: red tokens and ports must find their places."""
    for seed in range(DEALS):
        try:
            deal(topology, Seeded(seed))
        except BadIsland as error:
            place = reading.places.key("ports" if error.code == "island_ports" else "numbers")
            return [Finding("error", error.code, *place, {})]
    return []


def _look_at_room(island: Island, facts: Facts, reading: Reading) -> list[Finding]:
    """Everybody must find two starting sites, however badly the others settle."""
    most = island.players[1]
    place = reading.places.value("players")
    if facts.most_players < most:
        args: dict[str, str | int] = {
            "players": most,
            "needed": 2 * most + MARGIN,
            "found": facts.worst_packing,
            "most": facts.most_players,
        }
        return [Finding("error", "island_room", *place, args)]
    if facts.hexes < FEWEST_HEXES_EACH * most:
        args = {"hexes": facts.hexes, "players": most, "needed": FEWEST_HEXES_EACH * most}
        return [Finding("warning", "island_narrow", *place, args)]
    return []


def _look_at_habits(island: Island, groups: list[set[Position]], reading: Reading) -> list[Finding]:
    """What can be played, but may not be meant."""
    findings: list[Finding] = []
    letters = dict(island.cells)
    barred = set(island.no_start)
    if terrain.DESERT not in island.terrain_pool and "D" not in letters.values():
        findings.append(Finding("warning", "island_no_desert", *reading.places.key("terrain"), {}))
    if not island.all_ports():
        findings.append(Finding("warning", "island_no_ports", *reading.places.key("ports"), {}))
    for group in groups:
        if len(group) < min(SMALLEST_ISLAND, len(letters)) and not group <= barred:
            args: dict[str, str | int] = {"hexes": len(group)}
            findings.append(Finding("warning", "island_islet", *reading.spots[min(group)], args))
    gold = [p for p, letter in letters.items() if letter == "G" and p not in barred]
    if gold:
        findings.append(Finding("warning", "island_gold", *reading.spots[min(gold)], {}))
    elif terrain.GOLD in island.terrain_pool:
        findings.append(Finding("warning", "island_gold", *reading.places.key("terrain.gold"), {}))
    reds = {p for p, number in island.fixed_numbers.items() if number in RED}
    touching = [p for p in sorted(reds) if any(neighbour(p, i) in reds for i in range(6))]
    if touching:
        findings.append(Finding("warning", "island_red_beside", *reading.spots[touching[0]], {}))
    golden = [p for p in sorted(reds) if letters[p] == "G"]
    if golden:
        findings.append(Finding("warning", "island_red_gold", *reading.spots[golden[0]], {}))
    known = catalogue().get(island.key)
    if known is not None and known != island:
        findings.append(
            Finding("warning", "island_id_taken", *reading.places.value("id"), {"id": island.key})
        )
    return findings
