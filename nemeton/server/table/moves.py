"""What is done while a game goes on: chains of moves, taking back.

Everything that changes a table happens under its lock and is stored before anybody is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from nemeton.server import metrics, wire
from nemeton.server.errors import Refused
from nemeton.server.nodes.notices import UndoRefused
from nemeton.server.store import storage
from nemeton.server.table import fanout, talk
from nemeton.server.table.auth import Caller, verb
from nemeton.server.table.table import Draft, Table, UndoRequest
from nemeton.server.table.undo import turn_back, way_back

if TYPE_CHECKING:
    from nemeton.server.host import Host


@verb("play")
async def play(host: Host, table: Table, caller: Caller, wish: wire.Play) -> None:
    """A chain of moves, accepted or refused whole."""
    if table.bot_level(wish.seat) is not None:
        raise Refused("forbidden", "a bot plays for this seat; take the seat back first")
    await _accept(host, table, wish.seat, wish.after, wish.moves)


async def decide(host: Host, table: Table, seat: int, after: int, move: int, late: wire.Late | None = None) -> None:
    """A bot decides for a seat, its own or, if it is late, that of a person."""
    async with table.lock:
        table.refuse_unless_asked(seat, after)
        if late is None:
            talk.remark_on(host, table, seat, move)
        await _accept(host, table, seat, after, [move], late)


async def _accept(
    host: Host, table: Table, seat: int, after: int, wishes: Sequence[str | int], late: wire.Late | None = None
) -> None:
    table.refuse_unless_asked(seat, after)
    await store(host, table, table.chain(seat, wishes, late))
    metrics.moves.inc(len(wishes))


async def store(host: Host, table: Table, draft: Draft) -> None:
    table.refuse_if_forgotten()
    statements = [host.storage.new_lines(table.id, draft.lines)]
    if draft.over:
        statements.append(storage.new_status(table.id, "over"))
    if table.undo_request is not None:
        statements.append(storage.new_asking(table.id, None))
    await host.change(table, *statements)
    before, topic = table.number, table.topic()
    table.take_over(draft)
    if draft.over:
        table.set_status("over")
    fanout.tell_entries(table, before)
    if table.topic() not in (None, topic):
        await talk.let_bots_speak(host, table)
    host.wake(table)


# --- taking back ---


@verb("undo")
async def undo(host: Host, table: Table, caller: Caller, wish: wire.Undo) -> None:
    """Takes the last own decision back, or the whole turn, or asks the others whether that may be."""
    table.playing()
    if wish.after not in (None, table.number):
        raise Refused("conflict", f"the table is at number {table.number}, not {wish.after}; look again")
    if table.undo_request is not None:
        raise Refused("conflict", "the others are being asked already")
    way = turn_back(table, wish.seat) if wish.turn else way_back(table, wish.seat)
    if way is None:
        raise Refused("conflict", "there is nothing of yours to take back")
    if way.blocked:
        raise Refused("forbidden", "something has become known since; only at a practice table can that be taken back")
    agreed = frozenset(caller.seats(table.seats))
    if way.others <= agreed:
        await store(host, table, table.back(wish.seat, way.entries))
    else:
        to = table.places[way.entries - 1] if way.entries else 0
        await _ask(host, table, UndoRequest(wish.seat, to, set(agreed)))


@verb("answer_undo")
async def answer_undo(host: Host, table: Table, caller: Caller, wish: wire.AnswerUndo) -> None:
    """Agrees to what was asked, refuses it, or withdraws one's own asking."""
    asked = table.undo_request
    if asked is None:
        raise Refused("conflict", "nobody asks to take anything back any more")
    way = way_back(table, asked.seat)
    if not wish.yes or way is None or way.blocked:
        await _ask(host, table, None)
        if not wish.yes and asked.seat not in caller.seats(table.seats):
            fanout.tell_undo_refused(table, asked.seat, wish.seat)
            host.nodes.say(UndoRefused(host.nodes.id, table.id, asked.seat, wish.seat))
        return
    agreed = asked.agreed | {wish.seat}
    if way.others <= agreed:
        await store(host, table, table.back(asked.seat, way.entries))
    else:
        await _ask(host, table, replace(asked, agreed=agreed))


async def _ask(host: Host, table: Table, request: UndoRequest | None) -> None:
    """The others are asked, or nobody any more; whoever is connected to another server hears of it, too."""
    await host.change(table, storage.new_asking(table.id, None if request is None else request.kept()))
    table.undo_request = request
    fanout.tell_table(table)
