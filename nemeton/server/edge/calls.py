"""What the calls over HTTP have in common: who asks how often, and of which table.

They are listed in docs/protocol.md, section 2. Handlers only translate; the work is done in `nemeton.server.table`."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, SkipValidation
from litestar.types import Guard

from nemeton.server.edge.callers import AnyConnection, address_of, caller_of
from nemeton.server.errors import STATUS, Refused
from nemeton.server.host import Host
from nemeton.server.reach import Reach
from nemeton.server.table.auth import Caller
from nemeton.server.table.table import Table
from nemeton.server.wire import ErrorInfo

AnyRequest = Request[Any, Any, Any]
TheHost = NamedDependency[SkipValidation[Host]]
TheReach = NamedDependency[SkipValidation[Reach]]
TheCaller = NamedDependency[SkipValidation[Caller]]
TheTable = NamedDependency[SkipValidation[Table]]
TableId = Annotated[str, PathParameter(description="the unguessable name of a table", max_length=64)]
ERRORS = {
    status: ResponseSpec(ErrorInfo, description=" or ".join(code for code in STATUS if STATUS[code] == status))
    for status in sorted(set(STATUS.values()))
}


def slow_down(rate: str) -> Guard:
    """Takes one out of the caller's bucket, or refuses."""

    def guard(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
        host: Host = connection.app.state.host
        if not host.rates[rate].take(address_of(connection)):
            raise Refused("too_many_requests", "too many requests; wait a moment")

    return guard


read = partial(get, responses=ERRORS, guards=[slow_down("read")])
read_much = partial(get, responses=ERRORS, guards=[slow_down("heavy")])
do = partial(post, status_code=200, responses=ERRORS, guards=[slow_down("write")])
ask = partial(post, status_code=202, responses=ERRORS, guards=[slow_down("heavy")])
lay = partial(post, responses=ERRORS, guards=[slow_down("create")])


def the_caller(request: AnyRequest) -> Caller:
    return caller_of(request)


async def the_table(host: TheHost, table_id: TableId) -> Table:
    return await host.fresh(table_id)
