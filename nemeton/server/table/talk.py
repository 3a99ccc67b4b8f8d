"""Talking: chat, promises, and saying that one is ready. Stored before anybody is told, under the lock of the table.

Promises bind nobody and are part of no game; the game only says which there are and when (`Game.promises`).
"""

from __future__ import annotations

import logging
import time
import unicodedata
from typing import TYPE_CHECKING

from nemeton.core.talk import Promising
from nemeton.server import limits, wire
from nemeton.server.errors import Refused
from nemeton.server.store import storage
from nemeton.server.store.storage import ChatRow, PromiseRow
from nemeton.server.store.writer import Taken
from nemeton.server.table import fanout
from nemeton.server.table.auth import Caller, verb
from nemeton.server.table.table import Table

if TYPE_CHECKING:
    from nemeton.server.host import Host

JOINING = "\u200c\u200d"
log = logging.getLogger("nemeton.talk")


# --- chat ---


def readable(text: str) -> str:
    """One line without what cannot be seen: controls, and signs that turn the direction of what follows. What joins
    letters or pictures stays."""
    kept = (sign if sign in JOINING or not unicodedata.category(sign).startswith("C") else " " for sign in text)
    return " ".join("".join(kept).split())


@verb("chat")
async def chat(host: Host, table: Table, caller: Caller, wish: wire.Say) -> None:
    said = readable(wish.text)
    if not said:
        raise Refused("bad_request", "there is nothing in this message")
    row = ChatRow(wish.seat, table.seats[wish.seat].name or "", said, table.number, time.time())
    await host.storage.writer.store(storage.new_chat(table.id, row))
    table.chats = [*table.chats, row][-limits.CHATS_KEPT_IN_SIGHT :]
    fanout.tell_chat(table, row)


# --- promises ---


@verb("promise")
async def promise(host: Host, table: Table, caller: Caller, wish: wire.GivePromise) -> None:
    """One for every receiver in a discussion."""
    state = table.playing().state
    topic = table.topic()
    if topic is None:
        raise Refused("conflict", "nothing can be promised now", table.game.talk.refusals(state))
    if wish.receiver == wish.seat or wish.receiver >= table.row.players:
        raise Refused("bad_request", "a promise is given to another player of this table")
    wished = Promising(wish.kind, () if wish.place is None else (wish.place,))
    if not any(_fits(wished, possible) for possible in table.game.talk.promises(state, wish.seat)):
        raise Refused("bad_request", "there is no such promise here")
    if wish.receiver in table.promises.given(table.places, topic, wish.seat):
        raise Refused("promised", "you have promised this player something already in this discussion")
    await _give(host, table, wish.seat, wish.receiver, wished)


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


async def let_bots_speak(host: Host, table: Table) -> None:
    """A discussion has begun: each bot may promise one person something. The lock is held already."""
    for seat, row in enumerate(table.seats):
        if row.kind != "bot" or table.match is None:
            continue
        world = table.match.state.copy()
        world.redeal(seat, host.chance.rng(table, seat))
        wish = table.game.talk.would_promise(world, seat)
        if wish is None or table.bot_level(wish[0]) is not None:
            continue
        if not table.promises.open_between(table.match, table.places, seat, wish[0]):
            try:
                await _give(host, table, seat, *wish)
            except Refused as refused:  # the move it was about is played all the same
                log.warning("a bot's promise is lost", extra={"table": table.id, "problem": refused.message})


# --- enough said ---


@verb("ready")
async def ready(host: Host, table: Table, caller: Caller, wish: wire.AboutSeat) -> None:
    """For this seat the discussion may end; bots go on when nobody wants to talk any more."""
    table.playing()
    if table.window.topic is None:
        raise Refused("conflict", "nothing is being discussed")
    table.window.ready.add(wish.seat)
    fanout.tell_table(table)
    host.wake(table)
