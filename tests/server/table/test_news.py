"""Updates as differences: put into what was seen before, they are byte for byte what the server would show whole."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

import nemeton
from nemeton.core.change import changes, changes_of_all
from nemeton.core.thing import View
from nemeton.server import wire
from nemeton.server.table import render
from nemeton.server.table.news import News
from nemeton.server.table.undo import last_decider, way_back
from tests.server.support import HUMANS, Person, completed, every_game, play_on
from tests.server.table import vectors
from tests.server.table.vectors import Json, as_told, laid, move_on

OWNS: list[tuple[int, ...]] = [(), (0,), (1,), (2,), (0, 2)]  # a spectator, seats, a device with two of them
MOVES = 60


def bytes_of(whole: Json) -> bytes:
    return msgspec.json.encode([whole["view"], whole["views"]])


@every_game
@pytest.mark.parametrize("seed", [1, 2])
def test_what_has_changed_makes_what_was_seen_what_is_seen(game: str, seed: int) -> None:
    table, rng = laid(game, OWNS, max(3, nemeton.game(game).min_players)), random.Random(seed)
    known = {own: as_told(render.snapshot(table, own)) for own in OWNS}
    summed = 0
    for move in range(MOVES):
        seat = last_decider(table, (0, 1, 2))
        way = way_back(table, seat) if seat is not None and move % 7 == 6 else None
        if seat is not None and way is not None:  # also what is taken back is told as a difference
            after = table.number
            table.take_over(table.back(seat, way.entries))
        elif table.awaited():
            after = move_on(table, rng)
        else:
            break
        news = News(table, after)
        for own in OWNS:
            told = news.told(own)
            assert isinstance(told, wire.Changed)
            summed += told.sum is not msgspec.UNSET
            known[own] = completed(known[own], as_told(told))
            whole = as_told(render.snapshot(table, own))
            assert bytes_of(known[own]) == bytes_of(whole), (own, move)
            whole["table"]["undo"] = known[own]["table"]["undo"]  # that is told when it is known
            assert whole["table"].pop("revision") > known[own]["table"].pop("revision")
            assert all(known[own][part] == whole[part] for part in ("number", "table", "asks", "promises"))
    assert summed > MOVES // 2, "whoever is asked can make sure that he sees what the server sees"


@every_game
def test_a_difference_is_found_in_the_own_views_alone(game: str) -> None:
    """Whoever else looks, the same is told."""
    together = laid(game, OWNS, max(3, nemeton.game(game).min_players))
    alone = {own: laid(game, [own], together.row.players) for own in OWNS}
    lucks = {own: random.Random(4) for own in [*OWNS, None]}
    for _ in range(12):
        if not together.awaited():
            break
        news = News(together, move_on(together, lucks[None]))
        for own, table in alone.items():
            told = as_told(News(table, move_on(table, lucks[own])).told(own))
            other = as_told(news.told(own))
            for one in (told, other):
                one["table"] = {}  # tells who looks, and the time
            assert told == other


def test_what_nobody_was_told_is_not_built_upon() -> None:
    table, rng, own = laid("celtica", OWNS, 3), random.Random(1), (1,)
    render.snapshot(table, own)
    move_on(table, rng)  # and nobody hears of it
    known = as_told(render.update(table, own, 0))
    table.sights.forget()
    News(table, move_on(table, rng))
    move_on(table, rng)
    after = table.number
    seen = {**known, "number": after, "view": table.game.view(table.playing().state, 1)}
    told = News(table, move_on(table, rng)).told(own)
    assert isinstance(told, wire.Changed)
    assert completed(seen, as_told(told))["view"] == table.game.view(table.playing().state, 1)
    seat, before = last_decider(table, (0, 1, 2)) or 0, table.number
    move_on(table, rng)
    way = way_back(table, seat)
    assert way is not None
    table.take_over(table.back(seat, way.entries))
    assert isinstance(News(table, before + 1).told(own), wire.Update), "then the whole is told"


def test_shared_parts_are_compared_as_if_they_were_not() -> None:
    old, new = {"x": [1, 2]}, {"x": [1, 3]}
    before: list[View] = [
        {"a": old, "b": [old, 1]},
        {"a": old, "b": [old, 2]},
        {"a": old, "b": [old]},
    ]
    after: list[View] = [{"a": new, "b": [new, 1]}, {"a": new, "b": [new, 4]}, {"a": {}, "b": [new, 1]}]
    assert changes_of_all(before, after) == [changes(*pair) for pair in zip(before, after, strict=True)]
    assert changes_of_all(before, after)[1] == [(["a", "x", 1], 3), (["b", 0, "x", 1], 3), (["b", 1], 4)]


def test_the_vectors_of_the_client_are_up_to_date() -> None:
    assert vectors.FILE.read_text("utf-8") == vectors.page(), "run python -m tests.server.table.vectors"


def test_who_has_lost_the_thread_asks_for_the_whole(anouk: Person) -> None:
    table = anouk.lay(*HUMANS[:2])
    with anouk.live(table["id"]) as line:
        seen = play_on(line, line.next())
        line.send(type="look")
        whole = line.until_type("snapshot")
        assert {key: whole[key] for key in ("number", "view", "views", "asks")} == {
            key: seen[key] for key in ("number", "view", "views", "asks")
        }
        play_on(line, whole)


def test_an_update_is_small(anouk: Person, person: Callable[..., Person]) -> None:
    """It carries no view."""
    table = anouk.lay(*HUMANS[:4], game="edora")
    with person().live(table["id"]) as watcher, anouk.live(table["id"]) as line:
        first, message = watcher.next(), line.next()
        for _ in range(3):
            message = play_on(line, message)
        watcher.until_type("update")
        told = [text for text in watcher.heard if '"changed"' in text]
        assert told
        assert all(len(text) < len(watcher.heard[0]) / 4 for text in told), "less than the view alone"
        assert first["view"] != watcher.known["view"]
