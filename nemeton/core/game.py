"""The contract every game fulfils; the layers above know games only through it.

`Game` describes a game and turns its numbers into words and views; `State` (core/state.py) is one game in progress.
Things with words (moves, events, refusals) are dictionaries with a `name` and fields; see docs/protocol.md.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol, TypeAlias

from nemeton.core.errors import BadNotation, BadOption, IllegalMove
from nemeton.core.flat import Ints
from nemeton.core.options import Option, Options, complete
from nemeton.core.state import CHANCE, OVER, PLAYERS, Event, State, row
from nemeton.core.talk import Promise, Promising, Settled
from nemeton.core.value import Value

Thing: TypeAlias = dict[str, Any]
View: TypeAlias = Mapping[str, Any]


class Say(Protocol):
    """The words of a message in the reader's language."""

    def __call__(self, message: str, /, **facts: Any) -> str: ...


START_PLAYER = "start_player"  # the option by which every game that has one names who begins: "random" or a seat from 1


@dataclass(frozen=True)
class Refusal:
    """A rule that forbids what somebody wished: the words are the message `why-<name>` with these facts."""

    rule: str
    name: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def thing(self) -> Thing:
        return {"name": self.name, "rule": self.rule, **self.facts}


@dataclass(frozen=True)
class EventForm:
    """How the numbers of an event become a thing with words.

    A field with a question mark ("druid?") is known only to the seat the event is about."""

    name: str
    fields: tuple[str, ...] = ()


class Game(ABC):
    name: ClassVar[str]
    title: ClassVar[str]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    minutes: ClassVar[int]
    rules_version: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    content: ClassVar[Mapping[str, Any]]
    most_turns_bound: ClassVar[int]  # no game has more decisions than this
    move_codes: ClassVar[int]  # every move is below this
    value: ClassVar[Value]
    fields: ClassVar[Mapping[str, str]]  # the type of each field of a thing: seat or a term type
    terms: ClassVar[Mapping[str, tuple[str, ...]]]
    decisions: ClassVar[tuple[str, ...]]  # names of the kinds of decision, in the order of the frame kinds
    events: ClassVar[tuple[EventForm, ...]]

    # --- each game writes ---

    @abstractmethod
    def state_size(self) -> int: ...

    @abstractmethod
    def over(self, at: Ints) -> State:
        """A state over this row of numbers."""

    @abstractmethod
    def put_options(self, at: Ints, options: Options) -> None:
        """Write the options into the row; a check that needs the number of players raises BadOption."""

    @abstractmethod
    def set_up(self, state: State) -> None:
        """Prepare a blank state and go on to the first draw or decision."""

    @abstractmethod
    def say(self, state: State, move: int) -> str:
        """The notation of a move. It depends on the move alone, never on what is hidden or passing."""

    @abstractmethod
    def parse(self, state: State, text: str) -> int:
        """The move a notation means, legal or not; BadNotation if it means none."""

    @abstractmethod
    def about(self, state: State, move: int) -> Thing:
        """A move with its effect, before it is played."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """What that seat (None: a spectator) may see, built field by field."""

    @abstractmethod
    def refusals(self, state: State, seat: int, move: int) -> list[Refusal]:
        """The rules that forbid an illegal move to the seat whose turn it is, worst first."""

    @abstractmethod
    def public(self, move: int) -> bool:
        """Whether everybody learns at once which move this was (not so: a card dealt to a hand)."""

    @abstractmethod
    def results(self, state: State) -> list[Thing]:
        """When over: what decided it, as things with words."""

    @abstractmethod
    def faults(self, state: State) -> list[str]:
        """Broken invariants, such as lost pieces; always empty unless there is a bug."""

    @abstractmethod
    def picture(self, view: View, say: Say, names: Sequence[str]) -> list[str]:
        """The position as lines of text, for the terminal."""

    # --- the contract ---

    def start(self, players: int | None = None, *, listen: bool = False, **options: object) -> State:
        """A new game at its first draw or decision. With `listen` it keeps its events and its history."""
        state = self.blank(players if players is not None else self.min_players, options)
        if listen:
            state.log = []
            state.history = []
        self.set_up(state)
        return state

    def blank(self, players: int, options: Mapping[str, object]) -> State:
        if not self.min_players <= players <= self.max_players:
            raise BadOption(f"{self.title} is for {self.min_players} to {self.max_players} players, not {players}")
        at = row([0] * self.state_size())
        at[PLAYERS] = players
        self.put_options(at, complete(self.options, options))
        return self.over(at)

    def restore(self, numbers: Sequence[int]) -> State:
        """The state that gave these `numbers()`."""
        if len(numbers) != self.state_size():
            raise BadOption(f"a state of {self.title} has {self.state_size()} numbers, not {len(numbers)}")
        return self.over(row(list(numbers)))

    def read(self, state: State, text: str, seat: int | None = None) -> int:
        """The legal move that a notation means; the error says what is wrong with it."""
        move = self.parse(state, text)
        if move in state.moves(seat):
            return move
        if state.turn == CHANCE:
            possible = ", ".join(repr(self.say(state, outcome)) for outcome in state.moves())
            raise IllegalMove(f"{text!r} cannot be drawn now; possible are {possible}")
        refused = self.why_not(state, state.turn if seat is None else seat, move)
        rules = "; ".join(f"{refusal.name.replace('_', ' ')} ({refusal.rule})" for refusal in refused)
        raise IllegalMove(f"{text!r} is not legal now: {rules or 'it is not among the legal moves'}")

    def why_not(self, state: State, seat: int, wish: int | str) -> list[Refusal]:
        """The rules that forbid it, worst first; empty if it is legal."""
        if state.turn == OVER:
            return [Refusal(self.rule_of_end, "game_over")]
        if state.turn == CHANCE:
            return [Refusal(self.rule_of_turn, "not_your_turn", {"seat": None})]
        if seat not in state.awaited():
            return [Refusal(self.rule_of_turn, "not_your_turn", {"seat": state.turn})]
        try:
            move = self.parse(state, wish) if isinstance(wish, str) else wish
        except BadNotation as problem:
            return [Refusal("", "no_such_move", {"text": str(problem)})]
        return [] if move in state.moves(seat) else self.refusals(state, seat, move)

    rule_of_turn: ClassVar[str] = ""  # the rule that says whose turn it is
    rule_of_end: ClassVar[str] = ""

    # --- talk; a game without it writes none of this ---

    talk_seconds: ClassVar[int] = 0  # how long a discussion lasts, unless the table wishes otherwise
    promise_place: ClassVar[str] = ""  # the field that names the place a promise is about

    def discussed(self, state: State) -> str | None:
        """A name for what the table may talk about at the present decision, another one for every such occasion."""
        return None

    def no_talk(self, state: State) -> list[Refusal]:
        """The rules that forbid to promise anything now."""
        return []

    def promises(self, state: State, seat: int) -> list[Promising]:
        """What that seat can promise to any other now; from what everybody knows."""
        return []

    def fared(self, promise: Promise, events: Sequence[Event]) -> Settled | None:
        """What became of a promise, judged from all events so far by what everybody has seen; None: still open."""
        return None

    def would_promise(self, state: State, seat: int) -> tuple[int, Promising] | None:
        """What a bot in that seat would promise now, and to whom; its state is dealt anew from what it can see."""
        return None

    def promise_thing(self, promise: Promise) -> Thing:
        """A promise as a thing with words; they are the message `promise-<kind>`."""
        thing: Thing = {"name": promise.kind, "seat": promise.giver, "receiver": promise.receiver}
        if promise.place is not None:
            thing[self.promise_place] = promise.place
        return thing

    def when_time_runs_out(self, state: State, seat: int) -> int | None:
        """The move the rules make of silence; None: they say nothing, somebody has to decide for the seat."""
        return None

    # --- things with words ---

    def field_value(self, name: str, number: int) -> Any:
        """A number of an event as the value of that field."""
        terms = self.terms.get(self.fields.get(name, ""))
        return terms[number] if terms is not None else number

    def tell(self, event: Sequence[int], seat: int | None) -> Thing:
        """An event as that seat (None: a spectator) hears of it. Secret fields of others are None."""
        form = self.events[event[0]]
        thing: Thing = {"name": form.name}
        for position, name in enumerate(form.fields, start=1):
            secret = name.endswith("?")
            known = not secret or event[1] == seat
            key = name.rstrip("?")
            thing[key] = self.field_value(key, event[position]) if known else None
        return thing

    def describe(self) -> Thing:
        """JSON-ready; see docs/protocol.md."""
        return {
            "name": self.name,
            "title": self.title,
            "min_players": self.min_players,
            "max_players": self.max_players,
            "minutes": self.minutes,
            "options": [option.describe() for option in self.options],
            "fields": dict(self.fields),
            "terms": {key: list(values) for key, values in self.terms.items()},
            "decisions": list(self.decisions),
            "talk_seconds": self.talk_seconds,
        }
