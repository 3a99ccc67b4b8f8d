"""What must always hold of a position of Edora: no piece lost or doubled, nothing where it cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from nemeton.games.edora import content
from nemeton.games.edora import row as r
from nemeton.games.edora.rules import Edora


def faults(state: Edora) -> list[str]:
    """Empty unless there is a bug."""
    found = [*_shared_faults(state)]
    for seat in range(state.players):
        found += [f"seat {seat + 1}: {fault}" for fault in _faults_of(state, seat)]
    return found


def _shared_faults(state: Edora) -> Iterator[str]:
    seats = range(state.players)
    display = [state.display(spot) for spot in range(r.SPOTS)]
    for kind, key in enumerate(content.TABLET_KEYS):
        owned = sum(state.tablets(seat, kind) for seat in seats)
        if state.pile(kind) + display.count(kind) + owned != content.TABLET_COPIES[kind]:
            yield f"tablets of kind {key} are lost or doubled"
    for bonus, key in enumerate(content.BONUS_KEYS):
        set_in = [state.gem(seat, slot) for seat in seats for slot in range(r.GEM_SLOTS)].count(bonus)
        if state.gems_left(bonus) + set_in != content.GEM_COPIES[bonus]:
            yield f"{key} gems are lost or doubled"
    if state.potions_left() + sum(state.potions(seat) for seat in seats) != (1 << r.POTIONS) - 1:
        yield "potions are lost or doubled"
    stones = sum(r.size_of(state.menhirs(seat)) + r.size_of(state.steles(seat)) for seat in seats)
    if sum(state.stones_at(place) for place in range(r.PLACES)) != stones:
        yield "menhirs or steles are lost or doubled"
    joined = sum(state.dolmen_owner(colour) != r.NONE for colour in range(r.COLOURS))
    beige = sum(state.beige(seat) for seat in seats)
    if beige != state.beige_taken() or beige != min(joined, content.BEIGE):
        yield "beige dolmens do not fit the connections"
    for fire, key in enumerate(content.FIRE_KEYS):
        owner = state.fire_owner(fire)
        if owner != r.NONE and content.FIRE_PLACES[fire] & ~state.own(owner):
            yield f"fireplace {key} was covered without dice around it"
    for place, key in enumerate(content.PLACE_KEYS):
        taken = sum(1 << state.die_field(place, seat) for seat in seats if state.die(place, seat))
        if taken != (1 << state.players) - 1 - state.free(place):
            yield f"the fields of {key} do not fit its dice"
    ranks = sorted(state.rank(seat) for seat in seats)
    towers = [[rank & 3 for rank in ranks if rank >> 2 == field] for field in {rank >> 2 for rank in ranks}]
    if state.round() and any(tower != list(range(len(tower))) for tower in towers):
        yield "the knowledge markers do not stand on top of each other"
    if not 0 <= state.round() <= content.MOST_ROUNDS:
        yield f"round {state.round()}"


def _faults_of(state: Edora, seat: int) -> Iterator[str]:
    personal, general = state.personal_dice(seat), state.general_dice(seat)
    placed = [place for place in range(r.PLACES) if state.die(place, seat)]
    if state.round() and personal + general + len(placed) != content.ALL_DICE:
        yield f"{personal} + {general} + {len(placed)} dice"
    if sum(1 << place for place in placed) != state.own(seat) or len(placed) != state.placed(seat):
        yield "the set of own places does not fit the dice on the board"
    dice = [supply(seat, value) for supply in (state.personal, state.general) for value in range(r.FACES)]
    if min([*dice, state.provisions(seat), state.mistletoe(seat), state.prestige(seat)]) < 0:
        yield "a supply below zero"
    if not (0 <= state.position(seat) <= content.LAST_FIELD and 0 <= state.sickle(seat) <= content.SICKLE_END):
        yield "a marker beside its track"
    gems = [state.gem(seat, slot) for slot in range(r.GEM_SLOTS)]
    kinds = [gem for gem in gems if gem != r.NONE]
    if len(set(kinds)) != len(kinds):  # E-53
        yield "two gems of one kind"
    if any(gems[level * 2] == r.NONE != gems[level * 2 + 1] for level in range(r.LEVELS)):  # E-52
        yield "a gem on the right of an empty slot"
    for removed, stands in ((state.menhirs(seat), state.menhir_at), (state.steles(seat), state.stele_at)):
        if sum(1 << stone for stone in range(r.BONUSES) if stands(seat, stone) != r.NONE) != removed:
            yield "a stone that neither stands on the board nor beside it"
    herbs = [state.herb(seat, herb) for herb in range(r.HERBS)]
    if any(herbs.count(pair) > 2 for pair in range(r.PAIRS)) or not all(0 <= herb <= r.IN_HAND for herb in herbs):
        yield "herbs outside their spaces"
