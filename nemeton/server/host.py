"""All tables together: finding them in memory or on disk, and setting off what follows when one has changed.

A table is kept in memory as long as somebody uses it, and the last used ones beyond that. Losing one costs nothing but
time: everything it is stands in the database.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from nemeton.core.errors import NemetonError
from nemeton.games import boxes, edition, names
from nemeton.games import game as game_named
from nemeton.players.levels import STAND_IN
from nemeton.server import limits, metrics
from nemeton.server.bots.bots import OVERTAKEN, Bots, asked_bot
from nemeton.server.bots.reviews import Reviews
from nemeton.server.errors import Overtaken, Refused, Unreadable
from nemeton.server.limits import Buckets
from nemeton.server.nodes.nodes import Nodes
from nemeton.server.nodes.notices import Changed
from nemeton.server.nodes.step import Step
from nemeton.server.quotas import Quotas
from nemeton.server.settings import Settings
from nemeton.server.store import storage
from nemeton.server.store.keeping import Keeping
from nemeton.server.store.seal import seal_in
from nemeton.server.store.storage import Storage, Stored
from nemeton.server.store.writer import Statement, Taken
from nemeton.server.table import beginning, fanout, moves, talk
from nemeton.server.table.chance import Chance
from nemeton.server.table.clocks import Alarms
from nemeton.server.table.table import Table, table_of
from nemeton.server.wire import Late

T = TypeVar("T")
SOONEST_ALARM = 0.02  # seconds
RETRY_ALARM = 2.0
log = logging.getLogger("nemeton.host")


class Host:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.chance = Chance(settings.dealer_seed)
        seal = seal_in(settings.key_file)
        self.storage = Storage(settings.url, seal)
        self.keeping = Keeping(settings, self.storage, seal, self._go_on_with_another_file)
        self.step = Step(self)
        self.nodes = Nodes(self.storage, settings.redis, self.step)
        self.bots = Bots(settings, self.chance, self._decide, self._true_to_word, self.nodes.acts_for)
        self.reviews = Reviews(self.bots.deep, self.storage, settings.review_depth)
        self.quotas = Quotas(self.storage)
        self.alarms = Alarms(self._ring)
        self.bulk = asyncio.Semaphore(limits.BULK_ANSWERS)
        self.rates = {name: Buckets(getattr(settings.rates, name)) for name in vars(settings.rates)}
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._set_aside: set[str] = set()  # tables that cannot be read; each is noted once
        self._unbroken: set[asyncio.Future[Any]] = set()
        self._resuming: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.keeping.before_opening()
        await self.storage.start()
        await self._learn_editions()
        await self.nodes.start()
        metrics.tables_in_memory.set_function(lambda: len(self._alive))
        self._resuming = asyncio.create_task(self.resume(), name="resume")
        self.keeping.start()

    async def stop(self) -> None:
        if self._resuming is not None:
            self._resuming.cancel()
            await asyncio.gather(self._resuming, return_exceptions=True)
        await self.keeping.stop()
        await self.alarms.stop()
        await self.reviews.stop()
        await self.bots.stop()
        await asyncio.gather(*self._unbroken, return_exceptions=True)
        await self.step.stop()
        await self.nodes.stop()
        await self.storage.stop()

    async def _learn_boxes(self) -> None:
        """What this server plays with is kept, and whatever one has played with before is known."""
        kept = await self.storage.boxes()
        for name in names():
            current = game_named(name)
            told, mark = boxes.corrected(current), str(current.content["fingerprint"])
            if told is not None and (name, mark) not in kept:
                with suppress(Taken):  # another server was faster
                    await self.storage.writer.store(storage.new_box(name, mark, json.dumps(told), time.time()))
        for (name, mark), text in kept.items():
            try:
                current = game_named(name)
                boxes.remember(name, mark, boxes.understood(name, json.loads(text), boxes.shipped(current)))
            except (NemetonError, ValueError, KeyError, TypeError) as problem:
                log.error("a corrected box cannot be read", extra={"game": name, "problem": str(problem)})

    async def _learn_editions(self) -> None:
        """Loads the rules and boxes that games in play were begun with, before anybody waits for them."""
        await self._learn_boxes()
        for game, rules, content in await self.storage.editions():
            try:
                await asyncio.to_thread(edition, game, rules, content)
            except NemetonError as problem:
                log.error("tables will be set aside", extra={"game": game, "problem": str(problem)})

    async def _go_on_with_another_file(self) -> None:
        for table in self.all_in_memory():  # whoever looks at one comes back and sees what is
            table.forget()
            self.alarms.set(table.id, None)
        await self.bots.let_go()
        self._alive.clear()
        self._recent.clear()
        await self.storage.open_anew()
        await self._learn_editions()
        log.warning("another database lies in the place of the last one; going on with it")
        await self.resume()

    async def resume(self) -> None:
        """Tables at which a bot or a clock was at work when this server stopped, or another that saw to them, go on."""
        for table_id in await self.storage.tables_to_resume():
            if not self.nodes.acts_for(table_id):
                continue
            try:
                self.wake(await self.table(table_id))
            except Unreadable:
                continue  # noted already
            except Exception as problem:  # whatever it is, the bots of the other tables go on
                log.warning("a table cannot be resumed", extra={"table": table_id, "problem": str(problem)})

    # --- finding ---

    async def table(self, table_id: str) -> Table:
        """Raises Refused if there is no such table."""
        table = self._alive.get(table_id)
        if table is None:
            table = await self._load_once(table_id)
        self._keep(table)
        return table

    def in_memory(self, table_id: str) -> Table | None:
        return self._alive.get(table_id)

    def all_in_memory(self) -> list[Table]:
        return list(self._alive.values())

    def knows(self, table_id: str) -> bool:
        """Whether it is in memory, or cannot be read."""
        return table_id in self._alive or table_id in self._set_aside

    def add(self, table: Table) -> None:
        self._alive[table.id] = table
        table.absence_seconds = self.settings.absence_seconds
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
        try:
            table = await self._read_or_learn(table_id)
            self._set_aside.discard(table_id)
            return table
        except Unreadable as unreadable:
            if table_id not in self._set_aside:
                self._set_aside.add(table_id)
                metrics.unreadable_tables.set(len(self._set_aside))
                log.error("a table is set aside", extra={"table": table_id, "problem": unreadable.problem})
            raise

    async def _read_or_learn(self, table_id: str) -> Table:
        """Another server may have laid it with a box that was not known when this one began."""
        try:
            return await self._read(table_id)
        except Unreadable:
            if not self.nodes.many or table_id in self._set_aside:
                raise
        await self._learn_boxes()
        return await self._read(table_id)

    async def _read(self, table_id: str) -> Table:
        stored = await self.storage.load(table_id) if len(table_id) <= 32 else None
        if stored is None:
            raise Refused("not_found", "there is no such table")
        table = _understood(stored)
        if self.nodes.others():
            table.think_on(time.time())
        draft = table.deal_on()
        if draft is not None:
            with suppress(Overtaken):  # another server has done so at this moment, and the table has been read again
                await moves.store(self, table, draft)
        self.add(table)
        return table

    # --- in step with other servers ---

    async def change(self, table: Table, *statements: Statement) -> None:
        """Stores what changes a table. If another server has changed it since it was read here, nothing is stored: it
        is read again, and Overtaken raised."""
        try:
            await self.storage.writer.store(*statements, change=(table.id, table.changes))
        except Taken:
            metrics.overtaken.inc()
            await self.renew(table)
            raise Overtaken from None
        table.changes += 1
        if self.nodes.others():
            asyncio.get_running_loop().call_soon(self._tell_changed, table)  # when it is what it has become

    def _tell_changed(self, table: Table) -> None:
        acts = asked_bot(table) is not None or table.next_end(time.monotonic()) is not None
        self.nodes.say(Changed(self.nodes.id, table.id, table.changes, acts))

    async def fresh(self, table_id: str) -> Table:
        """The table, with everything that any server has acknowledged."""
        table = await self.table(table_id)
        if self.nodes.many:  # after an outage a server may think for a moment that it is alone
            await self.step.catch_up(table, (await self.storage.changes_of([table_id])).get(table_id, 0))
        return table

    async def renew(self, table: Table) -> None:
        """Another server has written to this table: read what is new and tell those who look at it here."""
        stored = await self.storage.load(table.id, after=table.number)
        if stored is None:
            raise Refused("not_found", "there is no such table")
        before, started, chats = table.number, table.match is not None, table.chats
        said = table.promises.said
        try:
            table.renew(stored)
        except Refused:
            raise
        except Exception as problem:
            raise Unreadable(f"{type(problem).__name__}: {problem}") from problem
        if started and table.number > before:
            fanout.tell_entries(table, before)
        elif table.match is not None and not started:
            fanout.tell_all_anew(table)
        for chat in table.chats:
            if chat not in chats:
                fanout.tell_chat(table, chat)
        if table.promises.said != said:
            fanout.tell_promises(table)
        fanout.seat_anew(table)
        self.wake(table)

    # --- what follows ---

    async def unbroken(self, doing: Coroutine[Any, Any, T]) -> T:
        """Finishes even if whoever asked for it is gone."""
        task = asyncio.ensure_future(doing)
        self._unbroken.add(task)
        task.add_done_callback(self._unbroken.discard)
        return await asyncio.shield(task)

    def wake(self, table: Table) -> None:
        """Call after every change of who is asked: clocks and bots are set to work, if it is this server that sees to
        them."""
        now = time.monotonic()
        table.attend(now)
        if not self.nodes.acts_for(table.id):
            self.alarms.set(table.id, None)
            return
        end = table.next_end(now)
        self.alarms.set(table.id, None if end is None else max(SOONEST_ALARM, end))
        self.bots.wake(table)

    async def _decide(self, table: Table, seat: int, after: int, move: int) -> None:
        await self.unbroken(moves.decide(self, table, seat, after, move))

    def _true_to_word(self, table: Table, seat: int, move: int) -> int:
        return talk.true_to_word(self, table, seat, move)

    async def _ring(self, table_id: str) -> None:
        """Somebody's time is up, or a discussion is."""
        try:
            table = await self.table(table_id)
            if table.row.shuffling:
                await self.unbroken(beginning.deal_at_last(self, table))
            for seat, late in table.late(time.monotonic()).items():
                await self._decide_late(table, seat, late)
            fanout.tell_table(table)
            self.wake(table)
        except Refused as refused:
            log.warning("time is up, but nobody can decide", extra={"table": table_id, "problem": refused.message})
            self.alarms.set(table_id, RETRY_ALARM)

    async def _decide_late(self, table: Table, seat: int, late: Late) -> None:
        """What the rules make of silence; where they say nothing, a bot decides for him this once."""
        try:
            after = table.number
            move = table.game.talk.when_time_runs_out(table.playing().state, seat)
            if move is None:
                move = (await self.bots.think(table, seat, STAND_IN)).move
            await self.unbroken(moves.decide(self, table, seat, after, move, late))
        except Refused as refused:
            if refused.code not in OVERTAKEN:
                raise


def _understood(stored: Stored) -> Table:
    """The table that was stored; whatever is wrong with it is a fault of this one table."""
    try:
        return table_of(stored)
    except Refused:
        raise
    except Exception as problem:
        raise Unreadable(f"{type(problem).__name__}: {problem}") from problem
