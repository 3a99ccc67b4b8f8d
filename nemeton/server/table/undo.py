"""Taking back: freely as long as nobody knows more than before, beyond that only if everybody concerned agrees.

Among people the barrier is a draw or a decision of somebody else after one's own last decision, or the decision itself
if it told anybody anything (`core.barrier`): otherwise the last to choose would see what the others have chosen, and
choose again. Concerned is every person at the table, also one who is away or for whom a bot stands in.

Alone with bots nobody can agree and nobody is wronged. There a decision can be taken back, and with it all that the
bots have answered, until something hidden was shown to the person: a card or a die drawn openly or for them, a card
that a bot has played from its hand, what others had chosen in secret. Bots decide again from what they could see then;
a draw comes again as it was. At a table laid for practice even more can be taken back, whatever was shown.

To find out what a decision told takes longer than anything else that follows from it. So those who are told of it hear
at first that it may have told something (not `sure`), and more in a quiet moment, unless the game has gone on by then.
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
    position, others = match.last[seat], people_besides(table, seat)
    if not others:
        return Way(position, blocked=not table.row.practice and _shown(match, seat, position, sure))
    if position < max(match.last.values()) or _told(match, position, sure):
        return Way(position, others)
    return Way(position)


def turn_back(table: Table, seat: int, sure: bool = True) -> Way | None:
    """How all decisions of a seat in a row can be taken back at once, as far as none of them told anybody anything.
    Where that needs consent, only the last one."""
    way = way_back(table, seat, sure)
    if way is None or way.others or way.blocked or table.match is None:
        return way
    alone, match, first = not people_besides(table, seat), table.match, way.entries
    for position in range(way.entries - 1, -1, -1):
        if match.entries[position].forced:
            continue
        if match.entries[position].seat != seat:
            break
        if not table.row.practice and (_shown(match, seat, position, sure) if alone else _told(match, position, sure)):
            break
        first = position
    return replace(way, entries=first)


def _shown(match: Match, seat: int, position: int, sure: bool) -> bool:
    return match.was_shown_something(seat, position, look=sure) is not False


def _told(match: Match, position: int, sure: bool) -> bool:
    return match.told_something(position) if sure else match.may_have_told(position)


def is_open(table: Table) -> bool:
    """Whether it is not yet known what a person's last decision told, or what somebody alone with bots was shown."""
    match = table.match
    if match is None or table.row.status != "playing" or not match.last:
        return False
    people = [seat for seat, row in enumerate(table.seats) if row.kind == "human"]
    if len(people) == 1:
        last = match.last.get(people[0])
        known = last is None or match.was_shown_something(people[0], last, look=False) is not None
        return not known and not table.row.practice
    seat = max(match.last, key=match.last.__getitem__)
    return seat >= 0 and table.seats[seat].kind == "human" and not match.is_looked_at(match.last[seat])


def people_besides(table: Table, seat: int) -> frozenset[int]:
    """The people whose consent counts; bots agree, but not for the people they stand in for."""
    return frozenset(other for other, row in enumerate(table.seats) if other != seat and row.kind == "human")


def last_decider(table: Table, seats: tuple[int, ...]) -> int | None:
    """Which of these seats has decided last."""
    last = table.match.last if table.match is not None else {}
    return max((seat for seat in seats if seat in last), key=last.__getitem__, default=None)
