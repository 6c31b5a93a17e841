"""A foreign bot may do what it likes: whoever asks gets an answer or a fault, in time."""

import multiprocessing
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexfolk import Game
from hexfolk.asking.cell import consider
from hexfolk.asking.crossing import Question, plain
from hexfolk.asking.fault import Fault
from hexfolk.asking.finding import find
from hexfolk.asking.ward import MOST_STARTS, Ward
from hexfolk.bots import choose
from hexfolk.core.action import action_text
from hexfolk.core.board import board_text
from hexfolk.core.options import options_text
from tests.foreign import BAD, install


@pytest.fixture(autouse=True)
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)


@pytest.fixture
def wards() -> Iterator[list[Ward]]:
    made: list[Ward] = []
    yield made
    for ward in made:
        ward.close()


def question() -> Question:
    game = Game(2, seed=1)
    island = game.board.topology.island.key
    seen = plain(game.observe(0))
    return Question("any", island, board_text(game.board), options_text(game.options), seen, 5)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_sound_bot_answers_from_its_process(wards: list[Ward]) -> None:
    wards.append(Ward("foreign_bots:Sound", 20.0))
    expected = choose("random", Game(2, seed=1).observe(0), 5)
    assert expected is not None
    for _ in range(2):
        reply = wards[0].ask(question())
        assert reply.text == action_text(expected)
        assert 0 < reply.seconds < 20


@pytest.mark.parametrize("name", ["hangs", "hangs_natively", "dies"])
def test_a_process_that_hangs_or_dies_is_replaced(name: str, wards: list[Ward]) -> None:
    ward = Ward(f"foreign_bots:{name}", 0.3)
    wards.append(ward)
    pids = set()
    for _ in range(2):
        ward.start()
        process = ward._process
        assert process is not None
        pid = process.pid
        assert pid is not None
        pids.add(pid)
        began = time.monotonic()
        with pytest.raises(Fault) as fault:
            ward.ask(question())
        assert time.monotonic() - began < 20
        assert fault.value.kind == BAD[name]
        assert not is_there(pid)
    assert len(pids) == 2


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("raises", "raised: ValueError: out of ideas"),
        ("writes", "nonsense: 'settle n0' is no action"),
        ("invents", "nonsense: Action(50, 0, 0) is no action"),
    ],
)
def test_a_bad_answer_is_told_in_one_line(name: str, message: str) -> None:
    reply = consider(find(f"foreign_bots:{name}"), question())
    assert reply.fault is not None
    assert f"{reply.fault}: {reply.message}".startswith(message)
    assert "\n" not in reply.message


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("foreign_bots:Nobody", "AttributeError: module 'foreign_bots' has no attribute 'Nobody'"),
        ("nowhere:Bot", "ModuleNotFoundError: No module named 'nowhere'"),
        ("foreign_bots:Unmade", "RuntimeError: no licence"),
    ],
)
def test_a_bot_that_is_not_there_is_tried_a_few_times_only(
    name: str, message: str, wards: list[Ward], monkeypatch: pytest.MonkeyPatch
) -> None:
    ward = Ward(name, 1.0)
    wards.append(ward)
    for _ in range(MOST_STARTS):
        with pytest.raises(Fault) as fault:
            ward.start()
        assert (fault.value.kind, fault.value.message) == ("absent", message)
    # No process is begun any more.
    monkeypatch.setattr(multiprocessing.get_context("spawn").Process, "start", lambda _: pytest.fail("again"))
    with pytest.raises(Fault, match="absent"):
        ward.ask(question())
