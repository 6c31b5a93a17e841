"""The list of open tables: what stands on it, and which table a line of it means."""

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from hexfolk.core.own import OWN
from hexfolk.islands import own_topology
from hexfolk.table.lobby import emblems
from hexfolk.view.messages.front import OpenTable, OpenTables, SitterView

if TYPE_CHECKING:
    from hexfolk.table.table import Table

MOST: Final = 40
KEY_BYTES: Final = 12


class Listing:
    """Public tables where somebody is just now, out of those in memory.

    A table's id is its key and stays off the list: each line has a key of its own, which is forgotten
    as soon as the table is public no more.
    """

    def __init__(self, live: Mapping[str, "Table"]) -> None:
        self._live = live
        self._keys: dict[str, str] = {}

    def open_tables(self) -> OpenTables:
        """Tables to join, then tables to watch, the ones made last first."""
        public = [table for table in self._live.values() if _public(table)]
        self._keys = {
            table.id: self._keys.get(table.id) or secrets.token_urlsafe(KEY_BYTES) for table in public
        }
        # A table that was left alone is no place to go to.
        found = [table for table in public if table.readers]
        found.sort(key=lambda table: (not _joinable(table), -table.created, table.id))
        return OpenTables([_view(table, self._keys[table.id]) for table in found[:MOST]])

    def find(self, key: str) -> "Table | None":
        """The table that a line of the list meant, as long as it is public."""
        asked = key.encode("utf-8", "replace")
        keys = self._keys.items()
        known = next((table for table, its in keys if secrets.compare_digest(its.encode(), asked)), "")
        table = self._live.get(known)
        return table if table is not None and _public(table) else None


def _public(table: "Table") -> bool:
    lobby = table.standing.lobby
    # A game without watchers is nothing to go to.
    return lobby.public and (lobby.state == "lobby" or (lobby.state == "playing" and lobby.options.watchers))


def _joinable(table: "Table") -> bool:
    lobby = table.standing.lobby
    return (
        lobby.state == "lobby"
        and lobby.sealing is None
        and any(chair.kind == "open" and not chair.locked for chair in lobby.chairs)
    )


def _view(table: "Table", key: str) -> OpenTable:
    lobby = table.standing.lobby
    return OpenTable(
        key=key,
        state="playing" if lobby.state == "playing" else "lobby",
        joinable=_joinable(table),
        seats=sitters(table),
        options=lobby.options,
        own=own_topology(lobby.map).island.name if lobby.options.island == OWN else "",
    )


def sitters(table: "Table", person: str = "") -> list[SitterView]:
    """Who sits at a table; ``person`` is whom it is shown to."""
    here = {reader.person for reader in table.readers}
    chairs = table.standing.lobby.chairs
    return [
        SitterView(
            kind=chair.kind,
            name=chair.name,
            colour=chair.colour,
            emblem=emblem,
            locked=chair.locked and chair.kind == "open",
            online=chair.kind == "bot" or chair.person in here,
            you=chair.person == person and person != "",
        )
        for chair, emblem in zip(chairs, emblems(chairs), strict=True)
    ]
