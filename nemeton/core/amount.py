"""What a feature of the learned judge counts, for who asks why a move is better: "2 wool", "14 points"."""

from __future__ import annotations

from dataclasses import dataclass, field

from nemeton.core.thing import Thing


@dataclass(frozen=True)
class Amount:
    """`name` has words (`amount-name`) that may use `amount` and the fields; a feature times `scale` is how many."""

    name: str
    scale: float = 1.0
    fields: Thing = field(default_factory=dict)

    @property
    def thing(self) -> Thing:
        return {"name": self.name, **self.fields}
