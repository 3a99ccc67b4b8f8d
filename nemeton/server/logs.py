"""Logs as one JSON object per line. Nothing secret is ever put into one: callers are known by hashes only."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback

MOST_ALIKE = 20  # lines with the same words, …
WHILE = 10.0  # … in so many seconds
MOST_KINDS = 2_000
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _USUAL}
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = "".join(traceback.format_exception(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False, default=str)


class Brief(logging.Filter):
    """Of what happens again and again only so much is written in a while; then how often it was left out."""

    def __init__(self, most: int = MOST_ALIKE, seconds: float = WHILE) -> None:
        super().__init__()
        self._most = most
        self._seconds = seconds
        self._seen: dict[tuple[str, str], list[float]] = {}  # since when, how often, how often left out

    def filter(self, record: logging.LogRecord) -> bool:
        key, now = (record.name, str(record.msg)[:200]), time.monotonic()
        seen = self._seen.get(key)
        if seen is None or now - seen[0] >= self._seconds:
            if seen is not None and seen[2]:
                record.left_out = int(seen[2])
            if len(self._seen) >= MOST_KINDS:
                self._seen.clear()
            self._seen[key] = [now, 1, 0]
            return True
        if seen[1] < self._most:
            seen[1] += 1
            return True
        seen[2] += 1
        return False


def start_logging(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Brief())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "aiosqlite"):
        logging.getLogger(name).setLevel(logging.WARNING)
