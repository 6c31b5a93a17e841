"""Number tokens in balance: no site yields far more or far less than others, no resource either.

A site is an intersection on land; its yield is the sum of the dots around it, of how many producing
hexes there may be. ``docs/maps.md`` gives the bounds in words, and how often they are kept.
"""

from typing import Final, final

from mypy_extensions import i64

from hexfolk.core import terrain as terrains
from hexfolk.core.board import DOTS
from hexfolk.core.topology import NONE, Topology

# By the number of producing hexes around a site.
LEAST_DOTS: Final = (0, 1, 3, 6)
MOST_DOTS: Final = (0, 5, 9, 11)
RED: Final = (6, 8)
RED_DOTS: Final[i64] = 5


@final
class Balance:
    """Tokens on their hexes, and how far they are from being in balance."""

    def __init__(self, topology: Topology, terrain: list[int], number: list[int]) -> None:
        self.looks: i64 = 0
        self.terrain = terrain
        self.number = number
        self.beside = topology.hex_beside
        self.places = [h for h, n in enumerate(number) if n]
        self.dots: list[i64] = [DOTS[n] for n in number]
        self.sites_at: list[list[i64]] = [[] for _ in number]
        """By hex: its intersections."""
        self.site_dots: list[i64] = []
        self.least: list[i64] = []
        self.most: list[i64] = []
        """By intersection: the dots around it now, and their bounds."""
        for n in range(int(topology.node_count)):
            around: list[int] = []
            dots: i64 = 0
            for i in range(3):
                h = int(topology.node_hexes[3 * n + i])
                if h != NONE and number[h]:
                    around.append(h)
                    self.sites_at[h].append(n)
                    dots += self.dots[h]
            self.site_dots.append(dots)
            self.least.append(LEAST_DOTS[len(around)])
            self.most.append(MOST_DOTS[len(around)])
        self.dots_of: list[i64] = [0] * len(terrains.NAMES)
        hexes_of: list[i64] = [0] * len(terrains.NAMES)
        for h in self.places:
            self.dots_of[terrain[h]] += self.dots[h]
            hexes_of[terrain[h]] += 1
        # At most one and a half dots beside what a resource would have by its hexes alone; gold is none.
        self.least_of: list[i64] = [0] * len(terrains.NAMES)
        self.most_of: list[i64] = [0] * len(terrains.NAMES)
        kinds = range(int(terrains.DESERT))
        hexes: i64 = sum([int(hexes_of[kind]) for kind in kinds]) or 1
        total: i64 = sum([int(self.dots_of[kind]) for kind in kinds])
        for kind in range(len(terrains.NAMES)):
            fair = 2 * total * hexes_of[kind]
            self.least_of[kind] = -((3 * hexes - fair) // (2 * hexes)) if kind in kinds else 0
            self.most_of[kind] = (fair + 3 * hexes) // (2 * hexes) if kind in kinds else 5 * len(number)

    def settle(self, patience: i64) -> i64:
        """Swap tokens, in place, as long as that helps; how far it is from balance then, 0 in balance.

        ``patience`` is how many swaps may be looked at before it stops.
        """
        fault = self.fault()
        while fault and self.looks < patience:
            gain = self._help()
            if not gain:
                break
            fault -= gain
        return fault

    def fault(self) -> i64:
        """Dots out of bounds at sites and for resources, and hexes beside one of the same number."""
        total: i64 = 0
        for n in range(len(self.site_dots)):
            total += self._site_fault(n, 0)
        for h in self.places:
            total += self._twins(h, self.number[h], -1)
        for kind in range(len(self.dots_of)):
            total += self._kind_fault(kind, 0)
        return total

    def _help(self) -> i64:
        """Make the first swap that helps, where it is needed: by how much it helps, 0 if none does."""
        needy: list[int] = []
        for h in self.places:
            fault = self._twins(h, self.number[h], -1)
            for n in self.sites_at[h]:
                fault += self._site_fault(n, 0)
            if fault:
                needy.append(h)
        for h in needy or self.places:
            for o in self.places:
                if self.number[h] != self.number[o] and self._may_swap(h, o):
                    self.looks += 1
                    gain = self._gain(h, o)
                    if gain > 0:
                        self._swap(h, o)
                        return gain
        return 0

    def _gain(self, h: i64, o: i64) -> i64:
        """How much the fault shrinks if two hexes swap their tokens."""
        step = self.dots[o] - self.dots[h]
        gain: i64 = 0
        if step:
            at_h, at_o = self.sites_at[h], self.sites_at[o]
            for n in at_h:
                if n not in at_o:
                    gain += self._site_fault(n, 0) - self._site_fault(n, step)
            for n in at_o:
                if n not in at_h:
                    gain += self._site_fault(n, 0) - self._site_fault(n, -step)
            one, other = self.terrain[h], self.terrain[o]
            if one != other:
                gain += self._kind_fault(one, 0) - self._kind_fault(one, step)
                gain += self._kind_fault(other, 0) - self._kind_fault(other, -step)
        before = self._twins(h, self.number[h], o) + self._twins(o, self.number[o], h)
        after = self._twins(h, self.number[o], o) + self._twins(o, self.number[h], h)
        return gain + 2 * (before - after)

    def _site_fault(self, n: i64, step: i64) -> i64:
        """Dots out of bounds at an intersection, if it had ``step`` more."""
        dots = self.site_dots[n] + step
        if dots > self.most[n]:
            return dots - self.most[n]
        if dots < self.least[n]:
            return self.least[n] - dots
        return 0

    def _kind_fault(self, kind: i64, step: i64) -> i64:
        """Dots out of bounds for a resource, if it had ``step`` more."""
        dots = self.dots_of[kind] + step
        if dots > self.most_of[kind]:
            return dots - self.most_of[kind]
        if dots < self.least_of[kind]:
            return self.least_of[kind] - dots
        return 0

    def _twins(self, h: i64, number: int, but: i64) -> i64:
        """How many hexes beside ``h``, leaving out ``but``, carry a number."""
        twins: i64 = 0
        for o in self.beside[h]:
            if o != but and self.number[o] == number:
                twins += 1
        return twins

    def _may_swap(self, h: i64, o: i64) -> bool:
        return self._may_hold(h, o) and self._may_hold(o, h)

    def _may_hold(self, h: i64, giver: i64) -> bool:
        """Whether hex ``h`` may take the token of ``giver``: red ones touch no other, and lie on no gold."""
        if self.dots[giver] != RED_DOTS:
            return True
        if self.terrain[h] == terrains.GOLD:
            return False
        for o in self.beside[h]:  # noqa: SIM110 (compiled, a loop is faster)
            if o != giver and self.dots[o] == RED_DOTS:
                return False
        return True

    def _swap(self, h: i64, o: i64) -> None:
        step = self.dots[o] - self.dots[h]
        self.dots_of[self.terrain[h]] += step
        self.dots_of[self.terrain[o]] -= step
        for n in self.sites_at[h]:
            self.site_dots[n] += step
        for n in self.sites_at[o]:
            self.site_dots[n] -= step
        self.number[h], self.number[o] = self.number[o], self.number[h]
        self.dots[h], self.dots[o] = self.dots[o], self.dots[h]
