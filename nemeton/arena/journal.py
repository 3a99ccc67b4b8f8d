"""What is finished, on disk: a folder with plan.json and games.jsonl, one line per game in the order they ended.

A line is written as soon as its game is over, so a killed process loses nothing; against a power cut lines are synced
about once a second. A last line cut off in the middle is forgotten, its game is played again.
"""

from __future__ import annotations

import fcntl
import os
import time
from pathlib import Path
from typing import Any

import msgspec

from nemeton.arena.play import Played
from nemeton.arena.schedule import Plan, seating
from nemeton.core.errors import BadOption

SYNC_EVERY = 1.0
PLAN, GAMES = "plan.json", "games.jsonl"


class Journal:
    """The games of one plan, found and new, by number; held by one process at a time."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.games: dict[int, Played] = {}
        self._synced = time.monotonic()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = os.open(folder / GAMES, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as problem:
            raise BadOption(f"{folder} cannot be written to: {problem.strerror}") from None
        try:
            self._hold()
            self._compare()
            self._read()
        except BaseException:
            os.close(self._file)
            raise

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_: object) -> None:
        os.fsync(self._file)
        os.close(self._file)

    def add(self, played: Played) -> None:
        self.games[played.number] = played
        line = msgspec.json.encode(played) + b"\n"
        while line:
            line = line[os.write(self._file, line) :]
        if time.monotonic() - self._synced > SYNC_EVERY:
            os.fsync(self._file)
            self._synced = time.monotonic()

    def _hold(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadOption(
                f"another arena is at work in {self.folder}; wait for it, or choose another --out"
            ) from None

    def _compare(self) -> None:
        """The plan of this folder is written down once and never changed."""
        path = self.folder / PLAN
        mine = self.plan.identity()
        if not path.exists():
            fresh = path.with_suffix(".new")
            fresh.write_bytes(msgspec.json.format(msgspec.json.encode(mine)) + b"\n")
            fresh.replace(path)
            return
        try:
            theirs = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        except (OSError, msgspec.DecodeError) as problem:
            raise BadOption(f"{path} is no plan of an arena ({problem}); choose another --out") from None
        for key in [*mine, *theirs]:
            if mine.get(key) != theirs.get(key):
                raise BadOption(f"{self.folder} holds {_difference(key, theirs.get(key), mine.get(key))}")

    def _read(self) -> None:
        text = (self.folder / GAMES).read_bytes()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            os.ftruncate(self._file, whole)
        decoder = msgspec.json.Decoder(Played)
        for number, line in enumerate(text[:whole].splitlines(), start=1):
            try:
                played = decoder.decode(line)
                seated = seating(self.plan, played.number)
                if (played.deal, played.seats) != (seated.deal, seated.seats):
                    raise msgspec.DecodeError("nobody sat like that")
            except msgspec.DecodeError as problem:
                where = f"line {number} of {self.folder / GAMES}"
                raise BadOption(
                    f"{where} is no game of this plan ({problem}); remove the line, or choose another --out"
                ) from None
            self.games.setdefault(played.number, played)


def _difference(key: str, theirs: Any, mine: Any) -> str:
    if key == "code":
        return "games of another version of the rules or the players; choose another --out"
    return f"another arena ({key}: {_words(theirs)}, not {_words(mine)}); choose another --out, or ask for the same"


def _words(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
