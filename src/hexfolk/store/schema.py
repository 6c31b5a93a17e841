"""Tables of the database. A change here needs a migration beside it (``migrations/versions``)."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False, comment="milliseconds since 1970, UTC"),
    Column(
        "state", String(16), nullable=False, index=True, comment="lobby, playing, over: a cache of the log"
    ),
    Column("code", String(6), comment="for reading aloud; upper case, without dash"),
    Column(
        "winner", Integer, comment="the chair that has won; null: none has; -1: played before this was kept"
    ),
)

Index("uq_tables_code", tables.c.code, unique=True)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("chair", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), index=True, comment="who sits there; null for a bot"),
    Column("name", String(96), nullable=False),
    Column("removed", Boolean, nullable=False, comment="whether the person wants to see it no more"),
)

games: Final = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True, comment="stands in the game's link, and leads to no table"),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("number", Integer, nullable=False, comment="of the game at its table, from 1"),
    Column("first_seq", Integer, nullable=False, comment="the entry that began it"),
    Column("last_seq", Integer, comment="the entry that ended it; null: it goes on"),
    Column("begun", BigInteger, nullable=False, comment="milliseconds since 1970, UTC"),
    Column("ended", BigInteger),
    Column("players", Integer, nullable=False),
    Column("outcome", String(16), comment="won, agreed, endless, closed; empty: not counted yet"),
    Column("winner", Integer, comment="the seat that has won, if one has"),
    Column("turns", Integer),
)

game_seats: Final = Table(
    "game_seats",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), index=True, comment="who sat there when it began; null for a bot"),
    Column("name", String(96), nullable=False),
    Column("bot", String(96), comment="the bot's strategy; null for a person"),
    Column("won", Boolean, comment="null: it goes on, or was not counted yet"),
    Column("points", Integer),
    Column("removed", Boolean, nullable=False, comment="whether the person wants to see it no more"),
)

analyses: Final = Table(
    "analyses",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("likeness", String(64), nullable=False, comment="digest of the bots that made it"),
    Column("payload", Text, nullable=False, comment="JSON"),
    Column("created", BigInteger, nullable=False, comment="milliseconds since 1970, UTC"),
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("payload", Text, nullable=False, comment="the entry as JSON"),
    Column("person", String(32), comment="who asked for it, if a person did"),
    Column("message_id", String(64), comment="the id that this person gave to the request"),
    Column("created", BigInteger, nullable=False),
)

# Null ids differ from each other in both databases, so entries that no message asked for never clash.
Index("uq_log_message", log.c.table_id, log.c.person, log.c.message_id, unique=True)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False, comment="the last entry that is in it"),
    Column("others", Text, nullable=False, comment="entries that are not: no moves; JSON"),
    Column("payload", LargeBinary, nullable=False),
    Column("digest", String(64), nullable=False, comment="of all this and of entry seq"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Column("message_id", String(64), nullable=False, comment="the id that this person gave to the request"),
    Column("name", String(96), nullable=False, comment="what the person was called then"),
    Column("colour", Integer, comment="the seat colour then; null for who looked on"),
    Column("saying", String(32), nullable=False, comment="code of a quick phrase, or empty"),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

Index("uq_chat_message", chat.c.table_id, chat.c.person, chat.c.message_id, unique=True)

people: Final = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True, comment="hash of the guest token"),
    Column("name", String(96), nullable=False, comment="the name used last"),
    Column("created", BigInteger, nullable=False),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("person", String(32), comment="who is banned, or"),
    Column("network", String(64), comment="from where nobody comes in"),
    Column("until", BigInteger, comment="milliseconds since 1970, UTC; null: until it is lifted"),
    Column("note", Text, nullable=False, comment="for the host alone"),
    Column("created", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

notices: Final = Table(
    "notices",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("subject", String(32), nullable=False, comment="id of the table, or empty"),
    Column("created", BigInteger, nullable=False),
    # A number is never given twice, also when the old ones are gone: the server asks for the later ones.
    sqlite_autoincrement=True,
)

keys: Final = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False, comment="hexadecimal"),
)

devices: Final = Table(
    "devices",
    metadata,
    Column("token", String(32), primary_key=True, comment="hash of the device's token"),
    Column("person", String(32), nullable=False, index=True, comment="whom the device speaks for"),
    Column("created", BigInteger, nullable=False),
)

device_links: Final = Table(
    "device_links",
    metadata,
    Column("secret", String(64), primary_key=True, comment="hash of what stands in the link"),
    Column("person", String(32), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False),
)

languages: Final = Table(
    "languages",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("language", String(35), nullable=False, comment="its tag, as in pt-BR"),
    Column("created", BigInteger, nullable=False, comment="milliseconds since 1970, UTC"),
)
