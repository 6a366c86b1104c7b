"""Upgrades: which kind, which one, in which order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from automatable.core.choosing import (
    Condition,
    Keep,
    Mask,
    Pick,
    TieBreak,
    each,
    fewest,
    first,
    mask_of,
    most,
    prefer,
)
from automatable.core.question import Option, Part, Question
from automatable.games.golem import by_hand, resources, strategy
from automatable.games.golem.reading import Table
from automatable.games.golem.state import KINDS, State, created, height

NONE = "none"


class Board:
    """The upgrades of one kind as a rule sees them: costs, order and who gives the three menorahs."""

    __slots__ = ("columns", "costs", "heights", "ids", "kind", "left", "menorahs", "passed", "table")

    def __init__(self, table: Table, state: State, kind: int) -> None:
        self.table = table
        self.kind = kind
        self.menorahs: Mask = 0
        self.passed: Mask = 0  # has an upgrade of equal cost that the book names before it
        if KINDS[kind] == "artifact":
            self._artifacts(table, state)
        else:
            self._board(table, state, "golem_upgrades" if KINDS[kind] == "golem" else "study_upgrades")

    def _board(self, table: Table, state: State, things: str) -> None:
        self.ids: tuple[str, ...] = table.box.golem_ids if things == "golem_upgrades" else table.box.study_ids
        left = each(table.box.all_upgrades[self.kind] & ~state.upgrades[self.kind])
        last = state.round == table.box.automa.last_round
        self.costs = _costs(table, things, self.ids, left, everything=last)
        self.left = mask_of([*self.costs])
        for before, after in table.box.pairs[self.kind]:
            if after in self.costs and self.costs[after] == self.costs.get(before):
                self.passed |= 1 << after
        if last:
            left = each(self.left)
            wanted = table.box.automa.menorah_upgrade
            table.need(*(f"{things}.{self.ids[n]}.menorahs" for n in left))
            self.menorahs = mask_of(
                [n for n in left if table.number(f"{things}.{self.ids[n]}.menorahs") >= wanted]
            )

    def _artifacts(self, table: Table, state: State) -> None:
        key = f"artifact_tiles.{state.artifact_tile}.cells"
        cells = table.box.printed.artifact_tiles[state.artifact_tile].cells
        self.ids = tuple(cells)
        self.left = table.box.all_upgrades[self.kind] & ~state.upgrades[self.kind]
        # the owner counts the cells in the order of placing, so height is that number
        self.heights = [n if table.owner else cell.height for n, cell in enumerate(cells.values())]
        self.columns = [1 if table.owner else cell.column for cell in cells.values()]
        if state.round == table.box.automa.last_round:
            left = each(self.left)
            table.need(*(f"{key}.{self.ids[n]}.tile" for n in left))
            self.menorahs = mask_of(
                [n for n in left if table.word(f"{key}.{self.ids[n]}.tile") == "menorahs"]
            )


def _costs(
    table: Table, things: str, ids: tuple[str, ...], left: tuple[int, ...], everything: bool
) -> dict[int, int]:
    """The costs of the upgrades left; of an owner's board no more are asked for than may be the lowest."""
    if not table.owner:
        entries = getattr(table.box.printed, things)
        return {n: entries[ids[n]].cost for n in left}
    keys = {n: f"{things}.{ids[n]}.cost" for n in left}
    while True:
        costs = {n: cost for n, key in keys.items() if (cost := table.told(key)) is not None}
        if everything or not costs:
            table.need(*keys.values())
            return {n: table.number(key) for n, key in keys.items()}
        lowest = min(costs.values())
        best = next(n for n in costs if costs[n] == lowest)
        # of equals the first as shown counts: one below it would have to cost less
        hidden = [n for n in left if n not in costs and table.least(keys[n]) < lowest + (n < best)]
        if not hidden:
            return costs
        if len(hidden) == 1:
            table.need(keys[hidden[0]])
            continue
        found = _asked_cheapest(table, things, [ids[n] for n in hidden], lowest)
        if found is None:
            table.learn_least([keys[n] for n in hidden], lowest + 1)
            continue
        cheapest, cost = ids.index(found[0]), found[1]
        table.learned = {**table.learned, keys[cheapest]: cost}
        table.learn_least([keys[n] for n in hidden if n < cheapest], cost + 1)
        table.learn_least([keys[n] for n in hidden if n > cheapest], cost)


def _asked_cheapest(table: Table, things: str, ids: list[str], most: int) -> tuple[str, int] | None:
    """Which of these costs the least and how much, if that is little enough: one tap for all prices."""
    pairs = [
        Option(f"{id}-{cost}", f"golem-upgrade-{id}", {"number": cost})
        for id in ids
        for cost in range(min(1, most), most + 1)
    ]
    cheapest = Part(
        "cheapest", "golem-part-cheapest", {}, (Option(NONE, "golem-option-none-cheaper"), *pairs)
    )
    id, args = f"{things}.cheapest.{most}.{len(ids)}", {"cost": most}
    told = table.ask(Question(id, "golem-which-cheapest", "owners-box", args, parts=(cheapest,)))["cheapest"]
    if told == NONE:
        return None
    upgrade, _, cost = str(told).rpartition("-")
    return upgrade, int(cost)


def upgrade_name(board: Board, number: int) -> str:
    """An upgrade by its place."""
    id = board.ids[number]
    return f"@cell-{id}" if KINDS[board.kind] == "artifact" else f"@upgrade-{id}"


_ROUND_FOUR: TieBreak[Board] = prefer("golem-tie-three-menorahs", lambda board: board.menorahs)


def _by_cost(rule: str, tie: str, *before: TieBreak[Board]) -> Pick[Board]:
    return Pick(
        rule,
        upgrade_name,
        *before,
        fewest("golem-tie-cheapest", lambda board, number: board.costs[number]),
        *((prefer(tie, lambda board: ~board.passed),) if tie else ()),
        first("golem-tie-as-shown", ruling="L15"),
        what="golem-what-upgrade",
    )


def _by_place(*before: TieBreak[Board]) -> Pick[Board]:
    return Pick(
        "upgrade-artifact",
        upgrade_name,
        *before,
        fewest("golem-tie-bottom-cell", lambda board, number: board.heights[number]),
        most("golem-tie-right-cell", lambda board, number: board.columns[number]),
        what="golem-what-upgrade",
    )


_GOLEM = ("upgrade-golem", "golem-tie-leg-before-torso")
_STUDY = ("upgrade-study", "golem-tie-third-column-before-track")
IN_ROUND_FOUR = (_by_cost(*_GOLEM, _ROUND_FOUR), _by_place(_ROUND_FOUR), _by_cost(*_STUDY, _ROUND_FOUR))
"""The upgrade of each kind in the last round, and, told as a checklist, in any."""
EARLIER = (_by_cost(*_GOLEM), _by_place(), _by_cost(*_STUDY))
_PLAIN_IN_ROUND_FOUR = (
    _by_cost("upgrade-golem", "", _ROUND_FOUR),
    _by_place(_ROUND_FOUR),
    _by_cost("upgrade-study", "", _ROUND_FOUR),
)
_PLAIN_EARLIER = (_by_cost("upgrade-golem", ""), _by_place(), _by_cost("upgrade-study", ""))
"""The same where the pair the book names is not among the cheapest: nothing is told of it."""


class Things:
    """How many things each kind of upgrade counts at the end."""

    __slots__ = ("counted", "left", "state")

    def __init__(self, table: Table, state: State) -> None:
        self.state = state
        self.counted = (
            created(state),
            len(strategy.artifacts(table, state)),
            sum(bool(column) for column in state.books),
        )
        self.left = mask_of([kind for kind in range(len(KINDS)) if not strategy.all_made(table, state, kind)])


def kind_name(ctx: Any, kind: int) -> str:
    """A kind of upgrade."""
    return f"@kind-{KINDS[kind]}"


def _dead_count(things: Things, kinds: Mask) -> str | None:
    """L20 where the dead golems decide the kind."""
    alive = (len(things.state.golems), *things.counted[1:])
    return "L20" if _best(things, things.counted, kinds) != _best(things, alive, kinds) else None


def _best(things: Things, counted: tuple[int, ...], kinds: Mask) -> int:
    """The kind with most of these, then by the tokens."""
    return min(each(kinds), key=lambda kind: (-counted[kind], height(things.state, kind)))


KEEP_KIND: Keep[Things] = Keep(
    "upgrade-kind",
    kind_name,
    Condition("golem-cond-upgrade-left", lambda things: things.left),
    what="golem-what-kind",
)
KIND: Pick[Things] = Pick(
    "upgrade-kind",
    kind_name,
    most("golem-tie-most-things", lambda things, kind: things.counted[kind], ruling=_dead_count),
    fewest("golem-tie-token-higher", lambda things, kind: height(things.state, kind) + 1),
    what="golem-what-kind",
)


def choose_kind(table: Table, state: State) -> int | None:
    """The kind that brings most points at the end."""
    things = Things(table, state)
    return KIND.among(KEEP_KIND.among(mask_of(range(len(KINDS))), things, table.r), things, table.r)


def choose(table: Table, state: State, kind: int) -> tuple[State, Board, int | None]:
    """The next upgrade of a kind, and the board it was chosen on."""
    if KINDS[kind] == "artifact" and not state.artifact_tile:
        state = structs.replace(state, artifact_tile=table.identify("artifact_tiles", "artifact-tile"))
    board = Board(table, state, kind)
    last = state.round == table.box.automa.last_round
    if _pair_tied(board):
        pick = (IN_ROUND_FOUR if last else EARLIER)[kind]
    else:
        pick = (_PLAIN_IN_ROUND_FOUR if last else _PLAIN_EARLIER)[kind]
    return state, board, pick.among(board.left, board, table.r)


def _pair_tied(board: Board) -> bool:
    """Whether the pair of which the book names one first is among those that cost least."""
    if not board.passed:
        return False
    among = board.menorahs & board.left or board.left
    passed = [board.costs[n] for n in each(board.passed & among)]
    return bool(passed) and min(passed) == min(board.costs[n] for n in each(among))


def make(
    table: Table,
    state: State,
    kind: int | None,
    discount: int = 0,
    free: bool = False,
    along: Sequence[str] = (),
) -> State:
    """Make an upgrade; a discount nobody can use becomes resources. ``along``: what is needed soon."""
    if kind is None:
        kind = choose_kind(table, state)
    if kind is None or strategy.all_made(table, state, kind):
        if table.r.listens:
            table.r.note(
                "golem-note-no-upgrade", "upgrade-kind" if kind is None else f"upgrade-{KINDS[kind]}"
            )
        return resources.refund(table, state, discount)
    state, board, number = choose(table, state, kind)
    assert number is not None
    rule = f"upgrade-{KINDS[kind]}"
    cost = 0 if free else _cost(table, state, board, number, along)
    if table.r.listens:
        args = _tile(table, state, board, number) if KINDS[kind] == "artifact" else {}
        table.r.do(f"golem-do-upgrade-{KINDS[kind]}", rule, upgrade=upgrade_name(board, number), **args)
        if free:
            table.r.note("golem-note-free", rule)
    if not free:
        state = resources.pay(table, state, cost, discount, rule)
    made = list(state.upgrades)
    made[kind] |= 1 << number
    state = strategy.drop(table, structs.replace(state, upgrades=(made[0], made[1], made[2])))
    if KINDS[kind] == "artifact":
        return state
    things = "golem_upgrades" if KINDS[kind] == "golem" else "study_upgrades"
    key = f"{things}.{board.ids[number]}.effects"
    table.need(key, along=along)
    return by_hand.used(table, state, key, key, rule, if_any=True)


def _tile(table: Table, state: State, board: Board, number: int) -> dict[str, Any]:
    """Which tile goes into a cell, if anybody knows, and which side of a grey one is up."""
    tile = table.told(f"artifact_tiles.{state.artifact_tile}.cells.{board.ids[number]}.tile") or "unknown"
    return {"tile": tile, "resources": table.box.base.grey_resources, "points": table.box.base.grey_points}


def _cost(table: Table, state: State, board: Board, number: int, along: Sequence[str]) -> int:
    if KINDS[board.kind] == "artifact":
        cell = f"artifact_tiles.{state.artifact_tile}.cells.{board.ids[number]}"
        table.need(f"{cell}.cost", along=along)
        return table.number(f"{cell}.cost")
    return board.costs[number]


def menorahs(table: Table, state: State, kind: int) -> int:
    """Menorahs of the upgrades made, for the final count."""
    if KINDS[kind] == "artifact":
        most_ = table.box.automa.menorah_upgrade
        tiles = _made_tiles(table, state)
        return sum(most_ if tile == "menorahs" else table.number(f"board.{tile}_menorahs") for tile in tiles)
    made = [n for n in range(len(table.box.upgrade_ids[kind])) if state.upgrades[kind] >> n & 1]
    things, ids = (
        ("golem_upgrades", table.box.golem_ids) if kind == 0 else ("study_upgrades", table.box.study_ids)
    )
    table.need(*(f"{things}.{ids[n]}.menorahs" for n in made))
    return sum(table.number(f"{things}.{ids[n]}.menorahs") for n in made)


def _made_tiles(table: Table, state: State) -> list[str]:
    """The artifact upgrades made, as what lies in their cells."""
    made = [n for n in range(len(table.box.upgrade_ids[1])) if state.upgrades[1] >> n & 1]
    if not made:
        return []
    key = f"artifact_tiles.{state.artifact_tile}.cells"
    cells = list(table.box.printed.artifact_tiles[state.artifact_tile].cells)
    return [table.word(f"{key}.{cells[n]}.tile") for n in made]


def ruled_menorahs(table: Table, state: State) -> bool:
    """Whether grey or special tiles count menorahs, which ruling L33 says."""
    return any(tile != "menorahs" for tile in _made_tiles(table, state))
