"""Celtica for the layers above: the contract, put together from rules, notation, view and value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nemeton.core.flat import Ints
from nemeton.core.game import Game
from nemeton.core.options import Option, Options, start_player, starter
from nemeton.core.state import PLAYERS
from nemeton.core.tables import EventForm
from nemeton.core.thing import Refusal, Say, Thing
from nemeton.games.celtica import picture as pictures
from nemeton.games.celtica import rules as r
from nemeton.games.celtica import text
from nemeton.games.celtica import view as views
from nemeton.games.celtica.content import CONTENT, DRUID_KEYS, GOAL_PLACE, PART_KEYS
from nemeton.games.celtica.rules import Celtica
from nemeton.games.celtica.value import CelticaValue

_meta = CONTENT["meta"]


class CelticaGame(Game[Celtica, views.CelticaView]):
    name = _meta["key"]
    title = _meta["title"]
    min_players = _meta["min_players"]
    max_players = _meta["max_players"]
    minutes = _meta["minutes_max"]
    rules_version = 1
    row_size = r.NUMBERS
    content = CONTENT
    options = (
        start_player(_meta["max_players"]),  # CA-13
        Option("goal_gives_parts", True),  # CA-2
        Option("swap_returns_to", "display", choices=("display", "reserve")),  # CA-7
        Option("open_experience", False),  # CA-9
    )
    # CC-8: at most 90 + 25 cards are played, drawn ones included, each with at most one choice of parts or draw behind
    # it; 20 experience cards can be used 20 times in the final exchange, and each player may say "done".
    most_turns_bound = 2 * (90 + 60) + 20 + 5
    move_codes = r.MOVE_CODES
    value = CelticaValue()
    fields = {
        "seat": "seat",
        "seats": "seat",
        "druid": "druid",
        "part": "part",
        "own": "part",
        "parts": "part",
        "from": "place",
        "to": "place",
        "pile": "pile",
    }
    terms = {
        "druid": tuple(DRUID_KEYS),
        "part": tuple(PART_KEYS),
        "place": tuple(str(place) for place in range(GOAL_PLACE + 1)),
        "pile": ("druid", "experience", "parts"),
    }
    decisions = views.PHASES
    rule_of_turn = "C-2"
    rule_of_end = "C-34"
    events = (
        EventForm("starts", ("seat",)),
        EventForm("round", ("round", "seat")),
        EventForm("deal", ("seat", "druid?")),
        EventForm("display", ("part",)),
        EventForm("start_part", ("seat", "part")),
        EventForm("reshuffle", ("pile",)),
        EventForm("play", ("seat", "druid", "cards", "experience")),
        EventForm("walk", ("seat", "druid", "from", "to")),
        EventForm("stays", ("seat", "druid")),
        EventForm("take", ("seat", "parts")),
        EventForm("give", ("seat", "parts")),
        EventForm("nothing_to_give", ("seat",)),
        EventForm("experience", ("seat", "druid?")),
        EventForm("no_experience", ("seat",)),
        EventForm("draw", ("seat", "druid?")),
        EventForm("decline", ("seat",)),
        EventForm("out", ("seat",)),
        EventForm("last_round", ("druid",)),
        EventForm("all_arrived", ("seat",)),
        EventForm("no_parts", ("seat",)),
        EventForm("void", ("seat", "cards")),
        EventForm("final", ("seat",)),
        EventForm("final_skipped", ("seat",)),
        EventForm("swap", ("seat", "own", "part")),
        EventForm("buy", ("seat", "part")),
        EventForm("done", ("seat",)),
        EventForm("result", ("seat", "complete", "place")),
    )

    def state(self, at: Ints) -> Celtica:
        return Celtica(at)

    def put_options(self, at: Ints, options: Options) -> None:
        at[r.STARTER] = starter(options, at[PLAYERS])
        at[r.GOAL_GIVES] = int(options["goal_gives_parts"])
        at[r.SWAP_TO_RESERVE] = int(options["swap_returns_to"] == "reserve")
        at[r.OPEN_EXPERIENCE] = int(options["open_experience"])

    def set_up(self, state: Celtica) -> None:
        state.set_up()

    def say(self, state: Celtica, move: int) -> str:
        return text.say(move)

    def parse(self, state: Celtica, wish: str) -> int:
        return text.parse(state.players, wish)

    def preview(self, state: Celtica, move: int) -> Thing:
        return text.about(state, move)

    def view(self, state: Celtica, seat: int | None) -> views.CelticaView:
        return views.view(state, seat)

    def refusals(self, state: Celtica, seat: int, move: int) -> list[Refusal]:
        return text.refusals(state, seat, move)

    def public(self, move: int) -> bool:
        return not r.CARDS <= move < r.PARTS  # druid and experience cards go into hidden hands

    def field_value(self, name: str, number: int) -> Any:
        if name == "parts":
            return text.parts_in(number)
        if name in ("from", "to"):
            return number
        return super().field_value(name, number)

    def result(self, state: Celtica, seat: int, place: int) -> Thing:
        complete, incomplete = state.score(seat), views.incomplete(state, seat)
        return {"name": "result", "seat": seat, "place": place, "complete": complete, "incomplete": incomplete}

    def what_decided(self, state: Celtica, winner: int, second: int) -> Thing:
        """C-34, C-35, CA-10."""
        if state.score(winner) != state.score(second):
            return {"name": "decided_by_complete", "seat": winner, "complete": state.score(winner)}
        others = [*views.incomplete(state, second), 0, 0, 0]
        pairs = enumerate(zip(views.incomplete(state, winner), others, strict=False), 1)
        layer, (size, other) = next((layer, sizes) for layer, sizes in pairs if sizes[0] != sizes[1])
        return {"name": "decided_by_incomplete", "seat": winner, "layer": layer, "size": size, "other": other}

    def picture(self, view: views.CelticaView, say: Say, names: Sequence[str]) -> list[str]:
        return pictures.picture(view, say, names)

    def faults(self, state: Celtica) -> list[str]:
        return text.in_box(state)


GAME = CelticaGame()
