"""Who sits at which table, codes to read aloud, and several devices of one person."""

import json
import secrets
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

# As they were when this step was written: a migration must not change with the program.
_CODE_LETTERS = "ACDEFHJKMNPQRTVWXY23456789"
_CODE_LENGTH = 6
_KINDS = ("made", "sit", "stand", "seat", "configure", "start")


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("code", sa.String(6), comment="for reading aloud; upper case, without dash")
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("chair", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.String(32), comment="who sits there; null for a bot"),
        sa.Column("name", sa.String(96), nullable=False),
        sa.Column(
            "removed", sa.Boolean, nullable=False, comment="whether the person wants to see it no more"
        ),
        sa.PrimaryKeyConstraint("table_id", "chair", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "devices",
        sa.Column("token", sa.String(32), nullable=False, comment="hash of the device's token"),
        sa.Column("person", sa.String(32), nullable=False, comment="whom the device speaks for"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_devices"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "device_links",
        sa.Column("secret", sa.String(64), nullable=False, comment="hash of what stands in the link"),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("secret", name="pk_device_links"),
    )
    op.create_index("ix_device_links_person", "device_links", ["person"])
    _fill()
    op.create_index("uq_tables_code", "tables", ["code"], unique=True)


def downgrade() -> None:
    op.drop_table("device_links")
    op.drop_table("devices")
    op.drop_table("seats")
    op.drop_index("uq_tables_code", "tables")
    op.drop_column("tables", "code")


def _fill() -> None:
    """Give every table its code, and write down who sits there, as its log says."""
    connection = op.get_bind()
    used: set[str] = set()
    for table in list(connection.execute(sa.text("SELECT id FROM tables")).scalars()):
        code = ""
        while not code or code in used:
            code = "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))
        used.add(code)
        connection.execute(
            sa.text("UPDATE tables SET code = :code WHERE id = :table"), {"code": code, "table": table}
        )
        asked = sa.text("SELECT payload FROM log WHERE table_id = :table AND kind IN :kinds ORDER BY seq")
        rows = connection.execute(
            asked.bindparams(sa.bindparam("kinds", expanding=True)), {"table": table, "kinds": _KINDS}
        )
        chairs = _chairs(json.loads(payload) for payload in rows.scalars())
        for chair, seat in enumerate(chairs):
            if seat is not None:
                connection.execute(
                    sa.text("INSERT INTO seats VALUES (:table, :chair, :person, :name, 0)"),
                    {"table": table, "chair": chair, "person": seat[0], "name": seat[1]},
                )


def _chairs(entries: Iterator[dict[str, Any]]) -> list[tuple[str | None, str] | None]:
    """Person (none for a bot) and name on every chair after these entries; none for an open chair."""
    chairs: list[tuple[str | None, str] | None] = []
    for entry in entries:
        match entry["kind"]:
            case "made" | "configure":
                # Fields at their default were left out: a table has four chairs unless it says otherwise.
                players = entry["options"].get("players", 4)
                # Open chairs go first, then bots', from the last.
                for kind in ("open", "bot"):
                    for i in range(len(chairs) - 1, -1, -1):
                        if len(chairs) > players and _kind(chairs[i]) == kind:
                            del chairs[i]
                chairs += [None] * (players - len(chairs))
            case "sit":
                chairs[entry["chair"]] = (entry["person"], entry["name"])
            case "stand":
                chairs[entry["chair"]] = None
            case "seat":
                chairs[entry["chair"]] = (None, entry["name"]) if entry.get("bot") else None
            case "start":
                chairs = [(chair.get("person"), chair["name"]) for chair in entry["chairs"]]
    return chairs


def _kind(seat: tuple[str | None, str] | None) -> str:
    return "open" if seat is None else "bot" if seat[0] is None else "person"
