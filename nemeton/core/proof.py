"""What lets everybody check the luck in a record without knowing any rules, a web page for instance.

Behind every line of a finished game stands a mark: a chain of digests by the revealed secret, in which each depends on
all lines before. Behind every draw stand also the tickets that its outcome owned, such as 12-19/42: the draw that the
secret gives must be one of them. docs/record.md tells how both are computed.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator

from nemeton.core.state import State

SIGN = " # "  # between a line and its proof; no notation holds it
SHOWN = 8  # digits of a mark


def tickets(state: State, move: int) -> str:
    """Those that this outcome owns in this position, and how many there are."""
    low = 0
    for number, weight in zip(state.moves(), state.weights(), strict=True):
        if number == move:
            return f"{low}-{low + weight - 1}/{state.total}"
        low += weight
    raise ValueError("this is no outcome")


def marks(secret: bytes, head: str, lines: Iterable[str]) -> Iterator[str]:
    mark = hmac.digest(secret, head.encode(), "sha256")
    for line in lines:
        mark = hmac.digest(secret, mark + line.encode(), "sha256")
        yield mark.hex()[:SHOWN]
