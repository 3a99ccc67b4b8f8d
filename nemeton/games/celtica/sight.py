"""What a seat sees of a game of Celtica, as parts of an observation: the same as its view tells, place by place."""

from __future__ import annotations

from nemeton.core.options import Options
from nemeton.core.parts import Part, amounts, around, asked, choices, seats, span, totals
from nemeton.games.celtica import ask
from nemeton.games.celtica import content as box
from nemeton.games.celtica import row as r

MANY_ROUNDS = 30
MANY_CARDS = 15


def parts(players: int, options: Options, seat: int) -> list[Part]:
    table = around(seat, players)
    others = table[1:]
    druid_cards, experience_cards = sum(box.DRUID_CARDS), sum(box.EXPERIENCE_CARDS)
    part_copies, experience_copies = max(box.PART_COUNTS), max(box.EXPERIENCE_CARDS)
    hidden_experience = [] if options["open_experience"] else others
    seen_experience = table if options["open_experience"] else [seat]
    return [
        asked("amount", (ask.TAKE, ask.GIVE), max(box.PLACE_AMOUNTS)),
        amounts("round", [r.ROUND], MANY_ROUNDS),
        seats("first", [r.FIRST], players),
        seats("ender", [r.ENDER], players),
        choices("positions", span(r.POSITION, r.DRUIDS), box.GOAL + 1),
        amounts("display", span(r.DISPLAY, r.KINDS), part_copies),
        totals("supply", [span(r.SUPPLY, r.KINDS)], sum(box.PART_COUNTS)),
        amounts("reserve", span(r.RESERVE, r.KINDS), part_copies),
        totals("pile", [span(r.PILE, r.DRUIDS)], druid_cards),
        totals("experience_pile", [span(r.EXPERIENCE_PILE, r.DRUIDS)], experience_cards),
        amounts("discards", span(r.DISCARDS, r.DRUIDS), max(box.DRUID_CARDS)),
        amounts("experience_discards", span(r.EXPERIENCE_DISCARDS, r.DRUIDS), experience_copies),
        totals("unseen", _unseen(r.PILE, r.HAND, others), max(box.DRUID_CARDS)),
        totals("unseen_experience", _unseen(r.EXPERIENCE_PILE, r.EXPERIENCE, hidden_experience), experience_copies),
        amounts("hand", span(r.hand(seat), r.DRUIDS), box.HAND_SIZE),
        amounts("experience", [span(r.experience(one), r.DRUIDS) for one in seen_experience], experience_copies),
        totals("cards", [span(r.hand(one), r.DRUIDS) for one in table], MANY_CARDS),
        totals("experience_cards", [span(r.experience(one), r.DRUIDS) for one in table], MANY_CARDS),
        amounts("parts", [span(r.own(one), r.KINDS) for one in table], part_copies),
        *(_face_down(table, part_copies) if options["hidden_start_parts"] else []),
    ]


def _face_down(table: list[int], part_copies: int) -> list[Part]:
    """CA-1: the own parts that lie face down, and how many everybody has."""
    return [
        amounts("secret", span(r.secret(table[0]), r.KINDS), part_copies),
        totals("face_down", [span(r.secret(one), r.KINDS) for one in table], box.START_PARTS),
    ]


def _unseen(pile: int, hands: int, hidden: list[int]) -> list[list[int]]:
    """What a player with perfect memory has not located, by druid: the pile and the other hands together."""
    return [[pile + druid, *(hands + one * r.DRUIDS + druid for one in hidden)] for druid in range(r.DRUIDS)]
