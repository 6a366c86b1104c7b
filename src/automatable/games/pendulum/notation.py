"""The position's JSON form and its named defects; its short text is in ``text.py``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from automatable.core.choosing import each, mask_of
from automatable.core.game import Defect
from automatable.core.refused import Refused
from automatable.core.resolution import Pending
from automatable.games.pendulum import columns
from automatable.games.pendulum.box import AREAS, TIMERS, Box
from automatable.games.pendulum.state import (
    GONE,
    PLAYERS,
    UNKNOWN,
    Automa,
    Cell,
    Human,
    Learned,
    Left,
    Phase,
    Right,
    State,
    Timer,
)


class HumanForm(Struct, frozen=True, forbid_unknown_fields=True):
    votes: int
    legendary: bool | None
    tracks: dict[str, int | None]
    glory: dict[str, int | None]


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """The JSON form; documented in docs/games/pendulum.md."""

    level: Literal["A", "B", "C", "D", "E", "F"]
    advanced: bool
    foreshadowing: bool
    clock: Literal["app", "sand"]
    values: Literal["practice", "printed"]
    colours: tuple[str, str]
    phase: Phase
    round: int
    now: int
    paused: int | None
    timers: dict[Literal["purple", "green", "black"], Timer]
    flips: int
    markers: int
    token: bool
    workers: dict[Literal["purple", "green"], list[str]]
    privilege: list[Literal["human", "automa-1", "automa-2"]]
    deck: list[int]
    last: int | None
    automas: dict[Literal["1", "2"], Automa]
    turn: int
    council: dict[str, str]
    human: HumanForm
    learned: dict[str, Any] = {}
    pending: Pending | None = None


def to_json(box: Box, state: State) -> dict[str, Any]:
    """The JSON form as plain data."""
    human, tracks = state.human, box.mat.tracks
    workers = ([box.spaces[space].id for space in each(mask)] for mask in state.workers)
    return {
        "level": state.level,
        "advanced": state.advanced,
        "foreshadowing": state.foreshadowing,
        "clock": state.clock,
        "values": state.values,
        "colours": list(state.colours),
        "phase": state.phase,
        "round": state.round,
        "now": state.now,
        "paused": state.paused,
        "timers": dict(zip(TIMERS, msgspec.to_builtins(state.timers), strict=True)),
        "flips": state.flips,
        "markers": state.markers,
        "token": state.token,
        "workers": dict(zip(AREAS, workers, strict=True)),
        "privilege": list(state.privilege),
        "deck": list(each(state.deck)),
        "last": state.last,
        "automas": dict(zip("12", msgspec.to_builtins(state.automas), strict=True)),
        "turn": state.turn,
        "council": dict(zip(box.council.places, state.council, strict=True)),
        "human": {
            "votes": human.votes,
            "legendary": human.legendary,
            "tracks": dict(zip(tracks, human.tracks, strict=True)),
            "glory": dict(zip(tracks, human.glory, strict=True)),
        },
        "learned": columns.tables(state),
        "pending": msgspec.to_builtins(state.pending),
    }


def parse_json(box: Box, data: Mapping[str, Any]) -> State:
    """The state behind a JSON form."""
    try:
        form = msgspec.convert(dict(data), Form, strict=True)
    except msgspec.ValidationError as error:
        raise Refused("core-bad-position", reason=str(error)) from None
    spaces = [space.id for space in box.spaces]
    try:
        return State(
            pending=form.pending,
            level=form.level,
            advanced=form.advanced,
            foreshadowing=form.foreshadowing,
            clock=form.clock,
            values=form.values,
            colours=form.colours,
            phase=form.phase,
            round=form.round,
            now=form.now,
            paused=form.paused,
            timers=(form.timers["purple"], form.timers["green"], form.timers["black"]),
            flips=form.flips,
            markers=form.markers,
            token=form.token,
            workers=(_spaces(spaces, form.workers["purple"]), _spaces(spaces, form.workers["green"])),
            privilege=tuple(form.privilege),
            deck=_cards(box, form.deck),
            last=form.last,
            automas=(form.automas["1"], form.automas["2"]),
            turn=form.turn,
            council=tuple(form.council[place] for place in box.council.places),
            human=Human(
                form.human.votes,
                form.human.legendary,
                tuple(form.human.tracks[track] for track in box.mat.tracks),
                tuple(form.human.glory[track] for track in box.mat.tracks),
            ),
            learned=_learned(form.learned),
        )
    except (KeyError, ValueError, TypeError) as error:
        raise Refused("core-bad-position", reason=str(error)) from None


def _spaces(spaces: list[str], named: list[str]) -> int:
    return mask_of([spaces.index(name) for name in named])


def _cards(box: Box, numbers: list[int]) -> int:
    for number in numbers:
        if number not in box.numbered:
            raise ValueError(f"no card {number}")
    return mask_of(numbers)


def _learned(tables: Mapping[str, Any]) -> Learned:
    cards = tables.get("cards", {})
    cells = [cell for level in tables.get("scoring", {}).values() for cell in level.items()]
    return Learned(
        tuple(
            Left(int(n), card["worker"], card["timer"], card["province"])
            for n, card in cards.items()
            if "left" in card
        ),
        tuple(
            Right(int(n), card["votes"], card["points"], card["icon"])
            for n, card in cards.items()
            if "right" in card
        ),
        tuple(Cell(int(n), cell["points"], cell["votes"]) for n, cell in cells),
    )


def defects(box: Box, state: State) -> tuple[Defect, ...]:
    """Why a position cannot be."""
    found = [*_round_defects(box, state), *_card_defects(box, state), *_mat_defects(box, state)]
    return tuple(found)


def _round_defects(box: Box, state: State) -> list[Defect]:
    rules, found = box.rules, []
    if not 1 <= state.round <= rules.rounds:
        found.append(Defect("pendulum-defect-round", {"round": state.round}))
    if box.levels[state.level].advanced and not state.advanced:
        found.append(Defect("pendulum-needs-advanced", {"level": f"@letter-{state.level}"}))
    flips = {"round": range(1, rules.purple_flips), "placing": range(1)}
    allowed = flips.get(state.phase, range(rules.purple_flips + 1))
    if state.flips not in allowed or not 0 <= state.markers <= max(0, state.flips - 1):
        args = {"flips": state.flips, "markers": state.markers, "phase": f"@phase-{state.phase}"}
        found.append(Defect("pendulum-defect-flips", args))
    moments = [state.paused, *(timer.flipped for timer in state.timers)]
    if any(moment is not None and not 0 <= moment <= state.now for moment in moments) or state.now < 0:
        found.append(Defect("pendulum-defect-time", {"now": state.now}))
    set_up = state.phase == "set-up"
    if not (set_up and not state.privilege) and sorted(state.privilege) != sorted(PLAYERS):
        found.append(Defect("pendulum-defect-privilege"))
    if not 0 <= state.turn < len(PLAYERS) or (
        state.phase == "rewards" and state.privilege[state.turn : state.turn + 1] != ("human",)
    ):
        found.append(Defect("pendulum-defect-turn", {"turn": state.turn}))
    wanted = 0 if set_up else len(PLAYERS)
    for area, workers in zip(AREAS, state.workers, strict=True):
        if workers.bit_count() != wanted:
            args = {"area": f"@area-{area}", "count": workers.bit_count(), "wanted": wanted}
            found.append(Defect("pendulum-defect-workers", args))
    return found


def _card_defects(box: Box, state: State) -> list[Defect]:
    found = []
    laid = [card for automa in state.automas for card in automa.cards]
    for card in sorted(set(laid)):
        if card not in box.numbered:
            found.append(Defect("pendulum-defect-no-card", {"card": card}))
        elif laid.count(card) > 1 or state.deck >> card & 1:
            found.append(Defect("pendulum-defect-card-twice", {"card": card}))
    if state.last is not None and (state.last not in box.numbered or state.deck >> state.last & 1):
        found.append(Defect("pendulum-defect-card-twice", {"card": state.last}))
    if any(len(automa.cards) > box.rules.council_cards for automa in state.automas):
        found.append(Defect("pendulum-defect-too-many-cards", {"most": box.rules.council_cards}))
    for reward in sorted(set(state.council) - {UNKNOWN, GONE}):
        if reward not in box.rewards:
            found.append(Defect("pendulum-unknown-reward", {"reward": reward}))
        elif state.council.count(reward) > box.rewards[reward].copies:
            found.append(Defect("pendulum-too-many-rewards", {"reward": f"@reward-{reward}"}))
    return found


def _mat_defects(box: Box, state: State) -> list[Defect]:
    found = []
    printed = state.values == "printed" and box.track.provenance == "practice"
    for number, automa in enumerate(state.automas):
        on_track = automa.points >= 0 if printed else automa.points in box.track_spaces[state.advanced]
        if not on_track:
            args = {"automa": number + 1, "space": automa.points}
            found.append(Defect("pendulum-defect-space", args))
        if not 0 <= automa.votes <= box.rules.most_votes:
            args = {"automa": number + 1, "votes": automa.votes, "most": box.rules.most_votes}
            found.append(Defect("pendulum-defect-votes", args))
    if state.human.votes < 0:
        found.append(Defect("pendulum-defect-own-votes", {"votes": state.human.votes}))
    for name, place in zip(box.mat.tracks, state.human.tracks, strict=True):
        if place is not None and (not place or not -box.mat.before <= place <= box.mat.parchment):
            found.append(Defect("pendulum-defect-track", {"track": f"@track-{name}", "place": place}))
    if state.phase == "over" and (state.human.legendary is None or not _counted(state)):
        found.append(Defect("pendulum-defect-not-counted"))
    return found


def _counted(state: State) -> bool:
    tracks = not state.human.legendary or None not in state.human.tracks
    return tracks and all(automa.standing is not None for automa in state.automas)
