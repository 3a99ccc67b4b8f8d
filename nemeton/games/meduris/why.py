"""Why not? The rules of Meduris that an illegal move breaks, worst first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nemeton.core.thing import Refusal
from nemeton.games.meduris import ask, content, rules_druid, rules_pay, rules_setup
from nemeton.games.meduris import move as m
from nemeton.games.meduris import row as r
from nemeton.games.meduris.about import CHIP_NAMES, GOALS, goods_of_field, times_asked
from nemeton.games.meduris.notation import WORKER, goods_in
from nemeton.games.meduris.rules import Meduris

HEIGHTS: Final = [str(height) for height in range(1, r.LEVELS + 1)]
NO_MOVE: Final = -1  # asks what has to be done first


def refusals(state: Meduris, seat: int, move: int) -> list[Refusal]:
    """For the seat whose turn it is."""
    kind = state.asked()
    if kind == ask.ACTION:
        return _action(state, seat, move)
    if kind == ask.PAY:
        return _payment(state, seat, move)
    if kind == ask.OFFER:
        return [_offer(state, seat, move)]
    if kind == ask.TAKE:
        return [_take(move)]
    if kind == ask.GIVE:
        return [_give(move)]
    if kind == ask.LAY:
        return [_lay(move)]
    if kind == ask.PLACE:
        return [_place(move)]
    if kind == ask.LAY_CHIP:
        return [_chip(state, move)]
    return [Refusal(ask.RULES[ask.STILL_BUILD], "must_answer")]


def refusals_at(state: Meduris, seat: int, thing: Sequence[str]) -> list[Refusal] | None:
    """`worker wood 2`: why that worker cannot be moved now, wherever to. `plateau wood`: why nothing can be done
    there."""
    if len(thing) < 2 or thing[1] not in content.GOOD_KEYS:
        return None
    plateau = content.GOOD_KEYS.index(thing[1])
    if thing[0] == "plateau" and len(thing) == 2:
        return _plateau(state, seat, plateau)
    if thing[0] == "worker" and len(thing) == 3 and thing[2] in HEIGHTS:
        return _this_worker(state, seat, plateau, HEIGHTS.index(thing[2]))
    return None


def _plateau(state: Meduris, seat: int, plateau: int) -> list[Refusal]:
    wish = {ask.PLACE: m.PLACE, ask.TAKE: m.TAKE, ask.GIVE: m.GIVE, ask.LAY: m.LAY}.get(state.asked())
    if wish is not None:
        return [] if wish + plateau in state.moves(seat) else refusals(state, seat, wish + plateau)
    if state.asked() != ask.ACTION:
        return refusals(state, seat, NO_MOVE)
    if state.height(plateau) == r.LEVELS:
        return [Refusal("M-16", "tower_full", {"plateau": content.GOOD_KEYS[plateau]})]
    return [Refusal("M-16", "choose_worker_first")]


def _this_worker(state: Meduris, seat: int, plateau: int, level: int) -> list[Refusal]:
    if state.asked() != ask.ACTION:
        return refusals(state, seat, NO_MOVE)
    targets = [WORKER.move(plateau, level, target) for target in range(r.GOODS) if target != plateau]
    if any(move in state.moves(seat) for move in targets):
        return []
    if level < state.height(plateau) and state.worker(plateau, level) == seat:
        return [Refusal("MC-1", "name_lower_worker", {"plateau": content.GOOD_KEYS[plateau], "height": level})]
    return _not_own(state, seat, plateau, level)


# --- setting up and part 1 ---


def _chip(state: Meduris, move: int) -> Refusal:
    if not m.CHIP <= move < m.TURN_UP:
        return Refusal(ask.RULES[ask.LAY_CHIP], "must_lay_chip")
    field = move - m.CHIP
    if field >= state.fields():
        return _no_such_field(state, field)
    if not rules_setup.chip_fits(state, field):
        return Refusal("M-4", "chip_too_near", {"field": field})
    return Refusal("MC-5", "no_room_for_chips", {"field": field})


def _place(move: int) -> Refusal:
    if m.PLACE <= move < m.TAKE:
        return Refusal("M-9", "tower_full", {"plateau": content.GOOD_KEYS[move - m.PLACE]})
    return Refusal(ask.RULES[ask.PLACE], "must_place_worker")


def _take(move: int) -> Refusal:
    if m.TAKE <= move < m.TAKE_NOTHING:
        return Refusal("M-12", "supply_empty", {"good": content.GOOD_KEYS[move - m.TAKE]})
    return Refusal("A-16", "no_declining") if move == m.TAKE_NOTHING else Refusal(ask.RULES[ask.TAKE], "must_take_good")


def _give(move: int) -> Refusal:
    if m.GIVE <= move < m.LAY:
        return Refusal("M-14", "good_not_held", {"good": content.GOOD_KEYS[move - m.GIVE]})
    return Refusal(ask.RULES[ask.GIVE], "must_give_good")


def _lay(move: int) -> Refusal:
    if m.LAY <= move < m.WORKER:
        return Refusal("M-14", "good_not_held", {"good": content.GOOD_KEYS[move - m.LAY]})
    return Refusal(ask.RULES[ask.LAY], "must_lay_good")


# --- part 2 ---


def _action(state: Meduris, seat: int, move: int) -> list[Refusal]:
    if m.WORKER <= move < m.HUT:
        return _worker(state, seat, move)
    if m.HUT <= move < m.OFFER_NOTHING:
        return _building(state, seat, move)
    if move >= m.PAY:
        return [Refusal("M-18", "choose_field_first")]
    return [Refusal(ask.RULES[ask.ACTION], "must_act")]


def _worker(state: Meduris, seat: int, move: int) -> list[Refusal]:
    plateau, level, target = WORKER.parts(move)
    place = {"plateau": content.GOOD_KEYS[plateau], "height": level + 1}
    found = _not_own(state, seat, plateau, level)
    if target == plateau:
        found.append(Refusal("M-16", "same_plateau", {"plateau": content.GOOD_KEYS[plateau]}))
    elif state.height(target) == r.LEVELS:
        found.append(Refusal("M-16", "tower_full", {"plateau": content.GOOD_KEYS[target]}))
    return found or [Refusal("MC-1", "name_lower_worker", {**place, "height": level})]


def _not_own(state: Meduris, seat: int, plateau: int, level: int) -> list[Refusal]:
    place = {"plateau": content.GOOD_KEYS[plateau], "height": level + 1}
    if level >= state.height(plateau):
        return [Refusal("M-16", "no_worker_there", place)]
    if state.worker(plateau, level) != seat:
        return [Refusal("M-16", "not_your_worker", {**place, "seat": state.worker(plateau, level)})]
    return []


def _building(state: Meduris, seat: int, move: int) -> list[Refusal]:
    """M-18, M-24: a piece, an empty field, for a temple one without chip, and the goods."""
    is_hut = move < m.TEMPLE
    field = move - (m.HUT if is_hut else m.TEMPLE)
    if field >= state.fields():
        return [_no_such_field(state, field)]
    found = []
    if is_hut and state.huts_left(seat) == 0:
        found.append(Refusal("M-7", "no_huts_left"))
    if not is_hut and state.temples_left(seat) == 0:
        found.append(Refusal("M-7", "no_temples_left"))
    if not state.is_free(field):
        rule, facts = "M-18" if is_hut else "M-24", {"field": field, "seat": state.owner(field)}
        return [*found, Refusal(rule, "hut_stands_there" if state.is_hut(field) else "temple_stands_there", facts)]
    chip = state.chip(field)
    if not is_hut and chip != r.NO_CHIP:
        found.append(Refusal("M-24", "chip_on_field", {"field": field, "chip": CHIP_NAMES[chip]}))
    if is_hut and chip == r.FREE_HUT_CHIP:
        return found
    goal = r.FOR_HUT if is_hut else r.FOR_TEMPLE
    if not rules_pay.can_pay(state, seat, field, goal):
        rule = "M-24" if not is_hut else "M-21" if rules_pay.price(state, field, goal) > 1 else "M-18"
        found.append(Refusal(rule, "cannot_pay", _price(state, seat, field, goal)))
    return found


def _price(state: Meduris, seat: int, field: int, goal: int) -> dict[str, object]:
    times = rules_pay.price(state, field, goal)
    missing = rules_pay.missing(state, seat, field, times)
    return {
        "field": field,
        "goods": goods_of_field(state, field),
        "times": times,
        "missing": missing,
        "spare": state.goods_of(seat) - (rules_pay.goods_asked(times, goal) - missing),
        "needed": content.REPLACEMENT * missing,
    }


def _no_such_field(state: Meduris, field: int) -> Refusal:
    return Refusal("M-2", "no_such_field", {"field": field, "last": state.fields() - 1})


# --- paying and offering ---


def _payment(state: Meduris, seat: int, move: int) -> list[Refusal]:
    field, goal = state.asked_a(), state.asked_b()
    if not m.PAY <= move < m.CODES:
        return [Refusal(ask.RULES[ask.PAY], "must_pay", {"field": field, "goal": GOALS[goal]})]
    times = rules_pay.price(state, field, goal)
    rule = "M-21" if goal == r.FOR_HUT and times > 1 else "M-34" if goal >= r.FOR_ONE else "M-19"
    found = []
    worth = 0
    for good, (paid, asked) in enumerate(zip(goods_in(move - m.PAY), times_asked(state, field, goal), strict=True)):
        worth += rules_pay.counts(paid, asked)
        held = state.hand(seat, good)
        if paid > held:
            facts = {"good": content.GOOD_KEYS[good], "held": held, "paid": paid}
            found.append(Refusal(rule, "goods_not_held", facts))
    need = content.REPLACEMENT * rules_pay.goods_asked(times, goal)
    if worth != need:
        price = {"goods": goods_of_field(state, field), "times": times}
        found.append(Refusal(rule, "payment_too_small" if worth < need else "payment_too_large", price))
    return found or [Refusal("A-4", "use_goods_held")]


def _offer(state: Meduris, seat: int, move: int) -> Refusal:
    field = state.asked_a()
    if move == m.OFFER_CHIP:
        return Refusal("M-37", "no_druid_chip", {"field": field})
    if move == m.OFFER_BOTH and not rules_druid.may_offer_both(state, field):
        return Refusal("M-35", "lone_hut", {"field": field})
    if move == m.OFFER_BOTH:
        return Refusal("M-34", "cannot_offer_both", _price(state, seat, field, r.FOR_BOTH))
    if move == m.OFFER_ONE:
        return Refusal("M-34", "cannot_offer_one", _price(state, seat, field, r.FOR_BOTH))
    return Refusal(ask.RULES[ask.OFFER], "must_offer", {"field": field})
