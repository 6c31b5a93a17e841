"""Bots by name: ours, installed ones, and objects by their path."""

from pathlib import Path

import pytest

from hexfolk import Game
from hexfolk.asking.finding import BadBot, as_choose, check_name, find, find_installed, is_own, names
from hexfolk.bots import NAMES, choose
from tests.foreign import install


@pytest.fixture(autouse=True)
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)


@pytest.mark.parametrize("name", ["foreign_bots:sound", "foreign_bots:Sound", "sound", "random"])
def test_a_bot_is_found_by_any_of_its_names(name: str) -> None:
    observation = Game(2, seed=1).observe(0)
    assert find(name)(observation, 3) == choose("random", observation, 3)


def test_nobody_takes_one_of_our_names() -> None:
    assert names()[: len(NAMES)] == list(NAMES)
    assert names().count("settler") == 1
    assert is_own("settler")
    observation = Game(2, seed=1).observe(0)
    assert find("settler")(observation, 3) == choose("settler", observation, 3)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("deep", "there is no bot 'deep'; known: random,"),
        ("", "there is no bot ''"),
        ("os:path;x", "does not have the form module:name"),
        (":x", "does not have the form module:name"),
        ("a b:c", "does not have the form module:name"),
    ],
)
def test_what_can_be_no_name_is_refused(name: str, complaint: str) -> None:
    if name == "deep":
        complaint = f"there is no bot 'deep'; known: {', '.join(names())}"
    with pytest.raises(BadBot) as refused:
        check_name(name)
    assert complaint in str(refused.value)


def test_a_table_follows_no_path() -> None:
    assert find_installed("sound") is not None
    with pytest.raises(BadBot, match="there is no bot 'foreign_bots:sound'"):
        find_installed("foreign_bots:sound")


def test_what_is_no_bot_is_refused() -> None:
    with pytest.raises(BadBot, match=r"foreign_bots:NoBot is neither a function nor has it a method choose"):
        find("foreign_bots:NoBot")
    with pytest.raises(BadBot, match="7 is neither"):
        as_choose(7)
    with pytest.raises(RuntimeError, match="no licence"):
        find("foreign_bots:Unmade")
