"""OpenSpiel's own tests, for every game and number of players; its search plays; what is stored comes back."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest

import nemeton.envs
from nemeton import NemetonError
from nemeton.core.errors import IllegalMove
from tests.playing import Table, tables

pytestmark = pytest.mark.extras
PLAIN = [table for table in tables() if not table.options]
at_every_table = pytest.mark.parametrize("table", PLAIN, ids=str)


def library() -> Any:
    """Imported where it is used: `make test` reads this file, too."""
    import pyspiel

    return pyspiel


def game_of(table: Table) -> Any:
    pyspiel = library()
    nemeton.envs.spiel(table.name, table.players)
    return pyspiel.load_game(f"nemeton_{table.name}", {"players": table.players})


def resample_infostate_test(game: Any, sims: int, every: int) -> None:
    """ResampleInfostateTest of open_spiel/tests/basic_tests.cc line by line; the package has it in C++ only, which
    cannot ask a game in Python. `every` leaves out positions; 1 is the test as it stands there."""
    luck, sampler = random.Random(1), library().UniformProbabilitySampler(7, 0.0, 1.0)
    for _ in range(sims):
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and state.move_number() % every == 0:
                for player in range(state.num_players()):
                    other = state.resample_from_infostate(player, sampler)
                    assert state.information_state_string(player) == other.information_state_string(player)
                    assert state.information_state_tensor(player) == other.information_state_tensor(player)
                    assert state.current_player() == other.current_player()
                    assert state.observation_string(player) == other.observation_string(player)
                    if player == state.current_player():
                        assert state.legal_actions() == other.legal_actions()
            state.apply_action(luck.choice(state.legal_actions()))


@at_every_table
def test_openspiel_accepts_the_game(table: Table) -> None:
    game = game_of(table)
    assert game.num_players() == table.players
    library().random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    resample_infostate_test(game, sims=1, every=5)


@pytest.mark.soak
@at_every_table
def test_openspiel_accepts_many_games(table: Table) -> None:
    game = game_of(table)
    library().random_sim_test(game, num_sims=5, serialize=True, verbose=False)
    resample_infostate_test(game, sims=3, every=1)


def play_with_search(table: Table, bots: list[Any]) -> Any:
    state, luck = bots[0][0].new_initial_state(), np.random.RandomState(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        else:
            state.apply_action(bots[state.current_player()][1].step(state))
    return state


@pytest.mark.parametrize("name", nemeton.names())
def test_openspiels_search_plays_a_whole_game(name: str) -> None:
    from open_spiel.python.algorithms import mcts

    game = nemeton.envs.spiel(name)
    luck = np.random.RandomState(3)
    bot = mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = play_with_search(Table(name, game.num_players()), [(game, bot)] * game.num_players())
    assert abs(sum(state.returns())) < 1e-9
    assert max(state.returns()) > 0


@pytest.mark.parametrize("name", nemeton.names())
def test_openspiels_search_among_information_sets_chooses(name: str) -> None:
    """It deals anew what its seat cannot see, and tells positions apart by what each seat remembers."""
    from open_spiel.python.algorithms import ismcts, mcts

    game, luck = nemeton.envs.spiel(name), np.random.RandomState(5)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.4, 6, random_state=luck)
    state, chosen = game.new_initial_state(), 0
    while chosen < 3:
        if state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        else:
            action = int(bot.step(state))
            assert action in state.legal_actions()
            state.apply_action(action)
            chosen += 1


@pytest.mark.parametrize("name", nemeton.names())
def test_a_state_is_the_same_after_it_was_stored(name: str) -> None:
    """Copies and stored states tell the same, and go on alike; also in the middle of a move."""
    pyspiel, game, luck = library(), nemeton.envs.spiel(name), random.Random(2)
    state, looked = game.new_initial_state(), 0
    while not state.is_terminal() and looked < 12:
        if state.move_number() % 17 == 0 or state.course.table.depth:
            looked += 1
            _, stored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            for twin in (state.clone(), stored, pickle.loads(pickle.dumps(state))):
                assert str(twin) == str(state)
                assert twin.legal_actions() == state.legal_actions()
                for player in range(game.num_players()):
                    assert twin.information_state_string(player) == state.information_state_string(player)
        state.apply_action(luck.choice(state.legal_actions()))


def test_what_a_seat_did_and_saw_makes_its_information_state() -> None:
    """Two ways to the same position are remembered apart by those who saw them."""
    game = nemeton.envs.spiel("graenaland", 3)
    state = game.new_initial_state()
    luck = random.Random(1)
    while not state.is_terminal() and len(state.course.table.state.awaited()) < 2:
        state.apply_action(luck.choice(state.legal_actions()))
    seat = state.current_player()
    others = [player for player in range(3) if player != seat]
    one, other = (state.child(action) for action in state.legal_actions()[:2])
    assert one.information_state_string(seat) != other.information_state_string(seat)
    for player in others:
        assert one.information_state_string(player) == other.information_state_string(player)


def test_bad_input_is_refused_as_openspiel_does() -> None:
    pyspiel = library()
    game = nemeton.envs.spiel("celtica", 2, open_experience=True, reward="place")
    assert game.get_parameters()["open_experience"] is True
    state = game.new_initial_state()
    with pytest.raises(IllegalMove, match="chance_outcomes"):
        state.apply_action(10**6)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    wrong = next(action for action in range(game.num_distinct_actions()) if action not in state.legal_actions())
    with pytest.raises(IllegalMove, match="legal_actions"):
        state.apply_action(wrong)
    with pytest.raises(pyspiel.SpielError):
        state.information_state_string(7)
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("nemeton_celtika")
    for wrong_wish, told in (
        ({"players": 9}, "2 to 5 players"),
        ({"colour": 1}, "no option 'colour'"),
        ({"reward": "points"}, "win, place"),
    ):
        with pytest.raises(NemetonError, match=told):
            nemeton.envs.spiel("celtica", **wrong_wish)
    with pytest.raises(NemetonError, match="Did you mean"):
        nemeton.envs.spiel("celtika")
