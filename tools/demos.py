"""Records what the development page plays without a server: python -m tools.demos

Each case is a stretch of a golden game as the first player sees it: the view before, events with the changes they made,
the view after. `web/src/games/<game>/demo/told.json` holds those of a game; `/?demo=meduris&case=finale` shows one. A
test fails until this was run after a change of views or events.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from nemeton.core.record import parse, replay
from nemeton.core.thing import Thing
from nemeton.games import of_record
from nemeton.server.table.positions import positions
from nemeton.server.wire import Position

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "web" / "src" / "games"


class Stretch(NamedTuple):
    record: str  # a golden game
    begin: str  # the event whose first telling begins it
    decisions: int


STRETCHES = {
    "celtica": {"events": Stretch("4-players_seeded_greedy", "give", 8)},
    "edora": {"events": Stretch("4-players_seeded_greedy", "contest", 3)},
    "graenaland": {
        "events_ballot": Stretch("4-players_seeded_random", "accepted", 1),
        "events_building": Stretch("4-players_seeded_greedy", "village", 3),
        "events_declared": Stretch("4-players_seeded_greedy", "declares", 3),
        "events_heroes": Stretch("4-players_seeded_greedy", "exchange", 1),
        "events_joint": Stretch("4-players_seeded_random", "joint_built", 4),
        "events_production": Stretch("4-players_seeded_random", "bonus", 1),
    },
    "meduris": {
        "events": Stretch("4-players_seeded_greedy", "river", 12),
        "opening": Stretch("3-players_seeded_greedy", "place", 20),
        "finale": Stretch("2-players_seeded_greedy", "last_lap", 12),
    },
}


@cache
def seen(name: str, record: str) -> list[Position]:
    """A golden game as the first player sees it."""
    text = (ROOT / "tests" / "golden" / name / f"{record}.nem").read_text("utf-8")
    record_read = parse(text)
    match = replay(record_read, of_record(record_read))
    return positions(match, range(1, len(match.entries) + 1), 0)


def recorded(name: str, stretch: Stretch) -> Thing:
    """The stretch begins with the decision after which the event is first told."""
    game = seen(name, stretch.record)
    first = next(i for i in range(1, len(game)) if any(told["name"] == stretch.begin for told in game[i].events))
    shown = game[first : first + stretch.decisions]
    return {
        "seat": 0,
        "view": game[first - 1].view,
        "ask": None,
        "events": [event for position in shown for event in position.events],
        "after": shown[-1].view,
    }


def page(name: str) -> str:
    """The text of a game's file, one case a line."""
    cases = {case: recorded(name, stretch) for case, stretch in STRETCHES[name].items()}
    lines = ",\n".join(f'"{case}": {msgspec.json.encode(thing).decode()}' for case, thing in cases.items())
    return f"{{\n{lines}\n}}\n"


if __name__ == "__main__":
    for name in STRETCHES:
        folder = SOURCES / name / "demo"
        folder.mkdir(exist_ok=True)
        (folder / "told.json").write_text(page(name), "utf-8")
