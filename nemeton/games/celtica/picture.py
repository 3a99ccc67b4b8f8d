"""Celtica in the terminal: the path with its druids, the display, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.core.thing import Say
from nemeton.games.celtica import content
from nemeton.games.celtica.view import CelticaView, SeatView

SIGNS = {content.HARBOUR: "", content.FIND: "+", content.RUIN: "-", content.CULT: "°"}


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
    for place in range(content.GOAL + 1):
        druids = [say(f"druid-{content.DRUID_KEYS[i]}") for i, at in enumerate(view["positions"]) if at == place]
        lines.append(f"{place:3} {_effect(place):3} {say(f'place-{place}'):24} {', '.join(druids)}".rstrip())
    return lines


def _effect(place: int) -> str:
    return f"{SIGNS[content.PLACE_KINDS[place]]}{content.PLACE_AMOUNTS[place] or ''}"


def _parts(view: CelticaView, say: Say) -> list[str]:
    counts = f"{say('supply')} {view['supply']} · {say('reserve')} {sum(view['reserve'])}"
    return [f"{say('display')}: {_named(view['display'], 'part', content.PART_KEYS, say)}", counts]


def _named(counts: Sequence[int], kind: str, keys: Sequence[str], say: Say) -> str:
    words = [f"{count} {say(f'{kind}-{key}')}" for key, count in zip(keys, counts, strict=True) if count]
    return ", ".join(words) or "–"


def _seat(of: SeatView, say: Say, name: str, sign: str) -> list[str]:
    layers = " · ".join(str(size) for size in of["incomplete"]) or "–"
    amulets = f"{say('complete-amulets')}: {of['complete']}   {say('incomplete-amulets')}: {layers}"
    hand, experience = of["hand"], of["experience"]
    druids = content.DRUID_KEYS
    cards = _named(hand, "druid", druids, say) if hand else say("cards-left", cards=of["druid_cards"])
    left = say("experience-left", cards=of["experience_cards"])
    learned = _named(experience, "druid", druids, say) if experience else left
    out = f" ({say('out')})" if of["out"] else ""
    hands = f"{say('hand')}: {cards} · {say('experience')}: {learned}"
    return [f"{sign} {name}{out}", f"    {amulets}", f"    {hands}"]
