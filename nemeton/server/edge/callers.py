"""Who sends a request: known by the cookie of a device and by a seat's token, of which only hashes go any further."""

from __future__ import annotations

import re
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from nemeton.server import limits
from nemeton.server.table.auth import Caller, hash_of, new_token

COOKIE = "nemeton_device"
COOKIE_SECONDS = 400 * 86_400
FORM = re.compile(rf"[A-Za-z0-9_-]{{16,{limits.TOKEN_CHARACTERS}}}")
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "?"


def caller_of(connection: AnyConnection) -> Caller:
    device = connection.cookies.get(COOKIE, "")
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    bearer = token.strip() if scheme.lower() == "bearer" else ""
    return Caller(
        hash_of(device) if FORM.fullmatch(device) else None, hash_of(bearer) if FORM.fullmatch(bearer) else None
    )


def device_cookie(connection: AnyConnection) -> tuple[str, list[Cookie]]:
    """The hash of the caller's device, and the cookie to set if it has none yet."""
    known = caller_of(connection).device
    if known is not None:
        return known, []
    token = new_token()
    cookie = Cookie(
        COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=connection.scope.get("scheme") in ("https", "wss"),
    )
    return hash_of(token), [cookie]
