"""The same work on a Ray cluster (https://ray.io). Nemeton is installed on every node, in the same version.

Ray does again elsewhere what was under way on a node that is lost, and since a game depends on nothing but the plan
and its number, nothing changes by that. Nodes may come and go while an arena runs. Ray ends a process whose cluster is
gone without a word, so a process of its own talks to it.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from multiprocessing.connection import Connection, wait
from typing import Any

from nemeton.arena.team import BEAT, GAME_LIMIT, Done, Item, Result, Work, attempt, end_with_parent
from nemeton.core.errors import NemetonError

AHEAD = 2  # items handed out per processor, so that none waits for the next
RETRIES = 3  # times an item is done again whose worker or node was lost
KNOCK = 5.0  # seconds to wait for an answer at the cluster's address


class NoCluster(NemetonError):
    """A cluster that is not there, or no longer."""


class Cluster:
    """A Ray cluster by its address: HOST:PORT, ray://HOST:PORT, or auto for one that runs on this machine."""

    def __init__(self, address: str, seconds: float = GAME_LIMIT) -> None:
        if find_spec("ray") is None:
            raise NoCluster('--ray needs Ray, which is not installed: pip install "nemeton[ray]"')
        _knock(address)
        self.address = address
        self.seconds = seconds

    def run(self, task: Callable[[Item], Result], work: Iterable[Item]) -> Work[Item, Result]:
        context = multiprocessing.get_context("spawn")
        pipe, theirs = context.Pipe()
        told = (theirs, self.address, self.seconds, task, list(work))
        process = context.Process(target=_talk, args=told, daemon=True)
        process.start()
        theirs.close()
        try:
            while True:
                if not wait([pipe], BEAT):
                    yield None
                    continue
                try:
                    done = pipe.recv()
                except (EOFError, OSError):
                    raise NoCluster(f"the Ray cluster at {self.address} is gone") from None
                if isinstance(done, str):
                    raise NoCluster(f"there is no Ray cluster at {self.address}: {done}")
                if done is None:
                    return
                yield done
        finally:
            pipe.close()
            process.kill()
            process.join()


def _knock(address: str) -> None:
    """Ray itself waits long for a cluster that is not there."""
    place = address.removeprefix("ray://")
    if place == "auto":
        return
    host, sign, port = place.rpartition(":")
    if not sign or not port.isdigit():
        raise NoCluster(f"{address!r} is no address of a Ray cluster; write HOST:PORT, such as 10.0.0.5:6379, or auto")
    try:
        socket.create_connection((host, int(port)), KNOCK).close()
    except (OSError, OverflowError) as problem:
        raise NoCluster(f"there is no Ray cluster at {address}: {problem}") from None


def _talk(pipe: Connection, address: str, seconds: float, task: Callable[[Any], Any], work: list[Any]) -> None:
    """In a process of its own: sends every item as it is done, then None; or a text if there is no cluster."""
    os.setsid()
    os.dup2(2, 1)  # Ray tells on standard output what happens to its nodes; results belong there
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    ray: Any = import_module("ray")
    with contextlib.suppress(BrokenPipeError):
        try:
            ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
        except Exception as problem:
            pipe.send(_first_line(problem))
            return
        _Driver(ray, pipe, seconds).run(task, work)
        pipe.send(None)
    ray.shutdown()


class _Driver:
    """Hands out a few items per processor, whatever nodes there are at the moment."""

    def __init__(self, ray: Any, pipe: Connection, seconds: float) -> None:
        self.ray = ray
        self.pipe = pipe
        self.seconds = seconds
        self.busy: dict[Any, tuple[Any, float]] = {}  # items under way, and since when

    def run(self, task: Callable[[Any], Any], work: list[Any]) -> None:
        remote = self.ray.remote(num_cpus=1, max_retries=RETRIES)(attempt)
        task_there = self.ray.put(task)
        left = list(reversed(work))
        while left or self.busy:
            processors = int(self.ray.cluster_resources().get("CPU", 0))
            while left and len(self.busy) < AHEAD * max(1, processors):
                item = left.pop()
                self.busy[remote.remote(task_there, item)] = item, time.monotonic()
            self._wait()

    def _wait(self) -> None:
        ready, _ = self.ray.wait(list(self.busy), num_returns=1, timeout=BEAT)
        for reference in ready:
            item, _ = self.busy.pop(reference)
            try:
                result, trouble = self.ray.get(reference)
            except self.ray.exceptions.RayError as problem:
                result, trouble = None, f"it was lost on the cluster: {_first_line(problem)}"
            self.pipe.send(Done(item, result, trouble))
        for reference, (item, began) in list(self.busy.items()):
            if time.monotonic() - began > AHEAD * self.seconds:  # it may have waited for its turn
                del self.busy[reference]
                self.ray.cancel(reference, force=True)
                self.pipe.send(Done(item, None, f"it took longer than {self.seconds:g} seconds and was ended"))


def _first_line(problem: Exception) -> str:
    return (str(problem).strip().splitlines() or [type(problem).__name__])[0]
