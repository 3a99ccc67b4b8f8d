"""Why not? The rules an illegal move breaks, for the seat whose turn it is, worst first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nemeton.core.thing import Refusal
from nemeton.games.celtica import ask, content
from nemeton.games.celtica import move as m
from nemeton.games.celtica import row as r
from nemeton.games.celtica.notation import parts_in
from nemeton.games.celtica.rules import Celtica

PLACES: Final = [str(place) for place in range(content.GOAL + 1)]
NO_MOVE: Final = -1  # asks what has to be done first


def refusals(state: Celtica, seat: int, move: int) -> list[Refusal]:
    kind = state.pending
    if kind == ask.PLAY:
        return _play(state, seat, move)
    if kind == ask.TAKE:
        return _parts(state, r.DISPLAY, move, m.TAKE, "take")
    if kind == ask.GIVE:
        return _parts(state, r.own(seat), move, m.GIVE, "give", r.secret(seat))
    if kind == ask.DRAW:
        return [Refusal("C-20", "draw_or_decline" if move != m.DRAW else "no_card_to_draw")]
    return _final(state, seat, move)


def refusals_at(state: Celtica, seat: int, thing: Sequence[str]) -> list[Refusal] | None:
    """`place 12`: why no druid can stop there now. `part middle`: why that part of the display cannot be taken now."""
    if len(thing) != 2:
        return None
    kind, key = thing
    if kind == "place" and key in PLACES:
        return _place(state, seat, PLACES.index(key)) if state.pending == ask.PLAY else refusals(state, seat, NO_MOVE)
    if kind == "part" and key in content.PART_KEYS:
        return _part(state, seat, content.PART_KEYS.index(key))
    return None


def _place(state: Celtica, seat: int, place: int) -> list[Refusal]:
    """C-9: only forward, one place for every card; C-6, C-8: a druid card of that colour is needed."""
    behind = {druid: place - state.position(druid) for druid in range(r.DRUIDS) if state.position(druid) < place}
    if not behind:
        return [Refusal("C-9", "all_druids_past", {"to": place})]
    reach = {druid: _reach(state, seat, druid) for druid in behind}
    if not any(reach.values()):
        return [
            Refusal("C-6", "no_card_for_druids_behind", {"druids": [content.DRUID_KEYS[druid] for druid in behind]})
        ]
    nearest = min((druid for druid in behind if reach[druid]), key=lambda druid: (behind[druid] - reach[druid], druid))
    if behind[nearest] <= reach[nearest]:
        return []
    facts = {"druid": content.DRUID_KEYS[nearest], "steps": behind[nearest], "reach": reach[nearest]}
    return [Refusal("C-9", "place_too_far", facts)]


def _reach(state: Celtica, seat: int, druid: int) -> int:
    """How far all cards of the seat would take that druid."""
    return state.hand(seat, druid) + state.experience(seat, druid) if state.hand(seat, druid) else 0


def _part(state: Celtica, seat: int, part: int) -> list[Refusal]:
    if state.pending == ask.TAKE:
        return []
    if state.pending == ask.PLAY:
        return [Refusal("C-14", "parts_only_at_find_sites")]
    return _final(state, seat, m.BUY + part) if state.pending == ask.FINAL else refusals(state, seat, NO_MOVE)


def _play(state: Celtica, seat: int, move: int) -> list[Refusal]:
    if not m.PLAY <= move < m.DRAW:
        return [Refusal("C-6", "must_play_cards")]
    druid, cards, extras = m.druid_of(move), m.cards_of(move), m.extras_of(move)
    key, held, held_extras = content.DRUID_KEYS[druid], state.hand(seat, druid), state.experience(seat, druid)
    found = []
    if held == 0 and extras > 0:
        found.append(Refusal("C-8", "experience_needs_druid_card", {"druid": key}))
    if held < cards:
        found.append(Refusal("C-6", "card_not_held", {"druid": key, "held": held, "cards": cards}))
    if held_extras < extras:
        found.append(Refusal("C-7", "experience_not_held", {"druid": key, "held": held_extras, "cards": extras}))
    return found


def _parts(state: Celtica, heap: int, move: int, base: int, verb: str, besides: int = -1) -> list[Refusal]:
    rule, wanted = ask.RULES[state.pending], state.asked_a()
    if not base <= move < base + m.SETS or not _is_set(move - base):
        return [Refusal(rule, f"must_{verb}_parts", {"amount": wanted})]
    chosen = parts_in(move - base)
    found = []
    if len(chosen) != wanted:
        found.append(Refusal(rule, "wrong_number_of_parts", {"amount": wanted, "given": len(chosen)}))
    hidden = state.parts(besides) if besides >= 0 else [0] * r.KINDS
    for key, there, more in zip(content.PART_KEYS, state.parts(heap), hidden, strict=True):
        if chosen.count(key) > there + more:
            found.append(Refusal(rule, f"part_not_there_to_{verb}", {"part": key}))
    return found


def _is_set(chosen: int) -> bool:
    """Whether it is a set as moves number it: no digit stands for no part, none is out of order."""
    digits = list(str(chosen))
    return "0" not in digits and digits == sorted(digits)


def _final(state: Celtica, seat: int, move: int) -> list[Refusal]:
    if not m.SWAP <= move <= m.DONE:
        return [Refusal("C-30", "final_exchange_only")]
    if move < m.BUY:
        rule, cost, own, part = "C-31", content.SWAP_COST, m.given_in(move), m.taken_in(move)
    else:
        rule, cost, own, part = "C-32", content.BUY_COST, None, move - m.BUY
    cards, key = sum(state.cards(r.experience(seat))), content.PART_KEYS[part]
    found = []
    if cards < cost:
        found.append(Refusal(rule, "too_few_experience_cards", {"cost": cost, "held": cards}))
    if state.display(part) == 0:
        found.append(Refusal(rule, "part_not_there_to_take", {"part": key}))
    if own is not None and state.own(seat, own) == 0:
        found.append(Refusal(rule, "part_not_there_to_give", {"part": content.PART_KEYS[own]}))
    if own == part:
        found.append(Refusal("C-31", "swap_same_kind", {"part": key}))  # CC-3
    return found
