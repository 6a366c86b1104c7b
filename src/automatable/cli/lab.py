"""The lab on the command line: run, compare, tune, report."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from math import isfinite
from pathlib import Path
from typing import Any

import click
import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from automatable.cli import language
from automatable.cli.lab_bar import played
from automatable.cli.lab_tables import (
    NARROW,
    games_each,
    number_table,
    plain_table,
    practice_lines,
    show_comparison,
    show_summary,
    show_unfinished,
)
from automatable.core.refused import Refused
from automatable.lab.boxes import read_layer
from automatable.lab.comparing import Comparison, compared, option_of
from automatable.lab.results import Results
from automatable.lab.targets import Target, Tuned, name_of
from automatable.lab.wording import Wording, number, shown

LANG = click.option("--lang", type=click.Choice(["en", "ru"]), help="Language of tables and report.")


OPTIONS = (
    click.option("--games", default=1000, show_default=True, help="Games per level and human model."),
    click.option("--seed", default=1, show_default=True, help="The same seed gives the same numbers."),
    click.option("--human", "models", multiple=True, help="A name, module:function or file.py:function."),
    click.option("--box", "box_file", type=click.Path(), help="A box file laid over the shipped box."),
    click.option("--set", "setup", multiple=True, metavar="KEY=VALUE", help="A set-up option."),
    click.option("--out", type=click.Path(path_type=Path), help="Keep the run here; stopped, it goes on."),
    click.option("--workers", default=os.cpu_count() or 1, show_default="all cores", help="Processes."),
    click.option("--cluster", metavar="tcp://HOST:PORT", help="A Dask scheduler instead of processes."),
    LANG,
)
"""The options of every command that plays."""


@click.group()
def lab() -> None:
    """What an Automa does over many games: run, compare, tune, report."""


def _shared(command: Callable[..., Any]) -> Callable[..., Any]:
    """With the options of every command that plays."""
    for option in OPTIONS:
        command = option(command)

    @wraps(command)
    def wrapped(
        *, models: tuple[str, ...], box_file: str | None, setup: tuple[str, ...], lang: str | None, **how: Any
    ) -> Any:
        if models and models != ("all",):
            how["models"] = models
        how["box"] = read_layer(box_file) if box_file else {}
        how["setup"] = dict(option_of(each) for each in setup)
        return command(lang=lang or language(), **how)

    return wrapped


@lab.command(
    epilog="\b\nExample: automatable lab run scythe --level all --games 100000 --seed 1 --out runs/scythe"
)
@click.argument("game")
@click.option("--level", "levels", multiple=True, help="A level, or all. Repeatable.  [default: all]")
@click.option("--cards", type=int, help="Games for the effect of each card.  [default: games / 50]")
@click.option(
    "--until",
    metavar="[MEASURE=]HALF",
    help="Stop when half the interval is that narrow; --games is the most. Exit status 3 if not reached.",
)
@click.option("--full", is_flag=True, help="All main measures with spread and quantiles.")
@click.option("--samples", is_flag=True, help="Keep a row per game as Parquet (needs --out).")
@click.option("--listen-every", type=int, help="Listen to one game in so many.  [default: to about 100 each]")
@_shared
def run(game: str, levels: tuple[str, ...], lang: str, out: Path | None, full: bool, **how: Any) -> None:
    """Play GAME many times and count."""
    from automatable.lab import run as play

    if how["samples"] and out is None:
        raise click.UsageError("--samples needs --out")
    if levels and levels != ("all",):
        how["levels"] = levels
    words = Wording(lang, game)
    with played(words, "progress", "resumes" if out else "interrupted") as bar:
        results = play(game, out=out, progress=bar.progress, narrows=bar.narrows, **how)
    files = _written(results, out, lang)  # before anything is shown: nobody may read to the end
    show_summary(results, words, full)
    narrow = _told_width(results, words)
    _tell(files, words)
    if not narrow:
        raise SystemExit(3)


def _told_width(results: Results, words: Wording) -> bool:
    """Says what a run that waited for a width has played; whether it got there."""
    until, half = results.plan.until, results.widest
    if until is None or half is None:
        return True
    low, high = games_each(results)
    same = "yes" if low == high else "no"
    click.echo(words.say("until-played", games=results.games, low=low, high=high, same=same))
    if all(results.narrow(*cell) for cell in results.cells):
        return True
    missed = {"measure": words.measure(until.measure), "asked": f"{until.half:g}"}
    if isfinite(half):
        click.echo(words.say("until-missed", half=f"{half:.2f}", **missed))
    else:
        click.echo(words.say("until-few", **missed))
    return False


@lab.command(epilog="\b\nExample: automatable lab compare scythe automa automaszyna --games 5000")
@click.argument("game")
@click.argument("a")
@click.argument("b")
@click.option("--level", help="The level where A or B names none.")
@click.option("--full", is_flag=True, help="All measures, not only the main ones.")
@_shared
def compare(game: str, a: str, b: str, lang: str, out: Path | None, full: bool, **how: Any) -> None:
    """Play A and B of GAME on the same seeds and show the difference.

    A and B are a level, a box file (.toml), a set-up option (KEY=VALUE) or without:CARD, or several of these
    joined by "+". With --out the table and a report are kept.
    """
    from automatable.lab import compare as play

    words = Wording(lang, game)
    with played(words, "progress", "resumes" if out else "interrupted") as bar:
        found = play(game, a, b, out=out, progress=bar.progress, **how)
    files = _written_comparison(found, out, lang)
    show_comparison(found, words, full)
    _tell(files, words)


def _written_comparison(found: Comparison, out: Path | None, lang: str) -> tuple[Path, ...]:
    from automatable.lab.compared import write_comparison
    from automatable.lab.keeping import write_table

    if out is None:
        return ()
    return (
        write_table(found, out / "comparison.parquet"),
        write_comparison(found, out / "report.html", lang),
    )


@lab.command(
    epilog="\b\nExample: automatable lab tune scythe --level automa --free star_cards.automa.stars.0=6:10 "
    "--target turns=22"
)
@click.argument("game")
@click.option("--level", required=True, help="The level that is tuned.")
@click.option("--free", multiple=True, metavar="KEY=LOW:HIGH", help="A value of the box that may change.")
@click.option(
    "--target", "targets", multiple=True, metavar="MEASURE[@MODEL]=VALUE", help="A mean that is wanted."
)
@click.option("--trials", default=60, show_default=True, help="Boxes to try.")
@click.option(
    "--explore",
    type=click.IntRange(min=0),
    default=0,
    help="Free so many more numbers, those that matter most for the first target.",
)
@click.option("--under", default="", help="Explore only keys of the box that begin with this.")
@_shared
def tune(
    game: str, free: tuple[str, ...], targets: tuple[str, ...], lang: str, out: Path | None, **how: Any
) -> None:
    """Search the free values of a box for a target."""
    from automatable.lab import tune as search

    words = Wording(lang, game)
    with played(words, "trying", "best-kept" if out else "interrupted") as bar:
        tuned = search(game, free, targets, out=out, progress=bar.progress, **how)
    _show_targets(tuned, words)
    if tuned.explored:
        keys = ", ".join(tuned.explored)
        click.echo(words.say("explored", measure=words.measure(tuned.targets[0].measure), keys=keys))
    refused = tuned.refused(lang)
    tried = {"trials": len(tuned.trials), "refused": sum(refused.values())}
    click.echo(words.say("tuned-trials", **tried))
    for reason, times in refused.items():
        click.echo(f"  {times} × {reason}")
    if tuned.whole:
        click.echo(words.say("tuned-whole"))
    if tuned.unchanged:
        click.echo(words.say("tuned-unchanged"))
    for key in tuned.printed:
        click.echo(words.say("tuned-printed", key=key))
    for line in practice_lines(words, tuned.practice):
        click.echo(line)
    click.echo(f"{words.say('best-box')}\n\n{tuned.toml}")
    if out is not None:
        click.echo(words.say("written", file=str(out / "box.toml")))
    if missed := tuned.missed:
        said = ", ".join(_target(tuned, target, words) for target in missed)
        click.echo(words.say("tuned-missed", count=len(missed), targets=said), err=True)
        raise SystemExit(3)


def _target(tuned: Tuned, target: Target, words: Wording) -> str:
    """A target in words: measure, model and value."""
    return f"{_aim(tuned, target, words)} = {number(target.value)}"


def _aim(tuned: Tuned, target: Target, words: Wording) -> str:
    return f"{words.measure(target.measure)} · {words.model(tuned.models[name_of(target)])}"


def _show_targets(tuned: Tuned, words: Wording) -> None:
    """What was wanted and reached; of what was missed, the boxes nearest to it on both sides."""
    table = plain_table(None, words, "target", "wanted", "reached", "met")
    for target in tuned.targets:
        said = words.say("target-met" if tuned.met(target) else "target-missed")
        reached = shown(tuned.reached[name_of(target)])
        table.add_row(_aim(tuned, target, words), number(target.value), reached, said)
    Console().print(table)
    click.echo(words.say("tuned-fresh", games=tuned.fresh))
    for target in tuned.missed:
        for side, trial in zip(("below", "above"), tuned.nearest(target), strict=True):
            if trial is not None:
                found = {
                    "target": _target(tuned, target, words),
                    "reached": number(trial.reached[name_of(target)]),
                    "values": ", ".join(f"{key} = {value}" for key, value in trial.values.items()),
                }
                click.echo(words.say(f"tuned-{side}", games=tuned.games, **found))


@lab.command(epilog="\b\nExample: automatable lab sensitivity scythe turns --level automa --under star_cards")
@click.argument("game")
@click.argument("measure")
@click.option("--level", required=True, help="The level that is looked at.")
@click.option("--under", default="", help="Only keys of the box that begin with this.")
@click.option("--human", default="steady", show_default=True, help="The human model.")
@click.option("--games", default=50, show_default=True, help="Games for each number of the box.")
@click.option("--seed", default=1, show_default=True, help="The same seed gives the same numbers.")
@click.option("--box", "box_file", type=click.Path(), help="A box file laid over the shipped box.")
@click.option("--set", "setup", multiple=True, metavar="KEY=VALUE", help="A set-up option.")
@click.option("--top", type=click.IntRange(min=1), default=20, show_default=True, help="Rows to show.")
@click.option("--full", is_flag=True, help="Also the keys that cannot change alone, and why.")
@LANG
def sensitivity(
    game: str,
    measure: str,
    lang: str | None,
    box_file: str | None,
    setup: tuple[str, ...],
    top: int,
    full: bool,
    **how: Any,
) -> None:
    """Rank the numbers of a box by what one more of each changes in MEASURE."""
    from automatable.lab import sensitivity as rank

    lang = lang or language()
    words = Wording(lang, game)
    how["box"] = read_layer(box_file) if box_file else {}
    how["setup"] = dict(option_of(each) for each in setup)
    with played(words, "trying", "nothing-kept") as bar:
        found = rank(game, measure, progress=bar.progress, **how)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for head in ("key", "value", "change-by-one", "in-print"):
        table.add_column(words.say(head), overflow="fold")
    for effect in found.effects[:top]:
        mark = words.say("yes") if effect.printed else ""
        table.add_row(effect.key, str(effect.value), shown(effect.change), mark)
    Console(width=NARROW).print(table)
    if (hidden := len(found.effects) - top) > 0:
        click.echo(words.say("sensitivity-hidden", hidden=hidden, all=len(found.effects)))
    click.echo(words.say("sensitivity-note", keys=len(found.effects), refused=len(found.refused)))
    if found.refused:
        click.echo(words.say("sensitivity-refused" if full else "sensitivity-why"))
    for key, reason in found.said(lang).items() if full else ():
        click.echo(f"  {reason}" if key in reason else f"  {key}: {reason}")
    for line in practice_lines(words, found.practice):
        click.echo(line)


@lab.command(epilog="\b\nExample: automatable lab par red-rising --level 2")
@click.argument("game")
@click.option("--level", "levels", multiple=True, help="This level only. Repeatable.")
@click.option("--games", type=int, help="Make the table anew from so many games of each level.")
@click.option("--seed", type=int, show_default="1", help="The same seed gives the same numbers.")
@click.option("--human", show_default="steady", help="The model that ends the games.")
@click.option("--out", type=click.Path(path_type=Path), help="Keep the new table in this file.")
@LANG
def par(
    game: str, levels: tuple[str, ...], games: int | None, out: Path | None, lang: str | None, **how: Any
) -> None:
    """The score that beats the Automa in 50, 80 and 95 of 100 games, by the turn in which the game ends."""
    from automatable import games as doors
    from automatable.lab.keeping import can_write
    from automatable.lab.par import fewest_of, make_par, write_par
    from automatable.play.par import SHOWN, shipped
    from automatable.play.studies import study_of

    words, known = Wording(lang or language(), game), doors.door(game).levels
    for level in levels:
        if level not in known:
            raise Refused("lab-unknown-level", level=level, game=game, levels=", ".join(known))
    made = {name: value for name, value in how.items() if value is not None}
    for name in (*made, *(["out"] if out is not None else [])):
        if games is None:
            raise click.UsageError(f"--{name} needs --games")
    if out is not None:
        can_write(out)
    if games is not None:
        made["levels"] = levels or "all"
        with played(words, "progress", "nothing-kept") as bar:
            found = make_par(game, games=games, progress=bar.progress, **made)
        if out is not None:
            click.echo(words.say("written", file=str(write_par(found, out))))
    else:
        kept = shipped(doors.door(game).folder)
        if kept is None:
            raise Refused("lab-no-par", game=game)
        found = kept
    shown = {level: found.levels[level] for level in levels or found.levels}
    turns = any(row.turn for rows in shown.values() for row in rows)
    console, heads = Console(), [words.say("par-wins", wins=wins) for wins in SHOWN.values()]
    if turns:
        for level, rows in shown.items():
            table = number_table([words.say("par-turn"), *heads], words.level(level))
            for row in rows:
                table.add_row(str(row.turn), *(str(row.score(wins)) for wins in SHOWN.values()))
            console.print(table)
    else:
        table = number_table([words.say("level"), *heads])
        for level, (row, *_) in shown.items():
            table.add_row(words.level(level), *(str(row.score(wins)) for wins in SHOWN.values()))
        console.print(table)
    for line in practice_lines(words, found.practice):
        click.echo(line)
    if needs := study_of(game).needs():
        click.echo(words.words.say(needs))
    noted = {"games": found.games, "human": words.model(found.human), "turns": "yes" if turns else "no"}
    click.echo(words.say("par-note", **noted))
    if turns:
        click.echo(words.say("par-left-out", fewest=fewest_of(found.games), games=found.games))


@lab.command(
    epilog="\b\nExample: automatable lab keep scythe --level automa --human steady --seed 1 --game 17"
)
@click.argument("game")
@click.option("--level", required=True, help="The level of the run.")
@click.option("--human", default="steady", show_default=True, help="The human model of the run.")
@click.option("--seed", default=1, show_default=True, help="The seed of the run.")
@click.option("--game", "number", default=0, show_default=True, help="The number of the game in the run.")
@click.option("--box", "box_file", type=click.Path(), help="The box file of the run.")
@click.option("--set", "setup", multiple=True, metavar="KEY=VALUE", help="A set-up option of the run.")
@click.option(
    "--run", "folder", type=click.Path(path_type=Path), help="The folder of the run: seed, box and set-up."
)
@click.option("--out", type=click.Path(path_type=Path), help="A file for `automatable import` instead.")
@LANG
def keep(
    game: str,
    level: str,
    human: str,
    seed: int,
    number: int,
    box_file: str | None,
    setup: tuple[str, ...],
    folder: Path | None,
    out: Path | None,
    lang: str | None,
) -> None:
    """Keep one game of a run as a saved game, to be stepped through in the companion with Why?."""
    from automatable.cli.playing import open_desk
    from automatable.lab import make_plan
    from automatable.lab.keeping import write
    from automatable.lab.lookback import kept_plan, saved_game
    from automatable.play import export

    if number < 0:
        raise Refused("lab-bad-game", number=number)
    words = Wording(lang or language(), game)
    if folder is not None:
        plan = kept_plan(folder, game, level, human, number)
    else:
        box = read_layer(box_file) if box_file else {}
        options = dict(option_of(each) for each in setup)
        plan = make_plan(
            game, levels=level, models=human, games=1, seed=seed, cards=0, box=box, setup=options
        )
    start, steps, first = saved_game(plan, number)
    if out is not None:
        file = msgspec.json.encode(export.File(export.VERSION, start, tuple(steps), first))
        write(out, msgspec.json.format(file, indent=1) + b"\n")
        click.echo(words.say("written", file=str(out)))
        return
    id = open_desk().keeper.insert(start, steps, first)
    click.echo(words.say("kept-game", id=id, steps=len(steps)))


@lab.command(epilog="\b\nExample: automatable lab report runs/scythe --lang ru")
@click.argument("folder", type=click.Path(path_type=Path))
@LANG
def report(folder: Path, lang: str | None) -> None:
    """Write the report of a run that was kept, finished or not."""
    from automatable.lab import read

    results = read(folder)
    words = Wording(lang or language(), results.plan.game)
    found = compared(results)
    if found is not None:
        files = _written_comparison(found, folder, words.words.language)
        show_comparison(found, words)
    else:
        files = _written(results, folder, words.words.language)
        show_summary(results, words)
    show_unfinished(results, words)
    _tell(files, words)


def _written(results: Results, out: Path | None, lang: str) -> tuple[Path, ...]:
    from automatable.lab import write_report
    from automatable.lab.keeping import write_table

    if out is None:
        return ()
    try:
        return (
            write_table(results, out / "summary.parquet"),
            write_report(results, out / "report.html", lang),
        )
    except ModuleNotFoundError as missing:
        raise Refused("lab-missing", package=str(missing.name)) from None


def _tell(files: tuple[Path, ...], words: Wording) -> None:
    for file in files:
        click.echo(words.say("written", file=str(file)))
