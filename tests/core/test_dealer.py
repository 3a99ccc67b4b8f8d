"""Who draws and rolls: repeatable when seeded, checkable when fair."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

import nemeton
from nemeton import CHANCE, Rng
from nemeton.core.dealer import Dealer, FairDealer, SeededDealer, outcome
from nemeton.core.errors import IllegalMove

SECRET = bytes(range(32))
PINNED = [19, 31, 17, 21, 16, 48, 27, 26, 35, 20, 31, 33]
PINNED_WITH_WORDS = [18, 42, 8, 44, 0, 49, 0, 0, 38, 42, 22, 37]


def draws(dealer: Dealer, count: int, times: int) -> list[int]:
    return [dealer.below(count) for _ in range(times)]


def test_a_seeded_dealer_repeats_itself_and_is_the_generator() -> None:
    rng = Rng(5)
    assert draws(SeededDealer(5), 90, 100) == draws(SeededDealer(5), 90, 100) == [rng.below(90) for _ in range(100)]
    assert draws(SeededDealer(5), 90, 100) != draws(SeededDealer(6), 90, 100)


def test_a_fair_dealer_is_decided_by_secret_and_contributions_alone() -> None:
    assert draws(FairDealer(SECRET, ["oak"]), 90, 100) == draws(FairDealer(SECRET, ["oak"]), 90, 100)


def test_the_draws_of_a_fair_dealer_never_change() -> None:
    """Every fair record depends on it."""
    assert draws(FairDealer(SECRET), 60, 12) == PINNED
    assert draws(FairDealer(SECRET, ["oak", "ash"]), 60, 12) == PINNED_WITH_WORDS


@pytest.mark.parametrize(
    "contributions", [(), ("oak",), ("Oak",), ("oak", "ash"), ("ash", "oak"), ("oak", ""), ("oakash",), ("oak ash",)]
)
def test_every_contribution_matters(contributions: tuple[str, ...]) -> None:
    others = {(), ("oak",), ("Oak",), ("oak", "ash"), ("ash", "oak"), ("oak", ""), ("oakash",), ("oak ash",)}
    mine = draws(FairDealer(SECRET, contributions), 90, 20)
    for other in others - {contributions}:
        assert draws(FairDealer(SECRET, other), 90, 20) != mine


def test_a_contribution_can_hold_any_text() -> None:
    for text in ("ünïcödé ☘", "a\nb", "\ud800", "\0"):
        assert 0 <= FairDealer(SECRET, [text]).below(90) < 90


def test_the_secret_matters() -> None:
    assert draws(FairDealer(SECRET), 90, 20) != draws(FairDealer(SECRET[:-1] + b"x"), 90, 20)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    dealer = FairDealer(SECRET, ["oak"])
    before = dealer.commitment
    assert before == hashlib.sha256(SECRET).hexdigest()
    draws(dealer, 90, 10)
    assert dealer.commitment == before


def test_without_a_secret_a_fair_dealer_makes_its_own() -> None:
    one, other = FairDealer(), FairDealer()
    assert len(one.secret) == 32
    assert one.secret != other.secret


@pytest.mark.parametrize("count", [2, 3, 7, 60, 90])
def test_a_fair_dealer_is_uniform(count: int) -> None:
    times = 200 * count
    seen = Counter(draws(FairDealer(SECRET, ["uniform"]), count, times))
    assert set(seen) == set(range(count))
    chi_square = sum((number - 200) ** 2 / 200 for number in seen.values())
    degrees = count - 1
    assert chi_square < degrees + 4 * (2 * degrees) ** 0.5 + 8


def test_a_fair_dealer_draws_from_any_range() -> None:
    dealer = FairDealer(SECRET)
    assert draws(dealer, 1, 5) == [0] * 5
    assert dealer.draws == 5
    for count in (2**31, 2**64, 2**255 + 1, 2**256):
        assert 0 <= dealer.below(count) < count


@pytest.mark.parametrize("dealer", [SeededDealer(1), FairDealer(SECRET)], ids=["seeded", "fair"])
def test_outcomes_come_by_their_weights(dealer: Dealer) -> None:
    state = nemeton.game("celtica").start(2)
    for _ in range(15):
        state.play(state.moves()[0])
    moves, weights = state.moves(), state.weights()
    assert len(set(weights)) > 1
    seen = Counter(outcome(state, dealer) for _ in range(4000))
    assert set(seen) == set(moves)
    for move, weight in zip(moves, weights, strict=True):
        share = weight / sum(weights)
        assert abs(seen[move] / 4000 - share) < 5 * (share * (1 - share) / 4000) ** 0.5


def test_there_is_nothing_to_draw_when_a_player_decides() -> None:
    state = nemeton.game("celtica").start(2)
    while state.turn == CHANCE:
        state.play(state.moves()[0])
    dealer = FairDealer(SECRET)
    with pytest.raises(IllegalMove, match="nothing to draw"):
        outcome(state, dealer)
    assert dealer.draws == 0
