"""The lesson: its script stays winnable by the rules, wherever its pupil strays."""

import random

import pytest

from hexfolk.core.action import action_text
from hexfolk.core.chance import Chance, Outside
from hexfolk.table.coach import next_step
from hexfolk.table.duties import Company, duties
from hexfolk.table.enrolment import begin_lesson
from hexfolk.table.fold import Standing
from hexfolk.table.game import Game
from hexfolk.table.lesson import GOALS, PARTNER, PUPIL
from hexfolk.table.partner import partner_move
from hexfolk.view.messages.browser import Act, Again, Concede, Say, SetPublic
from hexfolk.view.messages.http import NewLesson
from hexfolk.view.messages.server import Ack, LessonMessage, Refused
from tests.table.conftest import House, Tab, fresh_id, until

NOBODY: Chance = Outside(lambda bound: pytest.fail("a lesson draws nothing from outside"))
WHO = Company(bots=[PARTNER], people=[PUPIL], missing=[])
# What the coach says from the first settlement to the victory: whatever is changed here is a change of what
# people read, of how long it takes, or of the rules.
SCRIPT = """
found_first settle n7
road_first road e10
found_second settle n15
road_second road e17
roll roll
road road e11
end end
roll roll
offer offer 1grain>1wool
conclude trade 1 1
settle settle n9
end end
roll roll
robber robber h2
bank bank ore>wool
buy buy
end end
roll roll
city city n7
""".strip().splitlines()


def new_game() -> Game:
    _, entries = begin_lesson("ann", NewLesson("Ann"))
    standing = Standing(entries[0], 1)  # type: ignore[arg-type]
    for seq, entry in enumerate(entries[1:], 2):
        standing.take(seq, entry)
    assert standing.game is not None
    return standing.game


def follow(game: Game, astray: int = 0, seed: int = 0, most: int = 1500) -> list[str]:
    """Play to the end as the coach says; before that ``astray`` decisions at random. Gives what it said."""
    dice = random.Random(seed)
    said: list[str] = []
    for _ in range(most):
        if game.over:
            return said
        owed = [duty for duty in duties(game, WHO) if duty.seat == PARTNER]
        if owed:
            seat, text = PARTNER, partner_move(game, owed[0])
        else:
            assert game.lesson is not None
            seat, step = PUPIL, next_step(game, game.lesson)
            assert step.action is not None
            text = step.action
            if astray > 0:
                astray -= 1
                text = action_text(dice.choice(game.legal(PUPIL)))
            else:
                said.append(f"{step.step} {text}")
        # Whatever the coach says, the rules allow it.
        game.commit(game.seq + 1, game.attempt(seat, text, None, game.chance(NOBODY)))
    raise AssertionError(f"not over: {said[-20:]}")


def test_script_leads_to_victory_and_teaches_everything() -> None:
    game = new_game()
    assert follow(game) == SCRIPT
    assert game.state.winner == PUPIL
    assert game.lesson is not None
    assert set(game.lesson.learned) == set(GOALS)


@pytest.mark.parametrize("astray", [1, 4, 9, 20, 45])
def test_whoever_strays_is_led_to_victory_from_there(astray: int) -> None:
    for seed in range(2):
        game = new_game()
        follow(game, astray, seed)
        assert game.state.winner == PUPIL


async def lesson(house: House, person: str = "ann", instead: str = "") -> tuple[str, Tab]:
    name = await house.tables.make_lesson(person, NewLesson(person.title(), instead=instead))
    return name, await house.join(await house.find(name), person)


async def follow_live(house: House, name: str, tab: Tab, steps: int) -> None:
    """Do so many things as the coach says."""
    table = await house.find(name)
    done = 0
    while done < steps and tab.view.phase != "over":
        await until(lambda: tab.last(LessonMessage).on == tab.view.seq)
        action = tab.last(LessonMessage).action
        if action is None:
            seen = len(tab.messages)
            await until(lambda seen=seen: len(tab.messages) > seen)  # type: ignore[misc]
            continue
        assert isinstance(await house.act(table, tab, action, tab.view.decision), Ack)
        done += 1


async def test_pupil_wins_at_the_table_and_nothing_of_it_is_kept(house: House) -> None:
    name, tab = await lesson(house)
    await follow_live(house, name, tab, 100)
    assert tab.view.phase == "over"
    assert tab.view.winner == PUPIL
    assert tab.last(LessonMessage).step == "over"
    assert tab.table.finished is None
    assert tab.table.code == ""
    assert await house.tables.seating.tables_of("ann", 9, 9) == []
    counted = await house.store.ask(lambda c: c.exec_driver_sql("select count(*) from games").scalar())
    assert counted == 0


async def test_goes_on_after_a_restart_with_what_was_learned(house: House) -> None:
    name, tab = await lesson(house)
    await follow_live(house, name, tab, 10)
    learned = tab.last(LessonMessage).learned
    assert learned == ["found", "roll", "road", "trade"]
    await house.reopen()
    tab = await house.join(await house.find(name), "ann")
    assert tab.last(LessonMessage).learned == learned
    await follow_live(house, name, tab, 100)
    assert tab.view.winner == PUPIL


async def test_nobody_else_gets_in_and_it_is_no_table_to_do_other_things_at(house: House) -> None:
    name, tab = await lesson(house)
    table = await house.find(name)
    assert (await house.join(table, "ben")).dismissed == "no_watchers"
    for asked in (
        SetPublic(id=fresh_id(), public=True),
        Concede(id=fresh_id(), game=None),
        Again(id=fresh_id(), game=None),
        Say(id=fresh_id(), text="hello"),
    ):
        assert await table.handle("ann", asked) == Refused(asked.id, "lesson")
    assert house.tables.listing.open_tables().tables == []
    assert isinstance(await table.handle("ann", Act(id=fresh_id(), action="settle n7", on=None)), Ack)
    assert tab.view.phase == "found_road"


async def test_a_new_one_takes_the_place_of_the_former_but_of_no_other_table(house: House) -> None:
    first, _ = await lesson(house)
    other = await house.make("ann")
    bens, _ = await lesson(house, "ben")
    for instead in (first, other.id, bens):
        await lesson(house, "ann", instead)
    assert await house.tables.find(first) is None
    assert await house.tables.find(other.id) is not None
    assert await house.tables.find(bens) is not None


async def test_partner_says_yes_to_whatever_it_can_pay(house: House) -> None:
    name, tab = await lesson(house)
    await follow_live(house, name, tab, 5)
    table = await house.find(name)
    assert isinstance(await house.act(table, tab, "offer 1ore>1wood1wool"), Ack)
    await until(lambda: tab.view.offers[0].accepted == [PARTNER])
    assert isinstance(await house.act(table, tab, "offer 1ore>1brick"), Ack)
    await until(lambda: tab.view.offers[1].refused == [PARTNER])
