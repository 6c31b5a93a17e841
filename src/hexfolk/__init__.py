"""Hexfolk: a game of settling an island.

For bot authors: ``Game`` is one game in one object, ``read_record`` reads a record back, and the
names below it are what they hand out. See ``docs/bots.md``.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hexfolk.core.action import Action, action_text, parse_action
    from hexfolk.core.chance import Scripted, Seeded
    from hexfolk.core.errors import (
        BadBoard,
        BadDraw,
        BadIsland,
        BadOption,
        BadRecord,
        BadSeal,
        BadState,
        Illegal,
    )
    from hexfolk.core.observation import Observation, sample
    from hexfolk.core.options import Options
    from hexfolk.core.state import State
    from hexfolk.playing import Game, read_record
    from hexfolk.render.svg import draw_board, draw_position

__version__ = "0.1.0"

# Loaded when first asked for: importing the package for one module must not load all of it.
_HOMES = {
    "Action": "core.action",
    "action_text": "core.action",
    "parse_action": "core.action",
    "Scripted": "core.chance",
    "Seeded": "core.chance",
    "BadBoard": "core.errors",
    "BadDraw": "core.errors",
    "BadIsland": "core.errors",
    "BadOption": "core.errors",
    "BadRecord": "core.errors",
    "BadSeal": "core.errors",
    "BadState": "core.errors",
    "Illegal": "core.errors",
    "Observation": "core.observation",
    "sample": "core.observation",
    "Options": "core.options",
    "State": "core.state",
    "Game": "playing",
    "read_record": "playing",
    "draw_board": "render.svg",
    "draw_position": "render.svg",
}

__all__ = [
    "Action",
    "BadBoard",
    "BadDraw",
    "BadIsland",
    "BadOption",
    "BadRecord",
    "BadSeal",
    "BadState",
    "Game",
    "Illegal",
    "Observation",
    "Options",
    "Scripted",
    "Seeded",
    "State",
    "action_text",
    "draw_board",
    "draw_position",
    "is_compiled",
    "parse_action",
    "read_record",
    "sample",
]


def __getattr__(name: str) -> Any:
    """The public names, from the modules where they live."""
    if name not in _HOMES:
        raise AttributeError(f"module 'hexfolk' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"hexfolk.{_HOMES[name]}"), name)


def is_compiled() -> bool:
    """Whether the rules run compiled; the results are the same either way, the speed is not."""
    from hexfolk.core import bits

    return not bits.__file__.endswith(".py")
