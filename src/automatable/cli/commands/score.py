"""``automatable score``: count a hand of Red Rising."""

from __future__ import annotations

from collections.abc import Iterator

import click
import msgspec

from automatable.games.red_rising.display import scorecard
from automatable.games.red_rising.rules.hand_laurels.conditions import Leaf
from automatable.games.red_rising.rules.hand_laurels.score import CardScore, ScoreLine
from automatable.locales import Words

EXAMPLE = """\b
Example:
  echo '{"hand": ["Timony", "Darrow", {"card": "Trigg", "color": "blue"}], "influence": 6,
         "opponents": [{"influence": 4}]}' | automatable score red-rising -"""


@click.command(epilog=EXAMPLE)
@click.argument("game", type=click.Choice(["red-rising"]))
@click.argument("file", metavar="FILE|-")
@click.option("--json", "as_json", is_flag=True, help="Print the whole count as JSON.")
@click.option("--lang", type=click.Choice(["en", "ru"]), help="Language of the text.")
def score(game: str, file: str, as_json: bool, lang: str | None) -> None:
    """Count a hand of Red Rising card by card.

    Prints the reason for every laurel. Input: {"hand", "fleet", "helium", "influence", "sovereign",
    "opponents", "neutral", "board", "banished", "face_down", "revealed"}; only the hand is required. Wild
    cards count as what scores most, unless given.
    """
    from automatable.cli import language
    from automatable.cli.json_input import json_of, own_game, text_of

    loaded = own_game(game)
    scored = scorecard.count(loaded.box, scorecard.read(json_of(text_of(file), file)))
    if as_json:
        click.echo(msgspec.json.encode(scored))
        return
    for line in scorecard_lines(scored, Words(lang or language(), game)):
        click.echo(line)


def scorecard_lines(scored: scorecard.Scored, words: Words) -> Iterator[str]:
    """Yield the hand card by card, then every part of the total."""
    for card in scored.hand.cards:
        yield from _card(card, words)
    if not scored.hand.best:
        yield words.say("red-rising-not-best")
    yield ""
    for message, value in scored.parts:
        yield f"{value:6}  {words.say(message)}"
    yield f"{scored.total:6}  {words.say('red-rising-hand-total')}"


def _card(card: CardScore, words: Words) -> Iterator[str]:
    name = words.name(f"@character-{card.card}")
    yield f"{card.core + card.bonus:6}  {name}: {card.core} {card.bonus:+}"
    if card.color:
        yield f"{'':10}{words.say('red-rising-treated-color', {'color': f'@color-{card.color}'})}"
    if card.name:
        yield f"{'':10}{words.say('red-rising-treated-name', {'name': f'@character-{card.name}'})}"
    for line in card.lines:
        yield from _line(line, words)
    for ruling in card.rulings:
        cited = words.say("core-ruling", {"ruling": ruling})
        yield f"{'':14}{words.say(f'red-rising-by-{ruling}')}  [{cited}]"


def _line(line: ScoreLine, words: Words) -> Iterator[str]:
    missed = "" if line.laurels or not line.printed else f" ({line.printed:+})"
    yield f"{line.laurels:+10}{missed}  {words.say(line.message, line.args)}"
    if line.forgiven:
        yield f"{'':14}{words.say('red-rising-forgiven')}"
    yield from _leaves(line.leaves, words, 14)


def _leaves(leaves: tuple[Leaf, ...], words: Words, indent: int) -> Iterator[str]:
    for leaf in leaves:
        said = words.say(leaf.message, {**leaf.args, "holds": "yes" if leaf.holds else "no"})
        yield " " * indent + said
        yield from _leaves(leaf.inner, words, indent + 2)
