"""What everything in a position of Edora is worth in points: the hand-made judgement, term by term.

Prestige, the five scoring steps as they are likely to end, provisions and dice for the turns to come, and what is begun
(fires, dolmen chains, herbs, the menhir row, tablets). Learned weights are multiplied with the same terms, among others
(value_features.py). The numbers in here are not touched: a player that learned ones are measured against plays by them.
"""

from __future__ import annotations

from typing import Final

from nemeton.core.flat import Floats, Int
from nemeton.core.net import row
from nemeton.core.state import OVER, PLAYERS, TURN
from nemeton.games.edora import content
from nemeton.games.edora import row as r
from nemeton.games.edora.rules import Edora
from nemeton.games.edora.rules_scoring import progress, sickle_points

USUAL_ROUNDS: Final[Int] = 14  # sensible play needs 13 to 15
TURN_COST: Final = 5.5  # provisions a turn takes: about 3 for the die, 2.5 for the walk


# in the order of herbs: worth for each turn still to come
HERB_WORTH: Final[Floats] = row([0.8, 0.45, 0.45, 0.6, 0.5, 0.75, 0.5, 0.55, 0.55, 0.75, 0.9, 0.4])
# gems in the three left slots
LEFT_GEMS: Final[Floats] = row([0.0, 4.5, 10.5, float(content.LEFT_POINTS)])


def turns_left(state: Edora, seat: Int) -> float:
    """How many more dice the player is likely to place."""
    at = state.at
    if at[TURN] == OVER:
        return 0.0
    left = USUAL_ROUNDS - state.round()
    for other in range(at[PLAYERS]):
        left = r.smaller(left, content.ALL_DICE - state.placed(other))
    if left < 0:
        left = 0
    return float(r.smaller(left, content.ALL_DICE - state.placed(seat)))


def hand_made(state: Edora, seat: Int) -> float:
    """A quiet position, as the player itself sees it."""
    at = state.at
    if at[TURN] == OVER:
        return float(state.prestige(seat)) - 0.3 * best_rival(state, seat)
    left = turns_left(state, seat)
    worth = float(state.prestige(seat)) - 0.3 * best_rival(state, seat)
    worth += provisions_worth(state, seat, left) + dice_worth(state, seat, left)
    worth += cult_places_worth(state, seat, left) + amulet_worth(state, seat)
    worth += herbs_worth(state, seat, left) + tablets_worth(state, seat, left)
    worth += fires_worth(state, seat, left) + chains_worth(state, seat, left)
    mistletoe = float(state.mistletoe(seat))
    brewing = 1.2 * (mistletoe if mistletoe < 6.0 else 6.0) if left > 1.0 else 0.0
    worth += float(content.POINTS_PER_MISTLETOE) * mistletoe + brewing
    menhirs = float(r.size_of(state.menhirs(seat)))
    if state.menhirs(seat) != r.ALL_STONES and left > 1.0:
        worth += 0.12 * menhirs * (left if left < 6.0 else 6.0)  # each later menhir brings them all again
    return worth


def best_rival(state: Edora, seat: Int) -> float:
    """Only what lies open for everybody."""
    best: Int = 0
    for other in range(state.at[PLAYERS]):
        if other != seat and state.prestige(other) > best:
            best = state.prestige(other)
    return float(best)


def provisions_worth(state: Edora, seat: Int, left: float) -> float:
    """Enough for the turns to come; running dry costs a whole turn."""
    held = float(state.provisions(seat))
    need = TURN_COST * left
    worth = held / float(content.PROVISIONS_PER_POINT)
    soon = 12.0 if need > 12.0 else need
    worth += 0.75 * (held if held < soon else soon)
    if held > soon:
        worth += 0.45 * ((held if held < need else need) - soon)
    if left > 0.0 and held < 4.0:
        worth -= 1.3 * (4.0 - held)
    return worth


def dice_worth(state: Edora, seat: Int, left: float) -> float:
    """Dice in hand are turns to come; the last one in hand is the most precious."""
    held = 0.0
    pips = 0.0
    for value in range(1, r.FACES):
        dice = float(state.personal(seat, value))
        held += dice
        pips += dice * float(value)
    worth = float(content.POINTS_PER_DIE * (content.ALL_DICE - state.placed(seat)))
    useful = held if held < left else left
    worth += 1.6 * useful + 0.08 * pips
    if left > 0.0:
        if held == 0.0:
            worth -= 6.0
        elif held == 1.0:
            worth -= 1.5
    return worth


def cult_places_worth(state: Edora, seat: Int, left: float) -> float:
    """Step 5: what is likely to be won, times the multiplier likely to be reached."""
    at = state.at
    won = 0.55 * left
    own = state.own(seat)
    rivals = float(at[PLAYERS] - 1)
    while own != 0:
        place = r.lowest(own)
        own &= own - 1
        value = state.die(place, seat)
        stones = 1.0 + float(state.stones_at(place))
        if state.highest(place) == seat:
            to_come = float(r.size_of(state.free(place))) / rivals * left / float(content.ALL_DICE)
            won += stones * (1.0 - 0.9 * to_come * float(r.FACES - value) / float(r.FACES - 1))
        else:
            won += 0.04 * stones
    position = float(state.position(seat)) + 0.3 * left
    if position > float(content.LAST_FIELD):
        position = float(content.LAST_FIELD)
    return won * position / 3.0


def amulet_worth(state: Edora, seat: Int) -> float:
    left: Int = 0
    worth = 0.0
    for level in range(r.LEVELS):
        if state.gem(seat, level * 2) != r.NONE:
            left += 1
            full = state.gem(seat, level * 2 + 1) != r.NONE
            worth += float(content.LEVEL_POINTS) if full else 1.0
    return worth + LEFT_GEMS[left]


def herbs_worth(state: Edora, seat: Int, left: float) -> float:
    position = state.sickle(seat)
    worth = float(sickle_points(state, seat)) + 0.5 * float(position)
    for pair in range(r.PAIRS):
        distance = content.PAIR_POSITION[pair] - position
        if 0 < distance <= 4:
            worth += 0.25 * float(5 - distance) * left / float(content.ALL_DICE)
    for herb in range(r.HERBS):
        if state.has(seat, herb):
            worth += 0.6 + HERB_WORTH[herb] * left
    return worth


def tablets_worth(state: Edora, seat: Int, left: float) -> float:
    worth = 0.0
    for tablet in range(r.TABLETS):
        copies = state.tablets(seat, tablet)
        if copies > 0:
            worth += float(copies) * tablet_worth(state, seat, tablet, left)
    return worth


def tablet_worth(state: Edora, seat: Int, tablet: Int, left: float) -> float:
    """The nearer to its goal, the more it is worth."""
    come = progress(state, seat, tablet)
    needs = content.TABLET_NEEDS[tablet]
    if come >= needs:
        return float(content.TABLET_POINTS)
    share = (float(come) + 0.06 * float(needs) * left) / float(needs)
    if share > 0.95:
        share = 0.95
    if left == 0.0:
        return 0.0
    return float(content.TABLET_POINTS) * share * share * 0.85


def fires_worth(state: Edora, seat: Int, left: float) -> float:
    """Half-closed rings of dice."""
    at = state.at  # hot: all fireplaces in every position
    own = state.own(seat)
    worth = 0.0
    for fire in range(r.FIRES):
        if at[r.FIRE_OWNER + fire] == r.NONE:
            around = content.FIRE_PLACES[fire]
            missing = r.size_of(around & ~own)
            dice = r.size_of(around) - missing
            if float(missing) <= left and dice > 0:
                if missing == 1:
                    worth += 1.1 * float(dice + 1)
                elif missing == 2:
                    worth += 0.35 * float(dice + 2)
                else:
                    worth += 0.3
    return worth


def chains_worth(state: Edora, seat: Int, left: float) -> float:
    """Dolmens that few more dice would join."""
    worth = 0.0
    for colour in range(r.COLOURS):
        if state.dolmen_owner(colour) == r.NONE:
            missing = missing_in_chain(state, state.dolmen_pair(colour), state.own(seat))
            worth += chain_worth(state, missing, left)
    return worth


def chain_worth(state: Edora, missing: Int, left: float) -> float:
    """Of one chain that lacks so many dice."""
    if missing > 3 or float(missing) > left:
        return 0.0
    gain = float(content.DOLMEN_PRESTIGE) * 5.0
    if state.beige_taken() < content.BEIGE:
        gain += float(content.BEIGE_PRESTIGE[state.beige_taken()])
    return gain * (0.45 if missing == 1 else 0.2 if missing == 2 else 0.07)


def missing_in_chain(state: Edora, pair: Int, own: Int) -> Int:
    """How many more own dice a chain between two places needs; 4 stands for more than 3."""
    goal = pair & (pair - 1)
    level = pair & ~goal
    seen = level
    missing: Int = 0 if level & own else 1
    while missing <= 3:
        grown = level
        while grown != 0:
            grown = state.near(grown) & own & ~seen
            seen |= grown
            level |= grown
        if seen & goal:
            return missing
        level = state.near(level) & ~seen
        seen |= level
        missing += 1
    return 4
