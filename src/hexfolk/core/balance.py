"""Number tokens in balance: no site yields far more or far less than others, no resource either.

A site is an intersection on land; its yield is the sum of the dots around it, of how many producing
hexes there may be. ``docs/maps.md`` gives the bounds in words, and how often they are kept.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core import terrain as terrains
from hexfolk.core.board import DOTS
from hexfolk.core.spread import fixed_number
from hexfolk.core.topology import Topology

# By the number of producing hexes around a site.
LEAST_DOTS: Final = (0, 1, 3, 6)
MOST_DOTS: Final = (0, 5, 9, 11)
RED_DOTS: Final[i64] = 5


@final
class Balance:
    """Tokens on their hexes, and how far they are from being in balance."""

    def __init__(self, topology: Topology, terrain: list[int], number: list[int]) -> None:
        self.looks: i64 = 0
        """How many swaps have been weighed."""
        self.beside = topology.hex_beside
        self.hex_nodes = topology.hex_nodes
        self.places = [h for h, n in enumerate(number) if n]
        # Tokens that the map fixes count, but stay.
        self.loose = [h for h in self.places if not fixed_number(topology, h)]
        self.terrain: vec[i64] = _vector(terrain)
        self.number: vec[i64] = _vector(number)
        self.dots: vec[i64] = vec[i64]([DOTS[n] for n in number])
        # By intersection: the dots around it now, and their bounds.
        nodes = int(topology.node_count)
        around = [0] * nodes
        site_dots = [0] * nodes
        for h in self.places:
            for i in range(6):
                n = int(self.hex_nodes[6 * h + i])
                around[n] += 1
                site_dots[n] += int(self.dots[h])
        self.site_dots: vec[i64] = _vector(site_dots)
        self.least: vec[i64] = _vector([LEAST_DOTS[hexes] for hexes in around])
        self.most: vec[i64] = _vector([MOST_DOTS[hexes] for hexes in around])
        # By terrain likewise: at most one and a half dots beside what it would have by its hexes alone.
        kinds = len(terrains.NAMES)
        dots_of, hexes_of = [0] * kinds, [0] * kinds
        for h in self.places:
            dots_of[terrain[h]] += int(self.dots[h])
            hexes_of[terrain[h]] += 1
        plain = int(terrains.DESERT)
        total, hexes = sum(dots_of[:plain]), max(1, sum(hexes_of[:plain]))
        fair = [2 * total * count for count in hexes_of[:plain]]
        # Gold is no resource: it may have any.
        rest = [0] * (kinds - plain)
        self.dots_of: vec[i64] = _vector(dots_of)
        self.least_of: vec[i64] = _vector([-((3 * hexes - share) // (2 * hexes)) for share in fair] + rest)
        most_of = [(share + 3 * hexes) // (2 * hexes) for share in fair]
        self.most_of: vec[i64] = _vector(most_of + [total + sum(dots_of) for _ in rest])

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
        for h in self.loose:
            fault = self._twins(h, self.number[h], -1)
            for i in range(6):
                fault += self._site_fault(self.hex_nodes[6 * h + i], 0)
            if fault:
                needy.append(h)
        for h in needy or self.loose:
            for o in self.loose:
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
            for i in range(6):
                n, m = self.hex_nodes[6 * h + i], self.hex_nodes[6 * o + i]
                # Between two hexes that touch, nothing changes.
                if not self._has(o, n):
                    gain += self._site_fault(n, 0) - self._site_fault(n, step)
                if not self._has(h, m):
                    gain += self._site_fault(m, 0) - self._site_fault(m, -step)
            one, other = self.terrain[h], self.terrain[o]
            if one != other:
                gain += self._kind_fault(one, 0) - self._kind_fault(one, step)
                gain += self._kind_fault(other, 0) - self._kind_fault(other, -step)
        before = self._twins(h, self.number[h], o) + self._twins(o, self.number[o], h)
        after = self._twins(h, self.number[o], o) + self._twins(o, self.number[h], h)
        return gain + 2 * (before - after)

    def _has(self, h: i64, n: i64) -> bool:
        """Whether an intersection is a corner of a hex."""
        for i in range(6 * h, 6 * h + 6):  # noqa: SIM110 (compiled, a loop is faster)
            if self.hex_nodes[i] == n:
                return True
        return False

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

    def _twins(self, h: i64, number: i64, but: i64) -> i64:
        """How many hexes beside ``h``, leaving out ``but``, carry a number."""
        twins: i64 = 0
        for o in self.beside[h]:
            if o != but and self.number[o] == number:
                twins += 1
        return twins

    def _may_swap(self, h: i64, o: i64) -> bool:
        # Gold keeps its token: with another, the resources would have other dots to share.
        if self.terrain[h] == terrains.GOLD or self.terrain[o] == terrains.GOLD:
            return False
        return self._may_hold(h, o) and self._may_hold(o, h)

    def _may_hold(self, h: i64, giver: i64) -> bool:
        """Whether hex ``h`` may take the token of ``giver``: red ones touch no other."""
        if self.dots[giver] != RED_DOTS:
            return True
        for o in self.beside[h]:  # noqa: SIM110 (compiled, a loop is faster)
            if o != giver and self.dots[o] == RED_DOTS:
                return False
        return True

    def _swap(self, h: i64, o: i64) -> None:
        step = self.dots[o] - self.dots[h]
        self.dots_of[self.terrain[h]] += step
        self.dots_of[self.terrain[o]] -= step
        for i in range(6):
            self.site_dots[self.hex_nodes[6 * h + i]] += step
            self.site_dots[self.hex_nodes[6 * o + i]] -= step
        self.number[h], self.number[o] = self.number[o], self.number[h]
        self.dots[h], self.dots[o] = self.dots[o], self.dots[h]


def _vector(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(n) for n in numbers])
