"""Where the luck of all tables comes from: the secret of each dealer, and what bots imagine of what they cannot see.

It is the system's generator for secrets. A test gives a seed instead: then the n-th table that a device lays deals the
same in every run, whoever else plays at the same time, and its record still proves every draw.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter

from nemeton.core.rng import Rng
from nemeton.server.table.table import Table


class Chance:
    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed
        self._laid: Counter[str] = Counter()

    def secret(self, *about: object) -> bytes:
        """32 bytes; with a seed those that belong to what they are about."""
        if self._seed is None:
            return secrets.token_bytes(32)
        return hashlib.sha256(repr((self._seed, *about)).encode()).digest()

    def secret_for(self, device: str) -> bytes:
        """For the next table a device lays."""
        if self._seed is not None:
            self._laid[device] += 1
        return self.secret(self._laid[device])

    def luck(self, shown: str | None) -> str | None:
        """The digest of somebody's words for the draws; with a seed all draws are known, so none are taken."""
        return shown if self._seed is None else None

    def below(self, count: int, *about: object) -> int:
        return int.from_bytes(self.secret("below", *about)) % count

    def rng(self, table: Table, seat: int) -> Rng:
        """For a bot that thinks in that seat now."""
        return Rng(self.below(1 << 60, table.row.secret, table.number, seat))
