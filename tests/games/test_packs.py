"""Content packs: what was reconstructed can be corrected, what does not fit is refused with its line, and games with a
corrected box are told apart from all others and never mixed up."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import nemeton
from nemeton import Game, Rng
from nemeton.core.dealer import SeededDealer
from nemeton.core.match import Match
from nemeton.core.pack import BadPack, content_of, figures_of, marked, read_pack
from nemeton.games import boxes, packs
from nemeton.games.celtica import figures as celtica_figures
from nemeton.games.celtica import move as celtica_move
from nemeton.games.celtica import row as celtica_row
from nemeton.games.edora import content as edora_content
from nemeton.games.edora import figures as edora_figures
from nemeton.games.graenaland import figures as graenaland_figures
from nemeton.games.graenaland import row as graenaland_row
from tests.playing import ROOT
from tests.server.support import HUMANS, PATIENCE, Json, Line, Person, play_on, play_to_the_end

PACK = """game = "celtica"
name = "my box"  # a comment

[[place]]
pos = 1
kind = "find"
amount = 4
"""
NAMES = [name for name in nemeton.names() if any(marked(name))]  # a game of one's own has nothing to reconstruct


def written(folder: Path, text: str, name: str = "celtica.toml") -> Path:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, "utf-8")
    return folder / name


def command(*words: str | Path, boxes: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "nemeton", *map(str, words)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "NEMETON_BOXES": boxes},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


@pytest.mark.parametrize("game", NAMES)
def test_every_figure_that_can_be_corrected_is_reconstructed_and_the_list_is_a_pack(tmp_path: Path, game: str) -> None:
    found = list(marked(game))
    assert {one.figure for one in found} == set(figures_of(game)), "a figure that is nowhere"
    listed = command("content", "list", game)
    with pytest.raises(BadPack, match="it corrects nothing"):
        read_pack(written(tmp_path, listed.stdout, f"{game}.toml"))


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("amount = 4", "amount = four", 7, "no TOML"),
        ("amount = 4", 'amount = "four"', 7, "a whole number from 0"),
        ("amount = 4", "amount = -2", 7, "a whole number from 0"),
        ("amount = 4", "amount = true", 7, "a whole number from 0"),
        ("amount = 4", "x = 4", 7, "'x' cannot be corrected there, only: kind, subtype, amount"),
        ('kind = "find"', 'kind = "inn"', 6, "one of cult, find, ruin"),
        ("pos = 1", "pos = 77", 5, "pos = 77 is not there"),
        ("pos = 1\n", "", 4, "'pos' is missing"),
        ("[[place]]", "[place]", 4, "written as [[place]]"),
        ("[[place]]", "[[constants]]", 4, "nothing in 'constants' can be corrected"),
        ('"celtica"', '"chess"', 1, "of which game"),
        ("amount = 4", "amount = 5", 7, "find sites and ruins show 1 to 4"),
    ],
)
def test_a_bad_pack_is_refused_with_line_and_reason(tmp_path: Path, old: str, new: str, line: int, reason: str) -> None:
    file = written(tmp_path, PACK.replace(old, new))
    with pytest.raises(BadPack) as told:
        packs.check(file)
    assert told.value.line == line
    assert reason in str(told.value)
    assert "\n" not in str(told.value)


def short(value: object) -> str:
    """Of a pack in the name of a test."""
    return repr(value)[-50:]


def refused(folder: Path, text: str) -> BadPack:
    with pytest.raises(BadPack) as told:
        packs.check(written(folder, text, "pack.toml"))
    assert "\n" not in str(told.value)
    return told.value


PLACE, GOAL = 'game = "celtica"\n[[place]]\npos = 4\n', 'game = "celtica"\n[[place]]\npos = 19\n'
COLOUR = 'game = "celtica"\n[[experience_cards]]\ncolour = "red"\n'
FIELD = 'game = "meduris"\n[[boards.side_4.ring.fields]]\nindex = 10\n'
LIMITS = 'game = "meduris"\n[limits_reconstructed]\n'
TILE = 'game = "edora"\n[[part]]\nkey = "T1"\n'
ROUND, STRAIGHT = '["N", "E", 1]', '["N", "S", 1], ["E", "W", 1]'
TRACKS = 'game = "edora"\n[track.sickle]\n'
FACTORS = 'game = "edora"\n[track.knowledge]\nmultiplier_by_position = '
STELE = 'game = "edora"\n[[stele]]\nindex = 5\n'
ACTION = 'game = "edora"\n[[action]]\ncode = "M2c1"\n'
LAYOUT = 'game = "graenaland"\n[[layout]]\nplayers = 3\n'
LAND = 'game = "graenaland"\n[[territory]]\nid = 1\n'
LENGTH = 'game = "graenaland"\n[game_length_reconstructed]\n'
NO_POINT_CARDS = 'game = "graenaland"\n' + "".join(
    f'[[advanced_card]]\ngrade = "{grade}"\ncopies_per_category = 0\n' for grade in ("easy", "standard", "hard")
)
NINE = ", ".join(['"wood"'] * 9)
ROAD = 'game = "graenaland"\n[[facility]]\nkey = "road"\n'
SETTLER = 'game = "graenaland"\n[[victory_condition]]\nkey = "settler"\n'


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (f'{PLACE}kind = "ruin"', 4, 'its subtype is "village"; write subtype = "ruin"'),
        (f'{PLACE}kind = "ruin"\namount = 2', 4, 'its subtype is "village"; write subtype = "ruin"'),
        (f'{PLACE}subtype = "cult"', 4, 'write subtype = "village" or "castle" or "monastery"'),
        (f'{PLACE}subtype = "goal"', 4, "place 4 is not the goal; that is place 19"),
        (f'{GOAL}kind = "cult"\nsubtype = "cult"\namount = 0', 5, 'is the goal: kind = "find" and subtype = "goal"'),
        (f'{GOAL}kind = "ruin"', 4, 'is the goal: kind = "find" and subtype = "goal"'),
        (f"{PLACE}amount = 5", 4, "find sites and ruins show 1 to 4"),
        (f"{PLACE}amount = 0", 4, "find sites and ruins show 1 to 4"),
        (f'{PLACE}kind = "cult"\nsubtype = "cult"', 4, "shows no number; write amount = 0"),
        (f"{COLOUR}count = 5", 4, "1 to 4 experience cards, not 5"),
        (f"{COLOUR}count = 0", 4, "1 to 4 experience cards, not 0"),
        (f'{FIELD}goods = ["wood", "wood"]', 4, "field 10 shows wood twice"),
        (f'{FIELD}district = "arrow"', 4, "each region is one row of fields"),
        (f"{LIMITS}turn_cap = 0", 3, "nobody can have built everything; the cap is at least 27"),
        (f"{LIMITS}least_huts_override = 99", 3, "a shorter game has 1 to 8 huts each"),
        (f"{LIMITS}least_huts_override = 0", 3, "a shorter game has 1 to 8 huts each"),
        (f"{TILE}paths = [{ROUND}]", 4, "T1: its paths join N with S and E with W"),
        (f"{TILE}paths = [{STRAIGHT}]", 4, "at most 2 tiles join only their opposite edges"),
        (f"{TILE}paths = [{', '.join([STRAIGHT] + [ROUND] * 5)}]", 4, "T1: there are at most 6 paths"),
        (f'{TILE}paths = [{STRAIGHT}, ["N", "E", 3]]', 4, "T1: a path joins two of its edges"),
        (f'{TILE}paths = [{STRAIGHT}, ["N"]]', 4, "T1: a path joins two of its edges"),
        (f'{TILE}paths = [{STRAIGHT}, [1, "N", "E"]]', 4, "T1: a path joins two of its edges"),
        (f"{TILE}paths = [{STRAIGHT}, {ROUND}, {ROUND}]", 4, "T1: two of its paths join N and E"),
        (f"{TILE}portal = 2", 4, "T1: the portal is in one of its clearings"),
        (f'{TILE}clearings = [["N", "E"]]', 4, "T1: each of its edges"),
        (f'{TILE}clearings = [["N", "E", "S", "W"], [], [], [], []]', 4, "every clearing has an edge"),
        ('game = "edora"\n[[action]]\ncode = "A2x2"\nmultiplier = 999', 4, "A2x2, multiplier: an action field shows 1"),
        (f"{ACTION}potions = 999", 4, "M2c1, potions: an action field shows 1 to 6"),
        (f"{ACTION}mistletoe = 0", 4, "M2c1, mistletoe: an action field shows 1 to 6"),
        (f"{TRACKS}herb_pair_positions = [15, 12, 9, 6, 4, 2]", 3, "beside the steps 1 to 15, so the numbers rise"),
        (f"{TRACKS}herb_pair_positions = [2, 4, 6, 9, 12, 16]", 3, "beside the steps 1 to 15, so the numbers rise"),
        (f"{TRACKS}score_by_position = [{', '.join('1' * 16)}]", 3, "5 different ones, such as 0, 5, 10, 15, 20"),
        (f"{FACTORS}[4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0]", 3, "the factors never fall"),
        (f"{FACTORS}[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 999]", 3, "the last one is 1 to 9"),
        (f'{STELE}bonus = "die"', 4, "the steles 1 and 5 both give die; each gives another bonus"),
        (f"{STELE}operand = 0", 4, "stele 5 multiplies with 0; the number on it is 1 to 6"),
        (f"{LAYOUT}coast = [1, 1, 2]", 4, "with 3 players territory 1 lies twice"),
        (f"{LAYOUT}coast = [1, 6, 2]", 4, "with 3 players territory 6 lies twice"),
        (f"{LAYOUT}coast = [1, 9, 2]", 4, "no territory 9 in the row 'coast'; that row has 1, 2, 3, 4, 5"),
        (f"{LAYOUT}inland = [6, 77]", 4, "no territory 77 in the row 'inland'; that row has 6, 7, 8, 9"),
        (f'{LAND}symbol = "gold"', 4, "which no card of its deck (plain) shows; these show grain, livestock, ore"),
        (f'{LAND}terrain = "hill"', 4, "grain, which no card of its deck (hill) shows"),
        (f'{LAND}terrain = "mountain"', 4, "lies on the coast, where there is no mountain, only plain, forest, hill"),
        (f"{LAND}village_cost = []", 4, "a price is something, 1 to 8"),
        (f"{ROAD}cost = [{NINE}]", 4, "a road costs 9 cards; a price is something, 1 to 8"),
        (NO_POINT_CARDS, 10, "these are 0 point cards; 5 conditions have 5 to 20"),
        (f"{LENGTH}needed_long = 6", 3, "a long game needs 6 conditions; it is 3 to 5, all there are"),
        (f"{LENGTH}needed_short = 0", 3, "a short game needs 0 conditions; it is 1 to 3"),
        (f"{LENGTH}round_limit = 999", 3, "the limit of rounds is 10 to 60"),
        (
            f"{SETTLER}thresholds = [7, 7, 14]",
            4,
            "needs 14 with 5 players, but nobody can have more than 13",
        ),
        (f"{SETTLER}thresholds = [0, 7, 7]", 4, "the settler needs 0 with 3 players"),
        (
            'game = "graenaland"\n[[supply_card]]\nid = 2\nresources = ["ore", "livestock"]',
            4,
            "the supply cards 2 and 12 both show ore and livestock; all 16 are different",
        ),
        ('game = "graenaland"\n[start_equipment_reconstructed]\narmy_size = 9', 3, "a size from 1 to 8"),
    ],
    ids=short,
)
def test_figures_that_make_no_sense_are_refused(tmp_path: Path, text: str, line: int, reason: str) -> None:
    found = refused(tmp_path, text)
    assert (found.line, reason in str(found)) == (line, True), str(found)


@pytest.mark.parametrize("game", NAMES)
def test_the_box_that_ships_makes_sense(game: str) -> None:
    figures = import_module(f"nemeton.games.{game}.figures")
    assert list(figures.problems(content_of(game))) == []


def test_the_bounds_are_those_of_the_rows_and_moves() -> None:
    """They are written out where figures are checked: there no game is loaded, whose box would be chosen by that."""
    assert celtica_figures.MOST_PARTS == celtica_move.LARGEST_SET
    assert celtica_figures.MOST_EXPERIENCE == celtica_move.EXTRAS - 1
    assert edora_figures.MOST_PATHS == edora_content.MOST_PATHS
    assert graenaland_figures.MOST_CARDS == graenaland_row.MOST_SLOTS


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('game = "celtica"\n["place"]\npos = 4', 2, "written as [[place]]"),
        ('game = "celtica"\n[["place"]]\n"pos" = 4\n\'amount\' = 5', 4, "find sites and ruins show 1 to 4"),
        ('game = "celtica"\nplace = [\n  { pos = 3, amount = 1 },\n  { pos = 4, amount = 5 },\n]', 4, "show 1 to 4"),
        ('game = "meduris"\nlimits_reconstructed.turn_cap = 0', 2, "the cap is at least 27"),
        ('game = "meduris"\nlimits_reconstructed = { turn_cap = 0 }', 2, "the cap is at least 27"),
        (f'{TILE}front.N = ["P"]', 4, "this is a list of 2"),
        (f"{TILE}[part.front]\nN = 3", 5, "this is a list of"),
        (f"{PLACE}amount = 2\n[[place]]\npos = 4\namount = 1", 5, "pos = 4 stands in line 2 already"),
        (f"{PLACE}amount = 1\n[[place]]\npos = 4\namount = 2", 5, "pos = 4 stands in line 2 already"),
        ('game = "celtica"\n[[place]]\npos = true\namount = 2', 3, "pos = true is not there"),
        ('game = "celtica"\n[[place]]\npos = 4.0\namount = 2', 3, "pos = 4.0 is not there"),
        (f"{PLACE}kind = [1]", 4, "this is one of cult, find, ruin"),
        (f"{PLACE}kind.of = 1", 4, "kind = a table: this is one of"),
        (f"{PLACE}amount{'.a' * 5000} = 1", 4, "amount = a table: this is a whole number"),
        (f"{PLACE}amount = {'9' * 5000}", 4, "so many digits"),
        (f"{PLACE}amount = 0x{'f' * 5000}", 4, "amount = a very large number: this is a whole number"),
        (f"{PLACE}amount = nan", 4, "amount = nan: this is a whole number"),
        (f"{PLACE}amount = {'[' * 5000}", 4, "more than 8 brackets stand in one another"),
        (f"{PLACE}amount = {'[' * 5000}{']' * 5000}", 4, "more than 8 brackets stand in one another"),
        (f"{PLACE}amount = {'[' * 100}{']' * 100}", 4, "more than 8 brackets stand in one another"),
        (f"{PLACE}amount = {'{a=' * 5000}", 4, "more than 8 brackets stand in one another"),
        (f"{PLACE}amount = [", 4, "no TOML"),
        (f'{PLACE}name = "{"x" * 5000}"', 4, "'name' cannot be corrected there"),
        ('name = "no game"', 1, "of which game"),
        ("game = 3", 1, "of which game"),
        ('game = "../celtica"', 1, "of which game"),
        ("", 1, "of which game"),
        ('game = "celtica"\nname = 3', 2, "a name is a text"),
        ('game = "celtica"\nplaces = 3', 2, "'places' is no figure that can be corrected"),
        (f'game = "celtica"\n"{"x" * 5000}" = 3', 2, "is no figure that can be corrected"),
        ('game = "celtica"', 0, "it corrects nothing"),
    ],
    ids=short,
)
def test_however_a_pack_is_written_the_answer_names_its_line(tmp_path: Path, text: str, line: int, reason: str) -> None:
    found = refused(tmp_path, text)
    assert (found.line, reason in str(found)) == (line, True), str(found)
    assert len(str(found)) < 500


def test_files_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "binary.toml").write_bytes(bytes(range(256)))
    (tmp_path / "long.toml").write_bytes(b"# " + b"x" * 600_000)
    for file in (tmp_path / "binary.toml", tmp_path / "long.toml", tmp_path, tmp_path / "none.toml", Path("/dev/zero")):
        with pytest.raises(BadPack, match=file.name):
            packs.check(file)


def test_a_mark_at_the_beginning_of_the_file_does_no_harm(tmp_path: Path) -> None:
    """Some editors write one."""
    assert packs.read(written(tmp_path, "\ufeff" + PACK)).box == packs.read(written(tmp_path, PACK)).box


WORDS = [
    *(
        "[",
        "]",
        "[[",
        "]]",
        "{",
        "}",
        "=",
        ",",
        ".",
        "\n",
        '"',
        "'",
        "#",
        '"""',
        " = [1]",
        " = {}",
        "-1",
        "0",
        "999",
        "1e9",
    ),
    *("true", '"find"', '"die"', '"N"', "[[place]]\npos = 4\n", "[part.front]\n", "[[layout]]\nplayers = 3\n"),
]


@pytest.mark.parametrize("game", NAMES)
def test_no_pack_whatever_stands_in_it_is_answered_by_a_trace(tmp_path: Path, game: str) -> None:
    luck = random.Random(game)
    listed = command("content", "list", game).stdout.splitlines(keepends=True)
    answers = set()
    for _ in range(120):
        begin = luck.randrange(len(listed))
        lines = [listed[0], *listed[begin : begin + luck.randrange(1, 12)]]
        for _ in range(luck.randrange(1, 4)):
            i = luck.randrange(len(lines))
            key, equals, _value = lines[i].partition("=")
            at = luck.randrange(len(lines[i]) + 1)
            lines[i] = luck.choice(
                [
                    f"{key}{equals} {luck.choice(WORDS)}\n",
                    f"{key}{equals} {luck.randrange(12)}\n",
                    f"{key}{equals}{luck.choice(listed).partition('=')[2]}",
                    lines[i][:at] + luck.choice(WORDS) + lines[i][at:],
                    luck.choice(listed),
                ]
            )
        try:
            packs.read(written(tmp_path, "".join(lines), "pack.toml"))
        except BadPack as problem:
            answers.add(str(problem).split(": ")[-1])
    assert len(answers) > 10


# --- right figures, and games with them ---


EXPERIENCE = "".join(
    f'[[experience_cards]]\ncolour = "{colour}"\ncount = 3\n' for colour in ("red", "grey", "white", "brown", "black")
)


@pytest.mark.parametrize(
    "text",
    [
        f"{GOAL}amount = 3",
        f'game = "celtica"\n{EXPERIENCE}',
        'game = "meduris"\n[[boards.side_4.ring.fields]]\nindex = 10\ndistrict = "frame"\ngoods = ["wool", "stone"]',
        'game = "edora"\n[[oracle_stone]]\nindex = 0\nbonus = "sickle"\n[[part]]\nkey = "T1"\nportal = -1',
        'game = "graenaland"\n[[army_step]]\nnew_size = 8\ncost = ["ore"]\n[[facility]]\nkey = "road"\ncost = ["wood", '
        '"wood", "wood", "wood", "ore", "ore", "ore", "ore"]',
    ],
    ids=short,
)
def test_right_figures_are_taken(tmp_path: Path, text: str) -> None:
    told: list[tuple[int, int]] = []
    assert packs.check(written(tmp_path, text, "pack.toml"), lambda played, of: told.append((played, of))).lines
    assert told == [(played, told[0][1]) for played in range(told[0][1])]


def corrected(folder: Path, text: str) -> Game:
    pack = packs.read(written(folder, text, "pack.toml"))
    current = nemeton.game(pack.game)
    boxes.remember(pack.game, packs.fingerprint(pack), pack.box)
    return boxes.beside(current, packs.fingerprint(pack))


def test_a_ruin_for_four_parts_offers_all_sets_of_four(tmp_path: Path) -> None:
    """495 sets of nine kinds: with the room that the printed ruins need, games broke off."""
    game = corrected(tmp_path, 'game = "celtica"\n[[place]]\npos = 15\namount = 4')
    state = game.start(2, start_player="1")
    rng = Rng(3)
    while state.turn < 0:
        state.look()
        state.apply(state.draw(rng))
    numbers = state.numbers()
    own = celtica_row.OWN
    for kind in range(celtica_row.KINDS):
        numbers[own + kind] = 4
    cards = [numbers[celtica_row.HAND + druid] for druid in range(celtica_row.DRUIDS)]
    druid = cards.index(max(cards))
    numbers[celtica_row.POSITION + druid] = 14
    state = game.restore(numbers)
    state.play(game.read(state, f"play {game.terms['druid'][druid]} 1"))
    assert len(state.moves()) == 495
    assert game.say(state, state.moves()[0]) == "give large_1 large_1 large_1 large_1"


def test_an_oracle_stone_is_called_by_what_it_shows(tmp_path: Path) -> None:
    game = corrected(tmp_path, 'game = "edora"\n[[oracle_stone]]\nindex = 0\nbonus = "sickle"')
    match = Match(game, 2, {}, SeededDealer(1))
    match.deal()
    stones = [entry.say for entry in match.entries if entry.say.startswith("stone ")]
    assert sorted(stones) == sorted(
        f"stone {bonus}" for bonus in ("knowledge", "provisions", "die", "mistletoe", "sickle", "sickle")
    )
    assert game.view(match.state, 0)["stones"] == [stone.removeprefix("stone ") for stone in stones]


def test_the_page_is_told_where_a_corrected_district_ends(tmp_path: Path) -> None:
    game = corrected(tmp_path, f'{FIELD}district = "frame"')
    districts = {one["key"]: (one["first"], one["last"]) for one in game.content["boards"]["side_4"]["districts"]}
    assert districts["frame"] == (6, 10)
    assert districts["branches"] == (11, 13)


def test_what_is_printed_is_not_corrected(tmp_path: Path) -> None:
    text = 'game = "meduris"\n[[boards.side_4.ring.fields]]\nindex = 0\ngoods = ["wool", "wood"]\n'
    with pytest.raises(BadPack, match="line 3: index = 0 is not there, or printed"):
        read_pack(written(tmp_path, text, "meduris.toml"))


def test_comments_and_order_make_no_other_box(tmp_path: Path) -> None:
    one = packs.check(written(tmp_path, PACK))
    other = packs.check(written(tmp_path, '# mine\ngame = "celtica"\n[[place]]\namount = 4\npos = 1\n'))
    assert packs.fingerprint(one) == packs.fingerprint(other)
    assert packs.fingerprint(one) != nemeton.game("celtica").content["fingerprint"]
    different = packs.check(written(tmp_path, PACK.replace("amount = 4", "amount = 3")))
    assert packs.fingerprint(different) != packs.fingerprint(one)


# --- a server that plays with one ---


class Server:
    """`nemeton host` as somebody would start it."""

    def __init__(self, db: Path, *words: str) -> None:
        told = [sys.executable, "-m", "nemeton", "host", "--port", "0", "--db", str(db), "--copies", "0", *words]
        there = {**os.environ, "PYTHONPATH": str(ROOT), "NEMETON_TEST_SEED": "1", "PYTHONUNBUFFERED": "1"}
        self._process = subprocess.Popen(told, stdout=subprocess.PIPE, text=True, env=there, cwd=ROOT)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split(" at ")[1].split()[0].rstrip("/")

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_problem: object) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
        if self._process.stdout is not None:
            self._process.stdout.close()


def until_bot(line: Line, message: Json) -> None:
    while not any(entry["seat"] == 1 and not entry["forced"] for entry in message.get("entries", ())):
        message = play_on(line, message) if message["asks"] else line.until_type("update")


@pytest.mark.long
def test_tables_and_records_of_a_corrected_box_go_on_with_and_without_it(tmp_path: Path) -> None:
    db, folder = tmp_path / "nemeton.db", tmp_path / "packs"
    pack = packs.check(written(folder, PACK))
    mark, shipped = packs.fingerprint(pack), nemeton.game("celtica").content["fingerprint"]
    seats: list[Json] = [HUMANS[0], {"kind": "bot", "level": 4}]
    with Server(db) as server, Person(server.address) as anouk:
        plain = anouk.lay(*seats)
        assert plain["content"] == shipped
        cookies = dict(anouk.http.cookies)
    with Server(db, "--content", str(folder)) as server, Person(server.address) as anouk:
        anouk.http.cookies.update(cookies)
        assert anouk.get("/api/games/celtica/content").json()["place"][0]["amount"] == 4
        table = anouk.lay(*seats)
        assert table["content"] == mark
        for one in (plain, table):  # the one begun before goes on with the box it was begun with
            with anouk.live(one["id"]) as line:
                until_bot(line, line.next())
            assert anouk.look(one["id"])["content"] == one["content"]
        other = anouk.get(f"/api/games/celtica/boxes/{shipped}").json()
        assert (other["info"]["content"], other["content"]["place"][0]["amount"]) == (shipped, 1)
        lesson = anouk.do("/api/tables/lesson", game="celtica", lesson="first", chapter=0, name="Cleo")["table"]
        assert lesson["content"] == shipped, "lessons are played as they were recorded"
        done = anouk.lay(*HUMANS[:2])
        with anouk.live(done["id"]) as line:
            play_to_the_end(line, line.next())
        record = anouk.get(f"/api/tables/{done['id']}/record").text
    assert f"\ncontent {mark}\n" in record
    file = tmp_path / "game.nem"
    file.write_text(record, "utf-8")
    missing = command("verify", file)
    assert missing.returncode == 1
    assert f"the box {mark} of celtica is not known here" in missing.stdout
    assert "--content" in missing.stdout
    assert command("verify", file, "--content", folder).returncode == 0
    with Server(db) as server, Person(server.address) as anouk:  # the pack is gone; the database knows it
        anouk.http.cookies.update(cookies)
        with anouk.live(table["id"]) as line:
            message = line.next()
            until_bot(line, message if message["asks"] else line.until_type("update"))
        assert anouk.http.post("/api/replays", content=record).status_code == 201
        assert "nemeton_unreadable_tables 0.0" in anouk.get("/metrics").text
    with Server(tmp_path / "other.db") as server, Person(server.address) as bram:
        refused = bram.http.post("/api/replays", content=record)
        assert refused.json()["code"] == "bad_record"
        assert "content pack" in refused.json()["message"]


def test_a_folder_with_a_bad_pack_starts_no_server(tmp_path: Path) -> None:
    written(tmp_path / "packs", PACK.replace("amount = 4", "amount = 40"))
    ended = command("host", "--port", "0", "--db", tmp_path / "n.db", "--content", tmp_path / "packs")
    assert ended.returncode == 2
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "celtica.toml" in ended.stderr
    assert "no folder" in command("host", "--content", tmp_path / "none").stderr


def test_check_tells_programs_what_is_corrected(tmp_path: Path) -> None:
    told = json.loads(command("content", "check", written(tmp_path, PACK), "--json").stdout)
    assert told["corrections"] == [{"figure": ["place", 0, "amount"], "value": 4}]
    assert (told["game"], told["name"]) == ("celtica", "my box")
