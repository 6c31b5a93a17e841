"""Who has won, to be said without reading logs."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column(
            "winner",
            sa.Integer,
            comment="the chair that has won; null: none has; -1: played before this was kept",
        ),
    )
    op.execute("UPDATE tables SET winner = -1 WHERE state = 'over'")


def downgrade() -> None:
    op.drop_column("tables", "winner")
