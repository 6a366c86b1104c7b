"""The words of the entry screens: titles, labels, and where a component lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from automatable.core.engine.explanation import Args
from automatable.games.golem.box.keys import column_of, component_of
from automatable.games.golem.box.tables import called
from automatable.games.golem.position.golem_spot import SECTIONS
from automatable.games.golem.position.state import DISTRICTS, NOTHING, State

AT = {
    "automa_cards": "@at-card",
    "action_tiles": "@at-tile",
    "books": "@at-book",
    "characters": "@at-character",
    "quarters": "@at-quarter",
    "starting_tiles": "@at-starting-tile",
    "artifact_tiles": "@at-artifact-tile",
}
"""Kinds of cards and tiles, which have no printed number, and what one of them is called at the table."""
Locations = Mapping[str, str]
"""Where cards, tiles and books lie, as references to words, by their keys."""


def wording(key: str, locations: Locations | None = None) -> tuple[str, Args]:
    """The message that asks for a value, and its arguments."""
    kind, id, *rest = key.split(".")
    names = [kind, *(part for part in rest if not part.isdecimal()), *(["top"] if column_of(key) else [])]
    numbers = [int(part) for part in rest if part.isdecimal()]
    args = called(id)
    if kind in AT:
        args["thing"] = (locations or {}).get(component_of(key), AT[kind])
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


def heading(keys: Sequence[str], locations: Locations | None = None) -> tuple[str, Args]:
    """The title of a screen with these values: the component they are printed on.

    At the table (``locations``) it is named by where it lies, in the box by our number of it.
    """
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
    ids = {component_of(key) for key in keys}
    if kind.endswith("_upgrades") or kind in ("board", "graveyard") or len(ids) > 1:
        return f"golem-thing-{kind.replace('_', '-')}", {}
    if locations is not None and kind in AT:
        return "golem-thing-there", {"thing": locations.get(ids.pop(), AT[kind])}
    return f"golem-thing-{kind.replace('_', '-')}", called(ids.pop().partition(".")[2])


def locations(state: State) -> dict[str, str]:
    """Where the cards, tiles and books of a position lie, as references to words, by their keys."""
    tiles = {f"action_tiles.{id}": f"@at-tile-{n}" for n, id in enumerate(state.tiles, 1) if id}
    library = {f"books.{id}": f"@at-library-{n}" for n, id in enumerate(state.library, 1) if id}
    columns = {
        f"books.{id}": f"@at-shelf-{column}-{row}"
        for column, books in enumerate(state.books, 1)
        for row, id in enumerate(books, 1)
    }
    quarters = {
        f"quarters.{id}": f"@at-{DISTRICTS[n // SECTIONS]}-{n % SECTIONS + 1}"
        for n, id in enumerate(state.quarters)
        if id not in ("", NOTHING)
    }
    return {**tiles, **library, **columns, **quarters}
