"""Word between servers that share a database: "table X has changed", by Litestar's Channels.

With the memory backend there is nobody else to hear it. Put a Redis backend in its place and every server reads again
what another one has written, and tells those who are connected to it; views are always rendered where they are sent.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

CHANNEL = "tables"
log = logging.getLogger("nemeton.notices")


class Notice(msgspec.Struct):
    server: str
    table: str


class Notices:
    def __init__(self, heard: Callable[[str], Awaitable[None]]) -> None:
        self.plugin = ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
        self._server = secrets.token_hex(8)
        self._heard = heard
        self._task: asyncio.Task[None] | None = None

    def publish(self, table_id: str) -> None:
        self.plugin.publish(msgspec.json.encode(Notice(self._server, table_id)), CHANNEL)

    def start(self) -> None:
        self._task = asyncio.create_task(self._listen(), name="notices")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        async with self.plugin.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                notice = msgspec.json.decode(data, type=Notice)
                if notice.server != self._server:
                    await self.hear(notice.table)

    async def hear(self, table_id: str) -> None:
        """Another server has changed that table."""
        try:
            await self._heard(table_id)
        except Exception:
            log.exception("a notice could not be followed", extra={"table": table_id})
