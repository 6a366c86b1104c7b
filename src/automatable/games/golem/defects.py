"""The reasons why a position is impossible, each with a name."""

from __future__ import annotations

from typing import Any

from automatable.core import box as boxes
from automatable.core.game import Defect
from automatable.core.refused import Refused
from automatable.games.golem.components import Box
from automatable.games.golem.printed import NOTHING, nested
from automatable.games.golem.state import (
    BOTTOM,
    DISTRICTS,
    HUMANS,
    LEVELS,
    SPOTS,
    UNKNOWN,
    State,
    count,
    created,
)


def defects(box: Box, s: State) -> tuple[Defect, ...]:
    """Why this position cannot be."""
    found: list[Defect] = []

    def wrong(when: bool, name: str, **args: Any) -> None:
        if when:
            found.append(Defect(f"golem-defect-{name}", args))

    track, base = box.automa, box.base
    wrong(not track.low <= s.resources <= track.high, "resources", low=track.low, high=track.high)
    wrong(created(s) > base.golems or s.dead < 0, "golems", most=base.golems)
    wrong(
        list(s.golems) != sorted(s.golems)
        or any(not 0 <= golem < len(DISTRICTS) * SPOTS for golem in s.golems),
        "golem-places",
    )
    wrong(any(not base.students_from <= n <= base.sections for n in s.students), "students")
    wrong(not 0 <= s.golem_track < len(base.track_steps), "golem-track")
    wrong(not 0 <= s.study_track < len(base.study_points), "study-track")
    wrong(len(set(s.tokens)) != len(s.tokens) or len(s.tokens) > len(DISTRICTS), "tokens")
    wrong(sorted(s.order) != list(range(s.players)), "order")
    wrong(s.humans not in HUMANS or not 1 <= s.level <= len(LEVELS), "players")
    wrong(not 1 <= s.round <= track.last_round, "round")
    wrong(not 0 <= s.turn <= track.cards_in_round * s.players, "turn")
    most = (len(ids) for ids in box.upgrade_ids)
    wrong(s.ingots >= 1 << len(box.images), "board")
    wrong(any(mask >= 1 << number for mask, number in zip(s.upgrades, most, strict=True)), "board")
    wrong(any(not UNKNOWN <= place <= BOTTOM for place in (s.rabbi, *s.rabbis)), "rabbis")
    wrong(len(s.rabbis) != s.humans or len(s.tiles) != s.players + base.tiles_over_players, "seats")
    found += _component_defects(box, s)
    if s.learned:
        found += _learned_defects(box, s)
    return tuple(found)


def _learned_defects(box: Box, s: State) -> list[Defect]:
    """What was told must fit the box."""
    try:
        boxes.load(Box, box.plain, nested(s.learned), "learned")
    except Refused as refused:
        return [Defect("golem-defect-learned", {"key": refused.args_["key"]})]
    return []


def _component_defects(box: Box, s: State) -> list[Defect]:
    found: list[Defect] = []
    shelved = [book for column in s.books for book in column]
    books = [book for book in (*shelved, *s.library, *s.gone_books) if book]
    for name, ids, table in (
        ("book", books, box.books),
        ("tile", [tile for tile in s.tiles if tile], box.action_tiles),
        ("card", [*s.cards, *s.under], box.automa_cards),
        ("character", [card for card in s.characters if card], box.characters),
        ("starting", list(s.starting), box.starting_tiles),
        ("quarter", [tile for tile in s.quarters if tile not in ("", NOTHING)], box.quarters),
    ):
        if any(id not in table for id in ids):
            found.append(Defect("golem-defect-unknown", {"kind": f"@component-{name}"}))
        elif len(set(ids)) != len(ids):
            found.append(Defect("golem-defect-twice", {"kind": f"@component-{name}"}))
    if len(s.books) != box.base.columns or any(len(column) > box.automa.column_limit for column in s.books):
        found.append(Defect("golem-defect-column", {"most": box.automa.column_limit}))
    if s.box == "practice":
        found += _practice_defects(box, s)
    return found


def _practice_defects(box: Box, s: State) -> list[Defect]:
    """Where everything is dealt, everything can be counted."""
    found: list[Defect] = []
    for column in s.books:
        colours = {box.books[book].colour for book in column if book in box.books} - {"black"}
        if len(colours) > 1:
            found.append(Defect("golem-defect-colours"))
    for number, (colour, most) in enumerate(box.base.marbles.items()):
        held = [*s.marbles, *s.human_marbles].count(number)
        lying = sum(count(row, number) for row in s.rows if row != UNKNOWN)
        if lying + held > most:
            found.append(Defect("golem-defect-marbles", {"colour": f"@colour-{colour}"}))
    return found
