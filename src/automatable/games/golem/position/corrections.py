"""Corrections: what can be chosen, and the bounds of numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from automatable.core.forms.form import Option
from automatable.core.forms.marks import Bounds
from automatable.games.golem.box.tables import Box, component_name
from automatable.games.golem.position.golem_spot import SECTIONS, SPOTS, district_of, lies, section_of
from automatable.games.golem.position.json_format import golem_text
from automatable.games.golem.position.known_values import KnownValues
from automatable.games.golem.position.state import (
    BOTTOM,
    COLOURS,
    DISTRICTS,
    NOTHING,
    PARTS,
    Phase,
    State,
    seat_word,
)

NOT_ENTERED = Option("", "golem-untold")
"""What is not entered yet."""
NOTHING_THERE = Option(NOTHING, "golem-option-nothing")
BY_HAND = Option(NOTHING, "golem-used-by-hand")
GRAVES = 24
"""Cells of the graveyard while their number is not known."""


def families(box: Box, state: State) -> dict[str, Iterable[Option]]:
    """What can be chosen, by family."""
    known = KnownValues(box, state)
    return {**_people(state), **_board(box, state, known), **_components(box, state, known)}


def _people(state: State) -> dict[str, Iterable[Option]]:
    humans = [
        Option(f"human-{seat}", f"golem-{seat_word(seat, state.humans).removeprefix('@')}")
        for seat in range(1, state.humans + 1)
    ]
    return {
        "phase": [_word("phase", phase) for phase in get_args(Phase)],
        "side": [_word("side", "automa"), *humans],
        "human": humans,
        "side-human": humans,
        "colour": [_word("colour", colour) for colour in COLOURS],
        "token": [_word("token", district) for district in DISTRICTS],
        "score-part": [_word("score", part) for part in PARTS],
        "of-round": [Option(n, "golem-round", {"round": n + 1}) for n in range(len(state.characters))],
    }


def _board(box: Box, state: State, known: KnownValues) -> dict[str, Iterable[Option]]:
    """Spots and sections of the districts, places for the rabbi, ingots and graves."""
    first = known.known_number("board.students_from") or 0
    places = [*(_word("place", n + 1) for n in range(len(state.tiles))), _word("place", BOTTOM + 1)]
    pictures = box.base.gold // box.base.seats if state.owner else len(box.printed.images)
    graves = known.known_number("board.graveyard_cells") or GRAVES
    return {
        "golem": [_golem(spot) for spot in range(len(DISTRICTS) * SPOTS)],
        "section": [_word("section", n) for n in range(first, box.base.sections + 1)],
        "street": [_building(n) for n in range(len(state.quarters))],
        "place": places,
        "rabbi-place": [Option(0, "golem-no-place"), *places],
        "image": [_word("image", n + 1) for n in range(pictures)],
        "grave": [_word("grave", n) for n in range(1, graves + 1)],
    }


def _components(box: Box, state: State, known: KnownValues) -> dict[str, Iterable[Option]]:
    """Cards, tiles and books that can be named, and those that lie there already."""
    golem, artifact, study = box.upgrade_ids
    bought = (book for column in state.books for book in column)
    books = _named(known, "books", (*bought, *state.library, *state.gone_books))
    tiles = _named(known, "action_tiles", (*state.tiles, *state.used_tiles))
    return {
        "book": books,
        "laid-book": [NOT_ENTERED, *books],
        "tile": tiles,
        "laid-tile": [NOT_ENTERED, *tiles],
        "card": [BY_HAND, *_named(known, "automa_cards", (*state.cards, *state.under))],
        "character": [NOT_ENTERED, *_named(known, "characters", state.characters)],
        "quarter": [NOT_ENTERED, NOTHING_THERE, *_named(known, "quarters", state.quarters)],
        "starting-tile": [BY_HAND, *_named(known, "starting_tiles", state.starting)],
        "artifact_tile": [NOT_ENTERED, *_named(known, "artifact_tiles", (state.artifact_tile,))],
        "golem-upgrade": [_word("upgrade", id) for id in golem],
        "artifact-upgrade": [_word("cell", id) for id in artifact],
        "study-upgrade": [_word("upgrade", id) for id in study],
    }


def _named(known: KnownValues, kind: str, lying: Iterable[str]) -> list[Option]:
    ids = sorted({*known.entered(kind), *lying} & set(getattr(known.box.printed, kind)))
    return [_component(known, kind, id) for id in ids]


def _component(known: KnownValues, kind: str, id: str) -> Option:
    """A component by name; its owner is shown what is known of it."""
    message, args = component_name(known.box, f"{kind}.{id}")
    if not known.owner:
        return Option(id, message, args)
    return Option(id, "golem-option-shown", {**known.option(kind, id).args, "id": args["id"]})


def _word(family: str, value: int | str) -> Option:
    return Option(value, f"golem-{family}-{value}")


def _golem(spot: int) -> Option:
    how = "lying" if lies(spot) else "standing"
    return Option(golem_text(spot), f"golem-spot-{DISTRICTS[district_of(spot)]}-{section_of(spot)}-{how}")


def _building(number: int) -> Option:
    district, section = divmod(number, SECTIONS)
    args = {"district": f"@district-{DISTRICTS[district]}", "section": f"@section-{section + 1}"}
    return Option(number, "golem-building", args)


def bounds(box: Box, state: State) -> dict[str, Bounds]:
    """The bounds of numbers."""
    figures, base = box.automa, box.base
    known = KnownValues(box, state)
    return {
        "round": (1, figures.last_round),
        "turn": (0, figures.cards_in_round * state.players),
        "automa.resources": (figures.low, figures.high),
        "automa.points": (None, None),
        "automa.dead": (0, base.golems),
        "automa.golem_track": (0, known.known_number("board.golem_track_top")),
        "automa.study_track": (0, known.known_number("board.study_track_top")),
        "table.falling": (0, len(box.marble_order)),
        **{f"table.drawn.{n}": (0, figures.cards_in_round - 1) for n in range(state.humans)},
        **{f"final.{n}": (None, None) for n in range(len(PARTS))},
        **{f"human_points.{n}": (None, None) for n in range(state.humans)},
        **{f"human_sheets.{n}.{m}": (None, None) for n in range(state.humans) for m in range(len(PARTS))},
    }
