"""Talk over the wire: promises, the window of a discussion, bots that wait, silence that is a no (Graenaland 5.4)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nemeton.core.rng import Rng
from nemeton.core.talk import Story, Word
from nemeton.players.negotiation import Negotiator, Wish
from nemeton.server.store.storage import SeatRow
from nemeton.server.table import moves
from nemeton.server.table import talk as speech
from nemeton.server.table.table import Table
from tests.server.support import HUMANS, Json, Line, Person, Running, change_tables, eventually, quick, running

GRAENALAND = {"start_player": "1"}  # so the second seat proposes; tile 1 is its and, with more votes, the third's
LONG = 600.0
BOT = {"kind": "bot", "level": 1}
QUIET = ("stay", "no", "pass", "end")


def lay(person: Person, seats: list[Json], talk: float | None = 0, **wishes: Any) -> Json:
    return person.lay(*seats, game="graenaland", options=GRAENALAND, talk=talk, **wishes)


def answer(line: Line, message: Json, *wishes: str) -> Json:
    """Plays the first of the moves asked that begins with a wish; what was heard of it."""
    ask = message["asks"][0]
    says = [move["say"] for move in ask["moves"]]
    say = next((say for wish in wishes for say in says if say.startswith(wish)), says[0])
    assert line.ask("play", seat=ask["seat"], after=ask["number"], moves=[say])["type"] == "ok"
    return line.newest()


def newest(line: Line) -> Json:
    line.quiet()
    return line.newest()


def to_ballot(line: Line) -> Json:
    """All stay where they are, the second seat proposes for tile 1, the third is asked."""
    message = newest(line)
    while not message["table"]["talk"]:
        wishes = {"move": "stay", "propose": "propose 1", "give": f"give {card_of(message)} to 3"}
        ask = message["asks"][0] if message["asks"] else None
        message = answer(line, message, wishes[ask["kind"]]) if ask else line.until_type("update")
    assert message["table"]["kind"] == "vote"
    return message


def card_of(message: Json) -> str:
    move = message["asks"][0]["moves"][0]["say"] if message["asks"] else ""
    return move.split()[1] if move.startswith("give") else ""


def heard_promises(line: Line) -> list[Json]:
    message = line.until_type("promises")
    return list(message["promises"])


# --- promises ---


def test_a_promise_is_told_to_everybody_with_its_place_in_the_log(server: Running, anouk: Person, bram: Person) -> None:
    table = lay(anouk, HUMANS)
    with anouk.live(table["id"]) as line, bram.live(table["id"]) as spectator:
        number = to_ballot(line)["number"]
        assert line.ask("promise", seat=1, receiver=2, kind="give_card_next")["type"] == "ok"
        told = heard_promises(spectator)
        given = {"name": "give_card_next", "seat": 1, "receiver": 2, "number": number, "fate": "open", "settled": None}
        assert told == [{**given, "offer": None, "private": False}]
        message = answer(line, newest(line), *QUIET)
        assert message["promises"] == told


def test_promises_are_for_discussions_only(anouk: Person) -> None:
    """G-10: before a proposal nothing is negotiated."""
    table = lay(anouk, HUMANS)
    wish = {"seat": 1, "receiver": 2, "kind": "vote_yes_next"}
    refused = anouk.post(f"/api/tables/{table['id']}/promise", **wish).json()
    assert (refused["code"], [why["rule"] for why in refused["why"]]) == ("conflict", ["G-10"])
    celtica = anouk.lay(*HUMANS[:2])
    assert anouk.refused(f"/api/tables/{celtica['id']}/promise", **{**wish, "seat": 0, "receiver": 1}) == "conflict"


def test_where_nothing_can_be_negotiated_it_is_said_why(anouk: Person) -> None:
    table = lay(anouk, HUMANS)
    assert table["no_talk"] == [{"name": "no_talk_now", "rule": "G-10"}]
    with anouk.live(table["id"]) as line:
        assert to_ballot(line)["table"]["no_talk"] == []
    assert anouk.lay(*HUMANS[:2])["no_talk"] == [], "in a game without talk there is nothing to explain"


def test_one_promise_for_every_receiver_in_a_discussion(anouk: Person, bram: Person) -> None:
    table = lay(anouk, HUMANS)
    path = f"/api/tables/{table['id']}/promise"
    with anouk.live(table["id"]) as line:
        message = to_ballot(line)
        speaker = message["table"]["talk"]["speakers"][1]
        assert (speaker["seat"], speaker["receivers"]) == (1, [0, 2, 3])
        assert [kind["name"] for kind in speaker["kinds"]][-1] == "not_enter"
        anouk.do(path, seat=1, receiver=2, kind="vote_yes_next")
        assert anouk.refused(path, seat=1, receiver=2, kind="give_card_next") == "promised"
        anouk.do(path, seat=1, receiver=3, kind="not_enter", place="8")
        assert line.until_type("promises")["table"]["talk"]["speakers"][1]["receivers"] == [0, 3]
        for wrong in (
            {"receiver": 1, "kind": "vote_yes_next"},
            {"receiver": 9, "kind": "vote_yes_next"},
            {"receiver": 0, "kind": "world_peace"},
            {"receiver": 0, "kind": "not_enter"},
            {"receiver": 0, "kind": "not_enter", "place": "5"},
            {"receiver": 0, "kind": "vote_yes_next", "place": "1"},
        ):
            assert anouk.refused(path, seat=1, **wrong) == "bad_request"
        assert bram.refused(path, seat=1, receiver=0, kind="vote_yes_next") == "unauthorised"


def test_a_promise_goes_with_the_entry_it_follows(anouk: Person) -> None:
    table = lay(anouk, HUMANS)
    with anouk.live(table["id"]) as line:
        message = to_ballot(line)
        line.ask("promise", seat=2, receiver=1, kind="give_card_next")
        line.ask("promise", seat=3, receiver=1, kind="not_enter", place="6")
        message = answer(line, message, "no")
        assert len(message["promises"]) == 2
        line.ask("undo", seat=2)
        message = newest(line)
        assert len(message["promises"]) == 2, "only the vote was taken back"
        line.ask("undo", seat=1)
        message = newest(line)
        assert message["table"]["kind"] == "give"
        assert message["promises"] == [], "the proposal they spoke of was never made"


def test_a_kept_promise_says_by_which_entry(anouk: Person) -> None:
    table = lay(anouk, HUMANS)
    with anouk.live(table["id"]) as line:
        message = to_ballot(line)
        line.ask("promise", seat=2, receiver=3, kind="give_card_next")
        message = answer(line, message, "no")
        while message["asks"][0]["kind"] != "give":
            message = answer(line, message, "propose")
        while message["asks"][0]["kind"] == "give":
            message = answer(line, message, f"give {card_of(message)} to 4")
        (promise,) = message["promises"]
        assert promise["fate"] == "kept"
        assert promise["settled"] in [entry["number"] for entry in message["entries"]]
        positions = anouk.get(f"/api/tables/{table['id']}/positions").json()
        assert positions["promises"] == [promise]


def test_a_promise_reveals_nothing_hidden(anouk: Person, bram: Person) -> None:
    """A sealed move against it stays sealed; all eyes see the same promises."""
    table = lay(anouk, HUMANS)
    with anouk.live(table["id"]) as line:
        message = to_ballot(line)
        line.ask("promise", seat=3, receiver=2, kind="not_enter", place="1")
        message = answer(line, message, "no")
        while message["asks"][0]["kind"] != "move":
            message = answer(line, message, *QUIET)
        ask = next(ask for ask in message["asks"] if ask["seat"] == 3)
        line.ask("play", seat=3, after=ask["number"], moves=["warrior to 1"])
        with bram.live(table["id"]) as spectator:
            assert spectator.next()["promises"] == newest(line)["promises"]
        assert [promise["fate"] for promise in newest(line)["promises"]] == ["open"]
        message = newest(line)
        while message["table"]["kind"] == "move":
            message = answer(line, message, "stay")
        assert [promise["fate"] for promise in message["promises"]] == ["broken"]


def test_promises_survive_a_restart(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        table = lay(anouk, HUMANS)
        with anouk.live(table["id"]) as line:
            to_ballot(line)
            line.ask("promise", seat=1, receiver=2, kind="not_enter", place="7")
            told = anouk.get(f"/api/tables/{table['id']}/positions").json()["promises"]
            assert len(told) == 1
    with running(quick(tmp_path)) as server, Person(server.address) as bram, bram.live(table["id"]) as line:
        first = line.next()
        assert first["promises"] == told
        with bram.live(table["id"], after=first["number"]) as again:
            assert again.next()["promises"] == told


# --- offers ---

DEAL = {"asks": {"kind": "vote_yes_now"}, "gives": {"kind": "give_resource_next", "place": "ore"}}


def offers(message: Json) -> list[Json]:
    return list(message["table"]["talk"]["offers"])


def said(person: Person, table: Json) -> list[Json]:
    """All promises a person has heard."""
    return list(person.get(f"/api/tables/{table['id']}/positions").json()["promises"])


def test_a_deal_is_two_promises_that_stand_beside_each_name(server: Running, anouk: Person, bram: Person) -> None:
    table = lay(anouk, HUMANS)
    with anouk.live(table["id"]) as line, bram.live(table["id"]) as spectator:
        message = to_ballot(line)
        assert line.ask("offer", seat=1, receiver=2, **DEAL)["type"] == "ok"
        (told,) = anouk.look(table["id"])["talk"]["offers"]
        assert (told["seat"], told["receiver"], told["open_to"]) == (1, 2, [2])
        assert (told["asks"], told["gives"]) == (
            {"name": "vote_yes_now", "now": 0},
            {"name": "give_resource_next", "now": 0, "resource": "ore"},
        )
        assert offers(spectator.until_type("promises"))[0]["open_to"] == []
        assert line.ask("answer", seat=2, offer=told["offer"], yes=True)["type"] == "ok"
        assert {(one["seat"], one["name"], one["fate"]) for one in said(bram, table)} == {
            (1, "give_resource_next", "open"),
            (2, "vote_yes_now", "open"),
        }
        message = answer(line, newest(line), "no")
        assert {one["name"]: one["fate"] for one in message["promises"]} == {
            "give_resource_next": "lapsed",
            "vote_yes_now": "broken",
        }
        records = [seat["promises"] for seat in message["table"]["seats"]]
        assert records[2] == {"kept": 0, "broken": 1, "open": 0, "to_trust": 4}
        assert records[1] == {"kept": 0, "broken": 0, "open": 0, "to_trust": 0}


def test_what_is_private_is_told_to_the_two_only(anouk: Person, bram: Person) -> None:
    table = lay(anouk, HUMANS)
    with anouk.live(table["id"]) as line:
        to_ballot(line)
        line.ask("offer", seat=1, receiver=2, private=True, **DEAL)
        line.ask("answer", seat=2, offer=0, yes=True)
        assert len(said(anouk, table)) == 2
        with bram.live(table["id"]) as spectator:
            first = spectator.next()
            assert (first["promises"], offers(first)) == ([], [])
            assert all(seat["promises"]["open"] == 0 for seat in first["table"]["seats"])


def test_offers_are_checked(anouk: Person, bram: Person) -> None:
    table = lay(anouk, HUMANS)
    path = f"/api/tables/{table['id']}/"
    assert anouk.refused(path + "offer", seat=1, receiver=2, **DEAL) == "conflict", "nothing is discussed"
    with anouk.live(table["id"]) as line:
        to_ballot(line)
        for wrong in (
            {"receiver": 1, **DEAL},
            {"receiver": 2, "gives": DEAL["gives"]},
            {"receiver": 3, **DEAL},  # has no vote here
            {"receiver": 2, "asks": {"kind": "world_peace"}},
            {"private": True, **DEAL},
        ):
            assert anouk.refused(path + "offer", seat=1, **wrong) == "bad_request"
        anouk.do(path + "offer", seat=1, **DEAL)
        assert anouk.refused(path + "answer", seat=1, offer=0, yes=True) == "bad_request", "one's own"
        assert anouk.refused(path + "answer", seat=3, offer=0, yes=True) == "bad_request", "cannot vote here"
        assert anouk.refused(path + "answer", seat=2, offer=0, yes=False, reason="just so") == "bad_request"
        assert bram.refused(path + "answer", seat=2, offer=0, yes=True) == "unauthorised"
        anouk.do(path + "answer", seat=2, offer=0, yes=False, reason="no_trust")
        assert anouk.refused(path + "answer", seat=2, offer=0, yes=True) == "conflict", "once is enough"


def test_an_offer_goes_with_its_entry_and_survives_a_restart(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        table = lay(anouk, HUMANS)
        with anouk.live(table["id"]) as line:
            to_ballot(line)
            line.ask("offer", seat=1, receiver=2, **DEAL)
            line.ask("answer", seat=2, offer=0, yes=True)
            told = said(anouk, table)
            assert len(told) == 2
    with running(quick(tmp_path)) as server, Person(server.address) as bram, bram.live(table["id"]) as line:
        first = line.next()
        assert first["promises"] == told
        assert [one["yes"] for one in offers(first)[0]["answers"]] == [True]


def bargaining(laid: Table) -> tuple[int, int] | None:
    """A move of who is asked to split cards, after which he would offer something for a vote, and to whom: whatever
    cards he imagines in the hands of the others."""
    state, game, mind = laid.playing().state, laid.game, Negotiator(laid.game, 4)
    state.look()
    for move in state.moves():
        receivers = set()
        for seed in range(20):
            after = state.copy()
            after.play(move)
            after.redeal(state.turn, Rng(seed))
            wish = mind.speak(after, state.turn, Story(game.talk, []), []) if game.phase(after) == "vote" else None
            receivers.add(None if wish is None else wish.receiver)
        (first, *others) = receivers
        if first is not None and not others:
            return move, first
    return None


def test_bots_answer_a_person_and_speak_to_him(server: Running, anouk: Person) -> None:
    """A bot wants the yes of a person, who asks the bot for something, too."""
    table = lay(anouk, HUMANS)
    laid = server.table(table["id"])
    with anouk.live(table["id"]) as line:
        message = newest(line)
        while message["table"]["kind"] != "give" or bargaining(laid) is None:
            message = answer(line, message, "stay", "propose", "give")
        seat, (move, other) = message["asks"][0]["seat"], bargaining(laid) or (0, 0)
        laid.seats[seat] = SeatRow("bot", "Rowan", 1)
        server.do(moves.decide(server.host, laid, seat, laid.number, move))
        (made,) = offers(line.until_type("promises"))
        assert (made["seat"], made["receiver"], made["asks"]["name"]) == (seat, other, "vote_yes_now")
        asked = {"asks": {"kind": "give_card_next"}, "gives": {"kind": "not_enter", "place": "8"}}
        line.ask("offer", seat=other, receiver=seat, **asked)
        talk = anouk.look(table["id"])["talk"]
        answered = next(one for one in talk["offers"] if one["seat"] == other)["answers"]
        assert [(one["seat"], one["yes"]) for one in answered] == [(seat, False)]
        assert answered[0]["reason"] in talk["reasons"]


# --- the window ---


def test_the_default_is_the_games_and_games_without_talk_have_none(anouk: Person) -> None:
    games = {game["name"]: game["talk_seconds"] for game in anouk.get("/api/games").json()}
    assert (games["graenaland"], games["celtica"]) == (45, 0)
    assert lay(anouk, HUMANS, None)["talk_seconds"] == 45
    assert anouk.lay(*HUMANS[:2], talk=30)["talk_seconds"] == 0
    assert anouk.refused("/api/tables", game="graenaland", seats=HUMANS, talk=-1) == "bad_request"


def test_bots_wait_until_everybody_is_ready(server: Running, anouk: Person) -> None:
    table = lay(anouk, [*HUMANS[:2], BOT, BOT], LONG)
    path = f"/api/tables/{table['id']}/ready"
    assert anouk.refused(path, seat=0) == "conflict", "nothing is being discussed"
    with anouk.live(table["id"]) as line:
        message = to_ballot(line)
        talk = message["table"]["talk"]
        assert (message["table"]["awaited"], talk["window"], talk["waiting"]) == ([2], True, [0, 1])
        assert 0 < talk["seconds"] <= LONG
        at_rest(server, table["id"])
        assert anouk.look(table["id"])["number"] == message["number"], "a bot has not waited"
        assert anouk.do(path, seat=0)["table"]["talk"]["waiting"] == [1]
        at_rest(server, table["id"])
        assert anouk.look(table["id"])["number"] == message["number"]
        anouk.do(path, seat=1)
        update = line.until_type("update")
        assert update["entries"][0]["seat"] == 2


def at_rest(server: Running, table_id: str) -> None:
    """No bot thinks of anything at that table."""
    eventually(lambda: not server.host.bots.busy(table_id))


def test_bots_wait_no_longer_than_the_window(server: Running, anouk: Person) -> None:
    table = lay(anouk, [*HUMANS[:2], BOT, BOT], LONG)
    with anouk.live(table["id"]) as line:
        to_ballot(line)
        server.pass_time(table["id"], LONG)
        assert line.until_type("update")["entries"][0]["seat"] == 2


def test_who_is_alone_with_bots_has_a_talk_about_his_own_proposal(server: Running, anouk: Person) -> None:
    table = lay(anouk, [BOT, HUMANS[1], BOT, BOT], LONG)
    with anouk.live(table["id"]) as line:
        message = to_ballot(line)
        talk = message["table"]["talk"]
        assert (talk["window"], talk["waiting"]) == (True, [1])
        at_rest(server, table["id"])
        assert anouk.look(table["id"])["number"] == message["number"], "a bot has not waited"
        anouk.do(f"/api/tables/{table['id']}/ready", seat=1)
        assert line.until_type("update")["entries"][0]["seat"] == 2


def test_what_a_page_says_by_itself_does_not_pass_over_an_offer(server: Running, anouk: Person) -> None:
    """It may have crossed the offer on its way; a click of the person counts."""
    table = lay(anouk, [BOT, HUMANS[1], BOT, BOT], 30)
    path = f"/api/tables/{table['id']}/ready"
    with anouk.live(table["id"]) as line:
        to_ballot(line)
        laid = server.table(table["id"])
        wish = Wish(1, None, Word("give_card_next"))
        server.do(speech._bots_offer(server.host, laid, 2, wish))
        heard = line.until_type("promises")["table"]["talk"]
        assert [one["open_to"] for one in heard["offers"] if one["seat"] == 2] == [[1]]
        assert heard["window"]
        assert heard["seconds"] > 30, "nobody hurries who is alone"
        assert anouk.do(path, seat=1, unless_offered=True)["table"]["talk"]["waiting"] == [1]
        assert anouk.do(path, seat=1)["table"]["talk"]["waiting"] == []


def test_what_was_told_later_says_so(anouk: Person) -> None:
    """Frames of one number follow each other: a page that is late with one knows which it is to believe."""
    table = lay(anouk, HUMANS, LONG)
    with anouk.live(table["id"]) as line:
        message = to_ballot(line)
        line.ask("promise", seat=0, receiver=1, kind="give_card_next")
        anouk.do(f"/api/tables/{table['id']}/ready", seat=0)
        line.quiet()
        told = line.told[line.told.index(message) :]
        revisions = [one["table"]["revision"] for one in told if "table" in one]
        assert len(revisions) >= 3
        assert revisions == sorted(set(revisions))


def test_a_bot_gives_its_reason_for_a_vote(server: Running, anouk: Person) -> None:
    """To everybody alike, beside the entry: the third seat is offered a card and says yes."""
    table = lay(anouk, [*HUMANS[:2], BOT, BOT], LONG)
    with anouk.live(table["id"]) as line:
        number = to_ballot(line)["number"]
        laid = server.table(table["id"])
        yes = laid.game.read(laid.playing().state, "yes", 2)
        server.do(moves.decide(server.host, laid, 2, number, yes))
    with Person(server.address) as spectator:
        remark = {"name": "vote_yes_cards", "seat": 2, "number": number + 1}
        assert remark in spectator.look(table["id"])["remarks"]


def test_silence_is_a_no(server: Running, anouk: Person) -> None:
    """5.5."""
    table = lay(anouk, HUMANS, LONG)
    with anouk.live(table["id"]) as line:
        message = to_ballot(line)
        server.pass_time(table["id"], LONG)
        update = line.until_type("update")
        assert update["entries"][0] == {"number": message["number"] + 1, "seat": 2, "say": "no", "forced": False}
        assert update["events"][0] == {"name": "time_up", "seat": 2, "by": "talk", "number": message["number"] + 1}


def test_a_person_may_vote_before_the_window_ends(anouk: Person) -> None:
    table = lay(anouk, HUMANS, LONG)
    with anouk.live(table["id"]) as line:
        message = answer(line, to_ballot(line), "yes")
        assert message["entries"][0]["say"] == "yes"
        assert message["table"]["talk"] is None


def test_a_window_opens_anew_after_a_restart(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server, Person(server.address) as anouk:
        table = lay(anouk, HUMANS, LONG)
        with anouk.live(table["id"]) as line:
            number = to_ballot(line)["number"]
    change_tables(tmp_path, "talk_seconds = 1")
    with (
        running(quick(tmp_path)) as server,
        Person(server.address) as bram,
        bram.live(table["id"], after=number) as line,
    ):
        assert line.until_type("update")["entries"][0]["say"] == "no"


def test_by_the_clock_silence_is_a_no_too(server: Running, anouk: Person) -> None:
    table = lay(anouk, HUMANS, clock={"kind": "bank", "seconds": 3000})
    with anouk.live(table["id"]) as line:
        to_ballot(line)
        server.pass_time(table["id"], 3000)
        assert line.until_type("update")["entries"][0]["say"] == "no"
