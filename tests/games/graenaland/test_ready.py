"""What a page holds ready in Graenaland: splits that would pass, and payments with nothing to think about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import nemeton
from nemeton.games.graenaland import ask
from nemeton.games.graenaland import move as m
from nemeton.games.graenaland import row as r
from nemeton.games.graenaland import rules_ballot as ballot
from nemeton.games.graenaland.notation import payment_of
from nemeton.games.graenaland.ready import ready_split
from nemeton.games.graenaland.rules import Graenaland
from tests.playing import Table, walk

GAME = nemeton.game("graenaland")
PAYMENTS = int(r.GOLD * r.SOURCES)


def walk_all() -> Iterator[Graenaland]:
    for seed in range(3):
        for state in walk(Table("graenaland", 4), seed, every=1):
            if isinstance(state, Graenaland) and state.turn >= 0:
                yield state


def asked(*kinds: int) -> Iterator[Graenaland]:
    yield from (state for state in walk_all() if state.pending in kinds)


def test_a_ready_split_gives_away_every_card_and_pleases_a_majority() -> None:
    seen = 0
    for state in asked(ask.PROPOSE):
        for tile in (move - m.PROPOSE for move in state.moves() if move != m.PASS):
            receivers = ready_split(state, tile)
            if receivers is None:
                continue
            seen += 1
            agree = {state.turn, *receivers}
            assert len(receivers) == state.cards_at(tile)
            assert state.turn in receivers
            assert ballot.is_majority(sum(state.votes(seat, tile) for seat in agree), state.all_votes(tile))
    assert seen > 50


def test_only_the_supply_card_and_cards_that_fit_are_held_ready() -> None:
    seen: Counter[str] = Counter()
    for state in walk_all():
        ready, paying = GAME.usual(state), state.pending == ask.PAY
        base = m.PAY if paying else m.PLEDGE
        if not paying and not (state.pending == ask.FILL and state.asked_b() == 1):
            assert ready is None, "heroes, proposals, votes, help, fees and the end of building are the player's own"
            continue
        ways = {payment_of(move - base)[1] for move in state.moves() if base <= move < base + PAYMENTS}
        source = None if ready is None else payment_of(ready - base)[1]
        assert source == ("half" if "half" in ways else "match" if "match" in ways else None)
        seen[str(source)] += 1
    assert min(seen[kind] for kind in ("half", "match", "None")) > 3, seen


# --- what a page keeps out of for who wants that ---


def test_only_a_ballot_that_brings_nothing_and_a_building_without_an_own_settlement_are_kept_out_of() -> None:
    ways_out = {ask.VOTE: m.NO, ask.HELP: m.PASS}
    seen: Counter[tuple[int, bool]] = Counter()
    for state in asked(*ways_out, ask.PROPOSE, ask.PAY, ask.FEE):
        concerned = state.pending not in ways_out or concerns(state)
        seen[state.pending, concerned] += 1
        assert GAME.aside(state) == (None if concerned else ways_out[state.pending])
    assert all(seen[kind, concerned] > 20 for kind in ways_out for concerned in (True, False)), seen


def concerns(state: Graenaland) -> bool:
    """As it stands on the table of who is asked: cards offered to him, or a settlement where others build."""
    seen = GAME.view(state, state.turn)
    if state.pending == ask.VOTE:
        return bool(seen["proposal"]["offers"][state.turn])
    place = seen["project"]["territory"]
    return any(one["settlements"][state.turn] > 0 for one in seen["territories"] if one["territory"] == place)


# --- what a hint says of ballots ---


def test_a_vote_that_decides_is_told_as_it_comes_out() -> None:
    told: set[str] = set()
    for state in asked(ask.VOTE):
        for move, good in ((m.YES, "vote_passes"), (m.NO, "vote_fails")):
            after = state.copy()
            ballot.vote(after, state.turn, move)
            decided = ballot.accepted(after) if move == m.YES else ballot.rejected(after)
            assert GAME.turn_told(state, state.turn, [move]) == ({"name": good} if decided else None)
            told |= {good} if decided else set()
    assert told == {"vote_passes", "vote_fails"}


def test_a_split_passes_with_the_votes_of_those_who_receive_something() -> None:
    told: set[str] = set()
    for state in asked(ask.GIVE):
        seat, after, turn = state.turn, state.copy(), []
        while after.pending == ask.GIVE and after.turn == seat:
            turn.append(after.moves()[-1])
            after.apply(turn[-1])
        tile, found = state.proposed(), GAME.turn_told(state, seat, turn)
        own, total = state.votes(seat, tile), state.all_votes(tile)
        if found is None:
            continue
        told.add(found["name"])
        friends = found.get("receiver", [])
        assert ballot.is_majority(own + sum(state.votes(friend, tile) for friend in friends), total)
        assert (found["name"] == "passes_alone") == ballot.is_majority(own, total)
        assert all(ballot.offered(after, friend) > 0 for friend in friends)
    assert told == {"passes_alone", "passes_with"}
