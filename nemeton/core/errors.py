"""What can go wrong when people or programs talk to the engine; every message says what would be right."""

from __future__ import annotations


class NemetonError(Exception):
    """Bad input. The text is meant for the person who can act on it."""


class UnknownGame(NemetonError):
    pass


class BadOption(NemetonError):
    """A player count or an option outside what the game allows."""


class BadNotation(NemetonError):
    """Text that is no move of this game."""


class IllegalMove(NemetonError):
    """A move of this game that is not allowed now."""


class BadRecord(NemetonError):
    """A record file that cannot be read or does not hold; `line` counts from 1, 0 means the file as a whole.

    `reason` is the kind of fault, for who tells it in another language: no_record, cut_off, form (a line that cannot
    stand there), version, luck (a draw that is not proven), turn, move, hidden or result."""

    def __init__(self, line: int, text: str, reason: str = "form", say: str = "") -> None:
        super().__init__(f"line {line}: {text}" if line else text)
        self.line = line
        self.reason = reason
        self.say = say  # the move in question


class BadPlayer(NemetonError):
    """A bot that is unknown, answers nonsense, hangs or has died."""


class BadWeights(NemetonError):
    """Learned weights that are damaged, or made for another game, other rules or other features."""
