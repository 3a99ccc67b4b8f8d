"""Running the server; `nemeton host` and `nemeton play` are its command line."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

import uvicorn

from nemeton.server import limits
from nemeton.server.app import create_app
from nemeton.server.edge.patience import patient_for
from nemeton.server.errors import BadSetting, Refused
from nemeton.server.logs import start_logging
from nemeton.server.reach import EVERYWHERE, LOCAL_NAMES, Reach, is_local, network_address, page_at
from nemeton.server.settings import TEST_SEED, Settings
from nemeton.server.store import file, postgres
from nemeton.server.store.seal import seal_in

FAREWELL_SECONDS = 5
MOST_OPEN_FILES = 65_536


log = logging.getLogger("nemeton.run")


class PortTaken(BadSetting):
    """Another program listens there already."""


@dataclass(frozen=True)
class Network:
    """For a table on this computer that may be opened to the network around it."""

    at_once: bool = False  # else when somebody at this computer asks for it
    address: str = ""  # by which others reach this computer; empty: it is looked up


def serve(
    host: str,
    port: int,
    settings: Settings,
    ready: Callable[[str], None],
    opened: Callable[[str], None] = lambda _page: None,
    network: Network | None = None,
) -> None:
    """Serve until Ctrl-C or SIGTERM. `ready` is told the address once people can connect; port 0 takes a free one.

    `opened` is told every address by which people at other machines can come."""
    if is_local(host) and not settings.hosts:
        settings = replace(settings, hosts=LOCAL_NAMES)  # no foreign name can be made to point here
    _refuse_seed(settings, host)
    outside = _address_in(network, settings) if network is not None and network.at_once else None
    check(settings)
    bound = listen(host, port)
    port = bound.getsockname()[1]
    reach = Reach(settings.hosts, _pages_of(host, port, settings))
    start_logging()
    if settings.dealer_seed is not None:
        log.warning("TESTS ONLY: A SEED DEALS AT EVERY TABLE, ALL DRAWS CAN BE FORESEEN")
    calm_collector()
    raise_open_files()
    config = uvicorn.Config(
        create_app(settings, reach),
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

    def tell() -> None:
        ready(_own_page(host, port, settings))
        for page in reach.pages:
            opened(page)

    server = Server(config, tell)
    sockets = [bound]
    if network is not None:
        reach.open = partial(_open_to_network, server, reach, network, port, settings, opened)
    if outside is not None:
        sockets.append(_door(reach, outside, port))
    with suppress(KeyboardInterrupt):
        server.run(sockets=sockets)


def _own_page(host: str, port: int, settings: Settings) -> str:
    """Return where whoever started the server finds the page: by a name it answers to."""
    if settings.hosts and settings.hosts != LOCAL_NAMES:
        return page_at(settings.hosts[0], port)
    return page_at("localhost" if is_local(host) or host in EVERYWHERE else host, port)


def _pages_of(host: str, port: int, settings: Settings) -> list[str]:
    """Return where people at other machines find the page of a server that listens there."""
    if is_local(host) or settings.hosts:
        return []  # with names of its own it is behind a proxy, or a name server knows where it is
    found = network_address() if host in EVERYWHERE else host
    return [page_at(found, port)] if found else []


def _address_in(network: Network, settings: Settings) -> str:
    """Return by which address this computer is reached from its network. Raises BadSetting."""
    found = network.address or network_address()
    if found is None:
        raise BadSetting("this computer is in no network that it knows of; name its address with --address")
    _refuse_seed(settings, found)
    return found


def _refuse_seed(settings: Settings, host: str) -> None:
    if settings.dealer_seed is not None and not is_local(host):
        raise BadSetting(f"a dealer with a seed ({TEST_SEED}) is for tests on this machine, not for {host}")


def _door(reach: Reach, address: str, port: int) -> socket.socket:
    """Bind the address by which others come, and let the server answer to it."""
    bound = listen(address, port)
    reach.hosts.add(address)
    reach.pages.insert(0, page_at(address, port))
    return bound


async def _open_to_network(
    server: Server, reach: Reach, network: Network, port: int, settings: Settings, opened: Callable[[str], None]
) -> None:
    """Listen also at this computer's address in its network; again, if that is another one by now."""
    try:
        address = _address_in(network, settings)
        if page_at(address, port) in reach.pages:
            return
        bound = _door(reach, address, port)
    except BadSetting as problem:
        raise Refused("conflict", str(problem)) from None
    await server.listen_also(bound)
    log.info("the table is open to the network", extra={"page": reach.pages[0]})
    opened(reach.pages[0])


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

    async def listen_also(self, bound: socket.socket) -> None:
        """Accept connections at a further address until the end, as `startup` does for the first ones."""
        config = self.config
        loop = asyncio.get_running_loop()

        def accept() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )

        self.servers.append(await loop.create_server(accept, sock=bound, backlog=config.backlog))


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
