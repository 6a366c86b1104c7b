"""Facts of a position that page and terminal draw and must not work out themselves; unknown ones are null."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.core.engine.explanation import Data
from automatable.core.forms.form import Named
from automatable.games.golem.box.effect_names import button_of
from automatable.games.golem.box.keys import COLUMNS, UPGRADES
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.golem_spot import district_of, lies, section_of
from automatable.games.golem.position.known_values import KnownValues
from automatable.games.golem.position.state import BOTTOM, DISTRICTS, KINDS, NOTHING, State
from automatable.games.golem.rules.golems.movement import spot_name
from automatable.games.golem.rules.turn.marbles import character

CARD = ("bonus", "level", "first", "rabbi", "marble", "book", "left_half", "right_half")


def facts(box: Box, state: State) -> Data:
    """Whose turn it is, the round's character, and every place of the table with what lies there."""
    values = KnownValues(box, state)
    args = {"round": state.round, "last": box.automa.last_round}
    return {
        "progress": Named("golem-progress", args),
        "seat": _seat(state),
        "sheet": "human_sheets" if state.phase == "over" else None,
        "character": _character(values, state),
        "card": _card(values, state),
        "districts": {name: _sections(values, state, n) for n, name in enumerate(DISTRICTS)},
        "tiles": _tiles(values, state),
        "library": [_book(values, book) for book in state.library],
        "columns": [[_book(values, book) for book in column] for column in state.books],
        "artifacts": _artifacts(values, state),
        "upgrades": {kind: _upgrades(values, state, n) for n, kind in enumerate(KINDS) if kind != "artifact"},
        "graves": _graves(values, state),
        "red_zone": values.known(f"board.red_zone.{state.level}"),
    }


def signs(effects: Sequence[Data] | None) -> list[Data] | None:
    """Printed effects as the names of their buttons, with their numbers; a slash has two sides."""
    if effects is None:
        return None
    found: list[Data] = []
    for effect in effects:
        if effect["do"] == "choice":
            sides = {side: signs(effect[side]) for side in ("left", "right")}
            found.append({"name": "choice", "number": None, **sides})
        else:
            name, number = button_of(effect)
            found.append({"name": name, "number": number})
    return found


def _seat(state: State) -> str:
    if state.phase != "actions":
        return ""
    return "automa" if state.seat == 0 else f"human-{state.seat}"


def _character(values: KnownValues, state: State) -> Data | None:
    """The character on the table: that of the last round until the next one begins."""
    last_round = state.round > 1 and state.phase in ("deal", "begin")
    card = state.characters[state.round - 2] if last_round else character(state)
    if not card:
        return None
    printed = {part: values.known(f"characters.{card}.{part}") for part in ("left", "right", "steps", "cost")}
    return {"id": card, **printed, "effects": signs(values.known(f"characters.{card}.effects"))}


def _card(values: KnownValues, state: State) -> Data | None:
    if not state.cards:
        return None
    return {"id": state.cards[-1]} | {
        part: _of_card(values, f"automa_cards.{state.cards[-1]}.{part}") for part in CARD
    }


def _of_card(values: KnownValues, key: str) -> Any:
    """A value of a card; a column as far as it is known."""
    return [*values.known_column(key)] or None if key.rpartition(".")[2] in COLUMNS else values.known(key)


def _sections(values: KnownValues, state: State, district: int) -> list[Data]:
    many = values.box.base.sections
    return [
        {
            "student": state.students[district] == number,
            "golems": [
                {"name": spot_name(state, golem), "lying": lies(golem)}
                for golem in state.golems
                if district_of(golem) == district and section_of(golem) == number
            ],
            "tile": state.quarters[district * many + number - 1],
            "effects": _of(values, "quarters", state.quarters[district * many + number - 1]),
            "far": number in values.box.base.far,
        }
        for number in range(1, many + 1)
    ]


def _of(values: KnownValues, kind: str, id: str) -> list[Data] | None:
    return [] if id == NOTHING else signs(values.known(f"{kind}.{id}.effects")) if id else None


def _tiles(values: KnownValues, state: State) -> list[Data]:
    """The action tiles from the top, then the printed space."""
    rabbis = {state.rabbi: "automa", **{place: f"human-{n + 1}" for n, place in enumerate(state.rabbis)}}
    found = [
        {
            "place": f"@place-{place + 1}",
            "id": tile,
            "effects": _of(values, "action_tiles", tile),
            "taken": bool(state.taken >> place & 1),
            "rabbi": rabbis.get(place, ""),
        }
        for place, tile in enumerate(state.tiles)
    ]
    printed = {"place": f"@place-{BOTTOM + 1}", "id": "", "taken": False, "rabbi": rabbis.get(BOTTOM, "")}
    return [*found, {**printed, "effects": signs(values.known("bottom_space.effects"))}]


def _book(values: KnownValues, book: str) -> Data | None:
    if not book:
        return None
    printed = {part: values.known(f"books.{book}.{part}") for part in ("colour", "cost")}
    return {"id": book, **printed, "effects": _of(values, "books", book)}


def _artifacts(values: KnownValues, state: State) -> list[Data]:
    """The artifacts from the top: income, ingot spaces and upgrade cells, as far as they are known."""
    tile = state.artifact_tile
    cells = values.box.printed.artifact_tiles[tile].cells if tile else {}
    found = []
    for artifact in range(1, values.box.base.artifacts + 1):
        income = f"artifact_tiles.{tile}.income.{artifact}"
        own = [id for id in cells if values.known(f"artifact_tiles.{tile}.cells.{id}.artifact") == artifact]
        found.append(
            {
                "number": artifact,
                "income": signs(values.known(income)) if tile else None,
                "images": _images(values, artifact),
                "cells": [_cell(values, state, id) for id in own],
            }
        )
    return found


def _images(values: KnownValues, artifact: int) -> list[int] | None:
    """The ingot spaces of an artifact by their numbers, from 1; an owner's are counted from the lowest."""
    if not values.owner:
        return [int(id) for id, image in values.box.printed.images.items() if image.artifact == artifact]
    upwards = range(values.box.base.artifacts, artifact - 1, -1)
    *below, own = (values.known(f"board.ingots.{number}") for number in upwards)
    if own is None or None in below:
        return None
    return list(range(sum(below) + 1, sum(below) + own + 1))


def _cell(values: KnownValues, state: State, id: str) -> Data:
    key = f"artifact_tiles.{state.artifact_tile}.cells.{id}"
    made = bool(state.upgrades[1] >> values.box.cell_ids.index(id) & 1)
    return {"id": id, "cost": values.known(f"{key}.cost"), "tile": values.known(f"{key}.tile"), "made": made}


def _upgrades(values: KnownValues, state: State, kind: int) -> list[Data]:
    """The upgrades in the order in which the board shows them."""
    table = UPGRADES[kind]
    return [
        {
            "id": id,
            "cost": values.known(f"{table}.{id}.cost"),
            "menorahs": values.known(f"{table}.{id}.menorahs"),
            "effects": signs(values.known(f"{table}.{id}.effects")),
            "made": bool(state.upgrades[kind] >> number & 1),
        }
        for number, id in enumerate(values.box.upgrade_ids[kind])
    ]


def _graves(values: KnownValues, state: State) -> list[Data] | None:
    """The cells of the graveyard; null while their number is not known."""
    cells = values.known("board.graveyard_cells")
    if cells is None:
        return None
    return [
        {
            "cell": cell,
            "filled": bool(state.graves >> cell & 1),
            "effects": signs(values.known(f"graveyard.{cell}")),
        }
        for cell in range(1, cells + 1)
    ]
