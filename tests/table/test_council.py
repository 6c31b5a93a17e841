"""What people decide together: to save a game, to go on with it, to let a bot play for a staller."""

from typing import TYPE_CHECKING, Any

from hexfolk import islands
from hexfolk.core.record import replay
from hexfolk.core.record_reading import parse_record
from hexfolk.table.entries import Paused, Resumed, parse_entry
from hexfolk.table.transcript import record_of
from hexfolk.view.messages.browser import Answer, Back, Concede, Pause, Propose
from hexfolk.view.messages.server import Refused
from hexfolk.view.messages.table import ProposalView
from hexfolk.view.messages.words import Plan
from tests.cases.stage import code, seated

if TYPE_CHECKING:
    from hexfolk.table.table import Table
    from tests.table.conftest import House, Tab

from tests.table.conftest import fresh_id, until


async def propose(table: "Table", tab: "Tab", plan: Plan, seat: int | None = None) -> str:
    return code(await table.handle(tab.person, Propose(id=fresh_id(), plan=plan, seat=seat)))


async def answer(table: "Table", tab: "Tab", agree: bool = True) -> str:
    return code(await table.handle(tab.person, Answer(id=fresh_id(), agree=agree)))


async def resume(table: "Table", tab: "Tab") -> str:
    return code(await table.handle(tab.person, Pause(id=fresh_id(), on=False)))


async def impatient(house: "House", **times: Any) -> None:
    house.settings = type(house.settings)(seal_wait=0.0, instant=0.01, **times)
    await house.reopen()


def replaced(tab: "Tab", seat: int) -> bool:
    return tab.table.seats[seat].substitute


def away(tab: "Tab", seat: int) -> int | None:
    return tab.table.seats[seat].away


def proposed(tab: "Tab") -> ProposalView | None:
    return tab.table.proposal


def is_over(tab: "Tab") -> bool:
    return tab.table.state == "over"


def is_saved(tab: "Tab") -> bool:
    return tab.table.saved


async def saved(house: "House", players: int) -> tuple["Table", list["Tab"]]:
    table, tabs = await seated(house, players)
    assert await propose(table, tabs[0], "save") == "ack"
    for tab in tabs[1:]:
        assert not tabs[0].table.saved
        assert await answer(table, tab) == "ack"
    assert all(is_saved(tab) and tab.table.paused and proposed(tab) is None for tab in tabs)
    return table, tabs


async def test_an_answer_that_comes_late_counts_for_no_other_proposal(house: "House") -> None:
    """A browser that was offline sends its answer again when it is back."""
    table, (red, blue, cleo) = await seated(house, 3)
    assert await propose(table, red, "save") == "ack"
    shown = proposed(blue)
    assert shown is not None
    late = Answer(id=fresh_id(), agree=True, on=shown.number)
    assert await answer(table, red, agree=False) == "ack"
    assert await propose(table, cleo, "end") == "ack"
    assert await answer(table, red) == "ack"
    assert code(await table.handle(blue.person, late)) == "stale"
    assert not is_over(blue)
    shown = proposed(blue)
    assert shown is not None
    now = Answer(id=fresh_id(), agree=True, on=shown.number)
    assert code(await table.handle(blue.person, now)) == "ack"
    assert is_over(blue)


# --- another evening ---------------------------------------------------------------------------


async def test_a_saved_game_waits_over_a_restart_until_all_are_back(house: "House") -> None:
    table, (red, blue) = await saved(house, 2)
    rows = await house.store.read(table.id)
    assert parse_entry(rows[-1].payload) == Paused(saved=True)
    assert code(await house.act(table, red, red.view.legal[0])) == "paused"
    assert await propose(table, red, "save") == "saved_already"
    await house.reopen()
    table = await house.find(table.id)
    red = await house.join(table, red.person)
    assert is_saved(red)
    assert away(red, 1) is None  # nobody is in a hurry
    assert await resume(table, red) == "saved_missing"
    assert await propose(table, red, "resume") == "saved_few"
    blue = await house.join(table, blue.person)
    assert await resume(table, blue) == "ack"
    assert not is_saved(red)
    assert not red.table.paused
    rows = await house.store.read(table.id)
    assert parse_entry(rows[-1].payload) == Resumed()
    assert code(await house.act(table, red, red.view.legal[0])) == "ack"
    record = record_of(await house.store.read(table.id))
    assert record is not None
    replay(parse_record(record.to_text(), islands.topology_of))


async def test_most_may_go_on_without_one_who_does_not_come_back(house: "House") -> None:
    table, (red, blue, cleo) = await saved(house, 3)
    table.leave(cleo)
    assert await resume(table, red) == "saved_missing"
    assert await propose(table, red, "resume") == "ack"
    shown = proposed(blue)
    assert shown is not None
    assert (shown.needed, shown.enough) == ([0, 1], 2)
    assert await answer(table, blue) == "ack"
    assert not red.table.paused
    assert away(red, 2) == 60


async def test_a_wish_for_a_pause_ends_with_the_game_that_is_saved(house: "House") -> None:
    """Otherwise it would count at the next pause, for which nobody has asked."""
    table, (red, blue, cleo) = await seated(house, 3)
    assert code(await table.handle(cleo.person, Pause(id=fresh_id(), on=True))) == "ack"
    assert red.table.pause_asked == [2]
    for ask in (propose(table, red, "save"), answer(table, blue), answer(table, cleo)):
        assert await ask == "ack"
    assert (red.table.saved, red.table.pause_asked) == (True, [])
    table.leave(blue)
    assert await resume(table, red) == "saved_missing"
    await house.join(table, blue.person)
    assert await resume(table, red) == "ack"
    for tab in (red, cleo):
        assert not tab.table.paused
        assert code(await table.handle(tab.person, Pause(id=fresh_id(), on=True))) == "ack"
    assert (red.table.paused, red.table.pause_asked) == (False, [0, 2])


async def test_only_a_saved_game_is_resumed_by_agreement(house: "House") -> None:
    table, (red, _) = await seated(house)
    assert await propose(table, red, "resume") == "saved_not"


async def test_a_saved_game_may_be_ended_or_left(house: "House") -> None:
    table, (red, blue) = await saved(house, 2)
    assert await propose(table, red, "end") == "ack"
    assert code(await table.handle(blue.person, Concede(id=fresh_id()))) == "ack"
    await until(lambda: red.table.state == "over")


# --- somebody keeps all waiting ----------------------------------------------------------------


async def test_a_majority_of_the_others_lets_a_bot_play_until_the_staller_is_back(house: "House") -> None:
    await impatient(house, patience=0.0)
    table, tabs = await seated(house, 4)
    staller, *others = tabs
    assert staller.view.must == [0]
    assert await propose(table, others[0], "replace", 0) == "ack"
    shown = proposed(others[0])
    assert shown is not None
    assert (shown.plan, shown.seat, shown.needed, shown.enough) == ("replace", 0, [1, 2, 3], 2)
    assert await answer(table, staller) == "proposal_no_say"
    assert await answer(table, others[1], agree=False) == "ack"
    assert proposed(others[0]) is not None  # one of three may be against it
    assert await answer(table, others[2]) == "ack"
    assert replaced(others[0], 0)
    assert proposed(others[0]) is None
    await until(lambda: others[0].view.must == [1])
    assert code(await table.handle(staller.person, Back(id=fresh_id()))) == "ack"
    assert not replaced(others[0], 0)


async def test_whoever_acts_meanwhile_is_not_replaced(house: "House") -> None:
    await impatient(house, patience=0.0)
    table, tabs = await seated(house, 4)
    assert await propose(table, tabs[1], "replace", 0) == "ack"
    assert code(await house.act(table, tabs[0], tabs[0].view.legal[0])) == "ack"
    assert proposed(tabs[1]) is None
    assert await answer(table, tabs[2]) == "proposal_none"
    assert not replaced(tabs[1], 0)
    # What others do leaves it as it is.
    assert await propose(table, tabs[1], "end") == "ack"
    assert code(await house.act(table, tabs[0], tabs[0].view.legal[0])) == "ack"
    assert proposed(tabs[1]) is not None


async def test_two_against_it_of_three_end_the_vote(house: "House") -> None:
    await impatient(house, patience=0.0)
    table, (_, *others) = await seated(house, 4)
    assert await propose(table, others[0], "replace", 0) == "ack"
    for tab in others[1:]:
        assert await answer(table, tab, agree=False) == "ack"
    assert proposed(others[0]) is None
    assert not replaced(others[0], 0)
    assert await propose(table, others[0], "replace", 0) == "proposal_wait"


async def test_of_two_the_other_one_decides(house: "House") -> None:
    await impatient(house, patience=0.0)
    table, (red, blue) = await seated(house)
    assert await propose(table, blue, "replace", 0) == "ack"
    assert replaced(red, 0)


async def test_a_vote_is_done_when_those_who_have_not_agreed_have_left(house: "House") -> None:
    await impatient(house, patience=0.0, missing=30.0)
    table, (_, blue, cleo) = await seated(house, 3)
    assert await propose(table, blue, "replace", 0) == "ack"
    assert not replaced(blue, 0)
    table.leave(cleo)
    await until(lambda: replaced(blue, 0))


async def test_only_for_whom_all_have_waited_long_enough(house: "House") -> None:
    await impatient(house, patience=20.0)
    table, (red, blue) = await seated(house)
    early = await table.handle(blue.person, Propose(id=fresh_id(), plan="replace", seat=0))
    assert isinstance(early, Refused)
    assert early.code == "replace_early"
    assert 18 <= int(early.args["seconds"]) <= 20
    assert await propose(table, red, "replace", 1) == "replace_not_waiting"
    assert await propose(table, red, "replace", 0) == "seat_unknown"  # oneself
    for seat in (None, -1, 2, 2**70):
        assert await propose(table, red, "replace", seat) == "seat_unknown"


# --- somebody is away --------------------------------------------------------------------------


async def test_all_see_when_a_bot_will_play_for_who_has_left(house: "House") -> None:
    await impatient(house, missing=0.3)
    table, (red, blue) = await seated(house)
    assert away(red, 1) is None
    table.leave(blue)
    assert away(red, 1) == 1
    await until(lambda: replaced(red, 1))
    assert away(red, 1) is None
    blue = await house.join(table, blue.person)
    assert not replaced(red, 1)
    assert away(blue, 1) is None


async def test_with_nobody_here_nobody_is_in_a_hurry(house: "House") -> None:
    table, (red, blue) = await seated(house)
    table.leave(red)
    table.leave(blue)
    red = await house.join(table, red.person)
    assert away(red, 1) == 60  # from now on
