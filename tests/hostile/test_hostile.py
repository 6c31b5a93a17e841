"""A real server among hostile programs: it goes on for the others, who notice nothing."""

import contextlib
import gc
import json
import re
from collections.abc import Iterator

import pytest

from tests.hostile import at_the_door, at_the_seal, at_the_table, in_the_socket
from tests.hostile.at_the_door import Attack
from tests.hostile.siege import MOST_GROWTH, Siege

KINDS = [*at_the_door.ATTACKS, *in_the_socket.ATTACKS, *at_the_table.ATTACKS, *at_the_seal.ATTACKS]
# One line of the log for each, at most; more would fill the disk for whoever likes.
MOST_LINES = 100
# Seconds of a processor, not of a clock: the machine may be busy with something else.
MOST_WORK = 1.0


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    siege = Siege(tmp_path_factory.mktemp("siege"))
    try:
        yield siege
    finally:
        with contextlib.suppress(ProcessLookupError):
            siege.stop()
        gc.collect()


def test_there_are_many_kinds() -> None:
    names = [kind.__name__ for kind in KINDS]
    assert len(names) == len(set(names)) > 80


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_the_honest_table_plays_on(siege: Siege, kind: Attack) -> None:
    siege.new_attack()
    before = siege.standing()
    kind(siege)
    if kind not in PLAYING:
        assert siege.standing() == before
    worked = siege.worked()
    siege.play_on()
    # Nothing is left over for which the others would have to wait.
    assert siege.worked() - worked < MOST_WORK
    assert siege.standing() != before
    assert siege.resident() < siege.memory + MOST_GROWTH


# The honest players act themselves while these go on.
PLAYING = {in_the_socket.half_a_frame_and_silence}


def test_what_was_sent_before_a_crash_is_not_done_again_after_it(siege: Siege) -> None:
    player = next(p for p in siege.players if p.view["you"] in p.view["must"])
    action = {"t": "act", "id": "before-the-crash", "action": player.view["legal"][0]}
    spoken = json.dumps({**action, "on": player.view["decision"]})
    first = player.answer(spoken)
    assert first["t"] == "ack"
    who = siege.players.index(player)
    before = siege.standing()
    siege.restart()
    assert siege.players[who].answer(spoken) == first
    # For anybody else it is a message of their own.
    assert siege.players[1 - who].answer(spoken)["t"] == "refused"
    siege.new_attack()
    with siege.visit() as mallory:
        assert mallory.answer(spoken)["code"] == "not_seated"
    assert siege.standing() == before
    siege.play_on()


def test_the_log_stays_short_and_says_nothing_that_opens_a_table(siege: Siege) -> None:
    code = siege.stop()
    logged = siege.logged()
    assert "Traceback" not in logged
    assert siege.table not in logged
    for secret in (*siege.tokens, "attacker", "hexfolk="):
        assert secret not in logged
    assert not re.search(r"10\.\d+\.\d+\.7", logged)
    warnings = [line for line in logged.splitlines() if " WARNING:" in line or " ERROR:" in line]
    assert len(warnings) < MOST_LINES
    assert code in (0, -15)
