"""What a decision will do, before it is made.

No rule is worked out here: the decision is carried out on a copy on which nothing else is pending, and what it told,
changed and left to be done is read off. Where the die itself is still to come, one is laid on a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from nemeton.core.state import DEPTH
from nemeton.core.thing import Thing
from nemeton.games.edora import ask, content, event
from nemeton.games.edora import move as m
from nemeton.games.edora import row as r
from nemeton.games.edora.rules import Edora
from nemeton.games.edora.rules_actions import use_potion
from nemeton.games.edora.rules_gains import contest_winner, gain_bonus
from nemeton.games.edora.rules_scoring import progress
from nemeton.games.edora.rules_turn import chain, completes, free_codes, payable_values
from nemeton.games.edora.view import members

FEW_PROVISIONS: Final = 3  # a step and a low die
GAINING: Final = (r.GIVES, r.SICKLE_ACTION, r.KNOWLEDGE_ACTION)  # effects of potions that bring something at once
REFUSED: Final = {m.DECLINE: "decline", m.REPEAT_NONE: "none"}


def preview(state: Edora, move: int) -> Thing:
    if move in REFUSED:
        return {"name": REFUSED[move]}
    if move == m.STOP:
        return {"name": "stop", "of": "raise" if state.pending == ask.RAISE else "brew"}
    after = state.copy()
    after.log = []
    after.drop_pending()
    after.decide(state.asked(), state.turn, state.asked_a(), state.asked_b(), move)
    return ABOUT[state.pending](state, after, state.turn, move)


# --- reading off what happened ---


def _told(after: Edora, kind: int) -> list[tuple[int, int, int, int]]:
    """The numbers of the events of that kind."""
    return [told[1:] for told in after.log or [] if told[0] == kind]


def _prestige(after: Edora) -> int:
    return sum(amount for _, amount, _, _ in _told(after, event.PRESTIGE))


def _dice(after: Edora) -> int:
    """Dice that were taken or are going to be picked."""
    taken = sum(amount for _, _, amount, _ in _told(after, event.DIE))
    return taken + (after.asked_a() if after.asked() == ask.PICK else 0)


def _bonuses(after: Edora) -> list[str]:
    """Those still to be received, the next one first."""
    pending = [i for i in reversed(range(after.at[DEPTH])) if after.pending_kind(i) == ask.THEN_BONUS]
    return [content.BONUS_KEYS[after.pending_a(i)] for i in pending]


def _instead(after: Edora, seat: int) -> int:
    """E-44, E-46, E-48: prestige points for steps and dice there is no room for any more, once everything that the
    decision brings at once is gained. Which dice are picked does not matter for it."""
    done = after.copy()
    done.log = list(after.log or [])
    frames = [(after.pending_kind(i), after.pending_a(i)) for i in reversed(range(after.at[DEPTH]))]
    done.drop_pending()
    for kind, what in frames:
        if kind == ask.PICK:
            _pick_any(done, seat, what)
        elif kind == ask.THEN_BONUS:
            gain_bonus(done, seat, what, r.BY_HERB)
        elif kind == ask.THEN_EFFECT and content.EFFECT[what * 3] in GAINING:
            use_potion(done, seat, what)
        if done.asked() == ask.PICK:
            _pick_any(done, seat, done.asked_a())
        done.drop_pending()
    told = _told(done, event.PRESTIGE)
    return sum(amount for who, amount, cause, _ in told if who == seat and cause in (r.BY_OVERFLOW, r.BY_NO_DIE))


def _pick_any(state: Edora, seat: int, count: int) -> None:
    for value in range(1, r.FACES):
        taken = min(count, state.general(seat, value))
        state.take_dice(seat, value, taken)
        count -= taken


def _contest(after: Edora) -> int | None:
    return next((winner for winner, _, _, _ in _told(after, event.CONTEST)), None)


# --- walking and placing ---


def _turn(state: Edora, after: Edora, seat: int, move: int) -> Thing:
    left = after.provisions(seat)
    if move == m.EMERGENCY:
        provisions, dice, prestige = left - state.provisions(seat), _dice(after), _prestige(after)
        return {"name": "emergency", "provisions": provisions, "dice": dice, "prestige": prestige, "left": left}
    place, cost, values = after.pawn(seat), state.provisions(seat) - left, payable_values(after, seat, left)
    shown = [value for value in range(1, r.FACES) if (values >> value) & 1]
    return {
        "name": "go",
        "place": content.PLACE_KEYS[place],
        "cost": cost,
        "left": left,
        "values": shown,
        "prices": [cost + value for value in shown],
        "contests": [_contest_with(after, seat, value) for value in shown],
        "actions": members(free_codes(after, place), content.ACTION_KEYS),
        **_completed(_with_die(after, seat, shown[0]), seat),
        "first": not state.started(seat),
    }


def _with_die(state: Edora, seat: int, value: int) -> Edora:
    """The position with a die of that value beside the pawn."""
    trial = state.copy()
    trial.lay_die(seat, state.pawn(seat), r.lowest(state.free(state.pawn(seat))), value, value)
    return trial


def _contest_with(state: Edora, seat: int, value: int) -> int | None:
    winner = contest_winner(_with_die(state, seat, value), state.pawn(seat))
    return None if winner == r.NONE else winner


def _completed(state: Edora, seat: int) -> Thing:
    """The fires and dolmens of a die that lies where the pawn stands."""
    near = [content.FIRES_OF[state.pawn(seat) * r.FIRES_EACH + i] for i in range(r.FIRES_EACH)]
    fires = [content.FIRE_KEYS[fire] for fire in near if completes(state, seat, fire)]
    dolmens = [key for colour, key in enumerate(content.DOLMEN_KEYS) if chain(state, seat, colour)]
    return {"fires": fires, "fire_count": len(fires), "dolmens": dolmens, "dolmen_count": len(dolmens)}


def _die(state: Edora, after: Edora, seat: int, move: int) -> Thing:
    value, turns = move - m.DIE, after.asked() == ask.VALUE
    contest = None if turns else _contest_with(state, seat, value)
    left = state.provisions(seat) - value
    return {"name": "die", "value": value, "left": left, "turns": turns, "contest": contest}


def _value(state: Edora, after: Edora, seat: int, move: int) -> Thing:
    value = move - m.TURN
    thing: Thing = {"name": "turn", "value": value, "die": state.asked_a(), "turns": False}
    return thing | {"left": state.provisions(seat) - value, "contest": _contest_with(state, seat, value)}


def _field(state: Edora, after: Edora, seat: int, move: int) -> Thing:
    """Whether the next turn is in danger is judged before the action brings anything."""
    ((_, value, place, code),) = _told(after, event.PLACE)
    ((_, _, left, _),) = _told(after, event.PAY)
    dice = after.personal_dice(seat)
    return {
        "name": "field",
        "value": value,
        "left": left,
        "turns": False,
        "contest": _contest(after),
        "action": content.ACTION_KEYS[code],
        "place": content.PLACE_KEYS[place],
        **_completed(after, seat),
        "turned": bool(_told(after, event.TURNED)),
        "dice": dice,
        "warning": _warning(code, dice, left),
    }


def _warning(code: int, dice: int, left: int) -> str:
    """What the next turn may lack; a field that refills it needs no warning."""
    if content.ACTION[code * 3] == r.PROVISIONS_ACTION:
        return "none"
    return "no_die" if dice == 0 else "few_provisions" if left < FEW_PROVISIONS else "none"


# --- actions ---


def _provisions(state: Edora, after: Edora, seat: int, move: int) -> Thing:
    if move == m.TAKE_DICE:
        return {"name": "dice", "dice": _dice(after), "prestige": _prestige(after)}
    amount = after.provisions(seat) - state.provisions(seat)
    return {"name": "provisions", "amount": amount, "herb": state.has(seat, r.PROVISIONS_HERB)}


def _do(state: Edora, after: Edora, seat: int, move: int) -> Thing:
    for _, steps, field, _ in _told(after, event.KNOWLEDGE):
        taken = after.position(seat) - state.position(seat)
        track: Thing = {"name": "knowledge", "steps": steps, "field": field + 1, "prestige": _prestige(after)}
        return track | {"taken": taken, "instead": _instead(after, seat)}
    ((_, steps, to, _),) = _told(after, event.SICKLE)
    pairs = len(_told(after, event.TRIGGER))
    thing: Thing = {"name": "sickle", "steps": steps, "to": to, "pairs": pairs, "prestige": _prestige(after)}
    return thing | {"taken": after.sickle(seat) - state.sickle(seat), "instead": _instead(after, seat)}


def _tablet(state: Edora, after: Edora, seat: int, move: int) -> Thing:
    tablet = state.display(move - m.TABLET)
    thing: Thing = {"name": "tablet", "tablet": content.TABLET_KEYS[tablet], "bonuses": _bonuses(after)}
    counts = {"progress": progress(after, seat, tablet), "needs": content.TABLET_NEEDS[tablet]}
    return thing | counts | {"instead": _instead(after, seat)}


def _brew(state: Edora, after: Edora, seat: int, move: int) -> Thing:
    ((_, potion, cost, _),) = _told(after, event.BREW)
    thing: Thing = {"name": "brew", "potion": content.POTION_KEYS[potion], "cost": cost, "left": after.mistletoe(seat)}
    return thing | {"instead": _instead(after, seat)}


def _gem(state: Edora, after: Edora, seat: int, move: int) -> Thing:
    ((_, bonus, level, times),) = _told(after, event.GEM)
    thing: Thing = {"name": "gem", "bonus": content.BONUS_KEYS[bonus], "times": times, "sign": level + 1}
    return thing | {"instead": _instead(after, seat)}


def _menhir(state: Edora, after: Edora, seat: int, move: int) -> Thing:
    bonuses, repeat = _bonuses(after), after.is_pending(ask.REPEAT)
    thing: Thing = {"name": "menhir", "bonus": bonuses[0], "bonuses": bonuses, "repeat": repeat}
    return thing | {"instead": _instead(after, seat)}


def _stele(state: Edora, after: Edora, seat: int, move: int) -> Thing:
    ((_, stele, _, units),) = _told(after, event.STELE)
    instead = _instead(after, seat)
    taken = units
    if instead:
        steps = after.position(seat) - state.position(seat) + after.sickle(seat) - state.sickle(seat)
        taken = steps or state.general_dice(seat) - after.general_dice(seat)
    return {"name": "stele", "bonus": content.STELE_KEYS[stele], "units": units, "taken": taken, "instead": instead}


def _repeat(state: Edora, after: Edora, seat: int, move: int) -> Thing:
    return {"name": "repeat", "bonus": content.BONUS_KEYS[move - m.REPEAT], "instead": _instead(after, seat)}


def _raise(state: Edora, after: Edora, seat: int, move: int) -> Thing:
    place = move - m.RAISE
    thing: Thing = {"name": "raise", "place": content.PLACE_KEYS[place], "value": state.die(place, seat)}
    return thing | {"contest": _contest(after)}


def _herb(state: Edora, after: Edora, seat: int, move: int) -> Thing:
    other = next((content.HERB_KEYS[herb] for _, herb, _, _ in _told(after, event.INACTIVE)), None)
    return {"name": "herb", "herb": content.HERB_KEYS[move - m.HERB], "other": other}


def _lay(state: Edora, after: Edora, seat: int, move: int) -> Thing:
    ((_, pair, _, _),) = _told(after, event.LAYS)
    herbs = [content.HERB_KEYS[herb] for herb in divmod(int(move - m.LAY), int(r.HERBS))]
    return {"name": "lay", "herbs": herbs, "position": content.PAIR_POSITION[pair]}


def _only(name: str, field: str, base: int, keys: Sequence[object]) -> Callable[[Edora, Edora, int, int], Thing]:
    """A decision that is what it says."""
    return lambda state, after, seat, move: {"name": name, field: keys[move - base]}


ABOUT: Final[dict[int, Callable[[Edora, Edora, int, int], Thing]]] = {
    ask.START: _only("start", "place", m.START, [content.PLACE_KEYS[place] for place in content.START_PLACE]),
    ask.KEEP: _only("keep", "tablet", m.KEEP, content.TABLET_KEYS),
    ask.LAY: _lay,
    ask.TURN: _turn,
    ask.DIE: _die,
    ask.VALUE: _value,
    ask.FIELD: _field,
    ask.DO: _do,
    ask.PROVISIONS: _provisions,
    ask.PICK: lambda state, after, seat, move: {"name": "pick", "value": move - m.PICK, "amount": state.asked_a()},
    ask.TABLET: _tablet,
    ask.BREW: _brew,
    ask.SIGN: _only("sign", "sign", m.SIGN, range(1, r.LEVELS + 1)),
    ask.GEM: _gem,
    ask.MENHIR: _menhir,
    ask.STELE: _stele,
    ask.REPEAT: _repeat,
    ask.RAISE: _raise,
    ask.FLIP: _only("flip", "herb", m.FLIP, content.HERB_KEYS),
    ask.PLUCK: _only("pluck", "herb", m.PLUCK, content.HERB_KEYS),
    ask.HERB: _herb,
}
