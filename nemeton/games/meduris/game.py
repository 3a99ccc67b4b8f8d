"""Meduris for the layers above: the contract, put together from rules, notation, refusals, view and value."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.core.errors import BadOption
from nemeton.core.flat import Ints
from nemeton.core.game import Game
from nemeton.core.options import Option, Options, start_player, starter
from nemeton.core.parts import Part
from nemeton.core.state import PLAYERS
from nemeton.core.tables import Tables
from nemeton.core.thing import Refusal, Say, Thing
from nemeton.games.meduris import ask, content, event, feature, rules_end, rules_setup, sight
from nemeton.games.meduris import move as m
from nemeton.games.meduris import row as r
from nemeton.games.meduris.about import preview
from nemeton.games.meduris.amounts import AMOUNTS
from nemeton.games.meduris.faults import faults
from nemeton.games.meduris.notation import NOTATION
from nemeton.games.meduris.picture import picture
from nemeton.games.meduris.ready import exact_payment
from nemeton.games.meduris.rules import Meduris
from nemeton.games.meduris.talk import TALK
from nemeton.games.meduris.turns import TURNS
from nemeton.games.meduris.value import MedurisValue
from nemeton.games.meduris.view import MedurisView, view, views
from nemeton.games.meduris.why import refusals, refusals_at

_meta = content.CONTENT["meta"]
_most_huts = max(content.HUTS_BY_PLAYERS)
# Every turn: four picks, an action, a payment, four answers to the poll; every building at most one ritual past all
# other huts, each an offering and a payment; the last lap; laying chips and placing workers.
_most_decisions = content.TURN_CAP * 10 + 2 * (content.MOST_FIELDS + 1) * content.MOST_FIELDS + content.CHIPS + 8
EXHAUSTION_ENDS = ("all_decline", "poll", "off")


class MedurisGame(Game[Meduris, MedurisView], tables=Tables(r, m, ask, event, feature)):
    name = _meta["key"]
    title = _meta["title"]
    min_players = _meta["min_players"]  # M-1
    max_players = content.MOST_PLAYERS
    minutes = _meta["minutes_max"]
    rules_version = 1
    options = (
        start_player(content.MOST_PLAYERS),  # A-22, MC-6
        Option("chip_placement", "random", choices=("random", "manual")),  # A-22, MC-5
        Option("exhaustion_end", "all_decline", choices=EXHAUSTION_ENDS),  # A-1, MC-3
        Option("huts_per_player_override", 0, least=0, most=_most_huts),  # A-32, MC-2
        Option("loss_order", "turn_order", choices=("turn_order", "simultaneous")),  # A-2, MC-7
        Option("voluntary_substitution", True),
        Option("any_good_decline", False),  # A-16, MC-4
        Option("open_goods", False),
        Option("goods_count", False),  # section 8: only how many goods others hold
        Option("both_goods_alone", False),
    )
    most_turns_bound = _most_decisions
    notation = NOTATION
    value = MedurisValue()
    amounts = AMOUNTS
    talk = TALK
    turns = TURNS
    last_choices = frozenset({m.TAKE_NOTHING})
    fields = {
        "seat": "seat",
        "owner": "seat",
        "asked": "seat",
        "rune_from": "seat",
        "good": "good",
        "goods": "good",
        "instead_of": "good",
        "plateau": "plateau",
        "from": "plateau",
        "to": "plateau",
        "rune": "rune",
        "chip": "chip",
        "face": "face",
    }
    terms = {
        "good": tuple(content.GOOD_KEYS),
        "plateau": tuple(content.GOOD_KEYS),
        "rune": tuple(content.RUNE_KEYS),
        "chip": (*content.CHIP_KEYS, "face_down", "none"),
        "face": tuple(content.FACE_KEYS),
    }
    facts = content.FACTS
    rule_of_turn = "M-10"
    rule_of_end = "M-46"
    content = content.CONTENT

    def state(self) -> Meduris:
        return Meduris()

    def put_options(self, at: Ints, options: Options) -> None:
        at[r.STARTER] = starter(options, at[PLAYERS])
        at[r.HUTS_EACH] = _huts_each(at[PLAYERS], int(options["huts_per_player_override"]))
        at[r.MANUAL_CHIPS] = int(options["chip_placement"] == "manual")
        at[r.EXHAUSTION_END] = EXHAUSTION_ENDS.index(str(options["exhaustion_end"]))
        at[r.TOGETHER_LOSS] = int(options["loss_order"] == "simultaneous")
        at[r.VOLUNTARY] = int(options["voluntary_substitution"])
        at[r.DECLINABLE] = int(options["any_good_decline"])
        at[r.OPEN_GOODS] = int(options["open_goods"])
        at[r.COUNT_GOODS] = int(options["goods_count"])
        at[r.LONE_BOTH] = int(options["both_goods_alone"])

    def set_up(self, state: Meduris) -> None:
        rules_setup.set_up(state)

    def preview(self, state: Meduris, move: int) -> Thing:
        return preview(state, move)

    def view(self, state: Meduris, seat: int | None) -> MedurisView:
        return view(state, seat)

    def views(self, state: Meduris, seats: Sequence[int | None]) -> list[MedurisView]:
        return views(state, seats)

    def sight(self, players: int, options: Options, seat: int) -> list[Part]:
        return sight.parts(players, options, seat)

    def refusals(self, state: Meduris, seat: int, move: int) -> list[Refusal]:
        return refusals(state, seat, move)

    def refusals_at(self, state: Meduris, seat: int, thing: Sequence[str]) -> list[Refusal] | None:
        return refusals_at(state, seat, thing)

    def usual(self, state: Meduris) -> int | None:
        return exact_payment(state)

    def faults(self, state: Meduris) -> list[str]:
        return faults(state)

    def picture(self, view: MedurisView, say: Say, names: Sequence[str]) -> list[str]:
        return picture(view, say, names)

    def public(self, move: int) -> bool:
        return not m.LAY <= move < m.WORKER  # laid down secretly (MC-7)

    def result(self, state: Meduris, seat: int, place: int) -> Thing:
        temples = [field for field in range(state.fields()) if state.is_temple(field) and state.owner(field) == seat]
        runes = state.runes_of(seat)
        return {
            "name": "result",
            "seat": seat,
            "place": place,
            "points": state.score(seat),
            "temple_points": sum(rules_end.temple_points(state, field) for field in temples),
            "rune_points": rules_end.rune_points(runes),
            "runes": runes,
            "buildings": state.buildings_of(seat),
            "left": state.goods_of(seat),
        }

    def what_decided(self, state: Meduris, winner: int, second: int) -> Thing:
        """M-46."""
        if state.score(winner) != state.score(second):
            return {"name": "decided_by_points", "seat": winner, "points": state.score(winner)}
        by_buildings = state.buildings_of(winner) != state.buildings_of(second)
        count = state.buildings_of if by_buildings else state.goods_of
        name = "decided_by_buildings" if by_buildings else "decided_by_goods"
        return {"name": name, "seat": winner, "count": count(winner), "other": count(second)}


def _huts_each(players: int, override: int) -> int:
    """M-7, or as the table agreed (A-32, MC-2)."""
    printed = content.HUTS_BY_PLAYERS[players]
    if override == 0:
        return printed
    if not content.LEAST_HUTS <= override <= printed:
        raise BadOption(
            f"option huts_per_player_override is 0 (as printed) or a number from {content.LEAST_HUTS} to {printed} "
            f"with {players} players, not {override}"
        )
    return override


GAME = MedurisGame()
