"""Random games for tests: every action by chance among what is legal, offers and counters as well."""

from collections.abc import Iterator
from random import Random

from hexfolk.core.action import Action, action_text, parse_action
from hexfolk.core.board import Board
from hexfolk.core.chance import Recorder, Seeded
from hexfolk.core.errors import Illegal
from hexfolk.core.event import Event
from hexfolk.core.game import Classic
from hexfolk.core.options import parse_options
from hexfolk.core.resource import NAMES
from hexfolk.core.state import MAIN, State, hand_of

RULES = Classic()

# Builders end sooner than players who trade away what they have.
WEIGHTS = {"city": 40, "settle": 40, "road": 4, "buy": 6, "end": 2, "signup": 3, "pass": 3, "roll": 20}


def new_game(board: Board, players: int, target: int = 10, **switches: bool) -> State:
    """A game to be founded; switches are those of the options that are not as usual."""
    words = [f"{name}={'on' if value else 'off'}" for name, value in switches.items()]
    return RULES.new_game(board, parse_options(" ".join([f"players={players} target={target}", *words])))


def play(state: State, seed: int, steps: int = 3000) -> Iterator[tuple[int, Action, Recorder, list[Event]]]:
    """Play on until the end or for so many steps; after every action: seat, action, its draws, events."""
    random = Random(seed)
    source = Recorder(Seeded(seed))
    for _ in range(steps):
        must = RULES.must(state)
        if not must:
            return
        seat, action = choose(state, random, must)
        trace: list[Event] = []
        RULES.apply(state, seat, action, source, trace)
        yield seat, action, source, trace


def choose(state: State, random: Random, must: list[int]) -> tuple[int, Action]:
    if state.phase == MAIN and random.random() < 0.15:
        spoken = speak(state, random)
        if spoken is not None:
            return spoken
    others = RULES.may(state)
    seat = random.choice(others) if others and random.random() < 0.2 else random.choice(must)
    legal = RULES.legal(state, seat)
    if not legal:
        seat = must[0]
        legal = RULES.legal(state, seat)
    weights = [WEIGHTS.get(action_text(action).split(" ")[0], 1) for action in legal]
    (action,) = random.choices(legal, weights)
    return seat, action


def speak(state: State, random: Random) -> tuple[int, Action] | None:
    """An offer of the player on turn or a counter of another, if the dice make one that may be made."""
    seat = random.randrange(int(state.players))
    have = [kind for kind, number in enumerate(hand_of(state, seat)) if number]
    give = f"1{NAMES[random.choice(have)]}" if have and random.random() < 0.9 else ""
    want = f"1{random.choice(NAMES)}" if random.random() < 0.9 else ""
    text = f"offer {give}>{want}"
    if seat != state.on_turn:
        if not state.offers:
            return None
        text = f"counter {random.choice(state.offers).number} {give}>{want}"
    action = parse_action(text)
    try:
        RULES.apply(state.copy(), seat, action, Seeded(0))
    except Illegal:
        return None
    return seat, action
