"""A game being played and written down: state, dealer, every entry and every event in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from nemeton.core.barrier import tells_something
from nemeton.core.change import Change, changes
from nemeton.core.dealer import Dealer, outcome
from nemeton.core.game import Game
from nemeton.core.options import OptionValue, complete
from nemeton.core.state import CHANCE, Event, State
from nemeton.core.thing import Thing


@dataclass(frozen=True)
class Entry:
    """One line of the record. `seat` is CHANCE for the dealer; a forced entry was the only possibility."""

    seat: int
    move: int
    say: str
    forced: bool
    events: int  # how many events had happened when this entry and what followed from it was done


@dataclass
class Decision:
    """A decision with the position before; what it told is looked for only when somebody asks."""

    before: State
    seat: int
    move: int
    told: bool | None = None


class Match:
    """Plays on the real state; players and clients are given views and redealt copies, never this."""

    def __init__(
        self,
        game: Game[Any, Any],
        players: int,
        options: Mapping[str, object] | None = None,
        dealer: Dealer | None = None,
    ) -> None:
        self.game = game
        self.options: dict[str, OptionValue] = complete(game.options, options or {})
        self.dealer = dealer
        self.state: State = game.start(players, listen=True, **self.options)
        self.entries: list[Entry] = []
        self._row: dict[int, Decision] = {}  # by the number of the entry: what one seat has decided in a row
        self._watched = 0
        self._before = self.state
        self.opening = len(self.events)  # how many events belong to setting up, before anybody drew or decided
        self._write_down()

    def copy(self) -> Match:
        """An independent match at the same point, with the same dealer: to try a chain before it is accepted."""
        twin = Match.__new__(Match)
        twin.game, twin.options, twin.dealer = self.game, self.options, self.dealer
        twin.state = self.state.copy()
        twin.state.log = list(self.events)
        twin.state.history = list(self.state.history or [])
        twin.entries = list(self.entries)
        twin._row = dict(self._row)
        twin.opening = self.opening
        twin._watched, twin._before = self._watched, self._before
        twin.state.trail = None if self.state.trail is None else list(self.state.trail)
        return twin

    @property
    def events(self) -> list[Event]:
        return self.state.log or []

    def _write_down(self) -> None:
        history = self.state.history or []
        for seat, move, forced in history[len(self.entries) :]:
            self.entries.append(Entry(seat, move, self.game.say(self.state, move), forced, len(self.events)))

    def play(self, move: int, seat: int | None = None) -> None:
        """A move of a player or, at CHANCE, an outcome; refused if it is not legal."""
        before, decider = self.state.copy(), self.state.turn if seat is None else seat
        self.state.play(move, seat)
        if decider != CHANCE:
            if any(other.seat != decider for other in self._row.values()):
                self._row = {}
            self._row[len(self.entries)] = Decision(before, decider, move)
        self._write_down()

    def told_something(self, entry: int) -> bool:
        """Whether somebody has learnt something by that decision and what followed from it by itself. It must be one of
        the last, which one seat has made in a row."""
        made = self._row[entry]
        if made.told is None:
            made.told = tells_something(self.game, made.before, made.seat, made.move)
        return made.told

    def deal(self) -> None:
        """Let the dealer draw until a player is asked or the game is over."""
        if self.dealer is None:
            raise ValueError("this match has no dealer")
        while self.state.turn == CHANCE:
            self.state.apply(outcome(self.state, self.dealer))
            self._write_down()

    def watch(self) -> None:
        """From now on remember the position at every event, so that `changes` can tell what it changed."""
        self._watched = len(self.events)
        self._before = self.state.copy()
        self.state.trail = []

    def tell(self, seat: int | None, since: int = 0) -> list[Thing]:
        """The events from number `since` on, as that seat hears of them."""
        return [self.game.tell(event, seat) for event in self.events[since:]]

    def changes(self, seat: int | None) -> dict[int, list[Change]]:
        """What every event since `watch` changed in the view of that seat, by the number of the event."""
        trail = self.state.trail
        if trail is None:
            return {}
        view = self.game.view(self._before, seat)
        found: dict[int, list[Change]] = {}
        for number, position in enumerate(trail, start=self._watched):
            after = self.game.view(position, seat)
            found[number] = changes(view, after)
            view = after
        return found

    def read(self, texts: Sequence[str], seat: int | None = None) -> list[int]:
        """The moves of a chain; raises before anything is played if one of them does not fit.

        A chain ends where chance comes in between: what follows cannot be known yet."""
        trial = self.state.copy()
        moves = []
        for text in texts:
            move = self.game.read(trial, text, seat)
            moves.append(move)
            trial.play(move, seat)
        return moves
