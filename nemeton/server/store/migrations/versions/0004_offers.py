"""Offers that trade promises, and the answers to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "offers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("offer", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("receiver", sa.Integer),
        sa.Column("gives", sa.String(40)),
        sa.Column("gives_place", sa.String(40)),
        sa.Column("asks", sa.String(40)),
        sa.Column("asks_place", sa.String(40)),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("counters", sa.Integer),
        sa.Column("topic", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("offer", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("yes", sa.Boolean, nullable=False),
        sa.Column("reason", sa.String(40)),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("answers")
    op.drop_table("offers")
