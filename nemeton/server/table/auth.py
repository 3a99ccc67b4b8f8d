"""Who may do what. Every verb, also reading and connecting, is authorised here and nowhere else, under the lock of the
table: what was allowed cannot be undone before it is done.

A seat is held by two secrets, of which only hashes are kept: its own token, which can be put into a link, and the
cookie of the device it was taken with. A caller shows either or both; he holds every seat one of them fits.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from nemeton.server.errors import Overtaken, Refused
from nemeton.server.metrics import accept_seconds
from nemeton.server.store.storage import SeatRow
from nemeton.server.table.table import Table
from nemeton.server.wire import AboutSeat

MOST_TRIES = 5  # if other servers change the table at the same time
P = ParamSpec("P")
T = TypeVar("T")

if TYPE_CHECKING:
    from nemeton.server.host import Host

    Doing: TypeAlias = Callable[Concatenate[Host, Table, "Caller", P], Coroutine[Any, Any, T]]

# Verbs only for one's own seat, for everybody who sits at the table, and for everybody who knows the table.
TALK = frozenset({"chat", "promise", "offer", "answer", "ready"})
OWN_SEAT = (
    frozenset({"play", "undo", "answer_undo", "why", "ahead", "hint", "see", "luck"})
    | {"stand", "take_back", "answer_end"}
    | TALK
)
ANY_SEAT = frozenset({"start", "abandon", "rematch", "stand_in", "seat_bot"})
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

    @property
    def hashes(self) -> tuple[str, ...]:
        return tuple(shown for shown in (self.device, self.token) if shown is not None)

    def holds(self, seat: SeatRow) -> bool:
        return seat.kind == "human" and (fits(seat.device_hash, self.device) or fits(seat.token_hash, self.token))

    def seats(self, seats: Sequence[SeatRow]) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(seats) if self.holds(seat))


def authorise(verb: str, table: Table, caller: Caller, seat: int | None = None) -> None:
    """Raises Refused unless the caller may do that, for that seat if the verb is about one."""
    assert table.lock.locked(), "seats may change hands meanwhile"
    table.refuse_if_forgotten()
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Refused("not_found", f"there is no seat {seat}; this table has seats 0 to {len(table.seats) - 1}")
    if verb in FREE:
        return
    held = caller.seats(table.seats)
    if not held:
        raise Refused("unauthorised", "you hold no seat at this table")
    if verb in ANY_SEAT:
        return
    if verb not in OWN_SEAT or seat not in held:
        raise Refused("forbidden", f"seat {seat} is not yours")


@asynccontextmanager
async def admitted(verb: str, table: Table, caller: Caller, seat: int | None = None) -> AsyncIterator[None]:
    """Alone at the table and allowed to do that."""
    async with table.lock:
        authorise(verb, table, caller, seat)
        yield


def verb(name: str) -> Callable[[Doing[P, T]], Doing[P, T]]:
    """Makes a function that changes a table one that may be called by anybody: it is authorised, for the seat its form
    is about, and finished even if whoever asked is gone. If another server was faster it is tried again at the table as
    it is then: whether it still makes sense is judged anew."""

    def made(do: Doing[P, T]) -> Doing[P, T]:
        @wraps(do)
        async def done(host: Host, table: Table, caller: Caller, /, *wish: P.args, **more: P.kwargs) -> T:
            async def alone() -> T:
                seat = next((form.seat for form in wish if isinstance(form, AboutSeat)), None)
                async with admitted(name, table, caller, seat):
                    return await do(host, table, caller, *wish, **more)

            async def at_last() -> T:
                for _ in range(MOST_TRIES - 1):
                    with suppress(Overtaken):
                        return await alone()
                return await alone()

            with accept_seconds.labels(name).time():
                return await host.unbroken(at_last())

        return done

    return made
