"""What may come next: every card that may be turned is played out, and each move gets its chance."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from automatable.core.game import Game
from automatable.core.resolution import Instruction, State
from automatable.core.story import Args


class Chance(Struct, frozen=True, gc=False):
    """Something that may be done next, on ``weight`` of the ``total`` cards that may come (``cards``)."""

    message: str
    args: Args
    weight: int
    total: int
    cards: tuple[Any, ...]


def chances(game: Game[Any, Any], state: State) -> tuple[Chance, ...]:
    """What the card that begins the Automa's turn may do to things on the board, the likeliest first.

    Every card that can be left is played out exactly, as far as nothing else has to be asked. Nothing is
    known here that a player who counts cards could not know. With no such card due nothing is foreseen. A
    game whose turn is more than one card foresees it itself (``Game.foreseen``).
    """
    own = game.foreseen(state)
    if own is not None:
        return own
    question = next((one for one in game.questions(state) if one.waits), None) if not state.pending else None
    if question is None:
        return ()
    total = sum(option.weight for option in question.options)
    found: dict[tuple[str, str], list[Any]] = {}
    for option in question.options:
        event = game.decode_event(question.answer(option.value))
        told = game.apply(state, event, listen=True).instructions
        for key, one in {_key(one): one for one in told if _on_the_board(one)}.items():
            entry = found.setdefault(key, [one, 0, []])
            entry[1] += option.weight
            entry[2].append(option.value)
    known = [
        Chance(one.message, one.args, weight, total, tuple(cards)) for one, weight, cards in found.values()
    ]
    return tuple(sorted(known, key=lambda chance: -chance.weight))


def _on_the_board(instruction: Instruction) -> bool:
    """Bookkeeping is no move, and what names no thing cannot be shown on a board."""
    named = any(isinstance(value, str) and value.startswith("@") for value in instruction.args.values())
    return named and not instruction.net


def _key(instruction: Instruction) -> tuple[str, str]:
    return instruction.message, repr(sorted(instruction.args.items()))
