"""What is done around a game: laying a table, sitting down, standing up, starting, standing in, ending, once more."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from nemeton.core.errors import NemetonError
from nemeton.core.options import START_PLAYER, OptionValue, complete
from nemeton.core.state import CHANCE
from nemeton.games import game as game_named
from nemeton.server import wire
from nemeton.server.bots.levels import STAND_IN
from nemeton.server.errors import Refused
from nemeton.server.store import storage
from nemeton.server.store.storage import SeatRow, TableRow
from nemeton.server.store.writer import Taken
from nemeton.server.table import fanout
from nemeton.server.table.auth import Caller, authorise, fits, hash_of, new_token
from nemeton.server.table.promises import Promises
from nemeton.server.table.table import Table

if TYPE_CHECKING:
    from nemeton.server.host import Host

NAMES = ("Oak", "Ash", "Birch", "Hazel", "Rowan", "Willow", "Alder", "Elder", "Yew", "Holly", "Beech", "Elm", "Fern")
BOT_LEVEL = 3  # if none is asked for


def new_id() -> str:
    return secrets.token_urlsafe(12)


def clean_name(name: str | None) -> str | None:
    """One line of printable text, or None."""
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in name or "").split())
    return text or None


# --- laying a table ---


async def create(host: Host, device: str, wish: wire.NewTable) -> tuple[Table, dict[str, str]]:
    """The new table, and the tokens of the seats that the creator holds."""
    row = _row_for(wish)
    seats, tokens = [], {}
    for number, seat in enumerate(wish.seats):
        name = clean_name(seat.name)
        if seat.kind == "human":
            token = tokens[str(number)] = new_token()
            seats.append(SeatRow("human", name or f"Seat {number + 1}", None, None, hash_of(token), device))
        elif seat.kind == "bot":
            seats.append(SeatRow("bot", name or f"Bot {number + 1}", seat.level or BOT_LEVEL))
        else:
            seats.append(SeatRow("free"))
    return await host.unbroken(_lay(host, row, seats)), tokens


def _row_for(wish: wire.NewTable) -> TableRow:
    players = len(wish.seats)
    if wish.players not in (None, players):
        raise Refused("bad_request", f"{wish.players} players need as many seats, not {players}")
    if wish.clock.kind != "none" and wish.clock.seconds < 1:
        raise Refused("bad_request", "a clock needs at least one second")
    try:
        game = game_named(wish.game)
        options = complete(game.options, wish.options)
        game.blank(players, options)
    except NemetonError as problem:
        raise Refused("bad_request", str(problem)) from None
    return TableRow(
        id=new_id(),
        name=f"{secrets.choice(NAMES)} {secrets.randbelow(99) + 1}",
        game=game.name,
        rules=game.rules_version,
        content=game.content["fingerprint"],
        players=players,
        options=options,
        status="waiting",
        open=wish.open,
        clock_kind=wish.clock.kind,
        clock_seconds=wish.clock.seconds,
        clock_increment=wish.clock.increment,
        secret=secrets.token_bytes(32),
        created=time.time(),
        talk_seconds=game.talk.seconds if wish.talk is None else wish.talk if game.talk.seconds else 0,
    )


async def _lay(host: Host, row: TableRow, seats: Sequence[SeatRow]) -> Table:
    """Stores a new table; it begins at once if nobody is missing."""
    table = Table(row, list(seats), [], [], Promises([]), None)
    statements = storage.new_table(row, seats)
    if any(seat.kind == "free" for seat in seats):
        await host.storage.writer.store(*statements)
    else:
        table.row = replace(row, status="playing")
        statements = storage.new_table(table.row, seats)
        draft = table.begin()
        await host.storage.writer.store(*statements, storage.new_lines(row.id, draft.lines))
        table.take_over(draft)
    host.add(table)
    host.moved(table)
    return table


async def start(host: Host, table: Table, caller: Caller) -> None:
    authorise("start", caller, table.seats)
    await host.unbroken(_start(host, table))


async def _start(host: Host, table: Table) -> None:
    async with table.lock:
        if table.row.status != "waiting":
            raise Refused("conflict", "this game has been started already")
        free = [number for number, seat in enumerate(table.seats) if seat.kind == "free"]
        if free:
            raise Refused("conflict", f"{len(free)} seats are still free")
        draft = table.begin()
        begun = [storage.new_lines(table.id, draft.lines), storage.new_status(table.id, "playing")]
        try:
            await host.storage.writer.store(*begun)
        except Taken:
            await host.renew(table)
            raise Refused("conflict", "this game has been started already") from None
        host.set_status(table, "playing")
        table.take_over(draft)
        fanout.tell_all_anew(table)
        host.moved(table)


# --- sitting down and standing up ---


async def sit(host: Host, table: Table, caller: Caller, device: str, seat: int, name: str) -> str:
    """Takes a free seat; the token that holds it from now on."""
    authorise("sit", caller, table.seats, seat)
    token = new_token()
    taken = SeatRow("human", clean_name(name) or f"Seat {seat + 1}", None, None, hash_of(token), device)

    def change(was: SeatRow) -> SeatRow:
        if was.kind != "free":
            raise Refused("full", f"seat {seat} is not free")
        return taken

    await host.unbroken(_change_seat(host, table, seat, change))
    return token


async def claim(host: Host, table: Table, caller: Caller, device: str, token: str) -> None:
    """Who comes with a seat's token, by a link, holds it from now on with this device instead of another."""
    authorise("claim", caller, table.seats)
    shown = hash_of(token)
    seat = next((number for number, row in enumerate(table.seats) if fits(row.token_hash, shown)), 0)

    def change(was: SeatRow) -> SeatRow:
        if was.kind != "human" or not fits(was.token_hash, shown):
            raise Refused("unauthorised", "this link does not fit any seat of this table, or no longer")
        return replace(was, device_hash=device)

    await host.unbroken(_change_seat(host, table, seat, change))


async def stand(host: Host, table: Table, caller: Caller, seat: int) -> None:
    """Leaves a seat; its token is worth nothing any more. While the game goes on a bot stands in."""

    def change(_was: SeatRow) -> SeatRow:
        authorise("stand", caller, table.seats, seat)
        return SeatRow("free", stand_in=STAND_IN if table.row.status == "playing" else None)

    await host.unbroken(_change_seat(host, table, seat, change))


async def stand_in(host: Host, table: Table, caller: Caller, seat: int, level: int | None) -> None:
    """Hands a seat to a bot, one's own or that of somebody who is away; only its holder takes it back."""

    def change(was: SeatRow) -> SeatRow:
        authorise("stand_in", caller, table.seats, seat)
        if was.kind != "human":
            raise Refused("conflict", "nobody holds this seat")
        present = any(seat in connection.own for connection in table.connections)
        if level is None or present:
            authorise("take_back", caller, table.seats, seat)
        return replace(was, stand_in=level)

    await host.unbroken(_change_seat(host, table, seat, change))


async def _change_seat(host: Host, table: Table, seat: int, change: Callable[[SeatRow], SeatRow]) -> None:
    """`change` says what becomes of the seat, or refuses; nothing else happens to it meanwhile."""
    async with table.lock:
        if table.row.status in ("over", "abandoned"):
            raise Refused("over", "this game is over")
        if seat >= len(table.seats):
            raise Refused("not_found", f"there is no seat {seat}")
        was = table.seats[seat]
        new = change(was)
        if await host.storage.writer.store(storage.new_seat(table.id, seat, new, was)) == 0:
            await host.renew(table)
            raise Refused("conflict", "somebody else was faster; look again")
        table.seats[seat] = new
        table.attend(time.time())
        fanout.seat_anew(table)
        host.moved(table)


# --- ending, and once more ---


async def abandon(host: Host, table: Table, caller: Caller) -> None:
    """Ends a game for good, unless somebody else is there who would like to go on."""
    authorise("abandon", caller, table.seats)
    own = caller.seats(table.seats)
    for connection in table.connections:
        others = [seat for seat in connection.own if seat not in own and table.seats[seat].stand_in is None]
        if others:
            raise Refused("forbidden", "others are still at the table; hand your seat to a bot or stand up instead")
    await host.unbroken(_abandon(host, table))


async def _abandon(host: Host, table: Table) -> None:
    async with table.lock:
        if table.row.status in ("over", "abandoned"):
            raise Refused("over", "this game is over")
        await host.storage.writer.store(storage.new_status(table.id, "abandoned"))
        host.set_status(table, "abandoned")
        table.undo_request = None
        fanout.tell_table(table)
        host.moved(table)


async def rematch(host: Host, table: Table, caller: Caller) -> Table:
    """The same people in the same seats; the next one begins. Whoever asks second comes to the same table."""
    authorise("rematch", caller, table.seats)
    if table.row.status not in ("over", "abandoned"):
        raise Refused("conflict", "this game is still going on")
    return await host.table(await host.unbroken(_rematch(host, table)))


async def _rematch(host: Host, table: Table) -> str:
    async with table.lock:
        if table.rematch is None:
            row = replace(
                table.row,
                id=new_id(),
                status="waiting",
                options=rotated(table),
                secret=secrets.token_bytes(32),
                created=time.time(),
                rematch_of=table.id,
            )
            seats = [replace(seat, stand_in=None) for seat in table.seats]
            try:
                table.rematch = (await _lay(host, row, seats)).id
            except Taken:
                table.rematch = await host.storage.rematch_of(table.id)
            fanout.tell_table(table)
            host.tell_others(table)
        if table.rematch is None:
            raise Refused("conflict", "somebody else was faster; look again")
        return table.rematch


def rotated(table: Table) -> dict[str, OptionValue]:
    """The options of the next game: where the start player is an option, the one after the last to begin."""
    options = dict(table.row.options)
    entries = table.match.entries if table.match is not None else []
    begun = next((entry.seat for entry in entries if entry.seat != CHANCE), None)
    if START_PLAYER in options and begun is not None:
        options[START_PLAYER] = str((begun + 1) % table.row.players + 1)
    return options
