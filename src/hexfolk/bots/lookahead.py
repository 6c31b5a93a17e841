"""The bots that look ahead: a settler's choice, tried against what else could be done.

``trader`` tries few continuations, ``master`` many. Both weigh every deal by what it does to their own
chance, which falls as the partner's rises, and enter into none that harms them.
"""

from typing import Final

from mypy_extensions import i64

from hexfolk.bots.foresight import LONGEST, Foresight
from hexfolk.bots.haggling import pending_offer
from hexfolk.bots.outlook import Outlook
from hexfolk.bots.promises import is_bearable
from hexfolk.bots.settler import choose_settler
from hexfolk.bots.style import USUAL, Style
from hexfolk.bots.value import Value, standard_net
from hexfolk.core.action import (
    ACCEPT,
    ARGUMENT,
    COUNTER,
    DISCARD,
    OFFER,
    PASS,
    REFUSE,
    SEATS,
    SIGNUP,
    TRADE,
    WITHDRAW,
    Action,
)
from hexfolk.core.ids import Seat
from hexfolk.core.observation import Observation
from hexfolk.core.resource import covers
from hexfolk.core.state import FOUND_ROAD, FOUND_SETTLEMENT, HAND
from hexfolk.core.trade import open_offer

# By how much anything must be better than the settler's choice, in millionths. The best of many that are
# looked at with so few continuations looks better than it is: games played to their end showed no gain below.
LEAD: Final = 15000
# Continuations for a decision in games of two; see ``continuations``.
TRADER_BUDGET: Final = 40
MASTER_BUDGET: Final = 200
MASTER_FIRST: Final = 160
"""Continuations for each choice of the set-up, which is looked at further ahead."""
# So many turns are played on there: what a site brings does not show in a round.
_FIRST_TURNS: Final = 32
# What is left as the settler chose it, and what is never tried instead of it.
_SETTLED: Final = (OFFER, WITHDRAW, REFUSE, ACCEPT, COUNTER, SIGNUP, PASS, DISCARD)
_TALK: Final = (OFFER, TRADE, WITHDRAW, REFUSE, ACCEPT, COUNTER, SIGNUP, PASS)


def choose_ahead(
    observation: Observation,
    seed: int,
    patience: bool,
    budget: int,
    longest: float = LONGEST,
    style: Style = USUAL,
    first: int = 0,
) -> Action | None:
    """See ``roster.choose``; ``budget`` as for two players, and ``longest`` seconds at most.

    The set-up has a budget of its own, ``first``, if there is one.
    """
    favourite = choose_settler(observation, seed, patience, style=style)
    if favourite is None:
        return None
    answers = favourite.kind in (ACCEPT, REFUSE) and observation.seat not in observation.must
    if favourite.kind in _SETTLED and not answers:
        return favourite
    budget = continuations(budget, int(observation.known.players))
    foresight = Foresight(observation, Value(observation.known.board, standard_net()), seed, longest)
    if first and observation.known.phase in (FOUND_SETTLEMENT, FOUND_ROAD):
        rounds = _FIRST_TURNS // int(observation.known.players)
        return Action(foresight.choose(_others_after(foresight, favourite), first, 0, rounds))
    if answers:
        return _answer(foresight, observation, favourite, budget)
    if favourite.kind == TRADE:
        return _conclude(foresight, observation, favourite, budget)
    return Action(foresight.choose(_others_after(foresight, favourite), budget, LEAD))


def _others_after(foresight: Foresight, favourite: Action) -> list[int]:
    """The settler's choice, then whatever else could be done."""
    others = [code for code in foresight.legal() if code != favourite.code and Action(code).kind not in _TALK]
    return [int(favourite.code), *others]


def continuations(budget: int, players: int) -> int:
    """So many instead of a ``budget`` for two: a round of more players takes longer to play on."""
    return budget * 4 // (players + 2)


def _answer(foresight: Foresight, observation: Observation, favourite: Action, budget: int) -> Action:
    """Accept what brings more than it costs; what helps the maker costs, too."""
    offer = pending_offer(observation.known, observation.seat)
    state = observation.known
    if offer is None or not covers(state.v[state.at(observation.seat) + HAND], offer.want):
        return favourite
    # Nobody near to winning is helped, whatever the value says.
    outlook = Outlook(observation)
    if outlook.is_dangerous(offer.maker):
        return favourite
    own = _gain(foresight, offer.maker, offer.want, offer.give, budget)
    welcome = own >= LEAD or (favourite.kind == ACCEPT and own >= 0)
    accept = welcome and is_bearable(outlook, offer)
    return Action((ACCEPT if accept else REFUSE) + ARGUMENT * offer.number)


def _conclude(foresight: Foresight, observation: Observation, favourite: Action, budget: int) -> Action:
    """Deal with the chosen partner, unless that does harm."""
    number = favourite.argument // SEATS
    partner = favourite.argument % SEATS
    offer = open_offer(observation.known, number)
    if offer.maker == observation.seat:
        own = _gain(foresight, partner, offer.give, offer.want, budget)
        return favourite if own >= 0 else Action(WITHDRAW + ARGUMENT * number)
    own = _gain(foresight, partner, offer.want, offer.give, budget)
    return favourite if own >= 0 else Action(REFUSE + ARGUMENT * number)


def _gain(foresight: Foresight, partner: Seat, give: i64, take: i64, budget: int) -> i64:
    foresight.demand(partner, take, max(4, budget // 2))
    return foresight.gain(partner, give, take)
