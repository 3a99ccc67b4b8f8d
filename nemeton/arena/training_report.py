"""What a training has brought: report.json and report.html beside its weights."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from nemeton.arena.page import percent, whole
from nemeton.arena.plots import Row, Scale, intervals
from nemeton.arena.training import Training, write
from nemeton.core.weights import Weights

MOST_WEIGHTS = 20


def write_training_report(training: Training, weights: Weights) -> None:
    told = {
        "game": training.plan.game,
        "players": training.plan.players,
        "plan": json.loads((training.folder / "plan.json").read_text()),
        "generations": training.verdicts(),
        "calibration": json.loads((training.folder / "calibration.json").read_text()),
        "made": weights.made,
    }
    write(training.folder / "report.json", (json.dumps(told, indent=1) + "\n").encode())
    write(training.folder / "report.html", _page(training, told, weights).encode())


def _page(training: Training, told: dict[str, Any], weights: Weights) -> str:
    title = f"{training.game.title}: what {training.plan.players} players have learned"
    return whole(title, [_curve(told), _calibration(told), _candidates(told), _weights(training, weights)])


def _section(title: str, *parts: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n" + "\n".join(parts) + "\n</section>"


def _curve(told: dict[str, Any]) -> str:
    rows = []
    for number, verdict in enumerate(told["generations"], start=1):
        share, games = verdict["share_against_greedy_1"], verdict["gate_games"]
        half = 1.96 * (share * (1 - share) / games) ** 0.5
        name = f"generation {number}: {verdict['candidate']}" + ("" if verdict["accepted"] else " (not accepted)")
        rows.append(Row(name, percent(share), share, max(0.0, share - half), min(1.0, share + half)))
    plot = intervals("Share of games won", rows, Scale(0.0, 1.0), percent, 1 / told["players"])
    games = told["generations"][0]["gate_games"]
    text = (
        f"<p>Against greedy:1 in all other seats, {games} fresh games each, with 95 % intervals. The line is par.</p>"
    )
    return _section("Learning curve", text, plot)


def _calibration(told: dict[str, Any]) -> str:
    found = told["calibration"]
    rows = [
        Row(f"foretold {percent(foretold)}, {count:,} times", percent(happened), happened, foretold, happened)
        for foretold, happened, count in found["classes"]
    ]
    plot = intervals("Happened", rows, Scale(0.0, 1.0), percent)
    text = (
        f"<p>Chances to win as foretold and as they came, in positions of the last generation's games: on average "
        f"{percent(found['gap'])} apart. Surprise {found['surprise']:.3f}; knowing nothing would be "
        f"{found['even_surprise']:.3f}. Points at the end are foretold with an error of {found['points_error']:.1f} "
        f"(mean {found['points_bias']:+.2f}).</p>"
    )
    return _section("Calibration", text, plot)


def _candidates(told: dict[str, Any]) -> str:
    rows = "".join(
        f"<tr><td>generation {number}: {escape(name)}</td><td>{percent(share)}</td></tr>"
        for number, verdict in enumerate(told["generations"], start=1)
        for name, share in verdict["trials"].items()
    )
    head = "<tr><th>candidate</th><th>share in its trial</th></tr>"
    return _section("Candidates", f'<div class="wide"><table>{head}{rows}</table></div>')


def _weights(training: Training, weights: Weights) -> str:
    largest = sorted(weights.linear.items(), key=lambda item: -abs(item[1]))[:MOST_WEIGHTS]
    hand = training.game.hand_made
    rows = "".join(
        f"<tr><td>{escape(name.replace('_', ' '))}</td><td>{hand.get(name, 0.0):.2f}</td><td>{weight:.2f}</td></tr>"
        for name, weight in largest
    )
    head = "<tr><th>feature</th><th>hand-made</th><th>learned</th></tr>"
    return _section("Largest weights", f'<div class="wide"><table>{head}{rows}</table></div>')
