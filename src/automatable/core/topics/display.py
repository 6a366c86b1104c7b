"""What page, phone and terminal show of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

import msgspec

from automatable.core import board as boards
from automatable.core.board import Board
from automatable.core.box import components
from automatable.core.engine.explanation import Args, Data
from automatable.core.engine.forecast import Action, Branch, headline, played_out
from automatable.core.engine.resolution import Instruction
from automatable.core.forms import labels
from automatable.core.forms.event_forms import event_args, event_forms, tapped
from automatable.core.forms.form import Named
from automatable.core.forms.wording import shown_values
from automatable.core.terminal_layout import Drawing, Said, Span, Terminal, line
from automatable.core.topics.topic import B, S, Topic


class Display(Topic[S, B]):
    """What is shown of a game. By default every value of the position, and what the next card may do.

    >>> class MarketDisplay(Display[State, object]):
    ...     def facts(self, state):
    ...         return {"progress": Named("market-progress", {"left": 4})}
    """

    terminal: ClassVar[Terminal | None] = None
    """The drawing and the commands of the terminal; by default ``board`` is drawn."""
    tint: ClassVar[str] = ""
    """The game's colour on the page, as CSS, dark enough for light text on it."""
    emblem: ClassVar[str] = ""
    """The game's sign on the page: the path of an SVG picture of 24 by 24."""
    own_page: ClassVar[bool] = False
    """The page of this project has drawings of this game, so it is sent no ``board``."""

    preselected: ClassVar[Mapping[str, str]] = {}
    """Set-up choices that page and terminal begin with, where these are not the defaults of ``Setup``."""

    def facts(self, state: S) -> Data:
        """Plain facts about a position that a screen shows and must not work out for itself.

        Every screen knows two keys, each a ``Named``: ``progress`` is how far the game is (its round, also
        the heading of the log), ``sides`` is who plays against whom. The others are for drawings of the game.
        """
        return {}

    def board(self, state: S) -> Board:
        """Places, tracks and piles that page and terminal draw; by default the values of the position.

        A tap on a place without ``reports`` offers the events of ``may_report`` whose only value names its
        ``ref``.
        """
        return boards.of_values(shown_values(self.game, state))

    def shown(self, state: S) -> Data:
        """What the page gets beside the position: the facts, the board, and the forms of ``human_events``."""
        if self.own_page:
            return self.facts(state)
        board, forms = tapped(self.game, state, self.board(state)), event_forms(self.game, state)
        return {**self.facts(state), **msgspec.to_builtins({"board": board, "reports": forms})}

    def draw(self, state: S) -> Drawing:
        """The position in the terminal; by default how far the game is, and the board."""
        if self.terminal is None:
            progress: Named | None = self.facts(state).get("progress")
            above = () if progress is None else (line(Span(Said(progress.message, progress.args), "bold")),)
            return (*above, *boards.drawing(self.board(state)))
        return self.terminal.draw(self.box, state)

    def forecast(self, state: S) -> Iterable[Branch]:
        """Every way the Automa's next turn may go; by default each card that may begin it is played out."""
        return played_out(self.game, state)

    def actions(self, before: S, after: S, instructions: Sequence[Instruction]) -> tuple[Action, ...]:
        """What the Automa did on the board, as in ``forecast``; by default its first instruction there."""
        return headline(instructions)

    def guessable(self, state: S) -> tuple[str, ...]:
        """The references a player can guess now: the Automa will do something there. "" is none of them."""
        return ()

    def event_name(self, event: Mapping[str, object]) -> tuple[str, Args]:
        """The name of an event for undo and log; by default ``GAME-event-TYPE`` with its plain values.

        A value with a mark ``words("stall")`` is given as the reference ``@stall-tea``.
        """
        return f"{self.game.id}-event-{event['type']}", dict(event_args(self.game, event))

    def component_name(self, key: str) -> tuple[str, Args]:
        """The name of a printed component; by default ``GAME-shelved-TABLE`` with its id.

        Where the keys of the table have a mark ``words("stall")``, its id is the reference ``@stall-tea``.
        """
        kind = next(kind for kind in self.game.components.kinds() if kind.component_of(key) == key)
        message = f"{self.game.id}-shelved-{kind.table.replace('.', '-').replace('_', '-')}"
        id = key[len(kind.table) + 1 :]
        family = labels.key_family(self.game.Printed, kind.table)
        reference = f"@{family}-{id}" if family else id
        return message, {"id": int(id) if id.isdecimal() else reference} if id else {}

    def field_names(self, component: str, field: str) -> tuple[Named, ...]:
        """The name of a value of a component, after what it is part of; by default ``GAME-printed-FIELD``."""
        return labels.names(self.game.id, self.game.Printed, component, components.key_of(component, field))

    def describe_value(self, key: str, value: object) -> list[object]:
        """A printed value as a row of words and numbers; by default as its type and marks say."""
        return labels.worded(self.game.Printed, key, value)
