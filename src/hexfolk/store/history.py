"""The finished games of a person, over all tables, and their way out of them."""

from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, or_, select, update

from hexfolk.store import games as kept
from hexfolk.store.rows import GameRow
from hexfolk.store.schema import game_seats, games
from hexfolk.store.store import Store

MOST_AT_ONCE: Final = 5_000
"""Games of one export."""


class Place(msgspec.Struct, frozen=True):
    """Where a page of the list goes on: behind the game that ended then."""

    ended: int
    game: str


class Result(msgspec.Struct, frozen=True):
    """How one game ended for a person: ``people`` beside them, and whether they won; None if nobody did,
    or if it is not known."""

    players: int
    people: int
    won: bool | None


class History:
    """What a store knows of the games of one person. A game that was removed is theirs no more."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def page(self, person: str, count: int, after: Place | None = None) -> list[GameRow]:
        """So many games that are over, the one that ended last first, behind a place."""
        asked = select(games.c.id).join(game_seats).where(*_over(person))
        if after is not None:
            earlier = games.c.ended < after.ended
            same = and_(games.c.ended == after.ended, games.c.id > after.game)
            asked = asked.where(or_(earlier, same))
        asked = asked.order_by(games.c.ended.desc(), games.c.id).limit(count)

        def ask(connection: Connection) -> list[GameRow]:
            names = list(connection.execute(asked).scalars())
            return [row for row in (kept.find(connection, name) for name in names) if row is not None]

        return await self._store.ask(ask)

    async def results(self, person: str) -> list[Result]:
        """All games that are over, in the order in which they ended."""
        others = game_seats.alias()
        people = (
            select(func.count())
            .where(others.c.game == games.c.id, others.c.bot.is_(None), others.c.seat != game_seats.c.seat)
            .scalar_subquery()
        )
        asked = (
            select(games.c.players, people, games.c.outcome, game_seats.c.won)
            .select_from(games.join(game_seats))
            .where(*_over(person))
            .order_by(games.c.ended, games.c.id.desc())
        )

        def ask(connection: Connection) -> list[Result]:
            return [
                Result(players, people, bool(won) if outcome == "won" else None)
                for players, people, outcome, won in connection.execute(asked)
            ]

        return await self._store.ask(ask)

    async def remove(self, person: str, game: str | None) -> list[str]:
        """Take a person out of a game that is over, or out of all: neither they nor their name can be found
        there again. Which games it was: none if that game is not theirs, or goes on."""

        def write(connection: Connection) -> list[str]:
            asked = select(games.c.id).join(game_seats).where(*_over(person))
            if game is not None:
                asked = asked.where(games.c.id == game)
            gone = list(connection.execute(asked).scalars())
            for name in gone:
                connection.execute(
                    update(game_seats)
                    .where(game_seats.c.game == name, game_seats.c.person == person)
                    .values(person=None, name="", removed=True)
                )
            return gone

        return await self._store.write(write)


def _over(person: str) -> tuple[ColumnElement[bool], ...]:
    """Of the games joined with their seats: those of a person that are over."""
    return (
        game_seats.c.person == person,
        game_seats.c.removed.is_(False),
        games.c.last_seq.is_not(None),
        games.c.ended.is_not(None),
    )
