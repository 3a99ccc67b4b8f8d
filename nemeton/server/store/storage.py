"""The database: opening it, bringing it up to date, and every question that is asked of it.

SQLite in WAL mode with synchronous=FULL: an acknowledged move survives not only a killed process but a power cut; with
commits shared between tables (see `writer`) that costs little. PostgreSQL, for several servers, does the same unless it
is told not to, and then no server begins with it (see `postgres`).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    NullPool,
    Row,
    and_,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql import Select

from nemeton.core.options import OptionValue
from nemeton.server import limits
from nemeton.server.errors import BadSetting, StorageFailed, Unreadable
from nemeton.server.store import postgres, schema
from nemeton.server.store.file import Watched, keep_private
from nemeton.server.store.seal import Seal
from nemeton.server.store.writer import Afar, Beside, Statement, Taken, Writer
from nemeton.server.wire import ClockKind, Late, SeatKind, Status

MIGRATIONS = Path(__file__).parent / "migrations"
KEY = "key"  # the name of the fact that marks it
BUSY_SECONDS = 10  # how long one process waits for another that is writing


@dataclass(frozen=True)
class TableRow:
    id: str
    name: str
    game: str
    rules: int
    content: str
    players: int
    options: dict[str, OptionValue]
    status: Status
    open: bool
    clock_kind: ClockKind
    clock_seconds: float
    clock_increment: float
    secret: bytes
    created: float
    rematch_of: str | None = None
    talk_seconds: float = 0.0  # how long a discussion lasts; 0: nobody waits
    practice: bool = False  # one person against bots, who may take back whatever he has learnt
    lesson: str | None = None  # the guided game it is a chapter of, …
    chapter: int | None = None  # … counted from 0
    origin: str | None = None  # the game it plays on from, as wire.OriginInfo in JSON
    shuffling: bool = False  # people are asked for words before the first draw
    contributions: tuple[str, ...] = ()  # the words that go into every draw, with who gave them
    changes: int = 0  # how often anything about it has been stored since it was laid
    asking: str | None = None  # who asks to take back, as table.UndoRequest in JSON


@dataclass
class SeatRow:
    kind: SeatKind
    name: str | None = None
    level: int | None = None
    stand_in: int | None = None
    token_hash: str | None = None
    device_hash: str | None = None
    until_back: bool = False  # others have asked for the stand-in: it goes as soon as the holder is back
    ends: bool = False  # would like the game to end here
    luck: str | None = None  # the digest of words for the draws; None: takes no part in them, empty: is asked for it
    words: str | None = None  # … and the words, once they are told


class Line(msgspec.Struct, frozen=True):
    """One entry as it is kept. `seat` is CHANCE for the dealer; an undo names the number it goes back to."""

    number: int
    kind: Literal["move", "chance", "undo"]
    seat: int
    say: str
    forced: bool
    secret: bool  # not everybody may know which move it was
    back_to: int | None
    clock: float | None  # what the seat had left afterwards, if the table has a clock
    at: float
    late: Late | None = None  # what ran out, so that the table decided instead of the person


@dataclass(frozen=True)
class ChatRow:
    seat: int
    name: str
    text: str
    number: int
    at: float


@dataclass(frozen=True)
class PromiseRow:
    seat: int
    receiver: int
    kind: str
    place: str | None
    topic: str  # the discussion in which it was given
    number: int  # of the entry it follows
    at: float


@dataclass(frozen=True)
class OfferRow:
    offer: int  # counted at the table
    seat: int
    receiver: int | None  # None: whoever agrees
    gives: str | None
    gives_place: str | None
    asks: str | None
    asks_place: str | None
    private: bool
    counters: int | None
    topic: str
    number: int  # of the entry it follows
    at: float


@dataclass(frozen=True)
class AnswerRow:
    offer: int
    seat: int
    yes: bool
    reason: str | None
    number: int
    at: float


@dataclass(frozen=True)
class ReplayRow:
    id: str
    name: str
    game: str
    text: str
    info: str  # as a table, in JSON
    device_hash: str | None
    created: float


@dataclass(frozen=True)
class Sketch:
    id: str
    name: str
    game: str
    created: float


@dataclass(frozen=True)
class Stored:
    """All that is known of a table."""

    row: TableRow
    seats: list[SeatRow]
    lines: list[Line]
    chats: list[ChatRow]
    promises: list[PromiseRow]
    offers: list[OfferRow]
    answers: list[AnswerRow]
    rematch: str | None


class Storage:
    def __init__(self, url: str, seal: Seal) -> None:
        self.engine = open_engine(url)
        self.shared = postgres.is_one(url)  # other servers may use it at the same time
        self._moment = self.engine.execution_options(isolation_level="REPEATABLE READ") if self.shared else self.engine
        self._seal = seal
        self._url = url
        self.file = Watched(url)
        self.writer = Writer(Afar(self.engine) if self.shared else Beside(open_beside(url)), self.file)

    async def start(self) -> None:
        keep_private(self._url)
        try:
            await self._bring_up_to_date()
        except SQLAlchemyError:  # another server may be doing just the same at this moment
            await asyncio.sleep(1)
            await self._bring_up_to_date()
        self.file.begin()
        self.writer.start()
        await self._know_key()

    async def _know_key(self) -> None:
        """All servers on a database have one key: the first leaves a mark of it, the others must be able to read it."""
        kept = await self._mark()
        if kept is None:
            try:
                await self.writer.store(
                    (insert(schema.facts), [{"name": KEY, "told": self._seal.close_text(KEY, KEY)}])
                )
            except Taken:  # another server was faster
                kept = await self._mark()
        if kept is not None:
            self.refuse_other_key(kept)

    async def _mark(self) -> str | None:
        rows = await self._rows(select(schema.facts.c.told).where(schema.facts.c.name == KEY))
        return rows[0].told if rows else None

    def refuse_other_key(self, mark: str) -> None:
        try:
            self._seal.open_text(KEY, mark)
        except Unreadable:
            raise BadSetting(
                "the games in this database are sealed with another key; give every server the same file with --key"
            ) from None

    async def _bring_up_to_date(self) -> None:
        async with self.engine.connect() as connection:
            if self.shared:
                await postgres.alone(connection)
            await connection.run_sync(migrate)
            await connection.commit()

    async def open_anew(self) -> None:
        """Another file lies in the place of the database: from now on it is the database."""
        await self.writer.hang_up()
        await self.engine.dispose()
        await self._bring_up_to_date()
        await self.writer.emptied()  # until now everything is refused
        self.file.begin()

    async def stop(self) -> None:
        await self.writer.stop()
        await self.engine.dispose()

    # --- reading ---

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        try:
            async with self.engine.connect() as connection:
                found: Sequence[Row[Any]] = (await connection.execute(query)).all()
            return found
        except (SQLAlchemyError, OSError, TimeoutError) as problem:
            raise StorageFailed from problem

    async def healthy(self) -> bool:
        if self.file.gone():
            return False
        try:
            async with asyncio.timeout(2):
                async with self.engine.connect() as connection:
                    await connection.execute(text("select 1"))
        except (SQLAlchemyError, OSError, TimeoutError):
            return False
        return True

    async def load(self, table_id: str, after: int = 0) -> Stored | None:
        """All of it as it was at one moment, but of its entries only those above a number."""
        t, s, e, c, p = schema.tables, schema.seats, schema.entries, schema.chats, schema.promises
        o, a = schema.offers, schema.answers
        recent = select(c).where(c.c.table_id == table_id).order_by(c.c.id.desc()).limit(limits.CHATS_KEPT_IN_SIGHT)
        try:
            async with self._moment.connect() as connection:

                async def rows(query: Select[Any]) -> list[dict[str, Any]]:
                    found = (await connection.execute(query)).mappings()
                    return [{str(name): value for name, value in row.items()} for row in found]

                found = await rows(select(t).where(t.c.id == table_id))
                if not found:
                    return None
                newer = select(e).where(e.c.table_id == table_id, e.c.number > after).order_by(e.c.number)
                row, lines = found[0], await rows(newer)
                secret = self._seal.open_secret(table_id, row["secret"])
                kept = {
                    "row": {
                        **row,
                        "options": json.loads(row["options"]),
                        "contributions": json.loads(row["contributions"]),
                        "secret": secret,
                    },
                    "seats": await rows(select(s).where(s.c.table_id == table_id).order_by(s.c.seat)),
                    "lines": [{**line, "say": self._seal.open_text(table_id, line["say"])} for line in lines],
                    "chats": (await rows(recent))[::-1],
                    "promises": await rows(select(p).where(p.c.table_id == table_id).order_by(p.c.at)),
                    "offers": await rows(select(o).where(o.c.table_id == table_id).order_by(o.c.offer)),
                    "answers": await rows(select(a).where(a.c.table_id == table_id).order_by(a.c.at)),
                    "rematch": (await connection.execute(select(t.c.id).where(t.c.rematch_of == table_id))).scalar(),
                }
            return msgspec.convert(kept, Stored)
        except (SQLAlchemyError, OSError, TimeoutError) as problem:
            raise StorageFailed from problem
        except (ValueError, TypeError) as problem:  # no JSON, or no word this server knows
            raise Unreadable(str(problem)) from None

    async def changes_of(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How often each of these tables has changed."""
        t = schema.tables
        return {
            row.id: row.changes for row in await self._rows(select(t.c.id, t.c.changes).where(t.c.id.in_(table_ids)))
        }

    async def sketch(self, table_id: str) -> Sketch | None:
        """What can be said of a table without understanding it."""
        t = schema.tables
        rows = await self._rows(select(t.c.id, t.c.name, t.c.game, t.c.created).where(t.c.id == table_id))
        return Sketch(**rows[0]._mapping) if rows else None

    async def rematch_of(self, table_id: str) -> str | None:
        rows = await self._rows(select(schema.tables.c.id).where(schema.tables.c.rematch_of == table_id))
        return rows[0].id if rows else None

    async def taken_names(self, names: Sequence[str]) -> set[str]:
        """Those of these names that a table has already."""
        t = schema.tables
        return {row.name for row in await self._rows(select(t.c.name).where(t.c.name.in_(names)))}

    async def open_tables(self) -> list[str]:
        """Newest first, those that wait for players before those that play."""
        t = schema.tables
        query = select(t.c.id).where(t.c.open, t.c.status.in_(("waiting", "playing")))
        query = query.order_by(t.c.status.desc(), t.c.created.desc()).limit(limits.LISTED)
        return [row.id for row in await self._rows(query)]

    async def tables_of(self, hashes: Iterable[str]) -> list[str]:
        known = list(hashes)
        if not known:
            return []
        s, t = schema.seats, schema.tables
        held = or_(s.c.device_hash.in_(known), s.c.token_hash.in_(known))
        query = select(t.c.id, t.c.created).join(s, s.c.table_id == t.c.id).where(held, t.c.status != "abandoned")
        rows = await self._rows(query.distinct().order_by(t.c.created.desc()).limit(limits.LISTED))
        return [row.id for row in rows]

    async def tables_to_resume(self) -> list[str]:
        """Those in play in which a bot may have to move, or a clock or a discussion runs; and where it is shuffled."""
        s, t = schema.seats, schema.tables
        alive = or_(s.c.kind == "bot", s.c.stand_in.is_not(None), t.c.clock_kind != "none", t.c.talk_seconds > 0)
        playing = and_(t.c.status == "playing", alive)
        shuffling = and_(t.c.status == "waiting", t.c.shuffling)
        query = select(t.c.id).join(s, s.c.table_id == t.c.id).where(or_(playing, shuffling))
        return [row.id for row in await self._rows(query.distinct())]

    async def editions(self) -> list[tuple[str, int, str]]:
        """By which rules and with which boxes the games in play were begun."""
        t = schema.tables
        query = select(t.c.game, t.c.rules, t.c.content).where(t.c.status.in_(("waiting", "playing"))).distinct()
        return [(row.game, row.rules, row.content) for row in await self._rows(query)]

    async def boxes(self) -> dict[tuple[str, str], str]:
        """Corrected boxes by game and fingerprint, in JSON."""
        return {(row.game, row.fingerprint): row.told for row in await self._rows(select(schema.boxes))}

    async def replay(self, replay_id: str) -> ReplayRow | None:
        rows = await self._rows(select(schema.replays).where(schema.replays.c.id == replay_id))
        return ReplayRow(**rows[0]._mapping) if rows else None

    async def replays_of(self, device_hash: str, skip: int = 0) -> list[str]:
        """What is told of them in a list, newest first; their texts stay where they are."""
        r = schema.replays
        query = select(r.c.info).where(r.c.device_hash == device_hash).order_by(r.c.created.desc(), r.c.id)
        return [row.info for row in await self._rows(query.offset(skip).limit(limits.LISTED))]

    async def tables_held(self, device_hash: str) -> int:
        """At how many tables that are not over a device holds a seat."""
        s, t = schema.seats, schema.tables
        held = select(s.c.table_id).join(t, s.c.table_id == t.c.id).where(s.c.device_hash == device_hash)
        held = held.where(t.c.status.in_(("waiting", "playing"))).distinct()
        return int((await self._rows(select(func.count()).select_from(held.subquery())))[0][0])

    async def tables_of_bots(self) -> list[str]:
        """Those in play at which no person sits."""
        s, t = schema.seats, schema.tables
        people = select(s.c.table_id).where(s.c.table_id == t.c.id, s.c.kind != "bot").exists()
        return [row.id for row in await self._rows(select(t.c.id).where(t.c.status == "playing", ~people))]

    async def replays_kept(self, device_hash: str) -> tuple[int, int, int]:
        """How many records that device has brought, how long they are, and how many there are all together."""
        r = schema.replays
        mine = r.c.device_hash == device_hash
        own = select(func.count()).select_from(r).where(mine).scalar_subquery()
        size = select(func.coalesce(func.sum(func.length(r.c.text)), 0)).where(mine).scalar_subquery()
        every = select(func.count()).select_from(r).scalar_subquery()
        rows = await self._rows(select(own.label("own"), size.label("size"), every.label("every")))
        return rows[0].own, rows[0].size, rows[0].every

    async def review(self, source_id: str, form: int) -> str | None:
        """What was found about a finished game, in JSON."""
        r = schema.reviews
        rows = await self._rows(select(r.c.told).where(r.c.id == source_id, r.c.format == form))
        return str(rows[0].told) if rows else None

    # --- the servers that share it ---

    async def be_seen(self, node: str, lease: float) -> tuple[str, ...]:
        """Notes that this server is alive; all that have been seen within so many seconds."""
        n = schema.nodes
        try:
            async with asyncio.timeout(lease), self.engine.begin() as connection:
                await connection.execute(postgres.seen(n, node))
                await connection.execute(delete(n).where(n.c.seen < postgres.CLOCK - postgres.FORGOTTEN))
                alive = await connection.execute(
                    select(n.c.id).where(n.c.seen > postgres.CLOCK - lease).order_by(n.c.id)
                )
                return tuple(row.id for row in alive)
        except (SQLAlchemyError, OSError, TimeoutError) as problem:
            raise StorageFailed from problem

    async def leave(self, node: str) -> None:
        """Nobody needs to wait until this server is missed."""
        async with asyncio.timeout(2), self.engine.begin() as connection:
            await connection.execute(delete(schema.nodes).where(schema.nodes.c.id == node))

    # --- writing what is sealed ---

    def new_table(self, row: TableRow, seats: Sequence[SeatRow]) -> list[Statement]:
        secret = self._seal.close(row.id, row.secret)
        told = {"options": json.dumps(row.options), "contributions": json.dumps(row.contributions)}
        stored = {**asdict(row), **told, "secret": secret}
        people = [{"table_id": row.id, "seat": number, **asdict(seat)} for number, seat in enumerate(seats)]
        return [(INSERT_TABLE, [stored]), (INSERT_SEATS, people)]

    def new_lines(self, table_id: str, lines: Sequence[Line]) -> Statement:
        return INSERT_LINES, [
            {"table_id": table_id, **msgspec.structs.asdict(line), "say": self._said(table_id, line)} for line in lines
        ]

    def _said(self, table_id: str, line: Line) -> str:
        return self._seal.close_text(table_id, line.say) if line.secret else line.say


# --- writing the rest: statements, to be put together into one job ---

INSERT_TABLE = insert(schema.tables)
INSERT_SEATS = insert(schema.seats)
INSERT_LINES = insert(schema.entries)
INSERT_CHAT = insert(schema.chats)
INSERT_PROMISE = insert(schema.promises)
INSERT_OFFER = insert(schema.offers)
INSERT_ANSWER = insert(schema.answers)
INSERT_REPLAY = insert(schema.replays)
INSERT_REVIEW = insert(schema.reviews)
INSERT_BOX = insert(schema.boxes)


def new_status(table_id: str, status: Status) -> Statement:
    return update(schema.tables).where(schema.tables.c.id == table_id).values(status=status), []


def new_asking(table_id: str, asking: str | None) -> Statement:
    return update(schema.tables).where(schema.tables.c.id == table_id).values(asking=asking), []


def new_shuffling(table_id: str) -> Statement:
    return update(schema.tables).where(schema.tables.c.id == table_id).values(shuffling=True), []


def new_beginning(table_id: str, contributions: Sequence[str]) -> Statement:
    begun = {"status": "playing", "shuffling": False, "contributions": json.dumps(contributions)}
    return update(schema.tables).where(schema.tables.c.id == table_id).values(**begun), []


def new_seat(table_id: str, number: int, seat: SeatRow, was: SeatRow) -> Statement:
    """Changes a seat only if nobody else has changed it meanwhile: one row is touched, or none."""
    s = schema.seats
    unchanged = [s.c[key].is_not_distinct_from(value) for key, value in vars(was).items()]
    chosen = update(s).where(s.c.table_id == table_id, s.c.seat == number, *unchanged)
    return chosen.values(**vars(seat)), []


def new_chat(table_id: str, chat: ChatRow) -> Statement:
    return INSERT_CHAT, [{"table_id": table_id, **vars(chat)}]


def new_promise(table_id: str, promise: PromiseRow) -> Statement:
    return INSERT_PROMISE, [{"table_id": table_id, **vars(promise)}]


def new_offer(table_id: str, offer: OfferRow) -> Statement:
    return INSERT_OFFER, [{"table_id": table_id, **vars(offer)}]


def new_answer(table_id: str, answer: AnswerRow) -> Statement:
    return INSERT_ANSWER, [{"table_id": table_id, **vars(answer)}]


def new_replay(row: ReplayRow) -> Statement:
    return INSERT_REPLAY, [vars(row)]


def new_box(game: str, fingerprint: str, told: str, now: float) -> Statement:
    return INSERT_BOX, [{"game": game, "fingerprint": fingerprint, "told": told, "created": now}]


def new_review(source_id: str, form: int, told: str, now: float) -> Statement:
    return INSERT_REVIEW, [{"id": source_id, "format": form, "told": told, "created": now}]


# --- opening ---


def open_engine(url: str) -> AsyncEngine:
    try:
        if postgres.is_one(url):
            return postgres.open_engine(url)
        if not url.startswith("sqlite"):
            raise BadSetting("this database cannot be used; give a file name for SQLite, or postgresql://…")
        engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS})
    except (SQLAlchemyError, ImportError) as problem:
        raise BadSetting(f"this database cannot be used ({problem}); give a file name for SQLite") from None
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def open_beside(url: str) -> Engine:
    """The same file for a thread of its own; a connection that is given up is closed."""
    plain = make_url(url).set(drivername="sqlite")
    engine = create_engine(plain, connect_args={"timeout": BUSY_SECONDS}, poolclass=NullPool)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection, version: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
