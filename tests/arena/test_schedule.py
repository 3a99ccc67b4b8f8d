"""Who plays whom, where and with which luck."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from nemeton.arena.schedule import Plan, make_plan, seating
from nemeton.core.errors import NemetonError


def plan_of(count: int, players: int, games: int = 1, duel: bool | None = None, seed: int = 5) -> Plan:
    return make_plan("celtica", players, [f"search:{number + 1}" for number in range(count)], games, seed, duel=duel)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_of_two_entrants_one_goes_round_the_table_against_the_rest_on_the_same_deal(players: int) -> None:
    plan = plan_of(2, players, games=3 * players)
    for deal in range(3):
        round_of = [seating(plan, deal * players + turn) for turn in range(players)]
        assert [game.seats.index(0) for game in round_of] == list(range(players))
        assert all(game.seats.count(0) == 1 for game in round_of)
        assert {game.deal for game in round_of} == {deal}
        assert len({game.seed for game in round_of}) == 1
    assert len({seating(plan, number).seed for number in range(plan.games)}) == 3


@pytest.mark.parametrize(("count", "players"), [(3, 3), (5, 3), (6, 4), (3, 4), (3, 5), (2, 4)])
def test_every_entrant_sits_everywhere_equally_often_and_every_set_plays_equally_often(
    count: int, players: int
) -> None:
    plan = plan_of(count, players, duel=False)
    games = [seating(plan, number) for number in range(2 * plan.round)]
    places = Counter((seat, entrant) for game in games for seat, entrant in enumerate(game.seats))
    assert len(places) == count * players
    assert len(set(places.values())) == 1
    sets = Counter(tuple(sorted(game.seats)) for game in games)
    assert len(set(sets.values())) == 1
    if count >= players:
        assert set(sets) == set(combinations(range(count), players))
    for deal in range(len(games) // players):
        same = games[deal * players : (deal + 1) * players]
        assert len({(game.deal, game.seed, tuple(sorted(game.seats))) for game in same}) == 1


def test_neighbours_change_from_deal_to_deal() -> None:
    plan = plan_of(4, 4, games=80)
    assert len({seating(plan, deal * 4).seats for deal in range(20)}) > 10


def test_games_come_in_whole_rounds_and_a_longer_plan_goes_on_where_a_shorter_one_ends() -> None:
    short, long = plan_of(5, 4, games=1), plan_of(5, 4, games=100)
    assert (short.games, long.games) == (20, 100)
    assert all(seating(short, number) == seating(long, number) for number in range(20))
    assert short.fingerprint() == long.fingerprint()


def test_plans_that_play_other_games_have_other_fingerprints() -> None:
    plans = [
        plan_of(3, 4),
        plan_of(4, 4),
        plan_of(3, 5),
        plan_of(3, 4, seed=6),
        plan_of(2, 4),
        plan_of(2, 4, duel=False),
        make_plan("meduris", 4, ["search:1", "search:2", "search:3"], 1, 5),
        make_plan("celtica", 4, ["search:1", "search:2", "search:3"], 1, 5, {"goal_gives_parts": "no"}),
        make_plan("celtica", 4, ["search:1", "search:2", "search:3"], 1, 5, code="other"),
    ]
    assert len({plan.fingerprint() for plan in plans}) == len(plans)


def test_an_option_written_out_that_is_the_default_makes_no_other_plan() -> None:
    default = str(plan_of(2, 4).options["goal_gives_parts"])
    told = make_plan("celtica", 4, ["search:1", "search:2"], 1, 5, {"goal_gives_parts": default})
    assert told.fingerprint() == plan_of(2, 4).fingerprint()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("celtik", 4, ["random", "greedy"], 4), "Did you mean 'celtica'"),
        (("celtica", 6, ["random", "greedy"], 4), "2 to 5 players, not 6"),
        (("celtica", 4, ["random"], 4), "two entrants or more"),
        (("celtica", 4, ["random", "greedy", "random"], 4), "random is named twice"),
        (("celtica", 4, ["random", "greedy"], 0), "--games is a number from 1"),
        (("celtica", 4, ["random", "greedy"], 4, -1), "--seed is a whole number"),
        (("celtica", 4, ["random", "greedy"], 4, 0, {"speed": "9"}), "there is no option 'speed'"),
        (("celtica", 4, ["a", "b", "c"], 4, 0, {}, True), "between two entrants, not 3"),
        (("celtica", 5, [str(number) for number in range(40)], 4), "too many to play"),
    ],
)
def test_plans_that_cannot_be_played_are_refused(words: tuple[object, ...], message: str) -> None:
    with pytest.raises(NemetonError, match=message):
        make_plan(*words)  # type: ignore[arg-type]
