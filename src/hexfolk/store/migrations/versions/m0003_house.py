"""What belongs to the house and not to a table: bans, notices of the host, keys."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("person", sa.String(32), comment="who is banned, or"),
        sa.Column("network", sa.String(64), comment="from where nobody comes in"),
        sa.Column("until", sa.BigInteger, comment="milliseconds since 1970, UTC; null: until it is lifted"),
        sa.Column("note", sa.Text, nullable=False, comment="for the host alone"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_bans"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(32), nullable=False, comment="id of the table, or empty"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_notices"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("value", sa.String(64), nullable=False, comment="hexadecimal"),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )


def downgrade() -> None:
    op.drop_table("keys")
    op.drop_table("notices")
    op.drop_table("bans")
