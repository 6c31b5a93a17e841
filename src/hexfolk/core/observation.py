"""What one seat may know (`docs/rules/classic.md`, the last chapter), and worlds that agree with it.

Secrets leave the core through this door only: views and bots read observations.
"""

from typing import Final, final

from mypy_extensions import i64

from hexfolk.core.action import Action
from hexfolk.core.cards import POINT_CARD, deck_for
from hexfolk.core.chance import DECK, THEFT, Chance
from hexfolk.core.ids import Seat
from hexfolk.core.production import bank_for
from hexfolk.core.resource import KINDS, ONE, count, total
from hexfolk.core.state import ASIDE, HAND, HELD, OVER, POINTS, SIGN_UP, State, hand_size, held_size

FIVE: int = KINDS
# How often unplayed cards are dealt again that would have won: enough for all but freak positions.
TRIES: Final = 200


@final
class Observation:
    """The position as ``seat`` sees it (-1: as a spectator does).

    ``known`` is a state in which everything hidden is blank: hands, unplayed cards and
    discards laid aside of the others, the composition of the deck. Their sizes stand in
    ``hand_sizes``, ``held_sizes`` and ``aside_sizes`` by seat. After the end everything is
    open (B74). ``legal`` and ``off`` (action word -> reason) are those of ``seat``.
    """

    def __init__(
        self,
        seat: Seat,
        known: State,
        hand_sizes: list[int],
        held_sizes: list[int],
        aside_sizes: list[int],
        legal: list[Action],
        off: dict[str, str],
        must: list[int],
        may: list[int],
    ) -> None:
        self.seat = seat
        self.known = known
        self.hand_sizes = hand_sizes
        self.held_sizes = held_sizes
        self.aside_sizes = aside_sizes
        self.legal = legal
        self.off = off
        self.must = must
        self.may = may

    def total_points(self, seat: int) -> int:
        """Points of a seat as far as known: hidden point cards count only where they are open."""
        at = self.known.at(seat)
        return int(self.known.v[at + POINTS] + count(self.known.v[at + HELD], POINT_CARD))


def redact(state: State, seat: Seat) -> State:
    """A copy without anything that a seat may not know; whole when the game is over."""
    known = state.copy()
    if state.phase == OVER:
        return known
    v = known.v
    for other in range(known.players):
        if other == seat:
            continue
        at = known.at(other)
        v[at + HAND] = 0
        v[at + HELD] = 0
        v[at + ASIDE] = 0
    known.deck = 0
    if seat != known.on_turn:
        known.fresh = 0
    return known


def sizes(state: State) -> tuple[list[int], list[int], list[int]]:
    """By seat: cards in hand, development cards, cards laid aside in a discard."""
    seats = range(int(state.players))
    return (
        [int(hand_size(state, seat)) for seat in seats],
        [int(held_size(state, seat)) for seat in seats],
        [int(total(state.v[state.at(seat) + ASIDE])) for seat in seats],
    )


def sample(observation: Observation, chance: Chance) -> State:
    """A full state that agrees with an observation: what is hidden is dealt at random."""
    state = observation.known.copy()
    if state.phase == OVER:
        return state
    seat = observation.seat
    v = state.v
    # Resource cards that lie in no known place.
    unseen: list[int] = []
    for kind in range(FIVE):
        missing = bank_for(state.players) - count(state.bank, kind)
        if seat >= 0:
            missing -= count(v[state.at(seat) + HAND], kind)
            missing -= count(v[state.at(seat) + ASIDE], kind)
        unseen += [kind] * int(missing)
    # Development cards that are neither in the own hand nor played.
    undrawn: list[int] = []
    for card, number in enumerate(deck_for(state.players)):
        left = number - count(state.spent, card)
        if seat >= 0:
            left -= count(v[state.at(seat) + HELD], card)
        undrawn += [card] * int(left)
    # The player on turn first, for what is known of their cards narrows those of the others.
    for i in range(int(state.players)):
        other = int((state.on_turn + i) % state.players)
        if other == seat:
            continue
        at = state.at(other)
        for _ in range(observation.hand_sizes[other]):
            v[at + HAND] += ONE[_draw(unseen, THEFT, chance)]
        for _ in range(observation.aside_sizes[other]):
            v[at + ASIDE] += ONE[_draw(unseen, THEFT, chance)]
        for place, card in enumerate(
            _deal_held(state, other, observation.held_sizes[other], undrawn, chance)
        ):
            v[at + HELD] += ONE[card]
            if other == state.on_turn and place < state.bought:
                state.fresh += ONE[card]
    for card in undrawn:
        state.deck += ONE[card]
    return state


def _deal_held(state: State, seat: Seat, number: int, undrawn: list[int], chance: Chance) -> list[int]:
    """Unplayed cards of another; had the player on turn the points to win, the game would be over (B71).

    In special building nobody wins (B63), so nothing is known there.
    """
    room = number
    if seat == state.on_turn and state.phase < SIGN_UP:
        room = int(state.options.target - 1 - state.v[state.at(seat) + POINTS])
    cards = [_draw(undrawn, DECK, chance) for _ in range(number)]
    for _ in range(TRIES):
        if cards.count(POINT_CARD) <= room:
            break
        undrawn += cards
        cards = [_draw(undrawn, DECK, chance) for _ in range(number)]
    return cards


def _draw(pool: list[int], purpose: i64, chance: Chance) -> int:
    """Take a random item out of a pool."""
    place = chance.draw(purpose, len(pool))
    item = pool[place]
    pool[place] = pool[-1]
    pool.pop()
    return item
