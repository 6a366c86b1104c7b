"""What the Automa may do next: which marble it takes, or where its rabbi goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import structs

from automatable.core.engine.forecast import Action, Branch
from automatable.core.engine.game import Game
from automatable.core.engine.resolution import Instruction
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.events import CardTurned
from automatable.games.golem.position.marble_row import one
from automatable.games.golem.position.state import BOTTOM, COLOURS, ROWS, State
from automatable.games.golem.rules.questions import next_draw
from automatable.games.golem.rules.turn.marble_rows import WIDTH, marble_name, marbles_in, offered
from automatable.games.golem.rules.turn.rabbi import place_name


def forecast(game: Game[State, Box], state: State) -> Iterator[Branch]:
    """Play out every card that may be turned on the current table, also during a human's turn.

    The new position shows what was taken. Only a turn that stops at a question is resolved with explanation.
    """
    before = _at_its_turn(game.box, state)
    draw = None if before is None else next_draw(game.box, before)
    if before is None or draw is None or draw.event != "card-turned":
        return
    for option in draw.question().options:
        event = CardTurned(str(option.value))
        after = game.apply(before, event)
        instructions: Sequence[Instruction] = ()
        if after.state.pending is not None:
            instructions = game.apply(before, event, explain=True).instructions
        yield Branch(option.weight, actions(game.box, before, after.state, instructions))


def _at_its_turn(box: Box, state: State) -> State | None:
    """The position at the Automa's next turn of this round; None if it has no turn left."""
    if state.phase != "actions":
        return None
    last = box.automa.cards_in_round * state.players
    turns = (structs.replace(state, turn=turn) for turn in range(state.turn, last))
    return next((at for at in turns if at.seat == 0), None)


def actions(box: Box, before: State, after: State, instructions: Sequence[Instruction]) -> tuple[Action, ...]:
    """The marble or the place that the Automa took; or that this is still asked."""
    if found := _instructed(instructions):
        return found
    if after.pending is not None and after.pending.event["type"] == "card-turned":
        return (Action("golem-may-ask"),)
    if after.cards == before.cards or before.phase != "actions":
        return ()
    if after.rabbi != before.rabbi:
        return (_rabbi(place_name(None, after.rabbi)),)
    if len(after.marbles) == len(before.marbles):
        return (Action("golem-may-take-none"),)
    colour = after.marbles[-1]
    row = next(n for n, row in enumerate(before.rows) if row - after.rows[n] == one(colour))
    return (_marble(row * WIDTH + colour),)


def _instructed(instructions: Sequence[Instruction]) -> tuple[Action, ...]:
    for each in instructions:
        if each.message == "golem-do-marble":
            args = {"row": each.args["row"], "colour": each.args["colour"]}
            return (Action("golem-may-take", str(each.args["marble"]), args),)
        if each.message == "golem-do-rabbi":
            return (_rabbi(str(each.args["place"])),)
    return ()


def _marble(marble: int) -> Action:
    row, colour = divmod(marble, WIDTH)
    args = {"row": f"@row-{ROWS[row]}", "colour": f"@colour-{COLOURS[colour]}"}
    return Action("golem-may-take", marble_name(None, marble), args)


def _rabbi(place: str) -> Action:
    return Action("golem-may-send-rabbi", place, {"place": place})


def guessable(box: Box, state: State) -> tuple[str, ...]:
    """All marbles on the table and all free places for the rabbi, while the Automa's card is due."""
    if state.phase != "actions" or state.seat != 0 or state.pending is not None:
        return ()
    marbles = [marble_name(None, row * WIDTH + colour) for row, colour in marbles_in(offered(state))]
    free = [place for place in range(len(state.tiles)) if not state.taken >> place & 1]
    return (*marbles, *(place_name(None, place) for place in (*free, BOTTOM)))
