"""What people say at a table, apart from its log."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column(
            "message_id",
            sa.String(64),
            nullable=False,
            comment="the id that this person gave to the request",
        ),
        sa.Column("name", sa.String(96), nullable=False, comment="what the person was called then"),
        sa.Column("colour", sa.Integer, comment="the seat colour then; null for who looked on"),
        sa.Column("saying", sa.String(32), nullable=False, comment="code of a quick phrase, or empty"),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"),
    )
    op.create_index("uq_chat_message", "chat", ["table_id", "person", "message_id"], unique=True)


def downgrade() -> None:
    op.drop_table("chat")
