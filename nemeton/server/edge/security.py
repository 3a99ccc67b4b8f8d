"""What protects people from other people's pages: where requests may come from, and what a page of ours may load."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from nemeton.server import wire
from nemeton.server.errors import STATUS

HEADERS = {
    "content-security-policy": "; ".join(
        [
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "object-src 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
        ]
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
HEALTH = "/health"  # a proxy asks each server by that server's own address
_ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Guard:
    """Outermost: refuses foreign origins and unknown host names, and adds the security headers to every answer.

    Browsers always name the origin of a POST and of a socket; a program that names none has no cookies to abuse."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], hosts: Collection[str]) -> None:
        self._app = app
        self._origins = frozenset(origins)
        self._hosts = hosts  # more may be added while the server runs

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        live = scope["type"] == ScopeType.WEBSOCKET
        code = "forbidden"
        try:
            problem = self._problem(scope)
        except ValueError:  # such as an address with half a bracket
            code, problem = "bad_request", "the host or the origin of this request is no address"
        if problem is None:
            await self._app(scope, receive, send if live else _with_headers(send, scope["path"]))
        elif live:
            await receive()
            await send({"type": "websocket.close", "code": 4003, "reason": "forbidden"})
        else:
            body = wire.encode(wire.ErrorInfo(code, problem))
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            tell = _with_headers(send, scope["path"])
            await tell({"type": "http.response.start", "status": STATUS[code], "headers": headers})
            await tell({"type": "http.response.body", "body": body, "more_body": False})

    def _problem(self, scope: Scope) -> str | None:
        headers = Headers.from_scope(scope)
        host = headers.get("host", "")
        if self._hosts and scope["path"] != HEALTH and (urlsplit(f"//{host}").hostname or "") not in self._hosts:
            return "this server does not answer to that name"
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
            return None
        origin = headers.get("origin")
        if origin is None or origin in self._origins or urlsplit(origin).netloc == host:
            return None
        return "requests from other sites are not accepted"


def _with_headers(send: Send, path: str) -> Send:
    """What the API answers is for the caller alone, unless it says otherwise: nothing on the way may keep it."""

    async def tell(message: Message) -> None:
        if message["type"] == "http.response.start":
            said = list(message.get("headers", []))
            private = path.startswith("/api/") and not any(name.lower() == b"cache-control" for name, _ in said)
            message["headers"] = [*said, *_ENCODED, *([(b"cache-control", b"no-store")] if private else [])]
        await send(message)

    return tell
