"""A server to test against, and people who sit down at its tables.

`running` starts one inside this process, so that a test can reach behind its back; `started` starts a real process, so
that it can be killed. Both are spoken to over real sockets.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

import nemeton
from nemeton.server.app import create_app
from nemeton.server.host import Host
from nemeton.server.limits import UNBOUNDED
from nemeton.server.run import Server, listen
from nemeton.server.settings import Settings
from nemeton.server.table.news import check_sum
from nemeton.server.table.table import Table
from tests.changing import put
from tests.servers import Postgres, name_for

T = TypeVar("T")
Json = dict[str, Any]
ROOT = Path(__file__).parent.parent.parent
PATIENCE = 120.0  # only a test that hangs waits so long
HUMANS = [{"kind": "human", "name": name} for name in ("Anouk", "Bram", "Cleo", "Dirk")]
WAITING: dict[str, Any] = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE}
every_game = pytest.mark.parametrize("game", nemeton.names())
COMMAND = """
from nemeton.server.limits import UNBOUNDED
from nemeton.server.run import serve
from nemeton.server.settings import Settings
settings = Settings(db={db!r}, key={key!r}, redis={redis!r}, rates=UNBOUNDED, bot_pause=0.0, dealer_seed=1)
serve("127.0.0.1", 0, settings, lambda address: print(address, flush=True))
"""


class Kept:
    """Where servers keep their tables at present: in the files they are given, or in a PostgreSQL instead."""

    cluster: Postgres | None = None


def keep_in(cluster: Postgres | None) -> None:
    Kept.cluster = cluster


def database_for(db: Path) -> str:
    return str(db) if Kept.cluster is None else Kept.cluster.url_for(db)


def quick(folder: Path, **changes: Any) -> Settings:
    plain = Settings(
        db=database_for(folder / "test.db"),
        key=str(folder / "test.key"),
        rates=UNBOUNDED,
        bot_pause=0.0,
        workers=1,
        dealer_seed=1,
        review_depth=2,
    )
    return replace(plain, **changes)


def behind_its_back(db: Path, statement: str) -> list[tuple[Any, ...]]:
    """Asks or changes the database of a server directly."""
    if Kept.cluster is not None:
        return Kept.cluster.run(statement, name_for(db))
    with closing(sqlite3.connect(db)) as connection, connection:
        return connection.execute(statement).fetchall()


def change_tables(folder: Path, change: str) -> None:
    """Behind the back of a server that has stopped."""
    behind_its_back(folder / "test.db", f"update tables set {change}")


def eventually(right: Callable[[], T]) -> T:
    """Waits for a state, however long the machine takes to reach it; what `right` found."""
    end = time.monotonic() + PATIENCE
    while not (found := right()):
        assert time.monotonic() < end, "that never came to be"
        time.sleep(0.01)
    return found


class Running:
    def __init__(self, address: str, host: Host, loop: asyncio.AbstractEventLoop) -> None:
        self.address = address
        self.host = host
        self._loop = loop

    def do(self, doing: Coroutine[Any, Any, T]) -> T:
        """Runs something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result(PATIENCE)

    def call(self, doing: Callable[[], T]) -> T:
        async def run() -> T:
            return doing()

        return self.do(run())

    def table(self, table_id: str) -> Table:
        return self.do(self.host.table(table_id))

    def metric(self, name: str) -> float:
        text = httpx.get(f"{self.address}/metrics", timeout=PATIENCE).text
        return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))

    def pass_time(self, table_id: str, seconds: float) -> None:
        """As if a table had been left alone for so long."""
        table = self.table(table_id)

        def turn_back() -> None:
            for times in (table.clock.since, table.window.asked, table.window.offered, table.gone):
                times.update({seat: since - seconds for seat, since in times.items()})
            table.window.begun -= seconds
            table.window.spoken -= seconds
            self.host.wake(table)

        self.call(turn_back)


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    app = create_app(settings)
    bound = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        log_config=None,
        timeout_graceful_shutdown=1,
    )
    ready = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    def tell() -> None:
        loops.append(asyncio.get_running_loop())
        ready.set()

    server = Server(config, tell)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[bound])))
    thread.start()
    try:
        assert ready.wait(PATIENCE), "the server does not start"
        yield Running(f"http://127.0.0.1:{bound.getsockname()[1]}", app.state.host, loops[0])
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        bound.close()


@contextmanager
def started(db: Path, sources: Path = ROOT, redis: str = "") -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address and process of a server of its own; it is gone at the end in any case."""
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    settings = COMMAND.format(db=database_for(db), key=str(db.with_suffix(".key")), redis=redis)
    command = [sys.executable, "-c", settings]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=sources) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].rstrip("/"), process
        finally:
            process.kill()


def completed(known: Json, message: Json) -> Json:
    """What somebody sees who is told what has changed in what he knew."""
    assert message["after"] == known["number"], "numbers are without gaps"
    view = known["view"]
    for event in message["events"]:
        view = put(view, event.get("changes", []))
    views = {seat: put(known["views"][seat], made) for seat, made in message["views"].items()}
    whole = {"promises": [], **message, "type": "update", "view": put(view, message["changes"]), "views": views}
    if "sum" in message:
        assert check_sum(whole["view"], whole["views"]) == message["sum"], "not what the server sees"
    return whole


FLOODED = "too_many_requests"
BREATH = 0.2  # seconds


class Line:
    """A live connection that remembers everything it was told. What has changed is put into what it knew, unless it
    only claims (`after`) to know anything."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.told: list[Json] = []
        self.known: Json = {}
        self.requests = 0

    def next(self, timeout: float = PATIENCE) -> Json:
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message = dict(json.loads(text))
        if message["type"] == "changed":
            message = completed(self.known, message) if self.known else {**message, "type": "update"}
        if message["type"] in ("snapshot", "update"):
            self.known = message
        self.told.append(message)
        return message

    def until(self, right: Callable[[Json], bool]) -> Json:
        """The first message from now on that is right."""
        while not right(message := self.next()):
            continue
        return message

    def until_type(self, *types: str) -> Json:
        return self.until(lambda message: message["type"] in types)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, kind: str, /, **fields: Any) -> Json:
        """Sends a request; its ok or error."""
        self.requests += 1
        request = self.requests
        while True:
            self.send(type=kind, request=request, **fields)
            answer = self.until(lambda message: message.get("request") == request or message.get("code") == FLOODED)
            if answer.get("request") == request:
                return answer
            time.sleep(BREATH)  # nobody clicks as fast as this; what was too much has not been read

    def answer_to(self, request: int) -> Json:
        return self.until(lambda message: message.get("request") == request)

    def newest(self) -> Json:
        """The last snapshot or update that was heard."""
        return self.known

    def quiet(self) -> None:
        """Reads everything that is on its way."""
        self.send(type="ping")
        self.until_type("pong")

    def __enter__(self) -> Line:
        self.socket.__enter__()
        return self

    def __exit__(self, *_problem: object) -> None:
        self.socket.close()


class Person:
    """A device with its own cookies; with a token it shows that too."""

    def __init__(self, address: str, token: str | None = None, trust: ssl.SSLContext | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        verify = trust or address.startswith("https")  # reading certificates for nothing takes longer than a move
        self.http = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE, verify=verify)
        self.address, self.trust = address, trust

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_problem: object) -> None:
        self.http.close()

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def do(self, path: str, **body: Any) -> Json:
        """A call that is granted."""
        answer = self.post(path, **body)
        assert answer.status_code in (200, 201), answer.text
        return dict(answer.json())

    def refused(self, path: str, **body: Any) -> str:
        """The code of a call that is not granted."""
        answer = self.post(path, **body)
        assert answer.status_code >= 400, answer.text
        assert answer.json()["type"] == "error"
        return str(answer.json()["code"])

    def lay(self, *seats: Json, game: str = "celtica", **wishes: Any) -> Json:
        """A new table. Adds the tokens to it."""
        laid = self.do("/api/tables", game=game, seats=seats, **wishes)
        return {**laid["table"], "tokens": laid["tokens"]}

    def look(self, table_id: str) -> Json:
        return dict(self.get(f"/api/tables/{table_id}").json())

    def live(self, table_id: str, after: int | None = None, origin: str | None = None) -> Line:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        shown = {"Cookie": cookies} if cookies else {}
        if origin is not None:
            shown["Origin"] = origin
        if "authorization" in self.http.headers:
            shown["Authorization"] = self.http.headers["authorization"]
        query = "" if after is None else f"?after={after}"
        url = f"ws{self.address.removeprefix('http')}/api/tables/{table_id}/live{query}"
        wishes: dict[str, Any] = {"compression": None, "max_size": None, "ssl": self.trust, **WAITING}
        return Line(connect(url, additional_headers=shown, **wishes))


def fewest(game: str) -> list[Json]:
    """As many people as a game needs."""
    return HUMANS[: nemeton.game(game).min_players]


def first_moves(message: Json, seat: int | None = None) -> tuple[int, int, list[str]]:
    """Seat, number and notations of what a snapshot or update asks."""
    asked = next(ask for ask in message["asks"] if seat in (None, ask["seat"]))
    return asked["seat"], asked["number"], [move["say"] for move in asked["moves"]]


def play_on(line: Line, message: Json, choose: Callable[[list[str]], str] = lambda says: says[0]) -> Json:
    """Answers what is asked first; the update it makes."""
    seat, number, says = first_moves(message)
    answer = line.ask("play", seat=seat, after=number, moves=[choose(says)])
    assert answer["type"] == "ok", answer
    return line.newest()


def play_to_the_end(line: Line, message: Json, seed: int = 1) -> Json:
    """Random moves of all own seats, and whatever the bots do, until the game is over."""
    rng = random.Random(seed)
    while message["table"]["status"] == "playing":
        message = play_on(line, message, rng.choice) if message["asks"] else line.until_type("update")
    return message
