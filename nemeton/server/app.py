"""The application, put together: `create_app(settings)`."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig
from msgspec import Struct

import nemeton
from nemeton.server import limits, metrics, wire
from nemeton.server.edge import about, play, puzzles, replays, reviews, tables
from nemeton.server.edge.calls import the_caller, the_table
from nemeton.server.edge.client import PACKED, Client, serve_client
from nemeton.server.edge.live import live
from nemeton.server.edge.security import Guard
from nemeton.server.errors import STATUS, Refused
from nemeton.server.host import Host
from nemeton.server.reach import Reach
from nemeton.server.settings import Settings
from nemeton.server.table.auth import Caller
from nemeton.server.table.table import Table

log = logging.getLogger("nemeton.app")
NUMBERS = PrometheusConfig("nemeton", "nemeton_http", group_path=True, scopes={ScopeType.HTTP})
CODES = {status: code for code, status in reversed(STATUS.items())}


class StrictDescription(JsonRenderPlugin):
    """Says of the forms that take no unknown fields that they do not; the framework forgets it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        forms = [form for form in vars(wire).values() if isinstance(form, type) and issubclass(form, Struct)]
        strict = {form.__name__ for form in forms if form.__struct_config__.forbid_unknown_fields}
        for schema in openapi_schema["components"]["schemas"].values():
            if schema.get("title") in strict:
                schema["additionalProperties"] = False
        return super().render(request, openapi_schema)


def create_app(settings: Settings, reach: Reach | None = None) -> Litestar:
    reach = reach or Reach(settings.hosts)
    host = Host(settings)
    client = Client(settings.static)

    app = Litestar(
        route_handlers=[
            about.router,
            tables.router,
            play.router,
            puzzles.router,
            replays.router,
            reviews.router,
            live,
            serve_client,
        ],
        dependencies={
            "host": Provide(lambda: host, sync_to_thread=False),
            "client": Provide(lambda: client, sync_to_thread=False),
            "reach": Provide(lambda: reach, sync_to_thread=False),
            "caller": Provide(the_caller, sync_to_thread=False),
            "table": Provide(the_table),
        },
        signature_namespace={"Host": Host, "Caller": Caller, "Client": Client, "Reach": Reach, "Table": Table},
        middleware=[NUMBERS.middleware],
        on_startup=[host.start],
        on_shutdown=[host.stop],
        compression_config=CompressionConfig(
            "gzip", gzip_compress_level=5, minimum_size=limits.WORTH_PACKING, exclude_opt_key=PACKED
        ),
        exception_handlers={
            Refused: _refuse,
            HTTPException: _refuse_http,
            RecursionError: _refuse_depth,
            UnicodeDecodeError: _refuse_letters,
            Exception: _fail,
        },
        request_max_body_size=limits.BODY_BYTES,
        openapi_config=OpenAPIConfig(
            "Nemeton", nemeton.__version__, path="/schema", render_plugins=[StrictDescription(path="/openapi.json")]
        ),
        logging_config=None,
    )
    app.state.host = host
    app.asgi_handler = Guard(app.asgi_handler, settings.origins, reach.hosts)  # around everything, also refusals
    return app


# --- saying no ---


def _error(status: int, code: str, message: str, why: list[dict[str, Any]] | None = None) -> Response[wire.ErrorInfo]:
    return Response(wire.ErrorInfo(code, message, why or []), status_code=status, media_type=MediaType.JSON)


def _refuse(_request: Request[Any, Any, Any], refused: Refused) -> Response[wire.ErrorInfo]:
    metrics.refusals.labels(refused.code).inc()
    return _error(refused.status, refused.code, refused.message, refused.why)


def _refuse_http(_request: Request[Any, Any, Any], problem: HTTPException) -> Response[wire.ErrorInfo]:
    """What the framework refuses: unknown addresses, unreadable bodies, wrong methods."""
    code = CODES.get(problem.status_code, "bad_request")
    metrics.refusals.labels(code).inc()
    extra = problem.extra if isinstance(problem.extra, list) else []
    details = "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict))
    answer = _error(problem.status_code, code, f"{problem.detail} ({details})" if details else str(problem.detail))
    for name, value in (problem.headers or {}).items():
        answer.headers[name] = value
    return answer


def _refuse_depth(_request: Request[Any, Any, Any], _problem: RecursionError) -> Response[wire.ErrorInfo]:
    metrics.refusals.labels("bad_request").inc()
    return _error(400, "bad_request", "this is nested too deeply")


def _refuse_letters(_request: Request[Any, Any, Any], _problem: UnicodeDecodeError) -> Response[wire.ErrorInfo]:
    metrics.refusals.labels("bad_request").inc()
    return _error(400, "bad_request", "this is no text in UTF-8")


def _fail(request: Request[Any, Any, Any], problem: Exception) -> Response[wire.ErrorInfo]:
    log.error("a request failed", exc_info=problem, extra={"path": request.url.path})
    return _error(500, "internal", "something went wrong here; it has been noted")
