"""Where games stood some moves ago, so that a restart need not play them through from the beginning."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, comment="the last entry that is in it"),
        sa.Column("others", sa.Text, nullable=False, comment="entries that are not: no moves; JSON"),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False, comment="of all this and of entry seq"),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_snapshots_table_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
