"""A move of Graenaland with its effect, before it is played: votes and majorities, prices, what one gains."""

from __future__ import annotations

from nemeton.core.state import DEPTH, FRAME, STACK
from nemeton.core.thing import Thing
from nemeton.games.graenaland import rules_row as r
from nemeton.games.graenaland.content import FACILITY_KEYS, HERO_KEYS, RESOURCE_KEYS, TERRITORY_KEYS
from nemeton.games.graenaland.rules import Graenaland
from nemeton.games.graenaland.text import CARD_KEYS, PLAIN_WORDS, card_keys, cost_keys, payment_of, say
from nemeton.games.graenaland.view import majority, project_name


def about(state: Graenaland, move: int) -> Thing:
    seat = state.turn
    kind = state.pending
    if move >= r.CARDS:
        return {"name": "chance", "say": say(move)}
    if move == r.PASS and kind == r.HELP:
        return {"name": "no_pledge"}
    if r.HERO_MOVES <= move < r.PASS:
        return _hero_move(state, _mover(state, move), move)
    if r.PROPOSALS <= move < r.GIVES:
        return _proposal(state, seat, move - r.PROPOSALS)
    if r.GIVES <= move < r.YES:
        return _receiver(state, seat, move)
    if move in (r.YES, r.NO):
        return _vote(state, seat, move)
    if r.VILLAGE_AT <= move < r.DECLARE:
        return _project(state, seat, move)
    if move == r.DECLARE:
        return {"name": "declare", "conditions": state.fulfilled(seat), "points": state.score(seat)}
    if r.SPARES <= move < r.PAYS:
        return {"name": "spare", "resource": RESOURCE_KEYS[move - r.SPARES]}
    if r.PAYS <= move < r.FEES:
        return {"name": "pay", **_payment(state, seat, move, r.PAYS)}
    if r.PLEDGES <= move < r.ENOUGH:
        return {"name": "pledge", **_payment(state, seat, move, r.PLEDGES)}
    if r.FEES <= move < r.COME:
        return {"name": "fee", "resource": RESOURCE_KEYS[move - r.FEES], "receiver": _frame(state)[2]}
    if move in (r.COME, r.REMAIN):
        return _call(state, seat, move)
    if r.STEPS_TO <= move < r.PLEDGES:
        hero = HERO_KEYS[_frame(state)[2]] if kind == r.MAKE_ROOM else HERO_KEYS[r.WARRIOR]
        return {"name": "step", "hero": hero, "to": TERRITORY_KEYS[move - r.STEPS_TO]}
    if r.SETTLES <= move < r.STANDS:
        return {"name": "settle", "territory": TERRITORY_KEYS[move - r.SETTLES]}
    if r.STANDS <= move < r.CARDS:
        return {"name": "stand", "territory": TERRITORY_KEYS[move - r.STANDS]}
    return {"name": PLAIN_WORDS[move]}


def _frame(state: Graenaland) -> list[int]:
    """What is pending: kind, seat, a, b."""
    top = STACK + FRAME * (state.at[DEPTH] - 1)
    return [state.at[top + i] for i in range(FRAME)]


def _votes(state: Graenaland, seat: int, tile: int) -> tuple[int, int]:
    return state.votes(seat, tile), state.all_votes(tile)


# --- heroes ---


def _mover(state: Graenaland, move: int) -> int:
    """Whose move it is: several decide at the same time, and `turn` is only the first of them."""
    return next(seat for seat in (state.turn, *state.awaited()) if move in state.moves(seat))


def _hero_move(state: Graenaland, seat: int, move: int) -> Thing:
    """As if nobody else moved: the own votes where the hero comes from and where he goes to."""
    hero, there = divmod(int(move - r.HERO_MOVES), int(r.TILES))
    here = state.at[r.HERO + seat * r.HEROES + hero]
    after = Graenaland(state.at[:])
    after.put_hero(seat, hero, there)
    votes, total = _votes(after, seat, there)
    votes_behind, total_behind = _votes(after, seat, here)
    return {
        "name": "hero",
        "hero": HERO_KEYS[hero],
        "from": TERRITORY_KEYS[here],
        "to": TERRITORY_KEYS[there],
        "direction": direction(state, here, there),
        "exchange": state.hero_in(seat, there) != r.NOTHING,
        "lying": state.cards_at(there),
        "votes": votes,
        "total": total,
        "needed": majority(total),
        "votes_behind": votes_behind,
        "total_behind": total_behind,
    }


def direction(state: Graenaland, here: int, there: int) -> str:
    """The field of the compass card."""
    players = state.players
    places = {state.at[r.TILE_AT + place]: place for place in range(2 * players - 1)}
    one, other = places[here], places[there]
    if (one < players) == (other < players):
        side = "east" if other > one else "west"
        return side if abs(other - one) == 1 else f"{side}_2"
    if one < players:
        return "north_east" if other - players == one else "north_west"
    return "south_west" if other == one - players else "south_east"


def _call(state: Graenaland, seat: int, move: int) -> Thing:
    _, _, hero, tile = _frame(state)
    here = state.at[r.HERO + seat * r.HEROES + hero]
    there = tile if move == r.COME else here
    return {"name": "come" if move == r.COME else "remain", "hero": HERO_KEYS[hero], "territory": TERRITORY_KEYS[there]}


# --- proposals and ballots ---


def _proposal(state: Graenaland, seat: int, tile: int) -> Thing:
    votes, total = _votes(state, seat, tile)
    return {
        "name": "propose",
        "territory": TERRITORY_KEYS[tile],
        "lying": state.cards_at(tile),
        "votes": votes,
        "total": total,
        "needed": majority(total),
        "alone": 2 * votes > total,
    }


def _receiver(state: Graenaland, seat: int, move: int) -> Thing:
    """How many votes the proposal has if those who receive something agree."""
    at = state.at
    card, receiver = divmod(int(move - r.GIVES), int(r.MOST_PLAYERS))
    tile = at[r.PROPOSED]
    agree, given = 0, 1
    for other in range(state.players):
        cards = len(card_keys(state.offered(other)))
        given += cards
        if other in (seat, receiver) or cards:
            agree += state.votes(other, tile)
    votes, total = _votes(state, seat, tile)
    return {
        "name": "give",
        "card": CARD_KEYS[card],
        "receiver": receiver,
        "left": state.cards_at(tile) - given,
        "agree": agree,
        "votes": votes,
        "total": total,
        "needed": majority(total),
        "alone": 2 * votes > total,
        "enough": 2 * agree > total,
    }


def _vote(state: Graenaland, seat: int, move: int) -> Thing:
    at = state.at
    votes, total, undecided = at[r.VOTES + seat], at[r.ALL_VOTES], at[r.OPEN_VOTES] - at[r.VOTES + seat]
    yes = at[r.YES_VOTES] + (votes if move == r.YES else 0)
    result = "passes" if 2 * yes > total else "fails" if 2 * (yes + undecided) <= total else "open"
    return {
        "name": "yes" if move == r.YES else "no",
        "gain": card_keys(state.offered(seat)),
        "votes": votes,
        "yes_votes": yes,
        "total": total,
        "needed": majority(total),
        "result": result,
    }


# --- building ---


def _project(state: Graenaland, seat: int, move: int) -> Thing:
    name, tile = project_name(move)
    price = cost_keys(state.price_of(seat, move))
    thing: Thing = {"name": name, "cost": price, "conditions": state.fulfilled(seat)}
    if tile is not None:
        thing["territory"] = TERRITORY_KEYS[tile]
    if name in FACILITY_KEYS:
        return {**thing, "name": "joint" if move >= r.JOINT_AT else "facility", "facility": name}
    after = Graenaland(state.at[:])
    after.at[r.PROJECT] = move
    after.finish_project(seat)
    thing["conditions"] = after.fulfilled(seat)
    if name == "village":
        return {**thing, "fees": state.fees_for(seat, move - r.VILLAGE_AT)}
    if name == "army":
        return {**thing, "size": after.at[r.ARMY + seat], "spares": state.army_spares(seat)}
    return {**thing, "name": "building", "building": name}


def _payment(state: Graenaland, seat: int, move: int, base: int) -> Thing:
    resource, source, spent = payment_of(move - base)
    return {
        "resource": RESOURCE_KEYS[resource],
        "source": source,
        "with": RESOURCE_KEYS[spent],
        "usual": move == usual_payment(state, seat, base),
    }


def usual_payment(state: Graenaland, seat: int, base: int) -> int | None:
    """5.6, the payment the program proposes: a matching card, a market with what one has most of, gold, supply card."""
    ways = [move for move in state.moves() if base <= move < base + r.GOLD * r.SOURCES]
    rank = {"match": 0, "market": 1, "gold": 2, "half": 3, "whole": 4}

    def order(move: int) -> tuple[int, int, int]:
        _, source, spent = payment_of(move - base)
        return rank[source], -state.at[r.HELD + seat * r.RESOURCES + spent], move

    return min(ways, key=order, default=None)
