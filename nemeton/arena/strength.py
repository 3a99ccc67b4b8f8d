"""docs/strength.md, written from reports: how strong every level is, measured, with intervals and numbers of games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from nemeton.arena.figures import Entrant
from nemeton.arena.page import number_word, tell_number, tell_share, tell_time
from nemeton.arena.report import Report
from nemeton.games import game as game_of

LEVEL = re.compile(r"level:(\d+)")
GREEDY = ("greedy:1", "greedy")
HEAD = """# How strong the players are

Written by `python -m tools.strength` from the reports of `nemeton arena`; do not edit. Shares of wins with 95 %
intervals in brackets (a deal with all its seatings is one observation), points ahead of the others with ±, times per
decision in processor time. docs/arena.md tells how it is measured.
"""
WINS = ("wins", "par", "margin", "games")


def strength(reports: Iterable[Report]) -> str:
    """The whole page; reports with a label are comparisons of their own and stand at the end of their game."""
    ordered = sorted(reports, key=lambda one: (one.plan.game, one.plan.players, one.label, _rank(one.plan.entrants)))
    parts = [HEAD]
    for game in sorted({one.plan.game for one in ordered}):
        parts.append(f"## {game_of(game).title}\n")
        of_game = [one for one in ordered if one.plan.game == game]
        for players in sorted({one.plan.players for one in of_game}):
            parts += _players(players, [one for one in of_game if one.plan.players == players])
    return "\n".join(parts).rstrip() + "\n"


def _players(players: int, reports: Sequence[Report]) -> list[str]:
    plain = [one for one in reports if not one.label]
    duels = [one for one in plain if one.plan.duel]
    others = number_word(players - 1)
    parts = [
        _table(
            "Each level against the one below", ("level", f"against {others}", *WINS), filter(_is_step, duels), _duel
        ),
        _table(f"Against {others} greedy", ("player", "against", *WINS), filter(_is_against_greedy, duels), _duel),
        _table("Other duels", ("player", f"against {others}", *WINS), filter(_is_other, duels), _duel),
        *(_many(one) for one in plain if not one.plan.duel),
        _times(plain),
        _table(
            "What makes the difference",
            ("what", "player", "against", *WINS),
            (r for r in reports if r.label),
            _labelled,
        ),
    ]
    return [f"### {players} players\n", *(part for part in parts if part)]


def _is_step(report: Report) -> bool:
    mine, theirs = (_level(name) for name in report.plan.entrants)
    return mine > 0 and theirs == mine - 1


def _is_against_greedy(report: Report) -> bool:
    return not _is_step(report) and report.plan.entrants[1] in GREEDY


def _is_other(report: Report) -> bool:
    return not _is_step(report) and not _is_against_greedy(report)


def _level(name: str) -> int:
    found = LEVEL.fullmatch(name)
    return int(found[1]) if found else 0


def _rank(names: Sequence[str]) -> list[tuple[int, str]]:
    return [(_level(name), name) for name in names]


def _duel(report: Report) -> Sequence[str]:
    first, second = report.figures.entrants
    return (f"`{first.name}`", f"`{second.name}`", *_wins(report, first))


def _labelled(report: Report) -> Sequence[str]:
    first, *rest = report.figures.entrants
    return (report.label, f"`{first.name}`", ", ".join(f"`{one.name}`" for one in rest), *_wins(report, first))


def _wins(report: Report, entrant: Entrant) -> tuple[str, str, str, str]:
    games = str(report.figures.games) + ("" if report.complete else " (unfinished)")
    return tell_share(entrant.share), f"{100 * report.par:.0f} %", tell_number(entrant.margin), games


def _many(report: Report) -> str:
    """A table of many entrants, best first."""
    rows = sorted(report.figures.entrants, key=lambda one: -one.rating.mu)
    lines = [
        f"**{len(rows)} entrants at {report.figures.games} tables**\n",
        *_heads("player", "rating", *WINS[:3], "seats"),
    ]
    for one in rows:
        half = one.rating.high - one.rating.mu
        wins = _wins(report, one)[:3]
        lines.append(_line(f"`{one.name}`", f"{one.rating.mu:.1f} ± {half:.1f}", *wins, str(one.seats)))
    return "\n".join(lines) + "\n"


def _times(reports: Sequence[Report]) -> str:
    """Of every player, from the report in which it made most decisions."""
    best: dict[str, tuple[float, Entrant]] = {}
    for report in reports:
        for one in report.figures.entrants:
            count = one.decisions * one.seats
            if count > best.get(one.name, (0.0, one))[0]:
                best[one.name] = count, one
    if not best:
        return ""
    lines = ["**Time per decision**\n", *_heads("player", "median", "1 in 100 takes longer than", "decisions")]
    for name in sorted(best, key=lambda name: (_level(name), name)):
        count, one = best[name]
        lines.append(_line(f"`{name}`", tell_time(one.time.p50), tell_time(one.time.p99), f"{count:.0f}"))
    return "\n".join(lines) + "\n"


def _table(title: str, heads: Sequence[str], reports: Iterable[Report], row: Callable[[Report], Sequence[str]]) -> str:
    rows = [_line(*row(report)) for report in reports]
    return "\n".join([f"**{title}**\n", *_heads(*heads), *rows]) + "\n" if rows else ""


def _heads(*texts: str) -> list[str]:
    return [_line(*texts), "| --- |" + " ---: |" * (len(texts) - 1)]


def _line(*texts: str) -> str:
    return "| " + " | ".join(text.replace("|", "\\|") for text in texts) + " |"
