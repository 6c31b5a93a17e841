"""The game and its second rules side by side: every action is asked of both, and everything compared."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import groupby
from random import Random

from hypothesis import strategies as st

from hexfolk.core.action import action_text, parse_action
from hexfolk.core.chance import PURPOSES, Recorder, Seeded
from hexfolk.core.deal import deal
from hexfolk.core.errors import Illegal
from hexfolk.core.game import Classic
from hexfolk.core.options import SWITCHES, parse_options
from hexfolk.core.resource import KINDS, NAMES, ONE, bundle_text, unpack
from hexfolk.core.state import MAIN, State, give_cards, hand_of
from hexfolk.islands import topology_of
from tests.oracles.legal import is_allowed, legal
from tests.oracles.play import play
from tests.oracles.reading import new_table, read_off, sums

RULES = Classic()
ISLANDS = {"standard19": 4, "standard30": 6, "standard44": 8}
# How readily a word is chosen; places and partners among its actions are equally likely.
LIKELY = {
    **dict.fromkeys(("settle", "city", "knight", "roads", "plenty", "monopoly", "trade"), 40),
    **dict.fromkeys(("roll", "road", "buy", "accept"), 15),
    **dict.fromkeys(("bank", "refuse", "withdraw", "signup", "pass"), 4),
    "end": 3,
}


@st.composite
def openings(draw: st.DrawFn) -> State:
    """A game to be founded: any number of players, any board that holds them, any options."""
    players = draw(st.integers(2, 8))
    island = draw(st.sampled_from([key for key, most in ISLANDS.items() if players <= most]))
    switches = " ".join(f"{name}={draw(st.sampled_from(('on', 'off')))}" for name in SWITCHES)
    dice = draw(st.sampled_from(("dice=normal", "dice=balanced")))
    calm = f"soft_sevens={draw(st.sampled_from(('on', 'off')))} no_early_seven={draw(st.integers(0, 3))}"
    options = parse_options(f"players={players} target={draw(st.integers(8, 15))} {switches} {dice} {calm}")
    return RULES.new_game(deal(topology_of(island), Seeded(draw(st.integers(0, 999)))), options)


def next_words(state: State, random: Random) -> tuple[int, str]:
    """Who does what: mostly what is legal for a seat that is asked; at times offers, or anything at all."""
    must = RULES.must(state)
    others = RULES.may(state)
    if state.phase == MAIN and random.random() < 0.25:
        return _speak(state, random)
    if random.random() < 0.03:
        return random.randrange(int(state.players)), _gibberish(state, random)
    seat = random.choice(others) if others and random.random() < 0.25 else random.choice(must)
    texts = sorted(action_text(action) for action in RULES.legal(state, seat))
    if not texts:
        return random.randrange(int(state.players)), "end"
    words = {word: list(group) for word, group in groupby(texts, lambda text: text.split(" ")[0])}
    (word,) = random.choices(list(words), [LIKELY.get(word, 10) for word in words])
    if word == "discard" and random.random() < 0.5:
        return seat, f"discard {_bundle(random, hand_of(state, seat), 4)}"
    return seat, random.choice(words[word])


def _speak(state: State, random: Random) -> tuple[int, str]:
    """An offer of the player on turn, or a counter to what lies open; nearly always one that may be made."""
    numbers = [int(offer.number) for offer in state.offers]
    others = [seat for seat in range(int(state.players)) if seat != state.on_turn]
    seat = random.choice(others) if numbers and random.random() < 0.5 else int(state.on_turn)
    have = hand_of(state, seat)
    give = _bundle(random, have, 2)
    want = _bundle(random, [2 * (not have[kind]) for kind in range(KINDS)], 2)
    if seat == state.on_turn:
        return seat, f"offer {give}>{want}"
    return seat, f"counter {random.choice(numbers)} {give}>{want}"


def _bundle(random: Random, have: Sequence[int], most: int) -> str:
    """Up to so many cards, nearly always of those that there are."""
    pool = [kind for kind in range(KINDS) for _ in range(int(have[kind]))] + [0] * (random.random() < 0.05)
    chosen = random.sample(pool, min(len(pool), random.randint(0, most)))
    return str(bundle_text(sum(int(ONE[kind]) for kind in chosen)))


def _gibberish(state: State, random: Random) -> str:
    """A well-formed action that this game could ask for, allowed or not."""
    topology = state.board.topology
    number = random.randint(1, int(state.next_offer))
    seat = random.randrange(8)
    one, other = random.choice(NAMES), random.choice(NAMES)
    return random.choice(
        [
            f"settle n{random.randrange(topology.node_count + 1)}",
            f"road e{random.randrange(topology.edge_count + 1)}",
            f"city n{random.randrange(topology.node_count)}",
            f"robber h{random.randrange(topology.hex_count + 1)}",
            *("roll", "buy", "knight", "roads", "signup", "pass", "end"),
            *(f"rob {seat}", f"discard 1{one}", f"monopoly {one}", f"bank {one}>{other}"),
            *(f"plenty 1{one}", f"plenty 2{one}", f"accept {number}", f"refuse {number}"),
            *(f"withdraw {number}", f"trade {number} {seat}", f"offer 1{one}>1{other}"),
            f"counter {number} 1{one}>1{other}",
        ]
    )


def give_windfall(state: State, random: Random) -> None:
    """Deal cards of the bank to the hands: rich players do more, and a poor bank runs short."""
    for kind in range(KINDS):
        for _ in range(random.randrange(unpack(state.bank)[kind] + 1)):
            state.bank -= ONE[kind]
            give_cards(state, random.randrange(int(state.players)), ONE[kind])


def play_ahead(state: State, random: Random, steps: int, rich: bool = False) -> None:
    """Some actions without comparing, to start from a later position; the last of a game is left to come.

    Rich players are given cards again and again, so that the board fills and everything is bought.
    """
    chance = Seeded(random.randrange(2**30))
    for step in range(steps):
        later = state.copy()
        if rich and step % 20 == 0 and later.phase == MAIN:
            give_windfall(later, random)
        if not step_alone(later, random, chance):
            return
        state.become(later)


def step_alone(state: State, random: Random, chance: Seeded) -> bool:
    """One action of the game by itself; False when that ended it, or it was over."""
    if not RULES.must(state):
        return False
    seat, text = next_words(state, random)
    with suppress(Illegal):
        RULES.apply(state, seat, parse_action(text), chance)
    return bool(RULES.must(state))


class Match:
    """A state and a table that must stay alike."""

    def __init__(self, state: State, seed: int) -> None:
        self.state = state
        self.table = read_off(state) if state.founded else new_table(state)
        self.chance = Recorder(Seeded(seed))
        self.done: list[str] = []
        self.compare()

    def is_open(self) -> bool:
        return bool(RULES.must(self.state))

    def step(self, random: Random) -> None:
        self.act(*next_words(self.state, random))

    def act(self, seat: int, text: str) -> None:
        """Ask both for an action: both refuse, or both do it with the same draws and agree on all of it."""
        allowed = is_allowed(self.table, seat, text)
        before = self.state.to_bytes()
        refusal = ""
        try:
            RULES.apply(self.state, seat, parse_action(text), self.chance)
        except Illegal as fault:
            refusal = fault.code
        assert allowed == (not refusal), f"{seat} {text}: {refusal or 'done'}; before: {self.done[-12:]}"
        if refusal:
            assert self.state.to_bytes() == before
            return
        draws = [(PURPOSES[d.purpose], int(d.bound), int(d.value)) for d in self.chance.take()]
        self.done.append(f"{seat} {text} | {draws}")
        play(self.table, seat, text, draws)
        self.compare()

    def compare(self) -> None:
        """Cards, pieces, phase, points, routes, awards, who acts, and what is legal for every seat."""
        table, state = self.table, self.state
        assert read_off(state) == table, self.done[-3:]
        plain = [(table.visible(seat), table.route(seat)) for seat in table.seats]
        assert sums(state) == plain, self.done[-3:]
        assert RULES.must(state) == table.must(), self.done[-3:]
        assert RULES.next_to_act(state) == ([*table.must(), -1])[0]
        assert RULES.may(state) == table.may(), self.done[-3:]
        for seat in table.seats:
            texts = [action_text(action) for action in RULES.legal(state, seat)]
            assert len(texts) == len(set(texts))
            assert set(texts) == legal(table, seat), f"legal for {seat}; before: {self.done[-3:]}"
