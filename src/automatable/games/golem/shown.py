"""Shown: what a face draws of a position and must not work out for itself; what nobody knows is null."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.core.resolution import SILENT
from automatable.games.golem import things, using
from automatable.games.golem.buttons import button_of
from automatable.games.golem.marbles import character
from automatable.games.golem.movement import spot_name
from automatable.games.golem.reading import NOTHING, Table
from automatable.games.golem.state import BOTTOM, DISTRICTS, KINDS, State, district_of, lies, section_of
from automatable.games.golem.tables import Box

Plain = dict[str, Any]
CARD = ("bonus", "level", "first", "rabbi", "marble", "book", "left_half", "right_half")


def shown(box: Box, state: State) -> Plain:
    """Whose turn it is, the round's character, and every place of the table with what lies there."""
    table = using.table(box, state, SILENT)
    args = {"round": state.round, "last": box.automa.last_round}
    return {
        "progress": {"message": "golem-progress", "args": args},
        "seat": _seat(state),
        "sheet": "human_sheets" if state.phase == "over" else None,
        "character": _character(table, state),
        "card": _card(table, state),
        "districts": {name: _sections(table, state, n) for n, name in enumerate(DISTRICTS)},
        "tiles": _tiles(table, state),
        "library": [_book(table, book) for book in state.library],
        "columns": [[_book(table, book) for book in column] for column in state.books],
        "artifacts": _artifacts(table, state),
        "upgrades": {kind: _upgrades(table, state, n) for n, kind in enumerate(KINDS) if kind != "artifact"},
        "graves": _graves(table, state),
        "red_zone": table.told(f"board.red_zone.{state.level}"),
    }


def signs(effects: Sequence[Any] | None) -> list[Plain] | None:
    """Printed effects as the names of their buttons, with their numbers; a slash has two sides."""
    if effects is None:
        return None
    found: list[Plain] = []
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


def _character(table: Table, state: State) -> Plain | None:
    card = character(state)
    if not card:
        return None
    told = {part: table.told(f"characters.{card}.{part}") for part in ("left", "right", "steps", "cost")}
    return {"id": card, **told, "effects": signs(table.told(f"characters.{card}.effects"))}


def _card(table: Table, state: State) -> Plain | None:
    if not state.cards:
        return None
    return {"id": state.cards[-1]} | {
        part: _of_card(table, f"automa_cards.{state.cards[-1]}.{part}") for part in CARD
    }


def _of_card(table: Table, key: str) -> Any:
    """What is known of a card; a column as far as it was told."""
    return [*table.top(key)] or None if key.rpartition(".")[2] in things.ORDERS else table.told(key)


def _sections(table: Table, state: State, district: int) -> list[Plain]:
    many = table.box.base.sections
    return [
        {
            "student": state.students[district] == number,
            "golems": [
                {"name": spot_name(state, golem), "lying": lies(golem)}
                for golem in state.golems
                if district_of(golem) == district and section_of(golem) == number
            ],
            "tile": state.quarters[district * many + number - 1],
            "effects": _of(table, "quarters", state.quarters[district * many + number - 1]),
            "far": number in table.box.base.far,
        }
        for number in range(1, many + 1)
    ]


def _of(table: Table, things: str, id: str) -> list[Plain] | None:
    return [] if id == NOTHING else signs(table.told(f"{things}.{id}.effects")) if id else None


def _tiles(table: Table, state: State) -> list[Plain]:
    """The action tiles from the top, then the printed space."""
    rabbis = {state.rabbi: "automa", **{place: f"human-{n + 1}" for n, place in enumerate(state.rabbis)}}
    found = [
        {
            "place": f"@place-{place + 1}",
            "id": tile,
            "effects": _of(table, "action_tiles", tile),
            "taken": bool(state.taken >> place & 1),
            "rabbi": rabbis.get(place, ""),
        }
        for place, tile in enumerate(state.tiles)
    ]
    printed = {"place": f"@place-{BOTTOM + 1}", "id": "", "taken": False, "rabbi": rabbis.get(BOTTOM, "")}
    return [*found, {**printed, "effects": signs(table.told("bottom_space.effects"))}]


def _book(table: Table, book: str) -> Plain | None:
    if not book:
        return None
    told = {part: table.told(f"books.{book}.{part}") for part in ("colour", "cost")}
    return {"id": book, **told, "effects": _of(table, "books", book)}


def _artifacts(table: Table, state: State) -> list[Plain]:
    """From the top: income, ingot spaces and upgrade cells, as far as they are known."""
    tile = state.artifact_tile
    cells = table.box.printed.artifact_tiles[tile].cells if tile else {}
    found = []
    for artifact in range(1, table.box.base.artifacts + 1):
        income = f"artifact_tiles.{tile}.income.{artifact}"
        own = [id for id in cells if table.told(f"artifact_tiles.{tile}.cells.{id}.artifact") == artifact]
        found.append(
            {
                "number": artifact,
                "income": signs(table.told(income)) if tile else None,
                "images": _images(table, artifact),
                "cells": [_cell(table, state, id) for id in own],
            }
        )
    return found


def _images(table: Table, artifact: int) -> list[int] | None:
    """The ingot spaces of an artifact by their numbers, from 1; an owner's are counted from the lowest."""
    if not table.owner:
        return [int(id) for id, image in table.box.printed.images.items() if image.artifact == artifact]
    upwards = range(table.box.base.artifacts, artifact - 1, -1)
    *below, own = (table.told(f"board.ingots.{number}") for number in upwards)
    if own is None or None in below:
        return None
    return list(range(sum(below) + 1, sum(below) + own + 1))


def _cell(table: Table, state: State, id: str) -> Plain:
    key = f"artifact_tiles.{state.artifact_tile}.cells.{id}"
    made = bool(state.upgrades[1] >> table.box.cell_ids.index(id) & 1)
    return {"id": id, "cost": table.told(f"{key}.cost"), "tile": table.told(f"{key}.tile"), "made": made}


def _upgrades(table: Table, state: State, kind: int) -> list[Plain]:
    """In the order the board shows them."""
    things = "golem_upgrades" if KINDS[kind] == "golem" else "study_upgrades"
    return [
        {
            "id": id,
            "cost": table.told(f"{things}.{id}.cost"),
            "menorahs": table.told(f"{things}.{id}.menorahs"),
            "effects": signs(table.told(f"{things}.{id}.effects")),
            "made": bool(state.upgrades[kind] >> number & 1),
        }
        for number, id in enumerate(table.box.upgrade_ids[kind])
    ]


def _graves(table: Table, state: State) -> list[Plain] | None:
    """The cells of the graveyard; null while nobody has told how many there are."""
    cells = table.told("board.graveyard_cells")
    if cells is None:
        return None
    return [
        {
            "cell": cell,
            "filled": bool(state.graves >> cell & 1),
            "effects": signs(table.told(f"graveyard.{cell}")),
        }
        for cell in range(1, cells + 1)
    ]
