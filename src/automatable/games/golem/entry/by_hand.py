"""The questions of a stage that the player does by hand; the sheet of its outcome is in ``outcome.py``."""

from __future__ import annotations

from msgspec import structs

from automatable.core.engine.question import Question
from automatable.core.forms.form import Field, Option
from automatable.games.golem.entry.fields import YES_OR_NO
from automatable.games.golem.entry.outcome import outcome
from automatable.games.golem.position.golem_spot import section_of
from automatable.games.golem.position.state import (
    BOTTOM,
    COLOURS,
    MIRROR,
    NOTHING,
    PARTS,
    ROWS,
    UNKNOWN,
    State,
    standing,
    with_rabbi,
)
from automatable.games.golem.rules import scoring
from automatable.games.golem.rules.context import Context, MarbleChoice
from automatable.games.golem.rules.golems import movement as golem_movement
from automatable.games.golem.rules.turn import actions, marble_rows, marbles

FEWEST_STEPS = 4
"""Most steps that are entered as a number. If fewer may reach section VIII, the whole sheet is asked."""
MOST_POINTS = 200
"""The greatest product of counted pieces and menorahs that can be entered."""


def marble(ctx: Context, state: State, card: str) -> MarbleChoice:
    """The marble that the player found by the yellow column, and how many lay in its row."""
    criteria = marbles.criteria_of(ctx, card)(bool)
    options = _marble_options(ctx, state)
    if not options:
        return state, None, False, 0
    mirror = tuple(option.value for option in options if str(option.value).startswith(ROWS[MIRROR]))
    taken = Field("marble", "golem-part-marble", {}, options)
    number = Field("value", "golem-part-marbles-in-row", {}, low=1, high=len(ctx.box.marble_order))
    works = Field("works", "golem-part-mirror-works", {}, YES_OR_NO, when=({"marble": mirror},))
    asks_work = bool(mirror and "work" in criteria and standing(state))
    answer = ctx.r.ask(
        Question(
            f"marble-{len(state.marbles)}",
            "golem-outcome-marble",
            "choose-marble",
            {"criteria": [f"@word-{name}" for name in criteria]},
            fields=(taken, number, works) if asks_work else (taken, number),
        )
    )
    row, _, colour = answer["marble"].partition("-")
    chosen = ROWS.index(row) * marble_rows.WIDTH + COLOURS.index(colour)
    return state, chosen, answer.get("works", False), answer["value"]


def _marble_options(ctx: Context, state: State) -> tuple[Option, ...]:
    """Every marble in a known row, and every one that may lie in an unknown row."""
    return tuple(
        Option(f"{ROWS[row]}-{COLOURS[colour]}", "golem-option-took", marble_rows.took_args(row, colour))
        for row, colour in marble_rows.could_take(ctx.box, state)
    )


def movement(ctx: Context, state: State) -> State:
    """The golem movement: the number of steps, or its outcome where golems may come to section VIII."""
    near = ctx.box.base.far[0] - 1 - max(map(section_of, state.golems), default=0)
    if near < FEWEST_STEPS:
        return outcome(ctx, state, "movement", "golem-movement")
    steps = Question("by-hand-steps", "golem-outcome-steps", "golem-movement", low=0, high=near)
    return golem_movement.forward(ctx, state, ctx.r.ask(steps))[0]


def turn(ctx: Context, state: State, card: str) -> State:
    """A turn of the Automa: which marble or place was taken, and the outcome."""
    named = card if card in ctx.printed.entered("automa_cards") else NOTHING
    state = structs.replace(state, cards=(*state.cards, named))
    options: list[Option] = []
    if len(state.marbles) < ctx.box.automa.cards_in_round - 1:
        options += [*_marble_options(ctx, state), Option(NOTHING, "golem-option-no-marble")]
    if state.rabbi == UNKNOWN:
        places = [place for place in range(len(state.tiles)) if not state.taken >> place & 1]
        options += [
            Option(f"tile-{place + 1}", "golem-option-tile", {"place": f"@place-{place + 1}"})
            for place in (*places, BOTTOM)
        ]
    ctx.r.cause("by-hand")
    did = Field("did", "golem-outcome-did", {}, tuple(options))
    return outcome(ctx, state, "turn", "automa-turn", did, lambda state, did: _took(ctx, state, did))


def _took(ctx: Context, state: State, did: str) -> State:
    """The position after the marble or the place was taken."""
    row, _, what = did.partition("-")
    if did == NOTHING:
        return state
    if row != "tile":
        return actions.took(ctx, state, ROWS.index(row), COLOURS.index(what))
    return with_rabbi(state, 0, int(what) - 1)


def scores(ctx: Context, state: State) -> tuple[int, ...]:
    """Every part of the Automa's score; the player enters the products with menorahs."""
    parts = tuple(
        Field(name, f"golem-score-{name}", {}, low=0, high=MOST_POINTS)
        for name in ("golems", "artifacts", "books")
    )
    question = Question("by-hand-score", "golem-outcome-scoring", "final-scoring", fields=parts)
    known: dict[str, int] = {
        "points": state.points,
        **ctx.r.ask(question),
        "goals": scoring.goal_points(ctx.box, state.level),
        "resources": scoring.resource_points(ctx.box, state.resources),
    }
    return tuple(known[name] for name in PARTS)
