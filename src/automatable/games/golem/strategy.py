"""Strategy tokens: the order that breaks the Automa's ties."""

from __future__ import annotations

from msgspec import structs

from automatable.games.golem.printed import Table
from automatable.games.golem.state import DISTRICTS, KINDS, State, created


def artifact_of(t: Table, image: int) -> int:
    """The artifact an ingot's picture belongs to; pictures are numbered from 0."""
    return t.number(f"images.{image + 1}.artifact")


def artifacts(t: Table, s: State) -> tuple[int, ...]:
    """The created artifacts, from the top."""
    if not s.ingots:
        return ()
    filled = [0] * (len(t.box.base.ingots) + 1)
    for image in range(len(t.box.images)):
        if s.ingots >> image & 1:
            filled[artifact_of(t, image)] += 1
    return tuple(
        artifact
        for artifact in range(1, len(filled))
        if filled[artifact] and filled[artifact] >= t.number(f"base.ingots.{artifact}")
    )


def all_made(t: Table, s: State, kind: int) -> bool:
    """Whether every upgrade of a kind is made."""
    return s.upgrades[kind] == (1 << len(t.box.upgrade_ids[kind])) - 1


def exhausted(t: Table, s: State, kind: int) -> bool:
    """Whether a kind has nothing left to make: its things and its upgrades (L5)."""
    if not all_made(t, s, kind):
        return False
    if KINDS[kind] == "golem":
        return created(s) >= t.box.base.golems
    if KINDS[kind] == "artifact":
        return s.ingots == (1 << len(t.box.images)) - 1
    return all(len(column) >= t.box.automa.column_limit for column in s.books)


def drop(t: Table, s: State) -> State:
    """The token of an exhausted kind goes below the others, once."""
    if len(s.tokens) < len(DISTRICTS):
        return s
    for kind, district in enumerate(DISTRICTS):
        if s.dropped >> kind & 1 or not exhausted(t, s, kind):
            continue
        if t.r.listens:
            t.r.do("golem-do-drop-token", "strategy-token-drops", token=f"@token-{district}")
        tokens = (*(token for token in s.tokens if token != kind), kind)
        s = structs.replace(s, tokens=tokens, dropped=s.dropped | 1 << kind)
    return s
