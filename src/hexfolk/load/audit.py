"""What a server has promised, held against what stands in its database."""

from collections import Counter
from collections.abc import Iterable, Sequence, Set
from pathlib import Path

import msgspec

from hexfolk.load.party import Party
from hexfolk.load.player import ViewHeard
from hexfolk.load.score import Promise
from hexfolk.server.identity import hash_token
from hexfolk.store.rows import Row
from hexfolk.store.store import Store
from hexfolk.table.entries import Acted, parse_entry
from hexfolk.table.fold import Standing, fold
from hexfolk.view.game import view_game
from hexfolk.view.messages.browser import Act


class Seen(msgspec.Struct, frozen=True):
    """What somebody saw last of a table."""

    table: str
    person: str
    view: ViewHeard


class Findings(msgspec.Struct, frozen=True):
    """What is wrong; nothing is, when all are 0."""

    missing: int = 0
    """Messages that were acked and do not stand in the log, where and as the ack said."""
    twice: int = 0
    """Messages that were carried out more than once."""
    unasked: int = 0
    """Entries for messages that were refused or never sent."""
    unfolded: int = 0
    """Tables whose log makes no sense."""
    otherwise: int = 0
    """People who saw something else last than what the log comes to."""

    @property
    def total(self) -> int:
        return self.missing + self.twice + self.unasked + self.unfolded + self.otherwise


def last_seen(parties: Iterable[Party]) -> list[Seen]:
    """What everybody sees now, at tables that wait for nothing."""
    return [
        Seen(party.table, hash_token(player.token), player.view)
        for party in parties
        if not party.waiting
        for player in party.players
        if player.view is not None
    ]


def still_open(parties: Iterable[Party]) -> set[tuple[str, str]]:
    """Persons and ids of the messages that nobody has heard of again: the log may have them or not."""
    return {
        (hash_token(player.token), message)
        for party in parties
        for player in party.players
        for message in player.unanswered
    }


async def audit(
    database: Path, promises: Sequence[Promise], seen: Sequence[Seen], unanswered: Set[tuple[str, str]]
) -> Findings:
    """Read every table of a database that no server has open."""
    store = await Store.open(database)
    found: Counter[str] = Counter()
    try:
        for table in {promise.table for promise in promises} | {one.table for one in seen}:
            here = [promise for promise in promises if promise.table == table]
            there = [one for one in seen if one.table == table]
            found += _check(await store.read(table), here, there, unanswered)
    finally:
        await store.close()
    return Findings(**found)


def _check(
    rows: Sequence[Row],
    promises: Sequence[Promise],
    seen: Sequence[Seen],
    unanswered: Set[tuple[str, str]],
) -> Counter[str]:
    """One table."""
    found: Counter[str] = Counter()
    by_seq = {row.seq: row for row in rows}
    asked = Counter((row.person or "", row.message_id) for row in rows if row.message_id is not None)
    promised = {(promise.person, promise.message.id) for promise in promises}
    found["missing"] = sum(not _kept(promise, by_seq.get(promise.seq)) for promise in promises)
    found["twice"] = sum(number - 1 for number in asked.values())
    found["unasked"] = len(asked.keys() - promised - unanswered)
    try:
        standing = fold(rows)
    except Exception:
        # Whatever is wrong with it: this is what is to be found out.
        standing = None
    if standing is None:
        found["unfolded"] = 1
    else:
        found["otherwise"] = sum(not _agrees(standing, one) for one in seen)
    return found


def _kept(promise: Promise, row: Row | None) -> bool:
    if row is None or (row.person, row.message_id) != (promise.person, promise.message.id):
        return False
    if not isinstance(promise.message, Act):
        return True
    entry = parse_entry(row.payload)
    return isinstance(entry, Acted) and entry.by == "person" and entry.action == promise.message.action


def _agrees(standing: Standing, seen: Seen) -> bool:
    """Whether somebody's last view is the one that the log comes to."""
    game, seat = standing.game, standing.lobby.chair_of(seen.person)
    if game is None:
        # Back in the lobby: what they saw of the game is over.
        return seen.view.phase == "over"
    view = view_game(game.observe(seat), game.seq, game.decision(seat), game.over)
    return (seen.view.seq, seen.view.decision, seen.view.must, seen.view.legal) == (
        view.seq,
        view.decision,
        view.must,
        view.legal,
    )
