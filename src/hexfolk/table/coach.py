"""What the coach of a lesson says next: from wherever the pupil is, one step that leads on.

It knows what the pupil may know, and the rules; the order in which things are taught is its own.
"""

from typing import Final

import msgspec

from hexfolk.core import building
from hexfolk.core.action import CITY, END, ROAD, SETTLE, Action, action_text, parse_action
from hexfolk.core.bits import members
from hexfolk.core.building import CITY_COST, ROAD_COST, SETTLEMENT_COST
from hexfolk.core.cards import COST as CARD_COST
from hexfolk.core.resource import KINDS, NAMES, ONE, bundle_text, unpack
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
    ROADS_LEFT,
    ROBBING,
    SETTLEMENTS_LEFT,
    State,
)
from hexfolk.core.trade import rate
from hexfolk.table.game import Game
from hexfolk.table.lesson import PARTNER, PUPIL, Lesson
from hexfolk.table.prospect import best_city, best_hex, best_road, best_site, new_kinds
from hexfolk.view.messages.server import LessonMessage
from hexfolk.view.messages.words import Cards, Goal, LessonStep

COSTS: Final[dict[Goal, int]] = {
    "road": ROAD_COST,
    "settle": SETTLEMENT_COST,
    "buy": CARD_COST,
    "city": CITY_COST,
}
"""In the order in which they are taught."""
_NOTHING: Final = [0] * int(KINDS)


class Step(msgspec.Struct, frozen=True):
    """As in ``LessonMessage``."""

    step: LessonStep
    action: str | None = None
    goal: Goal | None = None
    give: Cards = msgspec.field(default_factory=_NOTHING.copy)
    want: Cards = msgspec.field(default_factory=_NOTHING.copy)


def view_lesson(game: Game, lesson: Lesson) -> LessonMessage:
    """What comes next for the pupil of a lesson."""
    step = next_step(game, lesson)
    return LessonMessage(
        game.seq, step.step, step.action, step.goal, step.give, step.want, list(lesson.learned)
    )


def next_step(game: Game, lesson: Lesson) -> Step:
    """The step that leads on; its action is always a legal one."""
    state, legal = game.state, game.legal(PUPIL)
    if game.over:
        return Step("over")
    if PUPIL not in game.must():
        return Step("wait")
    match int(state.phase):
        case p if p == FOUND_SETTLEMENT:
            site = best_site(state, legal)
            if not members(state.v, state.at(PUPIL) + state.settlements_at, _words(state)):
                return Step("found_first", site)
            return Step("found_second", site, want=new_kinds(state, int(parse_action(site).argument)))
        case p if p == FOUND_ROAD:
            second = len(members(state.v, state.at(PUPIL) + state.settlements_at, _words(state))) > 1
            return Step("road_second" if second else "road_first", best_road(state, legal))
        case p if p == BEFORE_ROLL:
            return Step("roll", "roll")
        case p if p == DISCARDING:
            return Step("discard", _discard(state))
        case p if p == MOVE_ROBBER:
            return Step("robber", best_hex(state, legal))
        case p if p == ROBBING:
            return Step("rob", action_text(legal[0]))
        case p if p == FREE_ROAD:
            return Step("free_road", best_road(state, legal))
        case p if p == MAIN:
            return _in_turn(game, lesson, legal)
    return Step("end", action_text(legal[0]))


def _in_turn(game: Game, lesson: Lesson, legal: list[Action]) -> Step:
    state = game.state
    for offer in state.offers:
        if offer.maker == PUPIL and offer.accepted >> PARTNER & 1:
            text = f"trade {offer.number} {PARTNER}"
            if text in map(action_text, legal):
                return Step("conclude", text, None, unpack(int(offer.give)), unpack(int(offer.want)))
        elif offer.maker == PUPIL and not offer.refused >> PARTNER & 1:
            return Step("answer")
    goal = _goal(state, lesson)
    hand = unpack(int(state.v[state.at(PUPIL) + HAND]))
    lacking = _lacking(hand, goal)
    if goal is not None and sum(lacking) == 0:
        return Step(goal, _build(state, legal, goal), goal)
    if goal is not None:
        for want in (kind for kind, count in enumerate(lacking) if count):
            step = _trade(game, lesson, hand, goal, want, sum(lacking))
            if step is not None:
                return step
    if any(action.kind == END for action in legal):
        return Step("end", "end", goal, _NOTHING, lacking)
    return Step("wait")


def _goal(state: State, lesson: Lesson) -> Goal | None:
    """What to build next: of what was not taught yet the first that can be paid, else the first; in the end
    what is nearest."""
    possible = [goal for goal in COSTS if _is_possible(state, goal)]
    if "settle" not in lesson.learned and "settle" not in possible and "road" in possible:
        return "road"
    hand = unpack(int(state.v[state.at(PUPIL) + HAND]))
    untaught = [goal for goal in possible if goal not in lesson.learned]
    if untaught:
        return next((goal for goal in untaught if sum(_lacking(hand, goal)) == 0), untaught[0])
    # Those that bring a point for certain first.
    paying = [goal for goal in ("city", "settle", "buy", "road") if goal in possible]
    return min(paying, key=lambda goal: sum(_lacking(hand, goal)), default=None)


def _is_possible(state: State, goal: Goal) -> bool:
    """Whether it is only a matter of cards."""
    at = state.at(PUPIL)
    match goal:
        case "road":
            return bool(state.v[at + ROADS_LEFT] > 0 and building.has_road_site(state, PUPIL))
        case "settle":
            return bool(state.v[at + SETTLEMENTS_LEFT] > 0 and building.has_settlement_site(state, PUPIL))
        case "city":
            return bool(state.v[at + CITIES_LEFT] > 0 and building.has_settlement(state, PUPIL))
        case "buy":
            return bool(state.deck_left > 0)


def _lacking(hand: Cards, goal: Goal | None) -> Cards:
    if goal is None:
        return _NOTHING
    return [max(0, price - held) for price, held in zip(unpack(COSTS[goal]), hand, strict=True)]


def _spare(hand: Cards, goal: Goal, want: int) -> Cards:
    """What a hand can do without, having to pay for the goal."""
    spare = [max(0, held - price) for price, held in zip(unpack(COSTS[goal]), hand, strict=True)]
    spare[want] = 0
    return spare


def _trade(game: Game, lesson: Lesson, hand: Cards, goal: Goal, want: int, lacking: int) -> Step | None:
    """How to get a card that is lacking, if as many as that can be spared; the way not taught yet first."""
    partner = _ask_partner(game, hand, goal, want) if sum(_spare(hand, goal, want)) >= lacking else None
    bank = _ask_bank(game.state, hand, goal, want)
    return bank or partner if "trade" in lesson.learned and "bank" not in lesson.learned else partner or bank


def _ask_partner(game: Game, hand: Cards, goal: Goal, want: int) -> Step | None:
    """Offer the card that is held most often, if it is known that the other has what is wanted."""
    spare = _spare(hand, goal, want)
    sure = unpack(int(game.observe(PUPIL).certain[PARTNER]))
    if sum(spare) == 0 or sure[want] == 0 or len(game.state.offers) > 2:
        return None
    give = spare.index(max(spare))
    text = f"offer {_one(give)}>{_one(want)}"
    return Step("offer", text, goal, unpack(int(ONE[give])), unpack(int(ONE[want])))


def _ask_bank(state: State, hand: Cards, goal: Goal, want: int) -> Step | None:
    spare = _spare(hand, goal, want)
    rates = [int(rate(state, PUPIL, kind)) for kind in range(int(KINDS))]
    payable = [kind for kind, count in enumerate(spare) if count >= rates[kind]]
    if not payable or unpack(int(state.bank))[want] == 0:
        return None
    give = max(payable, key=lambda kind: spare[kind] - rates[kind])
    paid = [rates[give] if kind == give else 0 for kind in range(int(KINDS))]
    return Step("bank", f"bank {NAMES[give]}>{NAMES[want]}", goal, paid, unpack(int(ONE[want])))


def _one(kind: int) -> str:
    return bundle_text(int(ONE[kind]))


def _build(state: State, legal: list[Action], goal: Goal) -> str:
    match goal:
        case "road":
            return best_road(state, [action for action in legal if action.kind == ROAD])
        case "settle":
            return best_site(state, [action for action in legal if action.kind == SETTLE])
        case "city":
            return best_city(state, [action for action in legal if action.kind == CITY])
        case "buy":
            return "buy"


def _discard(state: State) -> str:
    """What is due, from the cards that are held most often."""
    hand = unpack(int(state.v[state.at(PUPIL) + HAND]))
    away = list(_NOTHING)
    for _ in range(int(state.v[state.at(PUPIL) + DUE])):
        kind = max(range(len(hand)), key=lambda kind: hand[kind] - away[kind])
        away[kind] += 1
    return "discard " + "".join(f"{count}{NAMES[kind]}" for kind, count in enumerate(away) if count)


def _words(state: State) -> int:
    return int(state.board.topology.node_words)
