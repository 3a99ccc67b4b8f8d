"""How often the chances of a review come true: the maps `games/<game>/calibration.json`, and docs/calibration.md.

python -m tools.calibration                      every game: plays, fits on some games, proves it on others, writes
python -m tools.calibration meduris --games 200  quicker and less sure
python -m tools.calibration meduris --parts 1    goes on playing, one part of the games, and no more
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import nemeton
from nemeton import CHANCE, OVER, Rng
from nemeton.core.rng import seed_of_game
from nemeton.players.player import read_spec
from nemeton.review.calibration import Calibration, calibration_of, file_of, text_of
from nemeton.review.outlook import Seer, ended

ROOT = Path(__file__).resolve().parents[1]
DOCS, KEPT = ROOT / "docs", ROOT / "build" / "calibration"
PART = 100  # games
PLAYERS, WHO = 4, "learned"
EVERY = 12  # of so many positions one is noted, by lot
CLASSES = 20
LEAST = 40  # positions in a class before it has a say in a map
FIT_SEED, PROOF_SEED = 501, 502
BAR = 0.03

Row = tuple[float, float]  # what was thought, what came true (a shared victory is shared)
Class = tuple[int, float, float]  # how many, mean thought, mean true


def positions(name: str, games: int, seed: int) -> list[list[Row]]:
    """The judge's chances of all seats at some decisions of those games, with who won. What was played is kept, so
    that a run can be interrupted."""
    found: list[list[Row]] = []
    for first in range(0, games, PART):
        end = min(games, first + PART)
        kept = KEPT / f"{name}-{seed}-{first}-{end}.json"
        if not kept.exists():
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(json.dumps(played(name, first, end, seed)))
            print(f"{name}: {end} of {games} games", flush=True)
        found += json.loads(kept.read_text())
    return found


def played(name: str, first: int, end: int, seed: int) -> list[list[Row]]:
    game = nemeton.game(name)
    start = game.start(PLAYERS)
    seer = Seer(game, PLAYERS, Calibration())
    spec = read_spec(WHO, game, PLAYERS)
    assert spec is not None
    chooser = spec.chooser(game, start)
    found: list[list[Row]] = []
    for number in range(first, end):
        state, mixed = start.copy(), seed_of_game(seed, number)
        dealer, lot = Rng(mixed), Rng(mixed, 77)
        rngs = [Rng(mixed, seat + 1) for seat in range(PLAYERS)]
        noted: list[list[float]] = []
        chooser.begin()
        while state.look() > 0:
            if state.turn == CHANCE:
                state.apply(state.draw(dealer))
                continue
            if lot.below(EVERY) == 0:
                noted.append([round(chance, 5) for chance in seer.raw(state)])
            state.apply(chooser.choose(state, rngs[state.turn]))
        assert state.turn == OVER
        won = ended(state).chances
        found += [list(zip(chances, won, strict=True)) for chances in noted]
    return found


def classes(rows: Iterable[Row]) -> list[Class]:
    sums = [[0, 0.0, 0.0] for _ in range(CLASSES)]
    for thought, true in rows:
        one = sums[min(CLASSES - 1, int(thought * CLASSES))]
        one[0] += 1
        one[1] += thought
        one[2] += true
    return [(int(n), thought / n, true / n) for n, thought, true in sums if n]


def error(found: Sequence[Class]) -> float:
    """The expected calibration error: how far each class is off, by how many it has."""
    return sum(n * abs(thought - true) for n, thought, true in found) / sum(n for n, *_ in found)


def fitted(found: Sequence[Class]) -> tuple[list[float], list[float]]:
    """The rising line nearest to the classes (pool adjacent violators), from 0 to 1."""
    pools: list[list[float]] = []
    for n, thought, true in found:
        if n < LEAST:
            continue
        pools.append([n, thought * n, true * n])
        while len(pools) > 1 and pools[-2][2] / pools[-2][0] > pools[-1][2] / pools[-1][0]:
            last = pools.pop()
            pools[-1] = [one + other for one, other in zip(pools[-1], last, strict=True)]
    line = [(0.0, 0.0), *((pool[1] / pool[0], pool[2] / pool[0]) for pool in pools), (1.0, 1.0)]
    return [round(thought, 4) for thought, _ in line], [round(true, 4) for _, true in line]


def calibrate(name: str, fit_games: int, games: int) -> Calibration:
    learned = positions(name, fit_games, FIT_SEED)
    thought, true = fitted(classes(row for one in learned for row in one))
    found = Calibration(tuple(thought), tuple(true))
    proof = positions(name, games, PROOF_SEED)
    before = classes(row for one in proof for row in one)
    mapped = [zip(found.of([row[0] for row in one]), [row[1] for row in one], strict=True) for one in proof]
    after = classes(row for one in mapped for row in one)
    made: dict[str, Any] = {
        "command": f"python -m tools.calibration {name} --games {games} --fit {fit_games}",
        "players": WHO,
        "fit_games": fit_games,
        "proof_games": games,
        "positions": len(proof),
        "error_before": round(error(before), 4),
        "error": round(error(after), 4),
        "classes": [[n, round(thought, 4), round(true, 4)] for n, thought, true in after],
    }
    return Calibration(found.thought, found.true, made)


# --- docs/calibration.md ---

SIZE, EDGE = 300, 34


def plot(title: str, found: Sequence[Sequence[float]]) -> str:
    """Thought across, true upwards; the larger a dot, the more positions."""

    def x(value: float) -> float:
        return EDGE + value * (SIZE - EDGE - 8)

    def y(value: float) -> float:
        return SIZE - EDGE - value * (SIZE - EDGE - 8)

    most = max(n for n, *_ in found)
    parts = [f'<path d="M{x(0)} {y(0)}H{x(1)}M{x(0)} {y(0)}V{y(1)}" stroke="#5b6258" fill="none"/>']
    parts.append(f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#a23a1b" stroke-dasharray="4 3"/>')
    for tick in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<text x="{x(tick):.1f}" y="{SIZE - 14}" text-anchor="middle">{100 * tick:.0f}</text>')
        parts.append(f'<text x="{EDGE - 5}" y="{y(tick) + 4:.1f}" text-anchor="end">{100 * tick:.0f}</text>')
    line = " ".join(f"{x(thought):.1f},{y(true):.1f}" for _, thought, true in found)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#2877ae" stroke-width="1.5"/>')
    for n, thought, true in found:
        size = 2 + 5 * (n / most) ** 0.5
        parts.append(f'<circle cx="{x(thought):.1f}" cy="{y(true):.1f}" r="{size:.1f}" fill="#2877ae"/>')
    style = 'font-family="sans-serif" font-size="11" fill="#1f2a24"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" height="{SIZE}" {style}>'
        f'<title>{title}</title><rect width="{SIZE}" height="{SIZE}" fill="#fbf8f1" rx="8"/>{"".join(parts)}</svg>\n'
    )


def write_page(names: Sequence[str]) -> None:
    maps = {name: calibration_of(nemeton.game(name), PLAYERS) for name in names}
    told = {name: one.made for name, one in maps.items() if one.made}
    rows = [
        f"| {nemeton.game(name).title} | {made['proof_games']:,} | {made['positions']:,} | {made['error_before']:.3f} "
        f"| **{made['error']:.3f}** |"
        for name, made in told.items()
    ]
    plots = []
    for name, made in told.items():
        title = nemeton.game(name).title
        (DOCS / f"calibration-{name}.svg").write_text(plot(f"{title}: thought and true", made["classes"]))
        plots.append(f"![{title}: what was thought and how often it came true](calibration-{name}.svg)")
    text = f"""# Do the win chances come true?

A review says "27 %". Among all the moments of which it says so, somebody wins in 27 of 100.
`python -m tools.calibration` plays games between four bots (`{WHO}`), fits a rising line from what the judge thinks to
what came true on some of them (`nemeton/games/*/calibration.json`, with where it comes from), and proves it on others,
which it has not seen. The expected calibration error is the mean distance between both, over {CLASSES} classes; at most
{BAR} is the bar. Between weaker or unequal players chances are less sure: the judge does not know who plays.

| game | games of the proof | positions | error of the judge | error after calibration |
| --- | --- | --- | --- | --- |
{chr(10).join(rows)}

Across what was thought, upwards what came true, in percent; the larger a dot, the more positions.

{chr(10).join(plots)}
"""
    (DOCS / "calibration.md").write_text(text)


def go_on(names: Sequence[str], fit_games: int, games: int, parts: int) -> None:
    wanted = [(name, seed, most) for name in names for seed, most in ((FIT_SEED, fit_games), (PROOF_SEED, games))]
    missing = [
        (name, seed, end)
        for name, seed, most in wanted
        for end in [min(most, first + PART) for first in range(0, most, PART)]
        if not (KEPT / f"{name}-{seed}-{(end - 1) // PART * PART}-{end}.json").exists()
    ]
    for name, seed, end in missing[:parts]:
        positions(name, end, seed)
    print(f"{max(0, len(missing) - parts)} parts are missing", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_named", nargs="*", metavar="GAME", help="all, if none is named")
    parser.add_argument("--games", type=int, default=2000, help="of the proof")
    parser.add_argument("--fit", type=int, default=400, help="games the map is fitted on")
    parser.add_argument("--parts", type=int, default=0, help="play so many missing parts and stop")
    asked = parser.parse_args()
    os.nice(10)
    names = asked.games_named or nemeton.names()
    if asked.parts:
        go_on(names, asked.fit, asked.games, asked.parts)
        return
    for name in names:
        game = nemeton.game(name)
        found = calibrate(name, asked.fit, asked.games)
        file_of(game).write_text(text_of(game, {PLAYERS: found}))
        print(f"{name}: error {found.made['error_before']} before, {found.made['error']} after", flush=True)
    write_page(nemeton.names())


if __name__ == "__main__":
    main()
