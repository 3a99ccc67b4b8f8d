"""Looking back at finished games, tables or replays alike: reviews, how the points came together, and what if."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router
from litestar.params import JSONBody, PathParameter

from nemeton.review.form import Ending
from nemeton.server import limits, wire
from nemeton.server.edge.callers import address_of, device_cookie
from nemeton.server.edge.calls import AnyRequest, TheCaller, TheHost, ask, lay, read, read_much
from nemeton.server.table import render, seating
from nemeton.server.table.auth import Caller
from nemeton.server.table.past import own_seats, past_of

SourceId = Annotated[str, PathParameter(description="of a table or a replay", max_length=limits.TOKEN_CHARACTERS)]


@read("/{source_id:str}")
async def look(host: TheHost, caller: TheCaller, source_id: SourceId) -> wire.ReviewInfo:
    """How far the review of a finished game is, or all of it."""
    info = await host.reviews.look(source_id)
    if info.status == "none":
        await past_of(host, source_id, caller)  # says why there is none
    info.own = await own_seats(host, source_id, caller)
    return info


@ask("/{source_id:str}")
async def make(host: TheHost, caller: TheCaller, source_id: SourceId) -> wire.ReviewInfo:
    """Has it made, once for all who ask."""
    past = await past_of(host, source_id, caller)
    info = await host.reviews.ask(past)
    info.own = list(past.own(caller))
    return info


@read_much("/{source_id:str}/ending")
async def ending(host: TheHost, caller: TheCaller, source_id: SourceId) -> Ending:
    """How the points came together, and three moments worth another look."""
    return await host.reviews.ending(await past_of(host, source_id, caller))


@lay("/{source_id:str}/what_if", status_code=201)
async def what_if(
    request: AnyRequest, host: TheHost, caller: TheCaller, source_id: SourceId, data: JSONBody[wire.WhatIf]
) -> Response[wire.Created]:
    """A new table that plays on from a position of a finished game."""
    device, cookies = device_cookie(request)
    past = await past_of(host, source_id, caller)
    await host.quotas.refuse_if_full(device, address_of(request), ["human"])
    table, tokens = await seating.what_if(host, past, caller, device, data)
    info = render.table_info(table, Caller(device, caller.token).seats(table.seats))
    return Response(wire.Created(info, tokens), cookies=cookies, status_code=201)


router = Router("/api/reviews", route_handlers=[look, make, ending, what_if], tags=["reviews"])
