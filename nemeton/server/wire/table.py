"""What is asked and told at a table, over HTTP and over its socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from nemeton.core.options import OptionValue
from nemeton.core.thing import Thing, View
from nemeton.server import limits

Status = Literal["waiting", "playing", "over", "abandoned"]
ShownStatus = Literal["waiting", "playing", "over", "abandoned", "unreadable"]
SeatKind = Literal["human", "bot", "free"]
ClockKind = Literal["none", "move", "bank"]
Late = Literal["clock", "talk"]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
EntryNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Level = Annotated[int, Meta(ge=1, le=8)]
Name = Annotated[str, Meta(max_length=limits.NAME_CHARACTERS)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # SHA-256 of words that go into every draw
Chain = Annotated[
    list[Annotated[str, Meta(max_length=limits.MOVE_CHARACTERS)]], Meta(min_length=1, max_length=limits.CHAIN_MOVES)
]
PromiseKey = Annotated[str, Meta(min_length=1, max_length=limits.PROMISE_CHARACTERS)]
ChatText = Annotated[str, Meta(min_length=1, max_length=limits.CHAT_CHARACTERS)]

encode = msgspec.json.encode

# --- dictionaries with words: these fields and those of their kind ---


class Worded(TypedDict):
    name: str  # selects the words; the other fields are their arguments


class GameEvent(TypedDict):
    name: str
    number: int  # of the entry that caused it
    changes: NotRequired[list[tuple[list[str | int], Any]]]  # where the view changed with it, and what stands there now


class Reason(TypedDict):
    name: str
    rule: NotRequired[str]


class GivenPromise(TypedDict):
    """It binds nobody. Its words are `promise-<name>`."""

    name: str
    seat: int
    receiver: int
    number: int  # of the entry it follows
    fate: Literal["open", "kept", "broken", "lapsed"]  # lapsed: its occasion did not come, or the other side failed
    settled: int | None  # the number of the entry by which it was kept or broken, or lapsed
    offer: int | None  # the offer it comes from
    private: bool  # only the two know of it


AnyThing = Annotated[Thing, Meta(title="Worded")]
AnEvent = Annotated[Thing, Meta(title="GameEvent")]
AReason = Annotated[Thing, Meta(title="Reason")]
ViewChange = tuple[list[str | int], Any]  # where the view changed, and what stands there now
APromise = Annotated[Thing, Meta(title="GivenPromise")]

# --- asked over HTTP ---


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: SeatKind = "human"
    name: Name | None = None
    level: Level | None = None
    luck: Digest | None = None


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
    practice: bool = False  # one person against bots: everything may be taken back


class NewLesson(Struct, forbid_unknown_fields=True):
    """A chapter of a guided game, counted from 0, to be played by somebody of that name."""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=60)]
    chapter: Annotated[int, Meta(ge=0, le=99)] = 0
    name: Name = ""


class WhatIf(Struct, forbid_unknown_fields=True):
    """Plays on from a position of a finished game: with the same people, or with one seat against bots."""

    number: EntryNumber
    together: bool = False
    seat: SeatNumber | None = None
    level: Level | None = None


class Claim(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=limits.TOKEN_CHARACTERS)]
    name: Name = ""  # for a seat that somebody has left
    luck: Digest | None = None


class AboutSeat(Struct, forbid_unknown_fields=True):
    """Whatever is asked for one seat."""

    seat: SeatNumber


class Sit(AboutSeat):
    name: Name = ""
    luck: Digest | None = None


class GiveLuck(AboutSeat):
    """While it is shuffled: the digest of one's own words, or the words themselves when all digests are there."""

    luck: Digest | None = None
    words: Annotated[str, Meta(min_length=1, max_length=limits.LUCK_CHARACTERS)] | None = None


class StandIn(AboutSeat):
    level: Level | None = None


class SeatBot(AboutSeat):
    """A bot of that level for a free seat; without one the seat becomes free again."""

    level: Level | None = None
    name: Name | None = None


class Play(AboutSeat):
    after: EntryNumber
    moves: Chain


class Undo(AboutSeat):
    after: EntryNumber | None = None
    turn: bool = False  # not only the last decision, but all of the seat in a row


class AnswerUndo(AboutSeat):
    yes: bool


class AnswerEnd(AboutSeat):
    yes: bool


class Say(AboutSeat):
    text: ChatText


class GivePromise(AboutSeat):
    receiver: SeatNumber
    kind: PromiseKey
    place: PromiseKey | None = None


class SaidWord(Struct, forbid_unknown_fields=True):
    """A kind of promise, and what it is about."""

    kind: PromiseKey
    place: PromiseKey | None = None


class MakeOffer(AboutSeat):
    """What a seat would do (`gives`) for what it `asks`; without a receiver whoever agrees has a deal."""

    receiver: SeatNumber | None = None
    gives: SaidWord | None = None
    asks: SaidWord | None = None
    private: bool = False
    counters: Annotated[int, Meta(ge=0)] | None = None  # the offer it answers


class SayReady(AboutSeat):
    """Enough has been said. `unless_offered`: not if an offer to the seat is open, perhaps one that its page has not
    heard of yet; a page says so where nobody has clicked."""

    unless_offered: bool = False


class AnswerOffer(AboutSeat):
    offer: Annotated[int, Meta(ge=0)]
    yes: bool
    reason: PromiseKey | None = None  # of a no; its words are `refusal-<reason>`


# --- asked over the socket: the same, with a number by which the answer names it ---


class PlayMessage(Play, tag_field="type", tag="play"):
    request: int | None = None


class UndoMessage(Undo, tag_field="type", tag="undo"):
    request: int | None = None


class AnswerUndoMessage(AnswerUndo, tag_field="type", tag="answer_undo"):
    request: int | None = None


class ChatMessage(Say, tag_field="type", tag="chat"):
    request: int | None = None


class PromiseMessage(GivePromise, tag_field="type", tag="promise"):
    request: int | None = None


class OfferMessage(MakeOffer, tag_field="type", tag="offer"):
    request: int | None = None


class AnswerMessage(AnswerOffer, tag_field="type", tag="answer"):
    request: int | None = None


class ReadyMessage(SayReady, tag_field="type", tag="ready"):
    request: int | None = None


class LookMessage(Struct, tag_field="type", tag="look"):
    """Asks for the whole: a snapshot."""

    request: int | None = None


class PingMessage(Struct, tag_field="type", tag="ping"):
    request: int | None = None


ClientMessage = (
    PlayMessage
    | UndoMessage
    | AnswerUndoMessage
    | ChatMessage
    | PromiseMessage
    | OfferMessage
    | AnswerMessage
    | ReadyMessage
    | LookMessage
    | PingMessage
)

# --- answered ---


class PromiseRecord(Struct):
    """How many promises somebody has kept and broken, and how many are open, for all the caller has heard."""

    kept: int
    broken: int
    open: int
    to_trust: int = 0  # how many more must be kept until bots that have heard of all this deal with them


class Away(Struct):
    """Somebody who holds a seat and is not looking, at the moment of telling."""

    seconds: float  # since when
    bot_in: float  # until anybody at the table may let a bot play for them; 0: now


class SeatInfo(Struct):
    seat: int
    kind: SeatKind
    name: str | None
    level: int | None
    connected: bool
    yours: bool
    stand_in: int | None  # level of the bot that plays for an absent person
    clock: float | None
    promises: PromiseRecord
    away: Away | None = None


class Shuffling(Struct):
    """Before the first draw: who is still to commit himself to words of his own, or then to tell them."""

    stage: Literal["commit", "reveal"]
    seats: list[int]


class UndoInfo(Struct, omit_defaults=True):
    allowed: bool
    consent: bool
    reason: str | None
    turn: bool = False  # several decisions in a row can be taken back at once


class UndoRequestInfo(Struct):
    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class EndInfo(Struct, frozen=True):
    """What it takes to end the game before its end."""

    alone: bool = False  # you need not ask anybody
    agreed: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()  # whose consent is still missing, once somebody has asked


class Result(Struct):
    points: list[int]
    ranking: list[int]
    facts: list[AnyThing]


class PromisingInfo(Struct):
    """A kind of promise; the places are keys of the field's type."""

    name: str
    field: str | None
    places: list[str]
    now_to: list[int] = []  # to these seats it is about what is being discussed, not about a later occasion


class SpeakerInfo(Struct):
    """What an own seat can promise, and to whom it has not promised anything yet."""

    seat: int
    receivers: list[int]
    kinds: list[PromisingInfo]
    asks: list[list[PromisingInfo]]  # by seat: what each can be asked for


class AnswerInfo(Struct):
    seat: int
    yes: bool
    reason: str | None  # its words are `refusal-<reason>`


class OfferInfo(Struct):
    """The words of what is given are `promising-<name>`, of what is asked for `asking-<name>`."""

    offer: int
    seat: int
    receiver: int | None
    gives: AnyThing | None
    asks: AnyThing | None
    private: bool
    counters: int | None
    answers: list[AnswerInfo]
    open_to: list[int]  # own seats that may still answer


class TalkInfo(Struct):
    topic: str
    window: bool  # bots wait
    seconds: float | None  # until silence counts as an answer
    ready: list[int]
    waiting: list[int]
    speakers: list[SpeakerInfo]
    offers: list[OfferInfo]
    reasons: list[str]  # with which an offer can be refused


class LessonPlace(Struct):
    """Which chapter of which guided game is played at a table."""

    name: str
    chapter: int


class OriginInfo(Struct):
    """The game that a table plays on from, and how that one ended: `number` is the position it began with."""

    id: str
    kind: Literal["table", "replay"]
    name: str
    number: int
    points: list[int]
    ranking: list[int]


class TableInfo(Struct):
    id: str
    name: str
    game: str
    players: int
    options: dict[str, OptionValue]
    status: ShownStatus
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
    rematch: str | None  # id of the table that continues this one
    commitment: str | None
    practice: bool = False  # kept replays of earlier versions have none
    round: int | None = None  # where the game counts any
    moved: str | None = None  # when something last happened
    end: EndInfo = EndInfo()
    rules: int = 0  # the version of the rules it was begun by, …
    content: str = ""  # … and the fingerprint of its box; kept replays of earlier versions have neither
    lesson: LessonPlace | None = None
    origin: OriginInfo | None = None  # what if
    shuffling: Shuffling | None = None
    no_talk: list[AReason] = []  # why nothing can be negotiated now, in a game in which that is ever done
    remarks: list[AnyThing] = []  # why bots decided so lately (`remark-<name>`): `seat`, and the `number` of the entry
    revision: int = 0  # becomes more with everything this server tells about the table: which of two is the newer


class EntryInfo(Struct, omit_defaults=True):
    number: int
    seat: int | None
    say: str | None
    forced: bool
    back_to: int | None = None  # an undo: events of later numbers are taken back


class MoveInfo(Struct):
    move: int
    say: str  # the notation, unique among the legal moves of the moment
    about: AnyThing


class Ask(Struct):
    seat: int
    kind: str
    number: int
    moves: list[MoveInfo]
    usual: str | None  # what a page may hold ready, if there is such an answer
    aside: str | None  # how to keep out of it, if it does not concern the seat
    proposed: str | None = None  # always null: nothing but `usual` is held ready


class Ahead(Struct):
    """What a seat will be asked, and see, when it has played what it has put together; None: something else first."""

    ask: Ask | None
    view: View | None


class ChatInfo(Struct):
    seat: int
    name: str
    text: str
    at: str
    number: int


class Shown(Struct):
    """What a caller sees of a table."""

    number: int
    table: TableInfo
    view: View | None
    views: dict[str, View]
    asks: list[Ask]
    promises: list[APromise]


class Snapshot(Shown, tag_field="type", tag="snapshot"):
    log: list[AnEvent]
    chat: list[ChatInfo]


class Update(Shown, tag_field="type", tag="update"):
    entries: list[EntryInfo]
    events: list[AnEvent]


class Changed(Struct, tag_field="type", tag="changed"):
    """An update for who has what the table showed at the number `after`: that is put right by the `changes` of the
    events one after the other, and then by its own. On a device with several seats `views` has those of each seat."""

    number: int
    after: int
    entries: list[EntryInfo]
    events: list[AnEvent]
    table: TableInfo
    changes: list[ViewChange]
    views: dict[str, list[ViewChange]]
    asks: list[Ask]
    promises: list[APromise] | UnsetType = UNSET  # without it: there are none
    sum: int | UnsetType = UNSET  # CRC-32 of the JSON text of [view, views]


class TableMessage(Struct, tag_field="type", tag="table"):
    table: TableInfo


class UndoRefused(Struct, tag_field="type", tag="undo_refused"):
    """Somebody did not agree that a seat takes something back."""

    seat: int
    by: int


class ChatTold(Struct, tag_field="type", tag="chat"):
    chat: ChatInfo


class PromisesTold(Struct, tag_field="type", tag="promises"):
    promises: list[APromise]
    table: TableInfo


class Ok(Struct, tag_field="type", tag="ok"):
    request: int | None
    number: int


class Pong(Struct, tag_field="type", tag="pong"):
    pass


class ErrorInfo(Struct, tag_field="type", tag="error"):
    code: str
    message: str
    why: list[AReason] = []
    request: int | UnsetType | None = UNSET


class Created(Struct):
    table: TableInfo
    tokens: dict[str, str]


class Seated(Struct):
    table: TableInfo
    token: str


class Claimed(Struct):
    """The seat a link stood for, and the token that holds it from now on: no link is good twice."""

    table: TableInfo
    seat: int
    token: str


class Imported(Struct):
    id: str
    table: TableInfo


class Accepted(Struct):
    number: int
    table: TableInfo


class Why(Struct):
    why: list[AReason]
