"""What is done around a game: laying a table, sitting down, standing up, starting, standing in, ending, once more."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from nemeton.core.errors import NemetonError
from nemeton.core.match import Match
from nemeton.core.options import START_PLAYER, OptionValue, complete
from nemeton.core.state import CHANCE
from nemeton.games import game as game_named
from nemeton.server import limits, wire
from nemeton.server.errors import Refused
from nemeton.server.store import storage
from nemeton.server.store.storage import SeatRow, TableRow
from nemeton.server.store.writer import Taken
from nemeton.server.table import ending, fanout, shuffling
from nemeton.server.table.auth import Caller, authorise, fits, hash_of, new_token, verb
from nemeton.server.table.promises import Promises
from nemeton.server.table.table import Table

if TYPE_CHECKING:
    from nemeton.server.host import Host
    from nemeton.server.table.past import Past

NAMES = ("Oak", "Ash", "Birch", "Hazel", "Rowan", "Willow", "Alder", "Elder", "Yew", "Holly", "Beech", "Elm", "Fern")
BOT_LEVEL = 3  # if none is asked for
WHAT_IF_LEVEL = 5  # … against whom one plays on
NUMBERS = (99, 999, 9_999, 999_999)  # how high names of tables count; higher only where the lower ones are taken
MOST_TRIES = 5
log = logging.getLogger("nemeton.seating")


def new_id() -> str:
    return secrets.token_urlsafe(12)


def clean_name(name: str | None) -> str | None:
    """One line of printable text, not too long, or None."""
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in name or "").split())
    return text[: limits.NAME_CHARACTERS].strip() or None


def own_name(name: str, others: Iterable[str | None]) -> str:
    """That name, or the same with a number if somebody at the table has it already."""
    taken = {other.casefold() for other in others if other}
    found, number = name, 2
    while found.casefold() in taken:
        found, number = f"{name} ({number})", number + 1
    return found


# --- laying a table ---


async def create(host: Host, device: str, wish: wire.NewTable) -> tuple[Table, dict[str, str]]:
    """The new table, and the tokens of the seats that the creator holds."""
    row = row_for(host, device, wish)
    seats: list[SeatRow] = []
    tokens: dict[str, str] = {}
    for number, seat in enumerate(wish.seats):
        kind = "Seat" if seat.kind == "human" else "Bot"
        name = own_name(clean_name(seat.name) or f"{kind} {number + 1}", (row.name for row in seats))
        if seat.kind == "human":
            token = tokens[str(number)] = new_token()
            luck = host.chance.luck(seat.luck)
            seats.append(SeatRow("human", name, None, None, hash_of(token), device, luck=luck))
        elif seat.kind == "bot":
            seats.append(SeatRow("bot", name, seat.level or BOT_LEVEL))
        else:
            seats.append(SeatRow("free"))
    return await host.unbroken(name_and_lay(host, row, seats)), tokens


async def name_and_lay(host: Host, row: TableRow, seats: Sequence[SeatRow], begun: Match | None = None) -> Table:
    """A new table under a name that no other has; if somebody takes it at this very moment, under the next one. A game
    that has `begun` goes on there."""
    for _ in range(MOST_TRIES):
        with suppress(Taken):
            return await _lay(host, replace(row, name=await _free_name(host, row)), seats, begun)
    raise Refused("conflict", "no name was left for this table; try again")


async def _free_name(host: Host, row: TableRow) -> str:
    tree = NAMES[host.chance.below(len(NAMES), row.secret, "tree")]
    drawn = [host.chance.below(NUMBERS[0], row.secret), *(host.chance.below(most, row.id, most) for most in NUMBERS)]
    wished = [f"{tree} {number + 1}" for number in drawn]
    taken = await host.storage.taken_names(wished)
    return next((name for name in wished if name not in taken), wished[-1])


def row_for(host: Host, device: str, wish: wire.NewTable) -> TableRow:
    players = len(wish.seats)
    if wish.players not in (None, players):
        raise Refused("bad_request", f"{wish.players} players need as many seats, not {players}")
    if wish.clock.kind != "none" and wish.clock.seconds < 1:
        raise Refused("bad_request", "a clock needs at least one second")
    kinds = [seat.kind for seat in wish.seats]
    if wish.practice and (kinds.count("human") != 1 or "free" in kinds):
        raise Refused("bad_request", "a practice table is for one person against bots")
    try:
        game = game_named(wish.game)
        options = complete(game.options, wish.options)
        game.blank(players, options)
    except NemetonError as problem:
        raise Refused("bad_request", str(problem)) from None
    return TableRow(
        id=new_id(),
        name="",
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
        secret=host.chance.secret_for(device),
        created=time.time(),
        talk_seconds=game.talk.seconds if wish.talk is None else wish.talk if game.talk.seconds else 0,
        practice=wish.practice,
    )


async def _lay(host: Host, row: TableRow, seats: Sequence[SeatRow], begun: Match | None = None) -> Table:
    """Stores a new table; it begins at once if nobody is missing and no words are to be mixed in, or goes on from what
    has been played elsewhere."""
    free = any(seat.kind == "free" for seat in seats)
    if begun is None and not free and shuffling.asked(seats):
        row = replace(row, shuffling=True)
    table = Table(row, list(seats), [], [], Promises(), None)
    if free or row.shuffling:
        await host.storage.writer.store(*host.storage.new_table(row, seats))
    else:
        table.set_status("playing")
        draft = table.start() if begun is None else table.start_at(begun)
        lines = host.storage.new_lines(row.id, draft.lines)
        await host.storage.writer.store(*host.storage.new_table(table.row, seats), lines)
        table.take_over(draft)
    host.add(table)
    host.wake(table)
    return table


# --- sitting down and standing up ---


@verb("sit")
async def sit(host: Host, table: Table, caller: Caller, wish: wire.Sit, device: str) -> str:
    """Takes a free seat before the game; the token that holds it from now on."""
    table.refuse_if_ended()
    if table.row.status == "playing":
        raise Refused("forbidden", "whoever left this seat has seen its secrets; only by his link can it be taken")
    if table.seats[wish.seat].kind != "free":
        raise Refused("full", f"seat {wish.seat} is not free")
    token = new_token()
    name = own_name(clean_name(wish.name) or f"Seat {wish.seat + 1}", (row.name for row in table.seats))
    luck = host.chance.luck(wish.luck)
    await change_seat(host, table, wish.seat, SeatRow("human", name, None, None, hash_of(token), device, luck=luck))
    return token


@verb("claim")
async def claim(host: Host, table: Table, caller: Caller, wish: wire.Claim, device: str) -> tuple[int, str]:
    """Who comes with a seat's token, by a link, holds it from now on with this device instead of another. The link is
    used up: the seat and its new token are answered."""
    table.refuse_if_ended()
    shown = hash_of(wish.token)
    for seat, was in enumerate(table.seats):
        if fits(was.token_hash, shown):
            token = new_token()
            new = replace(was, token_hash=hash_of(token), device_hash=device)
            if was.kind == "free":
                name = own_name(clean_name(wish.name) or f"Seat {seat + 1}", (row.name for row in table.seats))
                luck = host.chance.luck(wish.luck) if table.row.status == "waiting" else None
                new = SeatRow("human", name, None, None, hash_of(token), device, luck=luck)
            await change_seat(host, table, seat, new)
            return seat, token
    raise Refused("unauthorised", "this link does not fit any seat of this table, or no longer")


@verb("stand")
async def stand(host: Host, table: Table, caller: Caller, wish: wire.AboutSeat) -> None:
    """Leaves a seat; its token is worth nothing any more. While the game goes on a bot stands in, and the token is an
    invitation: by it, and only by it, somebody can take the place of who has left."""
    table.refuse_if_ended()
    shuffling.refuse_if_begun(table.row)
    if table.row.status == "playing":
        invitation = table.seats[wish.seat].token_hash
        left = SeatRow("free", stand_in=table.least_stand_in(), token_hash=invitation)
    else:
        left = SeatRow("free")
    await change_seat(host, table, wish.seat, left)


@verb("stand_in")
async def stand_in(host: Host, table: Table, caller: Caller, wish: wire.StandIn) -> None:
    """Hands a seat to a bot, one's own or that of somebody who has been away for a while; only its holder takes it
    back, and what others did to it is over as soon as he is there again."""
    table.refuse_if_ended()
    was = table.seats[wish.seat]
    if was.kind != "human":
        raise Refused("conflict", "nobody holds this seat")
    if wish.level is None or wish.seat in caller.seats(table.seats):
        authorise("take_back", table, caller, wish.seat)
        await change_seat(host, table, wish.seat, replace(was, stand_in=wish.level, until_back=False))
        return
    missing = table.absence_seconds - table.absent_for(wish.seat)
    if missing > 0:
        raise Refused(
            "forbidden", f"he has not been away for long; a bot can stand in for him in {missing:.0f} seconds"
        )
    if was.stand_in is not None:
        raise Refused("conflict", "a bot stands in for him already")
    level = max(wish.level, table.least_stand_in())
    await change_seat(host, table, wish.seat, replace(was, stand_in=level, until_back=True))


async def welcome_back(host: Host, table: Table, caller: Caller) -> None:
    """Whoever is there again plays for himself, unless it was his own wish that a bot does."""

    async def back() -> None:
        async with table.lock:
            for seat in caller.seats(table.seats):
                was = table.seats[seat]
                if was.until_back and not table.ended:
                    await change_seat(host, table, seat, replace(was, stand_in=None, until_back=False))

    try:
        await host.unbroken(back())
    except Refused as refused:  # he can still take it back himself
        log.warning("a seat is not handed back", extra={"table": table.id, "problem": refused.message})


@verb("seat_bot")
async def seat_bot(host: Host, table: Table, caller: Caller, wish: wire.SeatBot) -> None:
    """Whoever sits first fills free seats with bots before the game begins, or frees them again."""
    if table.row.status != "waiting":
        raise Refused("conflict", "the seats of this table are no longer free to be given away")
    shuffling.refuse_if_begun(table.row)
    if not ending.leads(table, caller.seats(table.seats)):
        raise Refused("forbidden", "only who sits first at this table gives its seats to bots")
    if table.seats[wish.seat].kind == "human":
        raise Refused("full", f"seat {wish.seat} is not free")
    name = clean_name(wish.name) or f"Bot {wish.seat + 1}"
    await change_seat(
        host, table, wish.seat, SeatRow("free") if wish.level is None else SeatRow("bot", name, wish.level)
    )


async def change_seat(host: Host, table: Table, seat: int, new: SeatRow) -> None:
    """Changes a seat, unless another server has just changed anything here."""
    await host.change(table, storage.new_seat(table.id, seat, new, table.seats[seat]))
    table.seats[seat] = new
    table.gone[seat] = time.monotonic()
    table.attend(time.monotonic())
    fanout.seat_anew(table)
    host.wake(table)


# --- ending, and once more ---


@verb("abandon")
async def abandon(host: Host, table: Table, caller: Caller) -> None:
    """Ends a game for good if nobody has to be asked; otherwise it asks those who play, too."""
    table.refuse_if_ended()
    own = caller.seats(table.seats)
    if not ending.others(table, own):
        await _end(host, table)
    elif table.row.status == "waiting":
        raise Refused("forbidden", "only who sits first at this table clears it away; you can stand up")
    else:
        await _agree(host, table, own)


@verb("answer_end")
async def answer_end(host: Host, table: Table, caller: Caller, wish: wire.AnswerEnd) -> None:
    """Agrees that the game ends here; or does not, or not any more: then nobody is asked any longer."""
    table.refuse_if_ended()
    if not any(seat.ends for seat in table.seats):
        raise Refused("conflict", "nobody asks to end this game any more")
    if wish.yes:
        await _agree(host, table, (wish.seat,))
        return
    for seat, was in enumerate(table.seats):
        if was.ends:
            await change_seat(host, table, seat, replace(was, ends=False))


async def _agree(host: Host, table: Table, own: tuple[int, ...]) -> None:
    for seat in own:
        if not table.seats[seat].ends:
            await change_seat(host, table, seat, replace(table.seats[seat], ends=True))
    if all(table.seats[seat].ends for seat in ending.people(table)):
        await _end(host, table)


async def _end(host: Host, table: Table) -> None:
    await host.change(table, storage.new_status(table.id, "abandoned"), storage.new_asking(table.id, None))
    table.set_status("abandoned")
    table.undo_request = None
    fanout.tell_table(table)
    host.wake(table)


@verb("rematch")
async def rematch(host: Host, table: Table, caller: Caller) -> Table:
    """The same people in the same seats; the next one begins. Whoever asks second comes to the same table."""
    if not table.ended:
        raise Refused("conflict", "this game is still going on")
    if table.rematch is None:
        game = game_named(table.row.game)
        row = replace(
            table.row,
            id=new_id(),
            rules=game.rules_version,
            content=game.content["fingerprint"],
            status="waiting",
            options=complete(game.options, rotated(table)),
            secret=host.chance.secret(table.row.secret),
            created=time.time(),
            rematch_of=table.id,
            lesson=None,
            chapter=None,
            origin=None,
            contributions=(),
            changes=0,
            asking=None,
        )
        seats = [_for_the_next(seat) for seat in table.seats]
        try:
            table.rematch = (await name_and_lay(host, row, seats)).id
        except Refused:  # perhaps because somebody has done so already
            table.rematch = await host.storage.rematch_of(table.id)
        await host.change(table)  # who looks through another server hears of it, too
        fanout.tell_table(table)
    if table.rematch is None:
        raise Refused("conflict", "somebody else was faster; look again")
    return await host.table(table.rematch)


def rotated(table: Table) -> dict[str, OptionValue]:
    """The options of the next game: where the start player is an option, the one after the last to begin."""
    options = dict(table.row.options)
    entries = table.match.entries if table.match is not None else []
    begun = next((entry.seat for entry in entries if entry.seat != CHANCE), None)
    if START_PLAYER in options and begun is not None:
        options[START_PLAYER] = str((begun + 1) % table.row.players + 1)
    return options


async def what_if(
    host: Host, past: Past, caller: Caller, device: str, wish: wire.WhatIf
) -> tuple[Table, dict[str, str]]:
    """A new table that goes on from a position of a finished game, and the token of who plays on alone."""
    begun = past.up_to(wish.number)
    tokens: dict[str, str] = {}
    if wish.together:
        if not past.own(caller):
            raise Refused("forbidden", "only who sat at this table can ask the same people to play on")
        seats = [_once_more(number, seat) for number, seat in enumerate(past.seats)]
    else:
        seat = wish.seat if wish.seat is not None else next(iter(past.own(caller)), max(0, begun.state.turn))
        if seat >= len(past.names):
            raise Refused("not_found", f"there is no seat {seat} in this game")
        token = tokens[str(seat)] = new_token()
        own = SeatRow("human", past.names[seat], None, None, hash_of(token), device)
        bot = wish.level or WHAT_IF_LEVEL
        seats = [own if at == seat else SeatRow("bot", name, bot) for at, name in enumerate(past.names)]
    game = begun.game
    row = TableRow(
        id=new_id(),
        name="",
        game=game.name,
        rules=game.rules_version,
        content=game.content["fingerprint"],
        players=len(seats),
        options=begun.options,
        status="waiting",
        open=False,
        clock_kind="none",
        clock_seconds=0.0,
        clock_increment=0.0,
        secret=host.chance.secret_for(device),
        created=time.time(),
        talk_seconds=game.talk.seconds,
        practice=not wish.together,
        origin=wire.encode(past.told_at(wish.number)).decode(),
    )
    return await host.unbroken(name_and_lay(host, row, seats, begun)), tokens


def _once_more(number: int, seat: SeatRow) -> SeatRow:
    """Who left is played by a bot."""
    if seat.kind == "free":
        return SeatRow("bot", seat.name or f"Bot {number + 1}", seat.stand_in or WHAT_IF_LEVEL)
    return replace(seat, stand_in=None, until_back=False, ends=False, luck=None, words=None)


def _for_the_next(seat: SeatRow) -> SeatRow:
    """Whose words went into the draws is asked for new ones."""
    luck = "" if seat.words is not None else None
    return replace(seat, stand_in=None, until_back=False, ends=False, luck=luck, words=None)
