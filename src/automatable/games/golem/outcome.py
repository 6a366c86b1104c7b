"""The outcome of what the player did by hand: one sheet, filled in with what is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs

from automatable.core.question import Option, Part, Question
from automatable.core.refused import Refused
from automatable.games.golem import books, resources
from automatable.games.golem.printed import BOOK_COLOURS
from automatable.games.golem.reading import Table
from automatable.games.golem.state import (
    DISTRICTS,
    KINDS,
    State,
    created,
    district_of,
    lies,
    section_of,
    spot,
)

Did = Callable[[State, str], State]
"""What the Automa did in its turn, as the player tells it."""
POINTS = 999
"""How far the points of a sheet go."""
HOW = ("standing", "lying", "dead")
SHEETS = {"movement": ("resources", "points", "golems"), "control": ("resources", "points")}
"""The stages in which few things can change; in all others anything may."""


def outcome(
    table: Table, state: State, name: str, rule: str, did: Part | None = None, do: Did | None = None
) -> State:
    """One sheet, filled in with what is known, takes what came of a stage.

    In a turn it also asks what was done, last: the tap that sends it. What that brings by itself is there
    unless the sheet says otherwise.
    """
    table.hands += 1
    parts = _parts(table, state, SHEETS.get(name))
    asked = (*parts, did) if did else parts
    answer: dict[str, Any] = table.r.ask(
        Question(f"by-hand-{table.hands}", f"golem-outcome-{name}", rule, parts=asked)
    )
    told = {part.id: answer.get(part.id, part.known) for part in parts}
    if did and do:
        state = do(state, answer[did.id])
        brought = {part.id: part.known for part in _parts(table, state, SHEETS.get(name))}
        untouched = [part.id for part in parts if told[part.id] == part.known]
        told |= {id: brought[id] for id in untouched if id in brought}
    after = _applied(table, state, told)
    if created(after) > table.box.base.golems:
        raise Refused("golem-defect-golems", most=table.box.base.golems)
    if table.r.listens:
        table.r.note("golem-note-by-hand", rule)
        resources.tell(table, state, after, rule)
    return after


def _parts(table: Table, state: State, only: tuple[str, ...] | None) -> tuple[Part, ...]:
    track, base, far = table.box.automa, table.box.base, table.box.printed.answers.number
    first = table.told("board.students_from") or 0
    pieces = "golems" if only is None or "golems" in only else ""
    parts = [
        _number("resources", track.low, track.high, state.resources),
        _number("points", min(-POINTS, state.points), max(POINTS, state.points), state.points),
    ]
    if only is None:
        parts += [
            _number(f"student-{district}", first, base.sections, at)
            for district, at in zip(DISTRICTS, state.students, strict=True)
        ]
        parts += [
            _number("golem-track", 0, table.told("board.golem_track_top") or far, state.golem_track),
            _number("study-track", 0, table.told("board.study_track_top") or far, state.study_track),
        ]
    if pieces:
        parts += [part for number, golem in enumerate(state.golems) for part in _golem(table, number, golem)]
    if only is None:
        parts += _made(table, state)
    return tuple(parts)


def _number(id: str, low: int, high: int, known: int, **args: Any) -> Part:
    return Part(id, f"golem-sheet-{id}", args, low=low, high=high, known=known)


def _golem(table: Table, number: int, golem: int) -> tuple[Part, Part]:
    """Where a golem is, and how."""
    district = f"@district-{DISTRICTS[district_of(golem)]}"
    how = tuple(Option(one, f"golem-how-{one}") for one in HOW)
    sections = table.box.base.sections
    at = Part(
        f"golem-{number + 1}",
        "golem-sheet-golem",
        {"district": district},
        low=1,
        high=sections,
        known=section_of(golem),
    )
    known = "lying" if lies(golem) else "standing"
    return at, Part(f"golem-{number + 1}-is", "golem-sheet-golem-is", {}, how, known=known)


def _made(table: Table, state: State) -> list[Part]:
    """What was created, placed, improved and bought."""
    base, ids = table.box.base, table.box.upgrade_ids
    left = base.golems - len(state.golems) - state.dead
    parts = [
        Part(
            f"created-{district}",
            "golem-sheet-created",
            {"district": f"@district-{district}"},
            low=0,
            high=left,
            known=0,
        )
        for district in DISTRICTS
        if left
    ]
    parts.append(_number("ingots", 0, base.gold // base.seats, state.ingots.bit_count()))
    for kind, name in enumerate(KINDS):
        word = "cell" if name == "artifact" else "upgrade"
        options = tuple(Option(id, f"golem-{word}-{id}") for id in ids[kind])
        made = [id for n, id in enumerate(ids[kind]) if state.upgrades[kind] >> n & 1]
        message = f"golem-sheet-upgrades-{name}"
        parts.append(Part(f"upgrades-{name}", message, {}, options, many=True, known=[*made]))
    colours = tuple(Option(colour, f"golem-word-{colour}") for colour in BOOK_COLOURS)
    bought = Part("books", "golem-sheet-books", {}, colours, many=True, repeats=True, known=[])
    return [*parts, bought]


def _applied(table: Table, state: State, told: dict[str, Any]) -> State:
    """The position as the sheet says."""
    golems: list[int] = []
    dead = state.dead
    for number, golem in enumerate(state.golems):
        how = told.get(f"golem-{number + 1}-is", "lying" if lies(golem) else "standing")
        at = told.get(f"golem-{number + 1}", section_of(golem))
        if how == "dead":
            dead += 1
        else:
            golems.append(spot(district_of(golem), at, how == "lying"))
    for number, district in enumerate(DISTRICTS):
        golems += [spot(number, 1)] * told.get(f"created-{district}", 0)
    students = [
        told.get(f"student-{district}", at) for district, at in zip(DISTRICTS, state.students, strict=True)
    ]
    after = structs.replace(
        state,
        resources=told["resources"],
        points=told["points"],
        golems=tuple(sorted(golems)),
        dead=dead,
        graves_untold=state.graves_untold or dead > state.dead,
        students=(students[0], students[1], students[2]),
        golem_track=_golem_track(table, state, told, dead - state.dead),
        study_track=told.get("study-track", state.study_track),
        ingots=(1 << told.get("ingots", state.ingots.bit_count())) - 1,
        upgrades=_upgrades(table, state, told),
    )
    return _with_books(table, after, told.get("books", []))


def _golem_track(table: Table, state: State, told: dict[str, Any], killed: int) -> int:
    """Where the marker was told to be; left where it was, it goes by itself with golems made and killed."""
    to: int = told.get("golem-track", state.golem_track)
    if to != state.golem_track:
        return to
    made: int = sum(told.get(f"created-{district}", 0) for district in DISTRICTS)
    automa = table.box.automa
    top: int = table.told("board.golem_track_top") or table.box.printed.answers.number
    at: int = to + made * automa.created_track - killed * automa.killed_track
    return max(0, min(top, at))


def _upgrades(table: Table, state: State, told: dict[str, Any]) -> tuple[int, int, int]:
    made = list(state.upgrades)
    for kind, name in enumerate(KINDS):
        ids = table.box.upgrade_ids[kind]
        if f"upgrades-{name}" in told:
            made[kind] = sum(1 << ids.index(id) for id in told[f"upgrades-{name}"])
    return made[0], made[1], made[2]


def _with_books(table: Table, state: State, colours: list[str]) -> State:
    """Books bought by hand: only their colours are told, and the library is looked at anew."""
    for colour in colours:
        column = books.column_for(table, state, colour, table.r.unheard())
        if column is None:
            continue
        book = table.enter("books")
        table.learned = {**table.learned, f"books.{book}.colour": colour}
        shelf = (*state.books[:column], (*state.books[column], book), *state.books[column + 1 :])
        state = structs.replace(state, books=shelf, library=("",) * len(state.library))
    return state
