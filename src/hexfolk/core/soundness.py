"""Whether a game could come to a state: what is kept twice agrees, and what a phase needs is there.

A state that was read from bytes passes here before anybody uses it; so the rules need not doubt it.
What is wrong is told in a few words; empty text means that nothing is.
"""

from mypy_extensions import i64

from hexfolk.core import building, dice, inventory, robber, special, terrain
from hexfolk.core.bits import BIT_OF, has
from hexfolk.core.cards import deck_for, has_free_road
from hexfolk.core.founding import founder
from hexfolk.core.game import SEVEN
from hexfolk.core.ids import Seat
from hexfolk.core.inventory import WHOLE
from hexfolk.core.offer import Offer
from hexfolk.core.resource import overlap, total
from hexfolk.core.state import (
    ASIDE,
    BEFORE_ROLL,
    CITIES_LEFT,
    DISCARDING,
    DUE,
    FOUND_ROAD,
    FREE_ROAD,
    MAIN,
    MOVE_ROBBER,
    NOBODY,
    OFF_BOARD,
    OVER,
    ROADS_LEFT,
    ROBBING,
    SETTLEMENTS_LEFT,
    SIGN,
    SIGN_UP,
    SIGNED,
    SPECIAL,
    UNASKED,
    State,
    hand_size,
    holds,
)
from hexfolk.core.trade import MOST_OFFERS
from hexfolk.core.victory import points


def complaint(state: State, reader: Seat) -> str:
    """What is wrong with a state whose numbers are within their bounds."""
    if state.phase == OVER:
        reader = WHOLE  # everything is open then (B74)
    return (
        inventory.pieces_complaint(state)
        or inventory.cards_complaint(state, reader)
        or inventory.hidden_complaint(state, reader)
        or inventory.count_complaint(state, reader)
        or inventory.awards_complaint(state)
        or inventory.sums_complaint(state)
        or _turn_complaint(state)
        or dice.deck_complaint(state)
        or (_founding_complaint(state) if state.phase <= FOUND_ROAD else _phase_complaint(state, reader))
        or _discards_complaint(state, reader)
        or _signs_complaint(state)
        or _offers_complaint(state, reader)
    )


# --- phases ----------------------------------------------------------------------------------


def _turn_complaint(state: State) -> str:
    """What is true of every phase, and of all after the roll."""
    phase = state.phase
    founding = phase <= FOUND_ROAD
    if (state.builder == NOBODY) == (phase == SPECIAL) or state.builder == state.on_turn:
        return "a builder in another phase"
    if (state.winner == NOBODY) == (phase == OVER):
        return "a winner in another phase"
    if phase in (SIGN_UP, SPECIAL) and not state.options.slots:
        return "special building that there is not"
    if founding != (state.turn == 0) or (not founding and state.founded != 2 * state.players):
        return "not that many settlements in the set-up"
    if state.rolled:
        if phase <= BEFORE_ROLL:
            return "a roll too early"
    elif state.bought or state.closed or phase in (DISCARDING, MAIN, SIGN_UP, SPECIAL):
        return "no roll yet"
    if (state.die1 == 0) != (state.die2 == 0):
        return "one die"
    if (phase == FREE_ROAD) != (state.free_roads > 0):
        return "free roads in another phase"
    if state.robber == OFF_BOARD:
        if state.options.robber and state.board.robber != OFF_BOARD:
            return "no robber"
    elif not state.options.robber:
        return "a robber that there is not"
    elif state.robber != state.board.robber and not terrain.takes_robber(state.board.terrain[state.robber]):
        return "a robber at sea"
    return ""


def _founding_complaint(state: State) -> str:
    """Everybody has as much as was founded so far (B16–B19)."""
    topology = state.board.topology
    v = state.v
    due = state.founded
    if state.phase == FOUND_ROAD:
        due -= 1
    if state.on_turn != founder(state, due):
        return "another founder's turn"
    if state.played or state.deck_left != sum(deck_for(state.players)):
        return "development cards in the set-up"
    for seat in range(state.players):
        at = state.at(seat)
        placed: i64 = 0
        if seat < state.founded:
            placed += 1
        if 2 * state.players - 1 - seat < state.founded:
            placed += 1
        roads = placed
        if state.phase == FOUND_ROAD and seat == state.on_turn:
            roads -= 1
        if (
            building.SETTLEMENTS - v[at + SETTLEMENTS_LEFT] != placed
            or v[at + CITIES_LEFT] != building.CITIES
        ):
            return "not the settlements of the set-up"
        if building.ROADS - v[at + ROADS_LEFT] != roads:
            return "not the roads of the set-up, or a city"
        # The second settlement lies at three hexes at most.
        if hand_size(state, seat) > (3 if placed == 2 else 0):
            return "not the income of the set-up"
    if state.phase == FOUND_ROAD:
        if state.last_site == NOBODY or not has(
            v, state.at(state.on_turn) + state.settlements_at, state.last_site
        ):
            return "no settlement for the road"
        for w in range(topology.edge_words):
            if topology.edges_at[state.last_site * topology.edge_words + w] & v[state.all_roads + w]:
                return "a road before its turn"
    return ""


def _phase_complaint(state: State, reader: Seat) -> str:
    """Whoever must act in a phase has something to do there."""
    phase = state.phase
    seat = state.on_turn
    if phase == OVER:
        return "" if state.winner == seat and points(state, seat) >= state.options.target else "no victory"
    # From special building on nobody wins before a turn of their own (B63).
    if phase < SIGN_UP and points(state, seat) >= state.options.target:
        return "a victory that nobody saw"
    if phase == MOVE_ROBBER and not (state.options.robber and robber.has_move(state)):
        return "nowhere to move the robber"
    if phase == ROBBING:
        if state.robber == OFF_BOARD:
            return "nobody to rob"
        if reader == WHOLE and not (
            robber.has_victim(state) and robber.only_victim(state, state.robber) == NOBODY
        ):
            return "nobody to choose among"
    if phase == FREE_ROAD and not (
        state.played
        and state.free_roads <= state.v[state.at(seat) + ROADS_LEFT]
        and has_free_road(state, seat)
    ):
        return "no place for a free road"
    return ""


def _discards_complaint(state: State, reader: Seat) -> str:
    """After a seven: half of the hands above the limit, less what was laid aside (B27, B28)."""
    waiting = False
    for seat in range(state.players):
        at = state.at(seat)
        due = state.v[at + DUE]
        aside = total(state.v[at + ASIDE])
        if due:
            waiting = True
        if state.phase != DISCARDING:
            if due or aside:
                return "a discard in another phase"
        elif reader in (WHOLE, seat):
            cards = hand_size(state, seat) + aside
            if due + aside != (cards // 2 if cards > robber.HAND_LIMIT else 0):
                return "not half of a hand"
    if state.phase == DISCARDING and not (
        waiting and state.options.discard and state.die1 + state.die2 == SEVEN
    ):
        return "nothing to discard"
    return ""


def _signs_complaint(state: State) -> str:
    """Who has answered whether they build in special building (B61, B64)."""
    v = state.v
    open_yet = state.options.slots and state.phase >= BEFORE_ROLL
    for seat in range(state.players):
        if v[state.at(seat) + SIGN] != UNASKED and (seat == state.on_turn or not open_yet):
            return "an answer that nobody asked for"
    if state.phase == SIGN_UP and special.is_answered(state):
        return "nobody left to sign up"
    if state.phase == SPECIAL and not (
        special.is_answered(state) and v[state.at(state.builder) + SIGN] == SIGNED
    ):
        return "a builder who did not sign up"
    return ""


# --- offers ----------------------------------------------------------------------------------


def _offers_complaint(state: State, reader: Seat) -> str:
    """Offers that could be made and can be paid, each with a number of its own (B38, B39)."""
    if state.offers and state.phase != MAIN:
        return "offers in another phase"
    numbers: set[int] = set()
    for offer in state.offers + state.closed:
        if offer.number >= state.next_offer or offer.number in numbers:
            return "two offers of a number"
        numbers.add(offer.number)
        if not _is_offer(state, offer):
            return "an offer that nobody may make"
    made: list[int] = [0] * int(state.players)
    for offer in state.offers:
        made[offer.maker] += 1
        if made[offer.maker] > MOST_OFFERS:
            return "too many offers of a player"
        if reader in (WHOLE, offer.maker) and not holds(state, offer.maker, offer.give):
            return "an offer that its maker cannot pay"
    return ""


def _is_offer(state: State, offer: Offer) -> bool:
    if overlap(offer.give, offer.want) or (offer.give == 0 and offer.want == 0):
        return False
    if (offer.give == 0 or offer.want == 0) and not state.options.gifts:
        return False
    answered = offer.accepted | offer.refused
    if offer.accepted & offer.refused or answered & BIT_OF[offer.maker]:
        return False
    if offer.maker == state.on_turn:
        return offer.answers == 0
    return 0 < offer.answers < offer.number and answered == 0
