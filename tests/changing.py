"""Changes of a view put in, as the page does it (`web/src/parts/face/shown.ts`)."""

from __future__ import annotations

from typing import Any

from nemeton.core.change import Change, Path


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
