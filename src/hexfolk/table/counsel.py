"""A bot's choice and the reason for it, as a person is shown them; worked out where bots think."""

from typing import Final, cast

from hexfolk.asking.crossing import Question
from hexfolk.bots import advice, choose
from hexfolk.bots.corners import Corner, best_corners
from hexfolk.core.action import SETTLE, Action, action_text
from hexfolk.core.observation import Observation
from hexfolk.core.resource import NAMES, unpack
from hexfolk.core.state import FOUND_SETTLEMENT
from hexfolk.view.messages.server import CornerView, HintView
from hexfolk.view.messages.words import AdviceReason, Goal, PortKind

_PORTS: Final[tuple[PortKind, ...]] = (*NAMES, "any")


def advise(question: Question) -> HintView | None:
    """What a bot of ours would do, and why. What it raises passes through.

    None if it has nothing to say, or waits for answers to its offer.
    """
    observation = question.observation()
    action = choose(question.strategy, observation, question.seed, patience=True)
    return None if action is None else view_hint(observation, action)


def view_hint(observation: Observation, action: Action) -> HintView:
    """An action with the reason for it, whoever chose it."""
    ground = advice.advise(observation, action)
    founding = observation.known.phase == FOUND_SETTLEMENT and action.kind == SETTLE
    return HintView(
        action=action_text(action),
        reason=cast("AdviceReason", ground.code),
        cards=unpack(ground.cards),
        seat=None if ground.seat < 0 else int(ground.seat),
        spot=ground.spot or None,
        goal=cast("Goal", ground.goal) if ground.goal else None,
        number=int(ground.number),
        corners=[_view(corner) for corner in best_corners(observation, action.code)] if founding else [],
    )


def _view(corner: Corner) -> CornerView:
    return CornerView(f"n{corner.node}", unpack(corner.cards), _port(corner.port))


def _port(kind: int) -> PortKind | None:
    return None if kind < 0 else _PORTS[kind]
