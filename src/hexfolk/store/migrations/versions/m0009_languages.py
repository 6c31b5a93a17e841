"""What language a person reads: the same on all their devices."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "languages",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("language", sa.String(35), nullable=False, comment="its tag, as in pt-BR"),
        sa.Column("created", sa.BigInteger, nullable=False, comment="milliseconds since 1970, UTC"),
        sa.PrimaryKeyConstraint("person", name="pk_languages"),
    )


def downgrade() -> None:
    op.drop_table("languages")
