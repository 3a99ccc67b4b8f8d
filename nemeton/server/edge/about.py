"""What the server can say of itself: its games, its health, its numbers."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from typing import Any

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath
from litestar.plugins.prometheus import PrometheusController
from msgspec import structs

import nemeton
from nemeton.core.errors import UnknownGame
from nemeton.games import boxes, edition, names
from nemeton.games import game as game_named
from nemeton.server import wire
from nemeton.server.edge.callers import address_of, device_cookie
from nemeton.server.edge.calls import ERRORS, AnyRequest, TheHost, TheReach, do, read
from nemeton.server.errors import Refused
from nemeton.server.reach import Reach
from nemeton.server.table import lessons as guided

log = logging.getLogger("nemeton.games")


@read("/api/games")
async def games(request: AnyRequest) -> Response[list[wire.GameInfo]]:
    """All games that can be played here. A device without cookie gets one, by which it will hold its seats."""
    _device, cookies = device_cookie(request)
    return Response(await asyncio.to_thread(described), cookies=cookies, headers={"cache-control": "no-cache"})


@cache
def described() -> list[wire.GameInfo]:
    """A game that cannot even be loaded is left out; the others are no worse for it."""
    found = []
    for name in names():
        try:
            info = msgspec.convert(game_named(name).describe(), wire.GameInfo)
            lessons = guided.known(name)
            found.append(structs.replace(info, lesson_minutes=lessons[0].minutes if lessons else 0))
        except Exception:
            log.exception("a game cannot be offered", extra={"game": name})
    return found


@read("/api/games/{name:str}/content")
async def content(name: FromPath[str]) -> Response[dict[str, Any]]:
    """The content data of a game: its board, cards and numbers."""
    try:
        found = game_named(name)
    except UnknownGame as problem:
        raise Refused("not_found", str(problem)) from None
    return Response(dict(found.content), headers={"cache-control": "public, max-age=3600"})


@read("/api/games/{name:str}/boxes/{fingerprint:str}")
async def box(name: FromPath[str], fingerprint: FromPath[str]) -> Response[wire.BoxInfo]:
    """A game with another box than new tables have: one of an earlier release, or corrected by somebody."""
    try:
        current = game_named(name)
        found = await asyncio.to_thread(edition, name, current.newest_rules, fingerprint)
    except (UnknownGame, boxes.UnknownBox) as problem:
        raise Refused("not_found", str(problem)) from None
    told = wire.BoxInfo(msgspec.convert(found.describe(), wire.GameInfo), dict(found.content))
    return Response(told, headers={"cache-control": "public, max-age=3600"})


@read("/api/games/{name:str}/lessons")
async def lessons(name: FromPath[str]) -> list[wire.LessonInfo]:
    """The guided games: what the coach says, points at and asks for."""
    return await asyncio.to_thread(guided.told, name)


@read("/api/games/{name:str}/picture")
async def picture(name: FromPath[str]) -> wire.PictureInfo:
    """A position to draw at the beginning of the rules, and the things on its board that are numbered there."""
    return await asyncio.to_thread(guided.picture, name)


@read("/api/games/{name:str}/lists")
async def lists(name: FromPath[str]) -> list[wire.ListInfo]:
    """What of the box is looked up rather than read: prices, conditions, effects."""
    try:
        return msgspec.convert(game_named(name).lists(), list[wire.ListInfo])
    except UnknownGame as problem:
        raise Refused("not_found", str(problem)) from None


def _reached(request: AnyRequest, reach: Reach) -> wire.ReachInfo:
    return wire.ReachInfo(list(reach.pages), reach.may_open(address_of(request), request.url.hostname or ""))


@read("/api/reach")
async def look_at_reach(request: AnyRequest, reach: TheReach) -> wire.ReachInfo:
    """Where people at other machines find the page."""
    return _reached(request, reach)


@do("/api/reach")
async def open_reach(request: AnyRequest, reach: TheReach) -> wire.ReachInfo:
    """Opens a table that only this computer can reach to the network around it; who sits elsewhere may not."""
    if reach.open is None or not _reached(request, reach).can_open:
        raise Refused("forbidden", "only who started the table on this computer can open it to the network")
    await reach.open()
    return _reached(request, reach)


@get("/health", responses=ERRORS)
async def health(host: TheHost) -> Response[wire.Health]:
    healthy = await host.storage.healthy()
    return Response(
        wire.Health("ok" if healthy else "storage", nemeton.__version__), status_code=200 if healthy else 503
    )


class Numbers(PrometheusController):
    include_in_schema = False


router = Router(
    "/",
    route_handlers=[games, content, box, lessons, picture, lists, look_at_reach, open_reach, health, Numbers],
    tags=["about"],
)
