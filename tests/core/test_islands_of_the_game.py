"""What each island of the game has (B7), in numbers written down here."""

from collections import Counter
from typing import NamedTuple

import pytest

from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.port import ANY_PORT
from hexfolk.core.terrain import LETTERS
from hexfolk.islands import catalogue, topology_of


class Known(NamedTuple):
    """Terrain with what is fixed (``F4`` is four forests), tokens by number from 2 to 12, ports by letter."""

    players: tuple[int, int]
    target: int
    seafaring: str
    terrain: str
    tokens: str
    ports: str
    no_start: list[tuple[int, int]]


KNOWN = {
    "standard19": Known(
        (2, 4), 10, "no 0", "F4 P4 A4 H3 M3 D1", "1 2 2 2 2 2 2 2 2 1", "any4 P1 A1 F1 H1 M1", []
    ),
    "standard30": Known(
        (5, 6), 10, "no 0", "F6 P6 A6 H5 M5 D2", "2 3 3 3 3 3 3 3 3 2", "any5 P2 A1 F1 H1 M1", []
    ),
    "standard44": Known(
        (7, 8), 10, "no 0", "F9 P9 A9 H7 M7 D3", "2 5 5 5 4 4 5 5 4 2", "any6 P2 A2 F1 H1 M1", []
    ),
    "lagoon": Known((2, 3), 10, "no 0", "F3 P2 A2 H2 M2 D1", "1 1 2 1 1 1 1 1 1 1", "any2 P1 A1 F1", []),
    "crescent": Known(
        (2, 4), 10, "no 0", "F4 P4 A4 H3 M3 D1", "1 2 2 2 2 2 2 2 2 1", "any4 P1 A1 F1 H1 M1", []
    ),
    "hourglass": Known(
        (2, 4), 10, "no 0", "F5 P5 A4 H3 M3 D1", "1 2 3 2 2 2 2 3 2 1", "any4 P1 A1 F1 H1 M1", []
    ),
    "cross": Known((2, 4), 10, "no 0", "F5 P5 A5 H4 M4 D2", "1 3 3 3 2 2 3 3 2 1", "any5 P1 A1 F1 H1 M1", []),
    "dumbbell": Known(
        (2, 4), 10, "no 0", "F5 P5 A5 H3 M3 D2", "1 2 3 3 2 2 2 3 2 1", "any5 P1 A1 F1 H1 M1", []
    ),
    "diamond": Known(
        (2, 5), 10, "no 0", "F5 P5 A5 H4 M4 D2", "1 3 3 3 2 2 3 3 2 1", "any5 P1 A1 F1 H1 M1", []
    ),
    "peninsula": Known(
        (3, 5), 10, "no 0", "F6 P6 A6 H5 M5 D2", "2 3 3 3 3 3 3 3 3 2", "any5 P2 A1 F1 H1 M1", []
    ),
    "spiral": Known(
        (3, 5), 10, "no 0", "F6 P6 A6 H5 M4 D2", "2 3 3 3 3 3 3 3 3 1", "any5 P2 A1 F1 H1 M1", []
    ),
    "triangle": Known(
        (3, 5), 10, "no 0", "F6 P6 A6 H4 M4 D2", "1 3 3 3 3 3 3 3 3 1", "any5 P1 A1 F1 H1 M1", []
    ),
    "corners": Known(
        (3, 5),
        10,
        "required 12",
        "F6 P6 A6 H4 M4 D2 G1",
        "2 3 3 3 3 3 3 3 3 1",
        "any5 P2 A1 F1 H1 M1",
        [(2, 4)],
    ),
    "coast": Known((4, 6), 10, "no 0", "F6 P6 A6 H5 M5 D2", "2 3 3 3 3 3 3 3 3 2", "any5 P2 A1 F1 H1 M1", []),
    "lakes": Known(
        (4, 6), 8, "no 0", "F6 P6 A6 H5 M5 D2 L7", "2 3 3 3 3 3 3 3 3 2", "any5 P2 A1 F1 H1 M1", []
    ),
    "serpent": Known(
        (4, 6), 10, "no 0", "F7 P7 A7 H5 M5 D2", "2 3 4 4 3 3 3 4 3 2", "any5 P2 A1 F1 H1 M1", []
    ),
    "lands": Known(
        (4, 6), 10, "optional 11", "F7 P7 A6 H5 M5 D2", "2 3 4 3 3 3 3 4 3 2", "any5 P2 A1 F1 H1 M1", []
    ),
    "strait": Known(
        (4, 6),
        10,
        "optional 12",
        "F8 P8 A7 H6 M6 D2",
        "2 4 4 4 3 4 4 4 4 2",
        "any6 P2 A1 F1 H1 M1",
        [(0, 4), (3, 4), (6, 4)],
    ),
    "archipelago": Known(
        (4, 6), 10, "required 12", "F8 P7 A7 H6 M6 D2", "2 4 4 4 3 3 4 4 4 2", "any6 P2 A1 F1 H1 M1", []
    ),
    "volcano": Known(
        (4, 7), 10, "no 0", "F8 P8 A7 H6 M6 D2", "2 4 4 4 3 4 4 4 4 2", "any6 P2 A1 F1 H1 M1", []
    ),
    "star": Known((5, 7), 10, "no 0", "F8 P8 A7 H6 M6 D2", "2 4 4 4 3 4 4 4 4 2", "any6 P2 A1 F1 H1 M1", []),
    "butterfly": Known(
        (5, 7), 10, "no 0", "F8 P8 A7 H6 M6 D2", "2 4 4 4 3 4 4 4 4 2", "any6 P2 A1 F1 H1 M1", []
    ),
    "atoll": Known((5, 8), 10, "no 0", "F9 P9 A9 H6 M6 D3", "2 4 5 5 4 4 4 5 4 2", "any6 P2 A2 F1 H1 M1", []),
    "twin": Known(
        (6, 8), 10, "no 0", "F9 P9 A9 H6 M6 D3 L2", "2 4 5 5 4 4 4 5 4 2", "any6 P2 A2 F1 H1 M1", []
    ),
    "giant": Known(
        (6, 8), 12, "no 0", "F13 P13 A13 H9 M9 D4", "3 6 7 7 6 6 6 7 6 3", "any7 P2 A2 F2 H1 M1", []
    ),
}
NUMBERS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)


def counts(text: str) -> Counter[str]:
    return Counter({word.rstrip("0123456789"): int(word.lstrip("FPAHMDGLany")) for word in text.split()})


def test_no_island_is_unknown() -> None:
    assert set(KNOWN) == set(catalogue())
    assert len(KNOWN) == 25


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_an_island_has_what_it_should(key: str) -> None:
    known, island = KNOWN[key], catalogue()[key]
    assert (island.players, island.target) == (known.players, known.target)
    assert f"{island.seafaring} {island.seafaring_target}" == known.seafaring
    assert [(q, r) for r, q in island.no_start] == known.no_start
    assert island.name == ""
    for seed in range(3):
        board = deal(topology_of(key), Seeded(seed))
        assert Counter(LETTERS[t] for t in board.terrain if LETTERS[t] != "S") == counts(known.terrain)
        tokens = Counter(int(n) for n in board.number if n)
        assert [tokens[n] for n in NUMBERS] == [int(word) for word in known.tokens.split()]
        ports = Counter("any" if p.kind == ANY_PORT else LETTERS[p.kind] for p in board.ports)
        assert ports == counts(known.ports)
