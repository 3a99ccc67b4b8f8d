"""Who does the work: processes of this machine here, a Ray cluster in `cluster`. Both do any task, one item at a time.

A worker that dies or takes too long costs its item and nothing else: another takes its place, and what happened is told
with the item. Workers end with the process that started them, whatever ends that, and take their children along.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, Protocol, TypeVar

from nemeton.core.errors import NemetonError

Item = TypeVar("Item")
Result = TypeVar("Result")

BEAT = 1.0  # seconds after which somebody who waits hears at least that nothing has happened
GAME_LIMIT = 3600.0


@dataclass(frozen=True)
class Done(Generic[Item, Result]):
    """An item with its result, or with what went wrong."""

    item: Item
    result: Result | None
    trouble: str = ""


Work = Generator[Done[Item, Result] | None, None, None]


class Team(Protocol):
    def run(self, task: Callable[[Item], Result], work: Iterable[Item]) -> Work[Item, Result]:
        """Items as they are done, in any order, and None at least every BEAT. Closing the iterator drops the rest."""


def attempt(task: Callable[[Any], Any], item: Any) -> tuple[Any, str]:
    """A result and "", or None and what went wrong, in a sentence."""
    try:
        return task(item), ""
    except NemetonError as problem:
        return None, str(problem)
    except Exception as problem:
        return None, f"{type(problem).__name__}: {problem}"


class Processes:
    """Worker processes on this machine; `seconds` is the longest an item may take."""

    def __init__(self, jobs: int, seconds: float = GAME_LIMIT) -> None:
        self.jobs = jobs
        self.seconds = seconds

    def run(self, task: Callable[[Item], Result], work: Iterable[Item]) -> Work[Item, Result]:
        items = iter(work)
        workers: list[Worker] = []
        try:
            while True:
                for place in range(self.jobs):
                    if place < len(workers) and workers[place].busy:
                        continue
                    try:
                        item = next(items)
                    except StopIteration:
                        break
                    if place == len(workers):
                        workers.append(Worker(task))
                    workers[place].give(item)
                if not any(worker.busy for worker in workers):
                    return
                yield from self._wait(workers, task)
        finally:
            for worker in workers:
                worker.end()

    def _wait(self, workers: list[Worker], task: Callable[[Any], Any]) -> Iterator[Done[Any, Any] | None]:
        """What those who are busy have done by the next beat."""
        pipes = {worker.pipe: place for place, worker in enumerate(workers) if worker.busy}
        ready = wait(list(pipes), BEAT)
        if not ready:
            yield None
        for pipe, place in pipes.items():
            worker = workers[place]
            item = worker.item
            if pipe in ready:
                result, trouble, alive = worker.take()
            elif worker.seconds() > self.seconds:
                result, trouble, alive = None, f"it took longer than {self.seconds:g} seconds and was ended", False
            else:
                continue
            if not alive:
                worker.end()
                workers[place] = Worker(task)
            yield Done(item, result, trouble)


class Worker:
    """A process and the pipe to it; it begins when it is first given something."""

    def __init__(self, task: Callable[[Any], Any]) -> None:
        self.task = task
        self.busy = False
        self.item: Any = None
        self.pipe: Connection
        self._process: Any = None
        self._began = 0.0

    def give(self, item: Any) -> None:
        if self._process is None:
            self._start()
        self.item, self.busy, self._began = item, True, time.monotonic()
        with contextlib.suppress(OSError):  # one that has died is found when its answer is awaited
            self.pipe.send(item)

    def _start(self) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["nemeton.arena.play"])
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, self.task), daemon=True)
        self._process.start()
        theirs.close()

    def take(self) -> tuple[Any, str, bool]:
        """The result, what went wrong, and whether the process is still there."""
        self.busy = False
        try:
            result, trouble = self.pipe.recv()
            return result, trouble, True
        except (EOFError, OSError):
            self._process.join(1)
            return None, f"its process died ({_ending(self._process.exitcode)})", False

    def seconds(self) -> float:
        return time.monotonic() - self._began

    def end(self) -> None:
        """At once and with all its children when it is at work, else by telling it."""
        if self._process is None:
            return
        self.pipe.close()
        if not self.busy:
            self._process.join(1)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.join()
        self._process = None


def _ending(code: int | None) -> str:
    return f"signal {signal.Signals(-code).name}" if code is not None and code < 0 else f"exit code {code}"


def _serve(pipe: Connection, task: Callable[[Any], Any]) -> None:
    os.setsid()
    end_with_parent()
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(attempt(task, pipe.recv()))


def end_with_parent() -> None:
    """From now on this process and its children end when the one that started it does, however that ends."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def wait_and_end() -> None:
        wait([sentinel])
        os.killpg(0, signal.SIGKILL)

    threading.Thread(target=wait_and_end, daemon=True).start()
