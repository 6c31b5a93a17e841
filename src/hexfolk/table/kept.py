"""What is kept of a game beside its log: who played it, and how it ended."""

from hexfolk.core.state import OVER, State
from hexfolk.core.victory import points
from hexfolk.store.rows import GameBegun, GameEnded, PlayerRow
from hexfolk.table.entries import Started


def begun(started: Started, seq: int) -> GameBegun:
    """The game that an entry begins, as the store keeps it."""
    players = [
        PlayerRow(seat, chair.person, chair.name, chair.bot) for seat, chair in enumerate(started.chairs)
    ]
    return GameBegun(started.id, started.game, seq, players)


def ended(game: str, seq: int, state: State, why: str = "") -> GameEnded:
    """How a game ended in a state with entry ``seq``; ``why``, if nobody has won it."""
    won = state.phase == OVER
    return GameEnded(
        id=game,
        last=seq,
        outcome="won" if won else why,
        winner=int(state.winner) if won else None,
        turns=int(state.turn),
        points=[int(points(state, seat)) for seat in range(state.players)],
    )
