"""What is told, made short: bookkeeping as its net result, and what belongs together on one row."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, structs

from automatable.core.resolution import Instruction

Key = tuple[str, tuple[tuple[str, str], ...]]


class Row(Struct, frozen=True, gc=False):
    """What belongs on one row: the instructions of one cause, or all net results."""

    cause: str
    instructions: tuple[Instruction, ...]
    net: bool = False


def short(instructions: Iterable[Instruction]) -> tuple[Instruction, ...]:
    """The same instructions with one net result for each thing that is kept count of, where it first changed.

    What ends as it began is not told at all; what changed nothing neither places nor cites a net result.
    """
    told: list[Instruction | None] = []
    first: dict[Key, int] = {}
    for instruction in instructions:
        if not instruction.net:
            told.append(instruction)
            continue
        if instruction.args["before"] == instruction.args["after"]:
            continue
        key = _key(instruction)
        if key not in first:
            first[key] = len(told)
            told.append(instruction)
            continue
        earlier = told[first[key]]
        assert earlier is not None
        args = {**instruction.args, "before": earlier.args["before"]}
        why = tuple(dict.fromkeys((*earlier.why, *instruction.why)))
        told[first[key]] = structs.replace(instruction, args=args, why=why, cause=earlier.cause)
    return tuple(one for one in told if one and not (one.net and one.args["before"] == one.args["after"]))


def unsaid(instructions: Iterable[Instruction], said: Iterable[Instruction]) -> tuple[Instruction, ...]:
    """Without what was told before, each as often as it was.

    An event that stopped at a question is told anew, whole, by the answer to it. A net result goes on from
    where it was told to stand, and goes back if the whole event leaves it as it was.
    """
    told, new = list(said), []
    stand = {_key(one): one for one in told if one.net}
    for instruction in instructions:
        if instruction.net and (earlier := stand.pop(_key(instruction), None)):
            if instruction.args["after"] != earlier.args["after"]:
                args = {**instruction.args, "before": earlier.args["after"]}
                new.append(structs.replace(instruction, args=args))
        elif instruction in told:
            told.remove(instruction)
        else:
            new.append(instruction)
    for earlier in stand.values():
        args = {**earlier.args, "before": earlier.args["after"], "after": earlier.args["before"]}
        new.append(structs.replace(earlier, args=args))
    return tuple(new)


def rows(instructions: Iterable[Instruction]) -> tuple[Row, ...]:
    """Instructions of one cause that follow each other on one row; all net results together on the last."""
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
    """What is kept count of: the message and whose it is: its ``of``, or else all its arguments."""
    args = instruction.args
    whose = {"of": args["of"]} if "of" in args else args
    rest = tuple((name, str(value)) for name, value in whose.items() if name not in ("before", "after"))
    return instruction.message, rest
