"""`nemeton replay` and `nemeton verify`: game files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from nemeton.cli.common import Content, Json, Lang, console, print_json, say_if_plain
from nemeton.cli.show import Show
from nemeton.core.errors import BadRecord, NemetonError
from nemeton.core.match import Match
from nemeton.core.record import Record, parse
from nemeton.core.record import replay as replay_record
from nemeton.core.state import CHANCE
from nemeton.games import of_record, packs
from nemeton.words import Words


def read_file(file: Path) -> Record:
    try:
        return parse(file.read_bytes())
    except OSError as problem:
        raise BadRecord(0, f"cannot be read: {problem.strerror or problem}") from None


def replay(
    file: Annotated[Path, typer.Argument(help="A game file, *.nem.")],
    lang: Lang = "en",
    speed: Annotated[float, typer.Option(help="Decisions per second; 0 is as fast as it goes.")] = 2.0,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter before every decision.")] = False,
    board: Annotated[bool, typer.Option(help="Show the board before every decision.")] = True,
    content: Content = None,
) -> None:
    """Show a recorded game, with board and log."""
    packs.use(content)
    try:
        record = read_file(file)
        game = of_record(record)
        names = [record.seats.get(seat, "") or f"{seat + 1}" for seat in range(record.players)]
        show = Show(Words.of(game, lang), names, max(0.0, speed), step, board)
        say_if_plain()
        match = replay_record(record, game, lambda match: show.look(match) if match.state.turn != CHANCE else None)
    except BadRecord as problem:
        raise NemetonError(f"{file}: {problem}") from None
    show.end(match)


def verify(
    files: Annotated[list[Path], typer.Argument(help="Game files, *.nem.")],
    json: Json = False,
    content: Content = None,
) -> None:
    """Check game files: every move legal, every draw as the revealed seed gives it, the result right."""
    packs.use(content)
    results = [_verify(file) for file in files]
    if json:
        print_json(results)
    else:
        for result in results:
            console.print(_sentence(result), markup=False, soft_wrap=True)
    if not all(result["ok"] for result in results):
        raise typer.Exit(1)


def _verify(file: Path) -> dict[str, Any]:
    try:
        record = read_file(file)
        match = replay_record(record, of_record(record))
    except BadRecord as problem:
        return {"file": str(file), "ok": False, "line": problem.line, "problem": str(problem)}
    except NemetonError as problem:
        return {"file": str(file), "ok": False, "line": 0, "problem": str(problem)}
    return {"file": str(file), "ok": True, **_summary(record, match)}


def _summary(record: Record, match: Match) -> dict[str, Any]:
    decisions = sum(entry.seat != CHANCE and not entry.forced for entry in match.entries)
    draws = sum(entry.seat == CHANCE for entry in match.entries)
    return {
        "game": record.game,
        "players": record.players,
        "finished": record.finished,
        "decisions": decisions,
        "draws": draws,
        "draws_proved": bool(record.secret),
        "ranking": record.ranking,
    }


def _sentence(result: dict[str, Any]) -> str:
    if not result["ok"]:
        return f"{result['file']}: wrong: {result['problem']}"
    draws = "all follow from the revealed seed" if result["draws_proved"] else "not checkable, no seed is revealed"
    state = "finished" if result["finished"] else "unfinished"
    return (
        f"{result['file']}: ok: {result['game']}, {result['players']} players, {state}, "
        f"{result['decisions']} decisions, {result['draws']} draws ({draws})"
    )
