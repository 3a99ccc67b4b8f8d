"""What the server can say of itself: its games, its health, its numbers."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath

import nemeton
from nemeton.core.errors import UnknownGame
from nemeton.games import game as game_named
from nemeton.games import names
from nemeton.server import wire
from nemeton.server.edge.calls import ERRORS, AnyRequest, TheHost, slow_down
from nemeton.server.errors import Refused
from nemeton.server.table.auth import device_cookie

log = logging.getLogger("nemeton.games")
METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"


@get("/api/games", responses=ERRORS)
async def games(request: AnyRequest, host: TheHost) -> Response[list[wire.GameInfo]]:
    """All games that can be played here. A device without cookie gets one, by which it will hold its seats."""
    slow_down(host, request, "read")
    _device, cookies = device_cookie(request)
    return Response(described(), cookies=cookies, headers={"cache-control": "no-cache"})


@cache
def described() -> list[wire.GameInfo]:
    """A game that cannot even be loaded is left out; the others are no worse for it."""
    found = []
    for name in names():
        try:
            found.append(msgspec.convert(game_named(name).describe(), wire.GameInfo))
        except Exception:
            log.exception("a game cannot be offered", extra={"game": name})
    return found


@get("/api/games/{name:str}/content", responses=ERRORS)
async def content(request: AnyRequest, host: TheHost, name: FromPath[str]) -> Response[dict[str, Any]]:
    """The content data of a game: its board, cards and numbers."""
    slow_down(host, request, "read")
    try:
        found = game_named(name)
    except UnknownGame as problem:
        raise Refused("not_found", str(problem)) from None
    return Response(dict(found.content), headers={"cache-control": "public, max-age=3600"})


@get("/health", responses=ERRORS)
async def health(host: TheHost) -> Response[wire.Health]:
    healthy = await host.storage.healthy()
    return Response(
        wire.Health("ok" if healthy else "storage", nemeton.__version__), status_code=200 if healthy else 503
    )


@get("/metrics", include_in_schema=False)
async def metrics(host: TheHost) -> Response[str]:
    return Response(host.metrics.text(), media_type=METRICS_TYPE)


router = Router("/", route_handlers=[games, content, health, metrics], tags=["about"])
