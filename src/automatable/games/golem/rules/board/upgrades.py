"""Upgrades: which kind is improved, and which upgrade comes next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import structs

from automatable.core.bitsets.rings import highest_first, in_order
from automatable.core.engine.choices import (
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
from automatable.core.engine.explanation import Data
from automatable.games.golem.box.keys import UPGRADES
from automatable.games.golem.position.state import KINDS, State, created, height, laid
from automatable.games.golem.rules import by_hand
from automatable.games.golem.rules.board import resources, strategy
from automatable.games.golem.rules.context import Context

Pairs = Sequence[tuple[int, int]]
"""Upgrades of which the book names the first before the second."""


class UpgradeBoard:
    """The upgrades of one kind as a rule sees them: costs, order and who gives the three menorahs."""

    __slots__ = ("columns", "costs", "heights", "ids", "kind", "left", "menorahs", "next", "passed")

    def __init__(self, ctx: Context, state: State, kind: int) -> None:
        self.kind = kind
        self.next: int | None = None  # which one is made next, once that is chosen
        self.menorahs: Mask = 0
        self.passed: Mask = 0  # has an upgrade of equal cost that the book names before it
        if KINDS[kind] == "artifact":
            self._artifacts(ctx, state)
        else:
            self._board(ctx, state)

    def _board(self, ctx: Context, state: State) -> None:
        self.ids: tuple[str, ...] = ctx.box.upgrade_ids[self.kind]
        left = each(ctx.box.all_upgrades[self.kind] & ~state.upgrades[self.kind])
        last = state.round == ctx.box.automa.last_round
        pairs = ctx.box.pairs[self.kind]
        self.costs = ctx.printed.upgrade_costs(state, self.kind, left)
        self.left = mask_of([*self.costs])
        self.passed = _passed(self.costs, pairs)
        if last:
            ctx.printed.screen("last-upgrades", state, self.kind)
            keys = {n: f"{UPGRADES[self.kind]}.{self.ids[n]}.menorahs" for n in left}
            wanted = ctx.box.automa.menorah_upgrade
            self.menorahs = mask_of([n for n, key in keys.items() if ctx.printed.number(key) >= wanted])

    def _artifacts(self, ctx: Context, state: State) -> None:
        key = f"artifact_tiles.{state.artifact_tile}.cells"
        cells = ctx.box.printed.artifact_tiles[state.artifact_tile].cells
        self.ids = tuple(cells)
        self.left = ctx.box.all_upgrades[self.kind] & ~state.upgrades[self.kind]
        # the owner counts the cells in the order of placing, so height is that number
        self.heights = [n if ctx.owner else cell.height for n, cell in enumerate(cells.values())]
        self.columns = [1 if ctx.owner else cell.column for cell in cells.values()]
        if state.round == ctx.box.automa.last_round:
            left = each(self.left)
            ctx.printed.screen("last-upgrades", state, self.kind)
            self.menorahs = mask_of(
                [n for n in left if ctx.printed.word(f"{key}.{self.ids[n]}.tile") == "menorahs"]
            )


def board_of(ctx: Context, state: State, kind: int) -> UpgradeBoard:
    """The upgrades of a kind; an owner may have to be asked, otherwise the same few boards come again."""
    if ctx.owner:
        return UpgradeBoard(ctx, state, kind)
    boards = ctx.box.boards
    seen = (kind, state.upgrades[kind], state.round == ctx.box.automa.last_round, state.artifact_tile)
    if seen not in boards:
        boards[seen] = UpgradeBoard(ctx, state, kind)
    board: UpgradeBoard = boards[seen]
    return board


def _passed(costs: Mapping[int, int], pairs: Pairs) -> Mask:
    """The upgrades of which another of equal cost is named first by the book."""
    return mask_of([after for before, after in pairs if after in costs and costs[after] == costs.get(before)])


def first_cheapest(costs: Mapping[int, int], pairs: Pairs) -> int:
    """The cheapest upgrade; of equals not one that is passed, then the first as shown (L15)."""
    lowest, passed = min(costs.values()), _passed(costs, pairs)
    return min((n for n in costs if costs[n] == lowest), key=lambda n: (passed >> n & 1, n))


def upgrade_name(board: UpgradeBoard, number: int) -> str:
    """An upgrade by its place."""
    id = board.ids[number]
    return f"@cell-{id}" if KINDS[board.kind] == "artifact" else f"@upgrade-{id}"


_ROUND_FOUR: TieBreak[UpgradeBoard] = prefer("golem-tie-three-menorahs", lambda board: board.menorahs)


def _by_cost(rule: str, tie: str, *before: TieBreak[UpgradeBoard]) -> Pick[UpgradeBoard]:
    return Pick(
        rule,
        upgrade_name,
        *before,
        fewest("golem-tie-cheapest", lambda board, number: board.costs[number]),
        *((prefer(tie, lambda board: ~board.passed),) if tie else ()),
        first("golem-tie-as-shown", ruling="L15"),
        what="golem-what-upgrade",
    )


def _by_place(*before: TieBreak[UpgradeBoard]) -> Pick[UpgradeBoard]:
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
"""The upgrade of each kind in the last round, and, as a checklist, in any."""
EARLIER = (_by_cost(*_GOLEM), _by_place(), _by_cost(*_STUDY))
_PLAIN_IN_ROUND_FOUR = (
    _by_cost("upgrade-golem", "", _ROUND_FOUR),
    _by_place(_ROUND_FOUR),
    _by_cost("upgrade-study", "", _ROUND_FOUR),
)
_PLAIN_EARLIER = (_by_cost("upgrade-golem", ""), _by_place(), _by_cost("upgrade-study", ""))
"""The same where the pair the book names is not among the cheapest, so that nothing is said about it."""


class KindCounts:
    """How many golems, artifacts and columns of books count at the end."""

    __slots__ = ("counted", "left", "state")

    def __init__(self, ctx: Context, state: State) -> None:
        self.state = state
        self.counted = (
            created(state),
            len(strategy.artifacts(ctx, state)),
            sum([bool(column) for column in state.books]),
        )
        every = ctx.box.all_upgrades
        self.left = mask_of([kind for kind, made in enumerate(state.upgrades) if made != every[kind]])


ALL_KINDS: Mask = mask_of(range(len(KINDS)))


def kind_name(ctx: object, kind: int) -> str:
    """A kind of upgrade."""
    return f"@kind-{KINDS[kind]}"


def _dead_count(counts: KindCounts, kinds: Mask) -> str | None:
    """L20 where the dead golems decide the kind."""
    alive = (len(counts.state.golems), *counts.counted[1:])
    return "L20" if _best(counts, counts.counted, kinds) != _best(counts, alive, kinds) else None


def _best(counts: KindCounts, counted: tuple[int, ...], kinds: Mask) -> int:
    """The kind with most of these, then by the tokens."""
    return min(each(kinds), key=lambda kind: (-counted[kind], height(counts.state, kind)))


KEEP_KIND: Keep[KindCounts] = Keep(
    "upgrade-kind",
    kind_name,
    Condition("golem-cond-upgrade-left", lambda counts: counts.left),
    what="golem-what-kind",
)
KIND: Pick[KindCounts] = Pick(
    "upgrade-kind",
    kind_name,
    most(
        "golem-tie-most-things",
        lambda counts, kind: counts.counted[kind],
        best=lambda counts, kinds: highest_first(counts.counted).best(kinds),
        ruling=_dead_count,
    ),
    fewest(
        "golem-tie-token-higher",
        lambda counts, kind: height(counts.state, kind) + 1,
        rings=lambda counts: in_order(laid(counts.state)),
    ),
    what="golem-what-kind",
)


def with_artifact_tile(ctx: Context, state: State) -> State:
    """The position with the Automa's artifact tile known; an owner is asked once."""
    if state.artifact_tile:
        return state
    return structs.replace(state, artifact_tile=ctx.printed.identify("artifact_tiles", "artifact-tile"))


def choose_kind(ctx: Context, state: State) -> int | None:
    """The kind that brings most points at the end."""
    counts = KindCounts(ctx, state)
    return KIND.among(KEEP_KIND.among(ALL_KINDS, counts, ctx.r), counts, ctx.r)


def choose(ctx: Context, state: State, kind: int) -> tuple[State, UpgradeBoard, int | None]:
    """The next upgrade of a kind, and the board it was chosen on."""
    if KINDS[kind] == "artifact":
        state = with_artifact_tile(ctx, state)
    board = board_of(ctx, state, kind)
    if board.next is None or ctx.r.explaining:
        last = state.round == ctx.box.automa.last_round
        if _pair_tied(board):
            pick = (IN_ROUND_FOUR if last else EARLIER)[kind]
        else:
            pick = (_PLAIN_IN_ROUND_FOUR if last else _PLAIN_EARLIER)[kind]
        board.next = pick.among(board.left, board, ctx.r)
    return state, board, board.next


def _pair_tied(board: UpgradeBoard) -> bool:
    """Whether the pair of which the book names one first is among those that cost least."""
    if not board.passed:
        return False
    among = board.menorahs & board.left or board.left
    passed = [board.costs[n] for n in each(board.passed & among)]
    return bool(passed) and min(passed) == min(board.costs[n] for n in each(among))


def make(
    ctx: Context,
    state: State,
    kind: int | None,
    discount: int = 0,
    free: bool = False,
    action_follows: bool = False,
) -> State:
    """Make an upgrade; a discount nobody can use becomes resources."""
    if kind is None:
        kind = choose_kind(ctx, state)
    if kind is None or strategy.all_made(ctx, state, kind):
        if ctx.r.explaining:
            ctx.r.note("golem-note-no-upgrade", "upgrade-kind" if kind is None else f"upgrade-{KINDS[kind]}")
        return resources.refund(ctx, state, discount)
    state, board, number = choose(ctx, state, kind)
    assert number is not None
    rule = f"upgrade-{KINDS[kind]}"
    cost = 0 if free else _cost(ctx, state, board, number, action_follows)
    if ctx.r.explaining:
        args = _tile(ctx, state, board, number) if KINDS[kind] == "artifact" else {}
        ctx.r.instruct(f"golem-do-upgrade-{KINDS[kind]}", rule, upgrade=upgrade_name(board, number), **args)
        if free:
            ctx.r.note("golem-note-free", rule)
    if not free:
        state = resources.pay(ctx, state, cost, discount, rule)
    made = list(state.upgrades)
    made[kind] |= 1 << number
    state = structs.replace(state, upgrades=(made[0], made[1], made[2]))
    ctx.r.checkpoint(state)
    state = strategy.drop(ctx, state)
    if KINDS[kind] == "artifact":
        return state
    key = f"{UPGRADES[kind]}.{board.ids[number]}.effects"
    ctx.printed.screen("upgrade-effects", state, kind, number, action_follows)
    return by_hand.use(ctx, state, key, key, rule, if_any=True)


def _tile(ctx: Context, state: State, board: UpgradeBoard, number: int) -> Data:
    """The tile that goes into a cell, if it is known, and which side of a grey one is up."""
    tile = (
        ctx.printed.known(f"artifact_tiles.{state.artifact_tile}.cells.{board.ids[number]}.tile") or "unknown"
    )
    return {"tile": tile, "resources": ctx.box.base.grey_resources, "points": ctx.box.base.grey_points}


def _cost(ctx: Context, state: State, board: UpgradeBoard, number: int, action_follows: bool) -> int:
    if KINDS[board.kind] == "artifact":
        cell = f"artifact_tiles.{state.artifact_tile}.cells.{board.ids[number]}"
        ctx.printed.screen("upgrade-price", state, number, action_follows)
        return ctx.printed.number(f"{cell}.cost")
    return board.costs[number]


def menorahs(ctx: Context, state: State, kind: int) -> int:
    """Menorahs of the upgrades made, for the final count."""
    if KINDS[kind] == "artifact":
        most_ = ctx.box.automa.menorah_upgrade
        tiles = _made_tiles(ctx, state)
        return sum(
            most_ if tile == "menorahs" else ctx.printed.number(f"board.{tile}_menorahs") for tile in tiles
        )
    ids = ctx.box.upgrade_ids[kind]
    ctx.printed.screen("menorahs", state, kind)
    made = [f"{UPGRADES[kind]}.{ids[n]}.menorahs" for n in each(state.upgrades[kind])]
    return sum([ctx.printed.number(key) for key in made])


def _made_tiles(ctx: Context, state: State) -> list[str]:
    """The artifact upgrades made, as what lies in their cells."""
    made = [n for n in range(len(ctx.box.upgrade_ids[1])) if state.upgrades[1] >> n & 1]
    if not made:
        return []
    key = f"artifact_tiles.{state.artifact_tile}.cells"
    cells = list(ctx.box.printed.artifact_tiles[state.artifact_tile].cells)
    return [ctx.printed.word(f"{key}.{cells[n]}.tile") for n in made]


def ruled_menorahs(ctx: Context, state: State) -> bool:
    """Whether grey or special tiles count menorahs, which ruling L33 says."""
    return any(tile != "menorahs" for tile in _made_tiles(ctx, state))
