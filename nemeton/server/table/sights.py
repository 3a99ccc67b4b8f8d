"""What those who look at a table have been shown last, so that they need only be told what is new.

A view follows from the number of the table and the eyes that see it. So whoever knows the number has the view, and
what changed in it is found from that view alone: nothing that other eyes see can get into it. What several eyes see is
rendered once for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable

from nemeton.core.match import Match, Sight
from nemeton.core.thing import View

Eye = int | None  # a seat's, or a spectator's
Own = tuple[int, ...]  # the seats that somebody holds


def eye(own: Own) -> Eye:
    """With which eyes the table is looked at: with those of a seat if there is just one."""
    return own[0] if len(own) == 1 else None


def eyes(owns: Iterable[Own]) -> list[Eye]:
    """All that are needed: who holds several seats sees openly, and with the eyes of each."""
    needed: dict[Eye, None] = {}
    for own in owns:
        needed[eye(own)] = None
        if len(own) > 1:
            needed.update(dict.fromkeys(own))
    return list(needed)


class Sights:
    def __init__(self) -> None:
        self._number = -1
        self._views: dict[Eye, View] = {}

    def view(self, match: Match, number: int, seat: Eye) -> View:
        """What those eyes see at the present number of the table."""
        if number != self._number:
            self._number, self._views = number, {}
        if seat not in self._views:
            self._views[seat] = match.game.view(match.state, seat)
        return self._views[seat]

    def follow(self, match: Match, after: int, number: int, seats: list[Eye]) -> dict[Eye, Sight]:
        """What the table's way from one number to another showed to these eyes; for those of which nobody knows what
        they saw before, nothing. Afterwards only they are remembered."""
        known = self._views if self._number == after else {}
        if match.state.trail is not None and not all(seat in known for seat in seats):
            shown = match.seen(seats)
        else:
            seats = [seat for seat in seats if seat in known]
            shown = match.seen(seats, [known[seat] for seat in seats])
        found = dict(zip(seats, shown, strict=True))
        self._number, self._views = number, {seat: sight.view for seat, sight in found.items()}
        return found

    def forget(self) -> None:
        self._views = {}
