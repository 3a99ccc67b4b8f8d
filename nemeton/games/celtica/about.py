"""What a decision would bring, before it is made; the words are the messages `move-…`."""

from __future__ import annotations

from typing import Final

from nemeton.core.thing import Thing
from nemeton.games.celtica import content
from nemeton.games.celtica import move as m
from nemeton.games.celtica import row as r
from nemeton.games.celtica.notation import parts_in
from nemeton.games.celtica.rules import Celtica, stop

EFFECTS: Final = {content.FIND: "take", content.RUIN: "give", content.CULT: "draw"}


def preview(state: Celtica, move: int) -> Thing:
    seat, after = state.turn, state.copy()
    if move < m.DRAW:
        return _play(state, seat, move)
    if move == m.DRAW:
        return {"name": "draw", "pile": sum(state.cards(r.PILE))}
    if move == m.DECLINE:
        return {"name": "decline"}
    if move < m.BUY:
        after.swap_part(seat, m.given_in(move), m.taken_in(move))
        own, part = content.PART_KEYS[m.given_in(move)], content.PART_KEYS[m.taken_in(move)]
        return {"name": "swap", "own": own, "part": part, "complete": after.score(seat)}
    if move < m.DONE:
        after.buy_part(seat, move - m.BUY)
        return {"name": "buy", "part": content.PART_KEYS[move - m.BUY], "complete": after.score(seat)}
    if move == m.DONE:
        return {"name": "done"}
    if move < m.GIVE:
        after.take_parts(seat, move - m.TAKE)
        largest = state.score(seat) + 1
        fills = after.amulet(seat, largest) - state.amulet(seat, largest)
        return {"name": "take", "parts": parts_in(move - m.TAKE), "fills": fills}
    after.give_parts(seat, move - m.GIVE)
    return {"name": "give", "parts": parts_in(move - m.GIVE), "breaks": state.score(seat) - after.score(seat)}


def _play(state: Celtica, seat: int, move: int) -> Thing:
    druid, cards, extras = m.druid_of(move), m.cards_of(move), m.extras_of(move)
    here = state.position(druid)
    there = stop(here, cards + extras)
    no_effect = here == content.GOAL or state.is_barren(there)
    effect = "nothing" if no_effect else EFFECTS[content.PLACE_KINDS[there]]
    amounts = {"take": state.parts_to_find(there), "give": state.parts_to_lose(seat, there)}
    return {
        "name": "play",
        "druid": content.DRUID_KEYS[druid],
        "cards": cards,
        "experience": extras,
        "from": here,
        "to": there,
        "effect": effect,
        "amount": amounts.get(effect, 0),
        "only_ruin": effect == "give" and _only_ruins(state, seat, druid),
        "wasted": here + cards + extras - there,
    }


def _only_ruins(state: Celtica, seat: int, druid: int) -> bool:
    """Whether every play of this colour ends in a ruin."""
    most = state.hand(seat, druid) + state.experience(seat, druid)
    stops = {stop(state.position(druid), steps) for steps in range(1, most + 1)}
    return all(content.PLACE_KINDS[place] == content.RUIN for place in stops)
