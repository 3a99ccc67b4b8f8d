"""`nemeton worker`: thinks for the servers that share a Redis, with as many processes as it is given.

It may run on any machine, needs neither the database nor the key, and is never shown more than a bot's seat can see.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any

import msgspec

from nemeton.server.bots.fairness import Rank
from nemeton.server.bots.queue import open_queue
from nemeton.server.bots.thinking import Thinkers
from nemeton.server.bots.worker import Question, Slice, Thought
from nemeton.server.errors import BadSetting, Refused
from nemeton.server.nodes.notices import ANSWER_SECONDS, open_redis, redis_errors

BEAT = 1.0  # seconds between two signs of life while a question is thought about
IN_HAND = 4  # questions taken per process: who comes next is decided among them, fairly
log = logging.getLogger("nemeton.far")
_decode = msgspec.json.Decoder(Question | Slice).decode


async def work(url: str, processes: int, ready: Callable[[], None]) -> None:
    """Until SIGINT or SIGTERM."""
    await _reached(url)
    worker: Any = import_module("saq.worker").Worker
    quiet = type("Quiet", (worker,), {"SIGNALS": []})  # one of them must not take the signal away from the others
    thinkers = Thinkers(processes)
    workers = []
    for rank in Rank:
        hand = Hand(thinkers, rank)
        most = IN_HAND * processes if rank is not Rank.REVIEW else processes
        timers = {"worker_info": 1, "abort": 5, "sweep": 60, "schedule": 5}
        queue = open_queue(url, rank)
        workers.append(quiet(queue, [("think", hand.think)], concurrency=most, timers=timers, dequeue_timeout=2.0))
    stopped = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, stopped.set)
    running = [asyncio.create_task(worker.start()) for worker in workers]
    ready()
    await stopped.wait()
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    await thinkers.stop()


async def _reached(url: str) -> None:
    client = open_redis(url, socket_timeout=ANSWER_SECONDS)
    try:
        await client.ping()
    except redis_errors() as problem:
        raise BadSetting(f"the Redis cannot be reached ({problem})") from None
    finally:
        await client.aclose()


class Hand:
    """Answers the questions of one queue."""

    def __init__(self, thinkers: Thinkers, rank: Rank) -> None:
        self._thinkers = thinkers
        self._rank = rank

    async def think(self, context: dict[str, Any], *, asked: str, seconds: float, who: str) -> str:
        beating = asyncio.create_task(self._beat(context["job"]))
        try:
            question = _decode(asked)
            if isinstance(question, Slice):
                answer: Any = await self._thinkers.look(question)
            else:
                answer = await self._thinkers.think(question, seconds, who, self._rank)
        except Refused as refused:
            answer = Thought(problem=refused.message)
        except Exception as problem:  # such as a box that this machine does not know
            answer = Thought(problem=f"{type(problem).__name__}: {problem}")
        finally:
            beating.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await beating
        return msgspec.json.encode(answer).decode()

    async def _beat(self, job: Any) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await job.update()
