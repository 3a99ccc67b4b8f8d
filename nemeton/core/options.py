"""The options of a game: variants, house rules, open questions of the rulebook. One small typed value per table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from nemeton.core.errors import BadOption
from nemeton.core.state import CHANCE

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """A switch (default True or False), a choice (`choices`) or a whole number (`least` to `most`)."""

    key: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    @property
    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "bool"
        return "int" if isinstance(self.default, int) else "choice"

    def describe(self) -> dict[str, object]:
        """JSON-ready; see docs/protocol.md."""
        text: dict[str, object] = {"key": self.key, "kind": self.kind, "default": self.default}
        if self.kind == "choice":
            text["choices"] = list(self.choices)
        if self.kind == "int":
            text |= {"least": self.least, "most": self.most}
        return text

    def check(self, value: object) -> OptionValue:
        """The value as this option's type, also from its text form; an error names what would be right."""
        if self.kind == "bool":
            if isinstance(value, str):
                value = {"yes": True, "true": True, "no": False, "false": False}.get(value.lower(), value)
            if isinstance(value, bool):
                return value
            raise BadOption(f"option {self.key} is yes or no, not {value!r}")
        if self.kind == "int":
            if isinstance(value, str) and value.isascii() and value.removeprefix("-").isdigit() and len(value) < 12:
                value = int(value)
            if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
                return value
            raise BadOption(f"option {self.key} is a whole number from {self.least} to {self.most}, not {value!r}")
        if isinstance(value, str) and value in self.choices:
            return value
        raise BadOption(f"option {self.key} is one of {', '.join(self.choices)}, not {value!r}")


START_PLAYER = "start_player"  # the option by which every game that has one names who begins


def start_player(most_players: int) -> Option:
    """Who begins: drawn, or a seat counted from 1."""
    return Option(START_PLAYER, "random", choices=("random", *(str(seat + 1) for seat in range(most_players))))


def starter(options: Options, players: int) -> int:
    """The seat that begins; CHANCE if it is drawn."""
    chosen = options[START_PLAYER]
    if chosen == "random":
        return CHANCE
    if int(chosen) > players:
        raise BadOption(f"option {START_PLAYER} is random or a seat from 1 to {players}, not {chosen}")
    return int(chosen) - 1


def complete(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every option of a game with its value, the given ones checked, the others at their default."""
    known = {option.key: option for option in options}
    for key in given:
        if key not in known:
            raise BadOption(f"there is no option {key!r}; this game has {', '.join(known) or 'none'}")
    return {key: option.check(given.get(key, option.default)) for key, option in known.items()}


def text_of(value: OptionValue) -> str:
    """As it stands in a record."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
