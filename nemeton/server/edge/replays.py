"""Imported records: a *.nem file becomes a replay that can be looked at and linked to."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, QueryParameter

from nemeton.server import limits, wire
from nemeton.server.edge import bulk
from nemeton.server.edge.callers import device_cookie
from nemeton.server.edge.calls import ERRORS, AnyRequest, TheCaller, TheHost, read, read_much, slow_down
from nemeton.server.edge.client import PACKED
from nemeton.server.edge.play import Eyes
from nemeton.server.errors import Refused
from nemeton.server.store import storage
from nemeton.server.store.storage import ReplayRow
from nemeton.server.table import positions, seating


class ImportOperation(Operation):
    """The body is the text of the file, not JSON."""

    def __init__(self, **fields: Any) -> None:
        super().__init__(**fields)
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


@post(
    "/",
    status_code=201,
    request_max_body_size=limits.RECORD_BYTES,
    operation_class=ImportOperation,
    responses=ERRORS,
    guards=[slow_down("heavy")],
)
async def bring(request: AnyRequest, host: TheHost) -> Response[wire.Imported]:
    """Checks a record line by line and keeps it."""
    device, cookies = device_cookie(request)
    own, size, every = await host.storage.replays_kept(device)
    body = await request.body()
    too_many = own >= limits.REPLAYS_PER_DEVICE or size + len(body) > limits.REPLAY_BYTES_PER_DEVICE
    if too_many or every >= limits.REPLAYS_KEPT:
        raise Refused("full", "no more records can be kept here")
    async with host.bulk:
        record, match = await asyncio.to_thread(positions.read_record, body)
    replay_id = seating.new_id()
    names = ", ".join(record.seats[seat] for seat in sorted(record.seats)) or match.game.title
    info = positions.replay_info(replay_id, names[:60], record, match)
    text = wire.encode(info).decode()
    row = ReplayRow(replay_id, info.name, record.game, body.decode(), text, device, time.time())
    await host.storage.writer.store(storage.new_replay(row))
    return Response(wire.Imported(replay_id, info), cookies=cookies, status_code=201)


@read("/")
async def find(
    host: TheHost, caller: TheCaller, page: Annotated[int, QueryParameter(ge=0, le=limits.REPLAYS_PER_DEVICE)] = 0
) -> list[wire.TableInfo]:
    """The records this device has brought, newest first, so many on a page."""
    if caller.device is None:
        return []
    infos = await host.storage.replays_of(caller.device, page * limits.LISTED)
    return [msgspec.json.decode(info, type=wire.TableInfo) for info in infos]


@read_much("/{replay_id:str}", opt={PACKED: True})
async def look(
    request: AnyRequest, host: TheHost, replay_id: FromPath[str], seat: Eyes = "all"
) -> Response[wire.Positions]:
    """A record position by position; whoever has the file may see everything."""
    row = await host.storage.replay(replay_id) if len(replay_id) <= 32 else None
    if row is None:
        raise Refused("not_found", "there is no such replay")
    info = msgspec.json.decode(row.info, type=wire.TableInfo)
    if isinstance(seat, int) and not 0 <= seat < info.players:
        raise Refused("not_found", f"there is no seat {seat} in this game")
    eyes = positions.ALL if seat == "all" else seat
    text = row.text
    return await bulk.told(request, host, lambda: wire.Positions(info, _positions(text, eyes)))


def _positions(text: str, eyes: int | None) -> list[wire.Position]:
    _record, match = positions.read_record(text)
    return positions.positions(match, range(1, len(match.entries) + 1), eyes)


router = Router("/api/replays", route_handlers=[bring, find, look], tags=["replays"])
