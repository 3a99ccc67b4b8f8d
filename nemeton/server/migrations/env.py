"""Runs the migrations on the connection the server has opened; `nemeton.server.storage` calls it at every start."""

from __future__ import annotations

from alembic import context

from nemeton.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
