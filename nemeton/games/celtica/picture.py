"""Celtica in the terminal: the path with its druids, the display, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nemeton.core.thing import Say
from nemeton.games.celtica.content import CONTENT, DRUID_KEYS, PART_KEYS
from nemeton.games.celtica.view import CelticaView, SeatView

SIGNS = {"find": "+", "ruin": "-", "cult": "°"}


def picture(view: CelticaView, say: Say, names: Sequence[str]) -> list[str]:
    heading = say("round", round=view["round"])
    if view["last_round"]:
        heading += f" · {say('last-round')}"
    lines = [heading, "", *_path(view, say), "", *_parts(view, say), ""]
    for seat, of in enumerate(view["seats"]):
        lines += _seat(of, say, names[seat], ">" if seat == view["turn"] else " ")
    return lines


def _path(view: CelticaView, say: Say) -> list[str]:
    lines = []
    for place in range(len(CONTENT["place"]) + 1):
        druids = [say(f"druid-{DRUID_KEYS[i]}") for i, at in enumerate(view["positions"]) if at == place]
        lines.append(f"{place:3} {_effect(place):3} {say(f'place-{place}'):24} {', '.join(druids)}".rstrip())
    return lines


def _effect(place: int) -> str:
    if place == 0:
        return ""
    data: dict[str, Any] = CONTENT["place"][place - 1]
    return SIGNS[data["kind"]] + (str(data["amount"]) if data["amount"] else "")


def _parts(view: CelticaView, say: Say) -> list[str]:
    counts = f"{say('supply')} {view['supply']} · {say('reserve')} {sum(view['reserve'])}"
    return [f"{say('display')}: {_named(view['display'], 'part', PART_KEYS, say)}", counts]


def _named(counts: Sequence[int], kind: str, keys: Sequence[str], say: Say) -> str:
    words = [f"{count} {say(f'{kind}-{key}')}" for key, count in zip(keys, counts, strict=True) if count]
    return ", ".join(words) or "–"


def _seat(of: SeatView, say: Say, name: str, sign: str) -> list[str]:
    layers = " · ".join(str(size) for size in of["incomplete"]) or "–"
    amulets = f"{say('complete-amulets')}: {of['complete']}   {say('incomplete-amulets')}: {layers}"
    hand, experience = of["hand"], of["experience"]
    cards = _named(hand, "druid", DRUID_KEYS, say) if hand else say("cards-left", cards=of["druid_cards"])
    learned = (
        _named(experience, "druid", DRUID_KEYS, say)
        if experience
        else say("experience-left", cards=of["experience_cards"])
    )
    out = f" ({say('out')})" if of["out"] else ""
    return [
        f"{sign} {name}{out}",
        f"    {amulets}",
        f"    {say('hand')}: {cards} · {say('experience')}: {learned}",
    ]
