"""The games: one folder each, all of the same shape. A folder with a `game.py` that defines GAME is a game."""

from __future__ import annotations

import difflib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from nemeton.core.errors import BadRecord, UnknownGame
from nemeton.core.game import Game
from nemeton.core.record import Record
from nemeton.games import boxes


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/game.py")))


@cache
def game(name: str) -> Game:
    if name not in names():
        close = difflib.get_close_matches(name, names(), 1, 0.4)
        hint = f" Did you mean {close[0]!r}?" if close else ""
        raise UnknownGame(f"there is no game {name!r}.{hint} Known are: {', '.join(names())}")
    boxes.begin(name)
    return cast(Game, import_module(f"nemeton.games.{name}.game").GAME)


@cache
def edition(name: str, rules: int, content: str) -> Game:
    """The game as it was when something was begun: by which rules, with which box. UnknownBox if that is not known."""
    current = game(name)
    if not 1 <= rules <= current.rules_version:
        raise boxes.UnknownBox(
            f"version {rules} of the rules of {name} is not known here, only up to {current.rules_version}; "
            "a newer Nemeton can read it"
        )
    found = current if content == current.content["fingerprint"] else boxes.beside(current, content)
    return found.by_rules(rules)


def of_record(record: Record) -> Game:
    """The game a record was played by; BadRecord if that is not known here."""
    try:
        return edition(record.game, record.rules, record.content)
    except boxes.UnknownBox as problem:
        raise BadRecord(0, str(problem), "version") from None
