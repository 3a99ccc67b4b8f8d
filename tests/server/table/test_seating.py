"""Laying tables, sitting down, standing up, starting, ending, once more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from nemeton.server import limits, wire
from nemeton.server.edge import about
from nemeton.server.table import seating
from tests.server.support import HUMANS, Json, Person, Running, eventually, first_moves

FREE = {"kind": "free"}
BOT = {"kind": "bot", "level": 1}


def test_the_games_are_described_as_a_client_needs_them(anouk: Person) -> None:
    games = anouk.get("/api/games").json()
    celtica = next(game for game in games if game["name"] == "celtica")
    assert celtica["min_players"] == 2
    assert {"key": "goal_gives_parts", "kind": "bool", "default": True} in celtica["options"]
    assert anouk.get("/api/games/celtica/content").json()["meta"]["key"] == "celtica"
    assert anouk.get("/api/games/chess/content").json()["code"] == "not_found"


def test_a_game_that_cannot_be_loaded_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(about, "names", lambda: ("celtica", "broken"))
    about.described.cache_clear()
    assert [game.name for game in about.described()] == ["celtica"]
    about.described.cache_clear()


def test_a_full_table_begins_at_once_and_the_creator_holds_the_human_seats(anouk: Person) -> None:
    table = anouk.lay(HUMANS[0], BOT)
    assert table["status"] == "playing"
    assert [seat["yours"] for seat in table["seats"]] == [True, False]
    assert set(table["tokens"]) == {"0"}
    assert table["number"] > 0
    assert len(table["commitment"]) == 64


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"game": "chess", "seats": HUMANS[:2]}, "no game 'chess'"),
        ({"game": "celtica", "seats": HUMANS[:1]}, "2 to 5 players"),
        ({"game": "celtica", "seats": HUMANS[:2], "players": 3}, "3 players"),
        ({"game": "celtica", "seats": HUMANS[:2], "options": {"wings": True}}, "no option 'wings'"),
        ({"game": "celtica", "seats": HUMANS[:2], "options": {"start_player": "4"}}, "start_player"),
        ({"game": "celtica", "seats": HUMANS[:2], "clock": {"kind": "move", "seconds": 0}}, "at least one second"),
        ({"game": "celtica", "seats": [{"kind": "ghost"}] * 2}, "ghost"),
        ({"game": "celtica", "seats": [{"kind": "bot", "level": 9}] * 2}, "<= 8"),
        ({"game": "celtica", "seats": HUMANS[:2], "surprise": 1}, "surprise"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(anouk: Person, wish: Json, says: str) -> None:
    answer = anouk.post("/api/tables", **wish)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_request"
    assert says in answer.json()["message"]


def test_a_friend_sits_down_by_the_tables_link_and_somebody_starts(anouk: Person, bram: Person) -> None:
    table = anouk.lay(HUMANS[0], FREE)
    assert table["status"] == "waiting"
    here = f"/api/tables/{table['id']}"
    assert anouk.refused(f"{here}/start") == "conflict"
    assert bram.refused(f"{here}/start") == "unauthorised"
    taken = bram.do(f"{here}/sit", seat=1, name="  Bram\u0000 van\n Dam ")
    assert taken["token"]
    assert taken["table"]["seats"][1]["yours"]
    assert taken["table"]["seats"][1]["name"] == "Bram van Dam"
    assert anouk.refused(f"{here}/sit", seat=1, name="Cleo") == "full"
    assert anouk.refused(f"{here}/sit", seat=5, name="Cleo") == "not_found"
    assert bram.do(f"{here}/start")["status"] == "playing"
    assert anouk.refused(f"{here}/start") == "conflict"


def test_who_stands_up_leaves_the_seat_and_his_token_is_worth_nothing(
    anouk: Person, bram: Person, person: Callable[..., Person]
) -> None:
    table = anouk.lay(HUMANS[0], FREE)
    here = f"/api/tables/{table['id']}"
    token = bram.do(f"{here}/sit", seat=1, name="Bram")["token"]
    bearer = person(token)
    assert bearer.look(table["id"])["seats"][1]["yours"]
    assert anouk.refused(f"{here}/stand", seat=1) == "forbidden"
    assert bram.do(f"{here}/stand", seat=1)["seats"][1]["kind"] == "free"
    assert not bearer.look(table["id"])["seats"][1]["yours"]
    assert bearer.refused(f"{here}/chat", seat=1, text="still here?") == "unauthorised"


def test_an_invitation_carries_a_seat_to_another_device(anouk: Person, bram: Person) -> None:
    table = anouk.lay(*HUMANS[:2])
    here = f"/api/tables/{table['id']}"
    assert bram.refused(f"{here}/claim", token="guessed-guessed-guessed-guessed") == "unauthorised"
    carried = bram.do(f"{here}/claim", token=table["tokens"]["1"])
    assert [seat["yours"] for seat in carried["table"]["seats"]] == [False, True]
    assert [seat["yours"] for seat in anouk.look(table["id"])["seats"]] == [True, False]


def test_a_link_is_good_for_one_claim_and_whoever_saw_it_gets_nothing(
    anouk: Person, bram: Person, person: Callable[..., Person]
) -> None:
    table = anouk.lay(*HUMANS[:2])
    here = f"/api/tables/{table['id']}"
    link = table["tokens"]["1"]
    carried = bram.do(f"{here}/claim", token=link)
    assert carried["seat"] == 1
    assert person().refused(f"{here}/claim", token=link) == "unauthorised"
    assert not person(link).look(table["id"])["seats"][1]["yours"], "the old token opens nothing either"
    phone = person()
    assert phone.do(f"{here}/claim", token=carried["token"])["table"]["seats"][1]["yours"], "he goes to his phone"
    assert not bram.look(table["id"])["seats"][1]["yours"]


def test_a_seat_that_was_left_in_mid_game_is_for_the_invited_only(
    anouk: Person, bram: Person, person: Callable[..., Person]
) -> None:
    table = anouk.lay(*HUMANS[:2])
    here = f"/api/tables/{table['id']}"
    link = bram.do(f"{here}/claim", token=table["tokens"]["1"])["token"]
    left = bram.do(f"{here}/stand", seat=1)
    assert left["seats"][1]["kind"] == "free"
    assert anouk.refused(f"{here}/sit", seat=1, name="Anouk again") == "forbidden", "she would see the hand"
    assert person().refused(f"{here}/sit", seat=1, name="Stranger") == "forbidden"
    assert not person(link).look(table["id"])["seats"][1]["yours"], "a link is no seat before it is claimed"
    cleo = person()
    taken = cleo.do(f"{here}/claim", token=link, name="Cleo")["table"]["seats"][1]
    assert (taken["yours"], taken["name"], taken["kind"], taken["stand_in"]) == (True, "Cleo", "human", None)


def test_spectators_never_lock_out_who_plays(anouk: Person, bram: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SPECTATORS_PER_TABLE", 2)
    table = anouk.lay(*HUMANS[:2])
    with bram.live(table["id"]) as one, bram.live(table["id"]) as two, bram.live(table["id"]) as three:
        assert one.next()["type"] == two.next()["type"] == "snapshot"
        assert three.next()["code"] == "full"
        with anouk.live(table["id"]) as line:
            assert line.next()["type"] == "snapshot"


def test_lists_show_own_tables_with_the_own_turn_first_and_open_ones_to_all(anouk: Person, bram: Person) -> None:
    waiting = anouk.lay(HUMANS[0], FREE)
    playing = anouk.lay(*HUMANS[:2])
    shown = anouk.lay(HUMANS[0], FREE, open=True)
    own = [table["id"] for table in anouk.get("/api/tables", mine="true").json()]
    assert own[0] == playing["id"]
    assert set(own) == {waiting["id"], playing["id"], shown["id"]}
    everybody = [table["id"] for table in bram.get("/api/tables", open="true").json()]
    assert shown["id"] in everybody
    assert waiting["id"] not in everybody
    assert bram.get("/api/tables", mine="true").json() == []


def test_who_sits_first_fills_free_seats_with_bots_and_frees_them_again(anouk: Person, bram: Person) -> None:
    table = anouk.lay(HUMANS[0], FREE, FREE)
    here = f"/api/tables/{table['id']}"
    bram.do(f"{here}/sit", seat=1, name="Bram")
    assert bram.refused(f"{here}/seat_bot", seat=2, level=1) == "forbidden", "he is a guest here"
    assert anouk.refused(f"{here}/seat_bot", seat=1, level=1) == "full"
    seat = anouk.do(f"{here}/seat_bot", seat=2, level=4, name="Hazel")["seats"][2]
    assert (seat["kind"], seat["name"], seat["level"]) == ("bot", "Hazel", 4)
    assert anouk.do(f"{here}/seat_bot", seat=2)["seats"][2]["kind"] == "free"
    anouk.do(f"{here}/seat_bot", seat=2, level=1)
    assert bram.do(f"{here}/start")["status"] == "playing"
    assert anouk.refused(f"{here}/seat_bot", seat=2, level=2) == "conflict", "now it plays"


def test_no_two_tables_of_a_node_have_the_same_name(anouk: Person, person: Callable[..., Person]) -> None:
    """The first table of every device is dealt the same here, and would have the same name, too."""
    tables = [anouk.lay(HUMANS[0], BOT), *(person().lay(HUMANS[0], BOT) for _ in range(3))]
    anouk.do(f"/api/tables/{tables[0]['id']}/abandon")
    tables.append(anouk.do(f"/api/tables/{tables[0]['id']}/rematch")["table"])
    names = [table["name"] for table in tables]
    assert len(set(names)) == len(names)


def test_tables_that_are_laid_at_the_same_moment_have_names_of_their_own(server: Running) -> None:
    async def lay_at_once() -> list[str]:
        wish = wire.NewTable("celtica", [wire.SeatWish("bot", level=1)] * 2)
        laid = [seating.create(server.host, f"device {number}", wish) for number in range(4)]
        return [table.row.name for table, _tokens in await asyncio.gather(*laid)]

    assert len(set(server.do(lay_at_once()))) == 4


def test_a_list_tells_the_round_and_when_something_happened(anouk: Person) -> None:
    table = anouk.lay(HUMANS[0], BOT)
    assert table["round"] == 1
    assert table["moved"] >= table["created"]
    waiting = anouk.lay(HUMANS[0], FREE)
    assert (waiting["round"], waiting["moved"]) == (None, None)


def test_the_link_to_a_table_comes_as_a_picture_for_phones(anouk: Person) -> None:
    table = anouk.lay(HUMANS[0], FREE)
    answer = anouk.get(f"/api/tables/{table['id']}/qr", page="https://example.org/play/")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<?xml")
    other = anouk.get(f"/api/tables/{table['id']}/qr", page="https://example.org/")
    assert other.text != answer.text
    for page in ("javascript:alert(1)", "https://example.org/#/elsewhere", "x" * 300):
        assert anouk.get(f"/api/tables/{table['id']}/qr", page=page).status_code == 400


def test_a_rematch_keeps_seats_and_tokens_and_the_next_one_begins(
    anouk: Person, bram: Person, person: Callable[..., Person], server: Running
) -> None:
    table = anouk.lay(*HUMANS[:3], options={"start_player": "1"})
    here = f"/api/tables/{table['id']}"
    with anouk.live(table["id"]) as line:
        seat, number, moves = first_moves(line.next())
        assert line.ask("play", seat=seat, after=number, moves=moves[:1])["type"] == "ok"
    assert anouk.refused(f"{here}/rematch") == "conflict"
    anouk.do(f"{here}/abandon")
    assert bram.refused(f"{here}/rematch") == "unauthorised"
    again = anouk.do(f"{here}/rematch")["table"]
    assert again["options"]["start_player"] == "2"
    assert [seat["name"] for seat in again["seats"]] == ["Anouk", "Bram", "Cleo"]
    assert person(table["tokens"]["2"]).look(again["id"])["seats"][2]["yours"]
    assert anouk.do(f"{here}/rematch")["table"]["id"] == again["id"]
    assert anouk.look(table["id"])["rematch"] == again["id"]
    assert server.table(again["id"]).row.secret != server.table(table["id"]).row.secret


def test_it_is_told_how_long_somebody_has_been_away_and_when_a_bot_may_play(
    server: Running, anouk: Person, bram: Person
) -> None:
    """Those who wait see it; the rule itself is the server's."""
    table = anouk.lay(*HUMANS[:1], {"kind": "free"})
    bram.do(f"/api/tables/{table['id']}/sit", seat=1, name="Bram")
    anouk.do(f"/api/tables/{table['id']}/start")
    with bram.live(table["id"]) as line:
        line.next()
        assert anouk.look(table["id"])["seats"][1]["away"] is None
    eventually(lambda: anouk.look(table["id"])["seats"][1]["away"])
    away = anouk.look(table["id"])["seats"][1]["away"]
    absence = server.host.settings.absence_seconds
    assert away["seconds"] + away["bot_in"] == pytest.approx(absence, abs=0.2)
    server.pass_time(table["id"], absence)
    assert anouk.look(table["id"])["seats"][1]["away"]["bot_in"] == 0
    anouk.do(f"/api/tables/{table['id']}/stand_in", seat=1, level=1)
    assert anouk.look(table["id"])["seats"][1]["away"] is None, "somebody plays there"
