"""Every key of a TOML file is found in its line, however it is written."""

from __future__ import annotations

import pytest

from nemeton.core.toml_lines import line_nested_deeper, lines_of, nearest_line

TEXT = '''# a comment with [brackets] = 1
game = "a # no comment"
limits.turn_cap = 3
"quoted"."na.me" = [1,
  2, # second
  [3]]
text = """
[no.header]
x = 1"""

[table.'inner']
key = { a = 1, b.c = 2 }

[[entry]]
pos = 1
[[ entry ]]
  pos = 2
[entry.front]
N = ["P"]
"""
'''.rstrip('"\n')


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (("game",), 2),
        (("limits", "turn_cap"), 3),
        (("quoted", "na.me"), 4),
        (("quoted", "na.me", 1), 5),
        (("quoted", "na.me", 2, 0), 6),
        (("text",), 7),
        (("table", "inner"), 11),
        (("table", "inner", "key", "a"), 12),
        (("table", "inner", "key", "b", "c"), 12),
        (("entry", 0), 14),
        (("entry", 0, "pos"), 15),
        (("entry", 1, "pos"), 17),
        (("entry", 1, "front", "N"), 19),
        (("entry", 1, "front", "N", 0, "deeper"), 19),
        (("x",), 0),
    ],
)
def test_a_key_is_found_in_its_line(place: tuple[str | int, ...], line: int) -> None:
    assert nearest_line(lines_of(TEXT), place) == line


def test_brackets_in_brackets_are_counted_outside_of_texts() -> None:
    assert line_nested_deeper('a = "[[[["\nb = [[1]]\nc = [[[\n1]]]', 2) == 3
    assert line_nested_deeper("a = [[1]]\nb = [[2]]", 2) == 0
