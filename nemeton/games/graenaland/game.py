"""Graenaland for the layers above: the contract, put together from rules, notation, view and value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nemeton.core.flat import Ints
from nemeton.core.game import Game
from nemeton.core.options import Option, Options, start_player, starter
from nemeton.core.parts import Part
from nemeton.core.state import NOBODY, PLAYERS
from nemeton.core.tables import Tables
from nemeton.core.thing import Refusal, Say, Thing
from nemeton.games.graenaland import ask, content, event, feature, sight
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_ballot as ballot
from nemeton.games.graenaland.about import preview, what_decides
from nemeton.games.graenaland.amounts import AMOUNTS
from nemeton.games.graenaland.faults import faults
from nemeton.games.graenaland.notation import NOTATION, SOURCE_KEYS, card_keys
from nemeton.games.graenaland.picture import picture
from nemeton.games.graenaland.ready import plain_payment
from nemeton.games.graenaland.rules import Graenaland
from nemeton.games.graenaland.rules_setup import set_up
from nemeton.games.graenaland.talk import TALK
from nemeton.games.graenaland.turns import TURNS
from nemeton.games.graenaland.value import GraenalandValue
from nemeton.games.graenaland.view import GraenalandView, view, views
from nemeton.games.graenaland.why import refusals, refusals_at

_meta = content.CONTENT["meta"]


class GraenalandGame(Game[Graenaland, GraenalandView], tables=Tables(r, m, ask, event, feature)):
    name = _meta["key"]
    title = _meta["title"]
    min_players = content.FEWEST_PLAYERS
    max_players = content.MOST_PLAYERS
    minutes = _meta["minutes_max"]
    rules_version = 1
    options = (
        Option("goal", "normal", choices=("normal", "advanced", "short", "long")),  # G-36, GC-12
        Option("layout", "standard", choices=("standard", "variable")),
        start_player(content.MOST_PLAYERS),  # GC-14
        Option(  # GA-20
            "round_limit", content.ROUND_LIMIT, least=content.LEAST_ROUND_LIMIT, most=content.MOST_ROUND_LIMIT
        ),
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
    most_turns_bound = content.MOST_ROUND_LIMIT * (4 + 4 * (1 + 36 + 4) + 20 + 1) + (5 * (13 + 7) + 27) * 24 + 5 + 15
    notation = NOTATION
    value = GraenalandValue()
    amounts = AMOUNTS
    talk = TALK
    turns = TURNS
    last_choices = frozenset({m.STAY, m.PASS, m.END, m.ENOUGH, m.CANCEL})
    rule_of_turn = "G-1"
    rule_of_end = "G-36"
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
        "missing": "resource",
        "supply": "resource",
        "building": "building",
        "facility": "facility",
        "condition": "condition",
        "deck": "deck",
        "pile": "pile",
    }
    terms = {
        "territory": tuple(content.TERRITORY_KEYS),
        "hero": tuple(content.HERO_KEYS),
        "resource": tuple(content.CARD_KEYS),
        "building": tuple(content.BUILDING_KEYS),
        "facility": tuple(content.FACILITY_KEYS),
        "condition": tuple(content.CONDITION_KEYS),
        "deck": tuple(content.DECK_KEYS),
        "pile": (*content.DECK_KEYS, "supply"),
    }
    facts = content.FACTS
    content = content.CONTENT  # last: here it hides the module

    def state(self) -> Graenaland:
        return Graenaland()

    def put_options(self, at: Ints, options: Options) -> None:
        at[r.STARTER] = starter(options, at[PLAYERS])
        at[r.ADVANCED] = int(options["goal"] == "advanced")
        at[r.NEEDED] = content.NEEDED[str(options["goal"])]
        at[r.VARIABLE] = int(options["layout"] == "variable")
        at[r.ROUND_LIMIT] = int(options["round_limit"])
        at[r.UNSETTLED] = int(options["unsettled_produce"])
        at[r.STORE_FACTOR] = content.STORAGE_FACTOR if options["double_storage"] else 1
        at[r.MUST_MOVE] = int(options["must_move"])
        at[r.MUST_PROPOSE] = int(options["must_propose"])
        at[r.OPEN_HANDS] = int(options["open_hands"])
        at[r.WARRIORS_ONLY] = int(options["palisade_affects"] == "warriors")

    def set_up(self, state: Graenaland) -> None:
        set_up(state)

    def preview(self, state: Graenaland, move: int) -> Thing:
        return preview(state, move)

    def view(self, state: Graenaland, seat: int | None) -> GraenalandView:
        return view(state, seat)

    def views(self, state: Graenaland, seats: Sequence[int | None]) -> list[GraenalandView]:
        return views(state, seats)

    def sight(self, players: int, options: Options, seat: int) -> list[Part]:
        return sight.parts(players, options, seat)

    def refusals(self, state: Graenaland, seat: int, move: int) -> list[Refusal]:
        return refusals(state, seat, move)

    def refusals_at(self, state: Graenaland, seat: int, thing: Sequence[str]) -> list[Refusal] | None:
        return refusals_at(state, seat, thing)

    def lists(self) -> list[Thing]:
        box = self.content
        players = [one["players"] for one in box["by_players"]]
        conditions = [[one["key"], *one["thresholds"]] for one in box["victory_condition"]]
        buildings = [[one["key"], one["cost"]] for one in box["building"]]
        facilities = [[one["key"], one["cost"]] for one in box["facility"]]
        villages = [[str(one["id"]), one["village_cost"]] for one in box["territory"]]
        army = [[one["new_size"], one["cost"]] for one in box["army_step"]]
        return [
            {"name": "conditions", "columns": ["condition", *(f"players-{n}" for n in players)], "rows": conditions},
            {"name": "buildings", "columns": ["building", "resource"], "rows": buildings},
            {"name": "facilities", "columns": ["facility", "resource"], "rows": facilities},
            {"name": "villages", "columns": ["territory", "resource"], "rows": villages},
            {"name": "army", "columns": ["army", "resource"], "rows": army},
        ]

    def turn_told(self, state: Graenaland, seat: int, turn: Sequence[int]) -> Thing | None:
        return what_decides(state, seat, turn)

    def usual(self, state: Graenaland) -> int | None:
        return plain_payment(state)

    def aside(self, state: Graenaland) -> int | None:
        """A ballot that brings the voter nothing, a joint building where he has no settlement: as if his time had run
        out (5.5)."""
        seat, pending = state.turn, state.pending
        if (pending == ask.VOTE and ballot.offered(state, seat) == 0) or (
            pending == ask.HELP and state.settled(seat, (state.project() - m.JOINT) % r.TILES) == 0
        ):
            return TALK.when_time_runs_out(state, seat)
        return None

    def public(self, move: int) -> bool:
        """Sealed hero moves, road cards and start cards are secret."""
        sealed = m.STAY <= move < m.PASS
        return not (sealed or m.DOWN <= move < m.BONUS or m.START <= move < m.SUPPLY)

    def field_value(self, name: str, number: int) -> Any:
        if name == "cards":
            return card_keys(number)
        if name == "supply":
            return content.SUPPLY_KEYS[number]
        if name == "source":
            return SOURCE_KEYS[number]
        return super().field_value(name, number)

    def result(self, state: Graenaland, seat: int, place: int) -> Thing:
        return {"name": "result", "seat": seat, "place": place, **_measures(state, seat)}

    def what_decided(self, state: Graenaland, winner: int, second: int) -> Thing:
        """G-36, or after the round limit what the winner is ahead by (GA-19, GC-11, GC-12)."""
        own, other = _measures(state, winner), _measures(state, second)
        declarer = state.declarer()
        if declarer != NOBODY:
            if state.may_declare(declarer):
                return {"name": "declared", "seat": declarer, "conditions": own["conditions"], "points": own["points"]}
            # G-37: what others build last takes nobody's settlements, buildings, army or territories, only a lead
            left = own["conditions"]
            return {
                "name": "declared_before",
                "seat": declarer,
                "conditions": left + 1,
                "left": left,
                "condition": content.CONDITION_KEYS[r.SPEAKER],
            }
        ahead = ("points", "conditions", "settlements", "army", "hand")
        measure = next((measure for measure in ahead if own[measure] != other[measure]), ahead[-1])
        return {"name": f"decided_by_{measure}", "seat": winner, "own": own[measure], "other": other[measure]}

    def picture(self, view: GraenalandView, say: Say, names: Sequence[str]) -> list[str]:
        return picture(view, say, names)

    def faults(self, state: Graenaland) -> list[str]:
        return faults(state)


def _measures(state: Graenaland, seat: int) -> dict[str, int]:
    return {
        "conditions": state.fulfilled(seat),
        "points": state.score(seat),
        "settlements": state.settlements_of(seat),
        "army": state.army(seat),
        "hand": state.hand_size(seat),
    }


GAME = GraenalandGame()
