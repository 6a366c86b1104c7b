"""Instructions made short: bookkeeping as its net result, and what belongs together on one row."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, structs

from automatable.core.engine.resolution import Instruction
from automatable.core.forms.form import Named

TAKE_BACK = "core-do-take-back"
Key = tuple[str, tuple[tuple[str, str], ...]]


class Row(Struct, frozen=True, gc=False):
    """One row: the instructions of one cause, or all net results."""

    cause: str
    instructions: tuple[Instruction, ...]
    net: bool = False


def short(instructions: Iterable[Instruction]) -> tuple[Instruction, ...]:
    """The same instructions with one net result for each counted value, at the place of its first change.

    A value that ends as it began is left out. A record without a change has no effect on place and reasons.
    """
    kept: list[Instruction | None] = []
    first: dict[Key, int] = {}
    for instruction in instructions:
        if not instruction.net:
            kept.append(instruction)
            continue
        if instruction.args["before"] == instruction.args["after"]:
            continue
        key = _key(instruction)
        if key not in first:
            first[key] = len(kept)
            kept.append(instruction)
            continue
        earlier = kept[first[key]]
        assert earlier is not None
        args = {**instruction.args, "before": earlier.args["before"]}
        why = tuple(dict.fromkeys((*earlier.why, *instruction.why)))
        kept[first[key]] = structs.replace(instruction, args=args, why=why, cause=earlier.cause)
    return tuple(one for one in kept if one and not (one.net and one.args["before"] == one.args["after"]))


def new_instructions(
    instructions: Iterable[Instruction], given: Iterable[Instruction]
) -> tuple[Instruction, ...]:
    """The instructions that were not given before, each counted as often as it was given.

    An event that stopped at a question gives all its instructions again when the question is answered. A net
    result continues from the value that was given, and is undone if the whole event leaves the value as it
    was. An instruction that is no longer part of the event, because the player does that stage by hand, is
    taken back first.
    """
    earlier_ones, new = list(given), []
    stand = {_key(one): one for one in earlier_ones if one.net}
    left = [one for one in earlier_ones if not one.net]
    for instruction in instructions:
        if instruction.net and (earlier := stand.pop(_key(instruction), None)):
            if instruction.args["after"] != earlier.args["after"]:
                args = {**instruction.args, "before": earlier.args["after"]}
                new.append(structs.replace(instruction, args=args))
        elif (earlier := _same(left, instruction)) is not None:
            left.remove(earlier)
        else:
            new.append(instruction)
    for earlier in stand.values():
        args = {**earlier.args, "before": earlier.args["after"], "after": earlier.args["before"]}
        new.append(structs.replace(earlier, args=args))
    return (*map(_taken_back, reversed(left)), *new)


def _same(earlier: Iterable[Instruction], instruction: Instruction) -> Instruction | None:
    """Find the same instruction among earlier ones, ignoring its reasons."""
    return next((one for one in earlier if structs.replace(one, why=instruction.why) == instruction), None)


def _taken_back(earlier: Instruction) -> Instruction:
    """The instruction to undo another one; it keeps the places of that one."""
    args = {**earlier.args, "what": Named(earlier.message, earlier.args)}
    return Instruction(TAKE_BACK, earlier.rule, args, deck=earlier.deck)


def rows(instructions: Iterable[Instruction]) -> tuple[Row, ...]:
    """Consecutive instructions of one cause on one row; all net results together on the last."""
    found: list[tuple[str, list[Instruction]]] = []
    nets: list[Instruction] = []
    for instruction in instructions:
        if instruction.net:
            nets.append(instruction)
        elif found and instruction.cause and found[-1][0] == instruction.cause:
            found[-1][1].append(instruction)
        else:
            found.append((instruction.cause, [instruction]))
    grouped = [Row(cause, tuple(several)) for cause, several in found]
    return (*grouped, Row("net", tuple(nets), net=True)) if nets else tuple(grouped)


def _key(instruction: Instruction) -> Key:
    """The counted value: its message and its owner (``of``), or else all its arguments."""
    args = instruction.args
    whose = {"of": args["of"]} if "of" in args else args
    rest = tuple((name, str(value)) for name, value in whose.items() if name not in ("before", "after"))
    return instruction.message, rest
