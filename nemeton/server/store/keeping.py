"""What is done about a database file beside storing: a copy a day, and going on with another one that lies in its
place. A database that is no file is kept by others."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from nemeton.server import metrics
from nemeton.server.errors import BadSetting, Refused
from nemeton.server.settings import Settings
from nemeton.server.store import copies, file
from nemeton.server.store.seal import Seal
from nemeton.server.store.storage import Storage

LOOK_AT_FILE = 2.0  # seconds
LOOK_FOR_COPY = 600.0
log = logging.getLogger("nemeton.keeping")


class Keeping:
    def __init__(self, settings: Settings, storage: Storage, seal: Seal, go_on: Callable[[], Awaitable[None]]) -> None:
        """`go_on` is called when another file has been found good."""
        self._settings, self._storage, self._seal, self._go_on = settings, storage, seal, go_on
        self._db = file.file_of(settings.url)
        self._chores: list[asyncio.Task[None]] = []

    async def before_opening(self) -> None:
        if self._db is not None and self._settings.copies > 0:
            await asyncio.to_thread(copies.copy_before_change, self._db, self._copies_of(self._db), time.time())

    def start(self) -> None:
        if self._db is not None:
            self._chores.append(asyncio.create_task(self._watch_file(), name="file"))
            if self._settings.copies > 0:
                self._chores.append(asyncio.create_task(self._keep_copies(self._db), name="copies"))

    async def stop(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)

    def _copies_of(self, db: Path) -> Path:
        return self._settings.copies_folder or copies.folder_of(db)

    async def _keep_copies(self, db: Path) -> None:
        """One a day."""
        while True:
            try:
                if not self._storage.file.gone():
                    folder, most = self._copies_of(db), self._settings.copies
                    await asyncio.to_thread(copies.copy_if_due, db, folder, most, time.time())
            except (BadSetting, OSError) as problem:
                metrics.failed_copies.inc()
                log.error("no copy of the database was made", extra={"problem": str(problem)})
            await asyncio.sleep(LOOK_FOR_COPY)

    async def _watch_file(self) -> None:
        """Whoever puts a copy in the place of the database (`nemeton restore`) goes on with it at once."""
        while True:
            await asyncio.sleep(LOOK_AT_FILE)
            if self._storage.file.gone():
                try:
                    await self._look_at_what_lies_there()
                    await self._go_on()
                except (BadSetting, Refused, SQLAlchemyError, OSError) as problem:
                    log.error("the database is gone", extra={"problem": str(problem)})

    async def _look_at_what_lies_there(self) -> None:
        if not self._storage.file.there():
            raise BadSetting("its file is gone or empty; nothing is accepted until it is back")
        await asyncio.to_thread(file.check, self._settings.url)
        await asyncio.to_thread(file.check_key, self._settings.url, self._seal)
