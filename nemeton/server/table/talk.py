"""Talking: chat, promises, offers and answers, and saying that one is ready. Stored before anybody is told, under the
lock of the table.

Promises bind nobody and are part of no game; the game only says which there are and when (`Game.talk`). Bots say the
same things in the same way, from what their seats have heard and can see.
"""

from __future__ import annotations

import logging
import time
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

from nemeton.core.game import Game
from nemeton.core.state import State
from nemeton.core.talk import REASONS, Promising, Word
from nemeton.core.thing import Thing
from nemeton.players.negotiation import Negotiator, Wish
from nemeton.server import limits, wire
from nemeton.server.errors import Refused
from nemeton.server.nodes.notices import Ready
from nemeton.server.store import storage
from nemeton.server.store.storage import AnswerRow, ChatRow, OfferRow, PromiseRow
from nemeton.server.table import fanout
from nemeton.server.table.auth import Caller, verb
from nemeton.server.table.promises import word_of
from nemeton.server.table.table import Table

if TYPE_CHECKING:
    from nemeton.server.host import Host

JOINING = "\u200c\u200d"
log = logging.getLogger("nemeton.talk")


# --- chat ---


def readable(text: str) -> str:
    """One line without what cannot be seen: controls, and signs that turn the direction of what follows. What joins
    letters or pictures stays."""
    kept = (sign if sign in JOINING or not unicodedata.category(sign).startswith("C") else " " for sign in text)
    return " ".join("".join(kept).split())


@verb("chat")
async def chat(host: Host, table: Table, caller: Caller, wish: wire.Say) -> None:
    said = readable(wish.text)
    if not said:
        raise Refused("bad_request", "there is nothing in this message")
    row = ChatRow(wish.seat, table.seats[wish.seat].name or "", said, table.number, time.time())
    await host.change(table, storage.new_chat(table.id, row))
    table.chats = [*table.chats, row][-limits.CHATS_KEPT_IN_SIGHT :]
    fanout.tell_chat(table, row)


# --- promises ---


@verb("promise")
async def promise(host: Host, table: Table, caller: Caller, wish: wire.GivePromise) -> None:
    """One for every receiver in a discussion."""
    topic = _topic(table)
    _refuse_stranger(table, wish.seat, wish.receiver)
    word = Word(wish.kind, wish.place)
    _refuse_unknown(table, wish.seat, word)
    if wish.receiver in table.promises.given(table.places, topic, wish.seat):
        raise Refused("promised", "you have promised this player something already in this discussion")
    row = PromiseRow(wish.seat, wish.receiver, word.kind, word.place, topic, table.places[-1], time.time())
    await host.change(table, storage.new_promise(table.id, row))
    table.promises.rows.append(row)
    _tell(table)


def _topic(table: Table) -> str:
    topic = table.topic()
    if topic is None:
        raise Refused("conflict", "nothing can be promised now", table.game.talk.refusals(table.playing().state))
    return topic


def _refuse_stranger(table: Table, seat: int, receiver: int) -> None:
    if receiver == seat or receiver >= table.row.players:
        raise Refused("bad_request", "a promise is given to another player of this table")


def _refuse_unknown(table: Table, seat: int, word: Word | None) -> None:
    """Unless the seat can promise that now."""
    if word is not None and not _can_promise(table, seat, word):
        raise Refused("bad_request", "there is no such promise here")


def _can_promise(table: Table, seat: int, word: Word) -> bool:
    possible: list[Promising] = table.game.talk.promises(table.playing().state, seat)
    return any(one.has(word) for one in possible)


# --- offers ---


@verb("offer")
async def offer(host: Host, table: Table, caller: Caller, wish: wire.MakeOffer) -> None:
    """To one player or to everybody; bots it reaches answer at once."""
    topic = _topic(table)
    gives, asks = _word(wish.gives), _word(wish.asks)
    if asks is None:
        raise Refused("bad_request", "an offer asks for something; what asks for nothing is a promise")
    if wish.receiver is None and wish.private:
        raise Refused("bad_request", "what everybody is offered is not private")
    _refuse_unknown(table, wish.seat, gives)
    if wish.receiver is not None:
        _refuse_stranger(table, wish.seat, wish.receiver)
        _refuse_unknown(table, wish.receiver, asks)
    made = [row for row in table.promises.discussed(table.places, topic) if row.seat == wish.seat]
    if len(made) >= limits.OFFERS_IN_A_TALK:
        raise Refused("conflict", "you have made enough offers in this discussion")
    await _offer(host, table, wish.seat, wish.receiver, gives, asks, wish.private, wish.counters)
    host.wake(table)
    fanout.tell_table(table)


def _word(word: wire.SaidWord | None) -> Word | None:
    return None if word is None else Word(word.kind, word.place)


async def _offer(
    host: Host,
    table: Table,
    seat: int,
    receiver: int | None,
    gives: Word | None,
    asks: Word | None,
    private: bool = False,
    counters: int | None = None,
) -> None:
    row = OfferRow(
        offer=table.promises.next_offer(),
        seat=seat,
        receiver=receiver,
        gives=gives.kind if gives else None,
        gives_place=gives.place if gives else None,
        asks=asks.kind if asks else None,
        asks_place=asks.place if asks else None,
        private=private,
        counters=counters,
        topic=table.topic() or "",
        number=table.places[-1],
        at=time.time(),
    )
    await host.change(table, storage.new_offer(table.id, row))
    table.promises.offers.append(row)
    _tell(table)
    for other in range(table.row.players) if receiver is None else [receiver]:
        if other != seat and table.seats[other].kind == "bot":
            await _let_bot_answer(host, table, other, row)


@verb("answer")
async def answer(host: Host, table: Table, caller: Caller, wish: wire.AnswerOffer) -> None:
    """A yes makes both promises stand; a no may say why."""
    topic = _topic(table)
    row = next((row for row in table.promises.discussed(table.places, topic) if row.offer == wish.offer), None)
    if row is None or row.seat == wish.seat or row.receiver not in (None, wish.seat):
        raise Refused("bad_request", "there is no such offer to you in this discussion")
    if wish.yes:
        _refuse_unknown(table, wish.seat, word_of(row.asks, row.asks_place))
        _refuse_unknown(table, row.seat, word_of(row.gives, row.gives_place))
    if wish.reason not in (None, *REASONS):
        raise Refused("bad_request", f"there is no such reason; there are {', '.join(REASONS)}")
    await _answer(host, table, wish.seat, row, wish.yes, wish.reason)
    host.wake(table)
    fanout.tell_table(table)


async def _answer(host: Host, table: Table, seat: int, offer: OfferRow, yes: bool, reason: str | None) -> None:
    if any(row.seat == seat for row in table.promises.answers_to(table.places, offer.offer)):
        raise Refused("conflict", "you have answered this offer already")
    row = AnswerRow(offer.offer, seat, yes, reason, table.places[-1], time.time())
    await host.change(table, storage.new_answer(table.id, row))
    table.promises.answers.append(row)
    _tell(table)


def _tell(table: Table) -> None:
    """What was said, with the time there is to answer it."""
    table.attend(time.monotonic())
    fanout.tell_promises(table)


# --- bots ---


@cache
def _negotiator(game: Game, players: int) -> Negotiator:
    return Negotiator(game, players)


def _world(host: Host, table: Table, seat: int) -> State:
    """The position as the seat might imagine it."""
    world = table.playing().state.copy()
    if seat in world.awaited():
        world.turn_to(seat)
    world.redeal(seat, host.chance.rng(table, seat))
    return world


async def let_bots_speak(host: Host, table: Table) -> None:
    """A discussion has begun: each bot may make one offer. The lock is held already."""
    for seat, row in enumerate(table.seats):
        if row.kind != "bot" or table.match is None:
            continue
        match, mind = table.match, _negotiator(table.game, table.row.players)
        story = table.promises.story(match, table.places).heard_by(seat)
        wish = mind.speak(_world(host, table, seat), seat, story, match.events)
        if wish is not None:
            await _bots_offer(host, table, seat, wish)


async def _bots_offer(host: Host, table: Table, seat: int, wish: Wish, counters: int | None = None) -> None:
    """Against what was said in private one speaks in private, too."""
    private = any(row.offer == counters and row.private for row in table.promises.offers)
    try:
        await _offer(host, table, seat, wish.receiver, wish.gives, wish.asks, private, counters)
    except Refused as refused:  # the move it was about is played all the same
        log.warning("a bot's offer is lost", extra={"table": table.id, "problem": refused.message})


async def _let_bot_answer(host: Host, table: Table, seat: int, row: OfferRow) -> None:
    match = table.playing()
    story = table.promises.story(match, table.places).heard_by(seat)
    asked = next(offer for offer in story.offers if offer.number == row.offer)
    mind = _negotiator(table.game, table.row.players)
    reply = mind.answer(_world(host, table, seat), seat, asked, story, match.events)
    yes = reply.yes and asked.asks is not None and _can_promise(table, seat, asked.asks)
    await _answer(host, table, seat, row, yes, None if yes else reply.reason or "no_use")
    if reply.counter is not None:
        await _bots_offer(host, table, seat, reply.counter, row.offer)


def true_to_word(host: Host, table: Table, seat: int, move: int) -> int:
    """What a bot plays instead of a move, for the sake of what was promised."""
    match = table.playing()
    story = table.promises.story(match, table.places).heard_by(seat)
    if seat not in match.state.awaited() or not (story.promises or story.answers):
        return move
    world = _world(host, table, seat)
    if move not in world.moves(seat):  # the table has changed meanwhile
        return move
    return _negotiator(table.game, table.row.players).choose(world, seat, move, story, match.events)


def remark_on(host: Host, table: Table, seat: int, move: int) -> None:
    """Before a bot's decision is accepted: why it decides so, if that can be said. Kept only here and for a while."""
    match = table.playing()
    if table.bot_level(seat) is None or table.topic() is None or seat not in match.state.awaited():
        return
    story = table.promises.story(match, table.places).heard_by(seat)
    world = _world(host, table, seat)
    reason = _negotiator(table.game, table.row.players).remark(world, seat, move, story, match.events)
    if reason is not None:
        remark: Thing = {"name": reason, "seat": seat, "number": table.number + 1}
        table.remarks = [*table.remarks, remark][-limits.REMARKS_IN_SIGHT :]


# --- enough said ---


@verb("ready")
async def ready(host: Host, table: Table, caller: Caller, wish: wire.SayReady) -> None:
    """For this seat the discussion may end; bots go on when nobody wants to talk any more. What a page says by itself
    does not count while an offer waits for an answer: it may have crossed that offer on its way."""
    table.playing()
    if table.window.topic is None:
        raise Refused("conflict", "nothing is being discussed")
    if wish.unless_offered and wish.seat in table.offered():
        return
    table.window.ready.add(wish.seat)
    host.nodes.say(Ready(host.nodes.id, table.id, wish.seat))
    fanout.tell_table(table)
    host.wake(table)
