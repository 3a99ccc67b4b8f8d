"""Content packs: who owns a box of a game corrects the figures that were reconstructed here.

A pack is a file `<game>.toml` with the name of the game and, in the form of its content.toml, only what differs. Which
figures can be corrected, and where on the printed things to look, stands in `figures.toml` in the game's folder. What
is printed in a published source is not corrected; what does not fit is refused with its line. Whether the figures make
sense together is for the game to say (`figures.py` in its folder, asked by games/packs.py).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nemeton.core.content import GAMES, Box, Correction, Place
from nemeton.core.errors import NemetonError
from nemeton.core.toml_lines import line_nested_deeper, lines_of, nearest_line

MARK = "provenance"
RECONSTRUCTED = "reconstructed"
HEAD = ("game", "name")
LONGEST_FILE = 500_000
LARGEST = 999
LONGEST_LIST = 16
MOST_NESTED = 8  # brackets in brackets: no figure has more than three
LONGEST_SHOWN = 60  # characters of a value in a refusal


class BadPack(NemetonError):
    """A pack that cannot be used; `line` counts from 1, 0 means the file as a whole."""

    def __init__(self, file: str, line: int, text: str) -> None:
        super().__init__(f"{file}, line {line}: {text}" if line else f"{file}: {text}")
        self.line = line


@dataclass(frozen=True)
class Figure:
    """Some figures of a table of the content."""

    table: str  # its name, such as boards.side_4.ring.fields
    by: str  # by which its entries are told apart; "": there is only one
    keys: tuple[str, ...]
    look: str  # where they are printed
    any_length: bool = False  # lists may be longer or shorter


@dataclass(frozen=True)
class Pack:
    file: str
    game: str
    name: str
    box: Box
    lines: tuple[int, ...]  # of the corrections

    def content(self) -> dict[str, Any]:
        """The box as the pack makes it."""
        content = content_of(self.game) | {"fingerprint": ""}
        self.box.correct(content)
        return content

    def line_of(self, places: Iterable[Place]) -> int:
        """The last line of the pack that corrects any of these figures; 0 if none does."""
        found = 0
        for (place, _value), line in zip(self.box.corrections, self.lines, strict=True):
            if any(place[: len(other)] == other[: len(place)] for other in places):
                found = max(found, line)
        return found


@dataclass(frozen=True)
class Alike:
    """What figures of the same name hold: any of the texts, and no number below the least (-1 stands for none)."""

    texts: set[str]
    least: int


@dataclass(frozen=True)
class Problem:
    """Figures that make no sense together, and what would be right."""

    text: str
    places: tuple[Place, ...]  # all figures it is about, so that the corrected one among them can be named


def figures_of(game: str) -> list[Figure]:
    """What of a game can be corrected."""
    file = GAMES / game / "figures.toml"
    if not file.exists():
        return []
    entries = tomllib.loads(file.read_text("utf-8"))["figure"]
    return [Figure(**{**entry, "keys": tuple(entry["keys"])}) for entry in entries]


def content_of(game: str) -> dict[str, Any]:
    """The box as it ships."""
    return tomllib.loads((GAMES / game / "content.toml").read_text("utf-8"))


@dataclass(frozen=True)
class Marked:
    """A figure that can be corrected, as it is."""

    figure: Figure
    place: Place
    entry: Any  # by which its table is told apart
    key: str
    value: Any


def marked(game: str) -> Iterator[Marked]:
    """Every figure that can be corrected, in the order of the content."""
    content = content_of(game)
    for figure in figures_of(game):
        for place, table in _tables(content, figure):
            for key in figure.keys:
                if key in table:
                    yield Marked(figure, (*place, key), table.get(figure.by), key, table[key])


def _tables(content: Mapping[str, Any], figure: Figure) -> Iterator[tuple[Place, Mapping[str, Any]]]:
    """The tables of that name that are marked as reconstructed, themselves or by what they lie in."""
    place: Place = ()
    inner: Any = content
    mark = ""
    for step in figure.table.split("."):
        inner = inner[step]
        place = (*place, step)
        mark = inner.get(MARK, mark) if isinstance(inner, dict) else mark
    entries = enumerate(inner) if isinstance(inner, list) else [(None, inner)]
    for number, table in entries:
        if table.get(MARK, mark) == RECONSTRUCTED:
            yield (place if number is None else (*place, number)), table


# --- reading ---


def read_pack(file: Path) -> Pack:
    """Raises BadPack with the line and the reason."""
    try:
        with file.open("rb") as opened:
            data = opened.read(4 * LONGEST_FILE)
        text = data.decode("utf-8-sig")
    except OSError as problem:
        raise BadPack(str(file), 0, f"cannot be read ({problem.strerror})") from None
    except UnicodeDecodeError:
        raise BadPack(str(file), 0, "this is not a text file") from None
    if len(text) > LONGEST_FILE:
        raise BadPack(str(file), 0, f"it has more than {LONGEST_FILE:,} characters; no pack has")
    return _Reader(str(file), text).read()


def _parse(file: str, text: str) -> dict[str, Any]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        told = re.search(r"line (\d+)", str(problem))
        line = int(told[1]) if told else text.count("\n") + 1  # "at end of document"
        raise BadPack(file, line, f"no TOML ({problem})") from None
    except RecursionError:
        data = {}
    except ValueError:  # Python reads no number of several thousand digits
        lengths = [len(line) for line in text.split("\n")]
        raise BadPack(file, lengths.index(max(lengths)) + 1, "a number with so many digits is no figure") from None
    if line := line_nested_deeper(text, MOST_NESTED):
        raise BadPack(file, line, f"more than {MOST_NESTED} brackets stand in one another here; no figure needs that")
    return data


class _Reader:
    def __init__(self, file: str, text: str) -> None:
        self._file = file
        self._data = _parse(file, text)
        self._lines = lines_of(text)
        self._found: list[tuple[Correction, int]] = []

    def read(self) -> Pack:
        game, name = self._data.get("game"), self._data.get("name", "")
        if not isinstance(game, str) or not game.isidentifier() or not (GAMES / game / "figures.toml").exists():
            known = ", ".join(sorted(file.parent.name for file in GAMES.glob("*/figures.toml")))
            line = self._lines.get(("game",), 1)
            raise BadPack(
                self._file, line, f'the first line says of which game it is, such as: game = "celtica"; known: {known}'
            )
        if not isinstance(name, str):
            raise self._bad(("name",), "a name is a text")
        figures = {tuple(figure.table.split(".")): figure for figure in figures_of(game)}
        content = content_of(game)
        self._tables(content, figures, {key: value for key, value in self._data.items() if key not in HEAD}, ())
        if not self._found:
            raise BadPack(self._file, 0, "it corrects nothing: every figure in it is as in the box that ships")
        corrections = tuple(correction for correction, _line in self._found)
        lines = tuple(line for _correction, line in self._found)
        return Pack(self._file, game, name, Box(corrections=corrections), lines)

    def _bad(self, place: Place, text: str) -> BadPack:
        return BadPack(self._file, nearest_line(self._lines, place), text)

    def _tables(
        self, content: Any, figures: Mapping[tuple[str, ...], Figure], data: Mapping[str, Any], above: tuple[str, ...]
    ) -> None:
        for key, value in data.items():
            name = (*above, key)
            figure = figures.get(name)
            if figure is not None:
                self._table(content, figure, name, value)
            elif isinstance(value, dict) and any(known[: len(name)] == name for known in figures):
                self._tables(content, figures, value, name)
            elif isinstance(value, dict | list):
                known_ones = ", ".join(figure.table for figure in figures.values())
                raise self._bad(name, f"nothing in {shown('.'.join(name))} can be corrected, only in: {known_ones}")
            else:
                raise self._bad(name, f"{shown('.'.join(name))} is no figure that can be corrected")

    def _table(self, content: Any, figure: Figure, name: Place, value: Any) -> None:
        entries = value if isinstance(value, list) else [value]
        if bool(figure.by) != isinstance(value, list) or not all(isinstance(entry, dict) for entry in entries):
            form = f"[[{figure.table}]]" if figure.by else f"[{figure.table}]"
            raise self._bad(name, f"this is written as {form}")
        marked_ones = list(_tables(content, figure))
        earlier: dict[Place, int] = {}  # what has been corrected, and in which line
        for number, entry in enumerate(entries):
            here = (*name, number) if figure.by else name
            place, base = self._base(figure, marked_ones, here, entry)
            if place in earlier:
                which = f"{figure.by} = {shown(entry[figure.by])} stands in line {earlier[place]} already"
                raise self._bad(here, f"{which}; write all of it into one [[{figure.table}]]")
            earlier[place] = nearest_line(self._lines, here)
            for key, given in entry.items():
                if key == figure.by:
                    continue
                if key not in figure.keys or key not in base:
                    known = ", ".join(one for one in figure.keys if one in base)
                    raise self._bad((*here, key), f"{shown(key)} cannot be corrected there, only: {known}")
                self._figure(figure, (*here, key), (*place, key), base[key], given, _alike(marked_ones, key))

    def _base(
        self, figure: Figure, tables: Sequence[tuple[Place, Any]], here: Place, entry: Mapping[str, Any]
    ) -> tuple[Place, Mapping[str, Any]]:
        """What an entry of a pack corrects."""
        if not figure.by:
            return tables[0]
        if figure.by not in entry:
            raise self._bad(here, f"which one is meant? {figure.by!r} is missing")
        wanted = entry[figure.by]
        for place, table in tables:
            if type(table[figure.by]) is type(wanted) and table[figure.by] == wanted:
                return place, table
        known = ", ".join(str(table[figure.by]) for _place, table in tables)
        raise self._bad(
            (*here, figure.by),
            f"{figure.by} = {shown(wanted)} is not there, or printed and not to be corrected; there are {known}",
        )

    def _figure(self, figure: Figure, here: Place, place: Place, base: Any, given: Any, alike: Alike) -> None:
        """`here`: where it stands in the pack. `place`: where it stands in the content."""
        if isinstance(base, dict):
            if not isinstance(given, dict) or not given.keys() <= base.keys():
                raise self._bad(here, f"{here[-1]!r} has the parts {', '.join(base)}")
            for part, value in given.items():
                self._figure(figure, (*here, part), (*place, part), base[part], value, alike)
            return
        fault = _fault(base, given, alike, figure.any_length)
        if fault:
            raise self._bad(here, f"{here[-1]} = {shown(given)}: {fault}")
        if given != base:
            self._found.append(((place, given), nearest_line(self._lines, here)))


def shown(value: object) -> str:
    """A value of a pack as it stands there, in a line that stays short whatever it is."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):  # Python writes no number of several thousand digits
        return str(value) if abs(value) < 10**12 else "a very large number"
    if isinstance(value, list):
        text = ", ".join(shown(one) for one in value[:LONGEST_LIST])
        return f"[{_short(text, len(value) > LONGEST_LIST)}]"
    return "a table" if isinstance(value, dict) else _short(repr(value))


def _short(text: str, more: bool = False) -> str:
    return text[:LONGEST_SHOWN] + "…" if more or len(text) > LONGEST_SHOWN else text


def _fault(base: Any, given: Any, alike: Alike, any_length: bool) -> str:
    """What is wrong with a value in the place of another; "" if nothing is."""
    if isinstance(base, bool):
        return "" if isinstance(given, bool) else "this is true or false"
    if isinstance(base, int):
        whole = isinstance(given, int) and not isinstance(given, bool)
        right = whole and alike.least <= given <= LARGEST
        return "" if right else f"this is a whole number from {alike.least} to {LARGEST}"
    if isinstance(base, str):
        right = isinstance(given, str) and given in alike.texts
        return "" if right else f"this is one of {', '.join(sorted(alike.texts))}"
    if isinstance(base, list):
        if not isinstance(given, list) or len(given) > LONGEST_LIST:
            return f"this is a list of at most {LONGEST_LIST}"
        if len(given) != len(base) and not any_length and not any(isinstance(one, list) for one in base):
            return f"this is a list of {len(base)}"
        for one in given:
            like = next((part for part in base if type(part) is type(one)), base[0] if base else "")
            if fault := _fault(like, one, alike, True):
                return fault
        return ""
    return "this cannot be corrected"


def _alike(tables: Sequence[tuple[Place, Mapping[str, Any]]], key: str) -> Alike:
    """What stands under that key in all of the tables."""
    texts: set[str] = set()
    least = 0
    waiting: list[Any] = [table.get(key) for _place, table in tables]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            texts.add(one)
        elif isinstance(one, int):
            least = min(least, one)
        elif isinstance(one, list):
            waiting += one
        elif isinstance(one, dict):
            waiting += one.values()
    return Alike(texts, least)
