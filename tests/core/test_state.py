"""The state: bytes, copies, and bytes that are no state."""

from array import array
from random import Random

import pytest

from hexfolk.core.action import parse_action
from hexfolk.core.chance import Seeded
from hexfolk.core.errors import BadState, Illegal
from hexfolk.core.snapshot import known_from_bytes, state_from_bytes
from hexfolk.core.state import (
    ASIDE,
    DUE,
    HAND,
    HELD,
    PHASES,
    SIGN,
    State,
    hand_of,
    hand_size,
    held_size,
)
from tests.core import driver, oracle
from tests.core.kit import RULES, Scene, dealt, dice


def positions(players: int, seed: int, every: int, steps: int = 600) -> list[State]:
    """Positions along a game, one of every phase that it comes to among them."""
    state = driver.new_game(dealt(players, seed), players, friendly_robber=players == 6)
    found: list[State] = []
    phases: set[int] = set()
    for step, _ in enumerate(driver.play(state, seed, steps)):
        if step % every == 0 or int(state.phase) not in phases or (state.offers and step % 3 == 0):
            phases.add(int(state.phase))
            found.append(state.copy())
    return found


@pytest.mark.parametrize("players", range(2, 9))
def test_bytes_come_back(players: int) -> None:
    for state in positions(players, players, 5):
        data = state.to_bytes()
        again = state_from_bytes(state.board, state.options, data)
        assert again == state
        assert hash(again) == hash(state)
        assert again.to_bytes() == data
        for seat in range(players):
            assert RULES.legal(again, seat) == RULES.legal(state, seat)


def test_a_redacted_state_has_bytes_too() -> None:
    for state in positions(5, 1, 20):
        for reader in range(-1, 5):
            known = RULES.observe(state, reader).known
            assert known_from_bytes(known.board, known.options, known.to_bytes(), reader) == known


def test_what_a_reader_knows_is_no_whole_state_and_not_what_another_knows() -> None:
    scene = Scene()
    scene.give(1, "2ore")
    known = RULES.observe(scene.state, 1).known
    with pytest.raises(BadState):
        state_from_bytes(known.board, known.options, known.to_bytes())
    for data, reader in ((known.to_bytes(), 0), (known.to_bytes(), -1), (scene.state.to_bytes(), 1)):
        with pytest.raises(BadState):
            known_from_bytes(known.board, known.options, data, reader)


@pytest.mark.parametrize("players", [3, 5])
def test_a_restored_state_has_the_same_future(players: int) -> None:
    for state in positions(players, 40 + players, 60, 400):
        again = state_from_bytes(state.board, state.options, state.to_bytes())
        for seed in range(2):
            one, other = state.copy(), again.copy()
            for _ in driver.play(one, seed, 40):
                pass
            for _ in driver.play(other, seed, 40):
                pass
            assert one == other


@pytest.mark.parametrize("players", [2, 6])
def test_copies_are_independent(players: int) -> None:
    for state in positions(players, 60 + players, 25):
        before = state.to_bytes()
        copy = state.copy()
        assert copy == state
        for _ in driver.play(copy, 1, 30):
            pass
        assert state.to_bytes() == before
        fresh = state.copy()
        kept = fresh.copy()
        for i in range(len(fresh.v)):
            fresh.v[i] += 1
        fresh.offers.clear()
        assert kept.to_bytes() == state.to_bytes() == before


def test_answers_in_a_copy_stay_there() -> None:
    scene = Scene()
    scene.give(0, "2wood")
    scene.give(1, "1ore")
    scene.do(0, "offer 1wood>1ore")
    scene.do(0, "offer 2wood>1ore")
    scene.do(0, "withdraw 2")
    copy = scene.state.copy()
    RULES.apply(copy, 1, parse_action("accept 1"), Seeded(1))
    RULES.apply(copy, 0, parse_action("trade 1 1"), Seeded(1))
    assert [offer.accepted for offer in scene.state.offers] == [0]
    assert [offer.number for offer in scene.state.closed] == [2]
    assert [offer.number for offer in copy.closed] == [2, 1]


def test_closed_offers_are_remembered_for_the_turn() -> None:
    scene = Scene()
    scene.give(0, "1wood")
    for number in range(1, 40):
        scene.do(0, "offer 1wood>1ore")
        scene.do(0, f"withdraw {number}")
    assert [offer.number for offer in scene.state.closed] == list(range(8, 40))
    data = scene.state.to_bytes()
    assert state_from_bytes(scene.board, scene.options, data) == scene.state
    scene.do(0, "end")
    assert scene.state.closed == []


def test_equal_by_value() -> None:
    one, other = Scene().state, Scene().state
    assert one == other
    assert one != Scene(gifts=False).state
    assert one != Scene(board=dealt(4)).state
    assert one != one.to_bytes()
    other.v[HAND] += 1
    assert one != other


def test_sizes() -> None:
    scene = Scene()
    scene.give(1, "2wood3ore")
    scene.hold(1, "knight", 2)
    scene.hold(1, "point")
    assert hand_of(scene.state, 1) == [2, 0, 0, 0, 3]
    assert (hand_size(scene.state, 1), held_size(scene.state, 1)) == (5, 3)


# --- bytes that are no state ---------------------------------------------------------------------


def survive(state: State) -> None:
    """Nothing that reads a state may fall over on it."""
    RULES.must(state)
    RULES.may(state)
    RULES.next_to_act(state)
    for seat in range(int(state.players)):
        RULES.legal(state, seat)
    for seat in range(-1, int(state.players)):
        RULES.observe(state, seat)
    state.to_bytes()
    oracle.Facts(state)


def read(state: State, data: bytes) -> bool:
    """Whether bytes are accepted as a state; if so it must be sound enough to be read."""
    try:
        again = state_from_bytes(state.board, state.options, data)
    except BadState:
        return False
    survive(again)
    return True


@pytest.mark.parametrize("size", [0, 1, 7, 8, 80, 176])
def test_too_short(size: int) -> None:
    state = Scene().state
    assert not read(state, state.to_bytes()[:size])


def test_too_long_or_cut() -> None:
    state = Scene().state
    data = state.to_bytes()
    assert read(state, data)
    for wrong in (data + bytes(8), data[:-8], data[:-1], data[8:], data + data, b"x" * len(data)):
        assert not read(state, wrong)


def test_of_another_game() -> None:
    data = Scene().state.to_bytes()
    assert not read(Scene(3).state, data)
    assert not read(Scene(4, dealt(8)).state, data)


@pytest.mark.parametrize("players", [2, 5, 8])
def test_any_damaged_word_is_refused_or_harmless(players: int) -> None:
    random = Random(players)
    states = positions(players, 80 + players, 50)
    wild = (-1, -2, 1, 7, 8, 11, 62, 63, 255, 2**31, 2**61, 2**62, 2**63 - 1, -(2**63))
    for _ in range(700):
        state = random.choice(states)
        words = array("q", state.to_bytes())
        place = random.randrange(60) if random.random() < 0.5 else random.randrange(len(words))
        words[place] = random.choice(wild)
        read(state, words.tobytes())


@pytest.mark.parametrize("players", [4, 6])
def test_any_flipped_bits_are_refused_or_harmless(players: int) -> None:
    random = Random(players)
    states = positions(players, 90 + players, 50)
    for _ in range(500):
        state = random.choice(states)
        data = bytearray(state.to_bytes())
        for _ in range(random.randint(1, 4)):
            data[random.randrange(len(data))] ^= 2 ** random.randrange(8)
        read(state, bytes(data))


@pytest.mark.parametrize("size", [8, 400, 3000])
def test_noise(size: int) -> None:
    random = Random(size)
    state = Scene().state
    for _ in range(50):
        assert not read(state, random.randbytes(size))


def tampered(scene: Scene, **fields: int) -> bool:
    """Whether a state with other scalars is read back."""
    state = scene.state.copy()
    for name, value in fields.items():
        setattr(state, name, value)
    return read(scene.state, state.to_bytes())


def test_scalars_that_contradict_each_other() -> None:
    scene = Scene()
    assert tampered(scene)
    phase = {name: number for number, name in enumerate(PHASES)}
    assert not tampered(scene, phase=11)
    assert not tampered(scene, on_turn=4)
    assert not tampered(scene, phase=phase["special"], builder=-1)
    assert not tampered(scene, phase=phase["special"], builder=1)
    assert not tampered(scene, phase=phase["found_road"], last_site=-1)
    assert not tampered(scene, phase=phase["rob"], robber=-1)
    assert not tampered(scene, phase=phase["over"], winner=-1)
    assert not tampered(scene, phase=phase["robber"], robber=19)
    assert not tampered(scene, next_offer=0)
    assert not tampered(scene, bought=-1)
    assert not tampered(scene, bought=2**40)


def test_counts_and_sets_outside_the_board() -> None:
    state = Scene().state
    at = int(state.at(1))
    board = state.board.topology
    beyond = 2 ** int(board.node_count)
    last = int(board.edge_words) - 1
    for place, value in (
        (at + HAND, 2**40),
        (at + HAND, 32),
        (at + HELD, 2**40),
        (at + HELD, 32),
        (at + DUE, 10**6),
        (at + ASIDE, 2**40),
        (at + SIGN, 3),
        (at + int(state.network_at), beyond),
        (at + int(state.settlements_at), beyond),
        (at + int(state.cities_at), 2**62),
        (at + int(state.roads_at) + last, 2 ** (int(board.edge_count) - 62 * last)),
        (at + int(state.sites_at), 2**62),
        (int(state.open_sites), beyond),
        (int(state.all_roads) + last, 2**61),
        (int(state.weight), 2**24),
    ):
        wrong = state.copy()
        wrong.v[place] = value
        assert not read(state, wrong.to_bytes()), place
    for stack in ("bank", "deck", "spent", "fresh"):
        for value in (-1, 32, 2**40):
            wrong = state.copy()
            setattr(wrong, stack, value)
            assert not read(state, wrong.to_bytes()), stack


def test_offers_of_nobody() -> None:
    scene = Scene()
    scene.give(0, "1wood")
    scene.do(0, "offer 1wood>1ore")
    assert tampered(scene)
    for field, value in (
        ("maker", 4),
        ("maker", -1),
        ("number", 2**50),
        ("number", 0),
        ("answers", -1),
        ("give", 2**30),
        ("give", -1),
        ("want", 2**40),
        ("accepted", 16),
        ("refused", -1),
    ):
        wrong = scene.state.copy()
        setattr(wrong.offers[0], field, value)
        assert not read(scene.state, wrong.to_bytes()), field


def test_a_refused_action_leaves_the_bytes() -> None:
    scene = Scene()
    before = scene.state.to_bytes()
    for text in ("roll", "settle n0", "robber h0", "accept 1", "discard 1ore", "signup"):
        with pytest.raises(Illegal):
            RULES.apply(scene.state, 0, parse_action(text), Seeded(1))
        assert scene.state.to_bytes() == before
    scene.before_roll()
    scene.do(0, "roll", dice(1, 1))
    assert scene.state.to_bytes() != before
