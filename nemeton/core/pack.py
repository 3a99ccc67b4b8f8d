"""Content packs: whoever owns a box of a game corrects the figures that were reconstructed here.

A pack is a file `<game>.toml` with the name of the game and, in the form of its content.toml, only what differs. Which
figures can be corrected, and where on the printed things to look, stands in `figures.toml` in the game's folder. What
is printed in a published source is not corrected; what does not fit is refused with its line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nemeton.core.content import GAMES, Box, Correction, Place
from nemeton.core.errors import NemetonError

MARK = "provenance"
RECONSTRUCTED = "reconstructed"
HEAD = ("game", "name")
LONGEST_FILE = 500_000
LARGEST = 999
LONGEST_LIST = 16
_HEADER = re.compile(r"\s*\[\[?\s*([\w.-]+)\s*\]?\]")
_KEY = re.compile(r"\s*([\w-]+)[\w.-]*\s*=")


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
    game: str
    name: str
    box: Box
    lines: tuple[int, ...]  # of the corrections


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
        data = file.read_bytes()
        text = data.decode("utf-8")
    except OSError as problem:
        raise BadPack(str(file), 0, f"cannot be read ({problem.strerror})") from None
    except UnicodeDecodeError:
        raise BadPack(str(file), 0, "this is not a text file") from None
    if len(text) > LONGEST_FILE:
        raise BadPack(str(file), 0, f"it has more than {LONGEST_FILE:,} characters; no pack has")
    return _Reader(str(file), text).read()


class _Reader:
    def __init__(self, file: str, text: str) -> None:
        self._file = file
        self._text = text
        self._where = _lines(text)
        self._found: list[tuple[Correction, int]] = []

    def read(self) -> Pack:
        try:
            data = tomllib.loads(self._text)
        except tomllib.TOMLDecodeError as problem:
            told = re.search(r"line (\d+)", str(problem))
            raise BadPack(self._file, int(told[1]) if told else 0, f"no TOML ({problem})") from None
        game, name = data.get("game"), data.get("name", "")
        if not isinstance(game, str) or not game.isidentifier() or not (GAMES / game / "content.toml").exists():
            raise self._bad("", 0, "game", 'the first line says of which game it is, for example: game = "celtica"')
        if not isinstance(name, str):
            raise self._bad("", 0, "name", "a name is a text")
        figures = {figure.table: figure for figure in figures_of(game)}
        content = content_of(game)
        self._tables(content, figures, {key: value for key, value in data.items() if key not in HEAD}, "")
        if not self._found:
            raise BadPack(self._file, 0, "it corrects nothing")
        corrections = tuple(correction for correction, _line in self._found)
        return Pack(game, name, Box(corrections=corrections), tuple(line for _correction, line in self._found))

    def _bad(self, table: str, number: int, key: str, text: str) -> BadPack:
        line = self._where.get((table, number, key)) or self._where.get((table, number, "")) or 0
        return BadPack(self._file, line, text)

    def _tables(self, content: Any, figures: Mapping[str, Figure], data: Mapping[str, Any], above: str) -> None:
        for key, value in data.items():
            name = f"{above}.{key}" if above else key
            figure = figures.get(name)
            if figure is not None:
                self._table(content, figure, value)
            elif isinstance(value, dict) and any(known.startswith(name + ".") for known in figures):
                self._tables(content, figures, value, name)
            elif isinstance(value, dict | list):
                known = ", ".join(figures) or "none"
                raise self._bad(name, 0, "", f"nothing in {name!r} can be corrected, only in: {known}")
            else:
                raise self._bad(above, 0, key, f"{name!r} is no figure that can be corrected")

    def _table(self, content: Any, figure: Figure, value: Any) -> None:
        entries = value if isinstance(value, list) else [value]
        if bool(figure.by) != isinstance(value, list) or not all(isinstance(entry, dict) for entry in entries):
            form = f"[[{figure.table}]]" if figure.by else f"[{figure.table}]"
            raise self._bad(figure.table, 0, "", f"this is written as {form}")
        marked_ones = list(_tables(content, figure))
        for number, entry in enumerate(entries):
            place, base = self._base(content, figure, marked_ones, number, entry)
            for key, given in entry.items():
                if key == figure.by:
                    continue
                if key not in figure.keys or key not in base:
                    known = ", ".join(one for one in figure.keys if one in base)
                    raise self._bad(figure.table, number, key, f"{key!r} cannot be corrected there, only: {known}")
                self._figure(figure, number, key, (*place, key), base[key], given, _alike(marked_ones, key))

    def _base(
        self, content: Any, figure: Figure, tables: Sequence[tuple[Place, Any]], number: int, entry: Mapping[str, Any]
    ) -> tuple[Place, Mapping[str, Any]]:
        """What an entry of a pack corrects."""
        if not figure.by:
            return tables[0]
        if figure.by not in entry:
            raise self._bad(figure.table, number, "", f"which one is meant? {figure.by!r} is missing")
        for place, table in tables:
            if table[figure.by] == entry[figure.by]:
                return place, table
        known = ", ".join(str(table[figure.by]) for _place, table in tables)
        raise self._bad(
            figure.table,
            number,
            figure.by,
            f"{figure.by} = {entry[figure.by]!r} is not there, or printed and not to be corrected; there are {known}",
        )

    def _figure(
        self, figure: Figure, number: int, key: str, place: Place, base: Any, given: Any, alike: set[str]
    ) -> None:
        if isinstance(base, dict):
            if not isinstance(given, dict) or not given.keys() <= base.keys():
                raise self._bad(figure.table, number, key, f"{key!r} has the parts {', '.join(base)}")
            for part, value in given.items():
                self._figure(figure, number, key, (*place, part), base[part], value, alike)
            return
        fault = _fault(base, given, alike, figure.any_length)
        if fault:
            raise self._bad(figure.table, number, key, f"{key} = {given!r}: {fault}")
        if given != base:
            line = self._where.get((figure.table, number, key)) or self._where.get((figure.table, number, "")) or 0
            self._found.append(((place, given), line))


def _fault(base: Any, given: Any, alike: set[str], any_length: bool) -> str:
    """What is wrong with a value in the place of another; "" if nothing is."""
    if isinstance(base, bool):
        return "" if isinstance(given, bool) else "this is true or false"
    if isinstance(base, int):
        whole = isinstance(given, int) and not isinstance(given, bool)
        least = min(-1, base) if base < 0 else 0
        return "" if whole and least <= given <= LARGEST else f"this is a whole number from {least} to {LARGEST}"
    if isinstance(base, str):
        return "" if given in alike else f"this is one of {', '.join(sorted(alike))}"
    if isinstance(base, list):
        if not isinstance(given, list) or len(given) > LONGEST_LIST:
            return "this is a list"
        if len(given) != len(base) and not any_length and not any(isinstance(one, list) for one in base):
            return f"this is a list of {len(base)}"
        for one in given:
            like = next((part for part in base if type(part) is type(one)), base[0] if base else "")
            if fault := _fault(like, one, alike, True):
                return fault
        return ""
    return "this cannot be corrected"


def _alike(tables: Sequence[tuple[Place, Mapping[str, Any]]], key: str) -> set[str]:
    """All texts that stand under that key in any of the tables."""
    found: set[str] = set()
    waiting: list[Any] = [table.get(key) for _place, table in tables]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            found.add(one)
        elif isinstance(one, list):
            waiting += one
        elif isinstance(one, dict):
            waiting += one.values()
    return found


def _lines(text: str) -> dict[tuple[str, int, str], int]:
    """In which line each key of each table stands, and under "" the head of the table; tables of a name are counted."""
    found: dict[tuple[str, int, str], int] = {}
    counts: dict[str, int] = {}
    table, number = "", 0
    for line, words in enumerate(text.splitlines(), start=1):
        if header := _HEADER.match(words):
            table = header[1]
            number = counts.get(table, 0)
            counts[table] = number + 1
            found[table, number, ""] = line
        elif key := _KEY.match(words):
            found.setdefault((table, number, key[1]), line)
    return found
