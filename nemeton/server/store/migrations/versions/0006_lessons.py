"""Tables at which a guided game is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(60)))
    op.add_column("tables", sa.Column("chapter", sa.Integer))


def downgrade() -> None:
    op.drop_column("tables", "chapter")
    op.drop_column("tables", "lesson")
