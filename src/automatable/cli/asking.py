"""Asking the engine without playing: games, rules, resolve, explain, decide, checklist."""

from __future__ import annotations

import sys
from typing import Any

import click
import msgspec

from automatable import games as library
from automatable.cli.reading import json_of, lines_of, state_of, text_of
from automatable.core.forms import schema_of
from automatable.core.game import Game
from automatable.core.refused import Refused
from automatable.core.resolution import Resolution
from automatable.play.folder import own_box

LANG = click.option("--lang", type=click.Choice(["en", "ru"]), help="Language of the text.")


@click.command(epilog="\b\nExample: automatable games --json")
@click.option(
    "--json", "as_json", is_flag=True, help="One JSON object per line, with levels and set-up schema."
)
def games(as_json: bool) -> None:
    """List the games."""
    from automatable.cli import sentence

    for name in library.names():
        try:
            game = library.door(name)
        except Refused as broken:
            click.echo(sentence(broken), err=True)
            continue
        if not as_json:
            click.echo(f"{name:12} {', '.join(game.levels)}")
            continue
        schema = schema_of(game.Setup, game.levels)
        line = {"id": name, "levels": game.levels, "rules": list(game.rules), "setup": schema}
        click.echo(msgspec.json.encode(line))


@click.command(epilog="\b\nExample: automatable rules scythe")
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="One JSON object per line.")
def rules(game: str, as_json: bool) -> None:
    """List the rules of GAME that can be asked alone with `decide`, and their inputs."""
    loaded = library.load(game)
    for id, rule in loaded.rules.items():
        entry = loaded.rulebook.entries[id]
        if as_json:
            line = {"id": id, "page": entry.page, "says": entry.says, "inputs": rule.inputs}
            click.echo(msgspec.json.encode(line))
            continue
        click.echo(f"{id} (page {entry.page})" if entry.page else id)
        click.echo(f"    {entry.says}")
        click.echo(
            "    inputs: position" + "".join(f"; {name}: {what}" for name, what in rule.inputs.items())
        )


def _resolve(file: str, listen: bool = True) -> tuple[Game[Any, Any], Resolution[Any]]:
    data = json_of(text_of(file), file)
    for key in data:
        if key not in ("game", "position", "event", "options"):
            raise Refused("cli-unknown-key", file=file, key=key)
    for key in ("game", "event"):
        if key not in data:
            raise Refused("cli-missing-key", file=file, key=key)
    options = data.get("options") or {}
    if not isinstance(options, dict):
        raise Refused("cli-missing-key", file=file, key="options")
    for key in options:
        if key not in ("setup", "box", "story"):
            raise Refused("cli-unknown-key", file=file, key=f"options.{key}")
    name = data["game"]
    game = library.load(name, options["box"] if "box" in options else own_box(name), f"{file}: options.box")
    if "position" in data:
        state = state_of(game, data["position"])
    else:
        state = game.new(game.decode_setup(options.get("setup") or {}))
    return game, game.apply(state, game.decode_event(data["event"]), bool(options.get("story", listen)))


RESOLVE_EXAMPLE = """\b
Example:
  echo '{"game": "scythe", "event": {"type": "card-turned", "card": 3},
         "options": {"setup": {"automa": "nordic", "human": "crimea"}}}' | automatable resolve -"""


@click.command(epilog=RESOLVE_EXAMPLE)
@click.argument("file", metavar="FILE|-")
def resolve(file: str) -> None:
    """What one event does to one position: JSON in, JSON out.

    In: {"game", "position" (JSON form or short text), "event", "options": {"setup", "box", "story"}}.
    Without a position the game begins anew with options.setup.
    Out: {"position", "instructions", "story", "questions"}.
    """
    game, resolution = _resolve(file)
    answer = {
        "position": game.to_json(resolution.state),
        "instructions": resolution.instructions,
        "story": resolution.story,
        "questions": resolution.questions or game.open_questions(resolution.state),
    }
    click.echo(msgspec.json.encode(answer))


@click.command(epilog=RESOLVE_EXAMPLE.replace("automatable resolve -", "automatable explain --lang ru -"))
@click.argument("file", metavar="FILE|-")
@LANG
def explain(file: str, lang: str | None) -> None:
    """The same as `resolve`, as readable text: what to do, and why."""
    from automatable.cli import language
    from automatable.cli.tell import Teller

    game, resolution = _resolve(file)
    teller = Teller(lang or language(), game.id)
    for line in teller.resolution(resolution):
        click.echo(line)


DECIDE_EXAMPLE = """\b
Example:
  echo '{"automa": {"faction": "nordic", "workers": ["R1C4", "R1C5"]}, "human": {"faction": "crimea"}}' |
    automatable decide scythe move-worker -"""


@click.command(epilog=DECIDE_EXAMPLE)
@click.argument("game")
@click.argument("rule")
@click.argument("file", metavar="FILE|-")
@click.option("--batch", is_flag=True, help="One JSON position per line in, one answer per line out.")
@click.option("--no-story", is_flag=True, help="Only the choice; faster.")
def decide(game: str, rule: str, file: str, batch: bool, no_story: bool) -> None:
    """What one RULE of the book chooses on one position, without playing a turn.

    In: a position in JSON form, or {"position": ..., "args": {...}}. Out: {"choice": ..., "story": [...]};
    the choice is null where the rule finds no valid one. `automatable rules GAME` lists the rules.
    """
    loaded = library.load(game, own_box(game))
    loaded.rule(rule)
    if not batch:
        click.echo(_decide(loaded, rule, text_of(file), file, not no_story))
        return
    from automatable.cli import sentence

    failed = False
    write = sys.stdout.buffer.write
    for number, line in lines_of(file):
        try:
            answer = _decide(loaded, rule, line, f"{file}, line {number}", not no_story)
        except Refused as refused:
            failed = True
            answer = msgspec.json.encode({"error": sentence(refused), "line": number})
        write(answer + b"\n")
    sys.stdout.flush()
    if failed:
        sys.exit(1)


def _decide(game: Game[Any, Any], rule: str, text: bytes, where: str, story: bool) -> bytes:
    data = json_of(text, where)
    position, args = (data["position"], data.get("args") or {}) if "position" in data else (data, {})
    decision = game.decide(rule, state_of(game, position), args, story)
    if story:
        return msgspec.json.encode(decision)
    return msgspec.json.encode({"choice": decision.choice})


@click.command(epilog="\b\nExample: automatable checklist scythe move-worker --lang ru")
@click.argument("game")
@click.argument("rule", required=False)
@LANG
def checklist(game: str, rule: str | None, lang: str | None) -> None:
    """A RULE of GAME as a checklist for a board that is not entered; without RULE, all of them."""
    from automatable.cli import language
    from automatable.cli.tell import Teller

    loaded = library.load(game)
    teller = Teller(lang or language(), game)
    for id in [rule] if rule else loaded.rules:
        for line in teller.checklist(loaded.rule(id)):
            click.echo(line)
