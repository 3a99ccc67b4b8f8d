"""Answers of many megabytes: made, written down and compressed beside the event loop, few at a time, so that whoever
asks for one long game makes nobody else wait."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Iterator
from typing import Any, cast

from litestar import MediaType, Response

from nemeton.server import limits, wire
from nemeton.server.edge.calls import AnyRequest
from nemeton.server.host import Host

LEVEL = 4
GZIP = b"\x1f\x8b"


async def told(request: AnyRequest, host: Host, make: Callable[[], wire.Positions]) -> Response[wire.Positions]:
    """What `make` finds, as an answer."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    async with host.bulk:
        body = await asyncio.to_thread(_written, make, packed)
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if body.startswith(GZIP) else {})}
    return Response(cast(Any, body), media_type=MediaType.JSON, headers=headers)


def _written(make: Callable[[], wire.Positions], packed: bool) -> bytes:
    body = b"".join(_pieces(make()))
    return gzip.compress(body, LEVEL, mtime=0) if packed and len(body) >= limits.WORTH_PACKING else body


def _pieces(found: wire.Positions) -> Iterator[bytes]:
    """One position after the other: between two of them others may go on."""
    yield b'{"table":' + wire.encode(found.table) + b',"positions":['
    for number, position in enumerate(found.positions):
        yield (b"," if number else b"") + wire.encode(position)
    yield b'],"promises":' + wire.encode(found.promises) + b"}"
