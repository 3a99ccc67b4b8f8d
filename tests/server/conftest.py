"""One server for all tests that need nothing special, and people to sit at it.

What tables and the store promise holds on SQLite and on PostgreSQL: those tests run on both, the second in
`make test-extras`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.server import support
from tests.server.support import Person, Running, quick, running
from tests.servers import Postgres

ON_BOTH = ("tests.server.table.", "tests.server.store.test_writer", "tests.server.store.test_durability")
DATABASES = ["sqlite", pytest.param("postgres", marks=pytest.mark.extras)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.module.__name__.startswith(ON_BOTH) and "database" in metafunc.fixturenames:
        metafunc.parametrize("database", DATABASES, indirect=True, scope="session")


@pytest.fixture(scope="session", autouse=True)
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """What `quick` and `started` keep their tables in."""
    chosen = str(getattr(request, "param", "sqlite"))
    if chosen == "sqlite":
        support.keep_in(None)
        yield chosen
        return
    cluster = Postgres()
    support.keep_in(cluster)
    try:
        yield chosen
    finally:
        support.keep_in(None)
        cluster.end()


@pytest.fixture(scope="session")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
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
