"""What is to be measured, and what came out."""

from typing import Protocol

import msgspec


class Wish(msgspec.Struct, frozen=True):
    """A run: so many tables, and actions that come due at so many a second over all of them."""

    tables: int
    seats: int
    seconds: float
    """How long; 0: nobody comes, only the memory is measured."""
    rate: float
    seed: int = 1
    ahead: int = 0
    """Moves that games have gone on for at the beginning, at most (own server only)."""
    pin: bool = False
    """Whether the server keeps to one processor and the people to another (own server only)."""


class Measured(msgspec.Struct, frozen=True):
    """The result of a run. What is of a server of one's own only is None for another one."""

    tables: int
    seats: int
    seconds: float
    rate: float
    actions: int
    actions_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    worst_ms: float
    errors: int
    error_codes: dict[str, int]
    resyncs: int
    reconnects: int
    games_finished: int
    bytes_per_table: int | None
    """Of a table in memory at which nobody looks; None also for so few tables that it tells nothing."""
    bytes_per_seat: int | None
    """What the server takes beyond for a person with an open socket."""
    server_cpu: float | None
    """Processors that the server was busy on, on average."""
    players_cpu: float
    """The same of this program: near 1 it measures itself."""
    server_said: str
    """What stood on the error output of a server of one's own; empty is well."""
    load_average: float
    """Of the machine before the run: what else was going on there."""


class Progress(Protocol):
    """Who is told how far it is."""

    def stage(self, name: str, total: float) -> None:
        """Something else is done now, in so many steps; ``load-stage-<name>`` says what."""

    def reach(self, done: float) -> None:
        """So many of them are done."""
