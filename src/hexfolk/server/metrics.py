"""Every metric of the server. None of them names a table, a person, an address or anything that was said."""

import asyncio
import contextlib
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from hexfolk.table.journal import Journal, Thought
from hexfolk.table.tables import Tables

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
GROUPS: Final = (1, 2, 4, 8, 16, 32, 64, 128)
BEAT: Final = 0.5
"""Seconds between two looks at the event loop."""


class Metrics(Journal):
    """The figures of one server, in a registry of their own."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.tables = Gauge("hexfolk_tables", "Tables in memory, by state", ["state"], registry=registry)
        self.sockets = Gauge("hexfolk_sockets", "Open sockets", registry=registry)
        self.made_tables = Counter("hexfolk_tables_made", "Tables that were made", registry=registry)
        self.games = Counter("hexfolk_games", "Games by what became of them", ["event"], registry=registry)
        self.actions = Counter(
            "hexfolk_actions",
            "Actions, by who acted: person, bot, clock",
            ["by"],
            registry=registry,
        )
        self.requests = Histogram(
            "hexfolk_request_seconds",
            "From a message received to its effect written and queued for every reader, by kind of message",
            ["kind"],
            buckets=SECONDS,
            registry=registry,
        )
        self.deliveries = Histogram(
            "hexfolk_delivery_seconds",
            "From a message queued for a reader to its bytes handed to the network",
            buckets=SECONDS,
            registry=registry,
        )
        self.refusals = Counter("hexfolk_refusals", "What was refused, by code", ["code"], registry=registry)
        self.resyncs = Counter("hexfolk_resyncs", "Readers that asked for all again", registry=registry)
        self.dropped = Counter(
            "hexfolk_sockets_dropped",
            "Sockets closed by the server, by reason",
            ["reason"],
            registry=registry,
        )
        self.thoughts = Histogram(
            "hexfolk_bot_seconds",
            "How long bots thought, by outcome: answered, late, failed",
            ["outcome"],
            buckets=SECONDS,
            registry=registry,
        )
        self.commits = Histogram(
            "hexfolk_commit_seconds", "Commits of the log", buckets=SECONDS, registry=registry
        )
        self.groups = Histogram(
            "hexfolk_commit_appends", "Appends that shared a commit", buckets=GROUPS, registry=registry
        )
        self.lag = Histogram(
            "hexfolk_loop_lag_seconds", "How late the event loop came", buckets=SECONDS, registry=registry
        )

    def made(self, mark: str) -> None:
        super().made(mark)
        self.made_tables.inc()

    def started(self, mark: str, game: int, people: int, bots: int) -> None:
        super().started(mark, game, people, bots)
        self.games.labels("started").inc()

    def over(self, mark: str, game: int, entries: int, won: bool) -> None:
        super().over(mark, game, entries, won)
        self.games.labels("won" if won else "ended").inc()

    def acted(self, by: str) -> None:
        self.actions.labels(by).inc()

    def thought(self, seconds: float, outcome: Thought) -> None:
        self.thoughts.labels(outcome).observe(seconds)

    def committed(self, seconds: float, appends: int) -> None:
        """A group of appends is on the disk."""
        self.commits.observe(seconds)
        self.groups.observe(appends)

    async def watch(self, tables: Tables) -> None:
        """Look at the event loop and at the tables, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            for state, count in tables.count().items():
                self.tables.labels(state).set(count)
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.lag.observe(max(0.0, loop.time() - due))


class Exposition:
    """The page that Prometheus reads, on a port of its own and in a thread of its own."""

    def __init__(self, metrics: Metrics, host: str, port: int) -> None:
        self._server, self._thread = start_http_server(port, host, metrics.registry)
        self.port = int(self._server.server_port)

    def close(self) -> None:
        """Not to be read any more."""
        with contextlib.suppress(OSError):
            self._server.shutdown()
            self._server.server_close()
        self._thread.join(timeout=2)
