"""The advice: splits just good enough for a majority, votes by the own share, building towards conditions."""

from __future__ import annotations

import pytest

from nemeton import CHANCE, OVER, Rng, State
from nemeton.games.graenaland import ask, content
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland.game import GAME
from nemeton.games.graenaland.rules import Graenaland
from nemeton.games.graenaland.value import GraenalandValue
from nemeton.players.fast import Greedy, random_games
from nemeton.players.series import series_of
from tests.games.graenaland.position import A, B, D, phase, play, position

VALUE = GraenalandValue()


def greedy(state: Graenaland) -> str:
    return GAME.say(state, Greedy(state, VALUE).choose(state, Rng(1)))


def greedy_until(state: Graenaland, *phases: str) -> list[str]:
    says = []
    while phase(state) in phases:
        says.append(greedy(state))
        play(state, says[-1])
    return says


# --- proposals ---


def test_who_has_the_majority_keeps_everything() -> None:
    state = position("propose", lead=D, turn=A, cards={3: "ore wood livestock"})
    assert greedy_until(state, "propose", "give") == [
        "propose 3",
        "give wood to 1",
        "give ore to 1",
        "give livestock to 1",
    ]


def test_a_needed_partner_gets_just_his_share() -> None:
    """A and B have 2 of 4 votes each in T2: A cannot pass B by and offers what B can ask for."""
    heroes = {A: {"warrior": 6}, B: {"warrior": 2}}
    state = position("propose", lead=D, turn=A, villages={A: {2: 2}}, heroes=heroes, cards={2: "wood wood grain"})
    says = greedy_until(state, "propose", "give")
    assert says[0] == "propose 2"
    assert sum(say.endswith("to 2") for say in says) == 1
    assert greedy(state) == "yes"


def test_who_is_offered_nothing_says_no() -> None:
    state = position("propose", lead=D, turn=A, heroes={A: {"warrior": 6}}, cards={2: "wood wood grain"})
    play(state, "propose 2", "give grain to 1", "give wood to 1", "give wood to 1")
    assert (state.turn, greedy(state)) == (B, "no")


def test_a_gift_to_who_is_about_to_win_is_refused() -> None:
    """A needs one more condition and has the cards for it almost together."""
    villages = {A: {3: 4, 2: 2}, B: {2: 2, 1: 1}}
    buildings = {"church": {3: A}, "hall": {3: A}, "fortress": {3: A, 2: A}}
    state = position(
        "propose",
        lead=D,
        turn=A,
        villages=villages,
        buildings=buildings,
        army={A: 5},
        heroes={A: {"warrior": 6}, B: {"warrior": 2}},
        hands={A: "grain wood"},
        cards={2: "wood wood grain grain"},
    )
    play(state, "propose 2", "give grain to 1", "give grain to 1", "give wood to 1", "give wood to 2")
    assert (state.turn, greedy(state)) == (B, "no")


def test_candidates_leave_out_receivers_no_majority_needs() -> None:
    state = position("propose", lead=D, turn=A, heroes={A: {"warrior": 6}}, cards={2: "wood wood grain"})
    assert [GAME.say(state, move) for move in VALUE.candidates(state)] == ["pass", "propose 2"]
    play(state, "propose 2")
    assert len(state.moves()) == 4
    assert [GAME.say(state, move) for move in VALUE.candidates(state)] == ["give grain to 1", "give grain to 2"]


# --- building ---


def test_victory_is_declared_as_soon_as_possible() -> None:
    villages = {A: {3: 3, 2: 2, 1: 1, 4: 1}}
    buildings = {"church": {3: A, 2: A}, "hall": {3: A, 1: A}}
    state = position("build", villages=villages, buildings=buildings, hands={A: "wood ore"})
    assert greedy(state) == "declare"


def test_cards_are_turned_into_settlements() -> None:
    state = position("build", hands={A: "wood ore livestock"})
    assert greedy(state).split()[0] in ("village", "army")


def test_the_supply_card_is_used_before_the_hand() -> None:
    state = position("build", hands={A: "grain wood livestock ore"}, supply="ore wood")
    play(state, "village 3")
    says = greedy_until(state, "pay")
    assert "pay wood with supply" in says


@pytest.mark.parametrize("players", [3, 4, 5])
def test_rollouts_play_whole_games(players: int) -> None:
    state = GAME.start(players)
    rng = Rng(players)
    while state.turn != OVER:
        state.look()
        state.apply(state.draw(rng) if state.turn == CHANCE else VALUE.rollout(state, rng))
    end = GAME.view(state, None)
    assert end["declarer"] is not None
    assert end["round"] < content.ROUND_LIMIT


# --- whole games, next to sections 12 and 14 of docs/rules/graenaland.md ---


@pytest.mark.parametrize(("players", "decisions"), [(3, 553), (4, 809), (5, 1045)])
def test_random_games_are_as_long_as_they_were(players: int, decisions: int) -> None:
    asked, _, _ = random_games(GAME.start(players), 300, 1)
    assert asked / 300 == pytest.approx(decisions, rel=0.08)


def random_game_with_even_receivers(players: int, seed: int) -> Graenaland:
    """Uniform choices, but equal cards go to receivers drawn one by one: in the order of GC-17 uniform choices would
    prefer the later seats, and the figures of section 14 were taken without that order."""
    state = GAME.start(players)
    dealer, rng = Rng(seed), Rng(seed, 1)
    run: tuple[int, ...] = ()
    receivers: list[int] = []
    while state.look() > 0:
        if state.turn == CHANCE:
            state.apply(state.draw(dealer))
        elif state.asked() != ask.GIVE:
            state.apply(state.choices[rng.below(state.count)])
        else:
            tile, what = state.at[r.PROPOSED], state.asked_a() // r.RUN
            if run != (round_of(state), state.turn, tile, what):
                run = (round_of(state), state.turn, tile, what)
                receivers = sorted(rng.below(players) for _ in range(state.lying(tile, what)))
            receiver = receivers.pop(0)
            state.apply(next(move for move in state.moves() if (move - m.GIVE) % r.MOST_PLAYERS == receiver))
    return state


def round_of(state: State) -> int:
    return state.at[r.ROUND]


@pytest.mark.parametrize(("players", "rounds", "conditions"), [(3, 35.5, 2.00), (4, 36.4, 1.84), (5, 37.4, 1.86)])
def test_random_games_reach_what_they_reached(players: int, rounds: float, conditions: float) -> None:
    games = 300
    ends = [random_game_with_even_receivers(players, seed) for seed in range(games)]
    assert sum(round_of(end) for end in ends) / games == pytest.approx(rounds, abs=1.2)
    reached = sum(end.fulfilled(seat) for end in ends for seat in range(players)) / games / players
    assert reached == pytest.approx(conditions, rel=0.05)


def test_greedy_beats_three_random_players() -> None:
    series = series_of(GAME, ["greedy:1", "random", "random", "random"], 3)
    wins = sum(series.play(number, number % 4).ranking()[number % 4] == 1 for number in range(60))
    assert wins >= 48


@pytest.mark.parametrize(("players", "rounds"), [(3, 16.8), (4, 17.8), (5, 19.5)])
def test_greedy_games_are_about_as_long_as_they_were(players: int, rounds: float) -> None:
    series = series_of(GAME, ["greedy:1"] * players, 4)
    played = [round_of(series.play(number, 0)) for number in range(60)]
    assert sum(played) / 60 == pytest.approx(rounds, abs=3.0)
