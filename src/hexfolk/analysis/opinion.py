"""What a master would have done at some step of a game, and what that would have changed.

It is asked as it would have been at the table: it knows what the seat could know, no more. Both moves are
then tried in the same worlds that agree with that knowledge, with the same dice, equally far.
"""

from typing import Final

from hexfolk.analysis.prospects import FIRST_ROLLS, Prospects, seeds
from hexfolk.bots import MASTER, choose
from hexfolk.bots.foresight import Streams
from hexfolk.core.action import (
    ACCEPT,
    COUNTER,
    OFFER,
    REFUSE,
    SEATS,
    TRADE,
    WITHDRAW,
    Action,
    action_text,
)
from hexfolk.core.chance import Seeded
from hexfolk.core.errors import Illegal
from hexfolk.core.game import Classic
from hexfolk.core.ids import Bundle
from hexfolk.core.observation import Observation, sample
from hexfolk.core.offer import Offer
from hexfolk.core.record import Record
from hexfolk.core.resource import covers
from hexfolk.core.state import HAND, State
from hexfolk.core.trade import exchange, find_offer
from hexfolk.report.playback import Playback
from hexfolk.table.counsel import view_hint
from hexfolk.view.game import view_still
from hexfolk.view.messages.analysis import SecondOpinion

SETS: Final = 4
# So many worlds are tried for each that is needed, if a partner must hold certain cards.
_TRIED: Final = 4
# How much longer than at a table it may think.
_CARE: Final = 2
_RULES: Final = Classic()
# What leaves the position as it is as soon as nobody talks any more.
_NOTHING: Final = (REFUSE, WITHDRAW)


class NoDecision(Exception):
    """Nobody acted at or after that step, or there is nothing to say about it."""


def opinion(playback: Playback, step: int, sets: int = SETS) -> SecondOpinion:
    """About the first action at a step or after it. Raises NoDecision.

    Either move is played on ``sets`` times 36 times.
    """
    record = playback.record
    number = _decision(record, step)
    entry = record.entries[number]
    if entry.action is None:
        raise NoDecision
    state = playback.moment(number).state
    observation = _RULES.observe(state, entry.seat)
    advised = choose(MASTER, observation, number, patience=True, nodes_factor=_CARE)
    if advised is None:
        # It would wait for answers, if it could: what then, if it cannot?
        advised = choose(MASTER, observation, number, nodes_factor=_CARE)
    if advised is None:
        raise NoDecision
    same = advised == entry.action
    chances = compare(observation, [entry.action] if same else [entry.action, advised], sets)
    view = view_still(observation, number)
    return SecondOpinion(
        step=number,
        line=playback.line(number + 1),
        turn=int(state.turn),
        seat=entry.seat,
        played=action_text(entry.action),
        by_clock=number > 0 and record.entries[number - 1].note == f"clock {entry.seat}",
        hint=view_hint(observation, advised),
        same=same,
        chance_played=None if chances is None else chances[0],
        chance_advised=None if chances is None else chances[-1],
        continuations=sets * FIRST_ROLLS,
        rates=view.rates,
        offers=view.offers,
    )


def compare(observation: Observation, actions: list[Action], sets: int = SETS) -> list[float] | None:
    """The seat's chance to win after each of some actions, as far as it can see.

    None if one of them is an offer or a counter-offer, which lead wherever others want, or if no world is
    found in which a partner holds what is dealt in.
    """
    if any(action.kind in (OFFER, COUNTER) for action in actions):
        return None
    known = observation.known
    prospects = Prospects(known.board, sets)
    until = int(known.turn + known.players) + 1
    sums = [0] * len(actions)
    worlds = _worlds(observation, actions, sets * FIRST_ROLLS)
    if not worlds:
        return None
    try:
        for place, seed in enumerate(seeds(sets, int(known.turn))):
            for number, action in enumerate(actions):
                state = worlds[place % len(worlds)].copy()
                chance = Streams(seed)
                _do(state, int(observation.seat), action, chance)
                sums[number] += prospects.play_on(state, chance, until)[int(observation.seat)]
    except Illegal:
        # Not known to this version's rules, or to this world: nothing to compare.
        return None
    return [round(one / (sets * FIRST_ROLLS) / 1e6, 4) for one in sums]


def _decision(record: Record, step: int) -> int:
    for number in range(max(0, step), len(record.entries)):
        if record.entries[number].action is not None:
            return number
    raise NoDecision


def _worlds(observation: Observation, actions: list[Action], wanted: int) -> list[State]:
    """Worlds that agree with an observation, and in which all these deals can be paid for."""
    deals = [_deal(observation, action) for action in actions]
    found: list[State] = []
    for i in range(_TRIED * wanted if any(deals) else wanted):
        world = sample(observation, Seeded(7 * i + 1))
        if all(deal is None or _holds(world, *deal) for deal in deals):
            found.append(world)
            if len(found) == wanted:
                break
    return found


def _deal(observation: Observation, action: Action) -> tuple[int, Bundle] | None:
    """Who must hold which cards for an action."""
    offer = _offer(observation.known, action)
    if offer is None:
        return None
    if offer.maker != observation.seat:
        return int(offer.maker), offer.give
    return action.argument % int(SEATS), offer.want


def _holds(world: State, seat: int, cards: Bundle) -> bool:
    return covers(world.v[world.at(seat) + HAND], cards)


def _offer(state: State, action: Action) -> Offer | None:
    """The offer that is taken, if one is."""
    if action.kind == ACCEPT:
        return find_offer(state, action.argument)
    return find_offer(state, action.argument // int(SEATS)) if action.kind == TRADE else None


def _do(state: State, seat: int, action: Action, chance: Streams) -> None:
    """Do an action in a world. Who accepts is taken at their word: cards change hands at once."""
    if action.kind in _NOTHING:
        return
    if action.kind not in (ACCEPT, TRADE):
        _RULES.apply(state, seat, action, chance)
        return
    offer = _offer(state, action)
    if offer is None:
        raise Illegal("offer_unknown")
    receiver = seat if offer.maker != seat else action.argument % int(SEATS)
    exchange(state, offer.maker, receiver, offer.give, offer.want)
