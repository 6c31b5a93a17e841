"""Since when something lasts: somebody is away, or the game waits for somebody."""

from collections.abc import Collection

from hexfolk.table.duties import Duty


class Waits:
    """Measures what lasts, by name. ``look`` tells it what there is, at every change."""

    def __init__(self) -> None:
        self._since: dict[Duty, float] = {}

    def look(self, found: Collection[Duty], now: float) -> None:
        """This lasts now, and nothing else."""
        self._since = {duty: self._since.get(duty, now) for duty in found}

    def since(self, duty: Duty) -> float | None:
        """When it began, in the time of ``look``; None if it does not last."""
        return self._since.get(duty)
