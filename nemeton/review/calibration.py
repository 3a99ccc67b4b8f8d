"""From what the judge thinks to how often it comes true: `games/<game>/calibration.json`, a map per number of players.

A map is a rising line through a few points, found on games between bots (`python -m tools.calibration` makes and proves
it on other games). Where a game has none, chances are taken as the judge gives them.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from nemeton.core.errors import BadWeights
from nemeton.core.game import Game

FORMAT = 1


@dataclass(frozen=True)
class Calibration:
    """`thought` and `true` are rising chances from 0 to 1; without any, what was thought is taken for true."""

    thought: tuple[float, ...] = ()
    true: tuple[float, ...] = ()
    made: dict[str, Any] = field(default_factory=dict, compare=False)  # from which games

    def of(self, chances: Sequence[float]) -> list[float]:
        """The chances of all seats, put right; they add up to 1 again."""
        mapped = [self.one(chance) for chance in chances]
        total = sum(mapped)
        return [chance / total for chance in mapped] if total > 0 else list(chances)

    def one(self, chance: float) -> float:
        if not self.thought:
            return chance
        right = bisect_right(self.thought, chance)
        if right == 0:
            return self.true[0]
        if right == len(self.thought):
            return self.true[-1]
        low, high = self.thought[right - 1], self.thought[right]
        share = (chance - low) / (high - low) if high > low else 1.0
        return self.true[right - 1] + share * (self.true[right] - self.true[right - 1])


def file_of(game: Game[Any, Any]) -> Path:
    return game.weights_file.with_name("calibration.json")


def calibration_of(game: Game[Any, Any], players: int) -> Calibration:
    return _read(file_of(game), game.name, game.newest_rules).get(players, Calibration())


@cache
def _read(file: Path, game: str, rules_version: int) -> dict[int, Calibration]:
    if not file.exists():
        return {}
    try:
        data = json.loads(file.read_bytes())
        if (data["format"], data["game"], data["rules_version"]) != (FORMAT, game, rules_version):
            raise ValueError("made for another game, other rules or another format")
        maps = {int(players): _checked(**one) for players, one in data["players"].items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as problem:
        raise BadWeights(f"{file}: damaged ({problem}); `python -m tools.calibration {game}` makes it anew") from None
    return maps


def _checked(thought: list[float], true: list[float], made: dict[str, Any]) -> Calibration:
    rising = all(list(row) == sorted(row) and all(0 <= one <= 1 for one in row) for row in (thought, true))
    if not rising or len(thought) != len(true):
        raise ValueError("the chances do not rise from 0 to 1")
    return Calibration(tuple(thought), tuple(true), made)


def text_of(game: Game[Any, Any], maps: dict[int, Calibration]) -> str:
    players = {
        str(count): {**asdict(one), "thought": list(one.thought), "true": list(one.true)}
        for count, one in sorted(maps.items())
    }
    head = {"format": FORMAT, "game": game.name, "rules_version": game.rules_version}
    return json.dumps({**head, "players": players}, indent=1) + "\n"
