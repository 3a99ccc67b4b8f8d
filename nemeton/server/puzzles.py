"""Puzzles for the page: the position as its seat sees it, what may be asked about it, and what a move is worth there.

Nothing is stored: every answer is made from the list that ships with the game. The solution leaves the server only when
somebody has found it or asks for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache

from nemeton.core.errors import BadNotation, IllegalMove, UnknownGame
from nemeton.core.game import Game
from nemeton.core.match import Match
from nemeton.core.rng import Rng
from nemeton.games import names
from nemeton.players.player import Position
from nemeton.players.reasons import reasons, turn_of
from nemeton.review.puzzles import Puzzle, match_of, puzzles_of
from nemeton.server import wire
from nemeton.server.errors import Refused
from nemeton.server.table import render
from nemeton.server.table.questions import why_after
from nemeton.server.table.table import play_all

POSITIONS_KEPT = 32
LETTERS = "ABCDEFGH"


def every() -> list[wire.PuzzleShelf]:
    """The puzzles of all games that have some, and today's of each."""
    today = datetime.now(UTC).date()
    shelves = []
    for name in names():
        collection = puzzles_of(name)
        if collection.puzzles:
            infos = [_info(name, puzzle) for puzzle in collection.puzzles]
            shelves.append(wire.PuzzleShelf(name, today.isoformat(), collection.of_day(today).id, infos))
    return shelves


def _info(game: str, puzzle: Puzzle) -> wire.PuzzleInfo:
    return wire.PuzzleInfo(puzzle.id, game, puzzle.players, puzzle.kind, puzzle.theme, puzzle.hard)


@lru_cache(POSITIONS_KEPT)
def _found(game: str, puzzle_id: str) -> tuple[Puzzle, Match]:
    """Played up to the position; nobody may play on in it."""
    try:
        collection = puzzles_of(game)
    except UnknownGame as problem:
        raise Refused("not_found", str(problem)) from None
    puzzle = collection.find(puzzle_id)
    if puzzle is None:
        raise Refused("not_found", f"there is no puzzle {puzzle_id!r}")
    return puzzle, match_of(puzzle, collection.game)


def position(game: str, puzzle_id: str) -> wire.PuzzlePosition:
    puzzle, match = _found(game, puzzle_id)
    seat, state = puzzle.seat, match.state.copy()
    state.turn_to(seat)
    log = [{**thing, "number": 0} for thing in match.tell(seat)]
    ask = render.ask_in(match.game, state, seat, len(match.entries), free=False)
    view = match.game.view(state, seat)
    return wire.PuzzlePosition(_info(game, puzzle), _table(game, puzzle, match), view, ask, log)


def _table(game: str, puzzle: Puzzle, match: Match) -> wire.TableInfo:
    """A puzzle in the form of a table, so that the page needs to know only one."""
    seats = [
        wire.SeatInfo(
            seat,
            "human" if seat == puzzle.seat else "bot",
            LETTERS[seat],
            None,
            True,
            seat == puzzle.seat,
            None,
            None,
            wire.PromiseRecord(0, 0, 0),
        )
        for seat in range(puzzle.players)
    ]
    return wire.TableInfo(
        id=f"puzzle-{game}-{puzzle.id}",
        name=puzzle.id,
        game=game,
        players=puzzle.players,
        options=dict(match.options),
        status="playing",
        created="",
        open=False,
        practice=False,
        number=len(match.entries),
        turn=puzzle.seat,
        awaited=[puzzle.seat],
        kind=puzzle.kind,
        seats=seats,
        clock=wire.Clock(),
        talk_seconds=0,
        talk=None,
        spectators=0,
        undo=wire.UndoInfo(False, False, "nothing_to_take_back"),
        undo_request=None,
        result=None,
        rematch=None,
        commitment=None,
    )


# --- questions ---


def why(game: str, puzzle_id: str, wish: str, moves: Sequence[str]) -> wire.Why:
    puzzle, match = _found(game, puzzle_id)
    return why_after(match, puzzle.seat, wish, moves)


def ahead(game: str, puzzle_id: str, moves: Sequence[str]) -> wire.Ahead:
    """As at a table: in a world dealt anew, as long as nothing is drawn and nobody else decides."""
    puzzle, match = _found(game, puzzle_id)
    trial, known, seat = match.copy(), len(match.entries), puzzle.seat
    trial.state.redeal(seat, Rng(known, seat + 1))
    play_all(trial, seat, moves)
    state, new = trial.state, trial.entries[known:]
    if state.turn != seat or any(entry.seat != seat for entry in new):
        return wire.Ahead(None, None)
    return wire.Ahead(
        render.ask_in(match.game, state, seat, known + len(new), free=False), match.game.view(state, seat)
    )


def judge(game: str, puzzle_id: str, say: str) -> wire.PuzzleVerdict:
    """Whether a move is the answer; if not, what speaks against it, without telling the answer."""
    puzzle, match = _found(game, puzzle_id)
    the_game, state = match.game, match.state
    try:
        tried = the_game.read(state, say, puzzle.seat)
    except (BadNotation, IllegalMove) as problem:
        raise Refused("illegal_move", str(problem)) from None
    answer = the_game.read(state, puzzle.answer, puzzle.seat)
    right = tried == answer
    other = the_game.read(state, puzzle.second.say, puzzle.seat) if right else answer
    return wire.PuzzleVerdict(
        right,
        _percent(puzzle.chance_of(the_game.say(state, tried))),
        _percent(puzzle.chance_of(puzzle.answer)),
        _reasons(the_game, match, puzzle.seat, tried, other),
    )


def solution(game: str, puzzle_id: str) -> wire.Suggestion:
    puzzle, match = _found(game, puzzle_id)
    the_game, seat = match.game, puzzle.seat
    state = match.state.copy()
    state.turn_to(seat)
    answer, second = (the_game.read(state, say, seat) for say in (puzzle.answer, puzzle.second.say))
    world = Position(the_game, state, seat).world(Rng(1))
    found = turn_of(the_game, world, seat, answer)
    turn = []
    for move in found.moves:
        turn.append(wire.MoveInfo(move, the_game.say(world, move), the_game.about(world, move)))
        world.play(move)
    chance = _percent(puzzle.chance_of(puzzle.answer))
    told = _reasons(the_game, match, seat, answer, second)
    return wire.Suggestion(answer, puzzle.answer, turn[0].about, turn, chance, round(found.points, 1), None, told)


def _reasons(game: Game, match: Match, seat: int, move: int, other: int) -> list[wire.HintReason]:
    world = Position(game, match.state, seat).world(Rng(1))
    found = reasons(game, world, seat, move, other)
    return [wire.HintReason(reason.name, round(reason.worth, 2), list(reason.amounts)) for reason in found]


def _percent(chance: float | None) -> int | None:
    return None if chance is None else round(100 * chance)
