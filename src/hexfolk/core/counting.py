"""Counting cards: what can be told for certain of every hand by who watches the game.

Nearly all cards move openly; only a theft is seen by nobody but thief and victim. So the state keeps what
is *not* known. For every seat and viewer it has a bundle of doubt: the cards of the seat, in hand or laid
aside, that the viewer cannot name. Who gains cards openly changes no doubt at all, who pays lowers it to what
is left, and a theft raises it for third parties. In a seat's own place stands the doubt of the public, who
watches but takes part in nothing; no viewer has more of it.

That a hand is covered to make an offer, or to accept one, is seen as well (B38).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core.ids import Bundle, Seat
from hexfolk.core.production import bank_for
from hexfolk.core.resource import (
    BRICK,
    FIELD,
    FULL,
    GRAIN,
    MOST,
    ORE,
    SPARE,
    WOOD,
    WOOL,
    count,
    covers,
    total,
)
from hexfolk.core.state import ASIDE, DOUBT, HAND, NOBODY, OVER, State

_EACH: Final[i64] = WOOD + BRICK + WOOL + GRAIN + ORE
_MOST: Final[i64] = MOST


def least(one: Bundle, other: Bundle) -> Bundle:
    """Kind by kind the smaller number."""
    # The spare bit of every kind of which the first has as many; then a full field of ones for each.
    enough = ((one | SPARE) - other) & SPARE
    smaller = enough - (enough >> (FIELD - 1))
    return (other & smaller) | (one & ~smaller)


# --- when cards move --------------------------------------------------------------------------


def lower(state: State, seat: Seat) -> None:
    """Cards have left a hand openly: nobody is in doubt about more than there are."""
    v = state.v
    at = seat * state.stride
    hand = v[at + HAND]
    if covers(hand, v[at + DOUBT + seat]):
        return
    for place in range(at + DOUBT, at + DOUBT + state.players):
        v[place] = least(hand, v[place])


def show(state: State, seat: Seat, cards: Bundle) -> None:
    """A seat has let everybody know that it holds these cards."""
    v = state.v
    at = seat * state.stride
    others = v[at + HAND] - cards
    if covers(others, v[at + DOUBT + seat]):
        return
    for place in range(at + DOUBT, at + DOUBT + state.players):
        v[place] = least(others, v[place])


def hide(state: State, thief: Seat, victim: Seat, card: Bundle) -> None:
    """A card is about to go from hand to hand; only these two see which.

    For all others it may have been of any kind that the victim has for certain: one less of each. But where
    a whole hand is known and is of one kind, they know as well.
    """
    v = state.v
    players = state.players
    stride = state.stride
    lost = victim * stride + DOUBT
    gained = thief * stride + DOUBT
    hand = v[victim * stride + HAND]
    # The public's count stands in every seat's own place. Where that has no doubt, nobody has.
    doubtful = _conclude(v, DOUBT, stride + 1, players, NOBODY)
    for viewer in range(players):
        if doubtful:
            _conclude(v, DOUBT + viewer, stride, players, viewer)
        doubt = v[lost + viewer]
        if viewer == thief:
            v[lost + viewer] = least(hand - card, doubt)
            continue
        kinds = ((hand - doubt + FULL) & SPARE) >> (FIELD - 1)
        if doubt != 0 or kinds != card:
            v[lost + viewer] = doubt + kinds - card
            # The victim's place in its own row is the public's, which is then found in the thief's own.
            v[gained + (thief if viewer == victim else viewer)] += card


def _conclude(v: vec[i64], first: i64, step: i64, players: i64, own: Seat) -> bool:
    """Before more comes into doubt: note what is certain when all hands are counted together.

    The doubt of one viewer stands at ``first`` and every ``step`` from there, of its ``own`` seat somebody
    else's. All must do it, or the public might know more than a viewer. False if there is no doubt.
    """
    pool: Bundle = 0
    if own >= 0:
        pool -= v[first + own * step]
    place = first
    for _ in range(players):
        pool += v[place]
        place += step
    if pool == 0:
        return False
    left = total(pool)
    place = first
    for seat in range(players):
        doubt = v[place]
        if doubt != 0 and seat != own:
            room = left - total(doubt)
            if room <= _MOST:
                beyond = (pool | SPARE) - room * _EACH
                full = beyond & SPARE
                v[place] = doubt - (beyond & (full - (full >> (FIELD - 1))))
        place += step
    return True


def surplus(pool: Bundle, room: i64) -> Bundle:
    """What a pool has of each kind beyond so many cards."""
    if room > _MOST:
        return 0
    left = (pool | SPARE) - room * _EACH
    beyond = left & SPARE
    return left & (beyond - (beyond >> (FIELD - 1)))


# --- what a viewer knows ----------------------------------------------------------------------


def blank(state: State, viewer: Seat) -> None:
    """Before hands are blanked out: rows of doubt come to hold what is certain, to the viewer and the public.

    What others know beyond that is their secret.
    """
    v = state.v
    for seat in range(state.players):
        at = seat * state.stride
        cards = v[at + HAND] + v[at + ASIDE]
        for other in range(state.players):
            if other in (viewer, seat):
                v[at + DOUBT + other] = cards - v[at + DOUBT + other]
            else:
                v[at + DOUBT + other] = 0


def restore(state: State, viewer: Seat) -> None:
    """When hands have been dealt to what was blanked: doubt again. Others know no more than the public."""
    v = state.v
    for seat in range(state.players):
        at = seat * state.stride
        cards = v[at + HAND] + v[at + ASIDE]
        public = cards - v[at + DOUBT + seat]
        for other in range(state.players):
            if other == viewer and other != seat:
                v[at + DOUBT + other] = cards - v[at + DOUBT + other]
            else:
                v[at + DOUBT + other] = public


@final
class Tally:
    """What a viewer (-1: a spectator) can tell of everybody's cards, in hand and laid aside in a discard.

    ``certain`` is a bundle for each seat: cards that it has in any case. ``unknown`` counts its other cards,
    and ``pool`` is what those of all seats are together: the bank is open, so what it lacks is in the hands.
    From that more is certain: of a kind a seat has at least what the unknown cards of all others cannot be.
    """

    def __init__(self, known: State, viewer: Seat, sizes: list[int]) -> None:
        """``known`` is the state as the viewer knows it, ``sizes`` how many cards each seat has."""
        v = known.v
        self.certain: list[int] = []
        self.unknown: list[int] = []
        pool = bank_for(known.players) * _EACH - known.bank
        for seat in range(known.players):
            at = seat * known.stride
            if seat == viewer or known.phase == OVER:
                cards = v[at + HAND] + v[at + ASIDE]
            else:
                cards = v[at + DOUBT + (seat if viewer < 0 else viewer)]
            pool -= cards
            self.certain.append(int(cards))
            self.unknown.append(int(sizes[seat] - total(cards)))
        left = total(pool)
        sure: Bundle = 0
        for seat in range(known.players):
            more = surplus(pool, left - i64(self.unknown[seat]))
            self.certain[seat] += int(more)
            self.unknown[seat] -= int(total(more))
            sure += more
        self.pool: Bundle = pool - sure

    def most(self, seat: int, kind: int) -> int:
        """How many cards of a kind a seat can have at most."""
        lying = int(count(self.pool, kind))
        return int(count(self.certain[seat], kind)) + min(lying, self.unknown[seat])

    def could_hold(self, seat: int, cards: int) -> bool:
        """Whether a seat may have all cards of a bundle, as far as can be told."""
        lack = cards - least(cards, self.certain[seat])
        return covers(self.pool, lack) and total(lack) <= self.unknown[seat]

    def expected(self, seat: int, kind: int) -> int:
        """How many cards of a kind a seat has, on average over what may be so, in hundredths."""
        known = 100 * int(count(self.certain[seat], kind))
        if self.unknown[seat] == 0:
            return known
        return known + 100 * self.unknown[seat] * int(count(self.pool, kind)) // int(total(self.pool))
