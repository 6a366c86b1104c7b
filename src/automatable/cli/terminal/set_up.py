"""Start of a terminal game: choose a saved game, or a game and its set-up."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from rich.console import Console

from automatable import games
from automatable.cli.json_input import typed_text
from automatable.cli.terminal.par import advice, par_of_level
from automatable.cli.wording import Narrator
from automatable.core.engine.errors import UserError
from automatable.core.engine.limits import DEPTH
from automatable.locales import Words
from automatable.play import requests
from automatable.play.history import saved_games
from automatable.play.responses import Log, LogEntry, TableInfo, View
from automatable.play.service import Service

PAGE = 50
"""Saved games read at a time."""


def choose_game(service: Service, which: str | None, lang: str, console: Console) -> View:
    """Open a saved game, or start a new one and print its checklist."""
    words = Words(lang)
    if which is None and service.storage.games(0, 1):
        list_games(service, lang, console.print)
        typed = typed_text(console.input(words.say("cli-choose-saved") + " "))
        which = typed if typed.isdecimal() else None
    if which is not None and which.isdecimal():
        return service.view(int(typed_text(which)))
    name = which or _choose_name(words, console)
    setup, physical = _choose_setup(service, name, lang, console)
    decks = games.game_class(name).decks if physical else ()
    view: View = service.respond(requests.NewGame(name, setup, physical=decks))
    console.print(words.say("cli-saved", {"id": view.table}), style="dim")
    for line in checklist(service, view, lang):
        console.print(line, markup=False)
    return view


def checklist(service: Service, view: View, lang: str) -> list[str]:
    """Return the set-up instructions."""
    instructions = service.respond(requests.ReadChecklist(view.table)).instructions
    return list(Narrator(lang, view.game).instructions(instructions))


def list_games(service: Service, lang: str, echo: Callable[[str], None]) -> None:
    """Print the saved games, the newest first; a broken one with its reason."""
    if not service.storage.games(0, 1):
        echo(Words(lang).say("cli-no-games"))
    for each in _saved(service):
        about = f"{each.steps} · {each.updated}"
        if each.watched:
            about += f" · {Words(lang).say('web-watched')}"
        if each.problem is not None:
            echo(f"{each.id:4}  {each.game} · {about} · {getattr(each.problem, lang)}")
            continue
        words = Words(lang, each.game)
        level = f" · {words.say(f'{each.game}-level-{each.level}')}" if each.level is not None else ""
        echo(f"{each.id:4}  {words.say(f'{each.game}-name')}{level} · {about}")
    for line in advice(service, lang):
        echo(line)


def _saved(service: Service) -> Iterator[TableInfo]:
    """Yield all saved games, page by page, without a time limit."""
    offset = 0
    while page := saved_games.tables(service, offset, PAGE, math.inf):
        yield from page
        offset += len(page)


def log_lines(service: Service, view: View, lang: str) -> list[str]:
    """Return the log, oldest entry first."""
    words, entries, before = Words(lang, view.game), list[LogEntry](), None
    while True:
        page: Log = service.respond(requests.ReadLog(view.table, before))
        entries += page.entries
        before = page.before
        if before is None:
            break
    said = (words.say(entry.message, entry.args) for entry in reversed(entries))
    return [f"{number}. {each}" for number, each in enumerate(said, 1)]


def _choose_name(words: Words, console: Console) -> str:
    names = games.names()
    for number, name in enumerate(names, 1):
        try:
            shown = Words(words.language, name).say(f"{name}-name")
        except UserError as broken:
            shown = words.error_sentence(broken)
        console.print(f"{number}  {shown}", markup=False)
    while True:
        typed = typed_text(console.input(words.say("cli-choose-game") + " "))
        if typed in names:
            return typed
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]


def _choose_setup(service: Service, name: str, lang: str, console: Console) -> tuple[dict[str, Any], bool]:
    """Show the set-up choices and let the user change them as name=value."""
    game, words = service.game(name), Words(lang, name)
    setup: dict[str, Any] = dict(game.display.preselected)
    physical = False
    while True:
        shown = {**msgspec.to_builtins(game.decode_setup(setup))}
        for key, value in shown.items():
            about = words.say(f"{name}-setup-{key}")
            if key in game.display.preselected:
                about += f": {words.say(f'{name}-setup-{key}-{value}')}"
            console.print(f"  [bold]{key}[/bold] = {value}   [dim]{about}[/dim]")
        console.print(f"  [bold]physical[/bold] = {physical}   [dim]{words.say('cli-help-physical')}[/dim]")
        if said := par_of_level(service, name, shown.get("level"), lang):
            console.print(f"  {said}", style="dim", markup=False)
        typed = console.input(words.say("cli-change-setup") + " ").strip()
        if not typed:
            return setup, physical
        changed = dict(setup)
        try:
            for word in typed_text(typed).split():
                key, _, value = word.partition("=")
                if key == "physical":
                    physical = value.lower() in ("true", "yes", "1")
                else:
                    changed[key] = value if isinstance(shown.get(key), str) else value_of(value)  # level=4
            game.new(game.decode_setup(changed))
            setup = changed
        except UserError as user_error:
            console.print(words.error_sentence(user_error), style="red")


def value_of(text: str) -> Any:
    """Parse JSON; return the text itself if it is not JSON."""
    try:
        return json.loads(text)
    except RecursionError:
        raise UserError("core-too-deep", most=DEPTH) from None
    except ValueError:
        return {"True": True, "False": False}.get(text, text)
