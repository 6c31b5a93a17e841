"""Whether cards and pieces add up, and all that a state keeps about them follows from them.

What is wrong is told in a few words; empty text means that nothing is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core import building
from hexfolk.core.army import SMALLEST
from hexfolk.core.bits import has, members, put
from hexfolk.core.cards import KNIGHT_CARD, POINT_CARD, deck_for
from hexfolk.core.game import Classic
from hexfolk.core.ids import Seat
from hexfolk.core.production import bank_for
from hexfolk.core.resource import KINDS, ONE, count, covers, total
from hexfolk.core.route import AWARD_POINTS, SHORTEST, route_length
from hexfolk.core.state import ASIDE, DOUBT, DUE, HAND, HELD, KNIGHTS, NOBODY, POINTS, ROUTE, SIGN, State

WHOLE: Final[i64] = -2
"""For ``reader``: nothing is hidden. Else the seat that knows the state, -1 for a spectator."""

# --- pieces and what follows from them -------------------------------------------------------


def pieces_complaint(state: State) -> str:
    """Every piece has a place of its own, and no buildings are neighbours (B2, B17, B18, B42)."""
    topology = state.board.topology
    v = state.v
    words = topology.node_words
    barred = vec[i64]([i64(0)] * int(words))
    laid = vec[i64]([i64(0)] * int(topology.edge_words))
    for seat in range(state.players):
        at = state.at(seat)
        settlements = members(v, at + state.settlements_at, words)
        cities = members(v, at + state.cities_at, words)
        roads = members(v, at + state.roads_at, topology.edge_words)
        if len(settlements) > building.SETTLEMENTS or len(cities) > building.CITIES:
            return "more buildings than there are"
        if len(roads) > building.ROADS:
            return "more roads than there are"
        for node in settlements + cities:
            if not has(topology.sites, 0, node) or has(barred, 0, node):
                return "a building where none may stand"
            for w in range(words):
                barred[w] |= topology.near[node * words + w]
        for edge in roads:
            if not has(topology.land_edges, 0, edge) or has(laid, 0, edge):
                return "a road where none may lie"
            put(laid, 0, edge)
    return ""


def sums_complaint(state: State) -> str:
    """All that is kept about the pieces is what putting them there again gives."""
    again = _lay_out(state)
    for i in range(len(state.v)):
        if state.v[i] != again.v[i]:
            return "sums and sets that do not follow from the pieces"
    return ""


def _lay_out(state: State) -> State:
    """The same cards and pieces on an empty board."""
    topology = state.board.topology
    again = Classic().new_game(state.board, state.options)
    v = state.v
    for seat in range(state.players):
        at = state.at(seat)
        again.v[at + HAND] = v[at + HAND]
        again.v[at + HELD] = v[at + HELD]
        again.v[at + KNIGHTS] = v[at + KNIGHTS]
        again.v[at + DUE] = v[at + DUE]
        again.v[at + ASIDE] = v[at + ASIDE]
        again.v[at + SIGN] = v[at + SIGN]
        for viewer in range(state.players):
            again.v[at + DOUBT + viewer] = v[at + DOUBT + viewer]
        for node in members(v, at + state.settlements_at, topology.node_words):
            building.place_settlement(again, seat, node, None)
        for node in members(v, at + state.cities_at, topology.node_words):
            building.place_settlement(again, seat, node, None)
            building.place_city(again, seat, node, None)
    for seat in range(state.players):
        for edge in members(v, state.at(seat) + state.roads_at, topology.edge_words):
            building.place_road(again, seat, edge, False, None)
    for seat in range(state.players):
        if state.options.route_award:
            again.v[state.at(seat) + ROUTE] = route_length(again, seat)
        if seat == state.route_holder:
            again.v[state.at(seat) + POINTS] += AWARD_POINTS
        if seat == state.army_holder:
            again.v[state.at(seat) + POINTS] += AWARD_POINTS
    return again


def awards_complaint(state: State) -> str:
    """Who may hold the awards (B57–B59); what the lengths are is seen to with the sums."""
    v = state.v
    longest: i64 = 0
    leaders: i64 = 0
    knights: i64 = 0
    for seat in range(state.players):
        length = v[state.at(seat) + ROUTE]
        if length > longest:
            longest = length
            leaders = 1
        elif length == longest:
            leaders += 1
        if v[state.at(seat) + KNIGHTS] > knights:
            knights = v[state.at(seat) + KNIGHTS]
    holder = state.route_holder
    if not state.options.route_award or longest < SHORTEST:
        if holder != NOBODY:
            return "a route award that there is not"
    elif holder == NOBODY:
        if leaders == 1:
            return "a longest route without its award"
    elif v[state.at(holder) + ROUTE] != longest:
        return "a route award for another route"
    holder = state.army_holder
    if not state.options.army_award or knights < SMALLEST:
        if holder != NOBODY:
            return "an army award that there is not"
    elif holder == NOBODY or v[state.at(holder) + KNIGHTS] != knights:
        return "an army award for another army"
    return ""


# --- cards -----------------------------------------------------------------------------------


def cards_complaint(state: State, reader: Seat) -> str:
    """As many cards of every kind as there are; no more where some are hidden (B3, B4)."""
    v = state.v
    hidden = reader != WHOLE
    drawn: i64 = 0
    knights: i64 = 0
    for kind, number in enumerate(deck_for(state.players)):
        cards = count(state.bank, kind)
        develop = count(state.deck, kind) + count(state.spent, kind)
        drawn += count(state.spent, kind)
        for seat in range(state.players):
            at = state.at(seat)
            cards += count(v[at + HAND], kind) + count(v[at + ASIDE], kind)
            develop += count(v[at + HELD], kind)
            drawn += count(v[at + HELD], kind)
        bank = bank_for(state.players)
        if cards > bank or (cards < bank and not hidden):
            return "resource cards lost or made"
        if develop > number or (develop < number and not hidden):
            return "development cards lost or made"
    for seat in range(state.players):
        knights += v[state.at(seat) + KNIGHTS]
    if knights != count(state.spent, KNIGHT_CARD) or count(state.spent, POINT_CARD):
        return "played cards that nobody played"
    left = sum(deck_for(state.players)) - drawn
    if state.deck_left > left or (state.deck_left < left and not hidden):
        return "a deck of another size"
    return ""


def hidden_complaint(state: State, reader: Seat) -> str:
    """What a reader may not know is blank, and what was bought in this turn is held."""
    v = state.v
    if not covers(v[state.at(state.on_turn) + HELD], state.fresh):
        return "a card bought in this turn that is not held"
    if reader != WHOLE and state.deck:
        return "a deck that nobody may know"
    if reader in (WHOLE, state.on_turn) and total(state.fresh) != state.bought:
        return "not the cards that were bought in this turn"
    if reader == WHOLE:
        return ""
    for seat in range(state.players):
        if seat != reader:
            at = state.at(seat)
            if v[at + HAND] or v[at + HELD] or v[at + ASIDE]:
                return "cards that the reader may not know"
    return ""


def count_complaint(state: State, reader: Seat) -> str:
    """Nobody is in doubt about cards that are not there, or less sure than the public (see ``counting``).

    Where something is hidden, what is certain stands instead.
    """
    v = state.v
    hidden = reader != WHOLE
    unseen: i64 = 0
    for kind in range(KINDS):
        unseen += (bank_for(state.players) - count(state.bank, kind)) * ONE[kind]
    for seat in range(state.players):
        at = state.at(seat)
        cards = v[at + HAND] + v[at + ASIDE]
        public = v[at + DOUBT + seat]
        for other in range(state.players):
            word = v[at + DOUBT + other]
            if other == seat:
                sound = covers(cards, word) if seat == reader or not hidden else True
            elif other == reader:
                sound = covers(word, public)
            else:
                sound = word == 0 if hidden else covers(public, word)
            if not sound:
                return "a count of cards that nobody can have made"
        if hidden:
            known = cards
            if seat != reader:
                known = public if reader == NOBODY else v[at + DOUBT + reader]
            if not covers(unseen, known):
                return "more cards certain than there are"
            unseen -= known
    return ""
