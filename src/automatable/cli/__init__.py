"""The command line. A command's module is imported when it is called, so that start-up is fast."""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Any

import click

from automatable import __version__
from automatable.core.engine.errors import UserError
from automatable.core.engine.limits import check_text

COMMANDS = {
    "serve": "serve:serve",
    "games": "engine.games:games",
    "rules": "engine.rules:rules",
    "resolve": "engine.resolve:resolve",
    "explain": "engine.explain:explain",
    "decide": "engine.decide:decide",
    "schema": "schema:schema",
    "checklist": "engine.checklist:checklist",
    "score": "score:score",
    "rulebook": "rulebook:rulebook",
    "check": "check:check",
    "box": "box:box",
    "new": "saved_games.new:new",
    "play": "saved_games.play:play",
    "log": "saved_games.log:log",
    "export": "saved_games.export:export_",
    "import": "saved_games.import_game:import_",
    "challenge": "challenge:challenge",
    "lab": "lab:lab",
    "new-game": "new_game:new_game",
}

LONGEST = 4096
"""Maximum characters of one argument; no path is longer."""

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")

EPILOG = """\b
Exit codes: 0 success; 1 error, explained in one sentence on standard error; 2 wrong usage.
AUTOMATABLE_LANG (en, ru) sets the language, AUTOMATABLE_HOME the data folder."""


class LazyGroup(click.Group):
    """Group that imports the module of a command when the command is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module, _, attribute = COMMANDS[name].partition(":")
        command: click.Command = getattr(import_module(f"automatable.cli.commands.{module}"), attribute)
        return command


@click.group(cls=LazyGroup, invoke_without_command=True, epilog=EPILOG)
@click.version_option(__version__, prog_name="automatable")
@click.option("--debug", is_flag=True, expose_value=False, help="Show full tracebacks.")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Play the official solo opponents (Automas) of board games, with the reason for every move.

    Without a command, open the companion in the browser (same as `automatable serve`).
    """
    if ctx.invoked_subcommand is None:
        command = cli.get_command(ctx, "serve")
        assert command is not None
        ctx.invoke(command)


def language() -> str:
    """Return the user's language: AUTOMATABLE_LANG, the system's language, or English."""
    chosen = os.environ.get("AUTOMATABLE_LANG")
    if chosen:
        return chosen
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "ru" if system.lower().startswith("ru") else "en"


def sentence(user_error: UserError, lang: str | None = None) -> str:
    """Return the error as a sentence. The words are imported only here."""
    from automatable.locales import LANGUAGES, Words

    lang = lang or language()
    return printable(Words(lang if lang in LANGUAGES else "en").error_sentence(user_error))


def printable(text: str) -> str:
    """Return the text with control characters escaped; quoted file contents could control the terminal."""
    return _CONTROL.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def notify(notice: UserError) -> None:
    """Print a notice on standard error and continue."""
    click.echo(f"automatable: {sentence(notice)}", err=True)


def main(args: list[str] | None = None) -> Any:
    """Run the command line; print a user error as one sentence and exit with code 1.

    An unexpected error is written to a crash report; with ``--debug`` its traceback is shown.
    """
    words = sys.argv[1:] if args is None else args
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # file names may contain anything
    try:
        for word in words:
            _check(word)
        return cli.main(args=args, prog_name="automatable", standalone_mode=True)
    except UserError as user_error:
        notify(user_error)
    except BrokenPipeError:
        sys.stderr.close()
    except Exception as error:
        if "--debug" in words:
            raise
        click.echo(f"automatable: {crash_sentence(error, ' '.join(words))}", err=True)
    sys.exit(1)


def _check(word: str) -> None:
    """Reject an argument that cannot be the name of a file or a game."""
    check_text(word.encode("utf-8", "replace").decode(), LONGEST)
    try:
        os.fsencode(word)
    except UnicodeEncodeError:
        raise UserError("core-no-text") from None


def crash_sentence(error: Exception, doing: str) -> str:
    """Write a crash report and return the sentence that says where it is."""
    from automatable.play.crash_report import report

    return sentence(
        UserError("play-bug", reason=f"{type(error).__name__}: {error}", file=str(report(error, doing)))
    )
