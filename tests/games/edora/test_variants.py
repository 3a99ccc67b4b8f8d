"""The contract at tables the generic suite does not come to: several variants together, herbs laid freely."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature

import pytest

from tests.contract import test_contract, test_secrecy
from tests.playing import Table

TABLES = [
    Table("edora", 2, {"herb_layout": "free"}),
    Table("edora", 3, {"choose_start_tablet": True, "herb_layout": "free"}),
    Table("edora", 4, {"choose_start_tablet": True, "herb_layout": "same", "same_general_dice": True}),
]
CONTRACT: dict[str, Callable[[Table], None]] = {
    name: check
    for module in (test_contract, test_secrecy)
    for name, check in vars(module).items()
    if name.startswith("test_") and list(signature(check).parameters) == ["table"]
}


@pytest.mark.parametrize("check", CONTRACT)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_contract_holds_with_variants(table: Table, check: str) -> None:
    CONTRACT[check](table)
