"""Who may do what. Every verb, also reading and connecting, is authorised here and nowhere else.

A seat is held by two secrets, of which only hashes are kept: its own token, which can be put into a link, and the
cookie of the device it was taken with. A caller shows either or both; he holds every seat one of them fits.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from nemeton.server import limits
from nemeton.server.errors import Refused
from nemeton.server.store.storage import SeatRow

COOKIE = "nemeton_device"
COOKIE_SECONDS = 400 * 86_400
FORM = re.compile(rf"[A-Za-z0-9_-]{{16,{limits.TOKEN_CHARACTERS}}}")

# Verbs only for one's own seat, for everybody who sits at the table, and for everybody who knows the table.
TALK = frozenset({"chat", "promise", "ready"})
OWN_SEAT = frozenset({"play", "undo", "answer_undo", "why", "hint", "positions", "stand", "take_back"}) | TALK
ANY_SEAT = frozenset({"start", "abandon", "rematch", "stand_in"})
FREE = frozenset({"read", "watch", "sit", "claim"})


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def fits(known: str | None, shown: str | None) -> bool:
    return known is not None and shown is not None and hmac.compare_digest(known, shown)


@dataclass(frozen=True)
class Caller:
    """Whoever sends a request; knows only hashes, so that nothing secret can reach a log."""

    device: str | None = None
    token: str | None = None
    address: str = "?"

    @property
    def hashes(self) -> tuple[str, ...]:
        return tuple(shown for shown in (self.device, self.token) if shown is not None)

    def holds(self, seat: SeatRow) -> bool:
        return seat.kind == "human" and (fits(seat.device_hash, self.device) or fits(seat.token_hash, self.token))

    def seats(self, seats: Sequence[SeatRow]) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(seats) if self.holds(seat))


def caller_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
    device = connection.cookies.get(COOKIE, "")
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    bearer = token.strip() if scheme.lower() == "bearer" else ""
    return Caller(
        hash_of(device) if FORM.fullmatch(device) else None,
        hash_of(bearer) if FORM.fullmatch(bearer) else None,
        connection.client.host if connection.client else "?",
    )


def device_cookie(connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, list[Cookie]]:
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


def authorise(verb: str, caller: Caller, seats: Sequence[SeatRow], seat: int | None = None) -> None:
    """Raises Refused unless the caller may do that, for that seat if the verb is about one."""
    if seat is not None and not 0 <= seat < len(seats):
        raise Refused("not_found", f"there is no seat {seat}; this table has seats 0 to {len(seats) - 1}")
    if verb in FREE:
        return
    held = caller.seats(seats)
    if not held:
        raise Refused("unauthorised", "you hold no seat at this table")
    if verb in ANY_SEAT:
        return
    if verb not in OWN_SEAT or seat not in held:
        raise Refused("forbidden", f"seat {seat} is not yours")
