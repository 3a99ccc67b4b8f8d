"""The words of Celtica name the numbers of content.toml: other numbers there, and rules and words follow."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from nemeton.core.thing import Thing
from nemeton.games.celtica.game import GAME
from nemeton.words import LANGUAGES, Words
from tests.another_box import told_there
from tests.games.celtica.position import A, B, experience, heard, play, position

SEATS = ["Ada", "Bo"]
OTHERWISE = {
    "start_parts = 2 ": "start_parts = 1 ",
    "display_size = 9 ": "display_size = 8 ",
    "experience_per_ruin = 1 ": "experience_per_ruin = 2 ",
    "final_cost_swap = 1 ": "final_cost_swap = 2 ",
    "final_cost_take = 2 ": "final_cost_take = 1 ",
}


def what_is_told() -> dict[str, Any]:
    """In a ruin, then in the final exchange, and in the rulebook."""
    ruin = position(druids={"grey": 14}, hands=[{"grey": 2}, {"red": 2}], display="1 1 1 1 1 1 1 1 0")
    into_ruin = GAME.about(ruin, GAME.parse(ruin, "play grey 1"))
    play(ruin, "play grey 1", *["experience black"] * GAME.facts["ruin_cards"])
    final = position(final_after=B, experience=[{"red": 4}], own=["1 0 0 0 0 0 0 0 0"], display="0 1 1 1 1 1 1 1 1")
    exchanges = ["swap large_1 middle", "buy middle"]
    moves = [GAME.about(final, GAME.parse(final, exchange)) for exchange in exchanges]
    play(final, "swap large_1 middle", "buy small_4")
    events = [event for event in heard(final) if event["name"] in ("swap", "buy")]
    return {
        "drawn": experience(ruin, A),
        "left": experience(final, A),
        "words": {language: _words(language, [into_ruin, *moves], events) for language in LANGUAGES},
    }


def _words(language: str, moves: list[Thing], events: list[Thing]) -> str:
    words = Words.of(GAME, language, strict=True)
    told = [words.move(move, SEATS) for move in moves] + [words.event(event, SEATS) for event in events]
    told += [words.format("ask-give.help"), words.format("ask-final.help")]
    told += [words.rule(number).text for number in ("C-3", "C-4", "C-5", "C-16", "C-19", "C-31", "C-32", "C-33")]
    return "\n".join(told)


@pytest.fixture(scope="module")
def otherwise(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return told_there(tmp_path_factory.mktemp("otherwise"), "celtica", OTHERWISE, __name__)


def test_rules_follow(otherwise: dict[str, Any]) -> None:
    assert (what_is_told()["drawn"], what_is_told()["left"]) == ({"black": 1}, {"red": 1})
    assert (otherwise["drawn"], otherwise["left"]) == ({"black": 2}, {"red": 1})


PRINTED = {
    "en": """
        no part to give up, draw an experience card
        Swap wave for middle part (1 experience card): 0
        Take middle part (2 experience cards): 0
        Ada swaps wave for middle part (1 experience card)
        Ada takes for 2 experience cards: ring
        then you draw an experience card.
        1 card: swap a part. 2 cards: take a part
        draw 2 amulet parts unseen
        Turn your 2 start parts up and lay them in
        face up, 9 in all
        from the supply to 9 again
        you draw an experience card and keep it in hand
        For 1 experience card you swap
        For 2 experience cards you take
        filled up to 9 again, as far""",
    "de": """
        kein Teil zum Abgeben, Erfahrungskarte ziehen
        Welle gegen Mittelteil tauschen (1 Erfahrungskarte): 0
        Mittelteil nehmen (2 Erfahrungskarten): 0
        Ada tauscht Welle gegen Mittelteil (1 Erfahrungskarte)
        Ada nimmt für 2 Erfahrungskarten: Ring
        danach ziehst du eine Erfahrungskarte.
        1 Karte: ein Teil tauschen. 2 Karten: ein Teil
        ziehst blind 2 Amulett-Teile
        Deine 2 Startteile deckst du auf und legst sie vor
        aufgedeckt, insgesamt 9
        Vorrat wieder auf 9 ergänzt
        ziehst du eine Erfahrungskarte und nimmst sie
        Für 1 Erfahrungskarte tauschst
        Für 2 Erfahrungskarten nimmst
        wieder auf 9 ergänzt, soweit""",
    "nl": """
        geen deel om af te staan, trek een ervaringskaart
        Ruil golf tegen middendeel (1 ervaringskaart): 0
        Neem middendeel (2 ervaringskaarten): 0
        Ada ruilt golf tegen middendeel (1 ervaringskaart)
        Ada neemt voor 2 ervaringskaarten: ring
        daarna trek je een ervaringskaart.
        1 kaart: ruil een deel. 2 kaarten: neem een deel
        trekt blind 2 amuletdelen
        Je 2 startdelen draai je om
        opengelegd, 9 in totaal
        voorraad weer tot 9 aangevuld
        trek je een ervaringskaart. Die houd
        Voor 1 ervaringskaart ruil
        Voor 2 ervaringskaarten neem
        weer tot 9 aangevuld, voor""",
}
CHANGED = {
    "en": """
        no part to give up, draw 2 experience cards
        Swap wave for middle part (2 experience cards): 0
        Take middle part (1 experience card): 0
        Ada swaps wave for middle part (2 experience cards)
        Ada takes for 1 experience card: ring
        then you draw 2 experience cards.
        2 cards: swap a part. 1 card: take a part
        draw 1 amulet part unseen
        Turn your start part up and lay it in
        face up, 8 in all
        from the supply to 8 again
        you draw 2 experience cards and keep them in hand
        For 2 experience cards you swap
        For 1 experience card you take
        filled up to 8 again, as far""",
    "de": """
        kein Teil zum Abgeben, 2 Erfahrungskarten ziehen
        Welle gegen Mittelteil tauschen (2 Erfahrungskarten): 0
        Mittelteil nehmen (1 Erfahrungskarte): 0
        Ada tauscht Welle gegen Mittelteil (2 Erfahrungskarten)
        Ada nimmt für 1 Erfahrungskarte: Ring
        danach ziehst du 2 Erfahrungskarten.
        2 Karten: ein Teil tauschen. 1 Karte: ein Teil
        ziehst blind 1 Amulett-Teil aus
        Dein Startteil deckst du auf und legst es vor
        aufgedeckt, insgesamt 8
        Vorrat wieder auf 8 ergänzt
        ziehst du 2 Erfahrungskarten und nimmst sie
        Für 2 Erfahrungskarten tauschst
        Für 1 Erfahrungskarte nimmst
        wieder auf 8 ergänzt, soweit""",
    "nl": """
        geen deel om af te staan, trek 2 ervaringskaarten
        Ruil golf tegen middendeel (2 ervaringskaarten): 0
        Neem middendeel (1 ervaringskaart): 0
        Ada ruilt golf tegen middendeel (2 ervaringskaarten)
        Ada neemt voor 1 ervaringskaart: ring
        daarna trek je 2 ervaringskaarten.
        2 kaarten: ruil een deel. 1 kaart: neem een deel
        trekt blind 1 amuletdeel uit
        Je startdeel draai je om
        opengelegd, 8 in totaal
        voorraad weer tot 8 aangevuld
        trek je 2 ervaringskaarten. Die houd
        Voor 2 ervaringskaarten ruil
        Voor 1 ervaringskaart neem
        weer tot 8 aangevuld, voor""",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_tell_the_printed_numbers(language: str) -> None:
    assert missing(PRINTED[language], what_is_told()["words"][language]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_follow(otherwise: dict[str, Any], language: str) -> None:
    assert missing(CHANGED[language], otherwise["words"][language]) == []


def missing(expected: str, told: str) -> list[str]:
    return [line.strip() for line in expected.strip().splitlines() if line.strip() not in told]


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "goal takes 1 part.", "goal takes 4 parts."),
        ("de", "nimmt 1 Teil.", "nimmt 4 Teile."),
        ("nl", "neemt 1 deel.", "neemt 4 delen."),
    ],
)
def test_parts_at_the_goal(language: str, one: str, several: str) -> None:
    words = Words.of(GAME, language, strict=True)
    assert several in words.format("option-goal_gives_parts.help")
    assert one in words.format("option-goal_gives_parts.help", goal_parts=1)


class Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["{}.ftl", "{}-rules.ftl"])
def test_no_number_is_written_into_the_words(language: str, file: str) -> None:
    """Except those of rules, such as C-7."""
    found = Texts()
    found.visit(parse((files("nemeton.games.celtica") / "words" / file.format(language)).read_text("utf-8")))
    assert found.texts
    assert [text for text in found.texts if re.search(r"\d", re.sub(r"\bC[AC]?-\d+", "", text))] == []


if __name__ == "__main__":
    print(json.dumps(what_is_told()))
