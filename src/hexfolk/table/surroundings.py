"""What all tables of a server share."""

from collections.abc import Callable

from hexfolk.core.record import Record
from hexfolk.store.store import Store
from hexfolk.table.settings import Settings
from hexfolk.table.thinkers import Thinkers
from hexfolk.view.messages.report import Summary

Summarise = Callable[[Record], Summary]
"""Counts a finished game."""


class Surroundings:
    """The store, the bots' workers, the times; ``strategy`` is what plays for who has left."""

    def __init__(
        self, store: Store, thinkers: Thinkers, summarise: Summarise, settings: Settings, strategy: str
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.summarise = summarise
        self.settings = settings
        self.strategy = strategy
