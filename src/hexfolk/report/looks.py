"""What marks a seat beside its colour: an emblem, a line pattern and a marker; the same as in the browser."""

from collections.abc import Sequence
from typing import Final

import msgspec

EMBLEMS: Final = (
    (
        "M12 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2h-4zM19 11h4v2h-4z"
        "M3.5 5L5 3.5L7.8 6.4L6.4 7.8zM16.2 17.6L17.6 16.2L20.5 19L19 20.5z"
        "M3.5 19L6.4 16.2L7.8 17.6L5 20.5zM16.2 6.4L19 3.5L20.5 5L17.6 7.8z"
    ),
    (
        "M12 1a3.2 3.2 0 0 0-1.3 6.1V9H7v2.4h3.7v8.4C7.5 19.3 5 16.9 4.6 14L6.3 14.7L5 10L1.5 13.6L2.5 "
        "14C3 18.9 7.1 22.6 12 23C16.9 22.6 21 18.9 21.5 14L22.5 13.6L19 10L17.7 14.7L19.4 14C19 16.9 "
        "16.5 19.3 13.3 19.8V11.4H17V9H13.3V7.1A3.2 3.2 0 0 0 12 1z"
        "M12 3a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 0 1 0-2.4z"
    ),
    (
        "M12.5 1C13 5 18.5 8 18.5 14.5A6.5 6.5 0 0 1 12 22.5A6.5 6.5 0 0 1 5.5 15C5.5 12 7 10.5 8 "
        "8.5C8.8 9.5 9.3 10.3 9.5 11.5C11.5 9 12.7 5 12.5 1z"
        "M12 20.5A3 3 0 0 0 15 17.3C15 15.3 13.3 14.3 12.6 12.6C12.2 14.6 9 15.2 9 17.6A3 3 0 0 0 12 "
        "20.5z"
    ),
    (
        "M12 1C15 6 19 10.5 19 15.5A7 7 0 0 1 5 15.5C5 10.5 9 6 12 1z"
        "M8 15.5A4 4 0 0 0 12 19.8L12 18.2A2.5 2.5 0 0 1 9.6 15.5z"
    ),
    (
        "M12 9.3a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 0 1 0-5.4z"
        "M12 1a3.7 3.7 0 0 1 3.6 4.6L12 8L8.4 5.6A3.7 3.7 0 0 1 12 1z"
        "M12 23a3.7 3.7 0 0 1-3.6-4.6L12 16l3.6 2.4A3.7 3.7 0 0 1 12 23z"
        "M1.8 7.7A3.7 3.7 0 0 1 7.5 6.6L8 11L4.6 13A3.7 3.7 0 0 1 1.8 7.7z"
        "M22.2 7.7A3.7 3.7 0 0 0 16.5 6.6L16 11L19.4 13A3.7 3.7 0 0 0 22.2 7.7z"
        "M3.6 19A3.7 3.7 0 0 1 4.4 14L8 14L8.3 17.4A3.7 3.7 0 0 1 3.6 19z"
        "M20.4 19A3.7 3.7 0 0 0 19.6 14L16 14L15.7 17.4A3.7 3.7 0 0 0 20.4 19z"
    ),
    (
        "M1 8.5C4 5 7 5 10 8C12.5 10.5 15 10.5 17 8.5L16 5L22.5 6.5L21 13L19.3 10.9C15.5 14.5 11.5 14 "
        "8.3 11C6 8.8 4 9 1 12zM1 16.5C4 13 7 13 10 16C13 19 17 19 23 14.5V18C17 22.5 12 22 8.3 19C6 17 "
        "4 17 1 20z"
    ),
    "M15.5 2A10.2 10.2 0 1 0 22 16.5A8.5 8.5 0 0 1 15.5 2z",
    (
        "M3 21C2 10 9 3 22 2C22.5 14 16 21 6.5 19.5L4.5 22z"
        "M6.2 17.5C9.5 12.5 12.5 9.8 17 7C12 9 8.5 12 5.8 16.2z"
    ),
)
"""By emblem: a path, filled even-odd, in a box of 24 x 24."""
DASHES: Final = ("", "6 3", "2 2", "8 2 2 2", "4 4", "10 4", "1 3", "6 2 1 2 1 2")
"""By colour: the pattern of lines, in units of their width."""
MARKERS: Final = (
    "M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1Z",
    "M-0.9 -0.9H0.9V0.9H-0.9Z",
    "M0 -1.1L1.05 0.8H-1.05Z",
    "M0 -1.2L1.2 0L0 1.2L-1.2 0Z",
    "M0 1.1L-1.05 -0.8H1.05Z",
    "M-0.35 -1.1H0.35V-0.35H1.1V0.35H0.35V1.1H-0.35V0.35H-1.1V-0.35H-0.35Z",
    "M0 -1.15L1.1 -0.35L0.68 0.93H-0.68L-1.1 -0.35Z",
    "M-0.55 -1H0.55L1.1 0L0.55 1H-0.55L-1.1 0Z",
)
"""By colour: the mark on lines, in a box from -1 to 1."""


class Look(msgspec.Struct, frozen=True):
    """How a seat is shown: its name, and which of the eight colours and emblems it has."""

    seat: int
    name: str
    colour: int
    emblem: int

    @property
    def path(self) -> str:
        return EMBLEMS[self.emblem]

    @property
    def marker(self) -> str:
        return MARKERS[self.colour]

    @property
    def dashes(self) -> str:
        """The pattern of a line that is two units wide."""
        return " ".join(str(2 * int(unit)) for unit in DASHES[self.colour].split())


def plain_looks(names: Sequence[str]) -> list[Look]:
    """Where nobody chose a look: each seat has the colour and emblem of its number."""
    return [Look(seat, name, seat, seat) for seat, name in enumerate(names)]
