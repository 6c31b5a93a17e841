"""Why to build, and why just there."""

from typing import Final

from mypy_extensions import i64

from hexfolk.bots.corners import look_at, yield_of
from hexfolk.bots.grounds import Ground
from hexfolk.bots.outlook import Outlook
from hexfolk.bots.plan import REACH, at_distance
from hexfolk.bots.purpose import Purpose, site_beyond, with_road
from hexfolk.bots.ways import Ways
from hexfolk.core.army import SMALLEST
from hexfolk.core.bits import BIT_OF
from hexfolk.core.cards import KNIGHT_CARD
from hexfolk.core.ids import Bundle, EdgeId, NodeId
from hexfolk.core.resource import KINDS, ONE, count
from hexfolk.core.robber import HAND_LIMIT
from hexfolk.core.state import HELD, KNIGHTS, POINTS, PORTS, ROUTE

# Dots of its kind that make a port of one resource worth naming.
_PORT_DOTS: Final = 7
# Knights that lack to the award, at most, for it to be a reason.
_NEAR: Final = 2


def settle_ground(outlook: Outlook, node: NodeId) -> Ground:
    """A settlement: the point that wins, the port, the kinds that are new, or simply the yield."""
    if outlook.points + 1 >= outlook.target:
        return Ground("wins")
    corner = look_at(outlook.state.board, node)
    port = corner.port
    is_new = port >= 0 and not outlook.state.v[outlook.at + PORTS] & BIT_OF[port]
    if is_new and port < KINDS and outlook.income[port] + count(corner.cards, port) >= _PORT_DOTS:
        return Ground("settle_port", corner.cards)
    fresh = _new_kinds(outlook, corner.cards)
    if fresh and fresh != corner.cards:
        return Ground("settle_new", fresh)
    if is_new and port == KINDS:
        return Ground("settle_port", corner.cards)
    return Ground("settle_yields", corner.cards)


def _new_kinds(outlook: Outlook, cards: Bundle) -> Bundle:
    """What a corner yields of kinds that its seat does not earn yet."""
    fresh: Bundle = 0
    for kind in range(KINDS):
        if outlook.income[kind] == 0:
            fresh += count(cards, kind) * ONE[kind]
    return fresh


def city_ground(outlook: Outlook, node: NodeId) -> Ground:
    """A city: the point that wins, or twice the yield."""
    if outlook.points + 1 >= outlook.target:
        return Ground("wins")
    return Ground("city_doubles", yield_of(outlook.state.board, node))


def road_ground(outlook: Outlook, edge: EdgeId) -> Ground:
    """A road: the award, the corner that it leads to, the route, or room for later."""
    state = outlook.state
    seat = outlook.seat
    trial = with_road(state, seat, edge)
    gained = trial.v[outlook.at + POINTS] - state.v[outlook.at + POINTS]
    if gained > 0 and outlook.points + gained >= outlook.target:
        return Ground("wins")
    length = trial.v[outlook.at + ROUTE]
    if trial.route_holder == seat and state.route_holder != seat:
        return Ground("road_route_award", number=length)
    site, far = site_beyond(outlook, Ways(state, seat, REACH), trial)
    if site >= 0:
        return Ground("road_to_site", yield_of(state.board, site), spot=f"n{site}", number=far)
    if length > state.v[outlook.at + ROUTE]:
        return Ground("road_route", number=length)
    return Ground("road_room")


def buy_ground(outlook: Outlook) -> Ground:
    """A development card: the army, too many cards in hand, or what it may be."""
    state = outlook.state
    if state.options.army_award and state.army_holder != outlook.seat:
        need: i64 = SMALLEST
        if state.army_holder >= 0:
            need = state.v[state.at(state.army_holder) + KNIGHTS] + 1
        mine = state.v[outlook.at + KNIGHTS] + count(state.v[outlook.at + HELD], KNIGHT_CARD)
        if 0 < need - mine <= _NEAR:
            return Ground("buy_army", number=need - mine)
    if outlook.hand_size > HAND_LIMIT and state.options.discard:
        return Ground("buy_crowded", number=outlook.hand_size)
    return Ground("buy_open", number=outlook.undrawn_points())


def roads_ground(outlook: Outlook, purpose: Purpose) -> Ground:
    """Two free roads: towards the corner that one works for, or along the route."""
    ways = purpose.ways
    best: NodeId = -1
    most: i64 = -1
    for node in range(outlook.state.board.topology.node_count):
        far = ways.roads[node]
        if 0 < far <= REACH and outlook.is_free(node):
            worth = at_distance(outlook.node_worth(node), far)
            if worth > most:
                most = worth
                best = node
    if best >= 0:
        return Ground("roads_to_site", yield_of(outlook.state.board, best), spot=f"n{best}")
    return Ground("roads_route")
