"""What was wanted last, of much that could be made or read again."""

from collections import OrderedDict
from collections.abc import Iterator
from typing import Generic, TypeVar

Key = TypeVar("Key")
Kept = TypeVar("Kept")


class Recent(Generic[Key, Kept]):
    """Keeps up to ``most`` things by their keys; what was not found for longest goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Key, Kept] = OrderedDict()

    def __iter__(self) -> Iterator[tuple[Key, Kept]]:
        """All that is kept, as it is now: it may be dropped meanwhile."""
        return iter(list(self._kept.items()))

    def find(self, key: Key) -> Kept | None:
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
        return kept

    def keep(self, key: Key, thing: Kept) -> None:
        self._kept[key] = thing
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def drop(self, key: Key) -> None:
        """Keep it no more, if it was kept at all."""
        self._kept.pop(key, None)

    def clear(self) -> None:
        self._kept.clear()
