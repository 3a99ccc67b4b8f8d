"""Reading a game's content.toml, the data of its box."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

GAMES = Path(__file__).resolve().parents[1] / "games"


def load(game: str, same_box: Mapping[str, str] | None = None) -> dict[str, Any]:
    """The content.toml in the folder of a game; compiled modules lie elsewhere, so they name the game.

    Its fingerprint stands in every record and table. Where a file only says better what an earlier one held, `same_box`
    maps its own fingerprint to the earlier one, so that records and tables go on; any other change is another box."""
    data = (GAMES / game / "content.toml").read_bytes()
    content: dict[str, Any] = tomllib.loads(data.decode())
    fingerprint = hashlib.sha256(data.replace(b"\r\n", b"\n")).hexdigest()[:12]
    content["fingerprint"] = (same_box or {}).get(fingerprint, fingerprint)
    return content
