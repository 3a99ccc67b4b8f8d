"""Tables: laying, finding, sitting, starting, ending."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from nemeton.server import limits, wire
from nemeton.server.edge.calls import ERRORS, AnyRequest, TableId, TheCaller, TheHost, slow_down
from nemeton.server.errors import Refused
from nemeton.server.table import render, seating
from nemeton.server.table.auth import Caller, authorise, device_cookie
from nemeton.server.table.table import Table


def seen(table: Table, caller: Caller) -> wire.TableInfo:
    return render.table_info(table, caller.seats(table.seats))


@post("/", status_code=201, responses=ERRORS)
async def create(
    request: AnyRequest, host: TheHost, caller: TheCaller, data: JSONBody[wire.NewTable]
) -> Response[wire.Created]:
    """Lays a table. The creator holds every seat of kind human."""
    slow_down(host, request, "create")
    device, cookies = device_cookie(request)
    table, tokens = await seating.create(host, device, data)
    holder = Caller(device, caller.token, caller.address)
    return Response(wire.Created(seen(table, holder), tokens), cookies=cookies, status_code=201)


@get("/", responses=ERRORS)
async def find(
    request: AnyRequest,
    host: TheHost,
    caller: TheCaller,
    mine: FromQuery[bool] = False,
    open_: Annotated[bool, QueryParameter(name="open")] = False,
) -> list[wire.TableInfo]:
    """Own tables, those first at which it is one's turn, and open ones."""
    slow_down(host, request, "read")
    names = await host.storage.tables_of(caller.hashes) if mine else []
    names += [name for name in await host.storage.open_tables() if name not in names] if open_ else []
    found = []
    for name in names[: 2 * limits.LISTED]:
        try:
            found.append(seen(await host.table(name), caller))
        except Refused:  # begun by other rules than this server has
            continue
    return sorted(found, key=_order)


def _order(table: wire.TableInfo) -> tuple[bool, bool, bool]:
    own = {seat.seat for seat in table.seats if seat.yours}
    return (not own & set(table.awaited), table.status in ("over", "abandoned"), table.status != "waiting")


@get("/{table_id:str}", responses=ERRORS)
async def look(request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId) -> wire.TableInfo:
    """The table as the caller sees it."""
    slow_down(host, request, "read")
    table = await host.table(table_id)
    authorise("read", caller, table.seats)
    return seen(table, caller)


@post("/{table_id:str}/sit", status_code=200, responses=ERRORS)
async def sit(
    request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId, data: JSONBody[wire.Sit]
) -> Response[wire.Seated]:
    """Takes a free seat."""
    slow_down(host, request, "write")
    device, cookies = device_cookie(request)
    table = await host.table(table_id)
    token = await seating.sit(host, table, caller, device, data.seat, data.name)
    return Response(wire.Seated(seen(table, Caller(device, caller.token)), token), cookies=cookies, status_code=200)


@post("/{table_id:str}/claim", status_code=200, responses=ERRORS)
async def claim(
    request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId, data: JSONBody[wire.Claim]
) -> Response[wire.TableInfo]:
    """Takes over the seat an invitation link stands for."""
    slow_down(host, request, "write")
    device, cookies = device_cookie(request)
    table = await host.table(table_id)
    await seating.claim(host, table, caller, device, data.token)
    return Response(seen(table, Caller(device, caller.token)), cookies=cookies, status_code=200)


@post("/{table_id:str}/stand", status_code=200, responses=ERRORS)
async def stand(
    request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId, data: JSONBody[wire.AboutSeat]
) -> wire.TableInfo:
    """Leaves a seat; its token is worth nothing any more."""
    slow_down(host, request, "write")
    table = await host.table(table_id)
    await seating.stand(host, table, caller, data.seat)
    return seen(table, caller)


@post("/{table_id:str}/start", status_code=200, responses=ERRORS)
async def start(request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId) -> wire.TableInfo:
    """Starts when all seats are taken."""
    slow_down(host, request, "write")
    table = await host.table(table_id)
    await seating.start(host, table, caller)
    return seen(table, caller)


@post("/{table_id:str}/stand_in", status_code=200, responses=ERRORS)
async def stand_in(
    request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId, data: JSONBody[wire.StandIn]
) -> wire.TableInfo:
    """Hands a seat to a bot of that level, or back."""
    slow_down(host, request, "write")
    table = await host.table(table_id)
    await seating.stand_in(host, table, caller, data.seat, data.level)
    return seen(table, caller)


@post("/{table_id:str}/abandon", status_code=200, responses=ERRORS)
async def abandon(request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId) -> wire.TableInfo:
    """Ends a game for good."""
    slow_down(host, request, "write")
    table = await host.table(table_id)
    await seating.abandon(host, table, caller)
    return seen(table, caller)


@post("/{table_id:str}/rematch", status_code=200, responses=ERRORS)
async def rematch(request: AnyRequest, host: TheHost, caller: TheCaller, table_id: TableId) -> wire.Created:
    """The same people once more; the seats' tokens stay as they are."""
    slow_down(host, request, "create")
    table = await seating.rematch(host, await host.table(table_id), caller)
    return wire.Created(seen(table, caller), {})


router = Router(
    "/api/tables",
    route_handlers=[create, find, look, sit, claim, stand, start, stand_in, abandon, rematch],
    tags=["tables"],
)
