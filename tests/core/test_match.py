"""A game being played and written down: entries, events, chains that are accepted or refused whole."""

from __future__ import annotations

import random

import pytest

import nemeton
from nemeton import CHANCE, OVER
from nemeton.core.dealer import FairDealer, SeededDealer
from nemeton.core.errors import BadNotation, BadOption, IllegalMove
from nemeton.core.match import Match
from tests.playing import finish

GAME = nemeton.game("celtica")


def opened(seed: int = 1, players: int = 3) -> Match:
    match = Match(GAME, players, {"start_player": "2"}, SeededDealer(seed))
    match.deal()
    return match


def opened_with_a_single_step() -> tuple[Match, str, str]:
    """A match at a decision where one card leads to the first village, that play, and a part to take there."""
    match = opened()
    play = next(say for say in says(match) if say.endswith(" 1"))
    part = GAME.terms["part"][next(kind for kind, count in enumerate(GAME.view(match.state, None)["display"]) if count)]
    return match, play, f"take {part}"


def says(match: Match) -> list[str]:
    return [GAME.say(match.state, move) for move in match.state.moves()]


# --- entries and events ---


def test_a_match_begins_at_the_first_draw_with_nothing_written_down() -> None:
    match = Match(GAME, 3)
    assert match.state.turn == CHANCE
    assert match.entries == []


def test_dealing_stops_when_a_player_is_asked() -> None:
    match = opened()
    assert match.state.turn == 1
    assert len(match.entries) == 3 * 5 + 9 + 3 * 2
    assert {entry.seat for entry in match.entries} == {CHANCE}


def test_every_move_and_all_that_follows_by_itself_is_written_down_in_order() -> None:
    match = finish(opened(), 1)
    assert [(entry.seat, entry.move, entry.forced) for entry in match.entries] == match.state.history
    assert all(entry.say == GAME.say(match.state, entry.move) for entry in match.entries)


def test_an_entry_knows_how_many_events_had_happened_when_it_was_done() -> None:
    match = opened()
    assert [entry.events for entry in match.entries[:15]] == list(range(2, 17)), "who starts is told, then card by card"
    finish(match, 1)
    counts = [entry.events for entry in match.entries]
    assert counts == sorted(counts)
    assert counts[-1] == len(match.events)


def test_events_can_be_told_from_any_number_on() -> None:
    match = opened()
    everything = match.tell(None)
    assert len(everything) == len(match.events)
    assert match.tell(None, since=10) == everything[10:]
    assert match.tell(None, since=len(everything)) == []


def test_a_hand_is_told_to_its_owner_only() -> None:
    match = opened()
    for seat in range(3):
        known = [event["seat"] for event in match.tell(seat) if event["name"] == "deal" and event["druid"] is not None]
        assert known == [seat] * 5
    assert all(event["druid"] is None for event in match.tell(None) if event["name"] == "deal")


def test_an_illegal_move_is_refused_and_nothing_is_written_down() -> None:
    match = opened()
    before, entries, events = match.state.numbers(), list(match.entries), list(match.events)
    for move, seat in [(GAME.move_codes - 1, 1), (match.state.moves()[0], 0), (match.state.moves()[0], 7)]:
        with pytest.raises(IllegalMove):
            match.play(move, seat)
    assert (match.state.numbers(), match.entries, match.events) == (before, entries, events)


def test_a_match_without_a_dealer_takes_its_draws_from_outside() -> None:
    match = Match(GAME, 2)
    with pytest.raises(ValueError, match="no dealer"):
        match.deal()
    match.play(GAME.read(match.state, "card white"))
    assert [entry.say for entry in match.entries] == ["card white"]


def test_the_same_dealer_and_the_same_moves_give_the_same_match() -> None:
    one = finish(Match(GAME, 4, {}, FairDealer(b"yew" * 8)), 3)
    other = finish(Match(GAME, 4, {}, FairDealer(b"yew" * 8)), 3)
    assert one.entries == other.entries
    assert one.events == other.events


def test_options_are_completed_and_checked() -> None:
    assert Match(GAME, 2, {"goal_gives_parts": "no"}).options == {
        "start_player": "random",
        "goal_gives_parts": False,
        "swap_returns_to": "display",
        "open_experience": False,
        "hidden_start_parts": False,
    }
    with pytest.raises(BadOption):
        Match(GAME, 2, {"goal_gives_parts": "perhaps"})
    with pytest.raises(BadOption):
        Match(GAME, 6)


# --- chains ---


def test_a_chain_is_read_whole_and_nothing_is_played_yet() -> None:
    match, play, take = opened_with_a_single_step()
    before = match.state.numbers()
    moves = match.read([play, take], seat=1)
    assert match.state.numbers() == before
    for move in moves:
        match.play(move, 1)
    assert [entry.say for entry in match.entries[-2:]] == [play, take]
    assert match.state.turn == CHANCE


def test_an_empty_chain_has_no_moves() -> None:
    assert opened().read([], seat=1) == []


@pytest.mark.parametrize("problem", ["give middle", "take middle middle", "decline", "play red 5", "done"])
def test_a_chain_with_one_illegal_move_is_refused_whole(problem: str) -> None:
    match, play, _ = opened_with_a_single_step()
    before, entries = match.state.numbers(), list(match.entries)
    with pytest.raises(IllegalMove, match=problem):
        match.read([play, problem], seat=1)
    assert (match.state.numbers(), match.entries) == (before, entries)


def test_a_chain_with_nonsense_in_it_is_refused_whole() -> None:
    match, play, _ = opened_with_a_single_step()
    before = match.state.numbers()
    with pytest.raises(BadNotation, match="jump"):
        match.read([play, "jump"], seat=1)
    assert match.state.numbers() == before


def test_a_chain_ends_where_chance_comes_in_between() -> None:
    match, play, take = opened_with_a_single_step()
    before = match.state.numbers()
    for guess in ("part middle", "play red 1"):
        with pytest.raises(IllegalMove):
            match.read([play, take, guess], seat=1)
    assert match.state.numbers() == before


def test_nobody_can_play_for_another_seat_in_a_chain() -> None:
    match, play, take = opened_with_a_single_step()
    for seat in (0, 2, 9):
        with pytest.raises(IllegalMove):
            match.read([play, take], seat=seat)


def test_chains_of_whole_games_replay_what_was_played() -> None:
    """Random play where every turn of a seat is sent as one chain."""
    match = opened(7, 4)
    luck = random.Random(7)
    longest = 0
    while match.state.turn != OVER:
        seat = match.state.turn
        trial, chain = match.state.copy(), []
        while trial.turn == seat:
            move = luck.choice(trial.moves())
            chain.append(GAME.say(trial, move))
            trial.play(move, seat)
        for move in match.read(chain, seat):
            match.play(move, seat)
        assert match.state.numbers() == trial.numbers()
        longest = max(longest, len(chain))
        match.deal()
    assert longest >= 2


# --- copies ---


def test_a_copy_of_a_match_is_independent() -> None:
    match = opened()
    before = (match.state.numbers(), list(match.entries), list(match.events))
    twin = match.copy()
    assert (twin.state.numbers(), twin.entries, twin.events) == before
    assert twin.options == match.options
    twin.play(twin.state.moves()[0], 1)
    assert len(twin.entries) > len(match.entries)
    assert (match.state.numbers(), match.entries, match.events) == before
    match.play(match.state.moves()[0], 1)
    assert (match.state.numbers(), match.entries, match.events) == (twin.state.numbers(), twin.entries, twin.events)


@pytest.mark.parametrize("name", nemeton.names())
def test_what_somebody_decided_last_is_never_what_was_forced(name: str) -> None:
    game, luck = nemeton.game(name), random.Random(1)
    match, forced = Match(game, game.min_players, {}, SeededDealer(1)), 0
    match.deal()
    while match.state.turn != OVER:
        match.play(luck.choice(match.state.moves()))
        match.deal()
        forced += match.entries[-1].forced
        assert match.last == {entry.seat: at for at, entry in enumerate(match.entries) if not entry.forced}
    assert forced
    assert match.branch().last == match.last
