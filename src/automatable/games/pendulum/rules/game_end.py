"""Game end (p. 8): the legendary rule, in the parchment area, outside it, and the winner."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec import structs

from automatable.core.engine.choices import Mask, Pick, TieBreak, fewest, mask_of, most, prefer
from automatable.core.engine.errors import UserError
from automatable.core.engine.explanation import Summand
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import SILENT, Resolver
from automatable.core.forms.form import Option
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.events import GameEnded
from automatable.games.pendulum.position.state import PLAYERS, Standing, State, with_automa
from automatable.games.pendulum.rules.player_mat import MAT, ask_mat
from automatable.games.pendulum.rules.track import between_labels, known, standing_at

EVERYBODY: Mask = (1 << len(PLAYERS)) - 1
YOU: Mask = 1 << PLAYERS.index("human")


class Ending(NamedTuple):
    """What the comparison reads for the three players."""

    legendary: Mask
    standings: tuple[Standing, ...]
    ranks: tuple[int, ...]


def _reached(ctx: Ending) -> Mask:
    return mask_of([player for player, standing in enumerate(ctx.standings) if not standing.distance])


def _alone(ctx: Ending, players: Mask) -> str | None:
    return "P5" if (ctx.legendary & _reached(ctx)).bit_count() == 1 else None


def _tie(ctx: Ending, players: Mask) -> str:
    """The ruling of a tie: P2 with the player, P6 between the two Automas."""
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


def _winner(*tie_breaks: TieBreak[Ending], what: str = "pendulum-what-winner") -> Pick[Ending]:
    return Pick("game-end", lambda ctx, player: f"@side-{PLAYERS[player]}", *tie_breaks, what=what)


WINNER = _winner(LEGENDARY, REACHED, PARCHMENT, NEAREST, GLORY, PRIVILEGE)
"""All comparisons in the order of the book."""
COMPARED = {
    (bool(inside), bool(glory)): _winner(LEGENDARY, REACHED, *(inside or (NEAREST,)), *glory, PRIVILEGE)
    for inside in ((PARCHMENT,), ())
    for glory in ((GLORY,), ())
}
"""The comparisons in use: parchment spaces if anybody has some, else distances; glory in its variant."""


def end_game(box: Box, state: State, event: GameEnded, r: Resolver) -> State:
    """Ask for what the comparison needs, and name the winner."""
    if state.phase != "end":
        raise UserError("pendulum-not-now", phase=f"@phase-{state.phase}")
    if state.human.legendary is not None and state.human.legendary != event.legendary:
        raise UserError("pendulum-legendary-known", value=f"@legendary-{str(state.human.legendary).lower()}")
    state = structs.replace(state, human=structs.replace(state.human, legendary=event.legendary))
    state = ask_all(box, state, r)
    if r.explaining:
        _explain(box, state, r)
    winner = PLAYERS[judge(box, state, r)]
    if r.explaining:
        r.cause("end")
        r.instruct("pendulum-do-winner", "game-end", winner=f"@side-{winner}")
        if winner != "human":
            r.instruct("pendulum-do-queen", "queen")
    return structs.replace(state, phase="over")


def legendary_question(state: State) -> Question:
    """Ask whether the player has the legendary point; the answer begins the final comparison."""
    return _legendary_question(state.human.legendary)


@lru_cache(maxsize=4)
def _legendary_question(has: bool | None) -> Question:
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


def ask_all(box: Box, state: State, r: Resolver) -> State:
    """Ask for everything that the comparison needs; nothing about a player without the legendary point."""
    for number in range(len(state.automas)):
        state = find_standing(box, state, number, r)
    if state.human.legendary:
        every = (1 << len(box.mat.tracks)) - 1
        state = ask_mat(box, state, MAT, r, tracks=every)
        if state.advanced and _tied(ending(box, state)):
            state = ask_mat(box, state, f"{MAT}-glory", r, glory=every)
    return state


def find_standing(box: Box, state: State, number: int, r: Resolver) -> State:
    """Find an Automa's result on the track; ask for it if the box has no printed track."""
    automa = state.automas[number]
    if known(box, state):
        standing = standing_at(box, automa.points, state.advanced)
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
        standing = Standing(parchment, distance, glory)
    automas = with_automa(state, number, structs.replace(automa, standing=standing))
    return structs.replace(state, automas=automas)


def own_standing(box: Box, state: State) -> Standing:
    """The player's result: the worst track outside, all four parchment areas inside."""
    tracks = [place for place in state.human.tracks if place is not None]
    glory = sum(cubes or 0 for cubes in state.human.glory) if state.advanced else 0
    worst = max((-place for place in tracks), default=0)
    if worst > 0 or not state.human.legendary:
        return Standing(0, max(worst, 1), glory)
    return Standing(sum(tracks) + box.mat.legendary, 0, glory)


def ending(box: Box, state: State) -> Ending:
    """The comparison of this position."""
    ranks = tuple([state.privilege.index(player) + 1 for player in PLAYERS])
    automas = [automa.standing or standing_at(box, automa.points, state.advanced) for automa in state.automas]
    has = 0b111 if state.human.legendary else 0b110
    return Ending(has, (own_standing(box, state), *automas), ranks)


def _tied(ctx: Ending) -> bool:
    """Whether the player leads together with an Automa before glory is counted."""
    left = ctx.legendary
    for tie_break in WINNER.tie_breaks[:4]:
        left = tie_break.best(ctx, left)
    return bool(left & 1 and left != 1)


def _comparison(ctx: Ending, advanced: bool) -> Pick[Ending]:
    """The tie-breaks of this game: for the parchment area if anybody has reached it."""
    return COMPARED[bool(ctx.legendary & _reached(ctx)), advanced]


def decided(ctx: Ending, advanced: bool) -> tuple[int, str, Mask]:
    """Who wins, the tie-break that decided, and the players that it compared."""
    pick = _comparison(ctx, advanced)
    winner = pick.among(EVERYBODY, ctx, SILENT)
    assert winner is not None
    left = players = EVERYBODY if _compared_together(pick, ctx) else YOU | 1 << winner
    for tie_break in pick.tie_breaks:
        left = tie_break.best(ctx, left)
        if not left & left - 1:
            return winner, tie_break.id, players
    raise AssertionError("no two players have the same privilege")


def _compared_together(pick: Pick[Ending], ctx: Ending) -> bool:
    """Whether all players are compared at once: not if the player loses before the Automas differ."""
    left = EVERYBODY
    for tie_break in pick.tie_breaks:
        left = tie_break.best(ctx, left)
        if left == EVERYBODY & ~YOU:
            return False
    return True


def judge(box: Box, state: State, r: Resolver) -> int:
    """Rule game-end: who wins."""
    ctx = ending(box, state)
    pick = _comparison(ctx, state.advanced)
    winner = pick.among(EVERYBODY, ctx, SILENT)
    assert winner is not None
    if r.explaining:
        _explain_comparison(pick, ctx, winner, r)
    return winner


def _explain_comparison(pick: Pick[Ending], ctx: Ending, winner: int, r: Resolver) -> None:
    """Explain the comparison, so that its last part is the one in which the player lost or won.

    A player who loses before the Automas differ is compared with the winner after the Automas are compared.
    """
    if _compared_together(pick, ctx):
        pick.among(EVERYBODY, ctx, r)
        return
    apart = pick.tie_breaks[1:]  # the Automas always have the legendary achievement
    _winner(*apart, what="pendulum-what-better").among(EVERYBODY & ~YOU, ctx, r)
    pick.among(YOU | 1 << winner, ctx, r)


def _explain(box: Box, state: State, r: Resolver) -> None:
    """Explain the result of each side with its parts."""
    if not state.human.legendary:
        r.note("pendulum-note-no-legendary", "legendary-rule")
    for number, automa in enumerate(state.automas):
        standing = automa.standing
        assert standing is not None
        if standing.distance:
            r.note(
                "pendulum-note-distance",
                "outside-parchment",
                ruling="P3" if known(box, state) and between_labels(box, automa.points) else None,
                automa=number + 1,
                distance=standing.distance,
            )
        else:
            r.note("pendulum-note-parchment", "in-parchment", automa=number + 1, spaces=standing.parchment)
        if standing.glory and state.advanced:
            r.note("pendulum-note-glory", "glory-spaces", automa=number + 1, glory=standing.glory)
    if state.human.legendary:
        standing = own_standing(box, state)
        if standing.distance:
            r.note("pendulum-note-own-distance", "outside-parchment", distance=standing.distance)
        else:
            parts = tuple(Summand(message, value) for message, value in own_parts(box, state))
            r.sum("pendulum-sum-parchment", "in-parchment", parts)
        if standing.glory:
            _explain_glory(box, state, r)


def _explain_glory(box: Box, state: State, r: Resolver) -> None:
    """Explain the player's glory, and cite P14 where glory on a track that was paid down decides."""
    human = state.human
    parts = tuple(
        Summand(f"pendulum-part-{name}", cubes or 0)
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
    """The player's spaces in each parchment area."""
    tracks = zip(box.mat.tracks, state.human.tracks, strict=True)
    return (
        *((f"pendulum-part-{name}", place or 0) for name, place in tracks),
        ("pendulum-part-legendary", box.mat.legendary),
    )
