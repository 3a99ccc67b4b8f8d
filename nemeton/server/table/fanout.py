"""Telling everybody who looks at a table what has happened, each in his own view.

What a group of seats may see is rendered once and sent to every connection that holds just those. Each connection has a
bounded outbox; who reads so slowly that it fills is cut off and comes back with the last number he has.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from nemeton.server import limits, wire
from nemeton.server.store.storage import ChatRow
from nemeton.server.table import render, undo
from nemeton.server.table.auth import Caller
from nemeton.server.table.news import News
from nemeton.server.table.table import Table

QUIET = 0.5  # seconds in which nothing happens at a table before it is worked out what can be taken back


class Connection:
    """One device looking at a table."""

    def __init__(self, caller: Caller) -> None:
        self.caller = caller
        self.own: tuple[int, ...] = ()
        self.outbox: asyncio.Queue[str] = asyncio.Queue(limits.OUTBOX_MESSAGES)
        self.too_slow = asyncio.Event()

    def send(self, text: str) -> None:
        """Never waits; a reader who does not keep up is given up."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.too_slow.set()

    def answer(self, message: object) -> None:
        self.send(wire.encode(message).decode())


# --- telling everybody ---


def tell(table: Table, message: Callable[[tuple[int, ...]], object]) -> None:
    """Sends to every connection what its seats may see."""
    made: dict[tuple[int, ...], str] = {}
    for connection in table.connections:
        text = made.get(connection.own)
        if text is None:
            text = made[connection.own] = wire.encode(message(connection.own)).decode()
        connection.send(text)


def tell_entries(table: Table, after: int) -> None:
    tell(table, News(table, after).told)
    if undo.is_open(table):
        asyncio.get_running_loop().call_later(QUIET, tell_what_can_be_taken_back, table, table.number)


def tell_what_can_be_taken_back(table: Table, number: int) -> None:
    """In a quiet moment, to whoever holds the seat that has decided, if it is other than he was told."""
    if number != table.number or not undo.is_open(table):
        return
    owns = {connection.own for connection in table.connections if connection.own}
    told = {own: render.undo_info(table, own, sure=False) for own in owns}
    concerned = {own for own in owns if render.undo_info(table, own) != told[own]}
    infos = render.Infos(table) if concerned else None
    for connection in table.connections:
        if infos is not None and connection.own in concerned:
            connection.answer(wire.TableMessage(infos.of(connection.own)))


def tell_all_anew(table: Table) -> None:
    tell(table, lambda own: render.snapshot(table, own))


def tell_table(table: Table) -> None:
    infos = render.Infos(table)
    tell(table, lambda own: wire.TableMessage(infos.of(own)))


def tell_undo_refused(table: Table, seat: int, by: int) -> None:
    tell(table, lambda _own: wire.UndoRefused(seat, by))


def tell_chat(table: Table, chat: ChatRow) -> None:
    tell(table, lambda _own: wire.ChatTold(render.chat_info(chat)))


def tell_promises(table: Table) -> None:
    """All that stand, and who may still promise what."""
    tell(table, lambda own: wire.PromisesTold(render.promises(table, own), render.table_info(table, own)))


def seat_anew(table: Table) -> None:
    """Seats have changed hands: whoever gained or lost one sees with other eyes from now on."""
    for connection in table.connections:
        own = connection.caller.seats(table.seats)
        if own != connection.own:
            connection.own = own
            connection.answer(render.snapshot(table, own))
    tell_table(table)
