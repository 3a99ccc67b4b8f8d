"""What a host can set. Bounds against misuse stand in `limits`."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from nemeton.server.limits import Rates

STATIC = Path(__file__).parent / "static"


def spare_cores() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    db: str = "nemeton.db"  # a file, or the URL of a database
    origins: tuple[str, ...] = ()  # other origins that may send, such as a development server
    hosts: tuple[str, ...] = ()  # names this server answers to; empty: any
    static: Path = STATIC  # the built client
    workers: int = field(default_factory=spare_cores)  # processes that search for the bots
    bot_pause: float = 0.4  # seconds between two moves of bots, so that people can follow
    cached_tables: int = 500
    rates: Rates = field(default_factory=Rates)

    @property
    def url(self) -> str:
        """For SQLAlchemy. A plain file name means SQLite; a bare postgresql URL gets the asynchronous driver."""
        if "://" not in self.db:
            return f"sqlite+aiosqlite:///{Path(self.db).absolute()}"
        for plain, driver in (("postgresql://", "postgresql+asyncpg://"), ("sqlite://", "sqlite+aiosqlite://")):
            if self.db.startswith(plain):
                return driver + self.db.removeprefix(plain)
        return self.db
