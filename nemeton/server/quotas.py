"""How many tables one person may have in play: nobody fills the house alone.

A device may hold seats at so many tables that are not over. Tables of bots alone are held by nobody: they are counted
for the address they were laid from, as long as the server runs, and for all together.
"""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.server import limits
from nemeton.server.errors import Refused
from nemeton.server.store.storage import Storage
from nemeton.server.table.table import Table


class Quotas:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._of_bots: dict[str, str] = {}  # the table, and from where it was laid

    async def refuse_if_full(self, device: str, address: str, kinds: Sequence[str]) -> None:
        """Raises Refused if another table with such seats would be too many."""
        if all(kind == "bot" for kind in kinds):
            playing = set(await self._storage.tables_of_bots())
            self._of_bots = {table: laid for table, laid in self._of_bots.items() if table in playing}
            own = sum(laid == address for laid in self._of_bots.values())
            if own >= limits.BOT_TABLES_PER_ADDRESS or len(playing) >= limits.BOT_TABLES:
                raise Refused("full", "enough bots play among themselves here; wait until a game is over")
        elif await self._storage.tables_held(device) >= limits.TABLES_PER_DEVICE:
            raise Refused("full", f"you sit at {limits.TABLES_PER_DEVICE} tables already; end or leave one first")

    def laid(self, address: str, table: Table) -> None:
        if all(seat.kind == "bot" for seat in table.seats):
            self._of_bots[table.id] = address
