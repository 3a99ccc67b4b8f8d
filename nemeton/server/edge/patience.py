"""How long somebody may take to send a request, and how many connections one address may hold open: who opens many and
says nothing keeps nobody else out. A connection that has become a socket is counted by its table from then on."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from nemeton.server import metrics

Protocol: Any = AutoHTTPProtocol


def patient_for(seconds: float, most: int, proxies: Sequence[str] = ()) -> type[asyncio.Protocol]:
    """The protocol of a server that waits so long for a request, and holds so many connections of one address (but of
    a trusted proxy, who speaks for many)."""
    open_ones: Counter[str] = Counter()

    class Patient(Protocol):  # type: ignore[misc]
        _deadline: asyncio.TimerHandle | None = None
        _address = ""

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            peer = transport.get_extra_info("peername")
            self._address = str(peer[0]) if peer else ""
            open_ones[self._address] += 1
            if open_ones[self._address] > most and self._address not in proxies:
                metrics.refusals.labels("too_many_connections").inc()
                transport.abort()
                return
            self._begin()

        def data_received(self, data: bytes) -> None:
            if self._deadline is None and self._waits():
                self._begin()
            super().data_received(data)
            if not self._waits():
                self._end()

        def _waits(self) -> bool:
            """For a request, or for the rest of one."""
            cycle = self.cycle
            return cycle is None or cycle.response_complete or cycle.more_body

        def _begin(self) -> None:
            self._deadline = asyncio.get_running_loop().call_later(seconds, self._give_up)

        def _end(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

        def _give_up(self) -> None:
            self._deadline = None
            if self._waits() and not self.transport.is_closing():
                metrics.refusals.labels("too_slow").inc()
                self.transport.abort()

        def _leave(self) -> None:
            self._end()
            if self._address:
                open_ones[self._address] -= 1
                if open_ones[self._address] <= 0:
                    del open_ones[self._address]
                self._address = ""

        def handle_websocket_upgrade(self, *event: Any) -> None:
            self._leave()
            super().handle_websocket_upgrade(*event)

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

    return Patient
