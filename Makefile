# make play: everything from a fresh clone to a running table. make test: everything the project promises.
PYTHON ?= python3
BIN := .venv/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: setup compile client play test lint page unit browser soak strength bench load screenshots lock clean

setup: $(BIN)/.installed
	@$(MAKE) --no-print-directory -j2 compile client

$(BIN)/.installed: requirements.lock pyproject.toml setup.py
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	NEMETON_COMPILE=no $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps \
		--no-build-isolation -e .
	touch $@

compile: $(BIN)/.installed
	$(BIN)/python setup.py --quiet build_ext --inplace

client: $(BIN)/.installed
	$(BIN)/python web/build.py

play: setup
	$(BIN)/nemeton play

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy --config-file mypyc.ini nemeton

unit: setup
	$(BIN)/pytest -n 2 --dist loadgroup -m "not soak and not browser"

browser: setup
	$(BIN)/python tests/web/chromium.py
	$(BIN)/pytest -n 2 -m "browser and not soak"

page: setup
	cd web && npm run --silent lint && npm run --silent check && npm test --silent

test: setup
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint page
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory browser

soak: setup
	$(BIN)/python tests/web/chromium.py
	$(BIN)/pytest -n 2 -m soak

strength: setup
	$(BIN)/python bench/strength.py

bench: setup
	$(BIN)/python bench/run.py

load: setup
	$(BIN)/python bench/load_tables.py

screenshots: setup
	$(BIN)/python tests/web/chromium.py
	$(BIN)/python docs/screenshots.py

lock:
	$(BIN)/pip-compile --quiet --extra dev --extra postgres --extra redis --generate-hashes --no-emit-index-url \
		--no-emit-find-links --no-emit-trusted-host --strip-extras --allow-unsafe -o requirements.lock pyproject.toml

clean:
	rm -rf .venv build dist *.egg-info *.so .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules \
		nemeton/server/static
	find nemeton tests -name '*.so' -delete -o -name __pycache__ -prune -exec rm -rf {} +
