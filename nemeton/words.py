"""Things turned into sentences: the words of a game in one language, for the command line, reports and tests.

The sentences are Fluent messages in the game's folder, `words/<language>.ftl`, `words/<language>-rules.ftl` and
`words/<language>-learn.ftl` (explanations and lessons); what
every game says in the same words stands in `core/words`. The web client reads the same files. How a thing becomes the
arguments of its message is section 1 of docs/protocol.md. Nothing here knows a particular game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from nemeton.core.errors import NemetonError
from nemeton.core.game import Game

LANGUAGES = ("en", "de", "nl")
AND = {"en": "and", "de": "und", "nl": "en"}
HIDDEN = "hidden"  # what the reader may not know, as the messages ask for it
NOTHING = "–"  # an empty list
SEATS = {"seat": "seat", "seats": "seat"}  # fields that mean players in every game


class MissingWords(NemetonError):
    """A message that is not there or lacks an argument; only a strict reader is told."""


class Rule(NamedTuple):
    number: str
    title: str
    text: str


class Words:
    """Ask for it with `Words.of`. A strict one raises MissingWords where the usual one shows the message id."""

    def __init__(self, game: Game[Any, Any], language: str, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise NemetonError(f"there are no words in language {language!r}; there are {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.strict = strict
        self._bundle = FluentBundle([language], use_isolating=False)
        self._fields = {**SEATS, **game.fields}
        common, folder = files("nemeton.core") / "words", files(f"nemeton.games.{game.name}") / "words"
        ids: list[str] = []
        own = [folder / f"{language}{part}.ftl" for part in ("", "-rules", "-learn")]
        for file in (common / f"{language}.ftl", *own):
            if file.is_file():
                resource = FluentResource(file.read_text("utf-8"))
                self._bundle.add_resource(resource, allow_overrides=True)
                ids += message_ids(resource)
            elif strict and not file.name.endswith("-learn.ftl"):  # a new game has no lesson yet
                raise MissingWords(f"there is no file {file}")
        self.ids = tuple(dict.fromkeys(ids))

    @staticmethod
    def of(game: Game[Any, Any], language: str, strict: bool = False) -> Words:
        """The words of a game in that language, read once."""
        return _words(game, language, strict)

    # --- messages ---

    def format(self, message_id: str, /, **args: object) -> str:
        """A message; with a dot in the id ("ask-play.help") an attribute of one. It may also name the game's facts."""
        message, _, attribute = message_id.partition(".")
        if not self._bundle.has_message(message):
            return self._missing(message_id, "there is no such message")
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return self._missing(message_id, "the message has no such part")
        text, errors = self._bundle.format_pattern(pattern, {**self.game.facts, **args})
        if errors and self.strict:
            return self._missing(message_id, "; ".join(str(error) for error in errors))
        return str(text)

    def attribute(self, message_id: str, attribute: str, /, **args: object) -> str:
        return self.format(f"{message_id}.{attribute}", **args)

    def _missing(self, message_id: str, reason: str) -> str:
        if self.strict:
            raise MissingWords(f"{self.game.name}, {self.language}, {message_id}: {reason}")
        return message_id

    # --- things with words ---

    def thing(self, prefix: str, thing: Mapping[str, object], names: Sequence[str]) -> str:
        """The sentence of a thing; `names` are those of the players, by seat."""
        name = str(thing["name"])
        message_id = name if name.startswith(f"{prefix}-") else f"{prefix}-{name}"
        return self.format(message_id, **self.arguments(thing, names))

    def event(self, thing: Mapping[str, object], names: Sequence[str]) -> str:
        return self.thing("event", thing, names)

    def move(self, thing: Mapping[str, object], names: Sequence[str]) -> str:
        return self.thing("move", thing, names)

    def refusal(self, thing: Mapping[str, object], names: Sequence[str]) -> str:
        """Why not; the number of the rule is not in the sentence, it stands in the thing."""
        return self.thing("why", thing, names)

    def arguments(self, thing: Mapping[str, object], names: Sequence[str]) -> dict[str, object]:
        """The fields of a thing as its message wants them."""
        return {
            field: self._argument(self._fields.get(field, ""), value, names)
            for field, value in thing.items()
            if field != "name"
        }

    def _argument(self, kind: str, value: object, names: Sequence[str]) -> object:
        if value is None:
            return HIDDEN
        if isinstance(value, list | tuple):
            return self.join([str(self._argument(kind, item, names)) for item in value])
        if kind == "seat" and isinstance(value, int):
            return self._player(value, names)
        if kind and (isinstance(value, str) or str(value) in self.game.terms.get(kind, ())):
            return self.format(f"{kind}-{value}")
        if isinstance(value, bool):
            return "true" if value else "false"
        return value if isinstance(value, int | float) else str(value)

    def _player(self, seat: int, names: Sequence[str]) -> str:
        if seat < 0:  # the dealer or nobody
            return HIDDEN
        return names[seat] if seat < len(names) else str(seat + 1)

    def join(self, items: Sequence[str]) -> str:
        """As "a, b and c" in this language."""
        if len(items) < 2:
            return items[0] if items else NOTHING
        return f"{', '.join(items[:-1])} {AND[self.language]} {items[-1]}"

    # --- the rulebook ---

    def rule(self, number: str) -> Rule:
        """A rule by its number, such as "C-8". An empty line in its text begins a paragraph."""
        text = self.format(f"rule-{number}")
        paragraphs = [" ".join(part.split()) for part in re.split(r"\n\s*\n", text)]
        return Rule(number, self.attribute(f"rule-{number}", "title"), "\n\n".join(paragraphs))


@cache
def _words(game: Game[Any, Any], language: str, strict: bool) -> Words:
    return Words(game, language, strict)


def message_ids(resource: ast.Resource) -> list[str]:
    """Every message and every attribute, in the order of the file."""
    ids = []
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            ids += [entry.id.name] if entry.value else []
            ids += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return ids
