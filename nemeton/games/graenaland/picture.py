"""Graenaland in the terminal: the territories with their votes and cards, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.core.thing import Say
from nemeton.games.graenaland import content
from nemeton.games.graenaland.view import GraenalandView, SeatView, TerritoryView


def picture(view: GraenalandView, say: Say, names: Sequence[str]) -> list[str]:
    heading = say("round", round=view["round"])
    if view["lead"] is not None:
        heading += f" · {say('lead-player')}: {names[view['lead']]}"
    supply = view["supply"]["open"]
    if supply is not None:
        heading += f" · {say('supply-card')}: {', '.join(say(f'resource-{key}') for key in supply)}"
    lines = [heading, ""]
    for territory in view["territories"]:
        lines += _territory(territory, say, names)
    lines.append("")
    for seat, of in enumerate(view["seats"]):
        lines += _seat(of, say, names[seat], ">" if seat in view["awaited"] else " ", view)
    return lines


def _territory(of: TerritoryView, say: Say, names: Sequence[str]) -> list[str]:
    cards = _named(of["cards"], "resource", content.RESOURCE_KEYS, say)
    if of["down"]:
        cards = f"{'' if cards == '–' else cards + ', '}{of['down']} {say('resource-unknown')}"
    built = [
        f"{say(f'building-{key}')} ({names[owner]})"
        for key, owner in zip(content.BUILDING_KEYS, of["buildings"], strict=True)
        if owner is not None
    ]
    facilities = zip(content.FACILITY_KEYS, of["facilities"], strict=True)
    built += [say(f"facility-{key}") for key, there in facilities if there]
    people = [f"{names[seat]} {count}" for seat, count in enumerate(of["settlements"]) if count]
    heroes = [f"{say('hero-' + hero['hero'])} ({names[hero['seat']]})" for hero in of["heroes"]]
    votes = [f"{names[seat]} {count}" for seat, count in enumerate(of["votes"]) if count]
    name = f"{of['territory']} {say('territory-' + of['territory'])} ({say('deck-' + of['terrain'])})"
    held = sum(of["cards"]) + of["down"]
    lines = [f"  {name}: {cards} [{held}/{of['limit']}]"]
    if people or heroes or built:
        lines.append(f"      {', '.join([*people, *heroes, *built])}")
    if votes:
        lines.append(
            f"      {say('votes')}: {', '.join(votes)} ({say('needed', needed=of['needed'], total=of['total'])})"
        )
    return lines


def _named(counts: Sequence[int], kind: str, keys: Sequence[str], say: Say) -> str:
    words = [f"{count} {say(f'{kind}-{key}')}" for key, count in zip(keys, counts, strict=True) if count]
    return ", ".join(words) or "–"


def _seat(of: SeatView, say: Say, name: str, sign: str, view: GraenalandView) -> list[str]:
    hand = say("hand-cards", cards=of["hand_size"])
    if of["hand"]:
        hand = _named(of["hand"], "resource", content.RESOURCE_KEYS, say)
    places = zip(content.HERO_KEYS, of["heroes"], strict=True)
    heroes = [f"{say(f'hero-{key}')} {place}" for key, place in places if place is not None]
    goals = [
        f"{say(f'condition-{key}')} {reached}/{condition['threshold']}{'*' if done else ''}"
        for key, reached, condition, done in zip(
            content.CONDITION_KEYS, of["measures"], view["conditions"], of["fulfilled"], strict=True
        )
    ]
    return [
        f"{sign} {name}: {say('hand')}: {hand} · {', '.join(heroes)}",
        f"    {' · '.join(goals)}",
    ]
