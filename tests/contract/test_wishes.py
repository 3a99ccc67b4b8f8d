"""Why not? Everything a board or panel of the page can ask when something is clicked is answered in a player's words.

What the faces send stands here once for each game; the browser test `tests/web/test_table.py` finds nothing else on
them. A game that has no board on the page yet has nothing that could be clicked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pytest

import nemeton
from nemeton import State
from nemeton.words import LANGUAGES, Words
from tests.playing import ROOT, Table, tables, walk

Wishes = Callable[[nemeton.Game], Iterator[str]]


def _celtica(game: nemeton.Game) -> Iterator[str]:
    yield from (f"at place {place}" for place in game.terms["place"])
    yield from (f"at part {part}" for part in game.terms["part"])


def _meduris(game: nemeton.Game) -> Iterator[str]:
    for good in game.terms["good"]:
        yield f"at plateau {good}"
        for height in (1, 2, 3):
            yield f"at worker {good} {height}"
            yield from (f"move {good} {height} {plateau}" for plateau in game.terms["plateau"])
        yield from (f"{verb} {good}" for verb in ("place", "take", "give", "lay"))
    yield from (f"{building} {field}" for building in ("hut", "temple") for field in range(40))
    yield from (f"offer {level}" for level in ("nothing", "one", "both", "chip"))


def _edora(game: nemeton.Game) -> Iterator[str]:
    yield from (f"{verb} {place}" for verb in ("go", "raise") for place in game.terms["place"])


def _graenaland(game: nemeton.Game) -> Iterator[str]:
    for territory in game.terms["territory"]:
        yield from (f"{hero} to {territory}" for hero in game.terms["hero"])
        yield from (f"{verb} {territory}" for verb in ("settle", "stand", "propose", "step to", "village"))
        yield from (f"{key} {territory}" for key in (*game.terms["building"], *game.terms["facility"]))
    yield from (f"at price {key}" for key in (*game.terms["building"], *game.terms["facility"], "army"))


WISHES: Mapping[str, Wishes] = {
    "celtica": _celtica,
    "meduris": _meduris,
    "edora": _edora,
    "graenaland": _graenaland,
}
FACES = ROOT / "web" / "src" / "games"
TABLES = [table for table in tables() if not table.options and table.name in WISHES]


def decisions(table: Table, seed: int) -> Iterator[tuple[State, int]]:
    """Every kind of decision of a seeded game, some of them twice."""
    met: dict[str, int] = {}
    for state in walk(table, seed):
        kind = table.game.phase(state)
        if state.turn >= 0 and met.get(kind, 0) < 3:
            met[kind] = met.get(kind, 0) + 1
            yield from ((state, seat) for seat in state.awaited())


def test_every_face_says_what_it_asks() -> None:
    assert set(WISHES) == {face.name for face in FACES.iterdir() if face.is_dir()}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_wish_of_a_face_is_answered_in_a_players_words(table: Table) -> None:
    game = table.game
    names = [f"Player {seat + 1}" for seat in range(table.players)]
    wishes, said = list(WISHES[table.name](game)), set[str]()
    for state, seat in decisions(table, 51):
        before = state.numbers()
        for wish in wishes:
            for refusal in game.why_not(state, seat, wish):
                assert refusal.name != "no_such_move", f"{wish!r} in {game.phase(state)}: {refusal.facts}"
                assert refusal.rule
                if refusal.name not in said:
                    said.add(refusal.name)
                    for language in LANGUAGES:
                        assert Words.of(game, language, strict=True).refusal(refusal.thing(), names)
        assert state.numbers() == before
    assert len(said) > 3


def _stops(state: State, game: nemeton.Game, move: int) -> str | None:
    about = game.about(state, move)
    return f"at place {about['to']}" if about["name"] == "play" else None


def _worker(state: State, game: nemeton.Game, move: int) -> str | None:
    about = game.about(state, move)
    return f"at worker {about['from']} {about['height']}" if about["name"] == "worker" else None


def _price(state: State, game: nemeton.Game, move: int) -> str | None:
    about = game.about(state, move)
    what = about.get(str(about["name"])) or about["name"]
    return f"at price {what}" if about["name"] in ("building", "facility", "army") else None


@pytest.mark.parametrize(
    ("name", "kind", "thing", "wish_of"),
    [
        ("celtica", "play", "at place", _stops),
        ("meduris", "action", "at worker", _worker),
        ("graenaland", "build", "at price", _price),
    ],
)
def test_a_thing_is_refused_exactly_when_no_move_is_about_it(
    name: str, kind: str, thing: str, wish_of: Callable[[State, nemeton.Game, int], str | None]
) -> None:
    game, met = nemeton.game(name), 0
    wishes = [wish for wish in WISHES[name](game) if wish.startswith(thing)]
    for state in walk(Table(name, game.max_players), 52):
        if game.phase(state) != kind:
            continue
        open_things = {wish_of(state, game, move) for move in state.moves()}
        for wish in wishes:
            assert (game.why_not(state, state.turn, wish) == []) == (wish in open_things), wish
        met += 1
    assert met > 3
