"""What the Automa may do next: which marble it takes, or where its rabbi goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import structs

from automatable.core.game import Game
from automatable.core.prospects import Deed, Way
from automatable.core.resolution import Instruction
from automatable.games.golem.events import CardTurned
from automatable.games.golem.marbles import WIDTH, marble_name, marbles_in, offered
from automatable.games.golem.questions import next_draw
from automatable.games.golem.rabbi import place_name
from automatable.games.golem.state import BOTTOM, COLOURS, ROWS, State, one
from automatable.games.golem.tables import Box


def foreseen(game: Game[State, Box], state: State) -> Iterator[Way]:
    """Every card that may be turned, on the table as it lies, also while it is a human's turn.

    Silently first, which is enough to see what was taken; a turn that has to ask is listened to up to there.
    """
    before = _at_its_turn(game.box, state)
    draw = None if before is None else next_draw(game.box, before)
    if before is None or draw is None or draw.event != "card-turned":
        return
    for option in draw.question().options:
        event = CardTurned(str(option.value))
        after = game.apply(before, event)
        told: Sequence[Instruction] = ()
        if after.state.pending is not None:
            told = game.apply(before, event, listen=True).instructions
        yield Way(option.weight, deeds(game.box, before, after.state, told))


def _at_its_turn(box: Box, state: State) -> State | None:
    """The same table at the Automa's next turn of this round; None if it has none left."""
    if state.phase != "actions":
        return None
    last = box.automa.cards_in_round * state.players
    turns = (structs.replace(state, turn=turn) for turn in range(state.turn, last))
    return next((at for at in turns if at.seat == 0), None)


def deeds(box: Box, before: State, after: State, told: Sequence[Instruction]) -> tuple[Deed, ...]:
    """The marble or the rabbi's place as told, or else as the table shows; not known before what is asked."""
    if found := _told(told):
        return found
    if after.pending is not None and after.pending.event["type"] == "card-turned":
        return (Deed("golem-may-ask"),)
    if after.cards == before.cards or before.phase != "actions":
        return ()
    if after.rabbi != before.rabbi:
        return (_rabbi(place_name(None, after.rabbi)),)
    if len(after.marbles) == len(before.marbles):
        return (Deed("golem-may-take-none"),)
    colour = after.marbles[-1]
    row = next(n for n, row in enumerate(before.rows) if row - after.rows[n] == one(colour))
    return (_marble(row * WIDTH + colour),)


def _told(told: Sequence[Instruction]) -> tuple[Deed, ...]:
    for each in told:
        if each.message == "golem-do-marble":
            args = {"row": each.args["row"], "colour": each.args["colour"]}
            return (Deed("golem-may-take", str(each.args["marble"]), args),)
        if each.message == "golem-do-rabbi":
            return (_rabbi(str(each.args["place"])),)
    return ()


def _marble(marble: int) -> Deed:
    row, colour = divmod(marble, WIDTH)
    args = {"row": f"@row-{ROWS[row]}", "colour": f"@colour-{COLOURS[colour]}"}
    return Deed("golem-may-take", marble_name(None, marble), args)


def _rabbi(place: str) -> Deed:
    return Deed("golem-may-send-rabbi", place, {"place": place})


def guessable(box: Box, state: State) -> tuple[str, ...]:
    """Any marble that lies there, any free place for its rabbi, while its card is due."""
    if state.phase != "actions" or state.seat != 0 or state.pending is not None:
        return ()
    marbles = [marble_name(None, row * WIDTH + colour) for row, colour in marbles_in(offered(state))]
    free = [place for place in range(len(state.tiles)) if not state.taken >> place & 1]
    return (*marbles, *(place_name(None, place) for place in (*free, BOTTOM)))
