"""Words of the people at a table that go into every draw."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shuffling", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("contributions", sa.Text, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("luck", sa.String(64)))
    op.add_column("seats", sa.Column("words", sa.Text))


def downgrade() -> None:
    op.drop_column("seats", "words")
    op.drop_column("seats", "luck")
    op.drop_column("tables", "contributions")
    op.drop_column("tables", "shuffling")
