"""Boxes that leave and come, from the command line: files, links, codes, differences."""

from __future__ import annotations

from pathlib import Path

import click

from automatable import games
from automatable.cli import language
from automatable.cli.playing import LANG, open_desk
from automatable.cli.reading import text_of
from automatable.core.refused import Refused
from automatable.locales import Words
from automatable.play import carrying, contributing, messages
from automatable.play.box_sharing import which
from automatable.play.folder import own_box_path, write_whole
from automatable.play.replies import BoxDifference, BoxOffer

BY = click.option("--by", default="", help="Who typed the values; kept with them.")
EDITION = click.option("--edition", default="", help="The edition they were read from; kept with them.")
ADDRESS = "http://127.0.0.1:8000/"


@click.command(
    "export", epilog="\b\nExample: automatable box export pendulum my-pendulum.toml --by Anna --edition 2021"
)
@click.argument("game")
@click.argument("file", metavar="FILE|-", default="-")
@BY
@EDITION
def export_(game: str, file: str, by: str, edition: str) -> None:
    """Write your own box of GAME as a TOML file."""
    text = open_desk().reply(messages.BoxShare(game, by, edition)).toml
    if file == "-":
        click.echo(text, nl=False)
    else:
        write_whole(Path(file), text)


@click.command(
    epilog="\b\nExample: automatable box link golem --address https://my.page/automatable/ --codes"
)
@click.argument("game")
@click.option("--address", default=ADDRESS, show_default=True, help="Where the other device opens its page.")
@click.option("--codes", is_flag=True, help="As QR codes, several for a long box.")
@BY
@EDITION
def link(game: str, address: str, codes: bool, by: str, edition: str) -> None:
    """Print a link that carries your own box of GAME; whoever opens it sees what it would bring."""
    shared = open_desk().reply(messages.BoxShare(game, by, edition))
    for text in shared.codes if codes else (shared.text,):
        whole = f"{address.split('#')[0]}#/box/{text}"
        if codes:
            import segno

            segno.make(whole, error="l", micro=False).terminal(compact=True)
        click.echo(whole)


@click.command("import", epilog="\b\nExample: automatable box import pendulum my-pendulum.toml")
@click.argument("game")
@click.argument("box", metavar="FILE|LINK")
@click.option(
    "--theirs", "all_", flag_value="theirs", help="Where both tell a value and differ, take theirs."
)
@click.option("--mine", "all_", flag_value="mine", help="Where both tell a value and differ, keep mine.")
@LANG
def import_(game: str, box: str, all_: str | None, lang: str | None) -> None:
    """Take a box into your own of GAME; every difference is shown, and asked unless told whose to take."""
    desk, words, text = open_desk(), Words(lang or language(), game), _text(box)
    offer: BoxOffer = desk.reply(messages.BoxLook(text, game))
    if offer.parts > 1:
        click.echo(words.say("cli-box-part", {"part": offer.part, "parts": offer.parts}))
    for source in offer.sources:
        if source.by or source.edition:
            click.echo(
                words.say("cli-box-source", {"by": source.by or "–", "edition": source.edition or "–"})
            )
    chosen = [one.key for one in offer.differences if _theirs(one, words, all_)]
    kept = desk.reply(messages.BoxTake(text, game, tuple(chosen)))
    args = {"file": str(own_box_path(game)), "count": len(kept.changed), "things": len(offer.new)}
    click.echo(words.say("cli-box-imported", args))
    for thing in offer.new:
        click.echo(f"    {words.called([thing])}")


def _theirs(one: BoxDifference, words: Words, all_: str | None) -> bool:
    """Whether theirs is wanted; nothing is taken when the input ends before an answer."""
    _show(one, words)
    while all_ is None:
        try:
            typed = input(words.say("cli-box-choose") + " ").strip().lower()
        except EOFError:
            raise Refused("cli-box-not-chosen") from None
        if typed in ("m", "м", "t", "ч"):
            return typed in ("t", "ч")
    return all_ == "theirs"


@click.command(epilog="\b\nExample: automatable box compare my-golem.toml golem-of-anna.toml")
@click.argument("one", metavar="A")
@click.argument("other", metavar="B")
@click.option("--game", default="", help="The game, if neither box says it.")
@LANG
def compare(one: str, other: str, game: str, lang: str | None) -> None:
    """Show where two boxes differ, thing by thing; each is a file, a link, or a GAME for your own box."""
    texts = [
        _own(box) if box in games.names() and not Path(box).exists() else _text(box) for box in (one, other)
    ]
    name = next((each for text in texts if (each := carrying.read(text).game)), game)
    found = open_desk().reply(messages.BoxCompare(texts[0], texts[1], name))
    words = Words(lang or language(), name)
    for difference in found:
        _show(difference, words)
    if not found:
        click.echo(words.say("cli-box-same"))


@click.command(epilog="\b\nExample: automatable box check my-scythe.toml --game scythe")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", help="The game; by default the file says it, or its name, as in scythe.toml.")
@click.option("--contribute", is_flag=True, help="Also what the project's folder boxes/ asks of a box.")
def check(file: Path, game: str | None, contribute: bool) -> None:
    """Check a box FILE: refused with file, key and reason if anything in it is wrong."""
    carried = carrying.read(text_of(str(file)).decode(errors="replace"), file.name)
    name = game or carried.game or next((name for name in games.names() if file.stem.startswith(name)), None)
    if name is None:
        raise Refused("cli-which-game", file=str(file), games=", ".join(games.names()))
    loaded = games.load(which(carried, name), carried.tables, file.name)
    words = Words(language(), name)
    faults = [*loaded.box_defects(), *(contributing.faults(loaded, carried) if contribute else ())]
    for fault in faults:
        click.echo(words.say(fault.message, fault.args), err=True)
    if faults:
        raise Refused("cli-box-defects", file=str(file), count=len(faults))
    things = len(loaded.taken_apart(carried.tables))
    click.echo(words.say("cli-box-fine", {"file": str(file), "things": things}))


def _show(one: BoxDifference, words: Words) -> None:
    mine, theirs = words.value(one.mine), words.value(one.theirs)
    click.echo(f"{words.called([one.thing])} · {words.called(one.names)}: {mine} | {theirs}")


def _own(game: str) -> str:
    return str(open_desk().reply(messages.BoxShare(game)).toml)


def _text(box: str) -> str:
    """A file's text, or a link as it is."""
    return box if "#/box/" in box else text_of(box).decode(errors="replace")
