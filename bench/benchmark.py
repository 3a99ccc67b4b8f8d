"""docs/benchmark.md, made by one command: how fast, how strong and how intricate, beside what others offer.

    python bench/benchmark.py                  everything; some minutes
    python bench/benchmark.py --seconds 2      longer measurements

Other libraries are installed into an environment of their own, build/peers/python; what cannot be installed is named as
not measured. Speeds are decisions in a second of processor time, all measured in this run, and told as ratios too:
those hold on other machines. Strength comes from the reports of the arena, bench/strength.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import log10
from pathlib import Path
from typing import Any

import numpy as np

import nemeton
import nemeton.envs
from nemeton import CHANCE, Rng
from nemeton.arena.page import number_word, tell_share
from nemeton.arena.report import Report, read_report
from nemeton.players.fast import Greedy, random_games

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from bench import peers  # noqa: E402

PAGE = ROOT / "docs" / "benchmark.md"
PEERS = ROOT / "build" / "peers" / "python"
PACKAGES = ("open_spiel", "pettingzoo[classic]", "rlcard", "catanatron")
PLAYERS = 4
TABLES = 256  # of a vector …
MANY_TABLES = 1024  # … and of one that is more than the processor's cache may hold
WORLDS = 4000  # dealt anew of a position, to count how many there are
POSITIONS = 12  # of a game at which they are counted

HEAD = """# Benchmark

Written by `python bench/benchmark.py`; do not edit. {when}

## Speed

Decisions in a second of processor time on one core, random legal choices, all in one run on a machine that did other
work at the same time: compare the columns, not the numbers with those of another page. Except for the bare engine,
what the acting seat sees and which actions are legal is written before every decision.

"""
CITE = """
## How to cite

The file [CITATION.cff](../CITATION.cff) has it in the form that reference managers and code hosts read. In words:

> Nemeton: a digital table for four board games. Version {version}. Name the game and its rules version, the number of
> players and options, the opponents as the arena writes them (`level:5`, `greedy:1`), and the seeds.

| game | name | rules version |
| --- | --- | ---: |
"""


def speed(play: Callable[[int], int], seconds: float) -> float:
    return peers.speed(lambda: play, seconds)


# --- our interfaces ---


def engine(name: str) -> Callable[[int], int]:
    start = nemeton.game(name).start(PLAYERS)
    return lambda seed: int(random_games(start, 20, seed)[0])


def vector(name: str, tables: int = TABLES, players: int = PLAYERS) -> Callable[[int], int]:
    games = nemeton.envs.vector(name, players, games=tables)

    def play(seed: int) -> int:
        for _ in range(10):
            games.step(games.random_actions())
        return 10 * games.games

    return play


def aec(name: str, players: int = PLAYERS) -> Callable[[int], int]:
    return peers.aec(nemeton.envs.aec(name, players))


def parallel(name: str) -> Callable[[int], int]:
    env = nemeton.envs.parallel(name, PLAYERS)

    def play(seed: int) -> int:
        luck, decisions = random.Random(seed), 0
        seen, _ = env.reset(seed=seed)
        while env.agents:
            actions = {}
            for agent in env.agents:
                legal = np.flatnonzero(seen[agent]["action_mask"])
                actions[agent] = int(legal[int(luck.random() * len(legal))])
                decisions += actions[agent] != env.setting.actions
            seen, *_ = env.step(actions)
        return decisions

    return play


def gym(name: str) -> Callable[[int], int]:
    """One seat; the decisions of the random bots in the others are not counted."""
    env = nemeton.envs.gym(name, PLAYERS, bots="random")

    def play(seed: int) -> int:
        luck, decisions, over = random.Random(seed), 0, False
        seen, _ = env.reset(seed=seed)
        while not over:
            legal = np.flatnonzero(seen["action_mask"])
            seen, _, over, _, _ = env.step(int(legal[int(luck.random() * len(legal))]))
            decisions += 1
        return decisions

    return play


def spiel(name: str) -> Callable[[int], int]:
    nemeton.envs.spiel(name, PLAYERS)
    return peers.spiel(f"nemeton_{name}(players={PLAYERS})")


INTERFACES: dict[str, Callable[[str], Callable[[int], int]]] = {
    "engine": engine,
    "vector": vector,
    f"vector of {MANY_TABLES:,}": lambda name: vector(name, MANY_TABLES),
    "AEC": aec,
    "parallel": parallel,
    "Gymnasium": gym,
    "OpenSpiel": spiel,
}


def our_speeds(seconds: float) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for name in nemeton.names():
        found[name] = {}
        for interface, make in INTERFACES.items():
            try:
                found[name][interface] = speed(make(name), seconds)
            except nemeton.envs.MissingExtra as missing:
                print(f"{interface}: not measured ({missing})")
        print(name, {interface: round(one) for interface, one in found[name].items()}, flush=True)
    return found


# --- theirs ---


def peer_python() -> Path:
    """An environment with those of the libraries that can be installed here."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        subprocess.run(["uv", "venv", "--quiet", "--python", sys.executable, str(PEERS)], check=True)
    for package in PACKAGES:
        command = ["uv", "pip", "install", "--quiet", "--python", str(python), package]
        if subprocess.run(command, capture_output=True).returncode:
            print(f"{package} cannot be installed here")
    return python


def their_speeds(seconds: float) -> dict[str, dict[str, float | str]]:
    command = [str(peer_python()), str(ROOT / "bench" / "peers.py"), str(seconds)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found: dict[str, dict[str, float | str]] = json.loads(done.stdout.splitlines()[-1])
    return found


# --- how intricate the games are ---


@dataclass(frozen=True)
class Figures:
    """Of games between greedy players: means by game, branching by decision."""

    decisions: float
    draws: float
    branching: float
    widest: int
    tree: float  # the logarithm of how many games there are like this one: the product of all choices
    worlds: list[float]  # as told by `worlds`, from the eyes of whoever decides


def worlds(state: nemeton.State, seat: int, seed: int) -> float:
    """About how many positions look the same to the seat: how often two dealt anew are alike tells it, as birthdays
    tell how long a year is. Infinite if no two are."""
    luck, seen = Rng(seed), Counter[tuple[int, ...]]()
    for _ in range(WORLDS):
        other = state.copy()
        other.redeal(seat, luck)
        seen[tuple(other.numbers())] += 1
    if len(seen) < WORLDS / 20:
        return float(len(seen))
    pairs = sum(count * (count - 1) // 2 for count in seen.values())
    return WORLDS * (WORLDS - 1) / 2 / pairs if pairs else float("inf")


def figures(name: str, players: int, games: int) -> Figures:
    game = nemeton.game(name)
    decisions, draws, widths, trees, counted = 0, 0, [], [], []
    for number in range(games):
        state, luck = game.start(players), Rng(number)
        chooser, tree, asked = Greedy(state, game.value), 0.0, 0
        while state.look():
            if state.turn == CHANCE:
                draws += 1
                state.play(state.draw(luck))
                continue
            width = len(state.moves())
            widths.append(width)
            tree += log10(width)
            asked += 1
            if number == 0 and asked % 17 == 0 and len(counted) < POSITIONS:
                counted.append(worlds(state, state.turn, asked))
            state.play(int(chooser.choose(state, luck)))
        decisions += asked
        trees.append(tree)
    return Figures(
        decisions / games, draws / games, statistics.mean(widths), max(widths), statistics.mean(trees), counted
    )


def tell_worlds(counted: Sequence[float]) -> str:
    if not counted or max(counted) <= 1:
        return "1 (all is open)"
    middle = statistics.median(counted)
    least = WORLDS * (WORLDS - 1) // 2
    return f"more than {least:,}" if middle == float("inf") else f"{middle:,.0f}"


# --- the page ---


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def tell_speeds(ours: dict[str, dict[str, float]], theirs: dict[str, dict[str, float | str]]) -> str:
    interfaces = [one for one in INTERFACES if any(one in speeds for speeds in ours.values())]
    titles = {name: nemeton.game(name).title for name in ours}
    rows = [[titles[name], *(f"{speeds.get(one, 0):,.0f}" for one in interfaces)] for name, speeds in ours.items()]
    text = f"Nemeton, {number_word(PLAYERS)} players, vectors of {TABLES} games:\n\n"
    text += table(["game", *interfaces], rows)
    slowest = {one: min(speeds[one] for speeds in ours.values()) for one in interfaces}
    lines = []
    for group, games in theirs.items():
        for name, figure in sorted(games.items()):
            if isinstance(figure, str):
                lines.append([f"{group}, {name}", f"not measured: {figure}", *[""] * len(interfaces)])
            else:
                ratios = (f"{slowest[one] / figure:,.1f}" for one in interfaces)
                lines.append([f"{group}, {name}", f"{figure:,.0f}", *ratios])
    text += (
        "\nOthers, and how many times as many decisions the slowest of our four games makes through each interface:\n\n"
    )
    return text + table(["library, game", "decisions/s", *interfaces], lines)


def tell_figures(games: int) -> str:
    rows = []
    for name in nemeton.names():
        game = nemeton.game(name)
        for players in range(game.min_players, game.max_players + 1):
            one = figures(name, players, games)
            rows.append(
                [
                    game.title,
                    str(players),
                    f"{one.decisions:,.0f}",
                    f"{one.draws:,.0f}",
                    f"{one.branching:.1f}",
                    f"{one.widest:,}",
                    f"10^{one.tree:.0f}",
                    tell_worlds(one.worlds),
                ]
            )
            print(rows[-1], flush=True)
    head = ("game", "players", "decisions", "draws", "choices", "most", "tree", "hidden worlds")
    return (
        f"\n## How intricate the games are\n\nOf {games} games between greedy players: decisions and draws in a game,"
        " choices at a decision (the mean, and the most met), the product of all choices in a game, and how many"
        " positions look the same to who decides (the median, told from how often two worlds dealt anew are alike).\n\n"
    ) + table(head, rows)


def tell_strength(reports: Sequence[Report]) -> str:
    rows = []
    for report in sorted(reports, key=lambda one: (one.plan.game, one.plan.players, one.plan.entrants)):
        first = report.figures.entrants[0]
        one, other = report.plan.entrants
        rows.append(
            [
                f"{nemeton.game(report.plan.game).title}, {report.plan.players} players",
                f"`{one}`",
                f"{number_word(report.plan.players - 1)} `{other}`",
                tell_share(first.share),
                f"{report.par:.0%}",
                str(report.figures.games),
            ]
        )
    return (
        "\n## Strength of the baselines\n\nShares of wins with 95 % intervals, from the reports of the arena in"
        " bench/strength; [strength.md](strength.md) tells more. `greedy:1` never changes: measure against it.\n\n"
    ) + table(("game", "player", "against", "wins", "par", "games"), rows)


def strength_reports() -> list[Report]:
    reports = [read_report(path) for path in sorted((ROOT / "bench" / "strength").glob("*.json"))]
    return [one for one in reports if one.plan.duel and not one.label]


def page(ours: Any, theirs: Any, games: int) -> str:
    day = time.strftime("%Y-%m-%d", time.gmtime())
    when = f"Python {platform.python_version()}, {platform.machine()}, {day}."
    cite = CITE.format(version=nemeton.__version__)
    versions = [nemeton.game(name) for name in nemeton.names()]
    cite += "\n".join(f"| {game.title} | `{game.name}` | {game.rules_version} |" for game in versions) + "\n"
    speeds = tell_speeds(ours, theirs)
    return HEAD.format(when=when) + speeds + tell_strength(strength_reports()) + tell_figures(games) + cite


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seconds", type=float, default=1.0)
    words.add_argument("--games", type=int, default=40, help="that tell how intricate each game is")
    words.add_argument("--out", type=Path, default=PAGE)
    wish = words.parse_args()
    if not nemeton.COMPILED:
        sys.exit("the engine is not compiled: run make setup first")
    theirs = their_speeds(wish.seconds)
    wish.out.write_text(page(our_speeds(wish.seconds), theirs, wish.games))
    print(f"{wish.out} is written")


if __name__ == "__main__":
    main()
