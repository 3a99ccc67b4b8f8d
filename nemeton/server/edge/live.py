"""Live: one socket per device and table. First a snapshot or what was missed, then every accepted chain as it is stored
(see `fanout`); in the other direction moves, undo and talk."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from nemeton.server import limits, wire
from nemeton.server.edge.calls import TheHost
from nemeton.server.errors import Refused
from nemeton.server.host import Host
from nemeton.server.limits import Bucket
from nemeton.server.table import moves, render, talk
from nemeton.server.table.auth import Caller, authorise, caller_of
from nemeton.server.table.fanout import Connection, Socket, tell_table
from nemeton.server.table.table import Table

TOO_SLOW = 4008
FLOODED = 4029
REFUSED = 4000
log = logging.getLogger("nemeton.live")
decode = msgspec.json.Decoder(wire.ClientMessage).decode


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, host: TheHost, table_id: FromPath[str], after: FromQuery[int | None] = None) -> None:
    caller = caller_of(socket)
    await socket.accept()
    try:
        if not host.rates["connect"].take(caller.address):
            raise Refused("too_many_requests", "too many connections; wait a moment")
        table = await host.table(table_id)
        authorise("watch", caller, table.seats)
        if len(table.connections) >= limits.CONNECTIONS_PER_TABLE:
            raise Refused("full", "too many people are looking at this table")
    except Refused as refused:
        await _turn_away(socket, host, refused)
        return
    connection = Connection(socket, caller)
    host.metrics.connections.add()
    _welcome(connection, table, after)
    tasks = [
        asyncio.create_task(connection.write(), name="write"),
        asyncio.create_task(_listen(host, table, connection), name="listen"),
        asyncio.create_task(connection.too_slow.wait(), name="too slow"),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await _farewell(host, table, connection, tasks)


def _welcome(connection: Connection, table: Table, after: int | None) -> None:
    """From here on the connection misses nothing: nothing waits between looking and joining."""
    own = connection.own = connection.caller.seats(table.seats)
    table.connections.add(connection)
    started = table.match is not None
    if after is None or not started or not 0 <= table.number - after <= limits.CATCH_UP_ENTRIES:
        connection.answer(render.snapshot(table, own))
    elif after < table.number:
        connection.answer(render.update(table, own, after))
    elif table.promises.rows:
        connection.answer(wire.PromisesTold(render.promises(table), render.table_info(table, own)))
    tell_table(table)


async def _listen(host: Host, table: Table, connection: Connection) -> None:
    bucket = Bucket(host.settings.rates.message)
    patience = limits.REFUSALS_BEFORE_CLOSE
    while patience > 0:
        try:
            text = await connection.socket.receive_text()
        except WebSocketDisconnect:
            return
        if not bucket.take():
            patience -= 1
            host.metrics.refusals.add("too_many_requests")
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
        except msgspec.DecodeError as problem:
            request = _request_of(text)
            raise Refused("bad_request", f"this is no message of the protocol: {problem}") from None
        request = message.request
        if isinstance(message, wire.PingMessage):
            connection.answer(wire.Pong())
            return
        await _do(host, table, connection.caller, message)
        connection.answer(wire.Ok(request, table.number))
    except Refused as refused:
        host.metrics.refusals.add(refused.code)
        connection.answer(wire.ErrorInfo(refused.code, refused.message, refused.why, request))
    except Exception:
        log.exception("a message failed", extra={"table": table.id})
        connection.answer(wire.ErrorInfo("internal", "something went wrong here; it has been noted", [], request))


def _request_of(text: str) -> int | None:
    """The number of a request that is wrong otherwise, so that the refusal can name it."""
    with suppress(msgspec.DecodeError):
        found = msgspec.json.decode(text)
        if isinstance(found, dict) and isinstance(found.get("request"), int):
            return int(found["request"])
    return None


async def _do(host: Host, table: Table, caller: Caller, message: wire.ClientMessage) -> None:
    if isinstance(message, wire.PlayMessage):
        await moves.play(host, table, caller, message.seat, message.after, message.moves)
    elif isinstance(message, wire.UndoMessage):
        await moves.undo(host, table, caller, message.seat, message.after)
    elif isinstance(message, wire.AnswerUndoMessage):
        await moves.answer_undo(host, table, caller, message.seat, message.yes)
    elif isinstance(message, wire.ChatMessage):
        await talk.chat(host, table, caller, message.seat, message.text)
    elif isinstance(message, wire.PromiseMessage):
        await talk.promise(host, table, caller, message.seat, message.receiver, message.kind, message.place)
    elif isinstance(message, wire.ReadyMessage):
        await talk.ready(host, table, caller, message.seat)


async def _turn_away(socket: Socket, host: Host, refused: Refused) -> None:
    host.metrics.refusals.add(refused.code)
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(wire.encode(wire.ErrorInfo(refused.code, refused.message)).decode())
        await socket.close(REFUSED, refused.code)


async def _farewell(host: Host, table: Table, connection: Connection, tasks: list[asyncio.Task[Any]]) -> None:
    table.connections.discard(connection)
    tell_table(table)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    for problem in ended:
        if isinstance(problem, Exception) and not isinstance(problem, WebSocketDisconnect):
            log.debug("a connection broke", extra={"table": table.id, "problem": type(problem).__name__})
    if connection.socket.connection_state == "disconnect":
        return
    code, reason = (FLOODED, "too_many_requests")
    if connection.too_slow.is_set():
        host.metrics.slow_readers.add()
        code, reason = (TOO_SLOW, "too_slow")
    with suppress(Exception):
        async with asyncio.timeout(1):
            await connection.socket.close(code, reason)
