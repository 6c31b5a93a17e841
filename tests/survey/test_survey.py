"""The checker of maps: what it finds, where, and that nothing that is sent to it takes it long."""

import time

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from hexfolk.core.map_text import island_text
from hexfolk.data import islands_dir, locales_dir
from hexfolk.islands import catalogue, topology_of
from hexfolk.survey import Finding, Survey, survey, worst_packing
from tests.core.kit import drawn_island

GOOD = (islands_dir() / "lagoon.toml").read_text(encoding="utf-8")


def codes(found: Survey) -> list[str]:
    return [finding.code for finding in found.findings]


def places(found: Survey) -> list[tuple[str, int, int]]:
    return [(finding.code, finding.line, finding.column) for finding in found.findings]


def map_of(rows: str, terrain: str = "", numbers: str = "", ports: str = "any=1", more: str = "") -> str:
    """A map file; counts as ``forest=2 ore=1``. The drawing begins in line 5."""

    def table(counts: str) -> str:
        return counts.replace("=", " = ").replace(" = ", "=").replace(" ", "\n")

    return (
        f'id = "drawn"\nplayers = [2, 2]\n{more}\nmap = """\n{rows}\n"""\n'
        f"[terrain]\n{table(terrain)}\n[numbers]\n{table(numbers)}\n[ports]\n{table(ports)}\n"
    )


# --- the islands of the game ----------------------------------------------------------------------

# id: land hexes, hexes of each island, edges of each coast, starting sites, worst packing known at first.
KNOWN = {
    "standard19": (19, [19], [30], 54, 16),
    "standard30": (30, [30], [38], 80, 22),
    "standard44": (44, [44], [46], 112, 33),
    "lagoon": (12, [12], [30, 18], 48, 15),
    "crescent": (19, [19], [40], 59, 18),
    "hourglass": (21, [21], [38], 62, 18),
    "cross": (25, [25], [42], 72, 22),
    "dumbbell": (23, [23], [54], 74, 21),
    "diamond": (25, [25], [38], 70, 20),
    "peninsula": (30, [30], [50], 86, 25),
    "spiral": (29, [29], [72], 95, 28),
    "triangle": (28, [28], [42], 78, 22),
    "corners": (29, [7, 7, 7, 7, 1], [18, 18, 18, 18, 6], 96, 28),
    "coast": (30, [30], [50], 86, 26),
    "lakes": (30, [30], [42], 96, 28),
    "serpent": (33, [33], [58], 96, 27),
    "lands": (32, [16, 16], [28, 28], 94, 28),
    "strait": (37, [17, 17, 1, 1, 1], [40, 40, 6, 6, 6], 110, 33),
    "archipelago": (36, [6, 5, 5, 4, 4, 3, 3, 3, 3], [20, 16, 16, 16, 14, 14, 14, 14, 12], 149, 46),
    "volcano": (37, [37], [42], 96, 28),
    "star": (37, [37], [54], 102, 30),
    "butterfly": (37, [37], [58], 104, 30),
    "atoll": (42, [42], [54, 30], 126, 36),
    "twin": (42, [42], [46], 112, 33),
    "giant": (61, [61], [54], 150, 43),
}


def test_all_islands_are_known() -> None:
    assert set(KNOWN) == set(catalogue())


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_the_islands_of_the_game_are_good(key: str) -> None:
    found = survey((islands_dir() / f"{key}.toml").read_bytes())
    assert found.findings == []
    assert found.playable
    assert found.island == catalogue()[key]
    facts = found.facts
    assert facts is not None
    hexes, islands, coasts, sites, packing = KNOWN[key]
    assert (facts.hexes, facts.islands, facts.coasts) == (hexes, islands, coasts)
    assert facts.start_sites == sites
    assert abs(facts.worst_packing - packing) <= 2
    low, high = catalogue()[key].players
    assert low <= high <= facts.most_players
    assert facts.worst_packing >= 2 * high + 2


def test_a_survey_says_the_same_every_time() -> None:
    assert survey(GOOD) == survey(GOOD.encode())


# --- what can be wrong ----------------------------------------------------------------------------

ROOMY = "? ? ? ?\n ? ? ? ?\n? ? ? ?\n ? ? ? ?"
MANY = "forest=4 hills=3 pasture=3 field=3 mountains=3"
TOKENS = "2=2 3=2 4=2 5=2 9=2 10=2 11=2 12=2"


def test_a_good_map_of_ones_own() -> None:
    found = survey(
        map_of(ROOMY, MANY.replace("forest=4", "forest=3 desert=1"), TOKENS.replace("12=2", "12=1"))
    )
    assert found.findings == []


@pytest.mark.parametrize(
    ("old", "new", "finding"),
    [
        ("players = [2, 3]", "players = [2, 8]", ("island_room", 2, 11)),
        ("3 = 1\n", "3 = 2\n", ("island_number_sum", 20, 1)),
        ("? S S ?", "? S X ?", ("island_letter", 6, 6)),
        ("grain = 1", "grain = 40", ("island_ports", 32, 1)),
        ("lagoon", "standard19", ("island_id_taken", 1, 6)),
        ("any = 2\nwool = 1\ngrain = 1\nwood = 1\n", "", ("island_no_ports", 32, 1)),
        ("hills = 2\nmountains = 2\n", "mountains = 4\n", ("island_resource", 12, 1)),
        ("desert = 1\n", "", ("island_terrain_sum", 12, 1)),
        ("mountains = 2\ndesert = 1", "mountains = 1\ndesert = 1\ngold = 1", ("island_gold", 19, 1)),
    ],
)
def test_a_fault_is_found_where_it_stands(old: str, new: str, finding: tuple[str, int, int]) -> None:
    assert old in GOOD
    assert finding in places(survey(GOOD.replace(old, new)))


def test_red_tokens_that_do_not_fit() -> None:
    found = survey(map_of("? ? ?\n ? ?", "forest=1 hills=1 pasture=1 field=1 mountains=1", "6=2 8=2 4=1"))
    assert ("island_red", 10, 1) not in places(found)
    assert "island_red" in codes(found)
    finding = next(finding for finding in found.findings if finding.code == "island_red")
    assert (finding.severity, finding.line) == ("error", 14)


def test_an_island_that_is_cut_off() -> None:
    """Land beyond open water, whether near or far; listed sea joins it."""
    terrain, numbers = MANY, TOKENS
    rows = ROOMY.replace("? ? ? ?\n", "? ? ?     ?\n", 1)
    found = survey(map_of(rows, terrain, numbers))
    assert ("island_apart", 5, 11) in places(found)
    assert not found.playable
    assert "island_apart" not in codes(survey(map_of(rows.replace("?     ?", "? S S ?"), terrain, numbers)))
    found = survey(map_of(ROOMY.replace("? ? ? ?\n", "? ? ? ?   S\n", 1), terrain, numbers))
    assert ("island_sea_apart", 5, 11) in places(found)
    assert found.playable


def test_room_is_for_everybody_however_badly_others_settle() -> None:
    """Too little for the highest number is an error that says for how many it would do."""
    found = survey(map_of("F H P\n A M", numbers="4=1 5=1 9=1 10=1 3=1").replace("[2, 2]", "[2, 4]"))
    (finding,) = [finding for finding in found.findings if finding.code == "island_room"]
    assert (finding.severity, finding.line, finding.column) == ("error", 2, 11)
    assert (finding.args["players"], finding.args["needed"]) == (4, 10)
    assert found.facts is not None
    assert finding.args["most"] == found.facts.most_players == (found.facts.worst_packing - 2) // 2 < 4
    assert not found.playable


def test_what_looks_odd_is_a_warning_and_can_be_played() -> None:
    rows = ROOMY + " S D\n"
    found = survey(map_of(rows.rstrip(), MANY, TOKENS, more="target = 9"))
    assert codes(found) == ["island_islet"]
    assert found.playable
    assert codes(survey(map_of(rows.rstrip(), MANY, TOKENS, more="no_start = [[4, 3]]"))) == []


def test_gold_out_of_reach_is_meant() -> None:
    rows = ROOMY + " S G\n"
    tokens = TOKENS.replace("2=2", "2=3", 1)
    found = survey(map_of(rows.rstrip(), MANY, tokens, more="no_start = [[4, 3]]"))
    assert codes(found) == ["island_no_desert"]
    assert "island_gold" in codes(survey(map_of(rows.rstrip(), MANY, tokens)))


def test_the_worst_packing_of_what_can_be_counted_by_hand() -> None:
    """One hex holds two settlements at the worst (opposite corners); two hexes apart hold four."""
    assert worst_packing(drawn_island("D")) == 2
    assert worst_packing(drawn_island("D S D")) == 4
    assert worst_packing(drawn_island("D", more="no_start = [[0, 0]]")) == 0


# --- whatever comes in ----------------------------------------------------------------------------

HOSTILE = {
    "nothing": b"",
    "no text": bytes(range(256)) * 20,
    "half a letter": GOOD.encode()[:-2] + "é".encode()[:1],
    "wide text": GOOD.encode("utf-16"),
    "null": GOOD.replace("target = 10", "target = 1\x00").encode(),
    "long number": GOOD.replace("target = 10", "target = 1" + "0" * 9_999).encode(),
    "high number": GOOD.replace("target = 10", "target = 1_000_000_000_000_000_000_000").encode(),
    "hexadecimal": GOOD.replace("target = 10", "target = 0x" + "f" * 20_000).encode(),
    "infinite": GOOD.replace("target = 10", "target = inf").encode(),
    "date": GOOD.replace("target = 10", "target = 1979-05-27").encode(),
    "deep lists": ("a = " + "[" * 30_000).encode(),
    "closed deep lists": ("a = " + "[" * 9_000 + "]" * 9_000).encode(),
    "deep tables": ("a = " + "{a=" * 9_000).encode(),
    "deep keys": ("a." * 9_000 + "a = 1").encode(),
    "many keys": "".join(f"a{i} = 1\n" for i in range(2_500)).encode(),
    "many lists": ("no_start = [\n" + "[0,0],\n" * 4_000 + "]").encode(),
    "deep lists in lines": ("a = " + ("[" * 900 + "\n") * 30).encode(),
    "long numbers in lines": ("a = [" + ("9" * 900 + ",\n") * 30 + "]").encode(),
    "numbers on many lines": ("a = [" + "9" * 900 + "\n" * 2 + "]").encode(),
    "big": b"#" * 10_000_000,
    "wide": GOOD.replace("? S S S ?", "?" + " " * 20_001 + "?").encode(),
    "tall": GOOD.replace("? S S S ?", "\n" * 20_000 + "?").encode(),
    "many hexes": map_of("\n".join(" " * (r % 2) + "? " * 90 for r in range(90)), "", "").encode(),
    "many reds": map_of(
        "\n".join(" " * (r % 2) + "F " * 14 for r in range(14)).rstrip(), "", "6=98 8=98"
    ).encode(),
    "reds nearly fit": map_of(
        "\n".join(" " * (r % 2) + "F " * 14 for r in range(14)).rstrip(), "", "6=40 8=28 4=128"
    ).encode(),
    "all alike": map_of(
        "\n".join(" " * (r % 2) + "? " * 14 for r in range(14)).rstrip(), "forest=190 hills=6", "4=196"
    ).encode(),
    "many ports": map_of(
        "\n".join(" " * (r % 2) + "F " * 14 for r in range(14)).rstrip(), "", "4=196", "any=200"
    ).encode(),
    "scattered": map_of("\n\n".join("D   " * 14 for _ in range(14)).rstrip(), "", "").encode(),
    "a name": GOOD.replace('id = "lagoon"', 'id = "\\u202e\\u0000"').encode(),
}


@pytest.mark.parametrize("source", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_are_refused_quickly_with_a_reason(source: bytes) -> None:
    begun = time.process_time()
    found = survey(source)
    assert time.process_time() - begun < 3
    assert not found.playable
    assert all(finding.line >= 1 and finding.column >= 1 for finding in found.findings)


@given(st.binary(max_size=300))
def test_any_bytes_have_an_answer(source: bytes) -> None:
    assert not survey(source).playable


@given(st.data())
def test_a_spoilt_map_has_an_answer(data: st.DataObject) -> None:
    """One character more, less or another: never an exception, and what is good can be read."""
    at = data.draw(st.integers(0, len(GOOD) - 1))
    piece = data.draw(st.sampled_from(["", " ", "\n", "[", '"', "9", "?", "=", "S", "#", "é"]))
    found = survey(GOOD[:at] + piece + GOOD[at + data.draw(st.integers(0, 3)) :])
    if found.playable:
        assert found.island is not None
        assert survey(island_text(found.island)).playable


# --- the words ------------------------------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def phrases() -> dict[str, set[str]]:
    """The finding phrases of English, each with its variables."""
    found = {}
    text = (locales_dir() / "en" / "islands.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("finding-"):
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name.removeprefix("finding-")] = seen.names
    return found


def every_finding() -> list[Finding]:
    """Findings of every code, from maps that are wrong in every way."""
    wrong: list[str | bytes] = [
        b"\xff",
        b"#" * 200_000,
        b"#" * 2_000,
        "é",
        *(GOOD.replace(old, new) for old, new in SPOILT),
        map_of("F H P\n A M", numbers="4=1 5=1 9=1 10=1 3=1"),
        map_of("? ? ?\n ? ?", "forest=1 hills=1 pasture=1 field=1 mountains=1", "6=2 8=2 4=1"),
        map_of("D   D", ""),
        map_of("D   S", ""),
        map_of((ROOMY + " S G\n").rstrip(), MANY, TOKENS.replace("2=2", "2=3", 1), ports="any=0"),
        map_of("F H P A M F H P", numbers="4=8").replace("[2, 2]", "[2, 4]"),
        map_of("F H P A M G ?", "desert=1", "4=4", more='fixed_numbers = "6 8 . . . 6 2"'),
        map_of("F H P A M G G", "", "4=4", more='fixed_numbers = "6 8 . . . 6 ."'),
    ]
    return [finding for source in wrong for finding in survey(source).findings]


SPOILT = [
    ('id = "lagoon"\n', ""),
    ("lagoon", "standard30"),
    ("lagoon", "standard"),
    ("target = 10", "target = 100"),
    ("target", "name = 3\ntarget"),
    ("target = 10", "seafaring = 10"),
    ("[2, 3]", "3"),
    ("[2, 3]", "[2, 9]"),
    ("target = 10", "no_start = [[50, 50]]"),
    ("? S S ?", "? S X ?"),
    ("? S S ?", "??S S ?"),
    (GOOD.split('"""')[1], "S S"),
    (GOOD.split('"""')[1], " ".join("?" * 201)),
    ("desert = 1", "desert = -1"),
    ("desert = 1", "desert = 2"),
    ("12 = 1", "12 = 2"),
    ("any = 2", "any = 40"),
    ("any = 2", "some = 2"),
    *(
        ("target = 10", more)
        for more in (
            'fixed_numbers = "x"',
            'fixed_numbers = " 6 6"',
            'fixed_numbers = """\n  6 6\n"""',
            "fixed_ports = [3]",
            'fixed_ports = [["any", 0, 1, "ne"]]',
            'fixed_ports = [["any", 1, 0, "nw"], ["any", 1, 0, "ne"]]',
        )
    ),
]


def test_every_finding_has_its_words_and_they_have_their_variables() -> None:
    known = phrases()
    found = every_finding()
    for finding in found:
        assert known[finding.code] == set(finding.args), finding.code
    # Whether there is a file at all is not for the survey to say.
    left = set(known) - {finding.code for finding in found} - {"island_unreadable"}
    assert sorted(left) == [], "phrases that nothing finds"


def test_a_wrong_port_hides_no_wrong_count() -> None:
    """What does not depend on each other is told together."""
    ports = 'fixed_ports = [["any", 0, 1, "ne"]]\nno_start = [[50, 50]]\ntarget'
    found = survey(GOOD.replace("target", ports).replace("forest = 3", "forest = 2"))
    assert codes(found) == ["island_port_place", "island_no_start", "island_terrain_sum"]


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ("target = 10", "target = x", "value"),
        ("target = 10", "target = 10\ntarget = 9", "twice"),
        ('id = "lagoon"', 'id = "lagoon', "character"),
        ("ore = 1", "ore = 1\nx = [1", "open"),
        ("target = 10", "target = 10 # \x00", "character"),
        ("target = 10", "target = " + "[" * 900, "deep"),
        ("target = 10", "target", "statement"),
    ],
)
def test_what_is_no_toml_is_told_by_its_kind(old: str, new: str, kind: str) -> None:
    text = GOOD.replace(old, new) if old in GOOD else GOOD + new
    assert [(finding.code, finding.args) for finding in survey(text).findings] == [
        ("island_toml", {"kind": kind})
    ]


def test_what_is_only_out_of_reach_comes_from_nowhere() -> None:
    """Nobody may found on the islet, and nobody gets there without ships."""
    tokens, islet = TOKENS.replace("2=2", "2=3", 1), "no_start = [[4, 3]]"
    fixed, lonely = (
        (ROOMY + " S M\n").rstrip(),
        MANY.replace("mountains=3", "pasture=6").replace("pasture=3 ", ""),
    )
    assert "island_resource" not in codes(survey(map_of(fixed, lonely, tokens)))
    assert "island_resource" in codes(survey(map_of(fixed, lonely, tokens, more=islet)))
    dealt, one = (
        (ROOMY + " S ?\n").rstrip(),
        MANY.replace("forest=4", "forest=6").replace("mountains=3", "mountains=2"),
    )
    assert "island_resource" not in codes(survey(map_of(dealt, one, tokens, more=islet))), (
        "one stays on the land"
    )
    one = one.replace("forest=6", "forest=7").replace("mountains=2", "mountains=1")
    assert "island_resource" in codes(survey(map_of(dealt, one, tokens, more=islet)))
    assert "island_resource" not in codes(survey(map_of(dealt, one, tokens)))


def test_a_map_at_its_limits_is_surveyed_in_time() -> None:
    island = topology_of("giant").island
    begun = time.process_time()
    assert survey(island_text(island)).playable
    assert time.process_time() - begun < 2
