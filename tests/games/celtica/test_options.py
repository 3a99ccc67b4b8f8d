"""The options of Celtica, forced moves (CC-7, CC-8), and the averages of section 14."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import mean

import pytest

from nemeton import CHANCE, OVER
from nemeton.core.dealer import SeededDealer
from nemeton.core.errors import BadOption
from nemeton.games.celtica import ask, event
from nemeton.games.celtica.game import GAME
from nemeton.players.series import series_of
from tests.games.celtica.position import (
    ALL_BUT_BROWN,
    NONE,
    A,
    B,
    C,
    count,
    deal,
    display,
    druid,
    experience,
    hand,
    heard,
    legal,
    opening,
    own,
    play,
    position,
    reserve,
    round_of,
    small_world,
    told,
)
from tests.playing import Table, finish, redealt, walk

PLAYER_COUNTS = range(2, 6)
DRAWS = (event.DEAL, event.DRAW, event.DISPLAY, event.START_PART)


# --- options ---


def test_option_start_player() -> None:
    for players in PLAYER_COUNTS:
        for seat in range(players):
            state = opening(players, start_player=str(seat + 1))
            assert state.turn == seat
            assert not any(GAME.say(state, move).startswith("starts") for _, move, _ in state.history or [])
    with pytest.raises(BadOption, match="start_player is random or a seat from 1 to 3, not 4"):
        GAME.start(3, start_player="4")
    with pytest.raises(BadOption, match="start_player is one of random, 1, 2, 3, 4, 5"):
        GAME.start(3, start_player="6")


def test_option_goal_gives_parts() -> None:
    state = position(druids={"red": 18}, hands=[{"red": 2}, {"grey": 2}], options={"goal_gives_parts": False})
    about = GAME.about(state, GAME.read(state, "play red 1"))
    assert (about["effect"], about["amount"]) == ("nothing", 0)
    play(state, "play red 1")
    assert (druid(state, "red"), own(state, A), state.turn) == (19, NONE, B)
    assert "last_round" in told(state)


def test_option_goal_gives_parts_does_not_touch_the_immediate_end() -> None:
    state = position(druids=ALL_BUT_BROWN, hands=[{"brown": 2}, {"grey": 2}], options={"goal_gives_parts": False})
    play(state, "play brown 1")
    assert (state.turn, own(state, A)) == (OVER, NONE)


def test_option_swap_returns_to_reserve() -> None:
    state = position(
        final_after=B,
        experience=[{"red": 2}, {"grey": 2}],
        own=["2 0 0 0 0 0 0 0 0"],
        display="0 2 0 0 0 0 0 0 7",
        options={"swap_returns_to": "reserve"},
    )
    play(state, "swap large_1 large_2")
    assert (display(state), reserve(state)) == ("0 1 0 0 0 0 0 0 7", "1 0 0 0 0 0 0 0 0")
    assert "swap large_2 large_1" not in legal(state)
    play(state, "done")
    deal(state)
    assert count(display(state)) == 9
    assert reserve(state) == "1 0 0 0 0 0 0 0 0"


def test_option_open_experience() -> None:
    state = small_world({"open_experience": True})
    for viewer in (None, A, B):
        seats = GAME.view(state, viewer)["seats"]
        assert [seat["experience"] for seat in seats[1:]] == [[1, 0, 0, 0, 0], [0, 0, 0, 1, 0]]
        assert [seat["hand"] is not None for seat in seats] == [viewer == A, viewer == B, False]
    for seed in range(50):
        other = redealt(state, A, seed)
        assert (experience(other, B), experience(other, C)) == ({"red": 1}, {"brown": 1})


def test_option_open_experience_shows_a_drawn_card_at_once() -> None:
    state = position(druids={"red": 2}, hands=[{"red": 2}, {"grey": 2}], options={"open_experience": True})
    play(state, "play red 1", "experience grey")
    assert GAME.view(state, B)["seats"][A]["experience"] == [0, 1, 0, 0, 0]
    assert GAME.view(state, B)["unseen"]["experience"] == [4, 3, 4, 4, 4], "B sees that A holds the grey card"


# --- CC-7, CC-8, section 14 ---


def test_cc_7_a_draw_with_one_outcome_happens_by_itself_is_told_and_written_down() -> None:
    state = position(druids={"red": 1}, hands=[{"red": 2, "white": 1}, {"grey": 2}], pile={"black": 4})
    play(state, "play red 1", "draw")
    assert heard(state, A)[-1] == {"name": "draw", "seat": A, "druid": "black"}
    assert (CHANCE, GAME.parse(state, "card black"), True) in (state.history or [])
    assert hand(state, A) == {"red": 1, "white": 1, "black": 1}


def test_cc_7_a_draw_with_one_outcome_stands_in_the_record() -> None:
    forced = 0
    for seed in range(40):
        match = finish(Table("celtica", 5).match(SeededDealer(seed)), seed)
        forced += sum(entry.forced and entry.seat == CHANCE for entry in match.entries)
        told_draws = [kind for kind, *_ in match.events if kind in DRAWS]
        draws = [entry for entry in match.entries if entry.say.split()[0] in ("card", "part")]
        assert len(draws) == len(told_draws)
    assert forced > 0


def test_cc_8_a_hand_never_exceeds_five_cards_and_a_play_has_at_most_25_options() -> None:
    state = position(hands=[{"red": 5}, {"grey": 1}], experience=[{"red": 4}])
    assert len(legal(state)) == 25
    for seed in range(60):
        for any_state in walk(Table("celtica", 2 + seed % 4), seed):
            if any_state.turn >= 0 and any_state.pending == ask.PLAY:
                assert len(any_state.moves()) <= 25


def test_cc_8_at_most_90_cards_before_the_last_round_is_certain() -> None:
    for seed in range(60):
        *_, state = walk(Table("celtica", 2 + seed % 4), seed, listen=True)
        events = heard(state)
        before = events[: [event["name"] for event in events].index("last_round")]
        cards = sum(event["cards"] for event in before if event["name"] == "play")
        assert cards <= 90 + 5, "the play that arrives may hold five cards"


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 7), (4, 5), (5, 4)])
def test_section_12_the_number_of_rounds_is_bounded(players: int, rounds: int) -> None:
    series = series_of(GAME, ["random"] * players, 5)
    assert max(round_of(series.play(number, 0)) for number in range(3000)) <= rounds


SECTION_14 = {  # turns, rounds, decisions, complete amulets per player
    2: (62.1, 6.9, 115.9, 0.23),
    3: (66.4, 4.9, 122.6, 0.15),
    4: (70.6, 4.0, 129.2, 0.10),
    5: (67.6, 3.0, 126.2, 0.04),
}


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_section_14_random_play_compares_with_the_second_implementation(players: int) -> None:
    series = series_of(GAME, ["random"] * players, 14)
    turns, rounds, decisions, complete = [], [], [], []
    for number in range(2000):
        series.state.log = []
        state = series.play(number, 0)
        turns.append(sum(kind == event.PLAY for kind, *_ in state.log or []))
        rounds.append(round_of(state))
        decisions.append(series.decisions)
        complete.append(sum(state.points()) / players)
    expected = SECTION_14[players]
    assert mean(turns) == pytest.approx(expected[0], rel=0.1)
    assert mean(rounds) == pytest.approx(expected[1], rel=0.1)
    assert mean(decisions) == pytest.approx(expected[2], rel=0.1)
    # 500 games with so few amulets are a coarse measure: its own error is added to the tenth
    coarse = 3 * (expected[3] / (500 * players)) ** 0.5
    assert mean(complete) == pytest.approx(expected[3], abs=0.1 * expected[3] + coarse)


@pytest.mark.parametrize("letters", ["CA", "CC"])
def test_every_decision_and_clarification_has_a_test(letters: str) -> None:
    files = [Path(__file__).with_name(f"test_{part}.py") for part in ("rules", "secrets", "options")]
    names = " ".join(name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text(), re.M))
    tested = {int(number) for number in re.findall(rf"_{letters.lower()}_(\d+)", names)}
    assert tested == (set(range(1, 18)) if letters == "CA" else set(range(1, 10)) - {9})  # CC-9 is in CT-18
