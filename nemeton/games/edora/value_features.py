"""The features of a quiet position of Edora, for one player; feature.py says what each is.

All of it lies open on the table, except while the game is set up: then tablets to choose from and herbs being laid
count for their owner alone.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Floats, Int
from nemeton.core.state import PLAYERS, TURN
from nemeton.games.edora import content
from nemeton.games.edora import feature as f
from nemeton.games.edora import move as m
from nemeton.games.edora import row as r
from nemeton.games.edora import rules_scoring as scoring
from nemeton.games.edora.rules import Edora
from nemeton.games.edora.rules_actions import potion_cost
from nemeton.games.edora.rules_turn import cheapest_die, last_round, leap_places
from nemeton.games.edora.value_quick import POTION_WORTH, glance_turn, look_at_fields
from nemeton.games.edora.value_worth import (
    HERB_WORTH,
    TURN_COST,
    amulet_worth,
    best_rival,
    chain_worth,
    cult_places_worth,
    dice_worth,
    fires_worth,
    herbs_worth,
    missing_in_chain,
    provisions_worth,
    tablet_worth,
    turns_left,
)

NEAR: Final[Int] = 2  # provisions
MOST_TO_BREW: Final = 6.0  # mistletoe
MOST_TURNS: Final = 6.0  # that make the menhir row worth more


def fill(state: Edora, seat: Int, seen: bool, x: Floats) -> None:
    for i in range(f.COUNT):
        x[i] = 0.0
    left = turns_left(state, seat)
    _time(state, seat, left, x)
    _provisions(state, seat, left, x)
    _dice(state, seat, left, x)
    reach = _paths(state, seat, left, x)
    _knowledge(state, seat, left, x)
    _places(state, seat, left, x)
    _herbs(state, seat, seen, left, x)
    _tablets(state, seat, seen, left, x)
    _amulet(state, seat, left, x)
    _brewing(state, seat, left, x)
    _stones(state, seat, left, x)
    _fires(state, seat, reach, left, x)
    _dolmens(state, seat, left, x)
    x[f.PRESTIGE] = float(state.prestige(seat)) / 10.0
    x[f.BEST_RIVAL] = best_rival(state, seat) / 10.0
    steps = float(scoring.leftovers(state, seat)) + 5.0 * (x[f.SICKLE_POINTS] + x[f.AMULET_POINTS])
    x[f.FINAL_NOW] = steps / 10.0 + x[f.TABLET_POINTS] + x[f.WON_MULTIPLIED]


def _time(state: Edora, seat: Int, left: float, x: Floats) -> None:
    at = state.at
    players = at[PLAYERS]
    x[f.TURNS_LEFT] = left
    x[f.TURNS_LEFT_SQUARED] = left * left / 16.0
    x[f.ROUND] = float(state.round()) / 2.0
    x[f.UNPLACED] = float(content.ALL_DICE - state.placed(seat))
    most: Int = 0
    for other in range(players):
        if other != seat and state.placed(other) > most:
            most = state.placed(other)
    x[f.DICE_AHEAD] = float(state.placed(seat) - most)
    x[f.LAST_DIE_NEXT] = 1.0 if state.placed(seat) == content.ALL_DICE - 1 else 0.0
    x[f.RIVAL_LAST_DIE] = 1.0 if most == content.ALL_DICE - 1 else 0.0
    x[f.STARTED] = 1.0 if state.started(seat) else 0.0
    if at[TURN] < 0 or state.round() == 0:
        return
    x[f.ON_TURN + (seat + players - at[TURN]) % players] = 1.0
    master = state.master()
    if (seat + players - master) % players >= (at[TURN] + players - master) % players:
        x[f.TURN_THIS_ROUND] = 1.0
    if last_round(state):
        x[f.LAST_ROUND] = 1.0
        x[f.LAST_TURN] = x[f.TURN_THIS_ROUND]


def _provisions(state: Edora, seat: Int, left: float, x: Floats) -> None:
    held = state.provisions(seat)
    x[f.PROVISIONS_WORTH] = provisions_worth(state, seat, left) / 5.0
    x[f.PROVISIONS] = float(held) / 4.0
    x[f.THREE_PROVISIONS] = float(r.smaller(held, 3))
    x[f.SIX_PROVISIONS] = float(r.smaller(held, 6)) / 2.0
    x[f.TWELVE_PROVISIONS] = float(r.smaller(held, 12)) / 4.0
    spare = float(held) - TURN_COST * left
    if spare > 0.0:
        x[f.PROVISIONS_SPARE] = spare / 2.0
    else:
        x[f.PROVISIONS_SHORT] = -spare / 10.0


def _dice(state: Edora, seat: Int, left: float, x: Floats) -> None:
    held = float(state.personal_dice(seat))
    x[f.DICE_WORTH] = dice_worth(state, seat, left) / 5.0
    x[f.DICE] = held
    x[f.NO_DIE] = 1.0 if held == 0.0 else 0.0
    x[f.ONE_DIE] = 1.0 if held == 1.0 else 0.0
    for value in range(1, r.FACES):
        x[f.PIPS] = x[f.PIPS] + float(value * state.personal(seat, value)) / 5.0
    x[f.HIGH_DICE] = float(state.personal(seat, r.FACES - 1) + state.personal(seat, r.FACES - 2))
    x[f.SPARE_DICE] = held - left if held > left else 0.0
    x[f.CHEAPEST_DIE] = float(cheapest_die(state, seat))
    x[f.GENERAL_DICE] = float(state.general_dice(seat))


def _paths(state: Edora, seat: Int, left: float, x: Floats) -> Int:
    """Where the player can go with what he has; the places as a bit set."""
    here = state.pawn(seat)
    if here == r.NONE:
        return 0
    cheapest = cheapest_die(state, seat)
    budget = state.provisions(seat) - cheapest
    payable = cheapest > 0 and budget >= 0
    started = state.started(seat)
    leaps = leap_places(state, seat)
    closed = state.own(seat)
    if started:
        closed |= 1 << here
    look_at_fields(state, seat, left)
    reach: Int = 0
    count = 0.0
    nearby = 0.0
    nearest: Int = r.PLACES
    best = 0.0
    for place in range(r.PLACES):
        if (closed >> place) & 1:
            continue
        cost = content.LEAP_COST if (leaps >> place) & 1 else state.walk_cost(here, place)
        if cost <= NEAR:
            nearby += 1.0
        nearest = r.smaller(nearest, cost)
        if payable and cost <= budget and (started or place == here):
            reach |= 1 << place
            count += 1.0
            worth = glance_turn(state, seat, m.GO + place)
            if worth > best:
                best = worth
    x[f.REACHABLE] = count / 3.0
    x[f.NEARBY] = nearby
    x[f.NEAREST] = float(nearest)
    x[f.STRANDED] = 1.0 if reach == 0 else 0.0
    x[f.NEXT_TURN] = best / 5.0
    return reach


def _knowledge(state: Edora, seat: Int, left: float, x: Floats) -> None:
    position = state.position(seat)
    x[f.KNOWLEDGE] = float(position)
    x[f.KNOWLEDGE_LATER] = float(position) * left / 20.0
    x[f.MULTIPLIER] = float(content.MULTIPLIER[position])
    further = position
    while further < content.LAST_FIELD and content.MULTIPLIER[further] == content.MULTIPLIER[position]:
        further += 1
    x[f.STEPS_TO_MULTIPLIER] = float(further - position)
    for other in range(state.at[PLAYERS]):
        if state.rank(other) > state.rank(seat):
            x[f.RIVALS_AHEAD] = x[f.RIVALS_AHEAD] + 1.0


def _places(state: Edora, seat: Int, left: float, x: Floats) -> None:
    """What is won, and how safely."""
    x[f.PLACES_WORTH] = cult_places_worth(state, seat, left) / 5.0
    own = state.own(seat)
    won = 0.0
    for_ever = 0.0
    while own != 0:
        place = r.lowest(own)
        own &= own - 1
        stones = 1.0 + float(state.stones_at(place))
        free = r.size_of(state.free(place))
        winner = state.highest(place)
        if winner != seat:
            if free > 0:
                x[f.LOST_OPEN] = x[f.LOST_OPEN] + stones / 2.0
            if state.die(place, winner) == state.die(place, seat):
                x[f.LOST_BY_RANK] = x[f.LOST_BY_RANK] + stones / 2.0
            continue
        won += stones
        if _has_an_equal(state, seat, place):
            x[f.WON_BY_RANK] = x[f.WON_BY_RANK] + stones / 2.0
        if free == 0:
            for_ever += stones
            continue
        x[f.WON_OPEN] = x[f.WON_OPEN] + stones * float(state.die(place, seat)) / 10.0
        x[f.OPEN_FIELDS] = x[f.OPEN_FIELDS] + stones * float(free) / 4.0
        if _is_threatened(state, seat, place):
            x[f.THREATENED] = x[f.THREATENED] + stones / 2.0
    x[f.WON] = won / 2.0
    x[f.WON_LATER] = won * left / 20.0
    x[f.WON_MULTIPLIED] = won * x[f.MULTIPLIER] / 10.0
    x[f.WON_FOR_EVER] = for_ever / 2.0
    x[f.WON_FOR_EVER_MULTIPLIED] = for_ever * x[f.KNOWLEDGE] / 10.0


def _has_an_equal(state: Edora, seat: Int, place: Int) -> bool:
    for other in range(state.at[PLAYERS]):
        if other != seat and state.die(place, other) == state.die(place, seat):
            return True
    return False


def _is_threatened(state: Edora, seat: Int, place: Int) -> bool:
    """A rival without a die there stands near."""
    for other in range(state.at[PLAYERS]):
        may_come = other != seat and state.die(place, other) == 0 and state.pawn(other) != r.NONE
        if may_come and state.walk_cost(state.pawn(other), place) <= NEAR:
            return True
    return False


def _herbs(state: Edora, seat: Int, seen: bool, left: float, x: Floats) -> None:
    position = state.sickle(seat)
    x[f.HERBS_WORTH] = herbs_worth(state, seat, left) / 5.0
    x[f.SICKLE] = float(position) / 2.0
    x[f.SICKLE_LATER] = float(position) * left / 20.0
    x[f.SICKLE_POINTS] = float(scoring.sickle_points(state, seat)) / 5.0
    following: Int = 0
    while following < r.PAIRS and content.PAIR_POSITION[following] <= position:
        following += 1
    if following < r.PAIRS:
        x[f.STEPS_TO_HERBS] = float(content.PAIR_POSITION[following] - position)
    known = seen or state.round() > 0 or not state.hides_herbs()
    best = 0.0
    for herb in range(r.HERBS):
        where = state.herb(seat, herb)
        if where == r.ACTIVE:
            x[f.FIRST_HERB + herb] = left / 5.0
            x[f.HERBS] = x[f.HERBS] + 1.0
        elif known and where == following and HERB_WORTH[herb] > best:
            best = HERB_WORTH[herb]
    x[f.NEXT_HERBS] = best * left / 5.0


def _tablets(state: Edora, seat: Int, seen: bool, left: float, x: Floats) -> None:
    count = float(state.all_tablets(seat))
    x[f.TABLETS] = count
    x[f.TABLETS_LATER] = count * left / 10.0
    chosen: Int = r.NONE
    if state.round() == 0 and state.hides_tablets():
        if not seen:
            return
        chosen = state.kept(seat)
    for tablet in range(r.TABLETS):
        copies = float(state.tablets(seat, tablet))
        if copies == 0.0 or (chosen != r.NONE and tablet != chosen):
            continue
        x[f.TABLETS_WORTH] = x[f.TABLETS_WORTH] + copies * tablet_worth(state, seat, tablet, left) / 5.0
        missing = content.TABLET_NEEDS[tablet] - scoring.progress(state, seat, tablet)
        if missing <= 0:
            x[f.TABLET_POINTS] = x[f.TABLET_POINTS] + copies * float(content.TABLET_POINTS) / 10.0
        elif missing == 1:
            x[f.TABLETS_NEARLY] = x[f.TABLETS_NEARLY] + copies


def _amulet(state: Edora, seat: Int, left: float, x: Floats) -> None:
    x[f.AMULET_WORTH] = amulet_worth(state, seat) / 5.0
    x[f.AMULET_POINTS] = float(scoring.amulet_points(state, seat)) / 5.0
    for slot in range(r.GEM_SLOTS):
        if state.gem(seat, slot) != r.NONE:
            x[f.FIRST_GEM + slot] = 1.0
            if slot & 1 == 0:
                x[f.LEFT_LATER] = x[f.LEFT_LATER] + left / 5.0


def _brewing(state: Edora, seat: Int, left: float, x: Floats) -> None:
    mistletoe = state.mistletoe(seat)
    held = float(mistletoe)
    x[f.MISTLETOE] = held
    if left > 1.0:
        x[f.MISTLETOE_TO_BREW] = held if held < MOST_TO_BREW else MOST_TO_BREW
    x[f.MISTLETOE_SPARE] = held - MOST_TO_BREW if held > MOST_TO_BREW else 0.0
    x[f.POTIONS] = float(r.size_of(state.potions(seat)))
    x[f.POTIONS_LEFT] = float(r.size_of(state.potions_left())) / 3.0
    brewable = 0.0
    best = 0.0
    for potion in range(r.POTIONS):
        if (state.potions_left() >> potion) & 1:
            cost = potion_cost(state, potion)
            if cost <= mistletoe:
                brewable += 1.0
                worth = POTION_WORTH[potion] - 2.0 * float(cost)
                if worth > best:
                    best = worth
    x[f.BREWABLE] = brewable / 3.0
    x[f.BEST_POTION] = best / 5.0


def _stones(state: Edora, seat: Int, left: float, x: Floats) -> None:
    menhirs = float(r.size_of(state.menhirs(seat)))
    x[f.MENHIRS] = menhirs
    if state.menhirs(seat) != r.ALL_STONES and left > 1.0:
        x[f.MENHIR_ROW] = menhirs * (left if left < MOST_TURNS else MOST_TURNS) / 5.0
    x[f.STELES] = float(r.size_of(state.steles(seat)))
    x[f.STELES_LATER] = x[f.STELES] * left / 10.0


def _fires(state: Edora, seat: Int, reach: Int, left: float, x: Floats) -> None:
    at = state.at  # raw, as in fires_worth
    x[f.FIRES_WORTH] = fires_worth(state, seat, left) / 5.0
    own = state.own(seat)
    for fire in range(r.FIRES):
        owner = at[r.FIRE_OWNER + fire]
        if owner == seat:
            x[f.FIRES_LIT] = x[f.FIRES_LIT] + 1.0
        if owner != r.NONE:
            continue
        missing = content.FIRE_PLACES[fire] & ~own
        rest = missing & (missing - 1)
        if rest == 0:
            x[f.FIRES_ONE_SHORT] = x[f.FIRES_ONE_SHORT] + 1.0
            if missing & reach:
                x[f.FIRES_NEXT] = x[f.FIRES_NEXT] + 1.0
            for other in range(at[PLAYERS]):
                theirs = content.FIRE_PLACES[fire] & ~at[r.OWN + other]
                if other != seat and theirs & (theirs - 1) == 0:
                    x[f.FIRES_CONTESTED] = x[f.FIRES_CONTESTED] + 1.0
                    break
        elif rest & (rest - 1) == 0:
            x[f.FIRES_TWO_SHORT] = x[f.FIRES_TWO_SHORT] + 1.0
    x[f.FIRES_ONE_SHORT_LATER] = x[f.FIRES_ONE_SHORT] * left / 10.0


def _dolmens(state: Edora, seat: Int, left: float, x: Floats) -> None:
    own = state.own(seat)
    for colour in range(r.COLOURS):
        if state.dolmen_owner(colour) == r.NONE:
            missing = missing_in_chain(state, state.dolmen_pair(colour), own)
            x[f.CHAINS_WORTH] = x[f.CHAINS_WORTH] + chain_worth(state, missing, left) / 5.0
            if missing == 1:
                x[f.CHAINS_ONE_SHORT] = x[f.CHAINS_ONE_SHORT] + 1.0
            elif missing == 2:
                x[f.CHAINS_TWO_SHORT] = x[f.CHAINS_TWO_SHORT] + 1.0
    x[f.DOLMENS] = float(scoring.dolmens(state, seat))
    x[f.BEIGE_LEFT] = float(content.BEIGE - state.beige_taken())
