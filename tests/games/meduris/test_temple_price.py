"""A rule is written once: another price of temples is one number in content.toml, and everybody knows it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nemeton.games.meduris.game import GAME
from nemeton.words import LANGUAGES, Words
from tests.another_box import told_there
from tests.games.meduris.position import A, B, C, about, greedy_choice, legal, play, position

ONCE = "temple_price = 1 "
SEATS = ["Ada", "Bo", "Cy"]


def what_a_temple_costs() -> dict[str, Any]:
    """On field 12 (stone and copper), between two settlements of two huts."""
    huts = {10: B, 11: B, 13: C, 14: C, 20: A}
    state = position(huts=huts, stone=1, hands=[(0, 3, 2, 2)])
    preview = about(state, "temple 12")
    poor = position(huts=huts, stone=1, hands=[(0, 0, 1, 1)])
    refusals = [refusal.thing() for refusal in GAME.why_not(poor, A, "temple 12")]
    tempted = greedy_choice(position(huts=huts, stone=1, hands=[(0, 0, 2, 2)]))
    words = {language: Words.of(GAME, language, strict=True) for language in LANGUAGES}
    told = {
        "content": GAME.content["fingerprint"],
        "facts": GAME.describe()["facts"]["temple_price"],
        "preview": [preview[key] for key in ("times", "cost", "replaced")],
        "preview_words": {language: words[language].move(preview, SEATS) for language in LANGUAGES},
        "refusals": [[thing[key] for key in ("rule", "name", "times", "missing", "needed")] for thing in refusals],
        "refusal_words": {language: [words[language].refusal(t, SEATS) for t in refusals] for language in LANGUAGES},
        "advice": tempted,
        "rule": {language: words[language].rule("M-24").text for language in LANGUAGES},
    }
    play(state, "temple 12")
    return {**told, "payments": legal(state)}


@pytest.fixture(scope="module")
def double(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What is told where temples cost double."""
    return told_there(tmp_path_factory.mktemp("double"), "meduris", {ONCE: "temple_price = 2 "}, __name__)


def test_m_24_as_printed() -> None:
    once = what_a_temple_costs()
    assert once["facts"] == 1
    assert (once["preview"], once["refusals"], once["advice"]) == ([1, 2, 0], [], "temple 12")
    assert "pay 1 copper 1 stone" in once["payments"]
    assert once["preview_words"]["en"].startswith("Temple on field 12: stone and copper, 4 huts")
    assert "spend its two goods once, whatever" in once["rule"]["en"]
    assert "seine beiden Güter einmal ein" in once["rule"]["de"]
    assert "de twee materialen ervan één keer, wat" in once["rule"]["nl"]


def test_price(double: dict[str, Any]) -> None:
    assert double["payments"] == ["pay 2 copper 2 stone", "pay 3 wool 1 copper 2 stone", "pay 3 wool 2 copper 1 stone"]


def test_preview(double: dict[str, Any]) -> None:
    assert double["preview"] == [2, 4, 0]
    assert double["preview_words"]["en"].startswith("Temple on field 12: 2× stone and copper, 4 huts")
    assert double["preview_words"]["de"].startswith("Tempel auf Feld 12: je 2 Stein und Kupfer, 4 Hütten")
    assert double["preview_words"]["nl"].startswith("Tempel op veld 12: 2× steen en koper, 4 hutten")


def test_refusal(double: dict[str, Any]) -> None:
    assert double["refusals"] == [["M-24", "cannot_pay", 2, 2, 6]]
    assert double["refusal_words"]["en"][0].startswith("Field 12 costs 2× stone and copper.")
    assert double["refusal_words"]["de"][0].startswith("Feld 12 kostet je 2 Stein und Kupfer.")
    assert double["refusal_words"]["nl"][0].startswith("Veld 12 kost 2× steen en koper.")


def test_advice(double: dict[str, Any]) -> None:
    assert double["advice"].startswith("move")


def test_words(double: dict[str, Any]) -> None:
    assert double["facts"] == 2
    assert "spend its two goods twice, whatever" in double["rule"]["en"]
    assert "seine beiden Güter zweimal ein" in double["rule"]["de"]
    assert "de twee materialen ervan twee keer, wat" in double["rule"]["nl"]


def test_it_is_another_box_then(double: dict[str, Any]) -> None:
    """Records and tables of one price are not played on at the other."""
    assert double["content"] != GAME.content["fingerprint"]


if __name__ == "__main__":
    print(json.dumps(what_a_temple_costs()))
