"""One server for all tests that need nothing special, and people to sit at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.server.support import Person, Running, quick, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(quick(tmp_path_factory.mktemp("server"))) as started:
        yield started


@pytest.fixture
def person(server: Running) -> Iterator[Callable[..., Person]]:
    """Makes people; each is another device."""
    with ExitStack() as stack:
        yield lambda token=None: stack.enter_context(Person(server.address, token))


@pytest.fixture
def anouk(person: Callable[..., Person]) -> Person:
    return person()


@pytest.fixture
def bram(person: Callable[..., Person]) -> Person:
    return person()
