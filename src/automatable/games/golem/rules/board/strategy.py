"""Strategy tokens: the order that breaks the Automa's ties."""

from __future__ import annotations

from functools import lru_cache

from msgspec import structs

from automatable.core.engine.choices import Mask, each
from automatable.games.golem.position.state import DISTRICTS, KINDS, State, created
from automatable.games.golem.rules.context import Context


def artifact_of(ctx: Context, image: int) -> int | None:
    """The artifact an ingot's picture belongs to, or None; pictures are numbered from 0.

    The owner counts pictures in the order of placing, from the lowest, and artifacts lie one above the other:
    how many pictures each has is all that is asked.
    """
    if not ctx.owner:
        found = ctx.box.printed.images.get(str(image + 1))
        return found.artifact if found else None
    for artifact in range(ctx.box.base.artifacts, 0, -1):
        needed = ctx.printed.number(f"board.ingots.{artifact}")
        if image < needed:
            return artifact
        image -= needed
    return None


def uncovered(ctx: Context, state: State) -> Mask:
    """Pictures of ingots that may be covered next."""
    if ctx.owner:
        image = state.ingots.bit_count()
        return 0 if artifact_of(ctx, image) is None else 1 << image
    return ctx.box.all_images & ~state.ingots


def artifacts(ctx: Context, state: State) -> tuple[int, ...]:
    """The created artifacts, from the top."""
    if not state.ingots:
        return ()
    return _owners_artifacts(ctx, state) if ctx.owner else _covered(ctx.box.artifacts, state.ingots)


@lru_cache(maxsize=1 << 10)
def _covered(artifacts: tuple[tuple[int, Mask, int], ...], ingots: Mask) -> tuple[int, ...]:
    """Those of which as many pictures as needed are covered; the same few sets of ingots come again."""
    return tuple(
        [
            artifact
            for artifact, images, needed in artifacts
            if ingots & images and (ingots & images).bit_count() >= needed
        ]
    )


def _owners_artifacts(ctx: Context, state: State) -> tuple[int, ...]:
    """The created artifacts in an owner's box: those with all their ingots placed."""
    filled = [artifact_of(ctx, image) for image in each(state.ingots)]
    return tuple(
        artifact
        for artifact in ctx.box.images_of
        if artifact in filled and filled.count(artifact) >= ctx.printed.number(f"board.ingots.{artifact}")
    )


def all_made(ctx: Context, state: State, kind: int) -> bool:
    """Whether every upgrade of a kind is made."""
    return state.upgrades[kind] == ctx.box.all_upgrades[kind]


def everything_made(ctx: Context, state: State) -> bool:
    """Whether every upgrade of every kind is made."""
    return state.upgrades == ctx.box.all_upgrades


def exhausted(ctx: Context, state: State, kind: int) -> bool:
    """Whether a kind is exhausted: no golem, artifact, book or upgrade is left to make (L5)."""
    if not all_made(ctx, state, kind):
        return False
    if KINDS[kind] == "golem":
        return created(state) >= ctx.box.base.golems
    if KINDS[kind] == "artifact":
        return not uncovered(ctx, state)
    return all(len(column) >= ctx.box.automa.column_limit for column in state.books)


def drop_rule(kind: int) -> str:
    """The rulebook entry: for golems on page 5, for artifacts on page 6."""
    return "artifact-token-drops" if KINDS[kind] == "artifact" else "strategy-token-drops"


def _drop_ruling(state: State, kind: int) -> str | None:
    """The book prints it of golems, where the dead may count (L20), and of artifacts; not of study (L5)."""
    if KINDS[kind] == "golem":
        return "L20" if state.dead else None
    return "L5" if KINDS[kind] == "study" else None


def drop(ctx: Context, state: State) -> State:
    """The token of an exhausted kind goes below the others, once."""
    for kind, made in enumerate(state.upgrades):
        if made != ctx.box.all_upgrades[kind]:  # asked first: it is so nearly always
            continue
        if state.dropped >> kind & 1 or not exhausted(ctx, state, kind):
            continue
        if ctx.r.explaining and state.tokens[-1] != kind:
            ctx.r.note("golem-note-token-drops", drop_rule(kind), ruling=_drop_ruling(state, kind))
            ctx.r.instruct("golem-do-drop-token", drop_rule(kind), token=f"@token-{DISTRICTS[kind]}")
        tokens = (*(token for token in state.tokens if token != kind), kind)
        state = structs.replace(state, tokens=tokens, dropped=state.dropped | 1 << kind)
        ctx.r.checkpoint(state)
    return state
