"""The Classic game: ties the chapters together.

``Classic`` is an object with overridable hooks, one a phase or an action: an expansion is a
subclass that overrides some of them. Every action is checked before anything changes, so
a refused one leaves the state as it was.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexfolk.core import (
    army,
    building,
    cards,
    dice,
    forced,
    founding,
    production,
    robber,
    route,
    special,
    trade,
    turn,
)
from hexfolk.core.action import (
    ACCEPT,
    BANK,
    BUY,
    CITY,
    COUNTER,
    DISCARD,
    END,
    FORFEIT,
    KIND,
    KIND_BITS,
    KNIGHT,
    OFFER,
    PASS,
    PLENTY,
    ROAD,
    ROADS,
    ROB,
    ROBBER,
    ROLL,
    SEATS,
    SETTLE,
    SIGNUP,
    TRADE,
    WITHDRAW,
    Action,
    is_well_formed,
)
from hexfolk.core.board import Board
from hexfolk.core.chance import Chance
from hexfolk.core.errors import BadDraw, Illegal
from hexfolk.core.event import Event, Trace
from hexfolk.core.ids import Bundle, Code, Seat
from hexfolk.core.initiative import BAR, PHASES_OF, phase_fault, why_not
from hexfolk.core.moves import Moves
from hexfolk.core.observation import Observation, redact, sizes
from hexfolk.core.options import Options
from hexfolk.core.resource import KINDS, ONE, covers, is_bundle
from hexfolk.core.state import (
    BEFORE_ROLL,
    CITIES_LEFT,
    DISCARDING,
    DUE,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROAD,
    HAND,
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
    SPECIAL,
    UNASKED,
    State,
    actor,
    seat_after,
)
from hexfolk.core.victory import check_win

SEVEN: Final[i64] = 7


class Classic:
    """The rules of the base game. Holds no state of its own: one object serves all games."""

    name: Final = "classic"
    version: Final = 1

    # --- a new game ---------------------------------------------------------------------------

    def new_game(self, board: Board, options: Options) -> State:
        """The position before the first settlement; seat 0 founds first."""
        state = State(board, options)
        v = state.v
        for seat in range(state.players):
            at = state.at(seat)
            v[at + ROADS_LEFT] = building.ROADS
            v[at + SETTLEMENTS_LEFT] = building.SETTLEMENTS
            v[at + CITIES_LEFT] = building.CITIES
        for kind in range(KINDS):
            state.bank += ONE[kind] * production.bank_for(state.players)
        for card, number in enumerate(cards.deck_for(state.players)):
            state.deck += ONE[card] * number
            state.deck_left += number
        for w in range(board.topology.node_words):
            v[state.open_sites + w] = board.topology.sites[w]
        if not options.robber:
            state.robber = OFF_BOARD
        dice.lay_deck(state, options)
        return state

    # --- who acts -----------------------------------------------------------------------------

    def must(self, state: State) -> list[int]:
        """The seats the game waits for, in the order in which simulations ask them."""
        if state.phase == OVER:
            return []
        if state.phase == DISCARDING:
            return [seat for seat in range(int(state.players)) if state.v[state.at(seat) + DUE] > 0]
        if state.phase == SIGN_UP:
            order = [int((state.on_turn + i) % state.players) for i in range(1, state.players)]
            return [seat for seat in order if state.v[state.at(seat) + SIGN] == UNASKED]
        return [int(actor(state))]

    def may(self, state: State) -> list[int]:
        """Seats that may act though nobody waits for them: answers to offers, sign-ups.

        Told by public facts only: whether a hand covers an offer must not show.
        """
        must = self.must(state)
        return [
            seat
            for seat in range(int(state.players))
            if seat not in must and (trade.may_answer(state, seat) or special.is_open(state, seat))
        ]

    def next_to_act(self, state: State) -> Seat:
        """The first seat of ``must`` without making a list; -1 when the game is over."""
        phase = state.phase
        if phase in (DISCARDING, SIGN_UP):
            return self.next_to_answer(state)
        if phase == OVER:
            return -1
        return actor(state)

    def next_to_answer(self, state: State) -> Seat:
        """The first seat that still owes a discard, or an answer to the sign-up."""
        if state.phase == DISCARDING:
            for seat in range(state.players):
                if state.v[state.at(seat) + DUE] > 0:
                    return seat
        seat = state.on_turn
        for _place in range(1, state.players):
            seat = seat_after(state, seat)
            if state.v[state.at(seat) + SIGN] == UNASKED:
                return seat
        return actor(state)

    # --- what is legal ------------------------------------------------------------------------

    def legal(self, state: State, seat: int) -> list[Action]:
        """Every action open to a seat except offers and counters, which are free-form."""
        _check_seat(seat)
        if seat >= state.players:
            raise Illegal("unknown_seat")
        return [Action(code) for code in self.codes(state, seat)]

    def codes(self, state: State, seat: Seat) -> vec[i64]:
        """``legal`` as codes: what a search expands."""
        moves = Moves(state.board.topology)
        self.list_codes(state, seat, moves)
        return moves.listed()

    def list_codes(self, state: State, seat: Seat, moves: Moves) -> None:
        """``codes`` into a list that the caller keeps for the next position."""
        moves.count = self.add_all(state, seat, moves.codes, 0)

    def add_all(self, state: State, seat: Seat, codes: vec[i64], n: i64) -> i64:
        """Everything that is open to a seat, see ``moves``."""
        phase = state.phase
        if phase == OVER:
            return n
        if phase == DISCARDING:
            n = robber.add_discards(state, seat, codes, n)
        elif seat == actor(state):
            n = self.add_initiative(state, seat, codes, n)
        elif phase == MAIN and state.offers:
            n = trade.add_answers(state, seat, codes, n)
        if state.options.slots:
            n = special.add_answers(state, seat, codes, n)
        return n

    def add_initiative(self, state: State, seat: Seat, codes: vec[i64], n: i64) -> i64:
        """The actions of the player on turn, or of the builder in special building."""
        phase = state.phase
        if phase == MAIN:
            return self.add_main(state, seat, codes, n)
        if phase == BEFORE_ROLL:
            codes[n] = ROLL
            return cards.add_cards(state, seat, codes, n + 1)
        if phase == FOUND_SETTLEMENT:
            return founding.add_sites(state, codes, n)
        if phase == FOUND_ROAD:
            return founding.add_first_roads(state, codes, n)
        if phase == MOVE_ROBBER:
            return robber.add_moves(state, codes, n)
        if phase == ROBBING:
            return robber.add_victims(state, codes, n)
        if phase == FREE_ROAD:
            return building.add_roads(state, seat, codes, n)
        if phase == SPECIAL:
            codes[n] = END
            n = building.add_affordable(state, seat, codes, n + 1)
            return self.add_buy(state, seat, codes, n)
        return n

    def add_main(self, state: State, seat: Seat, codes: vec[i64], n: i64) -> i64:
        """Trade, build and buy in any order, until the end of the turn."""
        codes[n] = END
        n = building.add_affordable(state, seat, codes, n + 1)
        n = self.add_buy(state, seat, codes, n)
        n = cards.add_cards(state, seat, codes, n)
        n = trade.add_bank_trades(state, seat, codes, n)
        if state.offers:
            n = trade.add_conclusions(state, codes, n)
        return n

    def add_buy(self, state: State, seat: Seat, codes: vec[i64], n: i64) -> i64:
        if state.deck_left > 0 and covers(state.v[seat * state.stride + HAND], cards.COST):
            codes[n] = BUY
            n += 1
        return n

    # --- what it does -------------------------------------------------------------------------

    def apply(
        self, state: State, seat: int, action: Action, chance: Chance, trace: list[Event] | None = None
    ) -> None:
        """Perform an action whole, or raise Illegal with the state unchanged."""
        _check_seat(seat)
        if not is_well_formed(action):
            raise Illegal("bad_action")
        self.perform(state, seat, action.code, chance, trace, action.give, action.want)

    def apply_code(self, state: State, seat: Seat, code: Code, chance: Chance, trace: Trace = None) -> None:
        """``apply`` on a bare code, which offers and counters are not."""
        self.perform(state, seat, code, chance, trace, 0, 0)

    def expire(self, state: State, seat: int, chance: Chance, trace: list[Event] | None = None) -> Code:
        """Do what comes next for a seat whose time is up (B67), whole or not at all; which action it was.

        Raises Illegal if nobody waits for that seat.
        """
        _check_seat(seat)
        if seat >= state.players:
            raise Illegal("unknown_seat")
        code = self.forced_step(state, seat, chance)
        if code == FORFEIT:
            forced.forfeit(state, seat, trace)
        else:
            self.perform(state, seat, code, chance, trace, 0, 0)
        return code

    def perform(
        self,
        state: State,
        seat: Seat,
        code: Code,
        chance: Chance,
        trace: Trace,
        give: Bundle,
        want: Bundle,
    ) -> None:
        """``apply`` on the parts of an action."""
        phase = state.phase
        if seat < 0 or seat >= state.players:
            raise Illegal("unknown_seat")
        if phase == OVER:
            raise Illegal("game_over")
        if code < 0:
            raise Illegal("bad_action")
        kind = code & KIND
        argument = code >> KIND_BITS
        if kind > END:
            raise Illegal("bad_action")
        allowed = PHASES_OF[kind]
        if allowed:
            if seat != actor(state):
                raise Illegal("not_your_turn")
            if not (allowed >> phase) & 1:
                raise Illegal(phase_fault(state, kind))
            if kind == OFFER:
                self.offer(state, seat, give, want, trace)
            elif kind in (ROLL, KNIGHT) and robber.may_stay_to_rob(state):
                self.perform_guarded(state, seat, kind, argument, chance, trace)
            else:
                self.act(state, seat, kind, argument, chance, trace)
        elif kind == COUNTER:
            self.counter(state, seat, argument, give, want, trace)
        elif kind == DISCARD and robber.may_stay_to_rob(state):
            self.perform_guarded(state, seat, kind, argument, chance, trace)
        else:
            self.answer(state, seat, kind, argument, chance, trace)

    def perform_guarded(
        self, state: State, seat: Seat, kind: Code, argument: i64, chance: Chance, trace: Trace
    ) -> None:
        """Perform a roll, knight or discard that may end in a theft without a move (B34).

        That draw comes last, after much has changed; if it fails, all of it is taken back.
        """
        before = state.copy()
        told = 0 if trace is None else len(trace)
        try:
            if kind == DISCARD:
                self.answer(state, seat, kind, argument, chance, trace)
            else:
                self.act(state, seat, kind, argument, chance, trace)
        except BadDraw:
            state.become(before)
            if trace is not None:
                del trace[told:]
            raise

    def act(
        self,
        state: State,
        seat: Seat,
        kind: Code,
        argument: i64,
        chance: Chance,
        trace: Trace,
    ) -> None:
        """An action of whoever has the initiative, in a phase that allows it."""
        if kind == ROLL:
            self.roll(state, chance, trace)
        elif kind == END:
            self.end(state, seat, trace)
        elif kind == ROAD:
            self.road(state, seat, argument, trace)
        elif kind == BANK:
            self.bank(state, seat, argument, trace)
        elif kind == SETTLE:
            self.settle(state, seat, argument, trace)
        elif kind == CITY:
            self.city(state, seat, argument, trace)
        elif kind == BUY:
            self.buy(state, seat, chance, trace)
        elif kind == ROBBER:
            self.move_robber(state, seat, argument, chance, trace)
        elif kind == ROB:
            self.rob(state, argument, chance, trace)
        elif kind == TRADE:
            _refuse(trade.conclude_fault(state, argument // SEATS, argument % SEATS))
            trade.conclude(state, argument // SEATS, argument % SEATS, trace)
            trade.lapse_unpayable(state, trace)
        else:
            self.play(state, seat, kind, argument, chance, trace)

    def answer(
        self,
        state: State,
        seat: Seat,
        kind: Code,
        argument: i64,
        chance: Chance,
        trace: Trace,
    ) -> None:
        """What other seats do too: discards, answers to offers, sign-ups."""
        if kind == DISCARD:
            self.discard(state, seat, argument, chance, trace)
        elif kind in (SIGNUP, PASS):
            if not state.options.slots:
                raise Illegal("special_no")
            if not special.is_open(state, seat):
                raise Illegal("wrong_phase")
            special.answer(state, seat, kind == SIGNUP, trace)
            if state.phase == SIGN_UP and special.is_answered(state):
                self.next_slot(state, state.on_turn, trace)
        elif state.phase != MAIN:
            raise Illegal("offer_unknown")
        elif kind == WITHDRAW:
            _refuse(trade.withdraw_fault(state, seat, argument))
            trade.withdraw(state, seat, argument, trace)
        else:
            _refuse(trade.answer_fault(state, seat, argument, kind == ACCEPT))
            trade.answer_offer(state, seat, argument, kind == ACCEPT, trace)

    # --- hooks: founding and building ---------------------------------------------------------

    def settle(self, state: State, seat: Seat, node: i64, trace: Trace) -> None:
        if state.phase == FOUND_SETTLEMENT:
            _refuse(founding.site_fault(state, node))
            building.place_settlement(state, seat, node, trace)
            if founding.is_second(state):
                founding.pay_income(state, seat, node, trace)
            founding.await_road(state, node)
            return
        _refuse(building.settlement_fault(state, seat, node))
        building.pay(state, seat, building.SETTLEMENT_COST)
        building.place_settlement(state, seat, node, trace)
        route.after_building(state, seat, node, trace)
        self.after_points(state, seat, trace)

    def road(self, state: State, seat: Seat, edge: i64, trace: Trace) -> None:
        if state.phase == FOUND_ROAD:
            _refuse(founding.first_road_fault(state, edge))
            building.place_road(state, seat, edge, True, trace)
            route.after_road(state, seat, edge, trace)
            if not founding.pass_on(state):
                turn.begin_turn(state, 0, trace)
            return
        free = state.phase == FREE_ROAD
        _refuse(building.road_fault(state, seat, edge, free))
        if not free:
            building.pay(state, seat, building.ROAD_COST)
        building.place_road(state, seat, edge, free, trace)
        route.after_road(state, seat, edge, trace)
        if free:
            state.free_roads -= 1
        self.after_points(state, seat, trace)
        if free and state.phase != OVER and not cards.has_free_road(state, seat):
            state.free_roads = 0
            robber.resume(state)

    def city(self, state: State, seat: Seat, node: i64, trace: Trace) -> None:
        _refuse(building.city_fault(state, seat, node))
        building.pay(state, seat, building.CITY_COST)
        building.place_city(state, seat, node, trace)
        self.after_points(state, seat, trace)

    def after_points(self, state: State, seat: Seat, trace: Trace) -> None:
        """After anything that may change hands or points of the seat with the initiative (B73)."""
        if seat == state.on_turn and check_win(state, trace):
            return
        if state.offers:
            trade.lapse_unpayable(state, trace)

    # --- hooks: dice, robber ------------------------------------------------------------------

    def roll(self, state: State, chance: Chance, trace: Trace) -> None:
        number = turn.roll(state, chance, trace)
        if number != SEVEN:
            state.phase = MAIN
            production.produce(state, number, trace)
        elif not robber.demand_discards(state):
            self.call_robber(state, chance, trace)

    def discard(self, state: State, seat: Seat, bundle: Bundle, chance: Chance, trace: Trace) -> None:
        if not is_bundle(bundle) or bundle == 0:
            raise Illegal("bad_bundle")
        if state.phase != DISCARDING:
            raise Illegal("wrong_phase")
        _refuse(robber.discard_fault(state, seat, bundle))
        if robber.discard(state, seat, bundle, trace):
            self.call_robber(state, chance, trace)

    def call_robber(self, state: State, chance: Chance, trace: Trace) -> None:
        """After a 7 or a knight: the player on turn moves the robber, if there is one (B27, B31, B35)."""
        if state.options.robber and robber.has_move(state):
            state.phase = MOVE_ROBBER
        elif robber.may_stay_to_rob(state):
            victim = robber.only_victim(state, state.robber)
            place = robber.draw_theft(state, victim, chance) if victim >= 0 else NOBODY
            self.after_robber(state, victim, place, trace)
        else:
            robber.resume(state)

    def move_robber(self, state: State, seat: Seat, h: i64, chance: Chance, trace: Trace) -> None:
        _refuse(robber.move_fault(state, h))
        # Drawn before anything changes: if chance fails, the robber has not moved.
        victim = robber.only_victim(state, h)
        place = robber.draw_theft(state, victim, chance) if victim >= 0 else NOBODY
        robber.move_robber(state, seat, h, trace)
        self.after_robber(state, victim, place, trace)

    def after_robber(self, state: State, victim: Seat, place: i64, trace: Trace) -> None:
        """The robber stands: take the card drawn from an only victim, or ask whom to rob (B30)."""
        if victim >= 0:
            robber.steal(state, victim, place, trace)
            robber.resume(state)
        elif robber.has_victim(state):
            state.phase = ROBBING
        else:
            robber.resume(state)

    def rob(self, state: State, victim: i64, chance: Chance, trace: Trace) -> None:
        if victim >= state.players:
            raise Illegal("unknown_seat")
        if not robber.is_victim(state, victim, state.robber):
            raise Illegal("no_victim")
        robber.steal(state, victim, robber.draw_theft(state, victim, chance), trace)
        robber.resume(state)

    # --- hooks: trade and cards ---------------------------------------------------------------

    def offer(self, state: State, seat: Seat, give: Bundle, want: Bundle, trace: Trace) -> None:
        _refuse(trade.terms_fault(state, seat, give, want))
        trade.make_offer(state, seat, 0, give, want, trace)

    def counter(
        self, state: State, seat: Seat, number: i64, give: Bundle, want: Bundle, trace: Trace
    ) -> None:
        if state.phase != MAIN:
            raise Illegal("offer_unknown")
        _refuse(trade.counter_fault(state, seat, number, give, want))
        trade.make_offer(state, seat, number, give, want, trace)

    def bank(self, state: State, seat: Seat, argument: i64, trace: Trace) -> None:
        give = argument // SEATS
        want = argument % SEATS
        if give >= KINDS or want >= KINDS:
            raise Illegal("bad_action")
        _refuse(trade.bank_fault(state, seat, give, want))
        trade.trade_with_bank(state, seat, give, want, trace)
        if state.offers:
            trade.lapse_unpayable(state, trace)

    def buy(self, state: State, seat: Seat, chance: Chance, trace: Trace) -> None:
        _refuse(cards.buy_fault(state, seat))
        cards.buy(state, seat, chance, trace)
        self.after_points(state, seat, trace)

    def play(self, state: State, seat: Seat, kind: Code, argument: i64, chance: Chance, trace: Trace) -> None:
        """One of the four development cards that are played."""
        if kind == KNIGHT:
            _refuse(cards.card_fault(state, seat, cards.KNIGHT_CARD))
            self.lay_open(state, seat, cards.KNIGHT_CARD, trace)
            army.after_knight(state, seat, trace)
            if not check_win(state, trace):
                self.call_robber(state, chance, trace)
        elif kind == ROADS:
            _refuse(cards.roads_fault(state, seat))
            self.lay_open(state, seat, cards.ROADS_CARD, trace)
            cards.grant_roads(state, seat)
        elif kind == PLENTY:
            if not is_bundle(argument):
                raise Illegal("bad_bundle")
            _refuse(cards.plenty_fault(state, seat, argument))
            self.lay_open(state, seat, cards.PLENTY_CARD, trace)
            cards.take_plenty(state, seat, argument, trace)
        else:
            if argument >= KINDS:
                raise Illegal("bad_action")
            _refuse(cards.card_fault(state, seat, cards.MONOPOLY_CARD))
            self.lay_open(state, seat, cards.MONOPOLY_CARD, trace)
            cards.take_monopoly(state, seat, argument, trace)

    def lay_open(self, state: State, seat: Seat, card: i64, trace: Trace) -> None:
        """Play a card; all open offers lapse, so that a theft shows nothing (B38)."""
        if state.offers:
            trade.close_all(state, trace)
        cards.lay_open(state, seat, card, trace)

    # --- hooks: the end of a turn -------------------------------------------------------------

    def end(self, state: State, seat: Seat, trace: Trace) -> None:
        """End the turn, or one's slot of special building."""
        if state.phase == SPECIAL:
            self.next_slot(state, seat, trace)
            return
        if state.offers:
            trade.close_all(state, trace)
        if trace is not None:
            trace.append(Event("end", seat))
        if not state.options.slots:
            turn.begin_turn(state, seat_after(state, state.on_turn), trace)
            return
        state.phase = SIGN_UP
        if special.is_answered(state):
            self.next_slot(state, seat, trace)

    def next_slot(self, state: State, after: Seat, trace: Trace) -> None:
        if not special.open_slot(state, after, trace):
            turn.begin_turn(state, seat_after(state, state.on_turn), trace)

    # --- hooks: the clock ---------------------------------------------------------------------

    def forced_step(self, state: State, seat: Seat, chance: Chance) -> Code:
        """What the clock does next for a seat; changes nothing (B67)."""
        return forced.step(state, seat, chance)

    # --- what a seat may know -----------------------------------------------------------------

    def observe(self, state: State, seat: int) -> Observation:
        """The position as a seat sees it; -1 as a spectator does."""
        if seat != -1:
            _check_seat(seat)
        if seat >= state.players:
            raise Illegal("unknown_seat")
        hands, held, aside = sizes(state)
        legal = self.legal(state, seat) if seat >= 0 else []
        off = self.closed(state, seat) if seat >= 0 else {}
        return Observation(
            seat, redact(state, seat), hands, held, aside, legal, off, self.must(state), self.may(state)
        )

    def closed(self, state: State, seat: int) -> dict[str, str]:
        """Why the words of the action bar are closed to a seat now: word -> reason."""
        reasons: dict[str, str] = {}
        for word, kind in BAR:
            reason = self.why_not(state, seat, kind)
            if reason:
                reasons[word] = reason
        return reasons

    def why_not(self, state: State, seat: Seat, kind: Code) -> str:
        """Why no action of a kind is open to a seat now; empty if one is."""
        return why_not(state, seat, kind)


def _check_seat(seat: int) -> None:
    """Compiled code cannot even compare a number that is too large for a seat."""
    if not 0 <= seat < int(SEATS):
        raise Illegal("unknown_seat")


def _refuse(fault: str) -> None:
    if fault:
        raise Illegal(fault)
