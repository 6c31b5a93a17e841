"""Games have ids of their own, which stand in their links."""

import json
import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

# As they were when this step was written: a migration must not change with the program.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_LENGTH = 12
_KINDS = ("start", "again", "stop")


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column(
            "id", sa.String(16), nullable=False, comment="stands in the game's link, and leads to no table"
        ),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, comment="of the game at its table, from 1"),
        sa.Column("first_seq", sa.Integer, nullable=False, comment="the entry that began it"),
        sa.Column("last_seq", sa.Integer, comment="the entry that ended it; null: it goes on"),
        sa.Column("begun", sa.BigInteger, nullable=False, comment="milliseconds since 1970, UTC"),
        sa.Column("ended", sa.BigInteger),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("outcome", sa.String(16), comment="won, agreed, endless, closed; empty: not counted yet"),
        sa.Column("winner", sa.Integer, comment="the seat that has won, if one has"),
        sa.Column("turns", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_games_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_games_table_id", "games", ["table_id"])
    op.create_table(
        "game_seats",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.String(32), comment="who sat there when it began; null for a bot"),
        sa.Column("name", sa.String(96), nullable=False),
        sa.Column("bot", sa.String(96), comment="the bot's strategy; null for a person"),
        sa.Column("won", sa.Boolean, comment="null: it goes on, or was not counted yet"),
        sa.Column("points", sa.Integer),
        sa.Column(
            "removed", sa.Boolean, nullable=False, comment="whether the person wants to see it no more"
        ),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_game_seats"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_game_seats_game", ondelete="CASCADE"),
    )
    op.create_index("ix_game_seats_person", "game_seats", ["person"])
    _fill()


def downgrade() -> None:
    op.drop_table("game_seats")
    op.drop_table("games")


def _fill() -> None:
    """Give every game that was begun an id, in its log too; how it ended is counted later, by the rules."""
    connection = op.get_bind()
    tables = connection.execute(sa.text("SELECT id, state FROM tables")).all()
    asked = sa.text(
        "SELECT seq, kind, payload, created FROM log WHERE table_id = :table AND kind IN :kinds ORDER BY seq"
    ).bindparams(sa.bindparam("kinds", expanding=True))
    for table, state in tables:
        rows = connection.execute(asked, {"table": table, "kinds": _KINDS}).all()
        number = 0
        begun: tuple[int, int, dict[str, Any], int] | None = None
        for seq, kind, payload, created in rows:
            if kind == "start":
                number += 1
                begun = number, seq, json.loads(payload), created
            elif begun is not None:
                # What is said of a game that was over before: it ended with its last move.
                _write(connection, table, *begun, before=seq + 1 if kind == "stop" else seq)
                begun = None
        if begun is not None:
            _write(connection, table, *begun, before=None if state == "playing" else 2**31)


def _write(
    connection: sa.Connection,
    table: str,
    number: int,
    first: int,
    started: dict[str, Any],
    moment: int,
    before: int | None,
) -> None:
    """Write down a game that ended with the last entry of play ``before`` one, or (None) goes on."""
    chairs = started.get("chairs", [])
    last = ended = None
    if before is not None:
        ends = sa.text(
            "SELECT seq, created FROM log WHERE table_id = :table AND seq >= :first AND seq < :before"
            " AND kind IN ('start', 'act', 'clock', 'undo', 'stop') ORDER BY seq DESC LIMIT 1"
        )
        last, ended = connection.execute(ends, {"table": table, "first": first, "before": before}).one()
    game = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
    connection.execute(
        sa.text("UPDATE log SET payload = :payload WHERE table_id = :table AND seq = :seq"),
        {
            "payload": json.dumps(started | {"id": game}, ensure_ascii=False, separators=(",", ":")),
            "table": table,
            "seq": first,
        },
    )
    connection.execute(
        sa.text(
            "INSERT INTO games (id, table_id, number, first_seq, last_seq, begun, ended, players, outcome)"
            " VALUES (:id, :table, :number, :first, :last, :begun, :ended, :players, :outcome)"
        ),
        {
            "id": game,
            "table": table,
            "number": number,
            "first": first,
            "last": last,
            "begun": moment,
            "ended": ended,
            "players": len(chairs),
            "outcome": None if last is None else "",
        },
    )
    for seat, chair in enumerate(chairs):
        connection.execute(
            sa.text(
                "INSERT INTO game_seats (game, seat, person, name, bot, removed)"
                " VALUES (:game, :seat, :person, :name, :bot, 0)"
            ),
            {
                "game": game,
                "seat": seat,
                "person": chair.get("person"),
                "name": chair.get("name", ""),
                "bot": chair.get("bot"),
            },
        )
