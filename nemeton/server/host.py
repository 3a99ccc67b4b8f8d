"""All tables together: finding them in memory or on disk, and setting off what follows when one has changed.

A table is kept in memory as long as somebody uses it, and the last used ones beyond that. Losing one costs nothing but
time: everything it is stands in the database.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from nemeton.server.bots.bots import OVERTAKEN, Bots
from nemeton.server.errors import Refused
from nemeton.server.limits import Buckets
from nemeton.server.metrics import Metrics
from nemeton.server.settings import Settings
from nemeton.server.store.storage import Storage
from nemeton.server.table import fanout, moves
from nemeton.server.table.clocks import Alarms
from nemeton.server.table.notices import Notices
from nemeton.server.table.table import Table, table_of

T = TypeVar("T")
SOONEST_ALARM = 0.02  # seconds
RETRY_ALARM = 2.0
log = logging.getLogger("nemeton.host")


class Host:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.storage = Storage(settings.url, self.metrics)
        self.bots = Bots(settings, self.metrics, self._bot_decided)
        self.alarms = Alarms(self._ring)
        self.notices = Notices(self._heard)
        self.rates = {name: Buckets(getattr(settings.rates, name)) for name in vars(settings.rates)}
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._unbroken: set[asyncio.Future[Any]] = set()
        self._resuming: asyncio.Task[None] | None = None
        self.metrics.watch("nemeton_tables_in_memory", "Tables held in memory", lambda: len(self._alive))
        self.metrics.watch("nemeton_live_connections", "Devices looking at tables now", self._count_connections)

    def _count_connections(self) -> int:
        return sum(len(table.connections) for table in self._alive.values())

    async def start(self) -> None:
        await self.storage.start()
        self.notices.start()
        self._resuming = asyncio.create_task(self._resume(), name="resume")

    async def stop(self) -> None:
        if self._resuming is not None:
            self._resuming.cancel()
        await self.notices.stop()
        await self.alarms.stop()
        await self.bots.stop()
        await asyncio.gather(*self._unbroken, return_exceptions=True)
        await self.storage.stop()

    async def _resume(self) -> None:
        """Tables at which a bot or a clock was at work when the server stopped go on."""
        for table_id in await self.storage.tables_to_resume():
            try:
                self.moved(await self.table(table_id))
            except Refused as refused:
                log.warning("a table cannot be resumed", extra={"table": table_id, "problem": refused.message})

    # --- finding ---

    async def table(self, table_id: str) -> Table:
        """Raises Refused if there is no such table."""
        table = self._alive.get(table_id)
        if table is None:
            table = await self._load_once(table_id)
        self._keep(table)
        return table

    def add(self, table: Table) -> None:
        self._alive[table.id] = table
        self._keep(table)

    def _keep(self, table: Table) -> None:
        self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        while len(self._recent) > self.settings.cached_tables:
            self._recent.popitem(last=False)

    async def _load_once(self, table_id: str) -> Table:
        """However many ask at the same time, there is only ever one of each table."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _done: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Table:
        stored = await self.storage.load(table_id) if len(table_id) <= 32 else None
        if stored is None:
            raise Refused("not_found", "there is no such table")
        table = table_of(stored)
        self._alive[table_id] = table
        return table

    async def renew(self, table: Table) -> None:
        """Another server has written to this table: read it again and tell those who look at it here."""
        stored = await self.storage.load(table.id)
        if stored is None:
            raise Refused("not_found", "there is no such table")
        before, started, chats = table.number, table.match is not None, table.chats
        promises = table.promises.rows
        table.renew(stored)
        if started and table.number > before:
            fanout.tell_entries(table, before)
        elif table.match is not None and not started:
            fanout.tell_all_anew(table)
        for chat in table.chats:
            if chat not in chats:
                fanout.tell_chat(table, chat)
        if table.promises.rows != promises:
            fanout.tell_promises(table)
        fanout.seat_anew(table)
        self._wake(table)

    # --- what follows ---

    async def unbroken(self, doing: Coroutine[Any, Any, T]) -> T:
        """Finishes even if whoever asked for it is gone."""
        task = asyncio.ensure_future(doing)
        self._unbroken.add(task)
        task.add_done_callback(self._unbroken.discard)
        return await asyncio.shield(task)

    def set_status(self, table: Table, status: str) -> None:
        table.row = replace(table.row, status=status)

    def moved(self, table: Table) -> None:
        """Call after every change of who is asked: clocks and bots are set to work, other servers told."""
        self._wake(table)
        self.tell_others(table)

    def tell_others(self, table: Table) -> None:
        self.notices.publish(table.id)

    def _wake(self, table: Table) -> None:
        now = time.time()
        table.attend(now)
        end = table.next_end(now)
        self.alarms.set(table.id, None if end is None else max(SOONEST_ALARM, end))
        self.bots.wake(table)

    async def _bot_decided(self, table: Table, seat: int, after: int, text: str) -> None:
        await self.unbroken(moves.accept(self, table, seat, after, [text]))

    async def _ring(self, table_id: str) -> None:
        """Somebody's time is up, or a discussion is."""
        try:
            table = await self.table(table_id)
            for seat in table.late(time.time()):
                await self._decide_late(table, seat)
            fanout.tell_table(table)
            self._wake(table)
        except Refused as refused:
            log.warning("time is up, but nobody can decide", extra={"table": table_id, "problem": refused.message})
            self.alarms.set(table_id, RETRY_ALARM)

    async def _decide_late(self, table: Table, seat: int) -> None:
        """What the rules make of silence; where they say nothing, a bot decides for him this once."""
        try:
            state = table.playing().state
            move = table.game.talk.when_time_runs_out(state, seat)
            if move is None:
                await self.bots.stand_in_once(table, seat)
                return
            await self._bot_decided(table, seat, table.number, table.game.say(state, move))
        except Refused as refused:
            if refused.code not in OVERTAKEN:
                raise

    async def _heard(self, table_id: str) -> None:
        """Another server has changed a table."""
        table = self._alive.get(table_id)
        if table is not None:
            async with table.lock:
                await self.renew(table)
