"""A short fingerprint of a position, for records.

It is taken over the position laid out as numbers in a form that never changes, whatever way a
``State`` keeps them: so a record made by one version of Hexfolk ends the same in the next.
The form: 22 numbers of the table, seven an offer, then seat by seat five cards in hand, five
development cards, ten counts and the sets of spots; bank, deck, spent and fresh cards; free
intersections, roads, weights of the hexes; with balanced dice the throws that are left and the soft rolls.
"""

import hashlib
from array import array
from typing import Final

from hexfolk.core.resource import unpack
from hexfolk.core.state import ASIDE, DOUBT, HAND, HELD, State

FORM: Final = 1


def digest(state: State) -> str:
    """Sixteen hexadecimal digits that equal positions of a game share."""
    return hashlib.sha256(array("q", _numbers(state)).tobytes()).hexdigest()[:16]


def _numbers(state: State) -> list[int]:
    numbers = [
        FORM,
        state.players,
        state.phase,
        state.turn,
        state.on_turn,
        state.builder,
        state.founded,
        state.last_site,
        state.rolled,
        state.die1,
        state.die2,
        state.robber,
        state.played,
        state.free_roads,
        state.deck_left,
        state.route_holder,
        state.army_holder,
        state.winner,
        state.next_offer,
        state.bought,
        len(state.offers),
        len(state.closed),
    ]
    for offer in state.offers + state.closed:
        numbers += [offer.number, offer.maker, offer.answers]
        numbers += [_five_bits(offer.give), _five_bits(offer.want)]
        numbers += [offer.accepted, offer.refused]
    for seat in range(int(state.players)):
        fields = [int(n) for n in state.v[state.at(seat) : state.at(seat) + state.stride]]
        numbers += unpack(fields[HAND]) + unpack(fields[HELD])
        fields[ASIDE] = _five_bits(fields[ASIDE])
        # Who can tell which cards is nothing that lies on the table.
        numbers += fields[HELD + 1 : DOUBT] + fields[DOUBT + state.players :]
    for stack in (state.bank, state.deck, state.spent, state.fresh):
        numbers += unpack(stack)
    numbers += [int(n) for n in state.v[state.open_sites :]]
    if state.throws:
        numbers += [state.throws, state.soft]
    return [int(n) for n in numbers]


def _five_bits(bundle: int) -> int:
    return sum(number * 32**kind for kind, number in enumerate(unpack(bundle)))
