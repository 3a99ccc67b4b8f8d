"""One writer for the whole process: what many tables want to store at the same time goes to disk with one commit.

A `Job` is all or nothing. Nobody is told of a job before the commit that holds it has returned. If a commit fails
because a number is taken already, every job is tried alone, so that only the one at fault is refused.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Insert, Update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from nemeton.server import metrics
from nemeton.server.errors import StorageFailed
from nemeton.server.store.file import Watched
from nemeton.server.store.schema import metadata

JOBS_PER_COMMIT = 128
BREATH = 0.008  # seconds between the beginnings of two commits: under load more jobs share one
log = logging.getLogger("nemeton.storage")

Rows = Sequence[Mapping[str, Any]]
Statement = tuple[Insert | Update, Rows]
ORDER = [relation.name for relation in metadata.sorted_tables]


class Taken(Exception):
    """Somebody else, perhaps another server, has stored under that number or name first."""


@dataclass
class Job:
    statements: list[Statement]
    changed: int = 0  # rows touched by the last statement
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def finish(self, problem: Exception | None = None) -> None:
        if not self.done.done():
            if problem is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(problem)


class Writer:
    def __init__(self, engine: AsyncEngine, file: Watched) -> None:
        self._engine = engine
        self._file = file
        self._queue: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
        self._begun = 0.0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Stores what is waiting, then ends."""
        await self.emptied()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.hang_up()

    async def emptied(self) -> None:
        """Returns when nothing is waiting to be stored."""
        await self._queue.join()

    async def store(self, *statements: Statement) -> int:
        """Returns, when it is safe on disk, how many rows the last statement touched; Taken or StorageFailed if not."""
        job = Job(list(statements))
        self._queue.put_nowait(job)
        await job.done
        return job.changed

    async def _run(self) -> None:
        while True:
            jobs = [await self._queue.get()]
            await asyncio.sleep(max(0.0, self._begun + BREATH - time.monotonic()))
            self._begun = time.monotonic()
            while len(jobs) < JOBS_PER_COMMIT and not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            with metrics.commit_seconds.time():
                await self._store_together(jobs)
            for job in jobs:
                job.finish(StorageFailed())  # no effect on those that have succeeded
                self._queue.task_done()

    async def _store_together(self, jobs: list[Job]) -> None:
        try:
            await self._commit(jobs)
        except IntegrityError as problem:
            if len(jobs) == 1:
                jobs[0].finish(Taken(str(problem.orig)))
                return
            for job in jobs:
                await self._store_together([job])
        except Exception as problem:  # a full or broken disk, a lost database: whatever it is, nothing was stored
            metrics.storage_failures.inc()
            log.error("storage failed", extra={"problem": f"{type(problem).__name__}: {problem}"})
            await self.hang_up()

    async def _commit(self, jobs: list[Job]) -> None:
        """What is to be inserted into the same relation is inserted at once, what others refer to first."""
        if self._file.gone():
            raise OSError("the database file has been deleted or replaced")
        if self._connection is None:
            self._connection = await self._engine.connect()
        inserts: dict[Insert, list[Mapping[str, Any]]] = {}
        async with self._connection.begin():
            for job in jobs:
                for statement, rows in job.statements:
                    if isinstance(statement, Insert):
                        inserts.setdefault(statement, []).extend(rows)
                    else:
                        job.changed = (await self._connection.execute(statement)).rowcount
            for statement in sorted(inserts, key=lambda insert: ORDER.index(insert.table.name)):
                if inserts[statement]:
                    await self._connection.execute(statement, inserts[statement])
        for job in jobs:
            job.finish()

    async def hang_up(self) -> None:
        """Gives the connection up; the next commit opens another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.close()
