"""Thoughts on other machines: questions go through Redis (SAQ) to `nemeton worker` processes, wherever they run.

Three queues, served in this order: somebody waits, only bots play, games are looked back at. Whoever asks watches his
question: if nobody takes it, or the worker gives no sign of life any more, it is asked again, and thought about here if
there is no worker that can answer or no Redis. So a killed worker or a restarted Redis costs a moment and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import time
from importlib import import_module
from typing import Any, TypeVar

import msgspec

from nemeton.server import metrics
from nemeton.server.bots.fairness import Rank, Turns
from nemeton.server.bots.thinking import PATIENCE, SLICE_SECONDS, Thinkers
from nemeton.server.bots.worker import Question, Seen, Slice, Thought
from nemeton.server.errors import BadSetting
from nemeton.server.nodes.notices import INSTALL, open_redis, redis_errors

QUEUES = {Rank.PERSON: "nemeton-people", Rank.BOTS: "nemeton-bots", Rank.REVIEW: "nemeton-reviews"}
AT_ONCE = 32  # questions of one server on their way; who asks more often waits for his turn here
LOOK = 0.02  # seconds between two looks at a question
SILENCE = 5.0  # seconds without a sign of life after which a worker is given up
NOBODY = 2.0  # seconds for somebody to take a question, if there is no worker at all
KEPT = 60  # seconds an answer is kept
MOST_TRIES = 3
A = TypeVar("A", Thought, Seen)
log = logging.getLogger("nemeton.queue")


def open_queue(url: str, rank: Rank) -> Any:
    try:
        queue: Any = import_module("saq.queue.redis").RedisQueue
    except ImportError:
        raise BadSetting(INSTALL) from None
    for name in ("saq", "saq.queue"):
        logging.getLogger(name).setLevel(logging.ERROR)
    return queue(open_redis(url), name=QUEUES[rank])


class Nobody(Exception):
    """No worker takes the question or can answer it, or there is no Redis."""


class FarThinkers:
    """Like Thinkers, but elsewhere; what nobody there takes is thought about here."""

    def __init__(self, url: str, near: Thinkers) -> None:
        self._url = url
        self._near = near
        self._turns = Turns(AT_ONCE)
        self._queues: dict[Rank, Any] = {}
        self._away = 0
        self.count = max(2, near.count)

    async def think(self, question: Question, seconds: float, who: str = "", rank: Rank = Rank.PERSON) -> Thought:
        try:
            return await self._ask(question, Thought, seconds, who, rank)
        except Nobody:
            return await self._near.think(question, seconds, who, rank)

    async def look(self, part: Slice) -> Seen:
        try:
            return await self._ask(part, Seen, SLICE_SECONDS, "reviews", Rank.REVIEW)
        except Nobody:
            return await self._near.look(part)

    def free(self) -> int:
        return max(0, self.count - self._away)

    def processes(self) -> list[int]:
        return self._near.processes()

    async def stop(self) -> None:
        await self._near.stop()
        for queue in self._queues.values():
            await queue.redis.aclose()

    async def _ask(self, question: Question | Slice, form: type[A], seconds: float, who: str, rank: Rank) -> A:
        async with self._turns.turn(who, seconds, rank):
            self._away += 1
            try:
                for _ in range(MOST_TRIES):
                    answer = await self._ask_once(question, form, seconds, who, rank)
                    if answer is not None:
                        return answer
                    metrics.lost_thoughts.inc()
            except redis_errors() as problem:
                log.warning("no thought through Redis", extra={"problem": f"{type(problem).__name__}: {problem}"})
                raise Nobody from None
            finally:
                self._away -= 1
        raise Nobody

    async def _ask_once(
        self, question: Question | Slice, form: type[A], seconds: float, who: str, rank: Rank
    ) -> A | None:
        """None if the question or its worker got lost."""
        saq: Any = import_module("saq.job")
        status: Any = saq.Status
        if rank not in self._queues:
            self._queues[rank] = open_queue(self._url, rank)
        queue = self._queues[rank]
        asked = {"asked": msgspec.json.encode(question).decode(), "seconds": seconds, "who": who}
        patience = seconds + PATIENCE
        async with asyncio.timeout(SILENCE):
            job = await queue.enqueue(saq.Job("think", kwargs=asked, timeout=int(patience) + 1, retries=1, ttl=KEPT))
        if job is None:
            return None
        begun = seen = time.monotonic()
        touched = -1
        while True:
            await asyncio.sleep(LOOK)
            async with asyncio.timeout(SILENCE):
                found = await queue.job(job.key)
            now = time.monotonic()
            if found is None:
                return None
            if found.status == status.COMPLETE:
                return _understood(found.result, form)
            if found.status in (status.FAILED, status.ABORTED):
                return None
            if found.status == status.ACTIVE:
                if found.touched != touched:
                    touched, seen = found.touched, now
                elif now - seen > SILENCE:
                    return None
            elif now - begun > NOBODY and not await _workers(queue):
                raise Nobody
            elif now - begun > patience:
                return None


def _understood(result: Any, form: type[A]) -> A:
    """A worker may know less than this server, such as a corrected box: then it is thought here."""
    try:
        answer = msgspec.json.decode(result, type=form)
        problem = answer.problem
    except (msgspec.DecodeError, TypeError) as wrong:
        problem = f"the answer makes no sense ({wrong})"
    if problem:
        log.warning("a worker could not think", extra={"problem": problem})
        raise Nobody
    return answer


async def _workers(queue: Any) -> int:
    return len((await queue.info())["workers"])
