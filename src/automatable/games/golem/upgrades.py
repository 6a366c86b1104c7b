"""Upgrades: which kind, which one, in which order."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from automatable.core.choosing import (
    Condition,
    Keep,
    Mask,
    Pick,
    TieBreak,
    fewest,
    first,
    mask_of,
    most,
    prefer,
)
from automatable.games.golem import resources, strategy
from automatable.games.golem.printed import Table
from automatable.games.golem.state import KINDS, State, created, height

TILES = ("grey", "special", "menorahs")


class Board:
    """The upgrades of one kind as a rule sees them: costs, order and who gives the three menorahs."""

    __slots__ = ("before", "columns", "costs", "heights", "ids", "kind", "menorahs", "t")

    def __init__(self, t: Table, s: State, kind: int) -> None:
        self.t = t
        self.kind = kind
        self.menorahs: Mask = 0
        if KINDS[kind] == "artifact":
            self._artifacts(t, s)
        else:
            self._board(t, s, "golem_upgrades" if KINDS[kind] == "golem" else "study_upgrades")

    def _board(self, t: Table, s: State, table: str) -> None:
        self.ids: tuple[str, ...] = t.box.golem_ids if table == "golem_upgrades" else t.box.study_ids
        entries = getattr(t.box, table)
        left = [n for n in range(len(self.ids)) if not s.upgrades[self.kind] >> n & 1]
        self.costs = {n: t.number(f"{table}.{self.ids[n]}.cost") for n in left}
        self.before = mask_of([n for n, id in enumerate(self.ids) if entries[id].before])
        if s.round == t.box.automa.last_round:
            wanted = t.box.automa.menorah_upgrade
            self.menorahs = mask_of(
                [n for n in left if t.number(f"{table}.{self.ids[n]}.menorahs") >= wanted]
            )

    def _artifacts(self, t: Table, s: State) -> None:
        key = f"artifact_tiles.{s.artifact_tile}.cells"
        cells = t.box.artifact_tiles[s.artifact_tile].cells
        self.ids = tuple(cells)
        # the owner counts the cells in the order of placing, so height is that number
        self.heights = [n if t.owner else cell.height for n, cell in enumerate(cells.values())]
        self.columns = [1 if t.owner else cell.column for cell in cells.values()]
        if s.round == t.box.automa.last_round:
            left = [n for n in range(len(cells)) if not s.upgrades[self.kind] >> n & 1]
            self.menorahs = mask_of(
                [n for n in left if t.word(f"{key}.{self.ids[n]}.tile", TILES) == "menorahs"]
            )


def upgrade_name(board: Board, number: int) -> str:
    """An upgrade by its place."""
    id = board.ids[number]
    return f"@cell-{id}" if KINDS[board.kind] == "artifact" else f"@upgrade-{id}"


_ROUND_FOUR: TieBreak[Board] = prefer("golem-tie-three-menorahs", lambda board: board.menorahs)

BY_COST: dict[int, Pick[Board]] = {
    kind: Pick(
        rule,
        upgrade_name,
        _ROUND_FOUR,
        fewest("golem-tie-cheapest", lambda board, number: board.costs[number]),
        prefer(tie, lambda board: board.before),
        first("golem-tie-as-shown", ruling="L15"),
    )
    for kind, rule, tie in (
        (0, "upgrade-golem", "golem-tie-leg-before-torso"),
        (2, "upgrade-study", "golem-tie-third-column-before-track"),
    )
}
BY_PLACE: Pick[Board] = Pick(
    "upgrade-artifact",
    upgrade_name,
    _ROUND_FOUR,
    fewest("golem-tie-bottom-cell", lambda board, number: board.heights[number]),
    most("golem-tie-right-cell", lambda board, number: board.columns[number]),
)


class Things:
    """How many things each kind of upgrade counts at the end."""

    __slots__ = ("counted", "left", "s")

    def __init__(self, t: Table, s: State) -> None:
        self.s = s
        self.counted = (created(s), len(strategy.artifacts(t, s)), sum(bool(column) for column in s.books))
        self.left = mask_of([kind for kind in range(len(KINDS)) if not strategy.all_made(t, s, kind)])


def kind_name(ctx: Any, kind: int) -> str:
    """A kind of upgrade."""
    return f"@kind-{KINDS[kind]}"


KEEP_KIND: Keep[Things] = Keep(
    "upgrade-kind", kind_name, Condition("golem-cond-upgrade-left", lambda things: things.left)
)
KIND: Pick[Things] = Pick(
    "upgrade-kind",
    kind_name,
    most("golem-tie-most-things", lambda things, kind: things.counted[kind]),
    fewest("golem-tie-token-higher", lambda things, kind: height(things.s, kind) + 1),
)


def choose_kind(t: Table, s: State) -> int | None:
    """The kind that brings most points at the end."""
    things = Things(t, s)
    return KIND.among(KEEP_KIND.among(mask_of(range(len(KINDS))), things, t.r), things, t.r)


def choose(t: Table, s: State, kind: int) -> tuple[State, Board, int | None]:
    """The next upgrade of a kind, and the board it was chosen on."""
    if KINDS[kind] == "artifact" and not s.artifact_tile:
        s = structs.replace(s, artifact_tile=t.identify("artifact_tiles", "artifact-tile"))
    board = Board(t, s, kind)
    left = mask_of([n for n in range(len(board.ids)) if not s.upgrades[kind] >> n & 1])
    pick = BY_PLACE if KINDS[kind] == "artifact" else BY_COST[kind]
    return s, board, pick.among(left, board, t.r)


def make(t: Table, s: State, kind: int | None, discount: int = 0, free: bool = False) -> State:
    """Make an upgrade; a discount nobody can use becomes resources."""
    if kind is None:
        kind = choose_kind(t, s)
    if kind is None or strategy.all_made(t, s, kind):
        if t.r.listens:
            t.r.note("golem-note-no-upgrade", "upgrade-kind" if kind is None else f"upgrade-{KINDS[kind]}")
        return resources.refund(t, s, discount)
    s, board, number = choose(t, s, kind)
    assert number is not None
    rule = f"upgrade-{KINDS[kind]}"
    if t.r.listens:
        args = _tile(t, s, board, number) if KINDS[kind] == "artifact" else {}
        t.r.do(f"golem-do-upgrade-{KINDS[kind]}", rule, upgrade=upgrade_name(board, number), **args)
    if not free:
        s = resources.pay(t, s, _cost(t, s, board, number), discount, rule)
    made = list(s.upgrades)
    made[kind] |= 1 << number
    s = strategy.drop(t, structs.replace(s, upgrades=(made[0], made[1], made[2])))
    if KINDS[kind] == "artifact":
        return s
    table = "golem_upgrades" if KINDS[kind] == "golem" else "study_upgrades"
    key = f"{table}.{board.ids[number]}.effects"
    return t.use(t, s, t.effects(key), key)


def _tile(t: Table, s: State, board: Board, number: int) -> dict[str, Any]:
    """Which tile goes into a cell, if anybody knows, and which side of a grey one is up."""
    tile = t.told(f"artifact_tiles.{s.artifact_tile}.cells.{board.ids[number]}.tile") or "unknown"
    return {"tile": tile, "resources": t.box.base.grey_resources, "points": t.box.base.grey_points}


def _cost(t: Table, s: State, board: Board, number: int) -> int:
    if KINDS[board.kind] == "artifact":
        return t.number(f"artifact_tiles.{s.artifact_tile}.cells.{board.ids[number]}.cost")
    return board.costs[number]


def menorahs(t: Table, s: State, kind: int) -> int:
    """Menorahs of the upgrades made, for the final count."""
    made = [n for n in range(len(t.box.upgrade_ids[kind])) if s.upgrades[kind] >> n & 1]
    if not made:
        return 0
    if KINDS[kind] == "artifact":
        key = f"artifact_tiles.{s.artifact_tile}.cells"
        cells = list(t.box.artifact_tiles[s.artifact_tile].cells)
        tiles = [t.word(f"{key}.{cells[n]}.tile", TILES) for n in made]
        return sum(t.box.automa.menorah_upgrade if tile == "menorahs" else 1 for tile in tiles)
    table, ids = ("golem_upgrades", t.box.golem_ids) if kind == 0 else ("study_upgrades", t.box.study_ids)
    return sum(t.number(f"{table}.{ids[n]}.menorahs") for n in made)
