"""Celtica in notation: every move has one text, and every text that makes sense is a move. Also: why not?

`play red 2 + 1` (one experience card), `take large_1 middle`, `give small_2`, `draw`, `decline`,
`swap large_1 small_4`, `buy middle`, `done`; the dealer's `card red`, `experience grey`, `part middle`, `starts 2`.
"""

from __future__ import annotations

from nemeton.core.errors import BadNotation
from nemeton.core.state import PLAYERS
from nemeton.core.thing import Refusal, Thing
from nemeton.games.celtica import rules as r
from nemeton.games.celtica.content import DRUID_KEYS, PART_KEYS
from nemeton.games.celtica.rules import Celtica


def parts_in(chosen: int) -> list[str]:
    """The keys of a set of parts, as moves and events write it."""
    return [PART_KEYS[int(digit) - 1] for digit in str(chosen)] if chosen else []


def play_of(move: int) -> tuple[int, int, int]:
    """Druid, druid cards and experience cards of a play."""
    code, experience = divmod(int(move - r.PLAYS), int(r.MOST_EXPERIENCE + 1))
    return code // r.HAND_SIZE, code % r.HAND_SIZE + 1, experience


def swap_of(move: int) -> tuple[int, int]:
    """Own kind and kind in the display of a swap."""
    return divmod(int(move - r.SWAPS), int(r.KINDS))


# --- notation ---


def say(move: int) -> str:
    if move < r.DRAW_CARD:
        druid, cards, experience = play_of(move)
        return f"play {DRUID_KEYS[druid]} {cards}" + (f" + {experience}" if experience else "")
    if move == r.DRAW_CARD:
        return "draw"
    if move == r.DECLINE:
        return "decline"
    if move < r.BUYS:
        own, kind = swap_of(move)
        return f"swap {PART_KEYS[own]} {PART_KEYS[kind]}"
    if move < r.DONE:
        return f"buy {PART_KEYS[move - r.BUYS]}"
    if move == r.DONE:
        return "done"
    if move < r.GIVES:
        return " ".join(["take", *parts_in(move - r.TAKES)])
    if move < r.CARDS:
        return " ".join(["give", *parts_in(move - r.GIVES)])
    if move < r.EXPERIENCES:
        return f"card {DRUID_KEYS[move - r.CARDS]}"
    if move < r.PARTS:
        return f"experience {DRUID_KEYS[move - r.EXPERIENCES]}"
    if move < r.STARTERS:
        return f"part {PART_KEYS[move - r.PARTS]}"
    return f"starts {move - r.STARTERS + 1}"


def parse(players: int, text: str) -> int:
    verb, *rest = text.split() or [""]
    if verb in ("draw", "decline", "done") and not rest:
        return {"draw": r.DRAW_CARD, "decline": r.DECLINE, "done": r.DONE}[verb]
    if verb == "play" and (len(rest) == 2 or (len(rest) == 4 and rest[2] == "+")):
        experience = _number(rest[3], 0, r.MOST_EXPERIENCE) if len(rest) == 4 else 0
        cards = _number(rest[1], 1, r.HAND_SIZE)
        return r.PLAYS + (_druid(rest[0]) * r.HAND_SIZE + cards - 1) * (r.MOST_EXPERIENCE + 1) + experience
    if verb in ("take", "give") and 1 <= len(rest) <= 4:
        chosen = "".join(sorted(str(_part(key) + 1) for key in rest))
        return (r.TAKES if verb == "take" else r.GIVES) + int(chosen)
    if verb == "swap" and len(rest) == 2:
        return r.SWAPS + _part(rest[0]) * r.KINDS + _part(rest[1])
    if verb in ("buy", "part") and len(rest) == 1:
        return (r.BUYS if verb == "buy" else r.PARTS) + _part(rest[0])
    if verb in ("card", "experience") and len(rest) == 1:
        return (r.CARDS if verb == "card" else r.EXPERIENCES) + _druid(rest[0])
    if verb == "starts" and len(rest) == 1:
        return r.STARTERS + _number(rest[0], 1, players) - 1
    raise BadNotation(
        f"{text!r} is no move of Celtica; moves look like 'play red 2 + 1', 'take large_1 middle', 'give small_2', "
        "'draw', 'decline', 'swap large_1 small_4', 'buy middle', 'done'"
    )


def _druid(key: str) -> int:
    if key not in DRUID_KEYS:
        raise BadNotation(f"there is no druid {key!r}; there are {', '.join(DRUID_KEYS)}")
    return DRUID_KEYS.index(key)


def _part(key: str) -> int:
    if key not in PART_KEYS:
        raise BadNotation(f"there is no amulet part {key!r}; there are {', '.join(PART_KEYS)}")
    return PART_KEYS.index(key)


def _number(text: str, least: int, most: int) -> int:
    if text.isascii() and text.isdigit() and least <= int(text[:9]) <= most:
        return int(text)
    raise BadNotation(f"{text!r} is not a number from {least} to {most}")


# --- a move and its effect, before it is played ---


def about(state: Celtica, move: int) -> Thing:
    at = state.at
    seat = state.turn
    if move < r.DRAW_CARD:
        return _about_play(state, seat, move)
    if move == r.DRAW_CARD:
        return {"name": "draw", "pile": sum(at[r.PILE + druid] for druid in range(r.DRUIDS))}
    if move < r.SWAPS:
        return {"name": "decline"}
    if move < r.DONE:
        after = state.copy()
        after.apply(move)
        complete = after.score(seat)
        if move >= r.BUYS:
            return {"name": "buy", "part": PART_KEYS[move - r.BUYS], "complete": complete}
        own, kind = swap_of(move)
        return {"name": "swap", "own": PART_KEYS[own], "part": PART_KEYS[kind], "complete": complete}
    if move == r.DONE:
        return {"name": "done"}
    if move < r.GIVES:
        return {"name": "take", "parts": parts_in(move - r.TAKES), "fills": _fills(state, seat, move - r.TAKES)}
    if move < r.CARDS:
        return {"name": "give", "parts": parts_in(move - r.GIVES), "breaks": _breaks(state, seat, move - r.GIVES)}
    return {"name": "chance", "say": say(move)}


def _about_play(state: Celtica, seat: int, move: int) -> Thing:
    druid, cards, experience = play_of(move)
    here = state.at[r.POSITION + druid]
    there = min(r.GOAL, here + cards + experience)
    effect = {r.FIND: "take", r.RUIN: "give", r.CULT: "draw"}[r.PLACE_KIND[there]] if here < r.GOAL else "nothing"
    amount = r.PLACE_AMOUNT[there] if effect in ("take", "give") else 0
    if effect == "take":
        amount = min(amount, sum(state.at[r.DISPLAY + kind] for kind in range(r.KINDS)))
        if there == r.GOAL and not state.at[r.GOAL_GIVES]:
            effect, amount = "nothing", 0
    if effect == "give":
        amount = min(amount, sum(_own(state, seat)))
    return {
        "name": "play",
        "druid": DRUID_KEYS[druid],
        "cards": cards,
        "experience": experience,
        "from": here,
        "to": there,
        "effect": effect,
        "amount": amount,
        "only_ruin": effect == "give" and _only_ruins(state, seat, druid),
        "wasted": here + cards + experience - there,
    }


def _only_ruins(state: Celtica, seat: int, druid: int) -> bool:
    """Whether every play of this colour ends in a ruin."""
    here = state.at[r.POSITION + druid]
    most = state.at[r.HAND + seat * r.DRUIDS + druid] + state.at[r.EXPERIENCE + seat * r.DRUIDS + druid]
    return all(r.PLACE_KIND[min(r.GOAL, here + steps)] == r.RUIN for steps in range(1, most + 1))


def _own(state: Celtica, seat: int) -> list[int]:
    return [state.at[r.OWN + seat * r.KINDS + kind] for kind in range(r.KINDS)]


def _fills(state: Celtica, seat: int, chosen: int) -> int:
    """How many of these parts the player's largest incomplete amulet still lacks."""
    own, complete = _own(state, seat), state.score(seat)
    return sum(own[kind] == complete for kind in {PART_KEYS.index(key) for key in parts_in(chosen)})


def _breaks(state: Celtica, seat: int, chosen: int) -> int:
    own = _own(state, seat)
    for key in parts_in(chosen):
        own[PART_KEYS.index(key)] -= 1
    return state.score(seat) - min(own)


# --- why not? ---


def refusals(state: Celtica, seat: int, move: int) -> list[Refusal]:
    """The rules an illegal move breaks, for the seat whose turn it is; worst first."""
    kind = state.pending
    if kind == r.PLAY:
        return _refuse_play(state, seat, move)
    if kind == r.TAKE:
        return _refuse_parts(state, r.DISPLAY, move, r.TAKES, "C-14", "take")
    if kind == r.GIVE:
        return _refuse_parts(state, r.OWN + seat * r.KINDS, move, r.GIVES, "C-17", "give")
    if kind == r.DRAW:
        return [Refusal("C-20", "draw_or_decline" if move != r.DRAW_CARD else "no_card_to_draw")]
    return _refuse_final(state, seat, move)


def _refuse_play(state: Celtica, seat: int, move: int) -> list[Refusal]:
    if not r.PLAYS <= move < r.DRAW_CARD:
        return [Refusal("C-6", "must_play_cards")]
    druid, cards, experience = play_of(move)
    held = state.at[r.HAND + seat * r.DRUIDS + druid]
    held_experience = state.at[r.EXPERIENCE + seat * r.DRUIDS + druid]
    found = []
    if held == 0 and experience > 0:
        found.append(Refusal("C-8", "experience_needs_druid_card", {"druid": DRUID_KEYS[druid]}))
    if held < cards:
        found.append(Refusal("C-6", "card_not_held", {"druid": DRUID_KEYS[druid], "held": held, "cards": cards}))
    if held_experience < experience:
        facts = {"druid": DRUID_KEYS[druid], "held": held_experience, "cards": experience}
        found.append(Refusal("C-7", "experience_not_held", facts))
    return found


def _refuse_parts(state: Celtica, pool: int, move: int, base: int, rule: str, verb: str) -> list[Refusal]:
    wanted = len(parts_in(state.moves()[0] - base))
    if not base <= move < base + r.PARTS_LIMIT:
        return [Refusal(rule, f"must_{verb}_parts", {"amount": wanted})]
    chosen = parts_in(move - base)
    if not chosen or parse(state.players, say(move)) != move:  # not a set as we write it
        return [Refusal(rule, f"must_{verb}_parts", {"amount": wanted})]
    found = []
    if len(chosen) != wanted:
        found.append(Refusal(rule, "wrong_number_of_parts", {"amount": wanted, "given": len(chosen)}))
    for kind, key in enumerate(PART_KEYS):
        if chosen.count(key) > state.at[pool + kind]:
            found.append(Refusal(rule, f"part_not_there_to_{verb}", {"part": key}))
    return found


def _refuse_final(state: Celtica, seat: int, move: int) -> list[Refusal]:
    at = state.at
    cards = sum(at[r.EXPERIENCE + seat * r.DRUIDS + druid] for druid in range(r.DRUIDS))
    if not r.SWAPS <= move <= r.DONE:
        return [Refusal("C-30", "final_exchange_only")]
    if move >= r.BUYS:
        kind, cost, rule = move - r.BUYS, r.BUY_COST, "C-32"
        own = None
    else:
        own, kind = swap_of(move)
        cost, rule = r.SWAP_COST, "C-31"
    found = []
    if cards < cost:
        found.append(Refusal(rule, "too_few_experience_cards", {"cost": cost, "held": cards}))
    if at[r.DISPLAY + kind] == 0:
        found.append(Refusal(rule, "part_not_there_to_take", {"part": PART_KEYS[kind]}))
    if own is not None and at[r.OWN + seat * r.KINDS + own] == 0:
        found.append(Refusal(rule, "part_not_there_to_give", {"part": PART_KEYS[own]}))
    if own == kind:
        found.append(Refusal("C-31", "swap_same_kind", {"part": PART_KEYS[kind]}))
    return found


def in_box(state: Celtica) -> list[str]:
    """Lost or doubled cards and parts (conservation, sections 3 and 8); empty unless there is a bug."""
    at = state.at
    players = at[PLAYERS]
    found = []
    for druid, key in enumerate(DRUID_KEYS):
        cards = at[r.PILE + druid] + at[r.DISCARDS + druid]
        cards += sum(at[r.HAND + seat * r.DRUIDS + druid] for seat in range(players))
        if cards != r.CARDS_IN_BOX[druid]:
            found.append(f"{cards} {key} druid cards")
        experience = at[r.EXPERIENCE_PILE + druid] + at[r.EXPERIENCE_DISCARDS + druid]
        experience += sum(at[r.EXPERIENCE + seat * r.DRUIDS + druid] for seat in range(players))
        if experience != r.EXPERIENCE_IN_BOX[druid]:
            found.append(f"{experience} {key} experience cards")
        if not 0 <= at[r.POSITION + druid] <= r.GOAL:
            found.append(f"the {key} druid stands on place {at[r.POSITION + druid]}")
    for kind, key in enumerate(PART_KEYS):
        parts = at[r.DISPLAY + kind] + at[r.SUPPLY + kind] + at[r.RESERVE + kind]
        parts += sum(at[r.OWN + seat * r.KINDS + kind] for seat in range(players))
        if parts != r.PARTS_IN_BOX[kind]:
            found.append(f"{parts} parts of kind {key}")
    if any(at[i] < 0 for i in range(r.POSITION, r.NUMBERS)):
        found.append("a pile or hand below zero")
    for seat in range(players):
        if sum(at[r.HAND + seat * r.DRUIDS + druid] for druid in range(r.DRUIDS)) > r.HAND_SIZE:  # CC-8
            found.append(f"seat {seat + 1} holds more than {r.HAND_SIZE} druid cards")
    if sum(at[r.DISPLAY + kind] for kind in range(r.KINDS)) > r.DISPLAY_SIZE:
        found.append("more parts in the display than it has spaces")
    return found
