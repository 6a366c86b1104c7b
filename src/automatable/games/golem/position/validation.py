"""Checks of a position: why it is impossible."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.box import loader as boxes
from automatable.core.box.dotted_keys import tables_of
from automatable.core.engine.errors import UserError
from automatable.core.engine.rules import Defect
from automatable.games.golem.box.printed import Printed
from automatable.games.golem.box.tables import Box
from automatable.games.golem.position.golem_spot import SECTIONS, SPOTS
from automatable.games.golem.position.known_values import KnownValues
from automatable.games.golem.position.marble_row import count
from automatable.games.golem.position.state import (
    BOTTOM,
    DISTRICTS,
    HUMANS,
    NOTHING,
    PARTS,
    UNKNOWN,
    State,
    created,
)


def defects(box: Box, state: State) -> Iterator[Defect]:
    """Why this position cannot be."""
    found: list[Defect] = []

    def wrong(when: bool, name: str, **args: object) -> None:
        if when:
            found.append(Defect(f"golem-defect-{name}", args))

    figures, base = box.automa, box.base
    wrong(not figures.low <= state.resources <= figures.high, "resources", low=figures.low, high=figures.high)
    wrong(created(state) > base.golems or state.dead < 0, "golems", most=base.golems)
    wrong(
        list(state.golems) != sorted(state.golems)
        or any(not 0 <= golem < len(DISTRICTS) * SPOTS for golem in state.golems),
        "golem-places",
    )
    known = KnownValues(box, state).known_number
    wrong(
        any(not (known("board.students_from") or 0) <= n <= base.sections for n in state.students), "students"
    )
    for track, at in (("golem", state.golem_track), ("study", state.study_track)):
        top = known(f"board.{track}_track_top")
        wrong(at < 0 or (top is not None and at > top), f"{track}-track")
    tokens = len(set(state.tokens))
    wrong(tokens != len(state.tokens) or tokens > len(DISTRICTS), "tokens")
    wrong(tokens < len(DISTRICTS) and state.phase != "deal", "tokens")
    wrong(sorted(state.order) != list(range(state.players)), "order")
    wrong(state.humans not in HUMANS or not 1 <= state.level <= len(box.levels), "players")
    wrong(not 1 <= state.round <= figures.last_round, "round")
    wrong(not 0 <= state.turn <= figures.cards_in_round * state.players, "turn")
    most = (len(ids) for ids in box.upgrade_ids)
    pictures = base.gold // base.seats if state.owner else len(box.printed.images)
    wrong(state.ingots >= 1 << pictures, "board")
    wrong(any(mask >= 1 << number for mask, number in zip(state.upgrades, most, strict=True)), "board")
    wrong(any(not UNKNOWN <= place <= BOTTOM for place in (state.rabbi, *state.rabbis)), "rabbis")
    came = state.printed_space
    wrong(len(set(came)) != len(came) or not {*came} <= {*range(state.players)}, "arrivals")
    wrong(
        len(state.rabbis) != state.humans
        or len(state.drawn) != state.humans
        or any(not 0 <= number < figures.cards_in_round for number in state.drawn)
        or len(state.tiles) != state.players + base.tiles_over_players,
        "seats",
    )
    wrong(
        len(state.human_sheets) not in (0, len(state.human_points))
        or len(state.human_points) > state.humans
        or (state.phase == "over" and len(state.human_points) < state.humans)
        or any(len(sheet) != len(PARTS) for sheet in state.human_sheets)
        or len(state.final) not in (0, len(PARTS)),
        "sheets",
    )
    yield from found
    yield from _component_defects(box, state)
    if state.learned:
        yield from _learned_defects(box, state)


def _learned_defects(box: Box, state: State) -> Iterator[Defect]:
    """Check that entered values fit the box."""
    try:
        boxes.load(Printed, box.plain, tables_of(state.learned), "learned")
    except UserError as user_error:
        yield Defect("golem-defect-learned", {"key": user_error.args_["key"]})


def _component_defects(box: Box, state: State) -> Iterator[Defect]:
    lengths = (len(state.library), len(state.characters), len(state.quarters))
    if lengths != (box.base.library, box.automa.last_round, len(DISTRICTS) * SECTIONS):
        yield Defect("golem-defect-places")
    bought = [book for column in state.books for book in column]
    books = [book for book in (*bought, *state.library, *state.gone_books) if book]
    for name, ids, ctx in (
        ("book", books, box.printed.books),
        ("tile", [tile for tile in state.tiles if tile], box.printed.action_tiles),
        ("card", [id for id in (*state.cards, *state.under) if id != NOTHING], box.printed.automa_cards),
        ("character", [card for card in state.characters if card], box.printed.characters),
        ("artifact", [state.artifact_tile] if state.artifact_tile else [], box.printed.artifact_tiles),
        ("starting", [id for id in state.starting if id != NOTHING], box.printed.starting_tiles),
        ("quarter", [tile for tile in state.quarters if tile not in ("", NOTHING)], box.printed.quarters),
    ):
        if any(id not in ctx for id in ids):
            yield Defect("golem-defect-unknown", {"kind": f"@component-{name}"})
        elif len(set(ids)) != len(ids):
            yield Defect("golem-defect-twice", {"kind": f"@component-{name}"})
    if len(state.books) != box.base.columns or any(
        len(column) > box.automa.column_limit for column in state.books
    ):
        yield Defect("golem-defect-column", {"most": box.automa.column_limit})
    if state.box == "practice":
        yield from _practice_defects(box, state)


def _practice_defects(box: Box, state: State) -> Iterator[Defect]:
    """Where everything is dealt, everything can be counted."""
    for column in state.books:
        colours = {box.printed.books[book].colour for book in column if book in box.printed.books} - {"black"}
        if len(colours) > 1:
            yield Defect("golem-defect-colours")
    for number, (colour, most) in enumerate(box.base.marbles.items()):
        held = [*state.marbles, *state.human_marbles].count(number)
        lying = sum(count(row, number) for row in state.rows if row != UNKNOWN)
        if lying + held > most:
            yield Defect("golem-defect-marbles", {"colour": f"@colour-{colour}"})
