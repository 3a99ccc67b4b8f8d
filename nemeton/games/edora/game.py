"""The Druids of Edora for the layers above: the contract, put together from rules, notation, view and value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nemeton.core.flat import Ints
from nemeton.core.game import Game
from nemeton.core.options import Option, Options
from nemeton.core.parts import Part
from nemeton.core.tables import Tables, decision_names
from nemeton.core.thing import Refusal, Say, Thing
from nemeton.games.edora import about, ask, event, faults, feature, sight, why
from nemeton.games.edora import content as box
from nemeton.games.edora import move as m
from nemeton.games.edora import picture as pictures
from nemeton.games.edora import row as r
from nemeton.games.edora.amounts import AMOUNTS
from nemeton.games.edora.notation import NOTATION
from nemeton.games.edora.rules import Edora
from nemeton.games.edora.rules_setup import set_up
from nemeton.games.edora.talk import TALK
from nemeton.games.edora.turns import TURNS
from nemeton.games.edora.value import EdoraValue
from nemeton.games.edora.view import EdoraView, view, views

_meta = box.CONTENT["meta"]
_HERB_LAYOUTS = ("random", "same", "free")

_STONES = {"menhir": box.MENHIR_KEYS, "stele": box.STELE_KEYS}  # by the place on the mat


def _causes() -> tuple[str, ...]:
    numbers = {number: name for name, number in vars(r).items() if name.startswith("BY_")}
    return tuple(numbers[i].removeprefix("BY_").lower() for i in range(len(numbers)))


class EdoraGame(Game[Edora, EdoraView], tables=Tables(r, m, ask, event, feature)):
    name = _meta["key"]
    title = _meta["title"]
    min_players = _meta["min_players"]
    max_players = _meta["max_players"]
    minutes = box.CONTENT["playing_time"]["minutes_max"]
    rules_version = 1
    content = box.CONTENT
    options = (
        Option("choose_start_tablet", False),  # variant 1
        Option("herb_layout", "random", choices=_HERB_LAYOUTS),  # variants 2 and 3, which exclude each other
        Option("same_general_dice", False),  # variant 4
        Option("acclaim_cost", str(box.ACCLAIM_COSTS[0]), choices=tuple(str(c) for c in box.ACCLAIM_COSTS)),
    )
    # A turn has 4 decisions to place a die, one for its action, and at most 2 brews; two
    # potions bring up to 4 stones or tablets with 8 dice picks each; two fires 4 bonuses and a repeat each; 6 herbs.
    # Before the first round: 1 tablet kept and 5 herb pairs laid, 1 start field for each player.
    most_turns_bound = box.MOST_ROUNDS * max_players * (4 + 1 + 2 + 4 * 9 + 2 * 10 + 6) + max_players * 7
    notation = NOTATION
    settled_cell = r.ROUND
    value = EdoraValue()
    amounts = AMOUNTS
    talk = TALK
    turns = TURNS
    last_choices = frozenset({m.EMERGENCY, m.DECLINE, m.STOP, m.REPEAT_NONE})
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
        "cause": _causes(),
        "decision": decision_names(ask),
        "supply": ("personal", "general"),
    }
    facts = box.FACTS
    rule_of_turn = "E-24"
    rule_of_end = "E-78"

    def state(self) -> Edora:
        return Edora()

    def put_options(self, at: Ints, options: Options) -> None:
        at[r.CHOOSE_TABLET] = int(options["choose_start_tablet"])
        at[r.HERB_LAYOUT] = _HERB_LAYOUTS.index(str(options["herb_layout"]))
        at[r.SAME_DICE] = int(options["same_general_dice"])
        at[r.ACCLAIM_COST] = int(options["acclaim_cost"])

    def set_up(self, state: Edora) -> None:
        set_up(state)

    def preview(self, state: Edora, move: int) -> Thing:
        return about.preview(state, move)

    def view(self, state: Edora, seat: int | None) -> EdoraView:
        return view(state, seat)

    def views(self, state: Edora, seats: Sequence[int | None]) -> list[EdoraView]:
        return views(state, seats)

    def sight(self, players: int, options: Options, seat: int) -> list[Part]:
        return sight.parts(players, options, seat)

    def refusals(self, state: Edora, seat: int, move: int) -> list[Refusal]:
        return why.refusals(state, seat, move)

    def public(self, move: int) -> bool:
        """Not so: tablets to choose from and the choice (variant 1), herbs being laid (variant 3)."""
        return not (m.KEEP <= move < m.TILE or m.SECRET <= move < m.GROW)

    def field_value(self, name: str, number: int) -> Any:
        if name in ("slot", "spot", "gap", "pair", "level", "field"):
            return number + 1  # people count from 1
        return super().field_value(name, number)

    def tell(self, event: Sequence[int], seat: int | None) -> Thing:
        """The rules tell which stone of the mat was set up; people want to know what it brings."""
        thing = super().tell(event, seat)
        if thing["name"] in _STONES:
            thing["bonus"] = _STONES[thing["name"]][event[2]]
        return thing

    def result(self, state: Edora, seat: int, place: int) -> Thing:
        return {"name": "result", "seat": seat, "rank": place, "prestige": state.score(seat)}

    def what_decided(self, state: Edora, winner: int, second: int) -> Thing:
        margin = state.score(winner) - state.score(second)
        if margin:
            return {"name": "decided_by_prestige", "seat": winner, "margin": margin}
        return {"name": "decided_by_knowledge", "seat": winner, "prestige": state.score(winner)}  # E-85

    def usual(self, state: Edora) -> int | None:
        """E-35: an action that costs nothing and leaves nothing to choose is carried out."""
        return m.DO if state.pending == ask.DO else None

    def picture(self, view: EdoraView, say: Say, names: Sequence[str]) -> list[str]:
        return pictures.picture(view, say, names)

    def lists(self) -> list[Thing]:
        """E-66 to E-77, E-101 to E-118 and E-121 to E-135 have the order of the box."""
        content = self.content
        herbs = [[herb["key"], f"E-{66 + number}"] for number, herb in enumerate(content["herb"])]
        potions = [[one["key"], one["cost"], f"E-{101 + number}"] for number, one in enumerate(content["potion"])]
        tablets = [[one["key"], one["points"], f"E-{121 + number}"] for number, one in enumerate(content["tablet"])]
        return [
            {"name": "herbs", "columns": ["herb", "rule"], "rows": herbs},
            {"name": "potions", "columns": ["potion", "mistletoe", "rule"], "rows": potions},
            {"name": "tablets", "columns": ["tablet", "points", "rule"], "rows": tablets},
        ]

    def faults(self, state: Edora) -> list[str]:
        return faults.faults(state)


GAME = EdoraGame()
