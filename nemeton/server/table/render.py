"""What a caller sees of a table: always his own view, never the state.

`own` are the seats the caller holds. One seat: he sees with its eyes. None, or several on one device: the open view,
and for several seats the view of each beside it, to be shown when the device has been handed on.
"""

from __future__ import annotations

import hashlib
import time
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from copy import copy
from datetime import UTC, datetime
from functools import lru_cache

import msgspec

from nemeton.core.change import Change
from nemeton.core.game import Game
from nemeton.core.match import Match
from nemeton.core.state import CHANCE, OVER, State
from nemeton.core.talk import REASONS, Promising, Record, Word
from nemeton.core.thing import Thing, View
from nemeton.players.negotiation import DISTRUST
from nemeton.server import limits, wire
from nemeton.server.store.storage import ChatRow, Line, OfferRow, Sketch
from nemeton.server.table import ending, shuffling, undo
from nemeton.server.table.promises import word_of
from nemeton.server.table.sights import Own, eye
from nemeton.server.table.table import Table

NOTHING_PROMISED = Record()
BEGINNING = -1  # before the first number: also what was set up is told


def utc_text(at: float) -> str:
    return _second(int(at))


@lru_cache(1024)
def _second(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat().replace("+00:00", "Z")


# --- the table ---


def table_info(table: Table, own: Own) -> wire.TableInfo:
    return Infos(table).of(own)


class Infos:
    """A table as everybody sees it at one moment; what is the same for all is put together once. Unless it is `sure`,
    what can be taken back is told as far as it is known."""

    def __init__(self, table: Table, sure: bool = True) -> None:
        self._table, self._sure = table, sure
        table.revision += 1
        self._now = time.monotonic()
        self._present = table.present()
        self._open = self._seen_openly()

    def of(self, own: Own) -> wire.TableInfo:
        if not own:
            return self._open
        info = copy(self._open)
        info.seats = self._seats(own)
        if info.talk is not None:
            info.talk = talk_info(self._table, own, self._now)
        info.undo = undo_info(self._table, own, self._sure)
        if not ending.others(self._table, own):
            info.end = wire.EndInfo(True, info.end.agreed, info.end.waiting)
        return info

    def _seats(self, own: Own) -> list[wire.SeatInfo]:
        """Where nobody has promised anything, the others are to everybody what they are to a spectator."""
        table, alike = self._table, own and not self._table.promises.any
        return [
            self._open.seats[seat]
            if alike and seat not in own
            else _seat_info(table, seat, seat in self._present, own, self._now)
            for seat in range(table.row.players)
        ]

    def _seen_openly(self) -> wire.TableInfo:
        table, row, match = self._table, self._table.row, self._table.match
        awaited = table.awaited()
        return wire.TableInfo(
            id=row.id,
            name=row.name,
            game=row.game,
            players=row.players,
            options=row.options,
            status=row.status,
            created=utc_text(row.created),
            open=row.open,
            practice=row.practice,
            number=table.number,
            turn=match.state.turn if match is not None and awaited else None,
            awaited=awaited,
            kind=table.game.decisions[match.state.pending] if match is not None and awaited else None,
            seats=self._seats(()),
            clock=wire.Clock(row.clock_kind, row.clock_seconds, row.clock_increment),
            talk_seconds=row.talk_seconds,
            talk=talk_info(table, (), self._now),
            spectators=table.spectators(),
            undo=undo_info(table, ()),
            undo_request=_undo_request(table),
            result=result_of(match),
            rematch=table.rematch,
            commitment=hashlib.sha256(row.secret).hexdigest() if row.origin is None else None,
            round=round_of(match),
            rules=row.rules,
            content=row.content,
            moved=utc_text(table.lines[-1].at) if table.lines else None,
            end=_end_info(table),
            lesson=None if row.lesson is None else wire.LessonPlace(row.lesson, row.chapter or 0),
            origin=None if row.origin is None else msgspec.json.decode(row.origin, type=wire.OriginInfo),
            shuffling=wire.Shuffling(*shuffling.stage(table.seats)) if row.shuffling else None,
            no_talk=_no_talk(table),
            remarks=[one for one in table.remarks if one["number"] in table.places],
            revision=table.revision,
        )


def unreadable(sketch: Sketch) -> wire.TableInfo:
    """A table that this server does not understand: it stands in the lists, and that is all."""
    return wire.TableInfo(
        id=sketch.id,
        name=sketch.name,
        game=sketch.game,
        players=0,
        options={},
        status="unreadable",
        created=utc_text(sketch.created),
        open=False,
        practice=False,
        number=0,
        turn=None,
        awaited=[],
        kind=None,
        seats=[],
        clock=wire.Clock(),
        talk_seconds=0,
        talk=None,
        spectators=0,
        undo=wire.UndoInfo(False, False, "not_playing"),
        undo_request=None,
        result=None,
        rematch=None,
        commitment=None,
    )


def _seat_info(table: Table, seat: int, present: bool, own: Own, now: float) -> wire.SeatInfo:
    """Where no clock runs, nobody has promised anything and nobody is away it stays the same as long as the seat
    does."""
    if table.clock.kind != "none" or table.promises.any or not (present or table.seats[seat].kind == "bot"):
        return _seat_info_now(table, seat, present, own, now)
    row, key = table.seats[seat], (seat, present, seat in own)
    kept = table.shown_seats.get(key)
    if kept is None or kept[0] is not row:
        kept = table.shown_seats[key] = row, _seat_info_now(table, seat, present, own, now)
    return kept[1]


def _seat_info_now(table: Table, seat: int, present: bool, own: Own, now: float) -> wire.SeatInfo:
    row = table.seats[seat]
    record = _record(table, seat, own)
    clock = table.clock.remaining(seat, now) if table.bot_level(seat) is None else None
    return wire.SeatInfo(
        seat,
        row.kind,
        row.name,
        row.level,
        row.kind == "bot" or present,
        seat in own,
        row.stand_in,
        None if clock is None else round(clock, 1),
        wire.PromiseRecord(record.kept, record.broken, record.open, record.kept_until(DISTRUST)),
        _away(table, seat),
    )


def _away(table: Table, seat: int) -> wire.Away | None:
    """Only where somebody might be replaced by a bot."""
    row = table.seats[seat]
    if table.row.status != "playing" or row.kind != "human" or row.stand_in is not None:
        return None
    gone = table.absent_for(seat)
    return wire.Away(round(gone, 1), round(max(0.0, table.absence_seconds - gone), 1)) if gone > 0 else None


def _record(table: Table, seat: int, own: Own) -> Record:
    if table.match is None or not table.promises.any:
        return NOTHING_PROMISED
    return table.promises.heard(table.match, table.places, table.number, own).records[seat]


def talk_info(table: Table, own: Own, now: float) -> wire.TalkInfo | None:
    topic = table.topic()
    if topic is None:
        return None
    window, left = table.window, table.window.left(now)
    return wire.TalkInfo(
        topic,
        window.open(now),
        None if left is None else round(left, 1),
        sorted(window.ready & window.people),
        window.waiting(),
        [_speaker(table, topic, seat) for seat in own if table.bot_level(seat) is None],
        [_offer_info(table, row, own) for row in table.promises.discussed(table.places, topic) if _hears(row, own)],
        list(REASONS),
    )


def _no_talk(table: Table) -> list[Thing]:
    """The rules that keep people from negotiating at this moment of a game in which that is done."""
    if not table.game.talk.seconds or table.match is None or not table.awaited() or table.topic() is not None:
        return []
    return [refusal.thing() for refusal in table.game.talk.refusals(table.match.state)]


def _hears(row: OfferRow, own: Own) -> bool:
    return not row.private or bool({row.seat, row.receiver} & set(own))


def _offer_info(table: Table, row: OfferRow, own: Own) -> wire.OfferInfo:
    answers = table.promises.answers_to(table.places, row.offer)
    answered = {row.seat, *(one.seat for one in answers)}
    reached = [seat for seat in own if row.receiver in (None, seat) and seat not in answered]
    return wire.OfferInfo(
        row.offer,
        row.seat,
        row.receiver,
        _word_info(table, word_of(row.gives, row.gives_place), row.seat, row.receiver),
        _word_info(table, word_of(row.asks, row.asks_place), row.receiver, row.seat),
        row.private,
        row.counters,
        [wire.AnswerInfo(one.seat, one.yes, one.reason) for one in answers],
        [seat for seat in reached if table.bot_level(seat) is None],
    )


def _word_info(table: Table, word: Word | None, giver: int | None, receiver: int | None) -> Thing | None:
    """`now` is 1 if it is about what is being discussed, for any of those an offer reaches."""
    if word is None:
        return None
    seats = range(table.row.players)
    givers, receivers = seats if giver is None else [giver], seats if receiver is None else [receiver]
    pairs = [(one, other) for one in givers for other in receivers if one != other]
    state = table.playing().state
    now = any(table.game.talk.is_now(state, one, other, word) for one, other in pairs)
    thing: Thing = {"name": word.kind, "now": int(now)}
    return thing if word.place is None else {**thing, table.game.talk.field_of(word.kind): word.place}


def _speaker(table: Table, topic: str, seat: int) -> wire.SpeakerInfo:
    talk, state, players = table.game.talk, table.playing().state, range(table.row.players)
    given = table.promises.given(table.places, topic, seat)

    def said_by(giver: int, one: Promising) -> wire.PromisingInfo:
        now_to = [to for to in players if to != giver and talk.is_now(state, giver, to, Word(one.kind))]
        return wire.PromisingInfo(one.kind, one.field or None, list(one.places), now_to)

    kinds = [[said_by(giver, one) for one in talk.promises(state, giver)] for giver in players]
    receivers = [to for to in range(table.row.players) if to != seat and to not in given]
    return wire.SpeakerInfo(seat, receivers, kinds[seat], kinds)


def undo_info(table: Table, own: Own, sure: bool = True) -> wire.UndoInfo:
    if not own:
        return wire.UndoInfo(False, False, "no_seat")
    if table.row.status != "playing":
        return wire.UndoInfo(False, False, "not_playing")
    seat = undo.last_decider(table, own)
    way = undo.way_back(table, seat, sure) if seat is not None else None
    if seat is None or way is None:
        return wire.UndoInfo(False, False, "nothing_to_take_back")
    if table.undo_request is not None:
        return wire.UndoInfo(False, True, "asked_already")
    if way.blocked:
        return wire.UndoInfo(False, False, "known_already")
    more = not way.others and undo.turn_back(table, seat, sure) != way
    return wire.UndoInfo(True, not way.others <= set(own), None, more)


def _undo_request(table: Table) -> wire.UndoRequestInfo | None:
    asked = table.undo_request
    if asked is None:
        return None
    people = undo.people_besides(table, asked.seat)
    return wire.UndoRequestInfo(asked.seat, asked.to, sorted(asked.agreed), sorted(people - asked.agreed))


def _end_info(table: Table) -> wire.EndInfo:
    """As a spectator sees it, who cannot end a game."""
    agreed = tuple(seat for seat, row in enumerate(table.seats) if row.ends)
    waiting = tuple(seat for seat in ending.people(table) if not table.seats[seat].ends) if agreed else ()
    return wire.EndInfo(False, agreed, waiting)


def round_of(match: Match | None) -> int | None:
    """The one that was last told to begin, in games that tell."""
    if match is None:
        return None
    rounds = match.game.rounds
    if rounds:
        for event in reversed(match.events):
            if event[0] in rounds:
                return event[rounds[event[0]]]
    return None


def result_of(match: Match | None) -> wire.Result | None:
    if match is None or match.state.turn != OVER:
        return None
    return wire.Result(match.state.points(), match.state.ranking(), match.game.results(match.state))


# --- the game ---


def view(table: Table, own: Own) -> View | None:
    return None if table.match is None else table.sights.view(table.match, table.number, eye(own))


def views(table: Table, own: Own) -> dict[str, View]:
    if table.match is None or len(own) < 2:
        return {}
    return {str(seat): table.sights.view(table.match, table.number, seat) for seat in own}


def asks(table: Table, own: Own) -> list[wire.Ask]:
    return [ask(table, seat) for seat in table.asked_people() if seat in own]


def ask(table: Table, seat: int) -> wire.Ask:
    match = table.playing()
    game, state = table.game, match.state
    if state.turn != seat:  # several decide at the same time
        state = state.copy()
        state.turn_to(seat)
    return ask_in(game, state, seat, table.number, free=not _has_promised(table, seat))


def ask_in(game: Game, state: State, seat: int, number: int, free: bool) -> wire.Ask:
    """What a seat is asked whose turn it is. Only who is `free` of promises can keep out of something."""
    moves = [wire.MoveInfo(move, game.say(state, move), game.about(state, move)) for move in game.offered(state, seat)]
    answers = (game.usual(state), game.aside(state) if free else None)
    spoken = [None if move is None else game.say(state, move) for move in answers]
    return wire.Ask(seat, game.decisions[state.pending], number, moves, *spoken)


def _has_promised(table: Table, seat: int) -> bool:
    return any(promise["seat"] == seat and promise["fate"] == "open" for promise in promises(table, (seat,)))


Happened = tuple[int, int, Thing | None]  # the event's number, its entry's, and what everybody hears of it alike
NO_EVENT = -1


def story(table: Table, after: int = BEGINNING) -> list[Happened]:
    """What happened in the entries above that number, the oldest first; what was taken back is left out. It is the same
    for all who are told; only where not all hear alike is nothing said yet."""
    told: list[Happened] = []
    if table.match is not None:
        entries = table.match.entries
        if after < 0:
            told += [_happened(table, number, 0) for number in range(table.match.opening)]
        for position in range(bisect_right(table.places, after), len(entries)):
            place = table.places[position]
            line = table.lines[place - 1]
            if line.late is not None:
                told.append((NO_EVENT, place, time_up(line.seat, line.late, place)))
            begin = entries[position - 1].events if position else table.match.opening
            told += [_happened(table, number, place) for number in range(begin, entries[position].events)]
    undone = [line for line in table.lines[max(0, after) :] if line.kind == "undo"]
    if undone:
        told += [(NO_EVENT, line.number, {"name": "undo", "seat": line.seat, "number": line.number}) for line in undone]
        told.sort(key=lambda happened: happened[1])
    return told


def _happened(table: Table, number: int, place: int) -> Happened:
    game, event = table.game, table.begun().events[number]
    thing = {**game.tell(event, None), "number": place} if game.tells_everybody(event) else None
    return number, place, thing


def events(
    table: Table, own: Own, happened: Sequence[Happened], changed: Mapping[int, list[Change]] | None = None
) -> list[Thing]:
    """That story as these seats hear it. The newest events bring what they changed in the view, so that they can be
    shown one after the other."""
    told: list[Thing] = []
    seat, changed = eye(own), changed or {}
    for number, place, thing in happened:
        if thing is None:
            thing = {**table.game.tell(table.begun().events[number], seat), "number": place}
        changes = changed.get(number)
        told.append({**thing, "changes": changes} if changes else thing)
    return told


def _changed(table: Table, own: Own, after: int) -> Mapping[int, list[Change]]:
    return table.match.changes(eye(own)) if table.match is not None and after >= 0 else {}


def time_up(seat: int | None, by: wire.Late, number: int) -> Thing:
    """That the table decided the entry with this number, and not the person."""
    return {"name": "time_up", "seat": seat, "by": by, "number": number}


def entry_info(line: Line, own: Own) -> wire.EntryInfo:
    """That nothing else was possible is for the seat itself: it tells what is in a hand or in a pile."""
    known = not line.secret or line.seat in own
    seat = None if line.seat == CHANCE else line.seat
    forced = line.forced and line.seat in own
    return wire.EntryInfo(line.number, seat, line.say if known else None, forced, line.back_to)


def snapshot(table: Table, own: Own) -> wire.Snapshot:
    return wire.Snapshot(
        number=table.number,
        table=table_info(table, own),
        view=view(table, own),
        views=views(table, own),
        asks=asks(table, own),
        log=events(table, own, story(table)[-limits.EVENTS_IN_SNAPSHOT :]),
        chat=[chat_info(chat) for chat in table.chats],
        promises=promises(table, own),
    )


def update(table: Table, own: Own, after: int) -> wire.Update:
    return wire.Update(
        number=table.number,
        entries=[entry_info(line, own) for line in table.lines[after:]],
        events=events(table, own, story(table, after), _changed(table, own, after)),
        table=table_info(table, own),
        view=view(table, own),
        views=views(table, own),
        asks=asks(table, own),
        promises=promises(table, own),
    )


def promises(table: Table, own: Own) -> list[Thing]:
    """Everybody hears of all of them but the private ones."""
    return [] if table.match is None else table.promises.heard(table.match, table.places, table.number, own).things


def chat_info(chat: ChatRow) -> wire.ChatInfo:
    return wire.ChatInfo(chat.seat, chat.name, chat.text, utc_text(chat.at), chat.number)
