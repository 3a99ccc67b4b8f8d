"""The same work on a Ray cluster (https://ray.io). Nemeton is installed on every node, in the same version.

Ray does again elsewhere what was under way on a node that is lost, and since a game depends on nothing but the plan
and its number, nothing changes by that. Nodes may come and go while an arena runs.
"""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

from nemeton.arena.team import BEAT, GAME_LIMIT, Done, Item, Result, Work, attempt
from nemeton.core.errors import NemetonError

AHEAD = 2  # items handed out per processor, so that none waits for the next
RETRIES = 3  # times an item is done again whose worker or node was lost
KNOCK = 5.0  # seconds to wait for an answer at the cluster's address


class NoCluster(NemetonError):
    """A cluster that is not there, or no longer."""


class Cluster:
    """A Ray cluster by its address: HOST:PORT, ray://HOST:PORT, or auto for one that runs on this machine."""

    def __init__(self, address: str, seconds: float = GAME_LIMIT) -> None:
        try:
            self.ray: Any = import_module("ray")
        except ModuleNotFoundError:
            raise NoCluster('--ray needs Ray, which is not installed: pip install "nemeton[ray]"') from None
        self.address = address
        self.seconds = seconds
        _knock(address)
        try:
            self.ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
        except Exception as problem:
            raise NoCluster(f"there is no Ray cluster at {address}: {_first_line(problem)}") from None

    def run(self, task: Callable[[Item], Result], work: Iterable[Item]) -> Work[Item, Result]:
        remote = self.ray.remote(num_cpus=1, max_retries=RETRIES)(attempt)
        task_there = self.ray.put(task)
        items = iter(work)
        busy: dict[Any, tuple[Item, float]] = {}
        exhausted = False
        try:
            while True:
                while not exhausted and len(busy) < AHEAD * self._processors():
                    try:
                        item = next(items)
                    except StopIteration:
                        exhausted = True
                        break
                    busy[remote.remote(task_there, item)] = item, time.monotonic()
                if not busy:
                    return
                yield from self._wait(busy)
        finally:
            for reference in busy:
                self.ray.cancel(reference, force=True)

    def _processors(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def _wait(self, busy: dict[Any, tuple[Item, float]]) -> Work[Item, Any]:
        ready, _ = self.ray.wait(list(busy), num_returns=1, timeout=BEAT)
        if not ready:
            yield None
        for reference in ready:
            item, _ = busy.pop(reference)
            try:
                result, trouble = self.ray.get(reference)
            except self.ray.exceptions.RayError as problem:
                result, trouble = None, f"it was lost on the cluster: {_first_line(problem)}"
            yield Done(item, result, trouble)
        for reference, (item, began) in list(busy.items()):
            # An item may have waited for AHEAD - 1 others before its turn came.
            if time.monotonic() - began > AHEAD * self.seconds:
                del busy[reference]
                self.ray.cancel(reference, force=True)
                yield Done(item, None, f"it took longer than {self.seconds:g} seconds and was ended")


def _knock(address: str) -> None:
    """Ray itself waits long for a cluster that is not there."""
    place = address.removeprefix("ray://")
    if place in ("auto", "local"):
        return
    host, sign, port = place.rpartition(":")
    if not sign or not port.isdigit():
        raise NoCluster(f"{address!r} is no address of a Ray cluster; write HOST:PORT, such as 10.0.0.5:6379, or auto")
    try:
        socket.create_connection((host, int(port)), KNOCK).close()
    except OSError as problem:
        raise NoCluster(f"there is no Ray cluster at {address}: {problem}") from None


def _first_line(problem: Exception) -> str:
    return (str(problem).strip().splitlines() or [type(problem).__name__])[0]
