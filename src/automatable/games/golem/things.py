"""Things: what is printed on one card, one tile or one board, and how each value of it is entered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from automatable.core import box as boxes
from automatable.core.question import One, Option, Part
from automatable.core.refused import Refused
from automatable.games.golem.buttons import TAPS, effects_of, taps_of
from automatable.games.golem.printed import BONUSES, BOOK_COLOURS, CRITERIA
from automatable.games.golem.state import BOTTOM, COLOURS, DISTRICTS, LEVELS
from automatable.games.golem.tables import Box, called

Told = Callable[[str], Any]
"""A value as far as it is known, by its key; None otherwise."""
Cases = tuple[dict[str, tuple[One, ...]], ...]
When = Mapping[str, Cases]
"""Which values are wanted only beside certain others."""

SYMBOL = "symbol"
"""Whether a card forms the rabbi symbol with the one before it: two halves seen at one glance."""
ACTIONS = ("marble", "rabbi")
TILES = ("grey", "special", "menorahs")
PLACES = tuple(range(1, BOTTOM + 1))
PARTS: dict[str, tuple[str, ...]] = {
    "automa_cards": ("left_half", "right_half", "bonus", "level", "first", "marble", "rabbi", "book"),
    "action_tiles": ("effects",),
    "books": ("colour", "cost", "effects"),
    "characters": ("left", "right", "steps", "cost", "effects"),
    "quarters": ("effects",),
    "starting_tiles": ("effects",),
    "golem_upgrades": ("cost", "menorahs", "effects"),
    "study_upgrades": ("cost", "menorahs", "effects"),
}
CELL_PARTS = ("artifact", "cost", "tile")
ORDERS: dict[str, tuple[Any, ...]] = {"rabbi": PLACES, "book": PLACES, "marble": CRITERIA}
WORDS: dict[str, tuple[str, ...]] = {
    "bonus": BONUSES,
    "first": ACTIONS,
    "colour": BOOK_COLOURS,
    "left": COLOURS,
    "right": COLOURS,
    "tile": TILES,
}
LENGTHS = {
    "board.golem_track_top": ("board.track_steps", "board.track_points"),
    "board.study_track_top": ("board.study_points",),
    "board.graveyard_cells": ("graveyard",),
}
"""Values that say how many others there are: those come up once it is known."""
ALL_BUTTONS = tuple(Option(name, f"golem-button-{name}") for name in TAPS)
TOPS = "tops"
"""Columns told from the top as far as they decided; a place of a column is its key and a number."""
END = "end"
"""Nothing stands below in a column."""
YES_OR_NO = (Option(True, "golem-option-yes"), Option(False, "golem-option-no"))


@cache
def _for_all() -> frozenset[str]:
    return frozenset(boxes.shipped(Path(__file__).parent / "box")["known"])


def printed_for_all(key: str) -> bool:
    """Whether the rules themselves print this value: nobody is asked for it."""
    return key in _for_all()


def is_effects(key: str) -> bool:
    """Whether a key holds a list of effects."""
    return key.endswith(".effects") or ".income." in key or key.startswith(("graveyard.", "street."))


def parts_of(box: Box, thing: str) -> tuple[str, ...]:
    """The keys of everything printed on one card or tile; none for what stands alone on a board."""
    kind, _, id = thing.partition(".")
    if kind == "artifact_tiles" and id in box.printed.artifact_tiles:
        tile = box.printed.artifact_tiles[id]
        income = [f"{thing}.income.{number}" for number in tile.income]
        return (*income, *(f"{thing}.cells.{cell}.{part}" for cell in tile.cells for part in CELL_PARTS))
    if kind in PARTS and id in getattr(box.printed, kind):
        return tuple(f"{thing}.{part}" for part in PARTS[kind])
    return ()


def thing_of(key: str) -> str:
    """The card or tile a key belongs to."""
    return ".".join(key.split(".")[:2])


def things(box: Box) -> dict[str, tuple[str, ...]]:
    """Everything that can be entered, thing by thing, in the order it lies in the box."""
    found = {"board": tuple(_board_keys(box))}
    for length, several in LENGTHS.items():
        if box.is_known(length):
            begin = 1 if length == "board.graveyard_cells" else 0
            spaces = range(begin, box.flat[length] + 1)
            found[several[-1]] = tuple(f"{around}.{n}" for n in spaces for around in several)
    for kind in ("golem_upgrades", "study_upgrades"):
        ids = box.golem_ids if kind == "golem_upgrades" else box.study_ids
        found[kind] = tuple(key for id in ids for key in parts_of(box, f"{kind}.{id}"))
    for district in DISTRICTS:
        sections = range(1, box.base.sections + 1)
        found[f"street.{district}"] = tuple(f"street.{district}-{section}" for section in sections)
    for kind in (*PARTS, "artifact_tiles"):
        if kind not in found:
            found |= {
                f"{kind}.{id}": parts_of(box, f"{kind}.{id}") for id in sorted(getattr(box.printed, kind))
            }
    return found


def _board_keys(box: Box) -> list[str]:
    counted = tuple(f"{around}." for several in LENGTHS.values() for around in several)
    return [key for key in box.flat if key.startswith("board.") and not key.startswith(counted)]


# --- one value -------------------------------------------------------------------------------------------


def fields(box: Box, key: str, told: Told) -> dict[str, Any]:
    """Options, bounds and flags of the question for a key."""
    *_, last = key.split(".")
    if is_effects(key):
        return {"options": ALL_BUTTONS, "many": True, "repeats": True}
    if column := column_of(key):
        return {"options": _below(column, told(f"{TOPS}.{column}") or ())}
    if last == "bonus":
        return {"options": _bonuses()}
    if level := reach_of(key):
        none = Option(BONUSES[0], "golem-option-no-bonus-yet", {"level": level})
        return {"options": (none, *_bonuses(level)[1:])}
    if last in ORDERS:
        return {"options": _options(ORDERS[last]), "many": True}
    if last in WORDS:
        return {"options": _options(WORDS[last])}
    if last.endswith("_half") or last == SYMBOL:
        return {"options": YES_OR_NO}
    low, high = _span(box, key, told)
    return {"low": low, "high": high}


def column_of(key: str) -> str:
    """The column a key is a place of; none if it is something else."""
    column, _, place = key.rpartition(".")
    return column if place.isdecimal() and column.rpartition(".")[2] in ORDERS else ""


def _below(column: str, top: Sequence[Any]) -> tuple[Option, ...]:
    """What may stand next in a column; criteria may have come to their end."""
    order = ORDERS[column.rpartition(".")[2]]
    left = _options([one for one in order if one not in top])
    return (*left, Option(END, "golem-option-end")) if top and order is CRITERIA else left


def reach_of(key: str) -> int:
    """The level up to which a bonus is asked for; 0 if the key is something else."""
    thing, _, level = key.rpartition(".")
    return int(level) if thing.endswith(".bonus") else 0


def _bonuses(highest: int = len(LEVELS)) -> tuple[Option, ...]:
    """Every bonus with its number, one tap each."""
    pairs = [
        Option(f"{bonus}-{level}", f"golem-word-{bonus}", {"number": level})
        for bonus in BONUSES[1:]
        for level in range(1, highest + 1)
    ]
    return (Option(BONUSES[0], f"golem-word-{BONUSES[0]}"), *pairs)


def _span(box: Box, key: str, told: Told) -> tuple[int, int]:
    """From where to where a number goes."""
    base, highest = box.base, box.printed.answers.number
    spans = {
        "red_zone": (box.automa.low, box.automa.high),
        ".artifact": (1, base.artifacts),
        ".level": (1, len(LEVELS)),
        ".ingots": (1, _ingots_left(box, key, told)),
        ".students_from": (0, base.sections),
        ".graveyard_cells": (1, base.golems * base.seats),
        "_top": (max(1, told(f"{key}.reached") or 0), highest),
    }
    return next((span for part, span in spans.items() if part in key), (0, highest))


def _ingots_left(box: Box, key: str, told: Told) -> int:
    """Ingots of a player's share that the other artifacts leave; each needs one at least."""
    others = [f"board.ingots.{artifact}" for artifact in range(1, box.base.artifacts + 1)]
    needed = sum(told(other) or 1 for other in others if other != key)
    return max(1, box.base.gold // box.base.seats - needed)


def part(box: Box, key: str, told: Told, when: When, needed: bool, known: Any = None) -> Part:
    """One field of a screen."""
    message, args = wording(key)
    shown: Any = _nothing(key) if known is None else taps_of(known) if is_effects(key) else known
    if key.endswith(".bonus") and known not in (None, BONUSES[0]):
        level = told(key.replace(".bonus", ".level"))
        shown = f"{known}-{level}" if level else None
    return Part(
        key,
        message.replace("golem-ask-", "golem-part-", 1),
        args,
        **fields(box, key, told),
        when=when.get(key, ()),
        needed=needed,
        known=list(shown) if isinstance(shown, tuple) else shown,
    )


def _nothing(key: str) -> Any:
    """What a screen shows where nothing may be printed: no bonus, no half, no effect, no points."""
    *_, last = key.split(".")
    if is_effects(key):
        return []
    if last.endswith("_half") or last == SYMBOL:
        return False
    if "_points." in key:
        return 0
    return BONUSES[0] if last == "bonus" or reach_of(key) else None


def values_of(key: str, answer: Any, told: Told) -> dict[str, Any]:
    """The printed values behind an answer: a bonus and its number, one more place of a column, any other."""
    if reach := reach_of(key):
        key = key.rpartition(".")[0]
        if answer == BONUSES[0]:  # none at all, or one for a higher level
            return {f"{TOPS}.{key.replace('.bonus', '.level')}": [reach + 1]}
    if key.endswith(".bonus"):
        bonus, _, level = answer.rpartition("-") if answer[-1].isdecimal() else (answer, "", "1")
        return {key: bonus, key.replace(".bonus", ".level"): int(level)}
    column = column_of(key)
    if not column:
        return {key: _value_of(key, answer)}
    top = [*(told(f"{TOPS}.{column}") or ())]
    if answer == END:
        return {column: top}
    whole = _value_of(column, [*top, answer])
    return {column if len(whole) == len(ORDERS[column.rpartition(".")[2]]) else f"{TOPS}.{column}": whole}


def _value_of(key: str, answer: Any) -> Any:
    """Effects from taps, an order with the last number that follows, or the answer itself."""
    if is_effects(key):
        return effects_of(answer)
    *_, last = key.split(".")
    if last in ORDERS:
        left = [one for one in ORDERS[last] if one not in answer]
        return [*answer, *left] if len(left) == 1 and isinstance(left[0], int) else list(answer)
    return answer


def check_tiles(box: Box, told: Told, keys: Iterable[str]) -> None:
    """Refuse artifact tiles that cannot be: one upgrade of three menorahs, the special ones, others grey."""
    special = box.automa.special_tiles
    most = {"grey": len(box.cell_ids) - special - 1, "special": special, "menorahs": 1}
    for tile in {thing_of(key) for key in keys if key.endswith(".tile")}:
        found = [told(f"{tile}.cells.{cell}.tile") for cell in box.cell_ids]
        for sort, number in most.items():
            if found.count(sort) > number:
                raise Refused("golem-refused-artifact-tile", sort=f"@word-{sort}", most=number)


# --- words -----------------------------------------------------------------------------------------------


def wording(key: str) -> tuple[str, dict[str, Any]]:
    """The question for a key of the box: its message, and what the message names."""
    kind, id, *rest = key.split(".")
    names = [kind, *(part for part in rest if not part.isdigit()), *(["top"] if column_of(key) else [])]
    numbers = [int(part) for part in rest if part.isdigit()]
    args = called(id)
    if kind in ("base", "board"):
        names, args = [kind, id], {}
    if kind.endswith("_upgrades"):
        args = {"id": f"@upgrade-{id}"}
    if kind == "street":
        district, section = id.split("-")
        args = {"district": f"@district-{district}", "section": f"@section-{section}"}
    if numbers:
        args["number"] = numbers[0]
    return "golem-ask-" + "-".join(names).replace("_", "-"), args


def heading(keys: Sequence[str]) -> tuple[str, dict[str, Any]]:
    """What a screen with these values is called: the thing they are printed on."""
    kinds = {key.split(".")[0] for key in keys}
    for kind, action in (
        ("artifact_tiles", "artifact"),
        ("golem_upgrades", "golem"),
        ("study_upgrades", "study"),
    ):
        if kind in kinds and len(kinds) > 1:
            return f"golem-thing-action-{action}", {}
    districts = {key.partition(".")[2].partition("-")[0] for key in keys if key.startswith("street.")}
    if kinds == {"street"} and len(districts) == 1:
        return "golem-thing-street", {"district": f"@district-{districts.pop()}"}
    if len(kinds) > 1 or districts:
        return "golem-thing-income", {}
    kind = kinds.pop()
    ids = {thing_of(key) for key in keys}
    if kind.endswith("_upgrades") or kind in ("board", "graveyard") or len(ids) > 1:
        return f"golem-thing-{kind.replace('_', '-')}", {}
    return f"golem-thing-{kind.replace('_', '-')}", called(ids.pop().partition(".")[2])


def _options(words: Sequence[Any]) -> tuple[Option, ...]:
    return tuple(
        Option(word, "golem-option-number", {"number": word})
        if isinstance(word, int)
        else Option(word, f"golem-word-{word}")
        for word in words
    )
