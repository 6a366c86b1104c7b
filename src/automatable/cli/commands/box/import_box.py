"""``automatable box import``: take another box into your own."""

from __future__ import annotations

import click

from automatable.cli import language
from automatable.cli.commands.box.differences import box_text, show_difference
from automatable.cli.commands.saved_games import open_service
from automatable.cli.options import LANG
from automatable.core.engine.errors import UserError
from automatable.locales import Words
from automatable.play import requests
from automatable.play.responses import BoxDifference, BoxOffer
from automatable.play.storage.data_dir import own_box_path


@click.command("import", epilog="\b\nExample: automatable box import pendulum my-pendulum.toml")
@click.argument("game")
@click.argument("box", metavar="FILE|LINK")
@click.option("--theirs", "all_", flag_value="theirs", help="Where values differ, take theirs.")
@click.option("--mine", "all_", flag_value="mine", help="Where values differ, keep mine.")
@LANG
def import_(game: str, box: str, all_: str | None, lang: str | None) -> None:
    """Import a box into your own box of GAME. Every difference is shown; you choose, or use an option."""
    service, words, text = open_service(), Words(lang or language(), game), box_text(box)
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
    show_difference(one, words)
    while all_ is None:
        try:
            typed = input(words.say("cli-box-choose") + " ").strip().lower()
        except EOFError:
            raise UserError("cli-box-not-chosen") from None
        if typed in ("m", "м", "t", "ч"):
            return typed in ("t", "ч")
    return all_ == "theirs"
