"""Strategy tokens: the order that breaks the Automa's ties."""

from __future__ import annotations

from msgspec import structs

from automatable.core.choosing import Mask, each
from automatable.games.golem.reading import Table
from automatable.games.golem.state import DISTRICTS, KINDS, State, created


def artifact_of(table: Table, image: int) -> int | None:
    """The artifact an ingot's picture belongs to, or None; pictures are numbered from 0.

    The owner counts pictures in the order of placing, from the lowest, and artifacts lie one above the other:
    how many pictures each has is all that is asked.
    """
    if not table.owner:
        found = table.box.printed.images.get(str(image + 1))
        return found.artifact if found else None
    for artifact in range(table.box.base.artifacts, 0, -1):
        needed = table.number(f"board.ingots.{artifact}")
        if image < needed:
            return artifact
        image -= needed
    return None


def uncovered(table: Table, state: State) -> Mask:
    """Pictures of ingots that may be covered next."""
    if table.owner:
        image = state.ingots.bit_count()
        return 0 if artifact_of(table, image) is None else 1 << image
    return (1 << len(table.box.printed.images)) - 1 & ~state.ingots


def artifacts(table: Table, state: State) -> tuple[int, ...]:
    """The created artifacts, from the top."""
    if not state.ingots:
        return ()
    if table.owner:
        return _owners_artifacts(table, state)
    ingots = state.ingots
    return tuple(
        [
            artifact
            for artifact, images, needed in table.box.artifacts
            if ingots & images and (ingots & images).bit_count() >= needed
        ]
    )


def _owners_artifacts(table: Table, state: State) -> tuple[int, ...]:
    """The same, counted in the order of placing."""
    filled = [artifact_of(table, image) for image in each(state.ingots)]
    return tuple(
        artifact
        for artifact in table.box.images_of
        if artifact in filled and filled.count(artifact) >= table.number(f"board.ingots.{artifact}")
    )


def all_made(table: Table, state: State, kind: int) -> bool:
    """Whether every upgrade of a kind is made."""
    return state.upgrades[kind] == table.box.all_upgrades[kind]


def exhausted(table: Table, state: State, kind: int) -> bool:
    """Whether a kind has nothing left to make: its things and its upgrades (L5)."""
    if not all_made(table, state, kind):
        return False
    if KINDS[kind] == "golem":
        return created(state) >= table.box.base.golems
    if KINDS[kind] == "artifact":
        return not uncovered(table, state)
    return all(len(column) >= table.box.automa.column_limit for column in state.books)


def drop_rule(kind: int) -> str:
    """Where the book says so: of golems on page 5, of artifacts on page 6."""
    return "artifact-token-drops" if KINDS[kind] == "artifact" else "strategy-token-drops"


def _drop_ruling(state: State, kind: int) -> str | None:
    """The book prints it of golems, where the dead may count (L20), and of artifacts; not of study (L5)."""
    if KINDS[kind] == "golem":
        return "L20" if state.dead else None
    return "L5" if KINDS[kind] == "study" else None


def drop(table: Table, state: State) -> State:
    """The token of an exhausted kind goes below the others, once."""
    for kind, district in enumerate(DISTRICTS):
        if state.dropped >> kind & 1 or not exhausted(table, state, kind):
            continue
        if table.r.listens and state.tokens[-1] != kind:
            table.r.note("golem-note-token-drops", drop_rule(kind), ruling=_drop_ruling(state, kind))
            table.r.do("golem-do-drop-token", drop_rule(kind), token=f"@token-{district}")
        tokens = (*(token for token in state.tokens if token != kind), kind)
        state = structs.replace(state, tokens=tokens, dropped=state.dropped | 1 << kind)
    return state
