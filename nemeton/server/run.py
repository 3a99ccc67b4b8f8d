"""Running the server; `nemeton host` and `nemeton play` are its command line."""

from __future__ import annotations

import gc
import ipaddress
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import uvicorn

from nemeton.server import limits
from nemeton.server.app import create_app
from nemeton.server.edge.patience import patient_for
from nemeton.server.errors import BadSetting
from nemeton.server.logs import start_logging
from nemeton.server.settings import TEST_SEED, Settings
from nemeton.server.store import file, postgres
from nemeton.server.store.seal import seal_in

LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")
FAREWELL_SECONDS = 5
MOST_OPEN_FILES = 65_536


log = logging.getLogger("nemeton.run")


class PortTaken(BadSetting):
    """Another program listens there already."""


def serve(host: str, port: int, settings: Settings, ready: Callable[[str], None]) -> None:
    """Serves until Ctrl-C or SIGTERM. `ready` is told the address once people can connect; port 0 takes a free one."""
    if _is_local(host) and not settings.hosts:
        settings = replace(settings, hosts=LOCAL_NAMES)  # no foreign name can be made to point here
    if settings.dealer_seed is not None and not _is_local(host):
        raise BadSetting(f"a dealer with a seed ({TEST_SEED}) is for tests on this machine, not for {host}")
    check(settings)
    bound = listen(host, port)
    address = f"http://{'localhost' if _is_local(host) else _shown(host)}:{bound.getsockname()[1]}/"
    start_logging()
    if settings.dealer_seed is not None:
        log.warning("TESTS ONLY: A SEED DEALS AT EVERY TABLE, ALL DRAWS CAN BE FORESEEN")
    calm_collector()
    raise_open_files()
    config = uvicorn.Config(
        create_app(settings),
        http=patient_for(settings.request_seconds, limits.CONNECTIONS_PER_ADDRESS, settings.proxies),
        ws="websockets-sansio",
        ws_max_size=4 * limits.MESSAGE_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=FAREWELL_SECONDS,
    )
    with suppress(KeyboardInterrupt):
        Server(config, lambda: ready(address)).run(sockets=[bound])


def check(settings: Settings) -> None:
    """Raises BadSetting if a server cannot begin with its database or its key."""
    file.check(settings.url)
    seal = seal_in(settings.key_file)
    file.check_key(settings.url, seal)
    if postgres.is_one(settings.url):
        postgres.check(settings.url, seal)


def calm_collector() -> None:
    """Python's search for garbage stops everything for long if it looks at all tables each time; so it looks rarely,
    and never at what was there before the first table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def raise_open_files() -> None:
    """As many as this process is allowed: every connection is one."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_OPEN_FILES)
        if wanted > _soft:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to that address, or a PortTaken that says what to do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, else asyncio leaves Nagle on
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as problem:
        bound.close()
        raise PortTaken(f"cannot listen on {host}:{port} ({problem.strerror}); choose another with --port") from None
    return bound


def _is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host
