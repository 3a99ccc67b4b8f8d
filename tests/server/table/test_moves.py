"""Playing: chains accepted or refused whole, whose turn it is, what is illegal and why; records and replays."""

from __future__ import annotations

from collections.abc import Callable

import nemeton
from nemeton.core.record import parse, replay
from nemeton.words import LANGUAGES, Words
from tests.server.support import HUMANS, Json, Person, Running, every_game, play_on, play_to_the_end

CELTICA = nemeton.game("celtica")
BEGIN = {"start_player": "1"}


def chain_from(message: Json) -> list[str]:
    """A play that leads to taking parts, and such a taking; empty if the cards allow none."""
    view = message["views"]["0"] if message["views"] else message["view"]
    ask = message["asks"][0]
    for move in ask["moves"]:
        if move["about"]["effect"] == "take" and move["about"]["amount"] == 1:
            part = CELTICA.terms["part"][next(kind for kind, count in enumerate(view["display"]) if count)]
            return [move["say"], f"take {part}"]
    return []


def with_a_chain(person: Person, lay: Callable[[], Json]) -> Json:
    """The first table of this person whose cards allow such a chain."""
    for _ in range(20):
        table = lay()
        with person.live(table["id"]) as line:
            if chain_from(line.next()):
                return table
    raise AssertionError("no deal allowed a chain")


def two_seats(person: Person) -> Json:
    return with_a_chain(person, lambda: person.lay(*HUMANS[:2], options=BEGIN))


def test_a_chain_is_accepted_whole(anouk: Person) -> None:
    table = two_seats(anouk)
    with anouk.live(table["id"]) as line:
        snapshot = line.next()
        chain = chain_from(snapshot)
        assert line.ask("play", seat=0, after=snapshot["number"], moves=chain)["type"] == "ok"
    heard = [text for text in line.heard if '"type":"changed"' in text]
    assert len(heard) == 1, "one chain is one update"


def test_a_chain_that_fails_in_the_middle_changes_nothing(anouk: Person) -> None:
    table = two_seats(anouk)
    with anouk.live(table["id"]) as line:
        snapshot = line.next()
        play, _take = chain_from(snapshot)
        refused = line.ask("play", seat=0, after=snapshot["number"], moves=[play, "take large_1 large_1 large_1"])
        assert refused["code"] == "illegal_move"
        assert refused["why"][0]["rule"] == "C-14"
        assert "none of them was played" in refused["message"]
        assert anouk.look(table["id"])["number"] == snapshot["number"]
        assert line.ask("play", seat=0, after=snapshot["number"], moves=[play])["type"] == "ok"


def test_a_chain_cannot_reach_beyond_a_draw_or_into_the_turn_of_another(anouk: Person) -> None:
    table = two_seats(anouk)
    with anouk.live(table["id"]) as line:
        snapshot = line.next()
        chain = chain_from(snapshot)
        refused = line.ask("play", seat=0, after=snapshot["number"], moves=[*chain, chain[0]])
        assert refused["code"] == "illegal_move"
        assert anouk.look(table["id"])["number"] == snapshot["number"]


def test_moves_are_refused_out_of_turn_for_other_seats_and_after_a_stale_number(
    anouk: Person, bram: Person, person: Callable[..., Person]
) -> None:
    table = anouk.lay(*HUMANS[:2], options=BEGIN)
    here, number = f"/api/tables/{table['id']}/moves", table["number"]
    bram.do(f"/api/tables/{table['id']}/claim", token=table["tokens"]["1"])
    assert bram.refused(here, seat=1, after=number, moves=["draw"]) == "not_your_turn"
    assert bram.refused(here, seat=0, after=number, moves=["draw"]) == "forbidden"
    assert anouk.refused(here, seat=0, after=number - 1, moves=["draw"]) == "conflict"
    assert anouk.refused(here, seat=0, after=number, moves=["draw"]) == "illegal_move"
    assert anouk.refused(here, seat=0, after=number, moves=["fly away"]) == "illegal_move"
    assert anouk.refused(here, seat=0, after=number, moves=[]) == "bad_request"
    assert anouk.refused(here, seat=0, after=number, moves=["x" * 201]) == "bad_request"
    assert person().refused(here, seat=0, after=number, moves=["draw"]) == "unauthorised"
    assert person("guessed" * 4).refused(here, seat=0, after=number, moves=["draw"]) == "unauthorised"
    assert anouk.look(table["id"])["number"] == number


def test_why_names_the_rule_to_the_holder_of_the_seat_only(anouk: Person, bram: Person) -> None:
    table = anouk.lay(*HUMANS[:2], options=BEGIN)
    here = f"/api/tables/{table['id']}/why"
    assert anouk.get(here, seat=0, wish="draw").json()["why"][0]["rule"] == "C-6"
    assert anouk.get(here, seat=1, wish="draw").json()["why"][0]["name"] == "not_your_turn"
    assert anouk.get(here, seat=0, wish="fly").json()["why"][0]["name"] == "no_such_move"
    assert bram.get(here, seat=0, wish="draw").json()["code"] == "unauthorised"


def test_a_position_is_drawn_as_text_with_the_eyes_of_whoever_asks(anouk: Person, bram: Person) -> None:
    table = anouk.lay(*HUMANS[:2], {"kind": "human", "name": "Cleo"})
    here = f"/api/tables/{table['id']}/picture"
    names = [seat["name"] for seat in table["seats"]]
    with anouk.live(table["id"]) as line:
        view = line.next()["views"]["0"]
    drawn = {lang: anouk.get(here, seat=0, lang=lang).json() for lang in LANGUAGES}
    assert [picture["number"] for picture in drawn.values()] == [table["number"]] * len(LANGUAGES)
    for lang, picture in drawn.items():
        assert picture["lines"] == CELTICA.picture(view, Words.of(CELTICA, lang).format, names)
    assert bram.get(here).json()["lines"] != drawn["en"]["lines"]
    assert bram.get(here, seat=0).json()["code"] == "unauthorised"
    assert anouk.get(here, lang="fr").json()["code"] == "bad_request"


@every_game
def test_people_and_bots_play_to_the_end_and_the_record_can_be_checked_and_replayed(
    server: Running, anouk: Person, bram: Person, game: str
) -> None:
    table = anouk.lay(HUMANS[0], *[{"kind": "bot", "level": level} for level in (1, 4)], game=game, talk=0)
    here = f"/api/tables/{table['id']}"
    with anouk.live(table["id"]) as line:
        message = line.next()
        while not message["asks"]:
            message = line.until_type("update")
        during = parse(bram.get(f"{here}/record").text)
        over = play_to_the_end(line, message)
    assert over["asks"] == []
    assert anouk.refused(f"{here}/undo", seat=0) == "over"
    text = bram.get(f"{here}/record").text
    record = parse(text)
    secret = [entry.secret for entry in server.table(table["id"]).lines]
    hidden = [("?" if secret else say) for (_seat, say), secret in zip(record.lines, secret, strict=True)]
    assert [say for _seat, say in during.lines] == hidden[: len(during.lines)]
    assert replay(record, nemeton.game(game)).state.points() == over["table"]["result"]["points"]
    assert during.commitment == record.commitment == table["commitment"]
    assert during.secret == ""
    assert record.secret

    brought = bram.http.post("/api/replays", content=text, headers={"content-type": "text/plain"}).json()
    assert brought["table"]["status"] == "over"
    assert [replay["id"] for replay in bram.get("/api/replays").json()] == [brought["id"]]
    assert anouk.get("/api/replays").json() == []
    seen = anouk.get(f"/api/replays/{brought['id']}").json()["positions"]
    assert seen[-1]["views"]["1"] == anouk.get(f"{here}/positions", seat="all").json()["positions"][-1]["views"]["1"]
    assert "views" not in anouk.get(f"/api/replays/{brought['id']}", seat=0).json()["positions"][0]
    assert anouk.get(f"/api/replays/{brought['id']}", seat=7).json()["code"] == "not_found"
    assert anouk.get("/api/replays/nothing").json()["code"] == "not_found"


def test_positions_show_a_game_as_each_may_see_it(anouk: Person, bram: Person) -> None:
    table = anouk.lay(*HUMANS[:2])
    here = f"/api/tables/{table['id']}/positions"
    assert bram.get(here, seat=0).json()["code"] == "unauthorised"
    assert anouk.get(here, seat="all").json()["code"] == "forbidden"
    assert anouk.get(here, seat="everything").json()["code"] == "bad_request"
    with anouk.live(table["id"]) as line:
        message = line.next()
        for _ in range(9):
            message = play_on(line, message)
    anouk.do(f"/api/tables/{table['id']}/abandon")
    watched = bram.get(here).json()
    decisions = sum(seat != -1 for seat, _say in parse(bram.get(f"/api/tables/{table['id']}/record").text).lines)
    assert 1 < len(watched["positions"]) <= decisions + 1
    assert watched["positions"][0]["entry"] is None
    assert watched["positions"][-1]["number"] == watched["table"]["number"]
    assert all(seat["hand"] is None for seat in watched["positions"][5]["view"]["seats"])
    own = anouk.get(here, seat=1).json()["positions"][5]["view"]["seats"]
    assert own[0]["hand"] is None
    assert own[1]["hand"] is not None
    opened = bram.get(here, seat="all").json()["positions"]
    assert opened[5]["views"]["0"]["seats"][0]["hand"] is not None
    assert all(event["druid"] is not None for event in opened[0]["events"] if event["name"] == "deal")
    assert any(event["druid"] is None for event in watched["positions"][0]["events"] if event["name"] == "deal")


def test_a_broken_record_is_refused_by_its_line(anouk: Person, server: Running) -> None:
    table = anouk.lay(*HUMANS[:2])
    lines = anouk.get(f"/api/tables/{table['id']}/record").text.splitlines()
    hidden = lines.index("moves") + 2
    failures = server.metric("nemeton_storage_failures_total")

    def bring(text: str | bytes) -> Json:
        answer = anouk.http.post("/api/replays", content=text, headers={"content-type": "text/plain"})
        assert answer.status_code == 400, answer.text
        return dict(answer.json())

    refused = bring("\n".join(lines) + "\n")
    assert refused["code"] == "bad_record"
    assert f"line {hidden}:" in refused["message"]
    assert refused["why"] == [{"name": "bad_record", "rule": "", "reason": "hidden", "line": hidden, "say": ""}]
    opening = lines[: hidden - 1]
    assert bring("\n".join([*opening, "1 fly away", "unfinished"]))["why"][0]["reason"] in ("move", "turn")
    assert bring("\n".join(opening))["why"][0]["reason"] == "cut_off"
    assert "begins with the line" in bring("hello")["message"]
    assert "not a text file" in bring(b"\xff\xfe\x00")["message"]
    assert "line 1" in bring("")["message"]
    assert "no game 'chess'" in bring("\n".join(lines).replace("game celtica", "game chess"))["message"]
    too_long = anouk.http.post("/api/replays", content=b"x" * 600_000, headers={"content-type": "text/plain"})
    assert too_long.status_code == 413
    assert too_long.json()["code"] == "too_large"
    assert server.metric("nemeton_storage_failures_total") == failures
