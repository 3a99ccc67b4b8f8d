"""What differs between two views, in few words: where, and what stands there now.

The page plays events one after the other. It knows no rules, so each event brings the changes of the view it made;
`web/src/parts/face/shown.ts` puts them in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, cast

from nemeton.core.thing import View

Path: TypeAlias = list[str | int]
Change: TypeAlias = tuple[Path, Any]
Fields: TypeAlias = dict[str, Any]  # of a view


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
    for i in range(len(after)):
        was, now = cast(Fields, before[i]), cast(Fields, after[i])
        if i == 0:
            if _alike(was, now):
                first = _by_field(was, now)
                found.append([change for part in first.values() for change in part])
            else:
                found.append(changes(was, now))
            continue
        one_was, one = cast(Fields, before[0]), cast(Fields, after[0])
        if was is one_was and now is one:
            found.append(found[0])
        elif _alike(was, now) and _alike(one, now) and _alike(one_was, now):
            found.append(_besides(was, now, one_was, one, first))
        else:
            found.append(changes(was, now))
    return found


def _alike(one: dict[Any, Any], other: dict[Any, Any]) -> bool:
    """Whether both have the same fields."""
    return len(one) == len(other) and all(key in other for key in one)


def _by_field(before: Fields, after: Fields) -> dict[str, list[Change]]:
    found: dict[str, list[Change]] = {}
    for key, now in after.items():
        was = before[key]
        if was is not now and was != now:
            found[key] = []
            _compare(was, now, [key], found[key])
    return found


def _besides(
    before: Fields, after: Fields, other_before: Fields, other_after: Fields, known: dict[str, list[Change]]
) -> list[Change]:
    """The changes of a view beside another one, whose changes are known."""
    found: list[Change] = []
    for key, now in after.items():
        was, other_was, other = before[key], other_before[key], other_after[key]
        if now is other and was is other_was:
            if key in known:
                found += known[key]
        elif (
            isinstance(now, list)
            and isinstance(was, list)
            and isinstance(other, list)
            and isinstance(other_was, list)
            and len(now) == len(was) == len(other) == len(other_was)
        ):
            _besides_in_list(key, was, now, other_was, other, known.get(key, []), found)
        elif was != now:
            _compare(was, now, [key], found)
    return found


def _besides_in_list(
    key: str,
    before: list[Any],
    after: list[Any],
    other_before: list[Any],
    other_after: list[Any],
    known: list[Change],
    found: list[Change],
) -> None:
    """All four are of one length."""
    for i in range(len(after)):
        was, now = before[i], after[i]
        if now is other_after[i] and was is other_before[i]:
            for change in known:
                if change[0][1] == i:
                    found.append(change)
        elif was != now:
            _compare(was, now, [key, i], found)


def _compare(before: object, after: object, path: Path, found: list[Change]) -> None:
    """Of two that differ."""
    if isinstance(before, dict) and isinstance(after, dict) and _alike(before, after):
        for key, now in after.items():
            was = before[key]
            if was is not now and was != now:
                _compare(was, now, [*path, key], found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for i in range(len(after)):
            was, now = before[i], after[i]
            if was is not now and was != now:
                _compare(was, now, [*path, i], found)
    else:
        found.append((path, after))
