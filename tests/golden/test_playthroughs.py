"""The games in ``playthroughs/`` still go as they were told; ``playthroughs.py`` writes them."""

import re

import pytest

from hexfolk.core.record import replay, result_text
from hexfolk.core.record_reading import parse_record
from hexfolk.islands import topology_of
from tests.golden.playthroughs import FOLDER, PLANS, margin, read, retell


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_plan_was_played_and_nothing_else() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(PLANS)


@pytest.mark.parametrize("name", PLANS)
def test_a_game_goes_as_it_was_told(name: str) -> None:
    assert retell(read(FOLDER / f"{name}.txt"), name) == text_of(name)


@pytest.mark.parametrize("name", PLANS)
def test_its_margin_is_a_record(name: str) -> None:
    """With the digest of the final state as the last line."""
    record = parse_record(margin(text_of(name)), topology_of)
    assert result_text(replay(record)) == record.result


def test_together_they_show_nearly_everything() -> None:
    texts = "".join(map(text_of, PLANS))
    words = set(re.findall(r"^\d (\w+)", texts, flags=re.M))
    told = {
        *("lays", "discarded", "moves the robber", "takes 1", "(monopoly)", "(plenty)"),
        *("counters offer", "accept", "lapse", "award: from", "wins with", "slot", "sign_up", "pass"),
    }
    assert len(words) >= 20
    assert [what for what in told if what not in texts] == []


def test_what_the_rules_refuse_is_shown() -> None:
    text = margin(text_of("plain-2")).replace("\n0 roll", "\n0 end", 1)
    retold = retell(parse_record(text, topology_of), "plain-2")
    assert "\n0 end | " in retold
    assert "REFUSED: must_roll_first" in retold
