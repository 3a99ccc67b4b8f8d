"""Games as data for imitation: a row for every decision, as JSON lines or Parquet; columns: docs/research.md."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from nemeton.core.errors import BadOption
from nemeton.core.game import Game
from nemeton.core.match import Match
from nemeton.core.options import complete
from nemeton.core.rng import seed_of_game
from nemeton.core.state import State
from nemeton.players.series import play_match, seated

ROWS_AT_ONCE = 5_000
FORMATS = (".jsonl", ".parquet")


@dataclass(frozen=True)
class Decision:
    """One row: what a seat saw and could do, what it did, and how the game ended for all."""

    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    seed: int  # of this game's dealer
    number: int  # of the game in the export
    decision: int  # of the game, from 1 on, whoever made it
    seat: int
    bot: str
    phase: str
    view: dict[str, Any]
    moves: list[int]
    says: list[str]  # of the moves, in the same order
    chosen: int  # place in `moves`
    points: list[int]  # of every seat at the end
    places: list[int]  # 1 for the winner; ties share


class Noting:
    """Looks at a game before every question, and knows afterwards what was chosen."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: list[tuple[int, str, dict[str, Any], list[int], int]] = []

    def __call__(self, match: Match) -> None:
        state: State = match.state
        seat = state.turn
        view = dict(self.game.view(state, seat))
        self.seen.append((seat, self.game.phase(state), view, state.moves(seat), len(match.entries)))


def decisions(
    game: Game, bots: Sequence[str], games: int, seed: int, options: dict[str, Any] | None = None
) -> Iterator[Decision]:
    """All decisions of games between these bots; game i is the one `nemeton simulate` plays with that seed."""
    full = complete(game.options, options or {})
    with seated(game, bots, options) as players:
        for number in range(games):
            luck, noting = seed_of_game(seed, number), Noting(game)
            match, _ = play_match(game, players, luck, options, noting)
            points, places = match.state.points(), match.state.ranking()
            for decision, (seat, phase, view, moves, entry) in enumerate(noting.seen, start=1):
                yield Decision(
                    game=game.name,
                    rules_version=game.rules_version,
                    players=len(bots),
                    options=dict(full),
                    seed=luck,
                    number=number,
                    decision=decision,
                    seat=seat,
                    bot=bots[seat],
                    phase=phase,
                    view=view,
                    moves=moves,
                    says=[game.say(match.state, move) for move in moves],
                    chosen=moves.index(match.entries[entry].move),
                    points=points,
                    places=places,
                )


def write(path: Path, rows: Iterator[Decision]) -> int:
    """How many rows were written. The ending of the name says the format; a file that breaks off is removed."""
    if path.suffix not in FORMATS:
        raise BadOption(f"the name of an export ends in {' or '.join(FORMATS)}, not in {path.suffix or 'nothing'!r}")
    try:
        return _write_parquet(path, rows) if path.suffix == ".parquet" else _write_lines(path, rows)
    except BaseException:
        with suppress(OSError):
            path.unlink(missing_ok=True)
        raise


def _write_lines(path: Path, rows: Iterator[Decision]) -> int:
    count = 0
    with path.open("w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(asdict(row), ensure_ascii=False) + "\n")
            count += 1
    return count


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise BadOption(
            'Parquet needs pyarrow, which is not installed: pip install "nemeton[parquet]", or write *.jsonl'
        ) from None
    return pyarrow, pyarrow.parquet


def _write_parquet(path: Path, rows: Iterator[Decision]) -> int:
    """Views and options are JSON texts there: their shape differs from game to game."""
    arrow, parquet = _arrow()
    whole, texts = arrow.int64(), arrow.string()
    kinds = {"int": whole, "str": texts, "list[int]": arrow.list_(whole), "list[str]": arrow.list_(texts)}
    schema = arrow.schema([(name, kinds.get(str(kind), texts)) for name, kind in Decision.__annotations__.items()])
    count, waiting = 0, []
    with parquet.ParquetWriter(path, schema) as writer:
        for row in rows:
            flat = asdict(row)
            waiting.append({**flat, "view": json.dumps(row.view), "options": json.dumps(row.options)})
            count += 1
            if len(waiting) == ROWS_AT_ONCE:
                writer.write_table(arrow.Table.from_pylist(waiting, schema))
                waiting = []
        writer.write_table(arrow.Table.from_pylist(waiting, schema))
    return count


def read(path: str | Path) -> Iterator[Decision]:
    """The decisions of an export, in the order they were made."""
    path = Path(path)
    if path.suffix == ".parquet":
        _, parquet = _arrow()
        for part in parquet.ParquetFile(path).iter_batches():
            for row in part.to_pylist():
                yield Decision(**{**row, "view": json.loads(row["view"]), "options": json.loads(row["options"])})
        return
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, start=1):
            try:
                yield Decision(**json.loads(line))
            except (ValueError, TypeError) as problem:
                raise BadOption(f"{path}, line {number}: no decision of an export ({problem})") from None
