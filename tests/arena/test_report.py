"""Reports for programs and for people, and the page of strengths made from them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from nemeton.arena.estimate import Estimate
from nemeton.arena.figures import figures
from nemeton.arena.page import page, tell_share, tell_time
from nemeton.arena.play import Played
from nemeton.arena.plots import powers_for, scale_for
from nemeton.arena.report import VERSION, Report, make_report, read_report, write_report
from nemeton.arena.run import Fault, Run
from nemeton.arena.schedule import make_plan, seating
from nemeton.arena.strength import strength
from nemeton.core.errors import NemetonError

ROOT = Path(__file__).parents[2]
EMPTY = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "wbr"}
NASTY = "outside:bot <b>&amp;\"'|"


def report_of(
    *entrants: str,
    games: int = 24,
    players: int = 4,
    label: str = "",
    wins: int = 3,
    seed: int = 0,
    duel: bool | None = None,
) -> Report:
    """Games without a game: entrant 0 wins `wins` of four, the rest goes to the next seat."""
    plan = make_plan("celtica", players, entrants or ("level:3", "level:2"), games, seed, duel=duel)
    played = {}
    for number in range(plan.games):
        seated = seating(plan, number)
        first = seated.seats.index(0) if 0 in seated.seats else 0
        winner = first if number % 4 < wins else (first + 1) % players
        points = tuple(20.0 if seat == winner else 10.0 + seat for seat in range(players))
        places = tuple(1 if seat == winner else 2 for seat in range(players))
        times = ({20: 6},) * players
        played[number] = Played(number, seated.deal, seated.seats, points, places, (6,) * players, times)
    run = Run(plan, played, 0.33 if plan.duel else None)
    run.look()
    return make_report(run, label)


class Balanced(HTMLParser):
    """Fails where a tag is closed that is not open, or anything is fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "iframe", "img", "object")
        assert not {"src", "href", "onload", "onclick"} & {name for name, _ in attrs}
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.mark.parametrize(
    "report",
    [
        report_of(),
        report_of("greedy", "random", "search:5", NASTY, "level:8", players=3, label="<i>a label</i>"),
        report_of(games=4),
    ],
    ids=["duel", "many", "one deal"],
)
def test_the_page_is_whole_and_needs_nothing_from_outside(report: Report) -> None:
    text = page(report)
    reader = Balanced()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    assert text.startswith("<!doctype html>")
    assert 'name="viewport"' in text
    assert "prefers-color-scheme: dark" in text
    assert not re.search(r"https?://|url\(|@import", text)
    told = "".join(reader.text)
    for entrant in report.figures.entrants:
        assert entrant.name in told
        assert tell_share(entrant.share) in told
    assert report.label in told


def test_the_plots_are_drawings_with_a_title_and_everything_inside() -> None:
    drawings = [ElementTree.fromstring(text) for text in re.findall(r"<svg.*?</svg>", page(report_of()), re.S)]
    assert len(drawings) == 5
    for drawing in drawings:
        assert drawing.attrib["aria-label"] == drawing.findtext("title")
        _, _, width, height = (float(number) for number in drawing.attrib["viewBox"].split())
        for thing in drawing.iter():
            for key, most in (("x", width), ("x1", width), ("x2", width), ("cx", width), ("y", height), ("cy", height)):
                assert 0 <= float(thing.attrib.get(key, 0)) <= most


def test_a_dot_lies_within_its_interval_and_par_is_drawn() -> None:
    drawing = ElementTree.fromstring(re.findall(r"<svg.*?</svg>", page(report_of()), re.S)[0])
    lines = [thing.attrib for thing in drawing.iter("line") if thing.attrib["class"].startswith("range")]
    dots = [thing.attrib for thing in drawing.iter("circle")]
    assert len(lines) == len(dots) == 2
    for line, dot in zip(lines, dots, strict=True):
        assert float(line["x1"]) < float(dot["cx"]) < float(line["x2"])
    assert sum(thing.attrib["class"] == "mark" for thing in drawing.iter("line")) == 1


def test_faults_and_unfinished_runs_are_told() -> None:
    report = msgspec.structs.replace(
        report_of(), complete=False, faults=[Fault(7, ("level:3",), "outside:<bot> did not answer")]
    )
    text = page(report)
    assert "Game 7 was not finished: outside:&lt;bot&gt; did not answer" in text
    assert "what has been played so far" in text


def test_an_arena_without_a_finished_game_has_a_page() -> None:
    plan = make_plan("celtica", 4, ["greedy", "random"], 4)
    assert "0 games on 0 deals" in page(make_report(Run(plan, {}, None)))


def test_report_json_is_read_back(tmp_path: Path) -> None:
    report = report_of(label="no luck")
    write_report(report, tmp_path, tmp_path / "elsewhere" / "copy.json")
    assert read_report(tmp_path / "report.json") == read_report(tmp_path / "elsewhere" / "copy.json") == report
    told = json.loads((tmp_path / "report.json").read_text())
    assert told["version"] == VERSION
    assert told["label"] == "no luck"
    assert told["plan"]["entrants"] == ["level:3", "level:2"]
    assert told["plan"]["seed"] == 0
    assert told["figures"]["entrants"][0]["share"]["value"] == 0.75
    assert set(told["engine"]) == {"version", "compiled", "code"}
    assert (tmp_path / "report.html").read_text() == page(report)


def test_what_is_no_report_is_named(tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    for text, message in (
        ("{}", "is no report of an arena"),
        ("hello", "is no report of an arena"),
        (report_of().json().decode().replace('"version": 1', '"version": 99', 1), "is a report of version 99"),
    ):
        bad.write_text(text)
        with pytest.raises(NemetonError, match=message):
            read_report(bad)
    with pytest.raises(NemetonError, match="cannot be read"):
        read_report(tmp_path / "missing.json")
    with pytest.raises(NemetonError, match=r"ends in \.json or \.html"):
        write_report(report_of(), tmp_path, tmp_path / "report.pdf")


def test_numbers_are_said_as_people_say_them() -> None:
    assert tell_share(Estimate(0.314, 0.25, 0.4)) == "31.4 % (25.0–40.0)"
    assert tell_share(Estimate(0.25, None, None)) == "25.0 %"
    assert [tell_time(seconds) for seconds in (3.52e-6, 0.0104, 2.0, 0.9999e-3)] == [
        "3.52 µs",
        "10.4 ms",
        "2 s",
        "1 ms",
    ]


def test_axes_have_round_ends_around_everything() -> None:
    scale = scale_for([0.31, 0.47], 0.0, 1.0)
    assert scale(0.31) > scale(scale.low)
    assert all(round(tick * 100, 6) % 5 == 0 for tick in scale.ticks())
    assert powers_for([3e-6, 0.02]).ticks() == pytest.approx([1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 1e-1])


# --- docs/strength.md ---


def test_the_page_of_strengths_sorts_reports_into_tables() -> None:
    text = strength(
        [
            report_of("level:10", "level:9", wins=2),
            report_of("level:3", "level:2"),
            report_of("level:8", "greedy:1"),
            report_of("search:9", "level:2", wins=1),
            report_of("level:3", "greedy:1", label="without rollouts"),
            report_of("level:1", "level:2", "level:3", "level:4", games=4),
            report_of("level:3", "level:2", players=2),
        ]
    )
    two, four = text.index("### 2 players"), text.index("### 4 players")
    assert two < four
    tables = re.split(r"^\*\*(.+)\*\*$", text[four:], flags=re.M)
    rows = {
        title: re.findall(r"^\| `?([^`|]+?)`? \|", body, re.M)[2:]
        for title, body in zip(tables[1::2], tables[2::2], strict=True)
    }
    assert rows["Each level against the one below"] == ["level:3", "level:10"]
    assert rows["Against three greedy"] == ["level:8"]
    assert rows["Other duels"] == ["search:9"]
    assert rows["What makes the difference"] == ["without rollouts"]
    assert set(rows["4 entrants at 4 tables"]) == {f"level:{level}" for level in range(1, 5)}
    times = rows["Time per decision"]
    assert times == ["greedy:1", "search:9", *(f"level:{level}" for level in (1, 2, 3, 4, 8, 9, 10))]
    found = report_of("level:3", "level:2").figures.entrants[0]
    assert f"| `level:3` | `level:2` | {tell_share(found.share)} | 25 % |" in text
    widths = {
        title: {line.count("|") for line in body.splitlines() if line.startswith("|")}
        for title, body in zip(tables[1::2], tables[2::2], strict=True)
    }
    assert all(len(counts) == 1 for counts in widths.values())


def test_one_command_writes_it(tmp_path: Path) -> None:
    write_report(report_of(), tmp_path / "run")
    (tmp_path / "run" / "plan.json").write_text("{}")
    command = [sys.executable, "-m", "tools.strength", str(tmp_path), "--out", str(tmp_path / "strength.md")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "1 reports" in done.stdout
    assert (tmp_path / "strength.md").read_text() == strength([report_of()])
    (tmp_path / "bad.json").write_text("{}")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "bad.json is no report of an arena" in done.stderr


def test_figures_of_a_report_are_those_of_its_games() -> None:
    plan = make_plan("celtica", 2, ["greedy", "random"], 2)
    games = {
        number: Played(number, 0, seating(plan, number).seats, (1.0, 0.0), (1, 2), (1, 1), ({1: 1}, {1: 1}))
        for number in range(2)
    }
    assert make_report(Run(plan, games, None)).figures == figures(plan, list(games.values()))
