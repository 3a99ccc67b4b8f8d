"""What the guides name is there: files and folders, commands of make, and nothing in the sources names what is gone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import nemeton
from tests.playing import ROOT

GUIDES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "web/README.md")),
    *sorted((ROOT / "docs").glob("**/*.md")),
    *sorted((ROOT / "bench").glob("**/*.md")),
]
TOP = ("nemeton/", "web/", "tests/", "tools/", "docs/", "bench/", "examples/")
MADE = ("web/node_modules", "nemeton/server/static")  # by a build
IN_CODE = re.compile(r"(?<![\w/.])(?:" + "|".join(TOP) + r")[\w/.<>*-]*[\w>*]")
SOURCES = [
    path
    for folder in ("nemeton", "web/src", "tools")
    for path in sorted((ROOT / folder).glob("**/*"))
    if path.suffix in (".py", ".toml", ".ftl", ".ts", ".svelte")
]


def named(text: str) -> Iterator[str]:
    """Words in `code` that begin with one of our folders."""
    for code in re.findall(r"`([^`\n]+)`", text):
        yield from (word.rstrip(".,;:)") for word in code.split() if word.startswith(TOP))


def is_there(name: str) -> bool:
    """`<game>` stands for every game, `*` for anything."""
    return all(any(ROOT.glob(name.replace("<game>", game).rstrip("/"))) for game in nemeton.names())


def short(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("guide", GUIDES, ids=short)
def test_files_a_guide_names_exist(guide: Path) -> None:
    assert [name for name in named(guide.read_text("utf-8")) if not is_there(name)] == []


@pytest.mark.parametrize("guide", GUIDES, ids=short)
def test_links_of_a_guide_lead_somewhere(guide: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", guide.read_text("utf-8"))
    assert [link for link in links if "://" not in link and not (guide.parent / link).exists()] == []


def test_the_guides_do_name_files() -> None:
    assert sum(len(list(named(guide.read_text("utf-8")))) for guide in GUIDES) > 40


def test_files_named_in_the_sources_exist() -> None:
    """In comments and texts, such as "docs/rules/meduris.md, section 13"."""
    lost = set()
    for path in SOURCES:
        for name in IN_CODE.findall(path.read_text("utf-8")):
            if not name.startswith(MADE) and not is_there(name):
                lost.add(f"{short(path)}: {name}")
    assert lost == set()


def test_commands_of_make_have_a_recipe() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    recipes = set(re.findall(r"^([a-z-]+):", makefile, re.M))
    promised = set(re.findall(r"^\.PHONY: (.+)$", makefile, re.M)[0].split())
    for guide in GUIDES:
        promised |= set(re.findall(r"(?:`|^)make ([a-z-]+)", guide.read_text("utf-8"), re.M))
    assert promised == recipes
