"""The game as one reader may see it: made from an observation, so nothing else can get in."""

from typing import Final, get_args

import msgspec

from hexfolk.core import trade
from hexfolk.core.action import SEATS, action_text
from hexfolk.core.bits import members
from hexfolk.core.ids import Seat
from hexfolk.core.observation import Observation
from hexfolk.core.offer import Offer
from hexfolk.core.resource import KINDS, unpack
from hexfolk.core.state import (
    CITIES_LEFT,
    DUE,
    HELD,
    KNIGHTS,
    OFF_BOARD,
    OVER,
    POINTS,
    ROADS_LEFT,
    ROUTE,
    SETTLEMENTS_LEFT,
    SIGN,
    SIGNED,
    UNASKED,
    State,
    actor,
    hand_of,
)
from hexfolk.view.messages.game import BuildingView, GameView, OfferView, PlayerView, RoadView
from hexfolk.view.messages.words import CardName, Phase, Reason


class Asides(msgspec.Struct, frozen=True):
    """What was said about trade beside the game: the same for all readers."""

    not_trading: list[int] = []
    """Seats that do not trade this turn."""
    reasons: dict[int, dict[int, Reason]] = {}
    """By offer and seat: why it is refused."""


NOTHING_SAID: Final = Asides()
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
CARDS: Final[tuple[CardName, ...]] = get_args(CardName)


def view_game(
    observation: Observation,
    seq: int,
    decision: int,
    stopped: bool = False,
    undo: str | None = None,
    undo_closed: str | None = None,
    public: GameView | None = None,
    asides: Asides = NOTHING_SAID,
) -> GameView:
    """The view of the reader whose observation it is; seat -1 is a spectator's.

    ``seq`` and ``decision`` name the log entry it stands at and what is asked; a ``stopped``
    game is over whatever the rules say. ``undo`` is the move that the reader may take back, else
    ``undo_closed`` says why there is none. ``public`` is a spectator's view of the same position:
    where it has been made, readers share what all see alike, which is most of the work. ``asides`` go into
    the public part.
    """
    state = observation.known
    reader = int(observation.seat)
    over = stopped or state.phase == OVER
    if public is None:
        public = _view_public(observation, seq, over, asides)
    players = public.players
    if reader >= 0 and state.phase != OVER:
        players = [*players[:reader], _view_player(observation, reader, True), *players[reader + 1 :]]
    return msgspec.structs.replace(
        public,
        decision=decision,
        you=reader if reader >= 0 else None,
        players=players,
        legal=[] if over else [action_text(action) for action in observation.legal],
        off=dict.fromkeys(observation.off, "game_over") if over else observation.off,
        rates=_rates(state, reader),
        fresh=_fresh(state, reader),
        undo=undo,
        undo_closed=undo_closed,
    )


def view_still(observation: Observation, seq: int, stopped: bool = False, open_: bool = False) -> GameView:
    """A position of a game that is over, in which nobody acts any more.

    It shows what the reader knew then; ``open_`` is for an observation in which everything lies open.
    """
    if not open_:
        view = view_game(observation, seq, seq, stopped)
        return msgspec.structs.replace(view, legal=[], off={})
    return _view_public(observation, seq, stopped or observation.known.phase == OVER, NOTHING_SAID, True)


def _view_public(
    observation: Observation, seq: int, over: bool, asides: Asides, open_: bool = False
) -> GameView:
    """What everybody may know of a position, whose observation of it this may be."""
    state = observation.known
    open_ = open_ or state.phase == OVER
    return GameView(
        seq=seq,
        decision=seq,
        you=None,
        phase="over" if over else PHASES[state.phase],
        turn=int(state.turn),
        on_turn=int(actor(state)),
        must=[] if over else observation.must,
        may=[] if over else observation.may,
        rolled=state.rolled == 1,
        dice=(int(state.die1), int(state.die2)) if state.die1 > 0 else None,
        robber=None if state.robber == OFF_BOARD else f"h{state.robber}",
        bank=unpack(state.bank) if state.options.bank_shown else None,
        deck=int(state.deck_left),
        players=[_view_player(observation, seat, open_) for seat in range(int(state.players))],
        buildings=_buildings(state),
        roads=_roads(state),
        offers=[_view_offer(offer, asides.reasons.get(int(offer.number), {})) for offer in state.offers],
        not_trading=asides.not_trading,
        free_roads=int(state.free_roads),
        target=state.options.target,
        winner=None if state.winner < 0 else int(state.winner),
        legal=[],
        off={},
        rates=_rates(state, -1),
        fresh=_fresh(state, -1),
        undo=None,
        undo_closed=None,
    )


def _view_player(observation: Observation, seat: int, open_: bool) -> PlayerView:
    """A seat as others see it, or with its hand ``open_``."""
    state = observation.known
    v = state.v
    at = state.at(seat)
    sign = v[at + SIGN]
    return PlayerView(
        seat=seat,
        cards=observation.hand_sizes[seat],
        development=observation.held_sizes[seat],
        knights=int(v[at + KNIGHTS]),
        roads_left=int(v[at + ROADS_LEFT]),
        settlements_left=int(v[at + SETTLEMENTS_LEFT]),
        cities_left=int(v[at + CITIES_LEFT]),
        route=int(v[at + ROUTE]),
        route_award=state.route_holder == seat,
        army_award=state.army_holder == seat,
        points=int(v[at + POINTS]),
        total=observation.total_points(seat) if open_ else None,
        discard_due=int(v[at + DUE]),
        sign_up=None if sign == UNASKED else sign == SIGNED,
        hand=hand_of(state, seat) if open_ else None,
        held=dict(zip(CARDS, unpack(v[at + HELD]), strict=True)) if open_ else None,
    )


def _view_offer(offer: Offer, reasons: dict[int, Reason]) -> OfferView:
    return OfferView(
        id=int(offer.number),
        maker=int(offer.maker),
        counters=int(offer.answers) or None,
        give=unpack(int(offer.give)),
        want=unpack(int(offer.want)),
        accepted=_seats(offer.accepted),
        refused=_seats(offer.refused),
        reasons={seat: reason for seat, reason in reasons.items() if offer.refused >> seat & 1},
    )


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(SEATS) if mask >> seat & 1]


def _buildings(state: State) -> list[BuildingView]:
    words = state.board.topology.node_words
    found: list[BuildingView] = []
    for seat in range(int(state.players)):
        at = state.at(seat)
        settlements = members(state.v, at + state.settlements_at, words)
        cities = members(state.v, at + state.cities_at, words)
        found += [BuildingView(f"n{node}", seat, "settlement") for node in settlements]
        found += [BuildingView(f"n{node}", seat, "city") for node in cities]
    return found


def _roads(state: State) -> list[RoadView]:
    words = state.board.topology.edge_words
    return [
        RoadView(f"e{edge}", seat)
        for seat in range(int(state.players))
        for edge in members(state.v, state.at(seat) + state.roads_at, words)
    ]


def _rates(state: State, reader: Seat) -> list[int]:
    if reader < 0:
        return [trade.BANK_RATE] * KINDS
    return [int(trade.rate(state, reader, kind)) for kind in range(KINDS)]


def _fresh(state: State, reader: Seat) -> dict[CardName, int]:
    if reader != state.on_turn:
        return {}
    counts = dict(zip(CARDS, unpack(state.fresh), strict=True))
    return {card: number for card, number in counts.items() if number}
