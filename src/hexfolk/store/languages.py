"""What language people read, if they have chosen one."""

from typing import Final

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.dialects.sqlite import insert as upsert

from hexfolk.store.moment import now
from hexfolk.store.schema import languages
from hexfolk.store.store import Store

_CHOSEN: Final = select(languages.c.language).where(languages.c.person == bindparam("person"))


async def chosen(store: Store, person: str) -> str | None:
    """The tag of the language that a person chose; it may be one that is there no more."""

    def ask(connection: Connection) -> str | None:
        found: str | None = connection.execute(_CHOSEN, {"person": person}).scalar()
        return found

    return await store.ask(ask)


async def choose(store: Store, person: str, language: str) -> None:
    """Keep what a person has chosen."""

    def write(connection: Connection) -> None:
        new = upsert(languages).values(person=person, language=language, created=now())
        connection.execute(new.on_conflict_do_update(index_elements=["person"], set_={"language": language}))

    await store.write(write)
