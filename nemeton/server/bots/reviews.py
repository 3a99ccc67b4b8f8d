"""Reviews of finished games: calculated once, in small parts, by the workers who think for the bots, and kept.

Whoever asks while one is being made waits for the same one. If it fails, or the server stops, nothing is lost: asking
again makes it anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from nemeton.review.again import Again, again
from nemeton.review.course import Numbers, course_of, ending_of
from nemeton.review.form import FORMAT, Ending, Look, Review
from nemeton.review.looking import Looker
from nemeton.review.outlook import Seer
from nemeton.review.telling import told
from nemeton.review.whole import slices
from nemeton.server import limits, wire
from nemeton.server.bots.queue import FarThinkers
from nemeton.server.bots.thinking import Thinkers
from nemeton.server.bots.worker import Slice
from nemeton.server.errors import Refused
from nemeton.server.store import storage
from nemeton.server.store.storage import Storage
from nemeton.server.store.writer import Taken
from nemeton.server.table.past import Past

TRIES = 3  # for every part
log = logging.getLogger("nemeton.reviews")


@dataclass
class Making:
    total: int = 0
    done: int = 0
    begun: bool = False
    failed: bool = False
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    def info(self) -> wire.ReviewInfo:
        if self.failed:
            return wire.ReviewInfo("failed", self.done, self.total, None)
        return wire.ReviewInfo("working" if self.begun else "waiting", self.done, self.total, None)


class Reviews:
    def __init__(self, thinkers: Thinkers | FarThinkers, store: Storage, depth: int) -> None:
        self._thinkers = thinkers
        self._store = store
        self._depth = depth
        self._turn = asyncio.Semaphore(limits.REVIEWS_AT_ONCE)
        self._making: dict[str, Making] = {}
        self._endings: OrderedDict[str, Ending] = OrderedDict()

    async def stop(self) -> None:
        tasks = [making.task for making in self._making.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def look(self, source_id: str) -> wire.ReviewInfo:
        """How far it is, or all of it."""
        making = self._making.get(source_id)
        if making is not None:
            return making.info()
        kept = await self._store.review(source_id, FORMAT)
        if kept is None:
            return wire.ReviewInfo("none", 0, 0, None)
        found = msgspec.json.decode(kept, type=Review)
        return wire.ReviewInfo("ready", len(found.decisions), len(found.decisions), found)

    async def ask(self, past: Past) -> wire.ReviewInfo:
        """Sees to it that it is made, unless it is there or being made."""
        known = await self.look(past.id)
        if known.status not in ("none", "failed"):
            return known
        making = self._making.get(past.id)
        if making is None or making.failed:
            if sum(not one.failed for one in self._making.values()) >= limits.REVIEWS_WAITING:
                raise Refused("full", "many games are being looked back at; try again in a few minutes")
            making = self._making[past.id] = Making()
            making.task = asyncio.create_task(self._make(past, making), name=f"review of {past.id}")
        return making.info()

    async def _make(self, past: Past, making: Making) -> None:
        try:
            async with self._turn:
                making.begun = True
                text = past.record()
                played = await asyncio.to_thread(again, past.match)
                making.total = len(played.decisions)
                looker = Looker(past.match.game, len(past.names), self._depth)
                looks = await self._look_at_all(past, text, looker.depth, making)
                found = await asyncio.to_thread(told, played, looker, looks, past.names, past.places)
            kept = wire.encode(found).decode()
            with suppress(Taken):  # another server was faster
                await self._store.writer.store(storage.new_review(past.id, FORMAT, kept, time.time()))
            del self._making[past.id]
        except Exception as problem:
            making.failed = True
            log.error("a review failed", extra={"source": past.id, "problem": f"{type(problem).__name__}: {problem}"})

    async def _look_at_all(self, past: Past, text: str, depth: int, making: Making) -> list[Look]:
        parts = slices(making.total)
        game, content = past.match.game.name, str(past.match.game.content["fingerprint"])
        found: dict[int, list[Look]] = {}

        async def work() -> None:
            while parts:
                part = parts.pop(0)
                found[part.start] = await self._look_at(Slice(game, content, text, part.start, part.stop, depth))
                making.done += len(part)

        async with asyncio.TaskGroup() as group:
            for _ in range(self._thinkers.count):
                group.create_task(work())
        return [look for first in sorted(found) for look in found[first]]

    async def _look_at(self, part: Slice) -> list[Look]:
        for attempt in range(TRIES):
            try:
                return (await self._thinkers.look(part)).looks
            except Refused as refused:
                log.warning("a part of a review failed", extra={"first": part.first, "problem": refused.message})
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    async def ending(self, past: Past) -> Ending:
        """How the points came together: no search is needed for that."""
        found = self._endings.get(past.id)
        if found is None:
            found = self._endings[past.id] = await asyncio.to_thread(_ending, past)
            while len(self._endings) > limits.ENDINGS_KEPT:
                self._endings.popitem(last=False)
        return found


def _ending(past: Past) -> Ending:
    played: Again = again(past.match)
    seer = Seer(past.match.game, len(past.names))
    course = course_of(played, seer, lambda: time.sleep(0))  # others may go on between two positions
    return ending_of(played, course, past.names, Numbers(played, past.places))
