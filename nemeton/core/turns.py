"""A game told turn by turn: which events begin a turn, and what of a turn stands in the one line that tells it.

Whoever comes back to a table reads "Bram: hut on 12, took your arch rune, +3", not thirty events. The line is put
together by the reader from the events he has heard, with the tables below; a game without them is told by who moved.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from nemeton.core.thing import Thing

START_SOURCE, OTHER_SOURCE = "start", "other"  # of points in any game; their words are the core's


@dataclass(frozen=True)
class Share:
    """What an event is to the line of its turn. What a field names is asked of the event."""

    line: bool = False  # it stands in the line, with the words `net-<event>`
    wins: str = ""  # the field with what its seat wins: a number, or a list of things
    loses: str = ""  # … or loses
    helps: str = ""  # the field of the seat that is better off by it; words `net-<event>`
    hurts: str = ""  # … worse off
    order: str = ""  # such events in a row are told in the order of this field, and each is shown


@dataclass(frozen=True)
class Turns:
    """As it stands: nothing is said about turns."""

    begins: Mapping[str, str] = field(default_factory=dict)  # the events that begin a turn: the field of whose it is
    chapters: Mapping[str, str] = field(default_factory=dict)  # those that begin what is nobody's turn: its name
    shares: Mapping[str, Share] = field(default_factory=dict)
    sources: Mapping[str, str] = field(default_factory=dict)  # what points by an event come from; words `source-<name>`
    source_field: str = ""  # the field of an event that is asked for it, where one tells more than the event's name

    def source(self, event: Thing) -> str:
        """What the points come from that this event brought."""
        name = str(event.get(self.source_field) or event["name"])
        return self.sources.get(name, OTHER_SOURCE)

    def describe(self) -> Thing:
        """JSON-ready; see docs/protocol.md."""
        shares = {name: {key: value for key, value in vars(one).items() if value} for name, one in self.shares.items()}
        return {"begins": dict(self.begins), "chapters": dict(self.chapters), "shares": shares}
