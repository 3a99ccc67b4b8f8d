"""What a seat sees of a game of Graenaland, as parts of an observation: the same as its view tells, place by place."""

from __future__ import annotations

from nemeton.core.options import Options
from nemeton.core.parts import Part, amounts, around, bits, choices, members, seats, span, totals
from nemeton.core.state import NOBODY
from nemeton.games.graenaland import content
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r

MANY_CARDS = 12
MANY_VOTES = 12
DIGIT = 16  # of a cost
BALLOTS = 3


def parts(players: int, options: Options, seat: int) -> list[Part]:
    table = around(seat, players)
    return [
        *_round(players, options),
        *_land(players, table),
        *_cards(),
        *_proposal(players, table),
        *_project(),
        *_seats(table, options),
    ]


def _round(players: int, options: Options) -> list[Part]:
    return [
        amounts("round", [r.ROUND], int(options["round_limit"])),
        seats("lead", [r.LEAD], players),
        seats("declarer", [r.DECLARER], players),
        amounts("thresholds", span(r.THRESHOLD, r.CONDITIONS), r.TILES),
        amounts("worth", span(r.WORTH, r.CONDITIONS), max(content.GRADE_POINTS)),
        choices("grades", span(r.GRADE, r.CONDITIONS), r.GRADES, least=1),
    ]


def _land(players: int, table: list[int]) -> list[Part]:
    tiles = range(r.TILES)
    return [
        choices("places", span(r.TILE_AT, r.TILES), r.TILES),
        amounts("villages", [[r.VILLAGES + tile * r.MOST_PLAYERS + one for tile in tiles] for one in table], 4),
        amounts("settlements", [[r.SETTLED + tile * r.MOST_PLAYERS + one for tile in tiles] for one in table], 6),
        seats("buildings", span(r.OWNER, r.TILES * r.BUILDINGS), players, least=1),
        bits("facilities", span(r.FACILITY, r.TILES), r.FACILITIES),
        choices("heroes", [[r.HERO + one * r.HEROES + i for i in range(r.HEROES)] for one in table], r.TILES),
    ]


def _cards() -> list[Part]:
    piles = [span(r.PILE + deck * r.PER_DECK, r.PER_DECK) for deck in range(r.DECKS)]
    return [
        amounts("open", [span(r.OPEN + tile * r.PER_DECK, r.PER_DECK) for tile in range(r.TILES)], MANY_CARDS),
        amounts("down", span(r.DOWN_COUNT, r.TILES), MANY_CARDS),
        totals("piles", piles, content.LARGEST_DECK),
        amounts("discards", span(r.DISCARDS, r.KINDS), max(content.KIND_COUNTS)),
        amounts("tokens", span(r.TOKENS, r.FACILITIES), max(content.FACILITY_TOKENS)),
        choices("supply", [r.SUPPLY_OPEN], r.SUPPLY_CARDS),
        bits("halves", [r.HALVES], 2),
        members("supply_pile", [r.SUPPLY_PILE, r.SUPPLY_DISCARDS], r.SUPPLY_CARDS),
        amounts("joint_used", [r.JOINT_USED], 1),
        amounts("markets_used", [r.MARKETS_USED], 4),
    ]


def _proposal(players: int, table: list[int]) -> list[Part]:
    """Nothing while there is none. Of a choice of cards first those of the deck, then face-down ones."""
    told = [
        choices("proposed", [r.PROPOSED], r.TILES),
        amounts("offers", [span(r.OFFER + one * r.OFFERS, r.OFFERS) for one in table], MANY_CARDS),
        amounts("votes", [r.VOTES + one for one in table], MANY_VOTES),
        choices("ballot", [r.BALLOT + one for one in table], BALLOTS),
        amounts("tally", [r.YES_VOTES, r.OPEN_VOTES, r.ALL_VOTES], 2 * MANY_VOTES),
    ]
    return [seats("proposer", [r.PROPOSER], players), *(part.unless(r.PROPOSER, NOBODY) for part in told)]


def _project() -> list[Part]:
    """Nothing while none is being paid."""
    need = [
        amounts(f"need_{key}", [r.NEED], content.LONGEST_PRICE, divide=DIGIT**i, modulo=DIGIT)
        for i, key in enumerate(content.PRICE_KEYS)
    ]
    told = [
        choices("project", [r.PROJECT], m.DECLARE - m.VILLAGE, least=m.VILLAGE),
        *need,
        amounts("fees", [r.FEES_DUE], MANY_CARDS),
        amounts("pledges", [r.PLEDGED], r.MOST_SLOTS),
    ]
    return [part.unless(r.PROJECT, r.NOTHING) for part in told]


def _seats(table: list[int], options: Options) -> list[Part]:
    by_resource = [[kind for kind, of in enumerate(content.KIND_RESOURCES) if of == i] for i in range(r.RESOURCES)]
    seen = [[r.KNOWN + one * r.KINDS + kind for kind in kinds] for one in table for kinds in by_resource]
    backs = [span(r.HAND + one * r.KINDS + deck * r.PER_DECK, r.PER_DECK) for one in table for deck in range(r.DECKS)]
    open_hands = table if options["open_hands"] else table[:1]
    return [
        amounts("hand", [span(r.HELD + one * r.RESOURCES, r.RESOURCES) for one in open_hands], MANY_CARDS),
        totals("seen", seen, MANY_CARDS),
        totals("backs", backs, MANY_CARDS),
        amounts("army", [r.ARMY + one for one in table], content.MOST_ARMY),
        amounts("houses", [r.HOUSES + one for one in table], content.HOUSES),
        amounts("sealed", [r.SEALED + one for one in table], 1),
        choices("choice", [r.SEALED + table[0]], m.PASS, least=1),
    ]
