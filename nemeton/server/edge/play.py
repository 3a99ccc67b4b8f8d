"""Playing over HTTP: moves, taking back, talk, questions about a position, the record and the replay of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, Router
from litestar.params import JSONBody, QueryParameter

from nemeton.server import limits, wire
from nemeton.server.edge import bulk
from nemeton.server.edge.calls import AnyRequest, TheCaller, TheHost, TheTable, do, read, read_much
from nemeton.server.edge.client import PACKED
from nemeton.server.table import moves, questions, render, talk
from nemeton.server.table.auth import Caller
from nemeton.server.table.table import Table

RECORD_TYPE = "text/plain"
SeatQuery = Annotated[int, QueryParameter(name="seat", ge=0, le=15)]
WishQuery = Annotated[str, QueryParameter(max_length=limits.MOVE_CHARACTERS)]
NumberQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MovesQuery = Annotated[
    list[Annotated[str, QueryParameter(max_length=limits.MOVE_CHARACTERS)]],
    QueryParameter(min_items=1, max_items=limits.CHAIN_MOVES),
]
PlannedQuery = Annotated[
    list[Annotated[str, QueryParameter(max_length=limits.MOVE_CHARACTERS)]] | None,
    QueryParameter(max_items=limits.CHAIN_MOVES),
]
Eyes = Annotated[
    int | Literal["all"] | None, QueryParameter(name="seat", description="a seat, or all once the game is over")
]


def accepted(table: Table, caller: Caller) -> wire.Accepted:
    return wire.Accepted(table.number, render.table_info(table, caller.seats(table.seats)))


@do("/moves")
async def play(host: TheHost, table: TheTable, caller: TheCaller, data: JSONBody[wire.Play]) -> wire.Accepted:
    """A chain of moves, accepted or refused whole."""
    await moves.play(host, table, caller, data)
    return accepted(table, caller)


@do("/undo")
async def undo(host: TheHost, table: TheTable, caller: TheCaller, data: JSONBody[wire.Undo]) -> wire.Accepted:
    """Takes the last own decision back, or asks the others for their consent."""
    await moves.undo(host, table, caller, data)
    return accepted(table, caller)


@do("/undo/answer")
async def answer_undo(
    host: TheHost, table: TheTable, caller: TheCaller, data: JSONBody[wire.AnswerUndo]
) -> wire.Accepted:
    """Agrees that somebody takes something back, or not."""
    await moves.answer_undo(host, table, caller, data)
    return accepted(table, caller)


@do("/chat")
async def chat(host: TheHost, table: TheTable, caller: TheCaller, data: JSONBody[wire.Say]) -> wire.Accepted:
    await talk.chat(host, table, caller, data)
    return accepted(table, caller)


@do("/promise")
async def promise(host: TheHost, table: TheTable, caller: TheCaller, data: JSONBody[wire.GivePromise]) -> wire.Accepted:
    """Promises another player something; it binds nobody."""
    await talk.promise(host, table, caller, data)
    return accepted(table, caller)


@do("/offer")
async def offer(host: TheHost, table: TheTable, caller: TheCaller, data: JSONBody[wire.MakeOffer]) -> wire.Accepted:
    """Offers something for something; promises that bind nobody, once somebody agrees."""
    await talk.offer(host, table, caller, data)
    return accepted(table, caller)


@do("/answer")
async def answer(host: TheHost, table: TheTable, caller: TheCaller, data: JSONBody[wire.AnswerOffer]) -> wire.Accepted:
    """Agrees to an offer, or refuses it with a reason."""
    await talk.answer(host, table, caller, data)
    return accepted(table, caller)


@do("/ready")
async def ready(host: TheHost, table: TheTable, caller: TheCaller, data: JSONBody[wire.SayReady]) -> wire.Accepted:
    """Says that for this seat enough has been said about what is being discussed."""
    await talk.ready(host, table, caller, data)
    return accepted(table, caller)


@read("/why")
async def why(
    table: TheTable, caller: TheCaller, seat: SeatQuery, wish: WishQuery, move: PlannedQuery = None
) -> wire.Why:
    """The rules that forbid a move, worst first; empty if it is legal. `move`: what the seat would play before it."""
    return await questions.why(table, caller, seat, wish, move or [])


@read("/ahead")
async def ahead(
    table: TheTable, caller: TheCaller, seat: SeatQuery, after: NumberQuery, move: MovesQuery
) -> wire.Ahead:
    """What is asked next after these moves, without playing them: so that a turn can be put together."""
    return await questions.ahead(table, caller, seat, after, move)


@read_much("/hint")
async def hint(host: TheHost, table: TheTable, caller: TheCaller, seat: SeatQuery) -> wire.Hint:
    """What the search would do, from what the seat can see."""
    return await questions.hint(host, table, caller, seat)


@read_much("/reasons")
async def reasons(
    host: TheHost, table: TheTable, caller: TheCaller, number: Annotated[int, QueryParameter(ge=1, le=1_000_000)]
) -> wire.Explanation:
    """What spoke for and against a move, once the game is over."""
    return await questions.explain(host, table, caller, number)


@read("/picture")
async def picture(
    table: TheTable,
    caller: TheCaller,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    lang: Annotated[Literal["en", "de", "nl"], QueryParameter()] = "en",
) -> wire.Picture:
    """The position as lines of text, for who has no board: with the eyes of an own seat or of a spectator."""
    return await questions.picture(table, caller, seat, lang)


@read("/record", media_type=RECORD_TYPE)
async def record(table: TheTable, caller: TheCaller) -> Response[str]:
    """The game as a *.nem file: while it goes on without what is hidden, afterwards complete."""
    headers = {"content-disposition": f'attachment; filename="{table.row.game}-{table.id}.nem"'}
    return Response(await questions.record(table, caller), media_type=RECORD_TYPE, headers=headers)


@read_much("/positions", opt={PACKED: True})
async def replay(
    request: AnyRequest, host: TheHost, table: TheTable, caller: TheCaller, seat: Eyes = None
) -> Response[wire.Positions]:
    """The game so far, position by position, with the eyes of an own seat, of a spectator or, once over, of all."""
    return await bulk.told(request, host, await questions.game_so_far(table, caller, seat))


router = Router(
    "/api/tables/{table_id:str}",
    route_handlers=[
        play,
        undo,
        answer_undo,
        chat,
        promise,
        offer,
        answer,
        ready,
        why,
        ahead,
        hint,
        reasons,
        picture,
        record,
        replay,
    ],
    tags=["play"],
)
