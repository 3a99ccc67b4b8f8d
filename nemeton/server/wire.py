"""The forms of docs/protocol.md as types: what may be asked, and what is answered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from nemeton.core.options import OptionValue
from nemeton.core.thing import Thing, View
from nemeton.server import limits

Status = Literal["waiting", "playing", "over", "abandoned"]
SeatKind = Literal["human", "bot", "free"]
ClockKind = Literal["none", "move", "bank"]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
EntryNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Level = Annotated[int, Meta(ge=1, le=8)]
Name = Annotated[str, Meta(max_length=limits.NAME_CHARACTERS)]
Chain = Annotated[
    list[Annotated[str, Meta(max_length=limits.MOVE_CHARACTERS)]], Meta(min_length=1, max_length=limits.CHAIN_MOVES)
]
PromiseKey = Annotated[str, Meta(min_length=1, max_length=limits.PROMISE_CHARACTERS)]
ChatText = Annotated[str, Meta(min_length=1, max_length=limits.CHAT_CHARACTERS)]

encode = msgspec.json.encode

# --- asked over HTTP ---


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: SeatKind = "human"
    name: Name | None = None
    level: Level | None = None


class Clock(Struct, forbid_unknown_fields=True):
    kind: ClockKind = "none"
    seconds: Annotated[float, Meta(ge=0, le=1_209_600)] = 0.0
    increment: Annotated[float, Meta(ge=0, le=3_600)] = 0.0


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, OptionValue] = {}
    clock: Clock = msgspec.field(default_factory=Clock)
    talk: Annotated[float, Meta(ge=0, le=limits.TALK_SECONDS)] | None = None
    open: bool = False


class Sit(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    name: Name = ""


class AboutSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Claim(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=limits.TOKEN_CHARACTERS)]


class Play(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    after: EntryNumber
    moves: Chain


class Undo(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    after: EntryNumber | None = None


class AnswerUndo(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    yes: bool


class StandIn(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    level: Level | None = None


class Say(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    text: ChatText


class GivePromise(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    receiver: SeatNumber
    kind: PromiseKey
    place: PromiseKey | None = None


# --- asked over the socket ---


class PlayMessage(Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    seat: SeatNumber
    after: EntryNumber
    moves: Chain
    request: int | None = None


class UndoMessage(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    seat: SeatNumber
    after: EntryNumber | None = None
    request: int | None = None


class AnswerUndoMessage(Struct, tag_field="type", tag="answer_undo", forbid_unknown_fields=True):
    seat: SeatNumber
    yes: bool
    request: int | None = None


class ChatMessage(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    seat: SeatNumber
    text: ChatText
    request: int | None = None


class PromiseMessage(Struct, tag_field="type", tag="promise", forbid_unknown_fields=True):
    seat: SeatNumber
    receiver: SeatNumber
    kind: PromiseKey
    place: PromiseKey | None = None
    request: int | None = None


class ReadyMessage(Struct, tag_field="type", tag="ready", forbid_unknown_fields=True):
    seat: SeatNumber
    request: int | None = None


class PingMessage(Struct, tag_field="type", tag="ping"):
    request: int | None = None


ClientMessage = (
    PlayMessage | UndoMessage | AnswerUndoMessage | ChatMessage | PromiseMessage | ReadyMessage | PingMessage
)

# --- answered ---


class SeatInfo(Struct):
    seat: int
    kind: SeatKind
    name: str | None
    level: int | None
    connected: bool
    yours: bool
    stand_in: int | None
    clock: float | None


class UndoInfo(Struct):
    allowed: bool
    consent: bool
    reason: str | None


class UndoRequestInfo(Struct):
    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class Result(Struct):
    points: list[int]
    ranking: list[int]
    facts: list[Thing]


class PromisingInfo(Struct):
    """A kind of promise; the places are keys of the field's type."""

    name: str
    field: str | None
    places: list[str]


class SpeakerInfo(Struct):
    """What an own seat can promise, and to whom it has not promised anything yet."""

    seat: int
    receivers: list[int]
    kinds: list[PromisingInfo]


class TalkInfo(Struct):
    topic: str
    window: bool  # bots wait
    seconds: float | None  # until silence counts as an answer
    ready: list[int]
    waiting: list[int]
    speakers: list[SpeakerInfo]


class TableInfo(Struct):
    id: str
    name: str
    game: str
    players: int
    options: dict[str, OptionValue]
    status: Status
    created: str
    open: bool
    number: int
    turn: int | None
    awaited: list[int]
    kind: str | None
    seats: list[SeatInfo]
    clock: Clock
    talk_seconds: float
    talk: TalkInfo | None
    spectators: int
    undo: UndoInfo
    undo_request: UndoRequestInfo | None
    result: Result | None
    rematch: str | None
    commitment: str | None


class EntryInfo(Struct, omit_defaults=True):
    number: int
    seat: int | None
    say: str | None
    forced: bool
    back_to: int | None = None


class MoveInfo(Struct):
    move: int
    say: str
    about: Thing


class Ask(Struct):
    seat: int
    kind: str
    number: int
    moves: list[MoveInfo]


class ChatInfo(Struct):
    seat: int
    name: str
    text: str
    at: str
    number: int


class Snapshot(Struct, tag_field="type", tag="snapshot"):
    number: int
    table: TableInfo
    view: View | None
    views: dict[str, View]
    asks: list[Ask]
    log: list[Thing]
    chat: list[ChatInfo]
    promises: list[Thing]


class Update(Struct, tag_field="type", tag="update"):
    number: int
    entries: list[EntryInfo]
    events: list[Thing]
    table: TableInfo
    view: View | None
    views: dict[str, View]
    asks: list[Ask]
    promises: list[Thing]


class TableMessage(Struct, tag_field="type", tag="table"):
    table: TableInfo


class ChatTold(Struct, tag_field="type", tag="chat"):
    chat: ChatInfo


class PromisesTold(Struct, tag_field="type", tag="promises"):
    promises: list[Thing]
    table: TableInfo


class Ok(Struct, tag_field="type", tag="ok"):
    request: int | None
    number: int


class Pong(Struct, tag_field="type", tag="pong"):
    pass


class ErrorInfo(Struct, tag_field="type", tag="error"):
    code: str
    message: str
    why: list[Thing] = []
    request: int | UnsetType | None = UNSET


class Created(Struct):
    table: TableInfo
    tokens: dict[str, str]


class Seated(Struct):
    table: TableInfo
    token: str


class Imported(Struct):
    id: str
    table: TableInfo


class Accepted(Struct):
    number: int
    table: TableInfo


class Why(Struct):
    why: list[Thing]


class Alternative(Struct):
    """`behind`: by how many points it is worse than the suggestion, as far as the search can tell."""

    say: str
    about: Thing
    behind: float


class Hint(Struct):
    move: int
    say: str
    about: Thing
    alternatives: list[Alternative]


class Position(Struct, omit_defaults=True):
    number: int
    entry: EntryInfo | None
    events: list[Thing]
    view: View
    views: dict[str, View] = {}


class Positions(Struct):
    table: TableInfo
    positions: list[Position]
    promises: list[Thing] = []


class Health(Struct):
    status: Literal["ok", "storage"]
    version: str


class GameInfo(Struct):
    """As `Game.describe` gives it."""

    name: str
    title: str
    min_players: int
    max_players: int
    minutes: int
    options: list[dict[str, Any]]
    fields: dict[str, str]
    terms: dict[str, list[str]]
    decisions: list[str]
    facts: dict[str, int]
    talk_seconds: int
