"""Looking back at finished games over HTTP: one calculation for all, only when the game is over, and what if."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from nemeton.server import limits
from nemeton.server.bots import reviews
from nemeton.server.bots.thinking import Thinkers
from nemeton.server.errors import Refused
from tests.review.games import text_of
from tests.server.support import HUMANS, PATIENCE, Person, eventually

BOTS = [{"kind": "bot", "level": 1}] * 3


def brought(person: Person, game: str = "celtica", players: int = 2) -> str:
    return str(person.http.post("/api/replays", content=text_of(game, players)).json()["id"])


def ready(person: Person, source: str) -> dict[str, Any]:
    def look() -> dict[str, Any] | None:
        found: dict[str, Any] = person.get(f"/api/reviews/{source}").json()
        return None if found["status"] in ("waiting", "working") else found

    found = eventually(look)
    assert found is not None
    return found


def over(person: Person, table: str) -> None:
    eventually(lambda: person.look(table)["status"] == "over")


def test_a_review_is_made_once_kept_and_seen_by_whoever_has_the_link(
    anouk: Person, bram: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts: list[int] = []
    real = Thinkers.look

    async def noted(thinkers: Thinkers, part: Any) -> Any:
        parts.append(part.first)
        if len(parts) == 1:
            raise Refused("bot_failed", "the first worker dies")
        return await real(thinkers, part)

    monkeypatch.setattr(Thinkers, "look", noted)
    source = brought(anouk)
    assert anouk.get(f"/api/reviews/{source}").json()["status"] == "none"
    asked = [person.http.post(f"/api/reviews/{source}").json() for person in (anouk, bram)]
    assert {one["status"] for one in asked} <= {"waiting", "working"}
    found = ready(bram, source)
    assert found["status"] == "ready"
    review = found["review"]
    assert (review["game"], len(review["balance"])) == ("celtica", 2)
    assert len(review["decisions"]) == found["total"] == found["done"]
    assert sorted(parts)[1:] == sorted(set(parts)), "every part once, and the one that failed again"
    assert anouk.http.post(f"/api/reviews/{source}").json()["status"] == "ready"
    ending = bram.get(f"/api/reviews/{source}/ending").json()
    assert ending["sources"] == review["ending"]["sources"]
    assert len(ending["moments"]) == 3


def test_everything_else_is_answered_while_a_review_is_calculated(
    anouk: Person, bram: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    real = Thinkers.look

    async def held(thinkers: Thinkers, part: Any) -> Any:
        await asyncio.to_thread(go_on.wait, PATIENCE)
        return await real(thinkers, part)

    monkeypatch.setattr(Thinkers, "look", held)
    source = brought(anouk)
    anouk.http.post(f"/api/reviews/{source}")
    assert bram.get("/").status_code == 200
    table = bram.lay(*HUMANS[:2])
    assert bram.look(table["id"])["status"] in ("waiting", "playing")
    assert bram.get(f"/api/replays/{source}").status_code == 200
    assert anouk.get(f"/api/reviews/{source}").json()["status"] in ("waiting", "working")
    go_on.set()
    assert ready(anouk, source)["status"] == "ready"


def test_a_review_that_fails_says_so_and_can_be_asked_for_again(anouk: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    async def dead(_thinkers: Thinkers, _part: Any) -> Any:
        raise Refused("bot_failed", "all workers die")

    source = brought(anouk)
    with monkeypatch.context() as broken:
        broken.setattr(Thinkers, "look", dead)
        anouk.http.post(f"/api/reviews/{source}")
        assert ready(anouk, source)["status"] == "failed"
    anouk.http.post(f"/api/reviews/{source}")
    assert ready(anouk, source)["status"] == "ready"


def test_what_cannot_be_looked_back_at_is_refused_in_words(anouk: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = anouk.lay(*HUMANS[:2])["id"]
    assert anouk.get(f"/api/reviews/{playing}").json()["code"] == "forbidden"
    assert anouk.http.post(f"/api/reviews/{playing}").json()["code"] == "forbidden"
    assert anouk.http.post(f"/api/reviews/{playing}/what_if", json={"number": 0}).json()["code"] == "forbidden"
    anouk.do(f"/api/tables/{playing}/abandon")
    assert "never finished" in anouk.http.post(f"/api/reviews/{playing}").json()["message"]
    assert anouk.get("/api/reviews/nowhere/ending").json()["code"] == "not_found"
    monkeypatch.setattr(limits, "REVIEWS_WAITING", 0)
    assert anouk.http.post(f"/api/reviews/{brought(anouk)}").json()["code"] == "full"
    assert reviews.TRIES > 1


def test_what_if_plays_on_from_a_position_and_says_where_it_comes_from(anouk: Person, bram: Person) -> None:
    source = brought(anouk)
    replay = anouk.get(f"/api/replays/{source}").json()
    middle = replay["positions"][len(replay["positions"]) // 2]
    created = anouk.http.post(
        f"/api/reviews/{source}/what_if", json={"number": middle["number"], "seat": 1, "level": 2}
    )
    table = created.json()["table"]
    assert table["origin"] == {
        "id": source,
        "kind": "replay",
        "name": replay["table"]["name"],
        "number": middle["number"],
        "points": replay["table"]["result"]["points"],
        "ranking": replay["table"]["result"]["ranking"],
    }
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "human"]
    assert (table["seats"][1]["yours"], table["practice"], table["commitment"]) == (True, True, None)
    assert list(created.json()["tokens"]) == ["1"]
    again = anouk.get(f"/api/tables/{table['id']}/positions").json()["positions"]
    known = [position["entry"]["say"] for position in again if position["entry"] and position["entry"]["say"]]
    played = [position["entry"]["say"] for position in replay["positions"] if position["entry"]]
    assert known[: middle["number"] // 4] == played[: middle["number"] // 4]
    assert "dealer" not in anouk.get(f"/api/tables/{table['id']}/record").text.split("moves")[0]
    last = replay["positions"][-1]["number"]
    assert anouk.http.post(f"/api/reviews/{source}/what_if", json={"number": last}).json()["code"] == "over"
    wrong = {"number": 0, "seat": 7}
    assert anouk.http.post(f"/api/reviews/{source}/what_if", json=wrong).json()["code"] == "not_found"
    together = {"number": 0, "together": True}
    assert bram.http.post(f"/api/reviews/{source}/what_if", json=together).json()["code"] == "forbidden"


def test_the_same_people_sit_down_again_and_the_game_survives_a_restart_of_memory(anouk: Person, bram: Person) -> None:
    table = anouk.lay(*BOTS, {"kind": "human", "name": "Anouk"})["id"]
    anouk.do(f"/api/tables/{table}/stand_in", seat=3, level=1)
    over(anouk, table)
    middle = anouk.get(f"/api/tables/{table}/positions", seat="all").json()["positions"][20]
    wish = {"number": middle["number"], "together": True}
    new = anouk.http.post(f"/api/reviews/{table}/what_if", json=wish).json()["table"]
    assert [seat["kind"] for seat in new["seats"]] == ["bot"] * 3 + ["human"]
    assert (new["seats"][3]["yours"], new["seats"][3]["stand_in"], new["practice"]) == (True, None, False)
    assert new["origin"]["kind"] == "table"
    assert new["number"] >= middle["number"]
    assert bram.http.post(f"/api/reviews/{table}/what_if", json=wish).json()["code"] == "forbidden"
