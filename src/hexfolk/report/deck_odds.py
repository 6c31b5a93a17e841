"""What a number of rolls is expected to show: with two dice, or with a deck of their throws (I1-I4).

Exact, for all rules of the deck: how many sevens there are so far decides about the next roll, and what is no
seven is drawn from its 30 cards without any preference.
"""

import random
from typing import Final

import msgspec

from hexfolk.core.dice import CARDS, DRAWN, SOFT_ROLLS, calm_turns
from hexfolk.core.options import Options

SUMS: Final = range(2, 13)
WAYS: Final = tuple(6 - abs(7 - number) for number in SUMS)
"""Of the 36 throws of two dice, how many give each sum."""
_SEVENS: Final = 6
_OTHERS: Final = int(CARDS) - _SEVENS


class Odds(msgspec.Struct, frozen=True):
    """How often each sum from 2 to 12 is expected among so many rolls, and the variances of these counts."""

    expected: list[float]
    variances: list[float]


class _Way(msgspec.Struct):
    """The games that have come to so many sevens in this deck and so many soft rolls to come.

    Their share, and summed over them how many sevens there were in all, and the square of that.
    """

    share: float = 0.0
    sevens: float = 0.0
    squares: float = 0.0

    def pass_on(self, other: "_Way", share: float, seven: int) -> None:
        """Of these games a share goes on there, with a seven more or none."""
        other.share += share * self.share
        other.sevens += share * (self.sevens + seven * self.share)
        other.squares += share * (self.squares + seven * (2 * self.sevens + self.share))


_Ways = dict[tuple[int, int], _Way]


def odds_of(options: Options, rolls: int) -> Odds:
    """The odds of the first ``rolls`` rolls of a game; every turn has one."""
    if options.dice != "balanced":
        shares = [ways / int(CARDS) for ways in WAYS]
        return Odds([rolls * share for share in shares], [rolls * share * (1 - share) for share in shares])
    ways: _Ways = {(0, 0): _Way(1.0)}
    # Over the decks: what is to be expected of m * (30 - m), where m cards of one were no sevens.
    scatter = 0.0
    for roll in range(rolls):
        drawn = roll % int(DRAWN)
        if drawn == 0 and roll:
            scatter += _scatter(ways, int(DRAWN))
            ways = _shuffled(ways)
        ways = _after_roll(ways, options, roll, drawn)
    if rolls:
        scatter += _scatter(ways, (rolls - 1) % int(DRAWN) + 1)
    sevens = sum(way.sevens for way in ways.values())
    variance = sum(way.squares for way in ways.values()) - sevens * sevens
    expected, variances = [], []
    for number in WAYS:
        share = number / _OTHERS
        seven = number == _SEVENS
        expected.append(sevens if seven else (rolls - sevens) * share)
        within = scatter * share * (1 - share) / (_OTHERS - 1)
        variances.append(variance if seven else within + share * share * variance)
    return Odds(expected, variances)


def throw_series(options: Options, rolls: int, number: int, seed: int = 1) -> list[list[int]]:
    """So many series of the first ``rolls`` rolls of a game, each as counts of the sums 2 to 12."""
    chance = random.Random(seed)
    deck = [sum_ for sum_, ways in zip(SUMS, WAYS, strict=True) if ways != _SEVENS for _ in range(ways)]
    every = [sum_ for sum_, ways in zip(SUMS, WAYS, strict=True) for _ in range(ways)]
    found = []
    for _ in range(number):
        if options.dice != "balanced":
            thrown = chance.choices(every, k=rolls)
        else:
            thrown = []
            for others in _others_by_deck(options, rolls, chance):
                thrown += chance.sample(deck, others)
        counts = [0] * len(SUMS)
        for sum_ in thrown:
            counts[sum_ - SUMS[0]] += 1
        counts[7 - SUMS[0]] += rolls - len(thrown)
        found.append(counts)
    return found


def _others_by_deck(options: Options, rolls: int, chance: random.Random) -> list[int]:
    """How many rolls of each deck are no sevens, in one game."""
    found = []
    calm, soft, sevens, drawn = int(calm_turns(options)), 0, 0, 0
    for roll in range(rolls):
        likely = 0.0 if roll < calm else (_SEVENS - sevens) / (int(CARDS) - drawn)
        drawn += 1
        if chance.random() < (likely * likely if soft else likely):
            sevens += 1
            soft = int(SOFT_ROLLS) if options.soft_sevens else 0
        else:
            soft = max(0, soft - 1)
        if drawn == DRAWN or roll == rolls - 1:
            found.append(drawn - sevens)
            sevens = drawn = 0
    return found


def _after_roll(ways: _Ways, options: Options, roll: int, drawn: int) -> _Ways:
    """One roll more, when so many cards of the deck are drawn."""
    after: _Ways = {}
    for (sevens, soft), way in ways.items():
        likely = 0.0 if roll < calm_turns(options) else (_SEVENS - sevens) / (int(CARDS) - drawn)
        if soft:
            # Put back once: only a second seven stays.
            likely *= likely
        if likely:
            again = int(SOFT_ROLLS) if options.soft_sevens else 0
            way.pass_on(after.setdefault((sevens + 1, again), _Way()), likely, 1)
        way.pass_on(after.setdefault((sevens, max(0, soft - 1)), _Way()), 1 - likely, 0)
    return after


def _shuffled(ways: _Ways) -> _Ways:
    """All cards are in the deck again; soft rolls stay."""
    after: _Ways = {}
    for (_, soft), way in ways.items():
        way.pass_on(after.setdefault((0, soft), _Way()), 1, 0)
    return after


def _scatter(ways: _Ways, drawn: int) -> float:
    """What is to be expected of m * (30 - m), where m of the drawn cards are no sevens."""
    return sum(way.share * (drawn - sevens) * (_OTHERS - drawn + sevens) for (sevens, _), way in ways.items())
