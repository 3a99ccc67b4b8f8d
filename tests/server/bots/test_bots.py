"""Bots at the table: they play, stand in, give hints; and when they fail, the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

import nemeton
from nemeton.players.levels import LEVELS, level_of
from nemeton.players.player import OwnPlayer
from nemeton.players.reasons import OTHERS
from nemeton.server.bots.thinking import Thinkers
from nemeton.server.bots.worker import Because, Look, Memory, Question, Thought, joined, think, trail_of
from nemeton.server.errors import Refused
from tests.server.support import (
    HUMANS,
    PATIENCE,
    Json,
    Person,
    Running,
    eventually,
    every_game,
    fewest,
    first_moves,
    play_on,
    play_to_the_end,
    quick,
    running,
    started,
)
from tests.server.table.test_moves import BEGIN

SEARCHES = 7  # this level does so in every game


def bot(level: int) -> Json:
    return {"kind": "bot", "level": level}


def question(level: int = 4, game: str = "celtica") -> Question:
    state = nemeton.game(game).start(3)
    while state.turn < 0:
        state.play(state.moves()[0])
    return Question(game, nemeton.game(game).content["fingerprint"], state.numbers(), state.turn, level, 7)


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_with_a_legal_move(game: str, level: int) -> None:
    asked = question(level, game)
    thought = think(asked)
    assert thought.move in nemeton.game(game).restore(asked.numbers).moves()
    assert bool(thought.looks) == level_of(game, 3, level).searches


class Watched(Memory):
    recalled = 0

    def recall(self, question: Question) -> OwnPlayer | None:
        found = super().recall(question)
        self.recalled += found is not None
        return found


def test_in_the_middle_of_a_turn_a_worker_goes_on_with_what_it_has_found() -> None:
    memory, again = Watched(), 0
    decided: list[tuple[int, int]] = []
    edora = nemeton.game("edora")
    state = edora.start(3)
    for _ in range(20):
        while state.turn < 0:
            state.play(state.moves()[0])
        again += bool(decided) and decided[-1][0] == state.turn
        bot, trail = f"table {state.turn}", trail_of(decided)
        box = edora.content["fingerprint"]
        thought = think(Question("edora", box, state.numbers(), state.turn, SEARCHES, 7, bot=bot, trail=trail), memory)
        decided.append((state.turn, thought.move))
        assert thought.move in state.moves()
        state.play(thought.move)
        assert memory.recalled == again  # never when somebody else has decided in between
    assert 0 < again < 19


def test_no_clock_ends_a_patient_search(monkeypatch: pytest.MonkeyPatch) -> None:
    hasty, patient = question(SEARCHES), question(SEARCHES)
    patient.patient = True
    whole = think(patient).looks
    hurried = replace(level_of("celtica", 3, 7), seconds=1e-9)
    monkeypatch.setattr("nemeton.server.bots.worker.level_of", lambda *_: hurried)
    assert think(hasty).looks != whole
    assert think(patient).looks == whole


def test_a_leavers_seat_is_handed_to_a_bot_and_back(anouk: Person, bram: Person) -> None:
    table = anouk.lay(*HUMANS[:2], options=BEGIN)
    here = f"/api/tables/{table['id']}"
    bram.do(f"{here}/claim", token=table["tokens"]["1"])
    with bram.live(table["id"]) as line:
        line.next()
        assert anouk.refused(f"{here}/stand_in", seat=1, level=2) == "forbidden", "he is still there"
        assert bram.do(f"{here}/stand_in", seat=1, level=2)["seats"][1]["stand_in"] == 2
    with anouk.live(table["id"]) as line:
        message = line.next()
        while message["table"]["awaited"] == [0]:
            seat, number, moves = first_moves(message)
            line.send(type="play", seat=seat, after=number, moves=moves[:1])
            message = line.until_type("update")
        while message["table"]["awaited"] != [0]:
            message = line.until_type("update")
        assert bram.refused(f"{here}/moves", seat=1, after=message["number"], moves=["draw"]) == "forbidden"
        assert anouk.refused(f"{here}/stand_in", seat=1, level=None) == "forbidden"
        assert bram.do(f"{here}/stand_in", seat=1, level=None)["seats"][1]["stand_in"] is None


def test_a_bot_stands_in_for_who_has_been_away_for_a_while_and_goes_as_soon_as_he_is_back(
    server: Running, anouk: Person, bram: Person
) -> None:
    table = anouk.lay(*HUMANS[:2], {"kind": "bot", "level": 5}, options=BEGIN)
    here = f"/api/tables/{table['id']}"
    bram.do(f"{here}/claim", token=table["tokens"]["1"])
    with bram.live(table["id"]) as line:
        line.next()
    eventually(lambda: not anouk.look(table["id"])["seats"][1]["connected"])
    assert anouk.refused(f"{here}/stand_in", seat=1, level=1) == "forbidden", "his connection has only just broken"
    held = server.table(table["id"])
    server.call(lambda: held.gone.update({1: time.monotonic() - server.host.settings.absence_seconds}))
    stands = anouk.do(f"{here}/stand_in", seat=1, level=1)["seats"][1]
    assert stands["stand_in"] == 5, "no weaker than the bots who play already"
    assert anouk.refused(f"{here}/stand_in", seat=1, level=6) == "forbidden", "a change counts as a sign of life"
    with bram.live(table["id"]) as line:
        line.until(lambda message: message["table"]["seats"][1]["stand_in"] is None)
        assert bram.do(f"{here}/stand_in", seat=1, level=1)["seats"][1]["stand_in"] == 1, "his own wish stays"
    with bram.live(table["id"]) as line:
        line.quiet()
        assert bram.look(table["id"])["seats"][1]["stand_in"] == 1


def test_who_stands_up_in_mid_game_is_replaced_until_somebody_comes_by_his_link(anouk: Person, bram: Person) -> None:
    table = anouk.lay(*HUMANS[:2], options=BEGIN)
    here = f"/api/tables/{table['id']}"
    left = anouk.do(f"{here}/stand", seat=0)
    assert (left["seats"][0]["kind"], left["seats"][0]["stand_in"]) == ("free", 4)
    with anouk.live(table["id"]) as line:
        message = line.next()
        while message["table"]["awaited"] != [1]:
            message = line.until_type("update")
    bram.do(f"{here}/claim", token=table["tokens"]["0"], name="Bram")
    assert bram.look(table["id"])["seats"][0]["stand_in"] is None


@every_game
def test_a_hint_names_a_legal_move_and_its_reason_in_points_to_the_holder_only(
    anouk: Person, bram: Person, game: str
) -> None:
    table = anouk.lay(*fewest(game), game=game)
    here = f"/api/tables/{table['id']}/hint"
    with anouk.live(table["id"]) as line:
        seat, _number, says = first_moves(line.next())
    hint = anouk.get(here, seat=seat).json()
    assert hint["say"] in says
    assert hint["about"]["name"]
    assert hint["alternatives"]
    assert {other["say"] for other in hint["alternatives"]} < set(says)
    assert all(abs(other["behind"]) < 100 and other["about"]["name"] for other in hint["alternatives"])
    known = set(nemeton.game(game).reasons.values()) | {OTHERS}
    assert {reason["name"] for reason in hint["reasons"]} <= known
    suggestions = hint["suggestions"]
    assert 1 < len(suggestions) <= 3
    assert suggestions[0]["say"] == hint["say"]
    for suggestion in suggestions:
        assert suggestion["say"] == suggestion["turn"][0]["say"] in says
        moves = [step["say"] for step in suggestion["turn"]]
        assert (
            anouk.get(f"/api/tables/{table['id']}/ahead", seat=seat, after=hint["number"], move=moves).status_code
            == 200
        )
        assert all(reason["name"] in known or reason["thing"] for reason in suggestion["reasons"])
        assert -50 < suggestion["expected"] < 300, "points at the end of the game"
    others = [other for other in range(table["players"]) if other not in table["awaited"]]
    assert all(anouk.get(here, seat=other).json()["code"] == "not_your_turn" for other in others)
    assert bram.get(here, seat=seat).json()["code"] == "unauthorised"


def test_several_who_think_about_a_position_are_heard_together() -> None:
    one = Thought(3, [Look(3, 60, 1.0, 0.5), Look(4, 40, 0.0, 0.3)], [Because("hand", 1.0)])
    two = Thought(4, [Look(4, 70, 2.0, 0.6), Look(3, 30, 0.0, 0.2)], [Because("parts", 2.0)])
    together = joined([one, two])
    assert [(look.move, look.visits) for look in together.looks] == [(4, 110), (3, 90)]
    assert together.looks[0].worth == pytest.approx(140 / 110)
    assert together.looks[1].chance == pytest.approx((0.5 * 60 + 0.2 * 30) / 90)
    assert (together.move, together.reasons) == (4, [Because("parts", 2.0)])
    assert joined([one]).looks == one.looks


def test_a_move_is_explained_when_the_game_is_over(anouk: Person) -> None:
    table = anouk.lay(HUMANS[0], bot(3), options=BEGIN)
    here = f"/api/tables/{table['id']}"
    with anouk.live(table["id"]) as line:
        message = line.next()
        assert anouk.get(f"{here}/reasons", number=1).json()["code"] == "forbidden", "it would tell what is hidden"
        play_to_the_end(line, message)
    entries = [position["entry"] for position in anouk.get(f"{here}/positions", seat="all").json()["positions"]]
    decided = [entry for entry in entries if entry and not entry["forced"]]
    for entry in decided[3:12:4]:
        told = anouk.get(f"{here}/reasons", number=entry["number"]).json()
        assert (told["seat"], told["say"]) == (entry["seat"], entry["say"])
        assert told["about"]["name"]
        assert told["other"]["say"] != told["say"]
    assert anouk.get(f"{here}/reasons", number=99_999).json()["code"] == "not_found"


def test_a_killed_worker_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        failures = server.metric("nemeton_bot_failures_total")
        table = anouk.lay(HUMANS[0], bot(1), bot(1), options={"start_player": "2"})
        with anouk.live(table["id"]) as line:
            message = line.next()
            for _ in range(3):
                while not message["asks"]:
                    message = line.until_type("update")
                for process in server.call(lambda: server.host.bots.workers()):
                    os.kill(process, signal.SIGKILL)
                while message["asks"]:
                    message = play_on(line, message)
            play_to_the_end(line, message)
        assert server.metric("nemeton_bot_failures_total") >= failures + 3


def thinkers(program: str) -> Thinkers:
    return Thinkers(1, ("-c", program))


@pytest.mark.parametrize(
    ("program", "says", "patience"),
    [
        ("import sys; sys.exit(1)", "OSError|Connection|Broken", PATIENCE),
        ("import sys; sys.stdin.readline(); print('nonsense', flush=True)", "DecodeError", PATIENCE),
        ('import sys; sys.stdin.readline(); print(\'{"problem": "no idea"}\', flush=True)', "no idea", PATIENCE),
        ("import sys; sys.stdin.read()", "TimeoutError", 0.1),
    ],
)
def test_a_worker_that_fails_is_a_typed_refusal(
    program: str, says: str, patience: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nemeton.server.bots.thinking.PATIENCE", patience)

    async def ask() -> None:
        failing = thinkers(program)
        try:
            with pytest.raises(Refused, match=says) as refused:
                await failing.think(question(), 0.0)
            assert refused.value.code == "bot_failed"
        finally:
            await failing.stop()

    asyncio.run(ask())


def test_a_search_that_fails_is_replaced_by_greed(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        failures = server.metric("nemeton_bot_failures_total")
        server.host.bots.deep = thinkers("import sys; sys.exit(1)")
        table = anouk.lay(HUMANS[0], bot(SEARCHES), options={"start_player": "2"})
        with anouk.live(table["id"]) as line:
            message = line.next()
            while message["table"]["awaited"] != [0]:
                message = line.until_type("update")
        assert server.metric("nemeton_bot_failures_total") >= failures + 2


def test_when_no_bot_can_think_the_table_waits_and_goes_on_later(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        works, failures = server.host.bots.quick, server.metric("nemeton_bot_failures_total")
        server.host.bots.quick = thinkers("import sys; sys.exit(1)")
        table = anouk.lay(HUMANS[0], bot(1), options={"start_player": "2"})
        answer = anouk.get(f"/api/tables/{table['id']}/hint", seat=0)
        assert answer.json()["code"] == "not_your_turn"
        eventually(lambda: server.metric("nemeton_bot_failures_total") >= failures + 3)
        assert anouk.look(table["id"])["number"] == table["number"]
        server.host.bots.quick = works
        with anouk.live(table["id"], after=table["number"]) as line:
            line.until_type("update")


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    db = tmp_path / "resumed.db"
    with started(db) as (address, process), Person(address) as anouk:
        table = anouk.lay(bot(1), bot(1), bot(1), bot(1))
        process.kill()
    with started(db) as (address, _process), Person(address) as anouk, anouk.live(table["id"]) as line:
        assert play_to_the_end(line, line.next())["table"]["status"] == "over"


def test_workers_end_with_their_server(tmp_path: Path) -> None:
    with started(tmp_path / "orphans.db") as (address, process), Person(address) as anouk:
        anouk.lay(bot(1), bot(SEARCHES))
        started_by = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        children = eventually(lambda: [int(child) for child in started_by.read_text().split()])
        process.kill()
        process.wait()
        eventually(lambda: not any(_alive(child) for child in children))


def _alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_the_bot_of_one_person_does_not_wait_for_thirty_tables_of_another() -> None:
    """With real workers: thirty thoughts of one person wait when somebody else's comes; it is among the next."""

    async def ask() -> list[str]:
        few, order = Thinkers(1), []

        async def think(who: str, seconds: float) -> None:
            await few.think(question(1), seconds, who)
            order.append(who)

        try:
            tasks = [asyncio.create_task(think("many", 2.0)) for _ in range(30)]
            await asyncio.sleep(0)
            await asyncio.gather(*tasks, think("one", 0.5))
        finally:
            await few.stop()
        return order

    assert asyncio.run(ask()).index("one") <= 1


def test_thoughts_of_many_wait_for_a_free_worker() -> None:
    async def ask() -> list[Thought]:
        few = Thinkers(1)
        try:
            return list(await asyncio.gather(*[few.think(question(1), 0.0) for _ in range(5)]))
        finally:
            await few.stop()

    assert len(asyncio.run(ask())) == 5


pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and /proc")
