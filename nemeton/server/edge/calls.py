"""The calls over HTTP, as listed in docs/protocol.md section 2. Handlers only translate; the work is done elsewhere."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from nemeton.server.errors import STATUS, Refused
from nemeton.server.host import Host
from nemeton.server.table.auth import Caller
from nemeton.server.wire import ErrorInfo

AnyRequest = Request[Any, Any, Any]
TheHost = NamedDependency[Host]
TheCaller = NamedDependency[Caller]
TableId = Annotated[str, PathParameter(description="the unguessable name of a table", max_length=64)]
SeatQuery = Annotated[int, QueryParameter(name="seat", ge=0, le=15)]
ERRORS = {
    status: ResponseSpec(ErrorInfo, description=" or ".join(code for code in STATUS if STATUS[code] == status))
    for status in sorted(set(STATUS.values()))
}


def slow_down(host: Host, request: AnyRequest, rate: str) -> None:
    """Takes one out of the caller's bucket, or refuses."""
    if not host.rates[rate].take(request.client.host if request.client else "?"):
        raise Refused("too_many_requests", "too many requests; wait a moment")
