"""What a log came to, laid open: two standings are the same if nothing that follows can tell them apart."""

from collections import deque
from typing import Any

from hexfolk.core.event import Event
from hexfolk.core.state import State
from hexfolk.table.fold import Standing
from hexfolk.table.game import Game
from hexfolk.table.lobby import Lobby
from hexfolk.table.sealing import Sealing
from hexfolk.table.undoing import Step, Trail


def plain(standing: Standing) -> Any:
    """Everything in a standing but how much of it was kept in the store."""
    return {name: _open(value) for name, value in vars(standing).items() if name != "kept"}


def _open(value: object) -> Any:
    match value:
        case Standing() | Game() | Lobby() | Trail() | Step() | Sealing():
            return {name: _open(part) for name, part in vars(value).items()}
        case State():
            return value.to_bytes()
        case Event():
            return repr(value)
        case list() | deque():
            return [_open(part) for part in value]
        case _:
            return value
