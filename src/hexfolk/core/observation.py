"""What one seat may know (`docs/rules/classic.md`, the last chapter), and worlds that agree with it.

Secrets leave the core through this door only: views and bots read observations.
"""

from typing import Final, final

from mypy_extensions import i64

from hexfolk.core.action import Action
from hexfolk.core.cards import POINT_CARD, deck_for
from hexfolk.core.chance import DECK, THEFT, Chance
from hexfolk.core.counting import Tally, blank, restore
from hexfolk.core.ids import Bundle, Seat
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

    What can be told of the others' cards all the same, for certain or on average, is in ``tally``.
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
        self._tally: Tally | None = None

    @property
    def tally(self) -> Tally:
        """The cards counted, as well as it can be done by who has seen all that ``seat`` saw."""
        if self._tally is None:
            cards = [hand + aside for hand, aside in zip(self.hand_sizes, self.aside_sizes, strict=True)]
            self._tally = Tally(self.known, self.seat, cards)
        return self._tally

    @property
    def certain(self) -> list[int]:
        """By seat a bundle of the cards that it has for certain, in hand or laid aside in a discard."""
        return self.tally.certain

    def total_points(self, seat: int) -> int:
        """Points of a seat as far as known: hidden point cards count only where they are open."""
        at = self.known.at(seat)
        return int(self.known.v[at + POINTS] + count(self.known.v[at + HELD], POINT_CARD))


def redact(state: State, seat: Seat) -> State:
    """A copy without anything that a seat may not know; whole when the game is over."""
    known = state.copy()
    if state.phase == OVER:
        return known
    blank(known, seat)
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


def lay_open(state: State, must: list[int], may: list[int]) -> Observation:
    """Everything, as all see it after the end (B74): only for games that are over. Nobody acts on it."""
    hands, held, aside = sizes(state)
    return Observation(-1, state.copy(), hands, held, aside, [], {}, must, may)


def sizes(state: State) -> tuple[list[int], list[int], list[int]]:
    """By seat: cards in hand, development cards, cards laid aside in a discard."""
    seats = range(int(state.players))
    return (
        [int(hand_size(state, seat)) for seat in seats],
        [int(held_size(state, seat)) for seat in seats],
        [int(total(state.v[state.at(seat) + ASIDE])) for seat in seats],
    )


def sample(observation: Observation, chance: Chance) -> State:
    """A full state that agrees with an observation: what is hidden is dealt at random.

    The cards that are certain lie where they are known to lie. What the others have seen of each other's
    hands beyond what everybody saw is forgotten."""
    state = observation.known.copy()
    if state.phase == OVER:
        return state
    seat = observation.seat
    v = state.v
    # Resource cards that lie in no known place.
    tally = observation.tally
    unseen = _spread(tally.pool)
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
        v[at + HAND] = tally.certain[other]
        for _ in range(tally.unknown[other]):
            v[at + HAND] += ONE[_draw(unseen, THEFT, chance)]
        if observation.aside_sizes[other]:
            cards = _spread(v[at + HAND])
            for _ in range(observation.aside_sizes[other]):
                card = ONE[_draw(cards, THEFT, chance)]
                v[at + HAND] -= card
                v[at + ASIDE] += card
        for place, card in enumerate(
            _deal_held(state, other, observation.held_sizes[other], undrawn, chance)
        ):
            v[at + HELD] += ONE[card]
            if other == state.on_turn and place < state.bought:
                state.fresh += ONE[card]
    for card in undrawn:
        state.deck += ONE[card]
    restore(state, seat)
    return state


def _spread(bundle: Bundle) -> list[int]:
    """The kind of every card of a bundle."""
    cards: list[int] = []
    for kind in range(FIVE):
        cards += [kind] * int(count(bundle, kind))
    return cards


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
