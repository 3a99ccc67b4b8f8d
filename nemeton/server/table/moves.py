"""What is done while a game goes on: chains of moves, taking back.

Everything that changes a table happens under its lock and is stored before anybody is told. Once storing has begun it
is finished even if the one who asked is gone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemeton.server.errors import Refused
from nemeton.server.store import storage
from nemeton.server.store.writer import Taken
from nemeton.server.table import fanout, talk
from nemeton.server.table import undo as undoing
from nemeton.server.table.auth import Caller, authorise
from nemeton.server.table.table import Draft, Table, UndoRequest

if TYPE_CHECKING:
    from nemeton.server.host import Host


async def play(host: Host, table: Table, caller: Caller, seat: int, after: int, texts: list[str]) -> None:
    """A chain of moves, accepted or refused whole."""
    await host.unbroken(accept(host, table, seat, after, texts, caller))


async def accept(
    host: Host, table: Table, seat: int, after: int, texts: list[str], caller: Caller | None = None
) -> None:
    """A chain of whoever decides for the seat; without a caller it is a bot or the clock."""
    with host.metrics.accept_seconds.time():
        async with table.lock:
            if caller is not None:
                authorise("play", caller, table.seats, seat)
                if table.bot_level(seat) is not None:
                    raise Refused("forbidden", "a bot plays for this seat; take the seat back first")
            table.playing()
            if not table.asked.get(seat, table.number) <= after <= table.number:
                raise Refused("conflict", f"the table is at number {table.number}, not {after}; look again")
            if seat not in table.asked:
                raise Refused(
                    "not_your_turn", "it is not your turn", table.game.why_not(table.playing().state, seat, 0)
                )
            await store(host, table, table.chain(seat, texts))
    host.metrics.moves.add(amount=len(texts))


async def store(host: Host, table: Table, draft: Draft) -> None:
    statements = [storage.new_lines(table.id, draft.lines)]
    if draft.over:
        statements.append(storage.new_status(table.id, "over"))
    try:
        await host.storage.writer.store(*statements)
    except Taken:
        await host.renew(table)
        raise Refused("conflict", "somebody else was faster; look again") from None
    before, topic = table.number, table.topic()
    table.take_over(draft)
    if draft.over:
        host.set_status(table, "over")
    fanout.tell_entries(table, before)
    host.moved(table)
    if table.topic() not in (None, topic):
        await talk.let_bots_speak(host, table)


# --- taking back ---


async def undo(host: Host, table: Table, caller: Caller, seat: int, after: int | None) -> None:
    """Takes the last own decision back, or asks the others whether that may be."""
    await host.unbroken(_undo(host, table, caller, seat, after))


async def _undo(host: Host, table: Table, caller: Caller, seat: int, after: int | None) -> None:
    async with table.lock:
        authorise("undo", caller, table.seats, seat)
        table.playing()
        if after is not None and after != table.number:
            raise Refused("conflict", f"the table is at number {table.number}, not {after}; look again")
        if table.undo_request is not None:
            raise Refused("conflict", "the others are being asked already")
        way = undoing.way_back(table, seat)
        if way is None:
            raise Refused("conflict", "there is nothing of yours to take back")
        agreed = frozenset(caller.seats(table.seats))
        if way.others <= agreed:
            await store(host, table, table.back(seat, way.entries))
        else:
            to = table.places[way.entries - 1] if way.entries else 0
            table.undo_request = UndoRequest(seat, to, set(agreed))
            fanout.tell_table(table)


async def answer_undo(host: Host, table: Table, caller: Caller, seat: int, yes: bool) -> None:
    """Agrees to what was asked, refuses it, or withdraws one's own asking."""
    await host.unbroken(_answer_undo(host, table, caller, seat, yes))


async def _answer_undo(host: Host, table: Table, caller: Caller, seat: int, yes: bool) -> None:
    async with table.lock:
        authorise("answer_undo", caller, table.seats, seat)
        asked = table.undo_request
        if asked is None:
            raise Refused("conflict", "nobody asks to take anything back any more")
        way = undoing.way_back(table, asked.seat)
        if not yes or way is None:
            table.undo_request = None
            fanout.tell_table(table)
            return
        asked.agreed.add(seat)
        if way.others <= asked.agreed:
            await store(host, table, table.back(asked.seat, way.entries))
        else:
            fanout.tell_table(table)
