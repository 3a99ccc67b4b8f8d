"""Corrected boxes that tables were begun with, so that they play on without the content pack."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("fingerprint", sa.String(80), primary_key=True),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("boxes")
