"""Hexes of which no two touch: the places of the red tokens (B10, B11)."""

from typing import Final, final

from mypy_extensions import i64

from hexfolk.core.chance import Chance

# A shape that takes more is given up; islands of a hundred hexes take a few steps.
MOST_STEPS: Final = 2_000


def draw_apart(
    beside: list[list[int]], hexes: list[int], wanted: int, tries: int, purpose: i64, chance: Chance
) -> list[int]:
    """``wanted`` of the hexes at random, one after another beside no chosen one; empty after ``tries``."""
    for _ in range(tries):
        free = hexes
        chosen: list[int] = []
        while free and len(chosen) < wanted:
            h = free[chance.draw(purpose, len(free))]
            chosen.append(h)
            free = [f for f in free if f != h and f not in beside[h]]
        if len(chosen) == wanted:
            return chosen
    return []


def find_apart(beside: list[list[int]], hexes: list[int], wanted: int) -> list[int]:
    """Some ``wanted`` of the hexes of which no two touch, found by search; empty if there are none."""
    search = _Search(beside, wanted)
    return search.chosen if search.fill(hexes) else []


@final
class _Search:
    """Takes what costs nothing, and tries both ways with a hex that has most neighbours."""

    def __init__(self, beside: list[list[int]], wanted: int) -> None:
        self.beside = beside
        self.wanted = wanted
        self.chosen: list[int] = []
        self.steps = 0

    def fill(self, hexes: list[int]) -> bool:
        """Choose on among the free hexes; the choice is as before if that leads nowhere."""
        self.steps += 1
        kept = len(self.chosen)
        free = self._take_loose(hexes)
        if len(self.chosen) >= self.wanted:
            self.chosen = self.chosen[: self.wanted]
            return True
        if self.steps <= MOST_STEPS and len(self.chosen) + self._most(free) >= self.wanted:
            h = self._most_beset(free)
            self.chosen.append(h)
            if self.fill([f for f in free if f != h and f not in self.beside[h]]):
                return True
            self.chosen.pop()
            if self.fill([f for f in free if f != h]):
                return True
        self.chosen = self.chosen[:kept]
        return False

    def _take_loose(self, hexes: list[int]) -> list[int]:
        """Take hexes with at most one free neighbour: no choice is better. What stays free."""
        free = set(hexes)
        waiting = list(hexes)
        for h in waiting:
            if h not in free:
                continue
            touching = [o for o in self.beside[h] if o in free]
            if len(touching) > 1:
                continue
            self.chosen.append(h)
            free.discard(h)
            for o in touching:
                free.discard(o)
                # Beside what went there may be loose ones now.
                waiting += self.beside[o]
        return [h for h in hexes if h in free]

    def _most_beset(self, free: list[int]) -> int:
        left = set(free)
        best, most = free[0], -1
        for h in free:
            touching = 0
            for o in self.beside[h]:
                if o in left:
                    touching += 1
            if touching > most:
                best, most = h, touching
        return best

    def _most(self, free: list[int]) -> int:
        """No more than this can be chosen: of three hexes that touch each other only one."""
        left = set(free)
        groups = 0
        for h in free:
            if h not in left:
                continue
            groups += 1
            left.discard(h)
            group = [h]
            for o in self.beside[h]:
                if o in left and len(group) < 3 and all(o in self.beside[member] for member in group):
                    left.discard(o)
                    group.append(o)
        return groups
