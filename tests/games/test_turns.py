"""Games told turn by turn: the tables fit the events, have words, and add up to what is counted at the end."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

import nemeton
from nemeton.core.dealer import SeededDealer
from nemeton.core.game import Game
from nemeton.core.match import Match
from nemeton.core.thing import Thing
from nemeton.core.turns import Share, Turns
from nemeton.words import LANGUAGES, Words
from tests.playing import finish

NAMES = ["Anouk", "Bernd", "Chloe", "Dirk", "Eva"]
each_game = pytest.mark.parametrize("name", nemeton.names())


def fields_of(share: Share) -> set[str]:
    return {field for field in (share.wins, share.loses, share.helps, share.hurts, share.order) if field}


def told(share: Share) -> bool:
    """Whether an event is told in a few words of its own."""
    return bool(share.line or share.helps or share.hurts)


@each_game
def test_the_tables_name_events_and_fields_that_exist(name: str) -> None:
    game = nemeton.game(name)
    fields = {form.name: set(form.fields) for form in game.events}
    turns = game.turns
    for event, seat in turns.begins.items():
        assert seat in fields[event], event
        assert game.fields[seat] == "seat", event
    assert not set(turns.begins) & set(turns.chapters)
    assert set(turns.chapters) <= set(fields)
    for event, share in turns.shares.items():
        assert fields_of(share) <= fields[event], event  # never a secret one: those have a question mark
        assert {game.fields[seat] for seat in (share.helps, share.hurts) if seat} <= {"seat"}, event


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_what_stands_in_a_line_has_few_words(name: str, language: str) -> None:
    game = nemeton.game(name)
    words = Words.of(game, language, strict=True)
    wanted = {f"net-{event}" for event, share in game.turns.shares.items() if told(share)}
    written = {id for id in words.ids if id.startswith("net-")} - {"net-worth"}
    assert written == wanted
    assert {id.removeprefix("chapter-") for id in words.ids if id.startswith("chapter-")} <= {
        *game.turns.chapters.values()
    }
    forms = {form.name: form for form in game.events}
    for id in sorted(wanted):
        for number in (0, 1, 3):
            thing: Thing = {"name": id.removeprefix("net-"), "whom": "you" if number else "other"}
            for field in forms[thing["name"]].fields:
                kind = game.fields.get(field, "")
                thing[field] = 0 if kind == "seat" else game.terms[kind][0] if kind in game.terms else number
            text = words.thing("net", thing, NAMES)
            assert 0 < len(text) < 60
            assert not re.search(r"[{}]|hidden", text)


def won(game: Game, events: list[Thing]) -> Counter[int]:
    """What every seat has won in all, less what it has lost, by the tables."""
    sums: Counter[int] = Counter()
    for thing in events:
        share = game.turns.shares.get(thing["name"], Share())
        for field, sign in ((share.wins, 1), (share.loses, -1)):
            if field:
                value = thing[field]
                sums[thing["seat"]] += sign * (
                    value if isinstance(value, int) else len(value) if isinstance(value, list) else 1
                )
    return sums


def finished(name: str, players: int) -> Iterator[Match]:
    game = nemeton.game(name)
    for seed in range(3):
        yield finish(Match(game, players, {}, SeededDealer(seed)), seed)


@each_game
def test_a_gain_is_never_marked_as_a_loss_nor_a_loss_as_a_gain(name: str) -> None:
    """The page colours by the sign: what is won counts up, what is lost down, and nobody is helped and hurt at once."""
    game = nemeton.game(name)
    for match in finished(name, game.max_players):
        for thing in match.tell(None):
            share = game.turns.shares.get(thing["name"], Share())
            for field in {share.wins, share.loses} - {""}:
                assert not isinstance(thing[field], int) or thing[field] >= 0, thing
            for field in {share.helps, share.hurts} - {""}:
                assert thing[field] in range(game.max_players), thing
            assert not (share.wins and share.hurts == "seat"), thing
            assert not (share.loses and share.helps == "seat"), thing
            assert not (share.helps and share.helps == share.hurts), thing


@pytest.mark.parametrize(("name", "start"), [("meduris", nemeton.game("meduris").facts["start_points"]), ("edora", 0)])
def test_points_won_turn_by_turn_are_the_points_of_the_end(name: str, start: int) -> None:
    for match in finished(name, 3):
        sums = won(match.game, match.tell(None))
        assert [start + sums[seat] for seat in range(3)] == match.state.points()


def test_parts_won_turn_by_turn_are_the_parts_of_the_end() -> None:
    for match in finished("celtica", 3):
        dealt = Counter(thing["seat"] for thing in match.tell(None) if thing["name"] == "start_part")
        sums = won(match.game, match.tell(None)) + dealt
        held = match.game.view(match.state, None)["seats"]
        assert [sums[seat] for seat in range(3)] == [sum(seat["parts"]) for seat in held]


@each_game
def test_almost_everything_a_player_decides_is_in_a_turn_of_somebody(name: str) -> None:
    """Only chapters come between turns: no turn goes on behind the back of the tables."""
    game = nemeton.game(name)
    match = next(finished(name, game.max_players))
    owners = [
        thing[game.turns.begins[thing["name"]]] for thing in match.tell(None) if thing["name"] in game.turns.begins
    ]
    assert set(owners) == set(range(game.max_players))
    assert len(owners) > 5 * game.max_players


def test_a_game_that_says_nothing_about_turns_can_be_described() -> None:
    assert Turns().describe() == {"begins": {}, "chapters": {}, "shares": {}}


def test_an_edora_stone_is_told_with_the_bonus_it_brings() -> None:
    """The first stele of the mat does not bring the first bonus of the box."""
    seen: set[str] = set()
    for match in finished("edora", 4):
        for thing, after in pairwise(match.tell(None)):
            if thing["name"] == "stele" and after.get("cause") == "stele":
                assert after["name"] == thing["bonus"]
                seen.add(thing["bonus"])
    assert len(seen) > 2
