"""Draws that were laid down beforehand: for a lesson, where nothing shall depend on luck."""

from typing import final

from mypy_extensions import i64

from hexfolk.core.chance import PURPOSES, Chance
from hexfolk.core.verified import Verified


@final
class Laid(Chance):
    """The first draws of some purposes are laid down; all others follow from a key, as in ``Verified``.

    ``laid`` has the values by purpose, in order; one that is outside the bound asked for is passed over.
    ``counts`` says how many draws of each purpose there were before; it is copied. Whoever tries an action
    and drops it makes a new one from the same counts, and gets the same draws.
    """

    def __init__(self, laid: dict[int, list[int]], key: bytes, counts: list[int] | None = None) -> None:
        self.laid = laid
        self.beyond = Verified(key, counts)

    def draw(self, purpose: i64, bound: i64) -> i64:
        place = int(purpose)
        number = self.beyond.counts[place]
        values: list[int] = self.laid.get(place, [])
        if number < len(values) and 0 <= values[number] < bound:
            self.beyond.counts[place] = number + 1
            return values[number]
        return self.beyond.draw(purpose, bound)


def parse_laid(**values: list[int]) -> dict[int, list[int]]:
    """Values by the names of their purposes, as ``Laid`` takes them. Raises ValueError for another name."""
    return {PURPOSES.index(name): list(drawn) for name, drawn in values.items()}
