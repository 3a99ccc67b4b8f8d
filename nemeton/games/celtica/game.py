"""Celtica for the layers above: the contract, put together from rules, notation, view and value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from nemeton.core.errors import BadOption
from nemeton.core.flat import Ints
from nemeton.core.game import EventForm, Game, Refusal, Say, Thing, View
from nemeton.core.options import Option, Options
from nemeton.core.state import CHANCE, PLAYERS, State
from nemeton.games.celtica import picture as pictures
from nemeton.games.celtica import rules as r
from nemeton.games.celtica import text
from nemeton.games.celtica import view as views
from nemeton.games.celtica.content import CONTENT, DRUID_KEYS, GOAL_PLACE, PART_KEYS
from nemeton.games.celtica.rules import Celtica
from nemeton.games.celtica.value import CelticaValue

_meta = CONTENT["meta"]


class CelticaGame(Game):
    name = _meta["key"]
    title = _meta["title"]
    min_players = _meta["min_players"]
    max_players = _meta["max_players"]
    minutes = _meta["minutes_max"]
    rules_version = 1
    content = CONTENT
    options = (
        Option("start_player", "random", choices=("random", "1", "2", "3", "4", "5")),  # CA-13
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

    def state_size(self) -> int:
        return r.NUMBERS

    def over(self, at: Ints) -> State:
        return Celtica(at)

    def put_options(self, at: Ints, options: Options) -> None:
        starter = options["start_player"]
        if starter != "random" and int(starter) > at[PLAYERS]:
            raise BadOption(f"option start_player is random or a seat from 1 to {at[PLAYERS]}, not {starter}")
        at[r.STARTER] = CHANCE if starter == "random" else int(starter) - 1
        at[r.GOAL_GIVES] = int(options["goal_gives_parts"])
        at[r.SWAP_TO_RESERVE] = int(options["swap_returns_to"] == "reserve")
        at[r.OPEN_EXPERIENCE] = int(options["open_experience"])

    def set_up(self, state: State) -> None:
        cast(Celtica, state).set_up()

    def say(self, state: State, move: int) -> str:
        return text.say(move)

    def parse(self, state: State, wish: str) -> int:
        return text.parse(state.players, wish)

    def about(self, state: State, move: int) -> Thing:
        return text.about(cast(Celtica, state), move)

    def view(self, state: State, seat: int | None) -> views.CelticaView:
        return views.view(cast(Celtica, state), seat)

    def refusals(self, state: State, seat: int, move: int) -> list[Refusal]:
        return text.refusals(cast(Celtica, state), seat, move)

    def public(self, move: int) -> bool:
        return not r.CARDS <= move < r.PARTS  # druid and experience cards go into hidden hands

    def field_value(self, name: str, number: int) -> Any:
        if name == "parts":
            return text.parts_in(number)
        if name in ("from", "to"):
            return number
        return super().field_value(name, number)

    def results(self, state: State) -> list[Thing]:
        celtica = cast(Celtica, state)
        places = state.ranking()
        facts: list[Thing] = []
        for seat in sorted(range(state.players), key=lambda seat: places[seat]):
            facts.append(
                {
                    "name": "result",
                    "seat": seat,
                    "place": places[seat],
                    "complete": state.score(seat),
                    "incomplete": views.incomplete(celtica, seat),
                }
            )
        facts.append(_what_decided(celtica, places))
        return facts

    def picture(self, view: View, say: Say, names: Sequence[str]) -> list[str]:
        return pictures.picture(cast(views.CelticaView, view), say, names)

    def faults(self, state: State) -> list[str]:
        return text.in_box(cast(Celtica, state))


def _what_decided(state: Celtica, places: list[int]) -> Thing:
    """C-34, C-35: by what the winner is ahead of the second, or that the victory is shared (CA-10)."""
    order = sorted(range(state.players), key=lambda seat: places[seat])
    winner, second = order[0], order[1]
    if places[second] == 1:
        return {"name": "shared_victory", "seats": [seat for seat in order if places[seat] == 1]}
    if state.score(winner) != state.score(second):
        return {"name": "decided_by_complete", "seat": winner, "complete": state.score(winner)}
    pairs = enumerate(
        zip(views.incomplete(state, winner), [*views.incomplete(state, second), 0, 0, 0], strict=False), 1
    )
    layer, (size, other) = next((layer, sizes) for layer, sizes in pairs if sizes[0] != sizes[1])
    return {"name": "decided_by_incomplete", "seat": winner, "layer": layer, "size": size, "other": other}


GAME = CelticaGame()
