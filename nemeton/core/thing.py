"""What the layers say to each other: things with words (moves, events, refusals), views, and who words them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from nemeton.core.state import State

Thing: TypeAlias = dict[str, Any]  # a `name` and fields; see docs/protocol.md
View: TypeAlias = Mapping[str, Any]

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=State)  # the state of a game; above `games/` any
    V = TypeVar("V", default=View)  # what a seat sees of it
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)
    V = TypeVar("V")


class Say(Protocol):
    """The words of a message in the reader's language."""

    def __call__(self, message: str, /, **facts: Any) -> str: ...


@dataclass(frozen=True)
class Refusal:
    """A rule that forbids what somebody wished: the words are the message `why-<name>` with these facts."""

    rule: str
    name: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def thing(self) -> Thing:
        return {"name": self.name, "rule": self.rule, **self.facts}
