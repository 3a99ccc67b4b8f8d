"""Edora in the terminal: every cult place with its fields and dice, the oracle, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.core.thing import Say
from nemeton.games.edora.content import BONUS_KEYS
from nemeton.games.edora.view import EdoraView, FieldView, PlaceView, SeatView


def picture(view: EdoraView, say: Say, names: Sequence[str]) -> list[str]:
    heading = say("round", round=view["round"])
    if view["last_round"]:
        heading += f" · {say('last-round')}"
    lines = [heading, "", *(_place(place, names) for place in view["places"]), "", *_shared(view, say), ""]
    for seat, of in enumerate(view["seats"]):
        lines += _seat(of, say, names[seat], ">" if seat == view["turn"] else " ")
    return lines


def _place(of: PlaceView, names: Sequence[str]) -> str:
    fields = "  ".join(f"{_field(field, names):10}" for field in of["fields"])
    stones = len(of["menhirs"]) + len(of["steles"])
    pawns = ", ".join(names[seat] for seat in of["pawns"])
    beside = f" ▲{stones}" if stones else ""
    return f"{of['place']}  {fields}{beside}{f' <- {pawns}' if pawns else ''}".rstrip()


def _field(field: FieldView, names: Sequence[str]) -> str:
    return field["action"] if field["seat"] is None else f"{field['value']} {names[field['seat']]}"[:10]


def _shared(view: EdoraView, say: Say) -> list[str]:
    open_tablets = [say(f"tablet-{tablet}") if tablet else "–" for tablet in view["display"]]
    fires = [f"{of['fire']} ({', '.join(say(f'bonus-{bonus}') for bonus in of['bonuses'])})" for of in view["fires"]]
    burning = [fire for fire, of in zip(fires, view["fires"], strict=True) if of["seat"] is None]
    dolmens = [f"{of['place']} " + say(f"colour-{of['colour']}") for of in view["dolmens"] if of["colour"]]
    return [
        f"{say('oracle')}: {', '.join(open_tablets)} ({say('pile')}: {view['pile']})",
        f"{say('fireplaces')}: {', '.join(burning)}",
        f"{say('dolmens')}: {', '.join(dolmens)}",
    ]


def _seat(of: SeatView, say: Say, name: str, sign: str) -> list[str]:
    herbs = [say(f"herb-{herb['herb']}") for herb in of["herbs"] or [] if herb["state"] == "active"]
    tablets = [
        say(f"tablet-{tablet['tablet']}") + f" {tablet['progress']}/{tablet['needs']}" for tablet in of["tablets"] or []
    ]
    gems = [say(f"bonus-{gem}") for gem in of["gems"] if gem]
    return [
        f"{sign} {name}: {of['prestige']} {say('prestige')} · {of['provisions']} {say('provisions')} · "
        f"{of['mistletoe']} {say('mistletoe')} · {say('knowledge')} {of['knowledge']} (×{of['multiplier']}) · "
        f"{say('sickle')} {of['sickle']}",
        f"    {say('personal')}: {_dice(of['personal'])} · {say('general')}: {_dice(of['general'])}",
        f"    {say('herbs')}: {', '.join(herbs) or '–'} · {say('tablets')}: {', '.join(tablets) or '–'}",
        f"    {say('menhirs')}: {len(of['menhirs'])}/{len(BONUS_KEYS)} · {say('steles')}: "
        f"{len(of['steles'])}/{len(BONUS_KEYS)} · {say('gems')}: {', '.join(gems) or '–'}",
    ]


def _dice(counts: Sequence[int]) -> str:
    return " ".join(str(value) for value, count in enumerate(counts, 1) for _ in range(count)) or "–"
