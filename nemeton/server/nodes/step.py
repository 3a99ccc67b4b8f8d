"""In step with the other servers on the same database: what they have written is read again and told to whoever looks
at it here, and where a table has nobody left who sees to it, this server does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from nemeton.server.errors import Refused
from nemeton.server.nodes.notices import Changed, Here, Joined, Notice, Ready, UndoRefused
from nemeton.server.table import fanout
from nemeton.server.table.table import Table

if TYPE_CHECKING:
    from nemeton.server.host import Host

log = logging.getLogger("nemeton.step")


class Step:
    def __init__(self, host: Host) -> None:
        self._host = host
        self._under_way: set[asyncio.Future[None]] = set()

    async def stop(self) -> None:
        await asyncio.gather(*self._under_way, return_exceptions=True)

    # --- what the others do ---

    def hear(self, notice: Notice) -> None:
        """Of a table that is of no concern here, nothing is kept."""
        table = self._host.in_memory(notice.table) if not isinstance(notice, Joined) else None
        if isinstance(notice, Changed):
            if table is not None:
                self._in_background(self.catch_up(table, notice.changes))
            elif notice.acts and self._host.nodes.acts_for(notice.table):
                self._in_background(self._see_to(notice.table))
        elif table is None:
            return
        elif isinstance(notice, Here):
            if table.hear_of(notice.node, frozenset(notice.seats), notice.spectators):
                fanout.tell_table(table)
        elif isinstance(notice, Ready):
            table.window.ready.add(notice.seat)
            fanout.tell_table(table)
            self._host.wake(table)
        elif isinstance(notice, UndoRefused):
            fanout.tell_undo_refused(table, notice.seat, notice.by)

    async def look_round(self) -> None:
        """What has changed at tables in memory, whoever may have failed to tell; and what nobody sees to."""
        alive = self._host.all_in_memory()
        changes = await self._host.storage.changes_of([table.id for table in alive]) if alive else {}
        for table in alive:
            if table.changes < changes.get(table.id, 0):
                self._in_background(self.catch_up(table, changes[table.id]))
        for table_id in await self._host.storage.tables_to_resume():
            if not self._host.knows(table_id) and self._host.nodes.acts_for(table_id):
                self._in_background(self._see_to(table_id))

    async def share_anew(self) -> None:
        """Servers have come or gone: each table has one that sees to it."""
        for table in self._host.all_in_memory():
            self._host.wake(table)
        self.tell_presence()
        await self._host.resume()

    async def catch_up(self, table: Table, changes: int) -> None:
        """Reads a table again unless it has changed as often as that."""
        if table.changes < changes and not table.forgotten:
            async with table.lock:
                if table.changes < changes:
                    await self._host.renew(table)

    async def _see_to(self, table_id: str) -> None:
        self._host.wake(await self._host.table(table_id))

    def _in_background(self, doing: Coroutine[Any, Any, None]) -> None:
        async def unharmed() -> None:
            try:
                await doing
            except Refused as refused:
                log.warning("a table is not in step", extra={"problem": refused.message})
            except Exception:
                log.exception("a table is not in step")

        task = asyncio.ensure_future(unharmed())
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    # --- what they are told ---

    def tell_presence(self) -> None:
        for table in self._host.all_in_memory():
            if table.connections:
                self.say_who_is_here(table)

    def say_who_is_here(self, table: Table) -> None:
        seats = sorted({seat for connection in table.connections for seat in connection.own})
        watching = sum(not connection.own for connection in table.connections)
        nodes = self._host.nodes
        nodes.say(Here(nodes.id, table.id, seats, watching))
