"""One source, two builds: the compiled engine and the plain one play the same games."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nemeton
from tests.contract.fingerprint import fingerprint
from tests.playing import Table, run_plain, tables, walk

pytestmark = pytest.mark.xdist_group("builds")  # the plain games are played once, not by every worker


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    told: dict[str, Any] = json.loads(run_plain("-m", "tests.contract.fingerprint"))
    return told


def test_the_engine_is_compiled() -> None:
    assert nemeton.COMPILED, "the engine is not compiled, so the builds cannot be compared: run make setup"


def test_the_sources_can_be_run_although_compiled_files_lie_beside_them(plain: dict[str, Any]) -> None:
    assert plain["compiled"] is False


@pytest.mark.parametrize("table", tables(), ids=str)
def test_compiled_and_plain_give_the_same_moves_events_and_scores(table: Table, plain: dict[str, Any]) -> None:
    assert nemeton.COMPILED, "the engine is not compiled, so the builds cannot be compared: run make setup"
    compiled, sources = fingerprint(table), plain["tables"][str(table)]
    for part in compiled:
        assert compiled[part] == sources[part], f"{part} differs: if a source was edited, run make setup"


@pytest.mark.parametrize("table", tables(), ids=str)
def test_the_rollouts_of_the_search_are_legal_moves(table: Table) -> None:
    rng = nemeton.Rng(3)
    for seed in range(5):
        for state in walk(table, seed):
            if state.turn >= 0:
                state.look()
                assert table.game.value.rollout(state, rng) in state.moves()
