"""How a game begins: whoever sits there starts it, everybody's words are mixed in, and it is dealt."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from nemeton.core.dealer import one_line
from nemeton.server import wire
from nemeton.server.errors import Overtaken, Refused
from nemeton.server.store import storage
from nemeton.server.table import fanout, shuffling
from nemeton.server.table.auth import Caller, verb
from nemeton.server.table.seating import change_seat
from nemeton.server.table.table import Table

if TYPE_CHECKING:
    from nemeton.server.host import Host


@verb("start")
async def start(host: Host, table: Table, caller: Caller) -> None:
    if table.row.status != "waiting":
        raise Refused("conflict", "this game has been started already")
    free = sum(seat.kind == "free" for seat in table.seats)
    if free:
        raise Refused("conflict", f"{free} seats are still free")
    shuffling.refuse_if_begun(table.row)
    if not shuffling.asked(table.seats):
        await _deal(host, table)
        return
    await host.change(table, storage.new_shuffling(table.id))
    table.row = replace(table.row, shuffling=True)
    table.shuffled = time.monotonic()
    fanout.tell_table(table)
    host.wake(table)


@verb("luck")
async def give_luck(host: Host, table: Table, caller: Caller, wish: wire.GiveLuck) -> None:
    """Shows the digest of one's own words for the draws, or tells them when everybody's digest is there. The last one
    begins the game."""
    if not table.row.shuffling:
        raise Refused("conflict", "it is not being shuffled")
    stage, seats = shuffling.stage(table.seats)
    given = [what for what, told in (("commit", wish.luck), ("reveal", wish.words)) if told is not None]
    if wish.seat not in seats or given != [stage]:
        what = "digests" if stage == "commit" else "words"
        raise Refused("conflict", f"only the {what} of seats {', '.join(map(str, seats))} are asked for now")
    was = table.seats[wish.seat]
    if wish.words is None:
        await change_seat(host, table, wish.seat, replace(was, luck=wish.luck))
        return
    shuffling.refuse_if_not(wish.words, was.luck)
    await change_seat(host, table, wish.seat, replace(was, words=one_line(wish.words)))
    if not shuffling.asked(table.seats):
        await _deal(host, table)


async def deal_at_last(host: Host, table: Table) -> None:
    """Without the words of those who have not told them in time."""
    async with table.lock:
        left = table.shuffling_left(time.monotonic())
        if left is not None and left <= 0:
            await _deal(host, table)


async def _deal(host: Host, table: Table) -> None:
    before = table.row
    table.row = replace(before, shuffling=False, contributions=shuffling.contributions(table.seats))
    draft = table.start()
    begun = [host.storage.new_lines(table.id, draft.lines), storage.new_beginning(table.id, table.row.contributions)]
    try:
        await host.change(table, *begun)
    except Overtaken:  # the table has been read again
        raise
    except BaseException:
        table.row = before
        raise
    table.set_status("playing")
    table.take_over(draft)
    fanout.tell_all_anew(table)
    host.wake(table)
