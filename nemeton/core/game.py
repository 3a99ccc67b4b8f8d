"""The contract every game fulfils; the layers above know games only through it.

`Game` describes a game and turns its numbers into words and views; `State` (core/state.py) is one game in progress.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Generic, Self

from nemeton.core.amount import Amount
from nemeton.core.errors import BadNotation, BadOption, IllegalMove
from nemeton.core.flat import Ints
from nemeton.core.notation import Notation
from nemeton.core.options import Option, Options, complete
from nemeton.core.parts import Part
from nemeton.core.state import CHANCE, OVER, PLAYERS, RULES, phase
from nemeton.core.tables import EventForm, Tables, decision_names, event_forms, feature_names
from nemeton.core.talk import Talk
from nemeton.core.thing import Refusal, S, Say, Thing, V
from nemeton.core.turns import Turns
from nemeton.core.value import Value
from nemeton.core.weights import Learned, read_weights

AT = "at "  # begins a wish that names a thing on the board instead of a move


class Game(ABC, Generic[S, V]):
    name: ClassVar[str]
    title: ClassVar[str]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    minutes: ClassVar[int]
    rules_version: int  # the newest, or an earlier one that a game was begun by
    options: ClassVar[tuple[Option, ...]] = ()
    content: ClassVar[Mapping[str, Any]]
    row_size: ClassVar[int]  # how many numbers the row has
    most_turns_bound: ClassVar[int]  # no game has more decisions than this
    move_codes: ClassVar[int]  # every move is below this
    notation: ClassVar[Notation]
    decisions: ClassVar[tuple[str, ...]]  # names of the kinds of decision, by frame kind
    events: ClassVar[tuple[EventForm, ...]]
    fields: ClassVar[Mapping[str, str]]  # the type of each field of a thing: seat or a term type
    terms: ClassVar[Mapping[str, tuple[str, ...]]]
    facts: ClassVar[Mapping[str, int]] = {}  # numbers of the box that every message of the game may name
    value: ClassVar[Value]  # hand-made
    features: ClassVar[tuple[str, ...]] = ()  # what learned weights are multiplied with, …
    hand_made: ClassVar[Mapping[str, float]] = {}  # … those that come nearest to `value`, where learning begins, …
    reasons: ClassVar[Mapping[str, str]] = {}  # … and what each feature is about, for who asks why
    amounts: ClassVar[Mapping[str, Amount]] = {}  # features that count something with a name
    talk: ClassVar[Talk[Any]] = Talk()
    turns: ClassVar[Turns] = Turns()  # how the game is told turn by turn
    last_choices: ClassVar[frozenset[int]] = frozenset()  # moves that stand at the end of every list, such as declining
    settled_cell: ClassVar[int] = -1  # not 0 once nothing of what lasts in an observation changes any more
    rule_of_turn: ClassVar[str] = ""  # the rule that says whose turn it is
    rule_of_end: ClassVar[str] = ""

    def __init_subclass__(cls, tables: Tables | None = None) -> None:
        """`class ItsGame(Game, tables=Tables(…))`: what numbers mean comes from the game's modules."""
        super().__init_subclass__()
        if tables is not None:
            cls.row_size = tables.row.NUMBERS
            cls.move_codes = tables.move.CODES
            cls.decisions = decision_names(tables.ask)
            cls.events = event_forms(tables.event)
            cls.features = feature_names(tables.feature)
            cls.hand_made = tables.feature.HAND_MADE
            cls.reasons = tables.feature.REASONS

    def __init__(self) -> None:
        self._judges: dict[int, Value] = {}

    def sight(self, players: int, options: Options, seat: int) -> list[Part]:
        """What that seat sees, as parts of an observation; never more than its view tells."""
        raise NotImplementedError(f"{self.title} has no sight.py, which says what programs that learn see of it")

    # --- each game writes ---

    @abstractmethod
    def state(self) -> S:
        """A game in progress that has no numbers yet."""

    @abstractmethod
    def put_options(self, at: Ints, options: Options) -> None:
        """Write the options into the row; a check that needs the number of players raises BadOption."""

    @abstractmethod
    def set_up(self, state: S) -> None:
        """Prepare a blank state and go on to the first draw or decision."""

    @abstractmethod
    def preview(self, state: S, move: int) -> Thing:
        """A decision with its effect, before it is made."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What that seat (None: a spectator) may see, built field by field."""

    @abstractmethod
    def refusals(self, state: S, seat: int, move: int) -> list[Refusal]:
        """The rules that forbid an illegal move to the seat whose turn it is, worst first."""

    @abstractmethod
    def public(self, move: int) -> bool:
        """Whether everybody learns at once which move this was (not so: a card dealt to a hand)."""

    @abstractmethod
    def result(self, state: S, seat: int, place: int) -> Thing:
        """When over: how that seat did, as a thing with words."""

    @abstractmethod
    def what_decided(self, state: S, winner: int, second: int) -> Thing:
        """When over: by what the winner is ahead of the second, as a thing with words."""

    @abstractmethod
    def faults(self, state: S) -> list[str]:
        """Broken invariants, such as lost pieces; always empty unless there is a bug."""

    @abstractmethod
    def picture(self, view: V, say: Say, names: Sequence[str]) -> list[str]:
        """The position as lines of text, for the terminal and for a page without a board."""

    # --- a game may write ---

    def refusals_at(self, state: S, seat: int, thing: Sequence[str]) -> list[Refusal] | None:
        """Why nothing can be done now with a thing that was clicked, such as `place 12`, where no single move says what
        was meant; empty if something can be done, None if there is no such thing."""
        return None

    def usual(self, state: S) -> int | None:
        """The answer to what `state.turn` is asked that a page may hold ready, shown in words and played only with the
        turn. It gives nothing away that another answer would keep: no offering, no vote, no passing, nothing dearer
        than need be. It must not depend on what the seat cannot see."""
        return None

    def aside(self, state: S) -> int | None:
        """How `state.turn` keeps out of what it is asked if that does not concern it: a page does so for readers who
        want that. It must not depend on what the seat cannot see."""
        return None

    def views(self, state: S, seats: Sequence[int | None]) -> list[V]:
        """The views of several at once: what all of them see is made once. A part that two views share is the same
        object in both; nobody writes into a view."""
        return [self.view(state, seat) for seat in seats]

    def is_barrier(self, before: S, after: S, seat: int, move: int) -> bool:
        """Whether that decision is never taken back without consent, besides those that tell somebody something."""
        return False

    # --- the contract ---

    def start(self, players: int | None = None, *, listen: bool = False, **options: object) -> S:
        """A new game at its first draw or decision. With `listen` it keeps its events and its history."""
        state = self.blank(players if players is not None else self.min_players, options)
        if listen:
            state.log = []
            state.history = []
        self.set_up(state)
        return state

    def blank(self, players: int, options: Mapping[str, object]) -> S:
        if not self.min_players <= players <= self.max_players:
            raise BadOption(f"{self.title} is for {self.min_players} to {self.max_players} players, not {players}")
        state = self.state()
        state.lay([0] * self.row_size)
        state.at[PLAYERS] = players
        state.at[RULES] = self.rules_version
        self.put_options(state.at, complete(self.options, options))
        return state

    def restore(self, numbers: Sequence[int]) -> S:
        """The state that gave these `numbers()`."""
        if len(numbers) != self.row_size:
            raise BadOption(f"a state of {self.title} has {self.row_size} numbers, not {len(numbers)}")
        state = self.state()
        state.lay(list(numbers))
        return state

    def say(self, state: S, move: int) -> str:
        """The notation of a move. It depends on the move alone, never on what is hidden or passing."""
        return self.notation.say(move)

    def parse(self, state: S, text: str) -> int:
        """The move a notation means, legal or not; BadNotation if it means none."""
        return self.notation.parse(text, state.players)

    def read(self, state: S, text: str, seat: int | None = None) -> int:
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

    def about(self, state: S, move: int) -> Thing:
        """A move with its effect, before it is played."""
        return {"name": "chance", "say": self.say(state, move)} if state.turn < 0 else self.preview(state, move)

    def why_not(self, state: S, seat: int, wish: int | str) -> list[Refusal]:
        """The rules that forbid it, worst first; empty if it is legal. A wish is a move, its notation, or `at` with a
        thing (`refusals_at`)."""
        if state.turn == OVER:
            return [Refusal(self.rule_of_end, "game_over")]
        if state.turn == CHANCE:
            return [Refusal(self.rule_of_turn, "not_your_turn", {"seat": None})]
        if seat not in state.awaited():
            return [Refusal(self.rule_of_turn, "not_your_turn", {"seat": state.turn})]
        if isinstance(wish, str) and wish.startswith(AT):
            found = self.refusals_at(state, seat, wish.removeprefix(AT).split())
            if found is not None:
                return found
        try:
            move = self.parse(state, wish) if isinstance(wish, str) else wish
        except BadNotation as problem:
            return [Refusal("", "no_such_move", {"text": str(problem), "examples": self.notation.examples})]
        return [] if move in state.moves(seat) else self.refusals(state, seat, move)

    def by_rules(self, version: int) -> Self:
        """The same game by the rules of an earlier release: its rows say so, and rules that were changed look there."""
        if version == self.rules_version:
            return self
        earlier = copy(self)
        earlier.rules_version = version
        return earlier

    @property
    def newest_rules(self) -> int:
        return type(self).rules_version

    def judge(self, players: int) -> Value:
        """The best judge of positions with so many players: the learned one; without weights, the hand-made one."""
        if players not in self._judges:
            weights = self.learned().players.get(players) if self.weights_file.exists() else None
            value = self.value
            if weights is not None:
                value = type(self.value)()
                value.learn(weights.net(self.features))
            self._judges[players] = value
        return self._judges[players]

    @property
    def weights_file(self) -> Path:
        return Path(str(files(type(self).__module__.rpartition(".")[0]))) / "weights.json"

    def learned(self) -> Learned:
        return read_weights(self.weights_file, self.name, self.newest_rules, self.features)

    def offered(self, state: S, seat: int) -> list[int]:
        """The moves of a seat in the order in which they are shown."""
        return sorted(state.moves(seat), key=lambda move: move in self.last_choices)

    def phase(self, state: S) -> str:
        """What is going on: the kind of decision, "deal" or "over"."""
        return phase(state, self.decisions)

    def results(self, state: S) -> list[Thing]:
        """When over: how everybody did, best first, and what decided it."""
        places = state.ranking()
        order = sorted(range(state.players), key=lambda seat: places[seat])
        facts = [self.result(state, seat, places[seat]) for seat in order]
        if places[order[1]] == 1:
            return [*facts, {"name": "shared_victory", "seats": [seat for seat in order if places[seat] == 1]}]
        return [*facts, self.what_decided(state, order[0], order[1])]

    def field_value(self, name: str, number: int) -> Any:
        """A number of an event as the value of that field."""
        terms = self.terms.get(self.fields.get(name, ""))
        return terms[number] if terms is not None else number

    def tell(self, event: Sequence[int], seat: int | None) -> Thing:
        """An event as that seat (None: a spectator) hears of it. Secret fields of others are None."""
        name, fields = self._told[event[0]]
        thing: Thing = {"name": name}
        for position, (field, secret) in enumerate(fields, start=1):
            known = not secret or event[1] == seat
            thing[field] = self.field_value(field, event[position]) if known else None
        return thing

    @cached_property
    def _told(self) -> Sequence[tuple[str, Sequence[tuple[str, bool]]]]:
        """The name of every kind of event, and of each field whether it is told to the seat alone that comes first."""
        return [(form.name, [(name.rstrip("?"), name.endswith("?")) for name in form.fields]) for form in self.events]

    def tells_everybody(self, event: Sequence[int]) -> bool:
        """Whether everybody hears of that event alike."""
        return event[0] not in self._told_apart

    @cached_property
    def _told_apart(self) -> frozenset[int]:
        """The kinds of events of which not everybody hears alike."""
        return frozenset(
            code for code, form in enumerate(self.events) if any(name.endswith("?") for name in form.fields)
        )

    @cached_property
    def rounds(self) -> Mapping[int, int]:
        """The kinds of events that tell that a round begins, with where its number stands in them."""
        return {code: form.fields.index("round") + 1 for code, form in enumerate(self.events) if form.name == "round"}

    def turn_told(self, state: S, seat: int, turn: Sequence[int]) -> Thing | None:
        """What the rules alone say for a turn, for a hint, e.g. with whose vote it passes; words `reason-<name>`."""
        return None

    def lists(self) -> list[Thing]:
        """What of the box is looked up rather than read, for the page with the rules: `{"name", "columns", "rows"}`. A
        column is the type of the terms in it (words `list-<name>`, `column-<column>`), `rule` the number of a rule, or
        any other name for plain numbers."""
        return []

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
            "facts": dict(self.facts),
            "talk_seconds": self.talk.seconds,
            "turns": self.turns.describe(),
            "rules": self.rules_version,
            "content": self.content["fingerprint"],
        }
