"""JSON Schemas by command: every position and event of a played game fits them, and spoilt ones do not."""

import json

import msgspec
import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator, ValidationError

from automatable import games
from automatable.cli import cli
from automatable.lab import play
from automatable.play.simulations import simulation_of, tables_of

NAMES = games.names()


def schema(name, part):
    done = CliRunner().invoke(cli, ["schema", name, part])
    assert done.exit_code == 0, done.output
    found = json.loads(done.output)
    Draft202012Validator.check_schema(found)
    return Draft202012Validator(found)


@pytest.mark.parametrize("name", NAMES)
def test_positions_and_events_of_a_game_fit_their_schemas(name):
    game, positions, events = games.load(name), schema(name, "position"), schema(name, "event")
    steps = list(play(name, level=game.levels[0]))
    for state, event, _ in steps[:: max(1, len(steps) // 12)]:
        data = json.loads(msgspec.json.encode(game.to_json(state)))
        positions.validate(data)
        events.validate(json.loads(msgspec.json.encode(event)))
        with pytest.raises(ValidationError):
            positions.validate({**data, "moons": 3})
    with pytest.raises(ValidationError):
        events.validate({"type": "flying"})


@pytest.mark.parametrize("name", NAMES)
def test_set_ups_and_boxes_fit_their_schemas(name):
    game = games.load(name)
    for level in game.levels:
        schema(name, "setup").validate({**simulation_of(name).setup, "level": level})
    with pytest.raises(ValidationError):
        schema(name, "setup").validate({"level": 7})
    schema(name, "box").validate(tables_of(game))


def test_a_part_that_is_not_there_is_refused_with_the_choices():
    done = CliRunner().invoke(cli, ["schema", "scythe", "soul"])
    assert done.exit_code == 2
    assert "position" in done.output and "event" in done.output


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_is_given_its_completion(shell):
    done = CliRunner().invoke(cli, prog_name="automatable", env={"_AUTOMATABLE_COMPLETE": f"{shell}_source"})
    assert done.exit_code == 0
    assert "_AUTOMATABLE_COMPLETE" in done.output and "automatable" in done.output


def test_the_shell_completes_commands():
    words = {"_AUTOMATABLE_COMPLETE": "bash_complete", "COMP_WORDS": "automatable sch", "COMP_CWORD": "1"}
    done = CliRunner().invoke(cli, prog_name="automatable", env=words)
    assert done.output == "plain,schema\n"
