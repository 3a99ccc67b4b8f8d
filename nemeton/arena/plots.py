"""Plots as SVG, drawn by hand: narrow enough to be read on a phone, coloured by the page's style (`page`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from nemeton.arena.figures import Histogram, round_step

WIDTH, EDGE = 440.0, 12.0
ROW, AXIS = 44.0, 26.0
TICKS = 5
BARS = 64.0  # height of a histogram
LINES = 200.0  # … and of lines


class Row(NamedTuple):
    name: str
    said: str  # the figure in words, at the right
    value: float
    low: float | None
    high: float | None


class Scale:
    """From values to places across the plot, evenly or by powers of ten."""

    def __init__(self, low: float, high: float, powers: bool = False) -> None:
        self.powers = powers
        self.low, self.high = (log10(low), log10(high)) if powers else (low, high)

    def __call__(self, value: float) -> float:
        at = log10(value) if self.powers else value
        inside = min(1.0, max(0.0, (at - self.low) / (self.high - self.low)))
        return EDGE + inside * (WIDTH - 2 * EDGE)

    def ticks(self) -> list[float]:
        if self.powers:
            return [10.0**power for power in range(ceil(self.low - 1e-9), floor(self.high + 1e-9) + 1)]
        step = round_step((self.high - self.low) / TICKS)
        return [step * count for count in range(ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9) + 1)]


def scale_for(values: Sequence[float], least: float | None = None, most: float | None = None) -> Scale:
    """Round ends around all values, within what is possible at all."""
    low, high = min(values), max(values)
    step = round_step(max(high - low, 1e-3) / TICKS)
    low, high = floor(low / step - 0.2) * step, ceil(high / step + 0.2) * step
    return Scale(low if least is None else max(least, low), high if most is None else min(most, high))


def powers_for(values: Sequence[float]) -> Scale:
    low, high = floor(log10(min(values))), ceil(log10(max(values)))
    return Scale(10.0**low, 10.0 ** max(high, low + 1), powers=True)


def intervals(
    title: str, rows: Sequence[Row], scale: Scale, tell: Callable[[float], str], mark: float | None = None
) -> str:
    """A dot and its interval for every row; `mark` is a line to compare with."""
    height = ROW * len(rows) + AXIS
    parts = _axis(scale, tell, height)
    if mark is not None:
        x = scale(mark)
        parts.append(f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - AXIS:.1f}"/>')
    for number, row in enumerate(rows):
        top = number * ROW
        parts.append(_names(row.name, row.said, top))
        if row.low is not None and row.high is not None:
            ends = f'x1="{scale(row.low):.1f}" x2="{scale(row.high):.1f}"'
            parts.append(f'<line class="range c{number % 5}" {ends} y1="{top + 30:.1f}" y2="{top + 30:.1f}"/>')
        parts.append(f'<circle class="dot c{number % 5}" cx="{scale(row.value):.1f}" cy="{top + 30:.1f}" r="5"/>')
    return _svg(title, height, parts)


def histograms(title: str, rows: Sequence[tuple[str, str, Histogram]], tell: Callable[[float], str]) -> str:
    """One above the other on the same scale; a line at zero."""
    starts = [found.start for _, _, found in rows]
    ends = [found.start + found.width * len(found.counts) for _, _, found in rows]
    scale = scale_for([*starts, *ends, 0.0])
    each = 22 + BARS
    height = each * len(rows) + AXIS
    parts = _axis(scale, tell, height)
    zero = scale(0.0)
    for number, (name, said, found) in enumerate(rows):
        bottom = (number + 1) * each - 2
        most = max(found.counts, default=1)
        for place, count in enumerate(found.counts):
            left, right = (scale(found.start + found.width * (place + more)) for more in (0, 1))
            tall = BARS * 0.9 * count / most
            box = (
                f'x="{left:.1f}" y="{bottom - tall:.1f}" width="{max(0.5, right - left - 0.5):.1f}" height="{tall:.1f}"'
            )
            if count:
                parts.append(f'<rect class="bar c{number % 5}" {box}/>')
        parts.append(_names(name, said, number * each))
    parts.append(f'<line class="mark" x1="{zero:.1f}" x2="{zero:.1f}" y1="0" y2="{height - AXIS:.1f}"/>')
    return _svg(title, height, parts)


def lines(
    title: str,
    rows: Sequence[Sequence[float]],
    tell: Callable[[float], str],
    most: float | None = None,
    tall: float = LINES,
) -> str:
    """One line for every row, from left to right, each with a dash of its own, so that colour is not the only sign."""
    values = [value for row in rows for value in row]
    scale = scale_for([0.0, *values], min(0.0, *values), most)
    height = tall + AXIS / 2

    def y(value: float) -> float:
        return EDGE + (tall - 2 * EDGE) * (1 - (value - scale.low) / (scale.high - scale.low))

    parts = []
    for value in scale.ticks():
        parts.append(f'<line class="grid" x1="{AXIS:.1f}" x2="{WIDTH:.1f}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>')
        parts.append(f'<text class="tick" x="0" y="{y(value) + 4:.1f}">{escape(tell(value))}</text>')
    for number, row in enumerate(rows):
        step = (WIDTH - AXIS - 8) / max(1, len(row) - 1)
        path = " ".join(f"{AXIS + 4 + step * at:.1f},{y(value):.1f}" for at, value in enumerate(row))
        parts.append(f'<polyline class="line d{number % 5} c{number % 5}" points="{path}"/>')
    return _svg(title, height, parts)


def _names(left: str, right: str, top: float) -> str:
    """A long command is cut in the middle of the plot; the whole of it stands in the table."""
    most = 52 - len(right)
    short = left if len(left) <= most else left[: most - 1] + "…"
    return (
        f'<text x="{EDGE}" y="{top + 16:.1f}">{escape(short)}</text>'
        f'<text class="said" x="{WIDTH - EDGE}" y="{top + 16:.1f}">{escape(right)}</text>'
    )


def _axis(scale: Scale, tell: Callable[[float], str], height: float) -> list[str]:
    bottom = height - AXIS
    parts = []
    for value in scale.ticks():
        x = scale(value)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{bottom + 4:.1f}"/>')
        side = "start" if x < 30 else "end" if x > WIDTH - 30 else "middle"
        text = f'<text class="tick" x="{x:.1f}" y="{bottom + 18:.1f}" text-anchor="{side}">{escape(tell(value))}</text>'
        parts.append(text)
    return parts


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH:.0f} {height:.0f}" role="img" aria-label="{escape(title, quote=True)}">'
        f"<title>{escape(title)}</title>\n{inside}\n</svg>"
    )
