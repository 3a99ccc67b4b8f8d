"""Meduris for the layers above: the contract, put together from rules, notation, refusals, view and value."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.core.errors import BadOption
from nemeton.core.flat import Ints
from nemeton.core.game import Game
from nemeton.core.options import Option, Options, start_player, starter
from nemeton.core.state import PLAYERS
from nemeton.core.tables import EventForm
from nemeton.core.thing import Refusal, Say, Thing
from nemeton.games.meduris import content, refusals, text
from nemeton.games.meduris import picture as pictures
from nemeton.games.meduris import rules_table as r
from nemeton.games.meduris import view as views
from nemeton.games.meduris.content import CHIP_KEYS, CONTENT, FACE_KEYS, GOOD_KEYS, RUNE_KEYS
from nemeton.games.meduris.rules import Meduris
from nemeton.games.meduris.value import MedurisValue

_meta = CONTENT["meta"]
_most_huts = max(content.HUTS_BY_PLAYERS)
# Every turn: four picks, an action, a payment, four answers to the poll; every building at most one ritual past all
# other huts, each an offering and a payment; the last lap; laying chips and placing workers.
_most_decisions = content.TURN_CAP * 10 + 2 * (content.MOST_FIELDS + 1) * content.MOST_FIELDS + content.CHIPS + 8
EXHAUSTION_ENDS = ("all_decline", "poll", "off")


class MedurisGame(Game[Meduris, views.MedurisView]):
    name = _meta["key"]
    title = _meta["title"]
    min_players = _meta["min_players"]  # M-1
    max_players = _meta["max_players"]
    minutes = _meta["minutes_max"]
    rules_version = 1
    row_size = r.NUMBERS
    content = CONTENT
    options = (
        start_player(_meta["max_players"]),  # A-22, MC-6
        Option("chip_placement", "random", choices=("random", "manual")),  # A-22, MC-5
        Option("exhaustion_end", "all_decline", choices=EXHAUSTION_ENDS),  # A-1, MC-3
        Option("huts_per_player_override", 0, least=0, most=_most_huts),  # A-32, MC-2
        Option("loss_order", "turn_order", choices=("turn_order", "simultaneous")),  # A-2, MC-7
        Option("voluntary_substitution", True),
        Option("any_good_decline", False),  # A-16, MC-4
        Option("open_goods", False),
        Option("goods_count", False),  # section 8: only how many goods others hold
    )
    most_turns_bound = _most_decisions
    move_codes = r.MOVE_CODES
    value = MedurisValue()
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
        "good": tuple(GOOD_KEYS),
        "plateau": tuple(GOOD_KEYS),
        "rune": tuple(RUNE_KEYS),
        "chip": (*CHIP_KEYS, "face_down", "none"),
        "face": tuple(FACE_KEYS),
    }
    decisions = views.PHASES
    rule_of_turn = "M-10"
    rule_of_end = "M-46"
    events = (
        EventForm("starts", ("seat",)),
        EventForm("lay_chip", ("seat", "field")),
        EventForm("chip", ("field", "chip")),
        EventForm("place", ("seat", "plateau")),
        EventForm("turn", ("seat", "turn")),
        EventForm("roll", ("seat", "face")),
        EventForm("harvest", ("seat", "good", "amount")),
        EventForm("short", ("seat", "good", "amount")),
        EventForm("take", ("seat", "good")),
        EventForm("take_nothing", ("seat",)),
        EventForm("give", ("seat", "good")),
        EventForm("lay", ("seat", "good?")),
        EventForm("worker", ("seat", "from", "to")),
        EventForm("pay", ("seat", "good", "amount")),
        EventForm("free_hut", ("seat", "field")),
        EventForm("hut", ("seat", "field", "size")),
        EventForm("chip_points", ("seat", "field", "points")),
        EventForm("druid_chip", ("seat", "field")),
        EventForm("rune", ("seat", "rune")),
        EventForm("rune_from", ("seat", "rune", "owner")),
        EventForm("temple", ("seat", "field")),
        EventForm("stone", ("stone",)),
        EventForm("druid_waits"),
        EventForm("druid", ("field", "seat", "size")),
        EventForm("river"),
        EventForm("river_points", ("seat", "points")),
        EventForm("offer_nothing", ("seat", "field", "points")),
        EventForm("offer_one", ("seat", "field", "points")),
        EventForm("offer_both", ("seat", "field", "points")),
        EventForm("offer_chip", ("seat", "field", "points")),
        EventForm("last_turns", ("seat",)),
        EventForm("will_build", ("seat",)),
        EventForm("will_not_build", ("seat",)),
        EventForm("exhausted"),
        EventForm("deadlock"),
        EventForm("turn_cap"),
        EventForm("last_lap"),
        EventForm("temple_points", ("seat", "field", "points")),
        EventForm("rune_points", ("seat", "runes", "points")),
        EventForm("result", ("seat", "points", "place")),
    )

    def state(self, at: Ints) -> Meduris:
        return Meduris(at)

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

    def set_up(self, state: Meduris) -> None:
        state.set_up()

    def say(self, state: Meduris, move: int) -> str:
        return text.say(move)

    def parse(self, state: Meduris, wish: str) -> int:
        return text.parse(state.players, wish)

    def preview(self, state: Meduris, move: int) -> Thing:
        return text.about(state, move)

    def view(self, state: Meduris, seat: int | None) -> views.MedurisView:
        return views.view(state, seat)

    def refusals(self, state: Meduris, seat: int, move: int) -> list[Refusal]:
        return refusals.refusals(state, seat, move)

    def public(self, move: int) -> bool:
        return not r.LAYS <= move < r.WORKERS  # laid down secretly (MC-7)

    def result(self, state: Meduris, seat: int, place: int) -> Thing:
        temples = sum(
            state.temple_points(field)
            for field in range(state.at[r.FIELDS])
            if state.at[r.BUILT + field] == r.TEMPLE + seat
        )
        runes = int(state.runes_of(seat))
        return {
            "name": "result",
            "seat": seat,
            "place": place,
            "points": state.score(seat),
            "temple_points": temples,
            "rune_points": runes * (runes + 1) // 2,
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

    def picture(self, view: views.MedurisView, say: Say, names: Sequence[str]) -> list[str]:
        return pictures.picture(view, say, names)

    def faults(self, state: Meduris) -> list[str]:
        return refusals.faults(state)


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
