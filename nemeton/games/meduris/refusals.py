"""Why not? The rules of Meduris that an illegal move breaks; and what can never be on a sound table."""

from __future__ import annotations

from nemeton.core.state import CHANCE, NOBODY, OVER, PLAYERS
from nemeton.core.thing import Refusal
from nemeton.games.meduris import rules_table as r
from nemeton.games.meduris import text
from nemeton.games.meduris.content import GOOD_KEYS, GOODS_EACH, TEMPLES_BY_PLAYERS, WORKERS_BY_PLAYERS
from nemeton.games.meduris.rules import Meduris
from nemeton.games.meduris.rules_druid import STONES
from nemeton.games.meduris.rules_setup import CHIPS


def refusals(state: Meduris, seat: int, move: int) -> list[Refusal]:
    """For the seat whose turn it is; worst first."""
    kind = state.pending
    if kind == r.ACTION:
        return _refuse_action(state, seat, move)
    if kind == r.PAY:
        return _refuse_payment(state, seat, move)
    if kind == r.OFFER:
        return _refuse_offer(state, seat, move)
    if kind == r.TAKE:
        return _refuse_take(move)
    if kind == r.LOSE:
        return _refuse_give(move)
    if kind == r.LOSE_TOGETHER:
        return _refuse_lay(move)
    if kind == r.PLACE:
        if r.PLACES <= move < r.TAKES:
            return [Refusal("M-9", "tower_full", {"plateau": GOOD_KEYS[move - r.PLACES]})]
        return [Refusal("M-9", "must_place_worker")]
    if kind == r.LAY_CHIP:
        return _refuse_chip(state, move)
    return [Refusal("MC-3", "must_answer")]


# --- part 1 ---


def _refuse_take(move: int) -> list[Refusal]:
    if r.TAKES <= move < r.TAKE_NOTHING:
        return [Refusal("M-12", "supply_empty", {"good": GOOD_KEYS[move - r.TAKES]})]
    return [Refusal("A-16", "no_declining")] if move == r.TAKE_NOTHING else [Refusal("M-13", "must_take_good")]


def _refuse_give(move: int) -> list[Refusal]:
    if r.GIVES <= move < r.LAYS:
        return [Refusal("M-14", "good_not_held", {"good": GOOD_KEYS[move - r.GIVES]})]
    return [Refusal("M-14", "must_give_good")]


def _refuse_lay(move: int) -> list[Refusal]:
    if r.LAYS <= move < r.WORKERS:
        return [Refusal("M-14", "good_not_held", {"good": GOOD_KEYS[move - r.LAYS]})]
    return [Refusal("MC-7", "must_lay_good")]


def _refuse_chip(state: Meduris, move: int) -> list[Refusal]:
    if not r.CHIP_ON <= move < r.TURN_UPS:
        return [Refusal("M-4", "must_lay_chip")]
    field = int(move - r.CHIP_ON)
    if field >= state.at[r.FIELDS]:
        return [_no_such_field(state, field)]
    if not state.chip_fits(field):
        return [Refusal("M-4", "chip_too_near", {"field": field})]
    return [Refusal("MC-5", "no_room_for_chips", {"field": field})]


# --- part 2 ---


def _refuse_action(state: Meduris, seat: int, move: int) -> list[Refusal]:
    if r.WORKERS <= move < r.HUTS:
        return _refuse_worker(state, seat, move)
    if r.HUTS <= move < r.OFFER_NOTHING:
        return _refuse_building(state, seat, move)
    if move >= r.PAYS:
        return [Refusal("M-18", "choose_field_first")]
    return [Refusal("M-15", "must_act")]


def _refuse_worker(state: Meduris, seat: int, move: int) -> list[Refusal]:
    at = state.at
    plateau, height, target = text.worker_of(move)
    place = {"plateau": GOOD_KEYS[plateau], "height": height}
    tower = [at[r.TOWER + plateau * r.HEIGHTS + level] - 1 for level in range(at[r.HEIGHT + plateau])]
    found = []
    if height > len(tower):
        found.append(Refusal("M-16", "no_worker_there", place))
    elif tower[height - 1] != seat:
        found.append(Refusal("M-16", "not_your_worker", {**place, "seat": tower[height - 1]}))
    if target == plateau:
        found.append(Refusal("M-16", "same_plateau", {"plateau": GOOD_KEYS[plateau]}))
    elif at[r.HEIGHT + target] == r.HEIGHTS:
        found.append(Refusal("M-16", "tower_full", {"plateau": GOOD_KEYS[target]}))
    return found or [Refusal("MC-1", "name_lower_worker", {**place, "height": height - 1})]


def _refuse_building(state: Meduris, seat: int, move: int) -> list[Refusal]:
    """M-18, M-24: a piece, an empty field, for a temple one without chip, and the goods."""
    at = state.at
    is_hut = move < r.TEMPLES
    field = int(move - (r.HUTS if is_hut else r.TEMPLES))
    rule = "M-18" if is_hut else "M-24"
    if field >= at[r.FIELDS]:
        return [_no_such_field(state, field)]
    found = []
    if at[(r.HUTS_LEFT if is_hut else r.TEMPLES_LEFT) + seat] == 0:
        found.append(Refusal("M-7", "no_huts_left" if is_hut else "no_temples_left"))
    built = at[r.BUILT + field]
    if built != r.EMPTY:
        owner = built - (r.HUT if built < r.TEMPLE else r.TEMPLE)
        facts = {"field": field, "seat": owner}
        return [*found, Refusal(rule, "hut_stands_there" if built < r.TEMPLE else "temple_stands_there", facts)]
    chip = at[r.CHIP + field]
    if not is_hut and chip != r.NO_CHIP:
        found.append(Refusal("M-24", "chip_on_field", {"field": field, "chip": text.CHIP_NAMES[chip]}))
    if is_hut and chip == r.FREE_HUT_CHIP:
        return found
    goal = r.FOR_HUT if is_hut else r.FOR_TEMPLE
    times = max(text.required(state, field, goal))
    if not state.can_pay(seat, field, times):
        rule = "M-24" if not is_hut else "M-21" if times > 1 else "M-18"
        found.append(Refusal(rule, "cannot_pay", _price(state, seat, field, goal)))
    return found


def _price(state: Meduris, seat: int, field: int, goal: int) -> dict[str, object]:
    asked, hand = text.required(state, field, goal), text.hand_of(state, seat)
    one, other = state.first_good(field), state.second_good(field)
    missing = sum(max(0, times - held) for times, held in zip(asked, hand, strict=True))
    spare = sum(max(0, held - times) for times, held in zip(asked, hand, strict=True))
    return {
        "field": field,
        "goods": [GOOD_KEYS[one], GOOD_KEYS[other]],
        "times": max(asked),
        "missing": missing,
        "spare": spare,
        "needed": r.REPLACEMENT * missing,
    }


def _no_such_field(state: Meduris, field: int) -> Refusal:
    return Refusal("M-2", "no_such_field", {"field": field, "last": state.at[r.FIELDS] - 1})


# --- paying and offering ---


def _refuse_payment(state: Meduris, seat: int, move: int) -> list[Refusal]:
    field, goal = text.asked_about(state)
    if not r.PAYS <= move < r.MOVE_CODES:
        return [Refusal("M-19", "must_pay", {"field": field, "goal": text.GOALS[goal]})]
    paid, hand = text.goods_in(move - r.PAYS), text.hand_of(state, seat)
    asked = text.required(state, field, goal)
    rule = "M-21" if goal == r.FOR_HUT and max(asked) > 1 else "M-34" if goal >= r.FOR_ONE else "M-19"
    found = []
    for key, given, held in zip(GOOD_KEYS, paid, hand, strict=True):
        if given > held:
            found.append(Refusal(rule, "goods_not_held", {"good": key, "held": held, "paid": given}))
    worth = sum(given + (r.REPLACEMENT - 1) * min(given, times) for given, times in zip(paid, asked, strict=True))
    need = r.REPLACEMENT if goal == r.FOR_ONE else r.REPLACEMENT * sum(asked)
    if worth != need:
        facts = {
            "goods": [GOOD_KEYS[state.first_good(field)], GOOD_KEYS[state.second_good(field)]],
            "times": max(asked),
        }
        found.append(Refusal(rule, "payment_too_small" if worth < need else "payment_too_large", facts))
    return found or [Refusal("A-4", "use_goods_held")]


def _refuse_offer(state: Meduris, seat: int, move: int) -> list[Refusal]:
    field, _ = text.asked_about(state)
    if move == r.OFFER_CHIP:
        return [Refusal("M-37", "no_druid_chip", {"field": field})]
    if move == r.OFFER_BOTH and state.at[r.SIZE + field] == 1:
        return [Refusal("M-35", "lone_hut", {"field": field})]
    if move == r.OFFER_BOTH:
        return [Refusal("M-34", "cannot_offer_both", _price(state, seat, field, r.FOR_BOTH))]
    if move == r.OFFER_ONE:
        return [Refusal("M-34", "cannot_offer_one", _price(state, seat, field, r.FOR_ONE))]
    return [Refusal("M-33", "must_offer", {"field": field})]


# --- a sound table ---


def faults(state: Meduris) -> list[str]:
    """Lost or doubled pieces, wrong settlements, a druid astray (sections 3 and 5); empty unless there is a bug."""
    found = [*_lost_goods(state), *_lost_pieces(state), *_wrong_board(state), *_wrong_druid(state)]
    if any(state.at[r.POINTS + seat] < 0 for seat in range(state.players)):
        found.append("points below zero")
    return found


def _lost_goods(state: Meduris) -> list[str]:
    at = state.at
    found = []
    for good, key in enumerate(GOOD_KEYS):
        amounts = [at[r.SUPPLY + good], *(at[r.HAND + seat * r.GOODS + good] for seat in range(at[PLAYERS]))]
        if sum(amounts) != GOODS_EACH or min(amounts) < 0:
            found.append(f"{amounts} {key} in the supply and in the hands")
    for seat in range(at[PLAYERS]):
        if at[r.LAID + seat] > 0 and at[r.HAND + seat * r.GOODS + at[r.LAID + seat] - 1] == 0:
            found.append(f"seat {seat + 1} has laid down a good it does not hold")
    return found


def _lost_pieces(state: Meduris) -> list[str]:
    at = state.at
    found = []
    fields = [at[r.BUILT + field] for field in range(at[r.FIELDS])]
    workers = []
    for plateau, key in enumerate(GOOD_KEYS):
        tower = [at[r.TOWER + plateau * r.HEIGHTS + level] - 1 for level in range(r.HEIGHTS)]
        height = at[r.HEIGHT + plateau]
        if not all((owner >= 0) == (level < height) for level, owner in enumerate(tower)):
            found.append(f"the tower on {key} has gaps")
        workers += tower[:height]
    for seat in range(at[PLAYERS]):
        if fields.count(r.HUT + seat) + at[r.HUTS_LEFT + seat] != at[r.HUTS_EACH]:
            found.append(f"huts of seat {seat + 1}")
        if fields.count(r.TEMPLE + seat) + at[r.TEMPLES_LEFT + seat] != TEMPLES_BY_PLAYERS[at[PLAYERS]]:
            found.append(f"temples of seat {seat + 1}")
        if at[r.ACTIVE] != NOBODY and workers.count(seat) != WORKERS_BY_PLAYERS[at[PLAYERS]]:
            found.append(f"workers of seat {seat + 1}")
    return found


def _wrong_board(state: Meduris) -> list[str]:
    at = state.at
    found = []
    fields = range(at[r.FIELDS])
    for field in fields:
        size, left, right = 1, state.before(field), state.after(field)
        while state.is_hut(left):
            size, left = size + 1, state.before(left)
        while state.is_hut(right):
            size, right = size + 1, state.after(right)
        if size != at[r.SIZE + field]:
            found.append(f"field {field} counts {at[r.SIZE + field]} huts instead of {size}")
        if at[r.CHIP + field] != r.NO_CHIP and at[r.BUILT + field] >= r.TEMPLE:
            found.append(f"a temple on the chip of field {field}")
    free = [field for field in fields if at[r.BUILT + field] == r.EMPTY]
    chips = sum(at[r.CHIP + field] not in (r.NO_CHIP, r.FACE_DOWN) for field in free)
    if at[r.FREE_FIELDS] != len(free) or at[r.FREE_CHIP_FIELDS] != chips:
        found.append("free fields are miscounted")
    if sum(at[r.CHIP + field] != r.NO_CHIP for field in fields) > CHIPS:
        found.append("more chips than the box holds")
    for district in range(r.RUNES):
        owner = at[r.RUNE + district]
        own = [field for field in fields if r.DISTRICT[at[r.SIDE] + field] == district and at[r.BUILT + field] == owner]
        if owner > 0 and not own:  # HUT + seat is the same number as the rune's seat + 1
            found.append(f"rune {district} lies with somebody who has no hut there")
    return found


def _wrong_druid(state: Meduris) -> list[str]:
    """Section 5.3: on the path he stands beside a hut, and between turns no hut is directly ahead."""
    at = state.at
    druid = at[r.DRUID]
    if not 0 <= at[r.STONE] <= STONES:
        return ["the druid is beyond his stones"]
    if druid == NOBODY:
        return []
    if not state.is_hut(druid):
        return [f"the druid stands beside field {druid}, where no hut is"]
    between = state.turn in (CHANCE, OVER) or state.pending in (r.ACTION, r.TAKE, r.LOSE, r.LOSE_TOGETHER)
    if between and at[r.ENDED_BY] == r.NOT_ENDED and state.is_hut(state.after(druid)):
        return ["the druid rests in the middle of a settlement"]
    return []
