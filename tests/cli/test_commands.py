"""The command line as a user meets it: real processes, real files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nemeton.core.record import parse, record_of, replay
from nemeton.games import of_record

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "longest_move_bot.py"


def run(*words: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "nemeton", *words]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=ROOT, env=os.environ | (env or {}), timeout=120
    )


def answer(*words: str) -> Any:
    done = run(*words)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def refused(*words: str) -> str:
    """The message of a refusal: exit code 2, one line, no traceback."""
    done = run(*words)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    return done.stderr


# --- games, simulate, bench ---


def test_games_are_listed_with_their_options() -> None:
    celtica = next(game for game in answer("games", "--json") if game["name"] == "celtica")
    assert (celtica["min_players"], celtica["max_players"]) == (2, 5)
    assert "goal_gives_parts" in run("games").stdout


def test_simulate_gives_the_promised_figures() -> None:
    figures = answer("simulate", "celtica", "--players", "3", "--games", "50", "--seed", "4", "--json")
    assert figures["game"] == "celtica"
    assert (figures["players"], figures["games"]) == (3, 50)
    assert figures["compiled"] is True
    assert sum(figures["wins"]) == pytest.approx(50)
    assert len(figures["points"]) == 3
    assert figures["length"]["min"] <= figures["length"]["mean"] <= figures["length"]["max"]
    assert figures["decisions"] == round(50 * figures["length"]["mean"])
    assert figures["decisions_per_second"] > 0
    assert figures["seconds"] > 0


def test_the_same_seed_gives_the_same_games_alone_in_parallel_and_recorded(tmp_path: Path) -> None:
    words = (
        "simulate",
        "celtica",
        "--games",
        "24",
        "--seed",
        "9",
        "--bots",
        "greedy,random,random",
        "--rotate",
        "--json",
    )
    runs = [answer(*words), answer(*words, "--jobs", "2"), answer(*words, "--record", str(tmp_path / "games"))]
    for figures in runs:
        del figures["seconds"], figures["decisions_per_second"]
    assert runs[0] == runs[1] == runs[2]
    files = sorted(str(path) for path in (tmp_path / "games").glob("*.nem"))
    assert len(files) == 24
    checks = answer("verify", "--json", *files)
    assert all(check["ok"] and check["draws_proved"] for check in checks)


def test_search_plays_in_a_series() -> None:
    figures = answer("simulate", "celtica", "--games", "2", "--bots", "search:50,random", "--json")
    assert sum(figures["wins"]) == pytest.approx(2)


def test_the_plain_build_says_so_and_plays_the_same() -> None:
    words = ("simulate", "celtica", "--games", "5", "--seed", "3", "--json")
    plain = run(*words, env={"NEMETON_PLAIN": "1"})
    figures, compiled = json.loads(plain.stdout), answer(*words)
    assert "not compiled" in plain.stderr
    assert figures["compiled"] is False
    assert (figures["decisions"], figures["wins"]) == (compiled["decisions"], compiled["wins"])


def test_bench_measures_both_builds() -> None:
    row = answer("bench", "celtica", "--seconds", "0.05", "--json")[0]
    assert row["compiled"] is True
    assert row["plain"]["compiled"] is False
    assert row["search_iterations_per_second"] > 0
    assert row["copy_nanoseconds"] > 0


# --- watch, replay, verify ---


@pytest.mark.parametrize(("lang", "words"), [("en", "takes"), ("de", "nimmt"), ("nl", "neemt")])
def test_watch_and_replay_speak_three_languages(lang: str, words: str, tmp_path: Path) -> None:
    file = str(tmp_path / "game.nem")
    watched = run("watch", "celtica", "--players", "2", "--seed", "7", "--speed", "0", "--lang", lang, "--record", file)
    assert watched.returncode == 0, watched.stderr
    assert words in watched.stdout
    replayed = run("replay", file, "--speed", "0", "--lang", lang)
    assert replayed.returncode == 0, replayed.stderr
    assert words in replayed.stdout


@pytest.fixture
def record(tmp_path: Path) -> Path:
    assert run("simulate", "celtica", "--games", "1", "--seed", "11", "--record", str(tmp_path)).returncode == 0
    return next(tmp_path.glob("*.nem"))


def broken(record: Path, text: str | bytes) -> str:
    """What verify says of a file with this content; exit code 1, no traceback."""
    file = record.with_name("broken.nem")
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    done = run("verify", str(file))
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    return done.stdout


def test_verify_accepts_a_simulated_game(record: Path) -> None:
    done = run("verify", str(record))
    assert done.returncode == 0
    assert ": ok: celtica, 4 players, finished" in done.stdout


def test_verify_finds_an_altered_draw(record: Path) -> None:
    lines = record.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("@ card"))
    lines[at] = "@ card red" if lines[at] != "@ card red" else "@ card grey"
    assert f"line {at + 1}: '{lines[at][2:]}' was not drawn" in broken(record, "\n".join(lines) + "\n")


def test_verify_finds_an_illegal_move(record: Path) -> None:
    lines = record.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if " play " in line)
    seat = lines[at].split()[0]
    lines[at] = f"{seat} draw"
    assert f"line {at + 1}: 'draw' is not legal now" in broken(record, "\n".join(lines) + "\n")


def test_verify_finds_a_wrong_result(record: Path) -> None:
    lines = record.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("points"))
    lines[at] = "points 9 9 9 9"
    assert f"line {at + 1}: the points are" in broken(record, "\n".join(lines) + "\n")


def test_verify_finds_a_cut_off_end(record: Path) -> None:
    lines = record.read_text().splitlines()[:-5]
    assert "it is cut off" in broken(record, "\n".join(lines) + "\n")


def test_verify_refuses_random_bytes(record: Path) -> None:
    assert "not a text file" in broken(record, bytes(range(256)) * 8)
    assert "a record begins with" in broken(record, "hello")
    assert "a record begins with" in broken(record, "")


def test_one_bad_file_among_good_ones_gives_exit_code_1(record: Path) -> None:
    done = run("verify", "--json", str(record), str(record.with_name("missing.nem")))
    assert done.returncode == 1
    good, bad = json.loads(done.stdout)
    assert good["ok"]
    assert not bad["ok"]
    assert "No such file" in bad["problem"]


# --- bad input ---


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["simulate", "celtik"], "Did you mean 'celtica'?"),
        (["simulate", "celtica", "--players", "6"], "is for 2 to 5 players, not 6"),
        (["simulate", "celtica", "--option", "speed=9"], "there is no option 'speed'"),
        (["simulate", "celtica", "--option", "goal_gives_parts=perhaps"], "is yes or no, not 'perhaps'"),
        (["simulate", "celtica", "--option", "goal_gives_parts"], "written key=value"),
        (["simulate", "celtica", "--players", "2", "--option", "start_player=5"], "a seat from 1 to 2"),
        (["simulate", "celtica", "--bots", "gready"], "there is no player 'gready'"),
        (["simulate", "celtica", "--bots", "search:soon"], "write for example search:500"),
        (["simulate", "celtica", "--bots", "greedy,random", "--players", "3"], "2 bots are named for 3 players"),
        (["simulate", "celtica", "--games", "0"], "at least 1"),
        (["watch", "celtica", "--lang", "fr"], "there are en, de, nl"),
        (["watch", "celtica", "--speed", "-1"], "decisions per second"),
        (["replay", "nowhere.nem"], "cannot be read"),
    ],
)
def test_bad_input_is_answered_with_what_would_be_right(words: list[str], message: str) -> None:
    assert message in refused(*words)


# --- outside programs ---


def outside(tmp_path: Path, program: str) -> str:
    bot = tmp_path / "bot.py"
    bot.write_text(program)
    return f"outside:{sys.executable} {bot}"


def test_an_outside_program_plays() -> None:
    bots = f"outside:{sys.executable} {EXAMPLE},random"
    figures = answer("simulate", "celtica", "--games", "3", "--bots", bots, "--json")
    assert sum(figures["wins"]) == pytest.approx(3)


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ("import sys; print('hello', flush=True); sys.stdin.read()", "an answer is one line of JSON"),
        ("import sys; input(); print(1, flush=True); sys.stdin.read()", "right would be"),
        ("input()", "ended by itself (exit code 0)"),
        ("import sys; sys.exit(3)", "ended by itself (exit code 3)"),
    ],
)
def test_a_bad_outside_program_is_named(program: str, message: str, tmp_path: Path) -> None:
    assert message in refused("simulate", "celtica", "--games", "1", "--bots", f"{outside(tmp_path, program)},random")


def test_an_outside_program_that_hangs_is_ended(tmp_path: Path) -> None:
    from nemeton.bench import opening
    from nemeton.core.errors import BadPlayer
    from nemeton.core.rng import Rng
    from nemeton.games import game
    from nemeton.players.outside import OutsidePlayer
    from nemeton.players.player import Position

    command = outside(tmp_path, "import time; time.sleep(60)").removeprefix("outside:")
    player = OutsidePlayer(command, seconds=0.3)
    celtica = game("celtica")
    state = opening(celtica, 2)
    with pytest.raises(BadPlayer, match=r"did not answer within 0\.3 seconds"):
        player.choose(Position(celtica, state, state.turn), Rng(1))


def test_a_program_that_cannot_be_started_is_named() -> None:
    assert "cannot be started" in refused(
        "simulate", "celtica", "--games", "1", "--bots", "outside:/no/such/bot,random"
    )


# --- review ---


def test_review_writes_a_page_and_the_same_as_json(tmp_path: Path) -> None:
    game = ROOT / "tests" / "golden" / "celtica" / "2-players_fair_greedy.nem"
    done = run("review", str(game), "--out", str(tmp_path / "new"), "--depth", "5", "--lang", "de")
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "new" / f"{game.stem}-review.html").read_text()
    assert "Gewinnchance" in page
    told = json.loads((tmp_path / "new" / f"{game.stem}-review.json").read_text())
    assert (told["game"], told["depth"], len(told["balance"])) == ("celtica", 5, 2)


def test_review_refuses_what_is_no_finished_game(tmp_path: Path) -> None:
    game = ROOT / "tests" / "golden" / "celtica" / "2-players_fair_greedy.nem"
    cut = tmp_path / "cut.nem"
    cut.write_text(game.read_text()[:2000])
    assert "cut off" in refused("review", str(cut))
    cut.write_text("\n".join([*game.read_text().split("\n")[:30], "unfinished", ""]))
    assert "not finished" in refused("review", str(cut))
    cut.write_text(game.read_text().replace("\nrules 1\n", "\nrules 9\n"))
    assert "version 9 of the rules" in refused("review", str(cut))
    whole = parse(game.read_text())
    hidden = record_of(replay(whole, of_record(whole)), list(whole.seats.values()), redacted=True)
    cut.write_text(hidden.print())
    assert "the record hides what was not known to everybody" in refused("review", str(cut))
    assert "cannot be read" in refused("review", str(tmp_path / "missing.nem"))
