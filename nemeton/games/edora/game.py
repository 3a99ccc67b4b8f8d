"""The Druids of Edora for the layers above: the contract, put together from rules, notation, view and value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nemeton.core.flat import Ints
from nemeton.core.game import Game
from nemeton.core.options import Option, Options
from nemeton.core.tables import EventForm
from nemeton.core.thing import Refusal, Say, Thing
from nemeton.games.edora import content as box
from nemeton.games.edora import picture as pictures
from nemeton.games.edora import rules_row as r
from nemeton.games.edora import text, why
from nemeton.games.edora import view as views
from nemeton.games.edora.content import CONTENT
from nemeton.games.edora.rules import Edora
from nemeton.games.edora.value import EdoraValue

_meta = CONTENT["meta"]
_HERB_LAYOUTS = ("random", "same", "free")


class EdoraGame(Game[Edora, views.EdoraView]):
    name = _meta["key"]
    title = _meta["title"]
    min_players = _meta["min_players"]
    max_players = _meta["max_players"]
    minutes = CONTENT["playing_time"]["minutes_max"]
    rules_version = 1
    row_size = r.NUMBERS
    content = CONTENT
    options = (
        Option("choose_start_tablet", False),  # variant 1
        Option("herb_layout", "random", choices=_HERB_LAYOUTS),  # variants 2 and 3, which exclude each other
        Option("same_general_dice", False),  # variant 4
        Option("acclaim_cost", str(box.ACCLAIM_COSTS[0]), choices=tuple(str(c) for c in box.ACCLAIM_COSTS)),
    )
    # At most 40 rounds of 4 turns. A turn has 4 decisions to place a die, one for its action, and at most 2 brews; two
    # potions bring up to 4 stones or tablets with 8 dice picks each; two fires 4 bonuses and a repeat each; 6 herbs.
    # Before the first round: 1 tablet kept and 5 herb pairs laid, 1 start field for each player.
    most_turns_bound = 40 * 4 * (4 + 1 + 2 + 4 * 9 + 2 * 10 + 6) + 4 * 7
    move_codes = r.MOVE_CODES
    value = EdoraValue()
    fields = {
        "seat": "seat",
        "master": "seat",
        "contest": "seat",
        "contests": "seat",
        "place": "place",
        "origin": "place",
        "action": "action",
        "actions": "action",
        "bonus": "bonus",
        "bonuses": "bonus",
        "herb": "herb",
        "herbs": "herb",
        "other": "herb",
        "potion": "potion",
        "tablet": "tablet",
        "colour": "colour",
        "dolmens": "colour",
        "fire": "fire",
        "fires": "fire",
        "part": "part",
        "cause": "cause",
        "decision": "decision",
        "supply": "supply",
    }
    terms = {
        "place": tuple(box.PLACE_KEYS),
        "action": tuple(box.ACTION_KEYS),
        "bonus": tuple(box.BONUS_KEYS),
        "herb": tuple(box.HERB_KEYS),
        "potion": tuple(box.POTION_KEYS),
        "tablet": tuple(box.TABLET_KEYS),
        "colour": tuple(box.DOLMEN_KEYS),
        "fire": tuple(box.FIRE_KEYS),
        "part": tuple(box.PART_KEYS),
        "cause": tuple(r.CAUSE_KEYS),
        "decision": tuple(why.ASKED),
        "supply": ("personal", "general"),
    }
    decisions = tuple(why.ASKED)
    rule_of_turn = "E-24"
    rule_of_end = "E-78"
    events = (
        EventForm("part", ("part", "slot")),
        EventForm("front", ("parity",)),
        EventForm("display", ("tablet", "spot")),
        EventForm("stone", ("bonus", "gap")),
        EventForm("dolmen", ("colour", "place")),
        EventForm("roll", ("seat", "value", "supply")),
        EventForm("start_tablet", ("seat", "tablet")),
        EventForm("secret_tablet", ("seat", "tablet?")),
        EventForm("herb_laid", ("seat", "herb", "pair")),
        EventForm("same_herbs", ("seat", "master")),
        EventForm("same_dice", ("seat", "master")),
        EventForm("lays", ("seat", "pair")),
        EventForm("starts", ("seat",)),
        EventForm("pawn", ("seat", "place")),
        EventForm("round", ("round", "seat")),
        EventForm("turn", ("seat",)),
        EventForm("emergency", ("seat",)),
        EventForm("go", ("seat", "origin", "place", "cost")),
        EventForm("stay", ("seat", "place")),
        EventForm("place", ("seat", "value", "place", "action")),
        EventForm("turned", ("seat", "die", "value")),
        EventForm("pay", ("seat", "cost", "left")),
        EventForm("contest", ("seat", "place")),
        EventForm("decline", ("seat",)),
        EventForm("no_effect", ("seat",)),
        EventForm("prestige", ("seat", "amount", "cause", "raised")),
        EventForm("provisions", ("seat", "amount", "cause")),
        EventForm("mistletoe", ("seat", "amount", "cause")),
        EventForm("die", ("seat", "value", "amount", "cause")),
        EventForm("knowledge", ("seat", "steps", "field", "cause")),
        EventForm("sickle", ("seat", "steps", "to", "cause")),
        EventForm("tablet", ("seat", "tablet", "spot")),
        EventForm("no_refill", ("spot",)),
        EventForm("brew", ("seat", "potion", "cost")),
        EventForm("gem", ("seat", "bonus", "level", "times")),
        EventForm("menhir", ("seat", "bonus", "place")),
        EventForm("stele", ("seat", "bonus", "place", "units")),
        EventForm("raise", ("seat", "place", "value")),
        EventForm("trigger", ("seat", "pair")),
        EventForm("active", ("seat", "herb")),
        EventForm("inactive", ("seat", "herb")),
        EventForm("fire", ("seat", "fire")),
        EventForm("cover", ("seat", "fire")),
        EventForm("chain", ("seat", "colour", "dice")),
        EventForm("beige", ("seat", "which")),
        EventForm("last_die", ("seat",)),
        EventForm("last_round", ("round",)),
        EventForm("fulfilled", ("seat", "tablet", "copies")),
        EventForm("score", ("seat", "amount", "cause")),
        EventForm("result", ("seat", "prestige", "rank")),
    )

    def state(self, at: Ints) -> Edora:
        return Edora(at)

    def put_options(self, at: Ints, options: Options) -> None:
        at[r.CHOOSE_TABLET] = int(options["choose_start_tablet"])
        at[r.HERB_LAYOUT] = _HERB_LAYOUTS.index(str(options["herb_layout"]))
        at[r.SAME_DICE] = int(options["same_general_dice"])
        at[r.ACCLAIM_COST] = int(options["acclaim_cost"])

    def set_up(self, state: Edora) -> None:
        state.set_up()

    def say(self, state: Edora, move: int) -> str:
        return text.say(move)

    def parse(self, state: Edora, wish: str) -> int:
        return text.parse(wish)

    def preview(self, state: Edora, move: int) -> Thing:
        return text.about(state, move)

    def view(self, state: Edora, seat: int | None) -> views.EdoraView:
        return views.view(state, seat)

    def refusals(self, state: Edora, seat: int, move: int) -> list[Refusal]:
        return why.refusals(state, seat, move)

    def public(self, move: int) -> bool:
        """Not so: tablets to choose from and the choice (variant 1), herbs being laid (variant 3)."""
        return not (r.TO_KEEP <= move < r.IS_TILE or r.IS_SECRET <= move < r.IS_HERB)

    def field_value(self, name: str, number: int) -> Any:
        if name in ("slot", "spot", "gap", "pair", "level", "field"):
            return number + 1  # people count from 1
        return super().field_value(name, number)

    def result(self, state: Edora, seat: int, place: int) -> Thing:
        return {"name": "result", "seat": seat, "rank": place, "prestige": state.score(seat)}

    def what_decided(self, state: Edora, winner: int, second: int) -> Thing:
        margin = state.score(winner) - state.score(second)
        if margin:
            return {"name": "decided_by_prestige", "seat": winner, "margin": margin}
        return {"name": "decided_by_knowledge", "seat": winner, "prestige": state.score(winner)}  # E-85

    def picture(self, view: views.EdoraView, say: Say, names: Sequence[str]) -> list[str]:
        return pictures.picture(view, say, names)

    def faults(self, state: Edora) -> list[str]:
        return why.faults(state)


GAME = EdoraGame()
