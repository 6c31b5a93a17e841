"""The odds of rolls with dice and with a deck (I4): worked out by hand, or against games of chance."""

from collections import Counter
from statistics import fmean, pvariance

import pytest

from hexfolk.core.chance import Seeded
from hexfolk.core.options import Options, options_text
from hexfolk.core.turn import roll
from hexfolk.report.deck_odds import SUMS, WAYS, odds_of, throw_series
from hexfolk.report.dice import weigh_dice
from tests.core.kit import Scene

DECK = Options(dice="balanced")


def test_i4_dice_are_as_they_always_were() -> None:
    odds = odds_of(Options(), 72)
    assert odds.expected == pytest.approx([2 * ways for ways in WAYS])
    assert odds.variances[5] == pytest.approx(72 / 6 * 5 / 6)


@pytest.mark.parametrize("rolls", [0, 1, 12, 24, 25, 48, 100])
def test_i4_a_deck_expects_what_dice_do_and_scatters_less(rolls: int) -> None:
    """Decks of 24 cards out of 36 and the rest of another: counts of a draw without putting back."""
    odds = odds_of(DECK, rolls)
    assert odds.expected == pytest.approx([rolls * ways / 36 for ways in WAYS])
    decks = [24] * (rolls // 24) + [rolls % 24]
    for ways, variance in zip(WAYS, odds.variances, strict=True):
        share = ways / 36
        by_hand = sum(cards * share * (1 - share) * (36 - cards) / 35 for cards in decks)
        assert variance == pytest.approx(by_hand)
    assert sum(odds.variances) <= sum(odds_of(Options(), rolls).variances) + 1e-9


def test_i4_no_early_sevens_are_expected_early() -> None:
    odds = odds_of(Options(4, dice="balanced", no_early_seven=3), 12)
    assert odds.expected[5] == odds.variances[5] == 0
    assert odds.expected[0] == pytest.approx(12 / 30)
    assert sum(odds_of(Options(4, dice="balanced", no_early_seven=3), 40).expected) == pytest.approx(40)


def test_i4_a_soft_seven_needs_two() -> None:
    """After one seven for certain: the next is one in 36 · 36, of the 6 sevens less one among 35 cards."""
    odds = odds_of(Options(2, dice="balanced", soft_sevens=True), 2)
    assert odds.expected[5] == pytest.approx(1 / 6 + 1 / 6 * (5 / 35) ** 2 + 5 / 6 * (6 / 35))


ODD = [
    Options(2, dice="balanced", soft_sevens=True),
    Options(4, dice="balanced", soft_sevens=True, no_early_seven=1),
]


@pytest.mark.parametrize("options", ODD, ids=options_text)
def test_i4_games_of_the_rules_come_to_the_same(options: Options) -> None:
    rolls, games = 30, 1500
    chance = Seeded(3)
    played = []
    for _ in range(games):
        state = Scene(int(options.players)).state.copy()
        state = type(state)(state.board, options)
        state.throws, state.turn = 2**36 - 1, 1
        sums: Counter[int] = Counter()
        for _ in range(rolls):
            sums[int(roll(state, chance, None))] += 1
            state.turn += 1
        played.append([sums[number] for number in SUMS])
    compare(options, rolls, played)
    compare(options, rolls, throw_series(options, rolls, games))


def compare(options: Options, rolls: int, played: list[list[int]]) -> None:
    """Means within five errors of the mean, variances within a sixth."""
    odds = odds_of(options, rolls)
    for place in range(len(SUMS)):
        counts = [series[place] for series in played]
        error = (odds.variances[place] / len(played)) ** 0.5
        assert fmean(counts) == pytest.approx(odds.expected[place], abs=5 * error)
        assert pvariance(counts) == pytest.approx(odds.variances[place], rel=1 / 6)


def test_i4_series_of_dice_too() -> None:
    compare(Options(), 60, throw_series(Options(), 60, 1500))
    assert throw_series(DECK, 30, 3) == throw_series(DECK, 30, 3)
    assert all(sum(series) == 30 for series in throw_series(DECK, 30, 20))
    assert all(max(series) <= 6 for series in throw_series(DECK, 24, 50))


def test_i4_a_game_is_compared_with_games_of_the_same_deck() -> None:
    """Counts that dice bring every other time are far off for a deck; those as expected are not."""
    as_due = [4 * ways // 3 for ways in WAYS]
    calm = weigh_dice(as_due, DECK)
    assert (calm.rolls, calm.fair) == (sum(as_due), False)
    assert calm.as_uneven is not None
    assert calm.as_uneven > 900
    wild = [1, 1, 3, 8, 9, 8, 3, 5, 8, 1, 1]
    with_deck, with_dice = weigh_dice(wild, DECK), weigh_dice(wild, Options())
    assert with_deck.as_uneven is not None
    assert with_dice.as_uneven is not None
    assert with_deck.as_uneven < 100 < with_dice.as_uneven
    late = weigh_dice(as_due, Options(2, dice="balanced", no_early_seven=3))
    assert late.expected[5] < calm.expected[5]
