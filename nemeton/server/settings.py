"""What a host can set. Bounds against misuse stand in `limits`."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from nemeton.server.errors import BadSetting
from nemeton.server.limits import REQUEST_SECONDS, Rates
from nemeton.server.store import postgres

STATIC = Path(__file__).parent / "static"
TEST_SEED = "NEMETON_TEST_SEED"  # in the environment of a server that a test starts


def spare_cores() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    db: str = "nemeton.db"  # a file for SQLite, or the URL of a database with an asynchronous driver
    redis: str = ""  # the URL of a Redis that several servers share; empty: none
    key: str = ""  # the file with the key that seals secrets; empty: beside the database
    origins: tuple[str, ...] = ()  # other origins that may send, such as a development server
    hosts: tuple[str, ...] = ()  # names this server answers to; empty: any
    proxies: tuple[str, ...] = ()  # addresses of reverse proxies, who alone may say for whom they ask
    static: Path = STATIC  # the built client
    workers: int = field(default_factory=spare_cores)  # processes that search for the bots
    bot_pause: float = 0.1  # seconds between two moves of bots; the page shows them at the pace its reader likes
    absence_seconds: float = 60.0  # how long somebody is away before others may put a bot into his seat
    cached_tables: int = 500
    review_depth: int = 0  # iterations for every decision of a game that is reviewed; 0: what suits the game
    request_seconds: float = REQUEST_SECONDS
    copies: int = 7  # daily copies of an SQLite database that are kept; 0: none are made
    copies_folder: Path | None = None  # where; usually `backups` beside the database
    rates: Rates = field(default_factory=Rates)
    dealer_seed: int | None = None  # only for tests: whoever knows it can foresee every draw

    @property
    def url(self) -> str:
        """For SQLAlchemy."""
        return postgres.complete(self.db) if "://" in self.db else f"sqlite+aiosqlite:///{Path(self.db).absolute()}"

    @property
    def key_file(self) -> Path:
        return Path(self.key or ("nemeton.key" if "://" in self.db else Path(self.db).with_suffix(".key"))).absolute()

    @classmethod
    def of_process(cls) -> Settings:
        """The defaults, and the seed a test has put into the environment; its bots wait for nobody to follow, and it
        looks back at games in a moment."""
        given = os.environ.get(TEST_SEED)
        try:
            return cls() if given is None else cls(dealer_seed=int(given), bot_pause=0.0, review_depth=20)
        except ValueError:
            raise BadSetting(f"{TEST_SEED} is a whole number for tests, not {given!r}; unset it to play") from None
