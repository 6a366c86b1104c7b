"""The player's mat: what a rule of the Automas needs of it is asked together, on one screen."""

from __future__ import annotations

from functools import lru_cache

from msgspec import structs

from automatable.core.engine.choices import Mask, each, mask_of
from automatable.core.engine.question import Question
from automatable.core.engine.resolution import Resolver
from automatable.core.forms.form import Cases, Field
from automatable.games.pendulum.box.tables import Box
from automatable.games.pendulum.position.state import State
from automatable.games.pendulum.rules.timers import YES_OR_NO

LEGENDARY = "legendary"
MAT = "own-mat"
"""The id of a question about the mat begins with it."""


def ask_mat(
    box: Box, state: State, id: str, r: Resolver, tracks: Mask = 0, glory: Mask = 0, legendary: bool = False
) -> State:
    """Ask for what is unknown of these tracks, the glory on these, and the legendary point.

    If the point is asked for too, the tracks count only for a player who has it.
    """
    state = with_earlier_answers(box, state, r)
    human = state.human
    asked = _question(
        box,
        id,
        "final-reward" if legendary else "own-tracks",
        tracks & _unknown(human.tracks),
        glory & _unknown(human.glory),
        legendary and human.legendary is None,
    )
    return _with(box, state, r.ask(asked)) if asked.fields else state


def _unknown(values: tuple[int | None, ...]) -> Mask:
    """The tracks whose value is unknown."""
    return mask_of([track for track, value in enumerate(values) if value is None])


@lru_cache(maxsize=1 << 8)
def _question(box: Box, id: str, rule: str, tracks: Mask, glory: Mask, legendary: bool) -> Question:
    """The question for these tracks, the glory on these, and the legendary point."""
    fields = _fields(box, tracks, glory, legendary)
    what = MAT if tracks else "own-glory" if glory else LEGENDARY
    return Question(id, f"pendulum-ask-{what}", rule, fields=fields)


def _fields(box: Box, tracks: Mask, glory: Mask, legendary: bool) -> tuple[Field, ...]:
    """A field for each of them."""
    fields = []
    when: Cases = ()
    if legendary:
        fields.append(Field(LEGENDARY, "pendulum-part-of-own-legendary", {}, YES_OR_NO, kind="choice"))
        when = ({LEGENDARY: (True,)},)
    for track in each(tracks | glory):
        name = box.mat.tracks[track]
        args = {"track": f"@track-{name}"}
        if tracks >> track & 1:
            fields.append(
                Field(f"track-{name}", "pendulum-part-of-own-track", args, box.own_spaces, when=when)
            )
        if glory >> track & 1:
            fields.append(
                Field(f"glory-{name}", "pendulum-part-of-own-glory", args, low=0, when=when, value=0)
            )
    return tuple(fields)


def with_earlier_answers(box: Box, state: State, r: Resolver) -> State:
    """The position with the answers of an earlier version, which asked for every value alone."""
    if not r.answers:
        return state
    names = (LEGENDARY, *(f"{kind}-{name}" for name in box.mat.tracks for kind in ("track", "glory")))
    return _with(box, state, {name: r.answers[name] for name in names if name in r.answers})


def _with(box: Box, state: State, known: dict[str, object]) -> State:
    """The position with these values; what was known before stays."""
    human, names = state.human, box.mat.tracks
    tracks, glory = [
        tuple(
            [
                known.get(f"{kind}-{name}") if value is None else value
                for name, value in zip(names, values, strict=True)
            ]
        )
        for kind, values in (("track", human.tracks), ("glory", human.glory))
    ]
    legendary = known.get(LEGENDARY) if human.legendary is None else human.legendary
    if (tracks, glory, legendary) == (human.tracks, human.glory, human.legendary):
        return state
    human = structs.replace(human, legendary=legendary, tracks=tracks, glory=glory)
    return structs.replace(state, human=human)


def each_alone(question: Question) -> tuple[Question, ...]:
    """The questions that an earlier version asked in place of this one."""
    return tuple(
        Question(field.key, field.message, question.rule, field.args, field.options, field.low, field.high)
        for field in question.fields
    )
