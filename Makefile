# Two commands: `make play` serves the game, `make test` checks everything. Both set up what they need.
#
# What is set up is stamped with a digest of what it was made from (.venv/stamps/NAME-DIGEST): a second run starts at
# once, and an edited source file builds again.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:

PORT ?= 8765
HOST ?= 127.0.0.1
DATA ?= ./data
PYTHON ?= python3

VENV := .venv
PY := $(VENV)/bin/python
STAMPS := $(VENV)/stamps
UV := $(shell command -v uv 2>/dev/null)
SHA := $(shell command -v sha256sum 2>/dev/null || echo shasum -a 256)

digest = $(shell { $(1); } | $(SHA) | cut -c1-16)
sources = find $(1) \( -name node_modules -o -name dist -o -name __pycache__ \) -prune -o -type f -print \
	| LC_ALL=C sort | tr '\n' '\0' | xargs -0 $(SHA)

LOCKED := $(call digest,cat requirements.lock)
LOCKED_DEV := $(call digest,cat requirements.lock requirements-dev.lock)
LOCKED_BENCH := $(call digest,cat requirements-dev.lock requirements-bench.lock)
LOCKED_NODE := $(call digest,cat requirements-node.lock)
BUILT_FROM := $(call digest,$(call sources,src web islands locales hatch_build.py scripts/compile.py scripts/seldom.h pyproject.toml requirements.lock) ; \
	echo "$(CC) $(CFLAGS) $(HEXFOLK_NO_COMPILE) $(HEXFOLK_QUICK_COMPILE) $(HEXFOLK_NO_WEB)" ; $(CC) --version 2>&1 || true)

VENV_READY := $(STAMPS)/venv
RUNTIME := $(STAMPS)/runtime-$(LOCKED)
DEV := $(STAMPS)/dev-$(LOCKED_DEV)
BENCH := $(STAMPS)/bench-$(LOCKED_BENCH)
NODE := $(STAMPS)/node-$(LOCKED_NODE)
WHEEL := $(STAMPS)/wheel-$(BUILT_FROM)

# $(1): a lock file. Nothing that the lock does not name is fetched, no build environment either.
install_locked = $(if $(UV),VIRTUAL_ENV=$(CURDIR)/$(VENV) $(UV) pip install --quiet,$(PY) -m pip install --quiet --disable-pip-version-check) \
	--require-hashes --only-binary=:all: -r $(1)
install_wheel = $(if $(UV),VIRTUAL_ENV=$(CURDIR)/$(VENV) $(UV) pip install --quiet --reinstall,$(PY) -m pip install --quiet --disable-pip-version-check --force-reinstall) \
	--no-deps --no-index $(1)

.PHONY: play test wheel test-long bench bench-live lint format lock clean help
.DEFAULT_GOAL := help

help: ## these lines
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## /  make \1|/' | column -t -s '|'

play: $(WHEEL) ## serve the game; PORT=8765 HOST=127.0.0.1 DATA=./data
	@exec $(VENV)/bin/hexfolk serve --port "$(PORT)" --host "$(HOST)" --data "$(DATA)"

test: $(DEV) $(NODE) ## check everything
	@scripts/test

# Builds while the source is tested already.
wheel: $(WHEEL)

test-long: $(WHEEL) $(DEV) ## what takes minutes: long tests on the compiled wheel, and all tests interpreted
	@scripts/browser
	@HEXFOLK_MODE=wheel $(PY) -m pytest -m long
	@HEXFOLK_MODE=source PYTHONPATH=src $(PY) -m pytest -m "not browser and not long" --ignore=tests/hostile --ignore=tests/load

bench: $(WHEEL) $(BENCH) ## the speed of the compiled rules, into bench/results.md
	@for script in bench/*.py; do echo "== $$script"; $(PY) "$$script"; done

bench-live: $(WHEEL) ## what a live server can take, into bench/live.md; some ten minutes
	@$(PY) bench/live/measure.py

lint: $(DEV) ## style, types and layers of the Python side
	@scripts/lint

format: $(DEV) ## lay out the Python source
	@$(VENV)/bin/ruff check --fix-only --quiet . ; $(VENV)/bin/ruff format .

# Keeps the pins that still fit; `make lock UPGRADE=--upgrade` takes the newest.
UPGRADE ?=
COMPILE = $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --only-binary :all: \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(UPGRADE)
lock: $(DEV) ## make the lock files again
	@$(COMPILE) --extra build -o requirements.lock pyproject.toml
	@$(COMPILE) --extra dev -c requirements.lock -o requirements-dev.lock pyproject.toml
	@$(COMPILE) --extra bench -c requirements-dev.lock -o requirements-bench.lock pyproject.toml
	@$(COMPILE) -o requirements-node.lock requirements-node.in
	@$(PY) hatch_build.py npm install --package-lock-only

clean: ## remove all that was set up or built; the games in ./data stay
	rm -rf $(VENV) build dist web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV_READY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Hexfolk needs Python 3.11 or newer as '$(PYTHON)'; another one is named by 'make PYTHON=python3.12 …'." >&2; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) || { \
		echo "Python cannot make a virtual environment. Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	@mkdir -p $(STAMPS) && touch $@

$(RUNTIME): | $(VENV_READY)
	@echo "· installing the locked packages"
	@$(call install_locked,requirements.lock)
	@rm -f $(STAMPS)/runtime-* && touch $@

$(DEV): | $(VENV_READY)
	@echo "· installing the locked packages and the tools"
	@$(call install_locked,requirements-dev.lock)
	@rm -f $(STAMPS)/dev-* $(STAMPS)/runtime-* && touch $@ $(RUNTIME)

$(BENCH): | $(DEV)
	@echo "· installing the engine to measure against"
	@$(call install_locked,requirements-bench.lock)
	@rm -f $(STAMPS)/bench-* && touch $@

# Node.js comes from PATH; where there is none, from a locked package.
$(NODE): | $(RUNTIME)
	@if ! $(PY) hatch_build.py node; then \
		echo "· no Node.js on PATH: installing the locked package"; \
		$(call install_locked,requirements-node.lock); $(PY) hatch_build.py node; fi
	@rm -f $(STAMPS)/node-* && touch $@

$(WHEEL): | $(RUNTIME) $(NODE)
	@echo "· building: compiled rules, web client (takes a few minutes)"
	@rm -rf dist && mkdir -p build
	@$(PY) -m hatchling build -t wheel -d dist >build/log || { cat build/log >&2; exit 1; }
	@$(call install_wheel,dist/hexfolk-*.whl)
	@rm -f $(STAMPS)/wheel-* && touch $@
