"""Every choice of a game as it was resolved, so that it can be resolved again without one of its steps."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from automatable.core.engine.choices import Keep, Mask, Pick, TieBreak, UnbrokenTie
from automatable.core.engine.resolution import SILENT


class Run(NamedTuple):
    """A choice with the candidates and the context that it was given."""

    choice: Any
    candidates: Mask
    ctx: Any


Runs = dict[str, Run]


def key(node: Any) -> str:
    """What identifies a node of the explanation."""
    return json.dumps(msgspec.to_builtins(node), sort_keys=True)


@contextmanager
def recorded_runs() -> Iterator[Runs]:
    """Collect every choice that explains itself, by its node."""
    runs: Runs = {}
    keep, pick = Keep.among, Pick._explained

    def kept(self, candidates, ctx, r):
        left = keep(self, candidates, ctx, r)
        if r.explaining:
            runs[key(r.explanation[-1])] = Run(self, candidates, ctx)
        return left

    def picked(self, candidates, ctx, r):
        chosen = pick(self, candidates, ctx, r)
        runs[key(r.explanation[-1])] = Run(self, candidates, ctx)
        return chosen

    Keep.among, Pick._explained = kept, picked  # type: ignore[method-assign]
    try:
        yield runs
    finally:
        Keep.among, Pick._explained = keep, pick  # type: ignore[method-assign]


@contextmanager
def other_outcome(node: Any, run: Run, other: Callable[[Run], Any]) -> Iterator[list[Run]]:
    """Let this choice come out as ``other`` says; yields the choice, as often as it explains itself.

    Where a rule chooses first and explains afterwards, the silent choice comes out the same way.
    """
    turned: list[Run] = []
    sought = key(node)

    def among(usual):
        def chosen(self, candidates, ctx, r):
            found, now = usual(self, candidates, ctx, r), Run(self, candidates, ctx)
            if r.explaining and key(r.explanation[-1]) == sought:
                turned.append(now)
            elif r.explaining or self is not run.choice or candidates != run.candidates:
                return found
            return other(now)

        return chosen

    keep, pick = Keep.among, Pick.among
    Keep.among, Pick.among = among(keep), among(pick)  # type: ignore[method-assign]
    try:
        yield turned
    finally:
        Keep.among, Pick.among = keep, pick  # type: ignore[method-assign]


def chosen(run: Run, tie_breaks: tuple[TieBreak[Any], ...]) -> int | None:
    """The candidate that these tie-breaks choose; None if they leave several or there are none."""
    try:
        return Pick(run.choice.rule, run.choice.names, *tie_breaks).among(run.candidates, run.ctx, SILENT)
    except UnbrokenTie:
        return None


def left(run: Run, conditions: tuple[Any, ...]) -> Mask:
    """The candidates that these conditions leave."""
    return Keep(run.choice.rule, run.choice.names, *conditions).among(run.candidates, run.ctx, SILENT)


def turned_round(tie_break: TieBreak[Any]) -> TieBreak[Any]:
    """The same tie-break with the other outcome: it keeps those that it excluded."""

    def others(ctx: Any, mask: Mask) -> Mask:
        return mask & ~tie_break.best(ctx, mask) or mask

    return TieBreak(tie_break.id, tie_break.kind, tie_break.value, others)
