"""Reading a game's content.toml, the data of its box."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

GAMES = Path(__file__).resolve().parents[1] / "games"

Place = tuple[str | int, ...]  # from the whole content down to one figure
Correction = tuple[Place, Any]  # which figure, and what it is instead


@dataclass(frozen=True)
class Box:
    """Which box of a game is meant: the present one, one of an earlier release, or either with corrections."""

    text: bytes | None = None  # the content of an earlier release; None: the present content.toml
    fingerprint: str = ""  # by which that one is known
    corrections: tuple[Correction, ...] = ()

    def correct(self, content: dict[str, Any]) -> None:
        """Puts the corrections in; with them it is another box, whose fingerprint says so."""
        if not self.corrections:
            return
        content["base"] = content["fingerprint"]
        content["fingerprint"] = fingerprint_of(content["base"], self.corrections)
        for path, value in self.corrections:
            inner: Any = content
            for step in path[:-1]:
                inner = inner[step]
            inner[path[-1]] = value


def fingerprint_of(base: str, corrections: tuple[Correction, ...]) -> str:
    """Of a corrected box: the same figures give the same one, however the file is written."""
    told = json.dumps([base, sorted(corrections, key=str)], ensure_ascii=False)
    return hashlib.sha256(told.encode()).hexdigest()[:12]


_chosen: dict[str, Box] = {}


def choose(game: str, box: Box | None) -> None:
    """Which box the next import of that game reads; None: the present one."""
    if box is None:
        _chosen.pop(game, None)
    else:
        _chosen[game] = box


def load(game: str, same_box: Mapping[str, str] | None = None) -> dict[str, Any]:
    """The content.toml in the folder of a game; compiled modules lie elsewhere, so they name the game.

    Its fingerprint stands in every record and table. Where a file only says better what an earlier one held, `same_box`
    maps its own fingerprint to the earlier one, so that records and tables go on; any other change is another box."""
    box = _chosen.get(game, Box())
    data = (GAMES / game / "content.toml").read_bytes() if box.text is None else box.text
    content: dict[str, Any] = tomllib.loads(data.decode())
    fingerprint = box.fingerprint or hashlib.sha256(data.replace(b"\r\n", b"\n")).hexdigest()[:12]
    content["fingerprint"] = (same_box or {}).get(fingerprint, fingerprint)
    box.correct(content)
    return content
