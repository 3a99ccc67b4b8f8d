"""How the server says no: one exception, one code of docs/protocol.md each, never a traceback."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nemeton.core.errors import NemetonError
from nemeton.core.thing import Refusal, Thing

STATUS: Final = {
    "bad_request": 400,
    "bad_record": 400,
    "unauthorised": 401,
    "forbidden": 403,
    "not_found": 404,
    "conflict": 409,
    "not_your_turn": 409,
    "promised": 409,
    "over": 409,
    "unreadable": 409,
    "full": 409,
    "too_large": 413,
    "illegal_move": 422,
    "too_many_requests": 429,
    "internal": 500,
    "storage": 503,
    "bot_failed": 503,
}


class Refused(Exception):
    """A request that is not granted; the message is for the person who sent it."""

    def __init__(self, code: str, message: str, why: Sequence[Refusal] = ()) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.why: list[Thing] = [refusal.thing() for refusal in why]

    @property
    def status(self) -> int:
        return STATUS[self.code]


class Unreadable(Refused):
    """What is kept of a table is no game this server can play; it is set aside and harms no other."""

    def __init__(self, problem: str) -> None:
        super().__init__("unreadable", f"what is kept of this table cannot be read ({problem}); it has been set aside")
        self.problem = problem


class BadSetting(NemetonError):
    """The server cannot run like this; the message is for the host who started it."""


class Overtaken(Refused):
    """Another server has changed the table meanwhile; it has been read again, so whoever asked may try once more."""

    def __init__(self) -> None:
        super().__init__("conflict", "somebody else was faster; look again")


class Unstorable(Refused):
    """What no database can keep, such as half a character; the fault is in what was sent."""

    def __init__(self) -> None:
        super().__init__("bad_request", "there are signs in this that cannot be stored")


class StorageFailed(Refused):
    def __init__(self) -> None:
        super().__init__("storage", "this could not be stored, so it did not happen; please try again")
