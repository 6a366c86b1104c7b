"""Commands that call the engine without a saved game: games, rules, resolve, explain, decide, checklist."""

from __future__ import annotations

import sys
from typing import Any

import click
import msgspec

from automatable import games as library
from automatable.cli.json_input import json_of, lines_of, object_in, own_game, state_of, text_of
from automatable.core.engine.errors import UserError
from automatable.core.engine.formats import schema_of
from automatable.core.engine.game import Game
from automatable.core.engine.limits import bounded
from automatable.core.engine.resolution import Resolution

LANG = click.option("--lang", type=click.Choice(["en", "ru"]), help="Language of the text.")


@click.command(epilog="\b\nExample: automatable games --json")
@click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object per line, with levels and set-up schema."
)
def games(as_json: bool) -> None:
    """List the games and their levels."""
    from automatable.cli import sentence

    width = max(12, *map(len, library.names()))
    for name in library.names():
        try:
            game = library.game_class(name)
        except UserError as broken:
            click.echo(sentence(broken), err=True)
            continue
        if not as_json:
            click.echo(f"{name:{width}} {', '.join(game.levels)}")
            continue
        schema = schema_of(game.Setup, game.levels)
        rules = list(library.load(name).rules)
        line = {"id": name, "levels": game.levels, "rules": rules, "setup": schema}
        click.echo(msgspec.json.encode(line))


@click.command(epilog="\b\nExample: automatable rules scythe")
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object per line.")
def rules(game: str, as_json: bool) -> None:
    """List the rules that `decide` can run.

    Each rule of GAME is shown with its page and its inputs.
    """
    loaded = library.load(game)
    if not loaded.rules and not as_json:
        click.echo(_no_rules(game))
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


def _no_rules(game: str, lang: str | None = None) -> str:
    from automatable.cli import language
    from automatable.locales import Words

    return Words(lang or language()).say("cli-no-rules", {"game": game})


def _resolve(file: str, explain: bool = True) -> tuple[Game[Any, Any], Resolution[Any]]:
    data = json_of(text_of(file), file)
    for key in data:
        if key not in ("game", "position", "event", "options"):
            raise UserError("cli-unknown-key", file=file, key=key)
    for key in ("game", "event"):
        if key not in data:
            raise UserError("cli-missing-key", file=file, key=key)
    options = object_in(data, "options", file)
    for key in options:
        if key not in ("setup", "box", "story"):
            raise UserError("cli-unknown-key", file=file, key=f"options.{key}")
    name = data["game"]
    if "box" in options:
        game = library.load(name, object_in(options, "box", f"{file}: options"), f"{file}: options.box")
    else:
        game = own_game(name)
    if "position" in data:
        state = state_of(game, data["position"])
    else:
        state = game.new(game.decode_setup(object_in(options, "setup", f"{file}: options")))
    return game, game.apply(state, game.decode_event(data["event"]), bool(options.get("story", explain)))


RESOLVE_EXAMPLE = """\b
Example:
  echo '{"game": "scythe", "event": {"type": "card-turned", "card": 3},
         "options": {"setup": {"automa": "nordic", "human": "crimea"}}}' | automatable resolve -"""


@click.command(epilog=RESOLVE_EXAMPLE)
@click.argument("file", metavar="FILE|-")
def resolve(file: str) -> None:
    """Apply one event to one position: JSON in, JSON out.

    Input: {"game", "position" (JSON form or short text), "event", "options": {"setup", "box", "story"}}.
    Without a position a new game starts with options.setup. "story": false leaves the explanation empty.
    Output: {"position", "instructions", "explanation", "questions"}.
    """
    game, resolution = _resolve(file)
    answer = {
        "position": game.to_json(resolution.state),
        "instructions": resolution.instructions,
        "explanation": resolution.explanation,
        "questions": resolution.questions or game.open_questions(resolution.state),
    }
    click.echo(msgspec.json.encode(answer))


@click.command(epilog=RESOLVE_EXAMPLE.replace("automatable resolve -", "automatable explain --lang ru -"))
@click.argument("file", metavar="FILE|-")
@LANG
def explain(file: str, lang: str | None) -> None:
    """Apply one event and print it as text.

    Reads the same input as `resolve` and prints instructions and reasons.
    """
    from automatable.cli import language
    from automatable.cli.wording import Narrator

    game, resolution = _resolve(file)
    narrator = Narrator(lang or language(), game.id)
    for line in narrator.resolution(resolution):
        click.echo(line)


DECIDE_EXAMPLE = """\b
Example:
  echo '{"automa": {"faction": "nordic", "workers": ["R1C4", "R1C5"]}, "human": {"faction": "crimea"}}' |
    automatable decide scythe move-worker -"""


@click.command(epilog=DECIDE_EXAMPLE)
@click.argument("game")
@click.argument("rule")
@click.argument("file", metavar="FILE|-")
@click.option("--batch", is_flag=True, help="Read one JSON position per line, print one answer per line.")
@click.option(
    "--no-story",
    "no_explanation",
    is_flag=True,
    help="Print only the choice, without the explanation; faster.",
)
def decide(game: str, rule: str, file: str, batch: bool, no_explanation: bool) -> None:
    """Run one RULE of the rulebook on one position.

    Input: a position in JSON form, or {"position": ..., "args": {...}}. Output: {"choice": ...,
    "explanation": [...]}; the choice is null if there is none. `automatable rules GAME` lists the rules.
    """
    loaded = own_game(game)
    loaded.rule(rule)
    if not batch:
        click.echo(_decide(loaded, rule, text_of(file), file, not no_explanation))
        return
    from automatable.cli import sentence

    failed = False
    write = sys.stdout.buffer.write
    for number, line in lines_of(file):
        try:
            answer = _decide(loaded, rule, line, f"{file}, line {number}", not no_explanation)
        except UserError as user_error:
            failed = True
            answer = msgspec.json.encode({"error": sentence(user_error), "line": number})
        write(answer + b"\n")
    sys.stdout.flush()
    if failed:
        sys.exit(1)


def _decide(game: Game[Any, Any], rule: str, text: bytes, where: str, explanation: bool) -> bytes:
    data = json_of(text, where)
    position, args = (data["position"], object_in(data, "args", where)) if "position" in data else (data, {})
    bounded(args)
    decision = game.decide(rule, state_of(game, position), args, explanation)
    if explanation:
        return msgspec.json.encode(decision)
    return msgspec.json.encode({"choice": decision.choice})


@click.command(epilog="\b\nExample: automatable checklist scythe move-worker --lang ru")
@click.argument("game")
@click.argument("rule", required=False)
@LANG
def checklist(game: str, rule: str | None, lang: str | None) -> None:
    """Print rules as checklists to follow by hand.

    Prints one RULE of GAME, or all of them.
    """
    from automatable.cli import language
    from automatable.cli.wording import Narrator

    loaded = library.load(game)
    narrator = Narrator(lang or language(), game)
    if not rule and not loaded.rules:
        click.echo(_no_rules(game, lang))
    for id in [rule] if rule else loaded.rules:
        for line in narrator.checklist(loaded.rule(id)):
            click.echo(line)
