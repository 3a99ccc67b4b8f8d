"""What every game must do, at every table. A new game is tested here as soon as its folder exists."""

from __future__ import annotations

import json
import random
import re

import pytest

import nemeton
from nemeton import CHANCE, OVER, State
from nemeton.core.dealer import Dealer, FairDealer, SeededDealer
from nemeton.core.errors import BadOption, IllegalMove
from nemeton.core.record import HIDDEN, parse, record_of, replay
from nemeton.core.rng import Rng
from tests.changing import put
from tests.playing import Table, decisions, finish, pick, redealt, stride, tables, walk

at_every_table = pytest.mark.parametrize("table", tables(), ids=str)
RULE_NUMBER = re.compile(r"[A-Z]+-\d+")


def corpus(table: Table, seed: int) -> list[int]:
    """Moves of many kinds: all that were possible anywhere in a game, draws included."""
    return sorted({move for state in walk(table, seed) if state.turn != OVER for move in state.moves()})


def who_chooses(state: State) -> list[int | None]:
    """The seats to ask for moves; None stands for the dealer, and for nobody when the game is over."""
    return [*state.awaited()] or [None]


def seat_names(table: Table) -> list[str]:
    return [f"Player {seat + 1}" for seat in range(table.players)]


# --- games ---


@at_every_table
def test_random_games_end_within_the_bound_and_lose_no_piece(table: Table) -> None:
    for seed in range(max(3, 15 // stride(table.name, table.players))):
        asked = 0
        for state in walk(table, seed, every=1):
            assert table.game.faults(state) == []
            asked += state.turn >= 0
        assert state.turn == OVER
        assert 0 < asked <= table.game.most_turns_bound


@at_every_table
def test_the_same_seed_gives_the_same_game(table: Table) -> None:
    assert [state.numbers() for state in walk(table, 7)] == [state.numbers() for state in walk(table, 7)]


@at_every_table
def test_answers_a_page_gives_by_itself_are_legal_and_do_not_depend_on_secrets(table: Table) -> None:
    for state in walk(table, 3):
        if state.turn < 0:
            continue
        seat, world = state.turn, state.copy()
        world.redeal(seat, Rng(5))
        offered = table.game.offered(state, seat)
        assert sorted(offered) == state.moves()
        assert offered[0] not in table.game.last_choices or table.game.last_choices >= set(offered)
        for answer in (table.game.usual, table.game.aside):
            assert answer(state) in [None, *state.moves()]
            assert answer(state) == answer(world)


@at_every_table
def test_different_seeds_give_different_games(table: Table) -> None:
    assert len({tuple([*walk(table, seed)][-1].numbers()) for seed in range(5)}) == 5


@at_every_table
def test_seats_that_may_decide_contain_the_turn_and_nobody_decides_at_chance(table: Table) -> None:
    for state in walk(table, 1):
        awaited = state.awaited()
        assert awaited == sorted(set(awaited))
        if state.turn < 0:
            assert state.turn in (CHANCE, OVER)
            assert awaited == []
        else:
            assert state.turn in awaited
            assert all(0 <= seat < table.players for seat in awaited)


@at_every_table
def test_points_and_ranking_have_one_number_per_seat_and_ties_share_a_place(table: Table) -> None:
    for state in walk(table, 2):
        points, ranking = state.points(), state.ranking()
        assert len(points) == len(ranking) == state.players == table.players
        assert ranking == [1 + sum(other < place for other in ranking) for place in ranking]
    assert min(ranking) == 1


@at_every_table
def test_when_over_nothing_can_be_played(table: Table) -> None:
    *_, state = walk(table, 3)
    before = state.numbers()
    assert state.moves() == []
    assert state.weights() == []
    for move in corpus(table, 3):
        with pytest.raises(IllegalMove, match="over"):
            state.play(move)
    assert state.numbers() == before


# --- moves ---


@at_every_table
def test_moves_are_sorted_unique_and_below_the_bound(table: Table) -> None:
    for seed in range(5):
        for state in walk(table, seed):
            for seat in who_chooses(state):
                moves = state.moves(seat)
                assert moves == sorted(set(moves))
                assert all(0 <= move < table.game.move_codes for move in moves)
                assert state.turn == OVER or moves


@at_every_table
def test_nobody_is_asked_of_one_move_but_where_not_being_asked_would_tell(table: Table) -> None:
    for seed in range(3):
        for state in walk(table, seed):
            several = state.turn == OVER or len(state.awaited()) > 1 or len(state.moves()) > 1
            assert several or state.asks_of_one(state.pending, state.turn, state.asked_a())


@at_every_table
def test_whether_somebody_is_asked_of_one_move_is_known_to_everybody(table: Table) -> None:
    for number, state in enumerate(walk(table, 9)):
        if state.turn >= 0 and len(state.awaited()) == 1:
            asked = state.pending, state.turn, state.asked_a()
            there = redealt(state, None, number)
            assert there.asks_of_one(*asked) == state.asks_of_one(*asked)


@at_every_table
def test_weights_are_positive_and_fit_the_outcomes(table: Table) -> None:
    draws = 0
    for state in walk(table, 4):
        weights = state.weights()
        if state.turn == CHANCE:
            draws += 1
            assert len(weights) == len(state.moves())
            assert min(weights) > 0
        else:
            assert weights == []
    assert draws > 0


@at_every_table
def test_an_illegal_move_is_refused_and_changes_nothing(table: Table) -> None:
    luck = random.Random(5)
    known = corpus(table, 6)
    for state in walk(table, 5):
        if state.turn == OVER:
            continue
        before, legal = state.numbers(), state.moves()
        near = {-3, -1, table.game.move_codes, 2**31, 2**62}
        wishes = {*luck.sample(known, 5), *luck.sample(range(table.game.move_codes), 5), *near} - set(legal)
        for wish in wishes:
            with pytest.raises(IllegalMove):
                state.play(wish)
        assert state.numbers() == before
        assert state.moves() == legal


@at_every_table
def test_a_number_too_large_for_the_machine_is_an_illegal_move_like_any_other(table: Table) -> None:
    state = table.start()
    before = state.numbers()
    for wish in (2**63, 2**70, -(2**63) - 1):
        with pytest.raises(IllegalMove):
            state.play(wish)
    assert state.numbers() == before


@at_every_table
def test_a_seat_that_is_not_asked_cannot_play(table: Table) -> None:
    for state in walk(table, 5):
        before = state.numbers()
        moves = state.moves()
        for seat in {-7, *range(table.players + 1)} - set(state.awaited()):
            for move in [*moves[:1], 0]:
                with pytest.raises(IllegalMove):
                    state.play(move, seat)
            with pytest.raises(IllegalMove):
                state.moves(seat)
        assert state.numbers() == before


# --- copies ---


@at_every_table
def test_a_copy_is_equal_and_no_alias(table: Table) -> None:
    luck = random.Random(8)
    dealer = SeededDealer(8)
    for state in walk(table, 8):
        before, moves = state.numbers(), state.moves()
        copy = state.copy()
        assert copy.numbers() == before
        assert copy.moves() == moves
        assert copy.weights() == state.weights()
        if state.turn != OVER:
            seat, move = pick(copy, dealer, luck)
            copy.play(move, seat)
            assert copy.numbers() != before
        assert state.numbers() == before
        assert state.moves() == moves


@at_every_table
def test_a_state_restored_from_its_numbers_goes_on_identically(table: Table) -> None:
    for stop in (0, 3, 40, 150, 250):
        state = table.start()
        dealer, luck = SeededDealer(9), random.Random(9)
        for _ in range(stop):
            if state.turn != OVER:
                seat, move = pick(state, dealer, luck)
                state.play(move, seat)
        other = table.game.restore(json.loads(json.dumps(state.numbers())))
        while state.turn != OVER:
            assert other.numbers() == state.numbers()
            assert other.moves() == state.moves()
            assert other.awaited() == state.awaited()
            seat, move = pick(state, dealer, luck)
            state.play(move, seat)
            other.play(move, seat)
        assert other.numbers() == state.numbers()
        assert (other.points(), other.ranking()) == (state.points(), state.ranking())


@at_every_table
def test_numbers_of_the_wrong_length_are_refused(table: Table) -> None:
    with pytest.raises(BadOption, match="numbers"):
        table.game.restore(table.start().numbers()[:-1])


# --- events ---


@at_every_table
def test_the_game_is_the_same_whether_somebody_listens_or_not(table: Table) -> None:
    for silent, heard in zip(walk(table, 10), walk(table, 10, listen=True), strict=True):
        assert silent.log is None
        assert silent.history is None
        assert heard.numbers() == silent.numbers()
    assert heard.log
    assert heard.history


@at_every_table
def test_every_event_can_be_told_to_everybody_as_json(table: Table) -> None:
    *_, state = walk(table, 10, listen=True)
    for event in state.log or []:
        form = table.game.events[event[0]]
        for viewer in table.viewers:
            thing = table.game.tell(event, viewer)
            assert json.loads(json.dumps(thing)) == thing
            assert thing["name"] == form.name
            hidden = {name.rstrip("?") for name in form.fields if name.endswith("?") and event[1] != viewer}
            assert {name for name, value in thing.items() if value is None} == hidden


@at_every_table
def test_events_leave_their_name_and_their_number_to_the_table(table: Table) -> None:
    for form in table.game.events:
        assert not {"name", "number"} & {name.rstrip("?") for name in form.fields}, form.name


@at_every_table
def test_the_changes_of_events_lead_from_one_view_to_the_next(table: Table) -> None:
    """The page shows events one after the other and knows no rules: what they change must be told, and lead there."""
    match = table.match(SeededDealer(23))
    luck = random.Random(23)
    match.deal()
    asked = 0
    while match.state.turn != OVER and asked < 60:
        asked += 1
        before = {viewer: table.game.view(match.state, viewer) for viewer in table.viewers}
        match.watch()
        seat = match.state.turn
        match.play(luck.choice(match.state.moves()), seat)
        match.deal()
        for viewer in table.viewers:
            told = match.changes(viewer)
            assert list(told) == list(range(len(match.events) - len(told), len(match.events)))
            shown = before[viewer]
            for made in told.values():
                assert json.loads(json.dumps(made)) == [list(change) for change in made]
                shown = put(shown, made)
            last = match.state.trail
            if last:
                assert shown == table.game.view(last[-1], viewer)


@at_every_table
def test_the_history_holds_every_move_and_marks_those_without_a_choice(table: Table) -> None:
    state = table.start(listen=True)
    dealer, luck = SeededDealer(11), random.Random(11)
    made: list[tuple[int, int]] = []
    while state.turn != OVER:
        seat, move = pick(state, dealer, luck)
        made.append((CHANCE if seat is None else seat, move))
        state.play(move, seat)
    assert [(seat, move) for seat, move, forced in state.history or [] if not forced] == made


# --- words ---


@at_every_table
def test_every_legal_move_has_a_notation_of_its_own_that_reads_back(table: Table) -> None:
    opening = table.start()
    for seed in range(2):
        for state in walk(table, seed):
            for seat in who_chooses(state):
                moves = state.moves(seat)
                says = [table.game.say(state, move) for move in moves]
                assert len(set(says)) == len(moves)
                assert [table.game.read(state, say, seat) for say in says] == moves
                assert [table.game.say(opening, move) for move in moves] == says, "notation depends on the move alone"


@at_every_table
def test_about_is_json_for_every_legal_move_and_changes_nothing(table: Table) -> None:
    for state in walk(table, 12):
        before = state.numbers()
        for move in state.moves():
            about = table.game.about(state, move)
            assert json.loads(json.dumps(about)) == about
            assert about["name"]
        assert state.numbers() == before


@at_every_table
def test_views_are_json_for_every_seat_and_spectators_and_change_nothing(table: Table) -> None:
    for state in walk(table, 13):
        before = state.numbers()
        for viewer in table.viewers:
            view = table.game.view(state, viewer)
            assert json.loads(json.dumps(view)) == view
        assert state.numbers() == before


@at_every_table
def test_the_result_is_told_as_json_with_a_fact_for_every_seat(table: Table) -> None:
    for seed in range(10):
        *_, state = walk(table, seed)
        results = table.game.results(state)
        assert json.loads(json.dumps(results)) == results
        assert {fact["seat"] for fact in results if fact["name"] == "result"} == set(range(table.players))


@pytest.mark.parametrize("name", nemeton.names())
def test_the_description_of_a_game_is_json(name: str) -> None:
    description = nemeton.game(name).describe()
    assert json.loads(json.dumps(description)) == description
    assert description["name"] == name
    assert description["terms"].keys() >= set(description["fields"].values()) - {"seat"}


# --- why not? ---


@at_every_table
def test_a_legal_move_is_not_refused_and_an_illegal_one_names_the_rule(table: Table) -> None:
    known = corpus(table, 14)
    luck = random.Random(14)
    for state, seat in decisions(table, 15):
        before, legal = state.numbers(), state.moves(seat)
        for move in legal:
            assert table.game.why_not(state, seat, move) == []
        assert table.game.why_not(state, seat, table.game.say(state, legal[0])) == []
        for wish in {*luck.sample(known, min(40, len(known)))} - set(legal):
            refused = table.game.why_not(state, seat, table.game.say(state, wish))
            assert refused, f"{table.game.say(state, wish)!r} is illegal, but nothing forbids it"
            for refusal in refused:
                assert RULE_NUMBER.fullmatch(refusal.rule)
                assert json.loads(json.dumps(refusal.thing())) == refusal.thing()
            assert table.game.why_not(state, seat, wish) == refused
        assert state.numbers() == before


@at_every_table
def test_every_number_that_is_no_legal_move_is_refused(table: Table) -> None:
    luck = random.Random(16)
    for state, seat in decisions(table, 16):
        legal = set(state.moves(seat))
        some = luck.sample(range(table.game.move_codes), min(60, table.game.move_codes))
        for wish in {-1, table.game.move_codes, 2**70, *some} - legal:
            assert table.game.why_not(state, seat, wish), f"number {wish} is illegal, but nothing forbids it"


@at_every_table
def test_who_is_not_asked_is_refused_by_the_rule_of_turns(table: Table) -> None:
    for state in walk(table, 17):
        for seat in set(range(table.players)) - set(state.awaited()):
            wish = state.moves()[0] if state.turn != OVER else 0
            (refusal,) = table.game.why_not(state, seat, wish)
            assert refusal.name == ("game_over" if state.turn == OVER else "not_your_turn")
            assert RULE_NUMBER.fullmatch(refusal.rule)


@at_every_table
def test_text_that_is_no_move_is_refused_with_what_would_be_right(table: Table) -> None:
    state, seat = next(decisions(table, 18))
    (refusal,) = table.game.why_not(state, seat, "do something clever")
    assert refusal.name == "no_such_move"
    assert "do something clever" in refusal.facts["text"]


# --- records ---


@at_every_table
def test_a_record_prints_parses_and_replays_to_the_same_game(table: Table) -> None:
    dealers: list[Dealer] = [SeededDealer(20), FairDealer(b"oak" * 8, ["my own words", "", "mine, too"])]
    for dealer in dealers:
        match = finish(table.match(dealer), 20)
        text = record_of(match, seat_names(table), date="2026-11-15").print()
        record = parse(text)
        assert record.print() == text
        assert parse(text.encode()) == record
        again = replay(record, table.game)
        assert again.state.numbers() == match.state.numbers()
        assert again.entries == match.entries
        assert again.events == match.events
        assert again.options == match.options


@at_every_table
def test_an_unfinished_record_replays_to_the_same_position(table: Table) -> None:
    match = table.match(SeededDealer(21))
    luck = random.Random(21)
    match.deal()
    for _ in range(12):
        text = record_of(match, seat_names(table)).print()
        assert text.endswith("unfinished\n")
        record = parse(text)
        assert record.print() == text
        assert replay(record, table.game).state.numbers() == match.state.numbers()
        seat = match.state.turn
        match.play(luck.choice(match.state.moves()), seat)
        match.deal()


@at_every_table
def test_a_redacted_record_hides_exactly_what_is_not_public(table: Table) -> None:
    match = table.match(FairDealer(b"elm" * 8))
    match.deal()
    match.play(match.state.moves()[0], match.state.turn)
    match.deal()
    record = record_of(match, seat_names(table), redacted=True)
    assert record.secret == ""
    assert [say for _, say in record.lines] == [
        entry.say if table.game.public(entry.move) else HIDDEN for entry in match.entries
    ]
