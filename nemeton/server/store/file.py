"""The file of an SQLite database: whether it can be used at all, and whether it is still there.

What is wrong is said in one line before anything is served; who deletes the file of a running server is told so, and no
move is accepted into nowhere."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from nemeton.server.errors import BadSetting, Unreadable
from nemeton.server.store.seal import PRIVATE, Seal

PREFIX = "sqlite+aiosqlite:///"
HEAD = b"SQLite format 3\x00"
LAST_SECRET = "select id, secret from tables order by created desc limit 1"
NOTHING = (0, 0)
WAY_OUT = "restore a copy of it (nemeton restore), or save what can be read (nemeton rescue)"
VERSIONS = Path(__file__).parent / "migrations" / "versions"


def file_of(url: str) -> Path | None:
    """None: a database that is no file of ours."""
    return Path(url.removeprefix(PREFIX)) if url.startswith(PREFIX) else None


def keep_private(url: str) -> None:
    """Nobody but who runs the server reads its database; SQLite gives the files beside it the same mode."""
    path = file_of(url)
    if path is not None and os.name == "posix":
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
        with suppress(PermissionError):  # it belongs to somebody else, who has let us write to it
            path.chmod(PRIVATE)


class Watched:
    """Knows by which file a server began."""

    def __init__(self, url: str) -> None:
        self._path = file_of(url)
        self._known: tuple[int, int] | None = None

    def begin(self) -> None:
        self._known = self._name()

    def gone(self) -> bool:
        """Deleted, or another file lies in its place."""
        return self._known is not None and self._name() != self._known

    def there(self) -> bool:
        """Whether anything lies in its place."""
        return self._path is None or (self._path.is_file() and self._path.stat().st_size > 0)

    def _name(self) -> tuple[int, int] | None:
        if self._path is None:
            return None
        try:
            found = os.stat(self._path)
        except OSError:
            return NOTHING
        return found.st_dev, found.st_ino


def version_of(path: Path) -> str:
    """Of a database's form; "" if it has none yet or cannot be read."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            return str(connection.execute("select version_num from alembic_version").fetchone()[0])
    except (sqlite3.Error, TypeError):
        return ""


def newest_version() -> str:
    return max(script.name.partition("_")[0] for script in VERSIONS.glob("[0-9]*.py"))


def check(url: str) -> None:
    """Raises BadSetting if a server cannot begin with this database."""
    path = file_of(url)
    if path is None:
        return
    if not path.parent.is_dir():
        raise BadSetting(f"there is no folder {path.parent} for the database; make it or name another with --db")
    if not os.access(path if path.exists() else path.parent, os.R_OK | os.W_OK):
        raise BadSetting(f"{path} cannot be written; a server needs to write its database")
    if not path.exists() or path.stat().st_size == 0:
        return
    with path.open("rb") as file:
        head = file.read(len(HEAD))
    if head != HEAD:
        raise BadSetting(f"{path} is no SQLite database; name another with --db")
    try:
        with closing(sqlite3.connect(path)) as connection:
            found = connection.execute("pragma quick_check(1)").fetchone()[0]
            if found != "ok":
                raise BadSetting(f"{path} is damaged ({' '.join(found.split())}); {WAY_OUT}")
            named = connection.execute("select 1 from sqlite_master where name = 'alembic_version'").fetchone()
            version = connection.execute("select version_num from alembic_version").fetchone() if named else None
    except sqlite3.Error as problem:
        raise BadSetting(f"{path} cannot be read ({problem}); {WAY_OUT}") from None
    if version is not None and not any(VERSIONS.glob(f"{version[0]}_*.py")):
        raise BadSetting(f"{path} was written by a newer Nemeton (version {version[0]}); use that one to read it")


def check_key(url: str, seal: Seal) -> None:
    """With another key than its last table was sealed with, no game in a database could go on."""
    path = file_of(url)
    if path is None or not path.exists():
        return
    with closing(sqlite3.connect(path)) as connection, suppress(sqlite3.OperationalError):  # there are no tables yet
        for table_id, secret in connection.execute(LAST_SECRET):
            try:
                seal.open_secret(table_id, secret)
            except Unreadable:
                raise BadSetting(
                    f"the games in {path} are sealed with another key; put its file back, or name it with --key"
                ) from None
