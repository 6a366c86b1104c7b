"""People at the table of Golem who do random possible actions."""

from __future__ import annotations

HER_GRAVES = 8
"""Graves on the board of an owner who was not asked yet."""
SETUPS = [
    {},
    {"level": "easy"},
    {"level": "hard", "humans": 2},
    {"level": "expert", "humans": 3},
    {"level": "normal", "box": "owner"},
    {"level": "expert", "humans": 3, "box": "owner"},
    {"level": "easy", "humans": 3},
    {"level": "expert"},
    {"level": "hard", "box": "owner"},
    {"level": "easy", "humans": 2, "box": "owner"},
]


def answers(question, choose):
    """A printed tile shows one or two effects, not half of everything there is, and small numbers."""
    key = getattr(question, "key", "") or question.id
    if key.startswith(("created-", "golem-", "ingots", "upgrades-", "books")):
        return (
            question.value
        )  # what a sheet is filled in with; any other number of pieces need not be possible
    if key.endswith(".tile"):  # one of menorahs, two special ones, three grey ones
        return ("grey", "special", "grey", "special", "grey", "menorahs")[int(key.split(".")[3]) - 1]
    values = [option.value for option in question.options]
    entering = getattr(question, "rule", "owners-box") == "owners-box"
    if question.repeats and "coins" in values:
        plain = [value for value in values if value not in ("discount", "free", "choice", "or")]
        one, other = plain[choose(len(plain))], plain[choose(len(plain))]
        made = [one] * (1 + choose(3))
        return ["choice", *made, "or", other] if choose(5) == 0 else made
    if question.repeats:  # a row of marbles: no colour twice, so never more than the box holds
        row = ("work", "golem", "artifact", "study", "mirror").index(key)
        return [values[row]] if row < len(values) and choose(2) else []
    if question.many and entering:
        first = choose(len(values))
        return [values[(first + n) % len(values)] for n in range(1 + choose(len(values)))]
    if entering and question.low is not None:
        return question.low + choose(min(7, question.high - question.low + 1))
    return None


def happens(game, state, choose):
    """Something besides the turns: a book bought, a golem buried, a correction; or None."""
    if state.phase != "actions" or choose(9):
        return None
    act = choose(4)
    if act == 0 and all(state.library):
        return {"type": "book-taken", "place": choose(5) + 1}
    entered = not state.owner or game.box.is_known("board.graveyard_cells")
    there = game.box.board.graveyard_cells if entered else HER_GRAVES
    cells = state.learned.get("board.graveyard_cells", there)
    free = [cell for cell in range(1, cells + 1) if not state.graves >> cell & 1]
    if act == 1 and len(free) > 5:
        return {"type": "golem-buried", "cell": free[choose(len(free))]}
    if act == 2:
        return {"type": "corrected", "set": {"automa.resources": choose(26) - 5}}
    if act == 3 and state.box == "owner":
        colours = ("red", "yellow", "blue", "black", "white")
        held = {colours[number] for number in (*state.marbles, *state.human_marbles)}
        rows = ("work", "golem", "artifact", "study", "mirror")
        placed = [[colour] if colour not in held and choose(4) else [] for colour in colours]
        first = choose(5)
        return {
            "type": "marbles-placed",
            "rows": dict(zip(rows, placed[first:] + placed[:first], strict=True)),
        }
    return None
