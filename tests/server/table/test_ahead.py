"""A turn put together before it is played: what follows is said, and all of it is taken back."""

from __future__ import annotations

from tests.server.support import HUMANS, Json, Line, Person
from tests.server.table.test_moves import chain_from, with_a_chain
from tests.server.table.test_undo import two_devices, whole_turn


def ahead(person: Person, table: Json, number: int, *moves: str, seat: int = 0) -> Json:
    answer = person.get(f"/api/tables/{table['id']}/ahead", seat=seat, after=number, move=list(moves))
    return dict(answer.json())


def test_what_follows_is_said_without_playing_it(anouk: Person, bram: Person) -> None:
    table = with_a_chain(anouk, lambda: two_devices(anouk, bram))
    with anouk.live(table["id"]) as line:
        before = line.next()
        number, (play, take) = before["number"], chain_from(before)[:2]
        said = ahead(anouk, table, number, play)
        assert anouk.look(table["id"])["number"] == number, "nothing was played"
        assert ahead(anouk, table, number, play, take) == {"ask": None, "view": None}, "somebody else, or a draw"
        assert ahead(anouk, table, number, "play red 9")["code"] in ("illegal_move", "bad_request")
        assert ahead(anouk, table, number - 1, play)["code"] == "conflict"
        assert ahead(bram, table, number, play)["code"] == "forbidden"
        assert ahead(bram, table, number, play, seat=1)["code"] == "not_your_turn"
        line.ask("play", seat=0, after=number, moves=[play])
    with anouk.live(table["id"]) as line:
        now = line.next()
        assert said == {"ask": now["asks"][0], "view": now["view"]}, "as it came when it was played"


def test_secret_choices_do_not_come_to_light_by_looking_ahead(anouk: Person) -> None:
    table = anouk.lay(*HUMANS[:3], game="graenaland")
    with anouk.live(table["id"]) as line:
        now = line.next()
        proposer = (now["view"]["lead"] + 1) % 3
        other, last = sorted(now["asks"], key=lambda ask: ask["seat"] == proposer)
        for ask in (other, last):
            assert ask["kind"] == "move"
            say = ask["moves"][0]["say"]
            assert ahead(anouk, table, now["number"], say, seat=ask["seat"])["ask"] is None
            line.send(type="play", seat=ask["seat"], after=now["number"], moves=[say])
            now = line.until_type("update")
        assert (now["asks"][0]["seat"], now["asks"][0]["kind"]) == (proposer, "propose")


def test_a_whole_turn_is_taken_back_at_once(anouk: Person, bram: Person) -> None:
    table = anouk.lay(*HUMANS[:2], game="edora")
    with anouk.live(table["id"]) as line:
        now = line.next()
        decided = None
        while now["asks"][0]["kind"] != "turn" or now["asks"][0]["seat"] == decided:
            decided = now["asks"][0]["seat"]
            now = play_first(line, now)
        seat, number = now["asks"][0]["seat"], now["number"]
        chain: list[str] = []
        while len(chain) < 2:
            ask = ahead(anouk, table, number, *chain, seat=seat)["ask"] if chain else now["asks"][0]
            chain.append(ask["moves"][0]["say"])
        line.ask("play", seat=seat, after=number, moves=chain)
        assert anouk.look(table["id"])["undo"]["turn"] is True
        line.ask("undo", seat=seat, turn=True)
    with anouk.live(table["id"]) as line:
        back = line.next()
    assert back["asks"][0]["kind"] == "turn"
    assert back["view"] == now["view"]


def play_first(line: Line, now: Json) -> Json:
    ask = now["asks"][0]
    line.send(type="play", seat=ask["seat"], after=ask["number"], moves=[ask["moves"][0]["say"]])
    return line.until_type("update")


def test_who_asked_hears_who_refused(anouk: Person, bram: Person) -> None:
    table = two_devices(anouk, bram)
    with anouk.live(table["id"]) as line, bram.live(table["id"]) as other:
        whole_turn(line, line.next(), 0)
        line.ask("undo", seat=0)
        other.ask("answer_undo", seat=1, yes=False)
        assert line.until_type("undo_refused") == {"type": "undo_refused", "seat": 0, "by": 1}
        line.ask("undo", seat=0)
        line.ask("answer_undo", seat=0, yes=False)
        other.ask("answer_undo", seat=1, yes=True)
        assert sum('"undo_refused"' in text for text in other.heard) == 1, "the second time he withdrew it himself"
