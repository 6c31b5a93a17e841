"""The first schema: tables, their log, people."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False, comment="milliseconds since 1970, UTC"),
        sa.Column("state", sa.String(16), nullable=False, comment="lobby, playing, over: a cache of the log"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_state", "tables", ["state"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("payload", sa.Text, nullable=False, comment="the entry as JSON"),
        sa.Column("person", sa.String(32), comment="who asked for it, if a person did"),
        sa.Column("message_id", sa.String(64), comment="the id that this person gave to the request"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_log"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id"),
    )
    op.create_index("uq_log_message", "log", ["table_id", "person", "message_id"], unique=True)
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False, comment="hash of the guest token"),
        sa.Column("name", sa.String(96), nullable=False, comment="the name used last"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )


def downgrade() -> None:
    op.drop_table("people")
    op.drop_table("log")
    op.drop_table("tables")
