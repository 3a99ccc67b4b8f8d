"""The report of an arena: report.json for programs (`Report`, whose form has a version), report.html for people."""

from __future__ import annotations

from pathlib import Path

import msgspec

import nemeton
from nemeton.arena.figures import Figures, figures
from nemeton.arena.page import page
from nemeton.arena.run import Fault, Run
from nemeton.arena.schedule import Plan
from nemeton.arena.sequential import ERROR, interval
from nemeton.core.errors import BadOption, NemetonError

VERSION = 1


class Engine(msgspec.Struct, frozen=True):
    version: str
    compiled: bool
    code: str  # fingerprint of rules and players


class Sequential(msgspec.Struct, frozen=True):
    """The first entrant's share by an interval that holds however often one has looked, and what it says of the bar."""

    deals: int
    low: float
    high: float
    error: float
    bar: float | None
    verdict: str  # above, below, or nothing yet


class Report(msgspec.Struct, frozen=True):
    """Everything known about a run; all of it but `time` is the same for the same plan, wherever it is played."""

    version: int
    label: str
    plan: Plan
    engine: Engine
    par: float
    complete: bool
    figures: Figures
    sequential: Sequential | None
    faults: list[Fault]

    def json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def make_report(run: Run, label: str = "") -> Report:
    games = run.games()
    engine = Engine(nemeton.__version__, nemeton.COMPILED, run.plan.code)
    return Report(
        VERSION,
        label,
        run.plan,
        engine,
        run.plan.par,
        run.complete,
        figures(run.plan, games),
        _sequential(run),
        run.faults,
    )


def _sequential(run: Run) -> Sequential | None:
    if not run.plan.duel:
        return None
    low, high = interval(run.shares)
    return Sequential(len(run.shares), low, high, ERROR, run.trial.bar if run.trial else None, run.verdict)


def read_report(path: Path) -> Report:
    try:
        report = msgspec.json.decode(path.read_bytes(), type=Report)
    except OSError as problem:
        raise BadOption(f"{path} cannot be read: {problem.strerror}") from None
    except msgspec.DecodeError as problem:
        raise NemetonError(f"{path} is no report of an arena: {problem}") from None
    if report.version != VERSION:
        raise NemetonError(f"{path} is a report of version {report.version}; this program reads version {VERSION}")
    return report


def check_name(path: Path) -> None:
    """Asked before hours of play, too."""
    if path.suffix not in (".json", ".html"):
        raise BadOption(f"--report names a file that ends in .json or .html, not {path}")


def write_report(report: Report, folder: Path, also: Path | None = None) -> None:
    """report.json and report.html in the run's folder, and one of them under another name."""
    files = {folder / "report.json": report.json(), folder / "report.html": page(report).encode()}
    if also is not None:
        check_name(also)
        files[also] = files[folder / f"report{also.suffix}"]
    for path, text in files.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = path.with_name(path.name + ".new")
            fresh.write_bytes(text)
            fresh.replace(path)
        except OSError as problem:
            raise BadOption(f"{path} cannot be written: {problem.strerror}") from None
