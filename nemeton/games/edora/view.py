"""What a seat sees of a game of Edora (docs/rules/edora.md, section 8), built field by field.

Nearly all is open: hidden are the order of the pile, and, until all have chosen, the tablets of variant 1 and the herb
layouts of variant 3.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from nemeton.core.state import NOBODY, OVER, phase
from nemeton.core.tables import decision_names
from nemeton.games.edora import ask, content
from nemeton.games.edora import row as r
from nemeton.games.edora import rules_scoring as scoring
from nemeton.games.edora.rules import Edora
from nemeton.games.edora.rules_actions import potion_cost
from nemeton.games.edora.rules_assembly import shows_front
from nemeton.games.edora.rules_setup import pairs_laid
from nemeton.games.edora.rules_turn import last_round

NAMES: Final = decision_names(ask)
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
    ended: int | None  # prestige if the game ended now; None: tablets are hidden
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
    return views(state, [seat])[0]


def views(state: Edora, seats: Sequence[int | None]) -> list[EdoraView]:
    """What everybody sees is made once; where something is hidden, each seat sees its own besides."""
    everybody = _open_view(state)
    if not state.hides_tablets() and not state.hides_herbs():
        return [everybody for _ in seats]
    return [everybody if seat is None else _with_own(state, everybody, seat) for seat in seats]


def _with_own(state: Edora, everybody: EdoraView, seat: int) -> EdoraView:
    seats = everybody["seats"].copy()
    seats[seat] = {
        **seats[seat],
        "tablets": _tablets(state, seat),
        "herbs": _herbs(state, seat),
        "final": _final(state, seat),
        "ended": _ended(state, seat),
    }
    unseen = [_unseen(state, tablet, seat) for tablet in range(r.TABLETS)]
    return {**everybody, "unseen": unseen, "seats": seats}


def _open_view(state: Edora) -> EdoraView:
    asked = phase(state, NAMES)
    return {
        "players": state.players,
        "turn": state.turn,
        "phase": asked,
        "step": _step(state, asked),
        "amount": state.asked_a() if asked in ("pick", "brew", "raise", "pluck") else 0,
        "round": state.round(),
        "first": _seat_or_none(state.master()),
        "last_round": last_round(state),
        "parts": [_part(state, slot) for slot in range(r.SLOTS)],
        "places": [_place(state, place) for place in range(r.PLACES)],
        "fires": [_fire(state, fire) for fire in range(r.FIRES)],
        "dolmens": [_dolmen(state, slot) for slot in range(r.RIM)],
        "beige": state.beige_taken(),
        "display": [_key(content.TABLET_KEYS, state.display(spot)) for spot in range(r.SPOTS)],
        "stones": [_key(content.BONUS_KEYS, state.stone(gap)) for gap in range(r.STONES)],
        "pile": state.all_in_pile(),
        "unseen": [_unseen(state, tablet, None) for tablet in range(r.TABLETS)],
        "potions": [_potion(state, potion) for potion in range(r.POTIONS)],
        "gems": [state.gems_left(bonus) for bonus in range(r.BONUSES)],
        "tower": _tower(state),
        "seats": [_seat_view(state, seat) for seat in range(state.players)],
    }


def _step(state: Edora, asked: str) -> int:
    """1 to 7 in a normal turn; 0 outside."""
    if state.round() == 0 or asked in ("deal", "over"):
        return 0
    if asked in STEPS:
        return STEPS[asked]
    if state.is_pending(ask.THEN_FIRES):
        return 5 if state.is_pending(ask.THEN_COVER) else 4
    return 5 if state.is_pending(ask.THEN_DOLMENS) else 0


def _part(state: Edora, slot: int) -> PartView:
    part = _key(content.PART_KEYS, state.part(slot))
    return {"part": part, "rotation": state.rotation(slot), "front": shows_front(state, slot)}


def _place(state: Edora, place: int) -> PlaceView:
    dice = {state.die_field(place, seat): seat for seat in range(state.players) if state.die(place, seat)}
    fields: list[FieldView] = []
    for field in range(state.players):
        if state.field(place, field) != r.NONE:
            seat = dice.get(field)
            value = 0 if seat is None else state.die(place, seat)
            fields.append({"action": content.ACTION_KEYS[state.field(place, field)], "seat": seat, "value": value})
    clearing = state.clearing(place)
    return {
        "place": content.PLACE_KEYS[place],
        "fields": fields,
        "menhirs": _stones(state, place, r.MENHIR_AT, content.MENHIR_KEYS),
        "steles": _stones(state, place, r.STELE_AT, content.STELE_KEYS),
        "pawns": [seat for seat in range(state.players) if state.pawn(seat) == place],
        "near": members(state.near(1 << place), content.PLACE_KEYS),
        "clearing": r.lowest(clearing) if clearing else place,
        "portal": bool((state.portals() >> place) & 1),
        "winner": _seat_or_none(state.highest(place)),
    }


def _stones(state: Edora, place: int, first: int, keys: list[str]) -> list[StoneView]:
    """Which of the menhirs or steles, numbered from `first` on, stand there."""
    found: list[StoneView] = []
    for seat in range(state.players):
        for i in range(len(keys)):
            if state.at[first + seat * r.BONUSES + i] == place:
                found.append({"seat": seat, "bonus": keys[i]})
    return found


def _fire(state: Edora, fire: int) -> FireView:
    icons = [state.fire_bonus(fire, icon) for icon in range(4)]
    bonuses = [content.BONUS_KEYS[bonus] for bonus in icons if bonus != r.NONE]
    return {"fire": content.FIRE_KEYS[fire], "bonuses": bonuses, "seat": _seat_or_none(state.fire_owner(fire))}


def _dolmen(state: Edora, slot: int) -> DolmenView:
    colour = state.dolmen(slot)
    owner = r.NONE if colour == r.NONE else state.dolmen_owner(colour)
    place = content.PLACE_KEYS[content.RIM_PLACE[slot]]
    return {"place": place, "colour": _key(content.DOLMEN_KEYS, colour), "seat": _seat_or_none(owner)}


def _potion(state: Edora, potion: int) -> PotionView:
    owner = next((seat for seat in range(state.players) if (state.potions(seat) >> potion) & 1), None)
    return {"potion": content.POTION_KEYS[potion], "cost": potion_cost(state, potion), "seat": owner}


def _tower(state: Edora) -> list[list[int]]:
    """The seats on every field of the knowledge track, from bottom to top."""
    if not state.round():
        return []
    order = sorted(range(state.players), key=state.rank)
    return [[seat for seat in order if state.position(seat) == field] for field in range(content.LAST_FIELD + 1)]


def _unseen(state: Edora, tablet: int, viewer: int | None) -> int:
    """How many of these tablets may lie in the pile, as far as the viewer knows."""
    others = [seat for seat in range(state.players) if state.hides_tablets() and seat != viewer]
    return state.pile(tablet) + sum(state.tablets(seat, tablet) for seat in others)


def _seat_view(state: Edora, seat: int) -> SeatView:
    """As everybody sees it."""
    hides_tablets = state.hides_tablets()
    return {
        "prestige": state.prestige(seat),
        "provisions": state.provisions(seat),
        "mistletoe": state.mistletoe(seat),
        "knowledge": state.position(seat),
        "multiplier": content.MULTIPLIER[state.position(seat)],
        "sickle": state.sickle(seat),
        "pawn": _key(content.PLACE_KEYS, state.pawn(seat)),
        "started": state.started(seat),
        "personal": [state.personal(seat, value) for value in range(1, r.FACES)],
        "general": [state.general(seat, value) for value in range(1, r.FACES)],
        "placed": state.placed(seat),
        "menhirs": members(state.menhirs(seat), content.MENHIR_KEYS),
        "steles": members(state.steles(seat), content.STELE_KEYS),
        "gems": [_key(content.BONUS_KEYS, state.gem(seat, slot)) for slot in range(r.GEM_SLOTS)],
        "tablets": None if hides_tablets else _tablets(state, seat),
        "herbs": None if state.hides_herbs() else _herbs(state, seat),
        "laid": pairs_laid(state, seat),
        "potions": members(state.potions(seat), content.POTION_KEYS),
        "dolmens": scoring.dolmens(state, seat),
        "won": scoring.won(state, seat),
        "final": {} if hides_tablets else _final(state, seat),
        "ended": None if hides_tablets else _ended(state, seat),
        "place": state.place(seat),
    }


def _final(state: Edora, seat: int) -> dict[str, int]:
    """What the five scoring steps would give now."""
    return {
        "leftovers": scoring.leftovers(state, seat),
        "sickle": scoring.sickle_points(state, seat),
        "tablets": scoring.tablet_points(state, seat),
        "amulet": scoring.amulet_points(state, seat),
        "cult_places": scoring.cult_place_points(state, seat),
    }


def _ended(state: Edora, seat: int) -> int:
    """When it is over the five steps are part of the prestige already."""
    return state.prestige(seat) + (sum(_final(state, seat).values()) if state.turn != OVER else 0)


def _tablets(state: Edora, seat: int) -> list[TabletView]:
    return [
        {
            "tablet": key,
            "copies": state.tablets(seat, tablet),
            "progress": scoring.progress(state, seat, tablet),
            "needs": content.TABLET_NEEDS[tablet],
        }
        for tablet, key in enumerate(content.TABLET_KEYS)
        if state.tablets(seat, tablet)
    ]


def _herbs(state: Edora, seat: int) -> list[HerbView]:
    return [_herb(state, seat, herb) for herb in range(r.HERBS)]


def _herb(state: Edora, seat: int, herb: int) -> HerbView:
    where = state.herb(seat, herb)
    name = {r.ACTIVE: "active", r.INACTIVE: "inactive", r.IN_HAND: "hand"}.get(where, "board")
    return {"herb": content.HERB_KEYS[herb], "state": name, "pair": where if where < r.ACTIVE else None}


def members(bits: int, keys: list[str]) -> list[str]:
    return [key for i, key in enumerate(keys) if (bits >> i) & 1]


def _key(keys: list[str], number: int) -> str | None:
    return None if number == r.NONE else keys[number]


def _seat_or_none(seat: int) -> int | None:
    return None if seat in (r.NONE, NOBODY) else seat
