"""A position in words, as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from automatable.core.engine.resolution import escaped
from automatable.core.forms.wording import B, S, shown_values
from automatable.core.words_on_demand import words_of

if TYPE_CHECKING:
    from automatable.core.engine.game import Game


class PositionTable(Struct, frozen=True):
    """The name of the game, and each value of the position with its name.

    >>> import automatable
    >>> game = automatable.load("scythe")
    >>> state = game.new(game.decode_setup({"automa": "nordic", "human": "crimea"}))
    >>> print(str(game.show(state)).splitlines()[0])
    Scythe
    """

    title: str
    rows: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        width = max((len(name) for name, _ in self.rows), default=0)
        return "\n".join((self.title, *(f"{name:{width}}  {value}" for name, value in self.rows)))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><th scope='row' style='text-align:left'>{escaped(name)}</th>"
            f"<td style='text-align:left'>{escaped(value)}</td></tr>"
            for name, value in self.rows
        )
        return f"<table><caption>{escaped(self.title)}</caption><tbody>{rows}</tbody></table>"


def position_table(game: Game[S, B], state: S, language: str) -> PositionTable:
    """The position in one language."""
    words = words_of(language, game.id)
    values = shown_values(game, state)
    rows = tuple((words.called([one.name]), str(words.name(list(one.words)))) for one in values)
    return PositionTable(words.say(f"{game.id}-name"), rows)
