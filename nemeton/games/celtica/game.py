"""Celtica for the layers above: the contract, put together from rules, notation, view and value."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from nemeton.core.flat import Ints
from nemeton.core.game import Game
from nemeton.core.options import Option, Options, start_player, starter
from nemeton.core.parts import Part
from nemeton.core.state import PLAYERS
from nemeton.core.tables import Tables
from nemeton.core.thing import Refusal, Say, Thing
from nemeton.games.celtica import about, ask, event, faults, feature, picture, sight, view, why
from nemeton.games.celtica import content as box
from nemeton.games.celtica import move as m
from nemeton.games.celtica import row as r
from nemeton.games.celtica.amounts import AMOUNTS
from nemeton.games.celtica.notation import NOTATION, parts_in
from nemeton.games.celtica.rules import Celtica
from nemeton.games.celtica.talk import TALK
from nemeton.games.celtica.turns import TURNS
from nemeton.games.celtica.value import CelticaValue
from nemeton.games.celtica.view import CelticaView

_meta = box.CONTENT["meta"]


class CelticaGame(Game[Celtica, CelticaView], tables=Tables(r, m, ask, event, feature)):
    name = _meta["key"]
    title = _meta["title"]
    min_players = _meta["min_players"]
    max_players = _meta["max_players"]
    minutes = _meta["minutes_max"]
    rules_version = 2
    content = box.CONTENT
    options = (
        start_player(_meta["max_players"]),  # CA-13
        Option("goal_gives_parts", True),  # CA-2
        Option("swap_returns_to", "display", choices=("display", "reserve")),  # CA-7
        Option("open_experience", False),  # CA-9
        Option("hidden_start_parts", False),  # CA-1
    )
    # CC-8: at most 90 + 25 cards are played, drawn ones included, each with at most one choice of parts or draw behind
    # it; 20 experience cards can be used 20 times in the final exchange, and each player may say "done".
    most_turns_bound = 2 * (90 + 60) + 20 + 5
    notation = NOTATION
    value = CelticaValue()
    amounts = AMOUNTS
    talk = TALK
    turns = TURNS
    fields = {
        "seat": "seat",
        "seats": "seat",
        "druid": "druid",
        "druids": "druid",
        "part": "part",
        "own": "part",
        "parts": "part",
        "from": "place",
        "to": "place",
        "pile": "pile",
    }
    terms = {
        "druid": tuple(box.DRUID_KEYS),
        "part": tuple(box.PART_KEYS),
        "place": tuple(str(place) for place in range(box.GOAL + 1)),
        "pile": ("druid", "experience", "parts"),
    }
    facts = box.FACTS
    rule_of_turn = "C-2"
    rule_of_end = "C-34"

    def state(self) -> Celtica:
        return Celtica()

    def put_options(self, at: Ints, options: Options) -> None:
        at[r.STARTER] = starter(options, at[PLAYERS])
        at[r.GOAL_GIVES] = int(options["goal_gives_parts"])
        at[r.SWAP_TO_RESERVE] = int(options["swap_returns_to"] == "reserve")
        at[r.OPEN_EXPERIENCE] = int(options["open_experience"])
        at[r.HIDDEN_START] = int(options["hidden_start_parts"])

    def set_up(self, state: Celtica) -> None:
        state.set_up()

    def preview(self, state: Celtica, move: int) -> Thing:
        return about.preview(state, move)

    def view(self, state: Celtica, seat: int | None) -> CelticaView:
        return view.view(state, seat)

    def views(self, state: Celtica, seats: Sequence[int | None]) -> list[CelticaView]:
        return view.views(state, seats)

    def sight(self, players: int, options: Options, seat: int) -> list[Part]:
        return sight.parts(players, options, seat)

    def refusals(self, state: Celtica, seat: int, move: int) -> list[Refusal]:
        return why.refusals(state, seat, move)

    def refusals_at(self, state: Celtica, seat: int, thing: Sequence[str]) -> list[Refusal] | None:
        return why.refusals_at(state, seat, thing)

    def public(self, move: int) -> bool:
        return not m.CARD <= move < m.PART and move < m.SECRET  # into hidden hands, or face down

    def field_value(self, name: str, number: int) -> Any:
        if name == "parts":
            return parts_in(number)
        if name in ("from", "to"):
            return number
        return super().field_value(name, number)

    def result(self, state: Celtica, seat: int, place: int) -> Thing:
        complete, incomplete = state.score(seat), state.incomplete(seat)
        return {"name": "result", "seat": seat, "place": place, "complete": complete, "incomplete": incomplete}

    def what_decided(self, state: Celtica, winner: int, second: int) -> Thing:
        """C-34, C-35, CA-10."""
        if state.score(winner) != state.score(second):
            return {"name": "decided_by_complete", "seat": winner, "complete": state.score(winner)}
        pairs = enumerate(zip_longest(state.incomplete(winner), state.incomplete(second), fillvalue=0), 1)
        layer, (size, other) = next((layer, sizes) for layer, sizes in pairs if sizes[0] != sizes[1])
        return {"name": "decided_by_incomplete", "seat": winner, "layer": layer, "size": size, "other": other}

    def picture(self, view: CelticaView, say: Say, names: Sequence[str]) -> list[str]:
        return picture.picture(view, say, names)

    def faults(self, state: Celtica) -> list[str]:
        return faults.faults(state)


GAME = CelticaGame()
