"""report.html: one page without anything from outside, light and dark, for a phone or a desk."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from nemeton.arena.estimate import Estimate
from nemeton.arena.figures import Entrant
from nemeton.arena.plots import Row, histograms, intervals, powers_for, scale_for
from nemeton.arena.schedule import Plan
from nemeton.games import game as game_of

if TYPE_CHECKING:
    from nemeton.arena.report import Report

STYLE = """
:root { color-scheme: light dark; --bg: #f4efe4; --panel: #fbf8f1; --line: #d8cfbc; --ink: #1f2a24; --muted: #5b6258;
  --mark: #a23a1b; --c0: #7b4fa3; --c1: #2877ae; --c2: #4c6b3c; --c3: #c93f52; --c4: #a06a08; }
@media (prefers-color-scheme: dark) { :root { --bg: #14201b; --panel: #1c2b25; --line: #35483f; --ink: #e9e4d6;
  --muted: #a9b3a6; --mark: #f09a76; --c0: #b79ad6; --c1: #74b3dd; --c2: #9cc784; --c3: #ee8492; --c4: #e3a018; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 16px; max-width: 940px; background: var(--bg); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
h1, h2 { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; line-height: 1.2; }
h1 { margin: 8px 0; } h2 { margin: 0 0 4px; font-size: 1.2rem; }
section { margin: 16px 0; padding: 16px; background: var(--panel); border: 1px solid var(--line); border-radius: 10px; }
p { margin: 0 0 8px; } .quiet { color: var(--muted); font-size: .9rem; } .bad { color: var(--mark); }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { padding: 4px 12px 4px 0; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; white-space: normal; overflow-wrap: anywhere; min-width: 7rem; }
svg { display: block; width: 100%; max-width: 560px; height: auto; } svg text { fill: var(--ink); font-size: 13px; }
svg .said { text-anchor: end; } svg .tick { fill: var(--muted); font-size: 11px; }
.grid { stroke: var(--line); } .mark { stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 4 3; }
.range { stroke-width: 4; stroke-linecap: round; opacity: .55; } .bar { opacity: .8; }
.c0 { stroke: var(--c0); fill: var(--c0); } .c1 { stroke: var(--c1); fill: var(--c1); }
.c2 { stroke: var(--c2); fill: var(--c2); } .c3 { stroke: var(--c3); fill: var(--c3); }
.c4 { stroke: var(--c4); fill: var(--c4); } .bar { stroke: none; }
svg .line { fill: none; stroke-width: 2; stroke-linejoin: round; } .d1 { stroke-dasharray: 7 3; }
.d2 { stroke-dasharray: 2 2; } .d3 { stroke-dasharray: 10 3 2 3; } .d4 { stroke-dasharray: 4 4; }
.keys { display: flex; flex-wrap: wrap; gap: 4px 16px; }
.keys svg { display: inline-block; width: 32px; vertical-align: middle; }
td.words, th.words { text-align: left; white-space: normal; min-width: 12rem; }
code { overflow-wrap: anywhere; }
"""


def page(report: Report) -> str:
    title = headline(report.plan)
    sections = [_summary(report), _table(report)]
    if report.figures.games:
        sections += [_shares(report), _ratings(report), _margins(report), _seats(report), _times(report)]
    sections.append(_method(report))
    return whole(title, sections)


def whole(title: str, sections: Sequence[str], language: str = "en") -> str:
    """A page around its sections."""
    body = "\n".join(sections)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )


def headline(plan: Plan) -> str:
    title = game_of(plan.game).title
    if plan.duel and plan.players == 2:
        return f"{title}: {plan.entrants[0]} against {plan.entrants[1]}"
    if plan.duel:
        return f"{title}: {plan.entrants[0]} against {number_word(plan.players - 1)} {plan.entrants[1]}"
    return f"{title}: {len(plan.entrants)} entrants, {plan.players} at a table"


def number_word(number: int) -> str:
    return ("no", "one", "two", "three", "four", "five")[number] if 0 <= number <= 5 else str(number)


def ranked(report: Report) -> list[Entrant]:
    """The entrants, most wins first."""
    return sorted(report.figures.entrants, key=lambda one: -one.share.value)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def tell_share(share: Estimate) -> str:
    if share.low is None or share.high is None:
        return percent(share.value)
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})"


def tell_number(number: Estimate) -> str:
    if number.low is None or number.high is None:
        return f"{number.value:+.2f}"
    return f"{number.value:+.2f} ± {(number.high - number.low) / 2:.2f}"


def tell_time(seconds: float) -> str:
    if seconds < 0.9995e-3:
        return f"{seconds * 1e6:.3g} µs"
    return f"{seconds * 1e3:.3g} ms" if seconds < 0.9995 else f"{seconds:.3g} s"


def sentence(report: Report) -> str:
    """What the test of the bar says, or that nothing was asked."""
    found = report.sequential
    if found is None or found.bar is None:
        return ""
    name, bar = report.plan.entrants[0], percent(found.bar)
    if found.verdict:
        return f"{name} wins {found.verdict} {bar}: decided after {found.deals} deals, error at most {found.error:.0%}."
    return f"Whether {name} wins above or below {bar} is not decided after {found.deals} deals."


def _section(title: str, *parts: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n" + "\n".join(part for part in parts if part) + "\n</section>"


def _quiet(text: str) -> str:
    return f'<p class="quiet">{escape(text)}</p>'


def _summary(report: Report) -> str:
    found, plan = report.figures, report.plan
    words = f"{found.games} games on {found.deals} deals, {plan.players} players, seed {plan.seed}."
    if not report.complete:
        words += f" The plan has {plan.games} games: this is what has been played so far."
    faults = "".join(
        f'<p class="bad">Game {fault.number} was not finished: {escape(fault.what)}</p>' for fault in report.faults
    )
    label = f"<p>{escape(report.label)}</p>" if report.label else ""
    verdict = sentence(report)
    return _section(
        "What was played", label, f"<p>{escape(words)}</p>", verdict and f"<p>{escape(verdict)}</p>", faults
    )


def _table(report: Report) -> str:
    heads = ["entrant", "wins", "margin", "rating", "first", "last", "p50", "p99", "seats"]
    rows = []
    for entrant in ranked(report):
        rating = entrant.rating
        rows.append(
            [
                entrant.name,
                tell_share(entrant.share),
                tell_number(entrant.margin),
                f"{rating.mu:.1f} ± {rating.high - rating.mu:.1f}",
                percent(entrant.places[0]),
                percent(entrant.places[-1]),
                tell_time(entrant.time.p50),
                tell_time(entrant.time.p99),
                str(entrant.seats),
            ]
        )
    return _section("All figures", _grid(heads, rows))


def _grid(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in rows)
    table = f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"
    return f'<div class="wide" tabindex="0" role="region" aria-label="All figures">{table}</div>'


def _row(name: str, said: str, found: Estimate) -> Row:
    return Row(name, said, found.value, found.low, found.high)


def _ends(rows: Sequence[Row]) -> list[float]:
    return [end for row in rows for end in (row.value, row.low, row.high) if end is not None]


def _shares(report: Report) -> str:
    rows = [_row(one.name, tell_share(one.share), one.share) for one in ranked(report)]
    scale = scale_for([*_ends(rows), report.par], 0.0, 1.0)
    title = "Share of wins per seat"
    return _section(
        title,
        _quiet(f"Dashed: {percent(report.par)}, what each seat has among equals. Shared victories are shared."),
        intervals(title, rows, scale, _whole, report.par),
    )


def _ratings(report: Report) -> str:
    rows = [
        Row(
            one.name,
            f"{one.rating.mu:.1f} (ordinal {one.rating.ordinal:.1f})",
            one.rating.mu,
            one.rating.low,
            one.rating.high,
        )
        for one in ranked(report)
    ]
    title = "Rating"
    return _section(
        title,
        _quiet("openskill, Plackett–Luce; 25 at the start."),
        intervals(title, rows, scale_for(_ends(rows)), _plain),
    )


def _margins(report: Report) -> str:
    rows = [(one.name, tell_number(one.margin), one.margins) for one in ranked(report)]
    title = "Points ahead of the others"
    quiet = _quiet("Own points less the mean of the others at the table; the dashed line is zero.")
    return _section(title, quiet, histograms(title, rows, _plain))


def _seats(report: Report) -> str:
    rows = [
        _row(f"seat {number}", f"{tell_share(seat.share)}, {seat.points.value:.1f} points", seat.share)
        for number, seat in enumerate(report.figures.seats, start=1)
    ]
    scale = scale_for([*_ends(rows), report.par], 0.0, 1.0)
    title = "Seats"
    return _section(
        title,
        _quiet("Share of wins of each seat, whoever held it: everybody sat everywhere equally often."),
        intervals(title, rows, scale, _whole, report.par),
    )


def _times(report: Report) -> str:
    rows = []
    for one in ranked(report):
        said = f"{tell_time(one.time.p50)}, 1 in 100 over {tell_time(one.time.p99)}"
        rows.append(Row(one.name, said, one.time.p50, one.time.p50, one.time.p99))
    timed = [row for row in rows if row.value > 0]
    if not timed:
        return ""
    title = "Time per decision"
    return _section(
        title,
        _quiet(
            "From the median (dot) to the slowest hundredth. Processor time; for outside programs, time that passes."
        ),
        intervals(title, timed, powers_for(_ends(timed)), tell_time),
    )


def _method(report: Report) -> str:
    plan, engine = report.plan, report.engine
    options = ", ".join(f"{key}={value}" for key, value in plan.options.items()) or "none"
    always = report.sequential
    looked = (
        f"An interval that holds however often one has looked: {100 * always.low:.1f} to {100 * always.high:.1f} % "
        f"for {plan.entrants[0]}."
        if always is not None
        else ""
    )
    build = "compiled" if engine.compiled else "plain Python"
    return _section(
        "How",
        _quiet(
            "Games of one deal differ only in who sits where. All intervals are 95 % and take a whole deal as one "
            "observation."
        ),
        looked and _quiet(looked),
        _quiet(f"Options: {options}. Nemeton {engine.version}, {build}, rules and players {engine.code}."),
    )


def _plain(value: float) -> str:
    return f"{round(value, 6):g}"


def _whole(value: float) -> str:
    return f"{round(100 * value, 4):g} %"
