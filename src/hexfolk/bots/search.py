"""Search: which action leads to good positions most surely, by UCT over full states.

Nobody knows a full state; so a search works on several that were sampled from an observation, and what was
tried in all of them is counted together. The tree keeps a state in every node. What chance decides has a node
for every outcome that was met: the sum of the dice, the card bought or stolen. Every seat seeks its own good
(max^n). No game is played to its end: a leaf is worth what a ``Judge`` says. Nobody makes offers.

Whoever calls hands the rules in: by itself a bot reaches nothing that plays a real game.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import TYPE_CHECKING, Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.action import ARGUMENT, BUY, DISCARD, KNIGHT, ROB, ROBBER, ROLL, Action
from hexfolk.core.chance import Chance, Seeded
from hexfolk.core.ids import Code, Seat
from hexfolk.core.moves import Moves
from hexfolk.core.observation import Observation, sample
from hexfolk.core.resource import KINDS, count
from hexfolk.core.state import HAND, HELD, OVER, State

if TYPE_CHECKING:
    from hexfolk.core.game import Classic

# How much more often than by its worth an action is tried that was tried seldom.
CURIOSITY: Final = 1.0
# Actions whose outcome chance may decide: after a knight or a discard the robber may stay and take a card.
CHANCY: Final = (ROLL, BUY, ROBBER, ROB, KNIGHT, DISCARD)

Judge: TypeAlias = Callable[[State, Seat], float]
"""What an open position is worth to a seat, from 0 to 1."""


def judge_evenly(state: State, seat: Seat) -> float:
    """Worth the same to all."""
    return 1.0 / float(state.players)


@final
class Node:
    """A position, whose seat is to act, and what is known of each of its actions."""

    def __init__(self, state: State, seat: Seat, codes: vec[i64]) -> None:
        number = len(codes)
        self.state = state
        self.seat = seat
        self.codes = codes
        self.visits: i64 = 0
        # By place among the codes: how often tried, and the worth for ``seat`` in all.
        self.tries: vec[i64] = vec[i64]([i64(0)] * number)
        self.worth: vec[float] = vec[float]([0.0] * number)
        self.sure: list[Node | None] = [None] * number
        self.outcomes: list[dict[int, Node] | None] = [None] * number


@final
class Search:
    """A tree that grows from a full state in which a seat is to act."""

    def __init__(
        self, rules: "Classic", state: State, seat: Seat, chance: Chance, judge: Judge = judge_evenly
    ) -> None:
        self.rules = rules
        self.chance = chance
        self.judge = judge
        self.moves = Moves(state.board.topology)
        self.nodes: i64 = 0
        self.root = self.add_node(state.copy(), seat)

    def run(self, simulations: int) -> None:
        """Go down from the root so many times; each adds a node, unless the game is over there."""
        for _ in range(simulations):
            self.simulate()

    def simulate(self) -> None:
        """Down by the most promising actions to a new position, then tell all on the way what it is worth."""
        node = self.root
        path: list[Node] = []
        places: list[i64] = []
        before = self.nodes
        while node.seat >= 0 and self.nodes == before:
            place = promising(node)
            path.append(node)
            places.append(place)
            node = self.follow(node, place)
        state = node.state
        for i in range(len(path)):
            above = path[i]
            place = places[i]
            above.visits += 1
            above.tries[place] += 1
            if state.phase != OVER:
                above.worth[place] += self.judge(state, above.seat)
            elif state.winner == above.seat:
                above.worth[place] += 1.0

    def follow(self, node: Node, place: i64) -> Node:
        """The position after an action, drawn anew where chance decides."""
        code = node.codes[place]
        known = node.sure[place]
        if known is not None:
            return known
        state = node.state.copy()
        self.rules.apply_code(state, node.seat, code, self.chance)
        if code % ARGUMENT not in CHANCY:
            child = self.add_node(state, self.rules.next_to_act(state))
            node.sure[place] = child
            return child
        outcomes = node.outcomes[place]
        if outcomes is None:
            outcomes = {}
            node.outcomes[place] = outcomes
        outcome = int(outcome_of(state))
        met = outcomes.get(outcome)
        if met is None:
            met = self.add_node(state, self.rules.next_to_act(state))
            outcomes[outcome] = met
        return met

    def add_node(self, state: State, seat: Seat) -> Node:
        """A node for a position; seat -1 when the game is over."""
        self.moves.count = 0
        if seat >= 0:
            self.rules.list_codes(state, seat, self.moves)
        self.nodes += 1
        return Node(state, seat, self.moves.listed())

    def most_visited(self) -> Code:
        """The action of the root that was tried most, the first of several; -1 when the game is over."""
        best: Code = -1
        most: i64 = -1
        for place in range(len(self.root.codes)):
            if self.root.tries[place] > most:
                most = self.root.tries[place]
                best = self.root.codes[place]
        return best


def promising(node: Node) -> i64:
    """The place of an action not tried yet, else of the one with the highest upper bound (UCB1)."""
    best: i64 = 0
    most = -1.0
    curious = CURIOSITY * sqrt(log(float(node.visits + 1)))
    for place in range(len(node.codes)):
        tries = node.tries[place]
        if tries == 0:
            return place
        bound = node.worth[place] / float(tries) + curious / sqrt(float(tries))
        if bound > most:
            most = bound
            best = place
    return best


def outcome_of(state: State) -> i64:
    """Tells the outcomes of one action apart: the dice, and what whoever is on turn or builds holds now."""
    v = state.v
    key = state.die1 + state.die2
    seat = state.builder if state.builder >= 0 else state.on_turn
    at = state.at(seat)
    for kind in range(KINDS):
        key = key * 32 + count(v[at + HAND], kind)
        key = key * 32 + count(v[at + HELD], kind)
    return key


def choose_by_search(
    rules: "Classic",
    observation: Observation,
    seed: int,
    worlds: int,
    simulations: int,
    judge: Judge = judge_evenly,
) -> Action | None:
    """The action tried most over so many worlds that agree with the observation, each so many times.

    None for a seat that need not act. Ties go to the action that stands first among the legal ones.
    """
    if observation.seat not in observation.must or not observation.legal:
        return None
    tries = dict.fromkeys((int(action.code) for action in observation.legal), 0)
    for world in range(worlds):
        chance = Seeded(seed + world)
        search = Search(rules, sample(observation, chance), observation.seat, chance, judge)
        search.run(simulations)
        for place in range(len(search.root.codes)):
            code = int(search.root.codes[place])
            if code in tries:
                tries[code] += int(search.root.tries[place])
    best = max(tries, key=lambda code: tries[code])
    return Action(best)
