"""The chat of a table: who may say what, in which form, and that it stays apart from the game."""

import asyncio
import logging
from typing import TYPE_CHECKING

import pytest

from hexfolk.table.chat import LONGEST, MOST_MARKS, check_line
from hexfolk.table.refusal import Refusal
from hexfolk.table.transcript import record_of
from hexfolk.view.messages.browser import Say, Sit, Start
from hexfolk.view.messages.server import Ack, Chat, ChatHistory, ChatLine, Refused
from hexfolk.view.messages.table import OptionsView
from hexfolk.view.messages.words import Saying

if TYPE_CHECKING:
    from hexfolk.table.table import Table
    from tests.table.conftest import House, Tab

from tests.table.conftest import fresh_id

# What holds its parts together is dropped nowhere: an emoji of three people, and a heart in colour; a word
# with a break between letters.
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467 \u2764\ufe0f"
PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
INVISIBLE = ["", "   ", "\n", "\u200b", "\u202e\u202c", "\u200d", "\ufe0f", "\u2800", "\u0301"]


async def say(table: "Table", person: str, text: str = "", saying: Saying | None = None) -> Ack | Refused:
    return await table.handle(person, Say(id=fresh_id(), text=text, saying=saying))


def lines(tab: "Tab") -> list[ChatLine]:
    """What a tab shows: the history, and what came after it."""
    shown: list[ChatLine] = []
    for message in tab.messages:
        if isinstance(message, ChatHistory):
            shown = list(message.lines)
        elif isinstance(message, Chat):
            shown.append(message.line)
    return shown


async def test_everybody_hears_a_line_also_in_the_lobby(house: "House") -> None:
    table = await house.make("ann")
    ann, guest = await house.join(table, "ann"), await house.join(table, "eve")
    assert await say(table, "ann", "Hello <b>all</b>") == Ack(f"{_last_id()}", 1)
    assert await say(table, "eve", saying="good_luck") == Ack(f"{_last_id()}", 2)
    for tab in (ann, guest):
        assert [(x.number, x.name, x.colour, x.saying, x.text) for x in lines(tab)] == [
            (1, "Ann", 0, "", "Hello <b>all</b>"),
            (2, "", None, "good_luck", ""),
        ]
    mine, theirs = lines(ann)
    assert mine.who == ann.last(ChatHistory).you != theirs.who == guest.last(ChatHistory).you
    # What identifies a person to the server is not told.
    assert "ann" not in mine.who
    assert "eve" not in str(guest.raw[-1])


def _last_id() -> str:
    return f"m{int(fresh_id()[1:]) - 1}"


async def test_who_comes_later_reads_what_was_said(house: "House") -> None:
    table = await house.make("ann")
    for number in range(105):
        await say(table, "ann", f"line {number}")
    await house.reopen()
    table = await house.find(table.id)
    bob = await house.join(table, "bob")
    assert [line.text for line in lines(bob)] == [f"line {number}" for number in range(5, 105)]
    # After a gap everything is asked for again, this too.
    bob.messages.clear()
    await table.resync(bob)
    assert len(lines(bob)) == 100


async def test_a_line_sent_twice_is_said_once(house: "House") -> None:
    table = await house.make("ann")
    ann = await house.join(table, "ann")
    message = Say(id="again", text="once")
    assert await table.handle("ann", message) == await table.handle("ann", message) == Ack("again", 1)
    await house.reopen()
    assert await (await house.find(table.id)).handle("ann", message) == Ack("again", 1)
    assert len(lines(ann)) == 1


async def test_the_host_can_keep_the_chat_to_those_who_play(house: "House") -> None:
    table = await house.make("ann", options=OptionsView(players=2, watchers_chat=False))
    await table.handle("bob", Sit(id=fresh_id(), name="Bob"))
    eve = await house.join(table, "eve")
    for answer in (await say(table, "eve", "psst"), await say(table, "eve", saying="hello")):
        assert isinstance(answer, Refused)
        assert answer.code == "chat_closed"
    assert isinstance(await say(table, "bob", "hi"), Ack)
    assert [line.text for line in lines(eve)] == ["hi"]


async def test_names_and_colours_are_those_of_then(house: "House") -> None:
    table = await house.make("ann")
    ann = await house.join(table, "ann")
    await say(table, "ann", "one")
    await table.handle("ann", Sit(id=fresh_id(), name="Anna"))
    await say(table, "ann", "two")
    assert [line.name for line in lines(ann)] == ["Ann", "Anna"]
    assert len({line.who for line in lines(ann)}) == 1


async def test_the_game_and_its_record_know_nothing_of_it(house: "House") -> None:
    table = await house.make("ann", options=OptionsView(players=2), bots=[1])
    await table.handle("ann", Start(id=fresh_id(), anyway=True))
    seq = table.standing.seq
    await say(table, "ann", "between us")
    assert table.standing.seq >= seq
    rows = await house.store.read(table.id)
    assert not any("between us" in row.payload for row in rows)
    record = record_of(rows)
    assert record is not None
    assert "between us" not in record.to_text()


async def test_a_fault_of_the_store_is_told_without_what_was_said(
    house: "House", caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.make("ann")

    async def fail(*_: object) -> None:
        raise OSError("disk full while writing 'between us'")

    house.store.write = fail  # type: ignore[method-assign, assignment]
    with caplog.at_level(logging.DEBUG):
        answer = await say(table, "ann", "between us")
        house.store.ask = fail  # type: ignore[method-assign, assignment]
        await table.chat.show(await _listener(table))
    assert isinstance(answer, Refused)
    assert answer.code == "not_saved"
    assert len(caplog.records) == 2
    assert "between us" not in caplog.text


async def _listener(table: "Table") -> "Tab":
    from tests.table.conftest import Tab

    return Tab("eve")


async def test_lines_said_at_once_reach_all_in_one_order(house: "House") -> None:
    table = await house.make("ann")
    ann = await house.join(table, "ann")
    late: list[Tab] = []

    async def come() -> None:
        late.append(await house.join(table, "bob"))

    await asyncio.gather(*(say(table, "ann", str(n)) for n in range(20)), come(), *(come() for _ in range(3)))
    for tab in (ann, *late):
        assert [line.number for line in lines(tab)] == list(range(1, 21))


async def test_a_phrase_and_a_text_at_once_are_no_message(house: "House") -> None:
    table = await house.make("ann")
    answer = await table.handle("ann", Say(id="both", text="x", saying="hello"))
    assert answer == Refused("both", "bad_message")


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("  hello   there\n\tyou ", "hello there you"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("e\u0301", "\u00e9"),
        ("abc\u202edcba\u202c", "abcdcba"),
        ("\u2066a\u2069 \u200eb\u200f \u061cc", "a b c"),
        ("a\x00b\x1b[31mc\x7f\x9b", "ab[31mc"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        (
            "\U0001f468\u200d\U0001f469\u200d\U0001f467 \u2764\ufe0f",
            "\U0001f468\u200d\U0001f469\u200d\U0001f467 \u2764\ufe0f",
        ),
        (
            "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
            "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        ),
        ("Z" + "\u0335" * 30 + "algo", "Z" + "\u0335" * MOST_MARKS + "algo"),
        ("\U000e0041tag", "tag"),
        ("\u3053\u3093\u306b\u3061\u306f\u3000\u4e16\u754c", "\u3053\u3093\u306b\u3061\u306f \u4e16\u754c"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_a_line_as_it_is_kept(said: str, kept: str) -> None:
    assert check_line(said) == kept
    assert check_line(kept) == kept


@pytest.mark.parametrize(
    "said", ["", "   ", "\n", "\u200b", "\u202e\u202c", "\u200d", "\ufe0f", "\u2800", "\u0301"]
)
def test_nothing_to_see_is_no_line(said: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_line(said)
    assert refused.value.code == "chat_empty"


def test_a_line_has_an_end() -> None:
    with pytest.raises(Refusal) as refused:
        check_line("x" * (LONGEST + 1))
    assert (refused.value.code, refused.value.args_) == ("chat_long", {"most": LONGEST})
