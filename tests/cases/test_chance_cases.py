"""Dice: what other games got wrong (RN)."""

from collections import Counter
from itertools import pairwise

from hexfolk.core.action import parse_action
from hexfolk.core.chance import DICE, Seeded
from hexfolk.core.options import Options
from hexfolk.core.record import replay
from hexfolk.lab.simulation import Setting, play_recorded
from hexfolk.report.summary import summarise
from tests.core.kit import RULES, Scene

# Chi-square beyond which chance alone comes once in a thousand times, by degrees of freedom.
CHI = {5: 20.52, 10: 29.59, 35: 66.62}


def chi_square(counts: Counter[int], weights: dict[int, int]) -> float:
    total = sum(counts.values())
    ways = sum(weights.values())
    return sum((counts[key] - total * w / ways) ** 2 / (total * w / ways) for key, w in weights.items())


def rolls(number: int, seed: int) -> list[tuple[int, int]]:
    chance = Seeded(seed)
    return [(int(chance.draw(DICE, 6)) + 1, int(chance.draw(DICE, 6)) + 1) for _ in range(number)]


def test_rn_01_dice_are_fair_and_neighbours_independent() -> None:
    thrown = rolls(360_000, 17)
    one_to_six = dict.fromkeys(range(1, 7), 1)
    for die in (0, 1):
        assert chi_square(Counter(roll[die] for roll in thrown), one_to_six) < CHI[5]
    sums = [first + second for first, second in thrown]
    assert chi_square(Counter(sums), {n: 6 - abs(7 - n) for n in range(2, 13)}) < CHI[10]
    # A die against the one before it, within a roll and from one roll to the next.
    pairs = {10 * a + b: 1 for a in one_to_six for b in one_to_six}
    for beside in (
        Counter(10 * a + b for a, b in thrown),
        Counter(10 * before[1] + after[0] for before, after in pairwise(thrown)),
    ):
        assert chi_square(beside, pairs) < CHI[35]


def test_rn_01_the_rules_roll_what_chance_gives() -> None:
    scene = Scene()
    scene.before_roll(0)
    seen = set()
    chance = Seeded(5)
    for _ in range(600):
        state = scene.state.copy()
        RULES.apply(state, 0, parse_action("roll"), chance)
        seen.add((int(state.die1), int(state.die2)))
    assert seen == {(a, b) for a in range(1, 7) for b in range(1, 7)}


def test_rn_03_three_equal_sums_in_a_row_are_as_frequent_as_they_must_be() -> None:
    games = 10_000
    thrown = rolls(50 * games, 23)
    sums = [first + second for first, second in thrown]
    streaks = 0
    for game in range(games):
        of_game = sums[50 * game : 50 * game + 50]
        streaks += any(of_game[i] == of_game[i + 1] == of_game[i + 2] for i in range(48))
    assert abs(100 * streaks / games - 45.7) < 1.5


def test_rn_03_the_report_counts_every_roll_sevens_included() -> None:
    _, record = play_recorded(Setting(Options(3), "standard19", ("random",) * 3), 8)
    thrown: Counter[int] = Counter()
    for entry in record.entries:
        dice = [draw.value + 1 for draw in entry.draws if draw.purpose == DICE]
        if dice:
            thrown[sum(dice)] += 1
    summary = summarise(record)
    assert summary.dice.counts == [thrown[number] for number in range(2, 13)]
    assert summary.dice.rolls == sum(thrown.values()) > 50
    assert thrown[7] > 0
    assert replay(record).turn == summary.turns
