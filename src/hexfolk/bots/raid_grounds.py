"""Why to send the robber there, to play a card, and what to part with."""

from mypy_extensions import i64

from hexfolk.bots.grounds import Ground
from hexfolk.bots.outlook import Outlook
from hexfolk.bots.purpose import Purpose
from hexfolk.bots.raiding import danger
from hexfolk.core.action import ROB
from hexfolk.core.army import AWARD_POINTS, SMALLEST
from hexfolk.core.ids import Bundle, HexId, Kind, Seat
from hexfolk.core.observation import Observation
from hexfolk.core.resource import KINDS, ONE, count
from hexfolk.core.state import KNIGHTS


def knight_ground(outlook: Outlook) -> Ground:
    """A knight: the award that wins, the own hex set free, the army, or the leader hindered."""
    state = outlook.state
    mine = state.v[outlook.at + KNIGHTS] + 1
    need = _army_needed(outlook)
    if 0 < need <= mine and outlook.points + AWARD_POINTS >= outlook.target:
        return Ground("wins")
    if state.options.robber and state.robber >= 0 and outlook.hex_worth(outlook.seat, state.robber) > 0:
        return Ground("knight_own_hex", number=outlook.hex_worth(outlook.seat, state.robber))
    if need > 0:
        return Ground("knight_award") if need <= mine else Ground("knight_army", number=need - mine)
    leader = leading(outlook)
    if state.options.robber and leader >= 0:
        return Ground("knight_leader", seat=leader)
    return Ground("knight_steal")


def _army_needed(outlook: Outlook) -> i64:
    """Knights that take the award; 0 if it is one's own already, or there is none."""
    state = outlook.state
    if not state.options.army_award or state.army_holder == outlook.seat:
        return 0
    if state.army_holder < 0:
        return SMALLEST
    return state.v[state.at(state.army_holder) + KNIGHTS] + 1


def leading(outlook: Outlook) -> Seat:
    """The other seat with most points as far as they show, if it is alone in that; else -1."""
    best: Seat = -1
    most: i64 = 0
    for seat in range(outlook.players):
        if seat != outlook.seat:
            points = outlook.expected_points(seat)
            if points > most:
                most = points
                best = seat
            elif points == most:
                best = -1
    return best


def robber_ground(outlook: Outlook, h: HexId) -> Ground:
    """A hex for the robber: whom it costs most, and whether it leaves an own one."""
    state = outlook.state
    victim: Seat = -1
    most: i64 = 0
    for seat in range(outlook.players):
        loss = outlook.hex_worth(seat, h) * danger(outlook, seat)
        if seat != outlook.seat and loss > most:
            most = loss
            victim = seat
    if victim < 0:
        return Ground("robber_idle")
    loss = outlook.hex_worth(victim, h)
    if state.robber >= 0 and state.robber != h and outlook.hex_worth(outlook.seat, state.robber) > 0:
        return Ground("robber_own_hex", seat=victim, number=loss)
    return Ground("robber_leader", seat=victim, number=loss)


def rob_ground(outlook: Outlook, observation: Observation, victim: Seat) -> Ground:
    """A victim: the only one, the leader, or the one with most cards."""
    victims = 0
    for action in observation.legal:
        if action.kind == ROB:
            victims += 1
    held = observation.hand_sizes[victim]
    if victims == 1:
        return Ground("rob_only", seat=victim, number=held)
    if leading(outlook) == victim:
        return Ground("rob_leader", seat=victim, number=held)
    return Ground("rob_most", seat=victim, number=held)


def discard_ground(outlook: Outlook, purpose: Purpose, thrown: Bundle) -> Ground:
    """Cards to part with: what the goal needs is kept."""
    left = outlook.hand - thrown
    kept: Bundle = 0
    for kind in range(KINDS):
        needed = count(purpose.cost, kind)
        held = count(left, kind)
        kept += ONE[kind] * (needed if needed < held else held)
    if purpose.goal and kept:
        return Ground("discard_keep", kept, goal=purpose.goal)
    return Ground("discard_most")


def plenty_ground(outlook: Outlook, purpose: Purpose, taken: Bundle) -> Ground:
    """Two cards of the bank: the ones that lack, or scarce ones."""
    if purpose.is_reached(outlook.hand + taken):
        return Ground("plenty_completes", taken, goal=purpose.goal)
    return Ground("plenty_short", taken)


def monopoly_ground(outlook: Outlook, purpose: Purpose, kind: Kind) -> Ground:
    """A kind that others must hand over; how much of it only where the table shows the bank."""
    held = outlook.held_by_others(kind)
    if not outlook.state.options.bank_shown:
        held = 0
    if held and purpose.is_reached(outlook.hand + held * ONE[kind]):
        return Ground("monopoly_completes", held * ONE[kind], goal=purpose.goal)
    return Ground("monopoly_many")
