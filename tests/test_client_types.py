"""The client's types of the wire are those that the definitions in Python give."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.client_types import SOURCES, pages

PAGES = pages()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_the_types_of_the_client_are_up_to_date(path: Path) -> None:
    assert path.exists(), "run python -m tools.client_types"
    assert path.read_text("utf-8") == PAGES[path], "run python -m tools.client_types"


def test_every_game_with_a_face_has_types() -> None:
    faces = {face.parent.name for face in (SOURCES / "games").glob("*/index.ts")}
    assert {path.parent.name for path in PAGES if path.name == "wire.ts"} == faces
