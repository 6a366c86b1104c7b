"""Artifacts: buying and placing gold, and the income of created artifacts."""

from __future__ import annotations

from msgspec import structs

from automatable.core.engine.choices import Pick, each, fewest, most
from automatable.games.golem.position.state import State
from automatable.games.golem.rules import by_hand
from automatable.games.golem.rules.board import resources, strategy, upgrades
from automatable.games.golem.rules.context import Context


def image_name(ctx: object, image: int) -> str:
    """A picture of an ingot."""
    return f"@image-{image + 1}"


def _height(ctx: Context, image: int) -> int:
    # of the owner's pictures, counted in the order of placing, one is next: there is nothing to compare
    return ctx.box.printed.images[str(image + 1)].height


def _column(ctx: Context, image: int) -> int:
    return ctx.box.printed.images[str(image + 1)].column


PLACE: Pick[Context] = Pick(
    "place-ingot",
    image_name,
    fewest("golem-tie-lowest-image", _height, rings=lambda ctx: ctx.box.lowest_images),
    most("golem-tie-right-image", _column, ruling="L15"),
    what="golem-what-image",
)


def place(ctx: Context, state: State, number: int = 1) -> State:
    """Put ingots on the lowest uncovered pictures."""
    for _ in range(number):
        image = PLACE.among(strategy.uncovered(ctx, state), ctx, ctx.r)
        if image is None:
            if ctx.r.explaining:
                ctx.r.note("golem-note-no-image", "place-ingot")
            return state
        before = state
        state = structs.replace(state, ingots=state.ingots | 1 << image)
        if ctx.r.explaining:
            artifact = strategy.artifact_of(ctx, image)
            ctx.r.instruct("golem-do-ingot", "place-ingot", image=image_name(ctx, image), artifact=artifact)
            ctx.r.checkpoint(state)
            if strategy.artifacts(ctx, state) != strategy.artifacts(ctx, before):
                ctx.r.note("golem-note-artifact", "place-ingot", artifact=artifact)
        state = strategy.drop(ctx, state)
    return state


def buy(ctx: Context, state: State, discount: int = 0) -> State:
    """Buy one ingot (L29)."""
    ctx.printed.screen("ingot", state)
    if not strategy.uncovered(ctx, state):
        if ctx.r.explaining:
            ctx.r.note("golem-note-no-image", "place-ingot")
        return resources.refund(ctx, state, discount)
    if ctx.r.explaining and strategy.uncovered(ctx, state).bit_count() > 1:
        ctx.r.note("golem-note-one-ingot", "buy-gold", ruling="L29")
    state = resources.pay(ctx, state, ctx.printed.number("board.gold_price"), discount, "buy-gold")
    return place(ctx, state)


def giving(ctx: Context, state: State) -> tuple[int, ...]:
    """Created artifacts from the top, but for one whose income is just being taken (L24)."""
    created = strategy.artifacts(ctx, state)
    if not ctx.in_use:
        return created
    return tuple([artifact for artifact in created if income_key(state, artifact) not in ctx.in_use])


def income_key(state: State, artifact: int) -> str:
    """Where the income of an artifact is printed."""
    return f"artifact_tiles.{state.artifact_tile}.income.{artifact}"


def income(ctx: Context, state: State, number: int | None = None) -> State:
    """Income of created artifacts, from the top; special tiles double it in the income phase only."""
    in_phase = number is None
    if strategy.artifacts(ctx, state):
        state = upgrades.with_artifact_tile(ctx, state)
    created = giving(ctx, state)
    if ctx.r.explaining and number is not None and number < len(created):
        ctx.r.note("golem-note-from-the-top", "artifact-income", ruling="L27")
    for artifact in created[:number]:
        tiles = _tiles(ctx, state, artifact)
        if ctx.r.explaining:
            ctx.r.note("golem-note-income", "artifact-income", artifact=artifact)
            _explain_tiles(ctx, tiles, in_phase)
        times = ctx.box.automa.special_factor if in_phase and "special" in tiles else 1
        grey = tiles.count("grey")
        state = by_hand.stage(ctx, state, "artifact", "artifact-income", _income_of, artifact, grey, times)
    return state


def _explain_tiles(ctx: Context, tiles: tuple[str, ...], in_phase: bool) -> None:
    if "grey" in tiles:
        number, base = tiles.count("grey"), ctx.box.base
        resource, points = number * base.grey_resources, number * base.grey_points
        ctx.r.note("golem-note-grey", "grey-upgrades", resources=resource, points=points)
    if "special" in tiles:
        ruling = "L32" if in_phase and "grey" in tiles else None
        note = "golem-note-doubled" if in_phase else "golem-note-not-doubled"
        ctx.r.note(note, "special-upgrades", ruling=ruling)


def _income_of(ctx: Context, state: State, artifact: int, grey: int, times: int) -> State:
    """The income of one artifact, with its grey tiles and doubling: one effect (L36)."""
    key, base = income_key(state, artifact), ctx.box.base
    effects = ctx.printed.effects(key)
    before, idle = state, 0
    for _ in range(times):
        after = resources.try_to_use(ctx, state, effects, key, "artifact-income")
        idle += bool(effects) and resources.unchanged(state, after)
        state = resources.gain(ctx, after, grey * base.grey_resources, "artifact-income")
        state = resources.score(ctx, state, grey * base.grey_points, "artifact-income")
    brought_nothing = bool(effects) and resources.unchanged(before, state)
    if ctx.r.explaining and idle != brought_nothing:
        ctx.r.note("golem-note-income-is-one", "incomplete-action", ruling="L36")
    return resources.useless(ctx, state) if brought_nothing else state


def _tiles(ctx: Context, state: State, artifact: int) -> tuple[str, ...]:
    """The upgrades that lie on an artifact."""
    if not state.upgrades[1]:
        return ()
    key = f"artifact_tiles.{state.artifact_tile}.cells"
    cells = list(ctx.box.printed.artifact_tiles[state.artifact_tile].cells)
    made = [cells[n] for n in each(state.upgrades[1])]
    ctx.printed.screen("artifact-tiles", state)
    own = [cell for cell in made if ctx.printed.number(f"{key}.{cell}.artifact") == artifact]
    return tuple([ctx.printed.word(f"{key}.{cell}.tile") for cell in own])
