"""A finished game that is looked back at, be it a table's or a replay's: whoever has its link may see all of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import msgspec

from nemeton.core.match import Match
from nemeton.core.record import record_of
from nemeton.core.state import CHANCE, OVER
from nemeton.server import wire
from nemeton.server.errors import Refused
from nemeton.server.store.storage import SeatRow
from nemeton.server.table import positions
from nemeton.server.table.auth import Caller, admitted

if TYPE_CHECKING:
    from nemeton.server.host import Host


@dataclass(frozen=True)
class Past:
    id: str
    kind: Literal["table", "replay"]
    name: str
    match: Match
    places: Sequence[int]  # for every entry of the match, its number
    names: list[str]
    seats: list[SeatRow]  # none of a replay

    def record(self) -> str:
        """For workers; its draws have been proved already."""
        match = self.match.copy()
        match.dealer = None
        return record_of(match, self.names).print()

    def own(self, caller: Caller) -> tuple[int, ...]:
        return caller.seats(self.seats)

    def up_to(self, number: int) -> Match:
        """The game as it stood at that position."""
        begun = Match(self.match.game, self.match.state.players, self.match.options)
        for position, entry in enumerate(self.match.entries):
            if self.places[position] > number:
                break
            if position >= len(begun.entries):
                begun.play(entry.move, None if entry.seat == CHANCE else entry.seat)
        if begun.state.turn == OVER:
            raise Refused("over", "the game is over there: nothing is left to be played")
        return begun

    def told_at(self, number: int) -> wire.OriginInfo:
        state = self.match.state
        return wire.OriginInfo(self.id, self.kind, self.name, number, state.points(), state.ranking())


async def past_of(host: Host, source_id: str, caller: Caller) -> Past:
    """Raises Refused if there is no such game, or if it is not finished."""
    try:
        table = await host.table(source_id)
    except Refused as refused:
        if refused.code != "not_found":
            raise
        return await _replayed(host, source_id)
    async with admitted("read", table, caller):
        if table.row.status != "over":
            _refuse_unfinished(table.row.status == "abandoned")
        names = [seat.name or f"Seat {number + 1}" for number, seat in enumerate(table.seats)]
        match = table.begun().copy()
        return Past(table.id, "table", table.row.name, match, list(table.places), names, list(table.seats))


async def own_seats(host: Host, source_id: str, caller: Caller) -> list[int]:
    """Those of the caller; nobody sits at a replay."""
    try:
        return list(caller.seats((await host.table(source_id)).seats))
    except Refused as refused:
        if refused.code != "not_found":
            raise
        return []


async def _replayed(host: Host, source_id: str) -> Past:
    row = await host.storage.replay(source_id) if len(source_id) <= 32 else None
    if row is None:
        raise Refused("not_found", "there is no such game")
    info = msgspec.json.decode(row.info, type=wire.TableInfo)
    if info.status != "over":
        _refuse_unfinished(True)
    async with host.bulk:
        _record, match = await asyncio.to_thread(positions.read_record, row.text)
    names = [seat.name or f"Seat {seat.seat + 1}" for seat in info.seats]
    return Past(row.id, "replay", row.name, match, range(1, len(match.entries) + 1), names, [])


def _refuse_unfinished(for_good: bool) -> None:
    if for_good:
        raise Refused("conflict", "this game was never finished, so there is nothing to look back at")
    raise Refused("forbidden", "one looks back when the game is over: until then it would tell what is hidden")
