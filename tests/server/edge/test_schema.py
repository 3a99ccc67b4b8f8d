"""Whatever is sent to the calls of the OpenAPI description, the answers are as described and never a crash."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance  # a legal form may still break a rule

from tests.server.support import HUMANS, Person, Running

Case = schemathesis.Case[Any]
AT_TABLE = "/api/tables/{table_id}"
VERBS = "sit stand start luck claim stand_in abandon rematch moves undo undo/answer why hint record positions"
AROUND = "seat_bot abandon/answer qr"
TALK = "chat promise ready"


@pytest.mark.parametrize(
    "mode", [GenerationMode.POSITIVE, pytest.param(GenerationMode.NEGATIVE, marks=pytest.mark.long)]
)
def test_every_call_keeps_to_its_description(server: Running, mode: GenerationMode) -> None:
    failures = server.metric("nemeton_storage_failures_total")
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]

        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(max_examples=8, suppress_health_check=list(HealthCheck), deadline=None, derandomize=True)
        def keeps_to_it(case: Case) -> None:
            case.call_and_validate(excluded_checks=[positive_data_acceptance])

        with suppress(Unsatisfiable):  # a call without parameters cannot be made wrongly
            keeps_to_it()
    assert server.metric("nemeton_storage_failures_total") == failures


def test_calls_about_a_real_table_keep_to_their_description(server: Running, anouk: Person) -> None:
    table = anouk.lay(*HUMANS[:2])
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    shown = {"Authorization": f"Bearer {table['tokens']['0']}"}
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]
        if AT_TABLE not in operation.path:
            continue

        @given(case=operation.as_strategy())
        @settings(max_examples=8, suppress_health_check=list(HealthCheck), deadline=None, derandomize=True)
        def keeps_to_it(case: Case) -> None:
            case.path_parameters["table_id"] = table["id"]
            case.call_and_validate(headers=shown, excluded_checks=[positive_data_acceptance])

        keeps_to_it()


def test_the_description_lists_every_call_of_the_protocol(anouk: Person) -> None:
    paths = anouk.get("/schema/openapi.json").json()["paths"]
    assert {f"{AT_TABLE}/{verb}" for verb in f"{VERBS} {AROUND} {TALK}".split()} <= set(paths)
    assert {"/api/games", "/api/games/{name}/content", "/api/tables", AT_TABLE, "/api/replays", "/health"} <= set(paths)
