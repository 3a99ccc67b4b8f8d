"""A match between any players: faults are noted and never stop it, and programs are told all they may know."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import nemeton
from nemeton.players.mixed import MOST_FAULTS, play_mixed
from tests.playing import ROOT

SILENT = "did not answer within"
PATIENCE = 120.0  # seconds: only who never answers is to run into a limit, however busy the machine is
TRICKS = {
    "not one of": 'import sys\nfor line in sys.stdin: print(\'{"move": "castle"}\', flush=True)',
    "one line of JSON": "import sys\nfor line in sys.stdin: print('well', flush=True)",
    SILENT: "import time; time.sleep(60)",
    "ended by itself": "input()",
    "answered null": "import sys\nfor line in sys.stdin: print('null', flush=True)",
}


def program(folder: Path, text: str) -> str:
    file = folder / "bot.py"
    file.write_text(text)
    return f"outside:{sys.executable} {file}"


@pytest.mark.parametrize("told", TRICKS)
def test_a_fault_is_told_and_the_match_goes_on(told: str, tmp_path: Path) -> None:
    bad = program(tmp_path, TRICKS[told])
    limit = 0.2 if told == SILENT else PATIENCE
    liar, other = play_mixed(nemeton.game("celtica"), [bad, "random"], 1, 1, seconds=limit)
    assert len(liar.faults) == MOST_FAULTS
    assert all((told if told != "not one of" else "right would be") in fault.text for fault in liar.faults)
    assert liar.faults[0].game == 0
    assert not other.faults
    assert liar.wins + other.wins == 1


def test_a_program_that_does_not_read_cannot_stop_the_writer(tmp_path: Path) -> None:
    """Its answers come without a question, so the pipe fills up."""
    deaf = program(tmp_path, 'import time\nwhile True: print(\'{"move": "pass"}\', flush=True); time.sleep(0.01)')
    entrants = play_mixed(nemeton.game("graenaland"), [deaf, "random", "random"], 1, 1, seconds=0.5)
    assert entrants[0].faults
    assert sum(entrant.wins for entrant in entrants) == pytest.approx(1)


def test_a_program_hears_what_happened_in_words(tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    note = f"import json, sys\nfile = open({str(heard)!r}, 'w')\nfor line in sys.stdin:\n"
    note += "    file.write(line)\n    file.flush()\n"
    note += "    print(json.dumps({'move': json.loads(line)['moves'][0]['say']}), flush=True)"
    play_mixed(nemeton.game("meduris"), [program(tmp_path, note), "greedy"], 2, 1, seconds=PATIENCE)
    questions = [json.loads(line) for line in heard.read_text().splitlines()]
    assert all("player 1" in question["text"] for question in questions)
    assert any("player 2" in sentence for question in questions for sentence in question["since"])
    assert all(move["words"] and move["preview"]["name"] for question in questions for move in question["moves"])
    assert {question["seat"] for question in questions} == {0, 1}
    later = questions[1]["since"]
    assert questions[0]["since"]
    assert not later or later[0] not in questions[0]["since"][:1]


def test_the_examples_play(tmp_path: Path) -> None:
    node = ROOT / ".venv" / "bin" / "node"
    text = f"outside:{sys.executable} {ROOT / 'examples' / 'text_bot.py'}"
    script = f"outside:{node if node.exists() else 'node'} {ROOT / 'examples' / 'last_move_bot.mjs'}"
    entrants = play_mixed(nemeton.game("celtica"), [text, script, "random"], 1, 2, seconds=PATIENCE)
    assert not any(entrant.faults for entrant in entrants)
