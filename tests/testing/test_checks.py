"""The conformance checks pass what is sound and name what is not."""

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
