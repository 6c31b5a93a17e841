"""Bots have their own ways, by their names: how they deal and how long they seem to think, at every level."""

from typing import TYPE_CHECKING, get_args

import pytest

from hexfolk.asking.crossing import Question
from hexfolk.bots import USUAL
from hexfolk.table.duties import Duty, pause
from hexfolk.table.entries import Chair
from hexfolk.table.manners import BY_NAME, PLAYING_ON, TRAITS, manner_of
from hexfolk.table.names import BOT_NAMES
from hexfolk.table.settings import Settings
from hexfolk.table.thinking import decide
from hexfolk.view.messages.browser import SetSeat, Start
from hexfolk.view.messages.table import OptionsView
from hexfolk.view.messages.words import Trait

if TYPE_CHECKING:
    from tests.table.conftest import House

from tests.table.conftest import fresh_id, until


def test_every_name_has_a_manner_and_every_trait_a_name() -> None:
    assert tuple(BY_NAME) == BOT_NAMES
    assert set(BY_NAME.values()) == set(TRAITS) == set(get_args(Trait))


def test_a_manner_goes_with_the_name_of_a_bot_whatever_its_level() -> None:
    for level in ("novice", "master"):
        assert manner_of(Chair(0, "bot", "Bruno", None, level)).trait == "bargain"
    assert manner_of(Chair(0, "bot", "Zed", None, "settler")) == PLAYING_ON
    # For a person called so, a bot that plays on is a bot like any other.
    assert manner_of(Chair(0, "person", "Bruno", "p")) == PLAYING_ON
    assert PLAYING_ON.trait is None


def test_people_are_asked_less_often_than_bots_ask_each_other() -> None:
    offers = [TRAITS[trait].offers for trait in BY_NAME.values()]
    assert 2 * sum(offers) <= len(offers) * int(USUAL.offers)


@pytest.mark.parametrize(
    ("matter", "seconds"), [("must", 1.5), ("offer", 1.5), ("apart", 0.0), ("grace", 5.0)]
)
def test_who_takes_time_takes_it_where_a_bot_thinks(matter: str, seconds: float) -> None:
    duty = Duty(0, matter, 0)  # type: ignore[arg-type]
    assert pause(duty, "normal", Settings(normal=1.0), tempo=1.5) == seconds


async def test_the_lobby_shows_what_bots_are_like_and_workers_are_told(house: "House") -> None:
    asked: dict[int, Question] = {}

    def listen(question: Question) -> object:
        asked[question.seen.seat] = question
        return decide(question)

    house.thinkers.answers = listen  # type: ignore[assignment]
    table = await house.make("ann", options=OptionsView(players=4), bots=[1, 2])
    ann = await house.join(table, "ann")
    assert [seat.trait for seat in ann.table.seats] == [None, "thoughtful", "bargain", None]
    # Another level is no other bot.
    await table.handle("ann", SetSeat(id=fresh_id(), seat=1, kind="bot", level="easy"))
    assert ann.table.seats[1].trait == "thoughtful"
    await table.handle("ann", Start(id=fresh_id(), anyway=True))
    while len(asked) < 3:
        if ann.view.you in ann.view.must:
            await house.act(table, ann, ann.view.legal[0])
        count = len(asked)
        await until(lambda n=count: len(asked) > n or ann.view.you in ann.view.must)  # type: ignore[misc]
    for seat in ann.table.seats:
        if seat.kind == "bot":
            manner = manner_of(table.standing.lobby.chairs[seat.seat])
            question = asked[seat.seat]
            assert manner.trait == seat.trait
            assert (question.offers, question.thrift, question.reluctance) == (
                *(manner.offers, manner.thrift),
                manner.reluctance,
            )
