"""Without the package it is made of, every interface says what to install."""

from __future__ import annotations

import sys

import pytest

import nemeton.envs


@pytest.mark.parametrize(
    ("make", "package", "extra"),
    [
        ("aec", "pettingzoo", "envs"),
        ("parallel", "pettingzoo", "envs"),
        ("gym", "gymnasium", "envs"),
        ("vector", "numpy", "envs"),
        ("spiel", "pyspiel", "spiel"),
    ],
)
def test_a_missing_package_is_named_with_the_extra_that_brings_it(
    make: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in list(sys.modules):
        if module.startswith("nemeton.envs.") and module.endswith(("_env", ".seeing", ".drawing")):
            monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(nemeton.envs.MissingExtra, match=rf'{package}.* pip install "nemeton\[{extra}\]"'):
        getattr(nemeton.envs, make)("celtica")


def test_registering_says_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "nemeton.envs.gymnasium_env", raising=False)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(nemeton.envs.MissingExtra, match="gymnasium"):
        nemeton.envs.register()
