# Every target sets up what it needs in .venv. Outside this folder nothing is changed, but for one thing: where there is
# no Chromium, `make test` installs Debian's, if it may without being asked for a password.

# In a shell where .venv is active, python3 would be the one in .venv, which has no pip.
PYTHON := $(shell PATH='$(subst $(CURDIR)/.venv/bin:,,$(PATH))'; for python in python3.11 python3; do \
	$$python -c 'import sys; sys.exit(1) if sys.version_info < (3, 11) else print(sys.executable)' \
	2>/dev/null && break; done)
UV := $(shell command -v uv || echo .tools/bin/uv)
BIN := .venv/bin
READY := .venv/.ready
BENCH_READY := .venv/.bench-ready
# Empty where Node is missing: only the browser's part needs it.
NODE := $(shell node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && command -v node)
WEB_READY := $(if $(NODE),web/node_modules/.ready)
WEB_BUILT := $(if $(NODE),web/node_modules/.built)
WEB_SOURCES := $(shell find web/index.html web/vite.config.ts web/scripts web/src \
	$(foreach part,web bones notices,src/pushluck/locales/*/$(part).ftl) -type f 2>/dev/null)
NO_NODE := Node 20 or newer is missing: the browser client and its tests are left out
TYPED := $(wildcard src tests examples bench tools)
COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command 'make lock' $(ARGS)

# Trust the certificates this machine trusts.
export UV_SYSTEM_CERTS := 1

.DEFAULT_GOAL := help
.PHONY: help setup play test check compiled proof screens bench format messages lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) $(WEB_BUILT) ## Install Pushluck and its tools into .venv and web/node_modules, and build the page
	$(if $(NODE),,@echo '$(NO_NODE).')

play: setup ## Open the table in the browser; options of the server: make play ARGS="--port 8080"
	@$(BIN)/pushluck serve --open $(ARGS)

test: setup ## Run the checks, then the tests
	@$(MAKE) --no-print-directory --jobs 2 check compiled
	$(if $(NODE),cd web && npm test --silent)
	$(if $(NODE),$(BIN)/python -m tools.chromium)
	$(BIN)/python -m pytest -n 3 $(ARGS)

check: setup ## Format, lint, types, import contracts, catalogues
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(TYPED)
	$(BIN)/lint-imports
	$(BIN)/python -m tools.check_catalogues
	$(if $(NODE),cd web && npm run --silent check)

# The solver is compiled when it is first used; three processes that test would all do it.
compiled: $(READY)
	@$(BIN)/python -m tools.compile_solver

proof: $(READY) ## The long tests: many more examples, and mutants of the scoring
	PUSHLUCK_PROOF=1 $(BIN)/python -m pytest -n 2 -o faulthandler_timeout=0 tests
	$(BIN)/python -m tools.mutants

screens: setup ## Take pictures of every screen of the page into screens/
	$(BIN)/python -m tools.chromium
	$(BIN)/python -m tools.screens $(ARGS)

bench: $(BENCH_READY) ## Measure speed, beside OpenSpiel
	$(BIN)/python -m bench.run $(ARGS)

format: $(READY) $(WEB_READY) ## Format the code and mend what can be mended
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(if $(NODE),cd web && npm run --silent format)

messages: $(READY) $(WEB_READY) ## Write web/src/messages.ts anew from the message types
	$(if $(NODE),,$(error $(NO_NODE)))
	$(BIN)/python -m tools.message_types

lock: | $(filter .tools/%,$(UV)) ## Write the locks anew; newest releases: make lock ARGS=--upgrade
	$(COMPILE) pyproject.toml --extra server --extra solve --group dev --output-file requirements.lock
	$(COMPILE) --group bench --constraints requirements.lock --output-file requirements-bench.lock

clean: ## Remove everything that make made
	rm -rf .tools .venv .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache \
		build dist mutants screens test-results web/node_modules src/pushluck/server/static
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.tools/bin/uv:
	$(if $(PYTHON),,$(error Pushluck needs Python 3.11 or newer, as python3.11 or python3))
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --target .tools uv

$(READY): pyproject.toml requirements.lock | $(filter .tools/%,$(UV))
	$(if $(PYTHON),,$(error Pushluck needs Python 3.11 or newer, as python3.11 or python3))
	@echo 'Setting up .venv (once)'
	@$(UV) venv --quiet --allow-existing --no-python-downloads --python $(PYTHON) .venv
	@$(UV) pip sync --quiet --python .venv --require-hashes requirements.lock
	@$(UV) pip install --quiet --python .venv --no-deps --no-build-isolation --editable .
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json
	@echo 'Setting up web/node_modules (once)'
	@cd web && npm ci --silent
	@touch $@

# What was built may have been deleted: the marker alone does not say that it is there.
ifeq ($(wildcard src/pushluck/server/static/index.html),)
.PHONY: web/node_modules/.built
endif

web/node_modules/.built: web/node_modules/.ready $(WEB_SOURCES)
	@echo 'Building the page'
	@cd web && npm run --silent build
	@touch $@

$(BENCH_READY): $(READY) requirements-bench.lock
	@$(UV) pip install --quiet --python .venv --require-hashes --requirements requirements-bench.lock
	@touch $@
