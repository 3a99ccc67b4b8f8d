"""The servers on one database. Any of them serves any table; which one sees to the bots and clocks of a table is agreed
without asking: each says in the database that it is alive, and of all that are, a digest of table and name chooses one.

When a server dies the others miss it after a few seconds and take its tables over; one that stops says so. While they
disagree about who is alive, two may act for a table for a moment: the database accepts one of them (`store.writer`).
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from nemeton.server import metrics
from nemeton.server.errors import StorageFailed
from nemeton.server.nodes.notices import Joined, Notice, Notices
from nemeton.server.store.storage import Storage

BEAT = 1.0  # seconds between two signs of life
LEASE = 5.0  # after which a server that gives none is not counted on
LOOK = 1.0  # seconds between two looks at the database without Redis …
LOOK_ANYWAY = 5.0  # … and with it, should a notice have been lost
PRESENCE = 8.0  # seconds between two words about who looks at which table
log = logging.getLogger("nemeton.nodes")


class Tables(Protocol):
    """What the servers' news are about (`nodes.step`)."""

    def hear(self, notice: Notice) -> None: ...
    def tell_presence(self) -> None: ...
    async def look_round(self) -> None: ...
    async def share_anew(self) -> None: ...


class Nodes:
    def __init__(self, storage: Storage, redis: str, tables: Tables) -> None:
        self.id = secrets.token_hex(8)
        self._storage = storage
        self._tables = tables
        self._alive: tuple[str, ...] = (self.id,)
        self._seen = time.monotonic()
        self._again = asyncio.Event()
        self._notices = Notices(redis, self.id, self._hear, self._again.set) if redis and storage.shared else None
        self._chores: list[asyncio.Task[None]] = []
        self._beat_now = asyncio.Event()

    @property
    def many(self) -> bool:
        """Whether other servers may use the same database."""
        return self._storage.shared

    def others(self) -> bool:
        """Whether any does at present."""
        return len(self._alive) > 1

    def hears(self) -> bool:
        """Whether the others can tell this one at once what they do."""
        return self._notices is not None and self._notices.connected

    def acts_for(self, table_id: str) -> bool:
        """Whether this server sees to the bots and clocks of a table."""
        if not self.many:
            return True
        if time.monotonic() - self._seen > LEASE:  # the others count on this one no longer
            return False
        return max(self._alive, key=lambda node: _digest(node, table_id)) == self.id

    def say(self, notice: Notice) -> None:
        if self._notices is not None and self.others():
            self._notices.say(notice)

    async def start(self) -> None:
        if not self.many:
            return
        await self._look_who_is_alive()
        if self._notices is not None:
            self._notices.start()
            self._notices.say(Joined(self.id))
        self._chores = [
            asyncio.create_task(chore, name=name)
            for name, chore in (
                ("alive", self._keep_alive()),
                ("look round", self._look_round()),
                ("presence", self._tell_presence()),
            )
        ]

    async def stop(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        if self.many:
            try:
                await self._storage.leave(self.id)
            except (SQLAlchemyError, OSError, TimeoutError):
                log.warning("the other servers could not be told that this one stops")
        if self._notices is not None:
            self._notices.say(Joined(self.id))
            await asyncio.sleep(0.05)
            await self._notices.stop()

    def _hear(self, notice: Notice) -> None:
        if isinstance(notice, Joined):
            self._beat_now.set()
        else:
            self._tables.hear(notice)

    async def _keep_alive(self) -> None:
        while True:
            await _wait(self._beat_now, BEAT)
            await _unharmed(self._look_who_is_alive())

    async def _look_who_is_alive(self) -> None:
        try:
            alive = await self._storage.be_seen(self.id, LEASE)
        except StorageFailed:
            return
        self._seen = time.monotonic()
        metrics.nodes.set(len(alive))
        if alive != self._alive:
            log.info("servers on this database", extra={"nodes": len(alive), "own": self.id})
            self._alive = alive
            if self._chores:
                await self._tables.share_anew()

    async def _look_round(self) -> None:
        while True:
            await _wait(self._again, LOOK_ANYWAY if self.hears() else LOOK)
            if self.others():
                await _unharmed(self._tables.look_round())

    async def _tell_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE)
            if self.others():
                self._tables.tell_presence()


async def _wait(event: asyncio.Event, seconds: float) -> None:
    """For the event, but not longer."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    event.clear()


async def _unharmed(doing: Awaitable[None]) -> None:
    """Whatever goes wrong this time, it is done again the next."""
    try:
        await doing
    except StorageFailed:
        pass
    except Exception:
        log.exception("servers cannot be kept in step just now")


def _digest(node: str, table_id: str) -> bytes:
    return hashlib.blake2b(f"{node} {table_id}".encode(), digest_size=8).digest()
