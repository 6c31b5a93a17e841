"""The law of one door: reshuffle everything that a reader may not know, and the bytes stay equal."""

from collections.abc import Callable, Iterator

import msgspec
import pytest

from hexfolk.core.chance import Seeded
from hexfolk.core.event import Event
from hexfolk.core.game import Classic
from hexfolk.core.observation import sample
from hexfolk.core.state import OVER, State, hand_of
from hexfolk.view.game import view_game

Play = Callable[..., Iterator[tuple[State, list[Event]]]]
RULES = Classic()


def view_bytes(state: State, reader: int) -> bytes:
    return msgspec.json.encode(view_game(RULES.observe(state, reader), 7, 7))


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2), (4, 3), (5, 4), (6, 5), (8, 6)])
def test_a_view_does_not_depend_on_what_its_reader_may_not_know(play: Play, players: int, seed: int) -> None:
    differing = 0
    for number, (state, _) in enumerate(play(players, seed)):
        if number % 7 or state.phase == OVER:
            continue
        for reader in range(-1, players):
            other = sample(RULES.observe(state, reader), Seeded(number))
            differing += other.to_bytes() != state.to_bytes()
            assert view_bytes(other, reader) == view_bytes(state, reader)
    # The law would hold by itself if nothing had been reshuffled.
    assert differing > 50


def test_a_seat_sees_its_own_hand_and_no_other(play: Play) -> None:
    seen = 0
    for state, _ in play(4, 11):
        if state.phase == OVER:
            continue
        for reader in range(-1, 4):
            view = view_game(RULES.observe(state, reader), 1, 1)
            for player in view.players:
                own = player.seat == reader
                assert player.hand == (hand_of(state, player.seat) if own else None)
                assert (player.held is not None) == own
                assert (player.total is not None) == own
                assert player.cards == sum(hand_of(state, player.seat))
            seen += 1
    assert seen > 100


def test_everything_is_open_at_the_end(play: Play) -> None:
    last = None
    for seed in range(20, 40):
        for state, _ in play(2, seed, 4000):
            last = state
        if last is not None and last.phase == OVER:
            break
    assert last is not None
    assert last.phase == OVER
    for reader in (-1, 0, 1):
        view = view_game(RULES.observe(last, reader), 1, 1)
        assert view.phase == "over"
        assert view.winner == last.winner
        assert [player.hand for player in view.players] == [hand_of(last, seat) for seat in (0, 1)]
        assert (view.must, view.may, view.legal) == ([], [], [])
        winner = view.players[last.winner]
        assert winner.total is not None
        assert winner.total >= view.target


def test_a_stopped_game_is_over_but_stays_covered(play: Play) -> None:
    *_, (state, _) = play(4, 12, 60)
    view = view_game(RULES.observe(state, 0), 9, 9, stopped=True)
    assert (view.phase, view.must, view.may, view.legal, view.winner) == ("over", [], [], [], None)
    assert set(view.off.values()) <= {"game_over"}
    assert view.players[1].hand is None
