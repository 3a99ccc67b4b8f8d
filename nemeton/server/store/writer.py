"""One writer for the whole process: what many tables want to store at the same time goes to disk with one commit.

A `Job` is all or nothing. Nobody is told of a job before the commit that holds it has returned. If a commit fails
because a number is taken already or something in it cannot be stored, every job is tried alone, so that only the one at
fault is refused.

A job that changes a table names how often it had changed when it was last read. If it has changed since, by another
server on the same database, the job is refused: one writer per table at a time, whoever that is.

SQLite is written to by a thread of its own (`Beside`): whatever is stored together goes there and back once, instead of
once for every statement. PostgreSQL is written to over the network by the event loop (`Afar`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol

from sqlalchemy import Connection, Engine, Insert, Update, tuple_, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from nemeton.server import metrics
from nemeton.server.errors import StorageFailed, Unstorable
from nemeton.server.store.file import Watched
from nemeton.server.store.schema import metadata, tables

JOBS_PER_COMMIT = 128
FAREWELL = 2.0  # seconds for giving back a connection
BREATH = 0.008  # seconds between the beginnings of two commits: under load more jobs share one
log = logging.getLogger("nemeton.storage")

Rows = Sequence[Mapping[str, Any]]
Statement = tuple[Insert | Update, Rows]
Change = tuple[str, int]  # a table, and how often it had changed when it was last read
RETRIED = ("22", "40")  # classes of PostgreSQL's complaints: about what is stored, and about a collision
KEYS = {relation.name: [column.name for column in relation.primary_key] for relation in metadata.sorted_tables}
ORDER = [relation.name for relation in metadata.sorted_tables]


class Taken(Exception):
    """Somebody else, perhaps another server, has stored under that number or name first, or changed that table."""


@dataclass
class Job:
    statements: list[Statement]
    change: Change | None = None
    changed: int = 0  # rows touched by the last statement
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def finish(self, problem: Exception | None = None) -> None:
        if not self.done.done():
            if problem is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(problem)


class Pen(Protocol):
    """What writes to the database, over one connection that is kept."""

    async def commit(self, jobs: Sequence[Job]) -> None:
        """All of them or, by an exception, none."""

    async def put_down(self, broken: bool) -> None:
        """Gives the connection up, a broken one without asking it anything; the next commit opens another."""


class Afar:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def commit(self, jobs: Sequence[Job]) -> None:
        if self._connection is None:
            self._connection = await self._engine.connect()
        async with self._connection.begin():
            await self._connection.run_sync(write, jobs)

    async def put_down(self, broken: bool) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            if broken:
                await connection.invalidate()
            await connection.close()


class Beside:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")

    async def commit(self, jobs: Sequence[Job]) -> None:
        await self._there(lambda: self._commit(jobs))

    def _commit(self, jobs: Sequence[Job]) -> None:
        if self._connection is None:
            self._connection = self.engine.connect()
        with self._connection.begin():
            write(self._connection, jobs)

    async def put_down(self, broken: bool) -> None:
        await self._there(lambda: self._put_down(broken))

    def _put_down(self, broken: bool) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            if broken:
                connection.invalidate()
            connection.close()

    async def _there(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work)


class Writer:
    def __init__(self, pen: Pen, file: Watched) -> None:
        self.pen = pen
        self._file = file
        self._queue: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
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

    async def store(self, *statements: Statement, change: Change | None = None) -> int:
        """Returns, when it is safe on disk, how many rows the last statement touched; Taken, Unstorable or
        StorageFailed if not."""
        job = Job(list(statements), change)
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
                if not job.done.done():
                    job.finish(StorageFailed())
                self._queue.task_done()

    async def _store_together(self, jobs: list[Job]) -> None:
        try:
            await self._commit(jobs)
        except (IntegrityError, Taken) as problem:
            await self._store_each(jobs, Taken(str(problem)))
        except Exception as problem:
            if _is_about_one(problem):
                await self._store_each(jobs, Unstorable())
                return
            # A full or broken disk, a lost database. Whether a commit under way was made is then not known; if it was,
            # the table is found changed and read again before anything else is stored for it.
            metrics.storage_failures.inc()
            log.error("storage failed", extra={"problem": f"{type(problem).__name__}: {problem}"})
            await self.hang_up(broken=True)

    async def _store_each(self, jobs: list[Job], problem: Exception) -> None:
        """One of them is at fault; if it is the only one, it hears of it."""
        if len(jobs) == 1:
            jobs[0].finish(problem)
            return
        for job in jobs:
            await self._store_together([job])

    async def _commit(self, jobs: list[Job]) -> None:
        if self._file.gone():
            raise OSError("the database file has been deleted or replaced")
        await self.pen.commit(jobs)
        for job in jobs:
            job.finish()

    async def hang_up(self, broken: bool = False) -> None:
        """Gives the connection up; the next commit opens another."""
        with suppress(SQLAlchemyError, OSError, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self.pen.put_down(broken)


def write(connection: Connection, jobs: Sequence[Job]) -> None:
    """What is to be inserted into the same relation is inserted at once, what others refer to first."""
    _count_changes(connection, [job.change for job in jobs if job.change is not None])
    inserts: dict[Insert, list[Mapping[str, Any]]] = {}
    for job in jobs:
        for statement, rows in job.statements:
            if isinstance(statement, Insert):
                inserts.setdefault(statement, []).extend(rows)
            else:
                job.changed = connection.execute(statement).rowcount
    for statement in sorted(inserts, key=lambda insert: ORDER.index(insert.table.name)):
        if inserts[statement]:  # in one order everywhere, so that two servers never wait for each other
            keys = KEYS[statement.table.name]
            connection.execute(
                statement, sorted(inserts[statement], key=lambda row: [str(row.get(key, "")) for key in keys])
            )


def _count_changes(connection: Connection, changes: Sequence[Change]) -> None:
    """Raises Taken unless all these tables are as they were read."""
    if not changes:
        return
    unchanged = tuple_(tables.c.id, tables.c.changes).in_(changes)
    named = tables.c.id.in_([table_id for table_id, _known in changes])
    counted = update(tables).where(named, unchanged).values(changes=tables.c.changes + 1)
    if connection.execute(counted).rowcount != len(changes):
        raise Taken("another server has changed this table")


def _is_about_one(problem: Exception) -> bool:
    """Whether what was to be stored is at fault, not the database: the others may be stored without it."""
    if isinstance(problem, DataError | UnicodeError | OverflowError | ValueError):
        return True
    if isinstance(problem, DBAPIError) and not problem.connection_invalidated:
        return str(getattr(problem.orig, "sqlstate", "") or "").startswith(RETRIED)
    return False
