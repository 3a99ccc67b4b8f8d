"""What a seat sees of a game of Edora (section 8 of the dossier), built field by field.

Nearly all is open: hidden are the order of the pile, and, until all have chosen, the tablets of variant 1 and the herb
layouts of variant 3.
"""

from __future__ import annotations

from typing import Final, TypedDict

from nemeton.core.state import CHANCE, NOBODY, OVER
from nemeton.games.edora import content
from nemeton.games.edora import rules_row as r
from nemeton.games.edora.content import (
    ACTION_KEYS,
    BONUS_KEYS,
    DOLMEN_KEYS,
    FIRE_KEYS,
    HERB_KEYS,
    MENHIR_KEYS,
    PART_KEYS,
    PLACE_KEYS,
    POTION_KEYS,
    STELE_KEYS,
    TABLET_KEYS,
    TABLET_NEEDS,
)
from nemeton.games.edora.rules import Edora
from nemeton.games.edora.text import frame
from nemeton.games.edora.why import ASKED

# in which of the seven steps a decision falls; those of set-up and emergency turns are in none
STEPS: Final = {"turn": 1, "die": 2, "value": 2, "field": 2, "herb": 7}


class PartView(TypedDict):
    part: str | None
    rotation: int
    front: bool


class FieldView(TypedDict):
    action: str
    seat: int | None
    value: int


class StoneView(TypedDict):
    seat: int
    bonus: str


class PlaceView(TypedDict):
    place: str
    fields: list[FieldView]
    menhirs: list[StoneView]
    steles: list[StoneView]
    pawns: list[int]
    near: list[str]
    clearing: int
    portal: bool
    winner: int | None


class FireView(TypedDict):
    fire: str
    bonuses: list[str]
    seat: int | None


class DolmenView(TypedDict):
    place: str
    colour: str | None
    seat: int | None


class TabletView(TypedDict):
    tablet: str
    copies: int
    progress: int
    needs: int


class PotionView(TypedDict):
    potion: str
    cost: int
    seat: int | None


class HerbView(TypedDict):
    herb: str
    state: str  # board, active, inactive, hand
    pair: int | None


class SeatView(TypedDict):
    prestige: int
    provisions: int
    mistletoe: int
    knowledge: int
    multiplier: int
    sickle: int
    pawn: str | None
    started: bool
    personal: list[int]
    general: list[int]
    placed: int
    menhirs: list[str]
    steles: list[str]
    gems: list[str | None]
    tablets: list[TabletView] | None  # None: hidden
    herbs: list[HerbView] | None
    laid: int
    potions: list[str]
    dolmens: int
    won: int
    final: dict[str, int]
    place: int


class EdoraView(TypedDict):
    players: int
    turn: int
    phase: str
    step: int
    amount: int
    round: int
    first: int | None
    last_round: bool
    parts: list[PartView]
    places: list[PlaceView]
    fires: list[FireView]
    dolmens: list[DolmenView]
    beige: int
    display: list[str | None]
    stones: list[str | None]
    pile: int
    unseen: list[int]
    potions: list[PotionView]
    gems: list[int]
    tower: list[list[int]]
    seats: list[SeatView]


def view(state: Edora, seat: int | None) -> EdoraView:
    at = state.at
    turn = state.turn
    phase = "over" if turn == OVER else "deal" if turn == CHANCE else ASKED[state.pending]
    amount, _ = frame(state) if phase in ("pick", "brew", "raise", "pluck") else (0, 0)
    return {
        "players": state.players,
        "turn": turn,
        "phase": phase,
        "step": _step(state, phase),
        "amount": amount,
        "round": at[r.ROUND],
        "first": _seat_or_none(at[r.FIRST]),
        "last_round": any(at[r.PLACED + other] == r.ALL_DICE for other in range(state.players)),
        "parts": _parts(state),
        "places": [_place(state, place) for place in range(r.PLACES)],
        "fires": [_fire(state, fire) for fire in range(r.FIRES)],
        "dolmens": [_dolmen(state, slot) for slot in range(r.RIM)],
        "beige": at[r.BEIGE_TAKEN],
        "display": [_key(TABLET_KEYS, at[r.DISPLAY + spot]) for spot in range(r.SPOTS)],
        "stones": [_key(BONUS_KEYS, at[r.STONE + gap]) for gap in range(r.STONES)],
        "pile": sum(_numbers(state, r.PILE, r.TABLETS)),
        "unseen": _unseen(state, seat),
        "potions": [_potion(state, potion) for potion in range(r.POTIONS)],
        "gems": _numbers(state, r.GEMS_LEFT, r.BONUSES),
        "tower": _tower(state),
        "seats": [_seat_view(state, other, seat) for other in range(state.players)],
    }


def _step(state: Edora, phase: str) -> int:
    """1 to 7 in a normal turn; 0 outside."""
    if state.at[r.ROUND] == 0 or phase in ("deal", "over"):
        return 0
    if phase in STEPS:
        return STEPS[phase]
    if state.waits_for(r.THEN_FIRES):
        return 5 if state.waits_for(r.THEN_COVER) else 4
    return 5 if state.waits_for(r.THEN_DOLMENS) else 0


def _parts(state: Edora) -> list[PartView]:
    shown = state.at[r.FRONT]
    found: list[PartView] = []
    for slot in range(r.SLOTS):
        rotation = state.at[r.ROTATION + slot] if slot < r.TILES else 0
        front = shown == 2 or shown == content.SLOT_PARITY[slot]
        found.append({"part": _key(PART_KEYS, state.at[r.PART + slot]), "rotation": rotation, "front": front})
    return found


def _place(state: Edora, place: int) -> PlaceView:
    at = state.at
    dice = {
        at[r.DIE + place * r.MOST_PLAYERS + seat] >> 3: seat
        for seat in range(state.players)
        if at[r.DIE + place * r.MOST_PLAYERS + seat]
    }
    fields: list[FieldView] = []
    for field in range(state.players):
        code = at[r.FIELD + place * r.FIELDS + field]
        if code != r.NONE:
            seat = dice.get(field)
            value = 0 if seat is None else at[r.DIE + place * r.MOST_PLAYERS + seat] & 7
            fields.append({"action": ACTION_KEYS[code], "seat": seat, "value": value})
    clearing = at[r.CLEARING + place]
    winner = state.highest(place)
    return {
        "place": PLACE_KEYS[place],
        "fields": fields,
        "menhirs": _stones(state, r.MENHIR_AT, MENHIR_KEYS, place),
        "steles": _stones(state, r.STELE_AT, STELE_KEYS, place),
        "pawns": [seat for seat in range(state.players) if at[r.PAWN + seat] == place],
        "near": [PLACE_KEYS[other] for other in range(r.PLACES) if (at[r.NEAR + place] >> other) & 1],
        "clearing": r.lowest(clearing) if clearing else place,
        "portal": bool((at[r.PORTALS] >> place) & 1),
        "winner": None if winner == r.NONE else winner,
    }


def _stones(state: Edora, where: int, keys: list[str], place: int) -> list[StoneView]:
    return [
        {"seat": seat, "bonus": keys[stone]}
        for seat in range(state.players)
        for stone in range(r.BONUSES)
        if state.at[where + seat * r.BONUSES + stone] == place
    ]


def fire_bonuses(state: Edora, fire: int) -> list[str]:
    icons = state.at[r.FIRE_BONUS + fire]
    found = []
    while icons:
        found.append(BONUS_KEYS[(icons & 7) - 1])
        icons >>= 3
    return found


def _fire(state: Edora, fire: int) -> FireView:
    owner = state.at[r.FIRE_OWNER + fire]
    return {"fire": FIRE_KEYS[fire], "bonuses": fire_bonuses(state, fire), "seat": _seat_or_none(owner)}


def _dolmen(state: Edora, slot: int) -> DolmenView:
    colour = state.at[r.DOLMEN + slot]
    owner = r.NONE if colour == r.NONE else state.at[r.DOLMEN_OWNER + colour]
    place = PLACE_KEYS[content.DOLMEN_PLACES[slot]]
    return {"place": place, "colour": _key(DOLMEN_KEYS, colour), "seat": _seat_or_none(owner)}


def _potion(state: Edora, potion: int) -> PotionView:
    owner = next((seat for seat in range(state.players) if (state.at[r.POTIONS_OF + seat] >> potion) & 1), None)
    return {"potion": POTION_KEYS[potion], "cost": state.potion_cost(potion), "seat": owner}


def _tower(state: Edora) -> list[list[int]]:
    """The seats on every field of the knowledge track, from bottom to top."""
    if not state.at[r.ROUND]:
        return []
    order = sorted(range(state.players), key=lambda seat: state.at[r.RANK + seat])
    return [
        [seat for seat in order if state.position(seat) == position] for position in range(len(content.MULTIPLIERS))
    ]


def _unseen(state: Edora, viewer: int | None) -> list[int]:
    """The tablets that may lie in the pile, as far as the viewer knows."""
    unseen = _numbers(state, r.PILE, r.TABLETS)
    if state.waits_for(r.THEN_REVEAL_TABLETS):
        for seat in range(state.players):
            if seat != viewer:
                for kind in range(r.TABLETS):
                    unseen[kind] += state.at[r.TABLETS_OF + seat * r.TABLETS + kind]
    return unseen


def _seat_view(state: Edora, seat: int, viewer: int | None) -> SeatView:
    at = state.at
    hides_tablets = seat != viewer and state.waits_for(r.THEN_REVEAL_TABLETS)
    hides_herbs = seat != viewer and state.waits_for(r.THEN_REVEAL_HERBS)
    pawn = at[r.PAWN + seat]
    herbs = _herbs(state, seat)
    return {
        "prestige": at[r.PRESTIGE + seat],
        "provisions": at[r.PROVISIONS + seat],
        "mistletoe": at[r.MISTLETOE + seat],
        "knowledge": state.position(seat),
        "multiplier": content.MULTIPLIERS[state.position(seat)],
        "sickle": at[r.SICKLE + seat],
        "pawn": _key(PLACE_KEYS, pawn),
        "started": bool(at[r.STARTED + seat]),
        "personal": _numbers(state, r.PERSONAL + seat * r.FACES + 1, 6),
        "general": _numbers(state, r.GENERAL + seat * r.FACES + 1, 6),
        "placed": at[r.PLACED + seat],
        "menhirs": [key for i, key in enumerate(MENHIR_KEYS) if (at[r.MENHIRS + seat] >> i) & 1],
        "steles": [key for i, key in enumerate(STELE_KEYS) if (at[r.STELES + seat] >> i) & 1],
        "gems": [_key(BONUS_KEYS, at[r.GEM + seat * r.GEM_SLOTS + slot]) for slot in range(r.GEM_SLOTS)],
        "tablets": None if hides_tablets else _tablets(state, seat),
        "herbs": None if hides_herbs else herbs,
        "laid": sum(herb["state"] != "hand" for herb in herbs) // 2,
        "potions": [key for i, key in enumerate(POTION_KEYS) if (at[r.POTIONS_OF + seat] >> i) & 1],
        "dolmens": state.dolmens(seat),
        "won": state.won(seat),
        "final": {} if hides_tablets else final_steps(state, seat),
        "place": state.place(seat),
    }


def final_steps(state: Edora, seat: int) -> dict[str, int]:
    """What the five scoring steps would give now."""
    return {
        "leftovers": state.leftovers(seat),
        "sickle": state.sickle_points(seat),
        "tablets": state.tablet_points(seat),
        "amulet": state.amulet_points(seat),
        "cult_places": state.cult_place_points(seat),
    }


def _tablets(state: Edora, seat: int) -> list[TabletView]:
    found: list[TabletView] = []
    for kind, key in enumerate(TABLET_KEYS):
        copies = state.at[r.TABLETS_OF + seat * r.TABLETS + kind]
        if copies:
            progress = state.progress(seat, kind)
            found.append({"tablet": key, "copies": copies, "progress": progress, "needs": TABLET_NEEDS[kind]})
    return found


def _herbs(state: Edora, seat: int) -> list[HerbView]:
    names = {r.ACTIVE: "active", r.INACTIVE: "inactive", r.IN_HAND: "hand"}
    found: list[HerbView] = []
    for herb, key in enumerate(HERB_KEYS):
        where = state.at[r.HERB + seat * r.HERBS + herb]
        found.append({"herb": key, "state": names.get(where, "board"), "pair": where if where < r.ACTIVE else None})
    return found


def _numbers(state: Edora, start: int, size: int) -> list[int]:
    return [state.at[start + i] for i in range(size)]


def _key(keys: list[str], number: int) -> str | None:
    return None if number == r.NONE else keys[number]


def _seat_or_none(seat: int) -> int | None:
    return None if seat in (r.NONE, NOBODY) else seat
