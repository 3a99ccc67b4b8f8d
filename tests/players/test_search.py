"""The search: the same for the same seed, no longer than it was given, and nothing learned within a turn is lost."""

from __future__ import annotations

import time

import pytest

import nemeton
from nemeton.bench import opening
from nemeton.core.errors import BadPlayer
from nemeton.players import search as search_module
from nemeton.players.player import OwnPlayer, make_player, read_spec
from nemeton.players.search import Search
from nemeton.players.series import play_match, series_of, simulate
from tests.playing import run_plain

each_game = pytest.mark.parametrize("name", nemeton.names())


def search_of(name: str, seed: int = 1) -> Search:
    game = nemeton.game(name)
    state = opening(game, game.max_players)
    return Search(state, game.judge(state.players), state.turn, game.move_codes, seed)


@each_game
def test_the_same_seed_and_iterations_find_the_same(name: str) -> None:
    one, again, other = search_of(name), search_of(name), search_of(name, 2)
    for search in (one, again, other):
        search.run(60)
    assert one.results() == again.results()
    assert one.results() != other.results()
    assert one.best() == one.results()[0][0]


@each_game
def test_a_search_stops_when_no_other_move_can_be_visited_more_often(name: str) -> None:
    whole, short = search_of(name), search_of(name)
    whole.run(300)
    short.think(300, 0.0, 0.0)
    assert short.iterations <= 300
    if whole.results()[0][1] - whole.results()[1][1] > 100:
        assert short.iterations < 300
    assert short.best() == whole.best()


def test_the_clock_ends_a_search() -> None:
    search = search_of("celtica")
    search.think(0, 0.02, time.perf_counter())
    assert search.iterations > 0
    search.think(1_000_000, 1e-9, time.perf_counter())  # whichever comes first
    assert search.iterations < 1_000_000


def test_what_was_found_about_a_move_serves_the_next_decision() -> None:
    """Meduris asks for the building, then for the payment."""
    game = nemeton.game("meduris")
    state, rng = opening(game, 3), nemeton.Rng(4)
    for _ in range(400):
        state.look()
        if state.turn < 0:
            state.apply(state.draw(rng))
            continue
        seat = state.turn
        search = Search(state, game.judge(3), seat, game.move_codes, 5)
        search.run(80)
        move = search.best()
        visits = {row[0]: row[1] for row in search.results()}[move]
        state.apply(move)
        if state.turn == seat and state.look() > 1:
            assert search.go_on(state, move)
            kept = search.results()
            assert sorted(row[0] for row in kept) == state.moves()
            assert 0 < sum(row[1] for row in kept) <= visits
            before = search.iterations
            search.run(40)
            assert search.iterations == before + 40
            assert sum(row[1] for row in search.results()) == sum(row[1] for row in kept) + 40
            assert not search.go_on(state, game.move_codes - 1)
            return
    pytest.fail("nobody was asked twice in a row")


@each_game
def test_whoever_thinks_on_plays_what_is_possible(name: str) -> None:
    """A kept tree knows moves of other worlds: what is drawn between two decisions of a seat rules some of them out."""
    game = nemeton.game(name)
    players = min(4, game.max_players)
    for deal in range(3):
        series_of(game, ["search:16"] * players, 5).play(deal, 0)
        match, _ = play_match(game, [make_player("search:16", game, game.start(players))] * players, deal)
        assert match.state.turn == nemeton.OVER


def test_a_thinker_forgets_the_game_before(monkeypatch: pytest.MonkeyPatch) -> None:
    game = nemeton.game("celtica")
    player = make_player("search:8", game, game.start(2))
    assert isinstance(player, OwnPlayer)
    begun: list[OwnPlayer] = []
    monkeypatch.setattr(OwnPlayer, "begin", lambda self: begun.append(self))
    play_match(game, [player, player], 1)
    assert begun == [player, player]


def test_a_tree_that_may_grow_no_more_goes_on_without() -> None:
    assert search_module.MOST_NODES > 100_000
    search = search_of("edora")
    search.run(3000)
    assert search.size < search.room


@pytest.mark.parametrize("name", ["celtica", "meduris"])
def test_a_thinker_plays_the_same_inside_the_engine_and_move_by_move(name: str, tmp_path: object) -> None:
    bots = ["search:12", "learned", "softmax:0.5"]
    inside = simulate(name, bots, 2, 3)
    outside = simulate(name, bots, 2, 3, records=str(tmp_path))
    assert (inside.tally.points, inside.tally.decisions) == (outside.tally.points, outside.tally.decisions)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("level:9", "level:1 to level:8"),
        ("level:x", "level:1 to level:8"),
        ("softmax:0", "softmax:0.5"),
        ("softmax:warm", "softmax:0.5"),
        ("search:0s", "search:0.5s"),
        ("search:-3", "search:500"),
        ("greedy:2", "greedy:1"),
        ("minimax", "level:1"),
    ],
)
def test_a_player_there_is_not_is_answered_with_those_there_are(text: str, hint: str) -> None:
    with pytest.raises(BadPlayer, match=hint):
        read_spec(text, nemeton.game("celtica"), 4)


def test_both_builds_think_the_same() -> None:
    assert nemeton.COMPILED
    code = "from tests.players.test_search import told; print(told())"
    assert run_plain("-c", code).strip() == told()


def told() -> str:
    found = []
    for name in nemeton.names():
        search = search_of(name)
        search.run(12)
        found.append([row[:2] for row in search.results()])
        series = series_of(nemeton.game(name), ["softmax:1", "learned", "learned"], 2)
        found.append([(int(points), 0) for points in series.play(0, 0).points()])
    return str(found)
