"""The command line. Commands are loaded when they are called, so that the quick ones stay quick."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Any

import click

from automatable import __version__
from automatable.core.bounds import check_text
from automatable.core.refused import Refused

COMMANDS = {
    "serve": "serve:serve",
    "games": "asking:games",
    "rules": "asking:rules",
    "resolve": "asking:resolve",
    "explain": "asking:explain",
    "decide": "asking:decide",
    "schema": "schema:schema",
    "checklist": "asking:checklist",
    "score": "score:score",
    "rulebook": "rulebook:rulebook",
    "box": "box:box",
    "new": "playing:new",
    "play": "playing:play",
    "log": "playing:log",
    "export": "playing:export_",
    "import": "playing:import_",
    "lab": "lab:lab",
    "new-game": "new_game:new_game",
}

LONGEST = 4096
"""Letters of a word on the command line; no path is longer."""

EPILOG = """\b
Exit codes: 0 done; 1 refused, with one sentence on standard error; 2 wrong usage.
AUTOMATABLE_LANG (en, ru) sets the language, AUTOMATABLE_HOME the data folder."""


class Lazy(click.Group):
    """A group that imports a command's module when the command is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module, _, attribute = COMMANDS[name].partition(":")
        command: click.Command = getattr(import_module(f"automatable.cli.{module}"), attribute)
        return command


@click.group(cls=Lazy, invoke_without_command=True, epilog=EPILOG)
@click.version_option(__version__, prog_name="automatable")
@click.option("--debug", is_flag=True, expose_value=False, help="Show what went wrong inside, whole.")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """The Automa at your table: official solo opponents, played for you, with the reason for every move.

    Without a command the companion opens in the browser, as with `automatable serve`.
    """
    if ctx.invoked_subcommand is None:
        command = cli.get_command(ctx, "serve")
        assert command is not None
        ctx.invoke(command)


def language() -> str:
    """The user's language: the one asked for, or that of the system, or English."""
    chosen = os.environ.get("AUTOMATABLE_LANG")
    if chosen:
        return chosen
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "ru" if system.lower().startswith("ru") else "en"


def sentence(refused: Refused, lang: str | None = None) -> str:
    """A refusal in words. The words are loaded only now."""
    from automatable.locales import LANGUAGES, Words

    lang = lang or language()
    return Words(lang if lang in LANGUAGES else "en").refusal(refused)


def main(args: list[str] | None = None) -> Any:
    """The entry point, and the one edge for errors: a sentence on standard error and exit code 1.

    What nobody foresaw goes whole into a report; with ``--debug`` onto the screen.
    """
    words = sys.argv[1:] if args is None else args
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a name of a file may hold anything
    try:
        for word in words:
            _check(word)
        return cli.main(args=args, prog_name="automatable", standalone_mode=True)
    except Refused as refused:
        click.echo(f"automatable: {sentence(refused)}", err=True)
    except BrokenPipeError:
        sys.stderr.close()
    except Exception as error:
        if "--debug" in words:
            raise
        click.echo(f"automatable: {unforeseen(error, ' '.join(words))}", err=True)
    sys.exit(1)


def _check(word: str) -> None:
    """Refuse what no file and no game is called."""
    check_text(word.encode("utf-8", "replace").decode(), LONGEST)
    try:
        os.fsencode(word)
    except UnicodeEncodeError:
        raise Refused("core-no-text") from None


def unforeseen(error: Exception, doing: str) -> str:
    """A fault of ours, as a sentence that says where its report is."""
    from automatable.play.report import report

    return sentence(
        Refused("play-bug", reason=f"{type(error).__name__}: {error}", file=str(report(error, doing)))
    )
