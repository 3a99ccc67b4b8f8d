"""What a seat sees of a game of Meduris, as parts of an observation: the same as its view tells, place by place."""

from __future__ import annotations

from nemeton.core.options import Options
from nemeton.core.parts import Part, amounts, around, asked_choice, choices, seats, span, totals
from nemeton.games.meduris import ask, content
from nemeton.games.meduris import row as r

MANY_POINTS = 100
GOALS = 4
ENDINGS = 5


def parts(players: int, options: Options, seat: int) -> list[Part]:
    table = around(seat, players)
    fields = content.FIELDS_BY_SIDE[content.SIDE_BY_PLAYERS[players]]
    seen = table if options["open_goods"] else [seat]
    counted = table if options["open_goods"] or options["goods_count"] else [seat]
    return [
        asked_choice("field", (ask.PAY, ask.OFFER), fields),
        asked_choice("goal", (ask.PAY,), GOALS, second=True),
        seats("active", [r.ACTIVE], players),
        seats("first", [r.FIRST], players),
        amounts("turns", [r.TURNS], content.TURN_CAP),
        choices("die", [r.DIE], len(content.FACE_KEYS)),
        amounts("last_turns", [r.LAST_TURNS], players),
        seats("ender", [r.ENDER], players),
        choices("ended_by", [r.ENDED_BY], ENDINGS),
        seats("huts", span(r.BUILT, fields), players, least=r.HUT),
        seats("temples", span(r.BUILT, fields), players, least=r.TEMPLE),
        choices("chips", span(r.CHIP, fields), r.FACE_DOWN, least=r.POINTS_CHIP),
        amounts("sizes", span(r.SIZE, fields), content.HUTS_BY_PLAYERS[players]),
        amounts("heights", span(r.HEIGHT, r.GOODS), r.LEVELS),
        *(
            seats(f"tower_{key}", span(r.TOWER + plateau * r.LEVELS, r.LEVELS), players, least=1)
            for plateau, key in enumerate(content.GOOD_KEYS)
        ),
        amounts("supply", span(r.SUPPLY, r.GOODS), content.GOODS_EACH),
        seats("runes", span(r.RUNE, r.RUNES), players, least=1),
        amounts("stone", [r.STONE], content.STONES),
        choices("druid", [r.DRUID], fields),
        choices("marker", [r.MARKER], fields),
        amounts("crossings", [r.CROSSINGS], 2),
        amounts("points", [r.POINTS + one for one in table], MANY_POINTS),
        amounts("huts_left", [r.HUTS_LEFT + one for one in table], content.HUTS_BY_PLAYERS[players]),
        amounts("temples_left", [r.TEMPLES_LEFT + one for one in table], content.TEMPLES_BY_PLAYERS[players]),
        amounts("laid", [r.LAID + one for one in table], 1),
        choices("laid_good", [r.LAID + seat], r.GOODS, least=1),
        amounts("goods", [span(_hand(one), r.GOODS) for one in seen], content.GOODS_EACH),
        totals("goods_held", [span(_hand(one), r.GOODS) for one in counted], r.GOODS * content.GOODS_EACH),
    ]


def _hand(seat: int) -> int:
    return int(r.HAND) + seat * int(r.GOODS)
