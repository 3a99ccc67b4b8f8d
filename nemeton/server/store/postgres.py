"""PostgreSQL, for several servers on one database: opening it, whether it keeps what it says it has kept, its clock.

A server does not begin with one that answers before a commit is on disk. A database that is slow or gone is a pause:
what was asked for is refused after a few seconds, and the next try opens a new connection.
"""

from __future__ import annotations

import asyncio
from importlib.util import find_spec
from typing import Any

from sqlalchemy import ColumnElement, Float, Insert, Table, cast, func, select, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from nemeton.server.errors import BadSetting, Unreadable
from nemeton.server.store import file
from nemeton.server.store.seal import Seal

DRIVER = "postgresql+asyncpg"
NAMES = ("postgresql", "postgres", DRIVER)
CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 10.0
START_SECONDS = 20.0  # for a database that is just starting, too
CONNECTIONS = 10  # for reading; the writer has one of its own
MIGRATING = 7_236_641  # the lock of whoever brings the database up to date
FORGOTTEN = 3600.0  # seconds after which a server that was not seen is no longer listed
CLOCK: ColumnElement[float] = cast(func.extract("epoch", func.clock_timestamp()), Float)
INSTALL = "PostgreSQL needs the extra `postgres`: pip install 'nemeton[postgres]'"


def is_one(url: str) -> bool:
    return url.partition("://")[0] in NAMES


def complete(url: str) -> str:
    """With the driver that is used, whatever was written."""
    return DRIVER + url[url.index("://") :] if is_one(url) else url


def open_engine(url: str) -> AsyncEngine:
    if find_spec("asyncpg") is None:
        raise BadSetting(INSTALL)
    try:
        return create_async_engine(
            make_url(complete(url)),
            pool_pre_ping=True,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=ANSWER_SECONDS,
            connect_args={
                "timeout": CONNECT_SECONDS,
                "command_timeout": ANSWER_SECONDS,
                "server_settings": {"application_name": "nemeton", "jit": "off"},
            },
        )
    except (ArgumentError, ValueError) as problem:
        raise BadSetting(f"this is no address of a database ({problem})") from None


def shown(url: str) -> str:
    """Without the password."""
    return make_url(complete(url)).render_as_string(hide_password=True)


async def alone(connection: AsyncConnection) -> None:
    """Of several servers that start at the same time one brings the database up to date; the others wait for it."""
    await connection.execute(text(f"select pg_advisory_xact_lock({MIGRATING})"))


def seen(nodes: Table, node: str) -> Insert:
    """A server is alive, by the database's clock: those of the servers may differ."""
    noted = insert(nodes).values(id=node, seen=CLOCK)
    return noted.on_conflict_do_update(index_elements=["id"], set_={"seen": CLOCK})


def check(url: str, seal: Seal) -> None:
    """Raises BadSetting, one line, if a server cannot begin with this database."""
    asyncio.run(_check(url, seal))


async def _check(url: str, seal: Seal) -> None:
    engine = open_engine(url)
    try:
        await _reached(engine, url)
        async with engine.connect() as connection:
            await _refuse_forgetful(connection, url)
            await _refuse_newer(connection, url)
            await _refuse_other_key(connection, url, seal)
    except (SQLAlchemyError, OSError, TimeoutError) as problem:
        raise BadSetting(f"{shown(url)} cannot be used ({_in_a_line(problem)})") from None
    finally:
        await engine.dispose()


async def _reached(engine: AsyncEngine, url: str) -> None:
    """Waits for one that is just starting."""
    end = asyncio.get_running_loop().time() + START_SECONDS
    while True:
        try:
            async with engine.connect():
                return
        except (SQLAlchemyError, OSError, TimeoutError) as problem:
            if asyncio.get_running_loop().time() > end or _is_final(problem):
                raise BadSetting(f"{shown(url)} cannot be reached ({_in_a_line(problem)})") from None
        await asyncio.sleep(0.5)


def _is_final(problem: BaseException) -> bool:
    """No waiting helps against a wrong name or password: PostgreSQL calls them 28… and 3D…"""
    state = str(getattr(getattr(problem, "orig", problem), "sqlstate", "") or "")
    return state.startswith(("28", "3D"))


async def _refuse_forgetful(connection: AsyncConnection, url: str) -> None:
    for setting in ("synchronous_commit", "fsync"):
        if (await connection.execute(text(f"show {setting}"))).scalar() == "off":
            raise BadSetting(f"{shown(url)} has {setting} = off: moves it says it has kept could be lost; set it to on")


async def _refuse_newer(connection: AsyncConnection, url: str) -> None:
    if not await _has(connection, "alembic_version"):
        return
    version = (await connection.execute(text("select version_num from alembic_version"))).scalar()
    if version is not None and not any(file.VERSIONS.glob(f"{version}_*.py")):
        raise BadSetting(f"{shown(url)} was written by a newer Nemeton (version {version}); use that one to read it")


async def _refuse_other_key(connection: AsyncConnection, url: str, seal: Seal) -> None:
    if not await _has(connection, "tables"):
        return
    for table_id, secret in await connection.execute(text(file.LAST_SECRET)):
        try:
            seal.open_secret(table_id, bytes(secret))
        except Unreadable:
            raise BadSetting(
                f"the games in {shown(url)} are sealed with another key; give every server the same file with --key"
            ) from None


async def _has(connection: AsyncConnection, relation: str) -> bool:
    return (await connection.execute(select(func.to_regclass(relation)))).scalar() is not None


def _in_a_line(problem: BaseException) -> str:
    orig: Any = getattr(problem, "orig", None) or problem
    return " ".join(str(orig).split()) or type(orig).__name__
