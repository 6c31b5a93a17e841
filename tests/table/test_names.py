"""Names: one way to write each, nothing invisible, none twice."""

import pytest

from hexfolk.table.names import BOT_NAMES, LONGEST, check_name, free_bot_name
from hexfolk.table.refusal import Refusal


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("Zoe\u0308", "Zoë"),
        ("花子", "花子"),
        ("João", "João"),
        ("Łucja", "Łucja"),
        ("🐑", "🐑"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_good_names(typed: str, kept: str) -> None:
    assert check_name(typed, []) == kept


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "name_empty"),
        ("   ", "name_empty"),
        ("\u00a0", "name_empty"),
        ("x" * (LONGEST + 1), "name_long"),
        ("a\nb", "name_characters"),
        ("a\tb", "name_characters"),
        ("a\x00b", "name_characters"),
        ("a\u200bb", "name_characters"),
        ("a\u202eb", "name_characters"),
        ("a\u2066b", "name_characters"),
        ("\ufeffa", "name_characters"),
        ("a\ud800", "name_characters"),
        ("\ue000", "name_characters"),
        ("\u3164", "name_characters"),
        ("e" + "\u0335" * 3, "name_characters"),
        # Each of these would look like another name, or like none.
        ("Ann\ufe00", "name_characters"),
        ("Ann\u180b", "name_characters"),
        ("Ann\U000e0100", "name_characters"),
        ("\u0301", "name_characters"),
    ],
)
def test_bad_names(typed: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_name(typed, [])
    assert refused.value.code == code


@pytest.mark.parametrize("other", ["ann", "ANN", "Ａｎｎ", "Ann"])
def test_a_name_is_taken_whatever_its_case_and_width(other: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_name("Ann", ["Bob", other])
    assert refused.value.code == "name_taken"


def test_bots_find_a_free_name() -> None:
    assert free_bot_name([]) == BOT_NAMES[0]
    assert free_bot_name([BOT_NAMES[0].upper()]) == BOT_NAMES[1]
    assert all(check_name(name, []) == name for name in BOT_NAMES)
