"""Tables: laying, finding, sitting, starting, ending."""

from __future__ import annotations

import io
from typing import Annotated

import segno
from litestar import Response, Router
from litestar.params import FromQuery, JSONBody, QueryParameter

from nemeton.server import limits, wire
from nemeton.server.edge.callers import address_of, device_cookie
from nemeton.server.edge.calls import AnyRequest, TheCaller, TheHost, TheTable, do, lay, read
from nemeton.server.errors import Refused, Unreadable
from nemeton.server.table import beginning, lessons, questions, render, seating
from nemeton.server.table.auth import Caller, hash_of
from nemeton.server.table.table import Table

SVG = "image/svg+xml"
PageQuery = Annotated[
    str,
    QueryParameter(name="page", pattern=r"^https?://[\w.:\[\]-]+/[\w./%-]*$", max_length=limits.ADDRESS_CHARACTERS),
]


def seen(table: Table, caller: Caller) -> wire.TableInfo:
    return render.table_info(table, caller.seats(table.seats))


@lay("/", status_code=201)
async def create(
    request: AnyRequest, host: TheHost, caller: TheCaller, data: JSONBody[wire.NewTable]
) -> Response[wire.Created]:
    """Lays a table. The creator holds every seat of kind human."""
    device, cookies = device_cookie(request)
    await host.quotas.refuse_if_full(device, address_of(request), [seat.kind for seat in data.seats])
    table, tokens = await seating.create(host, device, data)
    host.quotas.laid(address_of(request), table)
    holder = Caller(device, caller.token)
    return Response(wire.Created(seen(table, holder), tokens), cookies=cookies, status_code=201)


@lay("/lesson", status_code=201)
async def learn(
    request: AnyRequest, host: TheHost, caller: TheCaller, data: JSONBody[wire.NewLesson]
) -> Response[wire.Created]:
    """Lays a table for a chapter of a guided game."""
    device, cookies = device_cookie(request)
    await host.quotas.refuse_if_full(device, address_of(request), ["human"])
    table, tokens = await lessons.begin(host, device, data)
    return Response(wire.Created(seen(table, Caller(device, caller.token)), tokens), cookies=cookies, status_code=201)


@read("/")
async def find(
    host: TheHost,
    caller: TheCaller,
    mine: FromQuery[bool] = False,
    open_: Annotated[bool, QueryParameter(name="open")] = False,
) -> list[wire.TableInfo]:
    """Own tables, those first at which it is one's turn, and open ones."""
    names = await host.storage.tables_of(caller.hashes) if mine else []
    names += [name for name in await host.storage.open_tables() if name not in names] if open_ else []
    found = []
    for name in names[: 2 * limits.LISTED]:
        try:
            table = await host.table(name)
            if table.row.lesson is None:  # the page keeps the learner's place
                found.append(await questions.look(table, caller))
        except Unreadable:
            sketch = await host.storage.sketch(name)
            found += [render.unreadable(sketch)] if sketch is not None else []
        except Refused as refused:
            if refused.code != "not_found":
                raise
    return sorted(found, key=_order)


def _order(table: wire.TableInfo) -> tuple[bool, bool, bool]:
    own = {seat.seat for seat in table.seats if seat.yours}
    return (
        not own & set(table.awaited),
        table.status in ("over", "abandoned", "unreadable"),
        table.status != "waiting",
    )


@read("/{table_id:str}")
async def look(table: TheTable, caller: TheCaller) -> wire.TableInfo:
    """The table as the caller sees it."""
    return await questions.look(table, caller)


@do("/{table_id:str}/sit")
async def sit(
    request: AnyRequest, host: TheHost, table: TheTable, caller: TheCaller, data: JSONBody[wire.Sit]
) -> Response[wire.Seated]:
    """Takes a free seat."""
    device, cookies = device_cookie(request)
    token = await seating.sit(host, table, caller, data, device)
    return Response(wire.Seated(seen(table, Caller(device, caller.token)), token), cookies=cookies, status_code=200)


@do("/{table_id:str}/claim")
async def claim(
    request: AnyRequest, host: TheHost, table: TheTable, caller: TheCaller, data: JSONBody[wire.Claim]
) -> Response[wire.Claimed]:
    """Takes over the seat an invitation link stands for; the link is used up."""
    device, cookies = device_cookie(request)
    seat, token = await seating.claim(host, table, caller, data, device)
    info = seen(table, Caller(device, hash_of(token)))
    return Response(wire.Claimed(info, seat, token), cookies=cookies, status_code=200)


@do("/{table_id:str}/stand")
async def stand(host: TheHost, table: TheTable, caller: TheCaller, data: JSONBody[wire.AboutSeat]) -> wire.TableInfo:
    """Leaves a seat; its token is worth nothing any more."""
    await seating.stand(host, table, caller, data)
    return seen(table, caller)


@do("/{table_id:str}/start")
async def start(host: TheHost, table: TheTable, caller: TheCaller) -> wire.TableInfo:
    """Starts when all seats are taken."""
    await beginning.start(host, table, caller)
    return seen(table, caller)


@do("/{table_id:str}/luck")
async def give_luck(host: TheHost, table: TheTable, caller: TheCaller, data: JSONBody[wire.GiveLuck]) -> wire.TableInfo:
    """Own words for the draws: first their digest, then the words."""
    await beginning.give_luck(host, table, caller, data)
    return seen(table, caller)


@do("/{table_id:str}/stand_in")
async def stand_in(host: TheHost, table: TheTable, caller: TheCaller, data: JSONBody[wire.StandIn]) -> wire.TableInfo:
    """Hands a seat to a bot of that level, or back."""
    await seating.stand_in(host, table, caller, data)
    return seen(table, caller)


@do("/{table_id:str}/seat_bot")
async def seat_bot(host: TheHost, table: TheTable, caller: TheCaller, data: JSONBody[wire.SeatBot]) -> wire.TableInfo:
    """Gives a free seat to a bot before the game begins, or takes it back."""
    await seating.seat_bot(host, table, caller, data)
    return seen(table, caller)


@do("/{table_id:str}/abandon")
async def abandon(host: TheHost, table: TheTable, caller: TheCaller) -> wire.TableInfo:
    """Ends a game for good, or asks the others who play whether that may be."""
    await seating.abandon(host, table, caller)
    return seen(table, caller)


@do("/{table_id:str}/abandon/answer")
async def answer_end(
    host: TheHost, table: TheTable, caller: TheCaller, data: JSONBody[wire.AnswerEnd]
) -> wire.TableInfo:
    """Agrees that the game ends here, or not."""
    await seating.answer_end(host, table, caller, data)
    return seen(table, caller)


@read("/{table_id:str}/qr", media_type=SVG)
async def qr(table: TheTable, page: PageQuery) -> Response[bytes]:
    """The link to a table as a picture for the camera of a phone. Only who asks knows where his page stands."""
    picture = io.BytesIO()
    segno.make(f"{page}#/table/{table.id}", micro=False).save(
        picture, kind="svg", scale=4, dark="#1d2b20", light="#fff"
    )
    return Response(picture.getvalue(), media_type=SVG, headers={"cache-control": "private, max-age=86400"})


@lay("/{table_id:str}/rematch", status_code=200)
async def rematch(host: TheHost, table: TheTable, caller: TheCaller) -> wire.Created:
    """The same people once more; the seats' tokens stay as they are."""
    return wire.Created(seen(await seating.rematch(host, table, caller), caller), {})


router = Router(
    "/api/tables",
    route_handlers=[
        create,
        learn,
        find,
        look,
        sit,
        claim,
        stand,
        start,
        give_luck,
        stand_in,
        seat_bot,
        abandon,
        answer_end,
        rematch,
        qr,
    ],
    tags=["tables"],
)
