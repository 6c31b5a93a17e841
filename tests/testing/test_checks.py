"""The conformance checks pass what is sound and name what is not."""

import threading
import time
from pathlib import Path
from typing import Any

import pytest

import hexfolk
from hexfolk.bots import choose
from hexfolk.core.action import OFFER, Action, parse_action
from hexfolk.core.observation import Observation
from hexfolk.core.resource import pack
from hexfolk.data import islands_dir
from hexfolk.testing import Nonconforming, check_bot, check_island, check_record
from tests.core.test_fixed import FIXED
from tests.foreign import install


def settler(observation: Observation, seed: int) -> Action | None:
    return choose("settler", observation, seed)


@pytest.mark.parametrize("name", ["settler", "random"])
def test_our_own_bots_pass(name: str) -> None:
    check_bot(lambda observation, seed: choose(name, observation, seed), players=(2, 5), games=1)


def test_a_bot_that_says_nothing_is_named() -> None:
    with pytest.raises(Nonconforming, match="says nothing"):
        check_bot(lambda observation, seed: None, players=(2,), games=1)


def test_a_bot_that_answers_in_text_is_named() -> None:
    def writer(observation: Observation, seed: int) -> Any:
        return "settle n0"

    with pytest.raises(Nonconforming, match="answers 'settle n0', which is neither an Action nor None"):
        check_bot(writer, players=(2,), games=1)


def test_a_bot_that_breaks_a_rule_is_named() -> None:
    with pytest.raises(Nonconforming, match="'roll': finish_found_settlement"):
        check_bot(lambda observation, seed: parse_action("roll"), players=(2,), games=1)


def test_a_bot_of_moods_is_named() -> None:
    calls = 0

    def moody(observation: Observation, seed: int) -> Action | None:
        nonlocal calls
        calls += 1
        return observation.legal[calls % len(observation.legal)] if observation.legal else None

    with pytest.raises(Nonconforming, match="two answers"):
        check_bot(moody, players=(2,), games=1)


def test_a_bot_that_never_ends_its_turn_is_named() -> None:
    def haggler(observation: Observation, seed: int) -> Action | None:
        known = observation.known
        if "offer" not in observation.off and observation.seat == known.on_turn and known.turn > 0:
            open_offers = [offer for offer in known.offers if offer.maker == observation.seat]
            if open_offers:
                return parse_action(f"withdraw {open_offers[0].number}")
            return Action(OFFER, 0, pack([1, 0, 0, 0, 0]))
        return settler(observation, seed)

    with pytest.raises(Nonconforming, match="offered twice"):
        check_bot(haggler, players=(2,), games=1)


@pytest.mark.parametrize("bot", ["foreign_bots:sound", "foreign_bots:Sound", "sound", "class", "object"])
def test_a_bot_may_be_a_function_a_class_an_object_or_a_name(
    bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)

    class Sound:
        def choose(self, observation: Observation, seed: int) -> Action | None:
            return choose("random", observation, seed)

    check_bot({"class": Sound, "object": Sound()}.get(bot, bot), players=(2,), games=1)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("raises", r"2 players, seed 1200, turn 0, seat 0: raises ValueError: out of\sideas"),
        ("hangs", r"turn 0, seat 0: no answer within 0.2 s"),
        ("invents", r"answers Action\(50, 0, 0\), which nobody could ask for"),
        ("cheats", r"'city n0': "),
        ("NoBot", r"foreign_bots:NoBot is neither a function nor has it a method choose"),
        ("Unmade", r"cannot be made: RuntimeError: no licence"),
        ("Missing", r"cannot be made: AttributeError"),
        ("trades_on", r"is offered twice in a turn"),
    ],
)
def test_the_broken_promise_of_a_foreign_bot_is_named(
    name: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    with pytest.raises(Nonconforming, match=complaint):
        check_bot(f"foreign_bots:{name}", players=(2,), games=1, deadline=0.2)


def test_a_bot_that_cannot_be_broken_off_is_still_told_that_it_is_late() -> None:
    def slow(observation: Observation, seed: int) -> Action | None:
        time.sleep(0.05)
        return observation.legal[0]

    said: list[str] = []

    def check() -> None:
        # Signals arrive in the main thread only.
        try:
            check_bot(slow, players=(2,), games=1, deadline=0.01)
        except Nonconforming as problem:
            said.append(str(problem))

    thread = threading.Thread(target=check)
    thread.start()
    thread.join()
    assert "an answer after 0." in said[0]


@pytest.mark.parametrize("path", sorted(islands_dir().glob("*.toml")), ids=lambda path: path.stem)
def test_our_own_islands_pass(path: Path) -> None:
    assert check_island(path.read_text(encoding="utf-8")).key == path.stem


def test_an_island_with_fixed_numbers_and_ports_passes() -> None:
    assert check_island(FIXED).key == "fixed"


def test_a_record_is_read_played_and_written_again() -> None:
    game = hexfolk.Game(2, seed=1)
    for _ in range(8):
        seat = game.to_act[0]
        game.apply(seat, game.legal(seat)[0])
    text = game.record.to_text()
    assert check_record(text)[1] == game.state
    with pytest.raises(Nonconforming, match="canonical"):
        check_record(text.replace("players=2 target=10", "target=10 players=2"))
    with pytest.raises(hexfolk.BadRecord, match="line"):
        check_record(text.replace("settle", "settle n", 1))
