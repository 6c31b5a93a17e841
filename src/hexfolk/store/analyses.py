"""Analyses of finished games: kept because they take long, and made anew when anything about them changes."""

from sqlalchemy import Connection, select
from sqlalchemy.dialects.sqlite import insert as upsert

from hexfolk.store.moment import now
from hexfolk.store.schema import analyses, games


def find(connection: Connection, game: str, likeness: str) -> str | None:
    """The analysis of a game, if it was made by just this version of the bots; JSON."""
    asked = select(analyses.c.payload).where(analyses.c.game == game, analyses.c.likeness == likeness)
    return connection.execute(asked).scalar()


def keep(connection: Connection, game: str, likeness: str, payload: str) -> bool:
    """Put an analysis in the place of the one before; False if the game is gone meanwhile."""
    if connection.execute(select(games.c.id).where(games.c.id == game)).scalar() is None:
        return False
    values = {"likeness": likeness, "payload": payload, "created": now()}
    new = upsert(analyses).values(game=game, **values)
    connection.execute(new.on_conflict_do_update(index_elements=["game"], set_=values))
    return True
