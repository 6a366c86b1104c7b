"""Game end: the legendary rule, in the parchment area, outside it, and the winner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import structs

from automatable.core.choosing import Mask, Pick, TieBreak, fewest, most, prefer
from automatable.core.question import Option, Question
from automatable.core.refused import Refused
from automatable.core.resolution import SILENT, Resolving
from automatable.core.story import Part
from automatable.games.pendulum.events import GameEnded
from automatable.games.pendulum.player_mat import ask_glory, ask_legendary, ask_track, given
from automatable.games.pendulum.state import PLAYERS, Standing, State
from automatable.games.pendulum.tables import Box
from automatable.games.pendulum.track import between_labels, known, standing


class Ending(NamedTuple):
    """What the comparison reads for the three players."""

    legendary: Mask
    standings: tuple[Standing, ...]
    ranks: tuple[int, ...]


def _reached(ctx: Ending) -> Mask:
    return sum(1 << player for player, stands in enumerate(ctx.standings) if not stands.distance)


def _alone(ctx: Ending, players: Mask) -> str | None:
    return "P5" if (players & _reached(ctx)).bit_count() == 1 else None


def _tie(ctx: Ending, players: Mask) -> str:
    """Between you and an Automa, or between the two of them."""
    return "P2" if players & 1 else "P6"


LEGENDARY: TieBreak[Ending] = prefer("pendulum-pick-legendary", lambda ctx: ctx.legendary)
REACHED: TieBreak[Ending] = prefer("pendulum-pick-reached", _reached, ruling=_alone)
PARCHMENT: TieBreak[Ending] = most(
    "pendulum-pick-parchment", lambda ctx, player: ctx.standings[player].parchment
)
NEAREST: TieBreak[Ending] = fewest(
    "pendulum-pick-nearest", lambda ctx, player: ctx.standings[player].distance
)
GLORY: TieBreak[Ending] = most(
    "pendulum-pick-glory", lambda ctx, player: ctx.standings[player].glory, ruling=_tie
)
PRIVILEGE: TieBreak[Ending] = fewest(
    "pendulum-pick-privilege", lambda ctx, player: ctx.ranks[player], ruling=_tie
)


def _winner(*tie_breaks: TieBreak[Ending]) -> Pick[Ending]:
    name, what = (lambda ctx, player: f"@side-{PLAYERS[player]}"), "pendulum-what-winner"
    return Pick("game-end", name, *tie_breaks, what=what)


WINNER = _winner(LEGENDARY, REACHED, PARCHMENT, NEAREST, GLORY, PRIVILEGE)
"""All that may be compared."""
COMPARED = {
    (bool(inside), bool(glory)): _winner(LEGENDARY, REACHED, *(inside or (NEAREST,)), *glory, PRIVILEGE)
    for inside in ((PARCHMENT,), ())
    for glory in ((GLORY,), ())
}
"""What is compared: spaces once somebody is in the parchment area, else distances; glory in its variant."""


def end_game(box: Box, state: State, event: GameEnded, r: Resolving) -> State:
    """Ask what the comparison needs, name the winner, say the Queen's line if she wins."""
    if state.phase != "end":
        raise Refused("pendulum-not-now", phase=f"@phase-{state.phase}")
    if state.human.legendary is not None and state.human.legendary != event.legendary:
        raise Refused("pendulum-legendary-known", value=f"@legendary-{str(state.human.legendary).lower()}")
    state = structs.replace(state, human=structs.replace(state.human, legendary=event.legendary))
    state = asked_all(box, state, r)
    if r.listens:
        _tell(box, state, r)
    winner = PLAYERS[judge(box, state, r)]
    r.cause("end")
    if r.listens:
        r.do("pendulum-do-winner", "game-end", winner=f"@side-{winner}")
        if winner != "human":
            r.do("pendulum-do-queen", "queen")
    return structs.replace(state, phase="over")


def legendary_question(state: State) -> Question:
    """Whether the player has the legendary point: the final comparison begins with the answer."""
    has = state.human.legendary
    options = tuple(
        Option(value, f"pendulum-legendary-{str(value).lower()}")
        for value in (True, False)
        if has is None or has == value
    )
    return Question(
        "legendary",
        "pendulum-ask-legendary",
        "legendary-rule",
        options=options,
        event="game-ended",
        field="legendary",
    )


def asked_all(box: Box, state: State, r: Resolving) -> State:
    """Everything the comparison needs; about the player nothing if they lack the legendary point."""
    for number in range(len(state.automas)):
        state = stand(box, state, number, r)
    if state.human.legendary:
        for track in range(len(box.mat.tracks)):
            state, _ = ask_track(box, state, track, r)
        if state.advanced and _tied(ending(box, state)):
            for track in range(len(box.mat.tracks)):
                state, _ = ask_glory(box, state, track, r)
    return state


def stand(box: Box, state: State, number: int, r: Resolving) -> State:
    """Where an Automa stands: read off the track, or asked when the printed track is not in the box."""
    automa = state.automas[number]
    if known(box, state):
        stands = standing(box, automa.points, state.advanced)
    else:
        args = {"automa": number + 1}
        parchment = r.ask(
            Question(f"automa-{number + 1}-parchment", "pendulum-ask-parchment", "in-parchment", args)
        )
        distance = 0
        if not parchment:
            asked = Question(
                f"automa-{number + 1}-label", "pendulum-ask-label", "outside-parchment", args, low=1
            )
            distance = r.ask(asked)
        glory = 0
        if parchment and state.advanced:
            glory = r.ask(Question(f"automa-{number + 1}-glory", "pendulum-ask-green", "glory-spaces", args))
        stands = Standing(parchment, distance, glory)
    automas = list(state.automas)
    automas[number] = structs.replace(automa, standing=stands)
    return structs.replace(state, automas=tuple(automas))


def own_standing(box: Box, state: State) -> Standing:
    """The player's: the worst track outside, all four parchment areas inside."""
    tracks = [place for place in state.human.tracks if place is not None]
    glory = sum(cubes or 0 for cubes in state.human.glory) if state.advanced else 0
    worst = max((-place for place in tracks), default=0)
    if worst > 0 or not state.human.legendary:
        return Standing(0, max(worst, 1), glory)
    return Standing(sum(tracks) + box.mat.legendary, 0, glory)


def ending(box: Box, state: State) -> Ending:
    """The comparison of this position."""
    ranks = tuple(state.privilege.index(player) + 1 for player in PLAYERS)
    automas = tuple(
        automa.standing or standing(box, automa.points, state.advanced) for automa in state.automas
    )
    has = 0b111 if state.human.legendary else 0b110
    return Ending(has, (own_standing(box, state), *automas), ranks)


def _tied(ctx: Ending) -> bool:
    """Whether the player leads together with an Automa before glory is counted."""
    left = ctx.legendary
    for tie_break in WINNER.tie_breaks[:4]:
        left = tie_break.best(ctx, left)
    return bool(left & 1 and left != 1)


def judge(box: Box, state: State, r: Resolving) -> int:
    """Rule game-end: who wins."""
    ctx = ending(box, state)
    inside = bool(ctx.legendary & _reached(ctx))
    winner = COMPARED[inside, state.advanced].among((1 << len(PLAYERS)) - 1, ctx, r)
    assert winner is not None
    return winner


def _tell(box: Box, state: State, r: Resolving) -> None:
    """Every standing with its parts."""
    if not state.human.legendary:
        r.note("pendulum-note-no-legendary", "legendary-rule")
    for number, automa in enumerate(state.automas):
        stands = automa.standing
        assert stands is not None
        if stands.distance:
            r.note(
                "pendulum-note-distance",
                "outside-parchment",
                ruling="P3" if known(box, state) and between_labels(box, automa.points) else None,
                automa=number + 1,
                distance=stands.distance,
            )
        else:
            r.note("pendulum-note-parchment", "in-parchment", automa=number + 1, spaces=stands.parchment)
        if stands.glory and state.advanced:
            r.note("pendulum-note-glory", "glory-spaces", automa=number + 1, glory=stands.glory)
    if state.human.legendary:
        stands = own_standing(box, state)
        if stands.distance:
            r.note("pendulum-note-own-distance", "outside-parchment", distance=stands.distance)
        else:
            parts = tuple(Part(message, value) for message, value in own_parts(box, state))
            r.sum("pendulum-sum-parchment", "in-parchment", parts)
        if stands.glory:
            _tell_glory(box, state, r)


def _tell_glory(box: Box, state: State, r: Resolving) -> None:
    """The player's glory; what lies on a track that was paid down counts by a ruling (P14)."""
    human = state.human
    parts = tuple(
        Part(f"pendulum-part-{name}", cubes or 0)
        for name, cubes in zip(box.mat.tracks, human.glory, strict=True)
    )
    at_the_end = tuple(
        cubes if place == box.mat.parchment else 0
        for place, cubes in zip(human.tracks, human.glory, strict=True)
    )
    gone = structs.replace(state, human=structs.replace(human, glory=at_the_end))
    stays = judge(box, gone, SILENT) != judge(box, state, SILENT)
    r.sum("pendulum-sum-glory", "own-tracks", parts, ruling="P14" if stays else None)


def own_parts(box: Box, state: State) -> tuple[tuple[str, int], ...]:
    """The player's parchment areas."""
    tracks = zip(box.mat.tracks, state.human.tracks, strict=True)
    return (
        *((f"pendulum-part-{name}", place or 0) for name, place in tracks),
        ("pendulum-part-legendary", box.mat.legendary),
    )


def decide_winner(box: Box, state: State, args: Mapping[str, Any], r: Resolving) -> str:
    """The rule alone, with the player's tracks given or those of the position."""
    state, _ = ask_legendary(given(box, state, args, "game-end"), r)
    return PLAYERS[judge(box, asked_all(box, state, r), r)]
