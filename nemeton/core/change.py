"""What differs between two views, in few words: where, and what stands there now.

The page plays events one after the other. It knows no rules, so each event brings the changes of the view it made;
`web/src/parts/face/shown.ts` puts them in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from nemeton.core.thing import View

Path: TypeAlias = list[str | int]
Change: TypeAlias = tuple[Path, Any]


def changes(before: object, after: object) -> list[Change]:
    """The smallest parts that differ; lists of another length are told whole."""
    found: list[Change] = []
    if before is not after and before != after:
        _compare(before, after, [], found)
    return found


def changes_of_all(before: Sequence[View], after: Sequence[View]) -> list[list[Change]]:
    """The changes of several views; what is the same object in the first of them and in another is compared once."""
    found: list[list[Change]] = []
    first: dict[str, list[Change]] = {}
    for was, now in zip(before, after, strict=True):
        if found and was is before[0] and now is after[0]:
            found.append(found[0])
        elif was.keys() != now.keys() or after[0].keys() != now.keys() or before[0].keys() != now.keys():
            found.append(changes(was, now))
        elif found:
            found.append(_besides(was, now, before[0], after[0], first))
        else:
            first = {key: _changed(was[key], part, [key]) for key, part in now.items() if was[key] != part}
            found.append([change for part in first.values() for change in part])
    return found


def _besides(
    before: View, after: View, other_before: View, other_after: View, known: Mapping[str, list[Change]]
) -> list[Change]:
    """The changes of a view beside another one, whose changes are known."""
    found: list[Change] = []
    for key, now in after.items():
        was, other_was, other = before[key], other_before[key], other_after[key]
        if now is other and was is other_was:
            found += known.get(key, ())
        elif isinstance(now, list) and len(now) == len(was) == len(other_was) == len(other):
            parts = zip(was, now, other_was, other, strict=True)
            for index, (part_was, part, other_part_was, other_part) in enumerate(parts):
                if part is other_part and part_was is other_part_was:
                    found += [change for change in known.get(key, ()) if change[0][1] == index]
                elif part_was != part:
                    _compare(part_was, part, [key, index], found)
        elif was != now:
            _compare(was, now, [key], found)
    return found


def _changed(before: object, after: object, path: Path) -> list[Change]:
    found: list[Change] = []
    _compare(before, after, path, found)
    return found


def _compare(before: object, after: object, path: Path, found: list[Change]) -> None:
    """Of two that differ."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, now in after.items():
            was = before[key]
            if was is not now and was != now:
                _compare(was, now, [*path, key], found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (was, now) in enumerate(zip(before, after, strict=True)):
            if was is not now and was != now:
                _compare(was, now, [*path, index], found)
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
