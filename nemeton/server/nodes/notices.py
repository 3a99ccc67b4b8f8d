"""What servers on one database tell each other through Redis, by Litestar's channels.

A notice is news, never truth: everything that counts stands in the database. One that is lost costs a second or a few
until the next look at it (`nodes`), so nobody waits for Redis and nothing depends on it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeAlias

import msgspec
from litestar.channels.backends.redis import RedisChannelsPubSubBackend

from nemeton.server import metrics
from nemeton.server.errors import BadSetting

CHANNEL = "nemeton:notices"
MOST_WAITING = 10_000  # notices; older ones are dropped while Redis is gone
ANSWER_SECONDS = 3.0
RETRY_SECONDS = 0.5
INSTALL = "Redis needs the extra `redis`: pip install 'nemeton[redis]'"
log = logging.getLogger("nemeton.notices")


class Changed(msgspec.Struct, tag="changed", array_like=True):
    """Something about a table was stored; `acts` if a bot or a clock there is to be seen to."""

    node: str
    table: str
    changes: int
    acts: bool


class Here(msgspec.Struct, tag="here", array_like=True):
    """Who looks at a table through that server."""

    node: str
    table: str
    seats: list[int]
    spectators: int


class Ready(msgspec.Struct, tag="ready", array_like=True):
    """For that seat a discussion may end."""

    node: str
    table: str
    seat: int


class UndoRefused(msgspec.Struct, tag="undo_refused", array_like=True):
    node: str
    table: str
    seat: int
    by: int


class Joined(msgspec.Struct, tag="joined", array_like=True):
    """A server has come or goes: look who there is."""

    node: str


Notice: TypeAlias = Changed | Here | Ready | UndoRefused | Joined
_decode = msgspec.msgpack.Decoder(list[Notice]).decode
_encode = msgspec.msgpack.Encoder().encode


def redis_errors() -> tuple[type[Exception], ...]:
    """Whatever can be wrong with a Redis."""
    return import_module("redis.exceptions").RedisError, OSError, TimeoutError


def open_redis(url: str, **more: Any) -> Any:
    """A client that gives up soon; the next call opens a new connection."""
    try:
        client: Any = import_module("redis.asyncio").Redis
    except ImportError:
        raise BadSetting(INSTALL) from None
    try:
        return client.from_url(url, socket_connect_timeout=ANSWER_SECONDS, **more)
    except ValueError as problem:
        raise BadSetting(f"this is no address of a Redis ({problem}); it looks like redis://host:6379/0") from None


class Notices:
    """Tells the other servers, and hears from them."""

    def __init__(self, url: str, node: str, hear: Callable[[Notice], None], heard_again: Callable[[], None]) -> None:
        self._url = url
        self._node = node
        self._hear = hear
        self._heard_again = heard_again
        self._waiting: deque[Notice] = deque(maxlen=MOST_WAITING)
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.connected = False  # hears at present whatever is told

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._tell_all(), name="tell notices"),
            asyncio.create_task(self._listen(), name="hear notices"),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def say(self, notice: Notice) -> None:
        """Never waits."""
        self._waiting.append(notice)
        self._news.set()

    async def _tell_all(self) -> None:
        """Whatever is waiting goes out at once, together."""
        client = open_redis(self._url, socket_timeout=ANSWER_SECONDS)
        backend = RedisChannelsPubSubBackend(redis=client)
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                notices = list(self._waiting)
                self._waiting.clear()
                try:
                    await backend.publish(_encode(notices), [CHANNEL])
                except redis_errors() as problem:
                    self._lose(problem)
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            await client.aclose()

    async def _listen(self) -> None:
        while True:
            client = open_redis(self._url)
            backend = RedisChannelsPubSubBackend(redis=client)
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await client.ping()
                    await backend.subscribe([CHANNEL])
                self.connected = True
                metrics.redis_up.set(1)
                self._heard_again()
                async for _channel, data in backend.stream_events():
                    self._understand(data)
            except redis_errors() as problem:
                self._lose(problem)
            finally:
                self.connected = False
                await client.aclose()
            await asyncio.sleep(RETRY_SECONDS)

    def _understand(self, data: bytes) -> None:
        """Servers of another release may tell what is not understood here; they are found out by looking."""
        try:
            notices = _decode(data)
        except msgspec.DecodeError:
            return
        for notice in notices:
            if notice.node != self._node:
                self._hear(notice)

    def _lose(self, problem: Exception) -> None:
        self.connected = False
        metrics.redis_up.set(0)
        log.warning("Redis does not answer", extra={"problem": f"{type(problem).__name__}: {problem}"})
