"""Whose time ran out, who agrees to end a game, and names of tables that no two of them share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

tables = sa.table("tables", sa.column("id", sa.String), sa.column("name", sa.String), sa.column("created", sa.Float))


def upgrade() -> None:
    op.add_column("entries", sa.Column("late", sa.String(8)))
    op.add_column("seats", sa.Column("ends", sa.Boolean, nullable=False, server_default=sa.false()))
    _tell_apart(op.get_bind())
    op.create_index("tables_by_name", "tables", ["name"], unique=True)


def _tell_apart(connection: sa.Connection) -> None:
    """The oldest table of a name keeps it; each later one gets a number behind it."""
    known = set(connection.scalars(sa.select(tables.c.name)))
    seen: set[str] = set()
    for table in connection.execute(sa.select(tables.c.id, tables.c.name).order_by(tables.c.created)).all():
        name, count = table.name, 1
        while name in seen or (count > 1 and name in known):
            count += 1
            name = f"{table.name[:50]} ({count})"
        seen.add(name)
        if name != table.name:
            connection.execute(sa.update(tables).where(tables.c.id == table.id).values(name=name))


def downgrade() -> None:
    op.drop_index("tables_by_name", "tables")
    op.drop_column("seats", "ends")
    op.drop_column("entries", "late")
