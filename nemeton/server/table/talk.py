"""Talking: chat, promises, and saying that one is ready. Stored before anybody is told, under the lock of the table.

Promises bind nobody and are part of no game; the game only says which there are and when (`Game.promises`).
"""

from __future__ import annotations

import logging
import secrets
import time
from typing import TYPE_CHECKING

from nemeton.core.rng import Rng
from nemeton.core.talk import Promising
from nemeton.server import limits
from nemeton.server.errors import Refused
from nemeton.server.store import storage
from nemeton.server.store.storage import ChatRow, PromiseRow
from nemeton.server.store.writer import Taken
from nemeton.server.table import fanout
from nemeton.server.table.auth import Caller, authorise
from nemeton.server.table.table import Table

if TYPE_CHECKING:
    from nemeton.server.host import Host

log = logging.getLogger("nemeton.talk")


# --- chat ---


async def chat(host: Host, table: Table, caller: Caller, seat: int, text: str) -> None:
    authorise("chat", caller, table.seats, seat)
    said = " ".join(text.split())
    if not said:
        raise Refused("bad_request", "there is nothing in this message")
    row = ChatRow(seat, table.seats[seat].name or "", said, table.number, time.time())
    await host.unbroken(_chat(host, table, row))


async def _chat(host: Host, table: Table, row: ChatRow) -> None:
    async with table.lock:
        await host.storage.writer.store(storage.new_chat(table.id, row))
        table.chats = [*table.chats, row][-limits.CHATS_KEPT_IN_SIGHT :]
        fanout.tell_chat(table, row)
        host.tell_others(table)


# --- promises ---


async def promise(
    host: Host, table: Table, caller: Caller, seat: int, receiver: int, kind: str, place: str | None
) -> None:
    """One for every receiver in a discussion."""
    await host.unbroken(_promise(host, table, caller, seat, receiver, kind, place))


async def _promise(
    host: Host, table: Table, caller: Caller, seat: int, receiver: int, kind: str, place: str | None
) -> None:
    async with table.lock:
        authorise("promise", caller, table.seats, seat)
        state = table.playing().state
        topic = table.topic()
        if topic is None:
            raise Refused("conflict", "nothing can be promised now", table.game.talk.refusals(state))
        if receiver == seat or receiver >= table.row.players:
            raise Refused("bad_request", "a promise is given to another player of this table")
        wish = Promising(kind, () if place is None else (place,))
        if not any(_fits(wish, possible) for possible in table.game.talk.promises(state, seat)):
            raise Refused("bad_request", "there is no such promise here")
        if receiver in table.promises.given(table.places, topic, seat):
            raise Refused("promised", "you have promised this player something already in this discussion")
        await _give(host, table, seat, receiver, wish)


def _fits(wish: Promising, possible: Promising) -> bool:
    if wish.kind != possible.kind:
        return False
    return wish.places[0] in possible.places if wish.places else not possible.places


async def _give(host: Host, table: Table, seat: int, receiver: int, wish: Promising) -> None:
    place = wish.places[0] if wish.places else None
    row = PromiseRow(seat, receiver, wish.kind, place, table.topic() or "", table.places[-1], time.time())
    try:
        await host.storage.writer.store(storage.new_promise(table.id, row))
    except Taken:
        await host.renew(table)
        raise Refused("promised", "you have promised this player something already in this discussion") from None
    table.promises.rows.append(row)
    fanout.tell_promises(table)
    host.tell_others(table)


async def let_bots_speak(host: Host, table: Table) -> None:
    """A discussion has begun: each bot may promise one person something. The lock is held already."""
    for seat, row in enumerate(table.seats):
        if row.kind != "bot" or table.match is None:
            continue
        world = table.match.state.copy()
        world.redeal(seat, Rng(secrets.randbits(60)))
        wish = table.game.talk.would_promise(world, seat)
        if wish is None or table.bot_level(wish[0]) is not None:
            continue
        if not table.promises.open_between(table.match, table.places, seat, wish[0]):
            try:
                await _give(host, table, seat, *wish)
            except Refused as refused:  # the move it was about is played all the same
                log.warning("a bot's promise is lost", extra={"table": table.id, "problem": refused.message})


# --- enough said ---


async def ready(host: Host, table: Table, caller: Caller, seat: int) -> None:
    """For this seat the discussion may end; bots go on when nobody wants to talk any more."""
    async with table.lock:
        authorise("ready", caller, table.seats, seat)
        table.playing()
        if table.window.topic is None:
            raise Refused("conflict", "nothing is being discussed")
        table.window.ready.add(seat)
        fanout.tell_table(table)
        host.moved(table)
