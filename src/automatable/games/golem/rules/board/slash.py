"""The slash: which of two bonuses the Automa takes."""

from __future__ import annotations

from automatable.core.engine.choices import Mask, Pick, first, mask_of, prefer
from automatable.games.golem.box.effects import Choice, Effects, kills
from automatable.games.golem.position.state import State
from automatable.games.golem.rules.board.books import last_card
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.golems import creation

SIDES = ("left", "right")


class Slash:
    """Two bonuses and the reasons for each, read as far as needed."""

    __slots__ = ("can", "kill", "left_first", "neither")

    def __init__(self, ctx: Context, state: State, choice: Choice) -> None:
        sides: tuple[Effects, Effects] = (choice.left, choice.right)
        self.kill: Mask = 0
        self.can: Mask = 0
        if creation.far_golem(ctx, state):
            self.kill = mask_of([n for n, effects in enumerate(sides) if kills(effects)])
        if not _decides(self.kill):
            self.can = mask_of(
                [n for n, effects in enumerate(sides) if ctx.effects.can_use(ctx, state, effects)]
            )
        card = "" if _decides(self.kill) or _decides(self.can) else last_card(state)
        criteria = ctx.printed.column(f"automa_cards.{card}.marble", _names_a_side) if card else ()
        named = [criterion for criterion in criteria if criterion in SIDES]
        self.neither = not named
        self.left_first = not named or named[0] == "left"


def _names_a_side(criteria: tuple[str, ...]) -> bool:
    return any(criterion in SIDES for criterion in criteria)


def _decides(sides: Mask) -> bool:
    """Whether something speaks for one side only."""
    return sides.bit_count() == 1


def side_name(ctx: object, side: int) -> str:
    """The left or the right bonus."""
    return f"@side-of-slash-{SIDES[side]}"


CHOOSE_SIDE: Pick[Slash] = Pick(
    "book-choice",
    side_name,
    prefer("golem-tie-kills-far-golem", lambda slash: slash.kill),
    prefer("golem-tie-can-be-used", lambda slash: slash.can),
    prefer("golem-tie-left-or-right", lambda slash: 0 if slash.neither else 1 if slash.left_first else 2),
    first("golem-tie-left-bonus", ruling="L17"),
    what="golem-what-side",
)


def choose_side(ctx: Context, state: State, choice: Choice) -> Effects:
    """The bonus the Automa takes."""
    side = CHOOSE_SIDE.among(0b11, Slash(ctx, state, choice), ctx.r)
    return choice.left if side == 0 else choice.right
