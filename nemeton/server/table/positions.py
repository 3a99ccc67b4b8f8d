"""A game from its beginning, position by position: for the replay of a table and of an imported record.

There is one position for every decision; draws and what happened by itself are folded into the position before them.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

from nemeton.core.errors import BadRecord, UnknownGame
from nemeton.core.game import Game
from nemeton.core.match import Entry, Match
from nemeton.core.record import Record, parse, replay
from nemeton.core.state import CHANCE, OVER, Event, State
from nemeton.core.thing import Refusal, Thing
from nemeton.games import of_record
from nemeton.server import wire
from nemeton.server.errors import Refused
from nemeton.server.table import seating
from nemeton.server.table.render import result_of, time_up, utc_text

ALL = -1  # everything open


def positions(
    match: Match,
    places: Sequence[int],
    seat: int | None,
    ended: bool = True,
    late: Mapping[int, wire.Late] | None = None,
) -> list[wire.Position]:
    """As a seat saw them (None: a spectator, ALL: everybody). `places` gives the number of every entry, `late` those
    that the table decided because time was up. Only when the game has ended is it told of other seats where they had no
    choice."""
    game = match.game
    again = Match(game, match.state.players, match.options)
    found: list[wire.Position] = []
    entry: wire.EntryInfo | None = None
    told = 0
    for position, line in enumerate(match.entries):
        if position < len(again.entries):
            continue
        if line.seat != CHANCE:
            found.append(_position(again, places, entry, told, seat, late or {}))
            told = len(again.events)
            known = game.public(line.move) or seat in (line.seat, ALL)
            forced = line.forced and (ended or line.seat == seat)
            entry = wire.EntryInfo(places[position], line.seat, line.say if known else None, forced)
            again.watch()
        again.play(line.move, None if line.seat == CHANCE else line.seat)
    found.append(_position(again, places, entry, told, seat, late or {}))
    return found


def before(match: Match, places: Sequence[int], number: int) -> tuple[State, Entry] | None:
    """How the game stood before that entry was decided, and the entry; None if nobody decided it."""
    again = Match(match.game, match.state.players, match.options)
    for position, line in enumerate(match.entries):
        if position < len(again.entries):
            continue
        if places[position] == number:
            return None if line.seat == CHANCE or line.forced else (again.state, line)
        again.play(line.move, None if line.seat == CHANCE else line.seat)
    return None


def _position(
    match: Match,
    places: Sequence[int],
    entry: wire.EntryInfo | None,
    told: int,
    seat: int | None,
    late: Mapping[int, wire.Late],
) -> wire.Position:
    game, state = match.game, match.state
    number = places[len(match.entries) - 1] if match.entries else 0
    cause = entry.number if entry is not None else 0
    viewer = None if seat == ALL else seat
    changed = match.changes(viewer)
    events = [time_up(entry.seat, late[cause], cause)] if entry is not None and cause in late else []
    events += [
        {**_told(game, state.players, event, seat), "number": cause, "changes": changed.get(number, [])}
        for number, event in enumerate(match.events[told:], start=told)
    ]
    view = game.view(state, viewer)
    views = {str(one): game.view(state, one) for one in range(state.players)} if seat == ALL else {}
    return wire.Position(number, entry, events, view, views)


def _told(game: Game, players: int, event: Event, seat: int | None) -> Thing:
    """As one seat heard of it; for ALL, every field as somebody knew it."""
    if seat != ALL:
        return game.tell(event, seat)
    thing = game.tell(event, None)
    for one in range(players):
        heard = game.tell(event, one)
        thing = {key: heard[key] if value is None else value for key, value in thing.items()}
    return thing


# --- imported records ---


def read_record(text: str | bytes) -> tuple[Record, Match]:
    """Plays a record through; Refused names the first line that does not hold."""
    try:
        record = parse(text)
        match = replay(record, of_record(record))
        names = {seat: seating.clean_name(name) for seat, name in record.seats.items() if seat < record.players}
        record.seats = {seat: name for seat, name in names.items() if name}
        return record, match
    except BadRecord as problem:
        facts = {"reason": problem.reason, "line": problem.line, "say": problem.say}
        raise Refused("bad_record", str(problem), [Refusal("", "bad_record", facts)]) from None
    except UnknownGame as problem:
        raise Refused("bad_request", str(problem)) from None


def replay_info(replay_id: str, name: str, record: Record, match: Match) -> wire.TableInfo:
    """An imported record in the form of a table, so that clients need to know only one."""
    players = match.state.players
    return wire.TableInfo(
        id=replay_id,
        name=name,
        game=record.game,
        players=players,
        options=dict(match.options),
        status="over" if match.state.turn == OVER else "abandoned",
        created=utc_text(time.time()),
        open=False,
        practice=False,
        number=len(match.entries),
        turn=None,
        awaited=[],
        kind=None,
        seats=[
            wire.SeatInfo(
                seat,
                "human",
                record.seats.get(seat, f"Seat {seat + 1}"),
                None,
                False,
                False,
                None,
                None,
                wire.PromiseRecord(0, 0, 0),
            )
            for seat in range(players)
        ],
        clock=wire.Clock(),
        talk_seconds=0,
        talk=None,
        spectators=0,
        undo=wire.UndoInfo(False, False, "not_playing"),
        undo_request=None,
        result=result_of(match),
        rematch=None,
        commitment=record.commitment or None,
        rules=record.rules,
        content=record.content,
    )
