"""Numbers and their names, a module each: what a game's row holds (`row.py`), its moves (`move.py`), its decisions
(`ask.py`), its events (`event.py`) and the features of a position (`feature.py`).

The compiled rules need numbers as constants; everybody else needs names. A constant's own name, in small letters, is
the name that stands in messages and on the wire, so nothing depends on the order in which things are written down.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType


@dataclass(frozen=True)
class Tables:
    """The modules of a game that number things."""

    row: ModuleType  # NUMBERS: how many there are in a row
    move: ModuleType  # CODES: every move is below
    ask: ModuleType
    event: ModuleType
    feature: ModuleType


@dataclass(frozen=True)
class EventForm:
    """How the numbers of an event become a thing with words.

    A field with a question mark ("druid?") is known only to the seat the event is about."""

    name: str
    fields: tuple[str, ...] = ()


def event_forms(module: ModuleType) -> tuple[EventForm, ...]:
    """The events by number. `module.FIELDS` gives the fields of each in one text: {HUT: "seat field size"}."""
    fields: dict[int, str] = module.FIELDS
    names = _names(module, 0, len(fields))
    return tuple(EventForm(names[number], tuple(fields[number].split())) for number in range(len(fields)))


def decision_names(module: ModuleType) -> tuple[str, ...]:
    """The kinds of decision by number: those below `module.FIRST_DRAW`."""
    names = _names(module, 0, int(module.FIRST_DRAW))
    return tuple(names[number] for number in range(len(names)))


def feature_names(module: ModuleType) -> tuple[str, ...]:
    """What the judge of a game looks at, by number: those below `module.COUNT`."""
    names = _names(module, 0, int(module.COUNT))
    return tuple(names[number] for number in range(len(names)))


def _names(module: ModuleType, first: int, end: int) -> dict[int, str]:
    names: dict[int, str] = {}
    for name, number in vars(module).items():
        if name.isupper() and isinstance(number, int) and first <= number < end and not name.startswith("FIRST_"):
            if number in names:
                raise ValueError(f"{module.__name__}: {name} and {names[number].upper()} are the same number")
            names[int(number)] = name.lower()
    missing = set(range(first, end)) - set(names)
    if missing:
        raise ValueError(f"{module.__name__}: nothing has the numbers {sorted(missing)}")
    return names
