"""What is told when a table has gone on: to everybody what is new for him, made from his own views alone.

An update says which number it follows and what changed in the view since; it carries no view. Whoever has not got that
number, or finds that his view has become another than the server's, asks for the whole.
"""

from __future__ import annotations

from zlib import crc32

from msgspec import UNSET, UnsetType

from nemeton.core.thing import Thing, View
from nemeton.server import wire
from nemeton.server.table import render
from nemeton.server.table.sights import Own, eyes
from nemeton.server.table.table import Table


class News:
    """The entries of a table above a number, for all who look at it."""

    def __init__(self, table: Table, after: int) -> None:
        self._table, self._after = table, after
        self._story = render.story(table, after)
        self._lines = table.lines[after:]
        self._open = [None if line.secret or line.forced else render.entry_info(line, ()) for line in self._lines]
        self._info = render.Infos(table, sure=False)
        seats = eyes(connection.own for connection in table.connections)
        self._sights = {} if table.match is None else table.sights.follow(table.match, after, table.number, seats)

    def told(self, own: Own) -> wire.Changed | wire.Update:
        table, after = self._table, self._after
        sights = [self._sights.get(seat) for seat in eyes([own])]
        if None in sights:
            return render.update(table, own, after)
        shown, *others = [sight for sight in sights if sight is not None]
        asks = render.asks(table, own)
        return wire.Changed(
            number=table.number,
            after=after,
            entries=[info or render.entry_info(line, own) for line, info in zip(self._lines, self._open, strict=True)],
            events=render.events(table, own, self._story, shown.told),
            table=self._info.of(own),
            changes=shown.rest,
            views={str(seat): sight.all_changes() for seat, sight in zip(own, others, strict=False)},
            asks=asks,
            promises=self._promises(own),
            sum=check_sum(shown.view, {str(seat): one.view for seat, one in zip(own, others, strict=False)})
            if asks
            else UNSET,
        )

    def _promises(self, own: Own) -> list[Thing] | UnsetType:
        """Those that stand, if there are any."""
        return render.promises(self._table, own) if self._table.promises.any else UNSET


def check_sum(view: View | None, views: dict[str, View]) -> int:
    """Of what somebody sees, as it stands in a message: whoever is asked to decide can make sure that he sees it."""
    return crc32(wire.encode([view, views]))
