"""Taking back: freely as long as nobody knows more than before, beyond that only if everybody concerned agrees.

The barrier is a draw or a decision of somebody else after one's own last decision, or the decision itself if it told
anybody anything (`core.barrier`): else whoever chooses last would see what the others have chosen, and choose anew.
Concerned is every person at the table, also one who is away or for whom a bot stands in. Where all others are bots
nobody can agree: there it depends on whether the table was laid for practice.

To find out what a decision told takes longer than anything else that follows from it. So whoever is told of it hears at
first that it may have told something (not `sure`), and more in a quiet moment, unless the game has gone on by then.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from nemeton.core.match import Match
from nemeton.server.table.table import Table


@dataclass(frozen=True)
class Way:
    """Back to where the game had that many entries; `others` are the people whose consent that needs. Blocked: there is
    nobody to ask."""

    entries: int
    others: frozenset[int] = frozenset()
    blocked: bool = False


def way_back(table: Table, seat: int, sure: bool = True) -> Way | None:
    """How the last own decision of a seat can be taken back; None if it has none."""
    match = table.match
    if match is None or table.row.status != "playing" or seat not in match.last:
        return None
    position = match.last[seat]
    if position < max(match.last.values()) or _told(match, position, sure):
        others = people_besides(table, seat)
        return Way(position, others, blocked=not others and not table.row.practice)
    return Way(position)


def turn_back(table: Table, seat: int, sure: bool = True) -> Way | None:
    """How all decisions of a seat in a row can be taken back at once, as far as none of them told anybody anything.
    Where that needs consent, only the last one."""
    way = way_back(table, seat, sure)
    if way is None or way.others or way.blocked or table.match is None:
        return way
    alone = table.row.practice and not people_besides(table, seat)
    entries, first = table.match.entries, way.entries
    for position in range(way.entries - 1, -1, -1):
        if entries[position].forced:
            continue
        if entries[position].seat != seat or (not alone and _told(table.match, position, sure)):
            break
        first = position
    return replace(way, entries=first)


def _told(match: Match, position: int, sure: bool) -> bool:
    return match.told_something(position) if sure else match.may_have_told(position)


def is_open(table: Table) -> bool:
    """Whether it is not yet known what the last decision of a person told."""
    match = table.match
    if match is None or table.row.status != "playing" or not match.last:
        return False
    seat = max(match.last, key=match.last.__getitem__)
    return seat >= 0 and table.seats[seat].kind == "human" and not match.is_looked_at(match.last[seat])


def people_besides(table: Table, seat: int) -> frozenset[int]:
    """The people whose consent counts; bots agree, but not for the people they stand in for."""
    return frozenset(other for other, row in enumerate(table.seats) if other != seat and row.kind == "human")


def last_decider(table: Table, seats: tuple[int, ...]) -> int | None:
    """Which of these seats has decided last."""
    last = table.match.last if table.match is not None else {}
    return max((seat for seat in seats if seat in last), key=last.__getitem__, default=None)
