"""What the server and its games are: descriptions, lessons, the box."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from nemeton.core.options import OptionValue
from nemeton.core.thing import View
from nemeton.server.wire.table import TableInfo


class Health(Struct):
    status: Literal["ok", "storage"]
    version: str


class ReachInfo(Struct):
    """How others get in: `pages` are addresses of the page that people at other machines can open, the best first."""

    pages: list[str]
    can_open: bool  # whether the caller may open the table to the network (POST /api/reach)


class StepInfo(Struct):
    """What the coach says; `ask`: which decision it waits for, and the answers it thinks good, the best one first."""

    key: str  # its words are `lesson-<lesson>-<key>`, and `.better` says why those answers are
    point: list[str]  # at what on the board: `move:<notation>` or the name of a thing
    ask: str
    moves: list[str]


class ChapterInfo(Struct):
    key: str  # its title is `lesson-<lesson>-in-<key>`
    to_end: bool  # the game is played to its end
    steps: list[StepInfo]


class LessonInfo(Struct):
    name: str
    minutes: int
    chapters: list[ChapterInfo]


class PictureInfo(Struct):
    """The board as a seat sees it, and what of it is numbered and explained (`what-<mark>`, up to its colon)."""

    table: TableInfo
    view: View
    seat: int
    marks: list[str]


class ListInfo(Struct):
    """Something of the box to look up: its words are `list-<name>`, those of the columns `column-<column>`."""

    name: str
    columns: list[str]  # a type of terms, `rule`, or a name for numbers
    rows: list[list[str | int | list[str]]]


class OptionInfo(Struct):
    key: str
    kind: Literal["bool", "choice", "int"]
    default: OptionValue
    choices: list[str] | UnsetType = UNSET
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET


class ShareInfo(Struct, omit_defaults=True):
    """What an event is to the line that tells its turn."""

    line: bool = False  # it stands in it, with the words `net-<event>`
    wins: str = ""  # the field with what its seat wins: a number, or a list of things
    loses: str = ""
    helps: str = ""  # the field of the seat that is better off by it
    hurts: str = ""
    order: str = ""  # such events in a row are told in the order of this field, and each is shown


class TurnsInfo(Struct):
    """How a game is told turn by turn."""

    begins: dict[str, str]  # the events that begin a turn, and the field that says whose
    chapters: dict[str, str]  # the events that begin what is nobody's turn, and the name of that
    shares: dict[str, ShareInfo]


class GameInfo(Struct):
    """As `Game.describe` gives it."""

    name: str
    title: str
    min_players: int
    max_players: int
    minutes: int
    options: list[OptionInfo]
    fields: dict[str, str]  # the type of a field of a thing: seat or a type of terms; others are plain
    terms: dict[str, list[str]]
    decisions: list[str]
    facts: dict[str, int]  # numbers of the box that words name
    talk_seconds: int  # how long a discussion lasts unless the table wishes otherwise; 0: this game has none
    turns: TurnsInfo
    rules: int
    content: str  # the fingerprint of the box that new tables are begun with
    lesson_minutes: int = 0  # about how long its guided game takes; 0: there is none


class BoxInfo(Struct):
    """A game as it is with one of its boxes."""

    info: GameInfo
    content: dict[str, Any]
