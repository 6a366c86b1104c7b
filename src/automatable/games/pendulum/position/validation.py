"""The reasons why a position is impossible."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.engine.rules import Defect
from automatable.games.pendulum.box.printed import AREAS
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import GONE, PLAYERS, UNKNOWN, State
from automatable.games.pendulum.rules.track import known


def defects(box: Box, state: State) -> Iterator[Defect]:
    """Every reason why this position is impossible."""
    yield from _round(box, state)
    yield from _cards(box, state)
    yield from _mat(box, state)


def _round(box: Box, state: State) -> Iterator[Defect]:
    rules = box.rules
    if not 1 <= state.round <= rules.rounds:
        yield Defect("pendulum-defect-round", {"round": state.round})
    if box.levels[state.level].advanced and not state.advanced:
        yield Defect("pendulum-needs-advanced", {"level": f"@letter-{state.level}"})
    flips = {"round": range(1, rules.purple_flips), "placing": range(1)}
    allowed = flips.get(state.phase, range(rules.purple_flips + 1))
    if state.flips not in allowed or not 0 <= state.markers <= max(0, state.flips - 1):
        args = {"flips": state.flips, "markers": state.markers, "phase": f"@phase-{state.phase}"}
        yield Defect("pendulum-defect-flips", args)
    flipped = [timer.flipped for timer in state.timers if timer.flipped is not None]
    # a pause that began while something was asked is later than what was asked about
    if not all(0 <= moment <= state.now for moment in (*flipped, state.now)) or (state.paused or 0) < 0:
        yield Defect("pendulum-defect-time", {"now": state.now})
    set_up = state.phase == "set-up"
    if not (set_up and not state.privilege) and sorted(state.privilege) != sorted(PLAYERS):
        yield Defect("pendulum-defect-privilege")
    if not 0 <= state.turn < len(PLAYERS) or (
        state.phase == "rewards" and state.privilege[state.turn : state.turn + 1] != ("human",)
    ):
        yield Defect("pendulum-defect-turn", {"place": state.turn + 1})
    wanted = 0 if set_up else len(PLAYERS)
    for area, workers in zip(AREAS, state.workers, strict=True):
        if workers.bit_count() != wanted:
            args = {"area": f"@area-{area}", "count": workers.bit_count(), "wanted": wanted}
            yield Defect("pendulum-defect-workers", args)


def _cards(box: Box, state: State) -> Iterator[Defect]:
    laid = [card for automa in state.automas for card in automa.cards]
    if state.last is not None:
        laid.append(state.last)
    for card in sorted(set(laid)):
        if card not in box.cards:
            yield Defect("pendulum-defect-no-card", {"card": card})
        elif laid.count(card) > 1 or state.deck >> card & 1:
            yield Defect("pendulum-defect-card-twice", {"card": card})
    if any(len(automa.cards) > box.rules.council_cards for automa in state.automas):
        yield Defect("pendulum-defect-too-many-cards", {"most": box.rules.council_cards})
    for reward in sorted(set(state.council) - {UNKNOWN, GONE}):
        if reward not in box.rewards:
            yield Defect("pendulum-unknown-reward", {"reward": reward})
        elif state.council.count(reward) > box.rewards[reward].copies:
            yield Defect("pendulum-too-many-rewards", {"reward": f"@reward-{reward}"})


def _mat(box: Box, state: State) -> Iterator[Defect]:
    for number, automa in enumerate(state.automas):
        on_track = (
            automa.points in box.track_spaces[state.advanced] if known(box, state) else automa.points >= 0
        )
        if not on_track:
            args = {"automa": number + 1, "space": automa.points}
            yield Defect("pendulum-defect-space", args)
        if not 0 <= automa.votes <= box.rules.most_votes:
            args = {"automa": number + 1, "votes": automa.votes, "most": box.rules.most_votes}
            yield Defect("pendulum-defect-votes", args)
    if state.human.votes < 0:
        yield Defect("pendulum-defect-own-votes", {"votes": state.human.votes})
    for name, place in zip(box.mat.tracks, state.human.tracks, strict=True):
        if place is not None and (not place or not -box.mat.before <= place <= box.mat.parchment):
            yield Defect("pendulum-defect-track", {"track": f"@track-{name}", "place": place})
    for name, cubes in zip(box.mat.tracks, state.human.glory, strict=True):
        if cubes is not None and cubes < 0:
            yield Defect("pendulum-defect-glory", {"track": f"@track-{name}", "glory": cubes})
    if state.phase == "over" and (state.human.legendary is None or not _counted(state)):
        yield Defect("pendulum-defect-not-counted")


def _counted(state: State) -> bool:
    tracks = not state.human.legendary or None not in state.human.tracks
    return tracks and all(automa.standing is not None for automa in state.automas)
