# Two commands do everything: `make play` and `make test`. The others are their parts.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.ready

.PHONY: play test check setup bench docs record clean

play: $(VENV)/.play ## set up and start the game
	@$(BIN)/automatable play

setup: $(STAMP) ## the environment in .venv, with what the checks need

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(STAMP): pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test]'
	@touch $@ $(VENV)/.play

check: $(STAMP) ## the fast part: format, lint, types, layers, unit tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2 -m "not slow"

test: $(STAMP) ## every check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2

docs: $(STAMP) ## write the generated pages and the evidence files anew
	$(BIN)/python docs/generate.py

record: $(STAMP) ## write the recorded playthroughs anew; read the difference before you commit it
	$(BIN)/python tests/record.py

bench: $(STAMP) ## the speed figures, each beside something else measured in the same run
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]' \
		|| echo "OpenSpiel could not be installed; the other figures follow"
	$(BIN)/python -m bench

clean:
	rm -rf $(VENV) dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
