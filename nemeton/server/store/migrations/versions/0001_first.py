"""The first schema: tables, seats, entries, chats, replays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("content", sa.String(80), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("clock_kind", sa.String(8), nullable=False),
        sa.Column("clock_seconds", sa.Float, nullable=False),
        sa.Column("clock_increment", sa.Float, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("rematch_of", sa.String(32), unique=True),
    )
    op.create_index("tables_by_status", "tables", ["status", "open"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(60)),
        sa.Column("level", sa.Integer),
        sa.Column("stand_in", sa.Integer),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("device_hash", sa.String(64)),
    )
    op.create_index("seats_by_token", "seats", ["token_hash"])
    op.create_index("seats_by_device", "seats", ["device_hash"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("say", sa.Text, nullable=False),
        sa.Column("forced", sa.Boolean, nullable=False),
        sa.Column("secret", sa.Boolean, nullable=False),
        sa.Column("back_to", sa.Integer),
        sa.Column("clock", sa.Float),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chats_by_table", "chats", ["table_id", "id"])
    op.create_table(
        "replays",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("info", sa.Text, nullable=False),
        sa.Column("device_hash", sa.String(64)),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("replays_by_device", "replays", ["device_hash"])


def downgrade() -> None:
    for name in ("replays", "chats", "entries", "seats", "tables"):
        op.drop_table(name)
