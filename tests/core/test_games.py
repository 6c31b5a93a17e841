"""Whole games by chance: whatever happens, the books are right and what is legal is what the sheet says."""

from collections import Counter
from random import Random

import pytest

from hexfolk.core.action import (
    ACCEPT,
    ARGUMENT,
    BANK,
    CITY,
    COUNTER,
    DISCARD,
    END,
    MONOPOLY,
    OFFER,
    PLENTY,
    REFUSE,
    ROAD,
    ROB,
    ROBBER,
    SEATS,
    SETTLE,
    TRADE,
    WITHDRAW,
    WORDS,
    Action,
    action_text,
)
from hexfolk.core.cards import deck_for
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.errors import Illegal
from hexfolk.core.event import Event
from hexfolk.core.resource import KINDS, ONE
from hexfolk.core.state import MAIN, OVER, PHASES, SPECIAL, State
from hexfolk.islands import catalogue, topology_of
from tests.core import driver, oracle
from tests.core.kit import RULES, dealt

# Seats, options that differ from the defaults, seed.
GAMES = [
    (2, {}, 1),
    (3, {"friendly_robber": True}, 2),
    (4, {}, 3),
    (4, {"robber": False, "army_award": False, "gifts": False}, 4),
    (5, {}, 5),
    (5, {"special_building": False, "route_award": False}, 6),
    (6, {"friendly_robber": True, "discard": False}, 7),
    (7, {}, 8),
    (8, {"bank_shown": False}, 9),
]
NAMED = pytest.mark.parametrize(
    ("players", "options", "seed"), GAMES, ids=[f"{p}-{'-'.join(o) or 'plain'}" for p, o, _ in GAMES]
)


def game(players: int, options: dict[str, bool], seed: int, target: int = 10) -> State:
    return driver.new_game(dealt(players, seed), players, target, **options)


@NAMED
def test_the_books_are_right_after_every_action(players: int, options: dict[str, bool], seed: int) -> None:
    """Cards and pieces are conserved; points, routes, awards and places are those of the board."""
    state = game(players, options, seed, target=8)
    awards = Awards(state)
    words: Counter[str] = Counter()
    for step, (_, action, _, trace) in enumerate(driver.play(state, seed, 1200)):
        words[action_text(action).split(" ")[0]] += 1
        # The plain recount takes its time: every action of the set-up, then some and all that build.
        if step < 60 or step % 7 == 0 or {"road", "settle", "city", "play"} & {e.kind for e in trace}:
            oracle.check(state)
        awards.follow(trace)
    oracle.check(state)
    assert words["settle"] >= 2 * players
    assert words["roll"] > 10


@NAMED
def test_legal_is_what_the_sheet_says(players: int, options: dict[str, bool], seed: int) -> None:
    state = game(players, options, seed)
    for step, _ in enumerate(driver.play(state, seed + 100, 700)):
        if step % 3 == 0:
            for seat in range(players):
                oracle.legal_texts(state, seat)
        assert RULES.next_to_act(state) == (RULES.must(state) or [-1])[0]


class Awards:
    """Who should hold the route award, followed from change to change (B57)."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.holder = -1
        self.army = -1

    def follow(self, trace: list[Event]) -> None:
        built = {"road", "settle"} & {event.kind for event in trace}
        if self.state.options.route_award and built:
            facts = oracle.Facts(self.state)
            lengths = [facts.route(seat) for seat in facts.seats]
            best = max(lengths)
            leaders = [seat for seat in facts.seats if lengths[seat] == best]
            if best < 5:
                self.holder = -1
            elif self.holder not in leaders:
                self.holder = leaders[0] if len(leaders) == 1 else -1
        assert self.state.route_holder == self.holder
        for event in trace:
            if event.kind == "award" and event.a == 1:
                assert event.other == self.army
                self.army = int(event.seat)
        assert self.state.army_holder == self.army


def universe(state: State, seat: int) -> list[Action]:
    """Every action that could be asked for with the places, seats and offers of this game, and some more."""
    topology = state.board.topology
    codes = [kind for kind in range(END + 1) if kind not in (OFFER, COUNTER)]
    for kind, number in (
        (SETTLE, topology.node_count),
        (CITY, topology.node_count),
        (ROAD, topology.edge_count),
        (ROBBER, topology.hex_count),
        (ROB, state.players),
        (MONOPOLY, KINDS),
    ):
        codes += [int(kind + ARGUMENT * i) for i in range(number + 1)]
    for one in range(KINDS):
        codes.append(int(DISCARD + ARGUMENT * ONE[one]))
        codes += [int(PLENTY + ARGUMENT * (ONE[one] + ONE[two])) for two in range(KINDS)]
        codes += [BANK + ARGUMENT * (one * SEATS + two) for two in range(KINDS + 1)]
    for number in range(max(1, int(state.next_offer) - 4), int(state.next_offer) + 1):
        codes += [kind + ARGUMENT * number for kind in (ACCEPT, REFUSE, WITHDRAW)]
        codes += [TRADE + ARGUMENT * (number * SEATS + other) for other in range(SEATS)]
    return [Action(code) for code in dict.fromkeys(codes)]


@pytest.mark.parametrize(("players", "seed"), [(3, 21), (5, 22)])
def test_what_is_legal_is_done_and_all_else_refused_without_a_trace(players: int, seed: int) -> None:
    state = game(players, {}, seed)
    random = Random(seed)
    phases = {"found_settlement"}
    try_all(state, 0)
    for _ in driver.play(state, seed, 1500):
        name = PHASES[state.phase]
        if name in phases and random.random() > 0.01:
            continue
        phases.add(name)
        for seat in range(players):
            try_all(state, seat)
    assert phases >= {"found_settlement", "found_road", "before_roll", "robber", "main"}


def try_all(state: State, seat: int) -> None:
    legal = set(RULES.legal(state, seat))
    before = state.to_bytes()
    work = state.copy()
    for action in universe(state, seat):
        trace: list[Event] = []
        code = ""
        try:
            RULES.apply(work, seat, action, Seeded(1), trace)
        except Illegal as fault:
            code = fault.code
        if code:
            assert action not in legal, f"{action} is legal but refused: {code}"
            assert trace == []
            assert work.to_bytes() == before, f"code {action.code} was refused and changed the state"
        else:
            # Answering the same once more is allowed and changes nothing; it need not be listed.
            again = WORDS[action.kind] in ("accept", "refuse", "signup", "pass")
            assert action in legal or again, f"{action} is not legal but was done"
            work = state.copy()
    assert state.to_bytes() == before


@NAMED
def test_a_closed_action_has_a_reason_and_an_open_one_has_none(
    players: int, options: dict[str, bool], seed: int
) -> None:
    """The action bar agrees with what is legal."""
    state = game(players, options, seed)
    bar = ("road", "settle", "city", "buy", "roll", "end", "knight", "roads", "plenty", "monopoly", "bank")
    for step, _ in enumerate(driver.play(state, seed + 200, 800)):
        if step % 5:
            continue
        for seat in range(players):
            words = {action_text(action).split(" ")[0] for action in RULES.legal(state, seat)}
            closed = RULES.closed(state, seat)
            for word in bar:
                assert (word in words) == (word not in closed), f"{word}: {closed.get(word)}"


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_every_island_is_played_by_as_many_as_it_holds(key: str) -> None:
    players = catalogue()[key].players[1]
    state = driver.new_game(deal(topology_of(key), Seeded(7)), players, friendly_robber=True)
    for step, _ in enumerate(driver.play(state, 7, 220)):
        if step % 20 == 0:
            oracle.check(state)
            for seat in range(players):
                oracle.legal_texts(state, seat)
    assert state.turn > 1


@pytest.mark.parametrize("seed", range(3))
def test_games_end_with_a_winner_on_turn(seed: int) -> None:
    state = game(4, {}, seed, target=8)
    last: list[Event] = []
    for _, _, _, trace in driver.play(state, seed, 20000):
        last = trace
    assert state.phase == OVER
    assert state.winner == state.on_turn
    assert last[-1].kind == "win"
    assert last[-1].a >= 8


def test_development_cards_are_those_of_the_deck() -> None:
    state = game(8, {}, 3)
    drawn: Counter[int] = Counter()
    for _, _, _, trace in driver.play(state, 3, 4000):
        drawn.update(int(event.a) for event in trace if event.kind == "buy")
    for card, number in enumerate(deck_for(8)):
        assert drawn[card] <= number
    assert sum(drawn.values()) == 43 - state.deck_left > 5


def test_nobody_but_the_one_on_turn_ever_wins() -> None:
    """In others' turns and in special building points may pass the target; the game goes on (B63, B72)."""
    state = game(6, {}, 11, target=8)
    for _ in driver.play(state, 11, 5000):
        if state.phase in (MAIN, SPECIAL):
            assert state.winner == -1
    assert state.phase != OVER or state.winner == state.on_turn
