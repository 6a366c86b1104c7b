"""``automatable box export, link, import, compare, check``: share boxes as files, links and QR codes."""

from __future__ import annotations

import re
from pathlib import Path

import click

from automatable import games
from automatable.cli import language
from automatable.cli.commands.saved_games import LANG, open_service
from automatable.cli.commands.serve import PORT
from automatable.cli.json_input import text_of
from automatable.cli.output_file import write_file
from automatable.core.engine.errors import UserError
from automatable.locales import Words
from automatable.play import requests
from automatable.play.boxes import box_link, contributions
from automatable.play.boxes.box_sharing import game_of
from automatable.play.responses import BoxDifference, BoxOffer
from automatable.play.storage.data_dir import own_box_path

BY = click.option("--by", default="", help="Who entered the values; saved with them.")
EDITION = click.option("--edition", default="", help="The edition they were read from; saved with them.")
ADDRESS = f"http://127.0.0.1:{PORT}/"


@click.command(
    "export", epilog="\b\nExample: automatable box export pendulum my-pendulum.toml --by Anna --edition 2021"
)
@click.argument("game")
@click.argument("file", metavar="FILE|-", default="-")
@BY
@EDITION
def export_(game: str, file: str, by: str, edition: str) -> None:
    """Write your own box of GAME as a TOML file."""
    write_file(file, open_service().respond(requests.ShareBox(game, by, edition)).toml)


@click.command(
    epilog="\b\nExample: automatable box link golem --address https://my.page/automatable/ --codes"
)
@click.argument("game")
@click.option(
    "--address", default=ADDRESS, show_default=True, help="Address of the page on the other device."
)
@click.option("--codes", is_flag=True, help="Print QR codes; a large box needs several.")
@BY
@EDITION
def link(game: str, address: str, codes: bool, by: str, edition: str) -> None:
    """Print a link that contains your own box of GAME. Its reader sees the changes before importing."""
    shared = open_service().respond(requests.ShareBox(game, by, edition))
    place = re.split("[?#]", address)[0]  # never share the server's key
    for text in shared.codes if codes else (shared.text,):
        whole = f"{place}#/box/{text}"
        if codes:
            import segno

            segno.make(whole, error="l", micro=False).terminal(compact=True)
        click.echo(whole)


@click.command("import", epilog="\b\nExample: automatable box import pendulum my-pendulum.toml")
@click.argument("game")
@click.argument("box", metavar="FILE|LINK")
@click.option("--theirs", "all_", flag_value="theirs", help="Where values differ, take theirs.")
@click.option("--mine", "all_", flag_value="mine", help="Where values differ, keep mine.")
@LANG
def import_(game: str, box: str, all_: str | None, lang: str | None) -> None:
    """Import a box into your own box of GAME. Every difference is shown; you choose, or use an option."""
    service, words, text = open_service(), Words(lang or language(), game), _text(box)
    offer: BoxOffer = service.respond(requests.PreviewBox(text, game))
    if offer.parts > 1:
        click.echo(words.say("cli-box-part", {"part": offer.part, "parts": offer.parts}))
    for source in offer.sources:
        if source.by or source.edition:
            click.echo(
                words.say("cli-box-source", {"by": source.by or "–", "edition": source.edition or "–"})
            )
    chosen = [one.key for one in offer.differences if _theirs(one, words, all_)]
    kept = service.respond(requests.MergeBox(text, game, tuple(chosen)))
    args = {"file": str(own_box_path(game)), "count": len(kept.changed), "things": len(offer.new)}
    click.echo(words.say("cli-box-imported", args))
    for component in offer.new:
        click.echo(f"    {words.called([component])}")


def _theirs(one: BoxDifference, words: Words, all_: str | None) -> bool:
    """Return whether to take their value; end of input cancels the import."""
    _show(one, words)
    while all_ is None:
        try:
            typed = input(words.say("cli-box-choose") + " ").strip().lower()
        except EOFError:
            raise UserError("cli-box-not-chosen") from None
        if typed in ("m", "м", "t", "ч"):
            return typed in ("t", "ч")
    return all_ == "theirs"


@click.command(epilog="\b\nExample: automatable box compare my-golem.toml golem-of-anna.toml")
@click.argument("one", metavar="A")
@click.argument("other", metavar="B")
@click.option("--game", default="", help="The game, if neither box names it.")
@LANG
def compare(one: str, other: str, game: str, lang: str | None) -> None:
    """Show where two boxes differ. Each is a file, a link, or the name of a game for your own box."""
    texts = [
        _own(box) if box in games.names() and not Path(box).exists() else _text(box) for box in (one, other)
    ]
    name = next((each for text in texts if (each := box_link.read(text).game)), game)
    found = open_service().respond(requests.CompareBoxes(texts[0], texts[1], name))
    words = Words(lang or language(), name)
    for difference in found:
        _show(difference, words)
    if not found:
        click.echo(words.say("cli-box-same"))


@click.command(epilog="\b\nExample: automatable box check my-scythe.toml --game scythe")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", help="The game; by default named in the file or by the file name (scythe.toml).")
@click.option(
    "--contribute", is_flag=True, help="Also check the requirements for the project's boxes/ folder."
)
def check(file: Path, game: str | None, contribute: bool) -> None:
    """Check the values in a box FILE.

    Prints file, key and reason of everything that is wrong.
    """
    carried = box_link.read(text_of(str(file)).decode(errors="replace"), file.name)
    name = game or carried.game or next((name for name in games.names() if file.stem.startswith(name)), None)
    if name is None:
        raise UserError("cli-which-game", file=str(file), games=", ".join(games.names()))
    loaded = games.load(game_of(carried, name), carried.tables, file.name)
    words = Words(language(), name)
    faults = [*loaded.components.defects(), *(contributions.faults(loaded, carried) if contribute else ())]
    for fault in faults:
        click.echo(words.say(fault.message, fault.args), err=True)
    if faults:
        raise UserError("cli-box-defects", file=str(file), count=len(faults))
    components = len(loaded.components.split(carried.tables))
    click.echo(words.say("cli-box-fine", {"file": str(file), "things": components}))


def _show(one: BoxDifference, words: Words) -> None:
    mine, theirs = words.value(one.mine), words.value(one.theirs)
    click.echo(f"{words.called([one.component])} · {words.called(one.names)}: {mine} | {theirs}")


def _own(game: str) -> str:
    return str(open_service().respond(requests.ShareBox(game)).toml)


def _text(box: str) -> str:
    """Return the text of a file, or a link unchanged."""
    return box if "#/box/" in box else text_of(box).decode(errors="replace")
