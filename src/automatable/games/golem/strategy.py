"""Strategy tokens: the order that breaks the Automa's ties."""

from __future__ import annotations

from msgspec import structs

from automatable.games.golem.reading import Table
from automatable.games.golem.state import DISTRICTS, KINDS, State, created


def artifact_of(table: Table, image: int) -> int:
    """The artifact an ingot's picture belongs to; pictures are numbered from 0."""
    return table.number(f"images.{image + 1}.artifact")


def artifacts(table: Table, state: State) -> tuple[int, ...]:
    """The created artifacts, from the top."""
    if not state.ingots:
        return ()
    filled = [0] * (len(table.box.base.ingots) + 1)
    for image in range(len(table.box.printed.images)):
        if state.ingots >> image & 1:
            filled[artifact_of(table, image)] += 1
    return tuple(
        artifact
        for artifact in range(1, len(filled))
        if filled[artifact] and filled[artifact] >= table.number(f"base.ingots.{artifact}")
    )


def all_made(table: Table, state: State, kind: int) -> bool:
    """Whether every upgrade of a kind is made."""
    return state.upgrades[kind] == (1 << len(table.box.upgrade_ids[kind])) - 1


def exhausted(table: Table, state: State, kind: int) -> bool:
    """Whether a kind has nothing left to make: its things and its upgrades (L5)."""
    if not all_made(table, state, kind):
        return False
    if KINDS[kind] == "golem":
        return created(state) >= table.box.base.golems
    if KINDS[kind] == "artifact":
        return state.ingots == (1 << len(table.box.printed.images)) - 1
    return all(len(column) >= table.box.automa.column_limit for column in state.books)


def drop(table: Table, state: State) -> State:
    """The token of an exhausted kind goes below the others, once."""
    if len(state.tokens) < len(DISTRICTS):
        return state
    for kind, district in enumerate(DISTRICTS):
        if state.dropped >> kind & 1 or not exhausted(table, state, kind):
            continue
        if table.r.listens:
            table.r.do("golem-do-drop-token", "strategy-token-drops", token=f"@token-{district}")
        tokens = (*(token for token in state.tokens if token != kind), kind)
        state = structs.replace(state, tokens=tokens, dropped=state.dropped | 1 << kind)
    return state
