"""The forecast: each space that the Automa may block, over all cards that it draws in the season."""

from collections.abc import Iterator
from fractions import Fraction
from math import lcm

from msgspec.structs import replace

from automatable.authoring import SILENT, Action, Branch, with_box
from automatable_viticulture.box.printed import Printed
from automatable_viticulture.position.events import CardTurned
from automatable_viticulture.position.state import State
from automatable_viticulture.rules.automa_card import turn_card


@with_box
def blocked_spaces(box: Printed, state: State) -> Iterator[Branch]:
    """Every set of spaces that may be blocked; positions that differ in the order of cards are one."""
    ways = {state: Fraction(1)} if state.step in ("summer", "winter") else {}
    while drawing := [each for each in ways if each.more or each is state]:
        for now in drawing:
            chance = ways.pop(now) / len(now.left)
            for card in now.left:
                after = turn_card(box, now, CardTurned(card), SILENT)
                after = replace(after, workers=tuple(sorted(after.workers)), cards=())
                ways[after] = ways.get(after, Fraction()) + chance
    scale = lcm(len(state.left), *(chance.denominator for chance in ways.values()))
    for after, chance in ways.items():
        placed = [f"@space-{space}" for space in after.workers if space not in state.workers]
        actions = tuple(Action("viticulture-do-place", space, {"space": space}) for space in placed)
        yield Branch(int(chance * scale), actions)
