"""Any order of joins, leaves, requests, expiries and restarts, against a plain model of a table."""

import asyncio
import shutil
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from hexfolk import islands
from hexfolk.core.record import replay
from hexfolk.core.record_reading import parse_record
from hexfolk.table import snapshot
from hexfolk.table.clock import TERMS
from hexfolk.table.fold import fold
from hexfolk.table.lobby import emblems
from hexfolk.table.settings import Settings
from hexfolk.table.snapshot import fold_on
from hexfolk.table.table import Table
from hexfolk.table.transcript import record_of
from hexfolk.view.messages.browser import (
    Act,
    Again,
    Answer,
    Back,
    ClientMessage,
    Concede,
    HandOver,
    Kick,
    Pause,
    Propose,
    Ready,
    Say,
    SetEmblem,
    SetSeat,
    Sit,
    Stand,
    Start,
    Unbar,
    Undo,
)
from hexfolk.view.messages.server import Ack, Refused
from hexfolk.view.messages.table import OptionsView
from tests.store.empty import empty_database
from tests.table.conftest import House, Tab, fresh_id
from tests.table.folded import plain

T = TypeVar("T")
PEOPLE: Final = ("ann", "bob", "cleo", "dan")
people = st.sampled_from(PEOPLE)
seats = st.none() | st.integers(-1, 3)
# Nothing happens by itself: whatever has its time is done by a rule.
NEVER: Final = 1e6
TIMES: Final = Settings(
    slow=NEVER,
    normal=NEVER,
    fast=NEVER,
    instant=NEVER,
    answer=NEVER,
    grace=NEVER,
    missing=NEVER,
    proposal=NEVER,
    seal_wait=0.0,
    patience=0.0,
)
AT_ONCE: Final = ("sign_up", "overdue", "agreed")


class Evening(RuleBasedStateMachine):
    """One table with three chairs, four people, and the log as the only thing that lasts."""

    def __init__(self) -> None:
        super().__init__()
        self.patches = pytest.MonkeyPatch()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp())
        self.house = House(self.folder / "games.sqlite3", TIMES)
        self.tabs: dict[str, list[Tab]] = {person: [] for person in PEOPLE}
        # What was sent last by whom, and what came back.
        self.sent: dict[str, tuple[ClientMessage, Ack | Refused]] = {}
        self.acked: dict[tuple[str, str], int] = {}
        # The model: who sits, who has given up, and what state the table is in.
        self.seated: set[str] = set()
        self.given_up: set[str] = set()
        self.barred: set[str] = set()
        self.locked = 0
        self.state = "lobby"
        self.paused = False
        # Up to which entry the log was played again.
        self.replayed = 0

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(work, 30))

    def teardown(self) -> None:
        self.patches.undo()
        self.run(self.house.close())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()
        shutil.rmtree(self.folder)

    @property
    def table(self) -> Table:
        return self.run(self.house.find(self.id))

    # --- what happens -------------------------------------------------------------------------

    @initialize(
        bots=st.sampled_from([(), (2,)]),
        undo=st.booleans(),
        sitting=st.integers(0, 2),
        ahead=st.integers(-5, 60),
        seed=st.integers(0, 2**20),
        every=st.sampled_from([1, 2, 9]),
    )
    def make(
        self, bots: tuple[int, ...], undo: bool, sitting: int, ahead: int, seed: int, every: int
    ) -> None:
        """A table, most often with a game that has gone on for a while."""
        # Far more often than else, so that every restart and every undo may have one behind it.
        self.patches.setattr(snapshot, "EVERY", every)
        shutil.copy(empty_database(), self.house.path)
        self.run(self.house.open())
        options = OptionsView(players=3, undo=undo, turn_time=60)
        self.id = self.run(self.house.make("ann", options=options, bots=bots)).id
        self.seated = {"ann"}
        self.chairs = 3 - len(bots)
        for person in PEOPLE[1 : 1 + sitting]:
            self.sit(person)
        if ahead >= 0:
            for person in PEOPLE:
                self.join(person)
            self.start("ann", anyway=True)
            self.play_on(seed, ahead)

    @rule(person=people)
    def join(self, person: str) -> None:
        self.tabs[person].append(self.run(self.house.join(self.table, person)))
        self.settle()

    async def let_go(self, table: Table, tab: Tab) -> None:
        """Leaving wakes the table, which only its loop can do."""
        table.leave(tab)

    @rule(person=people)
    def leave(self, person: str) -> None:
        if self.tabs[person]:
            self.run(self.let_go(self.table, self.tabs[person].pop()))
            self.settle()

    @rule()
    def restart(self) -> None:
        self.run(self.house.reopen())
        for tabs in self.tabs.values():
            tabs.clear()

    def ask(self, person: str, message: ClientMessage) -> str:
        """What came of a request: ``ack`` or why not."""
        before = self.run(self.house.store.read(self.id))
        answer = self.run(self.table.handle(person, message))
        after = self.run(self.house.store.read(self.id))
        self.sent[person] = (message, answer)
        if isinstance(answer, Refused):
            assert after == before, "a refusal leaves nothing behind"
            return answer.code
        assert answer.seq <= len(after) or isinstance(message, Say)
        if len(after) > len(before) and after[len(before)].message_id == message.id:
            self.acked[person, message.id] = answer.seq
        self.settle()
        return "ack"

    @rule(person=people)
    def say_it_again(self, person: str) -> None:
        """As after a lost answer: nothing is done twice."""
        if person in self.sent and (person, self.sent[person][0].id) in self.acked:
            message, first = self.sent[person]
            before = self.run(self.house.store.read(self.id))
            assert self.run(self.table.handle(person, message)) == first
            assert self.run(self.house.store.read(self.id)) == before

    @rule(person=people)
    def sit(self, person: str) -> None:
        code = self.ask(person, Sit(id=fresh_id(), name=person.title()))
        if self.state != "lobby":
            assert code == "not_in_lobby"
        elif person not in self.seated and person in self.barred:
            assert code == "barred"
        elif person in self.seated or len(self.seated) < self.chairs - self.locked:
            assert code == "ack"
            self.seated.add(person)
        else:
            assert code == "table_full"

    @rule(person=people)
    def stand(self, person: str) -> None:
        code = self.ask(person, Stand(id=fresh_id()))
        if self.state != "lobby":
            assert code == "not_in_lobby"
        elif person in self.seated:
            assert code == "ack"
            self.seated.remove(person)
        else:
            assert code == "not_seated"

    @rule(person=people, seat=st.integers(0, 2))
    def move(self, person: str, seat: int) -> None:
        """To a chair that is named."""
        lobby = self.table.standing.lobby
        chair = lobby.chairs[seat]
        code = self.ask(person, Sit(id=fresh_id(), name=person.title(), seat=seat, emblem=seat))
        if code == "ack":
            assert chair.person == person or (chair.kind == "open" and not chair.locked)
            assert self.state == "lobby"
            self.seated.add(person)

    @rule(person=people, emblem=st.integers(0, 7))
    def choose_emblem(self, person: str, emblem: int) -> None:
        code = self.ask(person, SetEmblem(id=fresh_id(), emblem=emblem))
        assert (code in ("ack", "emblem_taken")) == (self.state == "lobby" and person in self.seated)

    @rule(person=people, on=st.booleans())
    def be_ready(self, person: str, on: bool) -> None:
        code = self.ask(person, Ready(id=fresh_id(), on=on))
        if self.state != "lobby":
            assert code == "not_in_lobby"
        else:
            assert code == ("ack" if person in self.seated else "not_seated")

    @rule(person=people, seat=st.integers(0, 2), kind=st.sampled_from(["open", "locked"]))
    def lock(self, person: str, seat: int, kind: Any) -> None:
        chair = self.table.standing.lobby.chairs[seat]
        code = self.ask(person, SetSeat(id=fresh_id(), seat=seat, kind=kind))
        if code == "ack":
            assert chair.person is None
            self.chairs += chair.kind == "bot"
            self.locked += (kind == "locked") - chair.locked

    @rule(person=people, seat=st.integers(0, 2))
    def kick(self, person: str, seat: int) -> None:
        lobby = self.table.standing.lobby
        kicked, host = lobby.chairs[seat].person, lobby.host
        code = self.ask(person, Kick(id=fresh_id(), seat=seat))
        if self.state != "lobby":
            assert code == "not_in_lobby"
        elif person != host:
            assert code == "not_host"
        elif kicked in (None, person):
            assert code == "nobody_there"
        else:
            assert code == "ack"
            assert kicked is not None
            self.seated.remove(kicked)
            self.barred.add(kicked)

    @rule(person=people, number=st.integers(1, 3))
    def unbar(self, person: str, number: int) -> None:
        barred = dict(self.table.standing.lobby.barred)
        if self.ask(person, Unbar(id=fresh_id(), number=number)) == "ack":
            self.barred.remove(barred[number].person)

    @rule(person=people, seat=st.integers(0, 2))
    def hand_over(self, person: str, seat: int) -> None:
        heir = self.table.standing.lobby.chairs[seat].person
        if self.ask(person, HandOver(id=fresh_id(), seat=seat)) == "ack":
            assert self.table.standing.lobby.host == heir

    @rule(person=people, anyway=st.booleans())
    def start(self, person: str, anyway: bool) -> None:
        lobby = self.table.standing.lobby
        waiting = [seat for seat in range(3) if not lobby.is_ready(seat)]
        code = self.ask(person, Start(id=fresh_id(), anyway=anyway))
        if self.state != "lobby":
            assert code == "not_in_lobby"
        elif code == "ack":
            assert anyway or not waiting
            self.state = "playing"
        else:
            assert code == "not_host" or (code == "not_ready" and waiting and not anyway)

    @rule(person=people)
    def again(self, person: str) -> None:
        code = self.ask(person, Again(id=fresh_id()))
        if self.state != "over":
            assert code == "not_over"
        elif code == "ack":
            self.state = "lobby"
            self.given_up.clear()
        else:
            assert person not in self.seated

    def try_as_player(self, person: str, message: ClientMessage) -> str:
        """What came of something that only players may do, and others are refused with the right reason."""
        if self.state == "lobby":
            barred = "no_game"
        elif person not in self.seated:
            barred = "not_seated"
        elif person in self.given_up:
            barred = "conceded"
        elif self.state == "over":
            barred = "game_over"
        else:
            barred = ""
        code = self.ask(person, message)
        if barred:
            assert code == barred
        return code

    @precondition(lambda self: self.state == "playing" and not self.paused)
    @rule(seed=st.integers(0, 2**20), times=st.integers(1, 12))
    def play_on(self, seed: int, times: int) -> None:
        """Whoever must act does something legal; that always works."""
        random = Random(seed)
        for _ in range(times):
            table = self.table
            game, chairs = table.game, table.standing.lobby.chairs
            if game is None or game.over:
                return
            seat = random.choice(game.must() or [0])
            person, bots = chairs[seat].person, table.company().bots
            if person is None or seat in bots:
                self.time_passes(random.randrange(10))
                continue
            tab = self.run(self.house.join(table, person))
            on = tab.view.decision
            # Building now and then, so that there is something to take back.
            legal = [word for word in tab.view.legal if word != "end"] or tab.view.legal
            code = self.ask(person, Act(id=fresh_id(), action=random.choice(legal), on=on))
            assert code == "ack"
            if random.random() < 0.2:
                assert self.ask(person, Act(id=fresh_id(), action="end", on=on)) in ("stale", "game_over")
            self.run(self.let_go(table, tab))

    @rule(person=people, action=st.sampled_from(["roll", "end", "settle n3", "nonsense", "rob 7"]))
    def act_anyhow(self, person: str, action: str) -> None:
        paused = self.paused
        code = self.try_as_player(person, Act(id=fresh_id(), action=action))
        assert not (paused and code == "ack")

    @rule(person=people)
    def undo(self, person: str) -> None:
        paused = self.paused
        code = self.try_as_player(person, Undo(id=fresh_id()))
        assert not (paused and code == "ack")

    @rule(person=people)
    def concede(self, person: str) -> None:
        if self.try_as_player(person, Concede(id=fresh_id())) == "ack":
            self.given_up.add(person)

    @rule(person=people, on=st.booleans())
    def pause(self, person: str, on: bool) -> None:
        code = self.ask(person, Pause(id=fresh_id(), on=on))
        if self.state != "playing":
            assert code == "no_game"
        elif person not in self.seated:
            assert code == "not_seated"

    @rule(person=people, plan=st.sampled_from(["end", "save", "resume", "replace"]), seat=seats)
    def propose(self, person: str, plan: Any, seat: int | None) -> None:
        self.try_as_player(person, Propose(id=fresh_id(), plan=plan, seat=seat))

    @rule(person=people, agree=st.booleans())
    def answer(self, person: str, agree: bool) -> None:
        self.try_as_player(person, Answer(id=fresh_id(), agree=agree))

    @rule(person=people, plan=st.sampled_from(["end", "save", "resume", "replace"]), seat=st.integers(0, 2))
    def all_agree(self, person: str, plan: Any, seat: int) -> None:
        if self.ask(person, Propose(id=fresh_id(), plan=plan, seat=seat)) != "ack":
            return
        for other in sorted(self.seated):
            if self.table.council.view() is not None:
                self.ask(other, Answer(id=fresh_id(), agree=True))
        # Whoever is here and plays has agreed; only those who are away may be missing.
        open_still = self.table.council.view()
        assert open_still is None or plan == "replace"

    @rule(person=people)
    def come_back(self, person: str) -> None:
        assert self.ask(person, Back(id=fresh_id())) == "ack"
        assert person not in self.table.replaced

    @rule(person=people)
    def say(self, person: str) -> None:
        assert self.ask(person, Say(id=fresh_id(), saying="hello")) == "ack"

    @rule(which=st.integers(0, 10))
    def time_passes(self, which: int) -> None:
        """Something that is owed becomes due: a bot acts, the clock runs out, somebody is replaced."""
        owed = self.table.owed()
        assert not owed or any(self.tabs.values()), "a table without people stands still"
        if owed:
            duty = owed[which % len(owed)]
            if duty.matter in TERMS:
                self.table._clock._at -= NEVER
            self.run(self.table.do_duty(duty))
            self.settle()

    def settle(self) -> None:
        """Let everything be done that waits for no time; the model takes up how the game stands."""

        async def wait(table: Table) -> None:
            while any(duty.matter in AT_ONCE for duty in table.owed()):  # noqa: ASYNC110 (the driver does it)
                await asyncio.sleep(0)

        self.run(wait(self.table))
        lobby = self.table.standing.lobby
        if self.state == "playing" and lobby.state == "over":
            self.state = "over"
        self.paused = lobby.paused

    # --- what holds ---------------------------------------------------------------------------

    @invariant()
    def the_log_says_it_all(self) -> None:
        rows = self.run(self.house.store.read(self.id))
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        told = fold(rows)
        table = self.table
        assert told is not None
        assert told.seq == table.standing.seq
        lobby, kept = table.standing.lobby, told.lobby
        assert (kept.barred, kept.hosts, emblems(kept.chairs)) == (
            lobby.barred,
            lobby.hosts,
            emblems(lobby.chairs),
        )
        assert [kept.is_ready(seat) for seat in range(3)] == [lobby.is_ready(seat) for seat in range(3)]
        assert (kept.chairs, kept.state, kept.paused, kept.saved, kept.conceded, kept.host) == (
            lobby.chairs,
            lobby.state,
            lobby.paused,
            lobby.saved,
            lobby.conceded,
            lobby.host,
        )
        game = table.game
        assert (told.game is None) == (game is None)
        if told.game is not None and game is not None:
            assert told.game.state == game.state
            assert (told.game.decisions, told.game.spare, told.game.lapses) == (
                game.decisions,
                game.spare,
                game.lapses,
            )

    @invariant()
    def the_snapshot_says_the_same(self) -> None:
        kept, rows = self.run(self.house.store.read_on(self.id))
        told = fold(self.run(self.house.store.read(self.id)))
        assert told is not None
        if told.lobby.state == "over":
            assert kept is None
        if kept is not None:
            assert plain(fold_on(kept, rows)) == plain(told)

    @invariant()
    def nothing_acknowledged_is_lost_or_done_twice(self) -> None:
        rows = self.run(self.house.store.read(self.id))
        found = {(row.person, row.message_id): row.seq for row in rows if row.message_id}
        assert self.acked == {key: seq for key, seq in found.items() if key in self.acked}

    @invariant()
    def the_model_agrees(self) -> None:
        lobby = self.table.standing.lobby
        sitting = [chair.person for chair in lobby.chairs if chair.person is not None]
        assert sorted(sitting) == sorted(self.seated)
        assert len(lobby.chairs) == len(set(emblems(lobby.chairs))) == 3
        assert {one.person for one in lobby.barred.values()} == self.barred
        assert not self.barred & self.seated
        assert lobby.state == self.state
        assert {lobby.chairs[seat].person for seat in lobby.conceded} == self.given_up

    @invariant()
    def everybody_has_been_shown_what_is(self) -> None:
        table = self.table
        here = {person for person, tabs in self.tabs.items() if tabs}
        for person in here:
            fresh = Tab(person)
            self.run(table.resync(fresh))
            for tab in self.tabs[person]:
                assert without_times(tab.table) == without_times(fresh.table)
                assert {seat.name for seat in tab.table.seats if seat.kind == "person" and seat.online} == {
                    name.title() for name in here & self.seated
                }
                if table.game is not None:
                    assert tab.view == fresh.view

    @invariant()
    def the_record_replays(self) -> None:
        rows = self.run(self.house.store.read(self.id))
        if len(rows) == self.replayed:
            return
        self.replayed = len(rows)
        record = record_of(rows)
        if record is not None:
            replay(parse_record(record.to_text(), islands.topology_of))


def without_times(view: Any) -> Any:
    seats = [msgspec.structs.replace(seat, away=None if seat.away is None else 0) for seat in view.seats]
    proposal = view.proposal and msgspec.structs.replace(view.proposal, seconds=0)
    return msgspec.structs.replace(view, seats=seats, proposal=proposal)


def obey(examples: int, steps: int) -> None:
    run_state_machine_as_test(
        Evening,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_any_evening() -> None:
    obey(25, 30)


@pytest.mark.long
def test_many_long_evenings() -> None:
    obey(400, 80)
