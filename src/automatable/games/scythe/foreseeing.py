"""What the Automa may do next: where it attacks, where it goes, or that nothing moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from automatable.core.game import Game
from automatable.core.prospects import Deed, Way, played_out
from automatable.core.question import Option, Question
from automatable.core.resolution import Instruction
from automatable.games.scythe.state import State, contested
from automatable.games.scythe.tables import Box

NOWHERE = ""


def foreseen(game: Game[State, Box], state: State) -> Iterator[Way]:
    """Every card that may be turned; a combat card that may stop a movement is drawn both ways (S22).

    Where several movements follow each other, those after a combat depend on it and are not foreseen.
    """
    return played_out(game, state, lambda question: _checks(game.box, question))


def _checks(box: Box, question: Question) -> tuple[Option, ...]:
    """A movement check: one card that stops it and one that does not, with the weight of all that do."""
    if question.rule != "modifier-move-check":
        return ()
    weights: dict[bool, tuple[Option, int]] = {}
    for option in question.options:
        stops = int(option.value) >= box.printed.game.stopping_card
        weights[stops] = (option, weights.get(stops, (option, 0))[1] + option.weight)
    return tuple(replace(option, weight=weight) for option, weight in weights.values())


def deeds(box: Box, before: State, after: State, told: Sequence[Instruction]) -> tuple[Deed, ...]:
    """Each movement of a turn, as it was told; a turn without one moves nothing."""
    if not any(one.message == "scythe-do-card" for one in told):
        return ()
    return tuple(_movements(told)) or (Deed("scythe-may-not-move", NOWHERE),)


def _movements(told: Sequence[Instruction]) -> Iterator[Deed]:
    for one in told:
        if one.message == "scythe-do-move":
            at, origin = str(one.args["to"]), str(one.args["origin"])
        elif one.message == "scythe-do-stay":
            at = origin = str(one.args["at"])
        else:
            continue
        what = "attack" if one.rule.startswith("attack") else "move"
        yield Deed(f"scythe-may-{what}", at, {"at": at}, "" if origin == at else origin)


def guessable(box: Box, state: State) -> tuple[str, ...]:
    """Any territory, or none, while a card can be turned."""
    if state.over is not None or contested(state) or state.pending is not None:
        return ()
    return (*(f"@territory-{name}" for name in box.printed.map.territories), NOWHERE)
