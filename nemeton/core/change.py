"""What differs between two views, in few words: where, and what stands there now.

The page plays events one after the other. It knows no rules, so each event brings the changes of the view it made;
`web/src/parts/face/shown.ts` puts them in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Path: TypeAlias = list[str | int]
Change: TypeAlias = tuple[Path, Any]


def changes(before: object, after: object) -> list[Change]:
    """The smallest parts that differ; lists of another length are told whole."""
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def _compare(before: object, after: object, path: Path, found: list[Change]) -> None:
    if before == after:
        return
    if isinstance(before, Mapping) and isinstance(after, Mapping) and before.keys() == after.keys():
        for key in after:
            _compare(before[key], after[key], [*path, key], found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (one, other) in enumerate(zip(before, after, strict=True)):
            _compare(one, other, [*path, index], found)
    else:
        found.append((path, after))


def put(view: Any, made: list[Change]) -> Any:
    """The view with these changes made; the view itself stays as it is."""
    for path, value in made:
        view = _put(view, path, value)
    return view


def _put(part: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    key, rest = path[0], path[1:]
    if isinstance(part, list):
        return [_put(one, rest, value) if index == key else one for index, one in enumerate(part)]
    return {**part, key: _put(part[key], rest, value)}
