"""What the Automa may do next: where it attacks, where it goes, or that nothing moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from automatable.core.engine.forecast import Action, Branch, played_out
from automatable.core.engine.game import Game
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Instruction
from automatable.core.forms.form import Option
from automatable.games.scythe.box.tables import Box
from automatable.games.scythe.position.state import State, contested

NOWHERE = ""


def forecast(game: Game[State, Box], state: State) -> Iterator[Branch]:
    """Play out every card that may be turned; a check by combat card goes both ways (S22).

    Movements that follow a combat depend on its result and are not forecast.
    """
    return played_out(game, state, lambda question: _checks(game.box, question))


def _checks(box: Box, question: Question) -> tuple[Option, ...]:
    """Two cards for a movement check: one that stops it, one that does not, weighted by all such cards."""
    if question.rule != "modifier-move-check":
        return ()
    weights: dict[bool, tuple[Option, int]] = {}
    for option in question.options:
        stops = int(option.value) >= box.printed.game.stopping_card
        weights[stops] = (option, weights.get(stops, (option, 0))[1] + option.weight)
    return tuple(replace(option, weight=weight) for option, weight in weights.values())


def actions(box: Box, before: State, after: State, instructions: Sequence[Instruction]) -> tuple[Action, ...]:
    """The movements that the instructions of a turn name; a turn without one moves nothing."""
    if not any(one.message == "scythe-do-card" for one in instructions):
        return ()
    return tuple(_movements(instructions)) or (Action("scythe-may-not-move", NOWHERE),)


def _movements(instructions: Sequence[Instruction]) -> Iterator[Action]:
    for one in instructions:
        if one.message == "scythe-do-move":
            at, origin = str(one.args["to"]), str(one.args["origin"])
        elif one.message == "scythe-do-stay":
            at = origin = str(one.args["at"])
        else:
            continue
        what = "attack" if one.rule.startswith("attack") else "move"
        args = {"piece": one.args["piece"], "at": at}
        yield Action(f"scythe-may-{what}", at, args, "" if origin == at else origin)


def guessable(box: Box, state: State) -> tuple[str, ...]:
    """Every territory, and none, while a card can be turned."""
    if state.over is not None or contested(state) or state.pending is not None:
        return ()
    return (*(f"@territory-{name}" for name in box.printed.map.territories), NOWHERE)
