"""Playing over HTTP: moves, taking back, questions about a position, the record and the replay of a table."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import Response, Router, get, post
from litestar.params import JSONBody, QueryParameter

from nemeton.core.record import record_of
from nemeton.server import limits, wire
from nemeton.server.edge.calls import ERRORS, AnyRequest, SeatQuery, TableId, TheCaller, TheHost, slow_down
from nemeton.server.errors import Refused
from nemeton.server.table import moves, positions, render, talk
from nemeton.server.table.auth import Caller, authorise
from nemeton.server.table.table import Table

RECORD_TYPE = "text/plain"
Eyes = Annotated[
    int | Literal["all"] | None, QueryParameter(name="seat", description="a seat, or all once the game is over")
]


def accepted(table: Table, caller: Caller) -> wire.Accepted:
    return wire.Accepted(table.number, render.table_info(table, caller.seats(table.seats)))


@post("/moves", status_code=200, responses=ERRORS)
async def play(
    request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId, data: JSONBody[wire.Play]
) -> wire.Accepted:
    """A chain of moves, accepted or refused whole."""
    slow_down(host, request, "write")
    table = await host.table(table_id)
    await moves.play(host, table, caller, data.seat, data.after, data.moves)
    return accepted(table, caller)


@post("/undo", status_code=200, responses=ERRORS)
async def undo(
    request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId, data: JSONBody[wire.Undo]
) -> wire.Accepted:
    """Takes the last own decision back, or asks the others for their consent."""
    slow_down(host, request, "write")
    table = await host.table(table_id)
    await moves.undo(host, table, caller, data.seat, data.after)
    return accepted(table, caller)


@post("/undo/answer", status_code=200, responses=ERRORS)
async def answer_undo(
    request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId, data: JSONBody[wire.AnswerUndo]
) -> wire.Accepted:
    """Agrees that somebody takes something back, or not."""
    slow_down(host, request, "write")
    table = await host.table(table_id)
    await moves.answer_undo(host, table, caller, data.seat, data.yes)
    return accepted(table, caller)


@post("/chat", status_code=200, responses=ERRORS)
async def chat(
    request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId, data: JSONBody[wire.Say]
) -> wire.Accepted:
    slow_down(host, request, "write")
    table = await host.table(table_id)
    await talk.chat(host, table, caller, data.seat, data.text)
    return accepted(table, caller)


@post("/promise", status_code=200, responses=ERRORS)
async def promise(
    request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId, data: JSONBody[wire.GivePromise]
) -> wire.Accepted:
    """Promises another player something; it binds nobody."""
    slow_down(host, request, "write")
    table = await host.table(table_id)
    await talk.promise(host, table, caller, data.seat, data.receiver, data.kind, data.place)
    return accepted(table, caller)


@post("/ready", status_code=200, responses=ERRORS)
async def ready(
    request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId, data: JSONBody[wire.AboutSeat]
) -> wire.Accepted:
    """Says that for this seat enough has been said about what is being discussed."""
    slow_down(host, request, "write")
    table = await host.table(table_id)
    await talk.ready(host, table, caller, data.seat)
    return accepted(table, caller)


@get("/why", responses=ERRORS)
async def why(
    request: AnyRequest,
    host: TheHost,
    caller: TheCaller,
    table_id: TableId,
    seat: SeatQuery,
    wish: Annotated[str, QueryParameter(max_length=limits.MOVE_CHARACTERS)],
) -> wire.Why:
    """The rules that forbid a move, worst first; empty if it is legal."""
    slow_down(host, request, "read")
    table = await host.table(table_id)
    authorise("why", caller, table.seats, seat)
    state = table.playing().state.copy()
    return wire.Why([refusal.thing() for refusal in table.game.why_not(state, seat, wish)])


@get("/hint", responses=ERRORS)
async def hint(request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId, seat: SeatQuery) -> wire.Hint:
    """What the search would do, from what the seat can see."""
    slow_down(host, request, "heavy")
    table = await host.table(table_id)
    authorise("hint", caller, table.seats, seat)
    table.playing()
    if seat not in table.asked:
        raise Refused("not_your_turn", "it is not your turn")
    asked_since = table.asked[seat]
    thought = await host.bots.hint(table, seat)
    if table.asked.get(seat) != asked_since:
        raise Refused("conflict", "the table has moved on meanwhile; look again")
    state, game = table.playing().state.copy(), table.game
    state.turn_to(seat)
    others = [
        wire.Alternative(game.say(state, move), game.about(state, move), round(thought.looks[0][1] - points, 2))
        for move, points in thought.looks[1:6]
    ]
    return wire.Hint(thought.move, game.say(state, thought.move), game.about(state, thought.move), others)


@get("/record", media_type=RECORD_TYPE, responses=ERRORS)
async def record(request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId) -> Response[str]:
    """The game as a *.nem file: while it goes on without what is hidden, afterwards complete."""
    slow_down(host, request, "read")
    table = await host.table(table_id)
    authorise("read", caller, table.seats)
    if table.match is None:
        raise Refused("conflict", "this game has not been started yet")
    match = table.match.copy()
    match.dealer = table.dealer(match)
    names = [seat.name or f"Seat {number + 1}" for number, seat in enumerate(table.seats)]
    date = render.moment(table.row.created)[:10]
    text = record_of(match, names, date, redacted=table.row.status == "playing").print()
    headers = {"content-disposition": f'attachment; filename="{table.row.game}-{table.id}.nem"'}
    return Response(text, media_type=RECORD_TYPE, headers=headers)


@get("/positions", responses=ERRORS)
async def replay(
    request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId, seat: Eyes = None
) -> wire.Positions:
    """The game so far, position by position, with the eyes of an own seat, of a spectator or, once over, of all."""
    slow_down(host, request, "heavy")
    table = await host.table(table_id)
    if table.match is None:
        raise Refused("conflict", "this game has not been started yet")
    if seat == "all":
        if table.row.status not in ("over", "abandoned"):
            raise Refused("forbidden", "everything is shown only when the game is over")
        authorise("read", caller, table.seats)
    elif seat is not None:
        authorise("positions", caller, table.seats, seat)
    eyes = positions.ALL if seat == "all" else seat
    own = caller.seats(table.seats)
    found = await asyncio.to_thread(positions.positions, table.match.copy(), list(table.places), eyes)
    return wire.Positions(render.table_info(table, own), found, render.promises(table))


router = Router(
    "/api/tables/{table_id:str}",
    route_handlers=[play, undo, answer_undo, chat, promise, ready, why, hint, record, replay],
    tags=["play"],
)
