"""Start of a terminal game: choose a saved game, or a game and its set-up."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import structs
from rich.console import Console
from rich.markup import escape

from automatable import games
from automatable.cli.json_input import typed_text
from automatable.cli.terminal.form import FormPrompt
from automatable.cli.terminal.par import advice, par_of_level
from automatable.cli.wording import Narrator
from automatable.core.engine.errors import UserError
from automatable.core.forms.form import Field, Form
from automatable.core.forms.setup_form import setup_form
from automatable.locales import Words
from automatable.play import requests
from automatable.play.history import saved_games
from automatable.play.responses import Log, LogEntry, TableInfo, View
from automatable.play.service import Service

PAGE = 50
"""Saved games read at a time."""
PHYSICAL = Field("physical", "cli-help-physical", kind="switch", value=False)
"""Asked with the set-up of a game: the player draws from the printed decks."""


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


def _asked(form: Form, values: dict[str, Any]) -> tuple[Field, ...]:
    """The choices that are asked with these values, which they have."""
    return tuple(structs.replace(field, value=values[field.key]) for field in form.asked(values))


def _choose_setup(service: Service, name: str, lang: str, console: Console) -> tuple[dict[str, Any], bool]:
    """Show the set-up form and let the user change it as name=value."""
    game, words = service.game(name), Words(lang, name)
    form = setup_form(game)
    form = structs.replace(form, fields=(*form.fields, PHYSICAL))
    now: dict[str, Any] = {**{field.key: field.value for field in form.fields}, **game.display.preselected}
    while True:
        asked = _asked(form, now)
        prompt = FormPrompt(structs.replace(form, fields=asked), words)
        for field in asked:
            console.print(f"  {escape(prompt.line(field))}   [dim]{field.key}[/dim]")
        setup = {field.key: field.value for field in asked if field.key != PHYSICAL.key}
        if said := par_of_level(service, name, setup.get("level"), lang):
            console.print(f"  {said}", style="dim", markup=False)
        typed = typed_text(console.input(words.say("cli-change-setup") + " "))
        if not typed:
            return setup, now.get(PHYSICAL.key) is True
        try:
            changed = dict(now)
            for one in typed.split() if typed.count("=") > 1 else [typed]:
                prompt = FormPrompt(structs.replace(form, fields=_asked(form, changed)), words)
                changed |= prompt.corrected(one)
            chosen = {field.key: field.value for field in _asked(form, changed)}
            game.new(game.decode_setup({key: chosen[key] for key in chosen if key != PHYSICAL.key}))
            now = changed
        except UserError as user_error:
            console.print(words.error_sentence(user_error), style="red", markup=False)
