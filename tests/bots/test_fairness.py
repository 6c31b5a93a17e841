"""Bots are fair: no deal that helps a leader to win or that they think a loss, no favourites, no circles."""

import inspect
from collections.abc import Iterator

import msgspec
import pytest

from hexfolk.asking.crossing import Question, Seen
from hexfolk.bots import NAMES, RANDOM, USUAL, Style, choose
from hexfolk.bots.haggling import MAKER_SHARE
from hexfolk.bots.outlook import Outlook
from hexfolk.bots.plan import REACH, appraise, goals_of, hand_worth, make_plan
from hexfolk.bots.promises import is_bearable
from hexfolk.bots.style import OFFERS_A_TURN
from hexfolk.bots.ways import Ways
from hexfolk.core.action import (
    ACCEPT,
    ARGUMENT,
    COUNTER,
    OFFER,
    ROB,
    SEATS,
    TRADE,
    WITHDRAW,
    Action,
    action_text,
    parse_action,
)
from hexfolk.core.chance import Seeded
from hexfolk.core.deal import deal
from hexfolk.core.ids import Bundle
from hexfolk.core.observation import Observation
from hexfolk.core.offer import Offer
from hexfolk.core.options import Options
from hexfolk.core.resource import GRAIN, pack
from hexfolk.core.state import (
    BEFORE_ROLL,
    DOUBT,
    HAND,
    MOVE_ROBBER,
    POINTS,
    ROBBING,
    WEIGHT,
    WEIGHT_BITS,
    State,
)
from hexfolk.islands import topology_of
from hexfolk.lab.simulation import Setting, Sitting
from hexfolk.table.manners import TRAITS
from hexfolk.view.messages.words import Trait
from tests.bots.founded import RULES, founded, in_main

LEVELS = [name for name in NAMES if name != RANDOM]
STYLES = [USUAL, *(Style(m.offers, m.thrift, m.reluctance) for m in TRAITS.values()), Style(3, 0, 1)]


def do(state: State, seat: int, text: str) -> None:
    RULES.apply(state, seat, parse_action(text), Seeded(1))


# --- leaders --------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("bot", LEVELS)
def test_who_is_about_to_win_gets_no_deal_however_good(bot: str, style: Style) -> None:
    answers = []
    for points in (3, 8, 9):
        state = in_main(founded(), "3ore", "1wool2grain2ore", "")
        state.v[state.at(0) + POINTS] = points
        do(state, 0, "offer 3ore>1wool")
        answers.append(choose(bot, RULES.observe(state, 1), 1, style=style))
    assert answers == [Action(ACCEPT + ARGUMENT), *[parse_action("refuse 1")] * 2]


@pytest.mark.parametrize("bot", LEVELS)
def test_nor_in_ones_own_turn(bot: str) -> None:
    """A leader accepts the own offer, or counters it with a gift: there is no deal with either."""
    for answer in ("accept 1", "counter 1 3ore>1wool"):
        deals = []
        for points in (3, 8):
            state = in_main(founded(), "2wool2grain2ore", "3ore", "")
            do(state, 0, "offer 1wool>1ore")
            do(state, 1, answer)
            state.v[state.at(1) + POINTS] = points
            deals.append(answered(bot, state, 0).kind == TRADE)
        assert deals == [True, False]


def answered(bot: str, state: State, seat: int) -> Action:
    """What a bot does in its turn, once it has taken back what it offered itself."""
    for _ in range(4):
        action = choose(bot, RULES.observe(state, seat), 1)
        assert action is not None
        if action.kind != WITHDRAW:
            return action
        do(state, seat, action_text(action))
    raise AssertionError("it has more offers than it may make")


# --- losses ---------------------------------------------------------------------------------------


def gain(observation: Observation, taken: Bundle, given: Bundle) -> int:
    """What an exchange does for the settler's best plan, by its own reckoning."""
    outlook = Outlook(observation)
    goals = goals_of(outlook, Ways(observation.known, outlook.seat, REACH))
    hands = (outlook.hand, outlook.hand - given + taken)
    before, after = (make_plan(outlook, goals, hand).score + hand_worth(outlook, hand) for hand in hands)
    return int(after - before)


def promise(observation: Observation, taken: Bundle, given: Bundle) -> int:
    """What an exchange does for the plan that it was proposed for."""
    outlook = Outlook(observation)
    plan = make_plan(outlook, goals_of(outlook, Ways(observation.known, outlook.seat, REACH)), outlook.hand)
    after = outlook.hand - given + taken
    return int(appraise(outlook, plan, after) - appraise(outlook, plan, outlook.hand))


def numbered(state: State, number: int) -> Offer:
    return next(offer for offer in state.offers if offer.number == number)


class Market:
    """Whole games among settlers of one style; every deal and every proposal can be looked over."""

    def __init__(self, style: Style, players: int, seed: int) -> None:
        options = Options(players)
        self.chance = Seeded(seed)
        board = deal(topology_of("standard19"), self.chance, options.deal)
        self.state = RULES.new_game(board, options)
        setting = Setting(options, "standard19", ("settler",) * players)
        self.sitting = Sitting(setting, RULES, self.state, seed)
        self.sitting.choose = lambda name, seen, whim: choose(name, seen, whim, style=style)

    def play(self) -> Iterator[tuple[int, Action]]:
        """Every action, before it is done."""
        while self.sitting.is_open():
            seat, action = self.sitting.decide()
            yield seat, action
            RULES.apply(self.state, seat, action, self.chance)


@pytest.mark.parametrize("style", STYLES)
def test_no_deal_is_a_loss_by_ones_own_valuation(style: Style) -> None:
    market = Market(style, 3, 11)
    state, looked = market.state, 0
    for seat, action in market.play():
        seen = RULES.observe(state, seat)
        if action.kind == OFFER:
            assert promise(seen, action.want, action.give) >= style.thrift // MAKER_SHARE
        elif action.kind == COUNTER:
            assert promise(seen, action.want, action.give) >= style.thrift
        elif action.kind == ACCEPT:
            offer = numbered(state, int(action.argument))
            assert gain(seen, offer.give, offer.want) >= style.thrift
        elif action.kind == TRADE:
            offer = numbered(state, int(action.argument) // int(SEATS))
            own = offer.maker == seat
            taken, given = (offer.want, offer.give) if own else (offer.give, offer.want)
            assert gain(seen, taken, given) > (0 if own else style.thrift - 1)
        else:
            continue
        looked += 1
    assert looked > 15


def tempted() -> State:
    """Seat 1 holds two grain, and seat 0 asks for one of them thrice at a good price."""
    state = in_main(founded(), "4wood4brick4wool4grain4ore", "2wool2grain1ore", "")
    for give in ("brick", "wool", "ore"):
        do(state, 0, f"offer 2{give}>1grain")
    return state


def test_offers_side_by_side_are_no_way_to_take_a_bot_in() -> None:
    """Whoever is on turn may use everything that was accepted: together that is no loss either."""
    for number in (1, 2, 3):
        state = tempted()
        for other in {1, 2, 3} - {number}:
            do(state, 0, f"withdraw {other}")
        said = choose("settler", RULES.observe(state, 1), 1)
        assert said is not None
        assert said.kind == ACCEPT
    state = tempted()
    do(state, 1, "accept 1")
    seen = RULES.observe(state, 1)
    both = pack([0, 2, 2, 0, 0])
    assert gain(seen, both, 2 * GRAIN) < gain(seen, pack([0, 2, 0, 0, 0]), GRAIN)
    assert not is_bearable(Outlook(seen), numbered(state, 2))
    said = choose("settler", seen, 1)
    assert said is not None
    assert action_text(said) == "refuse 2"


def test_what_a_bot_has_countered_is_a_promise_too() -> None:
    state = tempted()
    do(state, 1, "counter 3 1grain>2brick")
    seen = RULES.observe(state, 1)
    assert not is_bearable(Outlook(seen), numbered(state, 2))
    do(state, 1, "withdraw 4")
    assert is_bearable(Outlook(RULES.observe(state, 1)), numbered(state, 2))


def test_no_style_takes_a_loss() -> None:
    assert Style(3, -500, 1).thrift == 0
    assert all(0 < manner.offers <= OFFERS_A_TURN for manner in TRAITS.values())


# --- circles --------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", [3, 4])
def test_offers_are_few_none_comes_twice_and_no_exchange_is_undone(players: int, style: Style) -> None:
    market = Market(style, players, 23)
    state, turn, trades = market.state, -1, 0
    made: dict[int, list[tuple[int, int, int]]] = {}
    done: set[tuple[int, int, int, int]] = set()
    for seat, action in market.play():
        if state.turn != turn:
            turn = int(state.turn)
            made.clear()
            done.clear()
        if action.kind in (OFFER, COUNTER):
            answers = int(action.argument) if action.kind == COUNTER else 0
            terms = (answers, int(action.give), int(action.want))
            assert terms not in made.setdefault(seat, [])
            made[seat].append(terms)
            assert sum(not answers for answers, _, _ in made[seat]) <= style.offers
            # A counter-offer is made once to each offer.
            assert len({a for a, _, _ in made[seat] if a}) == sum(bool(a) for a, _, _ in made[seat])
        elif action.kind == TRADE:
            number, other = divmod(int(action.argument), int(SEATS))
            offer = numbered(state, number)
            mine, theirs = (offer.give, offer.want) if offer.maker == seat else (offer.want, offer.give)
            undone = {(seat, other, int(theirs), int(mine)), (other, seat, int(mine), int(theirs))}
            assert not undone & done
            done.add((seat, other, int(mine), int(theirs)))
            trades += 1
    assert trades > 2


def test_who_never_counters_says_yes_or_no() -> None:
    counters = []
    kinds: tuple[Trait, Trait] = ("haggler", "plain")
    for trait in kinds:
        manner = TRAITS[trait]
        market = Market(Style(manner.offers, manner.thrift, manner.reluctance), 3, 5)
        counters.append(sum(action.kind == COUNTER for _, action in market.play()))
    assert counters[0] > 5
    assert counters[1] == 0


# --- favourites -----------------------------------------------------------------------------------


def test_bots_are_not_told_who_is_a_person_or_what_anybody_is_called() -> None:
    facts = set(inspect.signature(Observation).parameters)
    assert facts == {field.name for field in msgspec.structs.fields(Seen)}
    assert facts == {
        *("seat", "known", "hand_sizes", "held_sizes", "aside_sizes"),
        *("legal", "off", "must", "may"),
    }
    asked = {field.name for field in msgspec.structs.fields(Question)} - {"seen"}
    assert asked == {
        *("strategy", "island", "board", "options", "seed", "map"),
        *("offers", "thrift", "reluctance"),
    }


def rotated(state: State, by: int) -> State:
    """The same position with everybody so many seats further on."""
    players = int(state.players)
    to = [(seat + by) % players for seat in range(players)]
    other = state.copy()
    for seat in range(players):
        for field in range(int(state.stride)):
            other.v[state.at(to[seat]) + field] = state.v[state.at(seat) + field]
        for viewer in range(players):
            doubt = state.v[state.at(seat) + DOUBT + viewer]
            other.v[state.at(to[seat]) + DOUBT + to[viewer]] = doubt
    for h in range(int(state.board.topology.hex_count)):
        other.v[state.weight + h] = sum(
            (int(state.v[state.weight + h]) >> int(WEIGHT_BITS) * seat & int(WEIGHT))
            << int(WEIGHT_BITS) * to[seat]
            for seat in range(players)
        )
    for name in ("on_turn", "builder", "route_holder", "army_holder", "winner"):
        if (seat := int(getattr(state, name))) >= 0:
            setattr(other, name, to[seat])
    for offer in other.offers:
        offer.maker = to[offer.maker]
        for name in ("accepted", "refused"):
            bits = int(getattr(offer, name))
            setattr(offer, name, sum(1 << to[seat] for seat in range(players) if bits >> seat & 1))
    # Closed ones are shared between copies.
    other.closed = [offer.copy() for offer in other.closed]
    for offer in other.closed:
        offer.maker = to[offer.maker]
    return other


def moved(action: Action | None, by: int, players: int) -> Action | None:
    """An action as it reads when everybody sits so many seats further on."""
    if action is None or action.kind not in (ROB, TRADE):
        return action
    number, seat = divmod(int(action.argument), int(SEATS))
    if action.kind == ROB:
        number, seat = 0, int(action.argument)
    return Action(action.kind + ARGUMENT * (number * SEATS + (seat + by) % players))


@pytest.mark.parametrize("seed", [2, 3])
def test_no_choice_depends_on_the_number_of_a_seat(seed: int) -> None:
    """Whatever is asked in a game has the same answer when all sit elsewhere: nobody is singled out."""
    players = 4
    market = Market(USUAL, players, seed)
    state, raids, refusals = market.state, 0, 0
    for seat, action in market.play():
        seen = RULES.observe(state, seat)
        for by in range(1, players):
            other = RULES.observe(rotated(state, by), (seat + by) % players)
            expected = moved(choose("settler", seen, 1), by, players)
            assert choose("settler", other, 1) == expected
        raids += state.phase in (MOVE_ROBBER, ROBBING)
        refusals += bool(state.offers)
        assert action is not None
    assert raids > 10
    assert refusals > 10


@pytest.mark.parametrize("bot", ["settler", "trader"])
def test_of_equal_victims_bots_do_not_all_choose_the_same(bot: str) -> None:
    """Everybody stands beside one hex, with as many points and cards: each robs whoever plays next."""
    robbed = []
    for robber in range(4):
        state = even(robber)
        state.phase = ROBBING
        action = choose(bot, RULES.observe(state, robber), 1)
        assert action is not None
        robbed.append(int(action.argument))
    assert robbed == [1, 2, 3, 0]


def test_of_equal_takers_bots_do_not_all_choose_the_same() -> None:
    chosen = []
    for maker in range(4):
        state = in_main(even(maker), *["3wool1ore" if seat == maker else "1grain2ore" for seat in range(4)])
        do(state, maker, "offer 1wool>1ore")
        for seat in range(4):
            if seat != maker:
                do(state, seat, "accept 1")
        action = choose("settler", RULES.observe(state, maker), 1)
        assert action is not None
        assert action.kind == TRADE
        chosen.append(int(action.argument) % int(SEATS))
    assert chosen == [1, 2, 3, 0]


def even(on_turn: int) -> State:
    """Four players with a settlement each around two hexes, and two cards in hand."""
    options = Options(4)
    chance = Seeded(5)
    state = RULES.new_game(deal(topology_of("standard19"), chance, options.deal), options)
    state.on_turn = on_turn
    state.phase = BEFORE_ROLL
    state.turn = on_turn + 1
    state.robber = 9
    for seat in range(4):
        state.v[state.weight + 9] += 1 << int(WEIGHT_BITS) * seat
        state.v[state.at(seat) + POINTS] = 2
        state.v[state.at(seat) + HAND] = 0
    return in_main(state, *["1wood1ore"] * 4)
