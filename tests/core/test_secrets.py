"""Rules: who knows what; worlds that agree with what is seen."""

import pytest

from hexfolk.core.action import parse_action
from hexfolk.core.chance import Seeded
from hexfolk.core.observation import Observation, sample
from hexfolk.core.resource import ORE, unpack
from hexfolk.core.state import ASIDE, HAND, HELD, OVER, POINTS, SIGN_UP, State, hand_of
from tests.core import driver, oracle
from tests.core.kit import RULES, Scene, dealt, only


def picture(observation: Observation) -> tuple[object, ...]:
    """Everything that an observation says, comparable."""
    return (
        observation.seat,
        observation.known.to_bytes(),
        observation.hand_sizes,
        observation.held_sizes,
        observation.aside_sizes,
        observation.legal,
        observation.off,
        observation.must,
        observation.may,
        observation.certain,
        observation.tally.unknown,
        observation.tally.pool,
        [observation.total_points(seat) for seat in range(int(observation.known.players))],
    )


def secrets(state: State) -> list[int]:
    """The hidden numbers of a state."""
    found: list[int] = []
    for seat in range(int(state.players)):
        at = state.at(seat)
        found += [int(state.v[at + i]) for i in (HAND, HELD, ASIDE)]
    return [*found, int(state.deck)]


GAMES = [(2, {}), (4, {"friendly_robber": True}), (5, {}), (6, {"special_building": False}), (8, {})]


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_reshuffle_what_is_hidden_and_the_observation_stays(players: int, options: dict[str, bool]) -> None:
    """Law 3: in any world that agrees with what a seat sees, the seat sees the same, to the byte."""
    state = driver.new_game(dealt(players), players, **options)
    shuffled = 0
    for step, _ in enumerate(driver.play(state, players, 500)):
        if step % 4:
            continue
        for seat in (-1, step // 4 % players, int(state.on_turn)):
            seen = RULES.observe(state, seat)
            world = sample(seen, Seeded(step))
            shuffled += secrets(world) != secrets(state)
            assert picture(RULES.observe(world, seat)) == picture(seen)
            oracle.check(world)
    # Of two players each can count all cards of the other.
    assert shuffled > (5 if players == 2 else 50)


@pytest.mark.parametrize("players", [4, 5])
def test_a_world_can_be_played_on(players: int) -> None:
    state = driver.new_game(dealt(players), players)
    for step, _ in enumerate(driver.play(state, 5, 400)):
        if step % 40 == 39:
            for seat in (-1, *range(players)):
                world = sample(RULES.observe(state, seat), Seeded(step))
                for _ in driver.play(world, step, 60):
                    pass
                oracle.check(world)


def test_sampling_leaves_state_and_observation_alone() -> None:
    scene = secretive()
    before = scene.state.to_bytes()
    seen = scene.see(1)
    known = seen.known.to_bytes()
    world = sample(seen, Seeded(1))
    world.v[0] += 1
    assert scene.state.to_bytes() == before
    assert seen.known.to_bytes() == known


def test_sampling_deals_every_hand() -> None:
    """A hidden card may be any of those that lie nowhere else."""
    scene = Scene(2)
    scene.give(1, "1ore")
    scene.drain("wood", 0, to=0)
    found = set()
    for seed in range(200):
        world = sample(scene.see(0), Seeded(seed))
        found.add(tuple(hand_of(world, 1)))
    # All wood is in the own hand, and the bank is seen: only the ore is left.
    assert found == {(0, 0, 0, 0, 1)}
    scene = Scene(3)
    scene.give(1, "1ore", unseen=True)
    scene.give(2, "1wool", unseen=True)
    worlds = [sample(scene.see(0), Seeded(seed)) for seed in range(200)]
    ore = sum(hand_of(world, 1)[4] for world in worlds)
    assert 70 < ore < 130


def test_sampling_agrees_that_the_game_goes_on() -> None:
    """The player on turn has not won, so no world gives them the points for it (B71)."""
    scene = Scene(target=8)
    scene.city(0, *(scene.corner(h, 0) for h in (0, 1, 2)))
    scene.settle(0, scene.corner(9, 0))
    scene.hold(0, "knight", 4)
    assert scene.visible(0) == 7
    for seed in range(100):
        world = sample(scene.see(1), Seeded(seed))
        assert world.v[world.at(0) + POINTS] + unpack(world.v[world.at(0) + HELD])[1] < 8


def secretive() -> Scene:
    scene = Scene()
    scene.give(0, "2wood1ore")
    scene.give(1, "3wool")
    scene.give(2, "1grain")
    scene.hold(0, "knight")
    scene.hold(0, "point")
    scene.hold(1, "monopoly")
    return scene


def test_sizes_are_public_kinds_are_not() -> None:
    scene = secretive()
    for seat in (-1, 3):
        seen = scene.see(seat)
        assert seen.hand_sizes == [3, 3, 1, 0]
        assert seen.held_sizes == [2, 1, 0, 0]
        known = seen.known
        assert all(known.v[known.at(s) + place] == 0 for s in range(4) for place in (HAND, HELD))
    assert scene.see(-1).legal == []
    assert scene.see(-1).off == {}


def test_the_owner_sees_the_own_cards() -> None:
    scene = secretive()
    known = scene.see(0).known
    assert hand_of(known, 0) == [2, 0, 0, 0, 1]
    assert unpack(known.v[known.at(0) + HELD]) == [1, 1, 0, 0, 0]
    assert [known.v[known.at(1) + place] for place in (HAND, HELD)] == [0, 0]


def test_own_discards_are_known_to_the_owner() -> None:
    scene = Scene()
    scene.give(1, "8ore")
    scene.give(2, "8wool")
    scene.seven()
    scene.do(1, "discard 4ore")
    mine, other = scene.see(1).known, scene.see(2).known
    assert mine.v[mine.at(1) + ASIDE] == 4 * ORE
    assert other.v[other.at(1) + ASIDE] == 0


def test_nobody_knows_the_order_of_the_deck() -> None:
    scene = secretive()
    for seat in (-1, 0, 1, 2, 3):
        known = scene.see(seat).known
        assert known.deck == 0
        assert known.deck_left == 22


def test_open_offers_and_answers_are_public() -> None:
    scene = Scene()
    scene.give(0, "1wood")
    scene.give(1, "1ore")
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "accept 1")
    scene.do(1, "counter 1 1ore>1wood")
    for seat in (-1, 2, 3):
        first, second = scene.see(seat).known.offers
        assert (first.maker, first.refused, second.maker, second.answers) == (0, 2, 1, 1)


def test_hidden_points_are_the_owners() -> None:
    scene = secretive()
    assert scene.see(0).total_points(0) == 1
    assert scene.see(1).total_points(0) == 0
    assert scene.see(-1).total_points(0) == 0


def test_after_the_end_everything_is_open() -> None:
    scene = secretive()
    scene.state.phase = OVER
    for seat in (-1, 3):
        seen = scene.see(seat)
        assert seen.known.to_bytes() == scene.state.to_bytes()
        assert sample(seen, Seeded(1)).to_bytes() == scene.state.to_bytes()


def test_a_theft_is_told_with_its_parties() -> None:
    scene = Scene()
    scene.settle(1, scene.corner(0, 0))
    scene.give(1, "1wool1ore")
    scene.seven()
    steal = only(scene.do(0, "robber h0", scene.theft(1, "ore")), "steal")
    assert (steal.seat, steal.other, steal.a) == (0, 1, 4)


def test_who_may_act_is_the_same_for_all_and_shows_nothing() -> None:
    """Seats with an open question are named, whatever their hands allow."""
    for hand in ("", "1ore"):
        scene = Scene(5)
        scene.give(0, "1wood")
        scene.give(2, hand)
        scene.do(0, "offer 1wood>1ore")
        scene.do(2, "refuse 1")
        assert [scene.see(seat).may for seat in (-1, 0, 3)] == [[1, 2, 3, 4]] * 3


def test_an_offer_must_be_open_to_be_answered() -> None:
    scene = Scene()
    assert scene.see(1).may == []
    scene.give(0, "1wood")
    scene.do(0, "offer 1wood>1ore")
    scene.do(0, "withdraw 1")
    assert scene.see(1).may == []


def test_own_counters_may_be_withdrawn_by_their_maker() -> None:
    scene = Scene()
    scene.give(0, "1wood")
    scene.give(1, "1ore")
    scene.do(0, "offer 1wood>1ore")
    scene.do(1, "counter 1 1ore>1wood")
    scene.do(0, "withdraw 1")
    assert scene.see(0).may == [1]
    assert scene.legal(1) == ["withdraw 2"]


def test_a_spectator_is_no_player() -> None:
    scene = Scene()
    for seat in (-2, 4):
        with pytest.raises(Exception, match="unknown_seat"):
            scene.see(seat)
    assert scene.refused(-1, "end") == "unknown_seat"


def test_the_grace_tells_who_has_not_answered() -> None:
    scene = Scene(5)
    RULES.apply(scene.state, 0, parse_action("end"), Seeded(1))
    assert scene.state.phase == SIGN_UP
    assert scene.see(-1).must == [1, 2, 3, 4]
