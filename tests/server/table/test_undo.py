"""Taking back: freely within the barrier, by consent beyond it, never stale."""

from __future__ import annotations

from tests.server.support import HUMANS, Json, Line, Person, first_moves
from tests.server.table.test_moves import BEGIN, chain_from, with_a_chain

BOT = {"kind": "bot", "level": 1}


def two_devices(anouk: Person, bram: Person) -> Json:
    table = anouk.lay(*HUMANS[:2], options=BEGIN)
    bram.do(f"/api/tables/{table['id']}/claim", token=table["tokens"]["1"])
    return table


def whole_turn(line: Line, message: Json, seat: int) -> Json:
    """Plays until somebody else is asked."""
    while message["table"]["awaited"] == [seat]:
        _seat, number, moves = first_moves(message, seat)
        line.send(type="play", seat=seat, after=number, moves=moves[:1])
        message = line.until_type("update", "error")
        assert message["type"] == "update", message
    return message


def test_a_decision_is_taken_back_as_long_as_nothing_new_is_known(anouk: Person, bram: Person) -> None:
    table = with_a_chain(anouk, lambda: two_devices(anouk, bram))
    with anouk.live(table["id"]) as line, bram.live(table["id"]) as other:
        before = line.next()
        play = chain_from(before)[0]
        assert before["table"]["undo"] == {"allowed": False, "consent": False, "reason": "nothing_to_take_back"}
        line.ask("play", seat=0, after=before["number"], moves=[play])
        number = before["number"] + 1
        assert anouk.look(table["id"])["undo"] == {"allowed": True, "consent": False, "reason": None}
        assert other.ask("undo", seat=1)["code"] == "conflict"
        assert other.ask("undo", seat=0)["code"] == "forbidden"
        assert line.ask("undo", seat=0, after=number - 1)["code"] == "conflict"
        assert line.ask("undo", seat=0)["type"] == "ok"
        undone = other.until(lambda message: message["type"] == "update" and message["number"] == number + 1)
        assert undone["entries"] == [
            {"number": number + 1, "seat": 0, "say": "undo", "forced": False, "back_to": before["number"]}
        ]
        assert undone["events"] == [{"name": "undo", "seat": 0, "number": number + 1}]
        with anouk.live(table["id"]) as again:
            now = again.next()
        assert now["view"] == before["view"]
        assert now["asks"][0]["moves"] == before["asks"][0]["moves"]
        assert now["asks"][0]["number"] == number + 1
        assert now["log"] == [*before["log"], undone["events"][0]]
        assert line.ask("play", seat=0, after=number + 1, moves=[play])["type"] == "ok"


def test_beyond_the_barrier_everybody_is_asked(anouk: Person, bram: Person) -> None:
    table = two_devices(anouk, bram)
    with anouk.live(table["id"]) as line, bram.live(table["id"]) as other:
        before = line.next()
        after = whole_turn(line, before, 0)
        assert anouk.look(table["id"])["undo"] == {"allowed": True, "consent": True, "reason": None}
        assert line.ask("undo", seat=0)["type"] == "ok"
        asked = other.until(lambda message: bool(message.get("table", {}).get("undo_request")))
        assert asked["table"]["undo_request"]["waiting"] == [1]
        assert line.ask("undo", seat=0)["code"] == "conflict"
        assert anouk.look(table["id"])["number"] == after["number"]
        assert other.ask("answer_undo", seat=1, yes=False)["type"] == "ok"
        assert anouk.look(table["id"])["undo_request"] is None
        assert other.ask("answer_undo", seat=1, yes=True)["code"] == "conflict"
        line.ask("undo", seat=0)
        assert other.ask("answer_undo", seat=1, yes=True)["type"] == "ok"
        back = anouk.look(table["id"])
        assert back["awaited"] == [0]
        assert back["number"] == after["number"] + 1


def test_a_request_is_void_once_the_game_has_gone_on(anouk: Person, bram: Person) -> None:
    table = two_devices(anouk, bram)
    with anouk.live(table["id"]) as line, bram.live(table["id"]) as other:
        whole_turn(line, line.next(), 0)
        line.ask("undo", seat=0)
        with bram.live(table["id"]) as fresh:
            whole_turn(fresh, fresh.next(), 1)
        assert anouk.look(table["id"])["undo_request"] is None
        assert other.ask("answer_undo", seat=1, yes=True)["code"] == "conflict"


def test_draws_that_were_taken_back_come_again_and_the_record_still_holds(anouk: Person) -> None:
    table = anouk.lay(*HUMANS[:2], options=BEGIN)
    with anouk.live(table["id"]) as line:
        before = line.next()
        first = whole_turn(line, before, 0)
        line.send(type="undo", seat=0)
        line.until_type("update")
        back = anouk.live(table["id"])
        with back:
            middle = back.next()
            second = whole_turn(back, middle, 0)
    assert second["views"] == first["views"], "on one device everybody agrees, and the same cards come"


def back_at_their_turn(line: Line, message: Json, seat: int) -> Json:
    while message["table"]["awaited"] != [seat]:
        message = line.until_type("update")
    return message


def test_alone_with_bots_a_turn_is_taken_back_after_they_have_answered_also_in_a_quick_game(anouk: Person) -> None:
    """Edora: where no die was rolled since, the bots' open answers are taken back, too, without practice."""
    table = anouk.lay(HUMANS[0], BOT, BOT, game="edora")
    assert not table["practice"]
    with anouk.live(table["id"]) as line:
        now = line.next()
        for _turn in range(12):
            now = back_at_their_turn(line, now, 0)
            before = now
            now = back_at_their_turn(line, whole_turn(line, now, 0), 0)
            if anouk.look(table["id"])["undo"]["allowed"] and a_bot_decided(line, before["number"]):
                break
        else:
            raise AssertionError("after no turn was anything free")
        assert line.ask("undo", seat=0, turn=True)["type"] == "ok"
        back = anouk.look(table["id"])
        assert back["awaited"] == [0]
        with anouk.live(table["id"]) as again:
            start = again.next()
            assert start["view"] == before["view"], "it is as it was before the turn"
            back_at_their_turn(again, whole_turn(again, start, 0), 0)


def a_bot_decided(line: Line, since: int) -> bool:
    entries = [entry for message in line.told for entry in message.get("entries", [])]
    return any(entry["number"] > since and entry["seat"] not in (0, None) for entry in entries)


def test_alone_with_bots_nothing_shown_is_taken_back_unless_the_table_is_for_practice(anouk: Person) -> None:
    for practice in (False, True):
        table = anouk.lay(HUMANS[0], BOT, options=BEGIN, practice=practice)
        assert table["practice"] is practice
        with anouk.live(table["id"]) as line:
            now = back_at_their_turn(line, whole_turn(line, line.next(), 0), 0)
            reason = None if practice else "known_already"
            assert now["table"]["undo"].items() >= {"allowed": practice, "consent": False, "reason": reason}.items()
            answer = line.ask("undo", seat=0)
            assert answer["type"] == "ok" if practice else answer["code"] == "forbidden"
            assert anouk.look(table["id"])["number"] == now["number"] + practice


def test_practice_is_for_one_person_against_bots(anouk: Person) -> None:
    for seats in ([*HUMANS[:2]], [HUMANS[0], {"kind": "free"}], [BOT, BOT]):
        assert anouk.refused("/api/tables", game="celtica", seats=seats, practice=True) == "bad_request"


def test_who_is_away_is_asked_too_also_if_a_bot_stands_in_for_him(anouk: Person, bram: Person) -> None:
    table = two_devices(anouk, bram)
    bram.do(f"/api/tables/{table['id']}/stand_in", seat=1, level=1)
    with anouk.live(table["id"]) as line:
        back_at_their_turn(line, whole_turn(line, line.next(), 0), 0)
        assert anouk.look(table["id"])["undo"].items() >= {"allowed": True, "consent": True, "reason": None}.items()
        assert line.ask("undo", seat=0)["type"] == "ok"
        assert anouk.look(table["id"])["undo_request"]["waiting"] == [1]


def test_who_chooses_last_in_secret_cannot_look_and_choose_anew(anouk: Person, bram: Person) -> None:
    """Graenaland's heroes: the leader moves openly, the others in secret; the last one sees where the others went."""
    table = anouk.lay(*HUMANS[:3], game="graenaland", talk=0)
    for seat in ("1", "2"):
        bram.do(f"/api/tables/{table['id']}/claim", token=table["tokens"][seat])
    with anouk.live(table["id"]) as line, bram.live(table["id"]) as other:
        heard = {0: line, 1: other, 2: other}
        while True:
            now = anouk.look(table["id"])
            seat = now["awaited"][0]
            one = heard[seat]
            one.quiet()
            last_in_secret = now["kind"] == "move" and len(now["awaited"]) == 1
            _seat, number, moves = first_moves(one.newest(), seat)
            assert one.ask("play", seat=seat, after=number, moves=moves[:1])["type"] == "ok"
            if last_in_secret:
                break
        person = anouk if seat == 0 else bram
        assert person.look(table["id"])["undo"].items() >= {"allowed": True, "consent": True, "reason": None}.items()
        assert one.ask("undo", seat=seat)["type"] == "ok"
        assert person.look(table["id"])["undo_request"]["waiting"] == ([1, 2] if seat == 0 else [0])


def test_what_can_be_taken_back_is_worked_out_in_a_quiet_moment(anouk: Person, bram: Person) -> None:
    """Who has decided hears at first that it may have told something, and soon that it has not."""
    table = with_a_chain(anouk, lambda: two_devices(anouk, bram))
    with anouk.live(table["id"]) as line:
        before = line.next()
        assert line.ask("play", seat=0, after=before["number"], moves=chain_from(before)[:1])["type"] == "ok"
        now = line.newest()
        assert now["table"]["undo"]["consent"], "it may have told something"
        heard = line.until_type("table")["table"]
        assert heard["number"] == now["number"]
        assert heard["undo"] == {"allowed": True, "consent": False, "reason": None}
