"""The lesson: a first game on a small island, against one patient bot, with dice that are laid down.

Nothing in it is left to luck: the island, the throws, the first development card and the first theft are
written here. What a person does may change everything else, so that no step of theirs leads nowhere.
"""

import hashlib
from collections.abc import Sequence
from typing import Final, get_args

from hexfolk.core.chance import Chance
from hexfolk.core.event import Event
from hexfolk.core.laid import Laid, parse_laid
from hexfolk.core.state import State
from hexfolk.view.messages.words import LessonGoal

PUPIL: Final = 0
PARTNER: Final = 1
PARTNERS: Final = ("Bruno", "Felix")
"""The bot's name, and another one for who is called so. Both like a bargain."""
GOALS: Final[tuple[LessonGoal, ...]] = get_args(LessonGoal)

ISLAND: Final = """id = "own"
players = [2, 2]
target = 8
map = \"\"\"
 F H
P A M
 D M
\"\"\"
fixed_numbers = \"\"\"
 9 9
4 5 a
 . a
\"\"\"
fixed_ports = [
  ["any", 1, 0, "e"],
  ["wool", -1, 1, "w"],
]

[terrain]

[numbers]

[ports]
"""
# Every hex but the desert pays in each round of these, once all that is to be shown was shown.
_ROUND: Final = (9, 10, 5, 4)
ROLLS: Final = (9, 5, 9, 10, 7, 10, 5) + 60 * _ROUND
"""In turns, the pupil's first: wood and brick, grain, wood and brick, ore, the robber, ore, grain."""
_FIRST_POINT: Final = 14
"""The place of a victory point card in a deck that nobody has drawn from."""
_KEY: Final = hashlib.sha256(b"hexfolk lesson").digest()
_LAID: Final = parse_laid(
    seating=[1],
    dice=[pip - 1 for roll in ROLLS for pip in ((roll - 1) // 2, roll - (roll - 1) // 2)],
    deck=[_FIRST_POINT],
    theft=[0],
)


class Lesson:
    """What the pupil of one lesson has done, in the order of the doing."""

    def __init__(self) -> None:
        self.learned: list[LessonGoal] = []

    def chance(self, drawn: list[int]) -> Chance:
        """Where the next draws come from, when there were so many of each purpose before."""
        return lesson_chance(drawn)

    def take(self, events: Sequence[Event], state: State, founding: bool) -> None:
        """Note what happened, ``state`` being what it led to; all of the ``founding`` is one thing."""
        if state.turn > 0:
            self._note("found")
        for event in () if founding else events:
            by_pupil = event.seat == PUPIL or (event.kind == "trade" and event.other == PUPIL)
            for goal in GOALS:
                if by_pupil and event.kind == goal:
                    self._note(goal)

    def _note(self, goal: LessonGoal) -> None:
        if goal not in self.learned:
            self.learned.append(goal)


def lesson_chance(drawn: list[int]) -> Chance:
    """The draws of any lesson, when there were so many of each purpose before."""
    return Laid(_LAID, _KEY, drawn)
