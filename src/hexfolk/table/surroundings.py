"""What all tables of a server share."""

import secrets
from collections.abc import Callable, Mapping

from hexfolk.store.store import Store
from hexfolk.table.journal import Journal, marker
from hexfolk.table.levels import STRATEGIES
from hexfolk.table.settings import Settings
from hexfolk.table.thinkers import Thinkers
from hexfolk.view.messages.words import Level


class Surroundings:
    """The store, the bots' workers, the times; ``strategies`` has the bot of each level."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        strategies: Mapping[Level, str] = STRATEGIES,
        journal: Journal | None = None,
        mark: Callable[[str], str] | None = None,
        below: Callable[[int], int] = secrets.randbelow,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.journal = journal or Journal()
        self.mark = mark or marker(secrets.token_bytes())
        """What a table is called in logs."""
        self.below = below
        """Where bots' whims come from, and the chance of games that were not sealed: 0 … bound-1."""
        self.entropy = entropy
        """Where the secrets of games come from: so many bytes."""
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.strategies = strategies
