"""Moves in notation: one table of forms says every move, reads it back and shows what moves look like.

A form is a pattern such as "give {} to {}" over a range of move numbers; each {} is a slot, and the slots count like
the digits of a number, the last one fastest. A game writes its forms in `notation.py`; nothing here knows a game.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import chain
from typing import Protocol

from nemeton.core.errors import BadNotation

REMEMBERED = 4096  # moves that were said last; a table says the same ones again and again


class Slot(Protocol):
    """What can stand in one place of a pattern. The last slot of a pattern is given all words that are left."""

    @property
    def size(self) -> int:
        """Numbers from 0 to size - 1 stand for what can be said here."""

    @property
    def width(self) -> int:
        """How many words it is, where it is not the last."""

    def say(self, number: int) -> str: ...

    def read(self, text: str, players: int) -> int:
        """The number it means; BadNotation says what there is instead."""


class Names:
    """One of several names. An empty name stands for a number that is never said."""

    def __init__(self, what: str, names: Sequence[str]) -> None:
        self.what = what
        self.names = tuple(names)
        self.size = len(self.names)
        self.width = len(self.names[-1].split())
        self._numbers = {name: number for number, name in enumerate(self.names) if name}
        if len(self._numbers) < sum(map(bool, self.names)):  # a record could not tell them apart
            twice = next(name for name in self._numbers if self.names.count(name) > 1)
            raise ValueError(f"two are called {what} {twice!r}")

    def say(self, number: int) -> str:
        return self.names[number]

    def read(self, text: str, players: int) -> int:
        if text not in self._numbers:
            raise BadNotation(f"there is no {self.what} {text!r}; there are {', '.join(self._numbers)}")
        return self._numbers[text]


class Seats(Names):
    """A seat as people count them, from 1; only those at this table."""

    def __init__(self, most: int) -> None:
        super().__init__("seat", [str(seat + 1) for seat in range(most)])

    def read(self, text: str, players: int) -> int:
        return Names("seat", self.names[:players]).read(text, players)


class Numbers:
    """A whole number from `least` to `most`."""

    width = 1

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = int(least), int(most)
        self.size = self.most - self.least + 1

    def say(self, number: int) -> str:
        return str(number + self.least)

    def read(self, text: str, players: int) -> int:
        if text.isascii() and text.isdigit() and self.least <= int(text[:9]) <= self.most:
            return int(text) - self.least
        raise BadNotation(f"{text!r} is not a number from {self.least} to {self.most}")


class Form:
    """All moves that are said with one pattern; without slots it is a single move."""

    def __init__(self, first: int, pattern: str, *slots: Slot) -> None:
        self.first = int(first)
        self.pattern = pattern
        self.words = pattern.split()
        self.slots = slots
        if self.words.count("{}") != len(slots):
            raise ValueError(f"the pattern {pattern!r} has not {len(slots)} slots")
        self.size = 1
        for slot in slots:
            self.size *= int(slot.size)
        # Where moves are very many: how many digits to which base they are, for those who choose digit by digit.
        self.spelt: tuple[int, int] | None = getattr(slots[0], "spelt", None) if len(slots) == 1 else None

    def parts(self, move: int) -> list[int]:
        """What each slot holds in this move."""
        rest = int(move) - self.first
        found = []
        for slot in reversed(self.slots):
            rest, part = divmod(rest, int(slot.size))
            found.append(part)
        return found[::-1]

    def move(self, *parts: int) -> int:
        """The move with these parts: the other way round."""
        number = 0
        for slot, part in zip(self.slots, parts, strict=True):
            number = number * int(slot.size) + int(part)
        return self.first + number

    def say(self, move: int) -> str:
        parts = (slot.say(part) for slot, part in zip(self.slots, self.parts(move), strict=True))
        return self.pattern.format(*parts)

    def read(self, words: Sequence[str], players: int) -> int | None:
        """The move these words mean, None if they are of another form; BadNotation if only a slot does not fit."""
        parts: list[int] = []
        at = 0
        certain = False  # once a fixed word or a slot fitted, a later slot that does not is worth a word about it
        for place, word in enumerate(self.words):
            last = place == len(self.words) - 1
            if word != "{}":
                if at >= len(words) or words[at] != word:
                    return None
                at, certain = at + 1, True
                continue
            slot = self.slots[len(parts)]
            end = len(words) if last else at + slot.width
            if at >= len(words) or end > len(words):
                return None
            try:
                parts.append(slot.read(" ".join(words[at:end]), players))
            except BadNotation:
                if certain:
                    raise
                return None
            at, certain = end, True
        return self.move(*parts) if at == len(words) else None


class Notation:
    """The forms of a game: those of the players, and those of the dealer, which strangers need not be told."""

    def __init__(self, title: str, decisions: Sequence[Form], draws: Sequence[Form]) -> None:
        self.title = title
        self.decisions = tuple(decisions)
        self.forms = tuple(sorted(chain(decisions, draws), key=lambda form: form.first))
        for one, other in zip(self.forms, self.forms[1:], strict=False):
            if one.first + one.size > other.first:
                raise ValueError(f"the moves of {one.pattern!r} and {other.pattern!r} overlap")
        self._firsts = [form.first for form in self.forms]
        self._say = lru_cache(REMEMBERED)(self._said_anew)

    def form(self, move: int) -> Form:
        """The form a move is said with."""
        form = self.forms[bisect_right(self._firsts, int(move)) - 1]
        if not form.first <= move < form.first + form.size:
            raise ValueError(f"no form of {self.title} says move {move}")
        return form

    def say(self, move: int) -> str:
        return self._say(move)

    def _said_anew(self, move: int) -> str:
        return self.form(move).say(move)

    def parse(self, text: str, players: int) -> int:
        words = text.split()
        problem: BadNotation | None = None
        for form in self.forms:
            try:
                move = form.read(words, players)
            except BadNotation as found:
                problem = problem or found
                continue
            if move is not None:
                return move
        raise problem or BadNotation(f"{text!r} is no move of {self.title}; moves look like {self.examples}")

    @cached_property
    def examples(self) -> str:
        """One move of every form of the players."""
        return ", ".join(form.say(form.first + form.size - 1) for form in self.decisions)
