"""The features of a quiet position of Celtica for one seat (feature.py says what each of them is).

What lies in the hands and in the pile is known as a whole only; so is what the features use of it, unless it is the
seat's own hand and `seen`. Cards that are just being dealt or drawn count as usual ones.
"""

from __future__ import annotations

from nemeton.core.flat import Floats, Int
from nemeton.core.state import DEPTH, NOBODY, PLAYERS
from nemeton.games.celtica import ask, content
from nemeton.games.celtica import feature as f
from nemeton.games.celtica import row as r
from nemeton.games.celtica import value_worth as w
from nemeton.games.celtica.rules import Celtica, stop


def fill(state: Celtica, seat: Int, seen: bool, x: Floats) -> None:
    for i in range(f.COUNT):
        x[i] = 0.0
    _time(state, x)
    _amulets(state, seat, x)
    _experience(state, seat, seen, _lacking(state, seat, x), x)
    deals = _deals(state)
    _cards(state, seat, deals, x)
    if seen:
        _hand(state, seat, deals, x)
    _turn(state, seat, deals, x)
    _with_time(x)


# --- the game and the parts ---


def _time(state: Celtica, x: Floats) -> None:
    total: Int = 0
    furthest: Int = 0
    for druid in range(r.DRUIDS):
        total += state.position(druid)
        furthest = max(furthest, state.position(druid))
    arrived = state.arrived()
    x[f.PROGRESS] = float(total) / float(content.GOAL * r.DRUIDS)
    x[f.FURTHEST] = float(furthest) / float(content.GOAL)
    x[f.ARRIVED] = float(arrived)
    x[f.FINAL] = 1.0 if state.at[r.ENDER] != NOBODY else 0.0
    x[f.LAST_ROUND] = 1.0 if arrived > 0 or state.at[r.ENDER] != NOBODY else 0.0


def _amulets(state: Celtica, seat: Int, x: Floats) -> None:
    complete = state.score(seat)
    largest = state.amulet(seat, complete + 1)
    parts = state.how_many(r.own(seat), r.KINDS)
    spare = parts - r.KINDS * complete - largest
    lacks = r.KINDS - largest
    x[f.COMPLETE] = float(complete)
    x[f.AMULETS] = w.parts(state, seat)
    x[f.LARGEST] = float(largest)
    x[f.LARGEST_SQUARED] = float(largest * largest) / float(r.KINDS)
    x[f.LACKS_ONE] = 1.0 if lacks == 1 else 0.0
    x[f.LACKS_TWO] = 1.0 if lacks <= 2 else 0.0
    x[f.LACKS_THREE] = 1.0 if lacks <= 3 else 0.0
    x[f.PARTS] = float(parts) / 3.0
    x[f.SECOND] = float(state.amulet(seat, complete + 2))
    x[f.THIRD] = float(state.amulet(seat, complete + 3))
    x[f.SPARE] = float(spare) / 3.0
    x[f.FEW_SPARE] = float(min(spare, 3))
    x[f.EXPOSED] = 1.0 if complete > 0 and parts == r.KINDS * complete else 0.0


def _lacking(state: Celtica, seat: Int, x: Floats) -> Int:
    """What the largest incomplete amulet lacks, and where it is; how much of it lies in the display."""
    at = state.at  # hot
    complete = state.score(seat)
    open_parts: Int = 0
    lacks: Int = 0
    wanted: Int = 0
    for kind in range(r.KINDS):
        if state.own(seat, kind) != complete:
            continue
        lacks += 1
        left = at[r.DISPLAY + kind] + at[r.SUPPLY + kind] + at[r.RESERVE + kind]
        if left == 0:
            x[f.GONE] = x[f.GONE] + 1.0
        if left <= 2:
            x[f.SCARCE] = x[f.SCARCE] + 1.0
        if at[r.DISPLAY + kind] > 0:
            open_parts += 1
            for other in range(at[PLAYERS]):
                if other != seat and state.own(other, kind) == state.score(other):
                    wanted += 1
    x[f.OPEN] = float(open_parts)
    x[f.OPEN_GROWN] = float(open_parts) * x[f.LARGEST] / float(r.KINDS)
    x[f.OPEN_ALL] = 1.0 if open_parts == lacks else 0.0
    x[f.CONTESTED] = float(wanted) / float(at[PLAYERS] - 1)
    return open_parts


# --- experience ---


def _experience(state: Celtica, seat: Int, seen: bool, open_parts: Int, x: Floats) -> None:
    """None of it counts when the seat's final turn is over (C-36)."""
    if not _exchanges(state, seat):
        return
    cards = state.how_many(r.experience(seat), r.DRUIDS) + _lesson(state, seat)
    x[f.EXPERIENCE] = float(cards)
    x[f.EXPERIENCE_WORTH] = w.experience(cards)
    x[f.EXPERIENCE_MANY] = float(max(cards - 3, 0))
    if seen or state.at[r.OPEN_EXPERIENCE] != 0:
        for druid in range(r.DRUIDS):
            held = float(state.experience(seat, druid))
            if state.position(druid) < content.GOAL:
                x[f.EXPERIENCE_LIVE] = x[f.EXPERIENCE_LIVE] + held
                if seen and state.hand(seat, druid) > 0:
                    x[f.EXPERIENCE_FITS] = x[f.EXPERIENCE_FITS] + held
    largest = state.amulet(seat, state.score(seat) + 1)
    spare = state.how_many(r.own(seat), r.KINDS) - r.KINDS * state.score(seat) - largest
    swaps = min(cards // content.SWAP_COST, spare)
    bought = (cards - swaps * content.SWAP_COST) // content.BUY_COST
    fills = min(swaps + bought, open_parts)
    x[f.FILLS] = float(fills)
    x[f.COMPLETES] = 1.0 if largest + fills >= r.KINDS else 0.0


def _exchanges(state: Celtica, seat: Int) -> bool:
    """Whether the seat's turn in the final exchange (C-30) is still to come or not over yet."""
    for i in range(state.at[DEPTH]):
        kind = state.pending_kind(i)
        if kind == ask.FINAL and state.pending_seat(i) == seat:
            return True
        if kind == ask.FINAL_TURN:
            players = state.at[PLAYERS]
            if (seat + players - state.pending_seat(i)) % players < state.pending_a(i):
                return True
    return state.at[r.ENDER] == NOBODY


def _lesson(state: Celtica, seat: Int) -> Int:
    """C-19: experience that is just being drawn."""
    for i in range(state.at[DEPTH]):
        if state.pending_seat(i) == seat:
            if state.pending_kind(i) == ask.EXPERIENCE:
                return 1
            if state.pending_kind(i) == ask.LEARN:
                left = state.how_many(r.EXPERIENCE_PILE, r.DRUIDS) + state.how_many(r.EXPERIENCE_DISCARDS, r.DRUIDS)
                return min(left, 1)
    return 0


# --- cards ---


def _coming(state: Celtica, seat: Int, deals: bool) -> Int:
    """Druid cards that are just being dealt (C-24) or drawn (C-20)."""
    if deals:
        return content.HAND_SIZE - state.how_many(r.hand(seat), r.DRUIDS)
    for i in range(state.at[DEPTH]):
        kind = state.pending_kind(i)
        if (kind == ask.CARD or kind == ask.DRAW) and state.pending_seat(i) == seat:
            return 1
    return 0


def _deals(state: Celtica) -> bool:
    """Whether everybody gets a new hand now, or as soon as the turn is over (C-21, C-24)."""
    if state.is_pending(ask.DEAL_CARDS):
        return True
    if state.is_pending(ask.CARD) or state.is_pending(ask.DRAW) or state.arrived() > 0:
        return False
    return not state.some(r.HAND, r.MOST_PLAYERS * r.DRUIDS)


def _held(state: Celtica, seat: Int, deals: bool) -> Int:
    return state.how_many(r.hand(seat), r.DRUIDS) + _coming(state, seat, deals)


def _cards(state: Celtica, seat: Int, deals: bool, x: Floats) -> None:
    if state.at[r.ENDER] != NOBODY:
        return
    cards = _held(state, seat, deals)
    most: Int = 0
    for other in range(state.at[PLAYERS]):
        if other != seat:
            most = max(most, _held(state, other, deals))
    x[f.CARDS] = float(cards)
    x[f.MORE_CARDS] = float(max(cards - most, 0))
    x[f.FEWER_CARDS] = float(max(most - cards, 0))
    x[f.ALONE] = 1.0 if most == 0 and cards > 0 else 0.0
    x[f.OUT] = 1.0 if cards == 0 else 0.0
    x[f.PROSPECT] = float(cards) * _usual_stop(state)


def _unseen(state: Celtica, druid: Int) -> Int:
    """Cards of a colour that are not played: in the pile and all hands together."""
    total = state.at[r.PILE + druid]
    for seat in range(state.at[PLAYERS]):
        total += state.hand(seat, druid)
    return total


def _usual_stop(state: Celtica) -> float:
    """What a card that nobody has seen brings with one step."""
    total = 0.0
    cards = 0.0
    for druid in range(r.DRUIDS):
        weight = float(_unseen(state, druid))
        cards += weight
        if state.position(druid) < content.GOAL:
            total += weight * _stop_worth(state, stop(state.position(druid), 1))
    return total / cards if cards > 0.0 else 0.0


def _stop_worth(state: Celtica, place: Int) -> float:
    return 0.0 if state.is_barren(place) else w.STOP[place]


def _hand(state: Celtica, seat: Int, deals: bool, x: Floats) -> None:
    x[f.SEEN] = 1.0
    if state.at[r.ENDER] != NOBODY:
        return
    x[f.HAND] = w.hand(state, seat) + float(_coming(state, seat, deals)) * _usual_card(state, seat)
    parts = state.how_many(r.own(seat), r.KINDS)
    now = -10.0
    other = -10.0
    for druid in range(r.DRUIDS):
        cards = state.hand(seat, druid)
        here = state.position(druid)
        if cards == 0:
            continue
        x[f.COLOURS] = x[f.COLOURS] + 1.0
        if here == content.GOAL:
            x[f.IDLE] = x[f.IDLE] + float(cards)
            best = 0.0
        else:
            extras = state.experience(seat, druid)
            best = _best_stop(state, parts, here, cards)
            if best < 0.0:
                x[f.STUCK] = x[f.STUCK] + 1.0
            if here + cards + extras >= content.GOAL:
                x[f.GOAL_IN_REACH] = 1.0
            x[f.HAND_MOVED] = x[f.HAND_MOVED] + w.best_stops(here + 1, cards)
            if extras > 0:
                more = w.best_stops(here, cards + 1) - w.best_stops(here, cards)
                x[f.HAND_EXTRA] = x[f.HAND_EXTRA] + max(more, 0.0)
        if best > now:
            other = now
            now = best
        elif best > other:
            other = best
    x[f.HAND_NOW] = now if now > -10.0 else 0.0
    x[f.HAND_ELSE] = other if other > -10.0 else 0.0


def _best_stop(state: Celtica, parts: Int, here: Int, cards: Int) -> float:
    """With one to all of these cards at once; a ruin takes no more than there is (C-17)."""
    best = -10.0
    for steps in range(1, cards + 1):
        there = stop(here, steps)
        worth = _stop_worth(state, there)
        if content.PLACE_KINDS[there] == content.RUIN and parts < content.PLACE_AMOUNTS[there]:
            worth = w.EXPERIENCE_CARD - w.LOST_PART * float(parts)
        if worth > best:
            best = worth
    return best


def _usual_card(state: Celtica, seat: Int) -> float:
    """What one more card would change, on average over all that the seat has not seen."""
    total = 0.0
    cards = 0.0
    for druid in range(r.DRUIDS):
        held = state.hand(seat, druid)
        weight = float(_unseen(state, druid) - held)
        if weight > 0.0:
            here = state.position(druid)
            total += weight * (w.best_stops(here, held + 1) - w.best_stops(here, held))
            cards += weight
    return total / cards if cards > 0.0 else 0.0


# --- whose turn it is ---


def _turn(state: Celtica, seat: Int, deals: bool, x: Floats) -> None:
    """How many others play cards before the seat does; nobody who has none."""
    if x[f.CARDS] == 0.0:
        return
    before: Int = 0
    player = _plays_next(state)
    while player != seat:
        if _held(state, player, deals) > 0:
            before += 1
        player = state.left_of(player)
    x[f.PLAYS_NEXT + min(before, 3)] = 1.0
    if before == 0:
        x[f.PROSPECT_NEXT] = x[f.PROSPECT] / x[f.CARDS]
        x[f.HAND_NOW_NEXT] = x[f.HAND_NOW]


def _plays_next(state: Celtica) -> Int:
    """The seat from which on the next player with cards is looked for (C-2, C-25)."""
    for i in range(state.at[DEPTH]):
        kind = state.pending_kind(i)
        if kind == ask.PLAY:
            return state.pending_seat(i)
        if kind == ask.CHECK_END or kind == ask.NEXT_PLAYER:
            return state.left_of(state.pending_seat(i))
    return state.at[r.FIRST]


def _with_time(x: Floats) -> None:
    """The products with how far the game is."""
    late = x[f.PROGRESS]
    x[f.COMPLETE_LATE] = x[f.COMPLETE] * late
    x[f.AMULETS_LATE] = x[f.AMULETS] * late
    x[f.LARGEST_LATE] = x[f.LARGEST] * late
    x[f.LACKS_ONE_LATE] = x[f.LACKS_ONE] * late
    x[f.PARTS_LATE] = x[f.PARTS] * late
    x[f.SECOND_LATE] = x[f.SECOND] * late
    x[f.EXPERIENCE_WORTH_LATE] = x[f.EXPERIENCE_WORTH] * late
    x[f.COMPLETES_LATE] = x[f.COMPLETES] * late
    x[f.CARDS_LATE] = x[f.CARDS] * late
    x[f.HAND_LATE] = x[f.HAND] * late
    if x[f.LAST_ROUND] > 0.0:
        x[f.COMPLETE_LAST] = x[f.COMPLETE]
        x[f.AMULETS_LAST] = x[f.AMULETS]
        x[f.LARGEST_LAST] = x[f.LARGEST]
        x[f.SECOND_LAST] = x[f.SECOND]
        x[f.EXPERIENCE_LAST] = x[f.EXPERIENCE]
        x[f.COMPLETES_LAST] = x[f.COMPLETES]
        x[f.CARDS_LAST] = x[f.CARDS]
        x[f.PROSPECT_LAST] = x[f.PROSPECT]
        x[f.HAND_LAST] = x[f.HAND]
