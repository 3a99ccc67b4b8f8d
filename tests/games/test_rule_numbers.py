"""Rule numbers lead somewhere: every rule of a game's rulebook is cited in its sources, and every number that sources,
texts and tests of a game cite can be looked up in docs/rules/<game>.md.

What a number looks like is not written here: letters that stand in anchors of the page (`<a id="m-24"></a>`) or in the
rulebook (`rule-M-24`) make the numbers of that game, and `<a id="section-5.4"></a>` makes "section 5.4" and "5.4".
"""

from __future__ import annotations

import io
import re
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import nemeton

ROOT = Path(__file__).parents[2]
ANCHOR = re.compile(r'<a id="([^"]*)"></a>')
SECTIONS = re.compile(r"\bsections? (\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*)", re.IGNORECASE)
BARE_SECTIONS = re.compile(
    r'(?:^|[("#]) ?(\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)(?=[,:)]|\.?"|\.?$| step| \([a-z]\))', re.MULTILINE
)
NUMBER_OF_THE_BOX = re.compile(r"\| (-?\d+(?: / -?\d+)*) \| `([\w.]+)` \|")

each_game = pytest.mark.parametrize("name", nemeton.names())


def page(name: str) -> str:
    path = ROOT / "docs" / "rules" / f"{name}.md"
    if not path.exists():
        pytest.fail(
            f"docs/rules/{name}.md is missing. Write there, in our own words, every rule, decision, section and test "
            f'vector that {name} cites by number, each with an anchor such as <a id="m-24"></a>.'
        )
    return path.read_text("utf-8")


def anchors(name: str) -> list[str]:
    return ANCHOR.findall(page(name))


def rulebook(name: str) -> list[str]:
    text = (ROOT / "nemeton" / "games" / name / "words" / "en-rules.ftl").read_text("utf-8")
    return re.findall(r"^rule-(\S+) =", text, re.MULTILINE)


def sources(name: str) -> list[Path]:
    return sorted((ROOT / "nemeton" / "games" / name).glob("*.py"))


def all_files(name: str) -> Iterator[Path]:
    for folder in (ROOT / "nemeton" / "games" / name, ROOT / "tests" / "games" / name):
        yield from (path for path in sorted(folder.rglob("*")) if path.suffix in {".py", ".toml", ".ftl"})


def prose(path: Path) -> str:
    """What people read in a file: of a module all but its numbers, since 5.4 in code is no section."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        return text
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return "\n".join(token.string for token in tokens if token.type != tokenize.NUMBER)


def numbers_like(known: set[str]) -> re.Pattern[str]:
    """Every text that has the form of one of the known numbers: M-24 makes M-1, D4 makes D1, D-PICK makes D-DIE."""
    digits = {re.sub(r"\d+$", "", number) for number in known if re.fullmatch(r"[A-Z]+-?\d+", number)}
    words = {number.partition("-")[0] + "-" for number in known if re.fullmatch(r"[A-Z]+-[A-Z]+", number)}
    forms = [rf"{re.escape(stem)}\d+" for stem in sorted(digits)] + [rf"{stem}[A-Z]+" for stem in sorted(words)]
    return re.compile(rf"\b(?:{'|'.join(forms)})\b")


def cited(text: str, known: set[str], sections: set[str]) -> Iterator[str]:
    """The numbers and sections a text cites, as anchors; test_ct_18 and test_c_6_c_7_… cite by their names."""
    form = numbers_like(known)
    yield from (found.lower() for found in form.findall(text))
    for test in re.findall(r"^test_((?:[a-z]+_\d+(?:_to)?_?)+)", text, re.MULTILINE):
        for stem, number in re.findall(r"([a-z]+)_(\d+)", test):
            if form.fullmatch(f"{stem}-{number}".upper()):
                yield f"{stem}-{number}"
    for found in SECTIONS.findall(text):
        yield from (f"section-{section}" for section in re.findall(r"[\d.]*\d", found))
    divided = {section.partition(".")[0] for section in sections if "." in section}
    for found in BARE_SECTIONS.findall(text):
        for section in re.findall(r"[\d.]*\d", found):
            if section.partition(".")[0] in divided:
                yield f"section-{section}"


@each_game
def test_every_rule_of_the_rulebook_is_cited_in_the_sources(name: str) -> None:
    """A range such as "M-1 to M-46" cites its ends only."""
    text = "".join(path.read_text("utf-8") for path in sources(name))
    missing = [number for number in rulebook(name) if not re.search(rf"\b{number}\b", text)]
    assert not missing, f"cite {', '.join(missing)} where nemeton/games/{name} decides it"


@each_game
def test_every_number_cited_can_be_looked_up(name: str) -> None:
    there = set(anchors(name))
    sections = {anchor.removeprefix("section-") for anchor in there if anchor.startswith("section-")}
    known = {anchor.upper() for anchor in there if not anchor.startswith("section-")} | {*rulebook(name)}
    missing: dict[str, set[str]] = {}
    for path in all_files(name):
        for anchor in cited(prose(path), known, sections):
            if anchor not in there:
                missing.setdefault(anchor, set()).add(str(path.relative_to(ROOT)))
    assert not missing, f"docs/rules/{name}.md has no anchor for what is cited here: {missing}"


@each_game
def test_anchors_are_unique_and_every_link_within_the_page_leads_to_one(name: str) -> None:
    count = Counter(anchors(name))
    assert [anchor for anchor, times in count.items() if times > 1 or anchor != anchor.lower()] == []
    assert [link for link in re.findall(r"\]\(#([^)]*)\)", page(name)) if link not in count] == []


@each_game
def test_every_vector_has_a_test(name: str) -> None:
    """A vector is what has a test named after it alone, such as test_ct_18."""
    tests = "".join(path.read_text("utf-8") for path in all_files(name) if path.name.startswith("test_"))
    named = set(re.findall(r"^def test_([a-z]+_\d+)\(", tests, re.MULTILINE))
    stems = {test.partition("_")[0] for test in named}
    vectors = {anchor for anchor in anchors(name) if anchor.partition("-")[0] in stems}
    assert {vector for vector in vectors if vector.replace("-", "_") not in named} == set()


@each_game
def test_every_option_of_the_table_is_named(name: str) -> None:
    assert [option.key for option in nemeton.game(name).options if f"`{option.key}`" not in page(name)] == []


def in_the_box(content: Any, key: str) -> Any:
    """`limits.chip_points2`; of a list of tables, such as `player_count.huts_each`, one number for each."""
    for part in key.split("."):
        content = [table[part] for table in content] if isinstance(content, list) else content[part]
    return content


@each_game
def test_numbers_of_the_box_are_those_of_the_content(name: str) -> None:
    content = tomllib.loads((ROOT / "nemeton" / "games" / name / "content.toml").read_text("utf-8"))
    for said, key in NUMBER_OF_THE_BOX.findall(page(name)):
        numbers = [int(number) for number in said.split(" / ")]
        assert in_the_box(content, key) == (numbers if len(numbers) > 1 else numbers[0]), f"docs/rules/{name}.md: {key}"
