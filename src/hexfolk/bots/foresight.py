"""What an action leads to: settlers play on for a round, in several worlds, and the learned value judges.

Nobody knows a full state, so every world is one that agrees with the observation. All candidates are tried in
the same worlds with the same dice, and the worse half is given up again and again: most of the time is spent
where the choice is close. Budgets count continuations: the same question has the same answer on a slow
machine too, and the clock is only there for machines on which the rules are not compiled.
"""

import time
from typing import Final, final

from mypy_extensions import i64

from hexfolk.bots.settler import choose_settler
from hexfolk.bots.value import SURE, Value
from hexfolk.core.chance import DICE, Chance, Seeded
from hexfolk.core.game import Classic
from hexfolk.core.ids import Bundle, Code, Seat
from hexfolk.core.observation import Observation, sample
from hexfolk.core.resource import covers
from hexfolk.core.state import BEFORE_ROLL, HAND, OVER, State
from hexfolk.core.trade import exchange

# Far more than a round takes.
_MOST_STEPS: Final[i64] = 400
# So many candidates are looked at closely; of more, those that look best at the end of the turn.
CLOSE: Final = 8
_GLANCES: Final = 2
_BATCH: Final = 4
LONGEST: Final = 1.0
"""No choice is looked at any closer after so many seconds."""
# How many worlds are tried to find one in which a partner holds what is dealt in.
_MOST_TRIED: Final = 40


@final
class Streams(Chance):
    """The dice from a stream of their own: who draws one card more still sees the same throws."""

    def __init__(self, seed: int) -> None:
        self.dice = Seeded(seed)
        self.rest = Seeded(seed + 1)

    def draw(self, purpose: i64, bound: i64) -> i64:
        if purpose == DICE:
            return self.dice.draw(purpose, bound)
        return self.rest.draw(purpose, bound)


@final
class Foresight:
    """Tries what one seat could do. Chances are in millionths."""

    def __init__(self, observation: Observation, value: Value, seed: int, longest: float = LONGEST) -> None:
        self.rules = Classic()
        self.value = value
        self.observation = observation
        self.seat: Seat = observation.seat
        self.seed = seed
        self.worlds: list[State] = []
        self.continued: i64 = 0
        self.deadline: float = time.monotonic() + longest

    def world(self, number: int) -> State:
        """One of the worlds; they are made when they are needed."""
        while len(self.worlds) <= number:
            self.worlds.append(sample(self.observation, Seeded(self.seed + 7 * len(self.worlds))))
        return self.worlds[number]

    def is_late(self) -> bool:
        """Whether the time for this choice is up."""
        return time.monotonic() >= self.deadline

    def legal(self) -> list[int]:
        """What is asked for and allowed: whoever asks from elsewhere may offer what our rules do not."""
        allowed = {int(action.code) for action in self.rules.legal(self.world(0), int(self.seat))}
        return [int(action.code) for action in self.observation.legal if int(action.code) in allowed]

    def demand(self, seat: Seat, cards: Bundle, number: int) -> None:
        """Let the worlds be such in which a seat holds these cards: so many, or fewer if they are rare."""
        self.worlds = []
        for i in range(_MOST_TRIED):
            world = sample(self.observation, Seeded(self.seed + 7 * i))
            if covers(world.v[world.at(seat) + HAND], cards):
                self.worlds.append(world)
                if len(self.worlds) == number:
                    break

    def try_out(self, code: Code, number: int, rounds: i64) -> i64:
        """The chance to win after an action in a world."""
        state = self.world(number).copy()
        chance = self._chance(number)
        self.rules.apply_code(state, self.seat, code, chance)
        return self._play_on(state, chance, rounds)

    def gain(self, partner: Seat, give: Bundle, take: Bundle) -> i64:
        """What it brings to this seat if it and a partner exchange cards, on average over the worlds.

        0 if there is no world in which both hold them.
        """
        own: i64 = 0
        fitting: i64 = 0
        for number in range(len(self.worlds)):
            world = self.worlds[number]
            mine = world.at(self.seat) + HAND
            other = world.at(partner) + HAND
            if not covers(world.v[mine], give) or not covers(world.v[other], take):
                continue
            if fitting > 0 and self.is_late():
                break
            fitting += 1
            own -= self._play_on(world.copy(), self._chance(number), 1)
            after = world.copy()
            exchange(after, self.seat, partner, give, take)
            own += self._play_on(after, self._chance(number), 1)
        if fitting == 0:
            return 0
        return own // fitting

    def choose(self, codes: list[int], budget: int, lead: i64, rounds: i64 = 1) -> Code:
        """The best of some actions, played on for some rounds; another than the first must be better by
        ``lead``."""
        left = codes if len(codes) <= CLOSE else self._glance(codes)
        sums = dict.fromkeys(left, 0)
        times = 0
        while len(left) > 1 and self.continued < budget and not self.is_late():
            for _ in range(_BATCH):
                for code in left:
                    sums[code] += int(self.try_out(code, times, rounds))
                times += 1
                if self.is_late():
                    break
            left = _ranked(sums, left, codes[0], int(lead) * times)
            if len(left) > 2:
                left = left[: (len(left) + 1) // 2]
        return left[0]

    def _glance(self, codes: list[int]) -> list[int]:
        """The first and those that look best when the turn ends; the first alone if the time is up."""
        sums = dict.fromkeys(codes, 0)
        for number in range(_GLANCES):
            for code in codes:
                if self.is_late():
                    return codes[:1]
                sums[code] += int(self.try_out(code, number, 0))
        self.continued = 0
        return _ranked(sums, codes, codes[0], _GLANCES * int(SURE))[:CLOSE]

    def _chance(self, number: int) -> Streams:
        return Streams(self.seed + 1009 * (number + 1))

    def _play_on(self, state: State, chance: Chance, rounds: i64) -> i64:
        """This seat's chance when the game has gone on for some rounds, or to the end of the turn."""
        self.continued += 1
        # Nobody talks from now on; and who accepted may lack the cards in this world.
        state.offers = []
        last = state.turn + rounds * state.players
        if rounds == 0 and state.phase != BEFORE_ROLL:
            last += 1
        steps: i64 = 0
        while state.phase != OVER and steps < _MOST_STEPS:
            if state.turn >= last and state.phase == BEFORE_ROLL:
                break
            seat = self.rules.next_to_act(state)
            action = choose_settler(self.rules.observe(state, seat), int(steps), False, False)
            if action is None:
                break
            self.rules.apply_code(state, seat, action.code, chance)
            steps += 1
        self.value.judge(state)
        return self.value.chances[self.seat]


def _ranked(sums: dict[int, int], codes: list[int], first: int, lead: int) -> list[int]:
    """The best before the others; those as good stay in order."""
    return sorted(codes, key=lambda code: -sums[code] - (lead if code == first else 0))
