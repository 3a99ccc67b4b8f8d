"""One table in memory: its row, its seats, the list of entries, and the game that list amounts to.

Nothing here waits or writes. A change is prepared as a `Draft` beside the game; only when the draft is stored does the
table take it over. So whoever looks at a table sees what is on disk and nothing else.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import msgspec

from nemeton.core.dealer import FairDealer
from nemeton.core.errors import BadNotation, IllegalMove
from nemeton.core.game import Game
from nemeton.core.match import Match
from nemeton.core.state import CHANCE, OVER
from nemeton.core.thing import Refusal, Thing
from nemeton.games import boxes, edition
from nemeton.players.levels import STAND_IN
from nemeton.server.errors import Refused, Unreadable
from nemeton.server.store.storage import ChatRow, Line, OfferRow, SeatRow, Stored, TableRow
from nemeton.server.table import shuffling
from nemeton.server.table.clocks import TableClock
from nemeton.server.table.promises import Promises
from nemeton.server.table.sights import Sights
from nemeton.server.table.window import Window
from nemeton.server.wire import Late, SeatInfo, Status

if TYPE_CHECKING:
    from nemeton.server.table.fanout import Connection

PRESENCE_SECONDS = 25.0  # for which another server's word holds about who looks at a table through it


@dataclass(frozen=True)
class Draft:
    """A game that goes on from the table's by these lines, not yet stored. A branch has only its own entries, and their
    places; the table's come before them."""

    match: Match
    places: list[int]
    lines: list[Line]
    branch: bool = False

    @property
    def over(self) -> bool:
        return self.match.state.turn == OVER


@dataclass
class UndoRequest:
    seat: int
    to: int
    agreed: set[int]

    def kept(self) -> str:
        return msgspec.json.encode(self).decode()

    @classmethod
    def of(cls, kept: str | None) -> UndoRequest | None:
        return None if kept is None else msgspec.json.decode(kept, type=cls)


@dataclass(frozen=True)
class Elsewhere:
    """Who looks at a table through another server, as it has told last."""

    seats: frozenset[int]
    spectators: int
    heard: float


@dataclass(eq=False)
class Table:
    row: TableRow
    seats: list[SeatRow]
    lines: list[Line]
    chats: list[ChatRow]
    promises: Promises
    rematch: str | None
    match: Match | None = None  # None: not yet started
    places: list[int] = field(default_factory=list)  # for every entry of the match, its number in `lines`
    asked: dict[int, int] = field(default_factory=dict)  # for every seat that is asked, the number since which it is
    changes: int = field(init=False)  # how often it had changed in the database when it was last read or written
    clock: TableClock = field(init=False)
    window: Window = field(init=False)
    undo_request: UndoRequest | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # one writer at a time
    connections: set[Connection] = field(default_factory=set)
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)  # by the name of the server
    gone: dict[int, float] = field(default_factory=dict)  # when the last connection of each seat broke
    since: float = field(default_factory=time.monotonic)  # when this table was laid or read
    shuffled: float = field(default_factory=time.monotonic)  # since when people are asked for words
    sights: Sights = field(default_factory=Sights)
    # by seat, whether somebody looks with its eyes, and whether it is told to him who holds it
    shown_seats: dict[tuple[int, bool, bool], tuple[SeatRow, SeatInfo]] = field(default_factory=dict)
    absence_seconds: float = 60.0  # how long somebody is away before others may put a bot into the seat
    remarks: list[Thing] = field(default_factory=list)  # what bots said about their last decisions
    revision: int = 0  # how often it has been told what the table is like
    forgotten: bool = False  # another database is in use by now

    def __post_init__(self) -> None:
        self.clock = TableClock(self.row.clock_kind, self.row.clock_seconds, self.row.clock_increment)
        self.clock.restore(self.lines)
        self.window = Window(self.row.talk_seconds)
        self.changes, self.undo_request = self.row.changes, UndoRequest.of(self.row.asking)
        self.attend(time.monotonic())
        self.asked = {seat: self.asked.get(seat, self.number) for seat in self.awaited()}

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return edition(self.row.game, self.row.rules, self.row.content)

    @property
    def number(self) -> int:
        return len(self.lines)

    def awaited(self) -> list[int]:
        return self.match.state.awaited() if self.match is not None and self.row.status == "playing" else []

    def bot_level(self, seat: int) -> int | None:
        """Of the bot that decides for this seat, if one does."""
        row = self.seats[seat]
        return row.level if row.kind == "bot" else row.stand_in

    def least_stand_in(self) -> int:
        """Nobody is replaced by a weaker bot than those who play already."""
        return max([STAND_IN, *(row.level or 0 for row in self.seats if row.kind == "bot")])

    def absent_for(self, seat: int) -> float:
        """For how many seconds nobody has been looking with the eyes of that seat; 0: somebody is."""
        if seat in self.present():
            return 0.0
        seen = [other.heard for other in self.elsewhere.values() if seat in other.seats]
        return time.monotonic() - max([self.gone.get(seat, self.since), *seen])

    def present(self) -> set[int]:
        """The seats with whose eyes somebody is looking, through this server or another."""
        here = {seat for connection in self.connections for seat in connection.own}
        return here.union(*(other.seats for other in self._others()))

    def spectators(self) -> int:
        here = sum(not connection.own for connection in self.connections)
        return here + sum(other.spectators for other in self._others())

    def _others(self) -> list[Elsewhere]:
        """A server that has told nothing for a while is gone, and those who looked through it."""
        if not self.elsewhere:
            return []
        now = time.monotonic()
        return [other for other in self.elsewhere.values() if now - other.heard < PRESENCE_SECONDS]

    def hear_of(self, server: str, seats: frozenset[int], spectators: int) -> bool:
        """Who looks at this table through another server; whether that is news."""
        before = (self.present(), self.spectators())
        known = self.elsewhere.get(server)
        now = time.monotonic()
        self.gone |= dict.fromkeys(known.seats - seats if known is not None else (), now)
        self.elsewhere[server] = Elsewhere(seats, spectators, now)
        return before != (self.present(), self.spectators())

    def forget(self) -> None:
        """Nothing is written to this one any more; whoever looks at it comes back and sees the one that is kept."""
        self.forgotten = True
        for connection in self.connections:
            connection.too_slow.set()

    def refuse_if_forgotten(self) -> None:
        if self.forgotten:
            raise Refused("conflict", "the tables were put back to an earlier copy; look again")

    def part(self, connection: Connection) -> None:
        """That connection is gone."""
        self.connections.discard(connection)
        if not self.connections:
            self.sights.forget()
        self.gone |= dict.fromkeys(connection.own, time.monotonic())

    def asked_people(self) -> list[int]:
        return [seat for seat in self.awaited() if self.bot_level(seat) is None]

    def people(self) -> list[int]:
        """Seats of people who decide for themselves."""
        return [seat for seat, row in enumerate(self.seats) if row.kind == "human" and row.stand_in is None]

    def topic(self) -> str | None:
        """What may be talked about now."""
        return self.game.talk.discussed(self.match.state) if self.match is not None and self.awaited() else None

    def attend(self, now: float) -> None:
        """Clock and window follow who is asked what."""
        asked = self.asked_people()
        self.clock.ask(asked, now)
        offered, said = self.offered(), sum(self.promises.said)
        self.window.follow(self.topic(), self.people(), asked, now, self.concerned(), offered, said)

    def think_on(self, now: float) -> None:
        """The clocks have been running at another server, since the entry by which each seat was asked was stored: who
        comes here meanwhile gains nothing. `now` is the time of day."""
        for seat, number in self.asked.items():
            if seat in self.clock.since and number:
                self.clock.since[seat] -= max(0.0, now - self.lines[number - 1].at)

    def concerned(self) -> set[int]:
        """Who wants something in this discussion, and who has not yet answered what he is offered."""
        topic = self.topic()
        if topic is None or self.match is None:
            return set()
        petitioner = self.game.talk.petitioner(self.match.state)
        return self.offered() | (set() if petitioner is None else {petitioner})

    def open_to(self, row: OfferRow) -> set[int]:
        """Who has not yet answered that offer."""
        answered = {row.seat, *(one.seat for one in self.promises.answers_to(self.places, row.offer))}
        return ({row.receiver} if row.receiver is not None else set(self.people())) - answered

    def offered(self) -> set[int]:
        """Who has not yet answered an offer of this discussion."""
        rows = self.promises.discussed(self.places, self.topic())
        return set().union(*(self.open_to(row) for row in rows))

    def late(self, now: float) -> dict[int, Late]:
        """Whose time is up, and of what."""
        found: dict[int, Late] = {}
        for seat in self.window.late(now):
            found[seat] = "talk"
        for seat in self.clock.late(now):
            found[seat] = "clock"
        return dict(sorted(found.items()))

    def next_end(self, now: float) -> float | None:
        """In how many seconds somebody's time is up, or a discussion, or what is shuffled is dealt."""
        ends = (self.clock.next_end(now), self.window.next_end(now), self.shuffling_left(now))
        return min((end for end in ends if end is not None), default=None)

    def shuffling_left(self, now: float) -> float | None:
        """In how many seconds it is dealt without those who have told no words."""
        return self.shuffled + shuffling.PATIENCE - now if self.row.shuffling else None

    @property
    def ended(self) -> bool:
        return self.row.status in ("over", "abandoned")

    def refuse_if_ended(self) -> None:
        if self.ended:
            raise Refused("over", "this game is over")

    def begun(self) -> Match:
        """The game, if it has been started."""
        if self.match is None:
            raise Refused("conflict", "this game has not been started yet")
        return self.match

    def playing(self) -> Match:
        """The game, if it is going on."""
        self.refuse_if_ended()
        return self.begun()

    def dealer(self, match: Match) -> FairDealer:
        """Goes on where the game stands: a draw that was taken back comes again, so undoing is no way to fish."""
        dealer = FairDealer(self.row.secret, self.row.contributions)
        dealer.draws = match.draws
        return dealer

    def refuse_unless_asked(self, seat: int, after: int) -> None:
        """Whoever answers must know what he is asked."""
        state = self.playing().state
        if not self.asked.get(seat, self.number) <= after <= self.number:
            raise Refused("conflict", f"the table is at number {self.number}, not {after}; look again")
        if seat not in self.asked:
            raise Refused("not_your_turn", "it is not your turn", self.game.why_not(state, seat, 0))

    # --- preparing ---

    def start(self) -> Draft:
        """The first deal."""
        return self._deal_and_write(Match(self.game, self.row.players, self.row.options))

    def deal_on(self) -> Draft | None:
        """What is to be drawn, if that is what the game has stopped at: so does one that was saved only in part."""
        if self.match is None or self.row.status != "playing" or self.match.state.turn != CHANCE:
            return None
        return self._deal_and_write(self.match.branch(), branch=True)

    def start_at(self, match: Match) -> Draft:
        """The game goes on from there."""
        return self._deal_and_write(match)

    def chain(self, seat: int, wishes: Sequence[str | int], late: Late | None = None) -> Draft:
        """These moves one after the other and all that follows from them; Refused if one of them is not legal."""
        match = self.playing().branch()
        match.watch()
        play_all(match, seat, wishes)
        return self._deal_and_write(match, seat, late, branch=True)

    def _deal_and_write(
        self, match: Match, seat: int | None = None, late: Late | None = None, branch: bool = False
    ) -> Draft:
        match.dealer = self.dealer(match)
        match.deal()
        lines = lines_of(match, 0, self.number + 1, time.time())
        if seat is not None:
            left = self.clock.after_move(seat, time.monotonic())
            lines = [
                msgspec.structs.replace(line, clock=left, late=late) if line.seat == seat and not line.forced else line
                for line in lines
            ]
        return Draft(match, [line.number for line in lines], lines, branch)

    def back(self, seat: int, entries: int) -> Draft:
        """The game as it stood after that many entries of it, by an undo of that seat."""
        match = self.playing()
        earlier = Match(match.game, self.row.players, match.options)
        for entry in match.entries[:entries]:
            if not entry.forced:
                earlier.play(entry.move, None if entry.seat == CHANCE else entry.seat)
        places = self.places[:entries]
        back_to = places[-1] if places else 0
        left = self.clock.after_undo(seat, self._since(back_to), time.monotonic())
        line = Line(self.number + 1, "undo", seat, "undo", False, False, back_to, left, time.time())
        return Draft(earlier, places, [line])

    def _since(self, number: int) -> list[Line]:
        """The entries above that number that have not been taken back."""
        standing = set(self.places)
        return [line for line in self.lines[number:] if line.number in standing]

    # --- taking over ---

    def set_status(self, status: Status) -> None:
        self.row = replace(self.row, status=status)

    def take_over(self, draft: Draft) -> None:
        for line in draft.lines:
            if line.kind == "undo":
                self.clock.took_back(line.seat, self._since(line.back_to or 0), line.clock)
        if draft.branch and self.match is not None:
            draft.match.replaces(self.match)
            self.match = draft.match
            self.places += draft.places
        else:
            self.match, self.places = draft.match, draft.places
        self.lines.extend(draft.lines)
        self.undo_request = None
        self._ask(draft.lines)
        self.clock.moved([line for line in draft.lines if line.kind == "move"])
        self.window.decided({line.seat for line in draft.lines if line.kind == "move" and not line.forced})
        self.attend(time.monotonic())

    def _ask(self, lines: list[Line]) -> None:
        """Where several decide at the same time, the decision of one leaves the others asked as they were."""
        decided = {line.seat for line in lines}
        others = self.asked if all(line.kind == "move" and not line.forced for line in lines) else {}
        still = {seat: number for seat, number in others.items() if seat not in decided}
        self.asked = {seat: still.get(seat, self.number) for seat in self.awaited()}

    def renew(self, stored: Stored) -> None:
        """Somebody else has written: become what is on disk. Of the entries only the newer ones are given."""
        now, new, begun = time.monotonic(), stored.lines, self.match is not None
        if stored.row.shuffling and not self.row.shuffling:
            self.shuffled = now
        self.row, self.seats = stored.row, stored.seats
        self.chats, self.rematch = stored.chats, stored.rematch
        self.promises = Promises(stored.promises, stored.offers, stored.answers)
        self.changes, self.undo_request = stored.row.changes, UndoRequest.of(stored.row.asking)
        self.lines = [*self.lines, *new]
        if self.match is None or any(line.kind == "undo" for line in new):
            self.match, self.places, asked = match_of(self.row, self.lines)
            self.asked = {seat: asked.get(seat, self.number) for seat in self.awaited()}
        elif new:
            match = self.match.copy()
            match.watch()
            play_lines(match, new)
            self.match, self.places = match, self.places + [line.number for line in new]
            self._ask(new)
        else:
            self.asked = {seat: self.asked.get(seat, self.number) for seat in self.awaited()}
        if new:
            self.clock.restore(self.lines)
            self.clock.since = {} if not begun else self._still_thinking(new)
            self.window.decided({line.seat for line in new if line.kind == "move" and not line.forced})
        self.attend(now)

    def _still_thinking(self, new: Sequence[Line]) -> dict[int, float]:
        """Since when those have been asked who have not decided meanwhile."""
        decided = {line.seat for line in new if line.clock is not None}
        return {seat: since for seat, since in self.clock.since.items() if seat not in decided}


def play_all(match: Match, seat: int, wishes: Sequence[str | int]) -> None:
    for position, wish in enumerate(wishes):
        try:
            match.play(match.game.parse(match.state, wish) if isinstance(wish, str) else wish, seat)
        except (BadNotation, IllegalMove):
            where = f" (move {position + 1} of {len(wishes)}; none of them was played)" if len(wishes) > 1 else ""
            raise _illegal(f"{wish!r} is not legal{where}", match.game.why_not(match.state, seat, wish)) from None


def _illegal(what: str, why: list[Refusal]) -> Refused:
    rules = [refusal.name.replace("_", " ") + (f" ({refusal.rule})" if refusal.rule else "") for refusal in why]
    return Refused("illegal_move", f"{what}: {'; '.join(rules)}", why)


def lines_of(match: Match, done: int, first: int, now: float) -> list[Line]:
    """The entries of a game from there on, as they are kept; the first of them has that number."""
    return [
        Line(
            number,
            "chance" if entry.seat == CHANCE else "move",
            entry.seat,
            entry.say,
            entry.forced,
            not match.game.public(entry.move),
            None,
            None,
            now,
        )
        for number, entry in enumerate(match.entries[done:], start=first)
    ]


def table_of(stored: Stored) -> Table:
    match, places, asked = match_of(stored.row, stored.lines)
    promises = Promises(stored.promises, stored.offers, stored.answers)
    return Table(stored.row, stored.seats, stored.lines, stored.chats, promises, stored.rematch, match, places, asked)


def match_of(row: TableRow, lines: list[Line]) -> tuple[Match | None, list[int], dict[int, int]]:
    """The game a list of entries amounts to: what was taken back is left out, what is forced happens by itself. And for
    every seat that is asked at its end, the number since which it is."""
    try:
        game = edition(row.game, row.rules, row.content)
    except boxes.UnknownBox as problem:
        raise Unreadable(str(problem)) from None
    if row.status == "waiting" or (row.status == "abandoned" and not lines):
        return None, [], {}
    valid: list[Line] = []
    for line in lines:
        if line.kind == "undo":
            while valid and valid[-1].number > (line.back_to or 0):
                valid.pop()
        else:
            valid.append(line)
    match = Match(game, row.players, row.options)
    asked = play_lines(match, valid)
    taken_back = max((line.number for line in lines if line.kind == "undo"), default=0)
    return match, [line.number for line in valid], {seat: max(since, taken_back) for seat, since in asked.items()}


def play_lines(match: Match, lines: Sequence[Line]) -> dict[int, int]:
    """Plays entries that were stored; what is forced has happened by itself. For every seat that is asked then, the
    number since which it is: where several decide, the decision of one leaves the others asked as they were."""
    asked: dict[int, int] = {}
    for position, line in enumerate(lines, start=len(match.entries)):
        if position >= len(match.entries):
            seat = None if line.seat == CHANCE else line.seat
            match.play(match.game.read(match.state, line.say, seat), seat)
        others = asked if line.kind == "move" and not line.forced else {}
        asked = {
            seat: others.get(seat, line.number) if seat != line.seat else line.number for seat in match.state.awaited()
        }
    return asked
