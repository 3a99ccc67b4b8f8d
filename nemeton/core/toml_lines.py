"""In which line of a TOML file each key and each entry stands; tomllib does not tell.

The text is one that tomllib has read already, so this only follows where things are and judges nothing: headers with
quoted names, dotted keys, inline tables and lists over several lines included.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping

from nemeton.core.content import Place

_TOKEN = re.compile(
    r"""
      (?P<comment> \#[^\n]* )
    | (?P<text> \"{3} (?: \\. | [^\\] )*? \"{3,5} | '{3} .*? '{3,5} | " (?: \\. | [^"\\\n] )* " | ' [^'\n]* ' )
    | (?P<end> \n )
    | (?P<sign> [][{}=,.] )
    | (?P<space> [ \t\r]+ )
    | (?P<bare> [^\s\][{}=,.\#"']+ )
    | (?P<other> . )
    """,
    re.VERBOSE | re.DOTALL,
)
_OPENING, _CLOSING = ("[", "{"), ("]", "}")


def _tokens(text: str) -> Iterator[tuple[str, str, int]]:
    """The words and signs of a text in order: kind, word, line. Spaces and comments are left out."""
    line = 1
    for token in _TOKEN.finditer(text):
        kind = token.lastgroup or ""
        if kind not in ("space", "comment"):
            yield kind, token[0], line
        line += token[0].count("\n")
    yield "end", "", line


class _Tokens:
    """Where a scan has come to."""

    def __init__(self, text: str) -> None:
        self._found = list(_tokens(text))
        self._next = 0

    @property
    def more(self) -> bool:
        return self._next < len(self._found) - 1

    @property
    def word(self) -> str:
        return self._found[self._next][1]

    @property
    def kind(self) -> str:
        return self._found[self._next][0]

    @property
    def line(self) -> int:
        return self._found[self._next][2]

    def step(self) -> None:
        self._next += 1

    def skip_line_ends(self) -> None:
        while self.kind == "end" and self.more:
            self.step()


class _Scan:
    def __init__(self, text: str) -> None:
        self._tokens = _Tokens(text)
        self._entries: dict[Place, int] = {}  # how many [[tables]] of a name there have been
        self.lines: dict[Place, int] = {}

    def run(self) -> None:
        tokens = self._tokens
        table: Place = ()
        tokens.skip_line_ends()
        while tokens.more:
            if tokens.word == "[":
                table = self._header()
            else:
                self._assignment(table)
            tokens.skip_line_ends()

    def _note(self, place: Place, line: int) -> None:
        self.lines.setdefault(place, line)

    def _names(self, stop: str) -> list[str]:
        """The parts of a dotted name up to a sign, which is passed."""
        tokens = self._tokens
        names = []
        while tokens.more and tokens.word != stop:
            if tokens.kind == "text":
                names.append(str(tomllib.loads(f"name = {tokens.word}")["name"]))  # it may hold escapes
            elif tokens.word != ".":
                names.append(tokens.word)
            tokens.step()
        tokens.step()
        return names

    def _header(self) -> Place:
        tokens = self._tokens
        line = tokens.line
        tokens.step()
        another = tokens.word == "["  # one more entry of a list of tables
        if another:
            tokens.step()
        *above, last = self._names("]") or [""]
        if another:
            tokens.step()
        table: Place = ()
        for name in above:
            table = self._newest((*table, name))
            self._note(table, line)
        table = (*table, last)
        self._note(table, line)
        if another:
            self._entries[table] = self._entries.get(table, 0) + 1
        table = self._newest(table)
        self._note(table, line)
        return table

    def _newest(self, table: Place) -> Place:
        """A name stands for its last entry if it is a list of tables."""
        return (*table, self._entries[table] - 1) if table in self._entries else table

    def _assignment(self, table: Place) -> None:
        tokens = self._tokens
        line = tokens.line
        for name in self._names("="):
            table = (*table, name)
            self._note(table, line)
        self._value(table)

    def _value(self, place: Place) -> None:
        tokens = self._tokens
        if tokens.word == "[":
            self._list(place)
        elif tokens.word == "{":
            self._inline_table(place)
        else:
            while tokens.more and tokens.kind != "end" and tokens.word not in (",", *_CLOSING):
                tokens.step()

    def _list(self, place: Place) -> None:
        tokens = self._tokens
        tokens.step()
        number = 0
        while tokens.more and tokens.word != "]":
            if tokens.word == ",":
                number += 1
                tokens.step()
            elif tokens.kind == "end":
                tokens.step()
            else:
                self._note((*place, number), tokens.line)
                self._value((*place, number))
        tokens.step()

    def _inline_table(self, place: Place) -> None:
        tokens = self._tokens
        tokens.step()
        while tokens.more and tokens.word != "}":
            if tokens.word == "," or tokens.kind == "end":
                tokens.step()
            else:
                self._assignment(place)
        tokens.step()


def lines_of(text: str) -> Mapping[Place, int]:
    """The line of every table, key and entry of a list."""
    scan = _Scan(text)
    scan.run()
    return scan.lines


def line_nested_deeper(text: str, most: int) -> int:
    """The first line in which more than so many brackets are open; 0 if there is none."""
    depth = 0
    for kind, word, line in _tokens(text):
        if kind == "sign" and word in _OPENING:
            depth += 1
        elif kind == "sign" and word in _CLOSING:
            depth -= 1
        if depth > most:
            return line
    return 0


def nearest_line(lines: Mapping[Place, int], place: Place) -> int:
    """The line of a key, or of what it lies in; 0 if nothing of it stands in the file."""
    for end in range(len(place), 0, -1):
        if place[:end] in lines:
            return lines[place[:end]]
    return 0
