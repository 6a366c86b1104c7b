"""The sheet for the outcome of what the player did by hand, filled in with what is known."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import structs

from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Data
from automatable.core.engine.question import Question
from automatable.core.forms.form import Field, Option
from automatable.games.golem.box.printed import BOOK_COLOURS
from automatable.games.golem.entry.owner_values import OwnerValues
from automatable.games.golem.position.golem_spot import district_of, lies, section_of, spot
from automatable.games.golem.position.state import DISTRICTS, KINDS, State, created
from automatable.games.golem.rules.board import book_columns, resources
from automatable.games.golem.rules.context import Context
from automatable.games.golem.rules.golems.crew import Went

Did = Callable[[State, str], State]
"""What the Automa did in its turn, as the player enters it."""
POINTS = 999
"""How far the points of a sheet go."""
HOW = ("standing", "lying", "dead")
SHEETS = {"movement": ("resources", "points", "golems"), "control": ("resources", "points")}
"""The stages in which only some values can change."""


def outcome(
    ctx: Context, state: State, name: str, rule: str, did: Field | None = None, do: Did | None = None
) -> State:
    """Ask for the outcome of a stage on one sheet.

    In a turn the last field asks what was done; its tap sends the sheet. Values that follow from it are taken
    over unless the player changed them on the sheet.
    """
    number = _next_sheet(ctx)
    parts = _parts(ctx, state, SHEETS.get(name))
    asked = (*parts, did) if did else parts
    answer: Data = ctx.r.ask(Question(f"by-hand-{number}", f"golem-outcome-{name}", rule, fields=asked))
    sheet = {part.key: answer.get(part.key, part.value) for part in parts}
    if did and do:
        state = do(state, answer[did.key])
        brought = {part.key: part.value for part in _parts(ctx, state, SHEETS.get(name))}
        untouched = [part.key for part in parts if sheet[part.key] == part.value]
        sheet |= {id: brought[id] for id in untouched if id in brought}
    after = _applied(ctx, state, sheet)
    if created(after) > ctx.box.base.golems:
        raise UserError("golem-defect-golems", most=ctx.box.base.golems)
    if ctx.r.explaining:
        ctx.r.note("golem-note-by-hand", rule)
        resources.record_changes(ctx, state, after, rule)
    return after


def _next_sheet(ctx: Context) -> int:
    """The number of a sheet: several may be asked for in one event."""
    assert isinstance(ctx.printed, OwnerValues)
    ctx.printed.sheets += 1
    return ctx.printed.sheets


def _parts(ctx: Context, state: State, only: tuple[str, ...] | None) -> tuple[Field, ...]:
    track, base, far = ctx.box.automa, ctx.box.base, ctx.box.printed.answers.number
    known = ctx.printed.known_number
    first = known("board.students_from") or 0
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
            _number(
                "golem-track", 0, ctx.printed.known_number("board.golem_track_top") or far, state.golem_track
            ),
            _number(
                "study-track", 0, ctx.printed.known_number("board.study_track_top") or far, state.study_track
            ),
        ]
    if pieces:
        parts += [part for number, golem in enumerate(state.golems) for part in _golem(ctx, number, golem)]
    if only is None:
        parts += _made(ctx, state)
    return tuple(parts)


def _number(id: str, low: int, high: int, known: int, **args: object) -> Field:
    return Field(id, f"golem-sheet-{id}", args, low=low, high=high, value=known)


def _golem(ctx: Context, number: int, golem: int) -> tuple[Field, Field]:
    """The fields of a golem: its section, and whether it stands, lies or is dead."""
    district = f"@district-{DISTRICTS[district_of(golem)]}"
    how = tuple(Option(one, f"golem-how-{one}") for one in HOW)
    sections = ctx.box.base.sections
    at = Field(
        f"golem-{number + 1}",
        "golem-sheet-golem",
        {"district": district},
        low=1,
        high=sections,
        value=section_of(golem),
    )
    known = "lying" if lies(golem) else "standing"
    return at, Field(f"golem-{number + 1}-is", "golem-sheet-golem-is", {}, how, value=known)


def _made(ctx: Context, state: State) -> list[Field]:
    """The fields for new golems, ingots, upgrades and books."""
    base, ids = ctx.box.base, ctx.box.upgrade_ids
    left = base.golems - len(state.golems) - state.dead
    parts = [
        Field(
            f"created-{district}",
            "golem-sheet-created",
            {"district": f"@district-{district}"},
            low=0,
            high=left,
            value=0,
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
        parts.append(Field(f"upgrades-{name}", message, {}, options, kind="list", value=[*made]))
    colours = tuple(Option(colour, f"golem-word-{colour}") for colour in BOOK_COLOURS)
    bought = Field("books", "golem-sheet-books", {}, colours, kind="list", repeats=True, value=[])
    return [*parts, bought]


def _applied(ctx: Context, state: State, sheet: Data) -> State:
    """The position with the values of the sheet."""
    went: list[Went] = []
    for number, golem in enumerate(state.golems):
        how = sheet.get(f"golem-{number + 1}-is", "lying" if lies(golem) else "standing")
        at = sheet.get(f"golem-{number + 1}", section_of(golem))
        now = None if how == "dead" else spot(district_of(golem), at, how == "lying")
        went.append((golem, now))
    golems = [golem for _, golem in went if golem is not None]
    dead = state.dead + len(went) - len(golems)
    ctx.crew.moved_by_hand(went)
    for number, district in enumerate(DISTRICTS):
        for _ in range(sheet.get(f"created-{district}", 0)):
            golems.append(spot(number, 1))
            ctx.crew.made(spot(number, 1))
    students = [
        sheet.get(f"student-{district}", at) for district, at in zip(DISTRICTS, state.students, strict=True)
    ]
    after = structs.replace(
        state,
        resources=sheet["resources"],
        points=sheet["points"],
        golems=tuple(sorted(golems)),
        dead=dead,
        graves_untold=state.graves_untold or dead > state.dead,
        students=(students[0], students[1], students[2]),
        golem_track=_golem_track(ctx, state, sheet, dead - state.dead),
        study_track=sheet.get("study-track", state.study_track),
        ingots=(1 << sheet.get("ingots", state.ingots.bit_count())) - 1,
        upgrades=_upgrades(ctx, state, sheet),
    )
    return _with_books(ctx, after, sheet.get("books", []))


def _golem_track(ctx: Context, state: State, sheet: Data, killed: int) -> int:
    """The golem track as entered; an unchanged one moves with the golems made and killed."""
    to: int = sheet.get("golem-track", state.golem_track)
    if to != state.golem_track:
        return to
    made: int = sum(sheet.get(f"created-{district}", 0) for district in DISTRICTS)
    automa = ctx.box.automa
    top: int = ctx.printed.known_number("board.golem_track_top") or ctx.box.printed.answers.number
    at: int = to + made * automa.created_track - killed * automa.killed_track
    return max(0, min(top, at))


def _upgrades(ctx: Context, state: State, sheet: Data) -> tuple[int, int, int]:
    made = list(state.upgrades)
    for kind, name in enumerate(KINDS):
        ids = ctx.box.upgrade_ids[kind]
        if f"upgrades-{name}" in sheet:
            made[kind] = sum(1 << ids.index(id) for id in sheet[f"upgrades-{name}"])
    return made[0], made[1], made[2]


def _with_books(ctx: Context, state: State, colours: list[str]) -> State:
    """Books bought by hand: only their colours are entered, and the library is unknown again."""
    for colour in colours:
        column = book_columns.column_for(ctx, state, colour, ctx.r.silent())
        if column is None:
            continue
        book = ctx.printed.new_id("books")
        ctx.printed.learn({f"books.{book}.colour": colour})
        columns = (*state.books[:column], (*state.books[column], book), *state.books[column + 1 :])
        state = structs.replace(state, books=columns, library=("",) * len(state.library))
    return state
