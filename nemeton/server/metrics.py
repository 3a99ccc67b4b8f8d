"""Numbers for Prometheus: a handful of counters, gauges and histograms in its text form."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counter:
    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name, self.help, self.label = name, help, label
        self.values: dict[str, int] = {} if label else {"": 0}

    def add(self, value: str = "", amount: int = 1) -> None:
        self.values[value] = self.values.get(value, 0) + amount

    def lines(self) -> Iterator[str]:
        yield f"# TYPE {self.name} counter"
        for value, count in sorted(self.values.items()):
            yield f'{self.name}{{{self.label}="{value}"}} {count}' if self.label else f"{self.name} {count}"


class Gauge:
    """Looked up when it is asked for."""

    def __init__(self, name: str, help: str, look: Callable[[], float]) -> None:
        self.name, self.help, self.look = name, help, look

    def lines(self) -> Iterator[str]:
        yield f"# TYPE {self.name} gauge"
        yield f"{self.name} {self.look():g}"


class Histogram:
    def __init__(self, name: str, help: str, bounds: tuple[float, ...] = SECONDS) -> None:
        self.name, self.help, self.bounds = name, help, bounds
        self.counts = [0] * len(bounds)
        self.total = 0.0
        self.count = 0

    def observe(self, value: float) -> None:
        self.total += value
        self.count += 1
        for i, bound in enumerate(self.bounds):
            if value <= bound:
                self.counts[i] += 1

    @contextmanager
    def time(self) -> Iterator[None]:
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - begun)

    def lines(self) -> Iterator[str]:
        yield f"# TYPE {self.name} histogram"
        for bound, count in zip(self.bounds, self.counts, strict=True):
            yield f'{self.name}_bucket{{le="{bound:g}"}} {count}'
        yield f'{self.name}_bucket{{le="+Inf"}} {self.count}'
        yield f"{self.name}_sum {self.total:g}"
        yield f"{self.name}_count {self.count}"


class Metrics:
    def __init__(self) -> None:
        self.moves = Counter("nemeton_moves_total", "Accepted player decisions")
        self.refusals = Counter("nemeton_refusals_total", "Refused requests by code", "code")
        self.connections = Counter("nemeton_connections_total", "Live connections opened")
        self.slow_readers = Counter("nemeton_slow_readers_total", "Connections dropped because they read too slowly")
        self.storage_failures = Counter("nemeton_storage_failures_total", "Commits that failed")
        self.bot_failures = Counter("nemeton_bot_failures_total", "Thoughts of bots that failed")
        self.commit_seconds = Histogram("nemeton_commit_seconds", "Duration of commits")
        self.accept_seconds = Histogram("nemeton_accept_seconds", "From a chain's arrival to its commit and fan-out")
        self.thought_seconds = Histogram("nemeton_thought_seconds", "Time bots took to decide, waiting included")
        self.gauges: list[Gauge] = []

    def watch(self, name: str, help: str, look: Callable[[], float]) -> None:
        self.gauges.append(Gauge(name, help, look))

    def text(self) -> str:
        own = [value for value in vars(self).values() if isinstance(value, Counter | Histogram)]
        lines: list[str] = []
        for metric in [*own, *self.gauges]:
            lines.append(f"# HELP {metric.name} {metric.help}")
            lines.extend(metric.lines())
        return "\n".join(lines) + "\n"
