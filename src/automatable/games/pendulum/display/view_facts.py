"""Facts about a position that the page and the terminal show and do not compute themselves."""

from __future__ import annotations

import msgspec

from automatable.core.engine.explanation import Data
from automatable.core.forms.form import Named
from automatable.games.pendulum.box.printed import TIMERS
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import GONE, UNKNOWN, State
from automatable.games.pendulum.rules.automa_cards import known_cell, known_left, known_right
from automatable.games.pendulum.rules.track import known, row_and_space, standing_at

ACTS: dict[str, tuple[str, ...]] = {
    "placing": ("round-started", "worker-lifted", "council-laid", "paused"),
    "round": ("worker-lifted", "timer-flipped", "council-laid", "paused"),
    "called": ("worker-lifted", "council-laid", "council-held", "paused"),
    "rewards": ("reward-taken",),
    "end": ("game-ended",),
}
"""The events that the player can enter in each phase."""


def facts(box: Box, state: State) -> Data:
    """The facts about a position."""
    return {
        "progress": Named("pendulum-progress", {"round": state.round, "rounds": box.rules.rounds}),
        "acts": _acts(box, state),
        "timers": _timers(box, state),
        "last": None if state.last is None else card(box, state, state.last),
        "automas": {str(number + 1): automa(box, state, number) for number in range(len(state.automas))},
        "council": {place: _place(box, state, n) for n, place in enumerate(box.council.places)},
        "practice": state.values == "practice",
        "track_known": known(box, state),
    }


def _acts(box: Box, state: State) -> list[str]:
    if state.paused is not None:
        return ["resumed"]
    if state.pending is not None:
        runs = state.pending.event["type"] != "council-held"
        return ["paused"] if runs and "paused" in ACTS.get(state.phase, ()) else []
    acts = list(ACTS.get(state.phase, ()))
    if state.round == box.rules.rounds and "council-laid" in acts:
        acts.remove("council-laid")
    if state.clock == "sand" and state.phase in ("placing", "round"):
        acts.append("timer-ran-out")
    if state.phase == "round" and state.token and not state.human.legendary:
        acts.append("legendary-gained")
    return acts


def _timers(box: Box, state: State) -> dict[str, Data]:
    """Each timer's row, its length, and the moment when it runs out (None: it was not flipped).

    A pause moves that moment on when it ends, so while it lasts the rest is counted from its beginning.
    """
    found: dict[str, Data] = {}
    for name, timer, length in zip(TIMERS, state.timers, box.lengths, strict=True):
        ends = None if timer.flipped is None or state.clock == "sand" else timer.flipped + length
        found[name] = {"row": timer.row, "length": length, "ends": ends, "ran_out": timer.ran_out}
    return found


def card(box: Box, state: State, number: int) -> Data:
    """A card as far as it is known, and whether its two columns are practice values."""
    left, right = known_left(box, state, number), known_right(box, state, number)
    sources = (box.cards[number].left, box.cards[number].right)
    return {
        "card": number,
        "left": None if left is None else msgspec.to_builtins(left),
        "right": None if right is None else msgspec.to_builtins(right),
        "practice": state.values == "practice" and "practice" in sources,
    }


def automa(box: Box, state: State, number: int) -> Data:
    """An Automa's cards, their gains with the round's bonus and the markers, and its place on the track."""
    place, cards = state.automas[number].points, state.automas[number].cards
    columns = [known_right(box, state, each) for each in cards]
    bonus = known_cell(box, state)
    facts: Data = {"cards": [card(box, state, each) for each in cards], "points": None, "votes": None}
    if bonus is not None and None not in columns:
        points = sum(right.points for right in columns if right) + bonus.points + state.markers
        votes = sum(right.votes for right in columns if right) + bonus.votes + state.markers
        facts |= {"points": max(0, points), "votes": min(box.rules.most_votes, max(0, votes))}
    if known(box, state):
        row, space = row_and_space(box, place)
        counted = msgspec.to_builtins(standing_at(box, place, state.advanced))
        facts |= {"row": row, "space": space, "standing": counted}
    return facts


def _place(box: Box, state: State, number: int) -> Data:
    """The cards that may be at a place of the council board, and the event that enters one."""
    place, final = box.council.places[number], state.round == box.rules.rounds
    elsewhere = [*state.council[:number], *state.council[number + 1 :]]
    may = [
        name
        for name, reward in box.rewards.items()
        if (reward.always if place == "grande" else not reward.always and reward.final == final)
        and elsewhere.count(name) < reward.copies
    ]
    lays_out = "council-laid" in _acts(box, state) and place != "grande"
    return {
        "reward": state.council[number],
        "may_be": [*may, GONE, *([] if place == "grande" else [UNKNOWN])],
        "event": "council-laid" if lays_out else "corrected",
    }
