"""Who draws and rolls. Chance stands outside the state: a dealer picks outcomes by their weights.

`SeededDealer` is for simulation: fast, and the same in every build. `FairDealer` is for real tables: the server commits
to a secret before the first draw, the players may add words of their own, and everybody can check every draw once the
secret is revealed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Protocol

from nemeton.core.errors import IllegalMove
from nemeton.core.rng import Rng
from nemeton.core.state import CHANCE, State


class Dealer(Protocol):
    kind: str

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, all equally likely."""


class SeededDealer:
    kind = "seeded"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._rng = Rng(seed)

    def below(self, count: int) -> int:
        return self._rng.below(count)


class FairDealer:
    """Draw number i is HMAC-SHA256(secret, contributions and i), taken without bias."""

    kind = "fair"

    def __init__(self, secret: bytes | None = None, contributions: Sequence[str] = ()) -> None:
        self.secret = secret if secret is not None else secrets.token_bytes(32)
        self.contributions = tuple(one_line(text) for text in contributions)
        self.draws = 0

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def below(self, count: int) -> int:
        limit = (1 << 256) // count * count
        attempt = 0
        while True:
            message = "\n".join([*self.contributions, str(self.draws), str(attempt)])
            number = int.from_bytes(hmac.digest(self.secret, message.encode(), "sha256"))
            if number < limit:
                self.draws += 1
                return number % count
            attempt += 1


def one_line(text: str) -> str:
    """A contribution as it can stand in a record."""
    return " ".join(text.encode(errors="replace").decode().split())


def outcome(state: State, dealer: Dealer) -> int:
    """What the dealer draws in this position."""
    if state.turn != CHANCE:
        raise IllegalMove("there is nothing to draw or roll now")
    state.look()
    return state.pick_outcome(dealer.below(state.total))
