"""Runs the migrations on the connection the server has opened; `store.storage` calls it at every start."""

from __future__ import annotations

from alembic import context

from nemeton.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
