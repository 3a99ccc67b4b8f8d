"""A move of Graenaland with its effect, before it is played: votes and majorities, prices, what one gains."""

from __future__ import annotations

from collections.abc import Sequence

from nemeton.core.thing import Thing
from nemeton.games.graenaland import ask, content
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_ballot as ballot
from nemeton.games.graenaland import rules_build as build
from nemeton.games.graenaland import rules_pay as pay
from nemeton.games.graenaland.notation import NOTATION, card_keys, payment_of
from nemeton.games.graenaland.ready import ready_split, usual_payment
from nemeton.games.graenaland.rules import Graenaland


def preview(state: Graenaland, move: int) -> Thing:
    form = NOTATION.form(move)
    parts = form.parts(move)
    if form.first == m.HERO:
        return _hero_move(state, _mover(state, move), *parts)
    if form.first == m.PASS:
        return {"name": "no_pledge" if state.pending == ask.HELP else "pass"}
    if form.first == m.PROPOSE:
        return _proposal(state, *parts)
    if form.first == m.GIVE:
        return _receiver(state, parts[0], parts[1], move)
    if move in (m.YES, m.NO):
        return _vote(state, move)
    if m.VILLAGE <= move < m.DECLARE:
        return _project(state, move)
    if move == m.DECLARE:
        return {"name": "declare", "conditions": state.fulfilled(state.turn), "points": state.score(state.turn)}
    if form.first == m.SPARE:
        return {"name": "spare", "resource": content.RESOURCE_KEYS[parts[0]]}
    if form.first in (m.PAY, m.PLEDGE):
        return {"name": form.words[0], **_payment(state, move, form.first)}
    if form.first == m.FEE:
        return {"name": "fee", "resource": content.RESOURCE_KEYS[parts[0]], "receiver": state.asked_a()}
    if move in (m.COME, m.REMAIN):
        return _call(state, move)
    if form.first == m.STEP:
        return {"name": "step", "hero": content.HERO_KEYS[state.asked_a()], "to": content.TERRITORY_KEYS[parts[0]]}
    if form.first in (m.SETTLE, m.STAND):
        return {"name": form.words[0], "territory": content.TERRITORY_KEYS[parts[0]]}
    return {"name": form.pattern}


# --- heroes ---


def _mover(state: Graenaland, move: int) -> int:
    """Whose move it is: several decide at the same time, and `turn` is only the first of them."""
    return next(seat for seat in (state.turn, *state.awaited()) if move in state.moves(seat))


def _hero_move(state: Graenaland, seat: int, hero: int, there: int) -> Thing:
    """As if nobody else moved: the own votes where the hero comes from and where he goes to."""
    here = state.hero(seat, hero)
    after = state.copy()
    after.put_hero(seat, hero, there)
    return {
        "name": "hero",
        "hero": content.HERO_KEYS[hero],
        "from": content.TERRITORY_KEYS[here],
        "to": content.TERRITORY_KEYS[there],
        "direction": direction(state, here, there),
        "exchange": state.hero_in(seat, there) != r.NOTHING,
        "lying": state.cards_at(there),
        "votes": after.votes(seat, there),
        "total": after.all_votes(there),
        "needed": ballot.majority(after.all_votes(there)),
        "votes_behind": after.votes(seat, here),
        "total_behind": after.all_votes(here),
    }


def direction(state: Graenaland, here: int, there: int) -> str:
    """The field of the compass card."""
    players = state.players
    places = {state.tile_at(place): place for place in range(state.territories())}
    one, other = places[here], places[there]
    if (one < players) == (other < players):
        side = "east" if other > one else "west"
        return side if abs(int(other - one)) == 1 else f"{side}_2"
    if one < players:
        return "north_east" if other - players == one else "north_west"
    return "south_west" if other == one - players else "south_east"


def _call(state: Graenaland, move: int) -> Thing:
    hero = state.asked_a()
    there = state.asked_b() if move == m.COME else state.hero(state.turn, hero)
    name = "come" if move == m.COME else "remain"
    return {"name": name, "hero": content.HERO_KEYS[hero], "territory": content.TERRITORY_KEYS[there]}


# --- proposals and ballots ---


def _own_votes(state: Graenaland, tile: int) -> Thing:
    votes, total = state.votes(state.turn, tile), state.all_votes(tile)
    needed = ballot.majority(total)
    return {"votes": votes, "total": total, "needed": needed, "alone": votes >= needed}


def _proposal(state: Graenaland, tile: int) -> Thing:
    territory = content.TERRITORY_KEYS[tile]
    lying, receivers = state.cards_at(tile), ready_split(state, tile)
    return {"name": "propose", "territory": territory, "lying": lying, "split": receivers, **_own_votes(state, tile)}


def _receiver(state: Graenaland, card: int, receiver: int, move: int) -> Thing:
    """How many votes the proposal has if those who receive something agree."""
    seat, tile = state.turn, state.proposed()
    after = state.copy()
    ballot.assign(after, seat, state.asked_a(), move)
    offers = [len(card_keys(ballot.offered(after, other))) for other in range(state.players)]
    agree = sum(state.votes(other, tile) for other, cards in enumerate(offers) if cards or other == seat)
    return {
        "name": "give",
        "card": content.CARD_KEYS[card],
        "receiver": receiver,
        "left": state.cards_at(tile) - sum(offers),
        "agree": agree,
        **_own_votes(state, tile),
        "enough": ballot.is_majority(agree, state.all_votes(tile)),
    }


def _vote(state: Graenaland, move: int) -> Thing:
    after = state.copy()
    ballot.vote(after, state.turn, move)
    total = after.at[r.ALL_VOTES]
    return {
        "name": "yes" if move == m.YES else "no",
        "gain": card_keys(ballot.offered(state, state.turn)),
        "votes": state.at[r.VOTES + state.turn],
        "yes_votes": after.at[r.YES_VOTES],
        "total": total,
        "needed": ballot.majority(total),
        "result": "passes" if ballot.accepted(after) else "fails" if ballot.rejected(after) else "open",
    }


def what_decides(state: Graenaland, seat: int, turn: Sequence[int]) -> Thing | None:
    """Whose votes a proposal passes with, if those who receive something agree; whether a vote decides the ballot."""
    after = state.copy()
    after.turn_to(seat)
    if after.pending == ask.VOTE:
        ballot.vote(after, seat, turn[0])
        if ballot.accepted(after):
            return {"name": "vote_passes"}
        return {"name": "vote_fails"} if ballot.rejected(after) else None
    if after.pending not in (ask.PROPOSE, ask.GIVE):
        return None
    for move in turn:
        if after.turn != seat or after.pending not in (ask.PROPOSE, ask.GIVE) or move == m.PASS:
            break
        after.look()
        after.apply(move)
    if after.pending in (ask.PROPOSE, ask.GIVE) or turn[0] == m.PASS:
        return None
    tile = turn[0] - m.PROPOSE if state.pending == ask.PROPOSE else state.proposed()
    own, total = state.votes(seat, tile), state.all_votes(tile)
    if ballot.is_majority(own, total):
        return {"name": "passes_alone"}
    friends = [
        other
        for other in range(state.players)
        if other != seat and state.votes(other, tile) > 0 and ballot.offered(after, other) > 0
    ]
    agree = own + sum(state.votes(other, tile) for other in friends)
    return {"name": "passes_with", "receiver": friends} if ballot.is_majority(agree, total) else None


# --- building ---


def project_name(project: int) -> tuple[str, int | None]:
    """What is being built, and on which tile."""
    if project == m.ARMY:
        return "army", None
    *what, tile = NOTATION.form(project).parts(project)
    if project < m.BUILDING:
        return "village", tile
    return (content.BUILDING_KEYS if project < m.ARMY else content.FACILITY_KEYS)[what[0]], tile


def _project(state: Graenaland, move: int) -> Thing:
    seat = state.turn
    name, tile = project_name(move)
    cost = content.cost_keys(build.price_of(state, seat, move))
    thing: Thing = {"name": name, "cost": cost, "conditions": state.fulfilled(seat)}
    if tile is not None:
        thing["territory"] = content.TERRITORY_KEYS[tile]
    if name in content.FACILITY_KEYS:
        return {**thing, "name": "joint" if move >= m.JOINT else "facility", "facility": name}
    after = state.copy()
    after.at[r.PROJECT] = move
    build.finish(after, seat)
    thing["conditions"] = after.fulfilled(seat)
    if name == "village":
        return {**thing, "fees": pay.fees_for(state, seat, move - m.VILLAGE)}
    if name == "army":
        return {**thing, "size": after.army(seat), "spares": pay.army_spares(state, seat)}
    return {**thing, "name": "building", "building": name}


def _payment(state: Graenaland, move: int, base: int) -> Thing:
    resource, source, spent = payment_of(move - base)
    return {
        "resource": content.RESOURCE_KEYS[resource],
        "source": source,
        "with": content.RESOURCE_KEYS[spent],
        "usual": move == usual_payment(state, base),
    }
