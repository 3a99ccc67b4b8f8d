"""Meduris in the terminal: the ring district by district, the mountain with its towers, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.core.thing import Say
from nemeton.games.meduris import content
from nemeton.games.meduris.view import FieldView, MedurisView, SeatView

DRUID = "◆"


def picture(view: MedurisView, say: Say, names: Sequence[str]) -> list[str]:
    heading = say("turn", turn=view["turns"])
    if view["ended_by"] != "none":
        heading += f" · {say('last-lap')}"
    elif view["last_turns"]:
        heading += f" · {say('last-turns', turns=view['last_turns'])}"
    lines = [heading, "", *_ring(view, say), "", *_mountain(view, say), "", _druid(view, say), ""]
    for seat, of in enumerate(view["seats"]):
        lines += _seat(of, say, names[seat], _letter(seat), ">" if seat == view["turn"] else " ")
    return lines


def _letter(seat: int) -> str:
    return "ABCD"[seat]


def _ring(view: MedurisView, say: Say) -> list[str]:
    """One line for every district: its rune and holder, then its fields."""
    board = content.CONTENT["boards"][view["side"]]
    lines = []
    for number, district in enumerate(board["districts"]):
        owner = view["runes"][number]
        fields = range(district["first"], district["last"] + 1)
        shown = [_field(view, field, board["ring"]["fields"][field]["goods"], say) for field in fields]
        holder = _letter(owner) if owner is not None else "–"
        lines.append(f"{say('rune-' + district['key']):12} {holder}  {'  '.join(shown)}")
    return lines


def _field(view: MedurisView, number: int, goods: Sequence[str], say: Say) -> str:
    field = view["fields"][number]
    here = DRUID if view["druid"]["field"] == number else ""
    return f"{number}{here}[{_on_field(field, goods, say)}]"


def _on_field(field: FieldView, goods: Sequence[str], say: Say) -> str:
    chip = f" {say('chip-' + field['chip'])}" if field["chip"] else ""
    if field["building"] is None or field["seat"] is None:
        return f"{'/'.join(say('good-' + good) for good in goods)} ×{field['size']}{chip}"
    return f"{say(field['building'])} {_letter(field['seat'])}{chip}"


def _mountain(view: MedurisView, say: Say) -> list[str]:
    lines = []
    for good, key in enumerate(content.GOOD_KEYS):
        tower = " ".join(_letter(seat) for seat in view["towers"][good]) or "–"
        lines.append(f"{say('plateau-' + key):16} {say('supply')} {view['supply'][good]:2}   {say('tower')}: {tower}")
    return lines


def _druid(view: MedurisView, say: Say) -> str:
    druid = view["druid"]
    if druid["field"] is None:
        return f"{DRUID} {say('druid-on-stone', stone=druid['stone'])}"
    return f"{DRUID} {say('druid-at-field', field=druid['field'])}"


def _seat(of: SeatView, say: Say, name: str, letter: str, sign: str) -> list[str]:
    if of["hand"] is not None:
        amounts = zip(content.GOOD_KEYS, of["hand"], strict=True)
        held = ", ".join(f"{n} {say('good-' + key)}" for key, n in amounts if n) or "–"
    else:
        held = say("hidden-goods") if of["goods"] is None else say("goods-held", goods=of["goods"])
    points = f"{say('points', points=of['points'])} · {say('huts-left', huts=of['huts'])}"
    pieces = f"{say('temples-left', temples=of['temples'])} · {say('runes', runes=of['runes'])}"
    return [f"{sign} {letter} {name}", f"    {points} · {pieces}", f"    {say('goods')}: {held}"]
