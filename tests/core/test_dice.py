"""Balanced dice: a deck of the 36 throws (I1-I5). Odds are compared with what is counted by hand."""

from collections import Counter
from random import Random

import pytest

import hexfolk
from hexfolk.core.chance import DICE, Draw, Outside, Recorder, Scripted, Seeded
from hexfolk.core.errors import BadDraw, BadOption, BadRecord, BadState
from hexfolk.core.observation import sample
from hexfolk.core.options import Options, options_text, parse_options
from hexfolk.core.record import replay
from hexfolk.core.record_reading import parse_record
from hexfolk.core.snapshot import known_from_bytes, state_from_bytes
from hexfolk.core.state import State
from hexfolk.core.turn import roll
from hexfolk.islands import standard_for, topology_of
from hexfolk.lab.simulation import Setting, play_recorded
from tests.core import driver
from tests.core.kit import RULES, Scene, dealt, only, throw
from tests.oracles.reading import pile_of

SEVEN = [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)]
EVERY = [(first, second) for first in range(1, 7) for second in range(1, 7)]


def opening(players: int = 4, soft_sevens: bool = False, no_early_seven: int = 0) -> State:
    """The first turn of a game with a deck, before the roll."""
    scene = Scene(players, dice="balanced", soft_sevens=soft_sevens, no_early_seven=no_early_seven)
    scene.before_roll()
    return scene.state


def throws(state: State, number: int, seed: int) -> list[tuple[int, int]]:
    """So many rolls, one a turn, by nothing but chance."""
    chance = Seeded(seed)
    found = []
    for _ in range(number):
        roll(state, chance, None)
        found.append((int(state.die1), int(state.die2)))
        state.turn += 1
    return found


def left(state: State) -> set[tuple[int, int]]:
    return pile_of(state)


def put(state: State, *cards: tuple[int, int]) -> list[Draw]:
    """Roll these throws one after another, a turn each; the draws that it took."""
    used = []
    for card in cards:
        recorder = Recorder(Scripted(throw(state, *card)))
        roll(state, recorder, None)
        used += recorder.take()
        state.turn += 1
    return used


# --- I1 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_i1_24_draws_from_a_fresh_deck_never_repeat_a_throw(seed: int) -> None:
    state = opening()
    for _ in range(4):
        found = throws(state, 24, seed)
        assert len(set(found)) == 24
        # All 36 are shuffled again, so the 12 that were left cannot be counted out.
        assert left(state) == set(EVERY)


def test_i1_counts_after_24_draws_are_at_most_the_decks() -> None:
    for seed in range(50):
        sums = Counter(map(sum, throws(opening(), 24, seed)))
        assert all(number <= 6 - abs(7 - pips) for pips, number in sums.items())


def test_i1_what_is_left_is_what_was_not_rolled() -> None:
    state = opening()
    for number, card in enumerate(throws(state.copy(), 23, 5), start=1):
        put(state, card)
        assert card not in left(state)
        assert len(left(state)) == 36 - number


def test_i1_the_draw_counts_the_cards_that_are_left_by_their_dice() -> None:
    """Value v is the card with v smaller ones, by the first die, then by the second."""
    assert put(opening(), (1, 1), (1, 2), (6, 6), (2, 1)) == [
        Draw(DICE, 36, 0),
        Draw(DICE, 35, 0),
        Draw(DICE, 34, 33),
        Draw(DICE, 33, 4),
    ]


def test_i1_every_card_that_is_left_is_equally_likely() -> None:
    state = opening()
    put(state, *SEVEN[:3], (6, 6))
    seen = []
    for value in range(32):
        world = state.copy()
        roll(world, Scripted([Draw(DICE, 32, value)]), None)
        seen.append((int(world.die1), int(world.die2)))
    assert sorted(seen) == sorted(left(state))


def test_i1_without_options_every_roll_is_as_likely_as_with_dice() -> None:
    """Over many decks each throw comes in two of three: the one is as likely as the other."""
    found = Counter(throws(opening(), 24 * 600, 1))
    assert set(found) == set(EVERY)
    assert all(340 <= number <= 460 for number in found.values())


def test_i1_a_roll_of_the_game_takes_a_card_and_pays_by_its_sum() -> None:
    scene = Scene(dice="balanced", target=15)
    scene.settle(1, scene.corner(0, 0))
    event = only(scene.roll(0, 2, 6), "roll")
    assert (event.a, event.b) == (2, 6)
    assert scene.hand(1) == "1wood"
    assert (2, 6) not in left(scene.state)
    assert (6, 2) in left(scene.state)


def test_i1_a_card_that_was_drawn_stands_in_no_record_again() -> None:
    scene = Scene(dice="balanced")
    scene.roll(0, 1, 1)
    scene.before_roll()
    # Of 35 cards, none of 36, and no two dice.
    for draws in ([Draw(DICE, 36, 0)], [Draw(DICE, 6, 0), Draw(DICE, 6, 0)], []):
        scene.fails(0, "roll", draws)
    assert only(scene.do(0, "roll", [Draw(DICE, 35, 0)]), "roll").b == 2


def test_i1_a_failing_source_of_chance_leaves_the_deck() -> None:
    state = opening(soft_sevens=True)
    put(state, (3, 4))
    before = state.to_bytes()
    with pytest.raises(BadDraw):
        roll(state, Scripted(throw(state, 2, 5)[:1]), None)
    assert state.to_bytes() == before


# --- I2 ---------------------------------------------------------------------------------------


def test_i2_a_seven_within_two_rolls_of_the_last_is_put_back_once() -> None:
    state = opening(soft_sevens=True)
    assert len(put(state, (3, 4))) == 1
    # The card drawn first is among those of the second draw, and stays in the deck.
    first, second = Draw(DICE, 35, 5), Draw(DICE, 35, 0)
    soft = state.copy()
    roll(soft, Scripted([first, second]), None)
    assert (int(soft.die1), int(soft.die2)) == (1, 1)
    assert (1, 6) in left(soft)
    # Only once: what is drawn then counts, even if it is a seven, and even if it is the same.
    assert put(state.copy(), (1, 6)) == [first, first]


@pytest.mark.parametrize(("between", "draws"), [(0, 2), (1, 2), (2, 1), (3, 1)])
def test_i2_two_rolls_later_and_no_more(between: int, draws: int) -> None:
    state = opening(soft_sevens=True)
    put(state, (3, 4), *[(6, 6), (5, 6), (6, 5)][:between])
    assert len(put(state, (2, 5))) == draws


def test_i2_a_seven_that_stands_begins_it_anew() -> None:
    state = opening(soft_sevens=True)
    put(state, (3, 4), (1, 1), (2, 5), (1, 2))
    assert len(put(state, (4, 3))) == 2
    put(state, (2, 1), (2, 2))
    assert len(put(state, (5, 2))) == 1


def test_i2_it_goes_on_over_the_shuffle() -> None:
    state = opening(soft_sevens=True)
    put(state, *[card for card in EVERY if sum(card) != 7][:23], (3, 4))
    assert left(state) == set(EVERY)
    assert put(state, (3, 4)) == [Draw(DICE, 36, 15), Draw(DICE, 36, 15)]


def test_i2_other_cards_are_never_put_back() -> None:
    state = opening(soft_sevens=True)
    put(state, (3, 4))
    assert len(put(state, (3, 3), (1, 1))) == 2


def test_i2_is_off_unless_chosen() -> None:
    state = opening()
    assert len(put(state, (3, 4), (2, 5), (1, 6))) == 3


# --- I3 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4, 8])
@pytest.mark.parametrize("rounds", range(4))
def test_i3_no_seven_for_the_first_rounds(players: int, rounds: int) -> None:
    early = rounds * players
    for seed in range(60):
        state = opening(players, no_early_seven=rounds)
        assert not set(throws(state, early, seed)) & set(SEVEN)
    firsts = [throws(opening(players, no_early_seven=rounds), early + 1, seed)[-1] for seed in range(60)]
    assert set(firsts) & set(SEVEN)


def test_i3_is_a_draw_among_the_cards_that_show_no_seven() -> None:
    """As if sevens were put back until another card comes, to the end of the last player's turn."""
    state = opening(3, no_early_seven=1)
    for number in range(3):
        assert put(state, (6, 4 + number)) == [Draw(DICE, 30 - number, 27)]
    assert put(state, (6, 1)) == [Draw(DICE, 33, 30)]


def test_i3_three_rounds_of_eight_use_up_a_deck_without_a_seven() -> None:
    state = opening(8, no_early_seven=3)
    assert len({*throws(state, 23, 1)}) == 23
    assert len(left(state)) == 13
    assert set(SEVEN) < left(state)
    assert throws(state, 1, 2)[0] not in SEVEN
    assert left(state) == set(EVERY)


@pytest.mark.parametrize("rounds", [-1, 4, 100])
def test_i3_zero_to_three_rounds(rounds: int) -> None:
    with pytest.raises(BadOption) as fault:
        Options(dice="balanced", no_early_seven=rounds)
    assert (fault.value.field, fault.value.code) == ("no_early_seven", "out_of_range")


# --- I4, I5, and the options --------------------------------------------------------------------


def test_i4_the_two_dice_are_told_apart() -> None:
    scene = Scene(dice="balanced")
    event = only(scene.roll(0, 2, 5), "roll")
    assert (event.a, event.b) == (2, 5)


def test_i5_nobody_knows_what_comes_and_everybody_what_is_left() -> None:
    """There is no order to tell: what is left follows from the rolls that all have seen."""
    state = RULES.new_game(dealt(3), Options(3, robber=False, dice="balanced", soft_sevens=True))
    rolled: list[tuple[int, int]] = []
    for _, _, _, trace in driver.play(state, 3, 600):
        rolled += [(int(event.a), int(event.b)) for event in trace if event.kind == "roll"]
        drawn = set(rolled[len(rolled) - len(rolled) % 24 :])
        for reader in (-1, 0, 1):
            observation = RULES.observe(state, reader)
            assert left(observation.known) == set(EVERY) - drawn
            assert left(sample(observation, Seeded(1))) == set(EVERY) - drawn
    assert len(rolled) > 48


def test_a_new_game_with_dice_has_no_deck() -> None:
    assert RULES.new_game(dealt(4), Options()).throws == 0
    assert left(RULES.new_game(dealt(4), Options(dice="balanced"))) == set(EVERY)


def test_the_options_have_texts_that_are_read_again() -> None:
    text = "dice=balanced soft_sevens=on no_early_seven=2 deal=random"
    options = Options(dice="balanced", soft_sevens=True, no_early_seven=2)
    assert options_text(options).endswith(f" {text}")
    assert parse_options(text) == options
    assert parse_options("dice=balanced") == Options(dice="balanced")
    assert Options(dice="balanced") != Options(dice="balanced", soft_sevens=True)


def test_the_text_with_dice_is_what_it_was() -> None:
    assert options_text(Options()).endswith("bank_shown=on dice=normal deal=random")
    # With dice there is no deck that the other two could change.
    assert Options(soft_sevens=True, no_early_seven=3) == Options()
    assert parse_options("dice=normal soft_sevens=on no_early_seven=3") == Options()


@pytest.mark.parametrize(
    ("text", "field", "code"),
    [
        ("dice=balanced no_early_seven=4", "no_early_seven", "out_of_range"),
        ("no_early_seven=4", "no_early_seven", "out_of_range"),
        ("no_early_seven=-1", "no_early_seven", "unknown"),
        ("no_early_seven=1.5", "no_early_seven", "unknown"),
        ("no_early_seven=on", "no_early_seven", "unknown"),
        ("dice=balanced soft_sevens=2", "soft_sevens", "unknown"),
        ("dice=balanced dice=balanced", "dice", "twice"),
        ("dice=Balanced", "dice", "unknown"),
    ],
)
def test_options_out_of_range(text: str, field: str, code: str) -> None:
    with pytest.raises(BadOption) as fault:
        parse_options(text)
    assert (fault.value.field, fault.value.code) == (field, code)


# --- bytes and records --------------------------------------------------------------------------

DECKS = [
    Options(2, dice="balanced"),
    Options(3, target=8, dice="balanced", soft_sevens=True),
    Options(4, robber=False, dice="balanced", no_early_seven=3),
    Options(6, friendly_robber=True, dice="balanced", soft_sevens=True, no_early_seven=1),
]


@pytest.mark.parametrize("options", DECKS, ids=options_text)
def test_every_position_is_accepted_whole_and_as_anybody_knows_it(options: Options) -> None:
    board = dealt(int(options.players))
    state = RULES.new_game(board, options)
    for step, _ in enumerate(driver.play(state, 7, 600)):
        if step % 5:
            continue
        assert state_from_bytes(board, options, state.to_bytes()) == state
        assert state.copy() == state
        known = RULES.observe(state, step % 2 - 1).known
        assert known_from_bytes(board, options, known.to_bytes(), step % 2 - 1) == known


def after(options: Options, *cards: tuple[int, int]) -> State:
    """A game with nothing but these rolls, each followed by the end of the turn."""
    state = RULES.new_game(dealt(int(options.players)), options)
    for _ in range(4 * int(options.players)):
        seat = RULES.must(state)[0]
        RULES.apply(state, seat, RULES.legal(state, seat)[0], Seeded(1))
    for card in cards:
        seat = int(state.on_turn)
        RULES.apply(state, seat, hexfolk.parse_action("roll"), Scripted(throw(state, *card)))
        RULES.apply(state, seat, hexfolk.parse_action("end"), Seeded(1))
    return state


PLAIN = Options(2, robber=False, discard=False, dice="balanced")
SOFT = Options(2, robber=False, discard=False, dice="balanced", soft_sevens=True)
LATE = Options(2, robber=False, discard=False, dice="balanced", soft_sevens=True, no_early_seven=2)
ALL = 2**36 - 1


def card_bit(first: int, second: int) -> int:
    return int(2 ** (6 * (first - 1) + second - 1))


def test_decks_that_no_rolls_leave_are_refused() -> None:
    calm = [(1, 1), (1, 2), (1, 3)]
    wrong: list[tuple[State, int, int, str]] = [
        (after(PLAIN), ALL - 1, 0, "left after so many"),
        (after(PLAIN), 0, 0, "left after so many"),
        (after(PLAIN, (1, 1)), ALL, 0, "left after so many"),
        (after(PLAIN, (1, 1)), ALL - 2, 0, "last throw still"),
        (after(PLAIN, (1, 1)), ALL - 1, 1, "that there are not"),
        (after(PLAIN, (3, 4)), ALL - card_bit(3, 4), 2, "that there are not"),
        (after(PLAIN, (1, 2), (1, 1)), ALL - 1 - 2**35, 3, "outside 0"),
        (after(PLAIN, (1, 2), (1, 1)), ALL - 1 + 2**36 - 2, 0, "outside 0"),
        (after(SOFT, (3, 4)), ALL - card_bit(3, 4), 1, "after another roll"),
        (after(SOFT, (1, 1)), ALL - 1, 2, "after another roll"),
        (after(SOFT, (1, 1)), ALL - 1, 1, "after no seven"),
        (after(SOFT, *calm), ALL - 7, 1, "not so many sevens"),
        (after(SOFT, *calm), ALL - 4 - card_bit(1, 6) - card_bit(2, 5), 0, "not so many sevens"),
        (after(SOFT, (3, 4), *calm[:1]), ALL - 1 - 2, 1, "not so many sevens"),
        (after(LATE, *calm), ALL - 4 - card_bit(1, 6) - 2, 0, "not so many sevens"),
        (after(LATE, *calm, (2, 2), (1, 4)), ALL - 15 - 2**7, 1, "after no seven"),
    ]
    for state, deck, soft, reason in wrong:
        good = state.copy()
        assert state_from_bytes(state.board, state.options, good.to_bytes()) == good
        state.throws, state.soft = deck, soft
        data = state.to_bytes()
        if not deck:
            data = good.to_bytes()[:-16] + bytes(16)
        with pytest.raises(BadState, match=reason):
            state_from_bytes(state.board, state.options, data)


def test_a_seven_in_the_early_rounds_is_refused() -> None:
    state = after(LATE, (2, 2))
    state.die1, state.die2, state.soft = 3, 4, 2
    state.throws = ALL - card_bit(3, 4)
    with pytest.raises(BadState, match="too early"):
        state_from_bytes(state.board, state.options, state.to_bytes())


def test_a_deck_and_dice_do_not_read_each_other() -> None:
    board = dealt(4)
    with_dice, with_deck = (RULES.new_game(board, Options(dice=dice)) for dice in ("normal", "balanced"))
    assert len(with_deck.to_bytes()) == len(with_dice.to_bytes()) + 16
    for state, options in ((with_dice, with_deck.options), (with_deck, with_dice.options)):
        with pytest.raises(BadState, match="wrong length"):
            state_from_bytes(board, options, state.to_bytes())


@pytest.mark.parametrize("options", DECKS, ids=options_text)
def test_a_record_replays_and_one_with_another_deck_does_not(options: Options) -> None:
    players = int(options.players)
    setting = Setting(options, standard_for(players), ("random",) * players, turn_cap=60)
    outcome, record = play_recorded(setting, 5)
    text = record.to_text()
    assert " dice=balanced soft_sevens=" in text
    state = replay(parse_record(text, topology_of))
    assert state.winner == outcome.winner
    with pytest.raises(BadRecord):
        replay(parse_record(text.replace(" dice=balanced ", " dice=normal ", 1), topology_of))
    first = text.index(" | dice/")
    other = text[:first] + text[first:].replace(" | dice/3", " | dice/4", 1)
    with pytest.raises(BadRecord) as fault:
        replay(parse_record(other, topology_of))
    assert fault.value.line == text[:first].count("\n") + 1


def test_chance_is_asked_for_nothing_else() -> None:
    """Dice in every other game, cards in the others: no purpose is drawn for that was not before."""
    random = Random(4)
    asked: list[int] = []

    def below(bound: int) -> int:
        asked.append(bound)
        return random.randrange(bound)

    state = opening(soft_sevens=True)
    for _ in range(24):
        roll(state, Outside(below), None)
        state.turn += 1
    assert len(asked) >= 24
    assert set(asked) <= set(range(13, 37))
