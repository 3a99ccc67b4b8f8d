"""What a seat sees of a row of numbers, for programs that learn: the named parts of an observation.

A game lists its parts in `sight.py`, field by field as its view does, for one viewer at a time. Every number becomes a
fraction from 0 to 1. Seats are told from the viewer's chair: first himself, then who sits to his left. `nemeton.envs`
turns the list into something quick.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

Cells: TypeAlias = Sequence[int] | Sequence[Sequence[int]]

AMOUNT = "amount"  # a number as a fraction of `most`
CHOICE = "choice"  # one of several: 1 at its place, 0 elsewhere
SEAT = "seat"  # a choice of a seat
BITS = "bits"  # a bit set
MEMBERS = "members"  # how many bits are set
ASKED = "asked"  # the first or second number of what is being asked


@dataclass(frozen=True)
class Part:
    """Some numbers of an observation. `cells` are places in the row, in groups that are added up."""

    name: str
    kind: str
    cells: tuple[tuple[int, ...], ...]
    shape: tuple[int, ...]
    width: int = 1  # how many numbers a group becomes
    least: int = 0  # what becomes 0, or the first choice
    most: int = 1  # above `least`: what becomes 1
    divide: int = 1  # where several numbers share a cell: number // divide % modulo, both powers of two
    modulo: int = 0
    asked: int = 0  # the kinds of decision for which it is told, as a bit set
    pending: int = -1  # nothing is told while such a frame is pending
    absent: tuple[int, int] | None = None  # nothing is told while that cell holds that number
    lasting: bool = False  # never changes once the game is set up, and is the same for all seats

    def while_not_pending(self, kind: int) -> Part:
        return replace(self, pending=int(kind))

    def unless(self, cell: int, holds: int) -> Part:
        return replace(self, absent=(int(cell), int(holds)))

    def that_lasts(self) -> Part:
        return replace(self, lasting=True)


def around(seat: int, players: int) -> list[int]:
    """All seats, from this one on to the left."""
    return [(seat + i) % players for i in range(players)]


def span(first: int, count: int) -> list[int]:
    """Neighbouring cells."""
    return list(range(int(first), int(first) + int(count)))


def _grouped(cells: Cells) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    rows = [row for row in cells if isinstance(row, Sequence)]
    if rows:
        return tuple((int(cell),) for row in rows for cell in row), (len(rows), len(rows[0]))
    numbers = [cell for cell in cells if isinstance(cell, int)]
    return tuple((int(cell),) for cell in numbers), (len(numbers),)


def amounts(name: str, cells: Cells, most: int, *, least: int = 0, divide: int = 1, modulo: int = 0) -> Part:
    """One number for every cell: how much there is, of `most`; more counts as `most`."""
    groups, shape = _grouped(cells)
    return Part(name, AMOUNT, groups, shape, least=least, most=int(most), divide=divide, modulo=modulo)


def totals(name: str, groups: Iterable[Sequence[int]], most: int) -> Part:
    """One number for every group of cells: how much there is in them together."""
    added = tuple(tuple(int(cell) for cell in group) for group in groups)
    return Part(name, AMOUNT, added, (len(added),), most=int(most))


def choices(name: str, cells: Cells, count: int, *, least: int = 0) -> Part:
    """For every cell one of `count` numbers from `least` on; all 0 for any other number."""
    groups, shape = _grouped(cells)
    return Part(name, CHOICE, groups, (*shape, int(count)), int(count), least)


def seats(name: str, cells: Cells, players: int, *, least: int = 0) -> Part:
    """For every cell the seat it names, seat 0 being written as `least`; all 0 for nobody."""
    groups, shape = _grouped(cells)
    return Part(name, SEAT, groups, (*shape, players), players, least)


def bits(name: str, cells: Cells, count: int, *, least: int = 0) -> Part:
    """For every cell the lowest bits of its number above `least`."""
    groups, shape = _grouped(cells)
    return Part(name, BITS, groups, (*shape, int(count)), int(count), least)


def members(name: str, cells: Cells, most: int) -> Part:
    """For every cell how many members its bit set has."""
    groups, shape = _grouped(cells)
    return Part(name, MEMBERS, groups, shape, most=int(most))


def asked(name: str, kinds: Iterable[int], most: int, *, second: bool = False) -> Part:
    """A number that belongs to these decisions, as a fraction; 0 at all others."""
    told = sum(1 << int(kind) for kind in kinds)
    return Part(name, ASKED, ((int(second),),), (1,), most=int(most), asked=told)


def asked_choice(name: str, kinds: Iterable[int], count: int, *, second: bool = False) -> Part:
    """A number that belongs to these decisions, as one of `count`."""
    told = sum(1 << int(kind) for kind in kinds)
    return Part(name, ASKED, ((int(second),),), (int(count),), int(count), asked=told)
