"""What a seat sees of a game of Edora, as parts of an observation: the same as its view tells, place by place."""

from __future__ import annotations

from nemeton.core.options import Options
from nemeton.core.parts import Part, amounts, around, asked, bits, choices, seats, span
from nemeton.games.edora import ask, content
from nemeton.games.edora import row as r

MANY = 20  # provisions, mistletoe
MANY_POINTS = 150
KNOTS = 4  # in a tower on the knowledge track
BONUS_DIGIT = 8
ICONS = 4
HERB_STATES = 9


def parts(players: int, options: Options, seat: int) -> list[Part]:
    table = around(seat, players)
    return [*_board(players), *_shared(players), *_dice(table), *_seats(table), *_holdings(table)]


def _board(players: int) -> list[Part]:
    """As it was assembled. Action fields are told by the bits of their kind plus one."""
    places = range(r.PLACES)
    icons = [
        amounts(f"fire_bonuses_{icon + 1}", span(r.FIRE_BONUS, r.FIRES), r.BONUSES, divide=BONUS_DIGIT**icon, modulo=8)
        for icon in range(ICONS)
    ]
    board = [
        bits("fields", [r.FIELD + place * r.FIELDS + i for place in places for i in range(players)], 5, least=r.NONE),
        bits("near", span(r.NEAR, r.PLACES), r.PLACES),
        bits("portals", [r.PORTALS], r.PLACES),
        *icons,
        choices("dolmens", span(r.DOLMEN, r.RIM), r.COLOURS),
        choices("oracle_stones", span(r.STONE, r.STONES), r.BONUSES),
    ]
    return [part.that_lasts() for part in board]


def _shared(players: int) -> list[Part]:
    return [
        asked("amount", (ask.PICK, ask.BREW, ask.RAISE, ask.PLUCK), content.ALL_DICE),
        amounts("round", [r.ROUND], content.MOST_ROUNDS),
        seats("first", [r.FIRST], players),
        choices("display", span(r.DISPLAY, r.SPOTS), r.TABLETS),
        amounts("pile", span(r.PILE, r.TABLETS), 3).while_not_pending(ask.THEN_REVEAL_TABLETS),
        amounts("beige", [r.BEIGE_TAKEN], r.COLOURS),
        seats("dolmen_owners", span(r.DOLMEN_OWNER, r.COLOURS), players),
        seats("fire_owners", span(r.FIRE_OWNER, r.FIRES), players),
        amounts("gems_left", span(r.GEMS_LEFT, r.BONUSES), 12),
    ]


def _dice(table: list[int]) -> list[Part]:
    """Those on the board, by player and place: the value, and on which of its fields it lies."""
    cells = [[r.DIE + place * r.MOST_PLAYERS + one for place in range(r.PLACES)] for one in table]
    return [
        amounts("dice", cells, r.FACES - 1, modulo=8),
        amounts("dice_fields", cells, r.FIELDS, divide=8, modulo=8),
    ]


def _seats(table: list[int]) -> list[Part]:
    of = {
        "prestige": (r.PRESTIGE, MANY_POINTS),
        "provisions": (r.PROVISIONS, MANY),
        "mistletoe": (r.MISTLETOE, MANY),
        "sickle": (r.SICKLE, MANY),
        "started": (r.STARTED, 1),
        "placed": (r.PLACED, content.ALL_DICE),
        "beige_dolmens": (r.BEIGE_OF, r.COLOURS),
    }
    rank = [r.RANK + one for one in table]
    return [
        *(amounts(name, [first + one for one in table], most) for name, (first, most) in of.items()),
        amounts("knowledge", rank, content.LAST_FIELD, divide=KNOTS, modulo=64),
        amounts("height", rank, KNOTS, modulo=KNOTS),
        choices("pawns", [r.PAWN + one for one in table], r.PLACES),
        bits("menhirs", [r.MENHIRS + one for one in table], r.BONUSES),
        bits("steles", [r.STELES + one for one in table], r.BONUSES),
        bits("potions", [r.POTIONS_OF + one for one in table], r.POTIONS),
    ]


def _holdings(table: list[int]) -> list[Part]:
    seat, *others = table

    def of(first: int, size: int, whose: list[int]) -> list[list[int]]:
        return [span(first + one * size, size) for one in whose]

    return [
        amounts("personal", of(r.PERSONAL, r.FACES, table), content.ALL_DICE // 2),
        amounts("general", of(r.GENERAL, r.FACES, table), content.ALL_DICE // 2),
        choices("gems", of(r.GEM, r.GEM_SLOTS, table), r.BONUSES),
        amounts("menhirs_at", of(r.MENHIR_AT, r.BONUSES, table), r.PLACES, least=r.NONE),
        amounts("steles_at", of(r.STELE_AT, r.BONUSES, table), r.PLACES, least=r.NONE),
        amounts("tablets", of(r.TABLETS_OF, r.TABLETS, [seat]), 3),
        amounts("tablets_of_others", of(r.TABLETS_OF, r.TABLETS, others), 3).while_not_pending(ask.THEN_REVEAL_TABLETS),
        choices("herbs", of(r.HERB, r.HERBS, [seat]), HERB_STATES),
        choices("herbs_of_others", of(r.HERB, r.HERBS, others), HERB_STATES).while_not_pending(ask.THEN_REVEAL_HERBS),
    ]
