"""By which addresses people reach this server; one that only this computer can reach can be opened to its network."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Awaitable, Callable, Iterable

LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::")
NOWHERE = ("192.0.2.1", 9)  # an address kept for examples: no machine has it, and nothing is ever sent to it


class Reach:
    """What the ways in must know about it: the guard of host names, and the page that writes invitations."""

    def __init__(self, hosts: Iterable[str] = (), pages: Iterable[str] = ()) -> None:
        self.hosts = set(hosts)  # names this server answers to; empty: any
        self.pages = list(pages)  # where people at other machines find the page, the best address first
        self.open: Callable[[], Awaitable[None]] | None = None  # opens it to the network, where that is offered

    def may_open(self, client: str, name: str) -> bool:
        """Return whether this caller may: only who sits at this computer, and calls it by its own name."""
        return self.open is not None and is_local(client) and name in LOCAL_NAMES


def network_address() -> str | None:
    """Return the address this machine has in its network, or None without one.

    Nothing is sent: a datagram socket that is connected only makes the system choose an address to send from."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if is_local(found) or found in EVERYWHERE else found


def page_at(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def is_local(host: str) -> bool:
    """Return whether only this machine can be reached by that address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
