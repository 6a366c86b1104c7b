"""``lab tune``: search the free values of a box for a target."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console

from automatable.cli.commands.lab.options import VARIANT, playing, print_json
from automatable.cli.commands.lab.progress import progress_bar
from automatable.cli.commands.lab.tables import plain_table, practice_lines
from automatable.lab.analysis.targets import Target, Tuned, name_of
from automatable.lab.report.labels import Labels, number, shown


@click.command(
    epilog="\b\nExample: automatable lab tune scythe --level automa --free star_cards.automa.stars.0=6:10 "
    "--target turns=22"
)
@click.argument("game")
@click.option("--level", required=True, help="The level that is tuned.")
@VARIANT
@click.option("--free", multiple=True, metavar="KEY=LOW:HIGH", help="A value of the box that may change.")
@click.option(
    "--target",
    "targets",
    multiple=True,
    metavar="MEASURE[@MODEL]=VALUE[~TOLERANCE]",
    help="A mean that is wanted.",
)
@click.option("--tolerance", type=float, help="A target is met if the mean is that near to it.")
@click.option("--trials", default=60, show_default=True, help="Boxes to try.")
@click.option(
    "--explore",
    type=click.IntRange(min=0),
    default=0,
    help="Free so many more numbers, those that matter most for the first target.",
)
@click.option("--under", default="", help="Explore only keys of the box that begin with this.")
@playing
def tune(
    game: str,
    free: tuple[str, ...],
    targets: tuple[str, ...],
    lang: str,
    out: Path | None,
    as_json: bool,
    **how: Any,
) -> None:
    """Search the free values of a box for a target. Exit status 3 if it is not met."""
    from automatable.lab import tune as search

    labels = Labels(lang, game)
    with progress_bar(labels, "trying", "best-kept" if out else "interrupted") as bar:
        tuned = search(game, free, targets, out=out, progress=bar.progress, **how)
    if as_json:
        print_json(tuned_json(tuned, lang))
    else:
        show_tuned(tuned, labels, lang, out)
    if tuned.missed:
        raise SystemExit(3)


def tuned_json(tuned: Tuned, lang: str) -> dict[str, object]:
    """The outcome of a search as plain data."""
    return {
        "targets": tuned.rows(),
        "values": tuned.values,
        "box": tuned.box,
        "trials": tuned.trials,
        "refused": tuned.refusals(lang),
        "explored": tuned.explored,
        "printed": tuned.printed,
        "practice": tuned.practice,
        "fresh": tuned.fresh,
    }


def show_tuned(tuned: Tuned, labels: Labels, lang: str, out: Path | None) -> None:
    """The targets, how they were met, the trials and the best box."""
    show_targets(tuned, labels)
    if tuned.explored:
        keys = ", ".join(tuned.explored)
        click.echo(labels.say("explored", measure=labels.measure(tuned.targets[0].measure), keys=keys))
    refusals = tuned.refusals(lang)
    click.echo(labels.say("tuned-trials", trials=len(tuned.trials), refused=sum(refusals.values())))
    for reason, times in refusals.items():
        click.echo(f"  {times} × {reason}")
    if tuned.whole:
        click.echo(labels.say("tuned-whole"))
    if tuned.unchanged:
        click.echo(labels.say("tuned-unchanged"))
    for key in tuned.printed:
        click.echo(labels.say("tuned-printed", key=key))
    for line in practice_lines(labels, tuned.practice):
        click.echo(line)
    click.echo(f"{labels.say('best-box')}\n\n{tuned.toml}")
    if out is not None:
        click.echo(labels.say("written", file=str(out / "box.toml")))
    if missed := tuned.missed:
        targets = ", ".join(_target(tuned, target, labels) for target in missed)
        click.echo(labels.say("tuned-missed", count=len(missed), targets=targets), err=True)


def _target(tuned: Tuned, target: Target, labels: Labels) -> str:
    """A target in words: measure, model and value."""
    return f"{_aim(tuned, target, labels)} = {number(target.value)}"


def _aim(tuned: Tuned, target: Target, labels: Labels) -> str:
    return f"{labels.measure(target.measure)} · {labels.model(tuned.models[name_of(target)])}"


def show_targets(tuned: Tuned, labels: Labels) -> None:
    """Print each target with the value reached, and for a missed one the nearest boxes below and above."""
    table = plain_table(None, labels, "target", "wanted", "reached", "met")
    for target in tuned.targets:
        verdict = labels.say(f"target-{tuned.verdict(target)}")
        wanted = number(target.value)
        if target.tolerance is not None:
            wanted += f" ± {target.tolerance:g}"
        table.add_row(_aim(tuned, target, labels), wanted, shown(tuned.reached[name_of(target)]), verdict)
    Console().print(table)
    click.echo(labels.say("tuned-fresh", games=tuned.fresh))
    for target in tuned.missed:
        for side, trial in zip(("below", "above"), tuned.nearest(target), strict=True):
            if trial is not None:
                found = {
                    "target": _target(tuned, target, labels),
                    "reached": number(trial.reached[name_of(target)]),
                    "values": ", ".join(f"{key} = {value}" for key, value in trial.values.items()),
                }
                click.echo(labels.say(f"tuned-{side}", games=tuned.games, **found))
