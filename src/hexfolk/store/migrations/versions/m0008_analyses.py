"""Finished games are looked back on by bots, which takes long: what they found is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("likeness", sa.String(64), nullable=False, comment="digest of the bots that made it"),
        sa.Column("payload", sa.Text, nullable=False, comment="JSON"),
        sa.Column("created", sa.BigInteger, nullable=False, comment="milliseconds since 1970, UTC"),
        sa.PrimaryKeyConstraint("game", name="pk_analyses"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_analyses_game", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("analyses")
