# make play: from a fresh clone to a running table. make test: everything the project promises. make quick: while writing.
PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Where it is set, each of the hundreds of processes that the tests start would translate all sources anew.
unexport PYTHONDONTWRITEBYTECODE

# An old Python could not even read what it would run.
START = @$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo 'Nemeton needs Python 3.11 or newer, and "$(PYTHON)" is none. Install one and name it: make $@ PYTHON=python3.12' >&2; \
	exit 1; }; exec $(PYTHON) -m tools.start

# A Chromium for the browser tests, and the page with recorded positions.
define BROWSER
$(BIN)/python -m tests.web.chromium
$(BIN)/python web/build.py demo
endef

.PHONY: play setup compile environment quick test lint page unit browser extras test-extras soak strength bench load screenshots lock clean

play:
	$(START) play $(ARGS)

setup:
	$(START) setup

compile: setup

environment:
	$(START) environment

quick: environment
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	NEMETON_PLAIN=1 $(BIN)/pytest -n 2 --dist loadgroup -m "not soak and not browser" -k "not compiled" tests/core tests/golden \
		tests/games/*/test_rules.py tests/games/*/test_vectors.py tests/games/*/test_why.py

test: setup
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint page
	$(BROWSER)
	$(BIN)/pytest -n 3 --dist loadgroup -m "not soak and not long and not extras"

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy --config-file mypyc.ini nemeton

unit: setup
	$(BIN)/pytest -n 2 --dist loadgroup -m "not soak and not long and not browser and not extras"

browser: setup
	$(BROWSER)
	$(BIN)/pytest -n 2 -m "browser and not long and not soak"

page: setup
	cd web && npm run --silent lint && npm run --silent check && npm test --silent

# Ray, pyarrow and OpenSpiel are large and asked for by few: they are installed for these two and nowhere else.
extras: setup
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements-extras.lock

# What takes long as well: processes killed, released databases, whole evenings in the browser.
test-extras: extras
	$(BROWSER)
	$(BIN)/python -m tests.extras.proxies
	$(BIN)/pytest -m "extras and not soak"
	$(BIN)/pytest -n 2 --dist loadgroup -m "long and not extras and not soak"

soak: extras
	$(BROWSER)
	$(BIN)/python -m tests.extras.proxies
	$(BIN)/pytest -n 2 -m soak

strength: setup
	$(BIN)/python bench/strength.py

bench: setup
	$(BIN)/python bench/run.py

load: setup
	$(BIN)/python bench/load_tables.py

screenshots: setup
	$(BIN)/python -m tests.web.chromium
	$(BIN)/python -m tools.screenshots

LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header pyproject.toml

lock: environment
	$(LOCK) --extra dev -o requirements.lock
	$(LOCK) --extra compile -c requirements.lock -o requirements-play.lock
	$(LOCK) --extra dev --extra postgres --extra redis --extra servers --extra ray --extra parquet --extra spiel --extra example -c requirements.lock -o requirements-extras.lock

clean:
	rm -rf .venv build dist *.egg-info *.so .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules web/dist \
		nemeton/server/static
	find nemeton tests tools -name '*.so' -delete -o -name __pycache__ -prune -exec rm -rf {} +
