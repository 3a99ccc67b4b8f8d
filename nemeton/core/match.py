"""A game being played and written down: state, dealer, every entry and every event in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from nemeton.core.barrier import shows, tells_something
from nemeton.core.change import Change, changes_of_all
from nemeton.core.dealer import Dealer, outcome
from nemeton.core.game import Game
from nemeton.core.options import OptionValue, complete
from nemeton.core.state import CHANCE, Event, State
from nemeton.core.thing import Thing, View


class Entry(NamedTuple):
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


Eyes = Sequence[int | None]  # of seats; None: a spectator's


@dataclass(frozen=True)
class Sight:
    """What one pair of eyes has seen since `watch`: what every event changed in its view, by the number of the event,
    what has changed after the last of them, and the view as it is now."""

    told: Mapping[int, list[Change]]
    rest: list[Change]
    view: View

    def all_changes(self) -> list[Change]:
        return [*(change for number in sorted(self.told) for change in self.told[number]), *self.rest]


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
        self.draws = 0  # of the dealer, without those that had only one outcome
        self.last: dict[int, int] = {}  # for every seat and CHANCE, the number of its last entry that was not forced
        self._told = 0  # of a branch: how many events …
        self._done = 0  # … and entries came before its own
        self._row: dict[int, Decision] = {}  # by the number of the entry: what one seat has decided in a row
        self._shown: dict[tuple[int, int], bool] = {}  # by entry and seat: whether it showed that seat something
        self._watched = 0
        self._before = self.state
        self.opening = len(self.events)  # how many events belong to setting up, before anybody drew or decided
        self._write_down()

    def copy(self) -> Match:
        """An independent match at the same point, with the same dealer: to try a chain before it is accepted."""
        twin = self.branch()
        twin.state.log = list(self.events)
        twin.state.history = list(self.state.history or [])
        twin.entries = list(self.entries)
        twin._told, twin._done = self._told, self._done
        twin.state.trail = None if self.state.trail is None else list(self.state.trail)
        return twin

    def branch(self) -> Match:
        """The same game going on beside this one, without a copy of what has happened so far: its entries and events
        are only those of its own, until it `replaces` the trunk."""
        twin = Match.__new__(Match)
        twin.game, twin.options, twin.dealer = self.game, self.options, self.dealer
        twin.state = self.state.copy()
        twin.state.log, twin.state.history = [], []
        twin.entries, twin.draws, twin.last = [], self.draws, dict(self.last)
        twin._told, twin._done = self._told + len(self.events), self._done + len(self.entries)
        twin._row, twin._shown = dict(self._row), self._shown
        twin.opening = self.opening
        twin._watched, twin._before = self._watched, self._before
        return twin

    def replaces(self, trunk: Match) -> None:
        """This branch is the game from now on, and begins where the trunk began; the trunk is used up."""
        events, history, entries = trunk.events, trunk.state.history or [], trunk.entries
        events += self.events
        history += self.state.history or []
        entries += self.entries
        self.state.log, self.state.history, self.entries = events, history, entries
        self._told, self._done = trunk._told, trunk._done

    @property
    def events(self) -> list[Event]:
        return self.state.log or []

    def _write_down(self) -> None:
        history = self.state.history or []
        for seat, move, forced in history[len(self.entries) :]:
            told = self._told + len(self.events)
            if not forced:
                self.last[seat] = self._done + len(self.entries)
            self.entries.append(Entry(seat, move, self.game.say(self.state, move), forced, told))
            self.draws += seat == CHANCE and not forced

    def play(self, move: int, seat: int | None = None) -> None:
        """A move of a player or, at CHANCE, an outcome; refused if it is not legal."""
        before, decider = self.state.copy(), self.state.turn if seat is None else seat
        self.state.play(move, seat)
        if decider != CHANCE:
            if any(other.seat != decider for other in self._row.values()):
                self._row = {}
            self._row[self._done + len(self.entries)] = Decision(before, decider, move)
        self._write_down()

    def told_something(self, entry: int) -> bool:
        """Whether somebody has learnt something by that decision and what followed from it by itself. It must be one of
        the last, which one seat has made in a row."""
        made = self._row[entry]
        if made.told is None:
            made.told = tells_something(self.game, made.before, made.seat, made.move)
        return made.told

    def may_have_told(self, entry: int) -> bool:
        """The same without looking: True unless it is known that nobody has learnt anything."""
        return self._row[entry].told is not False

    def is_looked_at(self, entry: int) -> bool:
        """Whether it is known if that decision told something."""
        return entry not in self._row or self._row[entry].told is not None

    def was_shown_something(self, seat: int, since: int, look: bool = True) -> bool | None:
        """Whether that entry or a later one showed the seat something hidden, by chance or from others' hands (see
        `barrier.shows`). None: not known without looking."""
        later = [(number, entry) for number, entry in enumerate(self.entries[since:], since) if not entry.forced]
        if any(entry.seat == CHANCE and self.game.public(entry.move) for _number, entry in later):
            return True
        if any(self._shown.get((number, seat)) for number, _entry in later):
            return True
        unknown = [number for number, _entry in later if (number, seat) not in self._shown]
        if unknown and not look:
            return None
        return bool(unknown) and self._look_at(seat, unknown)

    def _look_at(self, seat: int, numbers: Sequence[int]) -> bool:
        """Play the game again up to these entries, and look at each until one of them showed the seat something."""
        state = self.game.start(self.state.players, listen=False, **self.options)
        for number, entry in enumerate(self.entries[: numbers[-1] + 1]):
            if entry.forced:
                continue
            if number in numbers:
                shown = self._shown[number, seat] = shows(self.game, state, entry.seat, entry.move, seat)
                if shown:
                    return True
            state.play(entry.move, None if entry.seat == CHANCE else entry.seat)
        return False

    def deal(self) -> None:
        """Let the dealer draw until a player is asked or the game is over."""
        if self.dealer is None:
            raise ValueError("this match has no dealer")
        while self.state.turn == CHANCE:
            self.state.apply(outcome(self.state, self.dealer))
            self._write_down()

    def watch(self) -> None:
        """From now on remember the position at every event, so that `changes` can tell what it changed."""
        self._watched = self._told + len(self.events)
        self._before = self.state.copy()
        self.state.trail = []

    def tell(self, seat: int | None, since: int = 0) -> list[Thing]:
        """The events from number `since` on, as that seat hears of them."""
        return [self.game.tell(event, seat) for event in self.events[since:]]

    def changes(self, seat: int | None) -> Mapping[int, list[Change]]:
        """What every event since `watch` changed in the view of that seat, by the number of the event."""
        return {} if self.state.trail is None else self.seen([seat])[0].told

    def seen(self, eyes: Eyes, before: Sequence[View] | None = None) -> list[Sight]:
        """What these eyes have seen since `watch`; without it, since they saw the views `before`. What several of them
        see is rendered and compared once."""
        trail = self.state.trail
        at = None if trail is None else self._before.at
        views = list(before) if before is not None else self.game.views(self._before, eyes)
        told: list[dict[int, list[Change]]] = [{} for _ in eyes]
        rest: list[list[Change]] = [[] for _ in eyes]
        for number, position in enumerate([*(trail or []), self.state], start=self._watched):
            if at is not None and position.at == at:
                if position is not self.state:
                    for own in told:
                        own[number] = []
                continue
            after = self.game.views(position, eyes)
            found = changes_of_all(views, after)
            if position is self.state:
                rest = found
            else:
                for own, changed in zip(told, found, strict=True):
                    own[number] = changed
            views, at = after, position.at
        return [Sight(*one) for one in zip(told, rest, views, strict=True)]

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
