"""Bots by name: our own, those that installed packages bring along, and any Python object by its path.

A package announces its bots in the entry point group ``hexfolk.bots``; ``module:name`` names an object
directly. Our own names come first: nobody can take them.
"""

import inspect
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from hexfolk import bots
from hexfolk.core.action import Action
from hexfolk.core.observation import Observation

GROUP: Final = "hexfolk.bots"

Choose = Callable[[Observation, int], Action | None]
"""A bot: an observation and a seed in, an action out (None: nothing to say where nobody waits)."""


class BadBot(Exception):
    """A name or an object that is no bot; the message says why."""


def is_own(name: str) -> bool:
    """Whether a bot is one of ours. All others are foreign, and nothing about them is taken for granted."""
    return name in bots.NAMES


def installed() -> dict[str, EntryPoint]:
    """The foreign bots that packages announce. Nothing of theirs is imported."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if not is_own(entry.name)}


def names() -> list[str]:
    """Every bot that can be called by a plain name, our own first."""
    return [*bots.NAMES, *sorted(installed())]


def check_name(name: str) -> None:
    """Raises BadBot for what cannot be the name of a bot. Imports nothing, so it may still not be there."""
    if is_own(name) or name in installed():
        return
    module, colon, attribute = name.partition(":")
    if not colon:
        raise BadBot(f"there is no bot {name!r}; known: {', '.join(names())}, and module:name for your own")
    if not all(part.isidentifier() for part in [*module.split("."), *attribute.split(".")]):
        raise BadBot(f"{name!r} does not have the form module:name")


@lru_cache
def find_installed(name: str) -> Choose:
    """The bot of a plain name, ours or an installed one. Raises BadBot; what an import raises passes through.

    No path is followed: names come here from where not everybody may say what is imported.
    """
    if is_own(name):
        return lambda observation, seed: bots.choose(name, observation, seed)
    entry = installed().get(name)
    if entry is None:
        raise BadBot(f"there is no bot {name!r}; known: {', '.join(names())}")
    return as_choose(entry.load(), name)


def find(name: str) -> Choose:
    """The bot of any name. Raises BadBot; what an import raises passes through."""
    check_name(name)
    if is_own(name) or name in installed():
        return find_installed(name)
    return as_choose(EntryPoint(name, name, GROUP).load(), name)


def as_choose(bot: object, name: str = "") -> Choose:
    """A bot as a function, be it a function, an object with ``choose``, or a class of such. Raises BadBot.

    A class is made an object of without arguments.
    """
    if inspect.isclass(bot):
        bot = bot()
    choose = getattr(bot, "choose", bot)
    if not callable(choose):
        what = name or repr(bot)
        raise BadBot(f"{what} is neither a function nor has it a method choose(observation, seed)")
    found: Choose = choose
    return found
