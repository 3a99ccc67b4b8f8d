"""Live: one socket per device and table. First a snapshot or what was missed, then every accepted chain as it is stored
(see `fanout`); in the other direction moves, undo and talk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from nemeton.server import limits, metrics, wire
from nemeton.server.edge.callers import address_of, caller_of
from nemeton.server.edge.calls import TheHost
from nemeton.server.errors import Refused
from nemeton.server.host import Host
from nemeton.server.limits import Bucket
from nemeton.server.table import moves, render, seating, talk
from nemeton.server.table.auth import Caller, admitted
from nemeton.server.table.fanout import Connection, tell_table
from nemeton.server.table.table import Table

TOO_SLOW = 4008
FLOODED = 4029
REFUSED = 4000
log = logging.getLogger("nemeton.live")
decode = msgspec.json.Decoder(wire.ClientMessage).decode
Socket = WebSocket[Any, Any, Any]
VERBS: dict[type, Callable[[Host, Table, Caller, Any], Awaitable[None]]] = {
    wire.PlayMessage: moves.play,
    wire.UndoMessage: moves.undo,
    wire.AnswerUndoMessage: moves.answer_undo,
    wire.ChatMessage: talk.chat,
    wire.PromiseMessage: talk.promise,
    wire.OfferMessage: talk.offer,
    wire.AnswerMessage: talk.answer,
    wire.ReadyMessage: talk.ready,
}


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, host: TheHost, table_id: FromPath[str], after: FromQuery[int | None] = None) -> None:
    connection = Connection(caller_of(socket))
    await socket.accept()
    try:
        if not host.rates["connect"].take(address_of(socket)):
            raise Refused("too_many_requests", "too many connections; wait a moment")
        table = await host.fresh(table_id)
        async with admitted("watch", table, connection.caller):
            _welcome(connection, table, after)
        host.step.say_who_is_here(table)
    except Refused as refused:
        await _turn_away(socket, refused)
        return
    metrics.connections.inc()
    tasks = [
        asyncio.create_task(_write(socket, connection), name="write"),
        asyncio.create_task(_listen(host, table, socket, connection), name="listen"),
        asyncio.create_task(connection.too_slow.wait(), name="too slow"),
    ]
    try:
        with metrics.live_connections.track_inprogress():
            await seating.welcome_back(host, table, connection.caller)
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await _farewell(host, table, socket, connection, tasks)


def _welcome(connection: Connection, table: Table, after: int | None) -> None:
    """From here on the connection misses nothing: nothing waits between looking and joining."""
    own = connection.caller.seats(table.seats)
    alike = sum(other.own == own for other in table.connections)
    if alike >= (limits.CONNECTIONS_PER_HOLDER if own else limits.SPECTATORS_PER_TABLE):
        raise Refused("full", "too many people are looking at this table")
    connection.own = own
    table.connections.add(connection)
    started = table.match is not None
    if after is None or after < 0 or not started or not 0 <= table.number - after <= limits.CATCH_UP_ENTRIES:
        connection.answer(render.snapshot(table, own))
    elif after < table.number:
        connection.answer(render.update(table, own, after))
    elif table.promises.rows or table.promises.offers:
        connection.answer(wire.PromisesTold(render.promises(table, own), render.table_info(table, own)))
    tell_table(table)


async def _write(socket: Socket, connection: Connection) -> None:
    while True:
        await socket.send_text(await connection.outbox.get())


async def _listen(host: Host, table: Table, socket: Socket, connection: Connection) -> None:
    bucket = Bucket(host.settings.rates.message)
    patience = limits.REFUSALS_BEFORE_CLOSE
    while patience > 0:
        try:
            text = await socket.receive_text()
        except WebSocketDisconnect:
            return
        if not bucket.take():
            patience -= 1
            metrics.refusals.labels("too_many_requests").inc()
            connection.answer(wire.ErrorInfo("too_many_requests", "slow down"))
            continue
        await _obey(host, table, connection, text)


async def _obey(host: Host, table: Table, connection: Connection, text: str) -> None:
    request: int | None = None
    try:
        if len(text) > limits.MESSAGE_BYTES:
            raise Refused("too_large", f"a message has at most {limits.MESSAGE_BYTES} bytes")
        try:
            message = decode(text)
        except (msgspec.DecodeError, RecursionError) as problem:
            request = _request_of(text)
            raise Refused("bad_request", f"this is no message of the protocol: {problem}") from None
        request = message.request
        if isinstance(message, wire.PingMessage):
            connection.answer(wire.Pong())
            return
        if isinstance(message, wire.LookMessage):
            connection.answer(render.snapshot(table, connection.own))
            return
        await VERBS[type(message)](host, table, connection.caller, message)
        connection.answer(wire.Ok(request, table.number))
    except Refused as refused:
        metrics.refusals.labels(refused.code).inc()
        connection.answer(wire.ErrorInfo(refused.code, refused.message, refused.why, request))
    except Exception:
        log.exception("a message failed", extra={"table": table.id})
        connection.answer(wire.ErrorInfo("internal", "something went wrong here; it has been noted", [], request))


def _request_of(text: str) -> int | None:
    """The number of a request that is wrong otherwise, so that the refusal can name it."""
    with suppress(msgspec.DecodeError, RecursionError):
        found = msgspec.json.decode(text)
        if isinstance(found, dict) and isinstance(found.get("request"), int):
            return int(found["request"])
    return None


async def _turn_away(socket: Socket, refused: Refused) -> None:
    metrics.refusals.labels(refused.code).inc()
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(wire.encode(wire.ErrorInfo(refused.code, refused.message)).decode())
        await socket.close(REFUSED, refused.code)


async def _farewell(
    host: Host, table: Table, socket: Socket, connection: Connection, tasks: list[asyncio.Task[Any]]
) -> None:
    table.part(connection)
    host.step.say_who_is_here(table)
    tell_table(table)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    for problem in ended:
        if isinstance(problem, Exception) and not isinstance(problem, WebSocketDisconnect):
            log.debug("a connection broke", extra={"table": table.id, "problem": type(problem).__name__})
    if socket.connection_state == "disconnect":
        return
    code, reason = (FLOODED, "too_many_requests")
    if connection.too_slow.is_set():
        metrics.slow_readers.inc()
        code, reason = (TOO_SLOW, "too_slow")
    with suppress(Exception):
        async with asyncio.timeout(1):
            await socket.close(code, reason)
