"""The record file: it holds, or the message says in which line it does not and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

import nemeton
from nemeton import CHANCE, OVER
from nemeton.core.dealer import Dealer, FairDealer, SeededDealer
from nemeton.core.errors import BadRecord
from nemeton.core.match import Match
from nemeton.core.record import HIDDEN, LONGEST_FILE, MAGIC, parse, record_of, replay
from tests.playing import finish
from tools import proofs

GAME = nemeton.game("celtica")
NAMES = ["Anouk", "Bot 3", "Cédric van der Meer"]
SECRET = bytes(range(32))


@cache
def played(kind: str) -> Match:
    dealers: dict[str, Dealer] = {"seeded": SeededDealer(7), "fair": FairDealer(SECRET, ["oak", "ash and elm"])}
    return finish(Match(GAME, 3, {"goal_gives_parts": True}, dealers[kind]), 7)


def lines_of(kind: str = "seeded") -> list[str]:
    return record_of(played(kind), NAMES, date="2026-11-15").print().splitlines()


def refusal(lines: list[str]) -> BadRecord:
    """Why these lines are no record that holds."""
    with pytest.raises(BadRecord) as caught:
        replay(parse("\n".join(lines) + "\n"), GAME)
    return caught.value


def where(lines: list[str], is_it: Callable[[str], bool], after: int = 0) -> int:
    return next(at for at, line in enumerate(lines) if at >= after and is_it(line))


# --- form ---


def test_a_record_reads_like_this() -> None:
    lines = lines_of("fair")
    assert lines[:16] == [
        "nemeton record 1",
        "game celtica",
        f"rules {GAME.rules_version}",
        f"content {GAME.content['fingerprint']}",
        "players 3",
        "option start_player random",
        "option goal_gives_parts yes",
        "option swap_returns_to display",
        "option open_experience no",
        "option hidden_start_parts no",
        "seat 1 Anouk",
        "seat 2 Bot 3",
        "seat 3 Cédric van der Meer",
        "date 2026-11-15",
        "dealer fair",
        f"commitment {FairDealer(SECRET).commitment}",
    ]
    assert lines[16:19] == ["contribution oak", "contribution ash and elm", "moves"]
    assert lines[19].startswith("@ card ")
    points, ranking = played("fair").state.points(), played("fair").state.ranking()
    assert [line.split(" # ")[0] for line in lines[-4:]] == [
        "points " + " ".join(str(number) for number in points),
        "ranking " + " ".join(str(number) for number in ranking),
        f"secret {SECRET.hex()}",
        "end",
    ]


@pytest.mark.parametrize("kind", ["seeded", "fair"])
def test_a_record_of_a_simulated_game_holds(kind: str) -> None:
    match = replay(parse("\n".join(lines_of(kind))), GAME)
    assert match.state.turn == OVER
    assert match.dealer is not None, "the draws were checked"
    assert match.dealer.kind == kind


def test_windows_line_ends_do_no_harm() -> None:
    text = "\r\n".join(lines_of()) + "\r\n"
    assert replay(parse(text.encode()), GAME).state.numbers() == played("seeded").state.numbers()


def test_watching_a_replay_shows_every_move() -> None:
    turns: list[int] = []
    match = replay(parse("\n".join(lines_of())), GAME, lambda match: turns.append(match.state.turn))
    assert len(turns) == sum(not entry.forced for entry in match.entries)
    assert turns[-1] == OVER


def test_names_and_contributions_cannot_break_the_lines() -> None:
    nasty = "Eve\nend\r\npoints 9 9 9\u2028moves\x85x"
    match = finish(Match(GAME, 3, {}, FairDealer(SECRET, [nasty])), 2)
    text = record_of(match, [nasty, "", "  B  "]).print()
    record = parse(text)
    assert record.print() == text
    assert len(record.contributions) == 1
    assert replay(record, GAME).state.numbers() == match.state.numbers()


def test_a_redacted_record_keeps_the_secret_also_when_the_game_is_over() -> None:
    record = record_of(played("fair"), NAMES, redacted=True)
    assert any(say == HIDDEN for _, say in record.lines)
    assert SECRET.hex() not in record.print()


# --- chance ---


def test_the_record_by_which_the_page_tests_its_own_check_holds() -> None:
    text = proofs.PLACE.read_text("utf-8")
    assert text == proofs.good(), "write it anew: python -m tools.proofs"
    replay(parse(text), GAME)


@pytest.mark.parametrize("kind", ["seeded", "fair"])
def test_one_altered_chance_line(kind: str) -> None:
    lines = lines_of(kind)
    at = where(lines, lambda line: line.startswith("@ part"), 60)
    drawn = lines[at].removeprefix("@ ").split(" # ")[0]
    lines[at] = "@ part middle" if drawn != "part middle" else "@ part large_1"
    problem = refusal(lines)
    assert problem.line == at + 1
    assert str(problem) == f"line {at + 1}: '{lines[at][2:]}' was not drawn: the revealed seed gives '{drawn}'"


def test_behind_every_line_of_a_fair_game_stands_its_proof_and_a_wrong_one_is_named() -> None:
    original = lines_of("fair")
    proved = [at for at, line in enumerate(original) if " # " in line]
    assert len(proved) == len(played("fair").entries) + 2, "all moves and draws, points and ranking"
    for at in proved[::40]:
        lines = list(original)
        lines[at] = lines[at][:-1] + ("0" if lines[at][-1] != "0" else "1")
        assert refusal(lines).line == at + 1
        assert "should be" in str(refusal(lines))
    at = next(at for at in proved if original[at].startswith("@ card"))
    lines = list(original)
    lines[at] = original[at].replace("/", "/1", 1)
    assert refusal(lines).line == at + 1, "other tickets"
    lines = lines_of("seeded")
    lines[-4] += " # 12345678"
    assert "nothing was committed to" in str(refusal(lines))


def test_a_result_is_told_once() -> None:
    for at in (-4, -3, -2):
        lines = lines_of("fair")
        lines.insert(at, lines[at])
        assert "there are two lines" in str(refusal(lines))


def test_proofs_may_be_left_out_of_all_lines() -> None:
    """Records from before there were any."""
    lines = [line.split(" # ")[0] for line in lines_of("fair")]
    assert replay(parse("\n".join(lines) + "\n"), GAME).state.points() == played("fair").state.points()


@pytest.mark.parametrize("kind", ["seeded", "fair"])
def test_every_altered_chance_line_is_found_where_it_stands(kind: str) -> None:
    original = lines_of(kind)
    for at in [at for at, line in enumerate(original) if line.startswith("@ card")][::9]:
        lines = list(original)
        lines[at] = "@ card red" if original[at] != "@ card red" else "@ card black"
        assert refusal(lines).line == at + 1


def test_an_impossible_draw() -> None:
    lines = lines_of()
    at = where(lines, lambda line: line == "moves") + 1
    lines[at] = "@ experience red"
    problem = refusal(lines)
    assert problem.line == at + 1
    assert "'experience red' cannot be drawn now; possible are 'card red'" in str(problem)


def test_another_seed_does_not_give_these_draws() -> None:
    lines = lines_of()
    lines[-2] = "secret 8"
    problem = refusal(lines)
    assert "was not drawn" in str(problem)
    assert problem.line > lines.index("moves")


def test_another_secret_does_not_fit_the_commitment() -> None:
    lines = lines_of("fair")
    lines[-2] = f"secret {b'other'.hex()}"
    assert "does not fit the commitment" in str(refusal(lines))


def test_another_commitment_does_not_fit_the_secret() -> None:
    lines = lines_of("fair")
    lines[15] = f"commitment {FairDealer(b'other').commitment}"
    assert "does not fit the commitment" in str(refusal(lines))


def test_a_missing_commitment() -> None:
    lines = lines_of("fair")
    del lines[15]
    assert "does not fit the commitment" in str(refusal(lines))


def test_altered_contributions_give_other_draws() -> None:
    lines = lines_of("fair")
    lines[16] = "contribution Oak"
    assert "was not drawn" in str(refusal(lines))


def test_a_secret_that_is_no_number() -> None:
    for kind, secret in [("fair", "xyz"), ("seeded", "oak"), ("seeded", "-5"), ("seeded", "1" * 30)]:
        lines = lines_of(kind)
        lines[-2] = f"secret {secret}"
        assert "the secret" in str(refusal(lines))


@pytest.mark.parametrize("kind", ["seeded", "fair"])
def test_a_finished_record_that_does_not_reveal_its_secret_cannot_be_checked(kind: str) -> None:
    """Else somebody could alter a draw and take out the secret."""
    lines = lines_of(kind)
    del lines[-2]
    assert "secret" in str(refusal(lines))


def test_an_unknown_dealer() -> None:
    lines = lines_of()
    lines[lines.index("dealer seeded")] = "dealer crooked"
    assert str(refusal(lines)) == "there is no dealer 'crooked'; known are seeded and fair"


def test_a_record_without_dealer_has_its_chance_from_elsewhere() -> None:
    match = Match(GAME, 2)
    while match.state.turn != OVER:
        match.play(match.state.moves()[-1])
    text = record_of(match, ["A", "B"]).print()
    assert "dealer" not in text
    assert replay(parse(text), GAME).state.numbers() == match.state.numbers()


# --- moves ---


def test_an_illegal_move() -> None:
    lines = lines_of()
    at = where(lines, lambda line: " play " in line, 100)
    lines[at] = lines[at].split(" ")[0] + " done"
    problem = refusal(lines)
    assert problem.line == at + 1
    assert str(problem) == f"line {at + 1}: 'done' is not legal now: must play cards (C-6)"


def test_a_move_that_is_none() -> None:
    lines = lines_of()
    at = where(lines, lambda line: " play " in line, 100)
    lines[at] = lines[at].split(" ")[0] + " jump"
    problem = refusal(lines)
    assert problem.line == at + 1
    assert "'jump' is no move of Celtica" in str(problem)


def test_a_move_of_another_seat() -> None:
    lines = lines_of()
    at = where(lines, lambda line: " play " in line)
    seat = int(lines[at][0])
    other = seat % 3 + 1
    lines[at] = f"{other} {lines[at][2:]}"
    assert str(refusal(lines)) == f"line {at + 1}: it is the turn of seat {seat} there, not of seat {other}"


def test_a_player_cannot_draw_for_the_dealer_nor_the_dealer_play() -> None:
    lines = lines_of()
    first = lines.index("moves") + 1
    lines[first] = f"1 {lines[first][2:]}"
    assert str(refusal(lines)) == f"line {first + 1}: it is the dealer's turn there"
    lines = lines_of()
    at = where(lines, lambda line: " play " in line)
    seat = lines[at][0]
    lines[at] = f"@ {lines[at][2:]}"
    assert str(refusal(lines)) == f"line {at + 1}: it is seat {seat}'s turn there"


@pytest.mark.parametrize("sign", ["0", "-1", "x", "4", "", "1.", "+1", "--1", "²"])
def test_a_line_of_nobody(sign: str) -> None:
    lines = lines_of()
    first = lines.index("moves") + 1
    lines[first] = f"{sign} {lines[first][2:]}"
    assert refusal(lines).line == first + 1


def forced_line() -> int:
    first = parse("\n".join(lines_of())).first_line
    return first - 1 + next(at for at, entry in enumerate(played("seeded").entries) if entry.forced and entry.seat >= 0)


def test_an_altered_line_that_happened_by_itself() -> None:
    lines = lines_of()
    at = forced_line()
    only = lines[at][2:]
    lines[at] = f"{lines[at][0]} play red 5"
    assert str(refusal(lines)) == f"line {at + 1}: 'play red 5' cannot be: only '{only}' was possible there"


def test_a_missing_line_that_happens_by_itself() -> None:
    lines = lines_of()
    at = forced_line()
    del lines[at]
    assert refusal(lines).line == at + 1


def test_an_unfinished_record_that_lacks_what_happens_by_itself() -> None:
    at = forced_line()
    missing = lines_of()[at][2:]
    problem = refusal([*lines_of()[:at], "unfinished"])
    assert str(problem) == f"line {at + 1}: the line '{missing}' is missing: it happens by itself"


def test_a_doubled_line() -> None:
    lines = lines_of()
    at = where(lines, lambda line: " play " in line, 100)
    lines.insert(at, lines[at])
    assert refusal(lines).line == at + 2


def test_moves_after_the_end_of_the_game() -> None:
    lines = lines_of()
    at = where(lines, lambda line: line.startswith("points"))
    lines.insert(at, "1 play red 1")
    assert str(refusal(lines)) == f"line {at + 1}: the game is over already"


def test_hidden_lines_cannot_be_replayed() -> None:
    lines = record_of(played("fair"), NAMES, redacted=True).print().splitlines()
    problem = refusal(lines)
    assert problem.line == lines.index("@ ?") + 1
    assert "hides what was not known to everybody" in str(problem)


# --- result ---


def test_wrong_points() -> None:
    lines = lines_of()
    at = where(lines, lambda line: line.startswith("points"))
    right = lines[at].removeprefix("points ")
    lines[at] = "points 7 7 7"
    assert str(refusal(lines)) == f"line {at + 1}: the points are {right}, not 7 7 7"


def test_wrong_ranking() -> None:
    lines = lines_of()
    at = where(lines, lambda line: line.startswith("ranking"))
    right = lines[at].removeprefix("ranking ")
    lines[at] = "ranking 3 3 3"
    assert str(refusal(lines)) == f"line {at + 1}: the ranking is {right}, not 3 3 3"


def test_a_result_before_the_game_is_over() -> None:
    lines = lines_of()
    at = where(lines, lambda line: " play " in line, 100)
    end = where(lines, lambda line: line.startswith("points"))
    problem = refusal(lines[:at] + lines[end:])
    assert str(problem) == f"line {at + 1}: the result is given, but the game is not over there: moves are missing"


def test_a_finished_game_without_its_result() -> None:
    lines = lines_of()
    at = where(lines, lambda line: line.startswith("points"))
    problem = refusal([*lines[:at], "unfinished"])
    assert str(problem) == f"line {at + 1}: the game is over, but the record does not give its result"


def test_a_finished_game_that_says_it_is_unfinished() -> None:
    lines = lines_of()
    assert refusal([*lines[:-1], "unfinished"]).line == len(lines)


@pytest.mark.parametrize("missing", ["points", "ranking"])
def test_half_a_result(missing: str) -> None:
    lines = [line for line in lines_of() if not line.startswith(missing)]
    assert missing in str(refusal(lines))


def test_a_move_behind_the_result() -> None:
    lines = lines_of()
    lines.insert(-1, "1 play red 1")
    assert str(refusal(lines)) == f"line {len(lines) - 1}: no move can follow the result"


def test_a_move_behind_an_empty_result() -> None:
    lines = lines_of()
    at = where(lines, lambda line: " play " in line, 100)
    lines.insert(at, "points ")
    assert refusal(lines).line in (at + 1, at + 2)


# --- the file ---


@pytest.mark.parametrize("kept", [0, 1, 5, 12, 19, 60, 100, -1, -2, -3])
def test_a_truncated_end(kept: int) -> None:
    lines = lines_of()[:kept]
    problem = refusal(lines)
    assert problem.line == max(1, len(lines))
    if kept not in (0,):
        assert "cut off" in str(problem)


@pytest.mark.parametrize("junk", [b"\xff\xfe\x00\x01", bytes(range(256)), b"\x80nemeton record 1"])
def test_random_bytes(junk: bytes) -> None:
    with pytest.raises(BadRecord, match="not a text file"):
        parse(junk)


@pytest.mark.parametrize("text", ["", "\n", "nemeton record 2\n", "Nemeton Record 1", "1. e4 e5", " " + MAGIC])
def test_text_that_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord, match="line 1: a record begins with the line 'nemeton record 1'"):
        parse(text)


def test_a_file_that_is_too_long() -> None:
    with pytest.raises(BadRecord, match="no game is"):
        parse(MAGIC + "\n" + "x" * LONGEST_FILE)


def test_lines_behind_the_end() -> None:
    lines = [*lines_of(), "and they lived happily"]
    assert str(refusal(lines)) == f"line {len(lines)}: nothing may follow the line 'end'"


def test_a_strange_line_in_the_head() -> None:
    lines = lines_of()
    lines.insert(3, "weather fine")
    assert str(refusal(lines)) == "line 4: 'weather' does not belong into the head of a record"


@pytest.mark.parametrize("word", ["game", "rules", "content", "players"])
def test_a_missing_line_in_the_head(word: str) -> None:
    lines = [line for line in lines_of() if not line.startswith(f"{word} ")]
    assert f"the head lacks the line '{word} …'" in str(refusal(lines))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("players 3", "players three", "'three' is not a number of players"),
        ("players 3", "players 6", "Celtica is for 2 to 5 players, not 6"),
        ("players 3", "players -3", "Celtica is for 2 to 5 players, not -3"),
        ("rules 2", "rules one", "'one' is not a rules version"),
        ("seat 1 Anouk", "seat one Anouk", "'one' is not a seat number"),
        ("game celtica", "game chess", "this is a record of 'chess', not of 'celtica'"),
        ("rules 2", "rules 99", "it was played by version 99 of the rules; this program plays 2"),
        ("option goal_gives_parts yes", "option goal_gives_parts maybe", "option goal_gives_parts is yes or no"),
        ("option goal_gives_parts yes", "option wings yes", "there is no option 'wings'; this game has start_player"),
        ("option start_player random", "option start_player 4", "start_player is random or a seat from 1 to 3, not 4"),
    ],
)
def test_a_wrong_line_in_the_head(old: str, new: str, message: str) -> None:
    lines = lines_of()
    lines[lines.index(old)] = new
    assert message in str(refusal(lines))


def test_other_content() -> None:
    lines = lines_of()
    lines[3] = "content 0123456789ab"
    here = GAME.content["fingerprint"]
    assert str(refusal(lines)) == f"it was played with other content (0123456789ab, here {here})"


def test_another_option_makes_it_another_game() -> None:
    lines = lines_of()
    lines[lines.index("option goal_gives_parts yes")] = "option goal_gives_parts no"
    assert refusal(lines).line > lines.index("moves")


def test_every_line_matters() -> None:
    """Taking out any move, draw or result is found, and no earlier than where it was."""
    original = lines_of()
    first = original.index("moves")
    for at in [*range(first + 1, len(original), 7), *range(len(original) - 6, len(original))]:
        problem = refusal(original[:at] + original[at + 1 :])
        assert problem.line == 0 or problem.line >= at


def test_chance_is_written_with_its_own_sign() -> None:
    record = parse("\n".join(lines_of()))
    assert {seat for seat, _ in record.lines} == {CHANCE, 0, 1, 2}
