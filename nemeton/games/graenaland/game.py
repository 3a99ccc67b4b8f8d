"""Graenaland for the layers above: the contract, put together from rules, notation, view and value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nemeton.core.flat import Ints
from nemeton.core.game import Game
from nemeton.core.options import Option, Options, start_player, starter
from nemeton.core.state import NOBODY, PLAYERS
from nemeton.core.tables import EventForm
from nemeton.core.thing import Refusal, Say, Thing
from nemeton.games.graenaland import about as previews
from nemeton.games.graenaland import picture as pictures
from nemeton.games.graenaland import rules_row as r
from nemeton.games.graenaland import text, why
from nemeton.games.graenaland import view as views
from nemeton.games.graenaland.content import (
    BUILDING_KEYS,
    CONDITION_KEYS,
    CONTENT,
    DECK_KEYS,
    FACILITY_KEYS,
    HERO_KEYS,
    NEEDED,
    ROUND_LIMIT,
    TERRITORY_KEYS,
)
from nemeton.games.graenaland.rules import Graenaland
from nemeton.games.graenaland.talk import GraenalandTalk
from nemeton.games.graenaland.value import GraenalandValue

_meta = CONTENT["meta"]
LONGEST_LIMIT = 60


class GraenalandGame(Game[Graenaland, views.GraenalandView]):
    name = _meta["key"]
    title = _meta["title"]
    min_players = _meta["min_players"]
    max_players = _meta["max_players"]
    minutes = _meta["minutes_max"]
    rules_version = 1
    row_size = r.NUMBERS
    content = CONTENT
    options = (
        Option("goal", "normal", choices=("normal", "advanced", "short", "long")),  # G-36, GC-12
        Option("layout", "standard", choices=("standard", "variable")),
        start_player(_meta["max_players"]),  # GC-14
        Option("round_limit", ROUND_LIMIT, least=10, most=LONGEST_LIMIT),  # GA-20
        Option("unsettled_produce", True),  # GA-1
        Option("double_storage", False),  # GA-2
        Option("must_move", False),  # GA-3
        Option("must_propose", False),  # GA-4
        Option("open_hands", False),  # GA-8
        Option("palisade_affects", "heroes", choices=("heroes", "warriors")),  # GA-10
    )
    # A round has at most 4 hero moves and 4 proposals, each with 36 receivers (GC-15) and 4 votes; a joint building has
    # fewer than 20 decisions. Everything else is building: 13 houses and 7 army steps for each of 5 players and 27
    # tokens, each with at most 24 decisions for payment, fees and heroes; and one END in every building phase.
    most_turns_bound = LONGEST_LIMIT * (4 + 4 * (1 + 36 + 4) + 20 + 1) + (5 * (13 + 7) + 27) * 24 + 5 + 15
    move_codes = r.MOVE_CODES
    value = GraenalandValue()
    fields = {
        "seat": "seat",
        "receiver": "seat",
        "territory": "territory",
        "from": "territory",
        "to": "territory",
        "hero": "hero",
        "resource": "resource",
        "with": "resource",
        "card": "resource",
        "cards": "resource",
        "gain": "resource",
        "cost": "resource",
        "supply": "resource",
        "building": "building",
        "facility": "facility",
        "condition": "condition",
        "deck": "deck",
        "pile": "pile",
    }
    terms = {
        "territory": tuple(TERRITORY_KEYS),
        "hero": tuple(HERO_KEYS),
        "resource": tuple(text.CARD_KEYS),
        "building": tuple(BUILDING_KEYS),
        "facility": tuple(FACILITY_KEYS),
        "condition": tuple(CONDITION_KEYS),
        "deck": tuple(DECK_KEYS),
        "pile": (*DECK_KEYS, "supply"),
    }
    decisions = views.PHASES
    rule_of_turn = "G-1"
    rule_of_end = "G-36"
    talk = GraenalandTalk()
    events = (
        EventForm("land", ("territory", "place")),
        EventForm("condition", ("condition", "threshold", "points")),
        EventForm("lead", ("seat",)),
        EventForm("settle", ("seat", "territory")),
        EventForm("stand", ("seat", "territory")),
        EventForm("start_card", ("seat", "resource?", "deck")),
        EventForm("round", ("round", "seat")),
        EventForm("card", ("territory", "resource")),
        EventForm("down", ("territory",)),
        EventForm("bonus", ("territory", "resource")),
        EventForm("no_bonus", ("territory", "resource")),
        EventForm("reshuffle", ("pile",)),
        EventForm("supply", ("supply",)),
        EventForm("hero", ("seat", "hero", "from", "to")),
        EventForm("exchange", ("seat", "hero", "from", "to")),
        EventForm("stays", ("seat",)),
        EventForm("pass", ("seat",)),
        EventForm("proposal", ("seat", "territory", "votes", "total")),
        EventForm("offer", ("seat", "cards")),
        EventForm("vote", ("seat", "yes", "votes")),
        EventForm("accepted", ("territory", "votes", "total")),
        EventForm("rejected", ("territory", "votes", "total")),
        EventForm("takes", ("seat", "cards", "territory")),
        EventForm("looks", ("seat", "resource?")),
        EventForm("takes_supply", ("seat", "supply")),
        EventForm("pays", ("seat", "resource", "source", "with")),
        EventForm("spares", ("seat", "resource")),
        EventForm("fee", ("seat", "resource", "receiver")),
        EventForm("village", ("seat", "territory")),
        EventForm("building", ("seat", "building", "territory")),
        EventForm("army", ("seat", "size")),
        EventForm("facility", ("seat", "facility", "territory")),
        EventForm("arrives", ("seat", "hero", "territory")),
        EventForm("remains", ("seat", "hero", "territory")),
        EventForm("steps", ("seat", "hero", "from", "to")),
        EventForm("joint", ("seat", "facility", "territory")),
        EventForm("pledge", ("seat", "resource", "source", "with")),
        EventForm("no_pledge", ("seat",)),
        EventForm("cannot_help", ("seat",)),
        EventForm("joint_built", ("seat", "facility", "territory")),
        EventForm("joint_cancelled", ("seat", "facility", "territory")),
        EventForm("supply_expires", ("seat",)),
        EventForm("build_end", ("seat",)),
        EventForm("declares", ("seat", "conditions", "points")),
        EventForm("final", ("seat",)),
        EventForm("round_limit", ("round",)),
        EventForm("result", ("seat", "points", "place")),
    )

    def state(self, at: Ints) -> Graenaland:
        return Graenaland(at)

    def put_options(self, at: Ints, options: Options) -> None:
        at[r.STARTER] = starter(options, at[PLAYERS])
        at[r.ADVANCED] = int(options["goal"] == "advanced")
        at[r.NEEDED] = NEEDED[str(options["goal"])]
        at[r.VARIABLE] = int(options["layout"] == "variable")
        at[r.ROUND_LIMIT] = int(options["round_limit"])
        at[r.UNSETTLED] = int(options["unsettled_produce"])
        at[r.STORE_FACTOR] = 2 if options["double_storage"] else 1
        at[r.MUST_MOVE] = int(options["must_move"])
        at[r.MUST_PROPOSE] = int(options["must_propose"])
        at[r.OPEN_HANDS] = int(options["open_hands"])
        at[r.WARRIORS_ONLY] = int(options["palisade_affects"] == "warriors")

    def set_up(self, state: Graenaland) -> None:
        state.set_up()

    def say(self, state: Graenaland, move: int) -> str:
        return text.say(move)

    def parse(self, state: Graenaland, wish: str) -> int:
        return text.parse(state.players, wish)

    def preview(self, state: Graenaland, move: int) -> Thing:
        return previews.about(state, move)

    def view(self, state: Graenaland, seat: int | None) -> views.GraenalandView:
        return views.view(state, seat)

    def refusals(self, state: Graenaland, seat: int, move: int) -> list[Refusal]:
        return why.refusals(state, seat, move)

    def public(self, move: int) -> bool:
        """Sealed hero moves, road cards and start cards are secret."""
        sealed = r.STAY <= move < r.PASS
        return not (sealed or r.DOWNS <= move < r.BONUSES or r.STARTS <= move < r.SUPPLIES)

    def field_value(self, name: str, number: int) -> Any:
        if name == "cards":
            return text.card_keys(number)
        if name == "supply":
            return text.supply_keys(number)
        if name == "source":
            return text.SOURCE_KEYS[number]
        return super().field_value(name, number)

    def result(self, state: Graenaland, seat: int, place: int) -> Thing:
        return {"name": "result", "seat": seat, "place": place, **_measures(state, seat)}

    def what_decided(self, state: Graenaland, winner: int, second: int) -> Thing:
        """G-36, or after the round limit what the winner is ahead by (GA-19, GC-11, GC-12)."""
        own, other = _measures(state, winner), _measures(state, second)
        declarer = state.at[r.DECLARER]
        if declarer != NOBODY:
            return {"name": "declared", "seat": declarer, "conditions": own["conditions"], "points": own["points"]}
        ahead = ("points", "conditions", "settlements", "army", "hand")
        measure = next((measure for measure in ahead if own[measure] != other[measure]), ahead[-1])
        return {"name": f"decided_by_{measure}", "seat": winner, "own": own[measure], "other": other[measure]}

    def picture(self, view: views.GraenalandView, say: Say, names: Sequence[str]) -> list[str]:
        return pictures.picture(view, say, names)

    def faults(self, state: Graenaland) -> list[str]:
        return text.in_box(state)


def _measures(state: Graenaland, seat: int) -> dict[str, int]:
    return {
        "conditions": state.fulfilled(seat),
        "points": state.score(seat),
        "settlements": state.settlements_of(seat),
        "army": state.at[r.ARMY + seat],
        "hand": state.hand_size(seat),
    }


GAME = GraenalandGame()
