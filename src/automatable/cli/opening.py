"""Before a terminal game: which saved game, or which game and which choices for a new one."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from rich.console import Console

from automatable import games
from automatable.cli.par import advice, par_of_level
from automatable.cli.tell import Teller
from automatable.core.refused import Refused
from automatable.locales import Words
from automatable.play import history, messages
from automatable.play.desk import Desk
from automatable.play.replies import Log, Logged, TableInfo, View

PAGE = 50
"""Saved games that are read at a time."""


def seated(desk: Desk, which: str | None, lang: str, console: Console) -> View:
    """A saved game as it stands, or a new one with its checklist told."""
    words = Words(lang)
    if which is None and desk.keeper.games(0, 1):
        list_games(desk, lang, console.print)
        typed = console.input(words.say("cli-choose-saved") + " ").strip()
        which = typed if typed.isdigit() else None
    if which is not None and which.isdigit():
        return desk.view(int(which))
    name = which or _choose_game(words, console)
    setup, physical = _choose_setup(desk, name, lang, console)
    decks = games.door(name).decks if physical else ()
    view: View = desk.reply(messages.New(name, setup, physical=decks))
    console.print(words.say("cli-saved", {"id": view.table}), style="dim")
    for line in checklist(desk, view, lang):
        console.print(line, markup=False)
    return view


def checklist(desk: Desk, view: View, lang: str) -> list[str]:
    """What to put where before the first turn."""
    told = desk.reply(messages.ReadChecklist(view.table)).instructions
    return list(Teller(lang, view.game).instructions(told))


def list_games(desk: Desk, lang: str, echo: Callable[[str], None]) -> None:
    """The saved games, the last touched first; one that cannot be played says why."""
    if not desk.keeper.games(0, 1):
        echo(Words(lang).say("cli-no-games"))
    for each in _saved(desk):
        about = f"{each.steps} · {each.updated}"
        if each.watched:
            about += f" · {Words(lang).say('web-watched')}"
        if each.problem is not None:
            echo(f"{each.id:4}  {each.game} · {about} · {getattr(each.problem, lang)}")
            continue
        words = Words(lang, each.game)
        level = f" · {words.say(f'{each.game}-level-{each.level}')}" if each.level is not None else ""
        echo(f"{each.id:4}  {words.say(f'{each.game}-name')}{level} · {about}")
    for line in advice(desk, lang):
        echo(line)


def _saved(desk: Desk) -> Iterator[TableInfo]:
    """All saved games, page by page; nothing is asked for again here, so all are waited for."""
    offset = 0
    while page := history.tables(desk, offset, PAGE, math.inf):
        yield from page
        offset += len(page)


def log_lines(desk: Desk, view: View, lang: str) -> list[str]:
    """Everything that happened, in its order."""
    words, entries, before = Words(lang, view.game), list[Logged](), None
    while True:
        page: Log = desk.reply(messages.ReadLog(view.table, before))
        entries += page.entries
        before = page.before
        if before is None:
            break
    said = (words.say(entry.message, entry.args) for entry in reversed(entries))
    return [f"{number}. {each}" for number, each in enumerate(said, 1)]


def _choose_game(words: Words, console: Console) -> str:
    names = games.names()
    for number, name in enumerate(names, 1):
        try:
            shown = Words(words.language, name).say(f"{name}-name")
        except Refused as broken:
            shown = words.refusal(broken)
        console.print(f"{number}  {shown}", markup=False)
    while True:
        typed = console.input(words.say("cli-choose-game") + " ").strip()
        if typed in names:
            return typed
        if typed.isdigit() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]


def _choose_setup(desk: Desk, name: str, lang: str, console: Console) -> tuple[dict[str, Any], bool]:
    """The defaults are shown; the player changes what they like as name=value, or presses Enter."""
    game, words = desk.game(name), Words(lang, name)
    setup: dict[str, Any] = {}
    physical = False
    while True:
        shown = {**msgspec.to_builtins(game.decode_setup(setup))}
        for key, value in shown.items():
            console.print(f"  [bold]{key}[/bold] = {value}   [dim]{words.say(f'{name}-setup-{key}')}[/dim]")
        console.print(f"  [bold]physical[/bold] = {physical}   [dim]{words.say('cli-help-physical')}[/dim]")
        if said := par_of_level(desk, name, shown.get("level"), lang):
            console.print(f"  {said}", style="dim", markup=False)
        typed = console.input(words.say("cli-change-setup") + " ").strip()
        if not typed:
            return setup, physical
        changed = dict(setup)
        for word in typed.split():
            key, _, value = word.partition("=")
            if key == "physical":
                physical = value.lower() in ("true", "yes", "1")
            else:
                changed[key] = value if isinstance(shown.get(key), str) else value_of(value)  # level=4
        try:
            game.new(game.decode_setup(changed))
            setup = changed
        except Refused as refused:
            console.print(words.refusal(refused), style="red")


def value_of(text: str) -> Any:
    """What was typed, as JSON if it is any, otherwise as it is."""
    try:
        return json.loads(text)
    except ValueError:
        return {"True": True, "False": False}.get(text, text)
